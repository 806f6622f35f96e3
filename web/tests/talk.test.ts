import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { DealInfo, Utterance } from "../src/protocol.ts";
import Talk from "../src/table/Talk.svelte";
import { threads } from "../src/table/threads.ts";
import { words } from "../src/words.ts";
import { TestTable } from "./table.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const said = (id: string, seat: number, to: number[], move = 1): Utterance => ({
  id,
  seat,
  to,
  text: id,
  at: 1,
  move,
});
const deal = (id: string, by: number, parties: number[], more: Partial<DealInfo> = {}): DealInfo => ({
  id,
  by,
  parties,
  terms: [{ term: { type: "join" }, seat: by, said: "joins Rose + Leaf" }],
  status: "open",
  accepted: [by],
  made: 2,
  ...more,
});

test("talk and deals stand together by partner, groups after single seats, others' bargains with all", () => {
  const found = threads(
    0,
    [0, 1, 2],
    [said("all", 1, []), said("two", 1, [0, 1]), said("three", 0, [0, 1, 2])],
    [deal("mine", 1, [0, 1]), deal("theirs", 1, [1, 2])],
  );
  expect(found.map((one) => [one.key, one.entries.map((entry) => entry.talk?.id ?? entry.deal?.id)])).toEqual(
    [
      ["", ["all", "theirs"]],
      ["1", ["two", "mine"]],
      ["2", []],
      ["1-2", ["three"]],
    ],
  );
});

test("what was said earlier is fetched by the page, until the open thread has some of it", async () => {
  const pages = [
    { talk: [said("c", 2, [0, 2])], earlier: true },
    { talk: [said("a", 1, []), said("b", 1, [])], earlier: false },
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/me")) return { ok: true, json: async () => ({ id: "p", name: "Alex" }) };
    asked.push(path);
    return { ok: true, json: async () => pages[asked.length - 1] };
  });
  const live = new TestTable({ talk: [said("d", 1, []), said("e", 1, [])], earlier: true });
  render(Talk, { live });
  await fireEvent.click(screen.getByRole("button", { name: "Earlier" }));
  await vi.waitFor(() => expect(live.known.earlier).toBe(false));
  expect(asked).toEqual(["/api/tables/abc/talk?before=d", "/api/tables/abc/talk?before=c"]);
  expect(live.known.talk.map((one) => one.id)).toEqual(["a", "b", "c", "d", "e"]);
  await tick();
  expect(screen.queryByRole("button", { name: "Earlier" })).toBeNull();
  // It is nothing new.
  expect(screen.getByRole("tablist").textContent).not.toContain("new message");
});

test("after a gap only the last page is there, and the rest can be asked for", () => {
  const live = new TestTable({ talk: [said("a", 1, []), said("b", 1, [])] });
  live.tell({ whole: true, resumed: true, talk: [said("y", 1, []), said("z", 1, [])], earlier: true });
  expect([live.known.talk.map((one) => one.id), live.known.earlier]).toEqual([["y", "z"], true]);
  live.tell({ talk: [said("zz", 1, [])] });
  expect([live.known.talk.length, live.known.earlier]).toEqual([3, true]);
});

test("a spectator has everything in one place", () => {
  const found = threads(-1, [0, 1], [said("all", 1, [])], [deal("d", 0, [0, 1])]);
  expect(found.length).toBe(1);
});

test("one speaks to whom the open thread is with", async () => {
  const live = new TestTable();
  render(Talk, { live });
  await fireEvent.click(screen.getByRole("tab", { name: /Zoé/ }));
  await fireEvent.input(screen.getByLabelText("To Zoé only"), { target: { value: " Together? " } });
  await fireEvent.click(screen.getByText("Send"));
  expect(live.wished).toEqual([{ do: "say", text: "Together?", to: [1] }]);
});

test("a deal that is offered to me can be accepted, refused or answered; mine can be withdrawn", async () => {
  const live = new TestTable({ deals: [deal("d1", 1, [0, 1]), deal("d2", 0, [0, 1])] });
  live.thread = "1";
  render(Talk, { live });
  await fireEvent.click(screen.getByText("Accept"));
  await fireEvent.click(screen.getByText("Refuse"));
  await fireEvent.click(screen.getByText("Withdraw"));
  expect(live.wished).toEqual([
    { do: "reply", deal: "d1", answer: "accept" },
    { do: "reply", deal: "d1", answer: "refuse" },
    { do: "reply", deal: "d2", answer: "withdraw" },
  ]);
});

test("an agreed deal says what became of each promise, and an offer shows its maker's record", () => {
  const terms = [
    { term: {}, seat: 0, said: "Alex joins", verdict: "kept" as const },
    { term: {}, seat: 1, said: "Zoé joins", verdict: "broken" as const },
  ];
  const live = new TestTable({
    deals: [deal("d1", 1, [0, 1], { status: "agreed", terms }), deal("d2", 1, [0, 1])],
    standings: [{ seat: 1, kept: 2, broken: 3 }],
  });
  live.thread = "1";
  render(Talk, { live });
  expect(document.querySelector(".verdict.kept")?.textContent).toContain("✓ kept");
  expect(document.querySelector(".verdict.broken")?.textContent).toContain("✗ broken");
  expect(screen.getAllByText("2 promises kept, 3 broken").length).toBe(2);
});

test("one promise is one promise, in both languages", () => {
  const said = (lang: "en" | "fr", kept: number, broken: number) =>
    words(lang).say("record", { kept, broken });
  expect(said("en", 1, 0)).toBe("1 promise kept, 0 broken");
  expect(said("fr", 1, 2)).toBe("1 promesse tenue, 2 rompues");
  expect(said("fr", 2, 1)).toBe("2 promesses tenues, 1 rompue");
});

test("a deal is built by clicking, and the terms come from the server", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    const terms = [
      { term: { type: "join", seat: 0 }, seat: 0, said: "Alex joins Rose + Leaf" },
      { term: { type: "join", seat: 1 }, seat: 1, said: "Zoé joins Rose + Leaf" },
    ];
    return new Response(JSON.stringify({ terms }));
  });
  const live = new TestTable();
  render(Talk, { live });
  await fireEvent.click(screen.getByText("Build a deal"));
  await fireEvent.click(screen.getByRole("button", { name: /Zoé/ }));
  await vi.waitFor(() => screen.getByText("Alex joins Rose + Leaf"));
  expect(fetched.at(-1)).toBe("/api/tables/abc/terms?with=1&lang=en");
  await fireEvent.click(screen.getByText("Alex joins Rose + Leaf"));
  await fireEvent.click(screen.getByText("Zoé joins Rose + Leaf"));
  await fireEvent.click(screen.getByText("Offer these 2 promises"));
  expect(live.wished).toEqual([
    {
      do: "offer",
      parties: [1],
      terms: [
        { type: "join", seat: 0 },
        { type: "join", seat: 1 },
      ],
      answers: "",
      seconds: 0,
    },
  ]);
});

test("where talk is public only, one can't speak in private; where there is none, not at all", async () => {
  const live = new TestTable();
  live.tell({ table: { ...live.known.table!, talk: "public" } });
  render(Talk, { live });
  expect(screen.getByLabelText("To all")).toBeTruthy();
  await fireEvent.click(screen.getByRole("tab", { name: /Zoé/ }));
  expect(screen.getByText("At this table, everything is said to everybody.")).toBeTruthy();
  live.tell({ table: { ...live.known.table!, talk: "none" } });
  await tick();
  expect(screen.getByText("Nobody talks at this table.")).toBeTruthy();
});

test("whoever is muted is not heard, and can be heard again", async () => {
  const live = new TestTable({ talk: [said("rude", 1, [])], you: { seat: 0, muted: [1] } });
  render(Talk, { live });
  expect(screen.queryByText("rude")).toBeNull();
  await fireEvent.click(screen.getByRole("tab", { name: /Zoé/ }));
  await fireEvent.click(screen.getByText("Hear Zoé again"));
  expect(live.wished).toEqual([{ do: "mute", seat: 1, muted: false }]);
});

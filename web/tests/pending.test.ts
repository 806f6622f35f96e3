// What waits for the line, as the page shows it, and what becomes of it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Waiting, Wish } from "../src/connection.ts";
import { draftsOf, remember } from "../src/draft.ts";
import { setLang } from "../src/language.svelte.ts";
import DealBuilder from "../src/table/DealBuilder.svelte";
import Prompt from "../src/table/Prompt.svelte";
import { answeredElsewhere, sentBox, unshown } from "../src/table/pending.ts";
import Talk from "../src/table/Talk.svelte";
import { ASKED, TABLE, TestTable } from "./table.ts";

const NO = ASKED.options[1]!;
const act = (action: object): Wish => ({ do: "act", request: 7, actions: [{ ...action }] });
const waiting = (wish: Wish, said = ""): Waiting => ({ id: said || "x", wish, meant: { said, seat: 0 } });

/** The same with a line of its own, on which nothing is answered. */
class Sockets {
  static made: Sockets[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  sent: { do: string; id: string }[] = [];
  constructor() {
    Sockets.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
const WHOLE = {
  type: "news",
  number: 1,
  now: 0,
  whole: true,
  table: TABLE,
  you: { seat: 0 },
  asked: [ASKED],
};
function opened() {
  const live = new TestTable({ asked: [], table: undefined });
  live.want = Object.getPrototypeOf(TestTable.prototype).want;
  live.open();
  return { live, line: () => Sockets.made.at(-1)! };
}

beforeEach(() => {
  setLang("en");
  localStorage.clear();
  sessionStorage.clear();
  Sockets.made = [];
  vi.stubGlobal("WebSocket", Sockets);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an answer that is chosen without a line is shown as waiting, and nothing else can be pressed for it", async () => {
  const live = new TestTable();
  live.status = "lost";
  render(Prompt, { live, open: () => {} });
  expect(screen.getByRole("button", { name: "Vote: no" })).toBeTruthy();
  live.waits = [waiting(act(NO.action), "Vote: no")];
  await tick();
  expect(screen.getByText(/Your answer “Vote: no” waits for the connection/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Vote: no" })).toBeNull();
  live.status = "live";
  live.waits = [];
  await tick();
  expect(screen.getByRole("button", { name: "Vote: no" })).toBeTruthy();
});

test("what one says without a line stands there as not sent yet, where one said it", async () => {
  const live = new TestTable();
  live.status = "lost";
  live.waits = [
    waiting({ do: "say", text: "Together?", to: [] }, "Together?"),
    waiting({ do: "say", text: "Secret", to: [1] }, "Secret"),
  ];
  render(Talk, { live });
  expect(screen.getByText("Together?")).toBeTruthy();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();
  expect(screen.queryByText("Secret")).toBeNull();
  await fireEvent.click(screen.getByRole("tab", { name: /Zoé/ }));
  expect(screen.getByText("Secret")).toBeTruthy();
});

test("an offer that is under way is not made again, nor composed anew after the page is loaded again", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ terms: [] }) }));
  const live = new TestTable();
  live.waits = [waiting({ do: "offer", parties: [1], terms: [{}] })];
  live.status = "lost";
  render(DealBuilder, { live, others: [1], close: () => {} });
  expect(screen.getByText("Your offer waits for the connection.")).toBeTruthy();
  cleanup();
  draftsOf("abc");
  remember("deal", 0, { others: [1], answers: "", partners: [1], chosen: ["{}"], seconds: 0 });
  render(Talk, { live });
  expect(screen.queryByRole("form")).toBeNull();
});

test("an answer chosen before the page was loaded again is sent once, and shown until it is taken", async () => {
  const first = opened();
  first.line().tell(WHOLE);
  first.live.act(7, NO.action);
  const [sent] = first.line().sent;
  first.live.close();
  const { live, line } = opened();
  line().tell(WHOLE);
  expect(live.sending).toBe(7);
  live.act(7, NO.action);
  expect(line().sent).toEqual([sent]);
  line().tell({ type: "done", id: sent!.id });
  expect(live.waits).toEqual([]);
  expect(live.dropped).toBe("");
  live.close();
});

test("what was refused meanwhile is told in a sentence, and words come back to where they were written", async () => {
  const first = opened();
  first.line().tell(WHOLE);
  first.live.want({ do: "say", text: "Together?" });
  const [sent] = first.line().sent;
  first.live.close();
  const { live, line } = opened();
  line().tell(WHOLE);
  line().tell({ type: "refused", id: sent!.id, code: "not-allowed", said: "Nobody talks here." });
  expect(live.dropped).toContain("Together?");
  expect(live.dropped).toContain("Nobody talks here.");
  expect(live.draft).toBe("Together?");
  live.close();
});

test("an answer under seal does not take the place of one given since from another page", async () => {
  const first = opened();
  first.line().tell(WHOLE);
  first.live.act(7, NO.action);
  first.live.close();
  const { live, line } = opened();
  line().tell({ ...WHOLE, asked: [{ ...ASKED, answered: 0 }] });
  expect(line().sent).toEqual([]);
  expect(live.dropped).toMatch(/Vote: no.*answered from another page/);
  live.close();
});

test("but of one's own two the later one counts", () => {
  const asked = [{ ...ASKED, answered: 1 }];
  const own = [waiting(act(NO.action)), waiting(act({ type: "pass" }))];
  expect(answeredElsewhere(own[1]!.wish, own[1]!.meant, asked, own)).toBe(false);
  expect(answeredElsewhere(own[1]!.wish, own[1]!.meant, asked, [own[1]!])).toBe(true);
  expect(answeredElsewhere(own[1]!.wish, { ...own[1]!.meant, answered: 1 }, asked, [])).toBe(false);
});

test("nor does an answer of one's own that has arrived put away the next one", () => {
  const first = opened();
  first.line().tell(WHOLE);
  first.live.want(act(NO.action));
  first.live.want(act({ type: "pass" }));
  const [done, waits] = first.line().sent;
  // The news of it is lost, and then the line.
  first.line().tell({ type: "done", id: done!.id });
  first.live.close();
  const { live, line } = opened();
  line().tell({ ...WHOLE, asked: [{ ...ASKED, answered: 1 }] });
  expect(live.dropped).toBe("");
  expect(line().sent).toEqual([waits]);
  live.close();
});

test("what is no answer, offer or talk is told by what stands on its button, each once", async () => {
  const { live, line } = opened();
  live.want({ do: "pause", want: true });
  line().tell({ ...WHOLE, seats: [] });
  for (const wish of [
    { do: "pause", want: true },
    { do: "ready", ready: true, seal: "" },
    { do: "sit", seat: 1, name: "Alex" },
    { do: "fill", seat: 1, level: "" },
    { do: "fill", seat: 2, level: "" },
    { do: "fill", seat: 2, level: "novice" },
    { do: "leave" },
    { do: "replace", seat: 1, who: "bot", want: true },
    { do: "call", seat: 1 },
    { do: "mute", seat: 1, muted: true },
    { do: "undo", request: 7 },
    { do: "say", text: "Together?" },
    { do: "speak", lang: "fr" },
  ] as Wish[])
    live.want(wish);
  expect(unshown(live.waits)).toEqual([
    "Pause",
    "I am ready",
    "Sit here",
    "Send away",
    "Free the seat",
    "Put a bot here",
    "Leave",
    "Let a bot play on",
    "Call Zoé",
    "Mute Zoé",
    "Undo: ",
  ]);
  live.close();
});

test("a draft for a question that went by while nobody looked goes with a sentence", () => {
  draftsOf("abc");
  remember("proposal", 7, ["a bill"]);
  const { live, line } = opened();
  line().tell({ ...WHOLE, asked: [{ ...ASKED, id: 8 }] });
  expect(live.dropped).toMatch(/has gone by/);
  live.close();
});

test("what waits belongs to this tab, and what can't be read of it is nothing", () => {
  sessionStorage.setItem("hemicycle-sent-abc", "{");
  expect(sentBox("abc").load()).toEqual([]);
  sentBox("abc").save([]);
  expect(sessionStorage.getItem("hemicycle-sent-abc")).toBeNull();
});

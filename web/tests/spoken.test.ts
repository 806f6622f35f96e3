// What a table says to ears: its name, and what happens at it, in the language of the page.

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import Spoken from "../src/table/Spoken.svelte";
import CalledSaid from "./CalledSaid.svelte";
import { ASKED, TABLE, TestTable } from "./table.ts";

afterEach(cleanup);

const LINE = { said: "Zoé passes.", type: "passed", move: 2, event: {} };

test("what is announced is in the language of the page, and says which that is", async () => {
  const live = new TestTable();
  const { container } = render(Spoken, { live, must: ASKED.id });
  const region = container.querySelector("[role=status]")!;
  const heard: string[] = [];
  new MutationObserver(() => heard.push(`${region.getAttribute("lang")}: ${region.textContent}`)).observe(
    region,
    { childList: true, characterData: true, subtree: true, attributes: true },
  );
  live.fresh = [LINE];
  await tick();
  expect(region.textContent).toBe("Zoé passes. Your turn. Alex, vote on the bill.");
  expect(region.getAttribute("lang")).toBe("en");

  // The page is French at once; what is known of the table is when the server has told it anew.
  setLang("fr");
  live.speak("fr");
  await tick();
  expect(region.textContent).toBe("");
  live.tell({ asked: [{ ...ASKED, id: 8 }], lines: [] });
  await tick();
  expect(region.textContent).not.toMatch(/À vous/);

  live.tell({ whole: true, table: TABLE, you: { seat: 0 }, asked: [{ ...ASKED, said: "Alex, votez." }] });
  await tick();
  expect(region.textContent).toBe("À vous. Alex, votez.");
  expect(region.getAttribute("lang")).toBe("fr");
  live.fresh = [{ ...LINE, said: "Zoé passe." }];
  await tick();
  expect(region.textContent).toBe("Zoé passe. À vous. Alex, votez.");
  for (const one of heard) expect(one).not.toMatch(/^fr: .*(Your turn|vote on)|^en: .*(À vous|votez)/);
});

test("a table is called as its host called it, else as its game, in the language of the page", async () => {
  const { rerender } = render(CalledSaid, { table: TABLE });
  expect(screen.getByRole("heading").textContent).toBe("An evening");
  await rerender({ table: { ...TABLE, title: "", game: "koalition" } });
  await screen.findByText("Koalition");
  expect(document.title).toBe("Koalition · Hemicycle");
});

test("what others say and offer is announced once, wherever one is; not what stood there before", async () => {
  const said = (id: string, seat: number, text: string) => ({ id, seat, text, at: 1, move: 1 });
  const live = new TestTable({ talk: [said("a", 1, "Hello!")] });
  render(Spoken, { live, must: -1 });
  const log = screen.getByRole("log");
  await tick();
  expect(log.textContent).toBe("");
  live.tell({ talk: [said("b", 1, "Shall we?"), said("c", 0, "We shall.")] });
  await tick();
  expect(log.textContent).toBe("Zoé: Shall we?");
  const deal = {
    id: "d",
    by: 1,
    parties: [0, 1],
    terms: [],
    status: "open" as const,
    accepted: [1],
    made: 1,
  };
  live.tell({ deals: [deal] });
  await tick();
  expect(log.textContent).toBe("Zoé offers you a deal.");
  live.tell({ whole: true, table: TABLE, you: { seat: 0 }, talk: live.known.talk, deals: [deal] });
  await tick();
  expect(log.textContent).toBe("Zoé offers you a deal.");
});

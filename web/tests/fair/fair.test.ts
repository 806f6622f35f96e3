// Words that are sealed and opened, and the proof on the result page: held against recorded games of all kinds.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wish } from "../../src/connection.ts";
import { sha256, shake256 } from "../../src/fair/hash.ts";
import { type Proof, prove } from "../../src/fair/proof.ts";
import { listOf, type Mine, mineAt, sealOf, sealWord, wordFor } from "../../src/fair/word.ts";
import type { Plain } from "../../src/games/types.ts";
import { setLang } from "../../src/language.svelte.ts";
import type { SealedWord, Story } from "../../src/protocol.ts";
import Fair from "../../src/table/Fair.svelte";
import Gathering from "../../src/table/Gathering.svelte";
import { TABLE, TestTable } from "../table.ts";

const GOLDEN = "../tests/golden";
const PILES = JSON.parse(readFileSync("tests/fair/piles.json", "utf8"));

const golden = (name: string) => readFileSync(`${GOLDEN}/${name}`, "utf8");
const headed = (record: string) => JSON.parse(record.slice(0, record.indexOf("\n")));
function proved(record: string, more: { commitment?: string; mine?: Mine } = {}): Proof {
  const header = headed(record);
  return prove(record, {
    commitment: header.commitment,
    piles: PILES[header.game][header.table.edition.id],
    ...more,
  });
}

/** With hashes that fit: even whoever can write them anew is found out. */
function resigned(record: string, change: (lines: Plain[]) => void): string {
  const lines = record
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  change(lines);
  let before = "";
  return lines
    .map((line) => {
      const unsigned = JSON.stringify({ ...line, hash: "" });
      before = createHash("sha256")
        .update(before + unsigned)
        .digest("hex")
        .slice(0, 32);
      return JSON.stringify({ ...line, hash: before });
    })
    .join("\n");
}

beforeEach(() => setLang("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("the hashes are the standard's, without crypto.subtle", () => {
  for (const size of [0, 1, 55, 56, 63, 64, 65, 119, 120, 135, 136, 137, 300]) {
    const text = "é".repeat(size >> 1) + "x".repeat(size & 1);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    const long = createHash("shake256", { outputLength: 500 }).update(text).digest("hex");
    expect(Buffer.from(shake256(text, 500)).toString("hex")).toBe(long);
  }
});

const FILES = ["koalition", "zoocracy", "politico", "junta"].flatMap((game) =>
  readdirSync(`${GOLDEN}/${game}`)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => `${game}/${name}`),
);

test.each(FILES)("%s is dealt again, draw by draw", (name) => {
  const proof = proved(golden(name));
  expect(proof.fault).toBeNull();
  expect(proof.drawn).toBeGreaterThan(20);
});

test.each([
  ["koalition/second-3.jsonl", "dealt", "politicians"],
  ["koalition/second-3.jsonl", "country-turned", "country"],
  ["zoocracy/2019-3.jsonl", "cards-drawn", "cards"],
  ["zoocracy/2019-3.jsonl", "round-began", "lots"],
  ["politico/original-3.jsonl", "trumps-drawn", "cards"],
  ["politico/original-3.jsonl", "deputies-elected", "plaques"],
  ["junta/older-2.jsonl", "cards-drawn", "cards"],
  ["junta/older-2.jsonl", "aid-drawn", "bills"],
])("in %s, %s with other %s is found out", (name, type, field) => {
  const chosen = resigned(golden(name), (lines) => {
    const events = lines.flatMap((line) => (line.events ?? []) as Plain[]);
    const told = events.filter((event) => event.type === type);
    if (field === "country") [told[0]!.country, told[1]!.country] = [told[1]!.country, told[0]!.country];
    else {
      const one = told.find((event) => new Set((event[field] as unknown[]).map(String)).size > 1)!;
      one[field] = [...(one[field] as unknown[])].reverse();
    }
  });
  expect(proved(chosen).fault).toEqual({ why: "draw", move: expect.any(Number) });
});

// Words

const WORDS = ["a".repeat(32), "b".repeat(32)];
const SECRET = "secret";
const COMMITMENT = sha256(`commitment/${SECRET}`);
const SEALED: SealedWord[] = WORDS.map((word, seat) => ({
  seat,
  seal: sealOf(COMMITMENT, seat, word),
  word,
}));
const shut = (sealed: SealedWord[]) => sealed.map(({ seat, seal }) => ({ seat, seal }));
const MINE: Mine = {
  commitment: COMMITMENT,
  seat: 0,
  word: WORDS[0]!,
  lists: [listOf(SEALED)],
  opened: listOf(SEALED),
};

/** A record without decisions: of a game whose draws are not known here. */
const record = (header: Plain = {}, secret = SECRET) =>
  resigned(
    [
      {
        game: "chair",
        table: { players: 3, options: {} },
        commitment: COMMITMENT,
        words: WORDS,
        sealed: SEALED,
        ...header,
      },
      { n: 0, events: [] },
      { over: true, secret },
    ]
      .map((line) => JSON.stringify(line))
      .join("\n"),
    () => undefined,
  );
const known = { commitment: COMMITMENT, piles: {} };

test("one's own word in the deal, and every seal fits", () => {
  expect(prove(record(), { ...known, mine: MINE })).toEqual({
    fault: null,
    words: [0, 1],
    shut: [],
    mine: "in",
    drawn: 0,
  });
  expect(prove(record(), known).mine).toBe("none");
  const without = { sealed: shut(SEALED).slice(1), words: [] };
  expect(prove(record(without), { ...known, mine: { ...MINE, lists: [], opened: "" } })).toMatchObject({
    fault: null,
    mine: "out",
    shut: [1],
  });
});

test.each<[string, string, Partial<Mine>]>([
  ["secret", record({}, "another"), {}],
  ["seal", record(), { commitment: sha256("commitment/another") }],
  ["word", record({ sealed: [{ ...SEALED[0], word: WORDS[1] }, SEALED[1]] }), {}],
  ["words", record({ words: [WORDS[1]] }), {}],
  ["words", record({ sealed: [shut(SEALED)[0], SEALED[1]] }), {}],
  ["mine", record(), { word: WORDS[1]! }],
  ["list", record(), { lists: [listOf(SEALED.slice(0, 1))] }],
  ["twice", record(), { lists: [listOf(SEALED), listOf(SEALED.slice(0, 1))] }],
  ["record", record().replace('"players":3', '"players":4'), {}],
])("a deal that is not proved: %s", (why, told, mine) => {
  expect(prove(told, { ...known, mine: { ...MINE, ...mine } }).fault?.why).toBe(why);
});

test("a word is opened for the one list that holds its seal, and after a reload still", () => {
  const seal = sealWord("t1", COMMITMENT, 0);
  const mine = JSON.parse(localStorage.getItem("hemicycle-word-t1")!) as Mine;
  expect(mine.word).toMatch(/^[0-9a-f]{64}$/);
  expect(seal).toBe(sealOf(COMMITMENT, 0, mine.word));
  const list = [{ seat: 0, seal }, shut(SEALED)[1]!];
  expect(wordFor("t1", COMMITMENT, 0, list)).toBe(mine.word);
  expect(wordFor("t1", COMMITMENT, 0, list)).toBe(mine.word);
  // A server that shows another list afterwards knows the word by now.
  expect(wordFor("t1", COMMITMENT, 0, list.slice(0, 1))).toBe("");
  expect(mineAt("t1")!.lists).toHaveLength(2);
  // And a new word does not make that good.
  sealWord("t1", COMMITMENT, 0);
  expect(mineAt("t1")!.lists).toHaveLength(2);
});

test("a page that is loaded again between seal and word opens what it has sealed", async () => {
  const seal = sealWord("t5", COMMITMENT, 0);
  vi.resetModules();
  const again = await import("../../src/fair/word.ts");
  expect(sealOf(COMMITMENT, 0, again.wordFor("t5", COMMITMENT, 0, [{ seat: 0, seal }]))).toBe(seal);
});

test("no word for a list without its seal, for another seat, or where none was drawn", () => {
  const seal = sealWord("t2", COMMITMENT, 0);
  expect(wordFor("t2", COMMITMENT, 0, shut(SEALED))).toBe("");
  expect(wordFor("t2", COMMITMENT, 1, [{ seat: 1, seal }])).toBe("");
  expect(wordFor("t3", COMMITMENT, 0, [{ seat: 0, seal }])).toBe("");
});

test("a word is kept on the page where the browser may not keep it", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  const seal = sealWord("t4", COMMITMENT, 0);
  expect(wordFor("t4", COMMITMENT, 0, [{ seat: 0, seal }])).toMatch(/^[0-9a-f]{64}$/);
});

test("who is ready sends a seal, and the word is opened when the list has come", async () => {
  const live = new TestTable();
  const wishes: Wish[] = [];
  live.want = async (wish) => {
    wishes.push(wish);
    return true;
  };
  const table = { ...TABLE, id: live.id, state: "gathering" as const, commitment: COMMITMENT };
  live.hears({ table, you: { seat: 0 } });
  render(Gathering, { live });
  expect(screen.queryByRole("textbox", { name: "A word of your own" })).toBeNull();
  expect(screen.getByText(/nobody can choose the cards/)).toBeTruthy();
  screen.getByRole("button", { name: "I am ready" }).click();
  expect(wishes).toEqual([{ do: "ready", ready: true, seal: sealOf(COMMITMENT, 0, mineAt(live.id)!.word) }]);
});

test("the list of seals comes over the line: the word goes back once, while nothing is dealt", () => {
  const live = new TestTable();
  const sent: Wish[] = [];
  Object.assign(live, { line: { send: async (wish: Wish) => void sent.push(wish) } });
  const table = { ...TABLE, state: "gathering" as const, commitment: COMMITMENT };
  live.tell({ table });
  live.getReady(true);
  const { word } = mineAt(live.id)!;
  const sealed = [{ seat: 0, seal: sealOf(COMMITMENT, 0, word) }];
  live.tell({ sealed });
  expect(live.wished.map((one) => one.do)).toEqual(["ready"]);
  expect(sent).toEqual([{ do: "open", word }]);
  live.tell({ table: { ...table, state: "playing" }, sealed: [{ ...sealed[0]!, word }] });
  expect(sent).toHaveLength(1);
});

// The line

const STORY = { secret: SECRET, piles: {} } as unknown as Story;
async function told(text: string | null, mine?: Mine, lang: "en" | "fr" = "en"): Promise<HTMLElement> {
  setLang(lang);
  if (mine) localStorage.setItem("hemicycle-word-t9", JSON.stringify(mine));
  vi.stubGlobal("fetch", async () => ({ ok: text !== null, text: async () => text }));
  render(Fair, {
    table: { ...TABLE, id: "t9", commitment: COMMITMENT, lesson: "" },
    story: STORY,
    names: ["Ada", "Bea", "C"],
  });
  await vi.waitFor(() => expect(document.querySelector(".fair.checking")).toBeNull());
  return document.querySelector<HTMLElement>(".fair")!;
}
const line = (of: HTMLElement) => of.querySelector("summary")!.textContent!.replaceAll(/\s+/g, " ").trim();

test("proved on this device, in both languages, with what it does not prove", async () => {
  const fair = await told(record(), MINE);
  expect(line(fair)).toBe("✓Dealt fairly: proved on this device");
  expect(fair.textContent).toContain("Words were mixed in by Ada and Bea; each fits its seal.");
  expect(fair.textContent).toContain("whoever runs the server could");
  cleanup();
  expect(line(await told(record(), MINE, "fr"))).toBe("✓Donne honnête : prouvé sur cet appareil");
});

test("a word that was not opened is named; who watches is told less", async () => {
  const one = { sealed: [SEALED[0], shut(SEALED)[1]], words: [WORDS[0]] };
  expect(line(await told(record(one), MINE))).toBe(
    "!The deal fits its seals, but sealed words were not opened: Bea",
  );
  cleanup();
  localStorage.clear();
  expect(line(await told(record()))).toBe("✓The deal fits its seals: checked on this device");
});

test("a proof that fails is told plainly", async () => {
  const fair = await told(record({}, "another"), MINE);
  expect(line(fair)).toBe("✗This deal is not proved: the secret does not fit the seal in the record.");
  expect(fair.querySelector("[role=alert]")).toBeTruthy();
  cleanup();
  expect(line(await told("no record", MINE))).toContain("not proved");
  cleanup();
  expect(line(await told(null, MINE))).toContain("could not be checked");
});

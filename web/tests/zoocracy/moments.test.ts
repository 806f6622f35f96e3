import { beforeAll, expect, test } from "vitest";
import moments from "../../src/games/zoocracy/moments.ts";
import plates from "../../src/games/zoocracy/plates.ts";
import type { Board as Shown } from "../../src/games/zoocracy/shown.ts";
import type { Line, Plain } from "../../src/protocol.ts";
import { LANGUAGES, type Lang, loadWords } from "../../src/words.ts";
import raw from "./moments.jsonl?raw";
import { scene } from "./scenes.ts";

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadWords(lang, "zoocracy");
});

/** What was told at the great moments of real games (tests/zoocracy/moments.py). */
const told = raw
  .trim()
  .split("\n")
  .map((line): { name: string; lines: Line[]; after: Plain } => JSON.parse(line));
const { seats } = scene("bid");

function at(name: string, lang: Lang = "en") {
  const { lines, after } = told.find((one) => one.name === name)!;
  const { figures } = scene("bid").board;
  return moments({ lines, before: {}, after: { ...after, figures: figures! }, seats, you: 0, lang });
}

test.each(told.flatMap(({ name }) => LANGUAGES.map((lang) => [name, lang] as const)))(
  "%s is told in %s, with every word",
  (name, lang) => {
    const found = at(name, lang);
    expect(found.length).toBeGreaterThan(0);
    for (const { title, said, papers } of found)
      for (const text of [title, said ?? "", ...(papers ?? []).map((one) => one.said)])
        expect(text).not.toMatch(/\b(moment|board|term)-[a-z]|undefined|NaN/);
  },
);

test("bids are turned over from the lowest to the highest, and who wins stands out", () => {
  const [bids, ...more] = at("bids");
  expect(more).toEqual([]);
  expect(bids).toMatchObject({ kind: "papers", title: "The bids are turned over" });
  expect(bids!.papers).toEqual([
    { seat: 3, said: "4 food" },
    { seat: 0, said: "7 food" },
    { seat: 2, said: "7 food" },
    { seat: 1, said: "8 food", tone: "good" },
  ]);
  expect(bids!.said).toBe("Bruno wins the presidency. As President, Bruno implements a goal (their 1st).");
});

test("a tie is told with the bids, and nobody stands out", () => {
  const [bids] = at("tie");
  expect(bids!.said).toMatch(/bid again/);
  expect(bids!.papers!.every((one) => one.tone === undefined)).toBe(true);
});

test("an election shows each species and the parliament that comes of it", () => {
  const [elected] = at("election");
  expect(elected!.title).toBe("The zoo has voted");
  expect(elected!.said).toMatch(/^The new parliament: Dimitri 15/);
  const { voted, seats: parliament, majority } = elected!.picture!.props;
  expect(voted).toHaveLength(7);
  expect([parliament, majority]).toEqual([[1, 8, 9, 15], 17]);
});

test("a proposal that is refused: each vote with its weight, then what came of it", () => {
  const [vote, ...more] = at("refused");
  expect(more).toEqual([]);
  expect(vote!.papers![0]).toEqual({ seat: 0, said: "No: 8 seats", tone: "bad" });
  expect(vote!.papers![1]).toEqual({ seat: 1, said: "Yes: 10 seats", tone: "good" });
  expect(vote!.said).toMatch(/is refused/);
});

test("a government is formed: the votes, then who gets what", () => {
  const [vote, formed] = at("government");
  expect(vote!.said).toBe("32 seats in favour; the majority is 17.");
  expect(formed).toMatchObject({
    kind: "together",
    said: "Bruno, Chloé and Dimitri govern together, with 32 seats.",
    papers: [
      { seat: 1, said: "Finance · 1 goal" },
      { seat: 2, said: "in government" },
      { seat: 3, said: "Prime Minister · Defence · 1 goal" },
    ],
  });
});

test("by a motion a government falls before another comes", () => {
  expect(at("motion").map((one) => one.kind)).toEqual(["papers", "fall", "together"]);
});

test("where nobody agrees there is no government", () => {
  expect(at("failed").map((one) => one.title)).toEqual(["The votes are counted", "No government"]);
});

test("a goal, and the end of a round with where everybody stands", () => {
  const [goal, round] = at("goal");
  expect(goal!.papers).toEqual([{ seat: 3, said: "1 goal", tone: "good" }]);
  expect(round).toMatchObject({ kind: "end", title: "Round 1 is over" });
  const goals = round!.papers!.map((one) => Number.parseInt(one.said, 10));
  expect(goals).toEqual([...goals].sort((a, b) => b - a));
  expect(goals).toHaveLength(4);
});

test("a goal that is lost, and the last round, are moments too", () => {
  expect(at("lost")[0]).toMatchObject({ kind: "fall", title: "No goal this round" });
  expect(at("last").at(-1)).toMatchObject({ title: "The last round" });
});

test("a plate says the offices, or that a party governs", () => {
  const board = structuredClone(scene("campaign").board) as unknown as Shown;
  board.parliament.offices = [
    { office: "president", seat: 2, up: true },
    { office: "prime-minister", seat: 1, up: true },
    { office: "finance", seat: 1, up: false },
    { office: "defence", seat: null, up: false },
    { office: "opposition-leader", seat: 2, up: true },
  ];
  board.parliament.government = [1, 3];
  const plain = board as unknown as Plain;
  expect(plates(plain, "en")).toEqual([
    "",
    "Prime Minister · Finance",
    "President · Opposition",
    "in government",
  ]);
  expect(plates(plain, "fr")[1]).toBe("Premier ministre · Finances");
});

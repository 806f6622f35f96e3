import { beforeAll, expect, test } from "vitest";
import moments from "../../src/games/junta/moments.ts";
import plates from "../../src/games/junta/plates.ts";
import type { Plain } from "../../src/games/types.ts";
import type { Line } from "../../src/protocol.ts";
import { LANGUAGES, loadWords } from "../../src/words.ts";
import { scene, scenes } from "./scenes.ts";

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadWords(lang, "junta");
});

const of = (name: string, lines = scene(name).lines ?? [], before: Plain = {}) =>
  moments({
    lines,
    before,
    after: scene(name).board,
    seats: scene(name).seats,
    you: scene(name).you.seat ?? -1,
    lang: "en",
  });
const line = (event: Plain, said = "…"): Line => ({ move: 1, type: String(event.type), said, event });
const titles = (name: string) => of(name).map((one) => one.title);

test.each(LANGUAGES)("what was told in each scene has its words in %s", (lang) => {
  for (const one of scenes) {
    const found = moments({
      lines: one.lines ?? [],
      before: one.board,
      after: one.board,
      seats: one.seats,
      you: 0,
      lang,
    });
    for (const { title, papers } of found)
      expect([title, ...(papers ?? []).map((paper) => paper.said)].join()).not.toMatch(
        /\b(board|term)-[a-z]|undefined|NaN/,
      );
  }
});

test("the salvos of a fight come one by one, each with all its dice", () => {
  const [salvo, ...more] = of("move");
  expect(more).toEqual([]);
  expect(salvo!.kind).toBe("fight");
  expect(salvo!.title).toMatch(/^Fight, .*: salvo \d of 3$/);
  const fired = scene("move").lines!.filter((one) => one.event?.type === "shots-fired");
  const shots = salvo!.picture!.props.shots as { dice: number[]; said: string }[];
  expect(shots.map((one) => one.dice)).toEqual(fired.map((one) => one.event!.dice));
  expect(shots[0]!.said).toMatch(/^Dice: /);
  expect(salvo!.said).toBe(scene("move").lines!.find((one) => one.event?.type === "units-lost")!.said);
});

test("whoever is shot is shot once", () => {
  const found = of("bank").filter((one) => one.kind === "fall");
  expect(found.map((one) => one.title)).toEqual(["The firing squad"]);
});

test("a death by an assassin says who sent him", () => {
  const killed = scene("cousin").lines!.find((one) => one.event?.type === "family-killed")!.event!;
  const plot = {
    order: [],
    family: -1,
    attempts: [{ family: 3, card: "amateur", target: Number(killed.family), location: "bank", state: "now" }],
  };
  const [death] = of("cousin", scene("cousin").lines, { plot } as unknown as Plain);
  expect(death!.kind).toBe("fall");
  expect(death!.picture!.props.shots).toMatchObject([{ family: 3, target: killed.family, sign: "assassin" }]);
});

test("a coup is declared, decided and paid for", () => {
  expect(titles("land")).toContain("Coup d’état!");
  const [decided] = of("squad");
  expect(decided!.title).toMatch(/has won$/);
  expect(decided!.picture!.props.points).toHaveLength(5);
});

test("a vote is opened paper by paper: what was given before, and what came last", () => {
  const before = {
    ballot: {
      question: "budget",
      round: 1,
      given: [
        { family: 0, source: "family", choice: "for", votes: 1, round: 1 },
        { family: 0, source: "church", choice: "for", votes: 4, round: 1 },
      ],
    },
  } as unknown as Plain;
  const lines = [
    line({ type: "votes-given", family: 2, source: "family", choice: "against", votes: 1 }),
    line({ type: "budget-voted", seat: 1, yes: 5, no: 1, passed: true }, "It passes."),
  ];
  const [vote] = of("vote", lines, before);
  expect(vote).toMatchObject({ kind: "papers", title: "The budget passes", said: "It passes." });
  expect(vote!.papers).toEqual([
    { seat: 0, said: "For: 5", tone: "good" },
    { seat: 2, said: "Against: 1", tone: "bad" },
  ]);
});

test("the Junta's votes are opened, and who is President by them", () => {
  const lines = [
    line({ type: "junta-voted", families: [0, 2, 3], choices: [2, 2, 3] }),
    line({ type: "president-elected", seat: 2, how: "junta" }),
  ];
  const [one, ...more] = of("vote", lines);
  expect(more).toEqual([]);
  expect(one!.title).toBe("Chloé becomes President");
  expect(one!.papers!.map((paper) => [paper.seat, paper.said, paper.tone])).toEqual([
    [0, "Chloé", "good"],
    [2, "Chloé", "good"],
    [3, "Dimitri", undefined],
  ]);
});

test("in the end the accounts are opened", () => {
  const last = of("over").at(-1)!;
  expect(last.kind).toBe("victory");
  expect(last.papers).toHaveLength(5);
  expect(last.papers!.some((one) => one.tone === "good")).toBe(true);
});

test("a plate says the posts, and what has become of somebody", () => {
  const { board } = scene("play");
  const said = plates(board, "en");
  expect(said).toHaveLength(5);
  expect(said[1]).toBe("President");
  expect(said[2]).toBe("Minister · General, 1st");
  const dead = structuredClone(board) as unknown as { families: Plain[] };
  dead.families[2]!.dead = true;
  expect(plates(dead as unknown as Plain, "fr")[2]).toBe("Hors jeu");
});

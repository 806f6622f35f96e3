import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import moments from "../../src/games/koalition/moments.ts";
import plates from "../../src/games/koalition/plates.ts";
import type { Board } from "../../src/games/koalition/shown.ts";
import MomentCard from "../../src/stage/MomentCard.svelte";
import type { Happened } from "../../src/stage/moments.svelte.ts";
import { LANGUAGES, loadWords } from "../../src/words.ts";
import raw from "./moments.jsonl?raw";
import { scene, scenes } from "./scenes.ts";

type Told = Omit<Happened, "lang"> & { name: string };
// What really happened in games that bots played (tests/koalition/moments.py makes them).
const all: Told[] = raw
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const of = (name: string, lang: Happened["lang"] = "en") =>
  moments({ ...all.find((one) => one.name === name)!, lang });

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadWords(lang, "koalition");
});
afterEach(cleanup);

test.each(all.map((one) => one.name))("%s is told in both languages, and can be drawn", (name) => {
  for (const lang of LANGUAGES)
    for (const moment of of(name, lang)) {
      const { container } = render(MomentCard, { moment, seats: all[0]!.seats, next: () => {} });
      expect(container.textContent).not.toMatch(/\b(board|moment|term)-[a-z]/);
      expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
      expect(container.querySelector("h2")!.textContent).toBe(moment.title);
      cleanup();
    }
});

test("who begins is opened paper by paper", () => {
  const [moment] = of("begins");
  expect(moment!.kind).toBe("papers");
  expect(moment!.papers!.map((one) => one.said)).toEqual(["Ada", "Dimitri", "Chloé", "Ada", "Élise"]);
  expect(moment!.papers!.filter((one) => one.tone === "good")).toHaveLength(2);
  expect(moment!.said).toContain("Ada begins");
});

test("a leader falls", () => {
  const [moment, ...more] = of("sturz");
  expect(more).toEqual([]);
  expect(moment).toMatchObject({ kind: "fall", title: "Dimitri no longer leads Rose" });
});

test("an action card is a moment only when it changes much", () => {
  for (const name of ["doppler", "skandal", "ruecktritt", "weste"]) {
    const { before, after, lines } = all.find((one) => one.name === name)!;
    const [was, is] = [before, after].map((one) => (one as unknown as Board).table);
    const most = Math.max(
      ...was!.parties.map((one) =>
        Math.abs(one.votes - (is!.parties.find((other) => other.party === one.party)?.votes ?? 0)),
      ),
    );
    const fell = was!.parties.some(
      (one) =>
        one.leader != null &&
        is!.parties.some((other) => other.party === one.party && other.leader !== one.leader),
    );
    expect(lines).toHaveLength(1);
    expect(of(name)).toHaveLength(fell || most >= was!.total / 6 ? 1 : 0);
  }
});

test("hands are shaken, then the country is over, and stays until it has been seen", () => {
  const [shaken, ended, ...more] = of("formed");
  expect(more).toEqual([]);
  expect(shaken!.kind).toBe("together");
  expect(shaken!.picture!.props.parties).toEqual([
    { party: "cross", leader: 1 },
    { party: "rose", leader: 4 },
  ]);
  expect(ended).toMatchObject({ kind: "end", hold: true });
  const points = ended!.papers!.map(({ seat, said, tone }) => [seat, said, tone]);
  expect(points).toEqual([
    [1, "+3", "good"],
    [4, "+3", "good"],
    [2, "+2", undefined],
    [3, "+1", undefined],
    [0, "+1", undefined],
  ]);
});

test("where the last card decides, the hemicycle is the one that was counted", () => {
  const [ended, ...more] = of("alone");
  expect(more).toEqual([]);
  expect(ended!.hold).toBe(true);
  expect(ended!.picture!.props).toMatchObject({ coalition: ["hat"], table: { total: 93, majority: 47 } });
});

test("no coalition: the country votes again, or stays without a government", () => {
  expect(of("again")).toMatchObject([{ kind: "fall", title: "France votes again" }]);
  expect(of("failed")).toMatchObject([
    { kind: "end", hold: true, title: "France: no government", papers: [] },
  ]);
});

test("at the end Europe gives its bonus, after the last country", () => {
  const [last, europe, ...more] = of("europe");
  expect(more).toEqual([]);
  expect(last!.hold).toBe(true);
  expect(europe!.title).toBe("Europe bonus");
  expect(europe!.papers![0]).toEqual({ seat: 2, said: "Rose +7", tone: "good" });
});

test("nothing is told of what was not told", () => {
  expect(moments({ ...all[0]!, before: {}, lang: "en" })).toEqual([]);
  expect(moments({ ...all[0]!, lines: [], lang: "en" })).toEqual([]);
});

test("a plate says which parties a seat leads", () => {
  const { board } = scene("talks");
  const said = plates(board, "en");
  for (const one of (board as unknown as Board).table.parties)
    if (one.leader != null) expect(said[one.leader]).toMatch(/^leads /);
  expect(plates(board, "fr")[1]).toMatch(/^chef\u00a0: /);
  for (const one of scenes)
    expect(plates(one.board, "en")).toHaveLength((one.board as unknown as Board).players.length);
});

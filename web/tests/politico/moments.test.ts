import { beforeAll, expect, test } from "vitest";
import moments from "../../src/games/politico/moments.ts";
import plates from "../../src/games/politico/plates.ts";
import type { Board } from "../../src/games/politico/shown.ts";
import type { Plain } from "../../src/games/types.ts";
import type { Line } from "../../src/protocol.ts";
import { LANGUAGES, loadWords } from "../../src/words.ts";
import { scene, scenes } from "./scenes.ts";

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadWords(lang, "politico");
});

const line = (event: Plain, said = "…"): Line => ({ move: 1, type: String(event.type), said, event });
const of = (lines: Line[], name = "act", before: Plain = scene(name).board) =>
  moments({
    lines,
    before,
    after: scene(name).board,
    seats: scene(name).seats,
    you: scene(name).you.seat ?? -1,
    lang: "en",
  });

test.each(LANGUAGES)("what was told in each scene has its words in %s", (lang) => {
  for (const { lines = [], board, seats } of scenes) {
    const found = moments({ lines, before: board, after: board, seats, you: 0, lang });
    for (const { title, said, papers = [] } of found)
      expect([title, said, ...papers.map((one) => one.said)].join()).not.toMatch(
        /\b(board|term)-[a-z]|undefined|NaN/,
      );
  }
});

test("nothing that is told twice a turn is a great moment", () => {
  const daily = ["turn-began", "event-drawn", "trumps-drawn", "attack-played", "deputies-moved"];
  expect(of(daily.map((type) => line({ type })))).toEqual([]);
});

test("a ballot is opened paper by paper, with how many deputies voted what", () => {
  const [vote, ...more] = of([
    line({
      type: "ballot-revealed",
      question: "censure",
      voters: [0, 1, 2],
      choices: ["yes", "no", "abstain"],
      weights: [60, 45, 30],
    }),
    line({ type: "motion-voted", seat: 0, yes: 60, no: 45, needed: 53, carried: true }, "60 for"),
  ]);
  expect(more).toEqual([]);
  expect(vote).toMatchObject({ kind: "papers", title: "Motion of censure", said: "60 for" });
  expect(vote!.papers).toEqual([
    { seat: 0, said: "Yes · 60", tone: "good" },
    { seat: 1, said: "No · 45", tone: "bad" },
    { seat: 2, said: "Abstain · 30", tone: undefined },
  ]);
});

test("who joins and who declines is opened, too", () => {
  const [answers] = of([line({ type: "invitations-answered", seat: 0, members: [1], declined: [3] })]);
  expect(answers!.papers).toEqual([
    { seat: 1, said: "joins", tone: "good" },
    { seat: 3, said: "declines", tone: "bad" },
  ]);
});

test("a government is formed, scores, and falls with what it costs", () => {
  const [formed, scored, fell] = of([
    line({ type: "government-formed", seat: 1, members: [1, 2], how: "vote" }),
    line({ type: "government-scored", members: [1, 2], points: [75, 40] }),
    line({ type: "government-fell", seat: 1, members: [1, 2], why: "motion", author: 0 }),
    line({ type: "points-changed", seats: [1, 2, 0], points: [-50, -50, 50] }),
  ]);
  expect(formed).toMatchObject({ kind: "together", title: `${scene("act").seats[1]!.name} governs` });
  expect(formed!.picture!.props.members).toEqual([1, 2]);
  expect(scored!.papers!.map((one) => one.said)).toEqual(["+75", "+40"]);
  expect(fell).toMatchObject({ kind: "fall", title: "The government falls" });
  expect(fell!.papers!.map((one) => one.said)).toEqual(["−50", "−50", "+50"]);
});

test("an attack is a duel; where a government falls by it, the fall is the moment", () => {
  const hit = line({ type: "attack-succeeded", seat: 1, card: "desaccords", target: 3 });
  const countered = {
    type: "attack-countered",
    seat: 2,
    card: "baraka",
    attack: "forfaiture",
    target: 3,
    attacker: 1,
  };
  expect(of([line(countered)])[0]!.picture!.props).toMatchObject({
    attacker: 1,
    target: 3,
    card: "forfaiture",
    defence: "baraka",
  });
  expect(of([hit])).toMatchObject([{ kind: "fight", title: `${scene("act").seats[3]!.name} is hit` }]);
  const fell = line({ type: "government-fell", seat: 3, members: [3], why: "attack", author: 1 });
  expect(of([hit, fell]).map((one) => one.kind)).toEqual(["fall"]);
});

test("the army has its coup, and can be stopped", () => {
  const titles = of([
    line({ type: "army-played", seat: 1, use: "topple" }),
    line({ type: "government-fell", seat: 2, members: [2], why: "army", author: 1 }),
    line({ type: "army-stopped", seat: 1, use: "enter" }),
  ]).map((one) => one.title);
  expect(titles).toEqual(["The army", "The army topples the government", "The army is stopped"]);
});

test("an election says who has won and lost deputies", () => {
  const was = (scene("act").board as unknown as Board).assembly.deputies;
  const deputies = was.map((number, seat) => number + (seat === 0 ? 15 : seat === 1 ? -5 : 0));
  const event = { type: "deputies-elected", why: "dissolution", plaques: [], deputies };
  const [election] = of([line(event)]);
  expect(election!.title).toBe("The Assembly is dissolved");
  expect(election!.papers!.slice(0, 3)).toEqual([
    { seat: 0, said: `${was[0]! + 15} (+15)`, tone: "good" },
    { seat: 1, said: `${was[1]! - 5} (−5)`, tone: "bad" },
    { seat: 2, said: String(was[2]), tone: undefined },
  ]);
  // Nobody had any before the first.
  const [first] = of([line({ ...event, why: "first" })]);
  expect(first!.papers!.every((one) => one.tone === undefined)).toBe(true);
});

test("a plate says who governs, and who is silenced", () => {
  for (const name of ["act", "eight"]) {
    const { government, players } = scene(name).board as unknown as Board;
    const said = plates(scene(name).board, "en");
    expect(said).toHaveLength(players.length);
    for (const [seat, { silenced }] of players.entries()) {
      const posts = [
        ...(government!.seat === seat ? ["Prime Minister"] : []),
        ...(government!.members.slice(1).includes(seat) ? ["in government"] : []),
        ...(silenced ? ["silenced"] : []),
      ];
      expect(said[seat]).toBe(posts.join(" · "));
    }
  }
  expect(plates(scene("act").board, "fr").join()).toContain("au gouvernement");
});

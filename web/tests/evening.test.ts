import { expect, test } from "vitest";
import { lengthOf, minutesOf, playersOf, shortest } from "../src/evening.ts";
import type { EditionInfo, GameInfo } from "../src/protocol.ts";

const both = (text: string) => ({ en: text, fr: text });
const edition = { players: [3, 4, 5], variants: [3], usual: 4 } as unknown as EditionInfo;
const value = (value: string | number, share = 1) => ({ value, said: both(String(value)), share });
const game: GameInfo = {
  name: "game",
  title: both("Game"),
  tagline: both(""),
  editions: [edition],
  options: [
    { name: "house", said: both(""), help: both(""), values: [value("no"), value("yes")] },
    { name: "rounds", said: both(""), help: both(""), values: [value("all"), value(2, 0.25), value(4, 0.5)] },
  ],
  bots: ["novice"],
  characters: {},
  notes: {},
  minutes: { 4: { people: 100, alone: 40 } },
  lessons: [],
  weight: 1,
};

test("a variant is not what the game is made for", () => {
  expect(playersOf(game)).toEqual({ least: 4, most: 5 });
});

test("bots are faster than people, and some bots lie between", () => {
  expect(minutesOf(game, 4, 4)).toBe(100);
  expect(minutesOf(game, 4, 1)).toBe(40);
  expect(minutesOf(game, 4, 2)).toBe(60);
});

test("a shorter game takes its share, and never less than five minutes", () => {
  expect(lengthOf(game)?.name).toBe("rounds");
  expect(minutesOf(game, 4, 4, 4)).toBe(50);
  expect(minutesOf(game, 4, 1, 2)).toBe(10);
  expect(shortest(game)).toEqual({ rounds: 2 });
});

test("a game that does not say has no minutes and no lengths", () => {
  expect(minutesOf({ ...game, minutes: {} }, 4, 4)).toBeUndefined();
  expect(shortest({ ...game, options: [] })).toEqual({});
});

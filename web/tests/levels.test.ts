import { expect, test } from "vitest";
import { hasBot, parted, withCharacter } from "../src/levels.ts";

const game = { bots: ["random", "novice", "Mine"], characters: { novice: ["loyal", "greedy"] } };

test("a character follows its level", () => {
  expect(parted("novice/loyal")).toEqual(["novice", "loyal"]);
  expect(parted("novice")).toEqual(["novice", ""]);
  expect(withCharacter(game, "novice", "loyal")).toBe("novice/loyal");
});

test("a level without characters is given none", () => {
  expect(withCharacter(game, "random", "loyal")).toBe("random");
  expect(withCharacter(game, "Mine", "loyal")).toBe("Mine");
  expect(withCharacter(game, "novice", "")).toBe("novice");
  expect(withCharacter(undefined, "novice", "loyal")).toBe("novice");
});

test("another game may not have the bots of the one before", () => {
  expect(hasBot(game, "novice/loyal")).toBe(true);
  expect(hasBot(game, "Mine")).toBe(true);
  expect(hasBot(game, "steady/loyal")).toBe(false);
  expect(hasBot(game, "random/loyal")).toBe(false);
  expect(hasBot(game, "novice/odd")).toBe(false);
});

import { expect, test } from "vitest";
import { find, passing } from "../../src/games/choices.ts";
import { about, optionsOf, playedWith, sameFace, targetOf } from "../../src/games/koalition/choices.ts";
import type { Board, Hand } from "../../src/games/koalition/shown.ts";
import { speaksOf } from "../../src/stage/touch.ts";
import { scene, scenes } from "./scenes.ts";

const hand = (name: string) => (scene(name).mine as unknown as Hand).cards;

test("a politician in hand is laid for its party, and only so", () => {
  const { asked } = scene("lay");
  const politician = hand("lay").find((one) => one.kind === "politician")!;
  const { offers } = optionsOf(asked, politician);
  expect(offers.map((one) => one.choice.action)).toEqual([
    { type: "lay", card: politician.card, party: politician.party },
  ]);
});

test("cards of the first edition are laid in their own way", () => {
  expect(playedWith("doubler-rose")({ type: "lay-doubler", party: "rose" })).toBe(true);
  expect(playedWith("doubler-rose")({ type: "lay-doubler", party: "hat" })).toBe(false);
  expect(playedWith("resignation")({ type: "lay-resignation", card: "hat-9" })).toBe(true);
});

test("every choice belongs to a card in hand, to a coalition, or passes", () => {
  for (const one of scenes) {
    const { table, talks } = one.board as unknown as Board;
    const possible = [...table.possible, ...(talks?.proposed ?? [])];
    for (const request of one.asked.filter((asked) => asked.kind !== "starter"))
      for (const choice of request.options) {
        const places = [
          ...(one.mine as unknown as Hand).cards.map((held) => optionsOf(one.asked, held)),
          ...possible.map((row) => about(one.asked, row.coalition)),
        ];
        const held = places.some((place) => place.offers.some((offer) => offer.choice === choice));
        const building = choice.action.type === "include";
        expect(held || building || choice === passing(one.asked)?.choice, choice.said).toBe(true);
      }
  }
});

test("what an action card may not hit says why", () => {
  const { asked } = scene("open");
  const barred = find(asked, () => true).barred;
  for (const one of barred) expect(one.why).toBeTruthy();
});

test("a target is a party or a card on the table", () => {
  expect(targetOf({ type: "doppler", party: "rose" })).toBe("rose");
  expect(targetOf({ type: "ruecktritt", card: "rose-9" })).toBe("rose-9");
  expect(targetOf({ type: "weste", target: "hat" })).toBe("hat");
  expect(targetOf({ type: "lay", card: "joker-5", party: "leaf" })).toBe("leaf");
  expect(targetOf({ type: "pass" })).toBe("");
});

test("jokers of the same face are one thing to choose", () => {
  expect(sameFace("joker-5b")).toBe("joker-5");
  expect(sameFace("rose-10b")).toBe("rose-10b");
});

test("in a deal, a touched treaty means its coalition, and a touched party every promise about it", () => {
  const join = { type: "join", seat: 1, coalition: ["leaf", "rose"] };
  expect(speaksOf(join, "leaf+rose")).toBe(true);
  expect(speaksOf(join, "leaf")).toBe(true);
  expect(speaksOf(join, "leaf+hat")).toBe(false);
  expect(speaksOf({ type: "spare", seat: 1, party: "rose" }, "rose")).toBe(true);
});

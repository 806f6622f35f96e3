import { expect, test } from "vitest";
import { seated, sitting } from "../../src/games/benches.ts";
import { find } from "../../src/games/choices.ts";
import { keptAfter, paidFor } from "../../src/games/zoocracy/bids.ts";
import { placeWith, touches, withCard } from "../../src/games/zoocracy/choices.ts";
import {
  actionsOf,
  backing,
  draftRequest,
  give,
  isComplete,
  settled,
  sharesOf,
} from "../../src/games/zoocracy/proposal.ts";
import type { SpeciesNow } from "../../src/games/zoocracy/shown.ts";
import { eventKind } from "../../src/games/zoocracy/speech.ts";
import { scene } from "./scenes.ts";

test("§5d a proposal gives out three offices and two goals; before an election one", () => {
  expect(sharesOf(2)).toEqual(["prime-minister", "finance", "defence", "goal-1", "goal-2"]);
  expect(sharesOf(1)).toHaveLength(4);
});

test("a share goes to a party, to another, and back", () => {
  let draft = give({}, "finance", 2);
  expect(draft).toEqual({ finance: 2 });
  draft = give(draft, "finance", 1);
  expect(draft).toEqual({ finance: 1 });
  expect(give(draft, "finance", 1)).toEqual({});
});

test("a proposal is complete when every share is given", () => {
  const shares = sharesOf(2);
  const all = Object.fromEntries(shares.map((share) => [share, 0]));
  expect(isComplete(shares, all)).toBe(true);
  expect(isComplete(shares, give(all, "defence", 0))).toBe(false);
});

test("what was answered before is not sent again", () => {
  const shares = sharesOf(1);
  const draft = { ...settled(shares, [1, 2]), defence: 0, "goal-1": 1 };
  expect(draft).toMatchObject({ "prime-minister": 1, finance: 2 });
  expect(actionsOf(shares, draft, 2)).toEqual([
    { type: "appoint", office: "defence", party: 0 },
    { type: "promise-goal", goal: 1, party: 1 },
  ]);
});

test("a proposal counts on the seats of all whom it names, and of whoever makes it", () => {
  const seats = [11, 9, 7, 10, 8, 6];
  expect(backing([], 0, seats, 26)).toEqual({ parties: [0], needed: [], seats: 11, missing: 15 });
  expect(backing([1, 1, 0, 1], 0, seats, 26)).toEqual({ parties: [0, 1], needed: [], seats: 20, missing: 6 });
  expect(backing([2, 1], 0, seats, 26)).toEqual({
    parties: [0, 1, 2],
    needed: [0, 1, 2],
    seats: 27,
    missing: 0,
  });
});

test("whoever is named need not say yes if the others have enough", () => {
  const seats = [11, 9, 7, 10, 8, 6];
  expect(backing([1, 3, 5], 0, seats, 26).needed).toEqual([0]);
  expect(backing([1, 2, 3, 4], 0, seats, 26).needed).toEqual([]);
  expect(backing([1], 0, [14, 12, 0], 14).needed).toEqual([0]);
});

test("the question of a proposal is found wherever one is in it", () => {
  expect(draftRequest(scene("propose").asked)?.kind).toBe("propose");
  expect(draftRequest(scene("motion").asked)?.kind).toBe("motion");
  expect(draftRequest(scene("vote").asked)).toBeUndefined();
});

test("§5a half of a bid is paid, rounded up", () => {
  expect([0, 1, 2, 3, 4, 5].map(paidFor)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(keptAfter(10, 5)).toBe(7);
});

test("§5b only parties with more tokens stand before one", () => {
  const species: SpeciesNow = { species: "snakes", tokens: [3, 0, 1, 5], votes: [3, 0] };
  expect(placeWith(species, 1, 2)).toBe(3);
  expect(placeWith(species, 0, 3)).toBe(1);
  expect(placeWith(species, 2, 3)).toBe(2);
});

test("every way to touch an enclosure is offered there, and nowhere else", () => {
  const { asked } = scene("campaign");
  const all = asked[0]!.options.filter((one) => typeof one.action.species === "string");
  const species = [...new Set(all.map((one) => String(one.action.species)))];
  const found = species.flatMap((one) => touches(asked, one).flatMap((way) => way.touches));
  expect(found.filter((one) => one.offer)).toHaveLength(all.length);
  expect(found.filter((one) => !one.offer).every((one) => one.why)).toBe(true);
});

test("a card finds what it can be played on", () => {
  const { asked } = scene("campaign");
  const rally = find(asked, (action) => action.type === "rally");
  for (const offer of rally.offers) {
    const about = String(offer.choice.action.species);
    const held = { card: `rally-${about}`, kind: "rally", about, phase: "B" };
    expect(withCard(asked, held).offers).toContainEqual(offer);
  }
  expect(withCard(asked, { card: "migration", kind: "migration", about: "", phase: "C" }).offers).toEqual([]);
});

test("events are told apart by their names", () => {
  expect(eventKind("donation-2")).toBe("donation");
  expect(eventKind("good-harvest")).toBe("good-harvest");
});

test("whoever stands together sits together, at the left", () => {
  const seats = [11, 0, 7, 10];
  expect(sitting(seats, [2, 0])).toEqual([0, 2, 3]);
  const { chairs, benches } = seated(seats, [2, 0], 150);
  expect(chairs).toHaveLength(28);
  expect(benches.map((one) => one.seat)).toEqual([0, 2, 3]);
  expect(benches[0]!.from).toBeCloseTo(Math.PI);
  expect(benches.at(-1)!.to).toBeCloseTo(0);
  // 18 of 28 seats reach over the line in the middle.
  expect(benches[1]!.to).toBeLessThan(Math.PI / 2);
});

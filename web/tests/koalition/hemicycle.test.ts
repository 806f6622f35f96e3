import { expect, test } from "vitest";
import { apart, ring, rows, shared } from "../../src/games/hemicycle.ts";
import { draw, middles, seated } from "../../src/games/koalition/hemicycle.ts";
import { SPECTRUM } from "../../src/games/koalition/parties.ts";
import type { Board, Table } from "../../src/games/koalition/shown.ts";
import { scenes } from "./scenes.ts";

const tables = scenes.map((one) => (one.board as unknown as Board).table);

test.each([0, 1, 2, 7, 34, 105, 208, 322, 700])("%i votes find their rows", (votes) => {
  const { radii, step } = rows(votes, 200, 72);
  const places = shared(votes, radii);
  expect(places.reduce((sum, one) => sum + one, 0)).toBe(votes);
  for (const [at, radius] of radii.entries()) {
    expect(radius).toBeGreaterThanOrEqual(72);
    // No two dots of a row touch: a dot is 0.8 steps wide.
    if (places[at]! > 1) expect((Math.PI * radius) / places[at]!).toBeGreaterThan(step * 0.85);
  }
});

test("one dot for each vote, in the order of the parties, within the half ring", () => {
  for (const table of tables) {
    const { dots, sectors } = draw(table, 200);
    expect(dots).toHaveLength(table.total);
    expect(sectors.reduce((sum, one) => sum + one.votes, 0)).toBe(table.total);
    const order = sectors.map((one) => SPECTRUM.indexOf(one.party));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const dot of dots) {
      expect(Math.hypot(dot.x, dot.y)).toBeLessThanOrEqual(200.001);
      expect(dot.y).toBeLessThanOrEqual(0);
    }
    if (sectors.length) {
      expect(sectors[0]!.from).toBeCloseTo(Math.PI);
      expect(sectors.at(-1)!.to).toBeCloseTo(0);
    }
  }
});

const doubled: Table = {
  laid: [],
  parties: [
    { party: "rose", votes: 20, blocs: ["rose/0", "rose/2"], dopplers: 1 },
    { party: "hat", votes: 9, blocs: ["hat"], leader: 1 },
    { party: "leaf", votes: 6, blocs: ["leaf"], leader: 1, dopplers: 1, scandal: true },
  ],
  blocs: [
    { id: "rose/0", party: "rose", leader: 0, votes: 12 },
    { id: "hat", party: "hat", leader: 1, votes: 9 },
    { id: "rose/2", party: "rose", leader: 2, votes: 8 },
    { id: "leaf", party: "leaf", leader: 1, votes: 6 },
  ],
  total: 35,
  majority: 18,
  possible: [],
  all: true,
};

test("what only a Doppler brings is told apart, and a Skandal takes it away again", () => {
  expect(seated(doubled)).toEqual([
    { id: "rose/0", party: "rose", votes: 12, doubled: 6 },
    { id: "rose/2", party: "rose", votes: 8, doubled: 4 },
    { id: "leaf", party: "leaf", votes: 6, doubled: 0 },
    { id: "hat", party: "hat", votes: 9, doubled: 0 },
  ]);
  expect(draw(doubled, 200).dots.filter((dot) => dot.doubled)).toHaveLength(10);
});

test("small parties of one party share a label", () => {
  const found = middles(draw(doubled, 200).sectors);
  expect(found.map((one) => one.party)).toEqual(["rose", "leaf", "hat"]);
});

test("labels keep their distance and stay within", () => {
  for (const angles of [[3.1, 3.0, 2.9, 1, 0.1], [0.2, 0.15, 0.1, 0.05], [], [1.5], Array(7).fill(1.57)]) {
    const found = apart(angles, 0.3);
    for (const [at, angle] of found.entries()) {
      expect(angle).toBeLessThanOrEqual(Math.PI + 1e-9);
      expect(angle).toBeGreaterThanOrEqual(-1e-9);
      if (at) expect(found[at - 1]! - angle).toBeGreaterThanOrEqual(0.3 - 1e-9);
    }
  }
});

test("a part of a ring is a closed path", () => {
  expect(ring(Math.PI, 0, 10, 5)).toBe(
    "M-10.00 -0.00A10 10 0 0 1 10.00 0.00L5.00 0.00A5 5 0 0 0 -5.00 -0.00Z",
  );
});

// Who sits where in the parliament: the parties that stand together at the left, then the others.

import { type Place, places } from "./hemicycle.ts";

interface Chair extends Place {
  seat: number;
}

interface Bench {
  seat: number;
  chairs: number;
  /** In radians, π at the left and 0 at the right. */
  from: number;
  to: number;
}

/** The parties in the order in which they sit: those together first, each side strongest first. */
export function sitting(seats: number[], together: Iterable<number>): number[] {
  const side = new Set(together);
  return seats
    .map((_, seat) => seat)
    .filter((seat) => seats[seat]! > 0)
    .sort((a, b) => Number(side.has(b)) - Number(side.has(a)) || seats[b]! - seats[a]! || a - b);
}

export function seated(
  seats: number[],
  together: Iterable<number>,
  outer: number,
): { chairs: Chair[]; benches: Bench[]; radius: number } {
  const total = seats.reduce((sum, one) => sum + one, 0);
  const { places: all, step } = places(total, outer, outer * 0.46);
  const chairs: Chair[] = [];
  const benches: Bench[] = [];
  for (const seat of sitting(seats, together)) {
    const taken = chairs.length;
    const mine = seats[seat]!;
    benches.push({
      seat,
      chairs: mine,
      from: Math.PI * (1 - taken / total),
      to: Math.PI * (1 - (taken + mine) / total),
    });
    for (let at = 0; at < mine; at++) chairs.push({ ...all[taken + at]!, seat });
  }
  return { chairs, benches, radius: step * 0.4 };
}

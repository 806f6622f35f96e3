// Where the votes sit: dots in half rings, so many as there are votes, shared out from left to right.

import { inSpectrum } from "./parties.ts";
import type { Table } from "./shown.ts";

export interface Dot {
  x: number;
  y: number;
  party: string;
  /** Which bloc's, to light it up. */
  bloc: string;
  /** Only there because the party is doubled. */
  doubled: boolean;
}

export interface Sector {
  bloc: string;
  party: string;
  votes: number;
  /** In radians, π at the left and 0 at the right. */
  from: number;
  to: number;
}

export interface Drawn {
  dots: Dot[];
  sectors: Sector[];
  /** Of a dot. */
  radius: number;
}

/** The rows of half rings with room for so many dots: their radii, and the distance between two dots. */
export function rows(votes: number, outer: number, inner: number): { radii: number[]; step: number } {
  const widest = outer * 0.125;
  for (let step = widest; step > 1; step *= 0.97) {
    const radii: number[] = [];
    let room = 0;
    for (let radius = outer; radius >= inner && room < votes; radius -= step) {
      radii.push(radius);
      room += Math.floor((Math.PI * radius) / step) + 1;
    }
    if (room >= votes) return { radii, step };
  }
  return { radii: [outer], step: 1 };
}

/** How many dots each row takes, in proportion to its length; together exactly as many as there are. */
export function shared(votes: number, radii: number[]): number[] {
  const length = radii.reduce((sum, one) => sum + one, 0);
  const exact = radii.map((radius) => (votes * radius) / length);
  const found = exact.map(Math.floor);
  const rest = exact.map((one, at) => [one - found[at]!, at] as const).sort((a, b) => b[0] - a[0]);
  for (let left = votes - found.reduce((sum, one) => sum + one, 0), at = 0; left > 0; left--, at++)
    found[rest[at]![1]]!++;
  return found;
}

/** The blocs as they sit, each with what of its votes only a Doppler brings. */
export function seated(table: Table): { id: string; party: string; votes: number; doubled: number }[] {
  return table.blocs
    .map((bloc) => {
      const party = table.parties.find((one) => one.party === bloc.party)!;
      const times = 2 ** (party.dopplers ?? 0);
      const plain = party.scandal ? bloc.votes : Math.round(bloc.votes / times);
      return { id: bloc.id, party: bloc.party, votes: bloc.votes, doubled: bloc.votes - plain };
    })
    .sort((a, b) => inSpectrum(a.party, b.party) || a.id.localeCompare(b.id));
}

export function draw(table: Table, outer: number): Drawn {
  const blocs = seated(table).filter((bloc) => bloc.votes > 0);
  const { radii, step } = rows(table.total, outer, outer * 0.46);
  const places: { angle: number; radius: number }[] = [];
  for (const [at, count] of shared(table.total, radii).entries())
    for (let dot = 0; dot < count; dot++)
      places.push({ angle: Math.PI - ((dot + 0.5) / count) * Math.PI, radius: radii[at]! });
  places.sort((a, b) => b.angle - a.angle || b.radius - a.radius);
  const dots: Dot[] = [];
  const sectors: Sector[] = [];
  let taken = 0;
  for (const bloc of blocs) {
    sectors.push({
      bloc: bloc.id,
      party: bloc.party,
      votes: bloc.votes,
      from: Math.PI * (1 - taken / table.total),
      to: Math.PI * (1 - (taken + bloc.votes) / table.total),
    });
    for (let vote = 0; vote < bloc.votes; vote++) {
      const { angle, radius } = places[taken + vote]!;
      dots.push({
        x: Math.cos(angle) * radius,
        y: -Math.sin(angle) * radius,
        party: bloc.party,
        bloc: bloc.id,
        doubled: vote >= bloc.votes - bloc.doubled,
      });
    }
    taken += bloc.votes;
  }
  return { dots, sectors, radius: step * 0.4 };
}

/** Angles from left to right, pushed apart until each has `gap` to the next, and kept within the half ring. */
export function apart(angles: number[], gap: number, low = 0, high = Math.PI): number[] {
  const room = Math.min(gap, (high - low) / Math.max(1, angles.length - 1));
  const found = [...angles];
  for (let at = 0; at < found.length; at++)
    found[at] = Math.min(found[at]!, at ? found[at - 1]! - room : high);
  for (let at = found.length - 1; at >= 0; at--)
    found[at] = Math.max(found[at]!, at < found.length - 1 ? found[at + 1]! + room : low);
  return found;
}

/** One label for each party, at the middle of its votes. */
export function middles(sectors: Sector[]): { party: string; angle: number }[] {
  const parties = [...new Set(sectors.map((one) => one.party))];
  return parties.map((party) => {
    const mine = sectors.filter((one) => one.party === party);
    return { party, angle: (mine[0]!.from + mine.at(-1)!.to) / 2 };
  });
}

/** A part of a ring between two angles, as an SVG path. */
export function ring(from: number, to: number, outer: number, inner: number): string {
  const at = (angle: number, radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(2)} ${(-Math.sin(angle) * radius).toFixed(2)}`;
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

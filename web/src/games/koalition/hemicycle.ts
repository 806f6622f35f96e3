// Where the votes sit: dots in half rings, so many as there are votes, shared out from left to right.

import { places } from "../hemicycle.ts";
import { inSpectrum } from "./parties.ts";
import type { Table } from "./shown.ts";

interface Dot {
  x: number;
  y: number;
  party: string;
  /** Which bloc's, to light it up. */
  bloc: string;
  /** Only there because the party is doubled. */
  doubled: boolean;
}

interface Sector {
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
  const { places: all, step } = places(table.total, outer, outer * 0.46);
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
      const { angle, radius } = all[taken + vote]!;
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

/** One label for each party, at the middle of its votes. */
export function middles(sectors: Sector[]): { party: string; angle: number }[] {
  const parties = [...new Set(sectors.map((one) => one.party))];
  return parties.map((party) => {
    const mine = sectors.filter((one) => one.party === party);
    return { party, angle: (mine[0]!.from + mine.at(-1)!.to) / 2 };
  });
}

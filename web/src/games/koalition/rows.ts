// The coalitions that could govern, as they lie in the chamber: those that were proposed, and the others.

import type { Asked } from "../../protocol.ts";
import type { Offer } from "../choices.ts";
import { about } from "./choices.ts";
import { partyOf } from "./parties.ts";
import type { Possible, Table, Talks } from "./shown.ts";

export interface Row extends Possible {
  accepted: number[];
  offer?: Offer;
  /** Whether it can be proposed. */
  open: boolean;
  /** Votes of each bloc, and of those before it. */
  parts: { bloc: string; party: string; votes: number; from: number }[];
}

/** `building`: one may propose now. */
export function rowsOf(table: Table, talks: Talks | null, asked: Asked[], you: number, building: boolean) {
  const votes = new Map(table.blocs.map((one) => [one.id, one.votes]));
  const on = talks?.proposed ?? [];
  const known = new Set(on.map((one) => one.coalition.join()));
  const row = (one: Possible, accepted: number[], isNew: boolean): Row => {
    let from = 0;
    const parts = one.coalition.map((bloc) => {
      const part = { bloc, party: partyOf(bloc), votes: votes.get(bloc) ?? 0, from };
      from += part.votes;
      return part;
    });
    const offer = talks ? about(asked, one.coalition).offers[0] : undefined;
    return { ...one, parts, accepted, offer, open: isNew && building && one.leaders.includes(you) };
  };
  const mine = (one: Row) => (you >= 0 ? one.pays[you]! : 0);
  const first = (a: Row, b: Row) =>
    Number(b.open || !!b.offer) - Number(a.open || !!a.offer) || mine(b) - mine(a) || b.votes - a.votes;
  return {
    /** As they came to the table: each keeps its place. */
    proposed: on.map((one, at) => row(one, talks?.accepted[at] ?? [], false)),
    /** What one may propose first, then what pays one best, or without a seat the strongest. */
    possible: table.possible
      .filter((one) => !known.has(one.coalition.join()))
      .map((one) => row(one, [], true))
      .sort(first),
  };
}

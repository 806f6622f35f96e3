// Talk and deals by partner: everything among the same seats stands in one place.

import type { DealInfo, Utterance } from "../protocol.ts";

export interface Thread {
  /** The others, in order; empty: all. */
  others: number[];
  key: string;
  entries: Entry[];
}
type Entry =
  | { move: number; talk: Utterance; deal?: undefined }
  | { move: number; deal: DealInfo; talk?: undefined };

export const keyOf = (others: number[]) => others.join("-");

/** Where a deal stands for one of its parties. */
export function threadOf(deal: DealInfo, me: number): string {
  return keyOf(deal.parties.filter((seat) => seat !== me).sort((a, b) => a - b));
}

/**
 * The table's own, one for each other seat, then one for each group that has something in it. What passes among
 * others (a bargain between two of them that all may see) stands in the table's own.
 */
export function threads(me: number, seats: number[], talk: Utterance[], deals: DealInfo[]): Thread[] {
  const found = new Map<string, Thread>();
  const open = (others: number[]) => {
    const key = keyOf(others);
    let thread = found.get(key);
    if (!thread) found.set(key, (thread = { others, key, entries: [] }));
    return thread;
  };
  open([]);
  if (me >= 0) for (const seat of seats) if (seat !== me) open([seat]);
  const among = (parties: number[]) =>
    me >= 0 && parties.includes(me) ? parties.filter((seat) => seat !== me).sort((a, b) => a - b) : [];
  for (const one of talk) open(among(one.to ?? [])).entries.push({ move: one.move, talk: one });
  for (const deal of deals) open(among(deal.parties)).entries.push({ move: deal.made, deal });
  // Sorting is stable: of the same point of the game talk comes first, and each in its own order.
  for (const thread of found.values())
    thread.entries.sort((a, b) => a.move - b.move || Number(!a.talk) - Number(!b.talk));
  return [...found.values()];
}

// What flies through the chamber when something happens: cards from who plays them to whom they are meant for, deputies
// from one bench to another.

import type { Line } from "../../protocol.ts";

export interface Shot {
  key: number;
  kind: "attack" | "defence" | "hit" | "card" | "deputies";
  /** Nothing: the floor of the chamber. */
  from: number | null;
  to: number | null;
  card: string;
  number: number;
}

let count = 0;

export function shotsOf(lines: Line[]): Shot[] {
  return lines.flatMap(({ event }) => {
    const one = event as Record<string, unknown> | undefined;
    if (!one) return [];
    const seat = one.seat as number;
    const make = (
      kind: Shot["kind"],
      from: number | null,
      to: number | null,
      card = "",
      number = 0,
    ): Shot[] => [{ key: count++, kind, from, to, card, number }];
    switch (one.type) {
      case "attack-played":
        return make("attack", seat, one.target as number, String(one.card));
      case "attack-countered":
        return make("defence", seat === one.target ? null : seat, one.target as number, String(one.card));
      case "attack-succeeded":
        return make("hit", null, one.target as number, String(one.card));
      case "army-played":
        return make("card", seat, null, "pression-de-l-armee");
      case "motion-tabled":
        return make("card", seat, null, "motion-de-censure");
      case "union-played":
        return make("card", seat, null, "union-nationale");
      case "government-attempted":
        return make("card", seat, null, String(one.card));
      case "deputies-moved":
        return make("deputies", one.giver as number, seat, "", one.number as number);
      default:
        return [];
    }
  });
}

/** How people voted, when a ballot was opened. */
export interface Opened {
  question: string;
  voters: number[];
  choices: string[];
  weights: number[];
}

/** The last ballot among these lines; nothing, when a new turn has begun after it; undefined: they say nothing of it. */
export function openedIn(lines: Line[]): Opened | null | undefined {
  let found: Opened | null | undefined;
  for (const { event } of lines) {
    const one = event as Record<string, unknown> | undefined;
    if (one?.type === "ballot-revealed") found = one as unknown as Opened;
    else if (one?.type === "turn-began") found = null;
  }
  return found;
}

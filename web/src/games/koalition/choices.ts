// Which of the choices that the server offers belong to a card, a target or a coalition.

import type { Asked } from "../../protocol.ts";
import { type Fits, find, type Options } from "../choices.ts";
import type { Held } from "./shown.ts";

/** The actions that are played with a card of this name: `doppler`, `doubler-rose`, `rose-10`. */
export function playedWith(card: string): Fits {
  if (card.startsWith("doubler-")) {
    const party = card.slice("doubler-".length);
    return (action) => action.type === "lay-doubler" && action.party === party;
  }
  if (card === "resignation") return (action) => action.type === "lay-resignation";
  return (action) => (action.type === "lay" ? action.card === card : action.type === card);
}

export function optionsOf(asked: Asked[], held: Held): Options {
  return find(asked, playedWith(held.card));
}

const MOVES = ["propose", "accept", "withdraw"] as const;
export type Move = (typeof MOVES)[number];

/** What can be done about a coalition now, or why nothing can. */
export function about(asked: Asked[], coalition: string[]): Options {
  const key = coalition.join("+");
  return find(
    asked,
    (action) => MOVES.includes(action.type as Move) && (action.coalition as string[]).join("+") === key,
  );
}

/** What an action is aimed at: a party or a card on the table. */
export function targetOf(action: Record<string, unknown>): string {
  return String(action.type === "lay" ? action.party : (action.target ?? action.party ?? action.card ?? ""));
}

/** The same card twice in a hand is one thing to choose. */
export function sameFace(card: string): string {
  return card.startsWith("joker-") ? card.replace(/[b-f]$/, "") : card;
}

// Which of the choices that the server offers belong to a card, an enclosure or a question.

import type { Asked } from "../../protocol.ts";
import { find, type Offer, type Options } from "../choices.ts";
import type { Held, SpeciesNow } from "./shown.ts";

/** What is played with a card in hand. */
export function withCard(asked: Asked[], held: Held): Options {
  return find(
    asked,
    (action) => action.type === held.kind && String(action.species ?? action.office ?? "") === held.about,
  );
}

/** A card above the limit is laid off: it must never look like one that is played. */
export function discarding(asked: Asked[], held: Held): Offer | undefined {
  return find(asked, (action) => action.type === "discard" && action.card === held.card).offers[0];
}

/** The ways to touch an enclosure, in the order in which they are offered. */
const WAYS = [
  "set-blockade",
  "set-manipulation",
  "place",
  "place-bonus",
  "rally",
  "leader-campaign",
  "negative-campaign",
  "overhang-mandate",
  "loyalty",
] as const;
export type Way = (typeof WAYS)[number];

/** One button of a way: how many, or against whom; with what it takes, or why it is barred. */
export interface Touch {
  number?: number;
  party?: number;
  offer?: Offer;
  why?: string;
}

export function touches(asked: Asked[], species: string): { way: Way; touches: Touch[] }[] {
  const found = find(asked, (action) => action.species === species);
  return WAYS.map((way) => ({
    way,
    touches: [
      ...found.offers
        .filter((offer) => offer.choice.action.type === way)
        .map((offer) => ({ ...aim(offer.choice.action), offer })),
      ...found.barred
        .filter((one) => one.action.type === way)
        .map((one) => ({ ...aim(one.action), why: one.why })),
    ].sort((a, b) => (a.number ?? a.party ?? 0) - (b.number ?? b.party ?? 0)),
  })).filter((one) => one.touches.length);
}

function aim(action: Record<string, unknown>): Pick<Touch, "number" | "party"> {
  return {
    ...(typeof action.number === "number" && { number: action.number }),
    ...(typeof action.party === "number" && { party: action.party }),
  };
}

/** Where a party would stand on a species with so many tokens more: 1, 2, or lower down. */
export function placeWith(species: SpeciesNow, seat: number, more: number): number {
  const mine = species.tokens[seat]! + more;
  return 1 + species.tokens.filter((count, other) => other !== seat && count > mine).length;
}

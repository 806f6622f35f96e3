// Which of what is asked belongs where on Junta's board, and how a series of answers is put together.

import type { Asked } from "../../protocol.ts";
import { find, type Offer } from "../choices.ts";
import type { Plain } from "../types.ts";
import { BILLS } from "./money.ts";
import type { Figures, MoveNow, Purse, StackNow } from "./shown.ts";

export const required = (asked: Asked[]): Asked[] => asked.filter((one) => !one.optional);

export const ofKind = (asked: Asked[], ...kinds: string[]): Asked[] =>
  asked.filter((one) => kinds.includes(one.kind));

/** For which family somebody is asked: his own, unless the question says otherwise. */
export const familyOf = (request: Asked, seat: number): number =>
  typeof request.about?.family === "number" ? request.about.family : seat;

/** The choices of one kind of action. */
export function offersOf(request: Asked | undefined, ...types: string[]): Offer[] {
  if (!request) return [];
  return find([request], (action) => types.includes(String(action.type))).offers;
}

export const keyOf = (offer: Offer): string => JSON.stringify(offer.choice.action);

/** Whether the prompt shows all the answers itself: a few short ones (`table/Prompt.svelte`). */
export const inPrompt = (request: Asked): boolean =>
  request.options.length <= 3 && request.options.every((one) => one.said.length <= 60);

/** What was sealed already, if it can still be changed. */
export const givenIn = (request: Asked): Plain | undefined => request.options[request.answered ?? -1]?.action;

/** What can be done with a card of one's hand: which of the choices name it. */
export const withCard = (asked: Asked[], card: string): Offer[] =>
  find(required(asked), (action) => action.card === card || action.source === card).offers;

const AWAY = ["discard", "give-up-influence"];
export const isAway = (action: Plain): boolean => AWAY.includes(String(action.type));

/** The piles: what lies there by now is taken back where it is too much, the rest is put there, and all is sealed. */
export function budgetActions(before: Purse[], piles: Purse[]): Plain[] {
  const actions: Plain[] = [];
  for (const [family, pile] of piles.entries()) {
    const was = before[family] ?? [0, 0, 0];
    for (const bill of BILLS)
      for (let less = was[bill - 1]! - pile[bill - 1]!; less > 0; less--)
        actions.push({ type: "take-bill", family, bill });
  }
  for (const [family, pile] of piles.entries()) {
    const was = before[family] ?? [0, 0, 0];
    for (const bill of BILLS)
      for (let more = pile[bill - 1]! - was[bill - 1]!; more > 0; more--)
        actions.push({ type: "put-bill", family, bill });
  }
  return [...actions, { type: "seal-piles" }];
}

/** How many of each kind one could march with from an area, and how many of those stay. */
export interface Holding {
  unit: string;
  number: number;
  held: number;
}

export function onFoot(stacks: StackNow[], move: MoveNow, area: string): Holding[] {
  const found = new Map<string, number>();
  for (const one of stacks)
    if (one.area === area && one.family === move.family && !one.moved && one.unit !== "helicopter")
      found.set(one.unit, (found.get(one.unit) ?? 0) + one.number);
  return [...found].map(([unit, number]) => ({ unit, number, held: move.held[`${area} ${unit}`] ?? 0 }));
}

/** A march, with what is held back before it: one series. */
export function marchActions(area: string, keep: Record<string, number>, move: Plain): Plain[] {
  const held = Object.entries(keep).flatMap(([unit, number]) =>
    Array.from({ length: number }, () => ({ type: "hold-back", area, unit })),
  );
  return [...held, move];
}

/** The dice that units roll: a die for each armed one, one for two that are not; guards in the palace roll two. */
export function diceOf(units: [string, number][], area: string, figures: Figures): number {
  let dice = 0;
  for (const [unit, number] of units) {
    const half = (figures.units.find((one) => one.unit === unit)?.half_dice ?? 0) * number;
    dice += Math.floor((unit === "guards" && area === "palace" ? half * 2 : half) / 2);
  }
  return dice;
}

// What a thing on the table is. A board names it in `data-about` («card-doppler», «unit-police»); the game's
// meanings.ts says what that means; Meaning.svelte shows it to whoever points at it, touches it or comes to it by key.

import type { SeatInfo } from "../protocol.ts";
import { type Lang, words } from "../words.ts";
import type { Plain } from "./types.ts";

export interface Meaning {
  name: string;
  /** Its name in the box, or what that name means. */
  also?: string;
  /** What it is for, in one or two sentences. */
  does: string;
  /** Who has it, or what it is worth at the moment. */
  now?: string;
  /** The paragraph of the rules that says all of it, as docs/rules names it: «Matériel 6». */
  rule?: string;
}

export interface Looked {
  board: Plain;
  seats: SeatInfo[];
  lang: Lang;
}

/** What a game's meanings.ts says of a thing; nothing of what it does not know. */
export type MeaningOf = (thing: string, at: Looked) => Meaning | undefined;

/** The meaning of a thing in a game that has no meanings.ts: what its texts say about it. */
export function plainly(game: string): MeaningOf {
  return (thing, { lang }) => {
    const { has, say } = words(lang, game);
    if (!has(`about-${thing}`)) return undefined;
    return { name: has(`term-${thing}`) ? say(`term-${thing}`) : thing, does: say(`about-${thing}`) };
  };
}

/** `second` of [`card`, `rally`]: a thing is named by its kind and its name. */
export function kindOf(thing: string): [kind: string, name: string] {
  const at = thing.indexOf("-");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}

/** Where a paragraph of the rules begins on their page: «Matériel 6» is `materiel-6`, «§5b 3» `5b-3`. */
export function anchor(rule: string): string {
  return rule
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

// Where it is shown

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** How much of one box the other covers. */
function covered(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * A place for a card of this size beside a thing: within the window, over none of `clear`, and over the thing only
 * if there is no other way. First above it, then below, right and left of it, then beyond what must stay clear.
 */
export function place(thing: Box, card: Box, view: Box, clear: Box[]): { left: number; top: number } {
  const middle = thing.left + (thing.width - card.width) / 2;
  const level = thing.top + (thing.height - card.height) / 2;
  const tries = [
    { left: middle, top: thing.top - card.height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - card.width - GAP, top: level },
    ...clear.flatMap((one) => [
      { left: middle, top: one.top - card.height - GAP },
      { left: middle, top: one.top + one.height + GAP },
    ]),
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, view.width - card.width - GAP)),
    top: Math.max(GAP, Math.min(top, view.height - card.height - GAP)),
  }));
  const cost = (at: { left: number; top: number }) => {
    // What the browser measures can't be spread.
    const box = { ...at, width: card.width, height: card.height };
    return clear.reduce((sum, one) => sum + covered(box, one) * 10, covered(box, thing));
  };
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

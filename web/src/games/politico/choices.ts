// Which of the choices that the server offers belong to a card, and what a card is: attack, defence or neither.

import type { Asked, Choice } from "../../protocol.ts";
import { find, type Options } from "../choices.ts";
import type { Plain } from "../types.ts";
import type { Board, Figures } from "./shown.ts";

export const ARMY = "pression-de-l-armee";
const MOTION = "motion-de-censure";
const UNION = "union-nationale";

/** The card by which each is done, where the action itself names none. */
const BY: Record<string, string> = {
  "table-motion": MOTION,
  "topple-by-army": ARMY,
  "enter-by-army": ARMY,
  "counter-with-army": ARMY,
  "play-union": UNION,
};

/** To mean to resign when this turn is over, or to think again. */
export interface Resign {
  asked: string;
  choice: Choice;
  act: () => void;
}

type Use = "play" | "away" | "none";
/** What puts a card under the pile without its effect: it must never look like playing it. */
const AWAY = ["swap", "give-up", "lose-trump"];

/** What one must answer; what one merely may is offered apart. */
export const required = (asked: Asked[]): Asked[] => asked.filter((one) => !one.optional);

/** Few and short answers stand in the prompt. */
export const inPrompt = (request: Asked): boolean =>
  request.options.length <= 3 && request.options.every((one) => one.said.length <= 60);

/** What touching a bench of the Assembly does. */
export interface Touch {
  said: string;
  /** Whether it is chosen, where several can be. */
  pressed?: boolean;
  /** Why it can't be chosen. */
  barred?: string;
  act: () => void;
}

export function withCard(asked: Asked[], card: string): Options {
  return find(required(asked), (action) => {
    const type = String(action.type);
    return action.card === card || BY[type] === card || (card === ARMY && action.army === true);
  });
}

export const isAway = (action: Plain): boolean => AWAY.includes(String(action.type));

/** What can be done with a card now. */
export function useOf(asked: Asked[], card: string): Use {
  const [first] = withCard(asked, card).offers;
  return first ? (isAway(first.choice.action) ? "away" : "play") : "none";
}

type Suit = "attack" | "defence" | "state" | "force";

export function suitOf(card: string, figures: Figures): Suit {
  if (figures.attacks.some((row) => row.card === card)) return "attack";
  if (card === ARMY || card === MOTION) return "force";
  return card === UNION || card === "premier-ministre" || card === "homme-providentiel" ? "state" : "defence";
}

/** The attacks that a card counters. */
export const counteredBy = (card: string, figures: Figures): string[] =>
  figures.attacks.filter((row) => row.answers.includes(card)).map((row) => row.card);

/** The actions of a list of players, called and expelled, sent at once. */
export function listActions(request: Asked, invited: number[], expelled: number[]): Plain[] {
  const actions: Plain[] = [
    ...expelled.map((party) => ({ type: "expel", party })),
    ...invited.map((party) => ({ type: "invite", party })),
  ];
  const left = request.options.filter((one) => one.action.type === "invite").length - invited.length;
  // When everybody has been called to a new government the list is closed by itself.
  return request.kind === "invite" && left === 0 ? actions : [...actions, { type: "present" }];
}

/** Until which turn a government of these, its head first, may not come back after a Débâcle; nothing, if it may. */
export function untilBack(board: Pick<Board, "lasting" | "course">, seats: number[]): number | undefined {
  const same = board.lasting.find(
    ({ what, members = [] }) =>
      what === "identical" &&
      members[0] === seats[0] &&
      members.length === seats.length &&
      members.every((seat) => seats.includes(seat)),
  );
  return same && board.course.turn + (same.turns ?? 0);
}

/** What a card of one's hand is called while it travels: its kind, and which of the copies in hand it is. */
export const thingOf = (cards: string[], at: number): string => copyOf(cards[at]!, cards.slice(0, at));

/** What the next copy of a card is called, beside those that are held. */
export const copyOf = (card: string, held: string[]): string =>
  `trump:${card} ${held.filter((one) => one === card).length}`;

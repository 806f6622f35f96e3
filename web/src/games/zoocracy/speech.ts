// How the things of Zoocracy are called.

import type { SeatInfo } from "../../protocol.ts";
import type { Lang } from "../../words.ts";
import { voice } from "../speech.ts";
import type { Share } from "./proposal.ts";
import type { Figures } from "./shown.ts";

export type Speech = ReturnType<typeof speech>;

/** `donation` of `donation-2`. */
export const eventKind = (event: string) => event.replace(/-(\d+|[b-i])$/, "");

/** `both`: both goals of the programme are this round's, for there is no round after it. */
export function speech(lang: Lang, seats: SeatInfo[], figures: Figures, both: boolean) {
  const spoken = voice(lang, "zoocracy", seats);
  const office = (one: string) => spoken.term("office", one);
  const officeTitle = (one: string) => spoken.capital(office(one));
  return {
    ...spoken,
    species: (one: string) => spoken.term("species", one),
    office,
    /** The same where it stands by itself, with a capital letter. */
    officeTitle,
    /** What an action card is about: a species, an office, or nothing. */
    about: (one: string) => (spoken.has(`term-office-${one}`) ? office(one) : spoken.term("species", one)),
    phase: (one: string) => spoken.term("phase", one),
    kind: (one: string) => spoken.term("card", one),
    card: (one: string) => figures.called[lang]?.[one] ?? one,
    event: (one: string) => spoken.term("event", eventKind(one)),
    /** What an event does, in a sentence. */
    does: (one: string) => spoken.capital(figures.does[lang]?.[one] ?? ""),
    /** What a proposal gives out. */
    share: (one: Share) =>
      one.startsWith("goal-") ? spoken.say(`board-${one}${both ? "-of-both" : ""}`) : officeTitle(one),
  };
}

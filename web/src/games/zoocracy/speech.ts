// How the things of Zoocracy are called: the words are those of the game's texts, this puts them together.

import type { SeatInfo } from "../../protocol.ts";
import { type Lang, type Params, words } from "../../words.ts";
import type { Share } from "./proposal.ts";

export interface Speech {
  say(id: string, params?: Params): string;
  seat(seat: number): string;
  seats(seats: number[]): string;
  /** The same with «or». */
  any(seats: number[]): string;
  species(species: string): string;
  office(office: string): string;
  /** The same where it stands by itself, with a capital letter. */
  officeTitle(office: string): string;
  phase(phase: string): string;
  kind(kind: string): string;
  /** An action card: `rally-elephants`, `migration`, `defectors-b`. */
  card(card: string): string;
  /** An event card: `strike`, `donation-2`. */
  event(event: string): string;
  /** What a proposal gives out. */
  share(share: Share): string;
  listed(said: string[]): string;
}

const KINDS =
  /^(rally|negative-campaign|overhang-mandate|loyalty|assertiveness|wet-season|dry-season|migration|early-presidential-election|early-parliamentary-election|defectors)(?:-(.*))?$/;

/** The kind of an action card, and the species or office that it shows. A card of which there are several ends in a letter. */
export function faceOf(card: string): { kind: string; about: string } {
  const [, kind = card, rest = ""] = KINDS.exec(card) ?? [];
  return { kind, about: rest.replace(/(^|-)[b-i]$/, "") };
}

/** `donation` of `donation-2`. */
export const eventKind = (event: string) => event.replace(/-(\d+|[b-i])$/, "");

/** `both`: both goals of the programme are this round's, for there is no round after it. */
export function speech(lang: Lang, seats: SeatInfo[], both = false): Speech {
  const { say, has } = words(lang, "zoocracy");
  const lists = new Intl.ListFormat(lang, { type: "conjunction" });
  const seat = (one: number) => seats[one]?.name || say("seat-number", { number: one + 1 });
  const species = (one: string) => say(`term-species-${one}`);
  const office = (one: string) => say(`term-office-${one}`);
  const officeTitle = (one: string) => {
    const said = office(one);
    return said.charAt(0).toLocaleUpperCase(lang) + said.slice(1);
  };
  return {
    say,
    seat,
    seats: (some) => lists.format(some.map(seat)),
    any: (some) => new Intl.ListFormat(lang, { type: "disjunction" }).format(some.map(seat)),
    species,
    office,
    officeTitle,
    phase: (phase) => say(`term-phase-${phase}`),
    kind: (kind) => say(`term-card-${kind}`),
    card(card) {
      const { kind, about } = faceOf(card);
      const said = say(`term-card-${kind}`);
      if (!about) return said;
      const what = has(`term-species-${about}`) ? species(about) : office(about);
      return say("term-card-about", { kind: said, about: what });
    },
    event: (event) => say(`term-event-${eventKind(event)}`),
    share: (share) =>
      share.startsWith("goal-") ? say(`board-${share}${both ? "-of-both" : ""}`) : officeTitle(share),
    listed: (said) => lists.format(said),
  };
}

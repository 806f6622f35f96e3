// How the things of Koalition are called: the words are those of the game's texts, this puts them together.
// It says what src/hemicycle/games/koalition/terms.py says.

import type { SeatInfo } from "../../protocol.ts";
import { type Lang, type Params, words } from "../../words.ts";
import { partyOf, playerOf } from "./parties.ts";

export interface Speech {
  say(id: string, params?: Params): string;
  party(party: string): string;
  country(country: string): string;
  seat(seat: number): string;
  seats(seats: number[]): string;
  /** Any card: `rose-10b`, `joker-5`, `doppler`, `doubler-rose`. */
  card(card: string): string;
  /** A party or a card. */
  target(target: string): string;
  coalition(blocs: string[]): string;
  listed(said: string[]): string;
}

export function votesOn(card: string): number | null {
  const figure = /^[a-z]+-(\d+)[b-f]?$/.exec(card);
  return figure ? Number(figure[1]) : null;
}

export function speech(lang: Lang, seats: SeatInfo[], rules: string): Speech {
  const known = words(lang, "koalition");
  // What is said otherwise under the rules of the first edition.
  const say = (id: string, params?: Params) =>
    known.say(known.has(`${id}-${rules}`) ? `${id}-${rules}` : id, params);
  const lists = new Intl.ListFormat(lang, { type: "conjunction" });
  const party = (one: string) => (known.has(`term-party-${one}`) ? say(`term-party-${one}`) : one);
  const seat = (one: number) => seats[one]?.name || say("seat-number", { number: one + 1 });
  const card = (one: string) => {
    const kind = one.split("-")[0]!;
    const votes = votesOn(one);
    if (kind === "joker") return say("term-joker", { votes: votes ?? 0 });
    if (kind === "doubler") return say("term-special-doubler-of", { party: party(one.slice(8)) });
    if (votes !== null) return say("term-politician", { party: party(kind), votes });
    return say(`term-special-${one}`);
  };
  return {
    say,
    party,
    country: (one) => say(`term-country-${one}`),
    seat,
    seats: (some) => lists.format(some.map(seat)),
    card,
    target: (one) => (known.has(`term-party-${one}`) ? party(one) : card(one)),
    coalition(blocs) {
      const players = new Map<string, string[]>();
      for (const bloc of blocs) {
        const player = playerOf(bloc);
        const names = players.get(partyOf(bloc)) ?? [];
        if (player !== null) names.push(seat(player));
        players.set(partyOf(bloc), names);
      }
      return [...players]
        .map(([one, names]) =>
          names.length
            ? say("term-small-party", { party: party(one), players: names.join(", ") })
            : party(one),
        )
        .join(" + ");
    },
    listed: (said) => lists.format(said),
  };
}

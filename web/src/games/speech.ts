// How things are called at any table: the words are those of the engine's and the game's texts, joined as there.

import { capital, listed } from "../grammar.ts";
import type { SeatInfo } from "../protocol.ts";
import { type Lang, type Params, words } from "../words.ts";

/** `variant`: the rules of the table's edition, under which a sentence may be said otherwise. */
export function voice(lang: Lang, game: string, seats: SeatInfo[], variant = "") {
  const known = words(lang, game);
  const say = (id: string, params?: Params) =>
    known.say(variant && known.has(`${id}-${variant}`) ? `${id}-${variant}` : id, params);
  const seat = (one: number) => seats[one]?.name || say("seat-number", { number: one + 1 });
  return {
    lang,
    say,
    has: known.has,
    /** What the texts call a thing, `term("party", "rose")`; what they do not know is said back. */
    term: (kind: string, one: string) =>
      known.has(`term-${kind}-${one}`) ? say(`term-${kind}-${one}`) : one,
    seat,
    seats: (some: number[]) => listed(lang, some.map(seat)),
    listed: (said: string[]) => listed(lang, said),
    /** The same with «or». */
    either: (said: string[]) => listed(lang, said, "or"),
    /** «Blockade: no food this round» */
    titled: (what: string, said: string) => say("titled", { what, said }),
    /** «Now: Ann» */
    now: (what: string) => say("meaning-now", { what }),
    /** As a sentence begins. */
    capital,
  };
}

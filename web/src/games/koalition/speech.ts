// How the things of Koalition are called.

import type { SeatInfo } from "../../protocol.ts";
import type { Lang } from "../../words.ts";
import { voice } from "../speech.ts";
import { partyOf, playerOf } from "./parties.ts";
import type { CountryCard, PartyNow, Summary } from "./shown.ts";

export type Speech = ReturnType<typeof speech>;

export function speech(lang: Lang, seats: SeatInfo[], summary: Summary) {
  const spoken = voice(lang, "koalition", seats, summary.rules);
  const party = (one: string) => spoken.term("party", one);
  const card = (one: string) => summary.called[lang]?.[one] ?? one;
  return {
    ...spoken,
    party,
    country: (one: string) => spoken.term("country", one),
    card,
    /** What stands on an action card: its name without the word of explanation, which is there in full. */
    called: (one: string) => card(one).replace(/ \(.*\)$/, ""),
    /** A party or a card. */
    target: (one: string) => (spoken.has(`term-party-${one}`) ? party(one) : card(one)),
    /** What was played on a party and counts. */
    marks: (one: PartyNow) => [
      ...(one.dopplers ? [`×${2 ** one.dopplers} ${spoken.say("board-doubled")}`] : []),
      ...(one.scandal ? [`½ ${spoken.say("board-scandal")}`] : []),
      ...(one.cleared ? [spoken.say("board-scandal-cleared")] : []),
    ],
    /** What a country pays: for leading and by card; in 1992 the points of those who share. */
    pays: (one: CountryCard) =>
      one.shares.length
        ? spoken.say("board-pays-shares", { shares: one.shares.map((line) => line.join("+")).join(", ") })
        : spoken.say("board-pays", { bonus: one.bonus.join(" · "), card_points: one.card_points }),
    /** As `say_coalition` in the game's terms; here for the proposals that are being put together. */
    coalition(blocs: string[]) {
      const players = new Map<string, string[]>();
      for (const bloc of blocs) {
        const player = playerOf(bloc);
        const names = players.get(partyOf(bloc)) ?? [];
        if (player !== null) names.push(spoken.seat(player));
        players.set(partyOf(bloc), names);
      }
      const said = [...players].map(([one, names]) =>
        names.length
          ? spoken.say("term-small-party", { party: party(one), players: spoken.listed(names) })
          : party(one),
      );
      return said.join(" + ");
    },
  };
}

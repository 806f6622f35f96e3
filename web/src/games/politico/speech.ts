// How the things of Politico are called: the words are those of the game's texts, this puts them together.

import type { SeatInfo } from "../../protocol.ts";
import { type Lang, type Params, words } from "../../words.ts";
import { ARMY } from "./choices.ts";
import type { AttackRow, EffectNow, EventNow, Figures, LastingNow } from "./shown.ts";

export interface Speech {
  say(id: string, params?: Params): string;
  seat(seat: number): string;
  seats(seats: number[]): string;
  card(card: string): string;
  cards(cards: string[]): string;
  /** +20, −10 */
  signed(number: number): string;
  /** The headline of an event, and what it does, a sentence each. */
  title(event: EventNow): string;
  effects(event: EventNow): string[];
  /** What an attack does that nobody counters, what counters it, and what that costs. */
  hit(row: AttackRow, figures: Figures): string;
  price(row: AttackRow): string;
  /** What one of the cards that counter it costs the attacker: Baraka, and the army, nobody anything. */
  costs(row: AttackRow, card: string): string;
  lasting(one: LastingNow): string;
}

const BARAKA = "baraka";

export function speech(lang: Lang, seats: SeatInfo[]): Speech {
  const { say } = words(lang, "politico");
  const all = new Intl.ListFormat(lang, { type: "conjunction" });
  const any = new Intl.ListFormat(lang, { type: "disjunction" });
  const seat = (one: number) => seats[one]?.name || say("seat-number", { number: one + 1 });
  const card = (one: string) => say(`term-card-${one}`);
  const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");
  const who = (word = "") => (word ? say(`term-who-${word}`) : "");
  const sentence = (said: string) => `${said.charAt(0).toLocaleUpperCase(lang)}${said.slice(1)}.`;

  function effect({ kind, number = 0, who: whose, to, minority }: EffectNow): string {
    const id = kind === "fall" && minority ? "term-effect-fall-minority" : `term-effect-${kind}`;
    return sentence(say(id, { number, signed: signed(number), who: who(whose), to: who(to) }));
  }

  return {
    say,
    seat,
    seats: (some) => all.format(some.map(seat)),
    card,
    cards: (some) => any.format(some.map(card)),
    signed,
    title: (event) => event.title[lang] ?? say("board-event-blank"),
    effects: (event) => event.effects.map(effect),
    hit: (row, figures) =>
      say(`board-hit-${row.card}`, {
        number: row.number,
        points: figures.fall_points,
        deputies: figures.fall_deputies,
      }),
    price: (row) => (row.pays ? say(`board-pays-${row.pays}`, { price: row.price }) : say("board-pays-not")),
    costs: (row, card) =>
      card === BARAKA || card === ARMY || !row.pays
        ? say("board-free")
        : say("board-then", { price: say(`board-pays-${row.pays}`, { price: row.price }) }),
    lasting(one) {
      const what =
        one.what === "silenced" && one.card === "crise-dans-le-parti"
          ? "mute"
          : one.what === "barred" && one.current
            ? "barred-now"
            : one.what;
      return say(`board-lasts-${what}`, {
        seat: one.seat == null ? "" : seat(one.seat),
        card: one.card ? card(one.card) : "",
        seats: all.format((one.members ?? []).map(seat)),
      });
    },
  };
}

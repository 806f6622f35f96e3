// How the things of Politico are called.

import type { SeatInfo } from "../../protocol.ts";
import type { Lang } from "../../words.ts";
import { voice } from "../speech.ts";
import { ARMY, counteredBy } from "./choices.ts";
import type { AttackRow, EventNow, Figures, LastingNow } from "./shown.ts";

const BARAKA = "baraka";

export type Speech = ReturnType<typeof speech>;

export function speech(lang: Lang, seats: SeatInfo[]) {
  const spoken = voice(lang, "politico", seats);
  const { say } = spoken;
  const card = (one: string) => spoken.term("card", one);
  const price = (row: AttackRow) => say(`board-pays-${row.pays || "not"}`, { price: row.price });
  return {
    ...spoken,
    card,
    /** +20 */
    gain: (points: number) => (points > 0 ? `+${points}` : "0"),
    /** The headline of an event. */
    title: (event: EventNow) => event.title[lang] ?? say("board-event-blank"),
    /** What it does, a sentence each. */
    effects: (event: EventNow) => event.does[lang] ?? [],
    /** What an attack does that nobody counters. */
    hit: (row: AttackRow, { fall_points, fall_deputies }: Figures) =>
      say(`board-hit-${row.card}`, { number: row.number, points: fall_points, deputies: fall_deputies }),
    /** What a card is for. */
    about(one: string, figures: Figures): string {
      const row = figures.attacks.find((attack) => attack.card === one);
      if (row) return this.hit(row, figures);
      if (spoken.has(`about-card-${one}`)) return say(`about-card-${one}`);
      return say("board-counters", { cards: spoken.either(counteredBy(one, figures).map(card)) });
    },
    /** What it costs the attacker when it is countered. */
    price,
    /** What counters it, and what that costs the attacker. */
    answered(row: AttackRow) {
      const cards = spoken.either(row.answers.map(card));
      return row.pays
        ? say("board-answered-by", { cards, price: price(row) })
        : say("board-answered-free", { cards });
    },
    /** The same with one of the cards that counter it: Baraka, and the army, cost nobody anything. */
    costs: (row: AttackRow, card: string) =>
      card === BARAKA || card === ARMY || !row.pays
        ? say("board-free")
        : say("board-then", { price: price(row) }),
    lasting(one: LastingNow) {
      return say(`board-lasts-${one.what}`, {
        seat: one.seat == null ? "" : spoken.seat(one.seat),
        card: one.card ? card(one.card) : "",
        seats: spoken.seats(one.members ?? []),
      });
    },
  };
}

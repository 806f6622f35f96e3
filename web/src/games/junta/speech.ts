// How the things of Junta are called.

import type { SeatInfo } from "../../protocol.ts";
import type { Lang } from "../../words.ts";
import { voice } from "../speech.ts";
import { size, worth } from "./money.ts";
import type { Figures, Purse } from "./shown.ts";

export type Speech = ReturnType<typeof speech>;

export function speech(lang: Lang, seats: SeatInfo[], figures: Figures) {
  const spoken = voice(lang, "junta", seats);
  const { say } = spoken;
  const cards = new Map(figures.cards.map((one) => [one.card, one]));
  const areas = new Map(figures.areas.map((one) => [one.area, one]));
  const area = (one: string) => areas.get(one)?.title[lang] ?? one;
  const family = (one: number) => {
    if (one < 0) return say("term-vacant");
    if (one < figures.players) return spoken.seat(one);
    return say("term-puppet", { letter: "ABC"[(one - figures.players) % 3]! });
  };
  const unit = (one: string) => spoken.term("unit", one);
  /** Without an article, and with a capital. */
  const alone = (words: string) => say("board-alone", { words });
  return {
    ...spoken,
    /** A family in a sentence, by its player's name; a puppet by its letter. */
    family,
    /** A family that stands alone. */
    label: (one: number) => (one < figures.players ? family(one) : alone(family(one))),
    families: (some: number[]) => spoken.listed(some.map(family)),
    /** No card: the secret police. */
    card: (one: string) => cards.get(one)?.title[lang] ?? (one || say("option-secret-police")),
    info: (one: string) => cards.get(one),
    /** What a card does, a sentence each. */
    about: (one: string) => cards.get(one)?.does[lang] ?? [],
    area,
    /** As short as a map can bear. */
    place: (one: string) => (spoken.has(`board-area-${one}`) ? say(`board-area-${one}`) : area(one)),
    unit,
    unitLabel: (one: string) => alone(unit(one)),
    units: (some: [string, number][]) =>
      spoken.listed(some.map(([one, number]) => say("term-units", { number, unit: unit(one) }))),
    post: (one: string) => spoken.capital(spoken.term("post", one)),
    /** Where somebody is. */
    location: (one: string) => say("board-at", { location: spoken.term("location", one) }),
    /** 5 M */
    millions: (number: number) => say("board-millions", { number }),
    purse: (purse: Purse) => say("board-purse", { bills: size(purse), millions: worth(purse) }),
  };
}

// How the things of Junta are called: the words are those of the game's texts, this puts them together.

import type { SeatInfo } from "../../protocol.ts";
import { type Lang, type Params, words } from "../../words.ts";
import { size, worth } from "./money.ts";
import type { CardShown, Figures, Purse } from "./shown.ts";

export interface Speech {
  lang: Lang;
  say(id: string, params?: Params): string;
  /** A family by its player's name; a puppet by its letter. */
  family(family: number): string;
  families(families: number[]): string;
  card(card: string): string;
  info(card: string): CardShown | undefined;
  /** What a card does, a sentence each. */
  about(card: string): string[];
  area(area: string): string;
  /** As short as a map can bear. */
  place(area: string): string;
  unit(unit: string): string;
  units(units: [string, number][]): string;
  post(post: string): string;
  posts(posts: string[]): string;
  location(location: string): string;
  /** 5 M */
  millions(number: number): string;
  purse(purse: Purse): string;
  list(words: string[]): string;
}

export function speech(lang: Lang, seats: SeatInfo[], figures: Figures): Speech {
  const { say, has } = words(lang, "junta");
  const all = new Intl.ListFormat(lang, { type: "conjunction" });
  const any = new Intl.ListFormat(lang, { type: "disjunction" });
  const cards = new Map(figures.cards.map((one) => [one.card, one]));
  const areas = new Map(figures.areas.map((one) => [one.area, one]));
  const info = (one: string) => cards.get(one);
  const card = (one: string) => info(one)?.title[lang] ?? (one || say("board-secret-police"));
  const area = (one: string) => areas.get(one)?.title[lang] ?? one;
  const family = (one: number) =>
    one < 0
      ? say("board-nobody")
      : one < figures.players
        ? seats[one]?.name || say("seat-number", { number: one + 1 })
        : say("term-puppet", { letter: "ABC"[(one - figures.players) % 3]! });
  const unit = (one: string) =>
    one === "agitators"
      ? say("term-effect-agitators")
      : has(`term-unit-${one}`)
        ? say(`term-unit-${one}`)
        : one;
  const post = (one: string) => say(`board-post-${one}`);
  const millions = (number: number) => say("board-millions", { number });

  function about(one: string): string[] {
    const does = info(one);
    if (!does) return [];
    const found: string[] = [];
    if (does.votes) found.push(say(`board-does-${does.kind}`, { number: does.votes }));
    for (const [other, number] of does.votes_with ?? [])
      found.push(say("board-does-with", { number, card: card(other) }));
    if (does.pays) found.push(say("board-does-pays", { number: does.pays }));
    for (const deed of does.deeds ?? []) found.push(say(`board-does-${deed}`, { number: does.figure ?? 0 }));
    if (does.kind === "donation") found.push(say("board-does-donation"));
    if (does.mad) found.push(say("board-does-mad"));
    if (does.fails_to) found.push(say("board-does-fails", { number: does.fails_to }));
    if (does.bribes_from)
      found.push(say("board-does-bribes", { unit: unit(does.unit ?? ""), number: does.bribes_from }));
    else if (does.number) {
      const units = { number: does.number, unit: unit(does.unit ?? "") };
      found.push(
        does.areas?.length
          ? say("board-does-units-at", { ...units, area: any.format(does.areas.map(area)) })
          : say("board-does-units", units),
      );
    }
    if (does.cost) found.push(say("board-does-cost", { number: does.cost }));
    if (does.needs) found.push(say("board-does-needs", { card: card(does.needs) }));
    if (does.not_by?.length)
      found.push(say("board-does-not-by", { posts: any.format(does.not_by.map(post)) }));
    return found;
  }

  return {
    lang,
    say,
    family,
    families: (some) => all.format(some.map(family)),
    card,
    info,
    about,
    area,
    place: (one) => (has(`board-area-${one}`) ? say(`board-area-${one}`) : area(one)),
    unit,
    units: (some) => all.format(some.map(([one, number]) => say("term-units", { number, unit: unit(one) }))),
    post,
    posts: (some) => all.format(some.map(post)),
    location: (one) => say(`board-location-${one}`),
    millions,
    purse: (purse) => say("board-purse", { bills: size(purse), millions: worth(purse) }),
    list: (some) => all.format(some),
  };
}

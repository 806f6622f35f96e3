// What the things of Koalition are.

import { kindOf, type MeaningOf } from "../meaning.ts";
import type { Board } from "./shown.ts";
import { speech as speechOf } from "./speech.ts";

/** Where the rules speak of it: a thing, or its kind. */
export const RULES: Record<string, string> = {
  "special-doppler": "Matériel 6",
  "special-sturz": "Matériel 7",
  "special-ruecktritt": "Matériel 8",
  "special-skandal": "Matériel 9",
  "special-weste": "Matériel 10",
  "special-doubler": "First edition 4",
  "special-resignation": "First edition 5",
  joker: "Matériel 4",
  "joker-first": "First edition 3",
  politician: "Matériel 3",
  party: "Matériel 3",
  country: "Matériel 2",
  "country-first": "First edition 1",
  leader: "Déroulement 12",
  "small-party": "D5",
  majority: "Déroulement 10",
  coalition: "Déroulement 15",
  europe: "Bonus Europe 1",
};
const NAMES: Record<string, string> = {
  leader: "term-leader",
  "small-party": "term-small-parties",
  majority: "term-majority",
  coalition: "term-coalitions",
  europe: "term-europe",
};

/** A card in hand or on the table: `rose-10b` is a politician, `doubler-rose` a doubler, `sturz` an action card. */
export function thingOf(card: { card: string; kind: string; party?: string | null }): string {
  if (card.kind === "politician") return `politician-${card.card}`;
  return card.kind === "joker" ? card.card : `special-${card.card}`;
}

const meaning: MeaningOf = (thing, { board, seats, lang }) => {
  const { summary, table } = board as unknown as Board;
  const speech = speechOf(lang, seats, summary);
  const { say } = speech;
  const [kind, name] = thing === "small-party" ? [thing, ""] : kindOf(thing);
  const rule = RULES[`${kind}-${summary.rules}`] ?? RULES[kind];
  if (kind === "special") {
    const card = name.startsWith("doubler") ? "doubler" : name;
    if (!speech.has(`about-special-${card}`)) return undefined;
    // «Doppler (doubler)»: its name in the box, and what that means.
    const [called, also] = speech.card(name).split(/ \(|\)$/);
    return { name: called!, also, does: say(`about-special-${card}`), rule: RULES[`special-${card}`] };
  }
  if (kind === "politician") return { name: speech.card(name), does: say("about-politician"), rule };
  if (kind === "joker") return { name: speech.card(thing), does: say("about-joker"), rule };
  if (kind === "party") {
    const partners = summary.parties.find((one) => one.party === name)?.partners;
    if (!partners) return undefined;
    const now = speech.titled(say("board-partners"), speech.listed(partners.map(speech.party)));
    return { name: speech.party(name), does: say("about-party"), now, rule };
  }
  if (kind === "country") {
    const one = summary.countries.find((country) => country.id === name);
    if (!one) return undefined;
    const now = speech.capital(say("board-cards-each", { cards: one.cards, pays: speech.pays(one) }));
    return { name: speech.country(name), does: say("about-country"), now, rule };
  }
  if (!NAMES[kind]) return undefined;
  const led = table.parties.filter((one) => one.leader != null);
  const now =
    kind === "leader"
      ? speech.listed(led.map((one) => speech.titled(speech.party(one.party), speech.seat(one.leader!))))
      : undefined;
  return { name: say(NAMES[kind]), does: say(`about-${kind}`), now, rule };
};

export default meaning;

// What the things of Zoocracy are.

import { kindOf, type MeaningOf } from "../meaning.ts";
import type { Board } from "./shown.ts";
import { eventKind, speech as speechOf } from "./speech.ts";

/** Where the rules speak of it: a thing, or its kind. */
export const RULES: Record<string, string> = {
  "card-rally": "§9a Rally 1",
  "card-negative-campaign": "§9a Negative Campaign 1",
  "card-overhang-mandate": "§9a Overhang Mandate 1",
  "card-loyalty": "§9a Loyalty 1",
  "card-assertiveness": "§9a Assertiveness 1",
  "card-wet-season": "§9a Seasons 1",
  "card-dry-season": "§9a Seasons 1",
  "card-migration": "§9a Migration 1",
  "card-early-presidential-election": "§9a Early presidential election 1",
  "card-early-parliamentary-election": "§9a Early parliamentary election 1",
  "card-defectors": "§9a Defectors 1",
  "event-strike": "§9b Strike 1",
  "event-resistance": "§9b Resistance 1",
  "event-good-harvest": "§9b Good harvest 1",
  "event-crop-failure": "§9b Crop failure 1",
  "event-donation": "§9b Donation 1",
  "event-end-of-game": "§9b End of game 1",
  "office-president": "§5a 6",
  "office-prime-minister": "§5b 6",
  "office-finance": "§5d 8",
  "office-defence": "§5d 9",
  "office-opposition-leader": "§5b 7",
  species: "§5c 2",
  food: "§5c 7",
  goals: "§6 2",
  programme: "§5g 4",
  majority: "§5c 4",
  blockade: "§5d 9",
  manipulation: "§5d 8",
  deck: "§5g 2",
  "phase-A": "§5a 1",
  "phase-B": "§5b 1",
  "phase-C": "§5c 1",
  "phase-D": "§5d 1",
  "phase-E": "§5e 1",
  "phase-F": "§5f 1",
  "phase-G": "§5g 1",
};

const meaning: MeaningOf = (thing, { board, seats, lang }) => {
  const { figures, parliament, tracks, zoo } = board as unknown as Board;
  const speech = speechOf(lang, seats, figures, false);
  const [kind, name] = kindOf(thing);
  /** With the advanced rules some things are otherwise. */
  const about = (id: string) =>
    speech.say(
      figures.advanced && speech.has(`about-${id}-advanced`) ? `about-${id}-advanced` : `about-${id}`,
    );
  const rule = RULES[thing] ?? RULES[kind];
  if (kind === "card") {
    if (!speech.has(`help-action-${name}`)) return undefined;
    const held = figures.cards.find((one) => one.kind === name);
    const now = held && speech.say("board-in-phase", { phase: speech.phase(held.phase) });
    return { name: speech.kind(name), does: speech.say(`help-action-${name}`), now, rule };
  }
  if (kind === "event") {
    const event = eventKind(name);
    return { name: speech.event(name), does: speech.does(name), rule: RULES[`event-${event}`] };
  }
  if (kind === "office") {
    const one = parliament.offices.find(({ office }) => office === name);
    if (!one) return undefined;
    const what = one.seat === null ? speech.say("nobody") : speech.seat(one.seat);
    const side =
      one.seat === null || name === "president" ? [] : [one.up ? "board-side-up" : "board-side-down"];
    const now = [speech.now(what), ...side.map((id) => speech.say(id))].join(" · ");
    return { name: speech.officeTitle(name), does: about(thing), now, rule };
  }
  if (kind === "species") {
    const printed = figures.walkway.find((one) => one.species === name);
    const now = zoo.species.find((one) => one.species === name);
    if (!printed || !now) return undefined;
    const [first, second] = now.votes;
    const does = `${about("species")} ${about(printed.water ? "species-water" : "species-dry")}`;
    const votes = speech.capital(speech.say("board-votes-told", { first, second: second ?? 0 }));
    return { name: speech.capital(speech.species(name)), does, now: votes, rule };
  }
  if (kind === "phase") {
    const state = tracks.phases.find((one) => one.phase === name)?.state;
    const hint = state === "perhaps" && figures.advanced ? "perhaps-advanced" : state;
    const now = hint && speech.capital(speech.say(`board-phase-${hint}`));
    return speech.has(`about-${thing}`)
      ? { name: speech.phase(name), does: about(thing), now, rule }
      : undefined;
  }
  if (!speech.has(`about-${thing}`)) return undefined;
  return {
    name: speech.say(thing === "food" ? "term-food-kind" : `term-${thing}`),
    does: about(thing),
    rule,
  };
};

export default meaning;

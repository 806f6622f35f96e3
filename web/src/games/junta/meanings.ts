// What the things of Junta are.

import { kindOf, type MeaningOf } from "../meaning.ts";
import { postIn } from "./city.ts";
import type { Board } from "./shown.ts";
import { speech as speechOf } from "./speech.ts";

/** Where the rules speak of it: a thing, or its kind. Of a card they do by what kind of card it is. */
export const RULES: Record<string, string> = {
  "card-influence": "Cards 1",
  "card-vote": "Cards 3",
  "card-donation": "Cards 4",
  "card-assassin": "Cards 5",
  "card-bribe": "Coup A 4",
  "card-coup": "Coup A 4",
  "card-event": "Cards 15",
  "card-burglars": "Cards 6",
  "card-hush-money": "Cards 7",
  "card-overtime": "Cards 7",
  "card-power-cut": "Cards 8",
  "card-summer-holidays": "Cards 8",
  "card-verification": "Cards 8",
  "card-broken-coalition": "Cards 9",
  "card-call-for-reform": "Cards 10",
  "card-church-sacked": "Cards 11",
  "card-competence": "Cards 12",
  "card-alternative-budget": "Cards 13",
  "card-bank-holiday": "Cards 14",
  "card-spy": "Cards 14",
  post: "Phase 2 1",
  "post-president": "Phase 4 1",
  "post-minister": "Phase 6 2",
  "post-admiral": "Coup B 1",
  "post-commander": "Coup B 1",
  location: "Phase 5 1",
  "location-bank": "Phase 7 1",
  "location-headquarters": "R46",
  "location-residence": "Cards 6",
  "location-exile": "Exile 1",
  unit: "Coup B 3",
  "unit-police": "R57",
  "unit-guards": "Coup 3",
  "unit-paratroopers": "Coup A 3",
  "unit-marines": "Coup A 3",
  "unit-helicopter": "Coup A 2",
  "unit-gunboat": "Coup B 1",
  "unit-air-strike": "Coup B 1",
  area: "Coup A 1",
  "area-power": "Coup end 2",
  "area-barracks": "Coup 1",
  "area-station-house": "Coup 1",
  "area-embassy": "R64",
  bill: "Foreign aid 2",
  reserve: "Foreign aid 1",
  account: "End 1",
  deck: "Phase 1 1",
  votes: "Ballots 2",
  unstable: "R46",
  siesta: "Phase 4 3",
  holiday: "Phase 4 4",
  forced: "Phase 4 3",
  "secret-police": "Phase 6 2",
  dead: "Phase 6 5",
  target: "R19",
  rebel: "Coup 3",
  "first-rebel": "Coup 2",
  cousin: "Cousin 1",
  puppet: "Two players 5",
  "phase-1": "Phase 1 1",
  "phase-2": "Phase 2 1",
  "phase-3": "Phase 3 1",
  "phase-4": "Phase 4 1",
  "phase-5": "Phase 5 1",
  "phase-6": "Phase 6 1",
  "phase-7": "Phase 7 1",
  "phase-8": "Phase 8 1",
  "phase-9": "Phase 9 1",
};

const CROWDS = ["students", "rioters", "demonstrators", "strikers"];
const MILITIAS = ["bank-guards", "patriotic-league", "christian-militia"];
/** What comes from the sea and the air: whose it is, and what is said of it until it has landed. */
const LANDING: Record<string, [post: string, waits?: string]> = {
  marines: ["admiral", "board-at-sea"],
  gunboat: ["admiral"],
  paratroopers: ["commander", "board-in-air"],
  "air-strike": ["commander"],
};
const PLAIN = ["secret-police", "first-rebel"];

/** Which message speaks of it: units and posts of a kind are alike, and so are areas. */
function messageOf(kind: string, name: string, board: Board): string {
  if (kind === "post") return `about-post-${name.replace(/-\d$/, "")}`;
  if (kind === "area")
    return `about-area-${board.figures.areas.find((one) => one.area === name)?.kind ?? name}`;
  if (kind !== "unit") return name ? `about-${kind}-${name}` : `about-${kind}`;
  if (CROWDS.includes(name)) return "about-unit-crowd";
  if (MILITIAS.includes(name)) return "about-unit-militia";
  return `about-unit-${name.replace(/-\d$/, "")}`;
}

const meaning: MeaningOf = (thing, { board: given, seats, lang }) => {
  const board = given as unknown as Board;
  const { cabinet, figures } = board;
  const speech = speechOf(lang, seats, figures);
  const { say } = speech;
  const [kind, name] = PLAIN.includes(thing) ? [thing, ""] : kindOf(thing);
  const holder = (post: string) =>
    speech.label(post === "president" ? cabinet.president : (cabinet.posts[post] ?? -1));
  if (kind === "card") {
    const info = speech.info(name);
    if (!info) return undefined;
    return {
      name: speech.card(name),
      also: say(`board-kind-${info.kind}`),
      does: speech.about(name).join(" "),
      now: info.kind === "event" ? undefined : say(`board-when-${info.kind}`),
      rule: RULES[thing] ?? RULES[`card-${info.kind}`],
    };
  }
  const strict = figures.options.coups === "strict";
  const wide = figures.options.secret_police !== "bank";
  const message = messageOf(kind, name, board);
  const other = strict && speech.has(`${message}-strict`) ? "-strict" : "";
  const anywhere = wide && speech.has(`${message}-anywhere`) ? "-anywhere" : "";
  if (!speech.has(message)) return undefined;
  const does = say(`${message}${other}${anywhere}`);
  const rule = RULES[thing] ?? RULES[message.replace("about-", "")] ?? RULES[kind];
  if (kind === "post") {
    const now = speech.now(holder(name));
    return { name: speech.post(name), does, now, rule };
  }
  if (kind === "location") return { name: say(`board-place-${name}`), does, rule };
  if (kind === "unit") {
    const [service, wait] = LANDING[name] ?? [];
    const landed = board.city?.landed.includes(name) ? "board-landed" : wait;
    const strikes = Math.max(0, figures.air_strikes - (board.city?.strikes ?? 0));
    const post = service ?? figures.units.find((one) => one.unit === name)?.post;
    const said = [
      post && speech.titled(speech.post(post), holder(post)),
      landed && say(landed, { unit: speech.unit(name) }),
      name === "air-strike" && speech.capital(say("board-strikes", { number: strikes })),
    ];
    return { name: speech.unitLabel(name), does, now: said.filter(Boolean).join(" · "), rule };
  }
  if (kind === "area") {
    const shown = figures.areas.find((one) => one.area === name);
    const post = shown && postIn(shown);
    return {
      name: speech.area(name),
      does,
      now: post && speech.titled(speech.post(post), holder(post)),
      rule,
    };
  }
  if (thing === "deck") {
    const number = board.deck.cards;
    return {
      name: say("term-deck"),
      does,
      now: say("board-deck", { number, discard: board.deck.discard.length }),
      rule,
    };
  }
  if (kind === "phase") return { name: say(`term-phase-${name}`), does, rule };
  const called: Record<string, string> = { puppet: "term-puppets", "secret-police": "option-secret-police" };
  return { name: say(called[kind] ?? `term-${kind}`), does, rule };
};

export default meaning;

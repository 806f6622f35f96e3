// What the things of Politico are.

import { loadWords, words } from "../../words.ts";
import { kindOf, type MeaningOf } from "../meaning.ts";
import type { Board } from "./shown.ts";
import { speech as speechOf } from "./speech.ts";

/** Where the rules speak of it. */
export const RULES: Record<string, string> = {
  "card-premier-ministre": "II.1 1",
  "card-homme-providentiel": "II.3 1",
  "card-union-nationale": "II.4 1",
  "card-motion-de-censure": "II.2.c 1",
  "card-pression-de-l-armee": "II.6 1",
  "card-baraka": "II.5 1",
  "card-greve-generale": "Sheet Grève générale 1",
  "card-desaccords": "Sheet Désaccords au sein du gouvernement 1",
  "card-agitation-sociale": "Sheet Agitation sociale 1",
  "card-debacle-economique": "Sheet Débâcle économique 1",
  "card-inflation-record": "Sheet Inflation record 1",
  "card-catastrophe-ecologique": "Sheet Catastrophe écologique 1",
  "card-surenchere-demagogique": "Sheet Surenchère démagogique 1",
  "card-forfaiture": "Sheet Accusation de forfaiture 1",
  "card-desastre-outre-mer": "Sheet Désastre outre-mer 1",
  "card-scandale-financier": "Sheet Scandale financier 1",
  "card-affaire-de-moeurs": "Sheet Affaire de moeurs 1",
  "card-crise-dans-le-parti": "Sheet Crise dans le parti 1",
  "card-scission-dans-le-parti": "Sheet Scission dans le parti 1",
  card: "Sheet 1",
  deputies: "I.1 2",
  points: "I.5 2",
  government: "I.3 1",
  head: "II.7 1",
  member: "I.3 1",
  majority: "I.2.b 8",
  event: "I.2.b 2",
  pile: "I.2.c 8",
  elections: "I.4 1",
  truce: "Q16",
};

// The cards of the box have French names, and whoever reads English may hold it in hand.
await loadWords("fr", "politico");
const french = words("fr", "politico");

const meaning: MeaningOf = (thing, { board, seats, lang }) => {
  const { assembly, course, figures, government, pile } = board as unknown as Board;
  const speech = speechOf(lang, seats);
  const [kind, name] = kindOf(thing);
  const rule = RULES[thing] ?? RULES[kind];
  if (kind === "card") {
    if (!speech.has(`term-card-${name}`)) return undefined;
    const row = figures.attacks.find((one) => one.card === name);
    const personal = row?.personal ? [speech.say("board-personal")] : [];
    const called = french.say(`term-card-${name}`);
    return {
      name: speech.card(name),
      also: called === speech.card(name) ? undefined : called,
      does: speech.about(name, figures),
      now: row && [...personal, speech.answered(row)].join(" "),
      rule,
    };
  }
  if (!speech.has(`about-${thing}`)) return undefined;
  const members = government?.members ?? [];
  const unit = figures.ending === "clock" ? "minutes" : "turns";
  const now: Record<string, string> = {
    ...(members.length && {
      head: speech.now(speech.seat(members[0]!)),
      government: speech.now(speech.seats(members)),
    }),
    points: speech.say("board-goal", { goal: figures.goal }),
    majority: speech.say("board-majority", { majority: assembly.majority }),
    pile: speech.say("board-pile", { number: pile.deck, under: pile.under.length }),
    elections: course.elected
      ? speech.say("board-elections-held")
      : speech.say(`board-elections-${unit}`, { number: figures.election }),
  };
  const title = speech.has(`term-${thing}-kind`) ? `term-${thing}-kind` : `term-${thing}`;
  return { name: speech.say(title), does: speech.say(`about-${thing}`), now: now[thing], rule };
};

export default meaning;

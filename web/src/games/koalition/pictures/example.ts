// The vote that the drawings show: France with three players, as the rules work it out.

import type { SeatInfo } from "../../../protocol.ts";
import { type Lang, words } from "../../../words.ts";
import { SPECTRUM } from "../parties.ts";
import type { CountryCard, Held, LaidCard, Possible, Standing, Summary, Table } from "../shown.ts";
import { type Speech, speech } from "../speech.ts";

export const ACTIONS = ["doppler", "sturz", "ruecktritt", "skandal", "weste"];
export const FRANCE: CountryCard = { id: "fr", cards: 4, bonus: [4, 3, 2, 1], card_points: 1, shares: [] };
export const PARTNERS: [party: string, partners: string[]][] = [
  ["rose", ["leaf", "lemon", "fist", "cross"]],
  ["hat", ["leaf", "lemon", "acorn", "cross"]],
  ["leaf", ["rose", "hat", "lemon", "fist", "cross"]],
  ["lemon", ["rose", "hat", "leaf", "acorn", "cross"]],
  ["fist", ["rose", "leaf"]],
  ["acorn", ["hat", "lemon", "cross"]],
  ["cross", ["rose", "hat", "leaf", "lemon", "acorn"]],
];
const NAMES: Record<Lang, string[]> = { en: ["Ann", "Ben", "Cleo"], fr: ["Anne", "Bruno", "Chloé"] };

/** By seat: the politicians laid. */
const LAID: [party: string, votes: number][][] = [
  [
    ["rose", 10],
    ["rose", 4],
    ["leaf", 6],
    ["lemon", 5],
  ],
  [
    ["rose", 9],
    ["hat", 10],
    ["hat", 3],
    ["cross", 6],
  ],
  [
    ["hat", 9],
    ["leaf", 8],
    ["fist", 7],
    ["lemon", 8],
  ],
];
const LEADERS: Record<string, number> = { rose: 0, hat: 1, leaf: 2, lemon: 2, fist: 2, cross: 1 };

/** How things are called in the drawings, where no table says so. */
export function spoken(lang: Lang): Speech {
  const known = words(lang, "koalition");
  const called = Object.fromEntries(ACTIONS.map((card) => [card, known.say(`term-special-${card}`)]));
  const seats = NAMES[lang].map((name) => ({ name }) as SeatInfo);
  return speech(lang, seats, { rules: "second", called: { [lang]: called } as Summary["called"] } as Summary);
}

export function politician(party: string, votes: number): Held {
  return { card: `${party}-${votes}`, kind: "politician", party, votes };
}

/** The table with those parties that are wanted, doubled or not. */
export function table(wanted: readonly string[] = SPECTRUM, dopplers = 0): Table {
  const laid: LaidCard[] = LAID.flatMap((cards, seat) =>
    cards.map(([party, votes]) => ({ card: `${party}-${votes}`, seat, party, votes })),
  ).filter((one) => wanted.includes(one.party));
  const found = [...new Set(laid.map((one) => one.party))].map((party) => {
    const votes = laid.filter((one) => one.party === party).reduce((sum, one) => sum + one.votes, 0);
    return { party, votes: votes * 2 ** dopplers, leader: LEADERS[party]! };
  });
  const total = found.reduce((sum, one) => sum + one.votes, 0);
  return {
    laid,
    parties: found.map((one) => ({ ...one, blocs: [one.party], dopplers })),
    blocs: found.map((one) => ({ ...one, id: one.party })),
    total,
    majority: Math.floor(total / 2) + 1,
    possible: [],
    all: true,
  };
}

export const AGREED: Possible = {
  coalition: ["rose", "leaf", "lemon"],
  leaders: [0, 2],
  votes: 50,
  pays: [8, 1, 7],
  bonus: [4, 0, 5],
};

export const STANDING: Standing = {
  points: [50, 52, 45],
  europe: [11, 7, 12],
  given: true,
  parties: [
    { party: "rose", points: [18, 12, 10], bonus: 7, winners: [0], each: 7 },
    { party: "hat", points: [15, 15, 5], bonus: 6, winners: [0, 1], each: 3 },
    { party: "leaf", points: [8, 10, 17], bonus: 6, winners: [2], each: 6 },
    { party: "lemon", points: [4, 6, 10], bonus: 5, winners: [2], each: 5 },
    { party: "fist", points: [3, 3, 3], bonus: 4, winners: [0, 1, 2], each: 1 },
    { party: "acorn", points: [2, 6, 0], bonus: 3, winners: [1], each: 3 },
    { party: "cross", points: [0, 0, 0], bonus: 0, winners: [], each: 0 },
  ],
};

// The zoo and the parliament that the drawings show: four parties, called by their colours, as the rules work it out.

import type { SeatInfo } from "../../../protocol.ts";
import { type Lang, words } from "../../../words.ts";
import type { Board, Enclosure, Figures, Held, SpeciesNow, Turn } from "../shown.ts";
import { type Speech, speech } from "../speech.ts";

export const BLUE = 0;
export const RED = 1;
export const GREEN = 2;
export const PURPLE = 3;
const COLOURS = ["blue", "red", "green", "purple"];

/** §5c 2  As the rules have it. */
export const WALKWAY: Enclosure[] = [
  { species: "elephants", votes: [6, 3], water: false },
  { species: "monkeys", votes: [5, 2], water: false },
  { species: "penguins", votes: [4, 1], water: true },
  { species: "zebras", votes: [4, 1], water: false },
  { species: "flamingos", votes: [3], water: true },
  { species: "snakes", votes: [3], water: false },
  { species: "hippos", votes: [6, 3], water: true },
  { species: "parrots", votes: [3], water: false },
  { species: "polar-bears", votes: [5, 2], water: true },
];
/** By species, the tokens of each party. */
const FOOD: Record<string, number[]> = {
  elephants: [2, 4, 1, 0],
  monkeys: [3, 0, 1, 2],
  penguins: [1, 0, 2, 0],
  zebras: [1, 0, 0, 2],
  flamingos: [0, 0, 1, 0],
  snakes: [0, 0, 1, 0],
  hippos: [3, 1, 0, 2],
  parrots: [0, 1, 0, 0],
  "polar-bears": [0, 3, 1, 0],
};
/** What that food brings. */
export const SEATS = [16, 14, 12, 9];
export const MAJORITY = 26;
export const CARDS: Held[] = [
  { card: "rally-penguins", kind: "rally", about: "penguins", phase: "B" },
  { card: "loyalty-hippos", kind: "loyalty", about: "hippos", phase: "C" },
  { card: "defectors", kind: "defectors", about: "", phase: "E" },
  { card: "assertiveness-finance", kind: "assertiveness", about: "finance", phase: "G" },
];

export const NO_TURN: Turn = { kind: "", asked: [], seats: [], order: [], at: -1, left: 0 };

/** How things are called in the drawings, where no table says so. */
export function spoken(lang: Lang): Speech {
  const known = words(lang, "zoocracy");
  const seats = COLOURS.map((colour) => ({ name: known.say(`picture-${colour}`) }) as SeatInfo);
  return speech(lang, seats, { called: {}, does: {} } as unknown as Figures, false);
}

export const enclosure = (species: string): Enclosure => WALKWAY.find((one) => one.species === species)!;

export function fed(species: string, tokens = FOOD[species]!): SpeciesNow {
  const [first, second = 0] = enclosure(species).votes;
  return { species, tokens, votes: [first!, second] };
}

/** As the game stands after the fifth round. */
export const STANDING = {
  figures: { goal_track: 8 },
  turn: NO_TURN,
  standing: { points: [3, 5, 4, 3] },
  players: [{ cards: 2 }, { cards: 1 }, { cards: 3 }, { cards: 5 }],
  parliament: {
    seats: SEATS,
    // Whoever sees this picture first does not know offices yet.
    government: [],
    offices: [],
  },
} as unknown as Board;
export const FOODS = [9, 4, 7, 11];

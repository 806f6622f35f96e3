// Made by `npm run types` from hemicycle.games.zoocracy.shown, which says what each field means. Not for editing.

export type PhaseState = "past" | "skipped" | "now" | "coming" | "perhaps";
export type Enclosure = { species: string; votes: number[]; water: boolean };
export type Held = { card: string; kind: string; about: string; phase: string };
export type Figures = {
  players: number;
  walkway: Enclosure[];
  goal_track: number;
  rounds: number;
  campaign: number;
  per_species: number;
  manipulation: number;
  cards: Held[];
  called: Record<string, Record<string, string>>;
  does: Record<string, Record<string, string>>;
  advanced: boolean;
};
export type RoundNow = {
  round: number;
  presidential?: boolean;
  parliamentary?: boolean;
  goals?: number[];
  event?: string | null;
  may_end?: boolean;
};
export type PhaseNow = { phase: string; state: PhaseState };
export type Tracks = {
  round: number;
  phase: string;
  rounds: RoundNow[];
  phases: PhaseNow[];
  event: string | null;
  next_harvest: number;
  last: boolean;
};
export type Turn = {
  kind: string;
  asked: number[];
  seats: number[];
  order: number[];
  at: number;
  left: number;
};
export type SpeciesNow = {
  species: string;
  tokens: number[];
  votes: [number, number];
  first?: number | null;
  blockade?: boolean;
  manipulation?: boolean;
  season?: boolean;
  overhang?: number;
  loyal?: Record<string, number>;
};
export type Zoo = { species: SpeciesNow[]; forecast: number[]; majority: number };
export type OfficeNow = { office: string; seat: number | null; up: boolean };
export type Parliament = {
  seats: number[];
  total: number;
  majority: number;
  government: number[];
  government_seats: number;
  interim: boolean;
  offices: OfficeNow[];
  programme: (number | null)[];
};
export type Proposed = { seat: number; offices: number[]; goals: number[] };
export type Talks = {
  motion: boolean;
  proposer: number;
  before: number[];
  to_come: number[];
  goals: number;
  proposal: Proposed | null;
};
export type Standing = { points: number[] };
export type Player = { cards: number; food?: number | null };
export type Pile = { deck: number; discard: string[] };
export type Board = {
  figures: Figures;
  tracks: Tracks;
  turn: Turn;
  zoo: Zoo;
  parliament: Parliament;
  talks: Talks | null;
  standing: Standing;
  players: Player[];
  pile: Pile;
};
export type Hand = { cards: Held[]; food: number; draft: number[] };

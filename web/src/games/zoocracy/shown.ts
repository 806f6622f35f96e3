// What the server shows of a table of Zoocracy: src/hemicycle/games/zoocracy/shown.py says what each field means,
// and a test over there compares the two files name by name.

export interface Enclosure {
  species: string;
  votes: number[];
  water: boolean;
}

export interface Figures {
  players: number;
  walkway: Enclosure[];
  goal_track: number;
  rounds: number;
  hand_limit: number;
  campaign: number;
  per_species: number;
  manipulation: number;
  defectors: number;
  resistance: number;
  harvest: number;
  cards: Record<string, number>;
  events: Record<string, string[]>;
  donations: Record<string, number>;
  advanced: boolean;
  screens: boolean;
}

export interface RoundNow {
  round: number;
  presidential?: boolean;
  parliamentary?: boolean;
  goals?: number[];
  event?: string | null;
  may_end?: boolean;
}

export interface PhaseNow {
  phase: string;
  state: "past" | "skipped" | "now" | "coming" | "perhaps";
}

export interface Tracks {
  round: number;
  phase: string;
  rounds: RoundNow[];
  phases: PhaseNow[];
  event: string | null;
  trouble: string;
  next_harvest: number;
  last: boolean;
}

export interface Turn {
  kind: string;
  asked: number[];
  seats: number[];
  order: number[];
  at: number;
  limit: number;
  left: number;
}

export interface SpeciesNow {
  species: string;
  tokens: number[];
  votes: [number, number];
  first?: number | null;
  second?: number | null;
  blockade?: boolean;
  manipulation?: boolean;
  season?: boolean;
  overhang?: number;
  loyal?: Record<string, number>;
}

export interface Zoo {
  species: SpeciesNow[];
  forecast: number[];
  majority: number;
  seasons: string[];
  migrated: number[];
}

export interface OfficeNow {
  office: string;
  seat: number | null;
  up: boolean;
}

export interface Parliament {
  seats: number[];
  total: number;
  majority: number;
  government: number[];
  government_seats: number;
  interim: boolean;
  offices: OfficeNow[];
  programme: (number | null)[];
}

export interface Proposed {
  seat: number;
  offices: number[];
  goals: number[];
}

export interface Talks {
  motion: boolean;
  proposer: number;
  before: number[];
  to_come: number[];
  goals: number;
  proposal: Proposed | null;
}

export interface Standing {
  points: number[];
}

export interface Player {
  cards: number;
  food?: number | null;
}

export interface Pile {
  deck: number;
  discard: string[];
}

export interface Board {
  figures: Figures;
  tracks: Tracks;
  turn: Turn;
  zoo: Zoo;
  parliament: Parliament;
  talks: Talks | null;
  standing: Standing;
  players: Player[];
  pile: Pile;
}

export interface Held {
  card: string;
  kind: string;
  about: string;
  phase: string;
}

export interface Hand {
  cards: Held[];
  food: number;
  draft: number[];
}

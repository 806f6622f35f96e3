// What the server shows of a table of Politico: src/hemicycle/games/politico/shown.py says what each field means,
// and a test over there compares the two files name by name.

export interface AttackRow {
  card: string;
  copies: number;
  personal: boolean;
  government: boolean;
  answers: string[];
  pays: string;
  price: number;
  loss: string;
  number: number;
}

export interface Figures {
  players: number;
  goal: number;
  bonus: number;
  fall_points: number;
  fall_deputies: number;
  attacks: AttackRow[];
  copies: Record<string, number>;
  ending: string;
  last: number;
  election: number;
  piles: string;
  scandal: string;
}

export interface Course {
  turn: number;
  seat: number;
  minutes: number;
  elected: boolean;
  dissolved: boolean;
  vacant: number;
  providence: boolean;
}

export interface EffectNow {
  kind: string;
  number?: number;
  who?: string;
  to?: string;
  minority?: boolean;
}

export interface EventNow {
  card: string;
  title: Record<string, string>;
  effects: EffectNow[];
}

export interface Turn {
  kind: string;
  asked: number[];
  seats: number[];
  left: string;
}

export interface GovernmentNow {
  seat: number;
  members: number[];
  card: string;
  formed: number;
  rounds: number;
  deputies: number;
  scores_in: number;
  points: number[];
  withheld: boolean;
  immune: number;
  providential: boolean;
}

export interface Fall {
  seat: number;
  members: number[];
  formed: number;
  fell: number;
  rounds: number;
  why: string;
  author: number | null;
}

export interface LastingNow {
  what: string;
  by: number;
  card?: string;
  seat?: number | null;
  turns?: number;
  members?: number[];
  current?: boolean;
}

export interface AssaultNow {
  seat: number;
  card: string;
  target: number;
  defender: number | null;
}

export interface AttemptNow {
  seat: number;
  card: string;
  army: boolean;
  invited: number[];
  expelled: number[];
  members: number[];
}

export interface ArmyNow {
  use: string;
  by: number;
  stands: boolean;
  cards: number;
  last: number;
}

export interface VoteNow {
  question: string;
  voters: number[];
  weights: number[];
}

export interface Affair {
  assault?: AssaultNow | null;
  attempt?: AttemptNow | null;
  motion?: number | null;
  army?: ArmyNow | null;
  vote?: VoteNow | null;
  succession?: number[];
}

export interface Standing {
  points: number[];
}

export interface Assembly {
  deputies: number[];
  total: number;
  majority: number;
}

export interface Player {
  cards: number;
  known?: string[];
  silenced?: boolean;
  mute?: boolean;
  barred?: boolean;
}

export interface Pile {
  deck: number;
  under: string[];
  table: string[];
  events: number;
  events_under: number;
}

export interface Board {
  figures: Figures;
  course: Course;
  event: EventNow | null;
  turn: Turn;
  assembly: Assembly;
  government: GovernmentNow | null;
  past: Fall[];
  lasting: LastingNow[];
  affair: Affair;
  standing: Standing;
  players: Player[];
  pile: Pile;
}

export interface Hand {
  cards: string[];
  resigning: boolean;
}

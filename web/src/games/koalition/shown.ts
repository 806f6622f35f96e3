// What the server shows of a table of Koalition: src/hemicycle/games/koalition/shown.py says what each field means,
// and a test over there compares the two files name by name.

export interface PartyCard {
  party: string;
  politicians: number[];
  partners: string[];
}

export interface CountryCard {
  id: string;
  cards: number;
  bonus: number[];
  card_points: number;
  shares: number[][];
}

export interface Summary {
  rules: string;
  players: number;
  parties: PartyCard[];
  countries: CountryCard[];
  others: Record<string, number>;
  aside: number;
  mixed: Record<string, number>;
  politicians_aside: number;
  offers: number;
  chain: boolean;
  stacking: boolean;
  resigned_scores: boolean;
}

export interface Done {
  country: string;
  coalition: string[];
  points: number[];
}

export interface Journey {
  country: string;
  number: number;
  length: number;
  again: boolean;
  done: Done[];
  to_come: number;
}

export interface Turn {
  stage: "starter" | "lay" | "open" | "answer" | "negotiate" | "over";
  seats: number[];
  starter: number;
  round: number;
  rounds: number;
}

export interface LaidCard {
  card: string;
  seat: number;
  party: string;
  votes: number;
  joker?: boolean;
  resigned?: boolean;
  cleared?: boolean;
}

export interface PartyNow {
  party: string;
  votes: number;
  base: number;
  blocs: string[];
  leader?: number | null;
  dopplers?: number;
  scandal?: boolean;
  cleared?: boolean;
  overthrown?: number | null;
}

export interface BlocNow {
  id: string;
  party: string;
  leader: number;
  votes: number;
}

export interface Possible {
  coalition: string[];
  leaders: number[];
  votes: number;
  pays: number[];
  bonus: number[];
}

export interface Table {
  laid: LaidCard[];
  parties: PartyNow[];
  blocs: BlocNow[];
  total: number;
  majority: number;
  possible: Possible[];
  all: boolean;
}

export interface Talks {
  leaders: number[];
  proposed: Possible[];
  accepted: number[][];
  drafts: string[][];
  proposals: number[];
  withdrawals: number[];
  silent: number[];
}

export interface Player {
  politicians: number;
  others: number;
  known?: string[];
}

export interface EuropeOf {
  party: string;
  points: number[];
  bonus: number;
  winners: number[];
  each: number;
}

export interface Standing {
  points: number[];
  europe: number[];
  parties: EuropeOf[];
  given: boolean;
}

export interface Pile {
  deal: number;
  spent: string[];
}

export interface Board {
  summary: Summary;
  journey: Journey;
  turn: Turn;
  table: Table;
  talks: Talks | null;
  players: Player[];
  standing: Standing;
  pile: Pile;
}

export interface Held {
  card: string;
  kind: "politician" | "joker" | "action" | "special";
  party?: string | null;
  votes?: number;
  known?: boolean;
}

export interface Hand {
  cards: Held[];
}

// Made by `npm run types` from hemicycle.games.koalition.shown, which says what each field means. Not for editing.

export type Stage = "starter" | "lay" | "open" | "answer" | "negotiate" | "over";
export type PartyCard = { party: string; politicians: number[]; partners: string[] };
export type Summary = {
  rules: string;
  players: number;
  parties: PartyCard[];
  countries: CountryCard[];
  called: Record<string, Record<string, string>>;
  others: Record<string, number>;
  aside: number;
  mixed: Record<string, number>;
  politicians_aside: number;
  offers: number;
  chain: boolean;
};
export type CountryCard = {
  id: string;
  cards: number;
  bonus: number[];
  card_points: number;
  shares: number[][];
};
export type Done = { country: string; coalition: string[]; points: number[] };
export type Journey = {
  country: string;
  number: number;
  length: number;
  again: boolean;
  done: Done[];
  to_come: number;
};
export type Turn = { stage: Stage; seats: number[]; starter: number; round: number; rounds: number };
export type LaidCard = {
  card: string;
  seat: number;
  party: string;
  votes: number;
  joker?: boolean;
  resigned?: boolean;
  cleared?: boolean;
};
export type PartyNow = {
  party: string;
  votes: number;
  blocs: string[];
  leader?: number | null;
  dopplers?: number;
  scandal?: boolean;
  cleared?: boolean;
  overthrown?: number | null;
};
export type BlocNow = { id: string; party: string; leader: number; votes: number };
export type Possible = {
  coalition: string[];
  leaders: number[];
  votes: number;
  pays: number[];
  bonus: number[];
};
export type Table = {
  laid: LaidCard[];
  parties: PartyNow[];
  blocs: BlocNow[];
  total: number;
  majority: number;
  possible: Possible[];
  all: boolean;
};
export type Talks = {
  leaders: number[];
  proposed: Possible[];
  accepted: number[][];
  drafts: string[][];
  proposals: number[];
  withdrawals: number[];
  silent: number[];
};
export type Player = { politicians: number; others: number; known?: string[] };
export type EuropeOf = { party: string; points: number[]; bonus: number; winners: number[]; each: number };
export type Standing = { points: number[]; europe: number[]; parties: EuropeOf[]; given: boolean };
export type Pile = { spent: string[] };
export type Board = {
  summary: Summary;
  journey: Journey;
  turn: Turn;
  table: Table;
  talks: Talks | null;
  players: Player[];
  standing: Standing;
  pile: Pile;
};
export type Held = {
  card: string;
  kind: "politician" | "joker" | "action" | "special";
  party?: string | null;
  votes?: number;
  known?: boolean;
};
export type Hand = { cards: Held[] };

// Made by `npm run types` from hemicycle.games.politico.shown, which says what each field means. Not for editing.

export type Left = "any" | "again" | "attack" | "army" | "union" | "none";
export type AttackRow = {
  card: string;
  copies: number;
  personal: boolean;
  government: boolean;
  answers: string[];
  pays: "prime-minister" | "victim" | "nobody" | "";
  price: number;
  number: number;
};
export type Figures = {
  players: number;
  goal: number;
  fall_points: number;
  fall_deputies: number;
  attacks: AttackRow[];
  copies: Record<string, number>;
  ending: "turns" | "clock";
  last: number;
  election: number;
  piles: string;
};
export type Course = {
  turn: number;
  seat: number;
  minutes: number;
  elected: boolean;
  dissolved: boolean;
  vacant: number;
  providence: boolean;
};
export type EventNow = { card: string; title: Record<string, string>; does: Record<string, string[]> };
export type Turn = { kind: string; asked: number[]; seats: number[]; left: Left };
export type GovernmentNow = {
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
};
export type Fall = {
  seat: number;
  members: number[];
  formed: number;
  fell: number;
  rounds: number;
  why: string;
  author: number | null;
};
export type LastingNow = {
  what: string;
  card?: string;
  seat?: number | null;
  turns?: number;
  members?: number[];
};
export type AssaultNow = { seat: number; card: string; target: number };
export type AttemptNow = {
  seat: number;
  card: string;
  army: boolean;
  invited: number[];
  expelled: number[];
  members: number[];
};
export type ArmyNow = { use: string; by: number; stands: boolean; cards: number; last: number };
export type VoteNow = { question: string; voters: number[]; weights: number[] };
export type Affair = {
  assault?: AssaultNow | null;
  attempt?: AttemptNow | null;
  motion?: number | null;
  army?: ArmyNow | null;
  vote?: VoteNow | null;
};
export type Standing = { points: number[] };
export type Assembly = { deputies: number[]; total: number; majority: number };
export type Player = {
  cards: number;
  known?: string[];
  silenced?: boolean;
  mute?: boolean;
  barred?: boolean;
};
export type Pile = { deck: number; under: string[] };
export type Board = {
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
};
export type Hand = { cards: string[]; resigning: boolean };

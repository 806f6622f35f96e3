// Made by `npm run types` from hemicycle.games.junta.shown, which says what each field means. Not for editing.

export type Side = "" | "junta" | "president";
export type Purse = [number, number, number];
export type AttemptState = "announced" | "now" | "over";
export type AreaShown = { area: string; kind: string; title: Record<string, string>; next: string[] };
export type CardShown = {
  card: string;
  kind: string;
  title: Record<string, string>;
  does: Record<string, string[]>;
  votes?: number;
  votes_with?: [string, number][];
  cost?: number;
  unit?: string;
};
export type UnitShown = { unit: string; number: number; half_dice: number; post: string };
export type Figures = {
  players: number;
  families: number;
  hand: number;
  air_strikes: number;
  hits: number;
  areas: AreaShown[];
  cards: CardShown[];
  units: UnitShown[];
  options: Record<string, string>;
};
export type Course = {
  turn: number;
  phase: number;
  unstable: boolean;
  bank: "open" | "siesta" | "holiday";
  forced: boolean;
  coups: number;
  motion: number;
  reform: number;
  reform_up_to: number;
  lost: boolean;
};
export type Turn = { kind: string; asked: number[]; seats: number[] };
export type OpenCard = { card: string; votes: number };
export type FamilyNow = {
  leader: number;
  cards: number;
  influence: OpenCard[];
  votes: number;
  posts?: string[];
  dead?: boolean;
  exile?: string;
  target?: boolean;
  location?: string;
  funds?: number;
  sacrilege?: number;
};
export type Cabinet = { president: number; posts: Record<string, number>; cousin: string };
export type PileNow = { family: number; size: number; announced: number };
export type BudgetNow = { seat: number; first: boolean; piles: PileNow[] };
export type GivenNow = {
  family: number;
  source: string;
  choice: number | string;
  votes: number;
  round: number;
};
export type BallotNow = {
  question: string;
  round: number;
  choices: (number | string)[];
  votes: number[];
  given: GivenNow[];
  order: number[];
  voter: number;
};
export type AttemptNow = {
  family: number;
  card: string;
  target: number;
  location: string;
  state: AttemptState;
};
export type PlotNow = { order: number[]; family: number; attempts: AttemptNow[] };
export type StackNow = {
  area: string;
  unit: string;
  family: number;
  number: number;
  moved?: boolean;
  retreated?: boolean;
};
export type PointNow = { area: string; families: number[]; side: Side };
export type MoveNow = { family: number; cousin: boolean; moved: boolean; held: Record<string, number> };
export type FightNow = { area: string; salvo: number; losses: Record<string, number> };
export type CityNow = {
  first: number;
  rebels: number[];
  phase: number;
  leads: number;
  stacks: StackNow[];
  lost: Record<string, number>;
  landed: string[];
  strikes: number;
  crowds: string[];
  agreed: Side[];
  sides: Side[];
  won: Side;
  points: PointNow[];
  move: MoveNow | null;
  fight: FightNow | null;
};
export type Deck = { cards: number; discard: string[] };
export type Board = {
  figures: Figures;
  course: Course;
  turn: Turn;
  cabinet: Cabinet;
  families: FamilyNow[];
  budget: BudgetNow | null;
  ballot: BallotNow | null;
  plot: PlotNow | null;
  city: CityNow | null;
  deck: Deck;
};
export type Holding = { family: number; cards: string[]; reserve: Purse; account: Purse; location: string };
export type Hand = { families: Holding[]; draft: Purse[]; piles: Purse[]; aimed: Record<string, number> };

// What the server shows of a table of Junta: src/hemicycle/games/junta/shown.py says what each field means,
// and a test over there compares the two files name by name.

export type Side = "" | "junta" | "president";
/** How many bills of 1, of 2 and of 3 millions. */
export type Purse = [number, number, number];

export interface AreaShown {
  area: string;
  kind: string;
  title: Record<string, string>;
  next: string[];
  harbour: boolean;
  landing: boolean;
}

export interface CardShown {
  card: string;
  kind: string;
  title: Record<string, string>;
  copies: number;
  deeds?: string[];
  votes?: number;
  votes_with?: [string, number][];
  pays?: number;
  cost?: number;
  figure?: number;
  fails_to?: number;
  mad?: boolean;
  not_by?: string[];
  needs?: string;
  unit?: string;
  number?: number;
  areas?: string[];
  bribes_from?: number;
}

export interface UnitShown {
  unit: string;
  number: number;
  half_dice: number;
  post: string;
}

export interface Figures {
  players: number;
  families: number;
  aid: number;
  hand: number;
  gunboat: number;
  air_strike: number;
  air_strikes: number;
  hits: number;
  minister_votes: number;
  loyalty: number[];
  areas: AreaShown[];
  cards: CardShown[];
  units: UnitShown[];
  options: Record<string, string>;
}

export interface Course {
  turn: number;
  phase: number;
  unstable: boolean;
  bank: string;
  placed: boolean;
  forced: boolean;
  coups: number;
  motion: number;
  reform: number;
  reform_up_to: number;
  police: boolean;
  lost: boolean;
}

export interface Turn {
  kind: string;
  asked: number[];
  seats: number[];
}

export interface OpenCard {
  card: string;
  votes: number;
}

export interface FamilyNow {
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
}

export interface Cabinet {
  president: number;
  posts: Record<string, number>;
  cousin: string;
  cousin_of: number;
}

export interface PileNow {
  family: number;
  size: number;
  announced: number;
}

export interface BudgetNow {
  seat: number;
  first: boolean;
  piles: PileNow[];
}

export interface GivenNow {
  family: number;
  source: string;
  choice: number | string;
  votes: number;
  round: number;
}

export interface BallotNow {
  question: string;
  round: number;
  choices: (number | string)[];
  votes: number[];
  given: GivenNow[];
  order: number[];
  voter: number;
  bound: number[];
  declined: number[];
}

export interface AttemptNow {
  family: number;
  card: string;
  target: number;
  location: string;
  state: string;
}

export interface PlotNow {
  order: number[];
  family: number;
  attempts: AttemptNow[];
}

export interface StackNow {
  area: string;
  unit: string;
  family: number;
  number: number;
  moved?: boolean;
  retreated?: boolean;
}

export interface PointNow {
  area: string;
  families: number[];
  side: Side;
}

export interface MoveNow {
  family: number;
  cousin: boolean;
  moved: boolean;
  held: Record<string, number>;
  flight: string;
  carried: boolean;
}

export interface FightNow {
  area: string;
  salvo: number;
  losses: Record<string, number>;
}

export interface CityNow {
  first: number;
  rebels: number[];
  phase: number;
  leads: number;
  pledge: string;
  fighters: number[];
  stacks: StackNow[];
  lost: Record<string, number>;
  landed: string[];
  strikes: number;
  crowds: string[];
  agreed: Side[];
  settled: Side;
  sides: Side[];
  won: Side;
  points: PointNow[];
  move: MoveNow | null;
  fight: FightNow | null;
}

export interface Deck {
  cards: number;
  discard: string[];
  table: string[];
}

export interface Board {
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
}

export interface Holding {
  family: number;
  cards: string[];
  reserve: Purse;
  account: Purse;
  location: string;
}

export interface Hand {
  families: Holding[];
  draft: Purse[];
  piles: Purse[];
  aimed: Record<string, number>;
}

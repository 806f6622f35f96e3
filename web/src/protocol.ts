// Made by `npm run types` from docs/protocol.schema.json, which the server's classes make. Not for editing.

export type AnyCommand =
  | Act
  | Back
  | Call
  | Fill
  | Leave
  | Mute
  | Offer
  | Pause
  | Ready
  | Rematch
  | Reply
  | Report
  | Say
  | Sit
  | Speak;
export type Frame = News | Done | Refused;

/**
 * Answer a request: with one action, or with a series, taken whole or not at all.
 */
export interface Act {
  do: "act";
  id: string;
  request: number;
  actions: {
    [k: string]: unknown;
  }[];
}
/**
 * Take one's own seat again from the bot that keeps it.
 */
export interface Back {
  do: "back";
  id: string;
}
/**
 * Call a seat that is waited for to answer: it gets a notice.
 */
export interface Call {
  do: "call";
  id: string;
  seat: number;
}
/**
 * The host puts a bot on a free seat, or with an empty level takes it away.
 */
export interface Fill {
  do: "fill";
  id: string;
  seat: number;
  level?: string;
}
/**
 * Get up. Before the deal the seat is free again; afterwards a bot plays on until one is back.
 */
export interface Leave {
  do: "leave";
  id: string;
}
/**
 * Hear a seat no more, or again. Nobody else is told.
 */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}
/**
 * Offer a deal; `answers` names the one that it replaces.
 */
export interface Offer {
  do: "offer";
  id: string;
  parties: number[];
  terms: {
    [k: string]: unknown;
  }[];
  answers?: string;
  seconds?: number;
}
/**
 * Want a pause, or to go on; it happens when every person at the table wants it.
 */
export interface Pause {
  do: "pause";
  id: string;
  want?: boolean;
}
/**
 * Ready, or not yet. When all seats are taken and all are ready the cards are dealt.
 */
export interface Ready {
  do: "ready";
  id: string;
  ready?: boolean;
  word?: string;
}
/**
 * After the end: the same table again, with the same people.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
/**
 * Accept, refuse or withdraw a deal.
 */
export interface Reply {
  do: "reply";
  id: string;
  deal: string;
  answer: "accept" | "refuse" | "withdraw";
}
/**
 * Report a line of talk to whoever runs the server.
 */
export interface Report {
  do: "report";
  id: string;
  line: string;
  reason?: string;
}
/**
 * Talk: to all, or to some seats.
 */
export interface Say {
  do: "say";
  id: string;
  text: string;
  to?: number[];
}
/**
 * Claim a free seat; the first to come has it.
 */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name?: string;
}
/**
 * Say everything in another language from now on: a whole `News` follows.
 */
export interface Speak {
  do: "speak";
  id: string;
  lang: "en" | "fr";
}
/**
 * What the receiver is asked, or may do.
 */
export interface Asked {
  id: number;
  kind: string;
  said: string;
  options: Choice[];
  help?: string;
  rule?: string;
  about?: {
    [k: string]: unknown;
  };
  default?: number;
  optional?: boolean;
  answered?: number;
  barred?: Barred[];
}
/**
 * One legal answer.
 */
export interface Choice {
  action: {
    [k: string]: unknown;
  };
  said: string;
  help?: string;
  rule?: string;
}
/**
 * A choice that one might think of and that is not legal now, with the reason.
 */
export interface Barred {
  action: {
    [k: string]: unknown;
  };
  said: string;
  why: string;
  rule?: string;
}
/**
 * A round of the game: a country in Koalition.
 */
export interface Chapter {
  move: number;
  said: string;
}
/**
 * GET /api/tables/TABLE/chronicle?lang=en  The whole log as the receiver may know it, and how points grew.
 */
export interface Chronicle {
  moves: number;
  lines: Line[];
  chapters: Chapter[];
  points: number[][];
}
/**
 * A line of the log: what happened, as the receiver may know it.
 */
export interface Line {
  move: number;
  type: string;
  said: string;
  event?: {
    [k: string]: unknown;
  };
  seat?: number;
}
export interface DealInfo {
  id: string;
  by: number;
  parties: number[];
  terms: TermInfo[];
  status: "agreed" | "answered" | "lapsed" | "open" | "refused" | "withdrawn";
  accepted: number[];
  made: number;
  answers?: string;
  reason?: string;
  lapses?: number;
}
/**
 * A term of a deal: who promises what.
 */
export interface TermInfo {
  term: {
    [k: string]: unknown;
  };
  seat: number;
  said: string;
  verdict?: "broken" | "kept" | "pending" | "unknown" | "void";
}
/**
 * The command with this id has been carried out, and is stored.
 */
export interface Done {
  type: "done";
  id: string;
}
export interface EditionInfo {
  id: string;
  said: Said;
  players: number[];
  variants: number[];
  reconstructed: number;
  figures: number;
  options: string[];
}
/**
 * The same words in every language.
 */
export interface Said {
  en: string;
  fr: string;
}
/**
 * What there is, or what has changed. A field that is missing has not changed.
 *
 *     `lines`, `talk` and `deals` are added to what the receiver has (deals by id); of `board` the entries that are
 *     there replace those of the same name. In a whole one they stand for everything, and nothing from before is
 *     kept, except that when one resumes with `after=NUMBER` lines and talk up to that number are left out.
 */
export interface News {
  type: "news";
  number: number;
  now: number;
  whole?: boolean;
  resumed?: boolean;
  table?: TableInfo | null;
  you?: You | null;
  moves?: number;
  board?: {
    [k: string]: unknown;
  } | null;
  mine?: {
    [k: string]: unknown;
  } | null;
  asked?: Asked[] | null;
  waiting?: Waiting[] | null;
  lines?: Line[];
  talk?: Utterance[];
  deals?: DealInfo[];
  standings?: Standing[] | null;
}
/**
 * A table, without its game.
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  title: string;
  pace: "days" | "live";
  clock: number;
  watch: "all" | "link" | "nobody";
  listed: boolean;
  talk: "free" | "none" | "public";
  promises: "all" | "parties";
  state: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  commitment: string;
  made: number;
  host?: number;
  paused?: boolean;
  pausing?: number[];
  watching?: number;
  rematch?: string;
  waiting?: number[];
  moves?: number;
  places?: number[];
  points?: number[];
  yours?: number;
}
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  ready?: boolean;
  here?: boolean;
  kept?: boolean;
  reserved?: boolean;
}
/**
 * The receiver at this table.
 */
export interface You {
  seat?: number;
  host?: boolean;
  muted?: number[];
}
/**
 * A seat that must decide, in words that all may read.
 */
export interface Waiting {
  seat: number;
  kind: string;
  said: string;
  deadline?: number;
}
/**
 * Something said at the table.
 */
export interface Utterance {
  id: string;
  seat: number;
  text: string;
  at: number;
  move: number;
  to?: number[];
}
/**
 * What became of a seat's promises, as far as the receiver knows of them.
 */
export interface Standing {
  seat: number;
  kept?: number;
  broken?: number;
  void?: number;
  pending?: number;
}
/**
 * The command with this id was not carried out; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: "against-the-rules" | "malformed" | "not-allowed" | "too-fast" | "too-large" | "unavailable";
  said: string;
  rule?: string;
}
/**
 * GET /api/games  All that is needed to set up a table.
 */
export interface GameInfo {
  name: string;
  title: Said;
  tagline: Said;
  editions: EditionInfo[];
  options: OptionInfo[];
  bots: string[];
}
export interface OptionInfo {
  name: string;
  said: Said;
  help: Said;
  values: OptionValue[];
}
export interface OptionValue {
  value: boolean | number | string;
  said: Said;
}
/**
 * GET, POST /api/me  Who the cookie says I am.
 */
export interface Me {
  id: string;
  name: string;
  has_passphrase?: boolean;
  email?: string;
  push?: boolean;
  push_key?: string;
  can_email?: boolean;
}
/**
 * GET /api/tables/TABLE/moment?move=7&seat=2&lang=en  The table after a decision.
 *
 *     During the game one sees it as one saw it then; after the end with the eyes of any seat (`seat`), or as a
 *     spectator (`seat=-1`), or with all cards open (`seat=all`).
 */
export interface Moment {
  move: number;
  moves: number;
  board: {
    [k: string]: unknown;
  };
  lines: Line[];
  mine?: {
    [k: string]: unknown;
  };
  hands?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  waiting?: Waiting[];
}
/**
 * POST /api/tables  Set one up. The maker is its host, and sees no more than anybody.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  title?: string;
  pace?: "days" | "live";
  clock?: number;
  watch?: "all" | "link" | "nobody";
  listed?: boolean;
  talk?: "free" | "none" | "public";
  promises?: "all" | "parties";
}
/**
 * A seat when a table is made: open, one's own, or a bot's.
 */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  level?: string;
}
/**
 * POST /api/me/notices  Where to be told that it is one's turn. Empty: nowhere.
 */
export interface Notices {
  email?: string;
  push?: {
    [k: string]: unknown;
  } | null;
}
/**
 * POST /api/me/passphrase sets one; POST /api/me/enter takes the identity to this device.
 */
export interface Passphrase {
  name: string;
  passphrase: string;
}
/**
 * Who could turn a vote: each seat's share of power by both indices, and the votes behind it.
 */
export interface Power {
  move: number;
  said: string;
  quota: number;
  weights: number[];
  banzhaf: number[];
  shapley: number[];
  governs: number[];
  coalition?: string;
  points?: number[];
}
/**
 * GET, POST /api/reach  Who can come to this server, and by which address.
 */
export interface Reach {
  by: "machine" | "network" | "public";
  addresses: string[];
  switch?: boolean;
}
/**
 * POST /api/me  Choose a name.
 */
export interface Rename {
  name: string;
}
/**
 * GET /api/tables/TABLE/story?lang=en  After the end: the result page's figures.
 */
export interface Story {
  places: number[];
  points: number[];
  chapters: Chapter[];
  points_over_time: number[][];
  power: Power[];
  standings: Standing[];
  deals: DealInfo[];
  secret: string;
}
export interface TableMade {
  table: string;
}
/**
 * GET /api/tables
 */
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
}
export interface TermChoice {
  term: {
    [k: string]: unknown;
  };
  seat: number;
  said: string;
}
/**
 * GET /api/tables/TABLE/terms?with=2&with=3&lang=en  What could be promised now among me and these seats.
 */
export interface Terms {
  terms: TermChoice[];
}
/**
 * POST /api/me/token  A key for programs: `Authorization: Bearer …`. It is told once.
 */
export interface Token {
  token: string;
}
/**
 * What HTTP answers when it refuses.
 */
export interface Trouble {
  code:
    | "against-the-rules"
    | "malformed"
    | "not-allowed"
    | "not-found"
    | "too-fast"
    | "too-large"
    | "unavailable";
  said: Said;
}
/**
 * POST /api/reach  Let the home network in, or shut it out.
 */
export interface Turn {
  open: boolean;
}

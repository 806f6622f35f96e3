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
  /**
   * Which message this is.
   */
  do: "act";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * `Asked.id`.
   */
  request: number;
  /**
   * Each as in `Choice.action`.
   */
  actions: {
    [k: string]: unknown;
  }[];
}
/**
 * Take one's own seat again from the bot that keeps it.
 */
export interface Back {
  /**
   * Which message this is.
   */
  do: "back";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
}
/**
 * Call a seat that is waited for to answer: it gets a notice.
 */
export interface Call {
  /**
   * Which message this is.
   */
  do: "call";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * Which one.
   */
  seat: number;
}
/**
 * The host puts a bot on a free seat, or with an empty level takes it away.
 */
export interface Fill {
  /**
   * Which message this is.
   */
  do: "fill";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * Which one.
   */
  seat: number;
  /**
   * One of `GameInfo.bots`; empty: no bot.
   */
  level?: string;
}
/**
 * Get up. Before the deal the seat is free again; afterwards a bot plays on until one is back.
 */
export interface Leave {
  /**
   * Which message this is.
   */
  do: "leave";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
}
/**
 * Hear a seat no more, or again. Nobody else is told.
 */
export interface Mute {
  /**
   * Which message this is.
   */
  do: "mute";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * Which one.
   */
  seat: number;
  /**
   * False: hear it again.
   */
  muted?: boolean;
}
/**
 * Offer a deal; `answers` names the one that it replaces.
 */
export interface Offer {
  /**
   * Which message this is.
   */
  do: "offer";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * The others.
   */
  parties: number[];
  /**
   * Each as in `TermChoice.term`.
   */
  terms: {
    [k: string]: unknown;
  }[];
  /**
   * The id of the deal to which this is the answer; empty: it is an offer of its own.
   */
  answers?: string;
  /**
   * It lapses after this time unless agreed; 0: only by the point of the game.
   */
  seconds?: number;
}
/**
 * Want a pause, or to go on; it happens when every person at the table wants it.
 */
export interface Pause {
  /**
   * Which message this is.
   */
  do: "pause";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * False: rather go on.
   */
  want?: boolean;
}
/**
 * Ready, or not yet. When all seats are taken and all are ready the cards are dealt.
 */
export interface Ready {
  /**
   * Which message this is.
   */
  do: "ready";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * False: not yet.
   */
  ready?: boolean;
  /**
   * A word of one's own that goes into the seed, so that nobody can have chosen the deal.
   */
  word?: string;
}
/**
 * After the end: the same table again, with the same people.
 */
export interface Rematch {
  /**
   * Which message this is.
   */
  do: "rematch";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
}
/**
 * Accept, refuse or withdraw a deal.
 */
export interface Reply {
  /**
   * Which message this is.
   */
  do: "reply";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * `DealInfo.id`.
   */
  deal: string;
  /**
   * To withdraw is for whoever made it.
   */
  answer: "accept" | "refuse" | "withdraw";
}
/**
 * Report a line of talk to whoever runs the server.
 */
export interface Report {
  /**
   * Which message this is.
   */
  do: "report";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * `Utterance.id`.
   */
  line: string;
  /**
   * What is wrong with it.
   */
  reason?: string;
}
/**
 * Talk: to all, or to some seats.
 */
export interface Say {
  /**
   * Which message this is.
   */
  do: "say";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * What is said.
   */
  text: string;
  /**
   * Empty: to all.
   */
  to?: number[];
}
/**
 * Claim a free seat; the first to come has it.
 */
export interface Sit {
  /**
   * Which message this is.
   */
  do: "sit";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * Which one.
   */
  seat: number;
  /**
   * Also one's name, when none has been chosen yet.
   */
  name?: string;
}
/**
 * Say everything in another language from now on: a whole `News` follows.
 */
export interface Speak {
  /**
   * Which message this is.
   */
  do: "speak";
  /**
   * Of the client's own making; the answer has it too.
   */
  id: string;
  /**
   * Which one.
   */
  lang: "en" | "fr";
}
/**
 * What the receiver is asked, or may do.
 */
export interface Asked {
  /**
   * What is sent in `Act.request`. The same question keeps its number.
   */
  id: number;
  /**
   * Which question, as a word of the game.
   */
  kind: string;
  /**
   * What a person reads.
   */
  said: string;
  /**
   * Every legal answer.
   */
  options: Choice[];
  /**
   * What the rules say about it.
   */
  help?: string;
  /**
   * Where they say it.
   */
  rule?: string;
  /**
   * What the question is about, by the game's words.
   */
  about?: {
    [k: string]: unknown;
  };
  /**
   * Which option is played when time runs out; -1: one is drawn by lot, or the receiver need not answer.
   */
  default?: number;
  /**
   * The options among which lots are drawn when time runs out.
   */
  drawn?: number[];
  /**
   * The same in a sentence, at a table with a clock.
   */
  lapse?: string;
  /**
   * True: it may be done at any time, and nobody is waited for.
   */
  optional?: boolean;
  /**
   * Which option was given under seal, and may still be changed.
   */
  answered?: number;
  /**
   * Choices that are not legal now, for the boards that show them.
   */
  barred?: Barred[];
}
/**
 * One legal answer.
 */
export interface Choice {
  /**
   * What is sent in `Act.actions`.
   */
  action: {
    [k: string]: unknown;
  };
  /**
   * What a person reads.
   */
  said: string;
  /**
   * What it does.
   */
  help?: string;
  /**
   * Where its rule is found.
   */
  rule?: string;
}
/**
 * A choice that one might think of and that is not legal now, with the reason.
 */
export interface Barred {
  /**
   * What it would be.
   */
  action: {
    [k: string]: unknown;
  };
  /**
   * What a person reads.
   */
  said: string;
  /**
   * The reason.
   */
  why: string;
  /**
   * Where its rule is found.
   */
  rule?: string;
}
/**
 * A round of the game: a country in Koalition.
 */
export interface Chapter {
  /**
   * At which decision it begins.
   */
  move: number;
  /**
   * What a person reads.
   */
  said: string;
}
/**
 * GET /api/tables/TABLE/chronicle?lang=en  The whole log as the receiver may know it, and how points grew.
 */
export interface Chronicle {
  /**
   * Decisions taken.
   */
  moves: number;
  /**
   * The whole log.
   */
  lines: Line[];
  /**
   * The rounds of the game, for the replay to jump to.
   */
  chapters: Chapter[];
  /**
   * Points by chapter, then by seat, from before the first chapter on.
   */
  points: number[][];
}
/**
 * A line of the log: what happened, as the receiver may know it.
 */
export interface Line {
  /**
   * After which decision: its moment in the replay.
   */
  move: number;
  /**
   * Which event, as a word of the game; `table-…` for what happened beside the game.
   */
  type: string;
  /**
   * What a person reads.
   */
  said: string;
  /**
   * The event as data, as far as the receiver may know it.
   */
  event?: {
    [k: string]: unknown;
  };
  /**
   * Whose decision caused it.
   */
  seat?: number;
}
/**
 * A deal, as the receiver may know it.
 */
export interface DealInfo {
  /**
   * To answer it by.
   */
  id: string;
  /**
   * The seat that offered it.
   */
  by: number;
  /**
   * All seats that it is between.
   */
  parties: number[];
  /**
   * What is promised.
   */
  terms: TermInfo[];
  /**
   * What became of it.
   */
  status: "agreed" | "answered" | "lapsed" | "open" | "refused" | "withdrawn";
  /**
   * The seats that have accepted, the one that offered it included.
   */
  accepted: number[];
  /**
   * The point of the game at which it was offered.
   */
  made: number;
  /**
   * The id of the deal to which it is the answer.
   */
  answers?: string;
  /**
   * Why it was answered so, if somebody said.
   */
  reason?: string;
  /**
   * When it lapses, in seconds since 1970; 0: by the point of the game only.
   */
  lapses?: number;
}
/**
 * A term of a deal: who promises what.
 */
export interface TermInfo {
  /**
   * The promise as data.
   */
  term: {
    [k: string]: unknown;
  };
  /**
   * Who promises.
   */
  seat: number;
  /**
   * What a person reads.
   */
  said: string;
  /**
   * What became of it; `unknown`: the receiver can't know.
   */
  verdict?: "broken" | "kept" | "pending" | "unknown" | "void";
}
/**
 * The command with this id has been carried out, and is stored.
 */
export interface Done {
  /**
   * Which message this is.
   */
  type: "done";
  /**
   * The command's.
   */
  id: string;
}
/**
 * An edition of a game: its figures.
 */
export interface EditionInfo {
  /**
   * What is sent in `NewTable.edition`.
   */
  id: string;
  said: Said;
  /**
   * For how many players it is.
   */
  players: number[];
  /**
   * With how many a table begins to be set up.
   */
  usual: number;
  /**
   * Those of them that are a variant: the rulebook is not made for so many.
   */
  variants: number[];
  /**
   * How many of its figures are our own reconstruction; a client says so plainly.
   */
  reconstructed: number;
  /**
   * How many figures it has.
   */
  figures: number;
  /**
   * The options that have an effect in it.
   */
  options: string[];
  /**
   * Whether it is an edition of whoever runs the server, and does not come with the game.
   */
  own?: boolean;
  /**
   * Values that an option can't have in it, by the option's name: a table with one is refused.
   */
  lacks?: {
    [k: string]: (boolean | number | string)[];
  };
}
/**
 * The same words in every language.
 */
export interface Said {
  /**
   * In English.
   */
  en: string;
  /**
   * In French.
   */
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
  /**
   * Which message this is.
   */
  type: "news";
  /**
   * To resume with, after the connection was lost.
   */
  number: number;
  /**
   * The server's clock, for deadlines.
   */
  now: number;
  /**
   * Whether it holds everything.
   */
  whole?: boolean;
  /**
   * In a whole one: lines and talk go on from the number that was asked for.
   */
  resumed?: boolean;
  /**
   * The table without its game.
   */
  table?: TableInfo | null;
  /**
   * The receiver.
   */
  you?: You | null;
  /**
   * Decisions taken.
   */
  moves?: number;
  /**
   * The public table, as the game describes it (`games/GAME/board.py`).
   */
  board?: {
    [k: string]: unknown;
  } | null;
  /**
   * What only the receiver sees: its hand.
   */
  mine?: {
    [k: string]: unknown;
  } | null;
  /**
   * What the receiver is asked, or may do.
   */
  asked?: Asked[] | null;
  /**
   * Who must decide.
   */
  waiting?: Waiting[] | null;
  /**
   * Of the log.
   */
  lines?: Line[];
  /**
   * What was said.
   */
  talk?: Utterance[];
  /**
   * Those that the receiver may know of.
   */
  deals?: DealInfo[];
  /**
   * What became of everybody's promises.
   */
  standings?: Standing[] | null;
}
/**
 * A table, without its game.
 */
export interface TableInfo {
  /**
   * Who knows it may come in: it is the key to the table.
   */
  id: string;
  /**
   * One of `GameInfo.name`.
   */
  game: string;
  /**
   * The id of the edition.
   */
  edition: string;
  /**
   * Those that are not as by default.
   */
  options: {
    [k: string]: boolean | number | string;
  };
  /**
   * What the table is called; empty: as its game.
   */
  title: string;
  /**
   * All at once, or over days.
   */
  pace: "days" | "live";
  /**
   * Seconds for a required decision; 0: no clock.
   */
  clock: number;
  /**
   * Who may watch.
   */
  watch: "all" | "link" | "nobody";
  /**
   * Whether it is in the list of open tables while seats are free.
   */
  listed: boolean;
  /**
   * Who may talk to whom.
   */
  talk: "free" | "none" | "public";
  /**
   * Who sees agreed deals and what became of the promises.
   */
  promises: "all" | "parties";
  /**
   * Before the deal, under way, or finished.
   */
  state: "gathering" | "over" | "playing";
  /**
   * In order.
   */
  seats: SeatInfo[];
  /**
   * The hash of the secret behind every draw: published before the first card.
   */
  commitment: string;
  /**
   * When, in seconds since 1970.
   */
  made: number;
  /**
   * The host's seat; -1: the host does not sit, or names are hidden.
   */
  host?: number;
  /**
   * Whether all clocks stand still.
   */
  paused?: boolean;
  /**
   * Seats that want to pause (or, when paused, to go on).
   */
  pausing?: number[];
  /**
   * How many watch now.
   */
  watching?: number;
  /**
   * The table where the same people play again.
   */
  rematch?: string;
  /**
   * Seats that must decide now: the mark of whose turn it is.
   */
  waiting?: number[];
  /**
   * Decisions taken.
   */
  moves?: number;
  /**
   * At the end: by seat, 1 is first, shared places have the same number.
   */
  places?: number[];
  /**
   * At the end.
   */
  points?: number[];
  /**
   * The asking player's own seat.
   */
  yours?: number;
  /**
   * The edition, if it does not come with the game: the table keeps it, whatever the server has by now.
   */
  own?: EditionInfo | null;
}
/**
 * A seat and who has it.
 */
export interface SeatInfo {
  /**
   * Counted from 0.
   */
  seat: number;
  /**
   * Nobody yet, a person, or a bot.
   */
  kind: "bot" | "open" | "person";
  /**
   * Empty while nobody sits there.
   */
  name?: string;
  /**
   * Of a bot.
   */
  level?: string;
  /**
   * Before the deal: whether this seat is ready for it.
   */
  ready?: boolean;
  /**
   * A person who is connected now.
   */
  here?: boolean;
  /**
   * A person's seat that a bot keeps warm until its owner is back.
   */
  kept?: boolean;
  /**
   * At a rematch: kept for who sat here, until they come or give it up.
   */
  reserved?: boolean;
}
/**
 * The receiver at this table.
 */
export interface You {
  /**
   * -1: no seat; then one watches.
   */
  seat?: number;
  /**
   * Whether the receiver set up the table.
   */
  host?: boolean;
  /**
   * Seats that the receiver does not want to hear.
   */
  muted?: number[];
}
/**
 * A seat that must decide, in words that all may read.
 */
export interface Waiting {
  /**
   * Which one.
   */
  seat: number;
  /**
   * Which question, as a word of the game.
   */
  kind: string;
  /**
   * What a person reads.
   */
  said: string;
  /**
   * When its time runs out, in seconds since 1970; 0: no clock.
   */
  deadline?: number;
}
/**
 * Something said at the table.
 */
export interface Utterance {
  /**
   * To report it by.
   */
  id: string;
  /**
   * -1: a spectator.
   */
  seat: number;
  /**
   * What was said.
   */
  text: string;
  /**
   * When, in seconds since 1970.
   */
  at: number;
  /**
   * The point of the game.
   */
  move: number;
  /**
   * The seats that hear it, the speaker included; empty: all.
   */
  to?: number[];
}
/**
 * What became of a seat's promises, as far as the receiver knows of them.
 */
export interface Standing {
  /**
   * Whose they are.
   */
  seat: number;
  /**
   * How many were kept.
   */
  kept?: number;
  /**
   * How many were broken.
   */
  broken?: number;
  /**
   * How many came to nothing by no fault of anybody.
   */
  void?: number;
  /**
   * How many are still to be seen.
   */
  pending?: number;
}
/**
 * The command with this id was not carried out; nothing has changed.
 */
export interface Refused {
  /**
   * Which message this is.
   */
  type: "refused";
  /**
   * Empty when the message could not be read at all.
   */
  id: string;
  /**
   * For programs.
   */
  code: "against-the-rules" | "malformed" | "not-allowed" | "too-fast" | "too-large" | "unavailable";
  /**
   * What a person reads.
   */
  said: string;
  /**
   * Where the rule is found that forbids it.
   */
  rule?: string;
}
/**
 * GET /api/games  All that is needed to set up a table.
 */
export interface GameInfo {
  /**
   * What is sent in `NewTable.game`.
   */
  name: string;
  title: Said;
  tagline: Said;
  /**
   * The default first.
   */
  editions: EditionInfo[];
  /**
   * What a table may decide.
   */
  options: OptionInfo[];
  /**
   * Levels, weakest first.
   */
  bots: string[];
  /**
   * What is to be known of a table with so many players, by their number, where that is something special.
   */
  notes?: {
    [k: string]: Said;
  };
}
/**
 * A table option.
 */
export interface OptionInfo {
  /**
   * The key in `NewTable.options`.
   */
  name: string;
  said: Said;
  help: Said;
  /**
   * The default first.
   */
  values: OptionValue[];
}
/**
 * A value that a table option may take.
 */
export interface OptionValue {
  /**
   * What is sent in `NewTable.options`.
   */
  value: boolean | number | string;
  said: Said;
}
/**
 * GET, POST /api/me  Who the cookie says I am.
 */
export interface Me {
  /**
   * Whose entries are mine: it stays when the name changes.
   */
  id: string;
  /**
   * Empty until one has been chosen.
   */
  name: string;
  /**
   * Whether one has been set, so that this player can be taken to another device.
   */
  has_passphrase?: boolean;
  /**
   * Where notices go; empty: nowhere.
   */
  email?: string;
  /**
   * Whether this player has asked for notices on some device.
   */
  push?: boolean;
  /**
   * The server's key for web push; empty where the server has none.
   */
  push_key?: string;
  /**
   * Whether the server can send e-mail.
   */
  can_email?: boolean;
}
/**
 * GET /api/tables/TABLE/moment?move=7&seat=2&lang=en  The table after a decision.
 *
 *     During the game one sees it as one saw it then; after the end with the eyes of any seat (`seat`), or as a
 *     spectator (`seat=-1`), or with all cards open (`seat=all`).
 */
export interface Moment {
  /**
   * After which decision.
   */
  move: number;
  /**
   * How many there are so far.
   */
  moves: number;
  /**
   * The public table, as the game describes it.
   */
  board: {
    [k: string]: unknown;
  };
  /**
   * What that decision caused.
   */
  lines: Line[];
  /**
   * What only that seat saw: its hand.
   */
  mine?: {
    [k: string]: unknown;
  };
  /**
   * With all cards open: everybody's, by seat.
   */
  hands?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Who had to decide then.
   */
  waiting?: Waiting[];
}
/**
 * POST /api/tables  Set one up. The maker is its host, and sees no more than anybody.
 */
export interface NewTable {
  /**
   * One of `GameInfo.name`.
   */
  game: string;
  /**
   * As many as there will be players.
   */
  seats: SeatWish[];
  /**
   * One of `EditionInfo.id`; empty: the default.
   */
  edition?: string;
  /**
   * By `OptionInfo.name`; what is left out is as by default.
   */
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * What the table is called in lists; empty: as its game.
   */
  title?: string;
  /**
   * All at once, or over days.
   */
  pace?: "days" | "live";
  /**
   * Seconds for a required decision; 0: no clock.
   */
  clock?: number;
  /**
   * Who may watch.
   */
  watch?: "all" | "link" | "nobody";
  /**
   * Whether the table is in the list of open tables while seats are free.
   */
  listed?: boolean;
  /**
   * Who may talk to whom.
   */
  talk?: "free" | "none" | "public";
  /**
   * Who sees agreed deals and what became of the promises.
   */
  promises?: "all" | "parties";
}
/**
 * A seat when a table is made: open, one's own, or a bot's.
 */
export interface SeatWish {
  /**
   * `open`: whoever comes; `me`: who makes the table; `bot`: nobody is waited for.
   */
  kind?: "bot" | "me" | "open";
  /**
   * Of a bot: one of `GameInfo.bots`.
   */
  level?: string;
}
/**
 * POST /api/me/notices  Where to be told that it is one's turn. Empty: nowhere.
 */
export interface Notices {
  /**
   * An address, where the server can send e-mail.
   */
  email?: string;
  /**
   * The browser's `PushSubscription`, as it is.
   */
  push?: {
    [k: string]: unknown;
  } | null;
}
/**
 * POST /api/me/passphrase sets one; POST /api/me/enter takes the identity to this device.
 */
export interface Passphrase {
  /**
   * Of the player whose passphrase it is.
   */
  name: string;
  /**
   * Kept as a hash alone.
   */
  passphrase: string;
}
/**
 * Who could turn a vote: each seat's share of power by both indices, and the votes behind it.
 */
export interface Power {
  /**
   * After which decision it was counted.
   */
  move: number;
  /**
   * Which vote it was.
   */
  said: string;
  /**
   * How many votes were needed.
   */
  quota: number;
  /**
   * Votes by seat.
   */
  weights: number[];
  /**
   * The Banzhaf index by seat: the shares add up to 1.
   */
  banzhaf: number[];
  /**
   * The Shapley-Shubik index by seat, likewise.
   */
  shapley: number[];
  /**
   * The seats that formed the majority in the end; nobody, when none was found.
   */
  governs: number[];
  /**
   * Who governed, in words.
   */
  coalition?: string;
  /**
   * What each seat took.
   */
  points?: number[];
}
/**
 * GET, POST /api/reach  Who can come to this server, and by which address.
 */
export interface Reach {
  /**
   * Nobody but this machine, others in its network, or everybody by the server's public address.
   */
  by: "machine" | "network" | "public";
  /**
   * The likeliest first, with no slash at its end: `http://192.168.1.20:8080`. `/t/TABLE` behind it invites.
   */
  addresses: string[];
  /**
   * Whether who asks may let the home network in, and shut it out: on the machine itself.
   */
  switch?: boolean;
}
/**
 * POST /api/me  Choose a name.
 */
export interface Rename {
  /**
   * As others will read it.
   */
  name: string;
}
/**
 * GET /api/tables/TABLE/story?lang=en  After the end: the result page's figures.
 */
export interface Story {
  /**
   * By seat: 1 is first, shared places have the same number.
   */
  places: number[];
  /**
   * By seat.
   */
  points: number[];
  /**
   * The rounds of the game.
   */
  chapters: Chapter[];
  /**
   * Why the game is over, in a sentence; empty where the game does not say.
   */
  ending: string;
  /**
   * Points by chapter, then by seat, from before the first chapter on.
   */
  points_over_time: number[][];
  /**
   * Each vote in which somebody could turn the scale.
   */
  power: Power[];
  /**
   * What became of everybody's promises.
   */
  standings: Standing[];
  /**
   * All of them.
   */
  deals: DealInfo[];
  /**
   * Now everybody may know it, and check the whole game with `hemicycle verify`.
   */
  secret: string;
}
/**
 * A table has been set up.
 */
export interface TableMade {
  /**
   * Its id: the page is /t/ID, the socket /api/tables/ID/socket.
   */
  table: string;
}
/**
 * GET /api/tables  Those that I can see.
 */
export interface Tables {
  /**
   * Those at which I sit, where I am waited for first.
   */
  mine: TableInfo[];
  /**
   * Those with a free seat.
   */
  open: TableInfo[];
  /**
   * Games under way that everybody may watch.
   */
  watch: TableInfo[];
}
/**
 * Something that could be promised now.
 */
export interface TermChoice {
  /**
   * What is sent in `Offer.terms`.
   */
  term: {
    [k: string]: unknown;
  };
  /**
   * Who would promise.
   */
  seat: number;
  /**
   * What a person reads.
   */
  said: string;
}
/**
 * GET /api/tables/TABLE/terms?with=2&with=3&lang=en  What could be promised now among me and these seats.
 */
export interface Terms {
  /**
   * For each of the seats and for me.
   */
  terms: TermChoice[];
}
/**
 * POST /api/me/token  A key for programs: `Authorization: Bearer …`. It is told once.
 */
export interface Token {
  /**
   * To be kept like a password; a new one ends the one before.
   */
  token: string;
}
/**
 * What HTTP answers when it refuses.
 */
export interface Trouble {
  /**
   * For programs.
   */
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
  /**
   * False: shut it out.
   */
  open: boolean;
}

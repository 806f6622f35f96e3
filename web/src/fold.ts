// What a client knows of a table, and how News changes it: exactly as protocol.py says at `News`.

import type { Plain } from "./games/types.ts";
import type {
  Asked,
  DealInfo,
  Line,
  News,
  SealedWord,
  Standing,
  TableInfo,
  Talk,
  Taught,
  Utterance,
  Waiting,
  You,
} from "./protocol.ts";

export interface Known {
  /** To resume with; -1 before the first news. */
  number: number;
  /** The server's clock minus ours, in seconds. */
  ahead: number;
  table: TableInfo | null;
  you: You;
  moves: number;
  board: Plain;
  mine: Plain;
  asked: Asked[];
  waiting: Waiting[];
  lines: Line[];
  talk: Utterance[];
  /** Whether more was said before. */
  earlier: boolean;
  deals: DealInfo[];
  standings: Standing[];
  /** In a lesson: how far one has come, and the note that is up. */
  taught: Taught | null;
  /** Once all are ready: the sealed words that are mixed into the deal. */
  sealed: SealedWord[];
}

export const NOTHING: Known = {
  number: -1,
  ahead: 0,
  table: null,
  you: {},
  moves: 0,
  board: {},
  mine: {},
  asked: [],
  waiting: [],
  lines: [],
  talk: [],
  earlier: false,
  deals: [],
  standings: [],
  taught: null,
  sealed: [],
};

/** What is known after the news. `before` is left as it is. */
export function fold(before: Known, news: News, clock = Date.now() / 1000): Known {
  // News that comes late or twice tells nothing new; a whole one counts whatever its number.
  if (!news.whole && news.number < before.number) return before;
  const again = !news.whole && news.number === before.number;
  const goesOn = !news.whole || (news.resumed ?? false);
  const had = again ? before : takenBack(before, news.back ?? 0);
  const old = news.whole ? { ...NOTHING, lines: had.lines, talk: had.talk } : had;
  return {
    number: news.number,
    ahead: news.now - clock,
    table: shared(old.table, news.table ?? old.table),
    you: shared(old.you, news.you ?? old.you),
    moves: news.moves !== undefined && news.moves >= 0 ? news.moves : old.moves,
    board: news.board ? shared(old.board, { ...old.board, ...news.board }) : old.board,
    mine: shared(old.mine, news.mine ?? old.mine),
    asked: shared(old.asked, news.asked ?? old.asked),
    waiting: shared(old.waiting, news.waiting ?? old.waiting),
    // Whoever has a number has every line up to it, so the same number can't bring new ones.
    lines: again ? old.lines : [...(goesOn ? old.lines : []), ...(news.lines ?? [])],
    // With a gap before it, what one had goes: the server has it.
    talk: byId(goesOn && !news.earlier ? old.talk : [], news.talk),
    earlier: news.earlier || (goesOn && before.earlier),
    deals: byId(old.deals, news.deals),
    standings: shared(old.standings, news.standings ?? old.standings),
    taught: shared(old.taught, news.taught ?? old.taught),
    sealed: shared(old.sealed, news.sealed ?? old.sealed),
  };
}

/** What is known with a page of talk from before it. */
export function longer(known: Known, page: Talk): Known {
  return { ...known, talk: byId(page.talk, known.talk), earlier: page.earlier };
}

/**
 * The new one, or the old one where nothing is new; and the same for all that is in it. What stays the very same is
 * not shown again: a move changes few of the things that its news tells.
 */
export function shared<T>(old: T, now: T): T {
  if (!isHolder(old) || !isHolder(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const made: Record<string, unknown> = now;
  const names = Object.keys(made);
  let alike = names.length === Object.keys(old).length;
  for (const name of names) {
    made[name] = shared(old[name], made[name]);
    if (made[name] !== old[name] || !(name in old)) alike = false;
  }
  return alike ? old : now;
}

const isHolder = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;

/** What is known without the decisions that were taken back, from this one on; 0: none was. */
function takenBack(known: Known, back: number): Known {
  if (!back) return known;
  const before = <T extends { move: number }>(one: T): T =>
    one.move < back ? one : { ...one, move: back - 1 };
  const stands = (line: Line) => line.move < back || line.type.startsWith("table-");
  return { ...known, lines: known.lines.filter(stands).map(before), talk: known.talk.map(before) };
}

/** The old ones in their order, each replaced by a new one of the same id, then those that are new. */
function byId<T extends { id: string }>(old: T[], added: T[] = []): T[] {
  if (!added.length) return old;
  const all = new Map(old.map((one) => [one.id, one]));
  for (const one of added) all.set(one.id, one);
  return [...all.values()];
}

// A table without a server, for tests: what is known of it, and what was wanted of it.

import type { Wish } from "../src/connection.ts";
import { NOTHING } from "../src/fold.ts";
import type { Asked, News, SeatInfo, TableInfo } from "../src/protocol.ts";
import { LiveTable } from "../src/table/live.svelte.ts";

export const SEATS: SeatInfo[] = ["Alex", "Zoé", "Odile"].map((name, seat) => ({
  seat,
  name,
  kind: seat < 2 ? "person" : "bot",
  level: seat < 2 ? "" : "steady",
  here: true,
}));

export const TABLE: TableInfo = {
  id: "abc",
  game: "nomic",
  edition: "first",
  options: {},
  title: "An evening",
  pace: "live",
  clock: 60,
  watch: "link",
  listed: false,
  talk: "free",
  promises: "all",
  state: "playing",
  seats: SEATS,
  commitment: "5ea1",
  made: 0,
};

/** A request of a game that nobody has written a board for. */
export const ASKED: Asked = {
  id: 7,
  kind: "vote",
  said: "Alex, vote on the bill.",
  help: "A bill needs a majority.",
  rule: [{ said: "§3", anchor: "3-1" }],
  options: [
    {
      action: { type: "cast", choice: "yes" },
      said: "Vote: yes",
      help: "You vote.",
      rule: [{ said: "§4", anchor: "4-1" }],
    },
    {
      action: { type: "cast", choice: "no" },
      said: "Vote: no",
      help: "You vote.",
      rule: [{ said: "§4", anchor: "4-1" }],
    },
    { action: { type: "pass" }, said: "Pass", help: "You do nothing." },
  ],
  default: 2,
  barred: [
    {
      action: { type: "bribe" },
      said: "Bribe",
      why: "You have no money.",
      rule: [{ said: "§9", anchor: "9-1" }],
    },
  ],
};

export class TestTable extends LiveTable {
  wished: Wish[] = [];

  constructor(news: Partial<News> = {}) {
    super("abc", "en");
    this.status = "live";
    this.tell({ whole: true, table: TABLE, you: { seat: 0 }, asked: [ASKED], ...news });
  }

  tell(news: Partial<News>): void {
    this.take({ type: "news", number: this.known.number + 1, now: Date.now() / 1000, ...news });
  }

  /** It comes over the line, and may have to wait. */
  hears(news: Partial<News>): void {
    this.hear({ type: "news", number: this.known.number + 1, now: Date.now() / 1000, ...news });
  }

  override async want(wish: Wish): Promise<boolean> {
    this.wished.push(wish);
    return true;
  }
}

export { NOTHING };

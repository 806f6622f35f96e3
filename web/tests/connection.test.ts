import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CommandRefused, Connection, type Line, type Status } from "../src/connection.ts";
import { fold, type Known, NOTHING } from "../src/fold.ts";
import type { Frame, News } from "../src/protocol.ts";

/** The server's end of a line. */
class Fake implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  heard: { do: string; id: string }[] = [];
  hungUp = false;
  constructor(readonly url: string) {}
  send(text: string) {
    this.heard.push(JSON.parse(text));
  }
  close() {
    this.hungUp = true;
  }
  tell(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code = 1006) {
    this.onclose?.({ code });
  }
}

const news = (number: number, more: Partial<News> = {}): News => ({
  type: "news",
  number,
  now: 100,
  ...more,
});
const line = (said: string, move = 0) => ({ move, type: "card-laid", said });
const utterance = (id: string) => ({ id, seat: 0, text: id, at: 1, move: 0 });
const deal = (id: string, status: "open" | "agreed") => ({
  id,
  by: 0,
  parties: [0, 1],
  terms: [],
  status,
  accepted: [],
  made: 0,
});

let lines: Fake[];
let statuses: Status[];
let known: Known;
let away: string[];
let whyNot: string;

function connect() {
  return new Connection({
    url: "ws://here/api/tables/abc/socket",
    lang: "en",
    news: (one) => {
      known = fold(known, one, 100);
    },
    status: (status) => statuses.push(status),
    turnedAway: (reason) => away.push(reason),
    whyNot: async () => whyNot,
    dial: (url) => {
      const made = new Fake(url);
      lines.push(made);
      return made;
    },
    random: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  statuses = [];
  away = [];
  whyNot = "";
  known = NOTHING;
});
afterEach(() => vi.useRealTimers());

describe("a line to a table", () => {
  test("asks for everything at first, and after a loss for what came since", () => {
    connect();
    expect(lines[0]!.url).toBe("ws://here/api/tables/abc/socket?lang=en");
    lines[0]!.tell(news(3, { whole: true, lines: [line("one")] }));
    lines[0]!.tell(news(5, { lines: [line("two")] }));
    lines[0]!.drop();
    expect(statuses).toEqual(["connecting", "live", "lost"]);
    vi.advanceTimersByTime(400);
    expect(lines[1]!.url).toBe("ws://here/api/tables/abc/socket?lang=en&after=5");
    lines[1]!.tell(news(6, { whole: true, resumed: true, lines: [line("three")] }));
    expect(known.lines.map((one) => one.said)).toEqual(["one", "two", "three"]);
    expect(statuses.at(-1)).toBe("live");
  });

  test("waits twice as long after each failure, up to a quarter of a minute, and begins anew when live", () => {
    connect();
    for (const wait of [400, 800, 1600, 3200, 6400, 12800, 15000, 15000]) {
      lines.at(-1)!.drop();
      const before = lines.length;
      vi.advanceTimersByTime(wait - 1);
      expect(lines.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(before + 1);
    }
    lines.at(-1)!.tell(news(1, { whole: true }));
    lines.at(-1)!.drop();
    const before = lines.length;
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(before + 1);
  });

  test("sends nothing before the first news, and keeps it", () => {
    const connection = connect();
    connection.send({ do: "ready" });
    expect(lines[0]!.heard).toEqual([]);
    lines[0]!.tell(news(1, { whole: true }));
    expect(lines[0]!.heard.map((one) => one.do)).toEqual(["ready"]);
  });

  test("sends again with the same id what was not acknowledged, in the same order, and nothing else", async () => {
    const connection = connect();
    lines[0]!.tell(news(1, { whole: true }));
    const first = connection.send({ do: "say", text: "one" });
    connection.send({ do: "say", text: "two" });
    connection.send({ do: "pause" });
    const [one, two, three] = lines[0]!.heard;
    lines[0]!.tell({ type: "done", id: one!.id });
    await first;
    lines[0]!.drop();
    vi.advanceTimersByTime(400);
    lines[1]!.tell(news(1, { whole: true, resumed: true }));
    expect(lines[1]!.heard).toEqual([two, three]);
    expect(one!.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(new Set([one!.id, two!.id, three!.id]).size).toBe(3);
  });

  test("takes answers in any order, and a doubled one once", async () => {
    const connection = connect();
    lines[0]!.tell(news(1, { whole: true }));
    const first = connection.send({ do: "say", text: "one" });
    const second = connection.send({ do: "say", text: "two" });
    const [one, two] = lines[0]!.heard;
    lines[0]!.tell({ type: "refused", id: two!.id, code: "too-fast", said: "Slowly." });
    lines[0]!.tell({ type: "done", id: one!.id });
    lines[0]!.tell({ type: "done", id: one!.id });
    lines[0]!.tell({ type: "done", id: two!.id });
    await first;
    await expect(second).rejects.toBeInstanceOf(CommandRefused);
  });

  test("does not hear a line that was given up", () => {
    connect();
    lines[0]!.tell(news(1, { whole: true }));
    lines[0]!.drop();
    vi.advanceTimersByTime(400);
    lines[0]!.tell(news(9, { lines: [line("ghost")] }));
    lines[0]!.drop();
    expect(known.lines).toEqual([]);
    expect(lines.length).toBe(2);
  });

  test("asks for everything again when the language changed while the line was down", () => {
    const connection = connect();
    lines[0]!.tell(news(4, { whole: true, lines: [line("a card")] }));
    lines[0]!.drop();
    connection.send({ do: "speak", lang: "fr" });
    vi.advanceTimersByTime(400);
    expect(lines[1]!.url).toBe("ws://here/api/tables/abc/socket?lang=fr");
    lines[1]!.tell(news(4, { whole: true, lines: [line("une carte")] }));
    expect(known.lines.map((one) => one.said)).toEqual(["une carte"]);
  });

  test("gives up where the server turns it away, but not when it was cut off", async () => {
    connect();
    lines[0]!.tell(news(1, { whole: true }));
    lines[0]!.tell({ type: "refused", id: "", code: "too-fast", said: "Too fast." });
    lines[0]!.drop(1008);
    await vi.advanceTimersByTimeAsync(400);
    expect(lines.length).toBe(2);
    lines[1]!.tell({ type: "refused", id: "", code: "not-allowed", said: "Nobody may watch." });
    lines[1]!.drop(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.length).toBe(2);
    expect(away).toEqual(["Nobody may watch."]);
  });

  test("asks why when there is no answer at all, and gives up if that is final", async () => {
    connect();
    lines[0]!.drop();
    await vi.advanceTimersByTimeAsync(400);
    expect(lines.length).toBe(2);
    whyNot = "There is no such table.";
    lines[1]!.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.length).toBe(2);
    expect(away).toEqual(["There is no such table."]);
  });

  test("hurries when the network is back, and is silent once closed", () => {
    const connection = connect();
    lines[0]!.drop();
    connection.hurry();
    expect(lines.length).toBe(2);
    connection.hurry();
    expect(lines.length).toBe(2);
    connection.close();
    expect(lines[1]!.hungUp).toBe(true);
    vi.advanceTimersByTime(60_000);
    connection.hurry();
    expect(lines.length).toBe(2);
  });
});

describe("news", () => {
  const whole = news(3, {
    whole: true,
    board: { turn: 1, pile: 9 },
    mine: { hand: ["rose-10"] },
    moves: 2,
    lines: [line("one")],
    talk: [utterance("t1")],
    deals: [deal("d1", "open")],
  });

  test("replaces the entries of the board that are there, and keeps what is missing", () => {
    const after = fold(fold(NOTHING, whole), news(4, { board: { turn: 2 } }));
    expect(after.board).toEqual({ turn: 2, pile: 9 });
    expect(after.mine).toEqual({ hand: ["rose-10"] });
    expect(after.moves).toBe(2);
  });

  test("adds lines and talk, and replaces deals of the same id in their place", () => {
    const two = news(4, {
      lines: [line("two")],
      talk: [utterance("t2")],
      deals: [deal("d2", "open"), deal("d1", "agreed")],
    });
    const after = fold(fold(NOTHING, whole), two);
    expect(after.lines.map((one) => one.said)).toEqual(["one", "two"]);
    expect(after.talk.map((one) => one.id)).toEqual(["t1", "t2"]);
    expect(after.deals.map((one) => [one.id, one.status])).toEqual([
      ["d1", "agreed"],
      ["d2", "open"],
    ]);
  });

  test("keeps nothing from before when it is whole", () => {
    const after = fold(fold(NOTHING, whole), news(9, { whole: true, board: { turn: 5 } }));
    expect(after).toMatchObject({ number: 9, board: { turn: 5 }, mine: {}, lines: [], talk: [], deals: [] });
  });

  test("keeps only lines and talk when it is whole and resumed", () => {
    const resumed = news(9, { whole: true, resumed: true, board: { turn: 5 }, lines: [line("two")] });
    const after = fold(fold(NOTHING, whole), resumed);
    expect(after.lines.map((one) => one.said)).toEqual(["one", "two"]);
    expect(after.talk.length).toBe(1);
    expect(after).toMatchObject({ board: { turn: 5 }, mine: {}, deals: [] });
  });

  test("tells nothing new when it comes twice or late", () => {
    const two = news(4, { lines: [line("two")], talk: [utterance("t2")] });
    const once = fold(fold(NOTHING, whole, 0), two, 0);
    expect(fold(once, two, 0)).toEqual(once);
    const three = fold(once, news(5, { lines: [line("three")] }), 0);
    expect(fold(three, two, 0)).toEqual(three);
  });

  test("takes back what was decided, and keeps what happened beside the game and what was said", () => {
    const two = news(5, {
      lines: [
        { ...line("two"), move: 3 },
        { ...line("called"), type: "table-called", move: 3 },
      ],
      talk: [{ ...utterance("t2"), move: 3 }],
      moves: 3,
    });
    const back = news(6, {
      back: 3,
      moves: 2,
      lines: [{ ...line("undone"), type: "table-undone", move: 2 }],
    });
    const known = fold(fold(NOTHING, whole, 0), two, 0);
    const after = fold(known, back, 0);
    expect(after.moves).toBe(2);
    expect(after.lines.map((one) => [one.said, one.move])).toEqual([
      ["one", line("one").move],
      ["called", 2],
      ["undone", 2],
    ]);
    expect(after.talk.at(-1)).toMatchObject({ id: "t2", move: 2 });
    expect(fold(after, back, 0)).toEqual(after);
    expect(fold(known, { ...back, whole: true, resumed: true }, 0).lines).toEqual(after.lines);
  });

  test("of the same number still tells who is here", () => {
    const table = { id: "abc", watching: 2 } as NonNullable<News["table"]>;
    expect(fold(fold(NOTHING, whole), news(3, { table })).table?.watching).toBe(2);
  });
});

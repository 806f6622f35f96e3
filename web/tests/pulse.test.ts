// A line that dies without a goodbye, and what waits meanwhile.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommandRefused, Connection, type Line, type Status, type Waiting } from "../src/connection.ts";
import type { Frame, News, Refused } from "../src/protocol.ts";
import { DOUBT, GIVEN_UP, QUIET } from "../src/pulse.ts";

/** The server's end: it answers as long as it is not dead. */
class Fake implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  heard: { do: string; id: string }[] = [];
  dead = false;
  told = 0;
  constructor(readonly url: string) {}
  send(text: string) {
    if (this.dead) return;
    const command = JSON.parse(text);
    this.heard.push(command);
    if (command.do === "ping") this.tell({ type: "beat", id: command.id, told: this.told });
  }
  close() {}
  tell(frame: Frame) {
    if (this.dead) return;
    this.told++;
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const NEWS: News = { type: "news", number: 3, now: 0, whole: true };
let lines: Fake[];
let statuses: Status[];
let box: Waiting[];
let settled: [Waiting, Refused | null][];

function connect(unfit = (_: Waiting) => "") {
  return new Connection({
    url: "ws://here",
    lang: "en",
    news: () => {},
    status: (status) => statuses.push(status),
    outbox: {
      load: () => box,
      save: (waiting) => {
        box = structuredClone(waiting);
      },
    },
    settled: (one, refused) => settled.push([one, refused]),
    unfit,
    dial: (url) => {
      lines.push(new Fake(url));
      return lines.at(-1)!;
    },
    random: () => 1,
  });
}
const commands = (line: Fake) => line.heard.filter((one) => one.do !== "ping");

beforeEach(() => {
  vi.useFakeTimers();
  [lines, statuses, box, settled] = [[], [], [], []];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("while all is quiet a ping asks whether the line lives, and nothing changes as long as it does", () => {
  connect();
  lines[0]!.tell(NEWS);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.heard.length).toBeGreaterThan(10);
  expect(statuses).toEqual(["connecting", "live"]);
});

test("a line that swallows everything is doubted within seconds, then given up for another", () => {
  connect();
  lines[0]!.tell(NEWS);
  lines[0]!.dead = true;
  vi.advanceTimersByTime(QUIET + DOUBT + 1000);
  expect(statuses.at(-1)).toBe("lost");
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(GIVEN_UP - DOUBT + 1000);
  expect(lines).toHaveLength(2);
  lines[1]!.tell(NEWS);
  expect(statuses.at(-1)).toBe("live");
});

test("an answer that comes late after all ends the doubt, on the same line", () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  connection.send({ do: "back" });
  vi.advanceTimersByTime(DOUBT + 500);
  expect(statuses.at(-1)).toBe("lost");
  lines[0]!.tell({ type: "done", id: commands(lines[0]!)[0]!.id });
  expect(statuses.at(-1)).toBe("live");
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

test("a page that slept hears first what has come, but one that is always late judges all the same", () => {
  let asleep = 0;
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => awake() + asleep);
  connect();
  lines[0]!.tell(NEWS);
  vi.advanceTimersByTime(QUIET - 500);
  lines[0]!.dead = true;
  vi.advanceTimersByTime(500);
  asleep += 60_000;
  vi.advanceTimersByTime(500);
  expect(statuses.at(-1), "an answer may lie there").toBe("live");
  for (let tick = 0; tick < 2; tick++) {
    asleep += 4000;
    vi.advanceTimersByTime(500);
  }
  expect(statuses).toContain("lost");
  expect(statuses.at(-1)).not.toBe("live");
});

test("a page whose ticks are late asks with the first of them, and knows with the second", () => {
  let asleep = 0;
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => awake() + asleep);
  connect();
  lines[0]!.tell(NEWS);
  lines[0]!.dead = true;
  for (let tick = 0; tick < 2; tick++) {
    expect(statuses.at(-1)).toBe("live");
    asleep += QUIET;
    vi.advanceTimersByTime(500);
  }
  expect(statuses.at(-1)).toBe("lost");
});

test("what takes long is no dead line, as long as the server says that it is at work", () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  connection.send({ do: "advise", request: 1 });
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(1000);
    if (second % 2) lines[0]!.tell({ type: "beat", id: "", told: lines[0]!.told });
  }
  expect(lines).toHaveLength(1);
  expect(statuses).toEqual(["connecting", "live"]);
});

test("news that goes on coming does not hide that nothing arrives of what is sent", () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  connection.send({ do: "back" });
  for (let second = 0; second < 9; second++) {
    lines[0]!.tell({ ...NEWS, whole: false });
    vi.advanceTimersByTime(1000);
  }
  expect(statuses).toContain("lost");
  expect(lines.length).toBeGreaterThan(1);
});

test("a message that was lost on the way, or can't be read, ends the line", () => {
  connect();
  lines[0]!.tell(NEWS);
  lines[0]!.told++;
  vi.advanceTimersByTime(QUIET + 1000);
  expect(lines).toHaveLength(2);
  // What was lost may have been something said: all is asked for, not only what comes after.
  expect(lines[1]!.url).not.toContain("after");
  lines[1]!.tell(NEWS);
  lines[1]!.onmessage!({ data: '{"type":"ne' });
  expect(statuses.at(-1)).toBe("lost");
});

test("news that goes on from a number and comes twice is not taken in twice", () => {
  connect();
  lines[0]!.tell(NEWS);
  lines[0]!.tell({ ...NEWS, resumed: true });
  expect(statuses.at(-1)).toBe("lost");
});

test("a handshake that is swallowed is given up too", () => {
  connect();
  vi.advanceTimersByTime(GIVEN_UP + 2000);
  expect(lines).toHaveLength(2);
});

test("whoever comes back to the page learns at once whether the line lives", () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  connection.hurry();
  expect(lines[0]!.heard).toHaveLength(1);
  lines[0]!.dead = true;
  connection.hurry();
  vi.advanceTimersByTime(2000);
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(2500);
  expect(lines).toHaveLength(2);
});

test("where the network says that it is gone, the page says so until the server is heard", () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  lines[0]!.dead = true;
  connection.doubt();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(10_000);
  lines[1]!.tell(NEWS);
  connection.doubt();
  // The network was wrong: the server answers.
  expect(statuses.at(-1)).toBe("live");
});

test("what was not acknowledged outlasts the page, and arrives under the same id", async () => {
  const connection = connect();
  lines[0]!.tell(NEWS);
  lines[0]!.dead = true;
  connection.send({ do: "say", text: "one" }, { said: "one", seat: 0 });
  connection.send({ do: "speak", lang: "en" });
  connection.close();
  const [kept] = box;
  expect(box).toHaveLength(1);
  connect();
  lines[1]!.tell(NEWS);
  expect(commands(lines[1]!)).toEqual([{ do: "say", text: "one", id: kept!.id }]);
  lines[1]!.tell({ type: "done", id: kept!.id });
  expect(box).toEqual([]);
  expect(settled).toEqual([[kept, null]]);
});

test("what no longer fits is not sent, and whoever wanted it is told why", async () => {
  box = [{ id: "a", wish: { do: "act", request: 7, actions: [{}] }, meant: { said: "Bid: 3", seat: 0 } }];
  const connection = connect(() => "That was answered elsewhere.");
  const one = connection.send({ do: "back" }).catch((refusal) => refusal);
  lines[0]!.tell(NEWS);
  expect(commands(lines[0]!)).toEqual([]);
  expect(settled[0]![1]!.said).toBe("That was answered elsewhere.");
  expect(box).toEqual([]);
  expect(await one).toBeInstanceOf(CommandRefused);
});

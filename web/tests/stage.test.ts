import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DealInfo, News } from "../src/protocol.ts";
import MomentCard from "../src/stage/MomentCard.svelte";
import { lengthOf, type Moment, Moments } from "../src/stage/moments.svelte.ts";
import { Motion } from "../src/stage/motion.ts";
import OverBoard from "../src/stage/OverBoard.svelte";
import { setPace } from "../src/stage/pace.svelte.ts";
import { speaksOf } from "../src/stage/touch.ts";
import { SEATS, TABLE, TestTable } from "./table.ts";

beforeEach(() => setPace("usual"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what is touched is found in a term: a seat, a field and its value, a name", () => {
  const hand = { type: "hand-bills", seat: 0, to: 2, bill: 3, number: 1 };
  expect(speaksOf(hand, "#2")).toBe(true);
  expect(speaksOf(hand, "#3")).toBe(false);
  expect(speaksOf(hand, "#1")).toBe(false);
  expect(speaksOf(hand, "bill=3")).toBe(true);
  expect(speaksOf(hand, "bill=1")).toBe(false);
  const join = { type: "join", coalition: ["rose", "leaf-2"] };
  expect(speaksOf(join, "rose")).toBe(true);
  expect(speaksOf(join, "leaf")).toBe(true);
  expect(speaksOf(join, "join")).toBe(false);
  expect(speaksOf(join, "hat")).toBe(false);
});

const END: Moment = { kind: "end", title: "Spain is over", hold: true };
const FALL: Moment = { kind: "fall", title: "The government falls" };

test("moments come one after another, and only those that must be seen outlive a skip", () => {
  const moments = new Moments();
  moments.add([FALL, END]);
  expect(moments.now).toBe(FALL);
  moments.next();
  expect(moments.now).toBe(END);
  moments.add([FALL]);
  moments.skip();
  expect(moments.left).toBe(1);
  // Of those that wait the latest is enough, and none waits when the game is over.
  moments.add([{ ...END, title: "France is over" }]);
  expect(moments.left).toBe(1);
  expect(moments.now?.title).toBe("France is over");
  moments.release();
  expect(moments.now?.hold).toBe(false);
  setPace("none");
  moments.release();
  expect(moments.left).toBe(0);
});

test("a moment ends by itself, by a click or by Escape; one that holds waits for whoever must see it", async () => {
  vi.useFakeTimers();
  const next = vi.fn();
  render(MomentCard, { moment: FALL, seats: SEATS, next });
  await vi.advanceTimersByTimeAsync(lengthOf(FALL) + 10);
  expect(next).toHaveBeenCalledTimes(1);
  cleanup();
  render(MomentCard, { moment: END, seats: SEATS, next });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(next).toHaveBeenCalledTimes(1);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(next).toHaveBeenCalledTimes(2);
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(next.mock.calls.length).toBeGreaterThan(2);
});

test("papers are turned over one by one", async () => {
  vi.useFakeTimers();
  const papers = [0, 1, 2].map((seat) => ({ seat, said: `vote ${seat}` }));
  const { container } = render(MomentCard, { moment: { ...FALL, papers }, seats: SEATS, next: () => {} });
  const open = () => container.querySelectorAll("li.open").length;
  expect(open()).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(open()).toBe(1);
  await vi.advanceTimersByTimeAsync(1400);
  expect(open()).toBe(3);
});

const deal = (verdict: "pending" | "broken"): DealInfo => ({
  id: "d1",
  by: 1,
  parties: [0, 1],
  terms: [{ term: {}, seat: 1, said: "Zoé votes yes.", verdict }],
  status: "agreed",
  accepted: [0, 1],
  made: 1,
});

test("a broken promise is noticed once, by who may know of it, and not by who comes later", async () => {
  const live = new TestTable({ deals: [deal("pending")] });
  render(OverBoard, { live });
  await tick();
  expect(screen.queryByText("Zoé breaks a promise")).toBeNull();
  live.tell({ deals: [deal("broken")] });
  await tick();
  expect(screen.getByText("Zoé breaks a promise")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  live.tell({ deals: [deal("broken")] });
  await tick();
  expect(screen.queryByText("Zoé breaks a promise")).toBeNull();
  cleanup();
  render(OverBoard, { live: new TestTable({ deals: [deal("broken")] }) });
  await tick();
  expect(screen.queryByText("Zoé breaks a promise")).toBeNull();
});

test("the winner has a moment for who was there, and none for who wants nothing to move", async () => {
  for (const pace of ["usual", "none"] as const) {
    setPace(pace);
    const live = new TestTable();
    render(OverBoard, { live });
    await tick();
    live.tell({ table: { ...TABLE, state: "over", places: [2, 1, 3], points: [3, 9, 1] } });
    await tick();
    expect(screen.queryByText("The winner") !== null).toBe(pace === "usual");
    cleanup();
  }
});

/** A table on which things stand where they are put. */
function laid(where: Record<string, number>) {
  const root = document.body.appendChild(document.createElement("div"));
  const put = (name: string, at: number, more: Record<string, string> = {}) => {
    const one = root.querySelector(`[data-thing="${name}"]`) ?? root.appendChild(document.createElement("i"));
    one.setAttribute(more.place ? "data-place" : "data-thing", name);
    for (const [key, value] of Object.entries(more))
      if (key !== "place") one.setAttribute(`data-${key}`, value);
    one.getBoundingClientRect = () => new DOMRect(at, 0, 10, 10);
    one.animate = vi.fn(
      () => ({ addEventListener: () => {}, finish: () => {} }) as unknown as Animation,
    ) as never;
    return one as HTMLElement;
  };
  for (const [name, at] of Object.entries(where)) put(name, at);
  return { root, put };
}

test("a thing goes from where it was to where it is, and is marked until the next move", () => {
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        public left: number,
        public top: number,
        public width: number,
        public height: number,
      ) {}
    },
  );
  vi.stubGlobal("SVGGraphicsElement", class {});
  vi.stubGlobal("CSS", { escape: (one: string) => one });
  const { root, put } = laid({ a: 0, b: 50 });
  put("seat-1", 500, { place: "yes" });
  const motion = new Motion(root);
  motion.before();
  const a = put("a", 100);
  const b = put("b", 50);
  const c = put("c", 10, { from: "seat-1" });
  expect(motion.after()).toBeGreaterThan(0);
  expect(vi.mocked(a.animate).mock.calls[0]![0]).toMatchObject([{ translate: "-100px 0px" }, {}]);
  expect(b.animate).not.toHaveBeenCalled();
  expect(vi.mocked(c.animate).mock.calls[0]![0]).toMatchObject([{ translate: "490px 0px" }, {}]);
  expect([...root.querySelectorAll("[data-just]")].map((one) => one.getAttribute("data-thing"))).toEqual([
    "a",
    "c",
  ]);
  setPace("none");
  motion.before();
  put("a", 0);
  expect(motion.after()).toBe(0);
  root.remove();
  vi.unstubAllGlobals();
});

const news = (number: number, more: Partial<News> = {}): News => ({
  type: "news",
  number,
  now: 0,
  moves: number,
  ...more,
});

test("what others do waits for what is under way, but never keeps anybody from choosing", async () => {
  vi.useFakeTimers();
  const live = new TestTable({ asked: [] });
  const hear = (one: News) => (live as unknown as { hear: (news: News) => void }).hear(one);
  live.occupy(400);
  hear(news(5));
  expect(live.known.moves).toBe(0);
  await vi.advanceTimersByTimeAsync(401);
  expect(live.known.moves).toBe(5);
  live.occupy(400);
  hear(news(6));
  hear(news(7, { asked: [{ id: 9, kind: "vote", said: "Vote!", options: [] }] }));
  expect(live.known.moves).toBe(7);
  expect(live.required?.id).toBe(9);
});

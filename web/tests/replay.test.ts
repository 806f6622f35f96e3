import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import ReplayBar from "../src/pages/ReplayBar.svelte";
import ReplayLog from "../src/pages/ReplayLog.svelte";
import ReplayMore from "../src/pages/ReplayMore.svelte";
import { chapterAt, KEYS, lineAt, PACES, paced, type Step, stepped } from "../src/pages/replay.ts";
import type { Line } from "../src/protocol.ts";
import { asked } from "../src/router.svelte.ts";
import { TABLE } from "./table.ts";

// jsdom has no screen to ask.
vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => {} })) as never;
});

const CHAPTERS = [
  { move: 2, said: "Spain" },
  { move: 10, said: "Italy" },
  { move: 15, said: "Greece" },
];
const line = (move: number, said: string, seat = -1): Line => ({ move, said, seat, type: "x", event: {} });
const LINES = [
  line(0, "dealt"),
  line(2, "turned", 0),
  line(2, "laid", 0),
  line(5, "voted", 1),
  line(12, "over", 2),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  window.matchMedia = undefined as never;
});

test.each<[Step, number, number]>([
  ["first", 12, 0],
  ["last", 12, 20],
  ["back", 12, 11],
  ["back", 0, 0],
  ["forward", 20, 20],
  ["chapter-back", 12, 10], // to the beginning of this round
  ["chapter-back", 10, 2], // then to the one before
  ["chapter-back", 2, 0],
  ["chapter-back", 1, 0],
  ["chapter-forward", 0, 2],
  ["chapter-forward", 12, 15],
  ["chapter-forward", 16, 20], // after the last round there is the end
])("%s from %i leads to %i", (step, from, to) => {
  expect(stepped(step, from, 20, CHAPTERS)).toBe(to);
});

test("without rounds one goes from end to end", () => {
  expect(stepped("chapter-forward", 5, 20, [])).toBe(20);
  expect(stepped("chapter-back", 5, 20, [])).toBe(0);
});

test("a decision lies in its round, and at its first line, else after the last one before it", () => {
  expect([0, 2, 9, 10, 20].map((move) => chapterAt(CHAPTERS, move))).toEqual([-1, 0, 0, 1, 2]);
  expect([0, 1, 2, 4, 5, 20].map((move) => lineAt(LINES, move))).toEqual([0, 0, 1, 2, 3, 4]);
  expect(lineAt([], 3)).toBe(-1);
});

test("speeds go up and down, and no further", () => {
  expect(PACES).toEqual([0.5, 1, 2, 4, 8]);
  expect(paced(1, 1)).toBe(2);
  expect(paced(8, 1)).toBe(8);
  expect(paced(0.5, -1)).toBe(0.5);
});

test("every key that the help names does something", () => {
  for (const key of [" ", "ArrowLeft", "ArrowRight", "[", "]", "Home", "End", "+", "-"])
    expect(KEYS[key]).toBeTruthy();
});

function bar(more: object = {}) {
  const step = vi.fn();
  const to = vi.fn();
  const props = {
    chapters: CHAPTERS,
    table: { ...TABLE, state: "over" as const },
    move: 12,
    last: 20,
    chapter: 1,
    eyes: 0,
    step,
    to,
    address: (move: number, eyes?: number | "all") => `/t/abc/replay?move=${move}&seat=${eyes}`,
    turns: [],
    playing: false,
    pace: 1,
    ...more,
  };
  const { container } = render(ReplayBar, props);
  return { container, step, to };
}

test("the bar says where one is, marks the rounds, and steps", async () => {
  const { container, step, to } = bar();
  const slider = screen.getByRole("slider", { name: "Decision" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Italy, 12 of 20");
  const marks = [...container.querySelectorAll<HTMLElement>(".marks span")];
  expect(marks.map((one) => [one.title, one.style.left])).toEqual([
    ["Spain", "10%"],
    ["Italy", "50%"],
    ["Greece", "75%"],
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "A round forward" }));
  expect(step).toHaveBeenCalledWith("chapter-forward");
  await fireEvent.input(slider, { target: { value: "7" } });
  expect(to).toHaveBeenCalledWith(7);
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
});

test("at the ends there is nowhere to go", () => {
  bar({ move: 20 });
  const barred = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  expect(barred("One decision forward")).toBe(true);
  expect(barred("One decision back")).toBe(false);
});

test("once it is over one chooses whose eyes; before, one has one's own", async () => {
  bar();
  const eyes = screen.getByRole("combobox", { name: "Seen by" });
  expect(
    within(eyes)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["all cards open", "a spectator", "Alex", "Zoé", "Odile"]);
  await fireEvent.change(eyes, { target: { value: "all" } });
  expect([asked("move"), asked("seat")]).toEqual(["12", "all"]);
  cleanup();
  bar({ table: TABLE, eyes: undefined });
  expect(screen.queryByRole("combobox", { name: "Seen by" })).toBeNull();
});

test("the log follows, marks the decision, and leads to others", async () => {
  const scrolled: number[] = [];
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(((where: ScrollToOptions) =>
    scrolled.push(where.top ?? 0)) as never);
  const to = vi.fn();
  const { container, rerender } = render(ReplayLog, { lines: LINES, chapters: CHAPTERS, move: 2, to });
  const marked = () =>
    [...container.querySelectorAll("[aria-current]")].map((one) => one.textContent?.trim());
  expect(marked()).toEqual([expect.stringContaining("turned"), expect.stringContaining("laid")]);
  const before = scrolled.length;
  await rerender({ lines: LINES, chapters: CHAPTERS, move: 5, to });
  expect(marked()).toEqual([expect.stringContaining("voted")]);
  expect(scrolled.length).toBeGreaterThan(before);
  await fireEvent.click(screen.getByRole("button", { name: /over/ }));
  expect(to).toHaveBeenCalledWith(12);
  // A round's name stands after the decision that ended the one before.
  expect([...container.querySelectorAll<HTMLElement>(".begins")].map((one) => one.dataset.chapter)).toEqual([
    "Spain",
    "Italy",
  ]);
});

test("after the end the slider shows where the chances turned", () => {
  const { container } = bar({
    turns: [{ move: 9, said: "Zoé’s chance rose.", moved: 0.4, turning: true, happened: "" }],
  });
  expect(container.querySelector<HTMLElement>(".marks .turn")?.style.left).toBe("45%");
});

test("the curve of the chances stands beside a replay, with the decision at which one is", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));
  const { container } = render(ReplayMore, {
    table: { ...TABLE, state: "over" },
    here: "/t/abc/replay?move=3",
    prospects: {
      course: [
        { move: 0, chances: [0.4, 0.3, 0.3] },
        { move: 20, chances: [1, 0, 0] },
      ],
    },
    chapters: CHAPTERS,
    move: 3,
    address: (move: number) => `/t/abc/replay?move=${move}`,
  });
  expect(screen.getByRole("img", { name: "Chance to win" })).toBeTruthy();
  expect(container.querySelectorAll("line.now")).toHaveLength(1);
});

test.each(["en", "fr"] as const)("the keys are explained in %s", (lang) => {
  setLang(lang);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));
  const { container } = render(ReplayMore, {
    table: { ...TABLE, state: "over" },
    here: "/t/abc/replay?move=3",
    prospects: null,
    chapters: CHAPTERS,
    move: 3,
    address: (move: number) => `/t/abc/replay?move=${move}`,
  });
  expect(container.querySelectorAll("kbd")).toHaveLength(5);
  expect(container.textContent).not.toMatch(/replay-key/);
  expect(
    screen.getByRole("link", { name: lang === "en" ? "To the result" : "Voir le résultat" }),
  ).toBeTruthy();
});

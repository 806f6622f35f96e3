import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { boardOf } from "../src/games/index.ts";
import Lines from "../src/plots/Lines.svelte";
import { spread, ticks } from "../src/plots/scale.ts";
import { SEATS as MOST, seatStyle } from "../src/seats.ts";
import BoardArea from "../src/table/BoardArea.svelte";
import { pointsOf } from "../src/table/live.svelte.ts";
import { SEATS, TABLE } from "./table.ts";

afterEach(cleanup);

test("a game without a board of its own is shown from its data", async () => {
  const Board = await boardOf("nomic");
  render(Board, {
    board: {
      phase: "debate",
      chair: { seat: 1 },
      points: { by_seat: [4, 0, 2] },
      shares: [4, 0, 2],
      bills: [
        { name: "Budget", votes: 3, open: true },
        { name: "Water", votes: 1, open: false },
      ],
      market: { grain: 2, nested: { deep: { deeper: { deepest: 1 } } } },
    },
    mine: { hand: ["rose-10"] },
    asked: [],
    table: TABLE,
    you: { seat: 0 },
    seats: SEATS,
    lang: "en",
    act: () => {},
    moment: false,
  });
  expect(screen.getByText("debate")).toBeTruthy();
  expect(screen.getByText("Only you see this")).toBeTruthy();
  expect(screen.getByText("rose-10")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "votes" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((one) => one.textContent!.trim())[0]).toContain("Alex 4");
  expect(screen.getByText("chair").parentElement!.textContent).toContain(SEATS[1]!.name);
  expect(screen.getByText("4, 0, 2")).toBeTruthy();
  expect(screen.getByText("deepest").nextElementSibling?.textContent?.trim()).toBe("1");
});

const OLD = { phase: "debate", shares: [4, 0, 2] };

const drawn = (plain: boolean) => ({
  board: OLD,
  mine: { purse: 7 },
  asked: [],
  table: { ...TABLE, game: "junta", state: "over" as const, plain },
  you: { seat: 0 },
  seats: SEATS,
  act: () => {},
  moment: false,
});

test("an old game that today's board does not know is shown from its data", async () => {
  render(BoardArea, drawn(true));
  expect(await screen.findByText("debate", undefined, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByText("Only you see this")).toBeTruthy();
  expect(screen.getByText("4, 0, 2")).toBeTruthy();
}, 60_000);

test("so is whatever a board fails to draw", async () => {
  render(BoardArea, drawn(false));
  expect(await screen.findByText("debate", undefined, { timeout: 60_000 })).toBeTruthy();
}, 60_000);

test("points are found where a board says them", () => {
  expect(pointsOf({ points: { by_seat: [1, 2] } })).toEqual([1, 2]);
  expect(pointsOf({ standing: { points: [1, 2] } })).toEqual([1, 2]);
  expect(pointsOf({ points: 7 })).toBeNull();
});

test("no two seats look alike, even without colours", () => {
  const looks = Array.from({ length: MOST }, (_, seat) => seatStyle(seat));
  expect(new Set(looks.map((one) => one.letter)).size).toBe(MOST);
  expect(new Set(looks.map((one) => one.colour + one.pattern)).size).toBe(MOST);
});

test("an axis has round figures, and labels do not lie on each other", () => {
  expect(ticks(0, 33)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(0, 1)).toEqual([0, 0.5, 1]);
  expect(ticks(-3, 7)).toEqual([-5, 0, 5, 10]);
  expect(spread([50, 50, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  expect(spread([100, 100], 10, 0, 100)).toEqual([90, 100]);
});

test("a plot has its figures as a table too", () => {
  render(Lines, {
    title: "Points",
    labels: ["start", "France"],
    rows: [
      [0, 0],
      [5, 3],
    ],
    names: ["Alex", "Zoé"],
    format: String,
  });
  expect(screen.getByRole("img", { name: "Points" })).toBeTruthy();
  const cells = [...document.querySelectorAll("tbody tr:last-child > *")].map((one) => one.textContent);
  expect(cells).toEqual(["France", "5", "3"]);
});

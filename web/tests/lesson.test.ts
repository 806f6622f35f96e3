// Where a note of a lesson stands.

import { describe, expect, test } from "vitest";
import { type Box, find, hides, placed, same } from "../src/table/lesson.ts";

const SCREEN = { width: 1280, height: 800 };
const NOTE = { width: 294, height: 190 };
const PROMPT: Box = { x: 0, y: 624, width: 960, height: 54 };
const DOCK: Box = { x: 0, y: 678, width: 960, height: 122 };
const SEATS: Box = { x: 0, y: 0, width: 960, height: 54 };
const PARTS = [DOCK, SEATS];

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe("a note stands beside what it points at", () => {
  test.each([
    ["the prompt", PROMPT],
    ["the hand", DOCK],
    ["the board", { x: 0, y: 54, width: 960, height: 570 }],
    ["the talk", { x: 960, y: 0, width: 320, height: 800 }],
    ["a seat", { x: 290, y: 4, width: 240, height: 46 }],
    ["a card of the hand", { x: 40, y: 690, width: 60, height: 90 }],
    ["a thing in the corner", { x: 900, y: 580, width: 40, height: 40 }],
  ])("%s", (_, target) => {
    const note = placed(target, NOTE, SCREEN, PARTS, [PROMPT]);
    expect(apart(note, target)).toBe(true);
    expect(apart(note, PROMPT)).toBe(true);
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.y).toBeGreaterThanOrEqual(0);
    expect(note.x + note.width).toBeLessThanOrEqual(SCREEN.width);
    expect(note.y + note.height).toBeLessThanOrEqual(SCREEN.height);
  });
});

test("a sheet hides as little as can be of what is open, else of the target", () => {
  const target = { x: 0, y: 220, width: 130, height: 130 };
  const open = { x: 0, y: 510, width: 390, height: 130 };
  const [top, foot, height] = [150, 530, 250];
  expect(hides(foot, height, [], target)).toBeLessThan(hides(top, height, [], target));
  expect(hides(top, height, [open], target)).toBeLessThan(hides(foot, height, [open], target));
});

test("it does not stand over the list of choices while one chooses there", () => {
  const board = { x: 0, y: 54, width: 960, height: 570 };
  const list = { x: 960, y: 0, width: 320, height: 800 };
  expect(apart(placed(board, NOTE, SCREEN, PARTS, [PROMPT, list]), list)).toBe(true);
});

test("a thing is found by the name that the stage has for it", () => {
  const root = document.createElement("div");
  root.innerHTML = '<i data-place="seat-2"></i><i data-thing="card:rose-7"></i><i data-means="bill=3"></i>';
  const [seat, card, bill] = root.children;
  for (const one of root.children)
    one.getBoundingClientRect = () => ({ width: 5, height: 5 }) as unknown as DOMRect;
  expect(find("seat:2", root)).toBe(seat);
  expect(find("thing:card:rose-7", root)).toBe(card);
  expect(find("means:bill=3", root)).toBe(bill);
  expect(find("thing:card:rose-8", root)).toBe(null);
});

test("two actions are the same by what they say", () => {
  expect(
    same({ type: "propose", coalition: ["rose", "hat"] }, { coalition: ["rose", "hat"], type: "propose" }),
  ).toBe(true);
  expect(same({ type: "lay", card: "rose-7" }, { type: "lay", card: "rose-8" })).toBe(false);
  expect(same({ type: "pass" }, { type: "pass", card: 1 })).toBe(false);
});

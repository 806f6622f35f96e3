// A lesson's note on the page: what it points at, and where it stands so that it covers neither that nor the prompt.

import type { Plain } from "../games/types.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Side = "above" | "right" | "left" | "below";

const GAP = 14;
/** From the edge of the window. */
const EDGE = 6;

const PARTS: Record<string, string> = {
  board: ".stage > .room, .stage .room, .stage > .after",
  hand: ".stage .dock",
  prompt: ".stage > .prompt",
  talk: ".stage > .side",
};
const NAMED: Record<string, string> = { thing: "data-thing", place: "data-place", means: "data-means" };

/** What a note points at: a part of the stage, or something by the name that the stage has for it. */
export function find(at: string, root: ParentNode = document): Element | null {
  const kind = at.split(":", 1)[0]!;
  const name = at.slice(kind.length + 1);
  if (kind === "seat") return root.querySelector(`[data-place="seat-${Number(name)}"]`);
  const attribute = NAMED[kind];
  if (attribute) return shownOf(root.querySelectorAll(`[${attribute}="${name.replace(/["\\]/g, "\\$&")}"]`));
  return shownOf(root.querySelectorAll(PARTS[kind] ?? PARTS.board!));
}

/** The first that has a size: a board may draw a thing for ears alone. */
function shownOf(found: Iterable<Element>): Element | null {
  for (const one of found) if (one.getBoundingClientRect().width) return one;
  return null;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a note of this size stands: beside its target, in the window, and on as little else as can be. */
export function placed(
  target: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  avoid: Box[],
  /** What must stay in sight, rather than the target itself: where one answers. */
  never: Box[] = [],
): Box & { side: Side } {
  const middle = {
    x: target.x + (target.width - size.width) / 2,
    y: target.y + (target.height - size.height) / 2,
  };
  // Beside the target, or beside anything that should not be covered.
  const edges = [target, ...avoid, ...never];
  const across = edges.flatMap((one) => [one.x - size.width - GAP, one.x + one.width + GAP]);
  const down = edges.flatMap((one) => [one.y - size.height - GAP, one.y + one.height + GAP]);
  let best: (Box & { side: Side; cost: number }) | undefined;
  for (const x of [middle.x, ...across])
    for (const y of [middle.y, ...down]) {
      const box = {
        x: within(x, EDGE, screen.width - size.width - EDGE),
        y: within(y, EDGE, screen.height - size.height - EDGE),
        ...size,
      };
      const on = (boxes: Box[]) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
      const far = Math.hypot(box.x - middle.x, box.y - middle.y);
      const cost = 4 * overlap(box, target) + on(avoid) + 8 * on(never) + far;
      if (!best || cost < best.cost) best = { ...box, side: sideOf(box, target), cost };
    }
  return best!;
}

/** The bar at the foot of a narrow screen, over which a sheet stands. */
export const BAR = 58;

/** How much of what is needed a sheet over this part of the screen hides: of what is open over the board, else of the target. */
export function hides(top: number, height: number, open: Box[], target: Box): number {
  const needed = open.length ? open : [target];
  return needed.reduce((sum, one) => sum + overlap(one, { x: one.x, y: top, width: one.width, height }), 0);
}

function sideOf(box: Box, target: Box): Side {
  if (box.y + box.height <= target.y) return "above";
  if (box.y >= target.y + target.height) return "below";
  return box.x >= target.x + target.width ? "right" : "left";
}

/** Whether two actions are the same, as data. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [a, b] = [one as Plain, other as Plain];
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => same(a[name], b[name]));
}

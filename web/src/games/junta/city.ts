// Where the areas of the city lie on the map, and what can be done there.

import type { Asked } from "../../protocol.ts";
import type { Offer } from "../choices.ts";
import type { AreaShown, StackNow } from "./shown.ts";

export const WIDTH = 640;
export const HEIGHT = 640;

/** By hand, in columns and rows. */
const PLACED: Record<string, [column: number, row: number]> = {
  "barracks-2": [0.55, 0.05],
  north: [1.75, 0],
  "embassy-1": [2.9, 0.05],
  rich: [4.0, 0.1],
  "barracks-3": [5.15, 0.25],
  "police-1": [0, 1.05],
  university: [1.25, 1.12],
  parliament: [2.45, 1.18],
  palace: [3.72, 1.22],
  "police-2": [5.05, 1.35],
  railway: [0, 2.2],
  workers: [1.2, 2.28],
  centre: [2.4, 2.32],
  cathedral: [3.6, 2.38],
  "embassy-2": [4.85, 2.45],
  "embassy-4": [0.5, 3.2],
  poor: [1.45, 3.6],
  market: [2.55, 3.48],
  "central-bank": [3.7, 3.52],
  radio: [4.85, 3.55],
  "police-3": [0, 4.25],
  "police-4": [1.6, 4.85],
  "barracks-1": [2.75, 4.7],
  docks: [3.9, 4.68],
  "embassy-3": [0.6, 5.3],
};

export interface Spot {
  x: number;
  y: number;
}

const at = ([column, row]: [number, number]): Spot => ({ x: 58 + column * 100, y: 52 + row * 98 });

/** Every area has its spot: by hand, and one that the map does not know on rings around the middle. */
export function spots(areas: AreaShown[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  if (areas.every((one) => PLACED[one.area])) {
    for (const { area } of areas) found.set(area, at(PLACED[area]!));
    return found;
  }
  // Another city: strategic points within, all others around them, next to each other as they come in a walk.
  const order = walk(areas);
  const inner = order.filter((one) => one.kind === "power");
  const outer = order.filter((one) => one.kind !== "power");
  const ring = (some: AreaShown[], radius: number) =>
    some.forEach((one, index) => {
      const angle = (index / Math.max(1, some.length)) * 2 * Math.PI - Math.PI / 2;
      found.set(one.area, {
        x: WIDTH / 2 + Math.cos(angle) * radius,
        y: HEIGHT / 2 + Math.sin(angle) * radius,
      });
    });
  ring(inner, 115);
  const far = outer.length > 12 ? outer.filter((_, index) => index % 2 === 0) : outer;
  ring(far, 270);
  ring(
    outer.filter((one) => !far.includes(one)),
    195,
  );
  return found;
}

function walk(areas: AreaShown[]): AreaShown[] {
  const left = new Map(areas.map((one) => [one.area, one]));
  const order: AreaShown[] = [];
  const go = (area: string) => {
    const one = left.get(area);
    if (!one) return;
    left.delete(area);
    order.push(one);
    for (const next of one.next) go(next);
  };
  for (const { area } of areas) go(area);
  return order;
}

/** Each street once. */
export function streets(areas: AreaShown[]): [string, string][] {
  return areas.flatMap((one) =>
    one.next.filter((next) => one.area < next).map((next): [string, string] => [one.area, next]),
  );
}

/** A choice that has to do with the map: from where, or with what, and to where. */
export interface Way {
  offer: Offer;
  /** An area; or «unit:…», «card:…», «weapon:…»; empty: only where to counts. */
  from: string;
  to: string;
  family: number;
}

export function waysOf(requests: Asked[]): Way[] {
  return requests.flatMap((request) =>
    request.options.flatMap((choice): Way[] => {
      const { action } = choice;
      const offer = { request: request.id, choice };
      const family = typeof action.family === "number" ? action.family : -1;
      const to = String(action.to ?? action.area ?? "");
      switch (action.type) {
        case "march":
        case "fly":
        case "send-police":
          return [{ offer, from: String(action.area), to, family }];
        case "land":
          return [{ offer, from: `unit:${action.unit}`, to, family }];
        case "play-units":
        case "bribe-units":
        case "start-with-card":
          return [{ offer, from: `card:${action.card}`, to, family }];
        case "bombard":
          return [{ offer, from: `weapon:${action.weapon}`, to, family }];
        case "retreat-to":
        case "resolve-area":
        case "declare-attack":
          return [{ offer, from: "", to, family }];
        default:
          return [];
      }
    }),
  );
}

/** The nearest spot in the direction of an arrow key. */
export function toward(key: string, from: string, all: Map<string, Spot>): string {
  const here = all.get(from);
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!here || !way) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [area, spot] of all) {
    const dx = spot.x - here.x;
    const dy = spot.y - here.y;
    const along = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    if (area === from || along <= 4) continue;
    const distance = along + aside * 2;
    if (distance < least) {
      least = distance;
      best = area;
    }
  }
  return best;
}

/** What stands in an area, as one sees it: units of one kind and one family together. */
export interface Counter {
  unit: string;
  family: number;
  number: number;
  moved: boolean;
  retreated: boolean;
}

export function counters(stacks: StackNow[], area: string): Counter[] {
  const found = new Map<string, Counter>();
  for (const one of stacks) {
    if (one.area !== area) continue;
    const key = `${one.family} ${one.unit}`;
    const before = found.get(key);
    if (before) {
      before.number += one.number;
      before.moved &&= !!one.moved;
      before.retreated &&= !!one.retreated;
    } else
      found.set(key, {
        unit: one.unit,
        family: one.family,
        number: one.number,
        moved: !!one.moved,
        retreated: !!one.retreated,
      });
  }
  return [...found.values()].sort((a, b) => a.family - b.family);
}

// Where the areas of the city lie on the map, and what can be done there.

import type { Asked, Line } from "../../protocol.ts";
import type { Offer } from "../choices.ts";
import type { AreaShown, StackNow } from "./shown.ts";

export const WIDTH = 1000;
export const HEIGHT = 600;

/** By hand, in hundredths of the map: the hills in the north, the sea in the south and the east. */
const PLACED: Record<string, [x: number, y: number]> = {
  "barracks-2": [9.5, 7],
  north: [25, 6],
  "embassy-1": [42, 7],
  rich: [59, 6],
  "barracks-3": [77, 8],
  "police-1": [9, 28],
  university: [24.5, 27],
  parliament: [42, 28],
  palace: [60, 27],
  "police-2": [79, 29],
  railway: [9, 49],
  workers: [26, 48],
  centre: [43, 49],
  cathedral: [60.5, 48],
  "embassy-2": [78.5, 50],
  "embassy-4": [16.5, 66],
  poor: [32, 69],
  market: [48, 69],
  "central-bank": [64.5, 69],
  radio: [82, 70],
  "police-3": [9, 86],
  "embassy-3": [24, 89],
  "police-4": [40, 89],
  "barracks-1": [56.5, 89],
  docks: [72.5, 89],
};

/** Where else somebody can be, beside the Bank and the embassies: houses in the east that are no areas. */
export const HOUSES: Record<string, [x: number, y: number]> = {
  headquarters: [94.5, 8],
  residence: [94.5, 30],
  "bachelor-flat": [94.5, 51],
  "night-club": [95, 71],
};

export interface Spot {
  x: number;
  y: number;
}

const at = ([x, y]: [number, number]): Spot => ({ x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 });

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
        x: WIDTH * (0.46 + Math.cos(angle) * radius),
        y: HEIGHT * (0.48 + Math.sin(angle) * radius),
      });
    });
  ring(inner, 0.16);
  const far = outer.length > 12 ? outer.filter((_, index) => index % 2 === 0) : outer;
  ring(far, 0.42);
  ring(
    outer.filter((one) => !far.includes(one)),
    0.29,
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

/** Which posts have their seat in an area: whoever has one commands what stands there as a coup begins. */
export function postIn({ area, kind }: AreaShown): string {
  if (area === "palace") return "president";
  if (kind === "station-house") return "minister";
  return kind === "barracks" ? area.replace("barracks", "general") : "";
}

const JOURNEYS = ["units-marched", "helicopter-flew", "police-sent", "stack-retreated"];

/** From where the units of a family have come to an area by what was told last, as the name of a place. */
export function cameFrom(lines: Line[], family: number, area: string): string | undefined {
  for (const { event } of lines.toReversed()) {
    if (event?.family !== family) continue;
    if (event.to === area && JOURNEYS.includes(String(event.type))) return `area-${event.area}`;
    if (event.to === area && event.type === "units-landed")
      return event.unit === "marines" ? "fleet" : "airfield";
    if (event.area === area && event.type === "units-appeared") return `seat-${family}`;
  }
  return undefined;
}

// What happens in the city, step by step: each event that moves, kills or turns units, with its dice.

import type { Line } from "../../protocol.ts";
import type { StackNow } from "./shown.ts";

export interface Step {
  key: number;
  said: string;
  event: Event;
  area: string;
  to: string;
  family: number;
  target: number;
  dice: number[];
  /** From what number on a die counts. */
  needed: number;
  hits: number;
  /** How long one looks at it, in milliseconds. */
  lasts: number;
}

type Event = Record<string, unknown>;

const LASTS: Record<string, number> = {
  "units-marched": 900,
  "helicopter-flew": 900,
  "units-landed": 1000,
  "units-appeared": 1100,
  "police-sent": 800,
  "unit-bribed": 1300,
  "stack-bombarded": 1900,
  "shots-fired": 1900,
  "units-lost": 900,
  "stack-retreated": 1000,
  "stack-trapped": 1200,
  "fight-began": 700,
  "family-rose": 1200,
  "coup-decided": 2200,
};

let count = 0;

export function stepsOf(lines: Line[], hits: number): Step[] {
  return lines.flatMap(({ event, said }) => {
    const one = event as Event | undefined;
    const lasts = LASTS[String(one?.type)];
    if (!one || !lasts) return [];
    const bribe = one.type === "unit-bribed";
    return [
      {
        key: count++,
        said,
        event: one,
        area: String(one.area ?? ""),
        to: String(one.to ?? ""),
        family: typeof one.family === "number" ? one.family : -1,
        target: typeof one.target === "number" ? one.target : -1,
        dice: bribe ? [Number(one.die)] : Array.isArray(one.dice) ? (one.dice as number[]) : [],
        needed: bribe ? Number(one.needed) : hits,
        hits: bribe ? Number(one.won) : Number(one.hits ?? 0),
        lasts,
      },
    ];
  });
}

/** The stacks after an event. */
export function after(stacks: StackNow[], event: Event): StackNow[] {
  const family = Number(event.family);
  const area = String(event.area ?? "");
  const to = String(event.to ?? "");
  const unit = String(event.unit ?? "");
  const number = Number(event.number ?? 1);
  switch (event.type) {
    case "units-marched":
    case "helicopter-flew": {
      const units = event.units as string[];
      const numbers = event.numbers as number[];
      let found = stacks;
      for (const [at, one] of units.entries()) found = shift(found, family, one, area, to, numbers[at]!);
      return event.type === "helicopter-flew" ? shift(found, family, "helicopter", area, to, 1) : found;
    }
    case "police-sent":
      return shift(stacks, family, "police", area, to, 1);
    case "units-landed":
      return put(stacks, { area: to, unit, family, number, moved: true });
    case "units-appeared":
      return put(stacks, { area, unit, family, number });
    case "units-lost":
      return take(stacks, family, unit, area, number);
    case "unit-bribed":
      if (!event.won) return stacks;
      return put(take(stacks, Number(event.target), unit, area, 1), { area, unit, family, number: 1 });
    case "stack-retreated":
      return stacks.map((one) =>
        one.family === family && one.area === area ? { ...one, area: to, retreated: true } : one,
      );
    case "stack-trapped":
      return stacks.filter((one) => one.family !== family || one.area !== area);
    default:
      return stacks;
  }
}

function put(stacks: StackNow[], more: StackNow): StackNow[] {
  const same = (one: StackNow) =>
    one.area === more.area &&
    one.unit === more.unit &&
    one.family === more.family &&
    !!one.moved === !!more.moved;
  if (!stacks.some(same)) return [...stacks, more];
  return stacks.map((one) => (same(one) ? { ...one, number: one.number + more.number } : one));
}

function take(stacks: StackNow[], family: number, unit: string, area: string, number: number): StackNow[] {
  let left = number;
  return stacks.flatMap((one) => {
    if (!left || one.family !== family || one.unit !== unit || one.area !== area) return [one];
    const gone = Math.min(left, one.number);
    left -= gone;
    return one.number > gone ? [{ ...one, number: one.number - gone }] : [];
  });
}

function shift(
  stacks: StackNow[],
  family: number,
  unit: string,
  area: string,
  to: string,
  number: number,
): StackNow[] {
  return put(take(stacks, family, unit, area, number), { area: to, unit, family, number, moved: true });
}

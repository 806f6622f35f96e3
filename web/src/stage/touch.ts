// What a thing on the table means for a deal. A board says it in `data-means`: «#2» is seat 2, «bill=3» a term whose
// `bill` is 3, anything else a name that stands somewhere in the term, such as a party, a card or an office.

import type { Plain } from "../protocol.ts";

/** Figures of a term that are never a seat. */
const FIGURES = ["number", "bill", "value", "amount", "votes", "points", "round", "turn"];

/** Every plain value in it, with the name of the field that it is in; names that stand together also joined by «+». */
function* leaves(value: unknown, field = ""): Generator<[field: string, value: unknown]> {
  if (Array.isArray(value)) {
    yield [field, value.join("+")];
    for (const one of value) yield* leaves(one, field);
  } else if (value && typeof value === "object")
    for (const [name, one] of Object.entries(value)) yield* leaves(one, name);
  else yield [field, value];
}

/** Whether a term speaks of what was touched. */
export function speaksOf(term: Plain, means: string): boolean {
  const all = [...leaves(term)].filter(([field]) => field !== "type");
  if (means.startsWith("#"))
    return all.some(
      ([field, value]) => typeof value === "number" && !FIGURES.includes(field) && `#${value}` === means,
    );
  const [field, value] = means.split("=");
  if (value !== undefined) return all.some(([name, one]) => name === field && String(one) === value);
  return all.some(
    ([, one]) => typeof one === "string" && (one === means || one.split(/[+ :/-]/).includes(means)),
  );
}

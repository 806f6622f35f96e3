// What a table option may be in an edition.

import type { EditionInfo, OptionInfo, OptionValue } from "./protocol.ts";

type Value = OptionValue["value"];

/** The values to choose from: numbers by size, the rest as it comes, which is the default first. */
export function valuesIn(option: OptionInfo, edition?: EditionInfo): OptionValue[] {
  const lacking = edition?.lacks[option.name] ?? [];
  const there = option.values.filter((one) => !lacking.includes(one.value));
  const numbers = there.filter((one) => typeof one.value === "number");
  const others = there.filter((one) => typeof one.value !== "number");
  return [...others, ...numbers.sort((a, b) => Number(a.value) - Number(b.value))];
}

/** What was chosen, or the default where this edition has no such thing. */
export function chosenIn(option: OptionInfo, edition?: EditionInfo, value?: Value): Value | undefined {
  const there = valuesIn(option, edition).some((one) => one.value === value);
  return there ? value : option.values[0]?.value;
}

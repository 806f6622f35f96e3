// Whether the page answers where there is only one choice, such as to let an attack pass without a card against it.
// It does unless somebody wants to be asked; and it takes its time, as a person would, so that an answer tells nothing
// by its haste.

import { keep, kept } from "../memory.ts";

let on = $state(kept("single") !== "off");

export const singleOn = () => on;

export function setSingle(to: boolean): void {
  on = to;
  keep("single", to ? "on" : "off");
}

/** Two to six seconds, in milliseconds. */
export const aWhile = () => 2000 + 4000 * Math.random();

// Whether single keys answer. Some people speak to their machine, and then single keys come by accident.

import { keep, kept } from "../memory.ts";

let on = $state(kept("keys") !== "off");

export const keysOn = () => on;

export function setKeys(to: boolean): void {
  on = to;
  keep("keys", to ? "on" : "off");
}

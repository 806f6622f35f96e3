// Whether single keys answer: only for who has turned them on. Whoever types into the page must not play by it.

import { keep, kept } from "../memory.ts";

let on = $state(kept("keys") === "on");

export const keysOn = () => on;

export function setKeys(to: boolean): void {
  on = to;
  keep("keys", to ? "on" : "off");
}

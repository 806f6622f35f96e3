// What stands on a party's plate: its offices, or that it governs.

import { type Lang, words } from "../../words.ts";
import type { Plain } from "../types.ts";
import type { Board } from "./shown.ts";

export default function plates(board: Plain, lang: Lang): string[] {
  const { players, parliament } = board as unknown as Board;
  const { say } = words(lang, "zoocracy");
  return players.map((_, seat) => {
    const held = parliament.offices.filter((one) => one.seat === seat);
    if (held.length) return held.map((one) => say(`plate-${one.office}`)).join(" · ");
    return parliament.government.includes(seat) ? say("plate-government") : "";
  });
}

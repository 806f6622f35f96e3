// §6  Most goals win, and of equal goals more food: what a party has reached says both, as far as all see it.

import { type Lang, words } from "../../words.ts";
import type { Plain } from "../types.ts";
import type { Board } from "./shown.ts";

export default function reached(board: Plain, seat: number, lang: Lang): string {
  const { standing, players } = board as unknown as Board;
  const { say } = words(lang, "zoocracy");
  const goals = say("board-goals-short", { number: standing.points[seat] ?? 0 });
  const food = players[seat]?.food;
  return food == null ? goals : say("board-reached", { goals, food });
}

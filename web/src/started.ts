// Tables that were made to be played at once: the table page says «ready» there by itself, and only once.

import { pictureOf } from "./games/index.ts";

const waiting = new Set<string>();

export function beginAtOnce(table: string): void {
  waiting.add(table);
}

export function shouldBegin(table: string): boolean {
  return waiting.delete(table);
}

/** The bots that one meets unless one asks for others: those that bargain, and think quickly. */
export function usualLevel(levels: string[]): string {
  return levels.includes("steady") ? "steady" : (levels.at(-1) ?? "");
}

/** Who has chosen no game is offered the one that is learned fastest. */
const FIRST = "koalition";

/** The games as they are offered: that one, then those that are drawn, then the others. */
export function offered<Game extends { name: string }>(games: Game[]): Game[] {
  const rank = ({ name }: Game) => (name === FIRST ? 0 : pictureOf(name) ? 1 : 2);
  return [...games].sort((a, b) => rank(a) - rank(b));
}

// Tables that were made to be played at once: the table page says «ready» there by itself, and only once.

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

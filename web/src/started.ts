// Tables that were made to be played at once: the table page says «ready» there by itself, and only once.

const waiting = new Set<string>();

export function beginAtOnce(table: string): void {
  waiting.add(table);
}

export function shouldBegin(table: string): boolean {
  return waiting.delete(table);
}

// The board, part by part: whoever reads its turn is not run again when only its players have changed.

/** The parts that the board has now, each followed for itself; any other is read from the board as it stands. */
export function partsOf<Board extends object>(board: () => Board): Board {
  const parts = new Map<PropertyKey, () => unknown>();
  for (const name of Object.keys(board()) as (keyof Board)[]) {
    const part = $derived(board()[name]);
    parts.set(name, () => part);
  }
  return new Proxy({} as Board, {
    get: (_, name) => {
      const part = parts.get(name);
      return part ? part() : board()[name as keyof Board];
    },
    has: (_, name) => name in board(),
  });
}

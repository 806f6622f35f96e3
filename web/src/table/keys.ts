// Keys for choices: 1–9, then a–z; u takes back (Undo.svelte).

export const KEYS = "123456789abcdefghijklmnopqrstvwxyz";

/** Whether a key was meant for a field, or for what is read over the table, and not for the table. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return Boolean(at?.closest?.("input, textarea, select, [contenteditable], dialog"));
}

/** A plain key, pressed once. */
export function keyed(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented);
}

// A hand of cards on the keyboard.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from button to button of a row, and the tab key leaves it. Where one stands after the key. */
export function walk(event: KeyboardEvent, row: HTMLElement | undefined, at: number): number {
  const buttons = [...(row?.querySelectorAll<HTMLElement>("button") ?? [])];
  const last = buttons.length - 1;
  let to = at;
  if (event.key in STEPS) to = Math.min(last, Math.max(0, at + STEPS[event.key]!));
  else if (event.key === "Home") to = 0;
  else if (event.key === "End") to = last;
  else return at;
  event.preventDefault();
  buttons[to]?.focus();
  return to;
}

/** Where the hand is wider than the screen: if nothing that can be played is in sight, bring it there. */
export function reveal(row: HTMLElement | undefined, playable: string): void {
  const scroller = row?.closest<HTMLElement>(".dock");
  if (!row || !scroller) return;
  const sight = scroller.getBoundingClientRect();
  const boxes = [...row.querySelectorAll(playable)].map((one) => one.getBoundingClientRect());
  if (!boxes.length || boxes.some((box) => box.left >= sight.left && box.right <= sight.right)) return;
  const first = boxes[0]!;
  scroller.scrollBy({ left: (first.left + first.right - sight.left - sight.right) / 2, behavior: "smooth" });
}

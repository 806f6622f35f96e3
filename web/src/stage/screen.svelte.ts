// How the stage is arranged on this screen: the widths and heights are those of Stage.svelte.

const width = window.matchMedia?.("(max-width: 899px)");
const height = window.matchMedia?.("(min-width: 600px) and (min-height: 1000px)");

let isNarrow = $state(false);
let isHigh = $state(false);

function measure(): void {
  isNarrow = width?.matches ?? false;
  isHigh = height?.matches ?? false;
}
measure();
width?.addEventListener("change", measure);
height?.addEventListener("change", measure);

/** One column: what stands beside the board on a wide screen stands below it, or covers it. */
export const narrow = (): boolean => isNarrow;

/** What is looked at besides covers the board. */
export const covers = (): boolean => isNarrow && !isHigh;

/** Do something once the next frame is drawn; what it returns keeps it from being done. */
export function afterFrame(what: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(what);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

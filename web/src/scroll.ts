/** What opens below the screen, or under the bar at its edge, is brought up. */
export function intoView(opened: HTMLElement): void {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  opened.scrollIntoView?.({ block: "nearest", behavior: still ? "auto" : "smooth" });
}

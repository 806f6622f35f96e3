// How fast things travel on the table, as one likes it; not at all for whoever asks their machine for less motion.

import { keep, kept } from "../memory.ts";

export type Pace = "calm" | "usual" | "quick" | "none";
export const PACES: readonly Pace[] = ["calm", "usual", "quick", "none"];
const TIMES: Record<Pace, number> = { calm: 1.5, usual: 1, quick: 0.5, none: 0 };

const less = window.matchMedia?.("(prefers-reduced-motion: reduce)");
let chosen = $state<Pace>(PACES.find((one) => one === kept("pace")) ?? "usual");

export const pace = (): Pace => chosen;

export function setPace(to: Pace): void {
  chosen = to;
  keep("pace", to);
}

/** What a duration is multiplied with; nothing moves at 0. */
export const tempo = (): number => (less?.matches ? 0 : TIMES[chosen]);

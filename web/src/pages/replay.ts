// Where one is in a replay: in which round, at which line of the log, and where the keys lead.

import type { Chapter, Line } from "../protocol.ts";

/** How fast it can be played, and how long one decision stands at speed 1, in milliseconds. */
export const PACES = [0.5, 1, 2, 4, 8];
export const STANDS = 1600;

/** Whose eyes: a seat, a spectator (-1), all cards open, or as the server shows it to whoever may not choose. */
export type Eyes = number | "all" | undefined;

export const STEPS = ["first", "chapter-back", "back", "forward", "chapter-forward", "last"] as const;
export type Step = (typeof STEPS)[number];

/** The round in which a decision lies; -1 before the first. */
export function chapterAt(chapters: Chapter[], move: number): number {
  return chapters.findLastIndex((one) => one.move <= move);
}

/** Where a step leads. Back goes first to the beginning of this round, then to the one before, as with music. */
export function stepped(step: Step, move: number, last: number, chapters: Chapter[]): number {
  const chapter = chapterAt(chapters, move);
  const begun = chapters[chapter]?.move ?? 0;
  const wanted = {
    first: 0,
    "chapter-back": move > begun ? begun : (chapters[chapter - 1]?.move ?? 0),
    back: move - 1,
    forward: move + 1,
    "chapter-forward": chapters[chapter + 1]?.move ?? last,
    last,
  }[step];
  return Math.max(0, Math.min(last, wanted));
}

/** The line of the log at which one is: the first of this decision, else the last one before it; -1: none yet. */
export function lineAt(lines: Line[], move: number): number {
  const now = lines.findIndex((one) => one.move === move);
  return now >= 0 ? now : lines.findLastIndex((one) => one.move < move);
}

/** What a key does here. */
export const KEYS: Record<string, Step | "play" | "faster" | "slower"> = {
  " ": "play",
  p: "play",
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  "[": "chapter-back",
  PageUp: "chapter-back",
  "]": "chapter-forward",
  PageDown: "chapter-forward",
  "+": "faster",
  "-": "slower",
};

/** The next speed up or down. */
export function paced(pace: number, by: 1 | -1): number {
  return PACES[Math.max(0, Math.min(PACES.length - 1, PACES.indexOf(pace) + by))]!;
}

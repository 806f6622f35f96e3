// Great moments: what a game says of the last news, shown one after another over the board.

import type { Component } from "svelte";
import type { Line, Plain, SeatInfo } from "../protocol.ts";
import type { Sound } from "../sound.svelte.ts";
import type { Lang } from "../words.ts";
import { pace, tempo } from "./pace.svelte.ts";

/** A ballot, a bid, a share: it is turned over when its turn comes. */
export interface Paper {
  /** Whose it is; -1 for nobody's. */
  seat: number;
  said: string;
  /** For, against, or neither. */
  tone?: "good" | "bad";
}

export interface Moment {
  /** How it looks: papers that open, seats that come together, something that falls, a fight, an end, a victory. */
  kind: "papers" | "together" | "fall" | "fight" | "end" | "victory";
  title: string;
  /** What came of it, in a sentence. */
  said?: string;
  papers?: Paper[];
  /** A drawing of the game's own, in the middle. */
  // biome-ignore lint/suspicious/noExplicitAny: drawings have different props
  picture?: { of: Component<any>; props: Record<string, unknown> };
  /** Milliseconds at the usual pace, where its picture takes a time of its own. */
  length?: number;
  /** It stays until it has been seen. */
  hold?: boolean;
  /** What is heard; by itself what goes with its kind. */
  sound?: Sound;
}

/** What is heard with each kind. */
export const HEARD: Record<Moment["kind"], Sound> = {
  papers: "vote",
  together: "formed",
  fall: "fall",
  fight: "battle",
  end: "coins",
  victory: "win",
};

/** What a game is told in order to say which moments there were: `games/GAME/moments.ts`. */
export interface Happened {
  lines: Line[];
  /** The board before the news, and after it. */
  before: Plain;
  after: Plain;
  seats: SeatInfo[];
  /** The reader's seat; -1 for whoever watches. */
  you: number;
  lang: Lang;
}

export type MomentsOf = (happened: Happened) => Moment[];

/** Milliseconds that a moment takes, and each paper of it. */
const LENGTH = 2400;
const PAPER = 450;
const LONGEST = 5000;

export function lengthOf(moment: Moment): number {
  const length = moment.length ?? Math.min(LENGTH + PAPER * (moment.papers?.length ?? 0), LONGEST);
  // Where nothing may move it is a picture, and stays as long.
  return length * (tempo() || 1);
}

export class Moments {
  private queue = $state.raw<Moment[]>([]);
  get now(): Moment | undefined {
    return this.queue[0];
  }
  get left(): number {
    return this.queue.length;
  }
  add(more: Moment[]): void {
    if (!more.length) return;
    // Of those that wait to be seen the latest is enough: whoever was away has the log.
    const held = more.some((one) => one.hold);
    this.queue = [...this.queue.filter((one) => !(held && one.hold)), ...more];
  }
  next(): void {
    this.queue = this.queue.slice(1);
  }
  /** The game is over: nothing waits to be seen any more, since everybody wants to see who has won. */
  release(): void {
    this.queue = pace() === "none" ? [] : this.queue.map((one) => ({ ...one, hold: false }));
  }
  /** All but those that must be seen. */
  skip(): void {
    this.queue = this.queue.filter((one) => one.hold);
  }
}

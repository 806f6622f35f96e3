// Who can come to this server, and by which address: what a link begins with.

import * as api from "./api.ts";
import type { Reach } from "./protocol.ts";

let known = $state<Reach | null>(null);
/** The address that was chosen of several. */
let chosen = $state("");

export function reach(): Reach | null {
  return known;
}

export async function askReach(): Promise<void> {
  // Without an answer the address of this page will do.
  known = await api.reach().catch(() => known);
}

/** Let the home network in, or shut it out; a refusal is thrown. */
export async function turn(open: boolean): Promise<void> {
  known = await api.turn(open);
}

/** What a link begins with that others can use, as far as they can come at all. */
export function address(): string {
  const all = known?.addresses ?? [];
  return all.includes(chosen) ? chosen : (all[0] ?? location.origin);
}

export function choose(one: string): void {
  chosen = one;
}

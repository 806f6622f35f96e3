// Who the cookie says I am: a name without an account.

import * as api from "./api.ts";
import { t } from "./language.svelte.ts";
import type { Me } from "./protocol.ts";

let me = $state<Me | null>(null);

export function myself(): Me | null {
  return me;
}

export async function meet(): Promise<void> {
  me = await api.me().catch(() => me);
}

export function became(now: Me): void {
  me = now;
}

/** Take this name, or where none was given one that will do, so that nobody need think of one before playing. */
export async function takeName(wanted: string): Promise<void> {
  const name =
    wanted.trim() || me?.name || t("guest-name", { number: String(10 + Math.floor(Math.random() * 90)) });
  if (name !== me?.name) me = await api.rename(name.slice(0, 32));
}

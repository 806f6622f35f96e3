// From a game to a table of it as it is usually played.

import * as api from "./api.ts";
import { shortest } from "./evening.ts";
import { t } from "./language.svelte.ts";
import { keep, kept } from "./memory.ts";
import { myself } from "./myself.svelte.ts";
import type { GameInfo, SeatWish } from "./protocol.ts";
import { go } from "./router.svelte.ts";
import { beginAtOnce, usualLevel } from "./started.ts";

/** Make it and go there: alone and at once, or to the link for friends. */
async function makeTable(game: GameInfo, others: SeatWish, alone: boolean): Promise<void> {
  const seats = Array.from({ length: (game.editions[0]?.usual ?? 2) - 1 }, () => others);
  const { table } = await api.makeTable({
    game: game.name,
    seats: [{ kind: "me" }, ...seats],
    options: alone ? shortest(game) : {},
    title: alone ? t("quick-title", { name: myself()?.name ?? "" }).slice(0, 60) : "",
  });
  if (alone) beginAtOnce(table);
  go(`/t/${table}`);
}

/** The bots that were wanted last time; nobody yet: nothing. */
export const lastLevel = (): string => kept("quick-level") ?? "";

/** Against bots; a game that has none of this level takes its own. */
export function playAlone(game: GameInfo, level: string): Promise<void> {
  keep("quick-level", level);
  return makeTable(
    game,
    { kind: "bot", level: game.bots.includes(level) ? level : usualLevel(game.bots) },
    true,
  );
}

export function playWithFriends(game: GameInfo): Promise<void> {
  return makeTable(game, { kind: "open" }, false);
}

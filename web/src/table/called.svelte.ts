// What a table is called: as its host named it, else as its game.

import * as api from "../api.ts";
import { lang } from "../language.svelte.ts";
import type { TableInfo } from "../protocol.ts";
import { type Lang, loadWords, words } from "../words.ts";

/** The title of a game: from its words, which the board needs anyway; of one that has none here, from the server. */
async function titleOf(game: string, spoken: Lang): Promise<string> {
  await loadWords(spoken, game);
  const known = words(spoken, game);
  if (known.has("game-title")) return known.say("game-title");
  return (await api.games()).find((one) => one.name === game)?.title[spoken] ?? "";
}

/** To be made where effects can be: in a component. Empty until it is known. */
export class Called {
  private title = $state("");

  constructor(private table: () => TableInfo | null) {
    $effect(() => {
      const [game, spoken] = [this.table()?.game, lang()];
      let stale = false;
      const take = (title: string) => {
        if (!stale) this.title = title;
      };
      if (game) titleOf(game, spoken).then(take, () => take(""));
      return () => {
        stale = true;
      };
    });
  }

  get name(): string {
    return this.table()?.title || this.title;
  }

  /** For the page's title: with where one is. */
  get page(): string {
    return this.name ? `${this.name} · Hemicycle` : "Hemicycle";
  }
}

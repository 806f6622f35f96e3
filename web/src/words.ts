// Sentences by id, in both languages, from the same .ftl files that the server uses.
//
//   words("en").say("lobby-title")                               the client's own (src/texts)
//   words("fr", "koalition").say("term-party-rose")              a game's, after `await loadWords("fr", "koalition")`
//
// A game's words are its texts on the server's side (src/hemicycle/games/GAME/texts) and those of its board
// (web/src/games/GAME/texts); they are loaded when a table of that game is opened, before its board is shown.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { forms, realMinus } from "./grammar.ts";
import { patiently } from "./patient.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];
export type Params = Record<string, FluentVariable>;

interface Words {
  /** The sentence; its id when there is none, so that a missing one is seen. */
  say(id: string, params?: Params): string;
  has(id: string): boolean;
}

const own: Record<Lang, string> = { en, fr };
const loaders: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("../../src/hemicycle/engine/texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/hemicycle/games/*/texts/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("./games/*/texts/*.ftl", { query: "?raw", import: "default" }),
};

const bundles = new Map<string, FluentBundle>();

function bundle(lang: Lang, game: string, texts: string[]): FluentBundle {
  // Isolation marks would be read aloud by some screen readers, and both languages run left to right.
  const made = new FluentBundle(lang, { functions: forms(lang), useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(`${lang}/${game}`, made);
  return made;
}

/** Fetch a game's words. They say what the engine says too, unless the game says it otherwise. */
export async function loadWords(lang: Lang, game: string): Promise<void> {
  if (bundles.has(`${lang}/${game}`)) return;
  const wanted = [
    `../../src/hemicycle/engine/texts/${lang}.ftl`,
    `../../src/hemicycle/games/${game}/texts/${lang}.ftl`,
    `./games/${game}/texts/${lang}.ftl`,
  ];
  const texts = await Promise.all(
    wanted.map((path) => (loaders[path] ? patiently(loaders[path]) : Promise.resolve(""))),
  );
  bundle(lang, game, texts);
}

export function words(lang: Lang, game = ""): Words {
  const mine = bundles.get(`${lang}/`) ?? bundle(lang, "", [own[lang]]);
  const theirs = game ? bundles.get(`${lang}/${game}`) : undefined;
  const holder = (id: string) => (theirs?.hasMessage(id) ? theirs : mine);
  return {
    has: (id) => holder(id).hasMessage(id),
    say(id, params) {
      const from = holder(id);
      const pattern = from.getMessage(id)?.value;
      return pattern ? realMinus(from.formatPattern(pattern, params, [])) : id;
    },
  };
}

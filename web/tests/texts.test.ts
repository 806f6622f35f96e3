import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { loadWords, words } from "../src/words.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

/** Each sentence's id with the parameters that it uses. */
function parameters(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const message of new FluentResource(text).body)
    found[message.id] = [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g))].sort();
  return found;
}

function files(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, "..", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/^games.(?!general)[a-z]+[\\/]/.test(name))
    .map((name) => read(join(folder, name)));
}

const folders = [
  "src/texts",
  ...readdirSync(join(import.meta.dirname, "../src/games")).map((game) => `src/games/${game}/texts`),
];
const there = folders.filter((folder) => {
  try {
    return read(`${folder}/en.ftl`).length > 0;
  } catch {
    return false;
  }
});

test.each(there)("%s says the same things in both languages, with the same parameters", (folder) => {
  expect(parameters(read(`${folder}/fr.ftl`))).toEqual(parameters(read(`${folder}/en.ftl`)));
});

test("every sentence can be read: what Fluent can't read it leaves out", () => {
  for (const folder of there)
    for (const lang of ["en", "fr"]) {
      const text = read(`${folder}/${lang}.ftl`);
      const begun = text.match(/^[a-z][\w-]* =/gm)!.map((one) => one.slice(0, -2));
      expect(Object.keys(parameters(text)).sort()).toEqual(begun.sort());
    }
});

test("every sentence that the client says is there, and every one that is there is said", () => {
  const known = Object.keys(parameters(read("src/texts/en.ftl")));
  const source = files("src").join("\n");
  const said = new Set(
    [...source.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+|[a-z]+)["'`]/g)].map(([, id]) => id!),
  );
  // Ids made from a part and a value: t(`verdict-${verdict}`).
  const made = [...source.matchAll(/t\(`([a-z-]+-)\$\{[^}]*\}([a-z-]*)`/g)].map(([, head, tail]) => ({
    head,
    tail,
  }));
  const direct = [...source.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, id]) => id!);
  expect(direct.filter((id) => !known.includes(id))).toEqual([]);
  const used = (id: string) =>
    said.has(id) || made.some(({ head, tail }) => id.startsWith(head!) && id.endsWith(tail!));
  expect(known.filter((id) => !used(id))).toEqual([]);
});

test("a game's words are its own, then the engine's, then the client's", async () => {
  await loadWords("fr", "koalition");
  const koalition = words("fr", "koalition");
  expect(koalition.say("term-country-de")).toBe("Allemagne");
  expect(koalition.say("action-pass")).toBe("Passer");
  expect(koalition.say("choices-heading")).toBe("Vos choix");
  expect(koalition.say("no-such-sentence")).toBe("no-such-sentence");
  expect(words("fr").has("term-country-de")).toBe(false);
});

test.each([
  ["en", /\b(nobody|no player)\b[^.]*\b(sees|saw|seen)\b/i, "whoever runs"],
  ["fr", /(\bpersonne|\baucun joueur)\b[^.]*\b(voit|vue?s?)\b/i, "qui fait tourner"],
])(
  "where it is said that nobody sees the secret or the cards, whom that leaves out is said too: %s",
  (lang, nobody, but) => {
    const found = read(`src/texts/${lang}.ftl`)
      .split("\n")
      .filter((line) => nobody.test(line));
    expect(found.map((line) => line.split(" =")[0]).sort()).toEqual([
      "commitment-said",
      "fair-limits",
      "help-fair-said",
    ]);
    for (const line of found) expect(line).toContain(but);
  },
);

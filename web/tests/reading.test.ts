// What is read of a game: its pictures, the search, and the links that lead there.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import * as api from "../src/api.ts";
import { picturesIn } from "../src/games/index.ts";
import Rules from "../src/pages/Rules.svelte";
import type { GameInfo, Page, TableInfo } from "../src/protocol.ts";
import { bare, matching, wanted } from "../src/reading/search.ts";
import Cites from "../src/table/Cites.svelte";
import { LANGUAGES, type Lang } from "../src/words.ts";

const written = import.meta.glob<string>(
  ["../../src/hemicycle/games/*/texts/{rules,minutes}.*.md", "../../examples/*/texts/{rules,minutes}.*.md"],
  { query: "?raw", import: "default" },
);
const games = [...new Set(Object.keys(written).map((path) => path.split("/").at(-3)!))];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(games)(
  "every picture that the pages of %s name is drawn, in every language",
  async (game) => {
    const named = new Set<string>();
    for (const [path, load] of Object.entries(written))
      if (path.includes(`/${game}/`))
        for (const [, name] of (await load()).matchAll(/\(picture:([\w-]+)\)/g)) named.add(name!);
    for (const lang of LANGUAGES as Lang[]) {
      const pictures = await picturesIn(game, lang);
      expect([...named].filter((name) => !pictures[name])).toEqual([]);
      for (const [name, Picture] of Object.entries(pictures)) {
        const { container, unmount } = render(Picture, { props: { lang } });
        expect(container.querySelector("svg, div, table, ul"), name).not.toBeNull();
        // A text that there is not is its own id.
        expect(container.textContent).not.toMatch(/\b(term|picture|board)-[a-z]+-?[a-z]*\b/);
        unmount();
      }
    }
  },
  60_000,
);

const PAGE: Page = {
  title: "Chair",
  lead: [{ html: "<p>A small game.</p>" }],
  parts: [
    {
      title: "The vote",
      at: "part-1",
      level: 2,
      lead: [{ html: "<p>All vote.</p>" }],
      paragraphs: [
        { key: "§1 1", at: "1-1", blocks: [{ html: "<p>An Élodie &amp; a <em>chair</em>.</p>" }] },
        { key: "§1 2", at: "1-2", blocks: [{ html: "<p>Five rounds.</p>" }], options: ["rounds"] },
        { key: "§1 3", at: "1-3", blocks: [{ html: "<p>Of old.</p>" }], editions: ["first"] },
      ],
    },
  ],
};

test("words are found whatever their accents and capitals, all of them in one paragraph or else the most", () => {
  const found = (query: string) =>
    matching(PAGE, wanted(query)).flatMap((part) => part.paragraphs!.map((one) => one.at));
  expect(found("elodie CHAIR")).toEqual(["1-1"]);
  expect(found("§1 2")).toEqual(["1-2"]);
  expect(found("elodie rounds")).toEqual(["1-1", "1-2"]);
  expect(found("how many old rounds? five")).toEqual(["1-2"]);
  expect(found("nobody")).toEqual([]);
  expect(found("")).toEqual(["1-1", "1-2", "1-3"]);
  // What is found must stand at the same place in the text as it was.
  expect(bare("Où l’œuvre\u00a0: Éa")).toHaveLength("Où l’œuvre\u00a0: Éa".length);
});

const said = (words: string) => ({ en: words, fr: words });
const GAME = {
  name: "chair",
  editions: [
    { id: "second", said: said("Second"), lacks: {} },
    { id: "first", said: said("First"), lacks: {} },
  ],
  options: [
    {
      name: "rounds",
      said: said("Rounds"),
      values: [
        { value: 5, said: said("five") },
        { value: 3, said: said("three") },
      ],
    },
  ],
} as unknown as GameInfo;
const TABLE = {
  id: "T",
  game: "chair",
  edition: "second",
  options: { rounds: 3 },
} as unknown as TableInfo;

async function opened(table: boolean) {
  Element.prototype.scrollIntoView ??= () => {};
  vi.spyOn(api, "rulesOf").mockResolvedValue(PAGE);
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
  vi.spyOn(api, "table").mockResolvedValue(TABLE);
  const query = new URLSearchParams(table ? "table=T" : "");
  const shown = render(Rules, {
    props: { id: "chair", address: { path: "/rules/chair", query, at: "1-2" } },
  });
  await screen.findByText("Of old.");
  await tick();
  return shown;
}

test("a paragraph is marked by what a table has chosen, and it is the one that the address names", async () => {
  const { container } = await opened(true);
  await screen.findByText("At this table: three");
  expect(screen.getByText("Not at this table.")).toBeTruthy();
  expect(container.querySelector(".item.at")!.id).toBe("1-2");
  await waitFor(() => expect(document.activeElement?.id).toBe("1-2"));
  expect(screen.getByRole("link", { name: "§1 1" }).getAttribute("href")).toBe("/rules/chair?table=T#1-1");
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("without a table the choices are told; a search leaves what matches", async () => {
  const { container } = await opened(false);
  await screen.findByText(/five · three/);
  expect(screen.queryByText("Not at this table.")).toBeNull();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "élodie" } });
  expect([...container.querySelectorAll(".item")].map((one) => one.id)).toEqual(["1-1"]);
  expect(screen.getByText("One paragraph found.")).toBeTruthy();
});

test("a citation leads to its paragraph for this table; what stands on no page is only said", () => {
  render(Cites, {
    props: {
      rule: [
        { said: "D7", anchor: "d7" },
        { said: "Nowhere 3", anchor: "" },
      ],
      table: TABLE,
    },
  });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/rules/chair?table=T#d7",
  ]);
  expect(screen.getByText(/Nowhere 3/)).toBeTruthy();
});

// What the tests of every game's board have in common: moments of real games, and what holds at each of them.

import { cleanup, render } from "@testing-library/svelte";
import axe from "axe-core";
import type { Component } from "svelte";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/games/types.ts";
import { LANGUAGES, loadWords } from "../src/words.ts";
import { stumbles } from "./ears.ts";

type Scene = Pick<BoardProps, "board" | "mine" | "asked" | "you" | "seats" | "lines"> & { name: string };
/** What may be otherwise than in a scene. */
export type More = Partial<Omit<BoardProps, "table" | "act">>;

/** Scenes from their file, a line for each. */
export function read(raw: string) {
  const scenes: Scene[] = raw
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { scenes, scene: (name: string) => scenes.find((one) => one.name === name)! };
}

/** jsdom lays nothing out, so nothing ever changes its size: the board is as on a narrow screen. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A board is tried in each scene and language, and by axe in some; what it gives back shows it in a scene. */
export function tryBoard(game: string, Board: Component<BoardProps>, scenes: Scene[], looked: string[]) {
  // Roles and names are worked out slowly in jsdom, and a busy machine does it three times slower still.
  vi.setConfig({ testTimeout: 60_000 });

  beforeAll(async () => {
    vi.stubGlobal("ResizeObserver", NoResizes);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    for (const lang of LANGUAGES) await loadWords(lang, game);
  });
  afterEach(cleanup);
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function show(name: string, more: More = {}) {
    const act = vi.fn();
    const scene = scenes.find((one) => one.name === name)!;
    const props = { ...scene, table: {} as never, lang: "en" as const, moment: false, act, ...more };
    const { container, rerender } = render(Board, props);
    return { act, container, rerender: (again: More) => rerender({ ...props, ...again }) };
  }

  const each = scenes.flatMap((one) => LANGUAGES.map((lang) => [one.name, lang] as const));
  test.each(each)("%s can be drawn in %s, with every word", (name, lang) => {
    const { container } = show(name, { lang });
    const said = [
      container.textContent,
      ...[...container.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel),
      ...[...container.querySelectorAll("[title]")].map((one) => one.getAttribute("title")),
    ];
    for (const text of said) expect(text).not.toMatch(/\b(board|term|refused|help-action)-[a-z]/);
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
    // What stands where is the same in both.
    if (lang === "en") expect(stumbles(container)).toEqual([]);
  });

  test.each(looked)("%s has no fault that axe can see", async (name) => {
    const { container } = show(name);
    const { violations } = await axe.run(container, {
      resultTypes: ["violations"],
      // jsdom has no layout, so no colours either; the browser tests look at those.
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });

  return show;
}

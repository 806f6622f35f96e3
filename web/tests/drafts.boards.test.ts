// On every board: what was being composed is there again when the page is loaded again.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { draftsOf, recall, remember, settle } from "../src/draft.ts";
import Junta from "../src/games/junta/Board.svelte";
import Koalition from "../src/games/koalition/Board.svelte";
import Politico from "../src/games/politico/Board.svelte";
import type { BoardProps } from "../src/games/types.ts";
import Zoocracy from "../src/games/zoocracy/Board.svelte";
import { loadWords } from "../src/words.ts";
import * as junta from "./junta/scenes.ts";
import * as koalition from "./koalition/scenes.ts";
import * as politico from "./politico/scenes.ts";
import * as zoocracy from "./zoocracy/scenes.ts";

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", NoResizes);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  for (const game of ["junta", "koalition", "politico", "zoocracy"]) await loadWords("en", game);
});
beforeEach(() => {
  localStorage.clear();
  draftsOf("abc");
});
afterEach(cleanup);

type Scene = ReturnType<typeof junta.scene>;

function show(Board: Component<BoardProps>, scene: Scene): HTMLElement {
  const props = { ...scene, table: {} as never, lang: "en" as const, moment: false, act: vi.fn() };
  return render(Board, props).container;
}

/** All that can be seen, without the ids that are made anew each time. */
function seen(Board: Component<BoardProps>, scene: Scene): string {
  const container = show(Board, scene);
  const typed = [...container.querySelectorAll("input")].map((one) => one.value);
  return container.innerHTML.replace(/ (id|for|aria-[a-z]+by)="[^"]*"/g, "") + typed.join();
}

const blocs = koalition.scene("talks").board as unknown as {
  table: { blocs: { id: string; leader: number }[] };
};
const own = blocs.table.blocs.find((bloc) => bloc.leader === koalition.scene("talks").you.seat)!.id;
const called = politico.scene("invite").asked[0]!.options.find((one) => one.action.type === "invite")!;

const COMPOSED: [string, Component<BoardProps>, Scene, string, unknown][] = [
  ["Koalition's coalition", Koalition, koalition.scene("talks"), "coalition", [own]],
  ["Zoocracy's proposal", Zoocracy, zoocracy.scene("propose"), "proposal", { "prime-minister": 1 }],
  [
    "Zoocracy's bid",
    Zoocracy,
    zoocracy.scene("bid"),
    "bid",
    { id: zoocracy.scene("bid").asked[0]!.id, typed: "2" },
  ],
  ["Politico's list", Politico, politico.scene("invite"), "cabinet", [called.action.party]],
  ["Junta's bank", Junta, junta.scene("bank"), "bank", { way: "deposit", wanted: [1, 0, 0] }],
];

test.each(COMPOSED)(
  "%s is as it was left, and gone once it was answered",
  async (_, Board, scene, name, value) => {
    const fresh = seen(Board, scene);
    await tick();
    cleanup();
    remember(name, scene.asked[0]!.id, value);
    draftsOf("abc");
    expect(seen(Board, scene) === fresh).toBe(false);
    await tick();
    expect(recall(name, scene.asked[0]!.id)).toEqual(value);
    cleanup();
    settle([]);
    expect(seen(Board, scene) === fresh).toBe(true);
  },
);

test("Junta's budget is as it was left while the money is the same, and else as it is", async () => {
  const scene = junta.scene("make");
  const container = show(Junta, scene);
  const reserve = () => recall<{ piles: number[][] }>("budget", scene.asked[0]!.id)?.piles.flat();
  const pile = [...container.querySelectorAll<HTMLButtonElement>(".budget button:not([disabled])")];
  for (const button of pile) {
    if (reserve()?.some((count) => count > 0)) break;
    await fireEvent.click(button);
    await tick();
  }
  const put = reserve();
  expect(put?.some((count) => count > 0)).toBe(true);
  cleanup();
  draftsOf("abc");
  show(Junta, scene);
  await tick();
  expect(reserve()).toEqual(put);
  cleanup();
  const poorer = structuredClone(scene);
  for (const one of (poorer.mine as { families: { reserve: number[] }[] }).families) one.reserve = [0, 0, 0];
  show(Junta, poorer);
  await tick();
  expect(reserve()?.every((count) => count === 0)).toBe(true);
});

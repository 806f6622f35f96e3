import { readdirSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { boardOf, meaningsIn } from "../src/games/index.ts";
import Meaning from "../src/games/Meaning.svelte";
import { anchor, type Box, type MeaningOf, place } from "../src/games/meaning.ts";
import type { BoardProps } from "../src/games/types.ts";
import { LANGUAGES, type Lang } from "../src/words.ts";
import { read } from "./board.ts";
import junta from "./junta/scenes.jsonl?raw";
import koalition from "./koalition/scenes.jsonl?raw";
import politico from "./politico/scenes.jsonl?raw";
import zoocracy from "./zoocracy/scenes.jsonl?raw";

const SCENES = { junta, koalition, politico, zoocracy };
type Game = keyof typeof SCENES;
const GAMES = Object.keys(SCENES) as Game[];
const CITED = import.meta.glob("../src/games/*/meanings.ts");
const ROOT = "../src/hemicycle/games";

/** Every key of a game's rules, as docs/rules names it. */
const keys = (game: string) =>
  new Set(
    [...readFileSync(`../docs/rules/${game}.md`, "utf8").matchAll(/^\*\*(.+?)\*\*/gm)].map((one) => one[1]),
  );

/** What the files of a game's editions name: `id = "…"` under a heading of this kind. */
function named(game: string, heading: RegExp): string[] {
  const folder = `${ROOT}/${game}/editions`;
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(heading)].map((one) => one[1]!),
  );
}

/** The things that every edition of a game has, by the name that a board gives them. */
const THINGS: Record<Game, () => string[]> = {
  koalition: () => [
    ...["doppler", "sturz", "ruecktritt", "skandal", "weste"].map((one) => `special-${one}`),
    "special-doubler-rose",
    "special-resignation",
    "joker-5b",
    "politician-rose-10b",
    ...["rose", "hat", "leaf", "lemon", "fist", "acorn", "cross"].map((one) => `party-${one}`),
    ...named("koalition", /^\[\[country\]\]\nid = "(\w+)"/gm).map((one) => `country-${one}`),
    ...["leader", "small-party", "majority", "coalition", "europe"],
  ],
  zoocracy: () => [
    ...figures("zoocracy").cards.map((one: { kind: string }) => `card-${one.kind}`),
    ...Object.keys(figures("zoocracy").does.en).map((one) => `event-${one}`),
    ...["president", "prime-minister", "finance", "defence", "opposition-leader"].map(
      (one) => `office-${one}`,
    ),
    ...figures("zoocracy").walkway.map((one: { species: string }) => `species-${one.species}`),
    ...[..."ABCDEFG"].map((one) => `phase-${one}`),
    ...["food", "goals", "programme", "majority", "blockade", "manipulation", "deck"],
  ],
  politico: () => [
    ...[...readFileSync(`${ROOT}/politico/texts/en.ftl`, "utf8").matchAll(/^term-card-([a-z-]+) =/gm)]
      .map((one) => `card-${one[1]}`)
      .filter((one) => one !== "card-face-down"),
    ...[
      "deputies",
      "points",
      "government",
      "head",
      "member",
      "majority",
      "event",
      "pile",
      "elections",
      "truce",
    ],
  ],
  junta: () => [
    ...figures("junta").cards.map((one: { card: string }) => `card-${one.card}`),
    ...named("junta", /^\[unit\.([a-z0-9-]+)\]/gm).map((one) => `unit-${one}`),
    ...["agitators", "gunboat", "air-strike"].map((one) => `unit-${one}`),
    ...figures("junta").areas.map((one: { area: string }) => `area-${one.area}`),
    ...["president", "minister", "general-1", "general-2", "general-3", "admiral", "commander"].map(
      (one) => `post-${one}`,
    ),
    ...["bank", "headquarters", "residence", "bachelor-flat", "night-club", "exile"].map(
      (one) => `location-${one}`,
    ),
    ...[..."123456789"].map((one) => `phase-${one}`),
    ...["bill", "reserve", "account", "deck", "votes", "unstable", "siesta", "holiday", "forced"],
    ...["secret-police", "dead", "target", "rebel", "first-rebel", "cousin", "puppet"],
  ],
};
// biome-ignore lint/suspicious/noExplicitAny: what a scene holds is known to the game alone
const figures = (game: Game): any => read(SCENES[game]).scenes[0]!.board.figures;

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe.each(GAMES)("in %s", (game) => {
  const { scenes } = read(SCENES[game]);
  let meaning: MeaningOf;
  beforeAll(async () => {
    vi.stubGlobal("ResizeObserver", NoResizes);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    for (const lang of LANGUAGES) meaning = (await meaningsIn(game, lang))!;
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });
  afterEach(cleanup);

  function checked(thing: string, lang: Lang, scene = scenes[0]!) {
    const found = meaning(thing, { board: scene.board, seats: scene.seats, lang });
    expect(found, `${thing} in ${lang}`).toBeDefined();
    const said = Object.values(found!).filter(Boolean).join(" ");
    expect(found!.name && found!.does, thing).toBeTruthy();
    expect(said, thing).not.toMatch(/\b(about|board|term|help-action)-[a-z]|undefined|\{|\$/);
    return found!;
  }

  test("every paragraph that is cited is one of the rules", async () => {
    const { RULES } = (await CITED[`../src/games/${game}/meanings.ts`]!()) as {
      RULES: Record<string, string>;
    };
    const rules = keys(game);
    expect(Object.values(RULES).filter((one) => !rules.has(one))).toEqual([]);
  });

  test.each(LANGUAGES)("every thing has its meaning in %s, and a paragraph of the rules", (lang) => {
    const rules = keys(game);
    for (const thing of new Set(THINGS[game]())) {
      const { rule } = checked(thing, lang);
      expect(rules, `${thing}: ${rule}`).toContain(rule);
    }
  });

  test("whatever a board marks has a meaning, and no other explanation beside it", async () => {
    const Board = await boardOf(game);
    const marked = new Set<string>();
    for (const scene of scenes) {
      const props = {
        ...scene,
        table: {},
        lang: "en",
        moment: false,
        act: () => {},
      } as unknown as BoardProps;
      const { container } = render(Board, props);
      for (const one of container.querySelectorAll<HTMLElement>("[data-about]")) {
        marked.add(one.dataset.about!);
        for (const lang of LANGUAGES) checked(one.dataset.about!, lang, scene);
        expect(one.title, one.outerHTML).toBe("");
      }
      cleanup();
    }
    expect(marked.size).toBeGreaterThan(8);
  }, 60_000);
});

test("what has a name of the box is said in the reader’s language too", async () => {
  const at = (game: Game, lang: Lang) => ({ board: read(SCENES[game]).scenes[0]!.board, seats: [], lang });
  const ofKoalition = (await meaningsIn("koalition", "fr"))!;
  expect(ofKoalition("special-doppler", at("koalition", "fr"))).toMatchObject({
    name: "Doppler",
    also: "doubleur",
  });
  const ofPolitico = (await meaningsIn("politico", "en"))!;
  expect(ofPolitico("card-greve-generale", at("politico", "en"))).toMatchObject({
    name: "General Strike",
    also: "Grève générale",
  });
});

test("a paragraph of the rules has its address", () => {
  const found = ["Matériel 6", "§5b 3", "II.3 1", "I.2.b 1", "D7", "§9a Rally 1"].map(anchor);
  expect(found).toEqual(["materiel-6", "5b-3", "ii-3-1", "i-2-b-1", "d7", "9a-rally-1"]);
});

// Where it is placed

const VIEW = { left: 0, top: 0, width: 1000, height: 700 };
/** As the browser measures it: its fields are not its own. */
const CARD: Box = Object.create({ left: 0, top: 0, width: 300, height: 120 });
const covers = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test.each([
  ["in the middle", { left: 480, top: 300, width: 60, height: 60 }],
  ["in a corner", { left: 0, top: 0, width: 60, height: 30 }],
  ["in the hand, below the prompt", { left: 700, top: 580, width: 100, height: 110 }],
])("a card keeps clear of the thing and the prompt: %s", (_, thing) => {
  const prompt = { left: 0, top: 520, width: 740, height: 54 };
  const box = { width: 300, height: 120, ...place(thing, CARD, VIEW, [prompt]) };
  expect(covers(box, thing)).toBe(false);
  expect(covers(box, prompt)).toBe(false);
  expect(box.left >= 0 && box.top >= 0 && box.left + 300 <= 1000 && box.top + 120 <= 700).toBe(true);
});

// When it is shown

const PARTS = `
  <div class="game">
    <span data-about="majority">26</span>
    <button type="button" data-about="card-rally">Rally</button>
    <button type="button" data-about="food" data-explains>Food</button>
    <span data-about="goals"></span>
  </div>`;

describe("a meaning", () => {
  const scene = read(zoocracy).scenes[0]!;
  beforeEach(async () => {
    document.body.innerHTML = PARTS;
    vi.useFakeTimers();
    render(Meaning, { game: "zoocracy", board: scene.board, seats: scene.seats, lang: "en" });
    await vi.dynamicImportSettled();
    await tick();
    await tick();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    document.body.innerHTML = "";
  });
  const thing = (about: string) => document.querySelector<HTMLElement>(`[data-about=${about}]`)!;
  const shown = () => document.querySelector("#meaning strong")?.textContent;
  /** jsdom knows no kinds of pointers. */
  const point = (type: string, at: Element, pointerType: string, clientX = 0) =>
    fireEvent(at, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));

  test("comes where the mouse rests, and goes when it leaves", async () => {
    await point("pointermove", thing("card-rally"), "mouse");
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(500);
    await tick();
    expect(shown()).toBe("Rally");
    expect(thing("card-rally").getAttribute("aria-describedby")).toBe("meaning");
    await point("pointermove", document.body, "mouse", 500);
    vi.advanceTimersByTime(500);
    await tick();
    expect(shown()).toBeUndefined();
    expect(thing("card-rally").hasAttribute("aria-describedby")).toBe(false);
  });

  test("does not come where one has just clicked", async () => {
    await point("pointerdown", thing("card-rally"), "mouse");
    await point("pointermove", thing("card-rally"), "mouse", 2);
    vi.advanceTimersByTime(2000);
    await tick();
    expect(shown()).toBeUndefined();
  });

  test("comes by touch of what does nothing else, with a way to the rules, and goes with Escape", async () => {
    await fireEvent.click(thing("majority"));
    expect(shown()).toBe("Majority");
    expect(screen.getByText("In the rules").getAttribute("href")).toBe("/rules/zoocracy#5c-4");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(shown()).toBeUndefined();
    await fireEvent.click(thing("food"));
    expect(shown()).toBe("Food");
  });

  test("comes where a finger rests, and then that is no click", async () => {
    const clicked = vi.fn();
    thing("card-rally").addEventListener("click", clicked);
    await fireEvent.click(thing("card-rally"));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(shown()).toBeUndefined();
    await point("pointerdown", thing("card-rally"), "touch");
    vi.advanceTimersByTime(600);
    await tick();
    expect(shown()).toBe("Rally");
    await point("pointerup", thing("card-rally"), "touch");
    await fireEvent.click(thing("card-rally"));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(shown()).toBe("Rally");
  });

  test("is reached by key: one stop, arrows from thing to thing, Enter to the rules and Escape back", async () => {
    vi.advanceTimersByTime(50); // The board is drawn first.
    expect([thing("majority").tabIndex, thing("goals").tabIndex]).toEqual([0, -1]);
    expect(thing("goals").getAttribute("aria-label")).toBe("Political goals");
    thing("majority").focus();
    await tick();
    await fireEvent.keyDown(thing("majority"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("goals"));
    await fireEvent.keyDown(thing("goals"), { key: "Enter" });
    expect(document.activeElement?.textContent).toBe("In the rules");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(document.activeElement).toBe(thing("goals"));
    expect(shown()).toBeUndefined();
  });
});

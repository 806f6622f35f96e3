// Which games have a board of their own: those with a folder here that holds Board.svelte. It is loaded when wanted.
// A game's reached.ts says more of its result than points do; its terms.ts what one could hand over; its
// plates.ts what stands on a seat's plate; its moments.ts which great moments there were; its meanings.ts what its
// things are; its Picture.svelte stands where games are chosen.

import type { Component } from "svelte";
import { patiently } from "../patient.ts";
import type { MomentsOf } from "../stage/moments.svelte.ts";
import { type Lang, loadWords } from "../words.ts";
import type { MeaningOf } from "./meaning.ts";
import type { BoardProps, Plain } from "./types.ts";

type Board = Component<BoardProps>;

/** The game whose board draws a table: nobody's, where an old game was kept that today's board can't draw. */
export const drawnAs = (table: { game: string; plain?: boolean } | null | undefined): string =>
  !table || table.plain ? "" : table.game;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The game's own board, else the general one, which draws any game from its data. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./general/Board.svelte"];
  return (await patiently(load!)).default;
}

type Reached = (board: Plain, seat: number, lang: Lang) => string;

const reached = import.meta.glob<{ default: Reached }>("./*/reached.ts");

/** How the game says what a seat has reached in the end, where points alone do not tell who is before whom. */
export async function reachedIn(game: string, lang: Lang): Promise<Reached | undefined> {
  const load = reached[`./${game}/reached.ts`];
  if (!load) return undefined;
  const [found] = await Promise.all([patiently(load), loadWords(lang, game)]);
  return found.default;
}

/** Whether one has oneself what a term would hand over. */
export type Held = (term: Plain, mine: Plain) => boolean;

const holds = import.meta.glob<{ default: Held }>("./*/terms.ts");

/** How the game tells what a seat could hand over of all that is listed, where that is known to it alone. */
export async function heldIn(game: string): Promise<Held | undefined> {
  const load = holds[`./${game}/terms.ts`];
  return load && (await patiently(load)).default;
}

const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

/** A drawing of the game for whoever chooses one, if it has one. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`]?.default;
}

/** What a seat is, for its plate: President, in government, or nothing. By seat, in words. */
export type Plates = (board: Plain, lang: Lang) => string[];

const plates = import.meta.glob<{ default: Plates }>("./*/plates.ts");

export async function platesIn(game: string, lang: Lang): Promise<Plates | undefined> {
  const load = plates[`./${game}/plates.ts`];
  if (!load) return undefined;
  const [found] = await Promise.all([patiently(load), loadWords(lang, game)]);
  return found.default;
}

const moments = import.meta.glob<{ default: MomentsOf }>("./*/moments.ts");

export async function momentsIn(game: string, lang: Lang): Promise<MomentsOf | undefined> {
  const load = moments[`./${game}/moments.ts`];
  if (!load) return undefined;
  const [found] = await Promise.all([patiently(load), loadWords(lang, game)]);
  return found.default;
}

/** A game's drawings for its rules and for the game in two minutes, by the name that its pages call them by. */
export type Pictures = Record<string, Component<{ lang: Lang }>>;

const drawings = import.meta.glob<{ pictures: Pictures }>("./*/pictures/index.ts");

export async function picturesIn(game: string, lang: Lang): Promise<Pictures> {
  const load = drawings[`./${game}/pictures/index.ts`];
  if (!load) return {};
  const [found] = await Promise.all([patiently(load), loadWords(lang, game)]);
  return found.pictures;
}

const meanings = import.meta.glob<{ default: MeaningOf }>("./*/meanings.ts");

/** What the game says of its things, for whoever points at one. */
export async function meaningsIn(game: string, lang: Lang): Promise<MeaningOf | undefined> {
  const load = meanings[`./${game}/meanings.ts`];
  const [found] = await Promise.all([load && patiently(load), loadWords(lang, game)]);
  return found?.default;
}

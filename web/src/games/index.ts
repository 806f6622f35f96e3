// Which games have a board of their own: those with a folder here that holds Board.svelte. It is loaded when wanted.
// A game's Picture.svelte stands where games are chosen.

import type { Component } from "svelte";
import type { BoardProps } from "./types.ts";

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The game's own board, else the general one, which draws any game from its data. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./general/Board.svelte"];
  return (await load!()).default;
}

const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

/** A drawing of the game for whoever chooses one, if it has one. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`]?.default;
}

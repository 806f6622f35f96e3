// Which games have a board of their own: those with a folder here that holds Board.svelte. It is loaded when wanted.

import type { Component } from "svelte";
import type { BoardProps } from "./types.ts";

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The game's own board, else the general one, which draws any game from its data. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./general/Board.svelte"];
  return (await load!()).default;
}

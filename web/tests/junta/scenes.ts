// Moments of real games (tests/junta/scenes.py makes them).

import type { BoardProps } from "../../src/games/types.ts";
import raw from "./scenes.jsonl?raw";

type Scene = Pick<BoardProps, "board" | "mine" | "asked" | "you" | "seats" | "lines"> & { name: string };

export const scenes: Scene[] = raw
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

export function scene(name: string): Scene {
  return scenes.find((one) => one.name === name)!;
}

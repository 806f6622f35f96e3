// How long an evening it will be: a game's minutes, by who plays it and by which length of it.

import type { GameInfo, OptionInfo, OptionValue } from "./protocol.ts";

/** The least and the most players for whom the game is made, variants left out. */
export function playersOf(game: GameInfo): { least: number; most: number } {
  const counts = game.editions.flatMap((one) => one.players.filter((count) => !one.variants.includes(count)));
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** The option that makes a game shorter or longer, if it has one. */
export function lengthOf(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.values.some((one) => one.share !== 1));
}

/** About how many minutes, with so many people and the rest bots; undefined where the game does not say. */
export function minutesOf(
  game: GameInfo,
  players: number,
  people: number,
  length?: OptionValue["value"],
): number | undefined {
  const whole = game.minutes[players];
  if (!whole) return undefined;
  const others = players > 1 ? (Math.max(people, 1) - 1) / (players - 1) : 1;
  const share = lengthOf(game)?.values.find((one) => one.value === length)?.share ?? 1;
  const minutes = share * (whole.alone + (whole.people - whole.alone) * others);
  return Math.max(5, 5 * Math.round(minutes / 5));
}

/** The shortest of a game's lengths: a first game should not take the whole evening. */
export function shortest(game: GameInfo): Record<string, OptionValue["value"]> {
  const option = lengthOf(game);
  const least = option?.values.reduce((a, b) => (b.share < a.share ? b : a));
  return option && least ? { [option.name]: least.value } : {};
}

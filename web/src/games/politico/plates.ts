// What stands on a seat's plate: its place in the government, and whether it is silenced.

import { type Lang, words } from "../../words.ts";
import type { Plain } from "../types.ts";
import type { Board } from "./shown.ts";

export default function plates(board: Plain, lang: Lang): string[] {
  const { say } = words(lang, "politico");
  const { players, government } = board as unknown as Board;
  return players.map((player, seat) => {
    const said: string[] = [];
    if (government?.seat === seat) said.push(say(`term-card-${government.card}`));
    else if (government?.members.includes(seat)) said.push(say("board-plate-member"));
    if (player.silenced) said.push(say("board-plate-silenced"));
    return said.join(" · ");
  });
}

// What stands on a seat's plate: what has become of its family, its posts, and where it is once all know.

import { type Lang, words } from "../../words.ts";
import type { Plain } from "../types.ts";
import type { Board } from "./shown.ts";

export default function plates(board: Plain, lang: Lang): string[] {
  const { say } = words(lang, "junta");
  const { families, cabinet, figures } = board as unknown as Board;
  return families.slice(0, figures.players).map((one, seat) => {
    if (one.dead) return say("board-dead");
    if (one.exile) return say("board-exiled");
    const posts = [...(cabinet.president === seat ? ["president"] : []), ...(one.posts ?? [])];
    const said = posts.map((post) => say(`board-post-${post}`));
    if (one.location) said.push(say(`board-place-${one.location}`));
    return said.join(" · ");
  });
}

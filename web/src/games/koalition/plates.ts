// What stands on a seat's plate: the parties that it leads, or that it begins.

import { words } from "../../words.ts";
import type { Plates } from "../index.ts";
import type { Board } from "./shown.ts";

const plates: Plates = (board, lang) => {
  const { table, turn, players } = board as unknown as Board;
  const { say } = words(lang, "koalition");
  return players.map((_, seat) => {
    const led = table.parties.filter((one) => one.leader === seat);
    const parties = led.map((one) => say(`term-party-${one.party}`)).join(" + ");
    if (parties) return say("plate-leads", { parties });
    return seat === turn.starter && !table.laid.length && turn.stage !== "over" ? say("plate-begins") : "";
  });
};
export default plates;

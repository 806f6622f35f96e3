// What is known of a table, piece by piece: whoever shows the talk is not run again when the board has changed.

import { type Known, NOTHING } from "../fold.ts";

export class Told implements Known {
  number = $state.raw(NOTHING.number);
  ahead = $state.raw(NOTHING.ahead);
  table = $state.raw(NOTHING.table);
  you = $state.raw(NOTHING.you);
  moves = $state.raw(NOTHING.moves);
  board = $state.raw(NOTHING.board);
  mine = $state.raw(NOTHING.mine);
  asked = $state.raw(NOTHING.asked);
  waiting = $state.raw(NOTHING.waiting);
  lines = $state.raw(NOTHING.lines);
  talk = $state.raw(NOTHING.talk);
  earlier = $state.raw(NOTHING.earlier);
  deals = $state.raw(NOTHING.deals);
  standings = $state.raw(NOTHING.standings);
  taught = $state.raw(NOTHING.taught);
  sealed = $state.raw(NOTHING.sealed);

  /** From now on this is known. */
  tell(known: Known): void {
    Object.assign(this, known);
  }
}

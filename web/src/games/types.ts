// What a game's own board is given, and how it answers.

import type { Asked, Line, Plain, SeatInfo, TableInfo, You } from "../protocol.ts";
import type { Lang } from "../words.ts";

export type { Plain };

export interface BoardProps {
  /** The public table, as `src/hemicycle/games/GAME/board.py` describes it. */
  board: Plain;
  /** What only this seat sees: its hand. Empty for spectators. */
  mine: Plain;
  /** What this seat is asked or may do: each option's `action` is what `act` takes. Empty when nothing, or in the past. */
  asked: Asked[];
  table: TableInfo;
  you: You;
  /** The seats in order, with their names. */
  seats: SeatInfo[];
  lang: Lang;
  /**
   * Send a choice, or a series of them from this request on: all of it is done, or none. The panel beside the board
   * does the same; nothing happens on the board until the server says so.
   */
  act: (request: number, ...actions: Plain[]) => void;
  /** A past moment is shown: no acting. */
  moment: boolean;
  /** In a replay with all cards open: everybody's hand, by seat. */
  hands?: Record<string, Plain>;
  /** What the last decision caused, for a board that wants to point at it. */
  lines?: Line[];
}

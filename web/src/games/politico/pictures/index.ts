// The drawings of Politico's pages, by the name that they call them by.

import Army from "./Army.svelte";
import Assembly from "./Assembly.svelte";
import Attack from "./Attack.svelte";
import Fall from "./Fall.svelte";
import Government from "./Government.svelte";
import Motion from "./Motion.svelte";
import Scoring from "./Scoring.svelte";
import Trumps from "./Trumps.svelte";
import Turn from "./Turn.svelte";

export const pictures = {
  army: Army,
  assembly: Assembly,
  attack: Attack,
  fall: Fall,
  government: Government,
  motion: Motion,
  scoring: Scoring,
  trumps: Trumps,
  turn: Turn,
};

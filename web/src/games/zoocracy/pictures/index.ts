// The drawings of the rules and of the game in two minutes, by the names under which those pages have them.

import type { Component } from "svelte";
import type { Lang } from "../../../words.ts";
import Benches from "./Benches.svelte";
import Bids from "./Bids.svelte";
import Count from "./Count.svelte";
import Feed from "./Feed.svelte";
import Hand from "./Hand.svelte";
import Proposal from "./Proposal.svelte";
import Rounds from "./Rounds.svelte";
import Tie from "./Tie.svelte";
import Track from "./Track.svelte";

export const pictures: Record<string, Component<{ lang: Lang }>> = {
  bid: Bids,
  cards: Hand,
  count: Count,
  goals: Track,
  parliament: Benches,
  proposal: Proposal,
  round: Rounds,
  tie: Tie,
  zoo: Feed,
};

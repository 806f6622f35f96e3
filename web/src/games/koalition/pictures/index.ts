// The drawings of the rules and of the game in two minutes, by the names under which those pages have them.

import type { Component } from "svelte";
import type { Lang } from "../../../words.ts";
import Actions from "./Actions.svelte";
import Agreed from "./Agreed.svelte";
import Bonus from "./Bonus.svelte";
import Count from "./Count.svelte";
import Country from "./Country.svelte";
import Doubled from "./Doubled.svelte";
import Leader from "./Leader.svelte";
import Overthrown from "./Overthrown.svelte";
import Partners from "./Partners.svelte";

export const pictures: Record<string, Component<{ lang: Lang }>> = {
  actions: Actions,
  coalition: Agreed,
  count: Count,
  country: Country,
  doppler: Doubled,
  europe: Bonus,
  leader: Leader,
  partners: Partners,
  sturz: Overthrown,
};

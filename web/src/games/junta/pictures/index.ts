// The pictures of the rules and of the game in two minutes, by the names that the pages give them.

import type { Component } from "svelte";
import type { Lang } from "../../../words.ts";
import Budget from "./Budget.svelte";
import Cabinet from "./Cabinet.svelte";
import City from "./City.svelte";
import Guess from "./Guess.svelte";
import Locations from "./Locations.svelte";
import Purses from "./Purses.svelte";
import Salvo from "./Salvo.svelte";
import Turn from "./Turn.svelte";

export const pictures: Record<string, Component<{ lang: Lang }>> = {
  budget: Budget,
  cabinet: Cabinet,
  city: City,
  guess: Guess,
  locations: Locations,
  purses: Purses,
  salvo: Salvo,
  turn: Turn,
};

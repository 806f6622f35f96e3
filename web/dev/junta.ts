// Junta's board on moments of real games, to look at while one draws it: `npm run dev`, then
// /dev/junta.html?scene=defend&lang=fr&theme=dark. It is no part of what is built.

import { mount } from "svelte";
import "../src/app.css";
import Board from "../src/games/junta/Board.svelte";
import type { BoardProps } from "../src/games/types.ts";
import SeatPatterns from "../src/SeatPatterns.svelte";
import { type Lang, loadWords } from "../src/words.ts";
import scenes from "../tests/junta/scenes.jsonl?url";

const wanted = new URLSearchParams(location.search);
const lang = (wanted.get("lang") ?? "en") as Lang;
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const lines = (await (await fetch(scenes)).text()).trim().split("\n");
const scene = lines
  .map((line) => JSON.parse(line))
  .find((one) => one.name === (wanted.get("scene") ?? "vote"));
await loadWords(lang, "junta");
const target = document.getElementById("app")!;
target.style.padding = "0.8rem";
mount(SeatPatterns, { target });
mount(Board, {
  target,
  props: {
    ...(scene as BoardProps),
    lang,
    moment: false,
    act: (request, ...actions) => console.log("act", request, JSON.stringify(actions)),
  },
});
document.body.dataset.ready = "yes";

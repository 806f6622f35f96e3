// The board of a game on moments of real games, to look at while one draws it: `npm run dev`, then
// /dev/board.html?game=politico&scene=defend&lang=fr&theme=dark. It is no part of what is built.

import { type Component, mount } from "svelte";
import "../src/app.css";
import type { BoardProps } from "../src/games/types.ts";
import SeatPatterns from "../src/SeatPatterns.svelte";
import { type Lang, loadWords } from "../src/words.ts";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../src/games/*/Board.svelte");
const scenes = import.meta.glob<string>("../tests/*/scenes.jsonl", { query: "?url", import: "default" });

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "koalition";
const lang = (wanted.get("lang") ?? "en") as Lang;
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const board = boards[`../src/games/${game}/Board.svelte`];
const moments = scenes[`../tests/${game}/scenes.jsonl`];
if (!board || !moments) throw new Error(`there is no board of ${game}`);
const lines = (await (await fetch(await moments())).text()).trim().split("\n");
const every = lines.map((line) => JSON.parse(line));
const scene = every.find((one) => one.name === wanted.get("scene")) ?? every[0];
await loadWords(lang, game);
const target = document.getElementById("app")!;
target.style.padding = "0.8rem";
mount(SeatPatterns, { target });
mount((await board()).default, {
  target,
  props: {
    ...(scene as BoardProps),
    lang,
    moment: false,
    act: (request, ...actions) => console.log("act", request, JSON.stringify(actions)),
  },
});
document.body.dataset.ready = "yes";

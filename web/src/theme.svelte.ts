// Light, dark, or as the machine has it.

import { keep, kept } from "./memory.ts";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

const machine = window.matchMedia("(prefers-color-scheme: dark)");
let chosen = $state<Theme>(THEMES.find((one) => one === kept("theme")) ?? "auto");

export function theme(): Theme {
  return chosen;
}

export function setTheme(to: Theme): void {
  chosen = to;
  keep("theme", to);
  show();
}

function show(): void {
  const dark = chosen === "dark" || (chosen === "auto" && machine.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

machine.addEventListener("change", show);
show();

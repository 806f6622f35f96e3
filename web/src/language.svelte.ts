// The language of the page: the one chosen before, else the browser's.

import { listed, realMinus } from "./grammar.ts";
import { parted } from "./levels.ts";
import { keep, kept } from "./memory.ts";
import { LANGUAGES, type Lang, type Params, words } from "./words.ts";

function first(): Lang {
  const chosen = kept("lang") as Lang;
  if (LANGUAGES.includes(chosen)) return chosen;
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wanted.find((two) => LANGUAGES.includes(two as Lang))) ?? "en";
}

let current = $state<Lang>(first());

export function lang(): Lang {
  return current;
}

export function setLang(to: Lang): void {
  current = to;
  keep("lang", to);
}

/** Say a sentence of the client in the present language; what shows it follows when the language changes. */
export function t(id: string, params?: Params): string {
  return words(current).say(id, params);
}

/** Words in a row: «A, B and C». */
export function list(said: string[]): string {
  return listed(current, said);
}

/** A bot in words, its level and perhaps its character; a bot of the host's own is called as its class is. */
export function levelWord(bot: string): string {
  const [level, character] = parted(bot);
  const word = words(current).has(`level-${level}`) ? t(`level-${level}`) : level;
  return character ? t("level-character", { level: word, character: characterWord(character) }) : word;
}

/** A character in words; nothing chosen: any. */
export function characterWord(character: string): string {
  return t(`character-${character || "any"}`);
}

/** What may be expected of a character, in a sentence. */
export function characterAbout(character: string): string {
  return t(character ? `character-${character}-about` : "character-about");
}

/** What may be expected of a level, in a sentence; nothing of a bot of the host's own. */
export function levelAbout(level: string): string {
  return words(current).has(`level-${level}-about`) ? t(`level-${level}-about`) : "";
}

/** The time for a decision in words; 0 is without a limit. */
export function clockWord(seconds: number): string {
  if (!seconds) return t("clock-none");
  return seconds < 3600 ? t("clock-seconds", { seconds }) : t("clock-hours", { hours: seconds / 3600 });
}

/** Of words that the server sent in every language, those of the present one. */
export function said(both: { en: string; fr: string }): string {
  return both[current];
}

/** Each made once: to make one takes as long as to write a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** With a true minus sign: points may be less than none. */
export function number(value: number, digits = 0): string {
  const name = `${current} ${digits}`;
  let format = formats.get(name);
  if (!format)
    formats.set(name, (format = new Intl.NumberFormat(current, { maximumFractionDigits: digits })));
  return realMinus(format.format(value));
}

export function percent(share: number): string {
  return new Intl.NumberFormat(current, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** «en» alone would be American, with AM and PM, and the month before the day. */
const CALENDARS: Record<Lang, string> = { en: "en-GB", fr: "fr" };

/** The time of day, from 00:00 to 23:59. */
export function timeOf(seconds: number): string {
  const shown = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(CALENDARS[current], shown).format(seconds * 1000);
}

export function dateOf(seconds: number): string {
  return new Intl.DateTimeFormat(CALENDARS[current], { dateStyle: "long" }).format(seconds * 1000);
}

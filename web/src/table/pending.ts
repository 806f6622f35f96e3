// What was sent and is not known to have been done: kept in this tab until the server has answered.

import type { Meant, Outbox, Waiting, Wish } from "../connection.ts";
import type { Known } from "../fold.ts";
import { t } from "../language.svelte.ts";
import { held, hold } from "../memory.ts";
import type { Asked } from "../protocol.ts";
import { same } from "./lesson.ts";

export type Pending<Do extends Wish["do"]> = Extract<Wish, { do: Do }>;

/** Of one table, in this tab: each tab sends its own, and a doubled tab the same under the same ids. */
export function sentBox(table: string): Outbox {
  const name = `sent-${table}`;
  return {
    load() {
      try {
        return JSON.parse(held(name) ?? "[]") as Waiting[];
      } catch {
        return [];
      }
    },
    save: (waiting) => hold(name, waiting.length ? JSON.stringify(waiting) : null),
  };
}

/** What somebody wants, in words, to say that it waits, and later what became of it. */
export function saidOf(wish: Wish, known: Known): string {
  if (wish.do === "say") return wish.text;
  if (wish.do === "act") {
    const one = known.asked.find(({ id }) => id === wish.request);
    const said = wish.actions.map(
      (action) => one?.options.find((option) => same(option.action, action))?.said,
    );
    return said.every(Boolean) ? said.join(" · ") : (one?.said ?? "");
  }
  if (wish.do === "undo") return t("undo", { what: known.you.undo?.said ?? "" });
  return pressed(wish, known);
}

/** Of what is not the game's own: what stands on the button. */
function pressed(wish: Wish, { table }: Known): string {
  const name = (seat: number) => table?.seats[seat]?.name ?? String(seat + 1);
  switch (wish.do) {
    case "ready":
      return t(wish.ready ? "ready-yes" : "ready-not");
    case "fill":
      if (wish.level) return t("gathering-bot-here");
      return t(table?.seats[wish.seat]?.kind === "person" ? "send-away" : "bot-away");
    case "replace":
      return t(wish.want ? `replace-${wish.who}` : "replace-wait");
    case "pause":
      if (table?.paused) return t(wish.want ? "pause" : "pause-go-on");
      return t(wish.want ? "pause" : "pause-rather-not");
    case "call":
      return t("call", { name: name(wish.seat) });
    case "mute":
      return t(wish.muted ? "mute" : "unmute", { name: name(wish.seat) });
    case "reply":
      return t(`deal-${wish.answer}`);
    default: {
      const word = BUTTONS[wish.do];
      return word ? t(word) : "";
    }
  }
}

const BUTTONS: Partial<Record<Wish["do"], string>> = {
  back: "take-seat-back",
  coach: "coach-consent",
  host: "host-take",
  leave: "leave",
  offer: "deal-new",
  rematch: "rematch",
  report: "report-send",
  sit: "sit-here",
  skip: "lesson-skip-yes",
};

/** What is shown as waiting where it was done: at the question, among the talk, at the offer. */
const SHOWN: Wish["do"][] = ["act", "say", "offer", "reply"];

/** What waits and is shown nowhere else, each once. */
export function unshown(waits: Waiting[]): string[] {
  const said = waits.filter(({ wish }) => !SHOWN.includes(wish.do)).map(({ meant }) => meant.said);
  return [...new Set(said.filter(Boolean))];
}

/**
 * Whether an answer under seal was given from another page since this one was chosen: the later choice stands. What
 * this page itself had sent before counts as its own.
 */
export function answeredElsewhere(wish: Wish, meant: Meant, asked: Asked[], waits: Waiting[]): boolean {
  if (wish.do !== "act") return false;
  const one = asked.find(({ id }) => id === wish.request);
  const answered = one?.answered ?? -1;
  if (!one || answered === (meant.answered ?? -1)) return false;
  const given = one.options[answered]?.action;
  return !waits.some(
    (own) =>
      own.wish.do === "act" &&
      own.wish.request === wish.request &&
      given !== undefined &&
      own.wish.actions.some((action) => same(action, given)),
  );
}

/** An answer under seal counts: it is one's own, and what one chose after it takes its place. */
export function counts({ wish }: Waiting, left: Waiting[], asked: Asked[]): void {
  if (wish.do !== "act") return;
  const options = asked.find(({ id }) => id === wish.request)?.options ?? [];
  const answered = options.findIndex(({ action }) => wish.actions.some((one) => same(one, action)));
  for (const { wish: other, meant } of left)
    if (other.do === "act" && other.request === wish.request) meant.answered = answered;
}

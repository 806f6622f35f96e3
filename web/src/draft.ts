// What somebody composes on the page and has not sent yet: kept in this browser, for a page that is loaded again.
// A draft belongs to the question that it answers, by its number, and goes with it.

import { forget, keep, kept } from "./memory.ts";

/** For what answers no question, such as a deal or something to say. */
export const NO_QUESTION = 0;

export interface DealDraft {
  others: number[];
  /** The id of the deal to which it is the answer; empty: none. */
  answers: string;
  partners: number[];
  chosen: string[];
  seconds: number;
}

let place = "";
let drafts: Record<string, { request: number; value: unknown }> = {};

/** From now on it is about this table. */
export function draftsOf(table: string): void {
  place = `draft-${table}`;
  try {
    drafts = JSON.parse(kept(place) ?? "{}");
  } catch {
    drafts = {};
  }
}

/** What was being composed, if it was for this question. */
export function recall<T>(name: string, request?: number): T | undefined {
  const one = drafts[name];
  return one && one.request === request ? (one.value as T) : undefined;
}

/** Keep a draft; where it is empty, or there is no such question, there is none. */
export function remember(name: string, request: number | undefined, value: unknown): void {
  const written = JSON.stringify(value ?? null);
  if (!place || request === undefined) return;
  const before = JSON.stringify(drafts[name]);
  if (["null", '""', "[]", "{}"].includes(written)) delete drafts[name];
  else drafts[name] = { request, value: JSON.parse(written) };
  // To write it down takes a phone some milliseconds of a move's frame.
  if (JSON.stringify(drafts[name]) !== before) store();
}

/**
 * These questions are open: what was composed for others has been answered, or has gone by. The questions whose
 * drafts went.
 */
export function settle(open: number[]): number[] {
  const gone = Object.keys(drafts).filter(
    (name) => drafts[name]!.request !== NO_QUESTION && !open.includes(drafts[name]!.request),
  );
  const requests = gone.map((name) => drafts[name]!.request);
  for (const name of gone) delete drafts[name];
  if (gone.length) store();
  return requests;
}

function store(): void {
  if (Object.keys(drafts).length) keep(place, JSON.stringify(drafts));
  else forget(place);
}

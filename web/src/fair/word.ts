// The word that this browser mixes into the deal. It is drawn here and sealed, and opened only when the list of all
// seals has come: so nobody, whoever runs the server included, is the last to choose. What was seen of it is kept,
// for a page that is loaded again and for the proof after the game.

import { keep, kept } from "../memory.ts";
import type { SealedWord } from "../protocol.ts";
import { sha256 } from "./hash.ts";

export interface Mine {
  /** The seal of the table's secret, as it was shown when the first word was drawn. */
  commitment: string;
  seat: number;
  word: string;
  /** The lists of seals that were shown before a word was opened, each as its hash: one, where all is well. */
  lists: string[];
  /** For which of them the word was opened; empty: for none. */
  opened: string;
}

/** Where this browser may not keep anything, the page remembers. */
const here = new Map<string, Mine>();

export function mineAt(table: string): Mine | undefined {
  const found = here.get(table);
  if (found) return found;
  try {
    return (JSON.parse(kept(`word-${table}`) ?? "null") as Mine | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(table: string, mine: Mine): void {
  here.set(table, mine);
  keep(`word-${table}`, JSON.stringify(mine));
}

/** As docs/records.md says. */
export const sealOf = (commitment: string, seat: number, word: string) =>
  sha256(`word/${commitment}/${seat}/${word}`);

/** What a list of seals is known by: whose they are, and which. */
export const listOf = (sealed: SealedWord[]) =>
  sha256(sealed.map((one) => `${one.seat} ${one.seal}`).join("\n"));

/** Draw a new word for a table; its seal. */
export function sealWord(table: string, commitment: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const word = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const before = mineAt(table);
  remember(table, {
    commitment: before?.commitment ?? commitment,
    seat,
    word,
    lists: before?.lists ?? [],
    opened: "",
  });
  return sealOf(commitment, seat, word);
}

/**
 * The word, if it may be opened now that this list is closed; empty, if not. It is opened under one list only: a
 * server that shows another one afterwards knows the word already, and has made a choice.
 */
export function wordFor(table: string, commitment: string, seat: number, sealed: SealedWord[]): string {
  const mine = mineAt(table);
  const own = sealed.find((one) => one.seat === seat);
  if (!mine || mine.seat !== seat) return "";
  const list = listOf(sealed);
  if (!mine.lists.includes(list)) remember(table, { ...mine, lists: [...mine.lists, list] });
  if (own?.seal !== sealOf(commitment, seat, mine.word)) return "";
  if (mine.opened && mine.opened !== list) return "";
  if (!mine.opened) remember(table, { ...mineAt(table)!, opened: list });
  return mine.word;
}

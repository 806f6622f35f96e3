// What this device can say by itself of how a game was dealt, once its secret is public.

import type { Plain } from "../games/types.ts";
import type { SealedWord } from "../protocol.ts";
import { type Header as Followed, follow } from "./draws.ts";
import { sha256 } from "./hash.ts";
import { listOf, type Mine, sealOf } from "./word.ts";

interface Header extends Followed {
  commitment: string;
  sealed?: SealedWord[];
}

/** Why a deal is not proved, as a word of the texts (`fair-wrong-…`), with whom or what it is about. */
export interface Fault {
  why: "record" | "secret" | "seal" | "word" | "words" | "mine" | "list" | "twice" | "draw";
  seat?: number;
  move?: number;
}

export interface Proof {
  /** Nothing: all that can be checked here holds. */
  fault: Fault | null;
  /** Whose words are in the deal. */
  words: number[];
  /** Whose were sealed and not opened: whoever runs the server may have left them out. */
  shut: number[];
  /** Of this device's own word: in the deal, left out of it, or none is known here. */
  mine: "in" | "out" | "none";
  /** Cards, lots and dice that were drawn again. */
  drawn: number;
}

export interface Known {
  /** The seal of the table's secret, as the page shows it. */
  commitment: string;
  /** The piles as they lay before they were first shuffled. */
  piles: Record<string, unknown>;
  /** Nothing, where one only watched, or played on another device. */
  mine?: Mine;
}

export function prove(record: string, known: Known): Proof {
  const lines = record.trimEnd().split("\n");
  const read = lines.map((line) => JSON.parse(line) as Plain);
  const header = read[0] as unknown as Header;
  const secret = String(read.at(-1)!.secret);
  const sealed = header.sealed ?? [];
  const { mine } = known;
  const own = mine && sealed.find((one) => one.seat === mine.seat);
  const proof: Proof = {
    fault: null,
    words: sealed.filter((one) => one.word).map((one) => one.seat),
    shut: sealed.filter((one) => !one.word).map((one) => one.seat),
    mine: !mine ? "none" : own?.word ? "in" : "out",
    drawn: 0,
  };
  proof.fault =
    (chained(lines) ? null : { why: "record" }) ??
    faultOfSecret(header, secret, known) ??
    faultOfWords(header, sealed) ??
    (mine ? faultOfMine(header, sealed, mine) : null);
  if (proof.fault) return proof;
  const followed = follow(secret, header, known.piles, read.slice(1, -1));
  proof.drawn = followed.drawn;
  if (followed.wrong) proof.fault = { why: "draw", move: followed.wrong.move };
  return proof;
}

/** Each line's hash runs on from the line before. */
function chained(lines: string[]): boolean {
  let before = "";
  return lines.every((line) => {
    const found = /"hash":"([0-9a-f]{32})"\}$/.exec(line);
    if (!found) return false;
    before = sha256(`${before}${line.slice(0, found.index)}"hash":""}`).slice(0, 32);
    return before === found[1];
  });
}

function faultOfSecret(header: Header, secret: string, known: Known): Fault | null {
  if (sha256(`commitment/${secret}`) !== header.commitment) return { why: "secret" };
  const shown = [known.commitment, known.mine?.commitment ?? known.commitment];
  return shown.every((one) => one === header.commitment) ? null : { why: "seal" };
}

function faultOfWords(header: Header, sealed: SealedWord[]): Fault | null {
  for (const { seat, seal, word } of sealed)
    if (word && sealOf(header.commitment, seat, word) !== seal) return { why: "word", seat };
  const opened = sealed.flatMap((one) => one.word || []);
  const fits = !header.sealed || JSON.stringify(opened) === JSON.stringify(header.words);
  return fits ? null : { why: "words" };
}

function faultOfMine(header: Header, sealed: SealedWord[], mine: Mine): Fault | null {
  if (mine.lists.length > 1) return { why: "twice" };
  if (mine.lists.length && mine.lists[0] !== listOf(sealed)) return { why: "list" };
  const own = sealed.find((one) => one.seat === mine.seat);
  if (!own) return null;
  const ours = own.seal === sealOf(header.commitment, mine.seat, mine.word);
  return ours ? null : { why: "mine" };
}

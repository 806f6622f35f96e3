// The server's HTTP side. Every answer is what protocol.py says; a refusal is thrown as `Refusal`.

import { untrack } from "svelte";
import { lang } from "./language.svelte.ts";
import type {
  Blocks,
  Chronicle,
  GameInfo,
  LinkInfo,
  Me,
  Moment,
  NewLesson,
  NewTable,
  Notices,
  Page,
  Prospects,
  Reach,
  Story,
  TableInfo,
  TableMade,
  Tables,
  Talk,
  Terms,
  Token,
  Trouble,
} from "./protocol.ts";
import { type Lang, words } from "./words.ts";

export class Refusal extends Error {
  constructor(
    readonly code: Trouble["code"] | "offline",
    readonly said: { en: string; fr: string },
  ) {
    super(said.en);
  }
}

const OFFLINE = { en: words("en").say("offline"), fr: words("fr").say("offline") };

async function fetched<T>(path: string, body?: unknown): Promise<T> {
  const wanted: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { ...wanted, credentials: "same-origin" });
  } catch {
    throw new Refusal("offline", OFFLINE);
  }
  const told = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as T;
  const trouble = told as Trouble | null;
  throw new Refusal(trouble?.code ?? "unavailable", trouble?.said ?? OFFLINE);
}

/**
 * In which language one reads goes with it: mails are written in it. Whoever asks does not hang on it: the line to a
 * table is not opened anew with each language.
 */
const whoAmI = () => `me?${new URLSearchParams({ lang: untrack(lang) })}`;

/** The first answer to «who am I», which brings the cookie. */
let first: Promise<Me> | null = null;

function introduced(): Promise<Me> {
  first ??= fetched<Me>(whoAmI()).catch((refusal) => {
    first = null;
    throw refusal;
  });
  return first;
}

/** As somebody: whoever is faster than the cookie would be refused as nobody, or become two. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  await introduced();
  return fetched<T>(path, body);
}

const query = (params: Record<string, string | number | (string | number)[]>) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );

export const me = () => (first ? ask<Me>(whoAmI()) : introduced());
export const rename = (name: string) => ask<Me>("me", { name });
export const setPassphrase = (name: string, passphrase: string, old: string) =>
  ask<Me>("me/passphrase", { name, passphrase, old });
export const enter = (name: string, passphrase: string) => ask<Me>("me/enter", { name, passphrase });
export const setNotices = (wanted: Notices) => ask<Me>("me/notices", wanted);
export const confirm = (code: string) => ask<Me>("me/confirm", { code });
export const endLinks = () => ask<Me>("me/links", {});
/** Afterwards this browser is nobody, until it asks who it is. */
export async function logOut(everywhere: boolean): Promise<void> {
  await ask("me/out", { everywhere });
  first = null;
}
export async function deleteMe(passphrase: string): Promise<void> {
  await ask("me/delete", { passphrase });
  first = null;
}
export const readWarning = (id: string) => ask<Me>("me/warnings", { id });
export const blocks = () => ask<Blocks>("me/blocks");
export const block = (table: string, seat: number) => ask<Blocks>("me/blocks", { table, seat });
export const unblock = (key: string) => ask<Blocks>("me/unblock", { key });
/** What a link from a mail does; and do it. */
export const link = (token: string, use: boolean) => fetched<LinkInfo>("link", { token, use });
export const token = () => ask<Token>("me/token", {});

export const reach = () => fetched<Reach>("reach");
export const turn = (open: boolean) => fetched<Reach>("reach", { open });
export const codeAddress = (table: string, address: string) =>
  `/api/tables/${table}/code?${query({ address })}`;

export const games = () => fetched<GameInfo[]>("games");
export const rulesOf = (game: string, lang: Lang) => fetched<Page>(`rules/${game}?${query({ lang })}`);
export const minutesOf = (game: string, lang: Lang) => fetched<Page>(`learn/${game}?${query({ lang })}`);
export const tables = () => ask<Tables>("tables");
export const table = (id: string) => ask<TableInfo>(`tables/${id}`);
export const learn = (wanted: NewLesson) => ask<TableMade>("lessons", wanted);
export const makeTable = (wanted: NewTable) => ask<TableMade>("tables", wanted);

export const terms = (table: string, others: number[], lang: Lang) =>
  ask<Terms>(`tables/${table}/terms?${query({ with: others, lang })}`);
export const talk = (table: string, before: string) => ask<Talk>(`tables/${table}/talk?${query({ before })}`);
export const moment = (table: string, move: number, lang: Lang, seat?: number | "all") =>
  ask<Moment>(`tables/${table}/moment?${query({ move, lang, ...(seat === undefined ? {} : { seat }) })}`);
/** The whole of it, which comes by the page. */
export async function chronicle(table: string, lang: Lang): Promise<Chronicle> {
  const whole = { lines: [], chapters: [], points: [], moves: 0 } as Required<Omit<Chronicle, "more">>;
  for (let more = true; more; ) {
    const page = await ask<Chronicle>(
      `tables/${table}/chronicle?${query({ lang, line: whole.lines.length })}`,
    );
    whole.lines.push(...page.lines);
    whole.chapters.push(...(page.chapters ?? []));
    whole.points.push(...(page.points ?? []));
    whole.moves = page.moves;
    more = page.more ?? false;
  }
  return whole;
}
export const prospects = (table: string, lang: Lang) =>
  ask<Prospects>(`tables/${table}/prospects?${query({ lang })}`);

export const story = (table: string, lang: Lang) => ask<Story>(`tables/${table}/story?${query({ lang })}`);
export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** The record of a game that is over, as it is downloaded. */
export async function record(table: string): Promise<string> {
  const answer = await fetch(recordAddress(table), { credentials: "same-origin" });
  if (!answer.ok) throw new Refusal("unavailable", OFFLINE);
  return answer.text();
}

export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}

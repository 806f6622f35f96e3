// The server's HTTP side. Every answer is what protocol.py says; a refusal is thrown as `Refusal`.

import type { Plain } from "./games/types.ts";
import type {
  Chronicle,
  GameInfo,
  Me,
  Moment,
  NewLesson,
  NewTable,
  Page,
  Prospects,
  Reach,
  Story,
  TableInfo,
  TableMade,
  Tables,
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

/** The first answer to «who am I», which brings the cookie. */
let first: Promise<Me> | null = null;

function introduced(): Promise<Me> {
  first ??= fetched<Me>("me").catch((refusal) => {
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

export const me = () => (first ? ask<Me>("me") : introduced());
export const rename = (name: string) => ask<Me>("me", { name });
export const setPassphrase = (name: string, passphrase: string) =>
  ask<Me>("me/passphrase", { name, passphrase });
export const enter = (name: string, passphrase: string) => ask<Me>("me/enter", { name, passphrase });
export const setNotices = (email: string, push: Plain | null) => ask<Me>("me/notices", { email, push });
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
export const moment = (table: string, move: number, lang: Lang, seat?: number | "all") =>
  ask<Moment>(`tables/${table}/moment?${query({ move, lang, ...(seat === undefined ? {} : { seat }) })}`);
export const chronicle = (table: string, lang: Lang) =>
  ask<Chronicle>(`tables/${table}/chronicle?${query({ lang })}`);
export const prospects = (table: string, lang: Lang) =>
  ask<Prospects>(`tables/${table}/prospects?${query({ lang })}`);

export const story = (table: string, lang: Lang) => ask<Story>(`tables/${table}/story?${query({ lang })}`);
export const recordAddress = (table: string) => `/api/tables/${table}/record`;

export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}

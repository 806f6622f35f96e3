// Which page is shown. Addresses are real paths; the server gives the same index.html for all of them.
//
// What is read (the rules, the game in two minutes) opens over a page that must not be lost, a table above all: then
// the address stays, and the browser's way back closes it.

/** An address and what it asks for. */
export interface Address {
  path: string;
  query: URLSearchParams;
  /** Where on the page, without the #. */
  at: string;
}

let path = $state(location.pathname);
let query = $state(location.search);
let hash = $state(location.hash);
let over = $state<string>(history.state?.over ?? "");

let looked = $state<string | null>(history.state?.past ?? null);

const READING = /^\/(rules|learn)\//;
const KEPT = /^\/(t\/|new$)/;

const address = (to: string): Address => {
  const url = new URL(to, location.origin);
  return { path: url.pathname, query: url.searchParams, at: decodeURIComponent(url.hash.slice(1)) };
};

export function here(): string {
  return path;
}

export function asked(name: string): string | null {
  return new URLSearchParams(query).get(name);
}

/** The whole address, for a page that is told what it shows. */
export function whole(): Address {
  return address(path + query + hash);
}

/** What is read over the page, if anything. */
export function opened(): Address | null {
  return over ? address(over) : null;
}

function look(): void {
  path = location.pathname;
  query = location.search;
  hash = location.hash;
  over = history.state?.over ?? "";
  looked = history.state?.past ?? null;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  look();
  window.scrollTo(0, 0);
}

/** Change the address without a new page in the history, as when a replay moves on. */
export function rename(to: string): void {
  history.replaceState(history.state, "", to);
  look();
}

/** Which decision of a table is looked at, if that is a page of the history. */
export function past(): string | null {
  return looked;
}

/** Look at a decision: the first is a page of its own in the history, and those after it are in its place. */
export function enterPast(move: number): void {
  if (looked === String(move)) return;
  const state = { ...history.state, past: String(move) };
  if (looked === null && asked("move") === null) history.pushState(state, "");
  else history.replaceState(state, "");
  look();
}

/** Back to now, by a button of the page. */
export function leavePast(): void {
  if (asked("move") !== null) {
    history.replaceState(null, "", path);
    look();
  } else if (looked !== null) history.back();
}

/** Read something over the page; from there, instead of it. */
function read(to: string): void {
  if (over) history.replaceState({ ...history.state, over: to }, "");
  else history.pushState({ ...history.state, over: to }, "");
  look();
}

export function putAway(): void {
  if (over) history.back();
}

/** Plain links work as links; those that stay on this site do not load it again. */
function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const to = link.pathname + link.search + link.hash;
  if (over && link.getAttribute("href")?.startsWith("#")) {
    event.preventDefault();
    read(over.replace(/#.*/, "") + link.hash);
  } else if (READING.test(link.pathname) && (over || KEPT.test(path))) {
    event.preventDefault();
    read(to);
  } else if (!link.pathname.startsWith("/api/") && !(link.hash && link.pathname === location.pathname)) {
    event.preventDefault();
    go(to);
  }
}

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);
document.addEventListener("click", follow);

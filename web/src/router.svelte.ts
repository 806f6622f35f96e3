// Which page is shown. Addresses are real paths; the server gives the same index.html for all of them.

let path = $state(location.pathname);
let query = $state(location.search);

export function here(): string {
  return path;
}

export function asked(name: string): string | null {
  return new URLSearchParams(query).get(name);
}

function look(): void {
  path = location.pathname;
  query = location.search;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  look();
  window.scrollTo(0, 0);
}

/** Change the address without a new page in the history, as when a replay moves on. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
  look();
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
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

window.addEventListener("popstate", look);
document.addEventListener("click", follow);

// What this browser remembers between visits. Where it may not (private windows, blocked storage), nothing breaks.

const TABLES = /^hemicycle-(draft|seen|word|sent)-/;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`hemicycle-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`hemicycle-${name}`, value);
  } catch {
    // Then it is forgotten with the page.
  }
}

/** Somebody else will use this browser: what was said, chosen and seen at tables is forgotten, how it looks is not. */
export function forgetTables(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
      for (const name of names) if (TABLES.test(name)) store.removeItem(name);
    }
  } catch {
    // Then there was nothing.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`hemicycle-${name}`);
  } catch {
    // Then there was nothing.
  }
}

/** What this tab remembers, and no other: it outlasts loading the page again. */
export function held(name: string): string | null {
  try {
    return sessionStorage.getItem(`hemicycle-${name}`);
  } catch {
    return null;
  }
}

/** Nothing is held any more where there is no value. */
export function hold(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`hemicycle-${name}`);
    else sessionStorage.setItem(`hemicycle-${name}`, value);
  } catch {
    // Then it is forgotten with the page.
  }
}

// What this browser remembers between visits. Where it may not (private windows, blocked storage), nothing breaks.

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

export function forget(name: string): void {
  try {
    localStorage.removeItem(`hemicycle-${name}`);
  } catch {
    // Then there was nothing.
  }
}

// The parties as they are drawn: each has a colour, a symbol and a pattern, and a place from left to right.

/** As they sit in the hemicycle. Neighbours are mostly partners. */
export const SPECTRUM: readonly string[] = ["fist", "rose", "leaf", "lemon", "cross", "hat", "acorn"];

/** How a party's votes are marked beside their colour (PartyPatterns.svelte). */
export const PATTERNS: Record<string, "solid" | "rise" | "fall" | "dots" | "bars" | "grid" | "rows"> = {
  fist: "bars",
  rose: "solid",
  leaf: "rise",
  lemon: "dots",
  cross: "grid",
  hat: "rows",
  acorn: "fall",
};

/** A CSS colour that follows the theme (koalition.css defines them). */
export function colour(party: string): string {
  return `var(--party-${party})`;
}

/** A CSS colour for what stands on it. */
export function ink(party: string): string {
  return `var(--party-${party}-ink)`;
}

/** A CSS colour for its outline: its own, where that is dark enough for the paper. */
export function edge(party: string): string {
  return `var(--party-${party}-edge, ${colour(party)})`;
}

/** An SVG paint: the colour with the pattern on it; `night`: as it shines in the dark of the chamber. */
export function paint(party: string, night = false): string {
  return `url(#${night ? "night-" : ""}party-${party})`;
}

/** The same for a single vote. */
export function dot(party: string, night = false): string {
  return `url(#${night ? "night-" : ""}vote-${party})`;
}

export function inSpectrum(one: string, other: string): number {
  return SPECTRUM.indexOf(one) - SPECTRUM.indexOf(other);
}

/** The party of a bloc: `rose` of `rose/2`. */
export function partyOf(bloc: string): string {
  return bloc.split("/")[0]!;
}

/** The player of a small party: 2 of `rose/2`; of a whole party nobody. */
export function playerOf(bloc: string): number | null {
  const seat = bloc.split("/")[1];
  return seat === undefined ? null : Number(seat);
}

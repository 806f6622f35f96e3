// A seat is told apart by three things at once, so that nobody needs to see colours: a colour, a letter, a pattern.

type Pattern =
  | "solid"
  | "diagonal"
  | "dots"
  | "grid"
  | "horizontal"
  | "back-diagonal"
  | "checks"
  | "vertical"
  | "rings"
  | "hatch";

interface SeatStyle {
  /** A CSS colour that follows the theme: at least 3:1 on the page. */
  colour: string;
  /** A CSS colour for letters that stand on `colour`: at least 4.5:1. */
  ink: string;
  letter: string;
  pattern: Pattern;
  /** An SVG paint: the colour with the pattern on it. `<SeatPatterns />`, mounted once by the app, defines it. */
  fill: string;
}

/** The colours, in CSS as --seat-0 … --seat-9 (app.css). */
export const COLOURS = 10;

export const PATTERNS: readonly Pattern[] = [
  "solid",
  "diagonal",
  "dots",
  "grid",
  "horizontal",
  "back-diagonal",
  "checks",
  "vertical",
  "rings",
  "hatch",
];

/** As many as the wire allows at one table. */
export const SEATS = 16;

export function seatStyle(seat: number): SeatStyle {
  const known = seat >= 0 && seat < SEATS;
  const colour = known ? seat % COLOURS : 7;
  return {
    colour: `var(--seat-${colour})`,
    ink: "var(--seat-ink)",
    letter: known ? String.fromCharCode(65 + seat) : "?",
    // From the eleventh seat on colours come again, but never with the same pattern.
    pattern: PATTERNS[known ? (seat + Math.floor(seat / COLOURS) * 3) % PATTERNS.length : 0]!,
    fill: `url(#seat-${known ? seat : 0})`,
  };
}

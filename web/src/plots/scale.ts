// What our small plots have in common.

/** Round figures from 0 or below up to at least the largest value, about `about` of them. */
export function ticks(least: number, most: number, about = 4): number[] {
  const span = Math.max(most - least, Number.EPSILON);
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(6)));
}

/** Push labels apart that would lie on each other, keeping their order; places count downwards. */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  let before = low - gap;
  for (const one of order) before = one.place = Math.max(one.place, before + gap);
  let after = high + gap;
  for (const one of [...order].reverse()) after = one.place = Math.min(one.place, after - gap);
  const found = new Array<number>(places.length);
  for (const { place, at } of order) found[at] = place;
  return found;
}

/** About how wide a letter is at 12 pixels. */
export const LETTER = 6.6;

/** As much of a text as there is room for. */
export function clip(text: string, width: number): string {
  const most = Math.max(1, Math.round(width / LETTER));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/**
 * Which of some labels in a row can be read: every one, else every second, every third …, so that none touches the
 * next. Each stands around its place, but not beyond the ends of the row.
 */
export function thin(
  labels: { at: number; text: string }[],
  from: number,
  to: number,
): { at: number; text: string }[] {
  const placed = labels.map(({ at, text }) => {
    const half = (text.length * LETTER) / 2;
    return { at: Math.max(from + half, Math.min(to - half, at)), text, half };
  });
  for (let every = 1; every <= labels.length; every++) {
    const kept = placed.filter((_, at) => at % every === 0);
    const clear = kept.every(
      (one, at) => at === 0 || kept[at - 1]!.at + kept[at - 1]!.half + 8 <= one.at - one.half,
    );
    if (clear) return kept.map(({ at, text }) => ({ at, text }));
  }
  return [];
}

/** A line that stays where it is until it changes: points are not won by degrees. */
export function stairs(points: { x: number; y: number }[]): string {
  const [first, ...others] = points;
  if (!first) return "";
  return [`M${first.x},${first.y}`, ...others.map((one) => `H${one.x}V${one.y}`)].join("");
}

/**
 * For a table by round: which moment of a course stands at the beginning of the first and at the end of each. `moves`
 * are the decisions of its moments, `begun` those with which the rounds begin.
 */
export function chapterEnds(moves: number[], begun: number[]): number[] {
  const ends = [...begun.slice(1), moves.at(-1) ?? 0];
  return [0, ...ends.slice(0, Math.max(1, begun.length))].map((end) =>
    Math.max(
      0,
      moves.findLastIndex((move) => move <= end),
    ),
  );
}

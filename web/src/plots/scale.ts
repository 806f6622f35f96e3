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

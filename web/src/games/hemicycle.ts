// Where the seats of a parliament are: dots in half rings, shared out from left to right.

export interface Place {
  /** In radians, π at the left and 0 at the right. */
  angle: number;
  radius: number;
}

/** The rows of half rings with room for so many dots: their radii, and the distance between two dots. */
export function rows(votes: number, outer: number, inner: number): { radii: number[]; step: number } {
  const widest = outer * 0.125;
  for (let step = widest; step > 1; step *= 0.97) {
    const radii: number[] = [];
    let room = 0;
    for (let radius = outer; radius >= inner && room < votes; radius -= step) {
      radii.push(radius);
      room += Math.floor((Math.PI * radius) / step) + 1;
    }
    if (room >= votes) return { radii, step };
  }
  return { radii: [outer], step: 1 };
}

/** How many dots each row takes, in proportion to its length; together exactly as many as there are. */
export function shared(votes: number, radii: number[]): number[] {
  const length = radii.reduce((sum, one) => sum + one, 0);
  const exact = radii.map((radius) => (votes * radius) / length);
  const found = exact.map(Math.floor);
  const rest = exact.map((one, at) => [one - found[at]!, at] as const).sort((a, b) => b[0] - a[0]);
  for (let left = votes - found.reduce((sum, one) => sum + one, 0), at = 0; left > 0; left--, at++)
    found[rest[at]![1]]!++;
  return found;
}

/** A place for each vote, from left to right, and the distance between two. */
export function places(votes: number, outer: number, inner: number): { places: Place[]; step: number } {
  const { radii, step } = rows(votes, outer, inner);
  const found: Place[] = [];
  for (const [at, count] of shared(votes, radii).entries())
    for (let dot = 0; dot < count; dot++)
      found.push({ angle: Math.PI - ((dot + 0.5) / count) * Math.PI, radius: radii[at]! });
  found.sort((a, b) => b.angle - a.angle || b.radius - a.radius);
  return { places: found, step };
}

/** Angles from left to right, pushed apart until each has `gap` to the next, and kept within the half ring. */
export function apart(angles: number[], gap: number, low = 0, high = Math.PI): number[] {
  const room = Math.min(gap, (high - low) / Math.max(1, angles.length - 1));
  const found = [...angles];
  for (let at = 0; at < found.length; at++)
    found[at] = Math.min(found[at]!, at ? found[at - 1]! - room : high);
  for (let at = found.length - 1; at >= 0; at--)
    found[at] = Math.max(found[at]!, at < found.length - 1 ? found[at + 1]! + room : low);
  return found;
}

/** A part of a ring between two angles, as an SVG path. */
export function ring(from: number, to: number, outer: number, inner: number): string {
  const at = (angle: number, radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(2)} ${(-Math.sin(angle) * radius).toFixed(2)}`;
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

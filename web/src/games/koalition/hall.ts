// Where things stand in the chamber: the half rings in the middle, the parties around them, papers in the corners.

export interface Hall {
  /** As on a phone: papers lie below the half rings. */
  narrow: boolean;
  /** The middle of the half rings, and how far votes sit from it. */
  x: number;
  y: number;
  outer: number;
  /** How much larger than on a small screen everything is drawn. */
  scale: number;
  /** The radius of a party's medallion, and how far it stands from the middle. */
  token: number;
  reach: number;
  /** A paper in a corner. */
  paper: { width: number; height: number };
}

/** How much of the whole the votes leave free in the middle. */
export const INNER = 0.46;

/** The strip below in a wide chamber: what happened last, the rostrum, and what can be looked up. */
const STRIP = 72;
const MARGIN = 12;

export function hall(width: number, height: number): Hall {
  if (width < 600) {
    const token = 17;
    const [head, around] = [48, token * 2 + 12];
    const outer = Math.max(64, Math.min(width / 2 - around - 12, (height - head - around) * 0.66));
    const y = head + around + outer;
    const paper = { width: width - 12, height: Math.max(40, height - y - 14) };
    return { narrow: true, x: width / 2, y, outer, scale: 0.8, token, reach: outer + token + 8, paper };
  }
  const scale = Math.min(1.7, Math.max(0.85, Math.min(width / 960, height / 490)));
  const token = 20 * scale;
  const paper = {
    width: Math.min(380, Math.max(190, width * 0.235)),
    height: Math.max(165, height * 0.38),
  };
  const [x, y] = [width / 2, height - STRIP];
  const around = token * 2 + 18 * scale;
  const corner = Math.hypot(x - paper.width - MARGIN * 1.5, y - paper.height - MARGIN);
  const outer = Math.max(90, Math.min(y - 62 * scale - around, x - around - 40, corner - around));
  return { narrow: false, x, y, outer, scale, token, reach: outer + token + 14 * scale, paper };
}

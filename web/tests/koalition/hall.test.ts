import { expect, test } from "vitest";
import { hall } from "../../src/games/koalition/hall.ts";

/** The room at 1280×720, 1920×1080, 820×1180, and on phones. */
const ROOMS: [width: number, height: number][] = [
  [960, 490],
  [1440, 850],
  [820, 666],
  [390, 382],
  [360, 300],
];

test.each(ROOMS)(
  "in a room of %i×%i everything has its place, and nothing lies on anything else",
  (width, height) => {
    const at = hall(width, height);
    // The outermost party stands within the room.
    expect(at.x + at.reach + at.token).toBeLessThanOrEqual(width);
    expect(at.y - at.reach - at.token).toBeGreaterThan(0);
    if (at.narrow) {
      expect(at.y + at.paper.height).toBeLessThanOrEqual(height);
      return;
    }
    // A paper's inner corner is outside of where parties stand.
    const corner = Math.hypot(at.x - at.paper.width - 12, at.y - at.paper.height - 12);
    expect(corner).toBeGreaterThanOrEqual(at.reach + at.token);
    expect(at.outer).toBeGreaterThan(height * 0.45);
  },
);

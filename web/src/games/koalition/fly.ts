// Points fly from where they were won to the plate of whoever gets them.

import { tempo } from "../../stage/pace.svelte.ts";

const FLIGHT = 900;
/** Milliseconds until the first sets out, and between two. */
const FIRST = 1100;
const APART = 160;

export function flyToPlates(points: { seat: number; points: number }[]) {
  return (from: Element) => {
    if (!tempo()) return;
    const coins: Element[] = [];
    const timer = setTimeout(() => {
      const start = from.getBoundingClientRect();
      for (const [at, one] of points.entries()) {
        const plate = document.querySelector(`[data-place="seat-${one.seat}"]`)?.getBoundingClientRect();
        if (!plate?.width || !start.width) continue;
        const coin = document.createElement("span");
        coin.className = "koalition-coin";
        coin.ariaHidden = "true";
        coin.textContent = `+${one.points}`;
        const [x, y] = [start.left + start.width / 2, start.top + start.height * 0.75];
        coin.style.left = `${x}px`;
        coin.style.top = `${y}px`;
        document.body.append(coin);
        coins.push(coin);
        const [dx, dy] = [plate.right - 24 - x, plate.top + plate.height / 2 - y];
        coin.animate(
          [
            { translate: "-50% -50%", scale: 0.4, opacity: 0 },
            {
              translate: `calc(-50% + ${dx * 0.25}px) calc(-50% + ${dy * 0.6 - 40}px)`,
              scale: 1.3,
              opacity: 1,
              offset: 0.5,
            },
            { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, scale: 0.8, opacity: 0.4 },
          ],
          { duration: FLIGHT * tempo(), delay: at * APART * tempo(), easing: "ease-in-out", fill: "both" },
        ).onfinish = () => coin.remove();
      }
    }, FIRST * tempo());
    return () => {
      clearTimeout(timer);
      for (const coin of coins) coin.remove();
    };
  };
}

// The picture of a game that is over, to share: an SVG made of what the page knows, then drawn as PNG in the browser.
// It has no letters or pictures from elsewhere, and its colours are those of the page in the light.

import { clip, LETTER, spread, stairs } from "../plots/scale.ts";
import { seatStyle } from "../seats.ts";

export interface Drawn {
  title: string;
  /** What stands above and below: the game, and where it was played. */
  game: string;
  foot: string;
  /** Best first. */
  places: { seat: number; place: number; name: string; reached: string }[];
  winner: string;
  /** What happened, the turning point first. */
  told: string;
  course: { move: number; points: number[] }[];
  turn: number;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** A colour of the page as it is in the light: a picture that leaves the page knows nothing of its variables. */
export function colour(name: string): string {
  const said = getComputedStyle(document.documentElement).getPropertyValue(name);
  return /#[0-9a-f]{3,8}/i.exec(said)?.[0] ?? "#444444";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Words in lines of so many letters, the last one cut where there are too many. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines = [""];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.at(-1)!;
    if (!line) lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${kept[most - 1]!.slice(0, letters - 1)}…`;
  return kept;
}

/** The whole picture as SVG. */
export function picture(drawn: Drawn): string {
  const [ink, soft, paper, sheet, line, gold, accent, stamp] = [
    "--ink",
    "--soft",
    "--paper",
    "--sheet",
    "--line",
    "--gold",
    "--accent",
    "--stamp",
  ].map(colour) as [string, string, string, string, string, string, string, string];
  const text = (
    x: number,
    y: number,
    size: number,
    said: string,
    more: { fill?: string; font?: string; weight?: number; anchor?: string } = {},
  ) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="${more.font ?? SANS}" fill="${more.fill ?? ink}"` +
    ` font-weight="${more.weight ?? 400}" text-anchor="${more.anchor ?? "start"}">${escaped(said)}</text>`;
  const paint = (seat: number) => colour(/--seat-\d+/.exec(seatStyle(seat).colour)?.[0] ?? "--soft");
  const badge = (x: number, y: number, size: number, seat: number) =>
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 4}" fill="${paint(seat)}"/>` +
    text(x + size / 2, y + size * 0.7, size * 0.56, seatStyle(seat).letter, {
      fill: "#ffffff",
      weight: 700,
      anchor: "middle",
    });

  const won = drawn.places.filter((one) => one.place === 1);
  const others = drawn.places.filter((one) => one.place !== 1);
  const badges = Math.min(3, won.length);
  const room = 540 - badges * 74;
  const all = won.map((one) => one.name).join(" · ");
  const size = Math.max(24, Math.min(64, room / (all.length * 0.6)));
  const names = clip(all, (room / (size * 0.6)) * LETTER);
  const height = Math.min(46, 280 / Math.max(1, others.length));
  const rows = others.map((one, at) => {
    const y = 286 + at * height;
    const side = Math.min(32, height - 6);
    const letters = Math.min(23, height - 8);
    const left = 86 + side + 12;
    const free = 566 - left - (one.reached.length + 1) * letters * 0.6;
    return (
      text(76, y + side * 0.74, letters - 2, `${one.place}.`, { fill: soft, anchor: "end" }) +
      badge(86, y, side, one.seat) +
      text(left, y + side * 0.74, letters, clip(one.name, (free / (letters * 0.58)) * LETTER)) +
      text(566, y + side * 0.74, letters, one.reached, { weight: 600, anchor: "end" })
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    `<rect width="${WIDTH}" height="10" fill="${accent}"/>`,
    text(50, 64, 24, drawn.game.toUpperCase(), { fill: accent, weight: 700 }),
    text(1150, 64, 22, clip(drawn.title, 40 * LETTER), { fill: soft, font: SERIF, anchor: "end" }),
    text(50, 120, 24, drawn.winner, { fill: gold, weight: 600 }),
    ...won.slice(0, 3).map((one, at) => badge(50 + at * 74, 140, 64, one.seat)),
    text(56 + badges * 74, 172 + size / 3, size, names, { font: SERIF, weight: 700 }),
    won[0] ? text(50, 246, 26, won[0].reached, { weight: 600 }) : "",
    ...rows,
    `<rect x="610" y="106" width="540" height="300" rx="10" fill="${sheet}" stroke="${line}"/>`,
    plot(drawn, paint, { left: 630, right: 1088, top: 130, bottom: 384 }, { line, stamp, badge }),
    ...wrap(drawn.told, 46, 4).map((said, at) => text(610, 446 + at * 32, 23, said, { font: SERIF })),
    text(50, 606, 18, drawn.foot, { fill: soft }),
    text(1150, 606, 18, "Hemicycle", { fill: soft, anchor: "end", font: SERIF }),
    "</svg>",
  ].join("");
}

function plot(
  { course, turn }: Drawn,
  paint: (seat: number) => string,
  box: { left: number; right: number; top: number; bottom: number },
  draw: { line: string; stamp: string; badge: (x: number, y: number, size: number, seat: number) => string },
): string {
  const values = course.flatMap((one) => one.points);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const end = course.at(-1)?.move ?? 1;
  const x = (move: number) => box.left + (move * (box.right - box.left)) / (end || 1);
  const y = (value: number) => box.top + ((high - value) * (box.bottom - box.top)) / (high - low);
  const seats = course[0]?.points.map((_, seat) => seat) ?? [];
  const gap = Math.min(30, (box.bottom - box.top + 20) / Math.max(1, seats.length - 1));
  const side = Math.min(26, gap - 2);
  const last = seats.map((seat) => y(course.at(-1)!.points[seat]!));
  const ends = spread(last, gap, box.top - 10, box.bottom + 10);
  const lines = seats.map((seat) => {
    const steps = course.map((one) => ({ x: x(one.move), y: y(one.points[seat]!) }));
    return (
      `<path d="${stairs(steps)}" fill="none" stroke="${paint(seat)}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M${x(end)},${last[seat]}L${box.right + 14},${ends[seat]}" stroke="${paint(seat)}" stroke-width="2"/>` +
      draw.badge(box.right + 14, ends[seat]! - side / 2, side, seat)
    );
  });
  const turned =
    turn >= 0
      ? `<path d="M${x(turn)},${box.top - 10}V${box.bottom}" stroke="${draw.stamp}" stroke-width="2" stroke-dasharray="6 5"/>`
      : "";
  return `<path d="M${box.left},${y(0)}H${box.right}" stroke="${draw.line}" stroke-width="2"/>${turned}${lines.join("")}`;
}

/** Where an image may show an SVG from. */
export function address(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The SVG as a PNG, twice as fine. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * WIDTH;
  canvas.height = 2 * HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture is too large"))), "image/png");
  });
}

/** Whether this browser hands pictures on to others. */
export function shares(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Put a file where the browser puts downloads. */
export function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

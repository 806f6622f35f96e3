// The winner's page, its plots and its picture, with the story of a small game.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import Lines from "../src/plots/Lines.svelte";
import { chapterEnds, clip, spread, stairs, thin, ticks } from "../src/plots/scale.ts";
import type { Prospects, Story } from "../src/protocol.ts";
import { address, type Drawn, download, picture, png, shares, wrap } from "../src/table/picture.ts";
import Result from "../src/table/Result.svelte";
import { SEATS, TABLE, TestTable } from "./table.ts";

const STORY: Story = {
  places: [2, 1, 3],
  points: [9, 12, -3],
  chapters: [
    { move: 1, said: "Spain" },
    { move: 20, said: "Italy" },
  ],
  ending: "All countries have voted.",
  points_over_time: [
    [0, 0, 0],
    [5, 2, -3],
    [9, 12, -3],
  ],
  power: [],
  standings: [
    { seat: 0, kept: 2, broken: 1, void: 0, pending: 0 },
    { seat: 1, kept: 1, broken: 0, void: 1, pending: 0 },
    { seat: 2, kept: 0, broken: 0, void: 0, pending: 0 },
  ],
  deals: [],
  secret: "5ec7e7",
  course: [
    { move: 0, points: [0, 0, 0] },
    { move: 20, points: [5, 2, -3] },
    { move: 41, points: [9, 12, -3] },
  ],
  told: [
    { kind: "governed", said: "Zoé governed most often.", seats: [1] },
    { kind: "turn", said: "The turning point: Zoé passed Alex.", move: 41, chapter: "Italy", seats: [1] },
  ],
  broken: [{ seat: 0, to: [1, 2], said: "Alex joins Rose", move: 17, chapter: "Spain" }],
};

const PROSPECTS: Prospects = {
  course: [
    { move: 0, chances: [0.4, 0.3, 0.3] },
    { move: 19, chances: [0.6, 0.3, 0.1] },
    { move: 33, chances: [0.2, 0.7, 0.1] },
    { move: 41, chances: [0, 1, 0] },
  ],
  turns: [
    { move: 19, said: "Alex’s chance rose.", moved: 0.5, turning: false, happened: "" },
    {
      move: 33,
      said: "The turning point: Zoé’s chance rose.",
      moved: 0.4,
      turning: true,
      happened: "Odile voted.",
    },
  ],
  pledges: [
    { move: 12, kind: "agreed", said: "Agreed between Alex and Zoé." },
    { move: 17, kind: "broken", said: "Alex broke a promise." },
  ],
};
let prospects: Prospects = {};

beforeEach(() => {
  prospects = {};
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: true,
    json: async () => (path.includes("/story") ? STORY : path.includes("/prospects") ? prospects : {}),
  }));
});
// jsdom knows no dialog that is open over all else.
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function over(places = STORY.places, game = "nomic"): TestTable {
  return new TestTable({
    asked: [],
    table: { ...TABLE, game, state: "over", places, points: STORY.points },
    you: { seat: 0 },
  });
}

test("the winner stands first, then the others by place, with a true minus", async () => {
  render(Result, { live: over() });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The result");
  await screen.findByText("How it came about");
  expect(screen.getByText("The winner")).toBeTruthy();
  expect((await screen.findAllByText("12 points")).length).toBe(1);
  const others = within(screen.getAllByRole("list")[0]!).getAllByRole("listitem");
  expect(others.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    expect.stringMatching(/^2\. A Alex.\(you\) 9 points$/),
    "3. C Odile −3 points",
  ]);
});

test("a bot's character, which is known now, has a line of its own", async () => {
  const seats = SEATS.map((one) =>
    one.seat ? { ...one, kind: "bot" as const, level: "steady/loyal" } : one,
  );
  for (const [language, said, about] of [
    ["en", "skilled · loyal", /^Loyal: they keep/],
    ["fr", "confirmé · loyauté", /^Loyauté/],
  ] as const) {
    await setLang(language);
    const live = over();
    live.tell({ table: { ...live.known.table!, seats } });
    render(Result, { live });
    const lines = await screen.findAllByText(said);
    expect(lines).toHaveLength(2); // the winner's and the last one's, and nothing for a person
    expect(lines[0]!.title).toMatch(about);
    cleanup();
  }
  await setLang("en");
});

test("the story is told, with the way to the board at that moment", async () => {
  render(Result, { live: over() });
  await screen.findByText("Zoé governed most often.");
  expect(screen.getByText("All countries have voted.")).toBeTruthy();
  const turn = await screen.findByRole("link", { name: "Italy, decision 41" });
  expect(turn.getAttribute("href")).toBe("/t/abc/replay?move=41&seat=all");
  expect(screen.getByText("Alex joins Rose")).toBeTruthy();
  expect(screen.getByText(/Alex had promised Zoé and Odile/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Spain, decision 17" })).toBeTruthy();
});

test("where bots can judge the chances, these tell the turning point, and are drawn with what was promised", async () => {
  prospects = PROSPECTS;
  const { container } = render(Result, { live: over() });
  expect(await screen.findAllByText(/The turning point: Zoé’s chance/)).toHaveLength(2);
  expect(screen.queryByText(/The turning point: Zoé passed Alex/)).toBeNull();
  const turns = screen.getAllByRole("link", { name: "Italy, decision 33" });
  expect(turns.map((one) => one.getAttribute("href"))).toEqual(
    Array(2).fill("/t/abc/replay?move=33&seat=all"),
  );
  expect(screen.getByText("Odile voted.")).toBeTruthy();
  expect(screen.getByText("Alex broke a promise.", { exact: false, selector: "li" })).toBeTruthy();
  const plot = screen.getByRole("img", { name: "Chance to win" });
  expect(plot.querySelectorAll(".agreed, .broken")).toHaveLength(2);
  const rows = [...container.querySelector("table")!.querySelectorAll("tbody tr")];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["start", "40%", "30%", "30%"],
    ["Spain", "60%", "30%", "10%"],
    ["Italy", "0%", "100%", "0%"],
  ]);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((one) => one.id)).toEqual([]);
});

test("a course is told round by round, however few moments of it are known", () => {
  expect(chapterEnds([0, 19, 33, 41], [1, 20])).toEqual([0, 1, 3]);
  expect(chapterEnds([0, 41], [])).toEqual([0, 1]);
  expect(chapterEnds([0, 41], [1, 20, 30])).toEqual([0, 0, 0, 1]);
});

test("the same in French", async () => {
  setLang("fr");
  render(Result, { live: over() });
  expect(await screen.findByRole("link", { name: "Italy, décision 41" })).toBeTruthy();
  expect(screen.getByText("Victoire")).toBeTruthy();
  expect(screen.getByText(/Promis par Alex à Zoé et Odile/)).toBeTruthy();
});

test("where nobody has won, nobody is named", async () => {
  render(Result, { live: over([3, 3, 3]) });
  expect(await screen.findByText("Nobody has won")).toBeTruthy();
  expect(within(screen.getAllByRole("list")[0]!).getAllByRole("listitem")).toHaveLength(3);
});

test("a game says points in its own words", async () => {
  const { container } = render(Result, { live: over(STORY.places, "junta") });
  expect(await screen.findByText(/12\sM in Switzerland/)).toBeTruthy();
  expect(container.textContent).not.toContain("points");
  expect(await screen.findByRole("img", { name: /^Money in Switzerland/ })).toBeTruthy();
});

test("the page has no fault that axe can see", async () => {
  const { container } = render(Result, { live: over() });
  await screen.findByText("Zoé governed most often.");
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});

test("a picture is offered, and put away again", async () => {
  render(Result, { live: over() });
  await screen.findByText("Zoé governed most often.");
  const make = screen.getByRole<HTMLButtonElement>("button", { name: "Picture to share" });
  await vi.waitFor(() => expect(make.disabled).toBe(false));
  await fireEvent.click(make);
  const dialog = await screen.findByRole("dialog", { name: "A picture of this game" });
  expect(within(dialog).getByRole("img").getAttribute("alt")).toContain("Zoé passed Alex");
  // jsdom draws nothing: then it says so, and there is nothing to save.
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Save the picture" }).disabled).toBe(
    true,
  );
  await fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

// The plots

function drawn() {
  const { container } = render(Lines, {
    title: "Points over time",
    labels: ["start", "Spain", "Italy"],
    rows: STORY.course!.map((one) => one.points),
    moves: STORY.course!.map((one) => one.move),
    parts: STORY.chapters,
    turn: 41,
    figures: STORY.points_over_time,
    names: ["Alex", "A name of thirty-two letters, no", "Odile"],
    format: (value: number) => String(value),
  });
  return container;
}

test("every line ends at the last decision with the final points and the name", () => {
  const container = drawn();
  const paths = [...container.querySelectorAll("path")].map((one) => one.getAttribute("d")!);
  expect(paths).toHaveLength(3);
  const dots = [...container.querySelectorAll("circle")];
  paths.forEach((path, seat) => {
    const [, x, y] = /H([\d.]+)V([\d.]+)$/.exec(path)!;
    expect([dots[seat]!.getAttribute("cx"), dots[seat]!.getAttribute("cy")]).toEqual([x, y]);
  });
  const finals = [...container.querySelectorAll("text.value")].map((one) => one.textContent);
  expect(finals).toEqual(["9", "12", "-3"]);
  const said = container.querySelector("svg")!.textContent;
  expect(said).toContain("first decision");
  expect(said).toContain("decision 41");
  expect(said).toContain("turning point");
  expect(said).toContain("A name of thirty-two letters, no");
});

test("labels at the ends of lines stand apart, and inside the plot", () => {
  const places = [...drawn().querySelectorAll("g[transform]")].map((one) =>
    Number(/ ([\d.-]+)\)/.exec(one.getAttribute("transform")!)![1]),
  );
  const sorted = [...places].sort((a, b) => a - b);
  for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(18);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)! + 18).toBeLessThanOrEqual(270);
});

test("the same figures stand in a table, round by round, to the result", () => {
  const rows = within(drawn()).getAllByRole("row", { hidden: true });
  expect(
    rows.map((row) => [...row.children].map((one) => one.textContent?.trim().replace(/^[A-Z] /, ""))),
  ).toEqual([
    ["When", "Alex", "A name of thirty-two letters, no", "Odile"],
    ["start", "0", "0", "0"],
    ["Spain", "5", "2", "-3"],
    ["Italy", "9", "12", "-3"],
  ]);
});

test("labels below are thinned until none touches another", () => {
  const labels = Array.from({ length: 12 }, (_, at) => ({ at: 30 * at, text: "Netherlands" }));
  const found = thin(labels, 0, 360);
  expect(found.length).toBeGreaterThan(2);
  for (let at = 1; at < found.length; at++) expect(found[at]!.at - found[at - 1]!.at).toBeGreaterThan(75);
  expect(found[0]!.at).toBeGreaterThan(30);
  expect(thin([], 0, 10)).toEqual([]);
});

test("scales", () => {
  expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  expect(spread([5, 5, 5], 10, 0, 100)).toEqual([5, 15, 25]);
  expect(spread([95, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
  expect(stairs([])).toBe("");
  expect(
    stairs([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe("M1,2H3V4");
  expect(clip("Elisabeth", 6 * 6.6)).toBe("Elisa…");
  expect(clip("Ada", 3 * 6.6)).toBe("Ada");
});

// The picture

const PICTURE: Drawn = {
  title: "An <evening> & more",
  game: "Koalition",
  foot: "16 November 2026",
  winner: "The winner",
  places: [
    { seat: 1, place: 1, name: "Zoé", reached: "12 points" },
    { seat: 0, place: 2, name: "A name of thirty-two letters, no", reached: "9 points" },
    { seat: 2, place: 3, name: "Odile", reached: "−3 points" },
  ],
  told: "The turning point: Zoé passed Alex, 12 to 9, and nobody took the lead back. ".repeat(5),
  course: STORY.course!,
  turn: 41,
};

test("the picture is a whole SVG with all that is told, and nothing from elsewhere", () => {
  const svg = picture(PICTURE);
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  const said = [...read.querySelectorAll("text")].map((one) => one.textContent);
  for (const one of ["KOALITION", "An <evening> & more", "The winner", "Zoé", "12 points", "−3 points"])
    expect(said).toContain(one);
  expect(said.filter((one) => one?.startsWith("A name of thirty"))[0]).toMatch(/…$/);
  expect(svg).not.toMatch(/href|url\(|<style|var\(|NaN|undefined/);
  // Three lines, and each leads to its badge.
  expect(read.querySelectorAll("path[fill=none]")).toHaveLength(3);
  expect(address(svg)).toMatch(/^data:image\/svg\+xml/);
});

test("a picture of ten players, and of a game that nobody won", () => {
  const places = Array.from({ length: 10 }, (_, seat) => ({
    seat,
    place: 10,
    name: `P${seat}`,
    reached: "0",
  }));
  const course = [0, 9].map((move) => ({ move, points: places.map(() => 0) }));
  const svg = picture({ ...PICTURE, places, course, turn: -1, winner: "Nobody has won", told: "" });
  expect(svg).toContain("Nobody has won");
  expect(svg).not.toMatch(/NaN|undefined/);
});

test("long sentences are wrapped, and cut after the last line", () => {
  expect(wrap("one two three", 7, 3)).toEqual(["one two", "three"]);
  expect(wrap("one two three four", 5, 2)).toEqual(["one", "two…"]);
});

test("a PNG is drawn twice as fine, saved, and shared where that can be done", async () => {
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = async () => undefined;
    },
  );
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob(["png"], { type: "image/png" })),
  );
  const blob = await png(picture(PICTURE));
  expect(drawImage.mock.calls[0]!.slice(1)).toEqual([0, 0, 2400, 1260]);
  const file = new File([blob], "hemicycle.png", { type: "image/png" });
  expect(shares(file)).toBe(false);
  vi.stubGlobal("navigator", { canShare: () => true });
  expect(shares(file)).toBe(true);
  vi.useFakeTimers();
  const saved: string[] = [];
  vi.stubGlobal("URL", { createObjectURL: () => "blob:here", revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  download(file);
  expect(saved).toEqual(["hemicycle.png"]);
  vi.useRealTimers();
});

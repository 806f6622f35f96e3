import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../../src/games/junta/Board.svelte";
import { budgetActions, marchActions } from "../../src/games/junta/choices.ts";
import { cameFrom, spots, streets, waysOf } from "../../src/games/junta/city.ts";
import type { Hand, Purse, Board as Shown } from "../../src/games/junta/shown.ts";
import held from "../../src/games/junta/terms.ts";
import type { Line } from "../../src/protocol.ts";
import { tryBoard } from "../board.ts";
import { scene, scenes } from "./scenes.ts";

const show = tryBoard("junta", Board, scenes, [
  "vote",
  "make",
  "location",
  "assassinate",
  "bank",
  "move",
  "fire",
  "over",
]);

const boardOf = (name: string) => scene(name).board as unknown as Shown;
const mineOf = (name: string) => scene(name).mine as unknown as Hand;
const region = (name: RegExp | string) => within(screen.getByRole("region", { name }));

test("a past moment asks nothing", () => {
  show("vote", { moment: true });
  expect(screen.queryByRole("button", { name: /^(All \d+ votes|The only vote)/ })).toBeNull();
});

test("nobody's money is on the table but one's own", () => {
  const { container } = show("vote", { mine: {} });
  expect(container.textContent).not.toMatch(/Swiss account/);
});

// Votes

test("all votes go to a side with one button", async () => {
  const { act } = show("vote");
  const [request] = scene("vote").asked;
  await fireEvent.click(screen.getByRole("button", { name: /^All \d+ votes: For$/ }));
  expect(act.mock.calls[0]![0]).toBe(request!.id);
  expect(act.mock.calls[0]![1]).toEqual({ type: "give-all", choice: "for" });
});

test("a block is chosen, and then its side", async () => {
  const { act } = show("vote");
  const [request] = scene("vote").asked;
  await fireEvent.click(region("Vote on the budget").getByRole("button", { name: /^The family’s vote 1/ }));
  await fireEvent.click(screen.getByRole("button", { name: "The family’s vote: Against" }));
  expect(act).toHaveBeenCalledWith(request!.id, { type: "give-votes", source: "family", choice: "against" });
});

// The budget

test("a budget is made of bills and sent at once, the truth unless one says less", async () => {
  const { act, rerender } = show("make");
  const request = scene("make").asked[0]!;
  const board = boardOf("make");
  const takers = request.options
    .filter((one) => one.action.type === "put-bill")
    .map((one) => Number(one.action.family));
  const [first, second] = [...new Set(takers)];
  const name = (family: number) => scene("make").seats[family]!.name;
  const put = (family: number) =>
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`on the pile of ${name(family)}$`) }));
  await fireEvent.click(screen.getByRole("button", { name: /^Bill of 2\sM:/ }));
  await put(first!);
  await put(second!);
  await put(second!);
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`Take back .* ${name(second!)}`) }));
  await fireEvent.click(screen.getByRole("button", { name: `Announce less for ${name(first!)}` }));
  await fireEvent.click(screen.getByRole("button", { name: "Propose this budget" }));
  expect(board.budget!.seat).toBe(scene("make").you.seat);
  const [id, ...actions] = act.mock.calls[0]!;
  expect(id).toBe(request.id);
  expect(actions).toEqual([
    { type: "put-bill", family: first, bill: 2 },
    { type: "put-bill", family: second, bill: 2 },
    { type: "seal-piles" },
  ]);
  // What was announced is said by itself as soon as it is asked.
  const asks = { id: request.id + 1, kind: "announce", said: "?", options: [], about: { family: first } };
  await rerender({ asked: [asks as never] });
  expect(act).toHaveBeenLastCalledWith(asks.id, { type: "announce", value: 1 });
});

test("what lies in the piles already is moved, not put there again", () => {
  const before: Purse[] = [
    [0, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
  ];
  const piles: Purse[] = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 1],
  ];
  expect(budgetActions(before, piles)).toEqual([
    { type: "take-bill", family: 1, bill: 1 },
    { type: "put-bill", family: 2, bill: 3 },
    { type: "seal-piles" },
  ]);
});

// Where one is, and what comes of it

test("a location is one card, under seal", async () => {
  const { act } = show("location");
  await fireEvent.click(screen.getByRole("button", { name: /^Night-club/ }));
  expect(act).toHaveBeenCalledWith(scene("location").asked[0]!.id, {
    type: "go-to",
    location: "night-club",
  });
});

test("an assassination is a card, a victim and a place", async () => {
  const { act } = show("assassinate");
  const request = scene("assassinate").asked[0]!;
  const wanted = request.options.find((one) => one.action.type === "assassinate")!.action;
  const plot = region(request.said);
  const weapons = within(plot.getByRole("group", { name: "With what?" }));
  await fireEvent.click(weapons.getAllByRole("button")[0]!);
  const victim = scene("assassinate").seats[Number(wanted.target)]!.name;
  await fireEvent.click(plot.getByRole("button", { name: new RegExp(`^${victim}`) }));
  await fireEvent.click(plot.getByRole("button", { name: "the Bank" }));
  const button = plot.getAllByRole("button").find((one) => one.classList.contains("kill"))!;
  await fireEvent.click(button);
  expect(act.mock.calls[0]![1]).toMatchObject({ target: wanted.target, location: "bank" });
});

test("all goes to Switzerland with one button, or as many bills as one likes", async () => {
  const { act } = show("bank");
  const request = scene("bank").asked[0]!;
  const { reserve } = mineOf("bank").families[0]!;
  await fireEvent.click(screen.getByRole("button", { name: /^Deposit all/ }));
  expect(act).toHaveBeenLastCalledWith(request.id, { type: "deposit", bills: reserve });
  const bill = reserve.findIndex((one) => one > 0) + 1;
  await fireEvent.click(screen.getByRole("button", { name: `One bill of ${bill}\u00a0M more` }));
  await fireEvent.click(screen.getByRole("button", { name: `Deposit ${bill}\u00a0M` }));
  const one = [1, 2, 3].map((value) => Number(value === bill));
  expect(act).toHaveBeenLastCalledWith(request.id, { type: "deposit", bills: one });
});

test("a post is given on the cabinet's own list", async () => {
  const { act } = show("cabinet");
  const request = scene("cabinet").asked[0]!;
  const [first] = request.options;
  await fireEvent.click(screen.getByRole("button", { name: first!.said }));
  expect(act).toHaveBeenCalledWith(request.id, first!.action);
});

// The city

test("every area lies somewhere, each at a place of its own, and every street is drawn once", () => {
  const { areas } = boardOf("move").figures;
  const found = spots(areas);
  expect(found.size).toBe(areas.length);
  const all = [...found.values()];
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(75);
  const next = areas.reduce((sum, one) => sum + one.next.length, 0);
  expect(streets(areas)).toHaveLength(next / 2);
});

test("a city that the map does not know is drawn too", () => {
  const areas = boardOf("move").figures.areas.map((one) => ({
    ...one,
    area: `x-${one.area}`,
    next: one.next.map((next) => `x-${next}`),
  }));
  const found = [...spots(areas).values()];
  expect(new Set(found.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(areas.length);
  for (const { x, y } of found) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
  }
});

test("a stack is chosen on the map, then where it marches, and some may stay", async () => {
  const { act } = show("move");
  const request = scene("move").asked.find((one) => one.kind === "move-units")!;
  const hold = request.options.find((one) => one.action.type === "hold-back")!.action;
  const march = request.options.find(
    (one) => one.action.type === "march" && one.action.area === hold.area,
  )!.action;
  const map = within(screen.getByRole("group", { name: "The city, with all units" }));
  const title = (area: unknown) => boardOf("move").figures.areas.find((one) => one.area === area)!.title.en!;
  await fireEvent.click(map.getByRole("button", { name: new RegExp(`^${title(hold.area)}`) }));
  await fireEvent.click(screen.getAllByRole("button", { name: /^Keep one more here: / })[0]!);
  await fireEvent.click(map.getByRole("button", { name: new RegExp(`^${title(march.to)}`) }));
  const [id, ...actions] = act.mock.calls[0]!;
  expect(id).toBe(request.id);
  expect(actions[0]).toMatchObject({ type: "hold-back", area: hold.area });
  expect(actions.at(-1)).toEqual(march);
});

test("whatever can be fired at, retreated to or fought over is on the map", () => {
  for (const name of ["bombard", "retreat", "area", "land", "police", "bribe"]) {
    const { asked } = scene(name);
    const ways = waysOf(asked.filter((one) => !one.optional));
    expect(ways.length, name).toBeGreaterThan(0);
    for (const one of ways) expect(boardOf(name).figures.areas.map((area) => area.area)).toContain(one.to);
  }
});

test("who holds back sends it before the march", () => {
  const move = { type: "march", area: "palace", to: "rich" };
  expect(marchActions("palace", { guards: 2, police: 0 }, move)).toEqual([
    { type: "hold-back", area: "palace", unit: "guards" },
    { type: "hold-back", area: "palace", unit: "guards" },
    move,
  ]);
});

const line = (event: Record<string, unknown>): Line => ({
  move: 1,
  type: String(event.type),
  said: "…",
  event,
});

test("units travel from where they were told to have come", () => {
  const marched = line({ type: "units-marched", family: 2, area: "rich", to: "palace" });
  const landed = line({ type: "units-landed", family: 3, unit: "marines", to: "docks" });
  expect(cameFrom([marched, landed], 2, "palace")).toBe("area-rich");
  expect(cameFrom([marched, landed], 3, "docks")).toBe("fleet");
  expect(cameFrom([marched, landed], 2, "docks")).toBeUndefined();
});

test("the fight of the moment is told, with everybody's dice", () => {
  show("fire");
  expect(screen.getByRole("heading", { name: /^Fight, .*: salvo \d of 3$/ })).toBeTruthy();
});

// The room

test("the city is there the whole game through, and so is the file of the families", async () => {
  for (const name of ["play", "vote", "move"]) {
    show(name);
    expect(screen.getByRole("group", { name: "The city, with all units" })).toBeTruthy();
    cleanup();
  }
  show("vote");
  expect(screen.queryByRole("region", { name: "The families" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "The families" }));
  expect(screen.getByRole("region", { name: "The families" })).toBeTruthy();
});

test("what the prompt offers is not offered on the board again", () => {
  const { container } = show("force");
  for (const one of scene("force").asked[0]!.options)
    expect(within(container).queryByRole("button", { name: one.said })).toBeNull();
});

test("a bill is dragged on a pile", async () => {
  const { container, act } = show("make");
  const taker = scene("make").asked[0]!.options.find((one) => one.action.type === "put-bill")!.action.family;
  const name = scene("make").seats[Number(taker)]!.name;
  const pile = screen.getByRole("button", { name: new RegExp(`on the pile of ${name}$`) }).closest("li")!;
  await fireEvent.drop(pile, { dataTransfer: { getData: () => "1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Propose this budget" }));
  expect(act.mock.calls[0]!.slice(1)).toContainEqual({ type: "put-bill", family: taker, bill: 1 });
  expect(container.querySelector('[data-means="bill=1"]')).toBeTruthy();
});

test("what deals can mean can be touched: cards, bills, posts, areas and units", () => {
  const { container } = show("move");
  const means = new Set(
    [...container.querySelectorAll("[data-means]")].map((one) => one.getAttribute("data-means")),
  );
  const { city } = boardOf("move");
  for (const one of mineOf("move").families[0]!.cards) expect(means).toContain(one);
  for (const { area, unit } of city!.stacks) {
    expect(means).toContain(area);
    expect(means).toContain(unit);
  }
  for (const one of ["bill=1", "admiral", "commander", "#0"]) expect(means).toContain(one);
});

test("whose hand lies in the dock can be chosen where one leads puppets", async () => {
  show("two");
  const [, puppet] = mineOf("two").families;
  const whose = within(screen.getByRole("group", { name: "Whose hand" }));
  await fireEvent.click(whose.getAllByRole("button")[1]!);
  const hand = within(screen.getByRole("toolbar"));
  expect(hand.getAllByRole("button")).toHaveLength(puppet!.cards.length);
});

// Deals

test("one hands over only what one has", () => {
  const mine = scene("play").mine;
  const { cards, reserve } = mineOf("play").families[0]!;
  expect(held({ type: "hand-card", card: cards[0] }, mine)).toBe(true);
  expect(held({ type: "hand-card", card: "no-such-card" }, mine)).toBe(false);
  expect(held({ type: "hand-bills", bill: 1, number: reserve[0] + 1 }, mine)).toBe(false);
  expect(held({ type: "spare-player" }, mine)).toBe(true);
});

// For ears

test("each area says which areas it borders on", () => {
  show("move");
  const { areas } = boardOf("move").figures;
  const called = new Map(areas.map((one) => [one.area, one.title.en!]));
  for (const { area, next } of areas) {
    const button = document.querySelector(`[data-area="${area}"]`)!;
    const [, listed] = /Adjacent areas?: (.*)\.$/.exec(button.ariaLabel!)!;
    expect(listed!.split(/, | and /), area).toEqual(next.map((one) => called.get(one)));
  }
  cleanup();
  show("move", { lang: "fr" });
  expect(document.querySelector('[data-area="palace"]')!.ariaLabel).toMatch(/Zones adjacentes\u00a0: .* et /);
});

test("of what comes from the sea and the air one hears who commands it, and how much is left", () => {
  const { container } = show("vote");
  const forces = container.querySelector(".forces")!.textContent;
  expect(forces).toMatch(/Admiral of the Navy: /);
  expect(forces).toMatch(/3 air strikes left/);
});

test("where the police may react, the area says so", () => {
  show("rebellion");
  expect(screen.getByRole("button", { name: /^Docks, .*unarmed crowd: the police may react/ })).toBeTruthy();
});

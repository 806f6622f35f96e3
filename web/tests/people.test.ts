import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/protocol.ts";
import Choices from "../src/table/Choices.svelte";
import Gathering from "../src/table/Gathering.svelte";
import People from "../src/table/People.svelte";
import Prompt from "../src/table/Prompt.svelte";
import Said from "../src/table/Said.svelte";
import Wishes from "../src/table/Wishes.svelte";
import { SEATS, TABLE, TestTable } from "./table.ts";

const GAMES = [
  {
    name: "nomic",
    title: { en: "Nomic", fr: "Nomic" },
    tagline: { en: "", fr: "" },
    bots: ["steady"],
    characters: {},
    editions: [],
    options: [],
    players: [3, 4, 5],
    minutes: {},
  },
];

vi.mock("../src/api.ts", async (original) => ({
  ...(await original<object>()),
  games: () => Promise.resolve(GAMES),
  reach: () => new Promise(() => {}),
  me: () => new Promise(() => {}),
}));
afterEach(cleanup);

const table = (more: Partial<TableInfo>): TableInfo => ({ ...TABLE, ...more });
const seats = (...more: Partial<SeatInfo>[]): SeatInfo[] =>
  SEATS.map((seat, at) => ({ ...seat, ...more[at] }));

test("while the game rests nothing looks playable, and one may go on", async () => {
  const live = new TestTable({ table: table({ paused: true, pausing: [1] }) });
  render(Prompt, { live, open: () => {} });
  expect(screen.queryByRole("button", { name: "Vote: yes" })).toBeNull();
  expect(screen.getByText(/Zoé would like to go on/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(live.wished).toEqual([{ do: "pause", want: false }]);
  cleanup();
  render(Choices, { live });
  expect(screen.queryByText("Vote: yes")).toBeNull();
});

test("a wish for a pause is seen by all, and answered where it is seen", async () => {
  const live = new TestTable({ table: table({ pausing: [1] }) });
  render(Wishes, { live });
  expect(screen.getByRole("status").textContent).toContain("Zoé would like a pause");
  await fireEvent.click(screen.getByRole("button", { name: "I want one too" }));
  expect(live.wished).toEqual([{ do: "pause", want: true }]);
  cleanup();
  render(Wishes, { live: new TestTable({ table: table({ pausing: [1] }), you: {} }) });
  expect(screen.getByRole("status").textContent).toContain("Zoé");
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever is away can be replaced, and all see who wants it", async () => {
  const away = seats({}, { here: false });
  const live = new TestTable({ table: table({ clock: 0, seats: away }) });
  render(People, { live });
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
  expect(live.wished).toEqual([{ do: "replace", seat: 1, who: "bot", want: true }]);
  cleanup();
  render(People, { live: new TestTable({ table: table({ clock: 60, seats: away }) }) });
  expect(screen.queryByRole("button", { name: "Let a bot play on" }), "the clock does").toBeNull();
  cleanup();
  const wanted = new TestTable({ table: table({ seats: seats({}, { kept: true, person_for: [0] }) }) });
  render(Wishes, { live: wanted });
  expect(screen.getByRole("status").textContent).toContain("Alex would let another person play on for Zoé");
  await fireEvent.click(screen.getByRole("button", { name: "I would rather wait" }));
  expect(wanted.wished).toEqual([{ do: "replace", seat: 1, who: "person", want: false }]);
});

test("whose page is merely open somewhere can be replaced, too", async () => {
  const waiting = [{ seat: 1, kind: "vote", said: "Zoé, vote." }];
  const live = new TestTable({ table: table({ clock: 0 }), waiting });
  render(People, { live });
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
  expect(live.wished).toEqual([{ do: "replace", seat: 1, who: "bot", want: true }]);
  cleanup();
  render(People, { live: new TestTable({ table: table({ clock: 0 }) }) });
  expect(screen.queryByRole("button", { name: "Let a bot play on" }), "nobody waits for Zoé").toBeNull();
  cleanup();
  const asked = (ago: number) => [{ ...waiting[0]!, patience: Date.now() / 1000 - ago }];
  render(People, { live: new TestTable({ table: table({ clock: 0 }), waiting: asked(-60) }) });
  expect(screen.queryByRole("button", { name: "Let a bot play on" }), "Zoé was only just asked").toBeNull();
  cleanup();
  render(People, { live: new TestTable({ table: table({ clock: 0 }), waiting: asked(1) }) });
  expect(screen.getByRole("button", { name: "Let a bot play on" })).toBeTruthy();
  cleanup();
  const resting = table({ clock: 0, paused: true, pausing: [0] });
  render(People, { live: new TestTable({ table: resting }) });
  expect(screen.getByRole("button", { name: "Let a bot play on" }), "all wait for Zoé to go on").toBeTruthy();
  cleanup();
  const left = new TestTable({ table: table({ seats: seats({}, { kept: true }) }) });
  render(People, { live: left });
  await fireEvent.click(screen.getByRole("button", { name: "Let another person play on" }));
  expect(left.wished).toEqual([{ do: "replace", seat: 1, who: "person", want: true }]);
});

test("who watches may sit down in a seat that the others have vacated", async () => {
  const live = new TestTable({ table: table({ seats: seats({}, { vacant: true, kept: true }) }), you: {} });
  render(Wishes, { live });
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Carla" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
  expect(live.wished).toEqual([{ do: "sit", seat: 1, name: "Carla" }]);
});

const GATHERING = table({
  state: "gathering",
  host: 0,
  seats: [
    { ...SEATS[0]! },
    { ...SEATS[1]! },
    { seat: 2, kind: "open" },
    { seat: 3, kind: "open", reserved: true, name: "Dora" },
  ],
});

test("whoever sits there may put bots on free seats, but not on one that is kept", async () => {
  const live = new TestTable({ table: GATHERING, you: { seat: 1 }, asked: [] });
  render(Gathering, { live });
  const [button, ...others] = await screen.findAllByRole("button", { name: "Put a bot here" });
  expect(others).toEqual([]);
  await fireEvent.click(button!);
  expect(live.wished).toEqual([{ do: "fill", seat: 2, level: "steady" }]);
  await fireEvent.click(screen.getByRole("button", { name: "Fill all free seats" }));
  expect(live.wished.slice(1)).toEqual([{ do: "fill", seat: 2, level: "steady" }]);
});

test("the host sends somebody away after being asked, and nobody else can", async () => {
  const live = new TestTable({ table: GATHERING, you: { seat: 0, host: true }, asked: [] });
  render(Gathering, { live });
  await fireEvent.click(screen.getByRole("button", { name: "Send away Zoé" }));
  expect(live.wished).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Yes, send away" }));
  expect(live.wished).toEqual([{ do: "fill", seat: 1, level: "" }]);
  cleanup();
  render(Gathering, { live: new TestTable({ table: GATHERING, you: { seat: 1 }, asked: [] }) });
  expect(screen.queryByRole("button", { name: /Send away/ })).toBeNull();
});

test("who was sent away is told, and finds no seat to sit on", () => {
  render(Gathering, { live: new TestTable({ table: GATHERING, you: { sent: true }, asked: [] }) });
  expect(screen.getByRole("alert").textContent).toContain("The host has sent you away");
  expect(screen.queryByRole("button", { name: "Sit here" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Invite" }), "nor is asked to bring others").toBeNull();
});

test("where the host is away somebody else may be it", async () => {
  const away = { ...GATHERING, seats: GATHERING.seats.map((seat) => ({ ...seat, here: seat.seat > 0 })) };
  const live = new TestTable({ table: away, you: { seat: 1 }, asked: [] });
  render(Gathering, { live });
  await fireEvent.click(screen.getByRole("button", { name: "Be the host" }));
  expect(live.wished).toEqual([{ do: "host" }]);
  cleanup();
  // Their page is open, and nobody before it: the server says how long one has to wait.
  const full = (...ready: boolean[]) => ({
    ...GATHERING,
    seats: seats({ ready: ready[0] }, { ready: ready[1] }),
  });
  const shown = (gathering: TableInfo) => {
    cleanup();
    render(Gathering, { live: new TestTable({ table: gathering, you: { seat: 1 }, asked: [] }) });
    return screen.queryByRole("button", { name: "Be the host" }) !== null;
  };
  expect(shown(full(false, true)), "all wait for the host").toBe(true);
  expect(shown(full(true, true))).toBe(false);
  expect(shown(full(false, false))).toBe(false);
  expect(shown(GATHERING)).toBe(false);
});

test("what somebody else said in a seat is not put into its owner's mouth", () => {
  const one = { id: "a", seat: 1, text: "Hello", at: 1, move: 1, former: true };
  render(Said, { live: new TestTable(), one });
  expect(screen.getByText("in the seat of Zoé, before")).toBeTruthy();
});

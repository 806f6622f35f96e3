import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import type { Asked } from "../src/protocol.ts";
import Choices from "../src/table/Choices.svelte";
import { setKeys } from "../src/table/keys.svelte.ts";
import Prompt from "../src/table/Prompt.svelte";
import Seats from "../src/table/Seats.svelte";
import { ASKED, SEATS, TABLE, TestTable } from "./table.ts";

beforeEach(() => {
  setKeys(true);
  vi.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Past the moment in which a key might have been meant for the question before. */
const later = () => vi.mocked(performance.now).mockReturnValue(1000);
const act = (action: object) => [{ do: "act", request: 7, actions: [action] }];

test("every legal choice is a button, in order, and answers when pressed", async () => {
  const live = new TestTable();
  render(Choices, { live });
  const said = screen.getAllByRole("button").map((one) => one.textContent?.replace(/\s+/g, " ").trim());
  expect(said.slice(1, 4)).toEqual(["1 Vote: yes", "2 Vote: no", "3 Pass chosen for you when time runs out"]);
  await fireEvent.click(screen.getByText("Vote: no"));
  expect(live.wished).toEqual(act({ type: "cast", choice: "no" }));
});

test("a choice is made by its key, but not while writing, nor twice, nor with the keys off", async () => {
  const live = new TestTable();
  render(Choices, { live });
  await tick();
  later();
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "1" });
  await fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
  await fireEvent.keyDown(document.body, { key: "9" });
  setKeys(false);
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(live.wished).toEqual([]);
  setKeys(true);
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(live.wished).toEqual(act({ type: "cast", choice: "yes" }));
  field.remove();
});

test("a key that was meant for the question before does not answer the new one", async () => {
  const live = new TestTable();
  render(Choices, { live });
  await tick();
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(live.wished).toEqual([]);
});

test("what is not legal stands there, can be reached, and says why", async () => {
  const live = new TestTable();
  render(Choices, { live });
  // The reason is not read twice.
  const bribe = screen.getByRole("button", { name: "Bribe" });
  expect(bribe.getAttribute("aria-disabled")).toBe("true");
  expect(bribe.hasAttribute("disabled")).toBe(false);
  const why = document.getElementById(bribe.getAttribute("aria-describedby")!)!;
  expect(why.textContent).toContain("You have no money.");
  expect(why.classList).toContain("hidden");
  await fireEvent.focus(bribe);
  expect(why.classList).not.toContain("hidden");
  await fireEvent.click(bribe);
  expect(live.wished).toEqual([]);
});

test("? explains the question and its choices, each kind once, with the rule", async () => {
  render(Choices, { live: new TestTable() });
  expect(screen.queryByText(/A bill needs/)).toBeNull();
  await fireEvent.keyDown(document.body, { key: "?" });
  expect(screen.getByText(/A bill needs/).textContent).toContain("§3");
  expect(screen.getAllByText(/You vote\./).length).toBe(1);
});

test("a sealed answer is marked, and may be changed", async () => {
  const live = new TestTable({ asked: [{ ...ASKED, answered: 1 }] });
  const { container } = render(Choices, { live });
  render(Prompt, { live, open: () => {} });
  expect(screen.getByText("This is your recorded answer.")).toBeTruthy();
  expect(screen.getByText(/Your answer is recorded: Vote: no/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Vote: no", pressed: true })).toBeTruthy();
  await fireEvent.click(within(container).getByText("Vote: yes"));
  expect(live.wished).toEqual(act({ type: "cast", choice: "yes" }));
});

test("yes stands before no, and has the first key, whatever the order in which they are asked", () => {
  const [yes, no, pass] = ASKED.options;
  render(Choices, { live: new TestTable({ asked: [{ ...ASKED, options: [no!, yes!, pass!] }] }) });
  const keys = screen.getAllByRole("button").map((one) => one.getAttribute("aria-keyshortcuts"));
  expect(screen.getByText("Vote: yes").closest("button")!.getAttribute("aria-keyshortcuts")).toBe("1");
  expect(keys.slice(1, 4)).toEqual(["1", "2", "3"]);
});

const bid = (food: number) => ({ action: { type: "cast", choice: food }, said: `${food} food` });
const BID: Asked = {
  id: 7,
  kind: "bid",
  said: "Alex, how much?",
  about: { choices: "amounts" },
  options: Array.from({ length: 29 }, (_, food) => bid(food)),
};

test("a bid is a number that one types, and no key stands for another number", async () => {
  const live = new TestTable({ asked: [BID] });
  render(Choices, { live });
  await tick();
  later();
  for (const key of ["1", "3", "a"]) await fireEvent.keyDown(document.body, { key });
  expect(live.wished).toEqual([]);
  await fireEvent.input(screen.getByRole("spinbutton", { name: "From 0 to 28" }), {
    target: { value: "13" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Choose: 13 food" }));
  expect(live.wished).toEqual(act({ type: "cast", choice: 13 }));
});

test("a bid that is sealed is said, and is where one goes on from", () => {
  render(Choices, { live: new TestTable({ asked: [{ ...BID, answered: 4 }] }) });
  expect(screen.getByText("Your recorded answer: 4 food.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose: 4 food" })).toBeTruthy();
});

test("seats are numbers too, but are chosen by their names and keys", () => {
  const options = ["Alex", "Zoé"].map((said, choice) => ({ action: { type: "cast", choice }, said }));
  render(Choices, { live: new TestTable({ asked: [{ ...BID, about: {}, options }] }) });
  expect(screen.getByRole("button", { name: /Zoé/ }).getAttribute("aria-keyshortcuts")).toBe("2");
});

const RESIGN = {
  id: 8,
  kind: "resign",
  said: "You may resign.",
  optional: true,
  options: [{ action: { type: "resign" }, said: "Resign" }],
};

test("several requests stand beside each other, and keys run through all that must be answered", async () => {
  const second = { ...ASKED, id: 9, options: [{ action: { type: "sign" }, said: "Sign" }], barred: [] };
  const live = new TestTable({ asked: [ASKED, second] });
  render(Choices, { live });
  await tick();
  later();
  await fireEvent.keyDown(document.body, { key: "4" });
  expect(live.wished).toEqual([{ do: "act", request: 9, actions: [{ type: "sign" }] }]);
});

test("what one merely may do stands apart, and no key does it by accident", async () => {
  const live = new TestTable({ asked: [RESIGN] });
  render(Choices, { live });
  await tick();
  later();
  for (const key of ["1", "2"]) await fireEvent.keyDown(document.body, { key });
  expect(live.wished).toEqual([]);
  expect(screen.getByText("You may:")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /Resign/ }));
  expect(live.wished).toEqual([{ do: "act", request: 8, actions: [{ type: "resign" }] }]);
});

test("nothing can be chosen in the past", async () => {
  const live = new TestTable();
  live.past = { move: 3, moves: 9, board: {}, lines: [] };
  render(Choices, { live });
  expect(screen.queryByText("Vote: yes")).toBeNull();
  expect(screen.getByText(/You are looking at the past/)).toBeTruthy();
});

test("the bar says what I must do, else who must do what, and can call them", async () => {
  const live = new TestTable();
  render(Prompt, { live, open: () => {} });
  expect(screen.getByText("Your turn")).toBeTruthy();
  expect(screen.getByText("Alex, vote on the bill.")).toBeTruthy();
  live.tell({ asked: [], waiting: [{ seat: 1, kind: "vote", said: "Zoé, vote on the bill." }] });
  await tick();
  expect(screen.queryByText("Your turn")).toBeNull();
  await fireEvent.click(screen.getByText("Call Zoé"));
  expect(live.wished).toEqual([{ do: "call", seat: 1 }]);
});

test("all of it is said in French when the language changes", async () => {
  render(Choices, { live: new TestTable() });
  setLang("fr");
  await tick();
  expect(screen.getByText("Vos choix")).toBeTruthy();
});

test("axe finds nothing", async () => {
  const { container } = render(Choices, { live: new TestTable() });
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(found.violations.map((one) => one.id)).toEqual([]);
});

test("what is played when time runs out is said beside the clock, by lot too", async () => {
  const lapse = "If your time runs out, one of the 3 choices is drawn by lot.";
  const asked: Asked = { ...ASKED, default: -1, drawn: [0, 1, 2], lapse };
  const waiting = [{ seat: 0, kind: "vote", said: ASKED.said, deadline: Date.now() / 1000 + 60 }];
  const live = new TestTable({ asked: [asked], waiting });
  render(Prompt, { live, open: () => undefined });
  expect(screen.getByText(lapse)).toBeTruthy();
  live.tell({ waiting: [{ seat: 0, kind: "vote", said: ASKED.said }] });
  await tick();
  expect(screen.queryByText(lapse)).toBeNull();
});

test("the plates show the bots' characters when the game is over, not before", () => {
  const seats = SEATS.map((one) => (one.seat === 2 ? { ...one, level: "steady/treacherous" } : one));
  for (const state of ["playing", "over"] as const) {
    render(Seats, { live: new TestTable({ table: { ...TABLE, state, seats }, asked: [] }) });
    expect(screen.queryAllByText("treacherous")).toHaveLength(state === "over" ? 1 : 0);
    cleanup();
  }
});

test("a seat shows that a bot keeps it, and nobody calls its owner", () => {
  const seats = SEATS.map((one) => (one.seat === 1 ? { ...one, kept: true, here: false } : one));
  const waiting = [{ seat: 1, kind: "vote", said: "Zoé, vote on the bill." }];
  const live = new TestTable({ table: { ...TABLE, seats }, asked: [], waiting });
  render(Seats, { live });
  expect(screen.getByText("a bot keeps the seat")).toBeTruthy();
  render(Prompt, { live, open: () => undefined });
  expect(screen.queryByRole("button", { name: /Zoé/ })).toBeNull();
});

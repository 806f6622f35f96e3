import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import { setKeys } from "../src/table/keys.svelte.ts";
import Undo from "../src/table/Undo.svelte";
import { TestTable } from "./table.ts";

const YOU = { seat: 0, undo: { request: 6, said: "2 food on the lions" } };
const undone = { do: "undo", request: 6 };

beforeEach(() => {
  setLang("en");
  setKeys(true);
});
afterEach(() => {
  cleanup();
  setKeys(true);
});

test("the button says what it takes back, and is there only while something can be", async () => {
  const live = new TestTable({ you: YOU });
  render(Undo, { live });
  screen.getByRole("button", { name: /Undo: 2 food on the lions/ }).click();
  expect(live.wished).toEqual([undone]);
  live.tell({ you: { seat: 0 } });
  await tick();
  expect(screen.queryByRole("button")).toBeNull();
});

test("u and Ctrl+Z do the same, u for who turned single keys on, and never from a field", async () => {
  const live = new TestTable({ you: YOU });
  render(Undo, { live });
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "z", ctrlKey: true });
  await fireEvent.keyDown(window, { key: "z" });
  expect(live.wished).toEqual([]);
  await fireEvent.keyDown(window, { key: "z", ctrlKey: true });
  await Promise.resolve();
  live.tell({ whole: true, you: YOU });
  live.sending = -1;
  await fireEvent.keyDown(window, { key: "u" });
  expect(live.wished).toEqual([undone, undone]);
  live.sending = -1;
  setKeys(false);
  await fireEvent.keyDown(window, { key: "u" });
  expect(live.wished.length).toBe(2);
  await fireEvent.keyDown(window, { key: "z", ctrlKey: true });
  expect(live.wished.length).toBe(3);
  field.remove();
});

test("at a past moment nothing is taken back", () => {
  const live = new TestTable({ you: YOU });
  live.past = { move: 1, moves: 3, board: {}, lines: [] };
  render(Undo, { live });
  live.undo();
  expect(screen.queryByRole("button")).toBeNull();
  expect(live.wished).toEqual([]);
});

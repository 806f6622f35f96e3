import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Controls from "../src/table/Controls.svelte";
import Prompt from "../src/table/Prompt.svelte";
import { setSingle } from "../src/table/single.svelte.ts";
import { ASKED, TestTable } from "./table.ts";

const ONE = { ...ASKED, options: ASKED.options.slice(2), default: 0 };
const acts = (live: TestTable) => live.wished.filter((wish) => wish.do === "act");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  setSingle(false);
  vi.useRealTimers();
});

test("a single choice is left to the person until asked otherwise", async () => {
  const live = new TestTable({ asked: [ONE] });
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(live)).toEqual([]);
});

test("where one asked for it the page makes it, after two to six seconds", async () => {
  setSingle(true);
  const live = new TestTable({ asked: [ONE] });
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(acts(live)).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_200);
  expect(acts(live)).toEqual([{ do: "act", request: 7, actions: [{ type: "pass" }] }]);
});

test("several choices are never made for anybody, nor one that has gone meanwhile", async () => {
  setSingle(true);
  const live = new TestTable();
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(10_000);
  live.tell({ asked: [ONE] });
  await tick();
  await vi.advanceTimersByTimeAsync(1_000);
  live.tell({ asked: [] });
  await tick();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(live)).toEqual([]);
});

test("the table has a button for it", async () => {
  const live = new TestTable({ asked: [ONE] });
  render(Controls, { live });
  const button = screen.getByRole("button", { name: "Single choice: by hand" });
  button.click();
  await tick();
  expect(screen.getByRole("button", { name: "Single choice: automatic" })).toBeTruthy();
});

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
  setSingle(true);
  vi.useRealTimers();
});

test("a single choice is left to whoever wants to be asked", async () => {
  setSingle(false);
  const live = new TestTable({ asked: [ONE] });
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(live)).toEqual([]);
});

test("the page makes it, after two to six seconds", async () => {
  const live = new TestTable({ asked: [ONE] });
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(acts(live)).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_200);
  expect(acts(live)).toEqual([{ do: "act", request: 7, actions: [{ type: "pass" }] }]);
});

test("«Ask me anyway» stops it, now and from then on", async () => {
  const live = new TestTable({ asked: [ONE] });
  render(Prompt, { live, open: () => {} });
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByRole("button", { name: "Ask me anyway" }).click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(live)).toEqual([]);
  live.tell({ asked: [{ ...ONE, id: 8 }] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(live)).toEqual([]);
  expect(screen.queryByRole("button", { name: "Ask me anyway" })).toBeNull();
});

test("several choices are never made for anybody, nor one that has gone meanwhile", async () => {
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
  screen.getByRole("button", { name: "Ask me even for a single answer", pressed: false }).click();
  await tick();
  expect(screen.getByRole("button", { name: "Ask me even for a single answer", pressed: true })).toBeTruthy();
});

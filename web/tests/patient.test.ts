import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "../src/patient.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what can't be loaded over a dead line is loaded when it is back", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("a board");
  const loaded = patiently(load);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loaded).toBe("a board");
});

test("but not for ever", async () => {
  const load = vi.fn().mockRejectedValue(new Error("gone"));
  const loaded = patiently(load).catch((failure) => failure.message);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await loaded).toBe("gone");
});

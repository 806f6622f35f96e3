// A word from whoever runs the server: seen and heard until it has been read.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/api.ts";
import { Connection, type Line } from "../src/connection.ts";
import { setLang } from "../src/language.svelte.ts";
import { became } from "../src/myself.svelte.ts";
import type { Me } from "../src/protocol.ts";
import Warnings from "../src/Warnings.svelte";

const ADA = { id: "ada", name: "Ada" } as Me;
const WORDS = { id: "w1", text: "Please mind your words.", at: 1_777_600_000 };

beforeEach(() => became({ ...ADA, warnings: [WORDS] }));
afterEach(() => {
  cleanup();
  setLang("en");
  vi.restoreAllMocks();
});

test("a warning is announced, and stays until it has been read", async () => {
  const read = vi.spyOn(api, "readWarning").mockResolvedValue({ ...ADA, warnings: [] });
  render(Warnings);
  expect(screen.getByRole("alert").textContent).toContain("Please mind your words.");
  expect(screen.getByRole("region", { name: "A word from whoever runs this server" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I have read this" }));
  expect(read).toHaveBeenCalledWith("w1");
  expect(screen.queryByText("Please mind your words.")).toBeNull();
});

test("around it all is said in French", () => {
  setLang("fr");
  render(Warnings);
  expect(screen.getByRole("button", { name: "J’ai lu ceci" })).toBeTruthy();
});

test("where it could not be kept that it was read, it stays and says so", async () => {
  vi.spyOn(api, "readWarning").mockRejectedValue(new api.Refusal("offline", { en: "No line.", fr: "" }));
  render(Warnings);
  await fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText("No line.")).toBeTruthy();
  expect(screen.getByText("Please mind your words.")).toBeTruthy();
});

test("a line that hears of a word asks for it", () => {
  const line: Line = { onmessage: null, onclose: null, send: () => {}, close: () => {} };
  const heed = vi.fn();
  const connection = new Connection({
    url: "ws://here",
    lang: "en",
    news: () => {},
    status: () => {},
    heed,
    dial: () => line,
  });
  line.onmessage?.({ data: JSON.stringify({ type: "heed" }) });
  connection.close();
  expect(heed).toHaveBeenCalledOnce();
});

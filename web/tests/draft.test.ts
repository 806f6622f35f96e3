import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsOf, NO_QUESTION, recall, remember, settle } from "../src/draft.ts";
import { setLang } from "../src/language.svelte.ts";
import Talk from "../src/table/Talk.svelte";
import { TestTable } from "./table.ts";

beforeEach(() => {
  setLang("en");
  localStorage.clear();
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ terms: [{ term: { a: 1 }, seat: 0, said: "a word" }] }))),
  );
  draftsOf("abc");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a draft is there again after a reload, for the same question of the same table alone", () => {
  remember("bid", 7, { typed: "3" });
  draftsOf("other");
  expect(recall("bid", 7)).toBeUndefined();
  draftsOf("abc");
  expect(recall("bid", 7)).toEqual({ typed: "3" });
  expect(recall("bid", 8)).toBeUndefined();
  expect(recall("bid")).toBeUndefined();
});

test("it is forgotten when its question is answered; what answers none stays until it is sent", () => {
  remember("bid", 7, "3");
  remember("talk", NO_QUESTION, { words: "hello" });
  settle([7]);
  expect(recall("bid", 7)).toBe("3");
  settle([8]);
  draftsOf("abc");
  expect(recall("bid", 7)).toBeUndefined();
  expect(recall("talk", NO_QUESTION)).toEqual({ words: "hello" });
  remember("talk", NO_QUESTION, "");
  expect(localStorage.length).toBe(0);
});

test("what can't be read is no draft", () => {
  localStorage.setItem("hemicycle-draft-abc", "{");
  draftsOf("abc");
  expect(recall("bid", 7)).toBeUndefined();
});

test("what one was about to say comes back with whom it was for", async () => {
  const live = new TestTable();
  live.thread = "1";
  const { unmount } = render(Talk, { live });
  live.draft = "between us";
  await tick();
  unmount();
  draftsOf("abc");
  expect(recall("talk", NO_QUESTION)).toEqual({ thread: "1", words: "between us" });
});

test("a deal that was being composed is open again, and gone once it is closed", async () => {
  const live = new TestTable();
  live.thread = "1";
  const { unmount } = render(Talk, { live });
  await fireEvent.click(screen.getByRole("button", { name: /deal/i }));
  await tick();
  unmount();
  draftsOf("abc");
  expect(recall("deal", NO_QUESTION)).toMatchObject({ others: [1], answers: "" });
  render(Talk, { live: new TestTable() });
  await fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await tick();
  expect(recall("deal", NO_QUESTION)).toBeUndefined();
});

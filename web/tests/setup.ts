// Before every test: files share a page, so each begins as if nobody had chosen anything yet.

import { beforeEach } from "vitest";
import { setLang } from "../src/language.svelte.ts";

/** jsdom scrolls nothing. */
Element.prototype.scrollTo = () => {};

/** Nor does it lay anything out: nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  localStorage.clear();
  setLang("en");
});

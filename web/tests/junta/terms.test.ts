import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLang } from "../../src/language.svelte.ts";
import type { TermChoice } from "../../src/protocol.ts";
import Terms from "../../src/table/Terms.svelte";
import { LANGUAGES, loadWords } from "../../src/words.ts";

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadWords(lang, "junta");
});
afterEach(cleanup);

/** What may be promised for later: one to ten millions, before this turn ends or the next. */
const later: TermChoice[] = [5, 6].flatMap((turn) =>
  Array.from({ length: 10 }, (_, at) => ({
    term: { type: "pay-later", seat: 0, party: 1, number: at + 1, turn },
    seat: 0,
    said: `Ada gives Bruno ${at + 1} M or more before turn ${turn} ends`,
  })),
);

test.each([
  ["en", "Money for later…"],
  ["fr", "De l’argent pour plus tard…"],
] as const)("money for later is chosen from one list of its own, in %s", async (lang, label) => {
  setLang(lang);
  const toggle = vi.fn();
  render(Terms, { game: "junta", terms: later, chosen: [], toggle });
  const list = await screen.findByLabelText(label);
  expect(list.querySelectorAll("option").length).toBe(21);
  const wanted = JSON.stringify(later[12]!.term);
  await fireEvent.change(list, { target: { value: wanted } });
  expect(toggle).toHaveBeenCalledWith(wanted);
});

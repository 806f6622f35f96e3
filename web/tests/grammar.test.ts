// The words beside a thing, by the table that tests/test_grammar.py reads too.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import cases from "../../tests/grammar.json";
import { forms, listed, realMinus } from "../src/grammar.ts";
import { LANGUAGES, type Lang } from "../src/words.ts";

type Given = string | number;

function say(lang: Lang, message: string, given: Given): string {
  const bundle = new FluentBundle(lang, { functions: forms(lang), useIsolating: false });
  bundle.addResource(new FluentResource(`said = ${message}`));
  return realMinus(bundle.formatPattern(bundle.getMessage("said")!.value!, { x: given }));
}

describe.each(LANGUAGES)("in %s", (lang) => {
  test("a message asks for a form", () => {
    for (const [form, given, said] of cases.forms[lang] as [string, Given, string][])
      expect([form, given, say(lang, `{ ${form}($x) }`, given)]).toEqual([form, given, said]);
  });

  test("numbers are written as the language does", () => {
    for (const [given, said] of cases.numbers[lang] as [number, string][])
      expect(say(lang, "{ $x }", given)).toBe(said);
  });

  test("lists have no comma before the last", () => {
    for (const [given, both, either] of cases.lists[lang] as [string[], string, string][]) {
      expect(listed(lang, given)).toBe(both);
      expect(listed(lang, given, "or")).toBe(either);
    }
  });
});

test("only a minus before a number is a minus", () => {
  expect(realMinus("1995-1996, --seed, A-1, -x")).toBe("1995-1996, --seed, A-1, -x");
});

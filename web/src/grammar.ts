// What a language asks of the words beside a thing, as src/hemicycle/engine/grammar.py does it, with the same rules.

import { type FluentFunction, FluentNone, FluentNumber, type FluentValue } from "@fluent/bundle";
import rules from "../../src/hemicycle/engine/texts/grammar.json";
import type { Lang } from "./words.ts";

interface Grammar {
  and: string;
  or: string;
  named?: Record<string, string>;
  forms: Record<string, string[][]>;
}

const grammars: Record<Lang, Grammar> = rules;

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** «A, B et C», without a comma before the last, in either language. */
export function listed(lang: Lang, words: string[], last: "and" | "or" = "and"): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(grammars[lang][last]);
}

/** Points may be less than none: − is as wide as +, and never breaks from its number. */
export function realMinus(sentence: string): string {
  return sentence.replace(/(^|[\s(\u202f])-(?=\d)/g, "$1−");
}

/** The functions of a language's Fluent messages. */
export function forms(lang: Lang): Record<string, FluentFunction> {
  const made: Record<string, FluentFunction> = { CAP: ofWords(lang, capital) };
  for (const [name, steps] of Object.entries(grammars[lang].forms))
    made[name] = ofWords(lang, form(lang, steps));
  return made;
}

function form(lang: Lang, steps: string[][]): (words: string) => string {
  const named = grammars[lang].named ?? {};
  const ordered = steps.map(([pattern, to, flags]) => ({
    pattern: new RegExp(named[pattern!] ?? pattern!, flags),
    to: to!,
  }));
  return (words) => {
    const fitting = ordered.find(({ pattern }) => pattern.test(words));
    return fitting ? words.replace(fitting.pattern, fitting.to) : words;
  };
}

/** A function as Fluent calls it: numbers are said first; what is missing stays so. */
function ofWords(lang: Lang, form: (words: string) => string): FluentFunction {
  return ([given]: FluentValue[]) => {
    if (given === undefined || given instanceof FluentNone) return given ?? new FluentNone();
    const words =
      given instanceof FluentNumber
        ? realMinus(new Intl.NumberFormat(lang, given.opts).format(given.value))
        : String(given);
    return form(words);
  };
}

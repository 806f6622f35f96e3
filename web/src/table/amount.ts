// A number that somebody types is taken as it is, or refused with a sentence: never changed behind their back.

/** The sentence that says why what was typed can't be chosen; nothing, when it can. */
export function refusal(typed: string, least: number, most: number): string | undefined {
  const number = Number(typed);
  if (!typed.trim() || !Number.isInteger(number)) return "amount-not-whole";
  if (number < least) return "amount-too-low";
  return number > most ? "amount-too-high" : undefined;
}

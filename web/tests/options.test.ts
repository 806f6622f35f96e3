import { expect, test } from "vitest";
import { chosenIn, valuesIn } from "../src/options.ts";
import type { EditionInfo, OptionInfo } from "../src/protocol.ts";

const said = (text: string) => ({ en: text, fr: text });
const option: OptionInfo = {
  name: "countries",
  said: said("Countries"),
  help: said(""),
  values: ["all", 12, 10, 5].map((value) => ({ value, said: said(String(value)), share: 1 })),
};
const edition = (lacks: EditionInfo["lacks"] = {}): EditionInfo => ({
  id: "mine",
  said: said("Mine"),
  players: [3, 4],
  usual: 4,
  variants: [],
  reconstructed: 0,
  figures: 1,
  options: ["countries"],
  own: false,
  lacks,
});

test("what an edition lacks is not offered, and numbers come by size", () => {
  const offered = (lacks?: EditionInfo["lacks"]) => valuesIn(option, edition(lacks)).map((one) => one.value);
  expect(offered()).toEqual(["all", 5, 10, 12]);
  expect(offered({ countries: [12] })).toEqual(["all", 5, 10]);
  expect(offered({ other: [5] })).toEqual(["all", 5, 10, 12]);
});

test("a choice stays with the edition that has it, and falls back to the default in another", () => {
  expect(chosenIn(option, edition(), 12)).toBe(12);
  expect(chosenIn(option, edition({ countries: [12] }), 12)).toBe("all");
  expect(chosenIn(option, edition({ countries: [12] }), 5)).toBe(5);
});

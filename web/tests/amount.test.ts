import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Amount from "../src/table/Amount.svelte";
import { refusal } from "../src/table/amount.ts";
import { LANGUAGES, words } from "../src/words.ts";

afterEach(cleanup);

const choices = [2, 3, 4, 5].map((choice) => ({
  action: { type: "cast", choice },
  said: `${choice} M`,
  help: "",
}));

test("what is typed is taken as it is, or refused", () => {
  expect(["2", "5"].map((typed) => refusal(typed, 2, 5))).toEqual([undefined, undefined]);
  expect(["1", "-3", "6", "99"].map((typed) => refusal(typed, 2, 5))).toEqual([
    "amount-too-low",
    "amount-too-low",
    "amount-too-high",
    "amount-too-high",
  ]);
  expect(["", " ", "2.5", "two"].map((typed) => refusal(typed, 2, 5))).toEqual(
    Array(4).fill("amount-not-whole"),
  );
});

test("a number out of reach says so, and is not sent as another", async () => {
  const choose = vi.fn();
  render(Amount, { choices, sending: false, choose });
  const field = screen.getByRole<HTMLInputElement>("spinbutton");
  await fireEvent.input(field, { target: { value: "9" } });
  expect(screen.getByRole("status").textContent).toBe("9 is too much: 5 is the most you can choose here.");
  expect(field.value).toBe("9");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await fireEvent.click(screen.getByRole("button"));
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.input(field, { target: { value: "4" } });
  expect(screen.getByRole("status").textContent).toBe("");
  await fireEvent.click(screen.getByRole("button", { name: "Choose: 4 M" }));
  expect(choose).toHaveBeenCalledWith(choices[2]);
});

test.each(LANGUAGES)("every reason has its sentence in %s", (lang) => {
  for (const id of ["amount-not-whole", "amount-too-low", "amount-too-high", "amount-none"])
    expect(words(lang).say(id, { typed: "9", least: 2, most: 5 })).not.toBe(id);
});

// At a table over days: by which way this server tells whose turn it is, and where one says so.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { setLang } from "../src/language.svelte.ts";
import { became } from "../src/myself.svelte.ts";
import type { Me, TableInfo } from "../src/protocol.ts";
import NoticeHint from "../src/table/NoticeHint.svelte";
import { TABLE, TestTable } from "./table.ts";

const DAYS: TableInfo = { ...TABLE, pace: "days" };
const ALEX: Me = {
  id: "alex",
  name: "Alex",
  has_passphrase: false,
  email: "",
  pending: "",
  by_code: false,
  push: false,
  push_key: "",
  can_email: false,
  warnings: [],
};
const both = { can_email: true, push_key: "key" };

afterEach(cleanup);

function said(me: Partial<Me>, table = DAYS): string {
  setLang("en");
  became({ ...ALEX, ...me });
  render(NoticeHint, { live: new TestTable({ table }) });
  const text = document.body.textContent?.trim() ?? "";
  cleanup();
  return text;
}

test("it says how one is told, or that one is not", () => {
  expect(said({ ...both, email: "a@example.org" })).toMatch(/told by mail to a@example.org.*Change$/);
  expect(said({ ...both, push: true })).toMatch(/Your devices will tell you.*Change$/);
  expect(said({ ...both, pending: "a@example.org" })).toMatch(/once a@example.org is confirmed.*Change$/);
  expect(said(both)).toMatch(/can be told.*Set it up$/);
  expect(said({})).toMatch(/sends no notices: look in/);
});

test("it promises nothing that the server can't do any more", () => {
  expect(said({ email: "a@example.org", push: true })).toMatch(/sends no notices: look in/);
  expect(said({ push_key: "key", email: "a@example.org" })).toMatch(/can be told.*Set it up$/);
});

test("the way there is a link, and only at tables over days that are not over", () => {
  became({ ...ALEX, ...both });
  render(NoticeHint, { live: new TestTable({ table: DAYS }) });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/me#notices");
  cleanup();
  expect(said(both, { ...DAYS, state: "over" })).toBe("");
  expect(said(both, TABLE)).toBe("");
});

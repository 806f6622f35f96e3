import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Link from "../src/pages/Link.svelte";
import type { LinkInfo } from "../src/protocol.ts";

let sent: { token: string; use: boolean }[];

/** A server that says what the link does. */
function open(info: Partial<LinkInfo>, status = 200) {
  sent = [];
  const trouble = { code: "not-allowed", said: { en: "This link has expired.", fr: "Ce lien a expiré." } };
  const answer = status === 200 ? { name: "Ada", table: "", email: "", mine: false, ...info } : trouble;
  vi.stubGlobal("fetch", async (_: string, wanted: RequestInit) => {
    sent.push(JSON.parse(String(wanted.body)));
    return new Response(JSON.stringify(answer), { status });
  });
  const address = { path: "/link", query: new URLSearchParams(), at: "signed" };
  render(Link, { address });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a link asks before it does anything", async () => {
  open({ purpose: "stop", email: "a…@example.org" });
  const button = await screen.findByRole("button", { name: "No more mails" });
  expect(sent).toEqual([{ token: "signed", use: false }]);
  await fireEvent.click(button);
  expect(await screen.findByText("No more mails will come.")).toBeTruthy();
  expect(sent).toEqual([
    { token: "signed", use: false },
    { token: "signed", use: true },
  ]);
});

test("whoever is somebody else on this device reads whom the seat is of", async () => {
  open({ purpose: "seat", table: "abc" });
  expect(await screen.findByRole("heading", { name: "Play as Ada on this device?" })).toBeTruthy();
  expect(screen.getByText(/If it is not, close this page/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("a link that has expired says so", async () => {
  open({}, 403);
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "This link has expired.");
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Board from "../../src/games/koalition/Board.svelte";
import type { Hand, Board as Shown } from "../../src/games/koalition/shown.ts";
import { words } from "../../src/words.ts";
import { tryBoard } from "../board.ts";
import { scene, scenes } from "./scenes.ts";

const show = tryBoard("koalition", Board, scenes, ["starter", "open", "talks", "crowd"]);

test("a card is chosen with one click and laid with the next", async () => {
  const { act } = show("lay");
  const { asked } = scene("lay");
  const [card] = within(screen.getByRole("toolbar")).getAllByRole("button");
  await fireEvent.click(card!);
  expect(act).not.toHaveBeenCalled();
  expect(card!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(card!);
  expect(act).toHaveBeenCalledTimes(1);
  expect(asked[0]!.options.map((one) => one.action)).toContainEqual(act.mock.calls[0]![1]);
  expect(act.mock.calls[0]![0]).toBe(asked[0]!.id);
});

test("arrow keys go through the hand, and only one card is in the order of the tab key", async () => {
  show("lay");
  const cards = within(screen.getByRole("toolbar")).getAllByRole("button");
  expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  cards[0]!.focus();
  await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(cards[1]!, { key: "End" });
  expect(document.activeElement).toBe(cards.at(-1));
});

test("an action card is aimed at a target above the hand, or on the table itself", async () => {
  const { asked } = scene("open");
  const doppler = asked[0]!.options.find((one) => one.action.type === "doppler")!;
  for (const above of [true, false]) {
    const { act } = show("open");
    await fireEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: /Doppler/ }));
    const group = screen.getByRole("group", { name: /Doppler/ });
    const target = above
      ? within(group).getByTitle(doppler.said)
      : screen.getAllByTitle(doppler.said).find((one) => !group.contains(one))!;
    await fireEvent.click(target);
    expect(act).toHaveBeenCalledWith(asked[0]!.id, doppler.action);
    cleanup();
  }
});

test("a politician on the table is hit by way of its party, which shows who has laid what", async () => {
  const { act, container } = show("open");
  const { asked, board } = scene("open");
  const hit = asked[0]!.options.find((one) => one.action.type === "ruecktritt")!;
  const laid = (board as unknown as Shown).table.laid.find((one) => one.card === hit.action.card)!;
  await fireEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: /Rücktritt/ }));
  await fireEvent.click(container.querySelector(`[data-means="${laid.party}"]`)!);
  const paper = container.querySelector<HTMLElement>(".party-paper")!;
  await fireEvent.click(within(paper).getByRole("button", { name: hit.said }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, hit.action);
});

test("every action card says what it does, also when it can't be played", async () => {
  for (const lang of ["en", "fr"] as const) {
    show("open", { lang });
    const held = (scene("open").mine as unknown as Hand).cards.filter((one) => one.kind === "action");
    const cards = new Set(held.map((one) => one.card));
    expect(cards.size).toBeGreaterThan(0);
    for (const card of cards) {
      const { say } = words(lang, "koalition");
      const button = within(screen.getByRole("toolbar")).getByText(say(`board-does-${card}`));
      await fireEvent.click(button.closest("button")!);
      expect(screen.getByText(say(`help-action-${card}`).replace(/\s+/g, " "))).toBeTruthy();
    }
    cleanup();
  }
});

test("a card that can't be played says why when it is touched", async () => {
  const { act } = show("open");
  const [politician] = within(screen.getByRole("toolbar")).getAllByRole("button");
  await fireEvent.click(politician!);
  expect(screen.getByText(words("en", "koalition").say("board-not-now"))).toBeTruthy();
  await fireEvent.click(politician!);
  expect(act).not.toHaveBeenCalled();
});

test("coalitions are proposed and accepted where they stand, and say who has agreed", async () => {
  const { act } = show("talks");
  const { asked, board } = scene("talks");
  const answers = asked[0]!.options.filter((one) => ["accept", "withdraw"].includes(String(one.action.type)));
  for (const choice of answers) await fireEvent.click(screen.getByRole("button", { name: choice.said }));
  expect(act.mock.calls.map((call) => call[1])).toEqual(answers.map((one) => one.action));
  const yes = (board as unknown as Shown).talks!.accepted.flat().length;
  expect(screen.getAllByText(/has said yes/)).toHaveLength(yes);
});

test("a click on a coalition that is listed proposes it whole, as a series", async () => {
  const { act } = show("talks");
  const { asked, board, you } = scene("talks");
  const { table, talks } = board as unknown as Shown;
  const on = talks!.proposed.map((one) => one.coalition.join());
  const mine = table.possible.filter(
    (one) => one.leaders.includes(you.seat!) && !on.includes(one.coalition.join()),
  );
  const buttons = within(screen.getByRole("region", { name: "Possible coalitions" }))
    .getAllByRole("button", { name: /^Propose ./ })
    .filter((one) => !(one as HTMLButtonElement).disabled);
  expect(mine.length).toBeGreaterThan(0);
  expect(buttons).toHaveLength(mine.length);
  await fireEvent.click(buttons[0]!);
  const [request, ...steps] = act.mock.calls[0]!;
  expect(request).toBe(asked[0]!.id);
  expect(asked[0]!.options.map((one) => one.action)).toContainEqual(steps[0]);
  const proposed = steps.at(-1)! as { type: string; coalition: string[] };
  expect(mine.map((one) => one.coalition)).toContainEqual(proposed.coalition);
  expect(
    steps
      .slice(0, -1)
      .map((one: { bloc: string }) => one.bloc)
      .sort(),
  ).toEqual([...proposed.coalition].sort());
});

const token = (container: Element, party: string) =>
  container.querySelector<HTMLButtonElement>(`.token[data-means="${party}"]`)!;

test("where not all are listed, any coalition is put together by touching parties", async () => {
  const { act, container } = show("crowd");
  const { board, you, seats } = scene("crowd");
  const { table, talks } = board as unknown as Shown;
  expect(table.all).toBe(false);
  const builder = within(screen.getByRole("region", { name: "Put together a coalition" }));
  expect(builder.getByText("Begin with one of your own parties.")).toBeTruthy();
  // A party without leader has fallen apart: touched, it shows its small parties, and which of them may join.
  const smallParties = () =>
    within(screen.getByRole("group", { name: "Parties that may join" })).getAllByRole("button");
  const mine = table.blocs.filter((one) => one.leader === you.seat);
  const on = talks!.proposed.map((one) => one.coalition.join());
  const wanted = table.possible.find(
    (one) => one.leaders.includes(you.seat!) && !on.includes(one.coalition.join()),
  )!.coalition;
  const own = mine.find((one) => wanted.includes(one.id))!;
  await fireEvent.click(token(container, own.party));
  const open = smallParties().filter((one) => one.ariaDisabled !== "true");
  expect(open).toHaveLength(mine.filter((one) => one.party === own.party).length);
  const propose = () => builder.getByRole("button", { name: /^Propose/ }) as HTMLButtonElement;
  let shown = own.party;
  for (const id of [own.id, ...wanted.filter((one) => one !== own.id)]) {
    const bloc = table.blocs.find((one) => one.id === id)!;
    const together = table.blocs.filter((one) => one.party === bloc.party);
    if (bloc.party !== shown || together.length === 1) await fireEvent.click(token(container, bloc.party));
    if (together.length > 1) shown = bloc.party;
    const name = `${words("en", "koalition").say(`term-party-${bloc.party}`)} (${seats[bloc.leader]!.name})`;
    if (together.length > 1) await fireEvent.click(smallParties().find((one) => one.ariaLabel === name)!);
  }
  expect(propose().disabled).toBe(false);
  await fireEvent.click(propose());
  const steps = act.mock.calls[0]!.slice(1) as { type: string; bloc?: string; coalition?: string[] }[];
  expect(mine.map((one) => one.id)).toContain(steps[0]!.bloc);
  const members = table.blocs.filter((one) => steps.at(-1)!.coalition!.includes(one.id));
  expect(members.reduce((sum, one) => sum + one.votes, 0)).toBeGreaterThanOrEqual(table.majority);
});

test("a party that was taken in can be taken out again, and all of them at once", async () => {
  const { container } = show("talks");
  const { board, you } = scene("talks");
  const mine = (board as unknown as Shown).table.blocs.find((one) => one.leader === you.seat)!;
  const builder = within(screen.getByRole("region", { name: "Put together a coalition" }));
  const taken = () => container.querySelectorAll(".token[aria-pressed=true]");
  await fireEvent.click(token(container, mine.party));
  expect(taken()).toHaveLength(1);
  expect(builder.getByText(/more needed/)).toBeTruthy();
  const other = container.querySelector<HTMLElement>(".token.lit[aria-pressed=false]")!;
  await fireEvent.click(other);
  expect(taken()).toHaveLength(2);
  await fireEvent.click(other);
  expect(taken()).toHaveLength(1);
  await fireEvent.click(builder.getByRole("button", { name: "Start over" }));
  expect(taken()).toHaveLength(0);
});

test("a party that may not join says why when it is touched", async () => {
  const { act, container } = show("talks");
  const { board, you } = scene("talks");
  const other = (board as unknown as Shown).table.blocs.find((one) => one.leader !== you.seat)!;
  await fireEvent.click(token(container, other.party));
  expect(
    within(container.querySelector<HTMLElement>(".party-paper")!).getByText(/not led by you/),
  ).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".party-paper")).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("what the prompt says is not said again on the board", () => {
  for (const name of ["open", "talks"]) {
    show(name);
    const { asked } = scene(name);
    const pass = asked[0]!.options.find((one) => one.action.type === "pass")!;
    expect(screen.queryByRole("button", { name: pass.said })).toBeNull();
    expect(screen.queryByText(asked[0]!.said)).toBeNull();
    cleanup();
  }
});

test("what one wants to look up comes over the room, and goes with Escape", async () => {
  const { container } = show("talks");
  for (const name of ["Countries", "Europe bonus now", "Summary card"]) {
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(
      within(container.querySelector<HTMLElement>(".papers")!).getByRole("heading", { name }),
    ).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelector(".papers")).toBeNull();
  }
});

test("no two things on the table bear the same name", () => {
  for (const one of scenes) {
    const { container } = show(one.name);
    const names = [...container.querySelectorAll("[data-thing]")].map((thing) =>
      thing.getAttribute("data-thing"),
    );
    expect(names).toEqual([...new Set(names)]);
    cleanup();
  }
});

test("everybody can be elected to begin", async () => {
  const { act } = show("starter");
  for (const choice of scene("starter").asked[0]!.options)
    await fireEvent.click(screen.getByRole("button", { name: choice.said }));
  expect(act).toHaveBeenCalledTimes(4);
});

test("in the past nothing can be done", () => {
  show("talks", { moment: true });
  expect(screen.queryByRole("button", { name: /Propose|Accept/ })).toBeNull();
});

test("with all cards open everybody's hand is shown", () => {
  const mine = scene("lay").mine as never;
  show("lay", { moment: true, hands: { 0: mine, 1: mine } });
  expect(screen.getAllByRole("toolbar")).toHaveLength(2);
});

test("the hemicycle is told in words", () => {
  show("talks");
  const { total, majority } = (scene("talks").board as unknown as Shown).table;
  expect(
    screen.getByRole("img", { name: new RegExp(`${total} votes, ${majority} make a majority`) }),
  ).toBeTruthy();
});

test("pointing at a coalition dims all other votes, until the table changes", async () => {
  const act = vi.fn();
  const given = { ...scene("talks"), table: {} as never, lang: "en" as const, moment: false, act };
  const { container, rerender } = render(Board, given);
  const { possible, total } = (given.board as unknown as Shown).table;
  const [row] = container.querySelectorAll("ol > li:has(.bar)");
  const dimmed = () => container.querySelectorAll(".vote.dim").length;
  await fireEvent.pointerEnter(row!);
  expect(possible.map((one) => total - one.votes)).toContain(dimmed());
  await rerender({ board: { ...given.board, table: { ...(given.board.table as object) } } });
  expect(dimmed()).toBe(0);
});

test("every word of the board is used, and none is wanting", () => {
  const folder = join(import.meta.dirname, "../../src/games/koalition");
  const files = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const game = join(import.meta.dirname, "../../../src/hemicycle/games/koalition");
  const texts = [folder, game].map((place) => readFileSync(join(place, "texts/en.ftl"), "utf8")).join("\n");
  const said = new Set([...texts.matchAll(/^((?:board|moment|plate)-[a-z-]+) =/gm)].map((one) => one[1]!));
  // What the terminal says, too, it may say alone.
  const terminal = join(import.meta.dirname, "../../../src/hemicycle/cli/boards");
  const there = readdirSync(terminal).filter((name) => name.startsWith("koalition"));
  const also = there.map((name) => readFileSync(join(terminal, name), "utf8")).join("\n");
  const used = new Set([...code.matchAll(/"((?:board|moment|plate)-[a-z-]+)"/g)].map((one) => one[1]!));
  for (const move of ["propose", "accept", "withdraw"]) used.add(`board-${move}`);
  for (const id of said) if (/^board-(does|look)-/.test(id)) used.add(id);
  expect([...used].filter((id) => !said.has(id))).toEqual([]);
  expect(
    [...said].filter(
      (id) =>
        !used.has(id.replace(/-first$/, "")) &&
        !also.includes(`"${id}"`) &&
        !also.includes(`"${id.replace("board-", "")}"`),
    ),
  ).toEqual([]);
});

test("a party says for ears what was played on it", () => {
  const board = structuredClone(scene("talks").board) as unknown as Shown;
  const [party] = board.table.parties;
  Object.assign(party!, { dopplers: 1, scandal: true });
  show("talks", { board: board as never });
  const button = document.querySelector(`button[data-place="party-${party!.party}"]`)!;
  expect(button.ariaLabel).toMatch(/, ×2 doubled by Doppler, ½ halved by Partei-Skandal/);
});

test("while all vote on who begins, one hears who has not", () => {
  const board = structuredClone(scene("starter").board) as unknown as Shown;
  board.turn.seats = [1, 2];
  const { container } = show("starter", { board: board as never });
  expect(container.textContent).toMatch(/Still to answer: Bruno and Chloé\./);
});

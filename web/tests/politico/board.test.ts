import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../../src/games/politico/Board.svelte";
import { listActions } from "../../src/games/politico/choices.ts";
import { openedIn, shotsOf } from "../../src/games/politico/shots.ts";
import type { Hand, Board as Shown } from "../../src/games/politico/shown.ts";
import type { Line } from "../../src/protocol.ts";
import { tryBoard } from "../board.ts";
import { scene, scenes } from "./scenes.ts";

const show = tryBoard("politico", Board, scenes, ["act", "defend", "investiture", "invite", "over"]);

const boardOf = (name: string) => scene(name).board as unknown as Shown;
const mineOf = (name: string) => scene(name).mine as unknown as Hand;
const hand = () => within(screen.getByRole("toolbar"));

test("an attack is a card of the hand, then a target", async () => {
  const { act } = show("act");
  const { asked } = scene("act");
  const attack = asked[0]!.options.find((one) => one.action.type === "attack-with")!;
  const name = attack.said.split(" against ")[0]!;
  const [card] = hand().getAllByRole("button", { name: new RegExp(`^${name}, play it now`) });
  await fireEvent.click(card!);
  await fireEvent.click(screen.getByRole("button", { name: attack.said }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, attack.action);
});

test("the sheet marks what is in hand, and chooses it there", async () => {
  show("act");
  const [held] = mineOf("act").cards.filter((card) =>
    boardOf("act").figures.attacks.some((row) => row.card === card),
  );
  const sheet = within(screen.getByRole("region", { name: "Attacks and defences" }));
  expect(sheet.getAllByRole("row")).toHaveLength(14);
  const buttons = sheet.getAllByRole("button");
  await fireEvent.click(buttons[0]!);
  expect(held).toBeTruthy();
  const pressed = hand()
    .getAllByRole("button")
    .filter((one) => one.getAttribute("aria-pressed") === "true");
  expect(pressed).toHaveLength(1);
  expect(pressed[0]!.textContent).toContain(buttons[0]!.textContent!.trim());
});

test("a card that can't be played says why", async () => {
  const { act } = show("act");
  const barred = scene("act").asked[0]!.barred!.find((one) => one.action.type === "form-government")!;
  await fireEvent.click(hand().getAllByRole("button", { name: /^Prime Minister/ })[0]!);
  expect(screen.getByText(barred.why)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
});

test("a card to swap never looks like one that is played, and goes by a button that says it", async () => {
  const { act } = show("draw");
  expect(hand().queryByRole("button", { name: /play it now/ })).toBeNull();
  const [card] = hand().getAllByRole("button");
  await fireEvent.click(card!);
  await fireEvent.click(card!);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(card!);
  await fireEvent.click(screen.getByRole("button", { name: /^Put .* and draw two/ }));
  expect(act).toHaveBeenCalledWith(scene("draw").asked[0]!.id, {
    type: "swap",
    card: mineOf("draw").cards[0],
  });
});

test("to draw, to end the turn and to choose a player are buttons of their own", async () => {
  for (const [name, type] of [
    ["draw", "draw"],
    ["act", "pass"],
    ["choose", "choose-player"],
    ["succeed", "pass"],
  ] as const) {
    const { act } = show(name);
    const [request] = scene(name).asked.filter((one) => !one.optional);
    const choice = request!.options.find((one) => one.action.type === type)!;
    await fireEvent.click(screen.getByRole("button", { name: choice.said }));
    expect(act).toHaveBeenCalledWith(request!.id, choice.action);
    cleanup();
  }
});

test("a government is put together on the board, and sent whole", async () => {
  const { act } = show("invite");
  const [request] = scene("invite").asked;
  const partners = request!.options.filter((one) => one.action.type === "invite").slice(0, 2);
  const { seats } = scene("invite");
  const making = within(screen.getByRole("region", { name: "A government is being formed" }));
  for (const one of partners)
    await fireEvent.click(
      making.getByRole("button", { name: new RegExp(seats[Number(one.action.party)]!.name!) }),
    );
  await fireEvent.click(making.getByRole("button", { name: "Call on these 2 partners" }));
  expect(act).toHaveBeenCalledWith(request!.id, ...partners.map((one) => one.action), { type: "present" });
});

test("when everybody is called the list is closed by itself; a reshuffle is always closed by hand", () => {
  const options = [0, 1].map((party) => ({ action: { type: "invite", party }, said: "" }));
  const asked = { id: 1, kind: "invite", said: "", options };
  expect(listActions(asked, [0, 1], [])).toEqual(options.map((one) => one.action));
  expect(listActions(asked, [1], [])).toEqual([options[1]!.action, { type: "present" }]);
  expect(listActions({ ...asked, kind: "reshuffle" }, [0, 1], [3])).toEqual([
    { type: "expel", party: 3 },
    ...options.map((one) => one.action),
    { type: "present" },
  ]);
});

test.each(["investiture", "censure"])("in an %s one casts yes, no or abstains", async (name) => {
  const { act } = show(name);
  const [request] = scene(name).asked.filter((one) => !one.optional);
  for (const [said, choice] of [
    ["Yes", "yes"],
    ["No", "no"],
    ["Abstain", "abstain"],
  ]) {
    const papers = within(screen.getByRole("group", { name: request!.said }));
    await fireEvent.click(papers.getByRole("button", { name: said }));
    expect(act).toHaveBeenLastCalledWith(request!.id, { type: "cast", choice });
  }
});

test.each([
  ["en", ": the attacker gives 30 points to the Prime Minister", "Baraka: nobody pays"],
  ["fr", "\u00a0: l’attaquant donne 30 points au Premier ministre", "Baraka\u00a0: personne ne paie"],
] as const)("in %s each defence has its price, Baraka too", (lang, pays, free) => {
  const board = structuredClone(scene("defend").board) as unknown as Shown;
  board.affair.assault!.card = "greve-generale";
  show("defend", { lang, board: board as never });
  const name = lang === "en" ? "What counters it" : "Ce qui contre l’attaque";
  const [strike, baraka] = within(screen.getByRole("list", { name })).getAllByRole("listitem");
  expect(strike!.textContent).toContain(pays);
  expect(baraka!.textContent).toContain(free);
});

test("a government that is barred after a Débâcle says so while the list is made", async () => {
  const { you, seats, asked } = scene("invite");
  const [partner] = asked[0]!.options.filter((one) => one.action.type === "invite");
  const party = Number(partner!.action.party);
  const board = structuredClone(scene("invite").board) as unknown as Shown;
  const by = {
    what: "identical",
    by: party,
    card: "debacle-economique",
    turns: 2,
    members: [you.seat!, party],
  };
  board.lasting = [by];
  board.affair.attempt!.invited = [];
  show("invite", { board: board as never });
  expect(screen.queryByText(/barred until the start of turn/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${seats[party]!.name}`) }));
  expect(
    screen.getByText(new RegExp(`barred until the start of turn ${board.course.turn + 2}`)),
  ).toBeTruthy();
});

test("whoever is attacked, or may help, answers on the board, and sees who has not yet", async () => {
  const { act } = show("defend");
  const [request] = scene("defend").asked.filter((one) => !one.optional);
  const { turn } = boardOf("defend");
  const duel = within(screen.getByRole("region", { name: "Attack" }));
  const open = turn.seats.map((seat) => scene("defend").seats[seat]!.name);
  for (const name of open) expect(duel.getByText(/^Still to answer/).textContent).toContain(name);
  expect(duel.getAllByText("has answered")).toHaveLength(turn.asked.length - turn.seats.length);
  const defence = request!.options.find((one) => one.action.type === "defend")!;
  await fireEvent.click(duel.getByRole("button", { name: defence.said }));
  expect(act).toHaveBeenCalledWith(request!.id, defence.action);
});

test("an army is answered by an army", async () => {
  const { act } = show("army");
  const [request] = scene("army").asked.filter((one) => !one.optional);
  const chain = within(screen.getByRole("region", { name: "The army" }));
  expect(chain.getByText(/As it stands/)).toBeTruthy();
  await fireEvent.click(chain.getByRole("button", { name: "Play Army Pressure" }));
  expect(act).toHaveBeenCalledWith(request!.id, { type: "counter-with-army" });
});

test("what one merely may do stands with the government, and says how one has decided", async () => {
  const { act } = show("resign");
  const [offer] = scene("resign").asked;
  expect(offer!.optional).toBe(true);
  const may = within(screen.getByRole("group", { name: offer!.said }));
  await fireEvent.click(may.getByRole("button", { name: "Resign when this turn is over" }));
  expect(act).toHaveBeenCalledWith(offer!.id, { type: "resign-later" });
  cleanup();
  show("resign", { mine: { ...scene("resign").mine, resigning: true } });
  expect(screen.getByText("You will resign when this turn is over.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stay in office" })).toBeTruthy();
});

test("in the past nothing can be done", () => {
  for (const name of ["draw", "investiture", "defend", "invite", "resign"]) {
    show(name, { moment: true });
    expect(
      screen.queryByRole("button", { name: /^(Draw|Yes|Don’t counter|Govern alone|Call|Resign)/ }),
    ).toBeNull();
    cleanup();
  }
});

test("with all cards open everybody's hand is shown", () => {
  const mine = scene("act").mine as never;
  show("act", { moment: true, hands: { 0: mine, 1: mine } });
  expect(screen.getAllByRole("toolbar")).toHaveLength(2);
});

test("the Assembly and every government are told in words", () => {
  show("eight");
  const { assembly, past, government } = boardOf("eight");
  const told = screen.getByRole("img", { name: /Hemicycle/ }).ariaLabel;
  for (const one of scene("eight").seats)
    expect(told).toContain(`${one.name} ${assembly.deputies[one.seat]}`);
  const table = within(screen.getByRole("region", { name: "Governments and falls" }));
  expect(table.getAllByRole("row").length).toBe(1 + past.length + (government ? 1 : 0));
});

test("by the clock minutes are counted", () => {
  show("clock");
  const { figures, course } = boardOf("clock");
  expect(screen.getByText(new RegExp(`Minute ${course.minutes} of ${figures.last}`))).toBeTruthy();
});

const line = (event: Record<string, unknown>): Line =>
  ({ type: String(event.type), said: "", event }) as never;

test("what happens flies to whom it is meant for", () => {
  const [attack, counter, hit, deputies] = shotsOf([
    line({ type: "attack-played", seat: 1, target: 3, card: "forfaiture" }),
    line({ type: "attack-countered", seat: 2, target: 3, attacker: 1, card: "baraka", attack: "forfaiture" }),
    line({ type: "attack-succeeded", seat: 1, target: 3, card: "forfaiture" }),
    line({ type: "deputies-moved", seat: 1, giver: 3, number: 20 }),
    line({ type: "turn-began", seat: 1, turn: 3 }),
  ]);
  expect([attack!.from, attack!.to, attack!.kind]).toEqual([1, 3, "attack"]);
  expect([counter!.from, counter!.to, counter!.kind]).toEqual([2, 3, "defence"]);
  expect([hit!.to, hit!.kind]).toEqual([3, "hit"]);
  expect([deputies!.from, deputies!.to, deputies!.number]).toEqual([3, 1, 20]);
});

test("how a ballot went is shown until the next turn", () => {
  const ballot = {
    type: "ballot-revealed",
    question: "investiture",
    voters: [0, 1, 2],
    choices: ["yes", "no", "abstain"],
    weights: [60, 45, 30],
  };
  expect(openedIn([line(ballot)])).toEqual(ballot);
  expect(openedIn([line(ballot), line({ type: "turn-began", turn: 4 })])).toBeNull();
  expect(openedIn([line({ type: "motion-tabled", seat: 0 })])).toBeUndefined();
  show("act", { lines: [line(ballot)] });
  const votes = within(screen.getByRole("region", { name: "Result of the vote" }));
  expect(votes.getByText("60")).toBeTruthy();
  expect(votes.getByText("Majority: 53.")).toBeTruthy();
});

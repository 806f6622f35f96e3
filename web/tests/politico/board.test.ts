import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Board from "../../src/games/politico/Board.svelte";
import { listActions } from "../../src/games/politico/choices.ts";
import type { Hand, Board as Shown } from "../../src/games/politico/shown.ts";
import { tryBoard } from "../board.ts";
import { scene, scenes } from "./scenes.ts";

const show = tryBoard("politico", Board, scenes, ["act", "defend", "investiture", "invite", "over"]);

const boardOf = (name: string) => scene(name).board as unknown as Shown;
const mineOf = (name: string) => scene(name).mine as unknown as Hand;
const hand = () => within(screen.getByRole("toolbar"));
/** A paper that is opened when it is wanted. */
async function file(name: string, button: string) {
  await fireEvent.click(screen.getByRole("button", { name: button }));
  return within(screen.getByRole("region", { name }));
}

test("an attack is a card of the hand, then a bench", async () => {
  const { act } = show("act");
  const { asked } = scene("act");
  const attack = asked[0]!.options.find((one) => one.action.type === "attack-with")!;
  const name = attack.said.split(" against ")[0]!;
  const [card] = hand().getAllByRole("button", { name: new RegExp(`^${name}, play it now`) });
  await fireEvent.click(card!);
  await fireEvent.click(screen.getByRole("button", { name: attack.said }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, attack.action);
});

test("by key one goes from the card to the benches that are lit, and back", async () => {
  const { act } = show("act");
  const [card] = hand().getAllByRole("button", { name: /^Ecological Disaster, play it now/ });
  card!.focus();
  await fireEvent.click(card!);
  await tick();
  const bench = document.activeElement!;
  expect(bench.ariaLabel).toMatch(/^Ecological Disaster against /);
  await fireEvent.keyDown(bench, { key: "Escape" });
  expect(document.activeElement).toBe(card);
  expect(screen.queryByRole("button", { name: /^Ecological Disaster against / })).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("the sheet marks what is in hand, and chooses it there", async () => {
  show("act");
  const [held] = mineOf("act").cards.filter((card) =>
    boardOf("act").figures.attacks.some((row) => row.card === card),
  );
  const sheet = await file("Attacks and defences", "Attacks");
  expect(sheet.getAllByRole("row")).toHaveLength(14);
  const [, first] = sheet.getAllByRole("button");
  const name = first!.textContent!.trim();
  await fireEvent.click(first!);
  expect(held).toBeTruthy();
  const pressed = hand()
    .getAllByRole("button")
    .filter((one) => one.getAttribute("aria-pressed") === "true");
  expect(pressed).toHaveLength(1);
  expect(pressed[0]!.textContent).toContain(name);
  expect(screen.queryByRole("region", { name: "Attacks and defences" })).toBeNull();
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

test("the pile is drawn from, and whom an event hits is a bench", async () => {
  for (const [name, type] of [
    ["draw", "draw"],
    ["choose", "choose-player"],
  ] as const) {
    const { act } = show(name);
    const [request] = scene(name).asked.filter((one) => !one.optional);
    const choice = request!.options.find((one) => one.action.type === type)!;
    await fireEvent.click(screen.getByRole("button", { name: choice.said }));
    expect(act).toHaveBeenCalledWith(request!.id, choice.action);
    cleanup();
  }
});

test("what needs no card is a slip on the desk, and what the prompt says is not said again", async () => {
  const LEVERS = ["reshuffle-government", "dissolve", "step-down", "leave-government"];
  let found = 0;
  for (const name of ["act", "premier", "form"]) {
    const { act } = show(name);
    const [request] = scene(name).asked.filter((one) => !one.optional);
    expect(screen.queryByText(request!.said)).toBeNull();
    expect(screen.queryByRole("button", { name: "End the turn" })).toBeNull();
    for (const choice of request!.options.filter((one) => LEVERS.includes(String(one.action.type)))) {
      found += 1;
      await fireEvent.click(screen.getByRole("button", { name: choice.said }));
      expect(act).toHaveBeenLastCalledWith(request!.id, choice.action);
    }
    cleanup();
  }
  expect(found).toBeGreaterThan(1);
});

test("a government is put together on the board, and sent whole", async () => {
  const { act } = show("invite");
  const [request] = scene("invite").asked;
  const partners = request!.options.filter((one) => one.action.type === "invite").slice(0, 2);
  const { seats } = scene("invite");
  const making = within(screen.getByRole("region", { name: "A government is being formed" }));
  for (const one of partners) {
    const bench = new RegExp(`^${seats[Number(one.action.party)]!.name} `);
    await fireEvent.click(screen.getByRole("button", { name: bench }));
    expect(screen.getByRole("button", { name: bench, pressed: true })).toBeTruthy();
  }
  await fireEvent.click(making.getByRole("button", { name: "Call on these 2 partners" }));
  expect(act).toHaveBeenCalledWith(request!.id, ...partners.map((one) => one.action), { type: "present" });
});

test("whoever may not be called has a bench that says why", async () => {
  const { act } = show("invite");
  const [request] = scene("invite").asked;
  const { action, why } = request!.barred!.find((one) => typeof one.action.party === "number")!;
  const bench = screen.getByRole("button", {
    name: new RegExp(`^${scene("invite").seats[Number(action.party)]!.name} .*barred`),
  });
  expect(bench.title).toBe(why);
  await fireEvent.click(bench);
  expect(bench.ariaPressed ?? "false").toBe("false");
  expect(act).not.toHaveBeenCalled();
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

test.each([
  ["investiture", "Investiture"],
  ["censure", "Motion of censure"],
])("in an %s one sees who has voted, and never what", (name, title) => {
  show(name);
  const { vote } = boardOf(name).affair;
  const { turn } = boardOf(name);
  const paper = within(screen.getByRole("region", { name: title }));
  expect(paper.queryAllByText("has not answered yet")).toHaveLength(turn.seats.length);
  for (const weight of vote!.weights) expect(paper.getAllByText(String(weight)).length).toBeGreaterThan(0);
  expect(paper.queryByText(/^(Yes|No|Abstain)/)).toBeNull();
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

test("whoever is attacked, or may help, answers from the hand, and sees who has not yet", async () => {
  const { act } = show("defend");
  const [request] = scene("defend").asked.filter((one) => !one.optional);
  const { turn } = boardOf("defend");
  const duel = within(screen.getByRole("region", { name: "Attack" }));
  const open = turn.seats.map((seat) => scene("defend").seats[seat]!.name);
  for (const name of open) expect(duel.getByText(/^Still to answer/).textContent).toContain(name);
  expect(duel.getAllByText("has answered")).toHaveLength(turn.asked.length - turn.seats.length);
  const defence = request!.options.find((one) => one.action.type === "defend")!;
  const [card] = hand().getAllByRole("button", { name: /counters it$/ });
  await fireEvent.click(card!);
  await fireEvent.click(screen.getByRole("button", { name: defence.said }));
  expect(act).toHaveBeenCalledWith(request!.id, defence.action);
});

test("an army is answered by an army", async () => {
  const { act } = show("army");
  const [request] = scene("army").asked.filter((one) => !one.optional);
  const chain = within(screen.getByRole("region", { name: "The army" }));
  expect(chain.getByText(/As it stands/)).toBeTruthy();
  const [card] = hand().getAllByRole("button", { name: /^Army Pressure, play it now/ });
  await fireEvent.click(card!);
  await fireEvent.click(card!);
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

test("with all cards open everybody's hand can be looked at", async () => {
  const [mine, other] = [scene("act").mine, scene("draw").mine];
  const [first, second] = scene("act").seats;
  show("act", { moment: true, hands: { 0: mine, 1: other } });
  expect(screen.getByRole("toolbar", { name: `${first!.name}’s hand` })).toBeTruthy();
  expect(hand().getAllByRole("button")).toHaveLength(mineOf("act").cards.length);
  await fireEvent.click(screen.getByRole("button", { name: `${second!.name}’s hand` }));
  expect(hand().getAllByRole("button")).toHaveLength(mineOf("draw").cards.length);
});

test("the Assembly, every player and every government are told in words", async () => {
  show("eight");
  const { assembly, past, government } = boardOf("eight");
  const told = screen.getByRole("img", { name: /Hemicycle/ }).ariaLabel;
  for (const one of scene("eight").seats)
    expect(told).toContain(`${one.name} ${assembly.deputies[one.seat]}`);
  const players = await file("The players", "Players");
  for (const [seat, { cards }] of boardOf("eight").players.entries()) {
    const row = players.getAllByRole("listitem")[seat]!.textContent;
    expect(row).toContain(scene("eight").seats[seat]!.name);
    expect(row).toContain(`${cards} trump`);
  }
  const table = await file("Governments and falls", "Governments");
  expect(table.getAllByRole("row").length).toBe(1 + past.length + (government ? 1 : 0));
});

test("by the clock minutes are counted", () => {
  show("clock");
  const { figures, course } = boardOf("clock");
  expect(screen.getByText(new RegExp(`Minute ${course.minutes} of ${figures.last}`))).toBeTruthy();
});

test("a paper that was opened is closed by Escape, and the focus is back where it was opened", async () => {
  show("act");
  await file("The players", "Players");
  await fireEvent.keyDown(screen.getByRole("region", { name: "The players" }), { key: "Escape" });
  expect(screen.queryByRole("region", { name: "The players" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Players" }));
});

test("no two things that travel have the same name, and none tells what is hidden", () => {
  for (const { name, board, you } of scenes) {
    const { container } = show(name);
    const things = [...container.querySelectorAll<HTMLElement>("[data-thing]")].map(
      (one) => one.dataset.thing!,
    );
    expect(new Set(things).size, name).toBe(things.length);
    cleanup();
    // Whoever watches has no hand, and what is played is no hand's.
    show(name, { mine: {}, asked: [], you: { ...you, seat: null } as never, board });
    for (const one of document.querySelectorAll<HTMLElement>("[data-thing]"))
      expect(one.dataset.thing).not.toMatch(/^trump:/);
    cleanup();
  }
});

test("at each bench one hears a name, then what its figures count", () => {
  const { container } = show("act");
  const { assembly, players } = boardOf("act");
  const heard = [...container.querySelectorAll(".plate")].map((plate) => {
    for (const one of plate.querySelectorAll("[aria-hidden=true]")) one.remove();
    return plate.textContent!.replace(/\s/g, "");
  });
  const called = scene("act").seats[0]!.name;
  expect(heard).toContain(`${called},${assembly.deputies[0]}deputies,${players[0]!.cards}trumpsinhand`);
});

import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { BoardProps } from "../../src/games/types.ts";
import Board from "../../src/games/zoocracy/Board.svelte";
import reached from "../../src/games/zoocracy/reached.ts";
import type { Hand, Board as Shown } from "../../src/games/zoocracy/shown.ts";
import { type More, tryBoard } from "../board.ts";
import { scene, scenes } from "./scenes.ts";

const show = tryBoard("zoocracy", Board, scenes, ["bid", "campaign", "propose", "vote", "over"]);

const boardOf = (name: string) => scene(name).board as unknown as Shown;
const mineOf = (name: string) => scene(name).mine as unknown as Hand;
/** A scene in which something on the table is otherwise. */
function changed(name: string, change: (board: Shown) => void): More {
  const board = structuredClone(scene(name).board);
  change(board as unknown as Shown);
  return { board };
}

const enclosure = (species: string) => screen.getByRole("button", { name: new RegExp(`^${species}:`, "i") });

test("food is placed by touching an enclosure, then a number", async () => {
  const { act } = show("campaign");
  const { asked } = scene("campaign");
  const place = asked[0]!.options.find((one) => one.action.type === "place")!;
  await fireEvent.click(enclosure(String(place.action.species)));
  await fireEvent.click(screen.getByRole("button", { name: place.said }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, place.action);
});

test("where food can't be placed the number is grey and says why", async () => {
  const { act } = show("campaign");
  const barred = scene("campaign").asked[0]!.barred!.find((one) => one.action.type === "place")!;
  await fireEvent.click(enclosure(String(barred.action.species)));
  const grey = screen.getAllByTitle(barred.why)[0]!;
  expect(grey.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(grey);
  expect(screen.getByRole("status").textContent).toBe(barred.why);
  expect(act).not.toHaveBeenCalled();
});

test("a number above the limit says the limit, and the button's name has its reason", async () => {
  const { asked } = scene("campaign");
  const place = asked[0]!.options.find((one) => one.action.type === "place" && one.action.number === 1)!;
  const { species } = place.action;
  const barred = asked.map((one) => ({
    ...one,
    options: one.options.filter(({ action }) => action.type !== "place"),
    barred: [{ action: place.action, said: place.said, why: "Bruno has 1 there too." }],
  }));
  show("campaign", { ...changed("campaign", ({ turn }) => (turn.left = 1)), asked: barred });
  await fireEvent.click(enclosure(String(species)));
  expect(screen.getByRole("button", { name: "1: Bruno has 1 there too." })).toBeTruthy();
  for (const number of [2, 3])
    expect(
      screen.getByRole("button", { name: `${number}: You may place 1 more food this turn.` }),
    ).toBeTruthy();
});

test("by the advanced rules a motion needs no lost majority", () => {
  const perhaps = ({ tracks, figures }: Shown, advanced: boolean) => {
    tracks.phases.find((one) => one.phase === "F")!.state = "perhaps";
    figures.advanced = advanced;
  };
  show(
    "vote",
    changed("vote", (board) => perhaps(board, false)),
  );
  expect(screen.getByText(/only if the government loses its majority\./)).toBeTruthy();
  cleanup();
  show(
    "vote",
    changed("vote", (board) => perhaps(board, true)),
  );
  expect(screen.getByText(/the Opposition Leader may bring a motion/)).toBeTruthy();
  expect(screen.queryByText(/loses its majority/)).toBeNull();
});

test.each([
  ["coming", "this round"],
  ["skipped", "next round"],
] as const)("an interim government's elections, %s, come %s", (state, told) => {
  show(
    "progress",
    changed("progress", ({ tracks, parliament }) => {
      parliament.interim = true;
      parliament.government = [0];
      tracks.last = false;
      tracks.phases.find((one) => one.phase === "C")!.state = state;
      tracks.rounds[tracks.round]!.parliamentary = true;
    }),
  );
  expect(screen.getByText(new RegExp(`Interim government: election ${told}`))).toBeTruthy();
});

test("in the last round both goals of a proposal are this round's", () => {
  show(
    "propose",
    changed("propose", ({ tracks }) => (tracks.rounds[tracks.round - 1]!.goals = [1, 2])),
  );
  const shares = within(screen.getByRole("group", { name: "What the proposal gives out" }));
  expect(shares.getByRole("group", { name: "Second goal" })).toBeTruthy();
  expect(shares.queryByRole("group", { name: /next round/ })).toBeNull();
});

test("a proposal that was begun elsewhere says what is fixed", () => {
  show("propose", { mine: { ...scene("propose").mine, draft: [1] } });
  expect(screen.getByText(/already gives: Prime Minister to Bruno\./)).toBeTruthy();
});

test("§6 what was reached is goals, then the food that decides between equal ones", () => {
  const board = structuredClone(scene("over").board) as unknown as Shown;
  board.standing.points = board.players.map(() => 3);
  board.players[0] = { cards: 1, food: 9 };
  board.players[1] = { cards: 1 };
  const plain = board as unknown as BoardProps["board"];
  expect(reached(plain, 0, "en")).toBe("3 goals, 9 food");
  expect(reached(plain, 0, "fr")).toBe("3 objectifs, 9 jetons");
  expect(reached(plain, 1, "en")).toBe("3 goals");
});

test("an office is used where food is placed", async () => {
  const { act } = show("campaign");
  const { asked } = scene("campaign");
  const used = asked[0]!.options.find((one) =>
    /^(place-bonus|leader-campaign)$/.test(String(one.action.type)),
  )!;
  await fireEvent.click(enclosure(String(used.action.species)));
  await fireEvent.click(screen.getByRole("button", { name: used.said }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, used.action);
});

test("the Escape key closes an enclosure", async () => {
  show("campaign");
  const button = enclosure("elephants");
  await fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.keyDown(button, { key: "Escape" });
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

test("the Blockade is set by touching an enclosure", async () => {
  const { act } = show("block");
  await fireEvent.click(enclosure("hippos"));
  await fireEvent.click(screen.getByRole("button", { name: /blockade on the hippos/i }));
  expect(act).toHaveBeenCalledWith(scene("block").asked[0]!.id, { type: "set-blockade", species: "hippos" });
});

test("a bid says what would be paid and what remains, and is sealed whole", async () => {
  const { act } = show("bid");
  const { food } = mineOf("bid");
  const more = screen.getByRole("button", { name: "More" });
  for (let step = 0; step < 5; step++) await fireEvent.click(more);
  expect(screen.getByText(`Bid 5: you pay 3 and keep ${food - 3}.`)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Seal the bid" }));
  expect(act).toHaveBeenCalledWith(scene("bid").asked[0]!.id, { type: "cast", choice: 5 });
});

test.each([
  ["en", "99", "“99” is not a bid"],
  ["en", "-1", "“-1” is not a bid"],
  ["en", "1.5", "“1.5” is not a bid"],
  ["en", "", "^A bid is a whole number from 0"],
  ["fr", "99", "«\\s99\\s» n’est pas une mise"],
  ["fr", "", "^Une mise est un nombre entier de 0"],
] as const)(
  "in %s a bid of «%s» is refused with a sentence, and not made another",
  async (lang, typed, said) => {
    const { act, container } = show("bid", { lang });
    const field = container.querySelector<HTMLInputElement>("input[type=number]")!;
    await fireEvent.input(field, { target: { value: typed } });
    expect(screen.getByText(new RegExp(said))).toBeTruthy();
    expect(field.value).toBe(typed);
    await fireEvent.click(
      screen.getByRole("button", { name: lang === "en" ? "Seal the bid" : "Valider la mise" }),
    );
    expect(act).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: "2" } });
    await fireEvent.click(
      screen.getByRole("button", { name: lang === "en" ? "Seal the bid" : "Valider la mise" }),
    );
    expect(act).toHaveBeenCalledWith(scene("bid").asked[0]!.id, { type: "cast", choice: 2 });
  },
);

test("a proposal is built by choosing a party for each share, and sent at once", async () => {
  const { act } = show("propose");
  const { asked, you, seats } = scene("propose");
  const partner = seats.find((one) => one.seat !== you.seat)!;
  const send = screen.getByRole("button", { name: "Propose this government" });
  expect(send.hasAttribute("disabled")).toBe(true);
  const given = screen.getAllByRole("button", { name: new RegExp(` to ${partner.name}$`) });
  expect(given).toHaveLength(5);
  for (const share of given) {
    expect(send.hasAttribute("disabled")).toBe(true);
    await fireEvent.click(share);
  }
  expect(send.hasAttribute("disabled")).toBe(false);
  expect(screen.getByText(/^It names/).textContent).toContain(partner.name);
  await fireEvent.click(send);
  const party = partner.seat;
  expect(act).toHaveBeenCalledWith(
    asked[0]!.id,
    { type: "appoint", office: "prime-minister", party },
    { type: "appoint", office: "finance", party },
    { type: "appoint", office: "defence", party },
    { type: "promise-goal", goal: 1, party },
    { type: "promise-goal", goal: 2, party },
  );
});

test("a share can be given to somebody else before the proposal is sent, and taken back", async () => {
  show("propose");
  const [one, other] = scene("propose").seats;
  const first = screen.getByRole("button", { name: `Prime Minister to ${one!.name}` });
  const second = screen.getByRole("button", { name: `Prime Minister to ${other!.name}` });
  const given = () => [first, second].map((button) => button.getAttribute("aria-pressed"));
  await fireEvent.click(first);
  expect(given()).toEqual(["true", "false"]);
  await fireEvent.click(second);
  expect(given()).toEqual(["false", "true"]);
  await fireEvent.click(second);
  expect(given()).toEqual(["false", "false"]);
});

test("an office is dropped on a party", async () => {
  show("propose");
  const [one] = scene("propose").seats;
  const data: Record<string, string> = {};
  const dataTransfer = {
    setData: (type: string, what: string) => {
      data[type] = what;
    },
    getData: (type: string) => data[type] ?? "",
  };
  const row = screen.getByRole("group", { name: "Defence Minister" });
  await fireEvent.dragStart(row.querySelector("[draggable=true]")!, { dataTransfer });
  // Anywhere in the party's column.
  const party = screen.getByRole("button", { name: `Prime Minister to ${one!.name}` });
  await fireEvent.dragOver(party, { dataTransfer });
  await fireEvent.drop(party, { dataTransfer });
  const given = screen.getByRole("button", { name: `Defence Minister to ${one!.name}` });
  expect(given.getAttribute("aria-pressed")).toBe("true");
  expect(party.getAttribute("aria-pressed")).toBe("false");
});

test("a motion before an election gives out as many goals as it may", () => {
  show("motion");
  const shares = within(screen.getByRole("group", { name: "What the proposal gives out" }));
  expect(shares.getAllByRole("group")).toHaveLength(3 + boardOf("motion").talks!.goals);
});

test("the proposal that is voted on lies in the room, with what each answer would mean", () => {
  show("vote");
  const paper = within(screen.getByRole("region", { name: "Vote" }));
  const { proposal } = boardOf("vote").talks!;
  const { seats } = scene("vote");
  expect(paper.getByRole("heading").textContent).toBe(`${seats[proposal!.seat]!.name} proposes`);
  for (const share of ["Prime Minister", "Finance Minister", "Defence Minister", "Goal of this round"])
    expect(paper.getByText(share)).toBeTruthy();
  expect(paper.getByText(/^It names/).textContent).toMatch(/Seats together: \d+, with \d+ needed/);
  for (const meant of [/you govern\.$/, /you are in opposition/]) expect(paper.getByText(meant)).toBeTruthy();
  // The answers themselves stand beside the question.
  expect(paper.queryAllByRole("button")).toHaveLength(0);
});

test("a playable card stands out, and is played by the second click if there is one way", async () => {
  const { act } = show("progress");
  const { asked } = scene("progress");
  const card = within(screen.getByRole("toolbar")).getByRole("button", {
    name: /Assertiveness.*play it now/,
  });
  await fireEvent.click(card);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(card);
  expect(act.mock.calls[0]![0]).toBe(asked[0]!.id);
  expect(asked[0]!.options.map((one) => one.action)).toContainEqual(act.mock.calls[0]![1]);
});

test("a card of another phase says when it can be played", async () => {
  const { act } = show("bid");
  const [card] = within(screen.getByRole("toolbar")).getAllByRole("button");
  await fireEvent.click(card!);
  await fireEvent.click(card!);
  expect(screen.queryAllByText(/Played in the phase/).length).toBeLessThanOrEqual(1);
  expect(card!.getAttribute("aria-label")).toMatch(/Played in the phase/);
  expect(act).not.toHaveBeenCalled();
});

test("cards above the limit say that they are discarded, and go by a button that says it", async () => {
  const { act } = show("discard");
  const { asked } = scene("discard");
  const hand = within(screen.getByRole("toolbar"));
  expect(hand.queryByRole("button", { name: /play it now/ })).toBeNull();
  const [card, ...others] = hand.getAllByRole("button", { name: /discard it$/ });
  expect(others).toHaveLength(mineOf("discard").cards.length - 1);
  await fireEvent.click(card!);
  await fireEvent.click(card!);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(card!);
  await fireEvent.click(screen.getByRole("button", { name: /^Discard / }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, { type: "discard", card: mineOf("discard").cards[0]!.card });
});

test("the question and its short answers stand in the prompt, and not on the board once more", () => {
  for (const name of ["campaign", "block", "election", "event", "progress", "propose", "vote"]) {
    show(name);
    const [request] = scene(name).asked;
    expect(screen.queryByText(request!.said)).toBeNull();
    for (const one of request!.options.filter(({ action }) => action.type === "pass" || action.choice))
      expect(screen.queryByRole("button", { name: one.said })).toBeNull();
    cleanup();
  }
});

test("who gets a goal is chosen on a paper where there are more parties than the prompt has room for", async () => {
  const asked = scene("vote").asked.map((one) => ({
    ...one,
    kind: "name-goal",
    options: [0, 1, 2, 3, 4].map((party) => ({
      action: { type: "name-goal", party },
      said: `Goal ${party}`,
    })),
  }));
  const board = changed("vote", (one) => (one.talks = null));
  const { act } = show("vote", { ...board, asked });
  await fireEvent.click(screen.getByRole("button", { name: "Goal 3" }));
  expect(act).toHaveBeenCalledWith(asked[0]!.id, { type: "name-goal", party: 3 });
  cleanup();
  show("vote", { ...board, asked: asked.map((one) => ({ ...one, options: one.options.slice(0, 3) })) });
  expect(screen.queryByRole("button", { name: "Goal 2" })).toBeNull();
});

test("what travels and what a deal can mean has a name of its own", () => {
  const { container } = show("campaign");
  const things = [...container.querySelectorAll("[data-thing]")].map((one) => one.getAttribute("data-thing"));
  expect(new Set(things).size).toBe(things.length);
  const { zoo, parliament } = boardOf("campaign");
  const tokens = zoo.species.flatMap((one) => one.tokens).reduce((sum, one) => sum + one, 0);
  expect(things.filter((one) => one!.startsWith("food:"))).toHaveLength(tokens);
  for (const means of [
    ...zoo.species.map((one) => one.species),
    ...parliament.offices.map((one) => one.office),
  ])
    expect(container.querySelector(`[data-means="${means}"]`)).toBeTruthy();
});

test("the Escape key closes what was looked up", async () => {
  show("campaign");
  const summary = screen.getByText("What happens next", { selector: "summary *" }).closest("summary")!;
  const details = summary.closest("details")!;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  await fireEvent.keyDown(summary, { key: "Escape" });
  expect(details.open).toBe(false);
});

test("others' food is shown only where there are no screens", () => {
  show("campaign");
  expect(screen.getAllByText("behind the screen")).toHaveLength(boardOf("campaign").players.length - 1);
  cleanup();
  show("event");
  expect(screen.queryByText("behind the screen")).toBeNull();
});

test("in the past nothing can be done", () => {
  for (const name of ["bid", "propose", "vote"]) {
    show(name, { moment: true });
    expect(screen.queryByRole("button", { name: /Seal|Propose this|^Yes/ })).toBeNull();
    cleanup();
  }
});

test("with all cards open everybody's hand is shown", () => {
  const mine = scene("campaign").mine as never;
  show("campaign", { moment: true, hands: { 0: mine, 1: mine } });
  expect(screen.getAllByRole("toolbar")).toHaveLength(2);
});

test("the parliament is told in words", () => {
  show("vote");
  const { seats } = boardOf("vote").parliament;
  const told = screen.getByRole("img", { name: /Hemicycle/ }).ariaLabel;
  for (const one of scene("vote").seats)
    if (seats[one.seat]) expect(told).toContain(`${one.name} ${seats[one.seat]}`);
});

test("of sealed bids one hears whose are missing", () => {
  const board = structuredClone(scene("bid").board) as unknown as Shown;
  board.turn.seats = [0, 3];
  const { container } = show("bid", { board: board as never });
  expect(container.textContent).toMatch(/Still to answer: Ada and Dimitri\./);
});

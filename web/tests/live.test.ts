import { expect, test } from "vitest";
import { ASKED, TestTable } from "./table.ts";

const PASS = { type: "pass" };

test("until an answer is taken, other news of the same question does not open it again", () => {
  const live = new TestTable();
  live.act(7, PASS);
  live.tell({ asked: [{ ...ASKED, help: "A bill needs a majority of three." }] });
  live.act(7, PASS);
  expect(live.wished).toHaveLength(1);
  live.tell({ asked: [{ ...ASKED, id: 8 }] });
  live.act(8, PASS);
  expect(live.wished).toHaveLength(2);
});

test("an answer under seal may be changed once it is taken", () => {
  const live = new TestTable();
  live.act(7, PASS);
  live.tell({ asked: [{ ...ASKED, answered: 2 }] });
  live.act(7, { type: "cast", choice: "yes" });
  expect(live.wished).toHaveLength(2);
});

test("why something could not be done is not said any more of the next question", () => {
  const live = new TestTable();
  live.trouble = "It is not your turn.";
  live.tell({ lines: [] });
  expect(live.trouble).not.toBe("");
  live.tell({ asked: [{ ...ASKED, id: 8 }] });
  expect(live.trouble).toBe("");
});

test("news that had to wait is told whole, with the board as it was before the first of it", () => {
  const live = new TestTable({ asked: [], board: { round: 1 } });
  const line = (said: string) => ({ said, type: "said", move: 1, data: {} });
  const news = (number: number, said: string) =>
    live.hears({ number, lines: [line(said)], board: { round: number } });
  live.occupy(60_000);
  news(2, "A government falls.");
  news(3, "A card is drawn.");
  expect(live.fresh).toEqual([]);
  live.catchUp();
  expect(live.fresh.map((one) => one.said)).toEqual(["A government falls.", "A card is drawn."]);
  expect(live.before).toEqual({ round: 1 });
  expect(live.known.board).toEqual({ round: 3 });
});

test("what news leaves as it was stays the very same, so that it is not shown again", () => {
  const live = new TestTable({
    asked: [],
    board: { turn: { seat: 0 }, players: [{ cards: 2 }, { cards: 3 }] },
  });
  const { board, table } = live.known;
  const [first, second] = board.players as unknown[];
  live.tell({ board: { players: [{ cards: 2 }, { cards: 4 }] }, table: structuredClone(table!) });
  const players = live.known.board.players as unknown[];
  expect(live.known.table).toBe(table);
  expect(live.known.board.turn).toBe(board.turn);
  expect(players[0]).toBe(first);
  expect(players[1]).not.toBe(second);
  expect(players).toEqual([{ cards: 2 }, { cards: 4 }]);
  live.tell({ board: { turn: { seat: 0 } } });
  expect(live.known.board.players).toBe(players);
});

import { expect, test } from "vitest";
import { Proposal } from "../../src/games/koalition/proposal.ts";
import type { Board } from "../../src/games/koalition/shown.ts";
import { scene } from "./scenes.ts";

const { board, you } = scene("talks");
const { table, summary } = board as unknown as Board;
const seat = you.seat!;
const mine = table.blocs.find((bloc) => bloc.leader === seat)!;
const others = table.blocs.filter((bloc) => bloc.leader !== seat);
const partners = (one: string, other: string) =>
  one === other || !!summary.parties.find((card) => card.party === one)?.partners.includes(other);

test("it begins with a party of one's own", () => {
  const empty = new Proposal(table, summary, seat, []);
  expect(empty.hinders(mine)).toBeNull();
  for (const bloc of others) expect(empty.hinders(bloc)).toEqual({ id: "own" });
});

test("whoever is no partner can't be taken in", () => {
  const begun = new Proposal(table, summary, seat, [mine.id]);
  for (const bloc of table.blocs.filter((one) => one !== mine))
    expect(begun.hinders(bloc)?.id === "partners").toBe(!partners(mine.party, bloc.party));
});

test("every coalition that the server lists is whole, and no part of it", () => {
  for (const { coalition, leaders } of table.possible) {
    const proposal = new Proposal(table, summary, leaders[0]!, coalition);
    expect(proposal.whole).toBe(true);
    expect(proposal.open).toEqual([]);
    for (const left of coalition) {
      const part = new Proposal(
        table,
        summary,
        leaders[0]!,
        coalition.filter((one) => one !== left),
      );
      expect(part.whole).toBe(false);
    }
  }
});

test("in a chain a partner of one is enough", () => {
  const chained = { ...summary, chain: true };
  const begun = new Proposal(table, chained, seat, [mine.id]);
  const stranger = table.blocs.find((one) => !partners(mine.party, one.party));
  if (stranger) expect(begun.hinders(stranger)?.id).toBe("partners");
  for (const { coalition, leaders } of table.possible)
    expect(new Proposal(table, chained, leaders[0]!, coalition).whole).toBe(true);
});

test("it is sent from what was begun, or anew", () => {
  const { coalition } = table.possible.find((one) => one.leaders.includes(seat))!;
  const proposal = new Proposal(table, summary, seat, coalition);
  const names = (steps: Record<string, unknown>[]) => steps.map((one) => one.bloc ?? one.type);
  const own = table.blocs
    .filter((one) => coalition.includes(one.id) && one.leader === seat)
    .map((one) => one.id);
  const rest = coalition.filter((one) => !own.includes(one));
  expect(names(proposal.steps([]))).toEqual([...own, ...rest, "propose"]);
  expect(names(proposal.steps([own[0]!]))).toEqual([...own.slice(1), ...rest, "propose"]);
  expect(names(proposal.steps(["nobody"]))).toEqual(["drop", ...own, ...rest, "propose"]);
});

"""The books that steady players keep of everybody's money (`games/junta/bot/books.py`)."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.bots import levels
from hemicycle.bots.base import Driver, Mind
from hemicycle.engine.game import Game
from hemicycle.games import find
from hemicycle.games.junta.bot import books, saw, temper, verdict
from hemicycle.games.junta.bot.mind import Memory
from hemicycle.games.junta.bot.widening import believe
from hemicycle.games.junta.edition import BANK
from hemicycle.games.junta.events import BillsPaid, DonationTaken, FamilyKilled, TurnBegan
from hemicycle.games.junta.money import worth
from hemicycle.games.junta.politics.events import (
    AidDrawn,
    BankVisited,
    BudgetProposed,
    BudgetRefused,
    BurglarsPaid,
    PilePaid,
)

from .builders import A, B, C, D, at

BACKS = (-1, -1, -1)


def told(*events: object) -> Memory:
    memory = Memory()
    memory.told = True
    books.follow(memory, events)  # type: ignore[arg-type]
    return memory


def test_the_aid_is_the_presidents_until_its_piles_are_paid() -> None:
    begins = TurnBegan(1), AidDrawn((A,), 8, BACKS), BudgetProposed(A, (B,), (3,), (6,))
    assert told(*begins).cash[A] == 13
    paid = told(*begins, PilePaid(B, (B,), 3, BACKS))
    assert (paid.cash[A], paid.cash[B]) == (7, 6)
    refused = told(*begins, BudgetRefused(A))
    assert (refused.purse(A), refused.purse(B), refused.refused) == (13, 0, 1)


def test_bills_that_one_sees_are_worth_what_they_say() -> None:
    proposed = TurnBegan(1), AidDrawn((A,), 8, BACKS), BudgetProposed(A, (B,), (3,), (4,))
    assert told(*proposed, PilePaid(B, (B,), 3, (0, 0, 3))).cash[B] == 9


def test_what_the_dead_had_is_their_heirs() -> None:
    memory = told(TurnBegan(1), AidDrawn((A,), 8, BACKS), FamilyKilled(A, C, (), (A, C), BACKS))
    assert (memory.cash[A], memory.cash[C]) == (0, 13)


def test_donations_payments_and_burglars_are_entered() -> None:
    memory = told(
        TurnBegan(1),
        DonationTaken(B, (B,), BACKS),
        DonationTaken(B, (B,), (0, 0, 1)),
        BillsPaid(B, (1, 0, 0), 1, "assassin"),
        BurglarsPaid((B, C), B, C, BACKS),
    )
    assert memory.cash[B] == pytest.approx(1.625)
    assert (memory.cash[C], memory.donations) == (2, 2)


def test_who_leaves_the_bank_has_banked_it() -> None:
    memory = told(TurnBegan(1), DonationTaken(B, (B,), (0, 0, 1)), BankVisited(B))
    assert (memory.cash[B], memory.accounts[B]) == (0, 3)


def test_who_is_told_does_not_guess_as_well() -> None:
    table = at(4, phase=7, where={"C": BANK}, reserve={"C": "3"})
    memory = told(TurnBegan(table.g.turn.number), DonationTaken(C, (C,), (0, 0, 1)))
    memory.look(table.view("D"), D)
    assert (memory.cash[C], memory.accounts[C]) == (3, 0)


def test_over_a_whole_game_they_are_nearly_right_and_the_same_for_who_is_told_all_again() -> None:
    rules = find("junta")
    game = Game.begin(rules, rules.setup(5), "books")
    minds = {seat: Mind(game, levels.find(rules, "steady")(seat, Random(seat))) for seat in range(5)}
    driver = Driver(game, minds, Random(1))
    off: list[float] = []
    for until in range(100, 2_000, 100):
        driver.run(until)
        if game.over:
            break
        view = minds[D].awake("choose", "")
        memory: Memory = minds[D].bot.temper.memory  # type: ignore[attr-defined]
        memory.look(view, D)
        others = [one for seat, one in enumerate(game.state.families) if seat != D]  # type: ignore[attr-defined]
        thought = [purse for seat, purse in enumerate(memory.accounts) if seat != D]
        off += [abs(purse - worth(one.account)) for purse, one in zip(thought, others, strict=True)]
        again = temper(Random(0))
        again.memory.look(view, D)
        saw([event for _, event in game.events(D)], again)
        again.memory.look(view, D)
        assert again.memory.cash == memory.cash
        assert again.memory.accounts == memory.accounts
        assert again.memory.donations == memory.donations
    assert len(off) > 20
    assert sum(off) / len(off) < 2.0


def test_on_a_table_that_one_imagines_the_richest_is_thought_to_win() -> None:
    table = at(4, turn=7, account={"A": "333", "B": "3", "C": "3", "D": "3"})
    mind = temper(Random(1))
    mind.memory.look(table.view("D"), D)
    mind.memory.told = True
    mind.memory.accounts[:] = [9.0, 30.0, 0.0, 3.0]
    chances = []
    for seat in (A, B, C):
        imagined = table.view("D").imagine(Random(2))
        believe(imagined, D, mind)
        chances.append(verdict(imagined, seat))
    assert chances[1] > chances[0] > chances[2]

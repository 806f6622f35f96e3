"""Zoocracy in the terminal."""

from __future__ import annotations

import re

from .conftest import Run

QUICK = ("play", "zoocracy", "--bots", "random", "--seed", "5", "--name", "Sam")


def test_the_zoo_is_drawn_with_what_one_may_know(run: Run) -> None:
    result = run(*QUICK, "--players", "4", answers="1\nc\n?\nq\n")
    for said in (
        "Round 1 · A, Presidential election",
        "Elephants             6/3",
        "Polar bears ~         5/2",
        "Seats, if counted now",
        "Your hand:",
        "how much food do you bid",
        "c calendar",
    ):
        assert said in result.output, said
    food = next(line for line in result.output.splitlines() if line.startswith("Food"))
    assert food.split() == ["Food", "10", "?", "?", "?"]


def test_open_funds_show_everybodys_food(run: Run) -> None:
    result = run(*QUICK, "--players", "4", "--option", "screens=no", answers="q\n")
    food = next(line for line in result.output.splitlines() if line.startswith("Food"))
    assert food.split() == ["Food", "10", "10", "10", "10"]


def test_the_calendar_tells_what_comes(run: Run) -> None:
    result = run(*QUICK, "--players", "3", answers="c\nq\n")
    assert "Round 2: B, Campaign · E, Event · G, Progress" in result.output
    assert "Round 3: A, Presidential election · B, Campaign · C, Parliamentary election" in result.output
    assert "Round 8: B, Campaign · E, Event · G, Progress" in result.output


def test_a_bid_is_typed_as_it_is(run: Run) -> None:
    result = run(*QUICK, "--players", "4", answers="11\n7\nq\n")
    assert "no choice 11: the choices are 0 to 10" in result.output
    assert re.search(r"The bids are revealed: .*Sam 7", result.output)


def test_rulings_are_quoted_where_a_rule_cites_them(run: Run) -> None:
    told = run("play", "zoocracy", "--players", "3", "--seed", "3", answers="?\nq\n").stdout
    assert "See: rulebook, §5a 1, 3; rulings B1, B2, B4" in told
    assert "B2 If all bid 0" in told

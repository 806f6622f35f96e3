"""The table options: every one in every value, at every table."""

from typing import Any

import pytest

from hemicycle.engine.rules import BadSetup
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.cards import Rally
from hemicycle.games.zoocracy.events import DonationTaken, IncomeTaken

from .builders import A, Table, at, begin

CHOICES = {
    "deck": ("standard", "turbulent"),
    "advanced": (False, True),
    "strict_tokens": (False, True),
    "screens": (True, False),
}
"""Every option with its values, the default first."""


def play_out(table: Table) -> None:
    while not table.game.over:
        table.goes_on()
        if table.game.number % 10 == 0:
            assert table.g.conserved() == []


def test_options_are_these_with_these_defaults() -> None:
    assert RULES.choices() == CHOICES


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values]
)
def test_options_a_game_is_played_to_its_end_with_each_value(name: str, value: Any) -> None:
    table = begin(3, **{name: value})
    play_out(table)
    assert 5 <= table.g.round <= 8 or max(table.g.goals) == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_options_all_of_them_at_every_table(players: int) -> None:
    play_out(begin(players, deck="turbulent", advanced=True, strict_tokens=players > 2, screens=False))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("deck", "small", "option deck can’t be 'small'; choose one of: standard, turbulent"),
        ("advanced", "perhaps", "option advanced can’t be 'perhaps'; choose one of: no, yes"),
    ],
)
def test_options_other_values_are_refused_with_those_accepted(name: str, value: Any, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        begin(3, **{name: value})
    assert str(refused.value) == said


def test_options_the_turbulent_deck_is_dealt() -> None:
    assert begin(3, deck="turbulent").g.shuffled[0].count("defectors-c") == 1
    assert "defectors-b" not in begin(3).g.shuffled[0]


STRICT: dict[str, Any] = {"options": {"strict_tokens": True}}


def test_ruling_a4_by_default_tokens_do_not_run_out() -> None:
    table = at("C", zoo="elephants A9; hippos A9", funds=[20, 0, 0])
    assert table.g.funds[A] == 32
    assert at("B", funds=[40, 0, 0], hands={"A": "rally-hippos"}).options("A", Rally)


def test_ruling_a4_by_option_nobody_owns_more_than_25() -> None:
    table = at("C", zoo="elephants A9; hippos A9", funds=[16, 0, 0], **STRICT)
    assert table.happened(IncomeTaken) == [IncomeTaken((9, 0, 0))]
    assert table.g.funds[A] == 25


def test_ruling_j8_with_strict_tokens_income_and_donations_go_as_far_as_the_supply() -> None:
    table = at("E", event="donation-2", offices="president A", zoo="snakes A3", funds=[21, 0, 0], **STRICT)
    assert table.happened(DonationTaken) == [DonationTaken(A, "president", 1)]
    assert table.g.funds[A] == 22


def test_ruling_j8_with_strict_tokens_a_rally_may_bring_one_token_instead_of_two() -> None:
    table = at("B", funds=[24, 0, 0], hands={"A": "rally-hippos"}, **STRICT)
    assert table.options("A", Rally) == [Rally("hippos", 1)]
    table.does("A", Rally("hippos", 1))
    assert table.g.supply(A) == 0

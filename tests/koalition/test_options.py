"""The table options: every one in every value. What each rule says by option is tested beside the rule."""

from typing import Any

import pytest

from hemicycle.engine.rules import BadSetup
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.cards import Doppler, Ruecktritt
from hemicycle.games.koalition.events import StarterChosen

from .builders import begin, reachable, seated

CHOICES = {
    "countries": ("all", 5, 10, 12, 15),
    "first_starter": ("vote", "lot"),
    "compatibility": ("pairs", "chain"),
    "stacking": (False, True),
    "resigned_scores": (True, False),
    "no_coalition": ("again", "drop"),
    "offers": (3, 1, 2, 5, 10),
}
"""Every option with its values, the default first."""


def test_options_are_these_with_these_defaults() -> None:
    assert RULES.choices() == CHOICES


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in CHOICES.items() for value in values if (name, value) != ("countries", 12)],
)
def test_options_a_game_is_played_to_its_end_with_each_value(name: str, value: Any) -> None:
    options = {"countries": 5, name: value}
    table = begin(3, **options)
    while not table.game.over:
        table.goes_on()
    assert table.g.conserved() == []
    assert len({outcome.country for outcome in table.g.outcomes}) == table.g.length


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("countries", 7, "option countries can’t be '7'; choose one of: all, 5, 10, 15"),
        ("first_starter", "me", "option first_starter can’t be 'me'; choose one of: vote, lot"),
        ("stacking", "perhaps", "option stacking can’t be 'perhaps'; choose one of: no, yes"),
        ("offers", 0, "option offers can’t be '0'; choose one of: 3, 1, 2, 5, 10"),
    ],
)
def test_options_other_values_are_refused_with_those_accepted(name: str, value: Any, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        begin(3, **{name: value})
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("edition", "length", "accepted"), [("second", 12, "all, 5, 10, 15"), ("first", 15, "all, 5, 10, 12")]
)
def test_ruling_d33_a_length_that_the_edition_does_not_have_is_refused(
    edition: str, length: int, accepted: str
) -> None:
    with pytest.raises(BadSetup, match=f"countries can’t be {length} in edition {edition}; .*: {accepted}$"):
        begin(3, edition, countries=length)


@pytest.mark.parametrize(("edition", "advised"), [("second", "all, 5, 10, 15"), ("first", "all, 5, 10, 12")])
def test_ruling_d33_only_lengths_of_the_edition_are_advised(edition: str, advised: str) -> None:
    with pytest.raises(BadSetup, match=f"countries can’t be '7'; choose one of: {advised}$"):
        begin(3, edition, countries=7)


@pytest.mark.parametrize(("edition", "players"), [("second", 2), ("second", 11), ("first", 2), ("first", 9)])
def test_preparation_other_numbers_of_players_are_refused(edition: str, players: int) -> None:
    most = 10 if edition == "second" else 8
    with pytest.raises(BadSetup, match=f"is for 3 to {most} players, not {players}"):
        begin(players, edition)


def test_ruling_d38_by_option_the_first_starter_is_drawn_by_lot() -> None:
    drawn = set()
    for game in range(40):
        table = begin(4, seed=f"game {game}", first_starter="lot")
        (chosen,) = table.happened(StarterChosen)
        assert set(table.asked().values()) == {"lay"}
        assert table.asked() == {"ABCD"[chosen.seat]: "lay"}
        drawn.add(chosen.seat)
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(("stacking", "offered"), [(False, False), (True, True)])
def test_ruling_d7_a_second_doppler_is_offered_only_by_option(stacking: bool, offered: bool) -> None:
    table = seated(
        "ie",
        options={"stacking": stacking},
        A="rose-10 rose-9 / doppler",
        B="leaf-9 leaf-8 / doppler",
        C="lemon-10 lemon-8",
    )
    table.lays("A", "rose-10").plays("A", Doppler("rose"))
    assert (Doppler("rose") in table.options("B")) is offered


@pytest.mark.parametrize(("resigned_scores", "points"), [(True, 2 + 2), (False, 2 + 1)])
def test_ruling_d17_the_option_decides_in_a_real_vote(resigned_scores: bool, points: int) -> None:
    table = seated(
        "ie",
        options={"resigned_scores": resigned_scores},
        A="rose-10 rose-9 / ruecktritt",
        B="leaf-2 leaf-3",
        C="hat-1 hat-2",
    )
    table.lays("A", "rose-10").plays("A", Ruecktritt("rose-10"))
    table.everybody_lays()
    assert table.g.outcomes[0].coalition == ("rose",)
    assert table.taken() == {"A": points}


@pytest.mark.parametrize("compatibility", ["pairs", "chain"])
def test_ruling_d3_the_option_decides_what_is_offered_in_a_real_vote(compatibility: str) -> None:
    table = seated(
        "ie",
        options={"compatibility": compatibility, "no_coalition": "drop"},
        A="fist-5 hat-1",
        B="acorn-5 hat-2",
        C="leaf-5 lemon-5",
    )
    table.everybody_lays()  # 23 votes, 12 needed
    offered = reachable(table, "C")
    assert ("leaf", "lemon", "hat") in offered
    assert (("leaf", "lemon", "acorn") in offered) is (compatibility == "chain")

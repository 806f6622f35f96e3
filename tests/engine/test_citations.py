"""Where the rule of a question is found: the docstring of what carries it out begins with it."""

from __future__ import annotations

import pytest

from hemicycle.engine.citations import cited_by, items, rule_asked
from hemicycle.engine.flow import Step
from hemicycle.engine.game import Game
from hemicycle.engine.words import Pass

from .toys import Choice, CoupTogether, Investiture, Market, Reign, Toy, start


def cited(game: Game) -> dict[str, str]:
    """What is asked by kind, with its citation."""
    return {request.kind: rule_asked(game.state, request) for request in game.requests}


class States(Reign):
    """§1  Cited where neither the state nor the taker of the answer says better."""

    def next_word(self, g: Toy) -> Step:
        """§2; ruling D4  Cited before all else."""
        return super().next_word(g)


class Takers(Reign):
    """§1  The same."""

    def spoken(self, g: Toy, action: Choice) -> Step:
        """§3  Where the state says nothing, whoever takes the answer does."""
        return super().spoken(g, action)


def test_a_question_cites_its_state_then_who_takes_the_answer_then_its_frame() -> None:
    assert cited(start(Reign))["word"] == "§1"
    assert cited(start(Takers))["word"] == "§3"
    assert cited(start(States))["word"] == "§2; ruling D4"


def test_an_offer_cites_the_method_that_takes_it() -> None:
    assert cited(start(Reign))["resign"] == "II.2.a"


def test_a_ballot_cites_who_takes_its_result_then_who_called_it() -> None:
    assert cited(start(Market, food=[1, 1, 1])) == {"bid": "§5a", "give": "Aide"}
    assert cited(start(Investiture, seats_won=[1, 1, 1])) == {"investiture": "II.1"}


def test_a_window_of_its_own_cites_itself() -> None:
    assert cited(start(CoupTogether, hand=[["army"], ["army"], ["army"]])) == {"army": "II.6"}


def test_what_is_interrupted_is_cited_as_before() -> None:
    game = start(Reign)
    resign = next(request for request in game.requests if request.kind == "resign")
    game.act(resign.seat, resign.id, Choice("resign"))
    assert cited(game)["successor"] == "II.2.a"
    game.act(resign.seat, game.requests[0].id, Choice("1"))
    assert cited(game)["word"] == "§1"


def test_a_choice_without_a_rule_of_its_own_cites_nothing() -> None:
    assert cited_by(Pass) == ""


@pytest.mark.parametrize(
    ("citation", "named"),
    [
        ("", []),
        (
            "Déroulement 4, 19; Matériel 3; rulings D7, D8",
            ["Déroulement 4", "Déroulement 19", "Matériel 3", "D7", "D8"],
        ),
        ("II.1, II.2.c", ["II.1", "II.2.c"]),
        ("Phase 4 3, 4; Two players", ["Phase 4 3", "Phase 4 4", "Two players"]),
        ("Ruling 51", ["R51"]),
        ("Coup A 1; D7", ["Coup A 1", "D7"]),
    ],
)
def test_a_citation_names_items_of_the_page_of_rules(citation: str, named: list[str]) -> None:
    assert items(citation) == named

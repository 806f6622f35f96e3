"""What Politico says, where a sentence depends on more than its own parameters."""

from __future__ import annotations

import pytest

from hemicycle.engine.flow import Request
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message
from hemicycle.games.politico import RULES
from hemicycle.games.politico.bot.deals import says
from hemicycle.games.politico.effects import parse
from hemicycle.games.politico.events import TruceCalled, TrumpsDrawn
from hemicycle.games.politico.promises import BackInvestiture, InviteParty, JoinGovernment
from hemicycle.games.politico.terms import say_effects

from .builders import A, B, C, at

NAMES = ["Ann", "Élodie", "Hugo"]
EN, FR = RULES.texts("en", NAMES), RULES.texts("fr", NAMES)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (EN, "If the government holds fewer than half of all deputies, it falls, and each member of the"),
        (FR, "Si le gouvernement a moins de la moitié des députés, il tombe, et chaque membre du"),
    ],
)
def test_what_hangs_on_a_weak_government_says_so(texts: Texts, said: str) -> None:
    (told,) = say_effects(texts, [parse("fall if minority"), parse("points -10 for members")])
    assert told.startswith(said)


def test_events_are_told_in_sentences() -> None:
    given = say_effects(FR, [parse("deputies 5 from largest-outside to prime-minister"), parse("draw 1 for all")])
    assert given == (
        "Le joueur hors du gouvernement qui a le plus de députés cède 5 députés au Premier ministre.",
        "Chaque joueur tire un atout.",
    )


def test_what_ends_as_a_turn_begins_does_not_include_it() -> None:
    assert "jusqu’au début du tour 7," in FR.event(TruceCalled(7))
    assert "until the start of turn 7," in EN.event(TruceCalled(7))
    assert "jusqu’au début du tour 7." in FR.say(Message("refused-truce", {"until": 7}))


def test_trumps_are_counted_and_named() -> None:
    assert FR.event(TrumpsDrawn(1, ("baraka",), ())) == "Élodie tire un atout\u00a0: Baraka."
    assert EN.event(TrumpsDrawn(1, ("?", "?"), ())) == "Élodie draws 2 trumps."


def test_trumps_that_all_know_are_named_to_all() -> None:
    assert FR.event(TrumpsDrawn(1, ("?",), ("baraka",))) == "Élodie tire un atout\u00a0: Baraka."
    assert EN.event(TrumpsDrawn(1, ("?", "?"), ("baraka",))) == "Élodie draws 2 trumps, among them Baraka."


def test_the_last_line_of_a_game_says_once_that_it_is_over() -> None:
    """What ended it stands before «La partie est terminée»."""
    for id in ("ending-points", "ending-clock", "ending-turns"):
        assert "terminée" not in FR.say(id, number=400, members=[1])
        assert "over" not in EN.say(id, number=400, members=[1])
    assert FR.say("ending-points", number=400, members=[0, 1]).startswith("Le but est atteint par Ann et Élodie")


@pytest.mark.parametrize(
    ("kind", "about", "own", "other"),
    [
        ("investiture", {"premier": 1}, "pour votre propre gouvernement", "pour le gouvernement d’Élodie"),
        ("censure", {"author": 1}, "pour votre propre motion", "pour la motion d’Élodie"),
        (
            "defend",
            {"attacker": 2, "target": 1, "card": "forfaiture"},
            "Hugo vous attaque",
            "Hugo attaque Élodie",
        ),
    ],
)
def test_whoever_is_asked_about_oneself_is_told_so(
    kind: str, about: dict[str, int | str], own: str, other: str
) -> None:
    def asked(seat: int) -> str:
        return FR.request(Request(seat=seat, kind=kind, options=(), default=None, about=about))

    assert own in asked(1)
    assert other in asked(0)


def test_of_a_deal_with_several_all_their_deputies_are_counted() -> None:
    table = at("A", deputies=[60, 45, 30, 15])
    terms = (BackInvestiture(B, A), JoinGovernment(C, A), InviteParty(A, C))
    said = EN.say(says(table.g, A, terms, True))
    assert said == "Deputies behind my government with Élodie and Hugo: 135. It needs 76."
    assert EN.say(says(table.g, A, terms[:1], True)).endswith("with Élodie: 105. It needs 76.")

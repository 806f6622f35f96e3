"""Why something is not open to a player: the rule that he is told."""

from __future__ import annotations

from hemicycle.games.junta.assassins import Assassinate, SecretPolice
from hemicycle.games.junta.budget import Announce, PutBill
from hemicycle.games.junta.cabinet import GivePost
from hemicycle.games.junta.declaration import DeclareCoup
from hemicycle.games.junta.deeds import LayInfluence, PlayCard
from hemicycle.games.junta.location import GoIntoExile
from hemicycle.games.junta.scrutin import GiveVotes

from . import coup_builders as coups
from .builders import BANK, HOME, A, B, C, D, at


def test_refusals_of_cards() -> None:
    table = at(4, hand={"A": "bank-holiday foreigner professional"}, deck="riots carnival")
    assert table.refusal("A", LayInfluence("church")) == ("refused-not-in-hand", "Cards")
    assert table.refusal("A", PlayCard("bank-holiday")) == ("refused-needs", "Cards")
    table = at(4, phase=6, posts={"minister": "-"}, hand={"A": "foreigner professional"}, reserve={"A": "1"})
    assert table.refusal("A", Assassinate("foreigner", B, HOME)) == ("refused-not-by", "Cards")
    assert table.refusal("A", Assassinate("professional", B, HOME)) == ("refused-cost", "Foreign aid; ruling 20")


def test_refusals_of_assassinations() -> None:
    table = at(5, phase=6, exile="C", struck=4)
    assert table.refusal("B", SecretPolice(D, BANK)) == ("refused-police-bank", "Phase 6; ruling 39")
    assert table.refusal("A", SecretPolice(D, BANK)) == ("refused-no-minister", "Phase 6")
    table = at(5, phase=6, exile="C")
    assert table.refusal("B", SecretPolice(B, BANK)) == ("refused-own-target", "Phase 6; ruling 42")
    assert table.refusal("B", SecretPolice(C, BANK)) == ("refused-absent", "Phase 6; ruling 42")


def test_refusals_of_posts_and_budgets() -> None:
    table = at(4, phase=2)
    assert table.refusal("A", GivePost("minister", A)) == ("refused-president-post", "Phase 2")
    table.posts("A", "B", "C")
    assert table.refusal("A", GivePost("general-2", C)) == ("refused-post", "Phase 2; ruling 26")
    table = at(4, phase=4, reserve={"A": "3"}, exile="C")
    assert table.refusal("A", PutBill(C, 3)) == ("refused-absent", "Phase 4; ruling 29")
    assert table.piles("A", B="3").refusal("A", Announce(4)) == ("refused-announce", "Phase 4")


def test_refusals_of_votes_and_exile() -> None:
    table = at(4, phase=4, influence={"A": "church"}).proposes().gives("for", "church")
    assert table.refusal("A", GiveVotes("church", "against")) == ("refused-votes", "Ballots; ruling 8")
    assert at(4, phase=5).refusal("A", GoIntoExile()) == ("refused-president-exile", "Exile")


def test_refusals_of_coups() -> None:
    posts = {"B": "general-1"}
    quiet = coups.declaring(posts=posts)
    assert quiet.game.why_not(B, DeclareCoup("move")) is not None
    for table, wanted in (
        (at(4, phase=8), ("refused-coup-stable", "Phase 8; ruling 46")),
        (
            at(4, phase=8, unstable=True, options={"coups": "strict"}),
            ("refused-coup-strict", "Phase 8; ruling 50"),
        ),
    ):
        assert table.refusal("B", DeclareCoup("move")) == wanted
    assert at(4, phase=8, unstable=True).refusal("A", DeclareCoup("move")) == (
        "refused-president-rebellion",
        "Phase 8",
    )
    assert at(4, phase=8, unstable=True).refusal("B", DeclareCoup("shell")) == (
        "refused-coup-means",
        "Phase 8; ruling 46",
    )

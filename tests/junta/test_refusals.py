"""Why something is not open to a player: the rule that he is told."""

from __future__ import annotations

from hemicycle.engine.words import Action
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.declaration import DeclareCoup
from hemicycle.games.junta.coup.march import HoldBack, March
from hemicycle.games.junta.politics.assassins import Assassinate, SecretPolice
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.politics.budget import SEAL, Announce, PutBill, TakeBill
from hemicycle.games.junta.politics.cabinet import GivePost
from hemicycle.games.junta.politics.deeds import LayInfluence, PlayCard
from hemicycle.games.junta.politics.draw import Discard
from hemicycle.games.junta.politics.location import GoIntoExile
from hemicycle.games.junta.politics.scrutin import GiveVotes
from tests.table import LETTERS

from . import coup_builders as coups
from .builders import BANK, HOME, A, B, C, D, Table, at


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


def said(table: Table, player: str, action: Action) -> str:
    """Why not, as an English player reads it."""
    message = table.game.why_not(LETTERS.index(player), action)
    assert message is not None
    texts = RULES.texts("en")
    texts.names = tuple(LETTERS[: table.g.players])
    return texts.say(message)


def test_refusals_name_the_thing() -> None:
    table = at(4, hand={"A": "professional amateur riots foreigner madman"}).all_pass("play-cards")
    assert said(table, "A", Discard("church")) == "A has Church neither in hand nor on the table."
    table = at(4, phase=2)
    assert said(table, "A", GivePost("admiral", B)).startswith("The posts are given one after the other: Minister")
    table = at(4, phase=4, reserve={"A": "3"}).does("A", PutBill(B, 3))
    assert said(table, "A", PutBill(C, 3)) == "You have no bill of 3\u00a0M left."
    assert said(table, "A", TakeBill(B, 2)) == "B’s pile holds no bill of 2\u00a0M."
    table.does("A", SEAL)
    assert (
        said(table, "A", Announce(4)) == "4\u00a0M is more than the pile holds: you may announce less, never more."
    )
    table.announces("A", 3)
    assert said(table, "A", GiveVotes("general-1", "for")).endswith("are not yours.")
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "1"}, account={"B": "3"})
    assert said(table, "B", Deposit((0, 1, 0))) == "You do not have 1 × 2\u00a0M in your reserve."
    assert said(table, "B", Withdraw((0, 1, 0))) == "You do not have 1 × 2\u00a0M in your Swiss account."


def test_refusals_in_a_coup_name_the_thing() -> None:
    table = coups.fighting("B brigade-1 2 docks", "E police 2 market", rebels="B", leads="B")
    for action, wanted in (
        (March("docks", "palace"), "refused-far"),
        (March("market", "docks"), "refused-march-none"),
        (HoldBack("docks", "police"), "refused-hold-none"),
    ):
        message = table.game.why_not(B, action)
        assert message is not None
        assert message.id == wanted
    message = table.game.why_not(B, March("docks", "palace"))
    assert message is not None
    told = RULES.texts("en").say(message)
    assert told == "You can’t go from the Docks to the Presidential Palace: these areas are not adjacent."


def test_end_says_why_it_ended() -> None:
    table = at(4, phase=2, left=7).keeps()
    ending = table.g.ending()
    assert ending is not None
    assert (ending.id, ending.params) == ("ending-aid", {"number": 8})
    for id in ("ending-aid", "ending-killed", "ending-no-president"):
        for language in ("en", "fr"):
            assert RULES.texts(language).has(id)
    assert at(4, phase=2).g.ending() is None

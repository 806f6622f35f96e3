"""Why not: what is refused, by which rule, and that both languages can say it."""

from typing import Any

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Message
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus, SetBlockade
from hemicycle.games.zoocracy.cards import (
    Assertiveness,
    Defectors,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Loyalty,
    Migration,
    NegativeCampaign,
    OverhangMandate,
    Rally,
    WetSeason,
)
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE, PRIME_MINISTER
from hemicycle.games.zoocracy.government import Appoint, PromiseGoal
from hemicycle.games.zoocracy.progress import Discard, NameGoal
from tests.table import seat_of

from .builders import A, B, C, at

BIG = {"A": "rally-hippos negative-campaign-hippos"}
CARDS: list[tuple[dict[str, Any], Action, str, str]] = [
    # Placing
    ({"phase": "B", "players": 6}, Place("hippos", 5), "refused-limit", "§5b 4"),
    ({"phase": "B", "funds": [2, 9, 9]}, Place("hippos", 3), "refused-no-food", "§5b 4"),
    ({"phase": "B"}, Place("hippos", 4), "refused-per-species", "§5b 4"),
    ({"phase": "B", "zoo": "hippos B2"}, Place("hippos", 2), "refused-tie", "§5b 8; ruling B6"),
    ({"phase": "B", "blockade": "hippos"}, Place("hippos", 2), "refused-blockade", "§5d 9; ruling B11"),
    ({"phase": "B"}, Place("hippos", 0), "refused-none", "§5b 4"),
    ({"phase": "B"}, Place("lions", 1), "refused-no-such-species", "§5b 4"),
    # Offices
    ({"phase": "B"}, PlaceBonus("hippos", 2), "refused-not-your-office", "§5b 6, 7"),
    (
        {"phase": "B", "offices": "prime-minister A"},
        PlaceBonus("hippos", 3),
        "refused-too-many",
        "§5b 4; ruling B16",
    ),
    (
        {"phase": "B", "offices": "prime-minister A", "face_down": "prime-minister"},
        PlaceBonus("hippos", 2),
        "refused-office-used",
        "§5b 6, 7",
    ),
    (
        {"phase": "B", "offices": "prime-minister A", "zoo": "hippos B1"},
        PlaceBonus("hippos", 1),
        "refused-tie",
        "§5b 8; ruling B6",
    ),
    ({"phase": "B", "zoo": "hippos B3"}, LeaderCampaign("hippos", B), "refused-not-your-office", "§5b 6, 7"),
    (
        {"phase": "B", "offices": "opposition-leader A"},
        LeaderCampaign("hippos", B),
        "refused-no-token",
        "§9a Negative Campaign 1",
    ),
    (
        {"phase": "B", "offices": "opposition-leader A", "zoo": "hippos A2"},
        LeaderCampaign("hippos", A),
        "refused-own-party",
        "§9a Negative Campaign 1",
    ),
    # Rally and Negative Campaign
    ({"phase": "B", "hands": BIG}, Rally("snakes", 1), "refused-not-in-hand", "§9a 1"),
    ({"phase": "B", "hands": BIG}, Rally("hippos", 3), "refused-too-many", "§5b 4; ruling B16"),
    ({"phase": "B", "hands": BIG, "zoo": "hippos B2"}, Rally("hippos", 2), "refused-tie", "§5b 8; ruling B6"),
    (
        {"phase": "B", "hands": BIG, "blockade": "hippos"},
        Rally("hippos", 2),
        "refused-blockade",
        "§5d 9; ruling B11",
    ),
    ({"phase": "B", "hands": BIG}, NegativeCampaign("hippos", B), "refused-no-token", "§9a Negative Campaign 1"),
    (
        {"phase": "B", "hands": BIG, "zoo": "hippos B2"},
        NegativeCampaign("hippos", B),
        "refused-tie-after",
        "§9a Negative Campaign 1; ruling B13",
    ),
    (
        {"phase": "B", "hands": BIG, "zoo": "hippos B3", "blockade": "hippos"},
        NegativeCampaign("hippos", B),
        "refused-blockade",
        "§5d 9; ruling B11",
    ),
    (
        {"phase": "B", "hands": BIG, "zoo": "hippos A3"},
        NegativeCampaign("hippos", A),
        "refused-own-party",
        "§9a Negative Campaign 1",
    ),
    (
        {"phase": "B", "hands": BIG},
        NegativeCampaign("hippos", 9),
        "refused-no-such-party",
        "§9a Negative Campaign 1",
    ),
    # Other phases
    ({"phase": "B", "hands": {"A": "migration"}}, Migration(), "refused-other-phase", "§9a 1"),
    ({"phase": "E", "hands": BIG}, Rally("hippos", 1), "refused-other-phase", "§9a 1"),
    ({"phase": "E", "hands": BIG}, Defectors(B), "refused-not-in-hand", "§9a 1"),
    # The election
    (
        {"phase": "C", "hands": {"A": "loyalty-hippos"}, "zoo": "hippos B2"},
        Loyalty("hippos", 1),
        "refused-no-own-token",
        "ruling C8",
    ),
    (
        {"phase": "C", "hands": {"A": "loyalty-hippos"}, "zoo": "hippos A1"},
        Loyalty("hippos", 2),
        "refused-loyal",
        "§9a Loyalty 1; ruling C9",
    ),
    (
        {"phase": "C", "hands": {"A": "overhang-mandate-hippos"}},
        OverhangMandate("hippos"),
        "refused-nobody-there",
        "ruling A6",
    ),
    ({"phase": "C", "hands": {"A": "wet-season"}}, WetSeason(), "refused-no-effect", "ruling A6"),
    # Events
    (
        {"phase": "E", "hands": {"A": "early-presidential-election"}, "presidential": 2},
        EarlyPresidentialElection(),
        "refused-no-effect",
        "ruling A6",
    ),
    (
        {"phase": "E", "hands": {"A": "early-parliamentary-election"}, "parliamentary": 2},
        EarlyParliamentaryElection(),
        "refused-no-effect",
        "ruling A6",
    ),
    ({"phase": "E", "hands": {"A": "defectors"}}, Defectors(B), "refused-no-seats", "ruling E4"),
    (
        {"phase": "E", "hands": {"A": "defectors"}, "seats": [3, 2, 1]},
        Defectors(A),
        "refused-own-party",
        "ruling E4",
    ),
    (
        {"phase": "E", "hands": {"A": "defectors"}, "seats": [3, 2, 1]},
        Defectors(9),
        "refused-no-such-party",
        "ruling E4",
    ),
    # Progress
    (
        {"phase": "G", "hands": {"A": "assertiveness-finance"}, "offices": "finance B"},
        Assertiveness("finance"),
        "refused-not-your-office",
        "§9a Assertiveness 1",
    ),
    (
        {"phase": "G", "hands": {"A": "assertiveness-finance"}, "offices": "finance A", "goals": [8, 0, 0]},
        Assertiveness("finance"),
        "refused-no-effect",
        "ruling G6",
    ),
    # Bids
    ({"phase": "A", "funds": [3, 9, 9]}, Cast(4), "refused-no-food", "§5a 1"),
    ({"phase": "A"}, Cast(-1), "refused-no-bid", "§5a 1"),
    ({"phase": "A"}, Cast("yes"), "refused-no-bid", "§5a 1"),
]


@pytest.mark.parametrize(("position", "action", "id", "rule"), CARDS)
def test_refused_with_the_reason_and_its_rule(
    position: dict[str, Any], action: Action, id: str, rule: str
) -> None:
    table = at(**position)
    assert table.refusal("A", action) == (id, rule)
    message = table.game.why_not(A, action)
    assert isinstance(message, Message)
    for language in ("en", "fr"):
        assert Texts(language, RULES.package, RULES.terms).say(message)


def test_refused_a_limit_says_how_much_is_left() -> None:
    table = at("B", 6).does("A", Place("snakes", 1))
    message = table.game.why_not(A, Place("hippos", 4))
    assert isinstance(message, Message)
    assert message.params == {"most": 4, "left": 3}


def test_refused_a_tie_says_with_whom() -> None:
    message = at("B", zoo="hippos A1 C3").game.why_not(A, Place("hippos", 2))
    assert isinstance(message, Message)
    assert message.params == {"species": "hippos", "seat": C, "number": 3}


def test_ruling_a4_without_tokens_in_the_supply_nothing_comes_from_it() -> None:
    offices = "prime-minister A, opposition-leader A"
    table = at(
        "B",
        zoo="hippos B3",
        funds=[25, 0, 0],
        hands={"A": "rally-snakes negative-campaign-hippos"},
        offices=offices,
        options={"strict_tokens": True},
    )
    assert table.options("A", Rally, NegativeCampaign, PlaceBonus, LeaderCampaign) == []
    for action in (
        Rally("snakes", 1),
        PlaceBonus("snakes", 1),
        NegativeCampaign("hippos", B),
        LeaderCampaign("hippos", B),
    ):
        assert table.refusal("A", action) == ("refused-no-supply", "ruling A4")
    table.does("A", Place("snakes", 3))
    assert table.options("A", Rally) == [], "food that is placed is still a token of the colour"


@pytest.mark.parametrize(
    ("position", "player", "action"),
    [
        ({"phase": "B", "seats": [3, 2, 1], "hands": {"B": "rally-hippos"}}, "B", Rally("hippos", 1)),
        ({"phase": "B", "seats": [3, 2, 1]}, "B", Place("hippos", 1)),
        ({"phase": "C", "hands": {"A": "wet-season", "B": "migration"}}, "B", Migration()),
        ({"phase": "E", "hands": {"A": "wet-season", "B": "defectors"}, "seats": [3, 2, 1]}, "B", Defectors(A)),
        ({"phase": "B", "offices": "defence C"}, "A", SetBlockade("hippos")),
        ({"phase": "D", "seats": [3, 2, 1]}, "B", Appoint(PRIME_MINISTER, B)),
    ],
)
def test_refused_out_of_turn_says_so(position: dict[str, Any], player: str, action: Action) -> None:
    assert at(**position).refusal(player, action) == ("refused-not-asked", "")


def test_refused_a_card_while_something_else_is_asked() -> None:
    table = at("B", offices="defence A", hands={"A": "rally-hippos"})
    assert table.refusal("A", Rally("hippos", 1)) == ("refused-other-question", "§5d 9, §5b 2; rulings B11, B12")


def test_refused_an_office_out_of_its_place_in_a_proposal() -> None:
    table = at("D", seats=[3, 2, 1])
    assert table.refusal("A", Appoint(DEFENCE, B)) == ("refused-other-office", "§5d 2")
    table.does("A", Appoint(PRIME_MINISTER, B), Appoint(FINANCE, B), Appoint(DEFENCE, B))
    assert table.refusal("A", PromiseGoal(2, B)) == ("refused-other-goal", "§5d 2")
    assert table.refusal("A", PromiseGoal(1, 9)) == ("refused-no-such-party", "§5d 2")
    assert table.refusal("A", Appoint(DEFENCE, B)) == ("refused-other-question", "§5d 2; rulings D4, D12")


def test_refused_a_card_that_one_does_not_hold_can_not_be_discarded() -> None:
    hand = "rally-zebras rally-hippos rally-snakes rally-parrots rally-monkeys"
    table = at("G", hands={"C": hand}).passes("C")
    assert table.refusal("C", Discard("defectors-b")) == ("refused-not-in-hand", "§5g 3")


def test_refused_a_second_bid_of_whoever_is_not_tied() -> None:
    table = at("A").bids(A=4, B=4, C=0)
    assert table.refusal("C", Cast(50)) == ("refused-not-asked", "")
    assert table.refusal("A", Cast(50)) == ("refused-no-food", "§5a 1")


def test_refused_a_party_that_is_not_at_the_table() -> None:
    table = at("G", seats=[5, 4, 3], government="AB", interim=True, failed=True, offices="prime-minister A")
    assert table.refusal("A", NameGoal(seat_of("D"))) == ("refused-no-such-party", "§5g 6")


NONSENSE: list[Action] = [
    *[Place(species, number) for species in ("", "lions") for number in (-1, 0, 99)],
    *[PlaceBonus(species, number) for species in ("hippos", "lions") for number in (-1, 99)],
    *[LeaderCampaign(species, party) for species in ("hippos", "lions") for party in (-1, 99)],
    *[Rally(species, number) for species in ("hippos", "lions") for number in (-1, 0, 99)],
    *[NegativeCampaign(species, party) for species in ("hippos", "lions") for party in (-1, 99)],
    *[Loyalty(species, number) for species in ("hippos", "lions") for number in (-1, 0, 99)],
    OverhangMandate("lions"),
    Defectors(-1),
    Defectors(99),
    Assertiveness("king"),
    Appoint("king", 0),
    Appoint(PRIME_MINISTER, 99),
    NameGoal(-1),
    Discard("a card"),
    SetBlockade("lions"),
    Cast(-1),
    Cast("maybe"),
]


@pytest.mark.parametrize("phase", "ABCDEFG")
def test_refused_nonsense_has_its_reason_too(phase: str) -> None:
    hand = "rally-hippos negative-campaign-hippos loyalty-hippos overhang-mandate-hippos defectors"
    offices = "prime-minister A, finance A, defence A, opposition-leader B"
    table = at(phase, seats=[1, 4, 4], hands={"A": hand}, government="A", offices=offices, zoo="hippos A2 B1")
    languages = [Texts(language, RULES.package, RULES.terms) for language in ("en", "fr")]
    for action in NONSENSE:
        for seat in (A, B, C):
            message = table.game.why_not(seat, action)
            assert isinstance(message, Message)
            assert all(texts.say(message) for texts in languages)

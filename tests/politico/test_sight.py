"""What players see of each other: hands, piles, sealed answers; and that being asked tells nothing.

«Whether somebody is asked, and what» must follow from what lies open. Each test here plays the same scene several
times, with different cards in a hand, and compares what a spectator sees of the questions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.engine.citations import rule_asked
from hemicycle.engine.declare import FACE_DOWN, SPECTATOR
from hemicycle.engine.words import Refused
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.events import TrumpsDrawn
from hemicycle.games.politico.formation import Invite, Join
from hemicycle.games.politico.match import ResignLater
from hemicycle.games.politico.state import Lasting
from tests.table import seat_of

from .builders import (
    CARDS,
    DISSOLVE,
    DRAW,
    ENTER,
    LEAVE,
    MOTION,
    PRESENT,
    RED,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    UNION,
    A,
    B,
    C,
    D,
    Table,
    at,
    attack,
    cards_of,
    form,
    swap,
)

DEFENCES = [
    *("echec", "replatrage", "negociation", "reussite", "vaincue", "lenifiant"),
    *("avis", "proces", "evitee", "baraka", "army"),
]
VIEWERS = pytest.mark.parametrize("viewer", [SPECTATOR, A, B, C, D])


def questions(table: Table) -> list[tuple[object, ...]]:
    """All that a spectator sees of what is asked."""
    seen = table.game.view(SPECTATOR)
    return [
        (one.seat, one.kind, rule_asked(seen, one), tuple(sorted(one.about.items())), one.answered, one.optional)
        for one in seen.requests
    ]


def same(scene: Callable[[str], Table], hands: list[str]) -> None:
    """The questions of a scene are the same whatever two cards B holds."""
    found = [questions(scene(hand)) for hand in hands]
    assert all(one == found[0] for one in found), f"{found}"
    assert found[0]


PAIRS = [f"{one} {other}" for one, other in zip(DEFENCES, [*DEFENCES[1:], "pm"], strict=True)]
HANDS = ["agitation agitation", "pm pm", "motion union", *PAIRS]


@pytest.mark.parametrize("card", RED)
def test_i_2_c_being_asked_for_a_defence_does_not_tell_who_holds_one(card: str) -> None:
    hands = [hand for hand in HANDS if card not in hand.split()]
    for target in "BC":

        def scene(hand: str, target: str = target) -> Table:
            return at("D", government="ABC", hands={"D": card, "B": hand}).attacks("D", card, target)

        same(scene, hands)


@pytest.mark.parametrize("card", RED)
def test_i_2_c_nor_does_the_way_of_an_answer(card: str) -> None:
    """When one has answered, the others still stand asked as before, and nobody learns what was answered."""

    def scene(hand: str) -> Table:
        table = at("D", government="ABC", hands={"D": card, "B": hand, "C": "reussite"})
        table.attacks("D", card, "B")
        options = table.options("B")
        return table.does("B", options[0]) if options and "C" in table.asked() else table

    hands = [hand for hand in HANDS if card not in hand.split() and "reussite" not in hand]
    if not at("D", government="ABC", hands={"D": card}).attacks("D", card, "B").asked().get("C"):
        return  # personal: the answer ends it
    with_card = [hand for hand in hands if Defend(CARDS["baraka"]) in _options(card, hand)]
    found = [questions(scene(hand)) for hand in with_card]
    passed = at("D", government="ABC", hands={"D": card, "B": "agitation" if card != "agitation" else "pm"})
    passed.attacks("D", card, "B").passes("B")
    assert found
    assert all(one == questions(passed) for one in found)


def _options(card: str, hand: str) -> list[object]:
    table = at("D", government="ABC", hands={"D": card, "B": hand}).attacks("D", card, "B")
    return list(table.options("B"))


SCENES: dict[str, Callable[[str], Table]] = {
    "the army topples": lambda hand: at("D", government="ABC", hands={"D": "army", "B": hand}).does("D", TOPPLE),
    "the army enters": lambda hand: at("D", government="AC", hands={"D": "army", "B": hand}).does("D", ENTER),
    "a minority government": lambda hand: at("D", hands={"D": "army pm", "B": hand}).forms("D", army=True),
    "an investiture that passed": lambda hand: at("D", hands={"D": "pm", "B": hand}).forms("D").votes("D"),
    "a motion that passed": lambda hand: (
        at("D", government="AC", hands={"D": "motion", "B": hand}).does("D", MOTION).votes("D")
    ),
    "a disaster that the army counters": lambda hand: (
        at("D", government="AC", hands={"D": "desastre", "C": "army", "B": hand})
        .attacks("D", "desastre", "A")
        .defends("C", "army")
    ),
    "a counter": lambda hand: (
        at("D", government="AC", hands={"D": "army", "C": "army", "B": hand}).does("D", TOPPLE).army("C")
    ),
    "a fall by attack": lambda hand: at("B", government="AC", hands={"B": f"desaccords {hand}"}).hits(
        "B", "desaccords", "A"
    ),
    "a fall by the army, of B": lambda hand: (
        at("D", government="BC", hands={"D": "army", "B": hand}).does("D", TOPPLE).no_army()
    ),
    "B's turn": lambda hand: at("B", government="AC", hands={"B": hand}),
    "B's turn as a member": lambda hand: at("B", government="AB", hands={"B": hand}),
    "B's turn as Prime Minister": lambda hand: at("B", government="BA", hands={"B": hand}),
    "B's turn without a government": lambda hand: at("B", hands={"B": hand}),
    "B's draw": lambda hand: at("B", phase="draw", hands={"B": hand}),
    "B's burnt archives": lambda hand: at("B", phase="event", event="archives-brulees", hands={"B": hand}),
    "B after a refused investiture": lambda hand: (
        at("B", hands={"B": f"pm {hand}"}).does("B", form(), PRESENT).votes("", "A")
    ),
    "B after a cancelled investiture": lambda hand: (
        at("B", hands={"B": f"pm {hand}", "C": "army"}).does("B", form(), PRESENT).votes("B").army("C").no_army()
    ),
    "B after a rejected motion": lambda hand: (
        at("B", government="A", hands={"B": f"motion {hand}"}).does("B", MOTION).votes("", "A")
    ),
    "B after Union nationale": lambda hand: at("B", hands={"B": f"union {hand}"}).does("B", UNION),
    "B after entering by the army": lambda hand: (
        at("B", government="A", hands={"B": f"army {hand}"}).does("B", ENTER).no_army()
    ),
    "B is silenced": lambda hand: at(
        "B", hands={"B": hand}, lasting=[Lasting("silenced", "crise-dans-le-parti", A, B, 23)]
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_ii_6_what_is_asked_does_not_hang_on_what_somebody_holds(scene: str) -> None:
    hands = [hand for hand in HANDS if not ("union" in hand and "Union" in scene)]
    same(SCENES[scene], hands)


def test_ii_6_a_window_hangs_on_open_cards_alone() -> None:
    for under, asked in (("army army army", "ABC"), ("army army army army", "")):
        for hand in ("pm", "baraka"):
            table = at("D", hands={"D": "pm", "A": hand}, under=under).forms("D").votes("D")
            assert table.who("answer-army") == asked


# Hands and piles


def dealt() -> Table:
    return at("A", hands={"A": "pm avis", "B": "hp", "C": "", "D": "baraka army"}, under="echec greve")


@VIEWERS
def test_i_2_a_hands_are_their_owners_alone_and_their_sizes_open(viewer: int) -> None:
    g = dealt().g
    seen = g.view(viewer).hands
    assert [len(hand) for hand in seen] == [2, 1, 0, 2]
    for seat in range(4):
        assert seen[seat] == (g.hands[seat] if seat == viewer else [FACE_DOWN] * len(g.hands[seat]))


@VIEWERS
def test_i_2_a_nobody_sees_what_is_to_come(viewer: int) -> None:
    view = dealt().g.view(viewer)
    assert set(view.pile) == set(view.event_pile) == {FACE_DOWN}


@VIEWERS
def test_i_1_deputies_and_points_are_open(viewer: int) -> None:
    g = dealt().g
    view = g.view(viewer)
    for field in ("deputies", "points", "plaques", "government", "past", "lasting", "table", "event_under"):
        assert getattr(view, field) == getattr(g, field), field


@VIEWERS
def test_ruling_q2_everybody_sees_what_goes_under_the_pile(viewer: int) -> None:
    assert dealt().g.view(viewer).under == cards_of("echec greve")
    table = at("D", phase="draw", hands={"D": "avis"}).does("D", swap("avis"))
    assert table.g.view(viewer).under == cards_of("avis")


@VIEWERS
def test_i_2_b_a_drawn_trump_is_told_to_whoever_draws_it(viewer: int) -> None:
    table = at("D", phase="draw", hands={"D": "avis"}, pile="pm").does("D", DRAW)
    (drawn,) = table.happened(TrumpsDrawn)
    seen = drawn.mask(viewer)
    assert seen.cards == (("premier-ministre",) if viewer == D else (FACE_DOWN,))
    assert seen.seat == D


@VIEWERS
def test_i_2_c_options_are_seen_by_whoever_is_asked(viewer: int) -> None:
    (request,) = [one for one in dealt().game.view(viewer).requests if not one.optional]
    assert bool(request.options) is (viewer == A)


def test_ruling_q13_cards_of_one_name_are_alike() -> None:
    """A card that went back into a hand is known there, until one of that name leaves it."""
    table = at("B", hands={"B": "pm pm"}).does("B", form(), PRESENT).votes("", "A")
    assert table.g.known[B] == ["premier-ministre"]
    assert table.g.conserved() == []
    table.passes("B").turns(3)
    table.does("B", swap("pm"))
    assert table.g.known[B] == []
    assert "premier-ministre" in table.g.hands[B]


def test_ruling_q13_a_known_card_stays_where_it_is_in_what_others_imagine() -> None:
    table = at("B", hands={"B": "pm avis", "C": "hp"}).does("B", form(), PRESENT).votes("", "A")
    other = set()
    for seed in range(40):
        imagined = table.g.view(C).imagine(Random(seed))
        assert imagined.conserved() == []
        assert imagined.hands[C] == ["homme-providentiel"]
        assert "premier-ministre" in imagined.hands[B]
        other.add(tuple(sorted(imagined.hands[B])))
    assert len(other) > 3


# Sealed


@VIEWERS
def test_i_2_b_a_vote_is_seen_by_its_owner_until_all_are_in(viewer: int) -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), PRESENT)
    request = table.request("B")
    table.game.act(B, request.id, request.options[1])
    (seen,) = [one for one in table.game.view(viewer).requests if one.seat == B and not one.optional]
    assert seen.answered
    assert (seen.answer is not None) is (viewer == B)


@VIEWERS
def test_ruling_q3_an_answer_to_an_invitation_too(viewer: int) -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), Invite(B), Invite(C), PRESENT).does("B", Join())
    (seen,) = [one for one in table.game.view(viewer).requests if one.seat == B]
    assert (seen.answer is not None) is (viewer == B)


@VIEWERS
def test_ruling_q11_the_order_to_resign_is_private_until_the_turn_ends(viewer: int) -> None:
    table = at("B", government="ABC").out_of_turn("A", ResignLater())
    view = table.g.view(viewer)
    assert view.resigning[A] is (viewer == A)
    assert questions(table) == questions(at("B", government="ABC"))


def test_ruling_q11_it_takes_effect_as_the_turn_ends_unless_the_game_does() -> None:
    table = at("B", government="ABC").out_of_turn("A", ResignLater()).passes("B")
    assert table.government == ""
    last = at("B", turn=75, elected=True, government="ABC").out_of_turn("A", ResignLater()).passes("B")
    assert last.game.over
    assert last.government == "ABC"


def test_ruling_q11_others_may_imagine_it_but_not_on_his_own_turn() -> None:
    table = at("B", government="ABC")
    assert {table.g.view(C).imagine(Random(seed)).resigning[A] for seed in range(80)} == {False, True}
    own = at("A", government="ABC")
    assert {own.g.view(C).imagine(Random(seed)).resigning[A] for seed in range(80)} == {False}


# Undo


@pytest.mark.parametrize(
    ("position", "player", "action"),
    [
        ({"player": "D", "government": "AB", "hands": {"D": "greve"}}, "D", attack("greve", "A")),
        ({"player": "D", "government": "AB", "hands": {"D": "motion"}}, "D", MOTION),
        ({"player": "D", "government": "AB", "hands": {"D": "army"}}, "D", TOPPLE),
        ({"player": "D", "hands": {"D": "pm"}}, "D", form()),
        ({"player": "D", "hands": {"D": "union"}}, "D", UNION),
        ({"player": "D", "phase": "draw", "hands": {"D": "pm"}}, "D", DRAW),
        ({"player": "D", "phase": "draw", "hands": {"D": "pm"}}, "D", swap("pm")),
        ({"player": "A", "government": "AB"}, "A", DISSOLVE),
        ({"player": "A", "government": "AB"}, "A", STEP_DOWN),
        ({"player": "B", "government": "AB"}, "B", LEAVE),
    ],
)
def test_undo_no_card_once_shown_and_nothing_that_was_drawn(
    position: dict[str, Any], player: str, action: Any
) -> None:
    table = at(**position)
    table.game.keep_undo()
    table.does(player, action)
    assert not table.game.can_undo(seat_of(player))
    with pytest.raises(Refused):
        table.game.undo(seat_of(player))


def test_undo_a_list_of_guests_can_be_changed_until_it_is_read_out() -> None:
    table = at("A", government="AB")
    table.game.keep_undo()
    table.does("A", RESHUFFLE, Invite(C))
    table.game.undo(A)
    assert Invite(C) in table.options("A")
    table.does("A", Invite(C), PRESENT)
    assert not table.game.can_undo(A)

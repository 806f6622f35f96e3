"""What the players see of each other, what everybody may know by counting, and what can be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import FACE_DOWN, UNKNOWN
from hemicycle.engine.words import Action, Refused
from hemicycle.games.zoocracy.campaign import Place, SetBlockade, SetManipulation
from hemicycle.games.zoocracy.cards import Migration, Rally
from hemicycle.games.zoocracy.edition import END_OF_GAME, PRIME_MINISTER
from hemicycle.games.zoocracy.events import CardsDrawn
from hemicycle.games.zoocracy.government import Appoint, Draft
from hemicycle.games.zoocracy.progress import Discard
from hemicycle.games.zoocracy.purse import discard, draw
from tests.table import seat_of

from .builders import A, B, C, Table, at, begin

VIEWERS = pytest.mark.parametrize("viewer", [-1, A, B, C])


def dealt() -> Table:
    return at("B", hands={"A": "rally-zebras migration", "B": "defectors", "C": ""}, funds=[5, 6, 7])


# Hands, decks, funds


@VIEWERS
def test_ruling_a5_hands_are_seen_by_their_owners_alone_and_their_sizes_by_all(viewer: int) -> None:
    g = dealt().g
    seen = g.view(viewer).hands
    assert [len(hand) for hand in seen] == [2, 1, 0]
    for seat in range(3):
        assert seen[seat] == (g.hands[seat] if seat == viewer else [FACE_DOWN] * len(g.hands[seat]))


@VIEWERS
def test_ruling_a5_nobody_sees_what_is_to_come(viewer: int) -> None:
    view = dealt().g.view(viewer)
    assert set(view.deck) == set(view.event_deck) == {FACE_DOWN}


@VIEWERS
def test_ruling_a5_the_board_seats_goals_and_the_discard_pile_are_open(viewer: int) -> None:
    table = at("B", zoo="zebras A2", seats=[3, 2, 1], goals=[1, 2, 3], hands={"A": "rally-hippos"})
    table.does("A", Rally("hippos", 1))
    g, view = table.g, table.g.view(viewer)
    for field in (
        "tokens",
        "seats",
        "goals",
        "discard",
        "offices",
        "programme",
        "lots",
        "event_discard",
        "majority",
    ):
        assert getattr(view, field) == getattr(g, field), field


@VIEWERS
def test_ruling_a10_the_figure_of_the_funds_is_its_owners_and_the_count_is_open(viewer: int) -> None:
    view = dealt().g.view(viewer)
    assert view.funds == [food if seat == viewer else UNKNOWN for seat, food in enumerate([5, 6, 7])]
    assert view.reckoned == [5, 6, 7]


@VIEWERS
def test_3_drawn_cards_are_told_to_whoever_draws_them(viewer: int) -> None:
    table = begin(3)
    for event in table.happened(CardsDrawn):
        seen = event.mask(viewer)
        assert seen.cards == (event.cards if event.seat == viewer else (FACE_DOWN, FACE_DOWN))


@VIEWERS
def test_5b_options_are_seen_by_whoever_is_asked_alone(viewer: int) -> None:
    (request,) = dealt().game.view(viewer).requests
    assert bool(request.options) is (viewer == request.seat)


# Sealed


@VIEWERS
def test_5a_a_bid_is_seen_by_its_owner_alone(viewer: int) -> None:
    table = at("A").bids(A=3)
    seen = {request.seat: request for request in table.game.view(viewer).requests}
    assert seen[A].answered, "that a hand is in, everybody sees"
    assert seen[A].answer == (Cast(3) if viewer == A else None)
    for seat in (A, B, C):
        assert bool(seen[seat].options) is (viewer == seat), "how much one could bid is nobody else's affair"


@VIEWERS
def test_5d_a_vote_is_seen_by_its_owner_alone(viewer: int) -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "AAA AA").does("B", Cast("no"))
    seen = {request.seat: request for request in table.game.view(viewer).requests}
    assert seen[B].answer == (Cast("no") if viewer == B else None)


@VIEWERS
def test_5d_a_proposal_is_unseen_until_it_is_complete(viewer: int) -> None:
    table = at("D", seats=[5, 4, 3]).does("A", Appoint(PRIME_MINISTER, C))
    frame = table.game.view(viewer).stack[-1]
    assert isinstance(frame, Draft)
    assert frame.chosen == ((C,) if viewer == A else (UNKNOWN,))
    assert table.game.events(viewer, after=0) == []


def test_5d_a_draft_is_imagined_as_anything() -> None:
    table = at("D", seats=[5, 4, 3]).does("A", Appoint(PRIME_MINISTER, C))
    drafts = [table.g.view(B).imagine(Random(seed)).stack[-1] for seed in range(40)]
    assert {draft.chosen for draft in drafts if isinstance(draft, Draft)} == {(A,), (B,), (C,)}
    own = table.g.view(A).imagine(Random(1)).stack[-1]
    assert isinstance(own, Draft)
    assert own.chosen == (C,)


# What is known after a reshuffle


def reshuffled() -> Table:
    """C draws the last card of the first deck, then two of the second; the second was made of five cards."""
    table = at("B", hands={"A": "migration defectors"})
    g = table.g
    g.hands[B], g.drawn[B] = g.deck[:-6], [0] * (len(g.deck) - 6)
    g.discard, g.deck = g.deck[-6:-1], g.deck[-1:]
    draw(g, C, 3)
    return table


def test_ruling_g4_what_a_deck_was_made_of_is_no_secret() -> None:
    g = reshuffled().g
    assert g.drawn[C] == [0, 1, 1]
    assert len(g.shuffled) == 2
    assert sorted([*g.deck, *g.hands[C][1:]]) == list(g.shuffled[1])
    assert g.conserved() == []


@pytest.mark.parametrize("viewer", [-1, A, B])
def test_ruling_g4_imagined_hands_keep_which_deck_their_cards_came_from(viewer: int) -> None:
    g = reshuffled().g
    later = set(g.shuffled[1])
    hands = set()
    for seed in range(40):
        imagined = g.view(viewer).imagine(Random(seed))
        assert imagined.conserved() == []
        first, *second = imagined.hands[C]
        assert first not in later
        assert set(second) < later
        assert set(imagined.deck) < later
        assert not set(imagined.hands[B]) & later
        hands.add(tuple(second))
    assert len(hands) > 5


def test_ruling_g4_whoever_drew_them_knows_the_own_cards() -> None:
    g = reshuffled().g
    for seed in range(20):
        imagined = g.view(C).imagine(Random(seed))
        assert imagined.hands[C] == g.hands[C]
        assert sorted(imagined.deck) == sorted(g.deck), "what is left of five cards, one knows"


def test_ruling_g4_of_a_card_that_is_played_everybody_saw_from_which_deck_it_came() -> None:
    g = reshuffled().g
    discard(g, C, g.hands[C][1])
    assert g.drawn[C] == [0, 1]
    discard(g, C, g.hands[C][1])
    assert g.drawn[C] == [0]
    assert g.view(A).imagine(Random(1)).conserved() == g.conserved() == []


def test_5e_imagined_events_keep_what_has_been_drawn() -> None:
    for round, ending in ((1, False), (3, False), (6, False), (7, True)):
        event = END_OF_GAME if ending else ""
        table = at("E", round=round, event=event, hands={"A": "migration"})
        g = table.g
        places = set()
        for seed in range(60):
            imagined = g.view(A).imagine(Random(seed))
            assert sorted(imagined.event_deck) == sorted(g.event_deck)
            if END_OF_GAME in imagined.event_deck:
                places.add(imagined.event_deck.index(END_OF_GAME) + round + 1)
        assert places == (set() if ending else {one for one in (5, 6, 7, 8) if one > round})


def test_ruling_a10_imagined_funds_are_what_everybody_can_count() -> None:
    assert dealt().g.view(C).imagine(Random(1)).funds == [5, 6, 7]


def test_ruling_a7_who_is_asked_follows_from_open_hand_sizes() -> None:
    one = at("E", hands={"A": "migration", "B": "defectors"})
    other = at("E", hands={"A": "rally-hippos", "B": "rally-snakes"})
    assert one.asked() == other.asked()


# Undo


def undoable(table: Table, player: str, *actions: Action) -> bool:
    table.game.keep_undo()
    table.does(player, *actions)
    return table.game.can_undo(seat_of(player))


def test_undo_food_can_be_taken_back_while_the_turn_lasts() -> None:
    table = at("B")
    table.game.keep_undo()
    table.does("A", Place("zebras", 2), Place("hippos", 1))
    table.game.undo(A)
    table.game.undo(A)
    assert table.g.funds == [10, 10, 10]
    assert table.g.tokens["zebras"] == [0, 0, 0]
    assert table.amounts("A", "zebras") == [1, 2, 3]


def test_undo_a_turn_once_ended_is_ended() -> None:
    table = at("B")
    assert undoable(table, "A", Place("zebras", 2))
    table.passes("A")
    assert not table.game.can_undo(A)


def test_undo_a_proposal_can_be_changed_until_it_is_made() -> None:
    table = at("D", seats=[5, 4, 3])
    assert undoable(table, "A", Appoint(PRIME_MINISTER, C))
    table.game.undo(A)
    table.proposes("A", "AAA AA")
    assert not table.game.can_undo(A)


FULL = "rally-zebras rally-hippos rally-snakes rally-parrots rally-monkeys"


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"phase": "B", "hands": {"A": "rally-zebras migration"}}, (Rally("zebras", 1),)),
        ({"phase": "C", "hands": {"A": "migration wet-season"}}, (Migration(),)),
        ({"phase": "B", "seats": [1, 3, 2], "offices": "defence A"}, (SetBlockade("hippos"),)),
        ({"phase": "G", "seats": [3, 2, 1], "hands": {"A": FULL}}, ()),
    ],
)
def test_undo_no_card_shown_and_nothing_that_gave_the_turn_away(
    position: dict[str, Any], actions: tuple[Action, ...]
) -> None:
    table = at(**position)
    if not actions:
        table.game.keep_undo()
        table.passes("A")  # which draws
        assert not table.game.can_undo(A)
        actions = (Discard("rally-zebras"),)
    assert not undoable(table, "A", *actions)
    with pytest.raises(Refused):
        table.game.undo(A)


def test_undo_a_blockade_while_the_same_party_is_asked_next() -> None:
    assert undoable(at("B", offices="defence A, finance A"), "A", SetBlockade("hippos"))
    table = at("B", seats=[3, 2, 1], offices="finance C")
    assert not undoable(table, "C", SetManipulation("hippos"))


def test_undo_nobody_takes_back_bids_once_they_are_opened() -> None:
    table = at("A")
    table.game.keep_undo()
    table.bids(A=2, B=1, C=0)
    assert not any(table.game.can_undo(seat) for seat in range(3))


def test_undo_a_draw_is_drawn() -> None:
    table = at("E", hands={"A": "migration"}, presidential=9)
    table.game.keep_undo()
    table.passes("A").passes("A")
    assert table.g.round == 2
    assert not any(table.game.can_undo(seat) for seat in range(3))

"""What the players see of each other's cards, and what can be taken back."""

from random import Random

import pytest

from hemicycle.engine.window import PASS
from hemicycle.engine.words import Refused
from hemicycle.games.koalition.cards import Doppler
from hemicycle.games.koalition.events import CardLaid
from hemicycle.games.koalition.negotiation import Include
from tests.table import seat_of

from .builders import Table, begin, seated


def before_the_vote() -> Table:
    return seated(
        "ie",
        then="lu",
        A="rose-10 rose-9 rose-8 / doppler joker-5",
        B="hat-10 hat-9 hat-8 / skandal",
        C="leaf-9 leaf-8 leaf-7",
    )


def after_a_failed_vote() -> Table:
    table = before_the_vote()
    table.round(A="rose-10", B="hat-10", C="leaf-9").round(A="rose-9", B="hat-9", C="leaf-8")
    return table.nobody_agrees()


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_preparation_hands_are_seen_by_their_owners_alone(viewer: int) -> None:
    g = before_the_vote().g
    view = g.view(viewer)
    for seat in range(3):
        if seat == viewer:
            assert (view.hands[seat], view.specials[seat]) == (g.hands[seat], g.specials[seat])
        else:
            assert view.hands[seat] == ["?"] * 3
            assert view.specials[seat] == ["?"] * len(g.specials[seat])


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_preparation_options_are_seen_by_whoever_is_asked_alone(viewer: int) -> None:
    (request,) = before_the_vote().game.view(viewer).requests
    assert request.seat == 0
    assert bool(request.options) is (viewer == 0)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_ruling_d50_politicians_taken_back_are_known_to_all(viewer: int) -> None:
    view = after_a_failed_vote().g.view(viewer)
    assert [sorted(known) for known in view.known] == [
        ["rose-10", "rose-9"],
        ["hat-10", "hat-9"],
        ["leaf-8", "leaf-9"],
    ]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_ruling_d50_the_rest_of_a_hand_stays_unknown(viewer: int) -> None:
    view = after_a_failed_vote().g.view(viewer)
    for seat in range(3):
        if seat != viewer:
            assert view.hands[seat] == ["?"] * 3


def test_ruling_d50_a_known_card_that_is_laid_again_is_no_longer_in_hand() -> None:
    table = after_a_failed_vote().lays("A", "rose-10")
    assert table.g.known[0] == ["rose-9"]
    assert table.g.conserved() == []


def test_ruling_d50_a_new_deal_makes_all_hands_unknown() -> None:
    table = seated("ie", then="es", A="rose-10 rose-9", B="hat-10 hat-9", C="leaf-9 leaf-8")
    table.everybody_lays().nobody_agrees().everybody_lays().nobody_agrees()
    assert table.g.deals == 2
    assert table.g.known == [[], [], []]


def test_ruling_d50_known_cards_are_kept_when_a_seat_imagines_the_others() -> None:
    g = after_a_failed_vote().g
    for seed in range(20):
        imagined = g.view(1).imagine(Random(seed))
        assert imagined.hands[1] == g.hands[1]
        assert {"rose-10", "rose-9"} <= set(imagined.hands[0])
        assert {"leaf-9", "leaf-8"} <= set(imagined.hands[2])
        assert imagined.conserved() == []


def test_undo_a_laid_card_lies() -> None:
    table = before_the_vote()
    table.game.keep_undo()
    table.lays("A", "rose-10")
    assert not table.game.can_undo(seat_of("A"))
    with pytest.raises(Refused):
        table.game.undo(seat_of("A"))
    assert [event.card for event in table.happened(CardLaid)] == ["rose-10"]


def test_undo_an_action_card_is_played() -> None:
    table = before_the_vote()
    table.game.keep_undo()
    table.lays("A", "rose-10").plays("A", Doppler("rose"))
    assert not table.game.can_undo(seat_of("A"))
    with pytest.raises(Refused):
        table.game.undo(seat_of("A"))
    assert table.g.dopplers == ["rose"]


def test_undo_whoever_did_not_open_has_given_the_turn_away() -> None:
    table = before_the_vote()
    table.game.keep_undo()
    table.lays("A", "rose-10").passes("A")
    assert not table.game.can_undo(seat_of("A"))


def test_undo_a_deal_is_dealt() -> None:
    table = seated("ie", then="es", A="rose-10 rose-9", B="hat-10 hat-9", C="leaf-9 leaf-8")
    table.game.keep_undo()
    table.everybody_lays().somebody_governs()
    assert table.g.deals == 2
    assert not any(table.game.can_undo(seat) for seat in range(3))


def test_undo_a_pass_can_be_taken_back_only_while_the_same_player_is_asked_next() -> None:
    table = seated("ie", A="rose-10 rose-9 / doppler", B="hat-10 hat-9 / skandal", C="leaf-9 leaf-8")
    table.game.keep_undo()
    table.lays("A", "rose-10").plays("A", Doppler("rose")).passes("B")
    assert table.asked() == {"B": "lay"}
    table.game.undo(seat_of("B"))
    assert table.asked() == {"B": "answer"}


def test_undo_nothing_else_in_a_whole_game_can_be_taken_back_but_the_steps_of_a_proposal() -> None:
    for players in (3, 5):
        table = begin(players, countries=5)
        table.game.keep_undo()
        while not table.game.over:
            table.goes_on()
            for seat in range(players):
                if table.game.can_undo(seat):
                    action = table.game.history()[-1].action
                    assert action == PASS or isinstance(action, Include)

"""What must never be created or lost: the general tests look for it in every game that they play."""

from collections.abc import Callable

import pytest

from hemicycle.games.zoocracy.state import Zoocracy

from .builders import A, B, C, at


def table() -> Zoocracy:
    return at(
        "B",
        seats=[5, 4, 3],
        zoo="hippos A3 B1",
        hands={"A": "migration"},
        government="AB",
        offices="prime-minister A, finance A, defence B, opposition-leader C",
        options={"strict_tokens": True},
    ).g


def test_conserved_nothing_is_wrong_with_a_good_table() -> None:
    assert table().conserved() == []


def food(g: Zoocracy) -> None:
    g.funds[A] += 1


def debts(g: Zoocracy) -> None:
    g.funds[A] = g.reckoned[A] = -1


def tie(g: Zoocracy) -> None:
    g.tokens["hippos"][B] = 3


def fewer_than_none(g: Zoocracy) -> None:
    g.tokens["hippos"][C] = -1


def too_many(g: Zoocracy) -> None:
    g.funds[A] = g.reckoned[A] = 23


def lost_card(g: Zoocracy) -> None:
    g.deck.pop()


def card_twice(g: Zoocracy) -> None:
    g.discard.append("migration")


def uncounted_card(g: Zoocracy) -> None:
    g.drawn[A] = []


def lost_event(g: Zoocracy) -> None:
    g.event_deck.pop()


def new_seat(g: Zoocracy) -> None:
    g.seats[A] += 2


def ninth_goal(g: Zoocracy) -> None:
    g.goals[A] = 9


def odd_office(g: Zoocracy) -> None:
    g.offices["king"] = A


def minister_in_opposition(g: Zoocracy) -> None:
    g.offices["finance"] = C


def leader_in_government(g: Zoocracy) -> None:
    g.offices["opposition-leader"] = B


@pytest.mark.parametrize(
    "breaks",
    [
        food,
        debts,
        tie,
        fewer_than_none,
        too_many,
        lost_card,
        card_twice,
        uncounted_card,
        lost_event,
        new_seat,
        ninth_goal,
        odd_office,
        minister_in_opposition,
        leader_in_government,
    ],
)
def test_conserved_notices(breaks: Callable[[Zoocracy], None]) -> None:
    g = table()
    breaks(g)
    assert len(g.conserved()) == 1

"""A game without a board of its own is shown by its declared types."""

from __future__ import annotations

import pytest

from hemicycle.engine.declare import SPECTATOR, BySeat, Fact, Own, Public, Seat, State
from hemicycle.env.boards import PlainBoard, shown

from ..engine.toys import Election, start

pytestmark = pytest.mark.one_database


class Row(Fact, frozen=True):
    who: Public[tuple[Seat, ...]]
    votes: Public[int]


class Room(State):
    chair: Public[Seat | None] = None
    choice: Public[Seat | str] = "yes"
    points: Public[BySeat[int]] = []
    numbers: Public[list[int]] = []
    rows: Public[list[Row]] = []
    friends: Own[list[Seat]] = []


def test_a_seat_is_told_from_a_number() -> None:
    room = Room(1, 0, [2, 1], [2, 1], [Row((0, 1), 1)], [1, 0])
    assert shown(Room, room.mask(1)) == {
        "chair": {"seat": 1},
        "choice": {"seat": 0},
        "points": {"by_seat": [2, 1]},
        "numbers": [2, 1],
        "rows": [{"who": [{"seat": 0}, {"seat": 1}], "votes": 1}],
        "friends": {"by_seat": [{"seat": -1}, {"seat": 0}]},
    }
    assert (shown(Room, Room())["chair"], shown(Room, Room())["choice"]) == (None, "yes")


def test_what_each_has_for_itself_is_in_its_hand() -> None:
    game = start(Election, food=[5, 4, 3])
    assert "food" not in PlainBoard().board(game.view(SPECTATOR))
    assert PlainBoard().hand(game.view(1), 1) == {"food": 4}

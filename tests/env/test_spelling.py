"""How types become numbers: those that a game says nothing about, too."""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Literal

import pytest

from hemicycle import games
from hemicycle.engine.declare import Among, BySeat, Fact, Own, Public, Seat, State, UpTo
from hemicycle.env.shapes import Shape, shape_of
from hemicycle.env.spelling import Spelling, spelling

SETUP = games.find("koalition").setup(3)


class Lot(Fact, frozen=True):
    """Something that a game of one's own might have."""

    kind: Public[Annotated[str, Among(("wheat", "rye"))]]
    owner: Public[Seat | None]
    number: Public[int]
    secret: int


class Market(State):
    lots: Public[list[Lot]]
    purses: Own[list[int]]
    hands: Own[list[list[Annotated[str, Among(("rye", "wheat"))]]]]
    votes: Public[BySeat[bool]]
    order: Public[tuple[Seat, ...]]
    stock: Public[Annotated[int, UpTo(8)]]
    title: Public[str]
    prices: Public[dict[Annotated[str, Among(("rye", "wheat"))], int]]
    log: Public[list[int]]


def said(hint: Any, value: Any) -> list[int]:
    """The letters of a value, which must lead back to it and to the end."""
    kind: Spelling = spelling(hint, SETUP)
    kind.place(0)
    letters: list[int] = []
    kind.spell(value, letters)
    assert kind.read(letters, 0) == (value, len(letters))
    assert all(0 <= letter < kind.size for letter in letters)
    assert len([*kind.letters()]) == kind.size
    return letters


@pytest.mark.parametrize(
    ("hint", "value", "letters"),
    [
        (Literal["a", "b"], "b", 1),
        (Seat, 2, 1),
        (bool, True, 1),
        (Annotated[int, Among((3, 5))], 5, 1),
        (Annotated[int, UpTo(4)], 4, 1),
        (int, 0, 4),
        (int, -1, 4),
        (int, 9_999, 4),
        (str, "blé", 5),
        (str, "", 1),
        (tuple[Seat, ...], (2, 0, 2), 4),
        (tuple[Seat, ...], (), 1),
        (tuple[Seat, bool], (1, True), 1),
        (tuple[int, bool], (20, True), 5),
        (Seat | None, None, 1),
        (Seat | str | int, "no", 3),
        (Seat | str | int, 2, 1),
        (Seat | str | int, 40, 4),
        (Lot, Lot("rye", None, 7, 3), 9),
    ],
)
def test_every_type_can_be_said(hint: Any, value: Any, letters: int) -> None:
    assert len(said(hint, value)) == letters


def test_two_values_are_never_said_alike() -> None:
    every = [(), (0,), (0, 0), (1,), (0, 1), (1, 0)]
    assert len({tuple(said(tuple[Seat, ...], one)) for one in every}) == len(every)


def test_what_is_not_declared_is_told_so() -> None:
    with pytest.raises(ValueError, match="'oats' is none of the values that its type is declared to have"):
        said(Annotated[str, Among(("rye", "wheat"))], "oats")
    with pytest.raises(ValueError, match="10000 is too large"):
        said(int, 10_000)
    with pytest.raises(TypeError, match="can't be said in numbers"):
        spelling(dict[str, int], SETUP)


def seen(value: Market, viewer: Seat) -> dict[str, float]:
    """What a viewer sees of it, by the name of the place; nothing that is 0."""
    shape: Shape = shape_of(Market, SETUP)
    row = array("f", bytes(4 * shape.size))
    shape.put(value.mask(viewer), row, 0)
    names = [*shape.names()]
    assert len(set(names)) == shape.size == len(row)
    return {name: round(number, 3) for name, number in zip(names, row) if number}


MARKET = Market(
    lots=[Lot("rye", 2, 10, 99), Lot("rye", None, 30, 99)],
    purses=[10, 0, 30],
    hands=[["rye", "rye"], ["wheat"], []],
    votes=[False, True, False],
    order=(2, 0, 1),
    stock=2,
    title="",
    prices={"wheat": -10},
    log=[0] * 20,
)


def test_what_is_seen_lies_where_its_name_says() -> None:
    assert seen(MARKET, 0) == {
        ".lots[rye]": 0.667,  # two of them
        ".lots[rye].owner.there": 1.0,
        ".lots[rye].owner=2": 1.0,
        ".lots[rye].number": 0.8,  # 40 together
        ".purses[0]": 0.5,
        ".hands[0]=rye": 0.667,
        ".hands[0].number": 0.167,
        ".hands[1].number": 0.091,  # one card, and nobody else sees which
        ".votes[1]": 1.0,
        ".order=2": 1.0,
        ".order=0": 0.5,
        ".order=1": 0.333,
        ".stock": 0.25,
        ".prices[wheat].there": 1.0,
        ".prices[wheat]": -0.5,
        ".log.number": 0.667,
    }


def test_a_hidden_number_is_nothing_and_so_is_what_nobody_sees() -> None:
    other = seen(MARKET, 1)
    assert ".hands[1]=wheat" in other
    assert ".hands[0]=rye" not in other
    assert not [name for name in other if "purses" in name or "secret" in name]


def test_a_word_that_nobody_listed_has_a_fingerprint() -> None:
    titles = [set(seen(Market([], [], [], [], (), 0, title, {}, []), 0)) for title in ("a", "b", "")]
    assert titles[0] != titles[1]
    assert titles[2] == set()

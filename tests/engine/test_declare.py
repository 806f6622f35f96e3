"""Fields declared once: copy, equality, and what a viewer sees of them."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine import declare
from hemicycle.engine.declare import (
    FACE_DOWN,
    SPECTATOR,
    UNKNOWN,
    Addressed,
    Backs,
    Fact,
    Own,
    Public,
    Seat,
    Sight,
    State,
    sights,
)
from hemicycle.engine.vocabulary import Vocabulary


class Note(Fact, frozen=True):
    seat: Public[Seat]
    text: Addressed[str]
    cards: Addressed[tuple[str, ...]] = ()


class Inner(State):
    open: Public[int] = 1
    closed: int = 2


class Desk(State):
    hands: Own[list[list[str]]]
    money: Own[list[int]]
    pile: Backs[list[str]]
    points: Public[list[int]]
    by_name: Public[dict[str, list[int]]]
    inner: Public[Inner]
    notes: Public[list[Note]]
    perhaps: Public[Inner | None] = None
    forgotten: list[str] = []
    unsaid: str = "secret"
    maximum: ClassVar[int] = 3


def desk() -> Desk:
    return Desk(
        hands=[["a", "b"], ["c"]],
        money=[3, 4],
        pile=["x", "y", "z"],
        points=[1, 2],
        by_name={"rose": [1]},
        inner=Inner(),
        notes=[Note(0, "to you", ("k",)), Note(1, "not to you", ("l",))],
        forgotten=["never", "shown"],
    )


def test_what_is_not_declared_is_seen_by_nobody() -> None:
    assert sights(Desk)["forgotten"] is Sight.NOBODY
    for viewer in (SPECTATOR, 0, 1):
        seen = desk().mask(viewer)
        assert seen.forgotten == []
        assert seen.unsaid == ""
        assert seen.inner.closed == UNKNOWN


def test_own_is_seen_by_its_owner_and_from_behind_by_the_others() -> None:
    seen = desk().mask(0)
    assert seen.hands == [["a", "b"], [FACE_DOWN]]
    assert seen.money == [3, UNKNOWN]
    assert desk().mask(SPECTATOR).hands == [[FACE_DOWN, FACE_DOWN], [FACE_DOWN]]


def test_backs_tell_how_many() -> None:
    assert desk().mask(0).pile == [FACE_DOWN] * 3


def test_what_is_addressed_is_seen_by_its_seat() -> None:
    seen = desk().mask(0).notes
    assert seen == [Note(0, "to you", ("k",)), Note(1, "", (FACE_DOWN,))]


def test_public_is_seen_whole_and_what_lies_inside_declares_for_itself() -> None:
    seen = desk().mask(1)
    assert seen.points == [1, 2]
    assert seen.by_name == {"rose": [1]}
    assert seen.inner == Inner(open=1, closed=UNKNOWN)


class Secretive(Note, frozen=True):
    plan: str = "SECRET"


class Envelope(Fact, frozen=True):
    note: Public[Note | None]
    notes: Public[tuple[Note, ...]]


class Drawer(State):
    any_note: Public[Note]
    own: Own[list[Inner]]
    bills: Own[list[list[int]]]
    by_seat: Public[dict[int, Note]]


def test_what_lies_inside_is_masked_however_deep() -> None:
    letter = Note(0, "to you", ("k",))
    envelope = Envelope(letter, (letter,))
    assert envelope.mask(1) == Envelope(Note(0, "", (FACE_DOWN,)), (Note(0, "", (FACE_DOWN,)),))
    assert envelope.mask(0) == envelope


class Box(State):
    pacts: Public[tuple[Inside, ...]]


class Inside(Fact, frozen=True):
    number: Public[int]


def test_what_has_nothing_to_hide_is_shared_with_the_view() -> None:
    box = Box((Inside(1), Inside(2)))
    assert box.mask(0).pacts is box.pacts


def test_a_subclass_is_masked_by_its_own_declaration() -> None:
    drawer = Drawer(Secretive(0, "to you"), [Inner(), Inner()], [[1, 3], [2]], {0: Note(0, "to you")})
    seen = drawer.mask(0)
    assert isinstance(seen.any_note, Secretive)
    assert seen.any_note.plan == ""
    assert seen.any_note.text == "to you"
    assert drawer.mask(1).any_note.text == ""
    assert drawer.mask(1).by_seat[0].text == ""


def test_what_nobody_sees_is_not_seen_by_its_owner_either() -> None:
    drawer = Drawer(Note(0, ""), [Inner(), Inner()], [[1, 3], [2]], {})
    assert drawer.mask(0).own[0].closed == UNKNOWN


def test_of_bills_one_sees_how_many() -> None:
    drawer = Drawer(Note(0, ""), [Inner(), Inner()], [[1, 3], [2]], {})
    assert drawer.mask(1).bills == [[UNKNOWN, UNKNOWN], [2]]


class Pact(Fact, frozen=True):
    seats: Public[tuple[Seat, ...]]
    terms: Addressed[str]


def test_an_address_may_name_several_seats() -> None:
    pact = Pact((0, 2), "three bills")
    assert [pact.mask(seat).terms for seat in (0, 1, 2, SPECTATOR)] == ["three bills", "", "three bills", ""]


@pytest.mark.parametrize(
    ("hint", "complaint"),
    [
        (Annotated[set[str], Sight.PUBLIC], "can't be copied"),
        (Annotated[list, Sight.PUBLIC], "can't be copied"),
        (Annotated[Any, Sight.PUBLIC], "can't be copied"),
        (Annotated[Note | Pact, Sight.PUBLIC], "can't be masked"),
        (Annotated[tuple[int, Note], Sight.PUBLIC], "can't be masked"),
        (Annotated[dict[str, int], Sight.OWN], "must be a list with an entry for each seat"),
        (Annotated[str, Sight.ADDRESSED], "no field `seat` or `seats`"),
        (Inner, "has no blank value"),
    ],
)
def test_a_declaration_that_could_leak_or_be_shared_is_refused(hint: Any, complaint: str) -> None:
    made: Any = msgspec.defstruct("Made", [("field", hint)], bases=(State,))
    with pytest.raises(TypeError, match=complaint):
        declare._compile(made)


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    one = desk()
    other = one.copy()
    assert one == other
    other.hands[0].append("z")
    other.by_name["rose"].append(9)
    other.inner.closed = 7
    other.notes.clear()
    assert one == desk()
    assert one != other


def test_a_view_shares_nothing_with_the_truth() -> None:
    truth = desk()
    seen = truth.mask(0)
    seen.hands[0].clear()
    seen.points.clear()
    seen.inner.open = 99
    assert truth == desk()


def test_a_subclass_copies_its_own_fields() -> None:
    class Wider(Inner):
        more: Public[list[int]] = []

    Inner().copy()
    wide = Wider(more=[1])
    assert wide.copy() == wide
    assert wide.mask(SPECTATOR).more == [1]


def test_a_field_that_can_not_be_copied_is_refused_at_once() -> None:
    class Loose(State):
        either: Public[list[int] | dict[str, int]]

    with pytest.raises(TypeError, match="can't be copied"):
        Loose([1]).copy()


@pytest.mark.parametrize("name", games.names())
def test_every_class_of_every_game_can_be_copied_and_masked(name: str) -> None:
    """The code of a class is made at its first use: a bad declaration must not wait for that."""
    words = games.find(name).vocabulary
    for cls in [*words.kinds.values(), games.find(name).state]:
        declare._compile(cls)  # type: ignore[arg-type]


def test_two_kinds_of_one_name_are_refused() -> None:
    from hemicycle.engine.words import Action

    def make() -> type[Action]:
        class Twice(Action, frozen=True):
            __module__ = "elsewhere"  # else the toy games would find it too

        return Twice

    kept = [make(), make()]
    with pytest.raises(TypeError, match="two classes are called 'twice'"):
        Vocabulary("elsewhere", (Action,), lambda hint, saved: saved)
    del kept

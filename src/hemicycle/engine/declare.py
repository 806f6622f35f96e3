"""Fields declared once, each with its type and who sees it.

From the declaration of a class the engine makes `copy` and `mask` (source text compiled at first use, so
that both are as fast as if written by hand) and the way back from a saved game (`vocabulary`); equality
and saving come from msgspec. Nobody can forget a field in one of five places.

Who sees a field:

    hands: Own[list[list[Card]]]     entry i belongs to seat i, who sees it; the others see card backs
    deck: Backs[list[Card]]          everybody sees how many there are, nobody which
    points: Public[list[int]]        everybody sees it
    cards: Addressed[tuple[Card]]    only who is named in the field `seat` or `seats` of the same object sees it
    seed: str                        undeclared: nobody sees it

Inside of what one sees, every declared object says for itself who sees its fields.
"""

from __future__ import annotations

import enum
import operator
import types
import typing
from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeAlias, TypeVar, get_args, get_origin

import msgspec

SEAT = "seat"
Seat: TypeAlias = Annotated[int, SEAT]
"""A player's place at the table, from 0. Rules compute with it as with a number; whoever shows it can tell by its
declaration that it is none (`is_seat`). As a `NewType` it would have to be wrapped in 2,400 places."""

SPECTATOR: Seat = -1
"""The viewer who holds no seat: sees what is public."""

FACE_DOWN = "?"
"""What a viewer sees of a card that lies face down."""

UNKNOWN = -1
"""What a viewer sees of a number that is hidden."""

T = TypeVar("T")


class Sight(enum.Enum):
    """Who sees a field."""

    PUBLIC = "public"
    OWN = "own"
    BACKS = "backs"
    ADDRESSED = "addressed"
    NOBODY = "nobody"


Public: TypeAlias = Annotated[T, Sight.PUBLIC]
Own: TypeAlias = Annotated[T, Sight.OWN]
Backs: TypeAlias = Annotated[T, Sight.BACKS]
Addressed: TypeAlias = Annotated[T, Sight.ADDRESSED]
BY_SEAT = "by seat"
BySeat: TypeAlias = Annotated[list[T], BY_SEAT]
"""A list whose entry i is of seat i."""


class Among:
    """Beside a type, once, where the game names it: which values there are at a table.

        Party: TypeAlias = Annotated[str, Among(PARTIES)]
        Card: TypeAlias = Annotated[str, Among(lambda setup: setup.edition.cards)]

    Beside a list it says what its entries are of, one of each. Rules need none of it. By it choices and tables
    become numbers, for programs that learn (`hemicycle.env`).
    """

    __slots__ = ("_of",)

    def __init__(self, of: Iterable[str | int] | Callable[[Any], Iterable[str | int]]):
        self._of = of

    def at(self, setup: Any) -> tuple[str | int, ...]:
        """The values at this table, always in the same order."""
        return tuple(self._of(setup) if callable(self._of) else self._of)


class UpTo(Among):
    """Beside a number that counts something: how many there can be at a table at most."""

    def __init__(self, most: int | Callable[[Any], int]):
        super().__init__(lambda setup: range((most(setup) if callable(most) else most) + 1))


class Declared:
    """Whatever holds part of a game. Use `State` for what changes and `Fact` for what never does."""

    __slots__ = ()

    immutable: ClassVar[bool] = False
    __struct_fields__: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        # A subclass adds fields, so it must not inherit the code compiled for its parent.
        cls.copy = Declared.copy  # type: ignore[method-assign]
        cls.mask = Declared.mask  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A twin that shares nothing that can change."""
        _compile(type(self))
        return self.copy()

    def mask(self, viewer: Seat) -> Self:
        """What the viewer may see of this: a twin with everything else blank or face down."""
        _compile(type(self))
        return self.mask(viewer)


class State(Declared, msgspec.Struct):
    """A part of a game that changes: the table, a frame, a request."""


class Fact(Declared, msgspec.Struct, frozen=True, gc=False):
    """A part of a game that never changes, and is shared by all copies: an action, an event, a card laid."""

    immutable: ClassVar[bool] = True


def sights(cls: type[Declared]) -> dict[str, Sight]:
    """Who sees each field of a declared class."""
    return {name: sight for name, (_, sight) in _fields(cls).items()}


def _fields(cls: type[Declared]) -> dict[str, tuple[Any, Sight]]:
    hints, declared = typing.get_type_hints(cls), typing.get_type_hints(cls, include_extras=True)
    fields: dict[str, tuple[Any, Sight]] = {}
    for name in cls.__struct_fields__:
        _, notes = noted(declared[name])
        fields[name] = (hints[name], next((note for note in notes if isinstance(note, Sight)), Sight.NOBODY))
    return fields


@cache
def typed(cls: type) -> dict[str, Any]:
    """The type of each field as it is declared, with what is noted beside it."""
    return typing.get_type_hints(cls, include_extras=True)


def noted(hint: Any) -> tuple[Any, list[Any]]:
    """A type without what is noted beside it, and the notes."""
    if get_origin(hint) is not Annotated:
        return hint, []
    bare, *notes = get_args(hint)
    return bare, notes


def is_seat(hint: Any, value: Any) -> bool:
    """Whether a value of this type is a seat."""
    if type(value) is not int:
        return False
    bare, notes = noted(hint)
    return SEAT in notes or (get_origin(bare) in UNIONS and any(is_seat(one, value) for one in get_args(bare)))


UNIONS = (typing.Union, types.UnionType)


def _declared(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Declared)


def _optional(hint: Any) -> Any:
    """The T of `T | None`, where T is one type; else nothing."""
    if get_origin(hint) in UNIONS:
        others = [arg for arg in get_args(hint) if arg is not type(None)]
        if len(others) == 1 and len(get_args(hint)) == 2:
            return others[0]
    return None


PLAIN = (str, int, bool, float, bytes, type(None))


def _shared(hint: Any) -> bool:
    """Whether a value of this type can be shared between two games, because nothing in it ever changes."""
    if _declared(hint):
        return bool(hint.immutable)
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple or origin in UNIONS:
        return all(arg is Ellipsis or _shared(arg) for arg in args)
    if isinstance(hint, type):
        return issubclass(hint, (*PLAIN, enum.Enum)) or bool(getattr(hint, "shared_by_all_copies", False))
    return origin is typing.Literal


def _copied(hint: Any, it: str, viewer: str = "", depth: int = 0) -> str:
    """Source text that copies `it`; with a viewer, masks the declared objects inside."""
    if _declared(hint):
        if viewer:
            return f"{it}.mask({viewer})"
        return it if hint.immutable else f"{it}.copy()"
    if (inner := _optional(hint)) is not None:
        text = _copied(inner, it, viewer, depth)
        return it if text == it else f"(None if {it} is None else {text})"
    origin, args, each = get_origin(hint), get_args(hint), f"x{depth}"
    if origin is list or (origin is tuple and len(args) == 2 and args[1] is Ellipsis):
        item = _copied(args[0], each, viewer, depth + 1)
        if item == each:
            return it if origin is tuple else f"{it}.copy()"
        if origin is list:
            return f"[{item} for {each} in {it}]"
        return f"_same({it}, [{item} for {each} in {it}])"
    if origin is dict and args[0] in (str, int):
        item = _copied(args[1], each, viewer, depth + 1)
        return f"{it}.copy()" if item == each else f"{{k: {item} for k, {each} in {it}.items()}}"
    if not _shared(hint):
        # Sets among them: they have no order of their own, so two runs would save them differently.
        raise TypeError(f"a field of type {hint} can't be copied: use plain types, lists, tuples and dicts")
    if viewer and _holds_declared(hint):
        raise TypeError(f"a field of type {hint} can't be masked: use one declared type, a list or a dict of it")
    return it


def _same(before: tuple[Any, ...], after: list[Any]) -> tuple[Any, ...]:
    """A tuple of what is in the list: the one there was, when nothing in it had to be masked."""
    if all(map(operator.is_, before, after)):
        return before
    return tuple(after)


def _holds_declared(hint: Any) -> bool:
    return _declared(hint) or any(_holds_declared(arg) for arg in get_args(hint))


def _hidden(hint: Any, it: str) -> str:
    """Source text for what one sees of `it` from behind: of cards and bills how many, else nothing."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (list, tuple) and args[0] in (str, int):
        back = "FACE_DOWN" if args[0] is str else "UNKNOWN"
        return f"[{back}] * len({it})" if origin is list else f"({back},) * len({it})"
    return _blank(hint)


def _behind(hint: Any, it: str) -> str:
    """What the others see of a seat's own entry: an object's public fields, else what one sees from behind."""
    return f"{it}.mask(SPECTATOR)" if _declared(hint) else _hidden(hint, it)


BLANKS: dict[Any, str] = {
    list: "[]",
    dict: "{}",
    tuple: "()",
    str: "''",
    int: "UNKNOWN",
    bool: "False",
}


def _blank(hint: Any) -> str:
    """Source text for a value of this type that tells nothing."""
    if _optional(hint) is not None or hint is type(None):
        return "None"
    origin, args = get_origin(hint) or hint, get_args(hint)
    if origin is tuple and args and args[-1] is not Ellipsis:  # of a length that is known: it can be read back
        return f"({', '.join(_blank(one) for one in args)},)"
    if origin in BLANKS:
        return BLANKS[origin]
    raise TypeError(f"a hidden field of type {hint} has no blank value: make it optional")


def _masked(cls: type[Declared], name: str, hint: Any, sight: Sight) -> str:
    it = f"self.{name}"
    match sight:
        case Sight.PUBLIC:
            return _copied(hint, it, "viewer")
        case Sight.OWN:
            if get_origin(hint) is not list:
                raise TypeError(f"{cls.__name__}.{name} is Own, so it must be a list with an entry for each seat")
            (item,) = get_args(hint)
            shown, hidden = _copied(item, "own", "viewer"), _behind(item, "own")
            return f"[{shown} if i == viewer else {hidden} for i, own in enumerate({it})]"
        case Sight.BACKS:
            return _hidden(hint, it)
        case Sight.ADDRESSED:
            audience = {"seat": "self.seat == viewer", "seats": "viewer in self.seats"}
            tests = [test for field, test in audience.items() if field in cls.__struct_fields__]
            if not tests:
                raise TypeError(f"{cls.__name__}.{name} is Addressed, but there is no field `seat` or `seats`")
            return f"({_copied(hint, it, 'viewer')} if {' or '.join(tests)} else {_hidden(hint, it)})"
        case Sight.NOBODY:
            return _blank(hint)


def _all_public(cls: type[Declared]) -> bool:
    """Whether there is nothing to mask, so that the object itself can be shown."""
    return all(sight is Sight.PUBLIC and not _holds_declared(hint) for hint, sight in _fields(cls).values())


def _compile(cls: type[Declared]) -> None:
    fields = _fields(cls)
    copies = ", ".join(f"{name}={_copied(hint, f'self.{name}')}" for name, (hint, _) in fields.items())
    masks = ", ".join(f"{name}={_masked(cls, name, hint, sight)}" for name, (hint, sight) in fields.items())
    source = "def copy(self):\n    return " + ("self" if cls.immutable else f"cls({copies})")
    source += "\ndef mask(self, viewer):\n    return "
    source += "self" if cls.immutable and _all_public(cls) else f"cls({masks})"
    made: dict[str, Any] = {}
    exec(
        compile(source, f"<fields of {cls.__name__}>", "exec"),
        {"cls": cls, "FACE_DOWN": FACE_DOWN, "UNKNOWN": UNKNOWN, "_same": _same, "SPECTATOR": SPECTATOR},
        made,
    )
    cls.copy = made["copy"]  # type: ignore[method-assign]
    cls.mask = made["mask"]  # type: ignore[method-assign]

"""How a value of a declared type lies in a row of numbers between -1 and 1, always at the same places.

    bool                               0 or 1
    Seat, Literal, noted with `Among`  a place for each value: 1 for this one, and nothing for one that is hidden
    an int noted with `UpTo`           its share of the most there can be
    another int                        n / (|n| + 10)
    another str                        its fingerprint in eight places; nothing for an empty one
    T | None                           whether there is one, then T
    a list by seats, or `Own`          T for each of them
    a list noted with `Among`          T for each of what its entries are of
    a list of names                    a place for each: n of them are n / (n + 1); and how many there are in all
    a list of seats, or of numbers     a place for each: 1 for the first in it, 1/2 for the second, 1/3, …
      noted with `Among`
    a list of objects                  a table with a row for each value of the first field that names something;
                                       what is in one row adds up
    another list                       its first entries, and how many there are
    a dict of names                    for each: whether it is there, then T
    an object                          field by field

Nothing is looked at but what a view shows: a hidden card is one card more, and a hidden number is nothing.
"""

from __future__ import annotations

import typing
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, get_args, get_origin
from zlib import crc32

from hemicycle.engine.declare import BY_SEAT, FACE_DOWN, SEAT, UNIONS, UNKNOWN, Among, Declared, Sight, UpTo, noted

Row: TypeAlias = "array[float]"

AMOUNT = 10
"""A number of so many lies half-way: small ones are told apart better than large ones."""
BITS = 8
FIRST = 8
"""Entries of a list of which nobody has said what they are of."""


class Shape:
    """How values of one type lie in a row, from a place on."""

    size = 0

    def put(self, value: Any, row: Row, at: int) -> None:
        """Write a value at a place where nothing is, or add it to what is there."""
        raise NotImplementedError

    def names(self) -> Iterator[str]:
        """What each place tells."""
        raise NotImplementedError


class Flag(Shape):
    size = 1

    def put(self, value: Any, row: Row, at: int) -> None:
        if value:
            row[at] = 1.0

    def names(self) -> Iterator[str]:
        yield ""


class Amount(Shape):
    size = 1

    def put(self, value: Any, row: Row, at: int) -> None:
        if value:
            if row[at]:
                value += round(row[at] * AMOUNT / (1.0 - abs(row[at])))
            row[at] = value / (abs(value) + AMOUNT)

    def names(self) -> Iterator[str]:
        yield ""


class Hidden(Amount):
    """The same, of a number that may be hidden."""

    def put(self, value: Any, row: Row, at: int) -> None:
        if value != UNKNOWN:
            super().put(value, row, at)


class Share(Shape):
    """A number of which there is a most."""

    size = 1

    def __init__(self, most: int):
        self.most = most or 1

    def put(self, value: Any, row: Row, at: int) -> None:
        if value > 0:
            row[at] = min(1.0, row[at] + value / self.most)

    def names(self) -> Iterator[str]:
        yield ""


class Word(Shape):
    """A text of which nobody has said what it may be."""

    size = BITS

    def put(self, value: str, row: Row, at: int) -> None:
        for bit in _bits(value) if value else ():
            row[at + bit] = 1.0

    def names(self) -> Iterator[str]:
        for bit in range(BITS):
            yield f".bit{bit}"


@cache
def _bits(value: str) -> tuple[int, ...]:
    return tuple([bit for bit in range(BITS) if crc32(value.encode()) >> bit & 1])


class Named(Shape):
    """One of the values that the type has at this table."""

    def __init__(self, values: Sequence[Any]):
        self.values = tuple(dict.fromkeys(values))
        self.places = {value: place for place, value in enumerate(self.values)}
        self.size = len(self.values)

    def put(self, value: Any, row: Row, at: int) -> None:
        place = self.places.get(value)
        if place is not None:
            row[at + place] = 1.0

    def names(self) -> Iterator[str]:
        for value in self.values:
            yield f"={value}"


class Counted(Named):
    """Several of them, in whatever order: how many of each, and how many in all, face down or not."""

    def __init__(self, values: Sequence[Any]):
        super().__init__(values)
        self.size += 1

    def put(self, value: Any, row: Row, at: int) -> None:
        places, all_of_them = self.places, at + self.size - 1
        if not value:
            return
        for one in value if value[0] != FACE_DOWN else ():  # of a pile that lies face down each card does
            place = places.get(one)
            if place is not None:
                row[at + place] = 1.0 / (2.0 - row[at + place])
        number = len(value) + round(row[all_of_them] * AMOUNT / (1.0 - row[all_of_them]))
        row[all_of_them] = number / (number + AMOUNT)

    def names(self) -> Iterator[str]:
        yield from super().names()
        yield ".number"


class Ordered(Named):
    """Several of them, in an order that matters."""

    def put(self, value: Any, row: Row, at: int) -> None:
        weight = 1
        for one in value:
            place = self.places.get(one)
            if place is not None and not row[at + place]:
                row[at + place] = 1.0 / weight
            weight += 1


class Maybe(Shape):
    def __init__(self, inner: Shape):
        self.inner = inner
        self.size = inner.size + 1

    def put(self, value: Any, row: Row, at: int) -> None:
        if value is not None:
            row[at] = 1.0
            self.inner.put(value, row, at + 1)

    def names(self) -> Iterator[str]:
        yield ".there"
        yield from self.inner.names()


class OneOfSeveral(Shape):
    """A value of one of several types: numbers or texts."""

    def __init__(self, kinds: Sequence[Shape]):
        self.kinds = kinds
        self.size = sum(kind.size for kind in kinds)

    def put(self, value: Any, row: Row, at: int) -> None:
        for kind in self.kinds:
            if isinstance(kind, Named):
                if value in kind.places:
                    return kind.put(value, row, at)
            elif isinstance(value, str) == isinstance(kind, Word):
                return kind.put(value, row, at)
            at += kind.size
        return None

    def names(self) -> Iterator[str]:
        for kind in self.kinds:
            yield from kind.names()


class Each(Shape):
    """An entry for each of what they are of; of a list with more, the first ones."""

    def __init__(self, of: Sequence[Any], inner: Shape):
        self.of = of
        self.inner = inner
        self.size = len(of) * inner.size

    def put(self, value: Any, row: Row, at: int) -> None:
        put, size, end = self.inner.put, self.inner.size, at + self.size
        for one in value:
            if at == end:
                break
            put(one, row, at)
            at += size

    def names(self) -> Iterator[str]:
        for one in self.of:
            for name in self.inner.names():
                yield f"[{one}]{name}"


class Listed(Each):
    """The same, of a list whose length says something."""

    def __init__(self, inner: Shape):
        super().__init__(range(FIRST), inner)
        self.size += 1

    def put(self, value: Any, row: Row, at: int) -> None:
        end = at + self.size - 1
        for one in value[:FIRST]:
            self.inner.put(one, row, at)
            at += self.inner.size
        row[end] = len(value) / (len(value) + AMOUNT)

    def names(self) -> Iterator[str]:
        yield from super().names()
        yield ".number"


class ByName(Shape):
    """A dict: for each name whether it is there, and what is there."""

    def __init__(self, names: Sequence[Any], inner: Shape):
        self.keys = tuple(names)
        self.places = {name: place * (inner.size + 1) for place, name in enumerate(self.keys)}
        self.inner = inner
        self.size = len(self.keys) * (inner.size + 1)

    def put(self, value: Any, row: Row, at: int) -> None:
        for name, one in value.items():
            place = self.places.get(name)
            if place is not None:
                row[at + place] = 1.0
                self.inner.put(one, row, at + place + 1)

    def names(self) -> Iterator[str]:
        for key in self.keys:
            yield f"[{key}].there"
            for name in self.inner.names():
                yield f"[{key}]{name}"


class Pairs(Shape):
    """A dict of which nobody has said what it may hold: its first pairs, in their order."""

    def __init__(self, pair: Shape):
        self.listed = Listed(pair)
        self.size = self.listed.size

    def put(self, value: Any, row: Row, at: int) -> None:
        self.listed.put([*value.items()], row, at)

    def names(self) -> Iterator[str]:
        return self.listed.names()


class Fields(Shape):
    """The parts of an object that stand side by side."""

    def __init__(self, parts: Sequence[tuple[str, Shape]]):
        self.parts = [(name, shape) for name, shape in parts if shape.size]
        self.size = sum(shape.size for _, shape in self.parts)

    def put(self, value: Any, row: Row, at: int) -> None:
        for name, shape in self.parts:
            shape.put(getattr(value, name), row, at)
            at += shape.size

    def names(self) -> Iterator[str]:
        for name, shape in self.parts:
            for one in shape.names():
                yield f".{name}{one}"


class Places(Shape):
    """The parts of a tuple of known length."""

    def __init__(self, parts: Sequence[Shape]):
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def put(self, value: Any, row: Row, at: int) -> None:
        for part, one in zip(self.parts, value):
            part.put(one, row, at)
            at += part.size

    def names(self) -> Iterator[str]:
        for place, part in enumerate(self.parts):
            for name in part.names():
                yield f".{place + 1}{name}"


class Table(Shape):
    """Any number of objects, by the first field that names something: how many, and what they are."""

    def __init__(self, cls: type[Declared], setup: Any):
        fields = [(name, shape_of(hint, setup)) for name, hint in declared(cls)]
        self.key, self.rows = "", Named(("all",))
        for name, shape in fields:
            if type(shape) is Named:
                self.key, self.rows = name, shape
                break
        self.inner = Fields([(name, shape) for name, shape in fields if name != self.key])
        self.size = self.rows.size * (1 + self.inner.size)

    def put(self, value: Any, row: Row, at: int) -> None:
        key, places, inner, size = self.key, self.rows.places, self.inner, 1 + self.inner.size
        for one in value:
            place = places.get(getattr(one, key)) if key else 0
            if place is not None:
                start = at + place * size
                row[start] = 1.0 / (2.0 - row[start])
                inner.put(one, row, start + 1)

    def names(self) -> Iterator[str]:
        for value in self.rows.values:
            yield f"[{value}]"
            for name in self.inner.names():
                yield f"[{value}]{name}"


def declared(cls: type[Declared]) -> list[tuple[str, Any]]:
    """The fields of a class that somebody may see, each with its type and what is noted beside it."""
    hints = typing.get_type_hints(cls, include_extras=True)
    fields = [(name, hints[name]) for name in cls.__struct_fields__]
    return [(name, hint) for name, hint in fields if any(isinstance(note, Sight) for note in noted(hint)[1])]


def shape_of(hint: Any, setup: Any) -> Shape:
    """How values of a declared type lie in a row, at a table."""
    bare, notes = noted(hint)
    origin, args = get_origin(bare), get_args(bare)
    among = next((note for note in notes if isinstance(note, Among)), None)
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        return _of_list(args[0], notes, among, setup)
    if isinstance(among, UpTo):
        return Share(len(among.at(setup)) - 1)
    if among is not None:
        return Named(among.at(setup))
    if SEAT in notes:
        return Named(range(setup.players))
    if origin is typing.Literal:
        return Named(args)
    if origin in UNIONS:
        return _of_union(args, setup)
    if origin is tuple:
        return Places([shape_of(one, setup) for one in args])
    if origin is dict:
        keys, inner = shape_of(args[0], setup), shape_of(args[1], setup)
        return ByName(keys.values, inner) if isinstance(keys, Named) else Pairs(Places([keys, inner]))
    if bare is bool:
        return Flag()
    if bare in (int, float):
        return Amount()
    if bare is str:
        return Word()
    if isinstance(bare, type) and issubclass(bare, Declared):
        return Fields([(name, shape_of(one, setup)) for name, one in declared(bare)])
    raise TypeError(f"a value of type {hint} has no shape")


def _of_list(item: Any, notes: Sequence[Any], among: Among | None, setup: Any) -> Shape:
    inner, (bare, _) = shape_of(item, setup), noted(item)
    if BY_SEAT in notes or Sight.OWN in notes:
        return Each(range(setup.players), Hidden() if type(inner) is Amount and Sight.OWN in notes else inner)
    if among is not None:
        return Each(among.at(setup), inner)
    if type(inner) is Named:
        return Ordered(inner.values) if bare is int else Counted(inner.values)
    if isinstance(bare, type) and issubclass(bare, Declared):
        return Table(bare, setup)
    return Listed(inner)


def _of_union(hints: Sequence[Any], setup: Any) -> Shape:
    kinds = [shape_of(one, setup) for one in hints if one is not type(None)]
    whole = kinds[0] if len(kinds) == 1 else OneOfSeveral(kinds)
    return Maybe(whole) if type(None) in hints else whole

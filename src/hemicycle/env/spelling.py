"""How a value of a declared type is said in numbers: letters of an alphabet that a table has once and for all.

What a type can be at a table follows from its declaration:

    Literal["a", "b"], bool        its values
    Seat                           the seats of the table
    noted with `Among`             the values that the game names there
    an int with no note            its four digits, the first of them from -1: from -1,000 to 9,999
    a str with no note             its bytes, one after the other, and an end
    tuple[T, ...]                  each T, and an end
    tuple[T, U], a Fact            one part after the other
    T | U                          one of them

Parts that follow one another become one letter as long as that makes `TOGETHER` letters at most, so that most
things are said with one.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, get_args, get_origin

from hemicycle.engine.declare import SEAT, UNIONS, Among, Fact, noted, typed

TOGETHER = 128
"""A species and how much food are one letter; a card, an area and a family are one each."""
DIGITS = 3
BYTES = 256


class Spelling:
    """How values of one type are said. Its letters are the numbers from `start` on, `size` of them."""

    start = 0
    size = 0

    def place(self, start: int) -> int:
        """Take the numbers from this one on; returns the first one after them."""
        self.start = start
        return start + self.size

    def spell(self, value: Any, letters: list[int]) -> None:
        """Add the letters of a value."""
        raise NotImplementedError

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        """The value whose letters stand there, and where the next one begins."""
        raise NotImplementedError

    def letters(self) -> Iterator[str]:
        """What each letter says, in order."""
        raise NotImplementedError

    def begins(self, letter: int) -> bool:
        """Whether it is one of these letters."""
        return self.start <= letter < self.start + self.size

    def says(self, value: Any) -> bool:
        """Whether a value can be said so."""
        return True


class OneOf(Spelling):
    """One letter for each value."""

    def __init__(self, values: Sequence[Any]):
        self.values = tuple(dict.fromkeys(values))
        self.places = {value: place for place, value in enumerate(self.values)}
        self.size = len(self.values)

    def spell(self, value: Any, letters: list[int]) -> None:
        place = self.places.get(value)
        if place is None:
            raise ValueError(f"{value!r} is none of the values that its type is declared to have (`Among`)")
        letters.append(self.start + place)

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        return self.values[letters[at] - self.start], at + 1

    def letters(self) -> Iterator[str]:
        for value in self.values:
            yield f"{value}"

    def says(self, value: Any) -> bool:
        return value in self.places and type(self.values[self.places[value]]) is type(value)


class Number(Spelling):
    """A number that nobody has set bounds to: digit by digit."""

    size = 11 + 10 * DIGITS

    def spell(self, value: int, letters: list[int]) -> None:
        first, rest = divmod(value, 10**DIGITS)
        if not -1 <= first <= 9:
            raise ValueError(f"{value} is too large to be said: note at its type which values there are (`Among`)")
        letters.append(self.start + 1 + first)
        letters += [self.start + 11 + 10 * at + int(digit) for at, digit in enumerate(f"{rest:0{DIGITS}}")]

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        value = letters[at] - self.start - 1
        for place in range(DIGITS):
            value = 10 * value + letters[at + 1 + place] - self.start - 11 - 10 * place
        return value, at + 1 + DIGITS

    def letters(self) -> Iterator[str]:
        for first in range(-1, 10):
            yield f"{first}···"
        for place in range(DIGITS):
            for digit in range(10):
                yield "·" * (place + 1) + f"{digit}" + "·" * (DIGITS - 1 - place)

    def says(self, value: Any) -> bool:
        return type(value) is int


class Text(Spelling):
    """A word that nobody has listed: byte by byte."""

    size = BYTES + 1

    def says(self, value: Any) -> bool:
        return type(value) is str

    def spell(self, value: str, letters: list[int]) -> None:
        letters += [self.start + byte for byte in value.encode()]
        letters.append(self.start + BYTES)

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        end = letters.index(self.start + BYTES, at)
        return bytes([letter - self.start for letter in letters[at:end]]).decode(), end + 1

    def letters(self) -> Iterator[str]:
        for byte in range(BYTES):
            yield f"…{chr(byte)}…" if 32 < byte < 127 else f"…{byte:02x}…"
        yield "… and that is all"


class Series(Spelling):
    """Any number of values, and an end."""

    def __init__(self, item: Spelling):
        self.item = item
        self.size = item.size + 1

    def place(self, start: int) -> int:
        self.item.place(start)
        return super().place(start)

    def says(self, value: Any) -> bool:
        return type(value) is tuple and all(self.item.says(one) for one in value)

    @property
    def end(self) -> int:
        return self.start + self.item.size

    def spell(self, value: Sequence[Any], letters: list[int]) -> None:
        for one in value:
            self.item.spell(one, letters)
        letters.append(self.end)

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        found = []
        while letters[at] != self.end:
            one, at = self.item.read(letters, at)
            found.append(one)
        return tuple(found), at + 1

    def letters(self) -> Iterator[str]:
        for one in self.item.letters():
            yield f"{one}, …"
        yield "… and that is all"


class Either(Spelling):
    """A value of one of several types; which one its first letter tells."""

    def __init__(self, kinds: Sequence[Spelling]):
        self.kinds = kinds
        self.size = sum(kind.size for kind in kinds)

    def place(self, start: int) -> int:
        self.start, end = start, start
        for kind in self.kinds:
            end = kind.place(end)
        return end

    def spell(self, value: Any, letters: list[int]) -> None:
        next(kind for kind in self.kinds if kind.says(value)).spell(value, letters)

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        return next(kind for kind in self.kinds if kind.begins(letters[at])).read(letters, at)

    def letters(self) -> Iterator[str]:
        for kind in self.kinds:
            yield from kind.letters()

    def says(self, value: Any) -> bool:
        return any(kind.says(value) for kind in self.kinds)


class Parts(Spelling):
    """Several values, one after the other: the fields of a thing, or the places of a tuple."""

    def __init__(self, make: Any, names: Sequence[str], parts: Sequence[Spelling]):
        self.make = make
        """The class whose fields they are; `tuple` where they have no names."""
        self.names = names
        self.parts = parts
        self.groups = _grouped(parts)
        self.size = sum(group.size for _, _, group in self.groups)

    def place(self, start: int) -> int:
        self.start, end = start, start
        for _, _, group in self.groups:
            end = group.place(end)
        return end

    def spell(self, value: Any, letters: list[int]) -> None:
        every = value if self.make is tuple else [getattr(value, name) for name in self.names]
        for first, last, group in self.groups:
            group.spell(every[first] if last == first + 1 else tuple(every[first:last]), letters)

    def read(self, letters: Sequence[int], at: int) -> tuple[Any, int]:
        every: list[Any] = []
        for first, last, group in self.groups:
            found, at = group.read(letters, at)
            every += [found] if last == first + 1 else found
        return (tuple(every) if self.make is tuple else self.make(*every)), at

    def says(self, value: Any) -> bool:
        if self.make is tuple:
            return type(value) is tuple and all(part.says(one) for part, one in zip(self.parts, value))
        return type(value) is self.make

    def letters(self) -> Iterator[str]:
        for first, last, group in self.groups:
            if isinstance(group, OneOf) and last > first + 1:
                for values in group.values:
                    yield " ".join(f"{name}={one}" for name, one in zip(self.names[first:last], values))
            else:
                for one in group.letters():
                    yield f"{self.names[first]}={one}"


def _grouped(parts: Sequence[Spelling]) -> list[tuple[int, int, Spelling]]:
    """The parts from which to which are said together, and how."""
    found: list[tuple[int, int, Spelling]] = []
    first = 0
    while first < len(parts):
        last, values = first + 1, 1
        while last <= len(parts) and isinstance(part := parts[last - 1], OneOf) and values * part.size <= TOGETHER:
            values *= part.size
            last += 1
        last = max(last - 1, first + 1)
        together = [part.values for part in parts[first:last] if isinstance(part, OneOf)]
        one = parts[first] if last == first + 1 else OneOf(list(product(*together)))
        found.append((first, last, one))
        first = last
    return found


def spelling(hint: Any, setup: Any) -> Spelling:
    """How values of a declared type are said at a table."""
    bare, notes = noted(hint)
    if among := next((note for note in notes if isinstance(note, Among)), None):
        return OneOf(among.at(setup))
    if SEAT in notes:
        return OneOf(range(setup.players))
    origin, args = get_origin(bare), get_args(bare)
    if origin is typing.Literal:
        return OneOf(args)
    if origin in UNIONS:
        return either([spelling(one, setup) for one in args])
    if origin is tuple and args[-1] is Ellipsis:
        return Series(spelling(args[0], setup))
    if origin is tuple:
        return Parts(tuple, [f"{place + 1}" for place in range(len(args))], [spelling(one, setup) for one in args])
    if bare is bool:
        return OneOf((False, True))
    if bare is type(None):
        return OneOf((None,))
    if bare is int:
        return Number()
    if bare is str:
        return Text()
    if isinstance(bare, type) and issubclass(bare, Fact):
        return of_fact(bare, setup)
    raise TypeError(f"a value of type {hint} can't be said in numbers")


def of_fact(cls: type[Fact], setup: Any) -> Parts:
    """How things of a declared class are said: field by field."""
    hints, fields = typed(cls), cls.__struct_fields__
    return Parts(cls, fields, [spelling(hints[name], setup) for name in fields])


def either(kinds: Sequence[Spelling]) -> Spelling:
    """One of several: of values that are all listed, one list."""
    if all(isinstance(kind, OneOf) for kind in kinds):
        return OneOf([value for kind in kinds if isinstance(kind, OneOf) for value in kind.values])
    return Either(kinds)

"""The choices of a table by numbers: the same choice has the same numbers in every game of the table.

They are derived from the declared fields of the game's actions (`spelling.py`), so a game has them by existing.
Most choices are one number. One that is made of many things, such as a coalition, is a series of them: whoever
chooses says number after number, as long as what was said so far still leaves a choice (`step`).

With `deals`, there are also numbers for an offer, which is put together in the same way (to whom, then term by
term, then `offer`), and for the answers to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Action, ByLot

from .spelling import Parts, of_fact

Letters: TypeAlias = tuple[int, ...]

LET_BE = 0
"""Out of turn: do nothing of what one may do."""
SPECIAL = ("let it be",)
TALK = ("offer this", "offer nothing", "accept", "refuse")
"""What is said of an offer, in the order of the four numbers."""


class ActionCode:
    """The numbers of one table: of a game at an edition, with so many players and these options."""

    def __init__(self, setup: Setup, deals: bool = False):
        self.setup = setup
        self.deals = deals
        self.names: list[str] = [*SPECIAL]
        """What each number says."""
        self._kinds: dict[type, Parts] = {}
        self._owners: list[Parts | None] = [None] * len(SPECIAL)
        self._said: dict[Action | Term, Letters] = {}
        vocabulary = setup.rules.vocabulary
        # By name: no order may hang on which module was imported first.
        for cls in sorted(vocabulary.every(Action), key=_tag):
            if cls is not ByLot:
                self._add(cls)
        if deals:
            self.offer, self.offer_nothing, self.accept, self.refuse = range(self.size, self.size + len(TALK))
            self._name(TALK)
            self.partners = range(self.size, self.size + setup.players)
            """By seat: the number that brings it into an offer."""
            self._name([f"to seat {seat}" for seat in range(setup.players)])
            for term in sorted(setup.rules.promises, key=_tag):
                self._add(term)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.names)

    def _add(self, cls: type[Any]) -> None:
        kind = of_fact(cls, self.setup)
        if not kind.groups:
            kind.size = 1  # nothing to say but its name
        end = kind.place(self.size)
        tag = _tag(cls)
        self.names += [f"{tag} {said}" for said in kind.letters()] if kind.groups else [tag]
        self._kinds[cls] = kind
        self._owners += [kind] * (len(self.names) - len(self._owners))
        assert len(self.names) == max(end, kind.start + 1)

    def _name(self, names: Iterable[str]) -> None:
        self.names += names
        self._owners += [None] * (len(self.names) - len(self._owners))

    def numbers(self, action: Action | Term) -> Letters:
        """The numbers of a choice, or of a term: one as a rule, else the series."""
        said = self._said.get(action)
        if said is None:
            letters: list[int] = []
            kind = self._kinds[type(action)]
            kind.spell(action, letters)
            said = self._said[action] = tuple(letters) or (kind.start,)
        return said

    def action(self, numbers: Sequence[int]) -> Any:
        """The choice, or the term, that these numbers say, whether it is open now or not."""
        kind = self._owners[numbers[0]]
        if kind is None:
            raise ValueError(f"{numbers[0]} says «{self.names[numbers[0]]}», and is no action")
        return kind.read(numbers, 0)[0]

    def legal(self, options: Iterable[Action | Term], begun: Letters = ()) -> list[int]:
        """The numbers that may be said next, in order, of a choice between these that was begun so."""
        depth = len(begun)
        if not depth:
            return sorted({self.numbers(option)[0] for option in options})
        said = [self.numbers(option) for option in options]
        return sorted({one[depth] for one in said if one[:depth] == begun})

    def step(self, options: Sequence[Any], begun: Letters, number: int) -> tuple[Letters, Any]:
        """Say one number more: what is begun by then, and the choice, once only one is left.

        `ValueError` where nothing begins so.
        """
        begun = (*begun, number)
        depth = len(begun)
        left = [option for option in options if self.numbers(option)[:depth] == begun]
        if not left:
            said = self.names[number] if 0 <= number < self.size else "nothing"
            raise ValueError(f"{number} says «{said}», which is not open here")
        if len(left) == 1:
            return begun, left[0]
        # What leaves no choice need not be said.
        while len({self.numbers(option)[depth] for option in left}) == 1:
            begun = self.numbers(left[0])[: depth + 1]
            depth += 1
        return begun, None

    def seat(self, number: int) -> Seat | None:
        """Whom a number brings into an offer."""
        return number - self.partners[0] if self.deals and number in self.partners else None


def _tag(cls: type[Any]) -> str:
    return str(cls.__struct_config__.tag)

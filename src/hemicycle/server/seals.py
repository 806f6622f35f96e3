"""What players mix into the table's secret: a word of each, sealed until all seals are known.

The secret is committed to first, so no player can foresee what a word does to the deal. Whoever holds the secret
could: so all words are sealed by then, and the list of the seals is closed, and told, before the first is opened.
Nobody is the last to choose.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hemicycle.engine.chance import SealedWord, seal_of
from hemicycle.engine.declare import Seat

from . import entries as e
from .refusal import refuse

if TYPE_CHECKING:
    from .table import Table

OPENING = 5.0
"""Seconds in which browsers open their words; then the cards are dealt without those that are missing."""
BACK = 20.0
"""The same when the server has just come back: so long may a browser take to find it again."""


class Seals:
    """The seals that count at a table, and the words that were opened."""

    def __init__(self, committed: str):
        self.committed = committed
        self.until = 0.0
        """Up to when words are waited for; 0: seals are still taken."""
        self.seals: dict[Seat, str] = {}
        self.words: dict[Seat, str] = {}

    @property
    def closed(self) -> bool:
        return bool(self.seals)

    @property
    def awaited(self) -> list[Seat]:
        """Whose words are not opened yet."""
        return [seat for seat in self.seals if seat not in self.words]

    @property
    def opened(self) -> tuple[str, ...]:
        """The words that go into the seed, by seat."""
        return tuple(self.words[seat] for seat in self.seals if seat in self.words)

    def close(self, at: float, seals: dict[Seat, str]) -> None:
        self.seals = dict(sorted(seals.items()))
        self.until = at + OPENING

    def come_back(self, now: float) -> None:
        """The server was away in the middle of it: browsers come back, and open what they have sealed."""
        if self.closed:
            self.until = now + BACK

    def told(self, begun: bool) -> list[SealedWord]:
        """What all may know: the words only with the first card."""
        return [
            SealedWord(seat, seal, self.words.get(seat, "") if begun else "") for seat, seal in self.seals.items()
        ]


def begun(table: Table, at: float) -> e.Began:
    """The cards are dealt."""
    figures = table.setup(table.settings).edition.fingerprint
    return e.Began(at=at, rules=table.rules.version, fingerprint=figures)


def due(table: Table, at: float, here: Collection[Seat]) -> e.Closed | e.Began | None:
    """What comes of it that all are ready, or that the last word has been opened.

    Whoever has a seal and is away would not open it: it is left out while nobody can know what that changes.
    """
    if table.state != "gathering" or not table.complete:
        return None
    if table.seals.closed:
        return None if table.seals.awaited else begun(table, at)
    seats = tuple(seat for seat, one in enumerate(table.seats) if one.seal and seat in here)
    return e.Closed(at=at, seats=seats) if seats else begun(table, at)


def late(table: Table, now: float) -> bool:
    """Whether the cards are dealt without the words that are missing."""
    return table.state == "gathering" and table.seals.closed and now >= table.seals.until


def open_word(table: Table, seat: Seat, word: str, now: float) -> e.Opened | None:
    """A player opens a word; nothing, if it has been opened already."""
    seals = table.seals
    if table.state != "gathering":
        raise refuse("not-allowed", "refusal-begun")
    if not seals.closed:
        raise refuse("not-allowed", "refusal-seals-open")
    if seat not in seals.seals:
        raise refuse("not-allowed", "refusal-no-seal")
    if seal_of(seals.committed, seat, word) != seals.seals[seat]:
        raise refuse("not-allowed", "refusal-other-word")
    return None if seat in seals.words else e.Opened(at=now, seat=seat, word=word)

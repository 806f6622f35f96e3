"""A seat at a table, here or on a server: what a model's tools need of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from hemicycle.engine.declare import Seat as Place
from hemicycle.env.spoken import Company, Promise


class Choice(NamedTuple):
    """A legal choice, by the number under which it was told."""

    number: int
    words: str
    key: Any
    """What it is taken by."""


class Told(NamedTuple):
    """What the seat is told at one moment."""

    text: str
    choices: tuple[Choice, ...] = ()
    over: bool = False


class Seat(Protocol):
    """Whatever is refused is refused with a sentence (`engine.words.Sentence`)."""

    @property
    def company(self) -> Company:
        """Who sits there, and where this seat is."""

    async def told(self) -> Told:
        """The table now, with what happened since the last time."""

    async def act(self, choice: Choice) -> None:
        """Take a choice."""

    async def barred(self) -> Sequence[tuple[str, str]]:
        """Choices that one would think of and that are not legal now, each with the reason."""

    async def undo(self) -> str:
        """Take back what was done last; what that was."""

    async def possible(self, seats: Sequence[Place]) -> Sequence[Promise[Any]]:
        """What could be promised now among this seat and others."""

    async def offer(self, seats: Sequence[Place], terms: Sequence[Any], answers: int = 0) -> None:
        """Offer a deal; or another one instead of the offer with this number."""

    async def parties(self, offer: int) -> Sequence[Place]:
        """The others of an open offer."""

    async def answer(self, offer: int, answer: str) -> None:
        """`accept`, `refuse` or `withdraw` an offer."""

    async def say(self, words: str, seats: Sequence[Place]) -> None:
        """Say something to all, or to some."""

    async def wait(self, seconds: float) -> None:
        """Until there is something to decide, to answer or to hear, or this time is over."""

    async def leave(self) -> None:
        """Get up."""

    async def close(self) -> None:
        """The model is gone; the seat stays its own."""

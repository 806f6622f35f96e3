"""What players promise each other: terms, the deals that hold them, and the moves of bargaining.

A deal names its parties and its terms. Each game declares its own kinds of term, as it does its actions: what may
be promised, and how the events tell whether it was kept. Where a rulebook lets things change hands, a term hands
them over at once (`hands_over`); everything else is a promise that binds nobody, and that the ledger watches.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from .declare import Fact, Public, Seat
from .words import Event, Message, kebab

Status: TypeAlias = Literal["open", "agreed", "refused", "withdrawn", "lapsed", "answered"]
Verdict: TypeAlias = Literal["pending", "kept", "broken", "void", "unknown"]


class Term(Fact, frozen=True, tag=kebab, tag_field="type"):
    """One thing that one party of a deal promises, or hands over: small, immutable, comparable."""

    seat: Public[Seat]
    """Who promises."""

    at_once: ClassVar[bool] = False
    """Whether it is handed over as the deal is agreed: known of the class, from its having `hands_over`."""
    private: ClassVar[bool] = False
    """Whether a deal with it stays between its parties, even where all may know what was agreed (B8)."""
    debt: ClassVar[bool] = False
    """Whether it is kept by handing something over later."""
    passive: ClassVar[bool] = False
    """Whether it is kept by leaving something alone: that it was kept tells little of who gave it."""
    once: ClassVar[tuple[str, ...]] = ()
    """Nobody could keep two different terms of this kind that have these fields in common."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.at_once = cls.hands_over is not Term.hands_over

    def hands_over(self, g: Any, deal: Deal) -> None:
        """Carry it out, now that all have agreed; `Refused` when it can't be honoured. Tell events of it."""

    def begins(self, g: Any) -> str:
        """What there is to note of it as the deal is agreed; `follow` goes on from there."""
        return ""

    def judge(self, g: Any, deal: Deal, event: Event, noted: str) -> Verdict | None:
        """What an event makes of the promise, from its public part; nothing while it is undecided.

        `g` is the table after the whole decision: what an event says counts, `g` gives the edition's figures.
        """
        raise NotImplementedError(f"{type(self).__name__} is a promise, and nothing judges it")

    def follow(self, g: Any, event: Event, noted: str) -> str:
        """What to note of an event that has not decided it yet."""
        return noted

    def against(self, other: Term) -> bool:
        """Whether nobody could keep both."""
        if not self.once or type(other) is not type(self) or other == self:
            return False
        return all(getattr(other, field) == getattr(self, field) for field in self.once)


class Deal(Fact, frozen=True):
    """An offer between seats and what became of it."""

    id: str
    """Made of its parties and which of their deals it is, so that it tells nothing of anybody else's: `0-2.1`."""
    by: Seat
    parties: tuple[Seat, ...]
    """All of them, whoever made the offer included, in order."""
    terms: tuple[Term, ...]
    accepted: tuple[Seat, ...]
    status: Status
    answers: str
    """The deal that this one answers; empty when it answers none."""
    made: int
    """How many decisions had been taken when it was made; and when it was agreed, -1 before."""
    agreed: int
    until: str
    """The chapter of the game in which it was made: an open offer lapses as that ends."""
    verdicts: tuple[Verdict, ...]
    """One for each term. What was never agreed on is void."""
    noted: tuple[str, ...]
    """What each term has noted of the events so far, in its own words."""
    reason: Message | None
    """Why it was offered, accepted, refused or answered, as whoever did so last puts it."""

    @property
    def private(self) -> bool:
        """Whether nobody but its parties may ever know of it."""
        return any(term.private for term in self.terms)

    @property
    def pending(self) -> bool:
        """Whether a promise in it is still to be judged."""
        return self.status == "agreed" and "pending" in self.verdicts


class Standing(msgspec.Struct, frozen=True):
    """How a seat has kept its promises, as far as somebody may know."""

    kept: int = 0
    broken: int = 0
    void: int = 0
    pending: int = 0
    unknown: int = 0


# The moves, through the door `Game.bargain`


class Bargain(Fact, frozen=True, tag=kebab, tag_field="type"):
    """A move of bargaining."""


class Offer(Bargain, frozen=True):
    """Offer a deal; or answer one with another between the same parties."""

    parties: tuple[Seat, ...]
    """The others."""
    terms: tuple[Term, ...]
    answers: str = ""
    reason: Message | None = None


class AcceptDeal(Bargain, frozen=True):
    """Accept an offer. It is agreed once all its parties have."""

    deal: str
    reason: Message | None = None


class RefuseDeal(Bargain, frozen=True):
    """Refuse an offer, for all its parties."""

    deal: str
    reason: Message | None = None


class WithdrawDeal(Bargain, frozen=True):
    """Take an offer of one's own back, while it is open."""

    deal: str


class LapseDeal(Bargain, frozen=True):
    """The time for an answer has run out. This is the table's own move; no seat may make it."""

    deal: str

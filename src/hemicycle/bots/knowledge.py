"""What a game tells the bots: its module `bot` has these functions, and the levels are built on them.

A game imports nothing from here, so that it knows the engine alone; the shape is all they share. `g` is a view,
or in the bots' imagination a whole state, of which only the asked seat's own hand and what is public may be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Leaning, Temper, Trust, temper
from hemicycle.engine.words import Action, Event, Message


class Features(Protocol):
    """What a model learns from: `bot.features`."""

    FEATURES: tuple[str, ...]
    """What is told of each seat."""
    GUESS: tuple[float, ...]
    """What each feature was thought to count, before any game: what games don't tell stays so."""
    MOMENTS: tuple[str, ...]
    """What is told of the moment, and the table."""

    def cases(self, g: Any, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
        """What may come of the table, each with its chance: by seat its features, and the moment.

        To `viewer` what the others hold is hidden; to nobody anything is.
        """


class Knowledge(Protocol):
    """What bots know of a game.

    For the coach (`bots/coach.py`) two functions are asked for where a game has them: `heed(g, request)`, messages
    about what to look at, and `told(request, action)`, whether everybody comes to see an answer (else its reason
    waits for the end).

    Three more functions are asked for where a game has them. With the arguments of `choose`: `onward`, by which
    who looks ahead plays itself in the games that it imagines (else `hasty`, as everybody there), and `volunteer`,
    what a seat does of what it may do out of turn (else nothing). `simplify(g, seat)` takes from a table that a
    seat imagines what `hasty` players would not use anyway (else who has answered under seal answers again).

    For the shrewd (`bots/shrewd.py`), where a game has them: `widen`, with the arguments of `choose`, what is
    tried out, first what is best by judgement (else `candidates`); `foresee`, with the same, by which all play in
    the games that it imagines, on tables that are not simplified (else `onward` and `hasty`);
    `manners(request, temper)`, tempers in which to go about a series of questions that make one thing;
    `reach(g, seat)`, how far it looks instead of to the `horizon`; `verdict(g, seat)`, the chance to win by which
    an imagined table is judged (else `estimate`); `believe(g, seat, temper)` makes an imagined table more like
    what the seat remembers, and `likeness(temper, rng, own)` draws a temper that remembers as much; `effort(g)`,
    how many times the usual work a decision is worth; `DOUBT`, how sure it must be to set judgement aside
    (`bots/race.py`); and `SECRET`, the kinds of question where nobody may foresee the answer.
    """

    features: Features

    def choose(self, g: Any, request: Request, temper: Any, rng: Random) -> Action:
        """What a novice of that temper answers: written rules, in a tenth of a millisecond or so."""

    def hasty(self, g: Any, request: Request, temper: Any, rng: Random) -> Action:
        """The same, shortened to what matters most, for the games that are played in imagination."""

    def candidates(self, g: Any, request: Request, temper: Any, rng: Random) -> list[Action]:
        """The answers worth a closer look, the novice's own choice among them."""

    def horizon(self, g: Any) -> object:
        """How far the game has come; when this changes, an imagined game can be judged."""

    def chances(self, g: Any, seat: Seat) -> list[float]:
        """Everybody's chance to win from here, as a seat sees it: they add up to 1."""

    def revealed(self, g: Any) -> list[float]:
        """The same with everything open: at a moment of a finished game, or of a table that is imagined.

        How a game has ended its places tell, and none of these functions.
        """

    def by_hand(self, g: Any, seat: Seat) -> list[float]:
        """The same as `chances` by a formula made by hand: what the learned one is measured beside."""

    def estimate(self, g: Any, seat: Seat) -> float:
        """The seat's own of these."""

    def reason(self, g: Any, request: Request, action: Action) -> Message | None:
        """What speaks for an answer, in a sentence of the game's texts."""


class MemoryKnowledge(Protocol):
    """Of a game whose bots keep in mind what they have looked at."""

    def temper(self, rng: Random) -> Temper:
        """A personality with a memory; else `engine.temper`."""

    def look(self, g: Any, seat: Seat, temper: Any) -> None:
        """Take up into a temper's memory what the table shows."""

    def saw(self, events: Sequence[Event], temper: Any) -> None:
        """Take up what a seat saw happen, for steady players and better ones."""


class BargainingKnowledge(Protocol):
    """What bots must know to bargain, in `bot.deals`: a game without it has bots that refuse every deal.

    Where a game has them: `settles`, what one pays now of what one owes; `amount(term)`, how much of its kind a
    term is, so that prices can be compared (`bots/outside.py`); `shows(term)`, the card that whoever promises it
    says he holds, with `places(g, own, seat)`, where on an imagined table it may lie (`bots/beliefs.py`).
    """

    PRICE: float
    """What a breach must bring to tempt an opportunist."""
    LOYAL_PRICE: float
    """How much more the loyal would want."""
    RIVALRY: float
    """How much of what others gain `worth` leaves out: 1 where it tells what a seat gets, 0 a chance to win."""

    def worth(self, g: Any, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
        """What promises bring a seat, all together, in points, when each is kept as likely as `trust` says.

        What somebody has promised already is among them: the worth of an offer is what it adds. So a vote more is
        worth little where the votes are enough, and the lesser of two shares nothing beside the greater one.
        """

    def able(self, g: Any, seat: Seat, term: Term, owed: Sequence[Term]) -> float:
        """How likely whoever promises this can keep it, as far as a seat knows, beside what he owes already."""

    def proposals(self, g: Any, seat: Seat, terms: Sequence[Term]) -> list[tuple[Term, ...]]:
        """The deals that a seat may think of; `terms` could be promised now, and what can't be is left out."""

    def sweeteners(self, g: Any, seat: Seat, parties: tuple[Seat, ...]) -> list[Term]:
        """What a seat may ask for on top, from the others of a deal."""

    def prevented(self, g: Any, term: Term, promised: Sequence[Term]) -> Message | None:
        """Why whoever would promise this can't plan to keep it, besides what the terms know themselves."""

    def says(self, g: Any, seat: Seat, terms: Sequence[Term], agrees: bool) -> Message:
        """What speaks for a deal, or against it."""

    def keeping(self, g: Any, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
        """The answers that keep what the asked seat has promised; none, when it can't be kept."""

    def temptation(self, g: Any, request: Request, kept: Sequence[Action], temper: Any) -> float:
        """What the best breach brings beyond keeping one's word."""

    def leanings(self, g: Any, request: Request, temper: Any) -> list[Leaning]:
        """Answers that serve or hurt others, in votes and proposals, with what each is worth to the asked seat."""


def temper_of(knowledge: Knowledge, rng: Random) -> Any:
    """A personality for a player: what sets one apart from the next."""
    return getattr(knowledge, "temper", temper)(rng)

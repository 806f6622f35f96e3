"""A person at a terminal, who types what a test says, and what the screen shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

import hemicycle
from hemicycle.cli.seats import chairs
from hemicycle.cli.session import Session
from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.records import Deals

NAME = "Sam"


class Person:
    """Plays a game; `typed` is asked for the next line whenever one is wanted, and may look at the game."""

    def __init__(
        self,
        name: str,
        typed: Callable[[Person], str] | Iterable[str],
        players: int = 3,
        *,
        language: str = "en",
        bots: str = "random",
        deals: Deals = "all",
        seed: str = "person",
        save: Path | None = None,
        options: dict[str, object] | None = None,
    ):
        self.game = hemicycle.new(name, players, seed=seed, options=options or {})
        lines = None if callable(typed) else iter(typed)
        self.typed = typed if callable(typed) else lambda person: next(lines or iter(()), "q")
        self.printed = StringIO()
        console = Console(file=self.printed, width=200, highlight=False, markup=False, emoji=False)
        seats = chairs(NAME, [bots] * (players - 1))
        self.session = Session(self.game, seats, language, console, save, ask=self.ask, deals=deals)
        self.count = 0

    def ask(self, prompt: str) -> str:
        self.count += 1
        line = self.typed(self)
        self.printed.write(f"{prompt}{line}\n")
        return line

    def play(self) -> str:
        self.session.play()
        return self.screen

    @property
    def screen(self) -> str:
        """All that was shown so far."""
        return self.printed.getvalue().replace("\xa0", " ").replace("\u202f", " ")

    @property
    def asked(self) -> Request:
        """The question to the person."""
        return next(one for one in self.game.asked(0) if not one.optional and not one.answered)

    def terms(self, seat: Seat, kind: type[Term]) -> list[Term]:
        """What could be promised of a kind between the person and somebody."""
        return [term for term in self.game.terms(0, (seat,)) if isinstance(term, kind)]

    def say(self, *terms: Term) -> str:
        """Promises in the words of the table."""
        return "; ".join(self.session.texts.promise(term) for term in terms)

    def offered(self, seat: Seat, *terms: Term) -> None:
        """Somebody offers the person a deal, once, as soon as they think of an offer."""
        offers = [Offer((0,), terms)]
        self.session.minds[seat].offer = lambda request: offers.pop() if offers else None  # type: ignore[method-assign]

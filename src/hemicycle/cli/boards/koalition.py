"""Koalition in the terminal: parties as bars, players as columns, the hand as choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Result
from hemicycle.engine.words import Action
from hemicycle.games.koalition import board as seen
from hemicycle.games.koalition import told
from hemicycle.games.koalition.negotiation import Negotiation, Propose, steps
from hemicycle.games.koalition.shown import Board as Shown
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.terms import say_country, say_party

from ..screen import paragraph
from . import koalition_hand as hand
from . import koalition_players as players
from . import koalition_summary as summary
from .koalition_bars import COLOURS, bars
from .plain import HINT, Board, Group

TALL = 34
"""From this height on there is room to breathe."""


class KoalitionBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-koalition"
    commands: ClassVar[dict[str, str]] = {"p": "parties", "s": "score"}

    talks: tuple[str, int] | None = None
    """The negotiation for which the table was drawn last."""

    @property
    def tall(self) -> bool:
        return self.console.height >= TALL

    def coloured(self, sentence: str) -> Text:
        text = super().coloured(sentence)
        for party, colour in COLOURS.items():
            text.highlight_words([say_party(self.texts, party)], colour)
        return text

    # The table

    def draw(self, view: Koalition, request: Request, whole: bool) -> Iterator[RenderableType]:
        yield Text()
        talks = (view.country, len(view.outcomes)) if request.kind == "negotiate" else None
        known, self.talks = talks is not None and talks == self.talks, talks
        if known and not whole:
            # While the leaders talk nothing changes but who has said yes to what.
            return
        shown = seen.board(view)
        if view.country:
            yield Rule(self.title(view, shown), style="dim", align="left")
            if self.tall:
                yield self.journey(shown)
                yield Text()
        if shown.table.laid:
            yield bars(self, shown.table)
            if self.tall:
                yield Text()
        room = 0 if request.kind == "negotiate" else (self.console.height - 24 if self.tall else 3)
        yield players.standing(self, shown, room)
        if self.tall:
            yield Text()
        if request.kind != "lay":
            held = hand.held(self, seen.hand(view, self.seat).cards)
            yield paragraph(held, self.console.width, 1)

    def title(self, view: Koalition, shown: Shown) -> Text:
        """The country, and what it asks and pays."""
        journey = shown.journey
        where = self.texts.say("board-country", number=journey.number, length=journey.length)
        asks = told.asks(self.texts, view.country_card)
        return Text.assemble((say_country(self.texts, view.country), "bold"), f" · {where} · {asks}")

    def journey(self, shown: Shown) -> RenderableType:
        """The countries behind and ahead."""
        text = Text(style=HINT)
        for one in shown.journey.done:
            text.append(f"{say_country(self.texts, one.country)} {'✓' if one.coalition else '✗'}  ")
        text.append(self.texts.say("board-to-come", number=shown.journey.to_come))
        return Padding(text, (0, 0, 0, 1), expand=False)

    # The choices

    def choices(
        self, view: Koalition, request: Request, every: bool = False
    ) -> tuple[list[Action], RenderableType]:
        if request.kind == "negotiate":
            return players.bargaining(self, seen.board(view), request, every)
        return super().choices(view, request, every)

    def steps(self, view: Koalition, request: Request, choice: Action) -> list[Action]:
        """A coalition is chosen whole, and put together party by party."""
        talks = view.stack[-1]
        if isinstance(talks, Negotiation) and isinstance(choice, Propose):
            return steps(talks, self.seat, choice.coalition)
        return super().steps(view, request, choice)

    def groups(self, view: Koalition, request: Request) -> list[Group]:
        return hand.groups(self, seen.board(view).table, seen.hand(view, self.seat).cards, request)

    def numbered(self, groups: list[Group]) -> RenderableType:
        return super().numbered(groups) if self.tall else self.numbered_in_two(groups)

    # More, when asked

    def parties(self, view: Koalition) -> Iterator[RenderableType]:
        """The summary card."""
        for part in summary.card(self, seen.board(view)):
            yield Padding(part, (0, 0, 0, 1), expand=False)

    def score(self, view: Koalition) -> Iterator[RenderableType]:
        shown = seen.board(view)
        yield self.journey(shown)
        yield players.score(self, shown.standing)

    def ending(self, view: Koalition, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield players.score(self, seen.board(view).standing)


BOARD = KoalitionBoard

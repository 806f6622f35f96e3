"""Zoocracy in the terminal: the zoo and the parties as one table, then offices, hand and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Result
from hemicycle.games.zoocracy import board as seen
from hemicycle.games.zoocracy import told
from hemicycle.games.zoocracy.edition import PHASES
from hemicycle.games.zoocracy.shown import Board as Shown
from hemicycle.games.zoocracy.shown import SpeciesNow
from hemicycle.games.zoocracy.state import Zoocracy
from hemicycle.games.zoocracy.terms import say_event, say_phase, say_species

from ..screen import paragraph
from .plain import HINT, MINE, Board, Group

LEADS = "bold"
WIDEST_NAME = 9
TALL = 34
"""From this height on there is room to breathe."""


class ZoocracyBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-zoocracy"
    commands: ClassVar[dict[str, str]] = {"c": "calendar"}

    @property
    def tall(self) -> bool:
        return self.console.height >= TALL

    def draw(self, view: Zoocracy, request: Request, whole: bool) -> Iterator[RenderableType]:
        yield Text()
        yield Rule(self.title(view), style="dim", align="left")
        if request.kind in ("appoint", "promise-goal") and not whole:
            return  # nothing has changed since the first step of the proposal
        shown = seen.board(view)
        yield self.table(view, shown)
        parliament = shown.parliament
        if offices := list(told.offices(self.texts, parliament)):
            yield self.line(" · ".join(offices))
        for said in (told.government(self.texts, parliament), told.programme(self.texts, parliament)):
            if said:
                yield self.line(said)
        if 0 <= self.seat < view.players:
            held = told.held_cards(self.texts, seen.hand(view, self.seat))
            yield Padding(self.own_hand(held), (0, 0, 0, 1), expand=False)

    def line(self, said: str) -> RenderableType:
        """A line below the table."""
        return paragraph(self.coloured(said), self.console.width, 1)

    def title(self, view: Zoocracy) -> Text:
        """The round, its phase, and the event that counts now."""
        said = [Text(self.texts.say("board-round", round=view.round), "bold")]
        if view.phase:
            said.append(Text(say_phase(self.texts, view.phase), "bold"))
        if view.event_discard and (view.phase in "EFG" or view.harvest):
            said.append(Text(say_event(self.texts, view.event_discard[-1])))
        return Text(" · ").join(said)

    # One column for each party

    def table(self, view: Zoocracy, shown: Shown) -> RenderableType:
        """The food on each species, then seats, goals, food and cards."""
        table = Table.grid(padding=(0, 1, 0, 1))
        table.add_column()
        table.add_column(style=HINT)
        for _ in shown.players:
            table.add_column(justify="right", min_width=4)
        names = [Text(), Text(), *[self.name(seat, WIDEST_NAME) for seat in range(len(shown.players))]]
        if self.tall:
            table.add_row(*names)
        water = [one.species for one in shown.figures.walkway if one.water]
        for one in shown.zoo.species:
            table.add_row(*self.enclosure(one, one.species in water))
        if not self.tall:  # what stands above may be out of sight by now
            table.add_row(*names)
        rows = [("board-seats", shown.parliament.seats), ("board-goals", shown.standing.points)]
        if shown.tracks.phase in ("A", "B", "C"):
            rows.insert(1, ("board-forecast", shown.zoo.forecast))
        for label, figures in rows:
            table.add_row(self.texts.say(label), Text(), *[Text(str(figure), LEADS) for figure in figures])
        food = [Text("?", HINT) if one.food is None else Text(str(one.food)) for one in shown.players]
        if 0 <= self.seat < view.players:
            food[self.seat] = Text(str(seen.hand(view, self.seat).food), MINE)
        table.add_row(self.texts.say("board-food"), Text(), *food)
        table.add_row(self.texts.say("board-cards"), Text(), *[str(one.cards) for one in shown.players])
        return table

    def enclosure(self, one: SpeciesNow, water: bool) -> list[Text]:
        """A species with its votes and markers, and everybody's tokens."""
        name = Text(self.species(one.species))
        if water:
            name.append(" ~", "blue")
        first, second = one.votes
        votes = Text(f"{first}/{second}" if second else str(first))
        if one.manipulation:
            votes.append(f" {self.texts.say('board-way-set-manipulation')}", "yellow")
        if one.blockade:
            votes.append(f" {self.texts.say('board-way-set-blockade')}", "red")
        tokens = [
            Text(str(count) if count else "·", LEADS if seat == one.first else "" if count else HINT)
            for seat, count in enumerate(one.tokens)
        ]
        return [name, votes, *tokens]

    def species(self, species: str) -> str:
        return self.label(say_species(self.texts, species))

    def calendar(self, view: Zoocracy) -> Iterator[RenderableType]:
        """The rounds to come, with the elections that the markers announce."""
        for one in seen.board(view).tracks.rounds[view.round - 1 :]:
            off = {"A": not one.presidential, "C": not one.parliamentary, "D": not one.parliamentary, "F": True}
            told = " · ".join(say_phase(self.texts, phase) for phase in PHASES if not off.get(phase))
            if one.round > view.round or view.phase == "A":
                yield Text(f" {self.texts.say('board-ahead', round=one.round, phases=told)}")

    # The choices

    def numbered(self, groups: list[Group]) -> RenderableType:
        return super().numbered(groups) if self.tall else self.numbered_in_two(groups)

    def ending(self, view: Zoocracy, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(view, seen.board(view))
        yield from super().ending(view, result)


BOARD = ZoocracyBoard

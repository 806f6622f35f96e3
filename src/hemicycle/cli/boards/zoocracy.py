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
from hemicycle.engine.words import Action, Event
from hemicycle.games.zoocracy import board as seen
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus
from hemicycle.games.zoocracy.edition import PHASES
from hemicycle.games.zoocracy.events import CardsDrawn, PhaseBegan, PlayerOrder, RoundBegan
from hemicycle.games.zoocracy.shown import Board as Shown
from hemicycle.games.zoocracy.shown import Parliament, SpeciesNow
from hemicycle.games.zoocracy.state import Zoocracy
from hemicycle.games.zoocracy.terms import say_card, say_event, say_office, say_phase, say_species

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

    def heading(self, event: Event) -> str | None:
        return self.texts.say("board-round", round=event.round) if isinstance(event, RoundBegan) else None

    def quiet(self, event: Event) -> bool:
        """The board shows it; of other hands only that they grow."""
        mine = isinstance(event, CardsDrawn) and event.seat == self.seat
        return isinstance(event, PhaseBegan | PlayerOrder) or (isinstance(event, CardsDrawn) and not mine)

    def draw(self, view: Zoocracy, request: Request, whole: bool) -> Iterator[RenderableType]:
        yield Text()
        yield Rule(self.title(view), style="dim", align="left")
        if request.kind in ("appoint", "promise-goal") and not whole:
            return  # nothing has changed since the first step of the proposal
        shown = seen.board(view)
        yield self.table(view, shown)
        for line in (self.offices(shown.parliament), self.government(shown.parliament), self.hand(view)):
            if line:
                yield Padding(line, (0, 0, 0, 1), expand=False)

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

    # Below

    def offices(self, parliament: Parliament) -> Text:
        """Who holds which office, and whether its privilege is still there."""
        said = []
        for one in parliament.offices:
            if one.seat is not None:
                office, name = say_office(self.texts, one.office), self.texts.seat(one.seat)
                held = self.coloured(self.texts.say("board-titled", what=office, said=name))
                said.append(held.append(" ●" if one.up else ""))
        return Text(" · ").join(said)

    def government(self, parliament: Parliament) -> Text:
        """Who governs with how many seats, and who is to implement which goal."""
        if not parliament.government:
            return Text()
        names = self.texts.listed([self.texts.seat(seat) for seat in parliament.government])
        figures = {"number": parliament.government_seats, "majority": parliament.majority}
        said = [self.texts.say("board-government", members=names, **figures)]
        for space, seat in zip(("P1", "P2"), parliament.programme, strict=True):
            if seat is not None:
                said.append(self.texts.say("board-titled", what=space, said=self.texts.seat(seat)))
        return Text(" · ".join(said))

    def hand(self, view: Zoocracy) -> Text:
        if not 0 <= self.seat < view.players:
            return Text()
        return self.held_cards([say_card(self.texts, one.card) for one in seen.hand(view, self.seat).cards])

    def calendar(self, view: Zoocracy) -> Iterator[RenderableType]:
        """The rounds to come, with the elections that the markers announce."""
        for one in seen.board(view).tracks.rounds[view.round - 1 :]:
            off = {"A": not one.presidential, "C": not one.parliamentary, "D": not one.parliamentary, "F": True}
            told = " · ".join(say_phase(self.texts, phase) for phase in PHASES if not off.get(phase))
            if one.round > view.round or view.phase == "A":
                yield Text(f" {self.texts.say('board-ahead', round=one.round, phases=told)}")

    # The choices

    def groups(self, view: Zoocracy, request: Request) -> list[Group]:
        """What may be done on a species stands together, and so do bids; the rest one by one."""
        if request.kind.startswith("bid"):
            said = [(action, Text(self.texts.action(action, request.kind))) for action in request.options]
            return [Group(Text(self.texts.say("board-bid")), said)]
        return self.grouped(request)

    def first_number(self, request: Request) -> int:
        """A bid is typed as it is."""
        return 0 if request.kind.startswith("bid") else 1

    def numbered(self, groups: list[Group]) -> RenderableType:
        return super().numbered(groups) if self.tall else self.numbered_in_two(groups)

    def labels(self, action: Action, kind: str) -> tuple[str, Text]:
        """What a choice shares with its group, and what sets it apart."""
        match action:
            case Place(species, number):
                return self.species(species), Text(f"+{number}")
            case PlaceBonus(species, number):
                premier = say_office(self.texts, "prime-minister")
                return self.species(species), self.of(Text(f"+{number}"), premier)
            case LeaderCampaign(species, party):
                return self.species(species), Text(f"{self.texts.seat(party)} −1, +1")
        return "", Text(self.texts.action(action, kind))

    def held(self, view: Zoocracy) -> list[str]:
        """What each card in hand does."""
        kinds = dict.fromkeys(one.kind for one in seen.hand(view, self.seat).cards)
        say = self.texts.say
        return [
            say("board-does", what=say(f"term-card-{kind}"), effects=say(f"help-action-{kind}")) for kind in kinds
        ]

    def ending(self, view: Zoocracy, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(view, seen.board(view))
        yield from super().ending(view, result)


BOARD = ZoocracyBoard

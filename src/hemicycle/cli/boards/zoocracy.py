"""Zoocracy in the terminal: the zoo and the parties as one table, then offices, hand and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Event
from hemicycle.games.zoocracy import species as zoo
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus
from hemicycle.games.zoocracy.edition import OFFICES, PHASES, Species
from hemicycle.games.zoocracy.events import CardsDrawn, PhaseBegan, PlayerOrder, RoundBegan
from hemicycle.games.zoocracy.state import Zoocracy
from hemicycle.games.zoocracy.terms import say_card, say_office, say_phase, say_species, sorted_cards

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
        yield self.table(view)
        for line in (self.offices(view), self.government(view), self.hand(view)):
            if line:
                yield Padding(line, (0, 0, 0, 1), expand=False)

    def title(self, view: Zoocracy) -> Text:
        """The round, its phase, and the event that counts now."""
        said = [Text(self.texts.say("board-round", round=view.round), "bold")]
        if view.phase:
            said.append(Text(say_phase(self.texts, view.phase), "bold"))
        if view.event_discard and (view.phase in "EFG" or view.harvest):
            card = view.event_discard[-1]
            said.append(Text(self.texts.say(f"term-event-{view.edition.event_kinds[card]}")))
        return Text(" · ").join(said)

    # One column for each party

    def table(self, view: Zoocracy) -> RenderableType:
        """The food on each species, then seats, goals, food and cards."""
        table = Table.grid(padding=(0, 1, 0, 1))
        table.add_column()
        table.add_column(style=HINT)
        for _ in range(view.players):
            table.add_column(justify="right", min_width=4)
        names = [Text(), Text(), *[self.name(seat, WIDEST_NAME) for seat in range(view.players)]]
        if self.tall:
            table.add_row(*names)
        for species, counts in view.tokens.items():
            table.add_row(*self.enclosure(view, species, counts))
        if not self.tall:  # what stands above may be out of sight by now
            table.add_row(*names)
        forecast = zoo.forecast(view)
        rows = [("board-seats", view.seats), ("board-goals", view.goals)]
        if view.phase in ("A", "B", "C"):
            rows.insert(1, ("board-forecast", forecast))
        for label, figures in rows:
            table.add_row(self.texts.say(label), Text(), *[Text(str(figure), LEADS) for figure in figures])
        table.add_row(self.texts.say("board-food"), Text(), *[self.food(view, one) for one in range(view.players)])
        table.add_row(self.texts.say("board-hands"), Text(), *[str(len(hand)) for hand in view.hands])
        return table

    def enclosure(self, view: Zoocracy, species: Species, counts: list[int]) -> list[Text]:
        """A species with its votes and markers, and everybody's tokens."""
        name = Text(say_species(self.texts, species))
        if species in view.edition.watering_hole:
            name.append(" ~", "blue")
        first, second = zoo.votes(view, species)
        votes = Text(f"{first}/{second}" if second else str(first))
        if species == view.manipulation:
            votes.append(f" {self.texts.say('board-manipulated')}", "yellow")
        if species == view.blockade:
            votes.append(f" {self.texts.say('board-blocked')}", "red")
        best = zoo.ranked(counts)[0]
        tokens = [
            Text(str(count) if count else "·", LEADS if seat == best else "" if count else HINT)
            for seat, count in enumerate(counts)
        ]
        return [name, votes, *tokens]

    def food(self, view: Zoocracy, seat: Seat) -> Text:
        """One's own food; that of the others, where it lies open."""
        if seat == self.seat or not view.options.screens or view.over:
            return Text(str(view.reckoned[seat]), MINE if seat == self.seat else "")
        return Text("?", HINT)

    # Below

    def offices(self, view: Zoocracy) -> Text:
        """Who holds which office, and whether its privilege is still there."""
        said = []
        for office in OFFICES:
            if (seat := view.holds(office)) is not None:
                mark = " ●" if view.face_up.get(office) else ""
                said.append(Text.assemble(f"{say_office(self.texts, office)} ", self.name(seat), mark))
        return Text(" · ").join(said)

    def government(self, view: Zoocracy) -> Text:
        """Who governs with how many seats, and who is to implement which goal."""
        if not view.government:
            return Text()
        names = " + ".join(self.texts.seat(seat) for seat in view.government)
        text = self.texts.say(
            "board-government", members=names, number=view.government_seats, majority=view.majority
        )
        marked = [
            (space, seat) for space, seat in zip(("P1", "P2"), view.programme, strict=True) if seat is not None
        ]
        goals = [f"{space} {self.texts.seat(seat)}" for space, seat in marked]
        return Text(" · ".join([text, *goals]))

    def hand(self, view: Zoocracy) -> Text:
        if not 0 <= self.seat < view.players:
            return Text()
        return self.held_cards([say_card(self.texts, card) for card in sorted_cards(view.hands[self.seat])])

    def calendar(self, view: Zoocracy) -> Iterator[RenderableType]:
        """The rounds to come: elections every other round from where the markers stand."""
        for ahead in range(view.round, view.edition.rounds + 1):
            off = {
                "A": ahead < view.presidential or (ahead - view.presidential) % 2 == 1,
                "C": ahead < view.parliamentary or (ahead - view.parliamentary) % 2 == 1,
                "F": True,
            }
            off["D"] = off["C"]
            told = " · ".join(say_phase(self.texts, phase) for phase in PHASES if not off.get(phase))
            if ahead > view.round or view.phase == "A":
                yield Text(f" {self.texts.say('board-ahead', round=ahead, phases=told)}")

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
                return say_species(self.texts, species), Text(f"+{number}")
            case PlaceBonus(species, number):
                return say_species(self.texts, species), Text(
                    f"+{number} ({say_office(self.texts, 'prime-minister')})"
                )
            case LeaderCampaign(species, party):
                return say_species(self.texts, species), Text(f"{self.texts.seat(party)} −1, +1")
        return "", Text(self.texts.action(action, kind))

    def held(self, view: Zoocracy) -> list[str]:
        """What each card in hand does."""
        kinds = dict.fromkeys(view.edition.cards[card].kind for card in sorted_cards(view.hands[self.seat]))
        say = self.texts.say
        return [
            say("board-card", kind=say(f"term-card-{kind}"), help=say(f"help-action-{kind}")) for kind in kinds
        ]

    def ending(self, view: Zoocracy) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(view)
        yield from super().ending(view)


BOARD = ZoocracyBoard

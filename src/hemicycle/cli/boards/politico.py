"""Politico in the terminal: the parties as a table, then the government, what lasts, the hand and the choices."""

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
from hemicycle.engine.grammar import real_minus
from hemicycle.games.politico import board as seen
from hemicycle.games.politico import told
from hemicycle.games.politico.shown import Board as Shown
from hemicycle.games.politico.state import Politico
from hemicycle.games.politico.terms import say_card

from ..screen import paragraph
from .plain import HINT, MINE, Board


class PoliticoBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-politico"
    commands: ClassVar[dict[str, str]] = {"s": "sheet", "g": "governments"}

    def draw(self, view: Politico, request: Request, whole: bool) -> Iterator[RenderableType]:
        shown = seen.board(view)
        yield Text()
        yield Rule(self.title(shown), style="dim", align="left")
        if request.kind in ("invite", "reshuffle") and request.about.get("number") and not whole:
            return  # nothing has changed since the first name of the list
        yield self.table(shown)
        lasting = [Text(told.lasting(self.texts, one), "yellow") for one in shown.lasting]
        held = self.own_hand(told.held_cards(self.texts, seen.hand(view, self.seat)))
        for line in (self.government(view, shown), *lasting, held):
            yield Padding(line, (0, 0, 0, 1), expand=False)

    def title(self, shown: Shown) -> Text:
        """The turn, how far the game has come, and the event that was drawn."""
        said = told.progress(self.texts, shown)
        event = shown.event.title.get(self.texts.language, "") if shown.event else ""
        return Text.assemble((said, "bold"), f" · {event}" if event else "")

    def table(self, shown: Shown) -> RenderableType:
        """Everybody's points, deputies, cards and place in or outside the government."""
        table = Table.grid(padding=(0, 2, 0, 1))
        headings = [self.texts.say(id).capitalize() for id in ("board-points", "board-deputies", "board-hands")]
        table.add_row(Text(), *[Text(one, HINT) for one in headings], Text())
        for seat, player in enumerate(shown.players):
            mark = Text("▸ " if seat == shown.course.seat else "  ", "bold")
            points = Text(real_minus(str(shown.standing.points[seat])), "bold")
            figures = (points, str(shown.assembly.deputies[seat]), str(player.cards))
            table.add_row(Text.assemble(mark, self.name(seat)), *figures, self.standing(shown, seat))
        return table

    def standing(self, shown: Shown, seat: int) -> Text:
        """What there is to say of a player: head or member of the government, and the cards that all know."""
        rank = told.rank(shown, seat)
        styles = [HINT] if rank is None else ["green" if rank == "board-member" else "bold green", HINT]
        said = told.standing(self.texts, shown, seat)
        return Text(" · ").join([Text(one, style) for one, style in zip(said, styles, strict=False)])

    def government(self, view: Politico, shown: Shown) -> Text:
        """Who governs with how many votes, and when the government scores."""
        government = shown.government
        if government is None:
            return Text(" ".join(told.government(self.texts, shown)), HINT)
        said = list(told.holds(self.texts, government, shown.assembly.majority))
        if seen.hand(view, self.seat).resigning:
            said.append(self.texts.say("board-will-resign"))
        return Text(" ".join(said))

    # What letters show

    def sheet(self, view: Politico) -> Iterator[RenderableType]:
        """The sheet of attacks and defences, what is in the hand marked."""
        figures, hand = seen.board(view).figures, seen.hand(view, self.seat).cards
        mine = [say_card(self.texts, card) for card in hand]
        for row in figures.attacks:
            name = Text(say_card(self.texts, row.card), MINE if row.card in hand else "bold")
            yield Text.assemble(f" {row.copies}× ", name, (" P" if row.personal else "", HINT))
            does = Text(told.does(self.texts, row, figures))
            does.highlight_words(mine, MINE)
            yield paragraph(does, self.console.width, 4)
        for note in ("board-sheet-personal", "board-sheet-baraka"):
            yield Text(f" {self.texts.say(note)}", HINT)

    def governments(self, view: Politico) -> Iterator[RenderableType]:
        """The governments that have fallen."""
        past = seen.board(view).past
        if not past:
            yield Text(f" {self.texts.say('board-no-past')}")
        table = Table.grid(padding=(0, 2, 0, 1))
        for one in past:
            names = self.texts.listed([self.texts.seat(seat) for seat in one.members])
            why = self.texts.say(f"board-fell-{one.why}", seat=one.author)
            table.add_row(f"{one.formed}–{one.fell}", names, why)
        yield table

    def ending(self, view: Politico, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(seen.board(view))
        yield from self.governments(view)
        yield from super().ending(view, result)


BOARD = PoliticoBoard

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
from hemicycle.engine.words import Action, Event
from hemicycle.games.politico import board as seen
from hemicycle.games.politico.acts import AttackWith, Swap
from hemicycle.games.politico.events import TrumpsDrawn, TurnBegan
from hemicycle.games.politico.shown import AttackRow, Figures, LastingNow
from hemicycle.games.politico.shown import Board as Shown
from hemicycle.games.politico.state import Politico
from hemicycle.games.politico.terms import say_card

from ..screen import paragraph
from .plain import HINT, MINE, Board, Group


class PoliticoBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-politico"
    commands: ClassVar[dict[str, str]] = {"s": "sheet", "g": "governments"}

    def heading(self, event: Event) -> str | None:
        return self.texts.event(event) if isinstance(event, TurnBegan) else None

    def quiet(self, event: Event) -> bool:
        """The heading says whose turn it is; of other hands only that they grow."""
        return isinstance(event, TurnBegan) or (isinstance(event, TrumpsDrawn) and event.seat != self.seat)

    def draw(self, view: Politico, request: Request, whole: bool) -> Iterator[RenderableType]:
        shown = seen.board(view)
        yield Text()
        yield Rule(self.title(shown), style="dim", align="left")
        if request.kind in ("invite", "reshuffle") and request.about.get("number") and not whole:
            return  # nothing has changed since the first name of the list
        yield self.table(shown)
        lasting = [self.lasting(one) for one in shown.lasting]
        for line in (self.government(view, shown), *lasting, self.hand(view)):
            yield Padding(line, (0, 0, 0, 1), expand=False)

    def title(self, shown: Shown) -> Text:
        """The turn, how far the game has come, and the event that was drawn."""
        course, limit = shown.course, shown.figures.last
        if shown.figures.ending == "clock":
            said = self.texts.say("board-minutes-of", number=course.minutes, limit=limit)
        else:
            said = self.texts.say("board-turns-of", number=course.turn, limit=limit)
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
        said: list[Text] = []
        if shown.government and seat in shown.government.members:
            head = seat == shown.government.seat
            term = "term-card-premier-ministre" if head else "board-member"
            said.append(Text(self.texts.say(term), "bold green" if head else "green"))
        if known := shown.players[seat].known:
            cards = self.texts.listed([say_card(self.texts, card) for card in known])
            said.append(Text(self.texts.say("board-known", cards=cards), HINT))
        return Text(" · ").join(said)

    def government(self, view: Politico, shown: Shown) -> Text:
        """Who governs with how many votes, and when the government scores."""
        say, government, majority = self.texts.say, shown.government, shown.assembly.majority
        if government is None:
            return Text(say("board-no-government", number=shown.course.vacant), HINT)
        holds = "board-has-majority" if government.deputies >= majority else "board-in-minority"
        scores = "board-withheld-in" if government.withheld else "board-scores-in"
        said = [
            say(holds, number=government.deputies, majority=majority),
            say(scores, number=government.scores_in),
        ]
        if government.immune:
            said.append(say("board-immune", number=government.immune))
        if seen.hand(view, self.seat).resigning:
            said.append(say("board-will-resign"))
        return Text(" ".join(said))

    def lasting(self, one: LastingNow) -> Text:
        """An effect that lasts, and for how many turns."""
        members = self.texts.listed([self.texts.seat(seat) for seat in one.members])
        said = self.texts.say(f"board-lasts-{one.what}", seat=one.seat, card=one.card, seats=members)
        if one.turns:
            said = self.texts.say("board-lasts-turns", effect=said, number=one.turns)
        return Text(said, "yellow")

    def hand(self, view: Politico) -> Text:
        return self.held_cards([say_card(self.texts, card) for card in seen.hand(view, self.seat).cards])

    # What letters show

    def sheet(self, view: Politico) -> Iterator[RenderableType]:
        """The sheet of attacks and defences, what is in the hand marked."""
        figures, hand = seen.board(view).figures, seen.hand(view, self.seat).cards
        mine = [say_card(self.texts, card) for card in hand]
        for row in figures.attacks:
            name = Text(say_card(self.texts, row.card), MINE if row.card in hand else "bold")
            yield Text.assemble(f" {row.copies}× ", name, (" P" if row.personal else "", HINT))
            does = Text(self.does(row, figures))
            does.highlight_words(mine, MINE)
            yield paragraph(does, self.console.width, 4)
        for note in ("board-sheet-personal", "board-sheet-baraka"):
            yield Text(f" {self.texts.say(note)}", HINT)

    def does(self, row: AttackRow, figures: Figures) -> str:
        """What an attack does that nobody counters, what counters it, and what that costs the attacker."""
        say = self.texts.say
        lost = {"points": figures.fall_points, "deputies": figures.fall_deputies}
        cards = self.texts.either([say_card(self.texts, card) for card in row.answers])
        if row.pays:
            price = say(f"board-pays-{row.pays}", price=row.price)
            answered = say("board-answered-by", cards=cards, price=price)
        else:
            answered = say("board-answered-free", cards=cards)
        return f"{say(f'board-hit-{row.card}', number=row.number, **lost)} {answered}"

    def held(self, view: Politico) -> list[str]:
        """What each card in hand does."""
        figures, hand = seen.board(view).figures, seen.hand(view, self.seat).cards
        say, texts = self.texts.say, self.texts
        attacks = {row.card: self.does(row, figures) for row in figures.attacks}
        told = []
        for card in dict.fromkeys(hand):
            countered = [say_card(texts, row.card) for row in figures.attacks if card in row.answers]
            if card in attacks:
                does = attacks[card]
            elif texts.has(f"about-card-{card}"):
                does = say(f"about-card-{card}")
            else:
                does = say("board-counters", cards=texts.either(countered))
            told.append(say("board-does", what=say_card(texts, card), effects=does))
        return told

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

    # The choices

    def groups(self, view: Politico, request: Request) -> list[Group]:
        """An attack on one or another stands together, and so do cards to get rid of; the rest one by one."""
        return self.grouped(request)

    def labels(self, action: Action, kind: str) -> tuple[str, Text]:
        """What a choice shares with its group, and what sets it apart."""
        match action:
            case AttackWith(card, target):
                return say_card(self.texts, card), Text(self.texts.seat(target))
            case Swap(card):
                return self.texts.say("board-swap"), Text(say_card(self.texts, card))
        return "", Text(self.texts.action(action, kind))

    def ending(self, view: Politico, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(seen.board(view))
        yield from self.governments(view)
        yield from super().ending(view, result)


BOARD = PoliticoBoard

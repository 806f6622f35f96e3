"""Politico in the terminal: the parties as a table, then the government, what lasts, the hand and the choices."""

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
from hemicycle.games.politico.acts import AttackWith, Swap
from hemicycle.games.politico.edition import ANSWERS, ATTACKS, BLANK
from hemicycle.games.politico.events import TrumpsDrawn, TurnBegan
from hemicycle.games.politico.state import Lasting, Politico
from hemicycle.games.politico.terms import say_card, sorted_cards

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
        yield Text()
        yield Rule(self.title(view), style="dim", align="left")
        if request.kind in ("invite", "reshuffle") and request.about.get("number") and not whole:
            return  # nothing has changed since the first name of the list
        yield self.table(view)
        for line in (self.government(view), self.lasting(view), self.hand(view)):
            if line:
                yield Padding(line, (0, 0, 0, 1), expand=False)

    def title(self, view: Politico) -> Text:
        """The turn, how far the game has come, and the event that was drawn."""
        say, limit = self.texts.say, view.edition.last_turn(view.options.length)[0]
        if view.options.ending == "clock":
            limit = view.edition.last_minute(view.options.length)[0]
            said = [Text(say("board-minutes-of", number=view.minutes, limit=limit), "bold")]
        else:
            said = [Text(say("board-turns-of", number=view.turn, limit=limit), "bold")]
        if view.event and view.event != BLANK:
            said.append(Text(view.edition.incidents[view.event].title[self.texts.language]))
        return Text(" · ").join(said)

    def table(self, view: Politico) -> RenderableType:
        """Everybody's points, deputies, cards and place in or outside the government."""
        say = self.texts.say
        table = Table.grid(padding=(0, 2, 0, 1))
        headings = ("board-points", "board-deputies", "board-trumps")
        table.add_row(Text(), *[Text(say(id), HINT) for id in headings], Text())
        for seat in range(view.players):
            figures = (view.points[seat], view.deputies[seat], len(view.hands[seat]))
            mark = Text("▸ " if seat == view.seat else "  ", "bold")
            cells = [Text(str(figure), "bold" if at == 0 else "") for at, figure in enumerate(figures)]
            table.add_row(Text.assemble(mark, self.name(seat)), *cells, self.standing(view, seat))
        return table

    def standing(self, view: Politico, seat: Seat) -> Text:
        """What there is to say of a player: head or member of the government, and the cards that all know."""
        said: list[Text] = []
        if seat == view.prime_minister:
            said.append(Text(say_card(self.texts, "premier-ministre"), "bold green"))
        elif seat in view.members:
            said.append(Text(self.texts.say("board-member"), "green"))
        if known := view.known[seat]:
            cards = self.texts.listed([say_card(self.texts, card) for card in sorted_cards(known)])
            said.append(Text(self.texts.say("board-known", cards=cards), HINT))
        return Text(" · ").join(said)

    def government(self, view: Politico) -> Text:
        """Who governs with how many votes, and when the government scores."""
        say, government = self.texts.say, view.government
        if government is None:
            return Text(say("board-no-government"), HINT)
        votes, every = sum([view.deputies[seat] for seat in government.members]), sum(view.deputies)
        scores = view.turn + view.players - (view.turn - government.formed) % view.players
        text = say("board-governing", number=votes, all=every, turn=scores)
        if view.immune:
            text += " · " + say("board-immune", turn=government.immune_until)
        if view.resigning[government.seat]:
            text += " · " + say("board-resigning")
        return Text(text)

    def lasting(self, view: Politico) -> Text:
        return Text(" · ").join([self.effect(lasting) for lasting in view.lasting])

    def effect(self, lasting: Lasting) -> Text:
        """A card that lies open, whom it hits, and until when."""
        say = self.texts.say
        name = say_card(self.texts, lasting.card) if lasting.card else say("board-truce")
        text = Text(name, "yellow")
        if lasting.seat is not None:
            text.append(f" → {self.texts.seat(lasting.seat)}")
        if lasting.until:
            text.append(f" ({say('board-until', turn=lasting.until)})", HINT)
        return text

    def hand(self, view: Politico) -> Text:
        if not 0 <= self.seat < view.players:
            return Text()
        return self.held_cards([say_card(self.texts, card) for card in sorted_cards(view.hands[self.seat])])

    # What letters show

    def sheet(self, view: Politico) -> Iterator[RenderableType]:
        """The sheet of attacks and defences, what is in the hand marked."""
        hand = view.hands[self.seat] if 0 <= self.seat < view.players else []
        table = Table.grid(padding=(0, 2, 0, 1))
        for card in ATTACKS:
            answers = Text(", ").join([self.marked(answer, hand) for answer in ANSWERS[card]])
            personal = Text("P" if ATTACKS[card].personal else "", HINT)
            row = (f"{view.edition.copies[card]}×", self.marked(card, hand), personal, answers)
            table.add_row(*row, Text(self.price(view, card), HINT))
        yield table
        yield Text(f" {self.texts.say('board-baraka')}", HINT)

    def price(self, view: Politico, card: str) -> str:
        """What a defence costs the attacker."""
        pays = ATTACKS[card].pays
        return self.texts.say(f"board-pays-{pays}", number=view.edition.price.get(card, 0)) if pays else ""

    def marked(self, card: str, hand: list[str]) -> Text:
        return Text(say_card(self.texts, card), MINE if card in hand else "")

    def governments(self, view: Politico) -> Iterator[RenderableType]:
        """The governments that have fallen."""
        if not view.past:
            yield Text(f" {self.texts.say('board-no-past')}")
        table = Table.grid(padding=(0, 2, 0, 1))
        for past in view.past:
            names = " + ".join(self.texts.seat(seat) for seat in past.members)
            why = self.texts.say(f"board-fell-{past.why}", seat=past.author)
            table.add_row(f"{past.formed}–{past.fell}", names, why)
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

    def ending(self, view: Politico) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(view)
        yield from self.governments(view)
        yield from super().ending(view)


BOARD = PoliticoBoard

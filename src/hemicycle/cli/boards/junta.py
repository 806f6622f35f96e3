"""Junta in the terminal: the families as a table, the situation, one's money and hand; in a coup the city."""

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
from hemicycle.games.junta import board as seen
from hemicycle.games.junta.coup.combat import Bombard
from hemicycle.games.junta.coup.march import HoldBack, Land, March, SendPolice
from hemicycle.games.junta.coup.uprising import Stack
from hemicycle.games.junta.edition import POWER
from hemicycle.games.junta.events import CardsDrawn, PhaseBegan, TurnBegan
from hemicycle.games.junta.money import worth
from hemicycle.games.junta.politics.assassins import Assassinate, Burgle, Overtime, SecretPolice
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.politics.budget import Announce, PutBill, TakeBill
from hemicycle.games.junta.politics.cabinet import GivePost
from hemicycle.games.junta.politics.events import BallotOpened, PileAnnounced, PilesSealed
from hemicycle.games.junta.politics.scrutin import GiveAll, GiveVotes
from hemicycle.games.junta.shown import Board as Shown
from hemicycle.games.junta.shown import FamilyNow, Holding
from hemicycle.games.junta.state import NOBODY, Junta
from hemicycle.games.junta.terms import say_area, say_bills, say_card, say_effects, say_family, say_unit

from .plain import HINT, MINE, Board, Group

MANY = 30
"""More amounts than this are not shown at the Bank unless one asks for all."""
SHORT = {
    "minister": "M",
    "general-1": "G1",
    "general-2": "G2",
    "general-3": "G3",
    "admiral": "A",
    "commander": "C",
}
"""Posts, as the table has room for them."""


class JuntaBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-junta"
    commands: ClassVar[dict[str, str]] = {"c": "cards", "v": "city"}

    def heading(self, event: Event) -> str | None:
        return self.texts.say("board-turn", turn=event.turn) if isinstance(event, TurnBegan) else None

    def quiet(self, event: Event) -> bool:
        """The board shows the phase and what lies on the table; of other hands only that they grow."""
        if isinstance(event, CardsDrawn):
            return self.seat not in event.seats
        return isinstance(event, TurnBegan | PhaseBegan | PilesSealed | PileAnnounced | BallotOpened)

    def draw(self, view: Junta, request: Request, whole: bool) -> Iterator[RenderableType]:
        shown = seen.board(view)
        yield Text()
        yield Rule(self.title(shown), style="dim", align="left")
        if (
            request.kind in ("make-budget", "announce", "give-post")
            and not whole
            and self.under_way(view, request)
        ):
            yield Padding(self.piles(view, shown), (0, 0, 0, 1), expand=False)
            return
        yield self.table(shown)
        if shown.city is not None:
            yield from self.city(view)
        for line in (self.piles(view, shown), self.money(view), self.hand(view)):
            if line:
                yield Padding(line, (0, 0, 0, 1), expand=False)

    def under_way(self, view: Junta, request: Request) -> bool:
        """Whether it is not the first question of its kind, so that nothing else has changed."""
        frame = view.stack[-1]
        if request.kind == "give-post":
            return len(getattr(frame, "given", ())) > 1
        return request.kind == "announce" or any(worth(pile) for pile in getattr(frame, "draft", ()))

    def title(self, shown: Shown) -> Text:
        """The turn, the phase and the situation."""
        say, course = self.texts.say, shown.course
        said = [Text(say("board-turn", turn=course.turn), "bold")] if course.turn else []
        if course.phase:
            said.append(Text(say(f"term-phase-{course.phase}")))
        if shown.city is not None:
            said.append(Text(say("board-coup-phase", number=shown.city.phase), "bold red"))
        if course.unstable:
            said.append(Text(say("board-unstable"), "red"))
        if course.bank != "open":
            said.append(Text(say(f"board-bank-{course.bank}"), "yellow"))
        return Text(" · ").join(said)

    def table(self, shown: Shown) -> RenderableType:
        """Everybody's posts, votes, cards, and what there is to say of each."""
        table = Table.grid(padding=(0, 2, 0, 1))
        headings = [self.texts.say(id).capitalize() for id in ("board-posts", "board-votes", "board-hands")]
        table.add_row(Text(), *[Text(one, HINT) for one in headings], Text())
        for number, family in enumerate(shown.families):
            mark = Text("▸ " if number == shown.cabinet.president else "  ", "bold")
            posts = " ".join(SHORT[post] for post in family.posts)
            player = number < shown.figures.players
            name = self.name(number) if player else Text(self.label(say_family(self.texts, number)), HINT)
            cells = [Text(posts), Text(str(family.votes), "bold"), Text(str(family.cards))]
            table.add_row(Text.assemble(mark, name), *cells, self.standing(shown, number, family))
        return table

    def standing(self, shown: Shown, number: int, family: FamilyNow) -> Text:
        """President, dead, abroad, Rebel, whose puppet, where; and the Influence cards that lie open."""
        say, city = self.texts.say, shown.city
        said: list[Text] = []
        if number == shown.cabinet.president:
            said.append(Text(say("term-post-president"), "bold green"))
        if family.dead:
            said.append(Text(say("board-dead"), "red"))
        if family.exile:
            said.append(Text(say("board-exiled"), "yellow"))
        if city is not None and number in city.rebels:
            said.append(Text(say("board-first-rebel" if number == city.first else "board-rebel"), "bold red"))
        if number >= shown.figures.players and family.leader != NOBODY:
            said.append(Text(say("board-puppet-of", leader=self.texts.seat(family.leader)), HINT))
        if family.location:
            said.append(Text(self.location(family.location), HINT))
        if family.influence:
            cards = [
                say("board-influence", card=say_card(self.texts, one.card), votes=one.votes)
                for one in family.influence
            ]
            said.append(Text(", ".join(cards), HINT))
        return Text(" · ").join(said)

    def location(self, location: str) -> str:
        return self.label(self.texts.say(f"term-location-{location}"))

    def millions(self, number: int) -> Text:
        return Text(self.texts.say("board-millions", number=number))

    def piles(self, view: Junta, shown: Shown) -> Text:
        """The budget on the table, or the piles that one is making."""
        if shown.budget and shown.budget.piles:
            said = [
                self.texts.say(
                    "term-share",
                    family=pile.family,
                    number=pile.announced if pile.announced != NOBODY else "?",
                    bills=self.texts.say("term-bill-count", number=pile.size),
                )
                for pile in shown.budget.piles
            ]
        else:
            said = [
                self.texts.say(
                    "board-titled", what=say_family(self.texts, family), said=say_bills(self.texts, pile)
                )
                for family, pile in enumerate(seen.hand(view, self.seat).draft)
                if worth(pile)
            ]
        return Text.assemble((f"{self.texts.say('board-budget')} ", HINT), " · ".join(said)) if said else Text()

    def holding(self, view: Junta) -> Holding | None:
        """What one has oneself; nothing before families are dealt."""
        return next(iter(seen.hand(view, self.seat).families), None)

    def money(self, view: Junta) -> Text:
        """One's own reserve and account; nobody else's."""
        mine = self.holding(view)
        if mine is None:
            return Text()
        reserve, account = (say_bills(self.texts, purse) for purse in (mine.reserve, mine.account))
        return Text(self.texts.say("board-money", reserve=reserve, account=account))

    def hand(self, view: Junta) -> Text:
        mine = self.holding(view)
        return self.held_cards([say_card(self.texts, card) for card in mine.cards]) if mine else Text()

    def held(self, view: Junta) -> list[str]:
        mine = self.holding(view)
        cards = dict.fromkeys(mine.cards if mine else ())
        does = {say_card(self.texts, card): say_effects(self.texts, view.edition.cards[card]) for card in cards}
        return [self.texts.say("board-does", what=card, effects=" ".join(said)) for card, said in does.items()]

    # What letters show

    def cards(self, view: Junta) -> Iterator[RenderableType]:
        """What one's cards do."""
        for line in self.held(view) or [self.texts.say("board-empty")]:
            yield Padding(Text(line), (0, 0, 0, 1), expand=False)

    def city(self, view: Junta) -> Iterator[RenderableType]:
        """The areas in which units stand, strategic points first; without a coup what lies next to what."""
        table = Table.grid(padding=(0, 2, 0, 1))
        places = sorted(view.edition.places.values(), key=lambda place: place.kind != POWER)
        for place in places:
            mark = Text("● " if place.kind == POWER else "  ", "red")
            name = Text.assemble(mark, say_area(self.texts, place.area))
            if view.coup is None:
                near = ", ".join(say_area(self.texts, area) for area in place.next)
                table.add_row(name, Text(near, HINT))
                continue
            stacks = [stack for stack in view.coup.stacks if stack.area == place.area and stack.family != NOBODY]
            if stacks or place.kind == POWER:
                said = [self.stack(stack) for stack in stacks]
                table.add_row(name, Text(", ").join(said) if said else Text("–", HINT))
        yield table

    def stack(self, stack: Stack) -> Text:
        """So many units of a kind, and whose they are."""
        style = MINE if stack.family == self.seat else HINT
        return self.of(Text(self.units(stack.number, stack.unit)), say_family(self.texts, stack.family), style)

    def units(self, number: int, unit: str) -> str:
        return self.texts.say("board-stack", number=number, unit=say_unit(self.texts, unit))

    # The choices

    def choices(self, view: Junta, request: Request, every: bool = False) -> tuple[list[Action], RenderableType]:
        """At the Bank with many bills each amount is shown once; the other combinations when one asks for more."""
        if request.kind != "bank" or len(request.options) <= MANY:
            return super().choices(view, request, every)
        groups = self.amounts(request)
        actions = [action for group in groups for action, _ in group.choices]
        if every:
            return actions, self.numbered(groups)
        shown = Table.grid()
        shown.add_row(self.numbered(groups[:-1]))
        shown.add_row(Padding(Text(self.texts.say("board-every"), HINT), (0, 0, 0, 1)))
        return actions, shown

    def amounts(self, request: Request) -> list[Group]:
        """Each amount once, with as few bills as it takes; then all other ways."""
        fewest: dict[tuple[type[Action], int], Action] = {}
        plain: list[Action] = []
        for action in request.options:
            if not isinstance(action, Deposit | Withdraw):
                plain.append(action)
                continue
            key = (type(action), worth(action.bills))
            if key not in fewest or sum(action.bills) < sum(_bills(fewest[key])):
                fewest[key] = action
        groups = [Group(Text(), [(action, Text(self.texts.action(action, request.kind)))]) for action in plain]
        for kind, label in ((Deposit, "board-deposit"), (Withdraw, "board-withdraw")):
            amounts = sorted([amount for one, amount in fewest if one is kind], reverse=True)
            if amounts:
                cells = [(fewest[kind, amount], self.millions(amount)) for amount in amounts]
                groups.append(Group(Text(self.texts.say(label)), cells))
        shown = [*plain, *fewest.values()]
        rest = [action for action in request.options if action not in shown]
        groups.append(Group(Text(), [(action, Text(self.texts.action(action, request.kind))) for action in rest]))
        return groups

    def groups(self, view: Junta, request: Request) -> list[Group]:
        """What belongs together stands together: a card and its victims, an area and where its units can go."""
        return self.grouped(request)

    def labels(self, action: Action, kind: str) -> tuple[str, Text]:
        """What a choice shares with its group, and what sets it apart."""
        texts = self.texts
        match action:
            case GiveVotes(source, choice):
                return self.label(texts.named("source", source)), Text(texts.named("choice", choice))
            case GiveAll(choice):
                return texts.say("board-all-votes"), Text(texts.named("choice", choice))
            case Assassinate(card, target, location) | Overtime(card, target, location):
                label = f"{say_card(texts, card)} → {say_family(texts, target)}"
                return label, Text(self.location(location))
            case SecretPolice(target, location):
                label = f"{self.label(say_card(texts, ''))} → {say_family(texts, target)}"
                return label, Text(self.location(location))
            case Burgle(card, target):
                return say_card(texts, card), Text(self.label(say_family(texts, target)))
            case PutBill(family, bill):
                return f"→ {say_family(texts, family)}", self.millions(bill)
            case TakeBill(family, bill):
                return f"← {say_family(texts, family)}", self.millions(bill)
            case Announce(value):
                return " ", self.millions(value)
            case GivePost(_, family):
                return " ", Text(self.label(say_family(texts, family)))
            case March(area, to) | SendPolice(area, to):
                label = say_area(texts, area) if isinstance(action, March) else texts.say("term-unit-police")
                return self.label(label), Text(f"→ {say_area(texts, to)}")
            case HoldBack(area, unit):
                return texts.say("board-hold", place=say_area(texts, area)), Text(self.units(1, unit))
            case Land(unit, to):
                return self.label(say_unit(texts, unit)), Text(f"→ {say_area(texts, to)}")
            case Bombard(weapon, area, family):
                where = self.of(Text(self.label(say_family(texts, family))), say_area(texts, area))
                return self.label(texts.say(f"term-weapon-{weapon}")), where
        return "", Text(texts.action(action, kind))

    def ending(self, view: Junta, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(seen.board(view))
        yield from super().ending(view, result)


def _bills(action: Action) -> tuple[int, int, int]:
    assert isinstance(action, Deposit | Withdraw)
    return action.bills


BOARD = JuntaBoard

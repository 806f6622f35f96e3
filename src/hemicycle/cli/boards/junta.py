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
from hemicycle.engine.words import Action
from hemicycle.games.junta import board as seen
from hemicycle.games.junta import told, told_city
from hemicycle.games.junta.edition import POWER
from hemicycle.games.junta.money import worth
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.shown import Board as Shown
from hemicycle.games.junta.shown import FamilyNow, Holding, StackNow
from hemicycle.games.junta.state import Junta
from hemicycle.games.junta.terms import say_area, say_family
from hemicycle.games.junta.told_choices import millions

from ..screen import paragraph
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

STYLES = {"dead": "red", "exiled": "yellow", "first-rebel": "bold red", "rebel": "bold red"}
"""Of what there is to say of a family."""


class JuntaBoard(Board):
    """The table, from what a seat sees of it."""

    keys: ClassVar[str] = "play-keys-junta"
    commands: ClassVar[dict[str, str]] = {"c": "cards", "v": "city"}

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
        if whole:
            posts = [f"{short} {self.texts.say(f'term-post-{post}')}" for post, short in SHORT.items()]
            yield paragraph(Text(" · ".join(posts), HINT), self.console.width, 1)
        if shown.city is not None:
            yield from self.city(view)
        if piles := self.piles(view, shown):
            yield Padding(piles, (0, 0, 0, 1), expand=False)
        if mine := self.holding(view):
            yield paragraph(told.money(self.texts, mine), self.console.width, 1)
            yield Padding(self.own_hand(told.held_cards(self.texts, mine)), (0, 0, 0, 1), expand=False)

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
        said = [Text(one, STYLES.get(what, HINT)) for what, one in told.standing(self.texts, shown, number)]
        if number == shown.cabinet.president:
            said.insert(0, Text(self.texts.say("term-post-president"), "bold green"))
        return Text(" · ").join(said)

    def piles(self, view: Junta, shown: Shown) -> Text:
        """The budget on the table, or the piles that one is making."""
        hand = seen.hand(view, self.seat)
        said = told.piles(self.texts, shown.budget, hand, self.seat) if shown.budget else []
        said = said or told.draft(self.texts, hand)
        return Text.assemble((f"{self.texts.say('board-budget')} ", HINT), " · ".join(said)) if said else Text()

    def holding(self, view: Junta) -> Holding | None:
        """What one has oneself; nothing before families are dealt."""
        return next(iter(seen.hand(view, self.seat).families), None)

    # What letters show

    def cards(self, view: Junta) -> Iterator[RenderableType]:
        """What one's cards do."""
        for line in self.held(view) or [self.texts.say("board-empty")]:
            yield Padding(Text(line), (0, 0, 0, 1), expand=False)

    def city(self, view: Junta) -> Iterator[RenderableType]:
        """The areas in which units stand, strategic points first; without a coup what lies next to what."""
        shown = seen.board(view).city
        table = Table.grid(padding=(0, 2, 0, 1))
        places = sorted(view.edition.places.values(), key=lambda place: place.kind != POWER)
        for place in places:
            mark = Text("● " if place.kind == POWER else "  ", "red")
            name = Text.assemble(mark, say_area(self.texts, place.area))
            if shown is None:
                near = ", ".join(say_area(self.texts, area) for area in place.next)
                table.add_row(name, Text(near, HINT))
                continue
            stacks = told_city.stacks(shown, place.area)
            if stacks or place.kind == POWER:
                said = [self.stack(stack) for stack in stacks]
                table.add_row(name, Text(", ").join(said) if said else Text("–", HINT))
        yield table

    def stack(self, stack: StackNow) -> Text:
        """So many units of a kind, and whose they are."""
        said = Text(told_city.stack(self.texts, stack))
        said.highlight_words([say_family(self.texts, stack.family)], MINE if stack.family == self.seat else HINT)
        return said

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
                cells = [(fewest[kind, amount], Text(millions(self.texts, amount))) for amount in amounts]
                groups.append(Group(Text(self.texts.say(label)), cells))
        shown = [*plain, *fewest.values()]
        rest = [action for action in request.options if action not in shown]
        groups.append(Group(Text(), [(action, Text(self.texts.action(action, request.kind))) for action in rest]))
        return groups

    def ending(self, view: Junta, result: Result) -> Iterator[RenderableType]:
        yield Text()
        yield self.table(seen.board(view))
        yield from super().ending(view, result)


def _bills(action: Action) -> tuple[int, int, int]:
    assert isinstance(action, Deposit | Withdraw)
    return action.bills


BOARD = JuntaBoard

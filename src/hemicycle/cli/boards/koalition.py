"""Koalition in the terminal: parties as bars, players as columns, the hand as choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Event
from hemicycle.games.koalition.edition import ACTION_CARDS, DOUBLER, FIRST, RESIGNATION
from hemicycle.games.koalition.events import CountryTurned, Dealt, EuropeBonusGiven, NewDeal, VoteAgain
from hemicycle.games.koalition.negotiation import Negotiation, Propose, steps
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.terms import say_country, say_party

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

    # What happened

    def heading(self, event: Event) -> str | None:
        if isinstance(event, CountryTurned | VoteAgain):
            return say_country(self.texts, event.country)
        return None

    def quiet(self, event: Event) -> bool:
        """Hands are shown as choices, and of other hands there is nothing to tell."""
        return isinstance(event, Dealt) or (isinstance(event, NewDeal) and event.number == 1)

    def in_order(self, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """The Europe bonus from its highest rank down."""
        bonuses = [(number, event) for number, event in told if isinstance(event, EuropeBonusGiven)]
        ranked = iter(sorted(bonuses, key=lambda one: -one[1].bonus))
        return [next(ranked) if isinstance(one[1], EuropeBonusGiven) else one for one in told]

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
        if view.country:
            yield Rule(self.title(view), style="dim", align="left")
            if self.tall:
                yield self.journey(view)
                yield Text()
        if view.table:
            yield bars(self, view)
            if self.tall:
                yield Text()
        shown = 0 if request.kind == "negotiate" else (self.console.height - 24 if self.tall else 3)
        yield players.standing(self, view, shown)
        if self.tall:
            yield Text()
        if request.kind != "lay":
            yield Padding(hand.held(self, view), (0, 0, 0, 1), expand=False)

    def title(self, view: Koalition) -> Text:
        """The country, and what it pays."""
        say = self.texts.say
        card = view.country_card
        said = [
            Text(say_country(self.texts, view.country), "bold"),
            Text(say("board-country", number=len(done(view)) + 1, length=view.length, cards=card.cards)),
        ]
        if view.edition.rules == FIRST:
            shares = ", ".join("+".join(str(points) for points in line) for line in card.shares)
            said.append(Text(say("board-pays-shares", shares=shares)))
        else:
            bonus = "/".join(str(points) for points in card.bonus)
            said.append(Text(say("board-pays", bonus=bonus, card_points=card.card_points)))
        return Text(" · ").join(said)

    def journey(self, view: Koalition) -> RenderableType:
        """The countries behind and ahead."""
        text = Text(style=HINT)
        for country, governed in done(view).items():
            text.append(f"{say_country(self.texts, country)} {'✓' if governed else '✗'}  ")
        return Padding(
            text.append(self.texts.say("board-to-come", number=len(view.deck))), (0, 0, 0, 1), expand=False
        )

    # The choices

    def choices(
        self, view: Koalition, request: Request, every: bool = False
    ) -> tuple[list[Action], RenderableType]:
        talks = view.stack[-1]
        if request.kind == "negotiate" and isinstance(talks, Negotiation):
            return players.bargaining(self, view, talks, request, every)
        return super().choices(view, request, every)

    def steps(self, view: Koalition, request: Request, choice: Action) -> list[Action]:
        """A coalition is chosen whole, and put together party by party."""
        talks = view.stack[-1]
        if isinstance(talks, Negotiation) and isinstance(choice, Propose):
            return steps(talks, self.seat, choice.coalition)
        return super().steps(view, request, choice)

    def groups(self, view: Koalition, request: Request) -> list[Group]:
        return hand.groups(self, view, request)

    def numbered(self, groups: list[Group]) -> RenderableType:
        return super().numbered(groups) if self.tall else self.numbered_in_two(groups)

    def held(self, view: Koalition) -> list[str]:
        """What each action card in hand does."""
        kinds = [card for card in ACTION_CARDS if card in view.specials[self.seat]]
        mine = view.hands[self.seat]
        kinds += ["lay-doubler"] if any(card.startswith(DOUBLER) for card in mine) else []
        kinds += ["lay-resignation"] if RESIGNATION in mine else []
        return [self.texts.say(f"help-action-{kind}") for kind in kinds]

    # More, when asked

    def parties(self, view: Koalition) -> Iterator[RenderableType]:
        """The summary card."""
        for part in summary.card(self, view, done(view)):
            yield Padding(part, (0, 0, 0, 1), expand=False)

    def score(self, view: Koalition) -> Iterator[RenderableType]:
        yield self.journey(view)
        yield players.score(self, view)

    def ending(self, view: Koalition) -> Iterator[RenderableType]:
        yield Text()
        yield players.score(self, view)


def done(view: Koalition) -> dict[str, bool]:
    """The countries behind, and whether each found a government."""
    held = {outcome.country: bool(outcome.coalition) for outcome in view.outcomes}
    if view.stack and view.country in held:
        # It votes once more.
        del held[view.country]
    return held


BOARD = KoalitionBoard

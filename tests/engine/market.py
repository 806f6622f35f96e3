"""A small market, to bargain in: food that changes hands, words that are promised, and a whisper."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hemicycle.engine import flow
from hemicycle.engine.deals import (
    AcceptDeal,
    Bargain,
    Deal,
    Offer,
    Term,
    Verdict,
)
from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.flow import Step, ask
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Options, Rules
from hemicycle.engine.words import Event, Message, Refused
from tests.engine.toys import Choice, Finish, Toy, ToyEdition, choices


class Handed(Event, frozen=True):
    """Food changes hands; how much, only the two know."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    amount: Addressed[int | None]


class Spoken(Event, frozen=True):
    seat: Public[Seat]
    word: Public[str]


class Whispered(Event, frozen=True):
    """A word that is heard by one seat alone."""

    reveals = "addressed"

    seat: Public[Seat]
    speaker: Public[Seat]
    word: Addressed[str]


class Give(Term, frozen=True):
    """Hand food over at once."""

    to: Public[Seat]
    amount: Public[int]

    def hands_over(self, g: Market, deal: Deal) -> None:
        if g.food[self.seat] < self.amount:
            raise Refused(Message("refused-deal-void", {}, "B5"))
        g.food[self.seat] -= self.amount
        g.food[self.to] += self.amount
        g.tell(Handed((self.seat, self.to), self.amount))


class Say(Term, frozen=True):
    """Say a word when one's turn comes."""

    word: Public[str]

    def judge(self, g: Market, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case Spoken(self.seat, word):
                return "kept" if word == self.word else "broken"
            case Whispered(_, self.seat, word):
                return "unknown" if word in ("", "?") else "kept" if word == self.word else "broken"
        return None

    def against(self, other: Term) -> bool:
        return isinstance(other, Say) and other.seat == self.seat and other.word != self.word


class Market(Toy):
    """Everybody has food behind a screen and says a word in turn."""

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        gifts = [Give(one, to, n) for one in parties for to in parties if one != to for n in (1, 2, 3)]
        return [*gifts, *[Say(seat, word) for seat in parties for word in ("yes", "no", "?")]]

    def chapter(self) -> str:
        return f"turns-{len(self.said)}" if len(self.said) < 2 else "turns-last"


class Turns(Finish):
    """Each seat in turn says yes or no, or whispers to seat 0; or eats, if it has food."""

    turn: Public[int] = 0

    def enter(self, g: Market) -> Step:
        if not g.food:
            g.food = [3] * g.players
        return self.next_word

    def next_word(self, g: Market) -> Step:
        if self.turn == g.players:
            return self.finish
        words = ["yes", "no", "whisper", *(["eat"] if g.food[self.turn] else [])]
        return ask(self.turn, "word", choices(*words), self.spoken)

    def spoken(self, g: Market, action: Choice) -> Step:
        g.said.append(action.name)
        if action.name == "whisper":
            g.tell(Whispered(0, self.turn, "yes"))
        elif action.name != "eat":
            g.tell(Spoken(self.turn, action.name))
        self.turn += 1
        return self.next_word


EDITION = ToyEdition.parse('id = "toy"\ntitle = "Toy"')


def market_rules() -> Rules:
    rules = Rules(
        name="toy",
        version=1,
        package="tests.engine",
        state=Market,
        first=Turns,
        options=Options,
        edition=ToyEdition,
        editions=("toy",),
        longest=1000,
        terms={},
        promises=(Give, Say),
    )
    rules.find_edition = lambda name: EDITION  # type: ignore[method-assign]
    return rules


RULES = market_rules()


def market(*food: int, players: int = 4) -> Game:
    game = Game.begin(RULES, RULES.setup(players, EDITION), "market")
    for seat, amount in enumerate(food):
        table(game).food[seat] = amount
    flow.interrupted(table(game))
    return game


def table(game: Game) -> Market:
    assert isinstance(game.state, Market)
    return game.state


def refused(game: Game, seat: Seat, move: Bargain) -> str:
    """The message of a refusal, after which everything is as it was."""
    before = game.save()
    with pytest.raises(Refused) as caught:
        game.bargain(seat, move)
    assert game.save() == before
    return caught.value.message.id


def agreed(game: Game, by: Seat, *terms: Term) -> Deal:
    """A deal that all its parties have accepted."""
    others = tuple(sorted({term.seat for term in terms} | {t.to for t in terms if isinstance(t, Give)} - {by}))
    others = tuple(seat for seat in others if seat != by) or ((by + 1) % game.players,)
    (deal,) = game.bargain(by, Offer(others, terms))
    for seat in others:
        (deal,) = game.bargain(seat, AcceptDeal(deal.id))
    assert deal.status == "agreed"
    return deal


def now(game: Game, id: str) -> Deal:
    return next(deal for deal in game.ledger.deals if deal.id == id)

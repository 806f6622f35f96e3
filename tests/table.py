"""Players at a game under way, who do things one after the other through its one door.

What the builders of every game's positions share. Players are A, B, C and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic, Self, TypeVar, cast

from hemicycle.engine.deals import AcceptDeal, Offer, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action, Event, Message, Pass

LETTERS = "ABCDEFGHIJ"
EventT = TypeVar("EventT", bound=Event)
G = TypeVar("G", bound=GameState)


def seat_of(player: str) -> Seat:
    return LETTERS.index(player)


def seats_of(players: str) -> tuple[Seat, ...]:
    return tuple(seat_of(player) for player in players)


class Table(Generic[G]):
    """A game, and its players by their letters; each game has one of its own with more verbs."""

    def __init__(self, game: Game):
        self.game = game

    @property
    def g(self) -> G:
        return cast(G, self.game.state)

    # What is asked

    def waiting(self) -> list[Request]:
        return [one for one in self.game.requests if not one.answered and not one.optional]

    def asked(self) -> dict[str, str]:
        """Who is waited for, and what for."""
        return {LETTERS[one.seat]: one.kind for one in self.waiting()}

    def request(self, player: str) -> Request:
        (request,) = [one for one in self.game.asked(seat_of(player)) if not one.optional]
        return request

    # Doing things

    def does(self, player: str, *actions: Action) -> Self:
        for action in actions:
            self.game.act(seat_of(player), self.request(player).id, action)
        return self

    def passes(self, *players: str) -> Self:
        for player in players:
            self.does(player, Pass())
        return self

    def goes_on(self) -> Self:
        """The first who is waited for chooses the first option."""
        request = self.waiting()[0]
        self.game.act(request.seat, request.id, request.options[0])
        return self

    # What has come of it

    def happened(self, kind: type[EventT]) -> list[EventT]:
        """Everything of one kind that has happened, oldest first."""
        entries = self.game.history()
        return [event for entry in entries for event in entry.events if isinstance(event, kind)]

    def refusal(self, player: str, action: Action) -> tuple[str, str]:
        """Why a player may not do something: the message and its rule."""
        message = self.game.why_not(seat_of(player), action)
        assert isinstance(message, Message), f"{player} may do {action}"
        return message.id, message.rule


# Deals


def agree(game: Game, by: Seat, others: tuple[Seat, ...], *terms: Term) -> str:
    """A deal that one offers and the others accept; its number."""
    (deal,) = game.bargain(by, Offer(others, terms))
    for other in others:
        game.bargain(other, AcceptDeal(deal.id))
    return deal.id


def verdicts(game: Game, number: str) -> tuple[str, ...]:
    """What has become of each promise of a deal."""
    return next(deal for deal in game.ledger.deals if deal.id == number).verdicts


def agreed(game: Game, by: Seat, to: Seat, term: Term) -> Callable[[], str]:
    """A deal of one promise between two; what becomes of it."""
    number = agree(game, by, (to,), term)
    return lambda: verdicts(game, number)[0]


# Whole games


def decisions(
    rules: Rules, players: int, edition: str | None = None, options: dict[str, Any] | None = None
) -> Iterator[tuple[Game, Random]]:
    """A random game at a table, stopped before each decision and after the last."""
    game = Game.begin(rules, rules.setup(players, edition, options), f"board {players}")
    rng = Random(f"board {players}")
    while not game.over:
        yield game, rng
        if game.state.setup.options.by_clock:
            game.tick(game.state.minutes + rng.randrange(2))
        request = rng.choice([one for one in game.requests if not one.optional or rng.random() < 0.1])
        game.act(request.seat, request.id, rng.choice(request.options))
    yield game, rng

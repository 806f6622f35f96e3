"""The conformance suite must be able to fail: each of these small games breaks one thing that it guards."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from random import Random

import pytest

from hemicycle.engine import conformance
from hemicycle.engine.declare import SPECTATOR, Public
from hemicycle.engine.flow import FlowError, Frame, Request, Step, ask, ask_all, done, may, question
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action, Answer, Event, Message, Refused
from tests.engine.toys import Choice, Finish, Told, Toy, choices, start


class Honest(Finish):
    """Each seat in turn plays a card of its hand, which all see from then on."""

    turn: Public[int] = 0

    def enter(self, g: Toy) -> Step:
        g.food = [0, 0, 0]
        g.hand = [["army", "blank"], ["blank", "blank"], ["army", "army"]]
        return self.next_card

    def next_card(self, g: Toy) -> Step:
        """§1  One card, or none."""
        if self.turn == g.players:
            return self.finish
        return ask(self.turn, "card", choices(*dict.fromkeys(g.hand[self.turn]), "none"), self.played)

    def played(self, g: Toy, action: Choice) -> Step:
        if action.name != "none":
            g.hand[self.turn].remove(action.name)
            g.tell(Card(action.name))
        self.turn += 1
        return self.next_card

    def why_not(self, g: Toy, seat: int, action: Action) -> Message | None:
        return Message("refused-stale") if isinstance(action, Choice) and seat == self.turn else None


class Card(Event, frozen=True):
    reveals = "to all"

    card: Public[str]


class TellsTheHand(Honest):
    """An event tells what a hand holds, and does not even say that it reveals something."""

    def played(self, g: Toy, action: Choice) -> Step:
        g.tell(Told(" ".join(g.hand[(self.turn + 1) % g.players])))
        return super().played(g, action)


class DealsOpenly(Honest):
    """The deal, before anybody decides anything, tells all what a hand holds."""

    def enter(self, g: Toy) -> Step:
        step = super().enter(g)
        g.hand[0] = [g.chance.pick("card", ["army", "blank"]) for _ in range(8)]
        g.tell(Told(" ".join(g.hand[0])))
        return step


class AsksOnlyTheHolder(Honest):
    """Only who holds an army is asked: being asked tells it."""

    def next_card(self, g: Toy) -> Step:
        while self.turn < g.players and "army" not in g.hand[self.turn]:
            self.turn += 1
        return super().next_card(g)


class ShowsUnannounced(Honest):
    """A public field changes with something hidden."""

    def played(self, g: Toy, action: Choice) -> Step:
        g.seats_won = [g.hand[(self.turn + 1) % g.players].count("army")]
        return super().played(g, action)


class RevealsWithoutSaying(Honest):
    """A card is shown by an event that calls itself harmless, so that it could be undone."""

    def played(self, g: Toy, action: Choice) -> Step:
        if action.name == "none":
            self.turn += 1
        else:
            g.hand[self.turn].remove(action.name)
            g.tell(Told(action.name))
        return self.next_card


class ExplainsTooMuch(Honest):
    """The reason of a refusal names what the neighbour holds."""

    def why_not(self, g: Toy, seat: int, action: Action) -> Message | None:
        return Message("refused-over", {"held": g.hand[(seat + 1) % g.players]})


class SaysNothing(Honest):
    """Nobody hears why a card that is not in the hand can't be played."""

    def why_not(self, g: Toy, seat: int, action: Action) -> Message | None:
        return None


class Endless(Honest):
    def played(self, g: Toy, action: Choice) -> Step:
        return self.next_card


class TwiceTheSame(Honest):
    def next_card(self, g: Toy) -> Step:
        return ask(0, "card", choices("none", "none"), self.finished)

    def finished(self, g: Toy, action: Choice) -> Step:
        return self.finish


class NoRule(Honest):
    """Nobody can tell by which rule."""

    def next_card(self, g: Toy) -> Step:
        return ask(0, "card", choices("none"), self.finished)

    def finished(self, g: Toy, action: Choice) -> Step:
        return self.finish


class OpensADoor(Honest):
    """A sealed answer lets somebody act out of turn, which nobody looks for until all answers are in."""

    def next_card(self, g: Toy) -> Step:
        """§1  All at once."""
        return ask_all([question(seat, "card", choices("none")) for seat in range(g.players)], self.all_in)

    def all_in(self, g: Toy, answers: list[Answer]) -> Step:
        return self.finish

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        if any(request.answered for request in g.ask.requests):
            yield may(0, "speak", choices("speak"), self.spoken)

    def spoken(self, g: Toy, answer: Answer) -> None:
        """§1  Somebody has answered."""


class NoEnd(Honest):
    """The end is not told."""

    def finish(self, g: Toy) -> Step:
        return done()


def game_of(first: type[Frame]) -> Game:
    rules = start(first).rules
    return Game.begin(rules, rules.setup(3, rules.find_edition("toy")), "x")


def sight_violation(first: type[Frame]) -> str:
    for seed in range(40):
        try:
            conformance._check_sight_game(game_of(first), Random(seed), seed)
        except (conformance.Violation, FlowError) as violation:
            return str(violation)
    return ""


def play_violation(first: type[Frame]) -> str:
    try:
        conformance._check_game(game_of(first), Random(1), 0)
    except conformance.Violation as violation:
        return str(violation)
    return ""


def test_an_honest_game_passes_both() -> None:
    assert sight_violation(Honest) == ""
    assert play_violation(Honest) == ""


@pytest.mark.parametrize(
    ("first", "found"),
    [
        (TellsTheHand, "is told something hidden"),
        (DealsOpenly, "seat -1 is told something hidden"),
        (AsksOnlyTheHolder, "hangs on what is hidden"),
        (ExplainsTooMuch, "told by a reason"),
        (ShowsUnannounced, "of which no event tells: seats_won.0: "),
        (RevealsWithoutSaying, "can be undone, and shows what the seat holds"),
    ],
)
def test_a_leak_is_caught(first: type[Frame], found: str) -> None:
    caught = sight_violation(first)
    assert caught
    assert found in caught


def test_imagining_always_the_same_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(self: Toy, viewer: int, rng: Random) -> None:
        for seat in range(3):
            if seat != viewer:
                self.hand[seat] = ["army"] * len(self.hand[seat])

    monkeypatch.setattr(Toy, "fill", fill)
    assert "always the same is imagined" in sight_violation(Honest)


@pytest.mark.parametrize(
    ("first", "found"),
    [
        (Endless, "no end after"),
        (TwiceTheSame, "one twice"),
        (NoRule, "names no rule"),
        (OpensADoor, "lets somebody act out of turn, and nobody was told"),
        (NoEnd, "the last event is "),
        (SaysNothing, "nobody says why not"),
    ],
)
def test_a_broken_flow_is_caught(first: type[Frame], found: str) -> None:
    assert found in play_violation(first)


def test_a_save_that_differs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.load

    def forgets(rules: Rules, saved: bytes) -> Game:
        game = honest(rules, saved)
        game.state.questions += 1
        return game

    monkeypatch.setattr(Game, "load", forgets)
    assert "a saved game is not equal" in play_violation(Honest)


def test_a_copy_that_shares_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.copy

    def shares(game: Game) -> Game:
        copy = honest(game)
        copy.state.hand = game.state.hand  # type: ignore[attr-defined]
        return copy

    monkeypatch.setattr(Game, "copy", shares)
    assert "acting on a copy has changed the game" in play_violation(Honest)


def test_a_view_with_the_seed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shows(game: Game, viewer: int = SPECTATOR) -> GameState:
        return game.state

    monkeypatch.setattr(Game, "view", shows)
    assert "sees the seed" in play_violation(Honest)


def test_an_undo_that_leads_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.undo

    def forgets(game: Game, seat: int) -> None:
        with suppress(Refused):
            honest(game, seat)
        game.state.minutes += 1

    monkeypatch.setattr(Game, "undo", forgets)
    monkeypatch.setattr(Game, "can_undo", lambda game, seat: True)
    assert "undo does not lead back" in play_violation(Honest)

"""The rounds of a game, for the replay and the plots, and its weighted votes, for the power indices."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event, Message

from .events import (
    DeputiesElected,
    DeputiesMoved,
    GovernmentFell,
    GovernmentFormed,
    GovernmentScored,
    InvestitureVoted,
    MotionVoted,
    PointsChanged,
    PrimeMinisterResigned,
    TurnBegan,
)
from .government import YES
from .state import Politico


def round_of(g: Politico) -> int | None:
    """The round of the table; nothing, before the first turn begins."""
    return (g.turn - 1) // g.players + 1 if g.turn else None


def round_said(texts: Texts, g: Politico) -> str:
    return texts.say("term-story-round", number=round_of(g))


def assemblies(players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
    """Every vote on a government or a motion in what was told of a game, each event with its decision's number,
    and every government that was formed without one.

    A player weighs the deputies he may vote with, and what is needed is more than half of them all: abstentions
    lower what a vote takes, but an index is about what could be. What a government takes is what it scores until
    it falls, what a motion brings is what its fall costs and pays.
    """
    course = Course(players)
    for move, event in told:
        course.follow(move, event)
    return course.met


def governments(told: Iterable[tuple[int, Event]]) -> list[Government]:
    """Every government with its members, however it came about."""
    return [Government(move, event.members) for move, event in told if isinstance(event, GovernmentFormed)]


class Course:
    """What has been told so far."""

    def __init__(self, players: int):
        self.met: list[Assembly] = []
        self.turn = 0
        self.deputies = [0] * players
        self.governing = -1
        """Which of them is in office."""
        self.paying = -1
        """Which of them is a motion whose penalties come next."""
        self.papers: dict[int, int] = {}
        self.ayes: tuple[int, ...] = ()

    def follow(self, move: int, event: Event) -> None:
        match event:
            case TurnBegan(turn):
                self.turn, self.paying = turn, -1
            case DeputiesElected():
                self.deputies = list(event.deputies)
            case DeputiesMoved(seat, giver, number):
                self.deputies[giver] -= number
                self.deputies[seat] += number
            case BallotRevealed(_, voters, choices, weights):
                self.papers = dict(zip(voters, weights, strict=True))
                self.ayes = tuple([seat for seat, choice in zip(voters, choices, strict=True) if choice == YES])
            case InvestitureVoted(seat) if self.papers:
                self.meet(Message("term-story-investiture", {"premier": seat, "turn": self.turn}), move)
            case MotionVoted(seat) if self.papers:
                self.meet(Message("term-story-motion", {"author": seat, "turn": self.turn}), move)
                if event.carried:
                    self.change(governs=self.ayes, coalition=Message("term-story-carried"))
            case GovernmentFormed(seat, members, how):
                if how != "vote":
                    self.papers = dict(enumerate(self.deputies))
                    self.meet(Message("term-story-formed", {"premier": seat, "turn": self.turn}), move)
                self.governing = len(self.met) - 1
                coalition = Message("term-story-government", {"members": members})
                self.change(governs=members, coalition=coalition, points=(0,) * len(self.deputies))
            case GovernmentScored(members, points) if self.governing >= 0:
                self.pay(self.governing, members, points)
            case GovernmentFell() | PrimeMinisterResigned():
                self.governing = -1
                fell = isinstance(event, GovernmentFell) and event.why == "motion"
                self.paying = len(self.met) - 1 if fell else -1
                if fell:
                    self.change(points=(0,) * len(self.deputies))
            case PointsChanged(seats, points) if self.paying >= 0:
                self.pay(self.paying, seats, points)
                self.paying = -1

    def meet(self, said: Message, move: int) -> None:
        """A vote is held, or a government formed without one."""
        weights = tuple([self.papers.get(seat, 0) for seat in range(len(self.deputies))])
        self.met.append(Assembly(said, sum(weights) // 2 + 1, weights, move=move))
        self.papers = {}

    def change(self, **fields: object) -> None:
        self.met[-1] = msgspec.structs.replace(self.met[-1], **fields)

    def pay(self, at: int, seats: tuple[int, ...], points: tuple[int, ...]) -> None:
        taken = list(self.met[at].points)
        for seat, number in zip(seats, points, strict=True):
            taken[seat] += number
        self.met[at] = msgspec.structs.replace(self.met[at], points=tuple(taken))

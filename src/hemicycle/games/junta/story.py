"""The turns of a game, for the replay and the plots, and its weighted votes, for the power indices."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.declare import Seat
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event, Message

from .coup.events import JuntaVoted
from .events import PresidentElected, TurnBegan
from .politics.events import (
    BallotAnew,
    BallotCut,
    BallotOpened,
    BudgetProposed,
    BudgetVoted,
    CandidatesAnswered,
    CompetenceVoted,
    PuppetJoined,
    RoundOver,
    VotesGiven,
)
from .politics.scrutin import AGAINST, FOR
from .state import Junta


def round_of(g: Junta) -> int | None:
    """The turn; nothing, while the first President is elected."""
    return g.turn.number or None


def round_said(texts: Texts, g: Junta) -> str:
    return texts.say("term-story-turn", turn=g.turn.number)


def assemblies(players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
    """Every ballot in what was told of a game, each event with its decision's number, and the votes of a Junta.

    A player weighs the votes that he gave, with those of the puppets he led. What is needed is more than half of
    them, or two thirds to remove a President. What a budget brings is what was announced: what it truly held is
    nobody's to know.
    """
    course = Course(players)
    for move, event in told:
        course.follow(move, event)
    return course.met


def governments(told: Iterable[tuple[int, Event]]) -> list[Government]:
    """Every President, however he came to office."""
    return [Government(move, (event.seat,)) for move, event in told if isinstance(event, PresidentElected)]


class Course:
    """What has been told so far."""

    def __init__(self, players: int):
        self.players = players
        self.met: list[Assembly] = []
        self.turn = 0
        self.leaders: dict[int, Seat] = {}
        """Who leads each puppet."""
        self.round = 1
        self.given: list[VotesGiven] = []
        self.late: list[VotesGiven] = []
        """Those of the second round."""
        self.budget: BudgetProposed | None = None
        self.junta: JuntaVoted | None = None

    def follow(self, move: int, event: Event) -> None:
        match event:
            case TurnBegan(turn):
                self.turn = turn
            case PuppetJoined(family, leader):
                self.leaders[family] = leader
            case BallotOpened() | BallotAnew():
                self.given, self.late, self.round = [], [], 1
            case VotesGiven():
                (self.given if self.round == 1 else self.late).append(event)
            case RoundOver():
                self.round = 2
            case BallotCut():
                self.late = []
            case CandidatesAnswered():
                self.given = [one for one in self.given if one.choice not in event.declined]
                self.late = [one for one in self.late if one.choice not in event.declined]
            case BudgetProposed():
                self.budget = event
            case BudgetVoted():
                self.budget_voted(move, event)
            case CompetenceVoted():
                about = {"seat": event.seat, "turn": self.turn}
                won = Message("term-story-removed" if event.removed else "term-story-kept")
                said = Message("term-story-competence", about)
                self.meet(said, move, FOR if event.removed else AGAINST, won, quota=(2, 3))
            case JuntaVoted():
                self.junta = event
            case PresidentElected():
                self.president_elected(move, event)

    def budget_voted(self, move: int, event: BudgetVoted) -> None:
        said = Message("term-story-budget", {"seat": event.seat, "turn": self.turn})
        won = Message("term-story-passed" if event.passed else "term-story-refused")
        met = len(self.met)
        self.meet(said, move, FOR if event.passed else AGAINST, won)
        if event.passed and self.budget is not None and len(self.met) > met:
            taken = [0] * self.players
            for family, value in zip(self.budget.families, self.budget.announced, strict=True):
                seat = self.seat_of(family)
                if 0 <= seat < self.players:
                    taken[seat] += value
            self.met[-1] = msgspec.structs.replace(self.met[-1], points=tuple(taken))

    def president_elected(self, move: int, event: PresidentElected) -> None:
        won = Message("term-story-elected", {"seat": event.seat})
        if event.how == "vote":
            self.meet(Message("term-story-president", {"turn": self.turn}), move, event.seat, won)
        elif event.how == "junta" and self.junta is not None:
            voters = zip(self.junta.families, self.junta.choices, strict=True)
            self.given = [VotesGiven(family, "", choice, 1) for family, choice in voters]
            self.meet(Message("term-story-junta", {"turn": self.turn}), move, event.seat, won)
        self.junta = None

    def meet(
        self, said: Message, move: int, choice: int | str, won: Message, quota: tuple[int, int] = (1, 2)
    ) -> None:
        """A ballot is over."""
        weights, backed = [0] * self.players, [0] * self.players
        for one in (*self.given, *self.late):
            seat = self.seat_of(one.family)
            if 0 <= seat < self.players:
                weights[seat] += one.votes
                backed[seat] += one.votes if one.choice == choice else 0
        total = sum(weights)
        if total:
            part, whole = quota
            needed = total // 2 + 1 if quota == (1, 2) else -(-total * part // whole)
            governs = tuple([seat for seat, votes in enumerate(backed) if votes])
            nothing = (0,) * self.players
            self.met.append(Assembly(said, needed, tuple(weights), governs, won, nothing, move))
        self.given, self.late, self.round = [], [], 1

    def seat_of(self, family: int) -> Seat:
        return family if family < self.players else self.leaders.get(family, -1)

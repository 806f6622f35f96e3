"""A vote, or a round of bids: the same procedure in every game.

Each `Paper` is one block of votes that goes whole to one choice; a seat may hold several. A sealed ballot
asks everybody at once: until the last answer is in nobody learns more than who has answered, or thought again;
answers may be changed, and all are revealed in one event. An open one asks paper by paper, in order.

A game that lets a bid commit something (food, money) subclasses it and gives it `on_answer`, so that what is bid
is set aside at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from .declare import Fact, Public, Seat
from .flow import Frame, Request, Step, ask, ask_all, done, question
from .words import Action, Answer, Event, Message

ABSTAIN = "abstain"
"""The choice that counts for nothing."""


class Cast(Action, frozen=True):
    """A vote for one of the choices, or a bid."""

    choice: Public[int | str]


@lru_cache(maxsize=1_000)
def casts(choices: tuple[int | str, ...]) -> tuple[Cast, ...]:
    """The actions for these choices: made once, since the same few are put to everybody again and again."""
    return tuple([Cast(choice) for choice in choices])


class Paper(Fact, frozen=True):
    """One block of votes of one seat."""

    seat: Public[Seat]
    choices: Public[tuple[int | str, ...]]
    weight: Public[int] = 1
    label: Public[str] = ""
    default: Public[int | str | None] = None
    """What is cast when time runs out; nothing: as the ballot says."""


class VoteCast(Event, frozen=True):
    """In an open ballot, somebody has voted."""

    question: Public[str]
    seat: Public[Seat]
    choice: Public[int | str]
    weight: Public[int]


class BallotRevealed(Event, frozen=True):
    """A sealed ballot is opened: the choice of each paper, in the order of the papers."""

    reveals = "to all"

    question: Public[str]
    voters: Public[tuple[Seat, ...]]
    choices: Public[tuple[int | str, ...]]
    weights: Public[tuple[int, ...]]


class SecretBallotCounted(Event, frozen=True):
    """A ballot that stays secret is counted: how much weight each choice has, and no more."""

    reveals = "to all"

    question: Public[str]
    choices: Public[tuple[int | str, ...]]
    weights: Public[tuple[int, ...]]


class Count:
    """The outcome of a ballot."""

    def __init__(self, papers: Sequence[Paper], choices: Sequence[int | str]):
        self.papers = tuple(papers)
        self.choices = tuple(choices)

    def weight(self, choice: int | str) -> int:
        """All the weight given to a choice."""
        return sum([paper.weight for paper, made in zip(self.papers, self.choices, strict=True) if made == choice])

    def who(self, choice: int | str) -> tuple[Seat, ...]:
        """The seats that gave something to a choice."""
        pairs = zip(self.papers, self.choices, strict=True)
        return tuple(dict.fromkeys([paper.seat for paper, made in pairs if made == choice]))

    def of(self, seat: Seat) -> int | str:
        """The choice of a seat's first paper."""
        return next(made for paper, made in zip(self.papers, self.choices, strict=True) if paper.seat == seat)

    @property
    def cast(self) -> int:
        """All the weight that was not withheld."""
        return sum(paper.weight for paper, made in zip(self.papers, self.choices, strict=True) if made != ABSTAIN)

    def leaders(self) -> tuple[int | str, ...]:
        """The choices that share the greatest weight; none when nobody voted."""
        chosen = [choice for choice in dict.fromkeys(self.choices) if choice != ABSTAIN]
        most = max((self.weight(choice) for choice in chosen), default=0)
        return tuple(choice for choice in chosen if self.weight(choice) == most)

    def highest(self) -> tuple[Seat, ...]:
        """Of bids: the seats that share the highest one."""
        most = max([int(choice) for choice in self.choices if choice != ABSTAIN], default=0)
        return tuple([paper.seat for paper, made in zip(self.papers, self.choices, strict=True) if made == most])


class Ballot(Frame):
    """Votes or bids; its result is a `Count`."""

    question: Public[str]
    papers: Public[tuple[Paper, ...]]
    rule: Public[str] = ""
    sealed: Public[bool] = True
    told: Public[bool] = True
    """Of a sealed ballot: whether who voted what is revealed at the end, or only how much each choice has."""
    default: Public[int | str | None] = None
    about: Public[dict[str, int | str]] = {}
    """Public parameters of the question."""
    cast: Public[list[int | str]] = []
    """What has been cast openly so far."""

    def papers_now(self, g: Any) -> tuple[Paper, ...]:
        """The papers, as the table stands: to override where they change while the ballot is open."""
        return self.papers

    def enter(self, g: Any) -> Step:
        return self.gather if self.sealed else self.next_paper

    def gather(self, g: Any) -> Step:
        return ask_all([self._question(paper, True) for paper in self.papers_now(g)], self.opened)

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        """What a paper of the seat does not offer."""
        mine = [paper for paper in self.papers_now(g) if paper.seat == seat]
        if type(action) is not Cast or not mine:
            return None
        choices = tuple(dict.fromkeys(choice for paper in mine for choice in paper.choices))
        return Message("refused-choice", {"choices_named": choices}, self.rule)

    def opened(self, g: Any, answers: list[Answer]) -> Step:
        papers = self.papers_now(g)
        count = Count(papers, [answer.action.choice for answer in answers if type(answer.action) is Cast])
        if self.told:
            voters = tuple([paper.seat for paper in papers])
            weights = tuple([paper.weight for paper in papers])
            g.tell(BallotRevealed(self.question, voters, count.choices, weights))
        else:
            choices = tuple(dict.fromkeys(choice for paper in papers for choice in paper.choices))
            g.tell(SecretBallotCounted(self.question, choices, tuple(count.weight(choice) for choice in choices)))
        return done(count)

    def next_paper(self, g: Any) -> Step:
        papers = self.papers_now(g)
        if len(self.cast) == len(papers):
            return done(Count(papers, self.cast))
        asked = self._question(papers[len(self.cast)])
        return ask(
            asked.seat,
            asked.kind,
            asked.options,
            self.voted,
            default=asked.default,
            rule=self.rule,
            about=asked.about,
        )

    def voted(self, g: Any, action: Cast) -> Step:
        paper = self.papers_now(g)[len(self.cast)]
        self.cast.append(action.choice)
        g.tell(VoteCast(self.question, paper.seat, action.choice, paper.weight))
        return self.next_paper

    def _question(self, paper: Paper, changeable: bool = False) -> Request:
        chosen = self.default if paper.default is None else paper.default
        default = None if chosen is None else casts((chosen,))[0]
        about: dict[str, int | str] = {"weight": paper.weight, "label": paper.label, **self.about}
        return question(paper.seat, self.question, casts(paper.choices), self.rule, about, default, changeable)

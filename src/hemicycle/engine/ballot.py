"""A vote, or a round of bids: the same procedure in every game.

Each `Paper` is one block of votes that goes whole to one choice; a seat may hold several. Everybody is asked at
once, under seal: until the last answer is in nobody learns more than who has answered, or thought again; answers
may be changed, and all are revealed in one event.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from .citations import rule_at
from .declare import Among, Fact, Public, Seat
from .flow import Frame, Kind, Request, Step, ask_all, done, question
from .words import Action, Answer, Event, Message

Word: TypeAlias = Annotated[str, Among(lambda setup: words(setup))]
Choice: TypeAlias = Seat | Word
"""What one votes for: a player, or a word such as yes. Where a game lets one bid, it is an amount instead: its
terms say of what, and the ballot is about `AMOUNTS`."""
Amount: TypeAlias = int

AMOUNTS: dict[str, int | str] = {"choices": "amounts"}

ABSTAIN = "abstain"
"""The choice that counts for nothing."""


class Cast(Action, frozen=True):
    """A vote for one of the choices, or a bid."""

    choice: Public[Choice | Amount]


def words(setup: Any) -> list[str]:
    """The words that one may vote with: the texts have each of them as a `term-choice-…`."""
    prefix = "term-choice-"
    return [id.removeprefix(prefix) for id in setup.texts("en").known() if id.startswith(prefix)]


@lru_cache(maxsize=1_000)
def casts(choices: tuple[Choice, ...]) -> tuple[Cast, ...]:
    """The actions for these choices: made once, since the same few are put to everybody again and again."""
    return tuple([Cast(choice) for choice in choices])


class Paper(Fact, frozen=True):
    """One block of votes of one seat."""

    seat: Public[Seat]
    choices: Public[tuple[Choice, ...]]
    weight: Public[int] = 1
    default: Public[Choice | None] = None
    """What is cast when time runs out."""


class BallotRevealed(Event, frozen=True):
    """A ballot is opened: the choice of each paper, in the order of the papers."""

    reveals = "to all"

    question: Public[str]
    voters: Public[tuple[Seat, ...]]
    choices: Public[tuple[Choice, ...]]
    weights: Public[tuple[int, ...]]


class Count:
    """The outcome of a ballot."""

    def __init__(self, papers: Sequence[Paper], choices: Sequence[Choice]):
        self.papers = tuple(papers)
        self.choices = tuple(choices)

    def weight(self, choice: Choice) -> int:
        """All the weight given to a choice."""
        return sum([paper.weight for paper, made in zip(self.papers, self.choices, strict=True) if made == choice])

    def who(self, choice: Choice) -> tuple[Seat, ...]:
        """The seats that gave something to a choice."""
        pairs = zip(self.papers, self.choices, strict=True)
        return tuple(dict.fromkeys([paper.seat for paper, made in pairs if made == choice]))

    def leaders(self) -> tuple[Choice, ...]:
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

    question: Public[Kind]
    papers: Public[tuple[Paper, ...]]
    about: Public[dict[str, int | str]] = {}
    """Public parameters of the question."""

    def papers_now(self, g: Any) -> tuple[Paper, ...]:
        """The papers, as the table stands: to override where they change while the ballot is open."""
        return self.papers

    def enter(self, g: Any) -> Step:
        return ask_all([self._question(paper) for paper in self.papers_now(g)], self.opened)

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        """What a paper of the seat does not offer."""
        mine = [paper for paper in self.papers_now(g) if paper.seat == seat]
        if type(action) is not Cast or not mine:
            return None
        choices = tuple(dict.fromkeys(choice for paper in mine for choice in paper.choices))
        return Message("refused-choice", {"choices_named": choices}, rule_at(g, g.stack.index(self)))

    def opened(self, g: Any, answers: list[Answer]) -> Step:
        papers = self.papers_now(g)
        count = Count(papers, [answer.action.choice for answer in answers if type(answer.action) is Cast])
        voters = tuple([paper.seat for paper in papers])
        weights = tuple([paper.weight for paper in papers])
        g.tell(BallotRevealed(self.question, voters, count.choices, weights))
        return done(count)

    def _question(self, paper: Paper) -> Request:
        default = None if paper.default is None else Cast(paper.default)
        about: dict[str, int | str] = {"weight": paper.weight, **self.about}
        return question(paper.seat, self.question, casts(paper.choices), about, default, True)

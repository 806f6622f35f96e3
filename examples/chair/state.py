"""The table of Chair, as data, with who sees what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from hemicycle.engine.ballot import Ballot
from hemicycle.engine.deals import Term
from hemicycle.engine.declare import SPECTATOR, BySeat, Own, Public, Seat
from hemicycle.engine.rules import Options
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Message

from .edition import ChairEdition


class ChairOptions(Options, frozen=True):
    """What a table may choose."""

    rounds: Literal[5, 3, 7] = 5
    """§4  After how many rounds the game ends."""


class Chair(GameState):
    """Who has had the chair, and who is whose friend."""

    friends: Own[list[Seat]] = []
    """§1  The friend of each seat, whom nobody else knows."""
    chairs: Public[BySeat[int]] = []
    """How many rounds each seat has had the chair."""
    holder: Public[Seat | None] = None
    """Who had the chair last."""
    round: Public[int] = 0
    shown: Public[BySeat[Seat]] = []
    """The friends again, once all have shown them (§4)."""

    @property
    def edition(self) -> ChairEdition:
        edition: ChairEdition = self.setup.edition
        return edition

    @property
    def rounds(self) -> int:
        rounds: int = self.setup.options.rounds
        return rounds

    def fill(self, viewer: Seat, rng: Random) -> None:
        """All friends together are a circle (§1). Of it a seat knows one step, whoever watches none."""
        known = [] if viewer == SPECTATOR else [viewer, self.friends[viewer]]
        others = [seat for seat in range(self.players) if seat not in known]
        rng.shuffle(others)
        self.friends = next_in([*known, *others])

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """§4  As far as everybody knows: friends count once they are shown."""
        points = [self.edition.chair * chairs for chairs in self.chairs]
        for seat, friend in enumerate(self.shown):
            points[seat] += self.edition.friend * self.chairs[friend]
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return places, tuple(points)

    def conserved(self) -> list[str]:
        """Each round gives one chair, and nobody is his own friend."""
        wrong = []
        if sum(self.chairs) not in (self.round, self.round - 1):
            wrong.append(f"{sum(self.chairs)} chairs in round {self.round}")
        if sorted(self.friends) != list(range(self.players)):
            wrong.append(f"the friends are {self.friends}")
        return wrong

    def ending(self) -> Message | None:
        return Message("ending-rounds", {"rounds": self.rounds}, "§4")

    def chapter(self) -> str:
        """An offer is open for a round."""
        return f"round-{self.round}"

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        """§2  While the vote is open, each may promise to vote for another."""
        from .promises import VoteFor

        if not self.stack or not isinstance(self.stack[-1], Ballot):
            return ()
        pairs = [(seat, other) for seat in parties for other in parties if seat != other]
        return [VoteFor(seat, other, self.round) for seat, other in pairs]


def next_in(circle: Sequence[Seat]) -> list[Seat]:
    """For each seat the one that comes after it in a circle."""
    after = dict(zip(circle, [*circle[1:], circle[0]], strict=True))
    return [after[seat] for seat in range(len(circle))]

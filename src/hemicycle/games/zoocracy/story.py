"""The rounds of a game, for the replay and the plots, and its weighted votes, for the power indices."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event, Message

from .edition import PRIME_MINISTER
from .events import (
    GoalImplemented,
    GovernmentFormed,
    ParliamentElected,
    ProposalRefused,
    RoundBegan,
    SeatsDefected,
)
from .state import Zoocracy

BY_GOVERNMENT = ("programme", "named")
"""Goals that a government gives; those of the President and of Assertiveness are no fruit of a coalition."""


ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def round_of(g: Zoocracy) -> int | None:
    """The round; nothing, before the first begins."""
    return g.round or None


def round_said(texts: Texts, g: Zoocracy) -> str:
    """As on the trees of the round track."""
    return numeral(g.round)


def numeral(round: int) -> str:
    return ROMAN[round] if round < len(ROMAN) else str(round)


def assemblies(players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
    """Every vote on a proposal in what was told of a game, each event with its decision's number; of two players
    every government.

    A vote is called by its round, whose numeral is the same in every language. A party weighs its seats. What a
    government takes are the goals of its programme, until there is another.
    """
    found: list[Assembly] = []
    round, governing, seats = "", -1, [0] * players
    for move, event in told:
        match event:
            case RoundBegan():
                round = numeral(event.round)
            case BallotRevealed("vote", voters, _, weights):
                for seat, weight in zip(voters, weights, strict=True):
                    seats[seat] = weight
                found.append(Assembly(Message(round), 0, tuple(seats), move=move))
            case ProposalRefused():
                found[-1] = msgspec.structs.replace(found[-1], quota=event.majority)
            case ParliamentElected():
                seats = list(event.seats)
            case SeatsDefected(seat, party, number):
                seats[party] -= number
                seats[seat] += number
            case GovernmentFormed():
                if not found or found[-1].quota:  # two players form one without a vote
                    found.append(Assembly(Message(round), 0, tuple(seats), move=move))
                found[-1] = _governed(found[-1], event, players)
                governing = len(found) - 1
            case GoalImplemented(seat, _, by) if by in BY_GOVERNMENT and governing >= 0:
                points = list(found[governing].points)
                points[seat] += 1
                found[governing] = msgspec.structs.replace(found[governing], points=tuple(points))
    return found


def governments(told: Iterable[tuple[int, Event]]) -> list[Government]:
    """Every government with the parties in it."""
    return [Government(move, event.members) for move, event in told if isinstance(event, GovernmentFormed)]


def _governed(met: Assembly, event: GovernmentFormed, players: int) -> Assembly:
    return msgspec.structs.replace(
        met,
        quota=event.majority,
        governs=event.members,
        coalition=Message("action-appoint", {"office": PRIME_MINISTER, "party": event.prime_minister}),
        points=(0,) * players,
    )

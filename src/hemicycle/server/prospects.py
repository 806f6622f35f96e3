"""How everybody's chance to win went over a game that is over, and the decisions that moved it most.

It is worked out where bots think, of the minutes alone: to play a game again takes a second at most, and of its
moments no more than `MOST` are looked at. While a game goes on nothing of it is ever made.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

import msgspec

from hemicycle.bots import levels
from hemicycle.bots.knowledge import Knowledge
from hemicycle.engine.declare import Seat
from hemicycle.engine.ledger import EMPTY, newly_broken
from hemicycle.engine.state import GameState
from hemicycle.engine.texts import Texts

from . import entries as e
from . import protocol as p
from .loading import blank, playing
from .table import Table

MOST = 96
"""Moments that are looked at."""
FIRST = 48
"""Of these, as many are spread evenly over the game; the others go to where it moved most between two of them."""
TURNS = 5
"""Decisions that are told of."""
LEAST = 0.05
"""A decision that moved less of the chances is not."""


class Past(msgspec.Struct, tag="past"):
    """A game that is over, as it is handed to a process."""

    mind: ClassVar[int] = 0
    id: str
    settings: bytes
    secret: str
    made: float
    host: str
    entries: list[bytes]
    edition: str = ""
    base: bytes = b""


class Turning(msgspec.Struct):
    """A decision that moved the chances."""

    move: int
    moved: float
    """How much of all chances went to others by it."""
    before: list[float]
    after: list[float]
    winners: list[Seat] = []
    """Of the turning point: who won."""

    def gained(self, seats: Sequence[Seat]) -> float:
        """What some had more of the chances by it."""
        return sum([self.after[seat] - self.before[seat] for seat in seats])


class Figures(msgspec.Struct, tag="figures"):
    """What is worked out: the same in every language."""

    course: list[p.Prospect] = []
    turns: list[Turning] = []
    """Those that moved most, the one that did so most first, and the turning point among them."""
    broken: list[tuple[int, str, int]] = []
    """Promises: by which decision, of which deal, and which of its terms."""


class Moment(NamedTuple):
    move: int
    state: GameState


def figures(past: Past) -> Figures:
    """Play a game again, and look at it now and then; nothing to see where bots know nothing of the game."""
    table = blank(past)
    knowledge = levels.knowledge_of(table.rules)
    if knowledge is None:
        return Figures()
    moments, broken = played_again(table, [e.decode(entry) for entry in past.entries], past.base)
    assert moments[-1].state.over
    looked = looks(knowledge, moments)
    places = sorted(looked)
    found = [
        Turning(moments[new].move, moved(looked[old], looked[new]), looked[old], looked[new])
        for old, new in pairwise(places)
        if new == old + 1
    ]
    winners = [seat for seat, chance in enumerate(looked[places[-1]]) if chance]
    return Figures([p.Prospect(moments[at].move, looked[at]) for at in places], chosen(found, winners), broken)


def chosen(found: Sequence[Turning], winners: Sequence[Seat]) -> list[Turning]:
    """The decisions that moved most; the turning point is the one by which whoever won in the end gained most."""
    turns = sorted((one for one in found if one.moved >= LEAST), key=lambda one: -one.moved)
    turn = max(turns, key=lambda one: one.gained(winners), default=None)
    if turn is None or turn.gained(winners) < LEAST:
        return turns[:TURNS]
    turn.winners = list(winners)
    rest = [one for one in turns if one is not turn][: TURNS - 1]
    return sorted([turn, *rest], key=lambda one: -one.moved)


def played_again(
    table: Table, entries: Sequence[e.AnyEntry], base: bytes = b""
) -> tuple[list[Moment], list[tuple[int, str, int]]]:
    """The table after each decision that stood in the end, and the promises that were broken."""
    states: dict[int, GameState] = {}
    broken: list[tuple[int, str, int]] = []
    before = EMPTY
    for _ in playing(table, entries, base):
        game, entry = table.game, table.minutes[-1].entry
        if game is None:
            continue
        if isinstance(entry, e.Undone):
            states = {move: state for move, state in states.items() if move <= game.number}
            broken = [one for one in broken if one[0] <= game.number]
        for deal, term in newly_broken(game.ledger, before):
            broken.append((game.number, deal.id, deal.terms.index(term)))
        if isinstance(entry, e.Began | e.Acted | e.Bargained | e.Undone):
            states[game.number] = game.state.copy()
        before = game.ledger
    if (game := table.game) is not None and not states:
        states[game.number] = game.state  # it was over before these rules came
    return [Moment(move, states[move]) for move in sorted(states)], broken


def looks(knowledge: Knowledge, moments: Sequence[Moment]) -> dict[int, list[float]]:
    """Everybody's chances at some of the moments, by their place: here and there, then where they moved most."""
    last = len(moments) - 1
    evenly = {round(step * last / max(1, FIRST - 1)) for step in range(FIRST)}
    looked = {at: chances(knowledge, moments[at].state) for at in sorted(evenly)}
    while len(looked) < MOST:
        gaps = [(old, new) for old, new in pairwise(sorted(looked)) if new > old + 1]
        if not gaps:
            break
        old, new = max(gaps, key=lambda gap: moved(looked[gap[0]], looked[gap[1]]))
        between = (old + new) // 2
        looked[between] = chances(knowledge, moments[between].state)
    return looked


def chances(knowledge: Knowledge, g: GameState) -> list[float]:
    """Everybody's chance with everything open, as nobody saw it then; at the end, their part in the victory."""
    if g.over:
        places = g.places_and_points()[0]
        first = places.count(1)
        return [(place == 1) / first if first else 1 / g.players for place in places]
    return list(knowledge.revealed(g))


def moved(before: Sequence[float], after: Sequence[float]) -> float:
    """How much of all chances has gone from some to others."""
    return sum([abs(new - old) for old, new in zip(before, after, strict=True)]) / 2


# In words


def told(texts: Texts, found: Figures) -> list[p.Swing]:
    """The decisions that moved most, in sentences."""
    told = []
    for one in found.turns:
        turning = bool(one.winners)
        said = texts.say(f"story-chances-{'turn' if turning else 'moved'}", **_who(texts, one))
        told.append(p.Swing(one.move, said, one.moved, turning))
    return told


def _who(texts: Texts, one: Turning) -> dict[str, Any]:
    """Whose chance rose most, of the turning point which winner's, and whose fell most."""
    by = [new - old for old, new in zip(one.before, one.after, strict=True)]
    up: Seat = max(one.winners or range(len(by)), key=by.__getitem__)
    down: Seat = min(range(len(by)), key=by.__getitem__)
    return {
        "seat": up,
        "other": texts.seat(down),
        "before": round(100 * one.before[up]),
        "after": round(100 * one.after[up]),
        "from": round(100 * one.before[down]),
        "to": round(100 * one.after[down]),
    }

"""The story of a game that is over, in a few sentences: who governed, the promises broken, the turning point.

It knows no game: what governing means, each tells itself (`governments` in its `story`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from hemicycle.engine.assembly import Government
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Result
from hemicycle.engine.texts import Texts

from . import protocol as p


class Turn(NamedTuple):
    """The turning point: at which decision, and by how much the winners were ahead before and after it."""

    move: int
    before: int
    after: int
    mine: int
    """The points of the best winner after it."""
    others: tuple[Seat, ...]
    """Whoever was best among the others just before."""


def turning_point(course: Sequence[p.Stand], result: Result) -> Turn | None:
    """The decision after which the winners were never behind again, having been behind before it.

    For winners who were never behind it is where their lead grew most at once. There is none where nobody has won,
    or everybody, or where points do not tell who did.
    """
    winners = result.winners
    losers = [seat for seat in range(len(result.places)) if seat not in winners]
    if not winners or not losers:
        return None

    def ahead(stand: p.Stand) -> int:
        return max(stand.points[seat] for seat in winners) - max(stand.points[seat] for seat in losers)

    steps = [(ahead(old), ahead(new), old, new) for old, new in pairwise(course)]
    if not steps or steps[-1][1] < 0:
        return None
    caught_up = [step for step in steps if step[0] < 0 <= step[1]]
    found = caught_up[-1] if caught_up else max(steps, key=lambda step: step[1] - step[0])
    before, after, old, new = found
    if after <= before:
        return None
    best = max(old.points[seat] for seat in losers)
    others = tuple(seat for seat in losers if old.points[seat] == best)
    return Turn(new.move, before, after, max(new.points[seat] for seat in winners), others)


def tell(
    texts: Texts,
    result: Result,
    course: Sequence[p.Stand],
    governments: Sequence[Government],
    standings: Sequence[p.Standing],
    broken: Sequence[p.Broken],
) -> list[p.Told]:
    """At most six sentences, in the order in which one tells them."""
    return [
        *_governed(texts, len(result.places), governments),
        *_promised(texts, result, standings, broken),
        *_turned(texts, result, course),
    ]


def _governed(texts: Texts, players: int, governments: Sequence[Government]) -> Iterator[p.Told]:
    """Who did most often, which two most often together, and who never did."""
    times = Counter(seat for one in governments for seat in one.members)
    if not times:
        return
    most = max(times.values())
    often = [seat for seat in range(players) if times[seat] == most]
    said = texts.say("story-governed", seats_named=often, seats=len(often), number=most, times=len(governments))
    yield p.Told("governed", said, seats=often)
    pairs = Counter(pair for one in governments for pair in combinations(sorted(one.members), 2))
    ranked = pairs.most_common(2)
    counts = [count for _, count in ranked]
    # With two players there is but one pair, and of equal ones none is the one to name.
    if players > 2 and ranked and counts[0] > max([1, *counts[1:]]):
        said = texts.say("story-together", seats_named=ranked[0][0], number=counts[0])
        yield p.Told("together", said, seats=list(ranked[0][0]))
    never = [seat for seat in range(players) if not times[seat]]
    if never:
        yield p.Told("never", texts.say("story-never", seats_named=never, seats=len(never)), seats=never)


def _promised(
    texts: Texts, result: Result, standings: Sequence[p.Standing], broken: Sequence[p.Broken]
) -> Iterator[p.Told]:
    """How many promises were kept, and a breach: the first with a winner in it, else the first of all."""
    kept, lost = sum(one.kept for one in standings), sum(one.broken for one in standings)
    if kept and not lost:
        yield p.Told("promises", texts.say("story-kept", number=kept))
    if not lost:
        return
    breakers = [texts.say("story-breaker", seat=one.seat, number=one.broken) for one in standings if one.broken]
    said = texts.say("story-broken", number=lost, all=kept + lost, told=texts.listed(breakers))
    yield p.Told("promises", said, seats=[one.seat for one in standings if one.broken])
    if broken:
        winners = set(result.winners)
        one = min(broken, key=lambda one: (winners.isdisjoint((one.seat, *one.to)), one.move))
        said = texts.say("story-breach", seat=one.seat, seats_named=one.to, promise=one.said)
        yield p.Told("breach", said, one.move, seats=[one.seat, *one.to])


def _turned(texts: Texts, result: Result, course: Sequence[p.Stand]) -> Iterator[p.Told]:
    turn = turning_point(course, result)
    if turn is None:
        return
    if turn.before >= 0:
        how = "swing"
    elif turn.after == 0:
        how = "level"
    else:
        how = "last" if turn.move == course[-1].move else "lead"
    said = texts.say(
        f"story-turn-{how}",
        seats_named=result.winners,
        seats=len(result.winners),
        others=texts.listed([texts.seat(seat) for seat in turn.others]),
        level=texts.listed([texts.seat(seat) for seat in (*result.winners, *turn.others)]),
        before=turn.before,
        after=turn.after,
        points=turn.mine,
        behind=turn.mine - turn.after,
    )
    yield p.Told("turn", said, turn.move, seats=list(result.winners))

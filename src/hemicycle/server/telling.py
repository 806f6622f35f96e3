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
    """The turning point."""

    move: int
    """The decision that made it."""
    seats: tuple[Seat, ...]
    """Who took the lead by it, or increased it."""
    others: tuple[Seat, ...]
    """Who led before; whoever increased a lead left these behind."""
    points: int
    """What the former have after it."""
    before: int
    """By how much they were ahead of all but each other, before and after it; less than nothing: behind."""
    after: int


def turning_point(course: Sequence[p.Stand], result: Result) -> Turn | None:
    """The last decision by which a winner who had been behind took the lead, alone or with others, and kept it.

    Where no winner ever was behind, it is the one by which their lead grew most. There is none where nobody has
    won, or everybody, or where points do not tell who did.
    """
    winners = result.winners
    losers = tuple(seat for seat in range(len(result.places)) if seat not in winners)
    if not winners or not losers or max(course[-1].points) > max(course[-1].points[seat] for seat in winners):
        return None
    steps = list(pairwise(course))
    for old, new in reversed(steps):
        late = tuple(seat for seat in winners if _leads(new, seat) and not _leads(old, seat))
        if late:
            first = tuple(seat for seat in range(len(old.points)) if _leads(old, seat))
            rest = [seat for seat in range(len(old.points)) if seat not in late]
            return _turn(old, new, late, first, rest)
    grown = [_turn(old, new, winners, losers, losers) for old, new in steps]
    found = max(grown, key=lambda turn: turn.after - turn.before, default=None)
    return found if found and found.after > found.before else None


def _leads(stand: p.Stand, seat: Seat) -> bool:
    return stand.points[seat] == max(stand.points)


def _turn(
    old: p.Stand, new: p.Stand, seats: tuple[Seat, ...], others: tuple[Seat, ...], rest: Sequence[Seat]
) -> Turn:
    def ahead(stand: p.Stand) -> int:
        return max(stand.points[seat] for seat in seats) - max(stand.points[seat] for seat in rest)

    return Turn(new.move, seats, others, max(new.points[seat] for seat in seats), ahead(old), ahead(new))


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
    """Who did most often, unless all did alike, which two most often together, and who never did."""
    times = Counter(seat for one in governments for seat in one.members)
    if not times:
        return
    most = max(times.values())
    often = [seat for seat in range(players) if times[seat] == most]
    if len(often) < players:
        said = texts.say(
            "story-governed", seats_named=often, seats=len(often), number=most, times=len(governments)
        )
        yield p.Told("governed", said, seats=often)
    pairs = Counter(pair for one in governments for pair in combinations(sorted(one.members), 2))
    ranked = pairs.most_common(2)
    counts = [count for _, count in ranked]
    named = ranked and (list(ranked[0][0]), counts[0]) == (often, most)
    # With two players there is but one pair, and of equal ones none is the one to name.
    if players > 2 and ranked and not named and counts[0] > max([1, *counts[1:]]):
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
    how = "swing" if turn.before >= 0 else "level" if turn.after == 0 else "lead"
    if how != "swing" and turn.move == course[-1].move:
        how = f"{how}-last"
    others = [seat for seat in turn.others if seat not in turn.seats]
    said = texts.say(
        f"story-turn-{how}",
        seats_named=turn.seats,
        others=texts.listed([texts.seat(seat) for seat in others]),
        level=texts.listed([texts.seat(seat) for seat in sorted({*turn.seats, *others})]),
        before=turn.before,
        after=turn.after,
        points=turn.points,
        behind=turn.points - turn.after,
    )
    yield p.Told("turn", said, turn.move, seats=list(turn.seats))

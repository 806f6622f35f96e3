"""The rounds of a game, for the replay and the plots, and its counts, for the power indices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.declare import Seat
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event, Message

from .edition import Country
from .events import CoalitionFormed, CountryTurned, NoCoalition, PointsScored, VoteAgain, VotesCounted, WonAlone
from .state import Koalition
from .terms import say_country


def countries_met(g: Koalition) -> int:
    """How many countries have been turned up so far."""
    met = {outcome.country for outcome in g.outcomes}
    if g.country:
        met.add(g.country)
    return len(met)


def round_of(g: Koalition) -> int | None:
    """The country's number; nothing, before the first is turned up. The same when it votes once more."""
    return countries_met(g) or None


def round_said(texts: Texts, g: Koalition) -> str:
    """The country's name."""
    return say_country(texts, g.country)


def assembly(g: Koalition, events: Sequence[Event]) -> Assembly | None:
    """The count among these events, with what came of it as far as they tell; `g` is as it stands after them."""
    at = next((at for at, event in enumerate(events) if isinstance(event, VotesCounted)), None)
    if at is None:
        return None
    ended = any(isinstance(event, WonAlone | NoCoalition | CoalitionFormed) for event in events[at:])
    country = g.outcomes[-1].country if ended else g.country
    return assemblies(g.players, [(-1, event) for event in events[at:]], country)[0]


def assemblies(players: int, told: Iterable[tuple[int, Event]], country: Country = "") -> list[Assembly]:
    """Every count in what was told of a game, each event with its decision's number, and what came of it.

    A seat weighs as much as all the blocs that it leads.
    """
    found: list[Assembly] = []
    for move, event in told:
        match event:
            case CountryTurned() | VoteAgain():
                country = event.country
            case VotesCounted():
                weights = [0] * players
                for seat, votes in zip(event.leaders, event.votes, strict=True):
                    weights[seat] += votes
                said = Message(f"term-country-{country}")
                found.append(Assembly(said, event.majority, tuple(weights), move=move))
            case WonAlone(bloc, seat):
                found[-1] = _governed(found[-1], (bloc,), (seat,))
            case CoalitionFormed(coalition, leaders):
                found[-1] = _governed(found[-1], coalition, leaders)
            case PointsScored(scores):
                points = [0] * players
                for score in scores:
                    points[score.seat] += score.points
                found[-1] = msgspec.structs.replace(found[-1], points=tuple(points))
    return found


def parties_of(met: Assembly) -> tuple[str, ...]:
    """The parties that governed after a count, by whose votes it was won."""
    blocs = met.coalition.params["coalition"] if met.coalition is not None else ()
    return tuple(dict.fromkeys(bloc.partition("/")[0] for bloc in blocs))


def governments(told: Iterable[tuple[int, Event]]) -> list[Government]:
    """The leaders of every coalition, and whoever won alone."""
    found: list[Government] = []
    for move, event in told:
        match event:
            case WonAlone(_, seat):
                found.append(Government(move, (seat,)))
            case CoalitionFormed(_, leaders):
                found.append(Government(move, tuple(sorted(set(leaders)))))
    return found


def _governed(met: Assembly, coalition: tuple[str, ...], leaders: tuple[Seat, ...]) -> Assembly:
    said = Message("term-coalition", {"coalition": coalition})
    return msgspec.structs.replace(met, governs=tuple(sorted(leaders)), coalition=said)

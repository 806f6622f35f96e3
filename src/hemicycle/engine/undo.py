"""What may be taken back: never past a reveal, a draw or another's act, nor to change who acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .deals import Bargain, LapseDeal, Offer
from .declare import Seat
from .ledger import Ledger
from .log import Chain, Entry, since
from .state import GameState
from .words import Event


class Step(NamedTuple):
    """A decision that a seat may take back, or a series of them that was sent as one, and what was before it."""

    seat: Seat
    request: int
    """The number of the request that it answered, of a series the first: no other step ever has it."""
    state: GameState
    chain: Chain | None
    ledger: Ledger
    never: str
    """Which of the four nevers stands in the way; empty: none."""


def never_past(
    seat: Seat, events: tuple[Event, ...], after: GameState, before: GameState, waited: set[Seat]
) -> str:
    """Which of the nevers stands in the way of taking back the decision that led from a state to another.

    Where others are asked at the same time, only what nobody was told of can be taken back. Empty: none does.
    """
    now = waited_for(after)
    if before.chance != after.chance:
        return "draw"
    if any(event.reveals != "nothing" for event in events):
        return "reveal"
    if seat not in now or now != waited:
        return "turn"
    return "told" if events and now != {seat} else ""


def hindered(step: Step, chain: Chain | None, ledger: Ledger) -> str:
    """Why a step can't be taken back by now: a never, or what its seat has heard or said in bargaining since."""
    if step.never:
        return step.never
    talks = (entry for entry in since(chain, step.chain) if isinstance(entry.action, Bargain))
    return "deal" if any(step.seat in _parties(entry, ledger) for entry in talks) else ""


def last_step(steps: Sequence[Step] | None, seat: Seat) -> Step | None:
    """What a seat did last."""
    for step in reversed(steps or ()):
        if step.seat == seat:
            return step
    return None


def own(entry: Entry, seat: Seat) -> bool:
    """Whether it is a seat's own decision, or order."""
    return entry.seat == seat and not isinstance(entry.action, Bargain)


def waited_for(state: GameState) -> set[Seat]:
    """Whose answers the game can't go on without."""
    return {request.seat for request in state.requests if not request.optional and not request.answered}


def _parties(entry: Entry, ledger: Ledger) -> tuple[Seat, ...]:
    """Who took part in a move of bargaining; nobody, when it was the clock's."""
    match entry.action:
        case Offer(parties=parties):
            return (entry.seat, *parties)
        case LapseDeal():
            return ()
        case move:
            return next(deal.parties for deal in ledger.deals if deal.id == getattr(move, "deal", ""))

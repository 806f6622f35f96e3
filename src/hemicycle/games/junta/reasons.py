"""Why something is not open to somebody, in the words of the rules, where a player would ask."""

from __future__ import annotations

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Action, Message

from .state import Junta


def why_not(g: Junta, seat: Seat, action: Action) -> Message | None:
    """The rule that forbids an action; from what the seat itself may see."""
    return None

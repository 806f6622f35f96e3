"""What a bot says of a deal in Junta: what it gives, or what it would cost."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Message

from ..promises import (
    BackBudget,
    BackCandidate,
    ForceTheBudget,
    GivePostTo,
    JoinCoup,
    OpposeBudget,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StartNoCoup,
)
from ..state import Junta
from ..trades import HandBills, HandCard, HandUnits, PayLater


def says(g: Junta, seat: Seat, terms: Sequence[Term], agrees: bool) -> Message:
    """What speaks for a deal, or against it: what it gives, or what it would cost. The terms alone tell that, so
    that it shows nothing of a purse or a hand."""
    found = [got(seat, term) for term in terms] if agrees else [given(seat, term) for term in terms]
    named = [message for message in found if message is not None]
    if named:
        return named[0]
    if not agrees and any(term.seat == seat for term in terms):
        return Message("bot-deal-give-loan")
    return Message("bot-deal-good" if agrees else "bot-deal-poor")


def got(seat: Seat, term: Term) -> Message | None:
    """What a term brings a seat."""
    if term.seat == seat:
        return None
    other = {"seat": term.seat}
    match term:
        case HandBills(_, party, bill, number) if party == seat:
            return Message("bot-deal-get-bills", {"number": bill * number})
        case HandCard(_, party, card) if party == seat:
            return Message("bot-deal-get-card", {"card": card})
        case HandUnits(_, party, _, unit, number) if party == seat:
            return Message("bot-deal-get-units", {"number": number, "unit": unit})
        case PayLater(_, party, number, turn) if party == seat:
            return Message("bot-deal-get-later", {"number": number, "turn": turn})
        case ShareBudget(_, party, number) if party == seat:
            return Message("bot-deal-get-share", {"number": number})
        case GivePostTo(_, party, post) if party == seat:
            return Message("bot-deal-get-post", {"post": post})
        case BackBudget() if not isinstance(term, OpposeBudget):
            return Message("bot-deal-get-budget", other)
        case ForceTheBudget():
            return Message("bot-deal-get-force")
        case SparePlayer(_, party) if party == seat:
            return Message("bot-deal-get-peace", other)
        case BackCandidate(_, candidate) if candidate == seat:
            return Message("bot-deal-get-votes", other)
        case StartNoCoup():
            return Message("bot-deal-get-quiet", other)
        case JoinCoup():
            return Message("bot-deal-get-side", other)
        case SpareFromSquad(_, party) if party == seat:
            return Message("bot-deal-get-mercy")
    return None


def given(seat: Seat, term: Term) -> Message | None:
    """What a term costs a seat."""
    if term.seat != seat:
        return None
    match term:
        case HandBills(_, _, bill, number):
            return Message("bot-deal-give-bills", {"number": bill * number})
        case HandCard(_, _, card):
            return Message("bot-deal-give-card", {"card": card})
        case HandUnits():
            return Message("bot-deal-give-units")
        case PayLater(_, _, number):
            return Message("bot-deal-give-later", {"number": number})
        case ShareBudget(_, party, number):
            return Message("bot-deal-give-share", {"number": number, "party": party})
        case GivePostTo(_, _, post):
            return Message("bot-deal-give-post", {"post": post})
        case BackBudget() | ForceTheBudget():
            return Message("bot-deal-give-votes")
        case BackCandidate(_, candidate):
            return Message("bot-deal-give-candidate", {"candidate": candidate})
        case SparePlayer(_, party):
            return Message("bot-deal-give-peace", {"party": party})
        case StartNoCoup():
            return Message("bot-deal-give-quiet")
        case JoinCoup():
            return Message("bot-deal-give-side")
        case SpareFromSquad():
            return Message("bot-deal-give-mercy")
    return None

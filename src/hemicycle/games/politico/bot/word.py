"""To keep one's word, or not: what a promise leaves to choose from, and what a breach would bring."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.deals import Term
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action

from ..acts import LEAVE, RESHUFFLE, STEP_DOWN, TABLE, TOPPLE, AttackWith
from ..attack import Defend
from ..edition import ATTACKS
from ..formation import EXPELS, INVITES, JOIN
from ..government import NO, YES
from ..match import ResignLater
from ..promises import (
    BackInvestiture,
    BackMotion,
    DefendParty,
    ExpelMember,
    InviteParty,
    JoinGovernment,
    KeepMember,
    OpposeInvestiture,
    OpposeMotion,
    SpareGovernment,
    SpareParty,
    StayMember,
)
from ..state import Politico
from . import attacking, coalitions, premier
from .coalitions import VOTES
from .outlook import Outlook

PRICE, LOYAL_PRICE = 25.0, 90.0
"""The points that a breach must bring to tempt an opportunist, and how much more the loyal would want."""


def keeping(g: Politico, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The answers that keep what the seat has promised."""
    options = request.options
    match request.kind:
        case "act" | "succeed":
            return on_turn(g, request, promises)
        case "investiture":
            for term in promises:
                if (
                    isinstance(term, BackInvestiture | OpposeInvestiture)
                    and term.premier == request.about["premier"]
                ):
                    return only(options, VOTES[YES if isinstance(term, BackInvestiture) else NO])
        case "censure":
            for term in promises:
                if isinstance(term, BackMotion | OpposeMotion):
                    return only(options, VOTES[YES if isinstance(term, BackMotion) else NO])
        case "join":
            for term in promises:
                if isinstance(term, JoinGovernment) and term.premier == request.about["premier"]:
                    return only(options, JOIN)
        case "invite":
            for term in promises:
                if isinstance(term, InviteParty) and INVITES[term.party] in options:
                    return (INVITES[term.party],)
        case "reshuffle":
            for term in promises:
                if isinstance(term, ExpelMember) and EXPELS[term.party] in options:
                    return (EXPELS[term.party],)
            safe = [EXPELS[term.party] for term in promises if isinstance(term, KeepMember)]
            return tuple([option for option in options if option not in safe])
        case "defend":
            for term in promises:
                if isinstance(term, DefendParty) and term.party == request.about["target"]:
                    return tuple([option for option in options if isinstance(option, Defend)])
        case "resign" if any(isinstance(term, StayMember) for term in promises):
            return tuple([option for option in options if not isinstance(option, ResignLater)])
    return options


def only(options: tuple[Action, ...], wanted: Action) -> tuple[Action, ...]:
    return (wanted,) if wanted in options else options


def on_turn(g: Politico, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """An act of play against nobody who was promised to be spared."""
    for term in promises:
        if isinstance(term, ExpelMember) and term.party in g.members[1:] and RESHUFFLE in request.options:
            return (RESHUFFLE,)
    return tuple([option for option in request.options if not any(breaks(g, option, term) for term in promises)])


def breaks(g: Politico, option: Action, term: Term) -> bool:
    """Whether an act of play would break a promise."""
    match term:
        case SpareParty(party=party):
            return isinstance(option, AttackWith) and option.target == party
        case SpareGovernment():
            if isinstance(option, AttackWith):
                return ATTACKS[option.card].government or attacking.fells(g, option.card, option.target)
            return option in (TABLE, TOPPLE)
        case StayMember():
            return option in (LEAVE, STEP_DOWN)
    return False


def temptation(g: Politico, request: Request, kept: Sequence[Action], temper: Temper) -> float:
    """The points that the best breach brings beyond keeping one's word."""
    look = Outlook(g, request.seat)
    match request.kind:
        case "act" | "succeed":
            values = {option: act_value(look, option) for option in request.options}
            best = max([value for option, value in values.items() if option not in kept], default=0.0)
            return best - max([0.0, *[value for option, value in values.items() if option in kept]])
        case "investiture":
            value = coalitions.invested(look)
            return -value if VOTES[YES] in kept else value
        case "censure":
            value = look.value(look.fall(int(request.about["author"])))
            return -value if VOTES[YES] in kept else value
        case "join":
            return coalitions.to_decline(look)
        case "resign":
            return look.value(look.fall(None))
    return 0.0


def act_value(look: Outlook, option: Action) -> float:
    """What an attack, or a right of the head of the government, is worth."""
    value = attacking.of_act(look, option)
    return value if value is not None else premier.of_act(look, option) or 0.0

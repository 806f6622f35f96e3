"""To keep one's word, or not: what a promise leaves to choose from, and what a breach would bring."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Leaning, Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..campaign import LeaderCampaign, Place, PlaceBonus
from ..cards import NegativeCampaign, Rally
from ..edition import Species
from ..government import NO, YES, Appoint, Draft, PromiseGoal, on_table
from ..progress import NameGoal
from ..promises import (
    BackProposal,
    GiveGoal,
    GiveOffice,
    NameFor,
    NoMotion,
    OpposeProposal,
    SpareSpecies,
    StandAside,
)
from ..state import Zoocracy
from . import bidding, campaigning, governing
from .bidding import PRESIDENCY
from .campaigning import SEAT
from .governing import plans, slope, talks
from .prices import NOW, food_price

PRICE, LOYAL_PRICE = 0.4, 1.4
"""The goals that a breach must bring to tempt an opportunist, and how much more the loyal would want."""
LEANS = 5
"""To how many proposals one may lean."""


def keeping(g: Zoocracy, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The answers that keep what the seat has promised."""
    match request.kind:
        case "vote":
            return as_promised(g, request, promises)
        case "propose" | "motion" | "appoint" | "promise-goal":
            return as_agreed(g, request, promises)
        case "campaign":
            spared = {term.species for term in promises if isinstance(term, SpareSpecies)}
            return tuple([option for option in request.options if wooed(option) not in spared])
        case "bid" | "bid-again" if any(isinstance(term, StandAside) for term in promises):
            return (Cast(0),)
        case "take-over" if any(isinstance(term, NoMotion) for term in promises):
            return (PASS,)
        case "name-goal":
            named = [term.partner for term in promises if isinstance(term, NameFor)]
            kept = [option for option in request.options if isinstance(option, NameGoal) and option.party in named]
            return tuple(kept) or request.options
    return request.options


def wooed(action: Action) -> Species:
    """The species that a step of the campaign puts food on."""
    match action:
        case Place(species) | PlaceBonus(species) | Rally(species):
            return species
        case NegativeCampaign(species) | LeaderCampaign(species):
            return species
    return ""


def as_promised(g: Zoocracy, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The vote that was promised on the proposal that lies on the table."""
    proposal = on_table(g)
    assert proposal is not None
    for term in promises:
        if isinstance(term, BackProposal | OpposeProposal) and term.proposer == proposal.seat:
            return (governing.ballot(request.options, YES if isinstance(term, BackProposal) else NO),)
    return request.options


def as_agreed(g: Zoocracy, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """What was promised is put into the proposal; the rest goes to those with whom one agreed, if they suffice."""
    if any(isinstance(term, NoMotion) for term in promises) and request.kind == "motion":
        return (PASS,)
    gives = [term for term in promises if isinstance(term, GiveOffice | GiveGoal)]
    if not gives:
        return request.options
    for term in gives:
        for option in request.options:
            match option:
                case Appoint(office, party) if isinstance(term, GiveOffice):
                    if (office, party) == (term.office, term.partner):
                        return (option,)
                case PromiseGoal(goal, party) if isinstance(term, GiveGoal):
                    if (goal, party) == (term.goal, term.partner):
                        return (option,)
    friends = {request.seat, *[term.partner for term in gives]}
    enough = sum([g.seats[party] for party in friends]) >= g.majority
    return tuple(
        [
            option
            for option in request.options
            if isinstance(option, Appoint | PromiseGoal) and (option.party in friends or not enough)
        ]
    )


def temptation(g: Zoocracy, request: Request, kept: Sequence[Action], temper: Temper) -> float:
    """The goals that the best breach brings beyond keeping one's word."""
    seat = request.seat
    match request.kind:
        case "vote":
            passed, refused, _ = governing.prospects(g, seat)
            against = refused - passed if governing.ballot(request.options, YES) in kept else passed - refused
            return against / slope(talks(g, seat))
        case "name-goal":
            return NOW
        case "propose" | "motion" | "appoint" | "promise-goal" if isinstance(g.stack[-1], Draft):
            return better_plan(g, request, kept, tuple(g.stack[-1].chosen))
        case "bid":
            richest = max([g.reckoned[other] for other in range(g.players) if other != seat])
            sure = bidding.affordable(g, seat, 0.0) > richest
            return PRESIDENCY - food_price(g) * (richest + 2) / 2 if sure else 0.0
        case "campaign":
            gains = [
                (gain.action in kept, SEAT * gain.seats) for gain in campaigning.gains(g, seat, request.options)
            ]
            best = max([gain for keeps, gain in gains if not keeps], default=0.0)
            return best - max([gain for keeps, gain in gains if keeps], default=0.0)
    return 0.0


def better_plan(g: Zoocracy, request: Request, kept: Sequence[Action], chosen: tuple[Seat, ...]) -> float:
    """What the government that one would like best brings beyond the best of those that one has promised."""
    t = talks(g, request.seat)
    found = [(hope, governing.pick(request.options, plan[len(chosen)])) for hope, plan in plans(t, chosen, 0.5)]
    promised = [hope for hope, option in found if option in kept]
    return (max([hope for hope, _ in found]) - max(promised)) / slope(t) if promised else 0.0


def leanings(g: Zoocracy, request: Request, temper: Temper) -> list[Leaning]:
    """A vote serves who proposes, or hurts him; a proposal serves those whom it wants to win over. In goals."""
    seat = request.seat
    if request.kind == "vote":
        proposal = on_table(g)
        if proposal is None or proposal.seat == seat:
            return []
        passed, refused, _ = governing.prospects(g, seat)
        t = talks(g, seat)
        yes, no = governing.ballot(request.options, YES), governing.ballot(request.options, NO)
        author = (proposal.seat,)
        return [Leaning(yes, passed / slope(t), helps=author), Leaning(no, refused / slope(t), harms=author)]
    if request.kind in ("propose", "motion", "appoint", "promise-goal") and isinstance(g.stack[-1], Draft):
        t, chosen = talks(g, seat), tuple(g.stack[-1].chosen)
        found = []
        for hope, plan in plans(t, chosen, round(temper.greed, 1))[:LEANS]:
            option = governing.pick(request.options, plan[len(chosen)])
            if option is not None:
                found.append(Leaning(option, hope / slope(t), helps=tuple(sorted(set(plan) - {seat}))))
        return found
    return []

"""What a deal is worth in Zoocracy, in goals, and which deals to think of."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.temper import Trust
from hemicycle.engine.words import Message

from .. import species as zoo
from ..edition import FORMATION, GOVERNMENT_OFFICES, PRIME_MINISTER, Species
from ..government import Draft, on_table
from ..promises import (
    BackProposal,
    GiveGoal,
    GiveOffice,
    NameFor,
    NoMotion,
    OpposeProposal,
    SpareSpecies,
    StandAside,
    proposers,
)
from ..state import Zoocracy
from . import bidding, campaigning, governing
from .bidding import PRESIDENCY
from .campaigning import SEAT
from .governing import Talks, brings, plans, slope, talks, wins
from .prices import NOW, shares
from .word import LOYAL_PRICE, PRICE, keeping, leanings, temptation

GOAL = 4.0
"""What a goal is worth in the points that deals are weighed in."""
PASSES = 0.55
"""How likely a proposal passes that nobody has promised to back."""
PART = 0.4
"""How much promised votes help that do not make a majority."""
EARLY = 0.35
"""What a promise about a proposal is worth before the election: who will propose, and to whom, is not known."""
FIRST = 0.5
"""How likely one of two comes to propose before the other, as long as nobody knows."""
NEEDED = 0.4
"""How likely the count makes somebody a partner whom one needs: all together it takes half of the votes."""
FREEDOM = 0.01
"""In goals: what it costs to promise what one would have done anyway."""
OPPOSED = 0.8
"""How much a promised no counts, for its share of the power."""
OTHERWISE = 0.12
"""Of what a species would bring that one leaves alone: the part that the food can't earn elsewhere."""
MOTION = 0.15
"""In goals: what it is worth to a government to be left alone for a round."""
BID_PAID = 0.5
"""Of what the presidency is worth: what is paid for it, as a rule."""
PLANS = 5
"""How many governments an offer is weighed for."""
RIVALRY = 0.4
"""A chance to win holds others' gains already, but for the prices that are set by hand."""


def worth(g: Zoocracy, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What a deal is worth to a seat, in points: what it makes of the formation, and what each promise brings."""
    value = of_proposals(g, seat, terms, trust)
    spared: dict[Seat, float] = {}
    for term in terms:
        sure = trust(term.seat)
        match term:
            case SpareSpecies(other, species):
                gain = of_species(g, seat, other, species, sure)
                if other == seat:
                    value += gain
                else:
                    # His food would have gone to one of them.
                    spared[other] = max(spared.get(other, 0.0), gain)
            case StandAside(other):
                value += of_bid(g, seat, other, sure)
            case NoMotion(other):
                value += of_motion(g, seat, other, sure)
            case NameFor(other, partner):
                value += of_name(g, seat, other, partner, sure)
    return GOAL * (value + sum(spared.values()))


# Proposals and votes


def of_proposals(g: Zoocracy, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What promises about proposals and votes bring, in goals."""
    about = [term for term in terms if isinstance(term, BackProposal | OpposeProposal | GiveOffice | GiveGoal)]
    if not about:
        return 0.0
    waiting = proposers(g)
    t = talks(g, seat)
    if elects(g):
        # How many votes anybody will have nobody knows, nor who will be next to propose. Half of them suffice,
        # since parties are not equal.
        fair = sum(t.otherwise) / g.players
        t = t._replace(seats=(1,) * g.players, majority=(g.players + 1) // 2, otherwise=(fair,) * g.players)
    value = 0.0
    for proposer in dict.fromkeys([proposer_of(term) for term in about]):
        mine = [term for term in about if proposer_of(term) == proposer]
        if proposer not in waiting:
            continue
        others = [other for other in waiting if other != proposer]
        if g.phase == FORMATION:
            others = waiting[: waiting.index(proposer)]
            reached = governing.REFUSED ** len(others)
        else:
            reached = EARLY if elects(g) else 1.0
        likely = FIRST if elects(g) else 1.0
        for other in others:
            # Where somebody else whom others back comes first there is nothing left for one to propose.
            if proposer == seat and (backers := sellers(g, seat, other, about)):
                reached *= 1 - likely * brought(t, other, backers)
        value += reached * of_proposal(g, t, proposer, mine, trust)
    return value


def elects(g: Zoocracy) -> bool:
    """Whether who will propose, and with how many votes, an election is still to tell."""
    return g.phase != FORMATION and not isinstance(g.stack[-1], Draft) and on_table(g) is None


def backers_of(proposer: Seat, terms: Sequence[Term]) -> list[Seat]:
    """Who has promised somebody's proposal a yes."""
    return [term.seat for term in terms if isinstance(term, BackProposal) and term.proposer == proposer]


def sellers(g: Zoocracy, seat: Seat, other: Seat, terms: Sequence[Term]) -> list[Seat]:
    """Who backs a rival's proposal; before the election also who may yet sell him the yes that one has bought."""
    found = backers_of(other, terms)
    if elects(g):
        found += [
            one for one in backers_of(seat, terms) if one != other and OpposeProposal(one, other) not in terms
        ]
    return found


def brought(t: Talks, proposer: Seat, backers: Sequence[Seat]) -> float:
    """How much of the votes that a proposer lacks others have promised him."""
    lacks = t.majority - t.seats[proposer]
    return min(1.0, sum([t.seats[backer] for backer in set(backers)]) / lacks) if lacks > 0 else 1.0


def proposer_of(term: Term) -> Seat:
    """Whose proposal a promise is about."""
    return term.proposer if isinstance(term, BackProposal | OpposeProposal) else term.seat


def of_proposal(g: Zoocracy, t: Talks, proposer: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What promises about one proposal bring: it may pass sooner, and hold other things than it would have."""
    seat = t.seat
    backers = backers_of(proposer, terms)
    part = brought(t, proposer, backers)
    blank = not any(isinstance(term, GiveOffice | GiveGoal) for term in terms)
    if blank and seat in backers:
        part = 1.0  # what one gives him for nothing in his proposal, others give as well, and he needs nobody else
    refused = wins(t, t.otherwise)
    tabled = on_table(g)
    settled = tabled is not None and tabled.seat == proposer
    given = content(g, t, proposer, terms)
    as_said = wins(t, brings(t, given, {proposer, *backers, *given}))
    agreed = PASSES
    if settled:
        usual = as_said
    elif proposer == seat:
        # What one gives away is gone from what one would have proposed.
        plan = planned(t)
        usual = wins(t, brings(t, plan, {seat, *plan}))
        rest = promised_of(plan, terms)
        left = brings(t, rest, {seat, *rest})
        if elects(g):
            left[seat] -= foreclosed(t, plan, terms)
            part *= NEEDED
        # Who lacks votes still has to pay for them.
        as_said = part * as_said + (1 - part) * wins(t, left)
    else:
        usual = wins(t, expected(t, proposer))
        sure = trust(proposer)
        if blank:
            as_said = part * as_said + (1 - part) * usual
        as_said = sure * as_said + (1 - sure) * usual
    helped = 1.0 if backers else 0.0
    for backer in backers:
        helped *= trust(backer)
    if part < 1.0:
        helped *= PART * part
    passes = agreed + (1 - agreed) * helped
    noes = [term for term in terms if isinstance(term, OpposeProposal)]
    passes *= unopposed(t, [no for no in noes if no.seat != seat], trust)
    then = passes * as_said + (1 - passes) * refused
    if any(no.seat == seat for no in noes):
        # Whoever votes no gets nothing of it; and what harms him he may refuse without a deal.
        left_out = as_said if settled else min(as_said, wins(t, expected(t, proposer, seat)))
        passes *= unopposed(t, [no for no in noes if no.seat == seat], trust)
        then = min(then, passes * left_out + (1 - passes) * refused)
    now = agreed * usual + (1 - agreed) * refused
    bound = FREEDOM * sum([term.seat == seat for term in terms])
    if proposer == seat and not backers and not noes:
        then = min(then, now)  # what one gives away for nothing one could have given freely
    return (then - now) / slope(t) - bound


def unopposed(t: Talks, noes: Sequence[OpposeProposal], trust: Trust) -> float:
    """How much promised noes leave of the chance that a proposal passes."""
    power = shares(t.seats, t.majority, None)
    return prod([1 - OPPOSED * trust(no.seat) * min(1.0, 2 * power[no.seat]) for no in noes])


def planned(t: Talks) -> tuple[Seat, ...]:
    """What one would propose oneself, without a deal."""
    found = plans(t, (), 0.5)
    return found[0][1] if found else (t.seat,) * len(t.worths)


def expected(t: Talks, proposer: Seat, without: Seat | None = None) -> list[float]:
    """What a proposal of somebody may be expected to give everybody, but for whoever is left out."""
    given = sum(t.worths)
    strong = shares(t.seats, t.majority, proposer)
    return [0.0 if party == without else given * share for party, share in enumerate(strong)]


def content(g: Zoocracy, t: Talks, proposer: Seat, terms: Sequence[Term]) -> tuple[Seat, ...]:
    """What a proposal holds: what is promised of it, and the rest for whoever makes it."""
    tabled = on_table(g)
    if tabled is not None and tabled.seat == proposer:
        return (*tabled.offices, *tabled.goals)
    # One's own proposal still needs the partners that it would have needed, where nobody's votes are promised.
    alone = proposer == t.seat and not any(isinstance(term, BackProposal) for term in terms)
    return promised_of(planned(t) if alone else (proposer,) * len(t.worths), terms)


def promised_of(plan: tuple[Seat, ...], terms: Sequence[Term]) -> tuple[Seat, ...]:
    """A proposal with what is promised of it."""
    given = list(plan)
    for term in terms:
        if isinstance(term, GiveOffice):
            given[GOVERNMENT_OFFICES.index(term.office)] = term.partner
        elif isinstance(term, GiveGoal) and 2 + term.goal < len(given):
            given[2 + term.goal] = term.partner
    return tuple(given)


def foreclosed(t: Talks, plan: tuple[Seat, ...], terms: Sequence[Term]) -> float:
    """What it costs to name somebody before the count for what some partner gets anyway.

    Whom one will need, and who will be the cheapest, nobody knows: who is not needed has his part on top.
    """
    nobody = promised_of((t.seat,) * len(plan), terms)
    named = [at for at, party in enumerate(nobody) if party != t.seat and plan[at] != t.seat]
    return (1 - NEEDED) * sum([t.mine[at] for at in named])


# The other promises


def of_species(g: Zoocracy, seat: Seat, other: Seat, species: Species, sure: float) -> float:
    """A species that a rival leaves alone, where one leads or would like to; or that one leaves to others."""
    field = campaigning.before_turns(g, seat)
    counts, votes = g.tokens[species], zoo.votes(g, species)
    now = campaigning.lasting(field, counts, votes)
    placed = counts.copy()
    placed[seat] = max(counts) + 1
    if other == seat:
        gain = campaigning.lasting(field, placed, votes) - now
        return -FREEDOM - SEAT * OTHERWISE * max(0.0, gain)
    spared = field._replace(reach=[0 if party == other else more for party, more in enumerate(field.reach)])
    if counts[seat]:
        return sure * SEAT * (campaigning.lasting(spared, counts, votes) - now)
    gain = campaigning.lasting(spared, placed, votes) - campaigning.lasting(field, placed, votes)
    return sure * SEAT * 0.3 * gain


def of_bid(g: Zoocracy, seat: Seat, other: Seat, sure: float) -> float:
    """Who stands aside leaves the presidency to the others, each by what it could bid."""
    bids = [bidding.affordable(g, party, 0.5) + 0.5 for party in range(g.players)]
    mine = bids[seat] / sum(bids)
    if other == seat:
        # Who bids pays half, but counts on getting more for it.
        return -FREEDOM - (1 - BID_PAID) * PRESIDENCY * mine
    rest = bids[seat] / (sum(bids) - bids[other])
    return sure * (1 - BID_PAID) * PRESIDENCY * (rest - mine)


def of_motion(g: Zoocracy, seat: Seat, other: Seat, sure: float) -> float:
    """A motion that is not brought: peace for the government, a chance less for whoever leads the opposition."""
    fallen = 1.0 if g.government and not g.has_majority else 0.2
    if other == seat:
        return -FREEDOM - fallen * 2 * MOTION
    return sure * fallen * MOTION if g.in_government(seat) else 0.0


def of_name(g: Zoocracy, seat: Seat, other: Seat, partner: Seat, sure: float) -> float:
    """A goal that a Prime Minister names somebody for (§5g, §8)."""
    likely = 0.3
    if g.phase != FORMATION:
        likely = 0.9 if g.holds(PRIME_MINISTER) == other and g.has_majority else 0.0
    if other == seat:
        return -FREEDOM - likely * NOW
    if partner == seat:
        return sure * likely * NOW
    return -sure * likely * NOW / (g.players - 1)


# What to offer


def proposals(g: Zoocracy, seat: Seat, terms: Sequence[Term]) -> list[tuple[Term, ...]]:
    """Before one's proposal the governments that one would like; while others vote, to wait for one's own; in the
    campaign, to leave each other's species alone."""
    return [*governments(g, seat), *truces(g, seat)]


def governments(g: Zoocracy, seat: Seat) -> list[tuple[Term, ...]]:
    """What one's own proposal would give partners, for their votes; also for their no to the one before."""
    waiting = proposers(g)
    if g.phase != FORMATION and not isinstance(g.stack[-1], Draft):
        return []
    if seat not in waiting[:2] or g.seats[seat] >= g.majority:
        return []
    before = [] if waiting[0] == seat else [waiting[0]]
    tabled = on_table(g)
    if tabled is not None and tabled.seat == seat:
        return []
    t = talks(g, seat)
    found: list[tuple[Term, ...]] = []
    for _, plan in plans(t, (), 0.5)[:PLANS]:
        partners = sorted(set(plan) - {seat})
        gives: list[Term] = [
            GiveOffice(seat, party, office)
            for office, party in zip(GOVERNMENT_OFFICES, plan[:3], strict=True)
            if party != seat
        ]
        gives += [GiveGoal(seat, party, at + 1) for at, party in enumerate(plan[3:]) if party != seat]
        votes: list[Term] = [BackProposal(party, seat) for party in partners]
        votes += [OpposeProposal(party, other) for party in partners for other in before if party != other]
        if partners:
            found.append((*votes, *gives))
    return found


def truces(g: Zoocracy, seat: Seat) -> list[tuple[Term, ...]]:
    """Each leaves alone what the other leads."""
    leads: dict[Seat, list[Species]] = {}
    for species, counts in g.tokens.items():
        first, _ = zoo.ranked(counts)
        if first is not None:
            leads.setdefault(first, []).append(species)
    return [
        (SpareSpecies(other, mine), SpareSpecies(seat, theirs))
        for other in leads
        if other != seat
        for mine in leads.get(seat, ())
        for theirs in leads[other]
    ]


def sweeteners(g: Zoocracy, seat: Seat, parties: tuple[Seat, ...]) -> list[Term]:
    """What the others could add: an office, a goal, or a species left alone."""
    kinds = (GiveOffice, GiveGoal, SpareSpecies)
    found = [term for term in g.terms_between(parties) if isinstance(term, kinds) and term.seat != seat]
    return [
        term
        for term in found
        if (g.tokens[term.species][seat] if isinstance(term, SpareSpecies) else is_for(term, seat))
    ]


def is_for(term: Term, seat: Seat) -> bool:
    return isinstance(term, GiveOffice | GiveGoal) and term.partner == seat


def prevented(g: Zoocracy, term: Term, promised: Sequence[Term]) -> Message | None:
    """Who has promised no motion can't promise what one would hold, nor the other way round."""
    for one in promised:
        for this, that in ((term, one), (one, term)):
            if isinstance(this, NoMotion) and isinstance(that, GiveOffice | GiveGoal) and g.phase != FORMATION:
                return Message("bot-deal-promised-otherwise")
    return None


def able(g: Zoocracy, seat: Seat, term: Term, owed: Sequence[Term]) -> float:
    """A Prime Minister names one party for the goal."""
    return 0.0 if isinstance(term, NameFor) and any(isinstance(one, NameFor) for one in owed) else 1.0


def says(g: Zoocracy, seat: Seat, terms: Sequence[Term], agrees: bool) -> Message:
    """What speaks for a deal, or against it."""
    about = [term for term in terms if isinstance(term, BackProposal | GiveOffice | GiveGoal)]
    if about and g.phase == FORMATION:
        t = talks(g, seat)
        proposer = proposer_of(about[0])
        # What the seat's own hand would make of an office is nobody's business.
        gains = brings(t._replace(mine=t.worths), content(g, t, proposer, terms), set(range(g.players)))
        brought, counted = round(gains[seat], 1), round(expected(t, proposer)[seat], 1)
        # The figures are its own gains alone; what else counted (a rival's gains, doubt) they do not show.
        if agrees == (brought > counted):
            id = "bot-deal-government" if agrees else "bot-deal-government-poor"
            return Message(id, {"brings": brought, "expected": counted})
    found = [got(g, seat, term) if agrees else given(g, seat, term) for term in terms]
    named = [message for message in found if message is not None]
    return named[0] if named else Message("bot-deal-good" if agrees else "bot-deal-poor")


def got(g: Zoocracy, seat: Seat, term: Term) -> Message | None:
    """What a term brings a seat, by what lies open."""
    if term.seat == seat:
        return None
    other = {"seat": term.seat}
    match term:
        case BackProposal(backer, proposer) if proposer == seat:
            together = g.seats[seat] + g.seats[backer]
            return Message("bot-deal-get-vote", {**other, "number": together, "majority": g.majority})
        case OpposeProposal():
            return Message("bot-deal-get-no", other)
        case GiveOffice(_, partner, office) if partner == seat:
            return Message("bot-deal-get-office", {"office": office})
        case GiveGoal(_, partner) | NameFor(_, partner) if partner == seat:
            return Message("bot-deal-get-goal")
        case SpareSpecies(_, species):
            return Message("bot-deal-get-species", {**other, "species": species})
        case NoMotion():
            return Message("bot-deal-get-quiet", other)
        case StandAside():
            return Message("bot-deal-get-bid", other)
    return None


def given(g: Zoocracy, seat: Seat, term: Term) -> Message | None:
    """What a term costs a seat."""
    if term.seat != seat:
        return None
    match term:
        case BackProposal(_, proposer):
            return Message("bot-deal-give-vote", {"number": g.seats[seat], "proposer": proposer})
        case OpposeProposal(_, proposer):
            return Message("bot-deal-give-no", {"proposer": proposer})
        case GiveOffice(_, partner, office):
            return Message("bot-deal-give-office", {"office": office, "partner": partner})
        case GiveGoal(_, partner) | NameFor(_, partner):
            return Message("bot-deal-give-goal", {"partner": partner})
        case SpareSpecies(_, species):
            return Message("bot-deal-give-species", {"species": species})
        case NoMotion():
            return Message("bot-deal-give-quiet")
        case StandAside():
            return Message("bot-deal-give-bid")
    return None

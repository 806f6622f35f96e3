"""What a deal is worth in Junta, in millions, and which deals to think of."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.memory import recalled
from hemicycle.engine.temper import Temper, Trust
from hemicycle.engine.words import Message

from ..coup.aftermath import FiringSquad
from ..edition import ADMIRAL, COMMANDER, GENERALS, MINISTER
from ..money import payments
from ..money import worth as purse_worth
from ..politics.scrutin import Scrutin
from ..promises import (
    AboutVotes,
    BackBudget,
    BackCandidate,
    ForceTheBudget,
    GivePostTo,
    JoinCoup,
    OpposeBudget,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StayLoyal,
)
from ..state import NOBODY, Junta
from ..trades import HandBills, HandCard, HandUnits, PayLater, why_no_bills
from . import dangers, rebels, treasury
from .hand import plain_worth, worth_of
from .outlook import Outlook, seen
from .pitches import before_squad, electing, proposals
from .replies import says
from .word import LOYAL_PRICE, PRICE, keeping, leanings, temptation

POINT = 0.35
"""What a million is worth, in the points in which all bots bargain."""
FREEDOM = 0.1
"""In millions: what it costs to promise what one would have done anyway."""
CASH = 0.85
"""What a million in the hand is worth."""
FAILS = 0.5
"""Of a year's aid: what it costs a President that his budget is refused."""
LIKES, VOTES = 0.7, 12.0
"""How likely anybody's votes are for a budget; and how much all votes together would change its odds."""
REFUSED = 0.15
"""How likely a budget is refused."""
LATER = 0.7
"""What a million promised for later is worth, of one in the hand, if the promise is kept."""
LEAST_SHARED, MOST_SHARED = 0.35, 0.8
"""The parts of a year's aid that anybody, and that nobody, promises and gives away."""
POSTS = {MINISTER: 1.4, ADMIRAL: 0.3, COMMANDER: 0.8, **dict.fromkeys(GENERALS, 0.9)}
"""In millions: what a post is worth to whoever gets it."""
RIVALRY = 1.0
"""What is left out of a worth that is told in one's own millions alone."""


def worth(g: Junta, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What a deal is worth to a seat."""
    look = seen(g, seat)
    value = of_budget(look, terms, trust)
    value += dangers.of_quiet(look, terms, trust)
    for term in largest(terms):
        value += of_term(look, term, 1.0 if term.at_once else trust(term.seat))
        if term.seat == seat:
            value -= FREEDOM
    return POINT * value


@recalled
def of_term(look: Outlook, term: Term, sure: float) -> float:
    """What a term brings by itself, kept as surely as that."""
    return of_gift(look, term) + sure * of_promise(look, term)


def largest(terms: Sequence[Term]) -> Sequence[Term]:
    """Of several shares that one promises another, the largest: it is the others as well."""
    promised = [term for term in terms if isinstance(term, ShareBudget)]
    if len(promised) < 2:
        return terms
    shares: dict[tuple[Seat, Seat], int] = {}
    for term in promised:
        shares[term.seat, term.party] = max(term.number, shares.get((term.seat, term.party), 0))
    return [
        term for term in terms if not isinstance(term, ShareBudget) or term.number == shares[term.seat, term.party]
    ]


def of_budget(look: Outlook, terms: Sequence[Term], trust: Trust) -> float:
    """What promised votes and force bring a President: how much likelier his budget passes, with all of them."""
    if look.seat != look.g.president:
        return 0.0
    about = [term for term in terms if isinstance(term, (BackBudget, ForceTheBudget))]
    if not about:
        return 0.0
    swing = force = 0.0
    for term in dict.fromkeys(about):
        if isinstance(term, ForceTheBudget):
            force = max(force, trust(term.seat))
        else:
            # A yes is no more than was to be hoped for; a no is.
            sign = -LIKES if isinstance(term, OpposeBudget) else 1 - LIKES
            swing += sign * trust(term.seat) * look.votes(term.seat) / look.all_votes
    usual = 1 - REFUSED
    odds = usual / (1 - usual) * exp(VOTES * swing)
    passes = odds / (1 + odds)
    passes += (1 - passes) * force
    return (passes - usual) * FAILS * look.aid


# What changes hands


def of_gift(look: Outlook, term: Term) -> float:
    """Bills, cards and units, given or got."""
    g, seat = look.g, look.seat
    match term:
        case HandBills(giver, party, bill, number):
            return CASH * bill * number * direction(seat, giver, party)
        case HandCard(giver, party, card):
            if giver == seat:
                return -known_worth(g, seat, card)
            return known_worth(g, seat, card) if party == seat else 0.0
        case HandUnits(giver, party, _, _, number) if g.coup is not None:
            if giver == seat:
                side = rebels.leans(look, seat)
                with_them = "junta" if party in g.coup.rebels else "president"
                return -number * (0.1 if side == with_them else 0.25 if not side else 1.0)
            return 0.4 * number if party == seat else 0.0
    return 0.0


def direction(seat: Seat, giver: Seat, party: Seat) -> int:
    return 1 if party == seat else -1 if giver == seat else 0


def known_worth(g: Junta, seat: Seat, card: str) -> float:
    """What a card is worth to somebody: by the whole hand where one sees it."""
    return worth_of(g, seat, card) if seat == g.viewer else plain_worth(g.edition, card)


# Promises


def of_promise(look: Outlook, term: Term) -> float:
    """What a promise brings, or costs, if it is kept."""
    g, seat = look.g, look.seat
    match term:
        case BackBudget(other):
            return -0.3 if other == seat else 0.0
        case ShareBudget(other, party, number):
            if party == seat:
                return CASH * max(0.3, number - expected(look, seat))
            more = max(0.0, number - planned(look, party))
            return -CASH * in_office(look, seat) * more if other == seat else 0.0
        case GivePostTo(other, party, post):
            if party == seat:
                return POSTS[post] * (0.3 if g.posts.get(post) == seat else 1.0)
            return -0.25 * POSTS[post] if other == seat else 0.0
        case ForceTheBudget(other):
            return -0.3 if other == seat else 0.0
        case BackCandidate(other, candidate):
            return of_election(look, other, candidate)
        case PayLater(other, party, number, turn):
            if party == seat:
                return LATER * CASH * min(float(number), means(look, other, turn))
            return -CASH * number if other == seat else 0.0
    return 0.0


def means(look: Outlook, other: Seat, turn: int) -> float:
    """What somebody may well be able to pay by the end of a turn: nobody is believed more than he has."""
    if turn > look.g.turn.number and not look.left:
        return 0.0
    return look.cash[other] + (0.0 if turn <= look.g.turn.number else expected(look, other))


def pivot(look: Outlook, other: Seat) -> float:
    """How likely somebody's votes decide a ballot."""
    return min(0.8, 1.3 * look.votes(other) / look.all_votes)


def expected(look: Outlook, seat: Seat) -> float:
    """What somebody may hope for from a budget without a deal."""
    return 0.22 * look.aid / max(1, look.g.players - 1) * (1.5 if look.g.holder(MINISTER) == seat else 1.0)


@recalled
def planned(look: Outlook, party: Seat) -> float:
    """What a President would give somebody anyway."""
    if look.g.small or look.g.president != look.seat:
        return expected(look, party)
    return treasury.targets(look, look.aid).get(party, 0.0)


def of_election(look: Outlook, other: Seat, candidate: Seat) -> float:
    """A vote in the next election, if there is one."""
    g, seat = look.g, look.seat
    comes = 1.0 if g.president == NOBODY or electing(g) else 0.15
    office = rebels.PRESIDENCY * look.aid * min(2, max(1, look.left))
    if candidate == seat:
        return comes * pivot(look, other) * office
    if other == seat:
        return -comes * 0.2 * pivot(look, seat) * office
    return comes * pivot(look, other) * office * look.weight(candidate)


# What to ask for, and what cannot be


def sweeteners(g: Junta, seat: Seat, parties: tuple[Seat, ...]) -> list[Term]:
    """What the others could add: a bill, a larger share, one's life."""
    found: list[Term] = []
    for other in parties:
        if other == seat:
            continue
        found += [SparePlayer(other, seat), SpareFromSquad(other, seat)]
        if other == g.president and not g.turn.piles and g.turn.phase < 5:
            found += [ShareBudget(other, seat, share) for share in (1, 2, 3)]
        found += [HandBills(other, seat, bill, 1) for bill in (1, 2)]
        found += [PayLater(other, seat, number, max(1, g.turn.number)) for number in (1, 2, 3)]
    possible = set(g.terms_between(parties))
    return [term for term in found if term in possible]


def prevented(g: Junta, term: Term, promised: Sequence[Term]) -> Message | None:
    """What one could not keep. The words are those for a poor offer: a refusal shows no hand."""
    seat = term.seat
    one = g.families[seat]
    if one.reserve[0] < 0:
        return None
    match term:
        case AboutVotes() if too_late(g, term):
            return Message("bot-deal-poor")
        case HandBills() if any(have < given for have, given in zip(one.reserve, term.bills, strict=True)):
            return Message("bot-deal-poor")
        case HandCard(_, _, card) if card not in one.hand:
            return Message("bot-deal-poor")
        case ShareBudget(_, _, number):
            before = sum([other.number for other in promised if isinstance(other, ShareBudget)])
            if before + number > 8:
                return Message("bot-deal-promised-otherwise")
        case GivePostTo(_, party):
            mine = [other for other in promised if isinstance(other, GivePostTo) and other.party == party]
            if mine:
                return Message("bot-deal-promised-otherwise")
        case PayLater(_, _, number):
            owed = sum([other.number for other in promised if isinstance(other, PayLater)])
            if owed + number > purse_worth(one.reserve):
                return Message("bot-deal-poor")
        case SpareFromSquad(_, party) if before_squad(g):
            # Mercy is sold once: with all of them spared there would be nobody left to take money from.
            if any(isinstance(other, SpareFromSquad) and other.party != party for other in promised):
                return Message("bot-deal-promised-otherwise")
        case JoinCoup() if not isinstance(term, StayLoyal) and seat == g.president:
            return Message("bot-deal-poor")
    return None


def able(g: Junta, seat: Seat, term: Term, owed: Sequence[Term]) -> float:
    """By the money that somebody will have, and the office that he has or may come to have."""
    look = seen(g, seat)
    match term:
        case AboutVotes():
            return 0.0 if too_late(g, term) else 1.0
        case ShareBudget(other, party, number):
            shares = {one.party: one.number for one in owed if isinstance(one, ShareBudget)}
            shares[party] = max(number, shares.get(party, 0))
            return in_office(look, other) * affords(look, sum(shares.values()))
        case GivePostTo(other, party, post):
            posts = [one for one in owed if isinstance(one, GivePostTo)]
            if any((one.post == post) != (one.party == party) for one in posts):
                return 0.0
            return in_office(look, other) * (1.0 if g.turn.phase < 3 else 0.5)
        case PayLater(other, _, number, turn):
            debts = sum([one.number for one in owed if isinstance(one, PayLater)])
            return min(1.0, max(0.0, means(look, other, turn) - debts) / number)
    return 1.0


def too_late(g: Junta, term: AboutVotes) -> bool:
    """Whether the ballot under way leaves nothing to promise: these votes have been given, or kept back; or nobody
    can vote so."""
    for frame in g.stack:
        if isinstance(frame, Scrutin) and frame.question == term.ballot:
            voted = frame.round > 1 or term.seat not in frame.order[frame.place :]
            given = any(one.family == term.seat for one in frame.given)
            return voted or given or not any(term.promised(choice) for choice in frame.candidates())
    return False


def in_office(look: Outlook, other: Seat) -> float:
    """How likely somebody is President when the next budget is made."""
    g = look.g
    if g.president != NOBODY:
        return 1.0 if other == g.president else 0.0
    # Who is promised something for votes makes it likelier himself.
    return min(1.0, 3 * look.votes(other) / look.all_votes)


def affords(look: Outlook, shares: float) -> float:
    """How likely a President gives away so much of a year's aid: a third of it gladly, four fifths never."""
    return min(1.0, max(0.0, (MOST_SHARED - shares / look.aid) / (MOST_SHARED - LEAST_SHARED)))


def settles(g: Junta, seat: Seat, owed: Sequence[Term], temper: Temper) -> list[tuple[Seat, tuple[Term, ...]]]:
    """The debts that one pays now: in their turn, once the budget is paid, unless the sum tempts one."""
    found: list[tuple[Seat, tuple[Term, ...]]] = []
    for term in owed:
        if not isinstance(term, PayLater) or term.turn != g.turn.number or g.turn.phase < 5:
            continue
        ways = payments(g.families[seat].reserve, term.number)
        if not ways or term.number > PRICE + LOYAL_PRICE * temper.loyalty or why_no_bills(g, seat) is not None:
            continue
        bills = zip((1, 2, 3), ways[0], strict=True)
        if g.active(term.party):
            found.append((term.party, tuple([HandBills(seat, term.party, bill, n) for bill, n in bills if n])))
    return found


def amount(term: Term) -> int:
    """How much of its kind a term is, by the millions or the units in it."""
    match term:
        case HandBills(bill=bill, number=number):
            return bill * number
        case ShareBudget(number=number) | HandUnits(number=number) | PayLater(number=number):
            return number
    return 1


# What is said of a hand


def shows(term: Term) -> str | None:
    """The card that whoever offers this says he holds."""
    return term.card if isinstance(term, HandCard) else None


def places(g: Junta, own: Seat, seat: Seat) -> tuple[int, list[str], list[tuple[int, list[str]]]]:
    """A hand on an imagined table, and where else cards may lie, out of sight."""
    others = [g.families[other].hand for other in range(g.players) if other not in (own, seat)]
    return 0, g.families[seat].hand, [(0, place) for place in (g.deck, *others)]

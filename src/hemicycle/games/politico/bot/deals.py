"""What a deal is worth in Politico, and which deals to think of."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.looks import Looks
from hemicycle.engine.temper import Leaning, Temper, Trust
from hemicycle.engine.words import Message

from ..edition import ATTACKS, BARAKA, HOMME_PROVIDENTIEL, MOTION, PREMIER_MINISTRE
from ..formation import DECLINE, JOIN
from ..government import NO, YES
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
    attempting,
)
from ..state import Politico
from . import attacking, coalitions
from .coalitions import NEEDED, STEEP
from .outlook import Outlook
from .word import LOYAL_PRICE, PRICE, keeping, temptation

POINT = 0.1
"""Ten points of Politico are one of those in which deals are weighed."""
FREEDOM = 0.3
"""In points: what it costs to promise what one would have done anyway."""
EARLY = 0.3
"""How likely somebody who is not on turn tries to form a government within the round."""
ALONE = 0.75
"""How much of a planned government comes true without a deal: partners may refuse."""
MOTION_COMES, MOTION_ASKED = 0.2, 0.8
"""How likely a motion is tabled within a round; and where votes for it are asked for on an outsider's turn."""
ATTACKED, BLOW = 0.15, 35.0
"""How likely one player attacks another within a round, and what that costs."""
HELD = 0.4
"""How likely a promised defence is in the hand when it is wanted."""
TOPPLED = 0.3
"""How likely a government meets, before its next points, an attack that would topple it."""
EXPELLED, LEFT = 0.15, 0.08
"""How likely a member is expelled before the next points, and how likely he goes."""

ABOUT_INVESTITURE = (JoinGovernment, InviteParty, BackInvestiture, OpposeInvestiture)
RIVALRY = 0.4
"""A chance to win holds others' gains already, but for the prices that are set by hand."""


seen = Looks(Outlook)
"""How the table looks to a seat."""


def worth(g: Politico, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What a deal is worth to a seat: what it makes of a government to come, and of the one in office."""
    look = seen(g, seat)
    value = of_governments(look, terms, trust) + of_peace(look, terms, trust)
    for term in longest(terms):
        value += of_promise(look, term, trust(term.seat))
        if term.seat == seat:
            value -= FREEDOM
    return POINT * value


def longest(terms: Sequence[Term]) -> list[Term]:
    """The terms without those that another one of the same player's holds already."""
    lasting = [term for term in terms if isinstance(term, SpareParty | DefendParty)]
    until = {(type(term), term.seat, term.party) for term in lasting if term.until == "scoring"}
    return [
        term
        for term in terms
        if not isinstance(term, SpareParty | DefendParty)
        or term.until == "scoring"
        or (type(term), term.seat, term.party) not in until
    ]


# A government to come


def premier_of(term: Term) -> Seat:
    """Whose government a promise is about."""
    if isinstance(term, JoinGovernment | BackInvestiture | OpposeInvestiture):
        return term.premier
    return term.seat


def of_governments(look: Outlook, terms: Sequence[Term], trust: Trust) -> float:
    """What promises about governments to come bring."""
    about = [term for term in terms if isinstance(term, ABOUT_INVESTITURE)]
    if not about or look.g.government is not None:
        return 0.0
    value = 0.0
    for premier in dict.fromkeys([premier_of(term) for term in about]):
        if not look.g.barred(premier):
            mine = [term for term in about if premier_of(term) == premier]
            value += likely(look, premier) * of_government(look, premier, mine, trust)
    return value


def likely(look: Outlook, premier: Seat) -> float:
    """How likely a player tries to form a government within the round."""
    g = look.g
    if attempting(g) == premier:
        return 1.0
    if premier == look.seat and not may_form(g, premier):
        return 0.0
    return 0.8 if g.seat == premier else EARLY


def may_form(g: Politico, seat: Seat) -> bool:
    """Whether one's own hand holds a card to form a government with."""
    return PREMIER_MINISTRE in g.hands[seat] or HOMME_PROVIDENTIEL in g.hands[seat] or attempting(g) == seat


def of_government(look: Outlook, premier: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What promises about one player's government bring: who will be in it, and whether it passes."""
    g, seat = look.g, look.seat
    joining = {term.seat for term in terms if isinstance(term, JoinGovernment)}
    called = {term.party for term in terms if isinstance(term, InviteParty)}
    partners = tuple([party for party in g.others(premier) if party in joining | called and not g.barred(party)])
    backing = {term.seat for term in terms if isinstance(term, BackInvestiture)} | set(partners)
    against = {term.seat for term in terms if isinstance(term, OpposeInvestiture)}
    sure = 1.0
    for party in partners:
        sure *= trust(party)
    if premier != seat and called:
        sure *= trust(premier)
    backing.discard(premier)
    then = passes(look, {premier, *backing}, against)
    with_all = then * look.value(look.formed((premier, *partners)))
    if premier == seat:
        now = ALONE * max(0.0, coalitions.plan(look, seat, PREMIER_MINISTRE, False).value)
    else:
        rest = tuple([party for party in partners if party != seat])
        now = passes(look, {premier, *[party for party in backing if party != seat]}, set())
        now *= look.value(look.formed((premier, *rest)))
    return sure * (with_all - now)


def passes(look: Outlook, backing: set[Seat], against: set[Seat]) -> float:
    """How likely a government is invested that these vote for, and these not."""
    g = look.g
    voters = [party for party in range(g.players) if not g.mute(party)]
    total = sum([g.deputies[party] for party in voters]) or 1
    yes = sum([g.deputies[party] for party in voters if party in backing and party not in against])
    return 1.0 / (1.0 + exp(-STEEP * (yes / total - NEEDED)))


# The government in office


def of_peace(look: Outlook, terms: Sequence[Term], trust: Trust) -> float:
    """What it brings that some will spare the government: those who are outside it gave a chance away."""
    government = look.g.government
    spared = [term.seat for term in terms if isinstance(term, SpareGovernment)]
    if government is None or not spared:
        return 0.0
    sure = 1.0
    for party in spared:
        sure *= trust(party)
    calmer = look.prospects(government, spared=spared)
    return sure * look.value([after - before for after, before in zip(calmer, look.governing)])


def of_promise(look: Outlook, term: Term, sure: float) -> float:
    """What one of the other promises brings."""
    g, seat = look.g, look.seat
    match term:
        case BackMotion(other) | OpposeMotion(other):
            return sure * of_motion(look, other, isinstance(term, BackMotion))
        case SpareParty(other, party):
            if other == seat:
                return -spares(look, party)
            return sure * ATTACKED * BLOW * look.weights[party]
        case DefendParty(other, party):
            saved = HELD * ATTACKED * BLOW * look.weights[party]
            if party in g.members:
                saved += HELD * TOPPLED * look.value(look.governing)
            if other == seat:
                return saved - 2.0
            return sure * saved
        case ExpelMember(_, party) if party in g.members and g.government is not None:
            rest = tuple([one for one in g.members if one != party])
            changed = look.prospects(g.government, rest)
            return sure * look.value([after - before for after, before in zip(changed, look.governing)])
        case KeepMember(_, party):
            return sure * EXPELLED * look.weights[party] * max(0.0, look.governing[party])
        case StayMember(other) if g.government is not None and len(g.members) > 1:
            if other == g.prime_minister:
                return sure * LEFT * look.value(look.governing)
            rest = tuple([one for one in g.members if one != other])
            changed = look.prospects(g.government, rest)
            return sure * LEFT * look.value([before - after for after, before in zip(changed, look.governing)])
    return 0.0


def of_motion(look: Outlook, other: Seat, backs: bool) -> float:
    """A vote on a motion: the fall or the rest of the government, as far as that vote turns it."""
    g, seat = look.g, look.seat
    if g.government is None:
        return 0.0
    own = seat == g.seat and MOTION in g.hands[seat]
    asked = backs and g.seat != seat and g.seat not in g.members
    comes = 1.0 if own else MOTION_ASKED if asked else MOTION_COMES
    author = seat if own else next((party for party in g.others(seat) if party not in g.members), seat)
    turns = min(1.0, 2 * g.deputies[other] / (sum(g.deputies) or 1))
    return comes * turns * 0.5 * look.value(look.fall(author)) * (1 if backs else -1)


def spares(look: Outlook, party: Seat) -> float:
    """What it costs not to attack somebody: what the best attack at hand would bring, or a mean one."""
    g = look.g
    reds = [card for card in dict.fromkeys(g.hands[look.seat]) if card in ATTACKS]
    found = [
        attacking.attack(look, card, party) - attacking.kept(look, card)
        for card in reds
        if not ATTACKS[card].government or party in g.members
    ]
    return max(0.0, *found, 1.0) if found else 1.0


# What to offer


def proposals(g: Politico, seat: Seat, terms: Sequence[Term]) -> list[tuple[Term, ...]]:
    """On one's turn: the government that one would like; peace for the one in office; votes for a motion."""
    if g.seat != seat:
        return []
    return governments(g, seat) if g.government is None else peace(g, seat)


def governments(g: Politico, seat: Seat) -> list[tuple[Term, ...]]:
    """Partners who join and vote for it, or only vote for it and are spared; with all of them, and one by one."""
    if not may_form(g, seat) or g.barred(seat):
        return []
    look = seen(g, seat)
    partners = coalitions.plan(look, seat, PREMIER_MINISTRE, False).members[1:]
    found: list[tuple[Term, ...]] = []
    each = [
        (InviteParty(seat, party), JoinGovernment(party, seat), BackInvestiture(party, seat)) for party in partners
    ]
    if 0 < len(partners) <= 2:
        found.append(tuple([term for three in each for term in three]))
    elif partners:
        found.append(tuple([JoinGovernment(party, seat) for party in partners[:6]]))
    found += each
    for party in g.others(seat):
        if party not in partners:
            found.append((BackInvestiture(party, seat), SpareParty(seat, party, "round")))
    return found


def peace(g: Politico, seat: Seat) -> list[tuple[Term, ...]]:
    """Members leave each other alone, or one defends the other for it; who is outside is offered to be spared; or
    votes, or somebody's head."""
    premier, members = g.prime_minister, g.members
    assert premier is not None
    found: list[tuple[Term, ...]] = []
    for party in g.others(seat):
        if seat in members and party in members:
            found.append((SpareGovernment(party, "scoring"), SpareGovernment(seat, "scoring")))
            found.append((DefendParty(party, seat, "scoring"), SpareGovernment(seat, "scoring")))
            if BARAKA in g.hands[seat]:
                found.append((SpareGovernment(party, "scoring"), DefendParty(seat, party, "scoring")))
            if premier == seat:
                found.append((SpareGovernment(party, "scoring"), KeepMember(seat, party), StayMember(party)))
            if party == premier:
                found.append((SpareGovernment(seat, "scoring"), KeepMember(premier, seat)))
        elif seat in members:
            found.append((SpareGovernment(party, "scoring"), SpareParty(seat, party, "scoring")))
            found.append((OpposeMotion(party), SpareParty(seat, party, "round")))
        elif party == premier:
            found += [(ExpelMember(premier, other), SpareGovernment(seat, "scoring")) for other in members[1:]]
        elif party not in members and MOTION in g.hands[seat]:
            found.append((BackMotion(party), SpareParty(seat, party, "round")))
        found.append((SpareParty(party, seat, "round"), SpareParty(seat, party, "round")))
    return found


def sweeteners(g: Politico, seat: Seat, parties: tuple[Seat, ...]) -> list[Term]:
    """What the others could add: to be left alone for a round, or kept in the government."""
    return [
        term
        for term in g.terms_between(parties)
        if (isinstance(term, SpareParty) and term.until == "round" and term.party == seat)
        or (isinstance(term, KeepMember) and term.party == seat)
    ]


def prevented(g: Politico, term: Term, promised: Sequence[Term]) -> Message | None:
    """What one could not keep. The words are those for a poor offer: a refusal shows no hand."""
    match term:
        case InviteParty(seat) if not may_form(g, seat) or g.government is not None:
            return Message("bot-deal-poor")
        case DefendParty(seat) if BARAKA not in g.hands[seat]:
            return Message("bot-deal-poor")
        case JoinGovernment(seat, premier):
            if g.barred(seat) or any(
                isinstance(one, JoinGovernment) and one.premier != premier for one in promised
            ):
                return Message("bot-deal-promised-otherwise")
    return None


def able(g: Politico, seat: Seat, term: Term, owed: Sequence[Term]) -> float:
    """Who has said that he joins one government can't join another; nor defend everybody with one card."""
    match term:
        case JoinGovernment(other, premier):
            elsewhere = [one for one in owed if isinstance(one, JoinGovernment) and one.premier != premier]
            return 0.0 if g.barred(other) or elsewhere else 1.0
        case InviteParty(other):
            return 0.0 if g.barred(other) else 1.0
        case DefendParty(party=party):
            others = [one for one in owed if isinstance(one, DefendParty) and one.party != party]
            return 1.0 / (1 + len(others))
    return 1.0


def says(g: Politico, seat: Seat, terms: Sequence[Term], agrees: bool) -> Message:
    """What speaks for a deal, or against it."""
    for term in terms:
        if isinstance(term, JoinGovernment | BackInvestiture):
            premier = term.premier
            if agrees and term.seat == seat:
                return Message("bot-deal-government", {"premier": premier, "deputies": g.deputies[seat]})
            if not agrees:
                return Message("bot-deal-government-poor", {"premier": premier})
    if agrees and any(isinstance(term, SpareGovernment | SpareParty) for term in terms):
        return Message("bot-deal-peace")
    behind = dict.fromkeys(
        term.seat for term in terms if isinstance(term, JoinGovernment | BackInvestiture) and term.premier == seat
    )
    if agrees and len(behind) > 1:
        together = g.deputies[seat] + sum([g.deputies[one] for one in behind])
        majority = sum(g.deputies) // 2 + 1
        partners = {"seats_named": [*behind], "number": together, "majority": majority}
        return Message("bot-deal-get-votes", partners)
    found = [got(g, seat, term) if agrees else given(seat, term) for term in terms]
    named = [message for message in found if message is not None]
    return named[0] if named else Message("bot-deal-good" if agrees else "bot-deal-poor")


def got(g: Politico, seat: Seat, term: Term) -> Message | None:
    """What a term brings a seat."""
    if term.seat == seat:
        return None
    deputies = g.deputies[term.seat]
    match term:
        case JoinGovernment(other, premier) | BackInvestiture(other, premier) if premier == seat:
            together = {"number": g.deputies[seat] + deputies, "majority": sum(g.deputies) // 2 + 1}
            return Message("bot-deal-get-vote", {"seat": other, **together})
        case InviteParty(other, party) if party == seat:
            return Message("bot-deal-government", {"premier": other, "deputies": g.deputies[seat]})
        case OpposeInvestiture(_, premier):
            return Message("bot-deal-get-oppose", {"premier": premier})
        case BackMotion(other) | OpposeMotion(other):
            return Message("bot-deal-get-motion", {"seat": other, "number": deputies})
        case DefendParty(other, party) if party == seat:
            return Message("bot-deal-get-defence", {"seat": other})
        case ExpelMember(_, party) if party != seat:
            return Message("bot-deal-get-expel", {"party": party})
        case KeepMember(_, party) if party == seat:
            return Message("bot-deal-get-keep")
        case StayMember(other):
            return Message("bot-deal-get-stay", {"seat": other})
    return None


def given(seat: Seat, term: Term) -> Message | None:
    """What a term costs a seat."""
    if term.seat != seat:
        return None
    match term:
        case SpareParty(_, party):
            return Message("bot-deal-give-peace", {"party": party})
        case SpareGovernment():
            return Message("bot-deal-give-government")
        case DefendParty():
            return Message("bot-deal-give-defence")
        case BackMotion() | OpposeMotion():
            return Message("bot-deal-give-motion")
        case ExpelMember(_, party):
            return Message("bot-deal-give-expel", {"party": party})
        case KeepMember(_, party):
            return Message("bot-deal-give-keep", {"party": party})
        case StayMember():
            return Message("bot-deal-give-stay")
    return None


def leanings(g: Politico, request: Request, temper: Temper) -> list[Leaning]:
    """A vote serves the head of a government, or hurts him; so does the answer to his call. In points."""
    look, seat = Outlook(g, request.seat), request.seat
    premier = request.about.get("premier") if request.kind in ("investiture", "join") else g.prime_minister
    if premier is None or premier == seat:
        return []
    head = (int(premier),)
    yes, no = coalitions.VOTES[YES], coalitions.VOTES[NO]
    match request.kind:
        case "investiture":
            return [Leaning(yes, coalitions.invested(look), helps=head), Leaning(no, 0.0, harms=head)]
        case "censure":
            fall = look.value(look.fall(int(request.about["author"])))
            return [Leaning(yes, fall, harms=head), Leaning(no, 0.0, helps=head)]
        case "join":
            return [Leaning(JOIN, 0.0, helps=head), Leaning(DECLINE, coalitions.to_decline(look), harms=head)]
    return []


# What is said of a hand


def shows(term: Term) -> str | None:
    """The card that whoever promises this says he holds."""
    return BARAKA if isinstance(term, DefendParty) else None


def places(g: Politico, own: Seat, seat: Seat) -> tuple[int, list[str], list[tuple[int, list[str]]]]:
    """A hand on an imagined table, those of its cards that all have seen first, and where else cards may lie."""
    others = [other for other in range(g.players) if other not in (own, seat)]
    return len(g.known[seat]), g.hands[seat], [(0, g.pile), *[(len(g.known[one]), g.hands[one]) for one in others]]

"""What a deal is worth in Koalition, which deals to think of, and what keeping one's word means for a choice."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Leaning, Temper, Trust
from hemicycle.engine.words import Action, Message

from .. import count
from ..cards import ACTIONS, CARD_OF, Ruecktritt, Skandal, Sturz
from ..coalitions import together
from ..edition import RUECKTRITT, SKANDAL, STURZ, Party
from ..negotiation import Accept, Include, Negotiation, Propose, Withdraw
from ..promises import Join, PlayCard, Spare, StayOut, Support, country_number, negotiation_of
from ..state import Koalition
from . import actions, bargaining
from .estimate import countries_left, standings, win_chance
from .outlook import EAGERNESS, of_negotiation, outlook

SUPPORT, SUPPORTING, LEADER = 0.8, 0.35, 0.25
"""In points: to be supported in the next country; to support somebody, and more if that one is ahead."""
SPARED, SPARED_MEMBER, SPARING = 0.4, 0.1, 0.15
"""A party left alone that one leads, or has a card in; and not to use an attack that one holds."""
CARD = 0.3
"""What an action card is worth that one promises to play: half its worth, since it might be played anyhow."""
HOLDS = 0.5
"""How likely somebody holds the card that he promises to play, and comes to play it."""
LEAST_SLOPE = 1e-3
COALITIONS = 5
"""How many coalitions an offer is weighed for."""
ATTACKS = (STURZ, SKANDAL, RUECKTRITT)
PRICE, LOYAL_PRICE = 1.0, 4.0
"""The points that a breach must bring to tempt an opportunist, and how much more the loyal would want."""
RIVALRY = 0.4
"""A chance to win holds others' gains already, but for the prices that are set by hand."""


def worth(g: Koalition, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What a deal is worth in points: what it makes of the talks, and what each other promise brings."""
    negotiation = negotiation_of(g)
    value = of_talks(g, negotiation, seat, terms, trust) if negotiation is not None else 0.0
    expected: float | None = None
    for term in terms:
        match term:
            case Support(other, partner) if partner == seat:
                value += SUPPORT * trust(other)
            case Support(other, partner) if other == seat:
                value -= SUPPORTING + (LEADER if g.points(partner) > g.points(seat) else 0.0)
            case Spare(other, party) if other != seat:
                value += trust(other) * stake(g, seat, party)
            case Spare(_, party):
                attack = any(card in ATTACKS for card in g.specials[seat])
                value -= SPARING if attack and stake(g, seat, party) < SPARED else 0.02
            case PlayCard():
                expected = outlook(g).expected(seat) if expected is None else expected
                value += of_card(g, seat, term, trust(term.seat), expected)
    return value


def of_talks(g: Koalition, negotiation: Negotiation, seat: Seat, terms: Sequence[Term], trust: Trust) -> float:
    """What promises about coalitions do for a seat's chance to win, in points.

    Each leader goes where it gets most; whoever has promised goes where it said, as likely as it is trusted.
    """
    joins = {term.seat: (term.coalition, trust(term.seat)) for term in terms if isinstance(term, Join)}
    stays = [(term.seat, term.coalition, trust(term.seat)) for term in terms if isinstance(term, StayOut)]
    if not joins and not stays:
        return 0.0
    named = [*[coalition for coalition, _ in joins.values()], *[coalition for _, coalition, _ in stays]]
    seen = of_negotiation(g, negotiation, named)
    standing, left = standings(g, seat), countries_left(g) - 1
    now = then = total = 0.0
    for names, leaders, pay, chance in zip(seen.names, seen.leaders, seen.payouts, seen.chances):
        wins = win_chance(g, [have + more for have, more in zip(standing, pay)], seat, left)
        weight = 1.0
        for leader in leaders:
            best = seen.best[leader]
            eager = (pay[leader] / best) ** EAGERNESS if best else 1.0
            if leader in joins:
                coalition, sure = joins[leader]
                eager = sure * (coalition == names) + (1 - sure) * eager
            for other, coalition, sure in stays:
                # Who breaks his word to join another breaks this one with it.
                if other == leader and coalition == names and leader not in joins:
                    eager *= 1 - sure
            weight *= eager
        weight += 1e-6
        now += chance * wins
        then += weight * wins
        total += weight
    return (then / total - now) / slope(g, seat, standing, left)


def slope(g: Koalition, seat: Seat, standing: list[float], left: int) -> float:
    """What a point adds to the chance to win."""
    more = standing.copy()
    more[seat] += 1
    return max(LEAST_SLOPE, win_chance(g, more, seat, left) - win_chance(g, standing, seat, left))


def stake(g: Koalition, seat: Seat, party: Party) -> float:
    """What it is worth to a seat that nobody attacks a party."""
    players = count.strengths(g).get(party, {})
    if seat not in players:
        return -SPARED_MEMBER
    return SPARED if count.leaders(g)[party] == seat else SPARED_MEMBER


def of_card(g: Koalition, seat: Seat, term: PlayCard, sure: float, expected: float) -> float:
    """What it brings when a card is played as the table lies."""
    trial = g.copy()
    action = aimed(g, term)
    if action is None:
        return 0.0
    actions.lay_beside(trial, action)
    gain = outlook(trial).expected(seat) - expected
    return gain - CARD if term.seat == seat else HOLDS * sure * gain


def aimed(g: Koalition, term: PlayCard) -> Action | None:
    """The action that would keep the promise: a Rücktritt hits the party's strongest."""
    if term.special != RUECKTRITT:
        action: Action = ACTIONS[term.special](term.party)
        return action
    there = [laid for laid in g.table if laid.party == term.party and laid.card not in g.resignations]
    return Ruecktritt(max(there, key=lambda laid: laid.votes).card) if there else None


# What to offer


def proposals(g: Koalition, seat: Seat, terms: Sequence[Term]) -> list[tuple[Term, ...]]:
    """In the talks the most hopeful coalitions, also with support later; before, to leave each other alone."""
    if negotiation := negotiation_of(g):
        return coalitions_to_offer(g, negotiation, seat, terms)
    supports = {(term.seat, term.partner): term for term in terms if isinstance(term, Support)}
    spares = {(term.seat, term.party): term for term in terms if isinstance(term, Spare)}
    leaders = count.leaders(g)
    mine = [party for party, leader in leaders.items() if leader == seat]
    found: list[tuple[Term, ...]] = []
    for other in range(g.players):
        if other == seat:
            continue
        theirs = [party for party, leader in leaders.items() if leader == other]
        for party in mine:
            for their in theirs:
                pair = (spares.get((other, party)), spares.get((seat, their)))
                if pair[0] and pair[1]:
                    found.append((pair[0], pair[1]))
        if (other, seat) in supports and (seat, other) in supports:
            found.append((supports[seat, other], supports[other, seat]))
    return found


def coalitions_to_offer(
    g: Koalition, negotiation: Negotiation, seat: Seat, terms: Sequence[Term]
) -> list[tuple[Term, ...]]:
    seen = of_negotiation(g, negotiation)
    joins = {(term.seat, term.coalition): term for term in terms if isinstance(term, Join)}
    supports = {(term.seat, term.partner): term for term in terms if isinstance(term, Support)}
    hopes: list[tuple[float, int]] = []
    for at, (leaders, pay) in enumerate(zip(seen.leaders, seen.payouts)):
        if any((leader, seen.names[at]) not in joins for leader in leaders) or seat not in leaders:
            continue  # a leader whose seat a bot keeps can't agree to anything
        hope = float(pay[seat])
        for other in leaders:
            if other != seat and seen.best[other]:
                hope *= pay[other] / seen.best[other]
        hopes.append((hope, at))
    found: list[tuple[Term, ...]] = []
    for _, at in sorted(hopes, reverse=True)[:COALITIONS]:
        leaders = seen.leaders[at]
        others = [other for other in leaders if other != seat]
        plain: tuple[Term, ...] = tuple([joins[leader, seen.names[at]] for leader in leaders])
        if not others:
            continue
        found.append(plain)
        if len(others) == 1 and (seat, others[0]) in supports:
            found.append((*plain, supports[seat, others[0]]))
            found.append((*plain, supports[others[0], seat]))
    return found


def sweeteners(g: Koalition, seat: Seat, parties: tuple[Seat, ...]) -> list[Term]:
    """Support in the next country, from any of them."""
    return [term for term in g.terms_between(parties) if isinstance(term, Support) and term.partner == seat]


def prevented(g: Koalition, term: Term, promised: Sequence[Term]) -> Message | None:
    """A card that is not in hand can't be promised; nor two supports that may not go together."""
    if isinstance(term, PlayCard) and term.special not in g.specials[term.seat]:
        # The same words as for a card that it holds and wants to keep: a refusal shows no hand.
        return Message("bot-deal-keep-cards")
    if isinstance(term, Support) and any(
        isinstance(one, Support) and one.number == term.number for one in promised
    ):
        return Message("bot-deal-promised-otherwise")
    if isinstance(term, Join) and (negotiation := negotiation_of(g)):
        leaders = [bloc.leader for bloc in negotiation.members(term.coalition)]
        if not all(partner in leaders for partner in supported(g, negotiation, term.seat, promised)):
            return Message("bot-deal-promised-otherwise")
    return None


def able(g: Koalition, seat: Seat, term: Term, owed: Sequence[Term]) -> float:
    """Two supports in one country seldom go together."""
    if isinstance(term, Support) and any(isinstance(one, Support) and one.number == term.number for one in owed):
        return 0.3
    return 1.0


def says(g: Koalition, seat: Seat, terms: Sequence[Term], agrees: bool) -> Message:
    """What speaks for a deal, or against it."""
    negotiation = negotiation_of(g)
    join = next((term for term in terms if isinstance(term, Join)), None)
    if join is not None and negotiation is not None:
        seen = of_negotiation(g, negotiation, (join.coalition,))
        points = seen.payouts[seen.names.index(join.coalition)][seat]
        params = {"coalition": list(join.coalition), "points": points, "expected": round(seen.expected(seat), 1)}
        return Message("bot-deal-coalition", params) if agrees else Message("bot-deal-coalition-poor", params)
    if not agrees and any(isinstance(term, PlayCard) and term.seat == seat for term in terms):
        return Message("bot-deal-keep-cards")
    found = [got(seat, term) if agrees else given(seat, term) for term in terms]
    named = [message for message in found if message is not None]
    return named[0] if named else Message("bot-deal-good" if agrees else "bot-deal-poor")


def got(seat: Seat, term: Term) -> Message | None:
    """What a term brings a seat, beside a coalition."""
    match term:
        case Support(other, partner, number) if partner == seat:
            return Message("bot-deal-get-support", {"seat": other, "number": number})
        case Spare(other, party) if other != seat:
            return Message("bot-deal-get-spare", {"seat": other, "party": party})
        case PlayCard(other) if other != seat:
            return Message("bot-deal-get-card", {"seat": other})
    return None


def given(seat: Seat, term: Term) -> Message | None:
    """What a term costs a seat, beside a coalition."""
    match term:
        case Support(other, _, number) if other == seat:
            return Message("bot-deal-give-support", {"number": number})
        case Spare(other, party) if other == seat:
            return Message("bot-deal-give-spare", {"party": party})
        case StayOut(other, coalition) if other == seat:
            return Message("bot-deal-give-out", {"coalition": list(coalition)})
    return None


# To keep one's word, or not


def keeping(g: Koalition, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The answers that keep what the seat has promised."""
    match request.kind:
        case "negotiate":
            return in_talks(g, request, promises)
        case "open" | "answer":
            return with_cards(g, request, promises)
    return request.options


def in_talks(g: Koalition, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """Where a promise speaks about coalitions, those that may still be proposed are named, each whole."""
    negotiation = negotiation_of(g)
    assert negotiation is not None
    seat = request.seat
    joins = [term.coalition for term in promises if isinstance(term, Join)]
    stays = [term.coalition for term in promises if isinstance(term, StayOut)]
    partners = supported(g, negotiation, seat, promises)
    if not joins and not stays and not partners:
        return request.options
    options = [option for option in request.options if not isinstance(option, Include)]
    if bargaining.may_begin(request.options):
        seen = of_negotiation(g, negotiation, joins)
        options[:0] = [
            Propose(names)
            for names, leaders in zip(seen.names, seen.leaders)
            if seat in leaders and negotiation.find(names) is None
        ]
    for option in options:
        if isinstance(option, Accept | Propose) and option.coalition in joins:
            return (bargaining.step(g, seat, option),)
        if isinstance(option, Withdraw) and option.coalition in stays:
            return (option,)
    kept: list[Action] = []
    for option in options:
        if isinstance(option, Withdraw):
            if option.coalition in joins:
                continue
        elif isinstance(option, Accept | Propose):
            leaders = [bloc.leader for bloc in negotiation.members(option.coalition)]
            if joins or option.coalition in stays or not all(partner in leaders for partner in partners):
                continue
        kept.append(option)
    return tuple(kept)


def supported(g: Koalition, negotiation: Negotiation, seat: Seat, promises: Sequence[Term]) -> list[Seat]:
    """With whom a seat must govern in this country, if at all: those whom it could govern with."""
    number = country_number(g)
    return [
        term.partner
        for term in promises
        if isinstance(term, Support)
        and (term.seat, term.number) == (seat, number)
        and together(g, negotiation.blocs, seat, term.partner)
    ]


def with_cards(g: Koalition, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    for term in promises:
        if isinstance(term, PlayCard) and (action := aimed(g, term)) in request.options:
            assert action is not None
            return (action,)
    spared = {term.party for term in promises if isinstance(term, Spare)}
    return tuple([option for option in request.options if not spared & attacked(g, option)])


def attacked(g: Koalition, action: Action) -> set[Party]:
    """The party that an action card hits."""
    match action:
        case Sturz(party) | Skandal(party):
            return {party}
        case Ruecktritt(card):
            return {laid.party for laid in g.table if laid.card == card}
    return set()


def temptation(g: Koalition, request: Request, kept: Sequence[Action], temper: Temper) -> float:
    """The points that the best breach brings beyond keeping one's word."""
    seat = request.seat
    breach = [option for option in request.options if option not in kept]
    if request.kind != "negotiate":
        cards = [option for option in breach if type(option) in CARD_OF]
        return max([gain for gain, _ in actions.gains(g, seat, cards)], default=0.0)
    negotiation = negotiation_of(g)
    assert negotiation is not None
    seen = of_negotiation(g, negotiation)

    def pays(coalition: tuple[str, ...]) -> int:
        return seen.payouts[seen.names.index(coalition)][seat] if coalition in seen.names else 0

    on_offer = [float(pays(option.coalition)) for option in breach if isinstance(option, Accept)]
    building = any(isinstance(option, Include) for option in kept)  # what it has promised to join
    if bargaining.may_begin(request.options) and not building:
        # What one could propose oneself tempts as far as the others may like it.
        proposable = bargaining.offers(g, seat, request.options, 0.0)[0]
        on_offer += [
            offer.value * offer.passes
            for offer in proposable
            if isinstance(offer.action, Propose) and offer.action not in kept
        ]
    if not on_offer:
        return 0.0
    hopes = [pays(option.coalition) for option in kept if isinstance(option, Accept | Propose)]
    for proposal in negotiation.proposed:
        others = [leader for leader in proposal.leaders if leader not in proposal.accepted]
        if seat in proposal.accepted and not all(leader in negotiation.silent for leader in others):
            hopes.append(pays(proposal.coalition))
    return max(on_offer) - max(hopes, default=0)


def leanings(g: Koalition, request: Request, temper: Temper) -> list[Leaning]:
    """Whom one would govern with, by what one accepts or proposes. In points."""
    negotiation = negotiation_of(g)
    if request.kind != "negotiate" or negotiation is None:
        return []
    found: list[Leaning] = []
    for offer in bargaining.offers(g, request.seat, request.options, temper.loyalty)[0]:
        if isinstance(offer.action, Accept | Propose):
            leaders = [bloc.leader for bloc in negotiation.members(offer.action.coalition)]
            partners = tuple(sorted(set(leaders) - {request.seat}))
            value = offer.value if isinstance(offer.action, Accept) else offer.value * offer.passes
            found.append(Leaning(bargaining.step(g, request.seat, offer.action), value, helps=partners))
    return found


# What is said of a hand


def shows(term: Term) -> str | None:
    """The card that whoever promises this says he holds."""
    return term.special if isinstance(term, PlayCard) else None


def places(g: Koalition, own: Seat, seat: Seat) -> tuple[int, list[str], list[tuple[int, list[str]]]]:
    """A hand of action cards on an imagined table, and where else these may lie, out of sight."""
    others = [hand for other, hand in enumerate(g.specials) if other not in (own, seat)]
    return 0, g.specials[seat], [(0, place) for place in (g.aside_specials, *others)]

"""I.2.c, II.2, II.6  Whom to attack and when, whether to defend, and what the army is for."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..acts import AttackWith, EnterByArmy, PlayUnion, TableMotion, ToppleByArmy
from ..army import COUNTER, ArmyAnswers
from ..attack import Assault, Defend
from ..edition import (
    AFFAIRE,
    AGITATION,
    ARMY,
    ATTACKS,
    BARAKA,
    CATASTROPHE,
    CRISE,
    GREVE,
    HOMME_PROVIDENTIEL,
    INFLATION,
    MOTION,
    PREMIER_MINISTRE,
    SCANDALE,
    SCISSION,
    SURENCHERE,
    UNION_NATIONALE,
    Card,
)
from ..state import Politico
from . import coalitions, hand
from .outlook import Outlook

HELPS = 0.5
"""How likely a member of the government who could counter an attack on it does so; the victim does more often."""
VICTIM = 0.85
TRUMP = 6.0
"""What a trump is worth that somebody else loses."""
SILENCE = 5.0
"""What it costs a player not to attack, defend or vote for a round, besides what he would have done."""
SUCCEEDS = 0.6
"""Of what a government of one's own would be worth after a fall: the part to count on."""
BACKED = 0.8
"""How likely a motion is carried for which the deputies outside the government suffice."""
UNBACKED = 0.08
FULL = 4
"""With more trumps than these in the hand, each of them is missed less: there is one act of play a turn."""


# What an attack does


def hit(look: Outlook, card: Card, author: Seat, target: Seat) -> list[float]:
    """What an attack that is not countered brings and costs everybody."""
    g, edition = look.g, look.g.edition
    found = [0.0] * g.players
    match card:
        case card if card in (GREVE, INFLATION):
            government = g.government
            if government is not None:
                struck = look.prospects(government, strike=True)
                found = [after - before for after, before in zip(struck, look.governing)]
        case card if card in (AGITATION, SURENCHERE):
            found[target] -= edition.loss[card]
        case card if card == CATASTROPHE:
            for party in g.members:
                found[party] -= edition.loss[card]
        case card if card == SCANDALE:
            found[target] -= TRUMP * min(edition.loss[card], len(g.hands[target]))
        case card if card == CRISE:
            found = silenced(look, target)
        case card if card == SCISSION:
            moved = min(edition.loss[card], g.deputies[target]) * look.deputy
            if target in g.members:
                moved += 0.5 * min(edition.loss[card], g.deputies[target])
            found[target] -= moved
            found[author] += moved
        case card if card == AFFAIRE and target not in g.members:
            found = silenced(look, target)
            found[target] -= edition.loss[card]
        case _:
            found = look.fall(author)
    return found


def silenced(look: Outlook, target: Seat) -> list[float]:
    """What it brings that a player neither attacks nor defends for a round."""
    g = look.g
    found = [0.0] * g.players
    government = g.government
    if government is not None and target not in g.members:
        calmer = look.prospects(government, spared=(target,))
        found = [after - before for after, before in zip(calmer, look.governing)]
    found[target] -= SILENCE
    return found


def defenders(g: Politico, card: Card, target: Seat, author: Seat) -> list[Seat]:
    """Who may be expected to counter an attack, besides the victim."""
    if ATTACKS[card].personal or not ATTACKS[card].government:
        return []
    return [party for party in g.members if party != target and party != author and not g.silenced(party)]


def attack(look: Outlook, card: Card, target: Seat) -> float:
    """What an attack is worth: what it does if nobody counters it, and its price if somebody does."""
    g, seat = look.g, look.seat
    stopped = 0.0 if g.silenced(target) else VICTIM * hand.answered(g, seat, card, (target,), look.memory)
    others = defenders(g, card, target, seat)
    if others:
        stopped += (1 - stopped) * HELPS * hand.answered(g, seat, card, others, look.memory)
    value = (1 - stopped) * look.value(hit(look, card, seat, target))
    if card in g.edition.price and stopped:
        value += 0.6 * stopped * look.value(price(look, card, seat, target))
    if fells(g, card, target):
        value += (1 - stopped) * SUCCEEDS * after(look)
    return value


def fells(g: Politico, card: Card, target: Seat) -> bool:
    """Whether an attack brings the government down."""
    return target in g.members and card not in (
        GREVE, INFLATION, AGITATION, CATASTROPHE, SURENCHERE, SCANDALE, CRISE, SCISSION,
    )  # fmt: skip


def price(look: Outlook, card: Card, author: Seat, target: Seat) -> list[float]:
    """What a countered attack costs its author, and whom it pays."""
    g = look.g
    found = [0.0] * g.players
    owed, pays = g.edition.price[card], ATTACKS[card].pays
    found[author] -= owed
    premier = g.prime_minister
    if pays == "prime-minister" and premier is not None:
        found[premier] += owed
    elif pays == "victim":
        found[target] += owed
    return found


def after(look: Outlook) -> float:
    """What a government of one's own would be worth, once this one has fallen."""
    g, seat = look.g, look.seat
    for card in (HOMME_PROVIDENTIEL, PREMIER_MINISTRE):
        if card in g.hands[seat] and not g.barred(seat):
            return max(0.0, coalitions.plan(look, seat, card, False).value)
    return 0.0


# On one's turn


def motion(look: Outlook) -> float:
    """A motion: who is outside votes for it, as a rule; the army may cancel it. Rejected, it costs nothing."""
    g = look.g
    within = sum([g.deputies[party] for party in g.members if party != look.seat and not g.mute(party)])
    outside = sum(
        [g.deputies[party] for party in range(g.players) if party not in g.members and not g.mute(party)]
    )
    if look.seat in g.members:
        outside += g.deputies[look.seat]
    carried = BACKED if outside > within else UNBACKED
    carried *= 1 - HELPS * hand.army(g, look.seat, [party for party in g.members if party != look.seat])
    gain = look.value(look.fall(look.seat)) + SUCCEEDS * after(look)
    return carried * (gain - kept(look, MOTION))


def topple(look: Outlook) -> float:
    """The army: others may counter it, and the fallen head may come back first."""
    g = look.g
    others = [party for party in range(g.players) if party != look.seat]
    stopped = HELPS * hand.army(g, look.seat, others)
    return (1 - stopped) * (look.value(look.fall(look.seat)) + 0.5 * SUCCEEDS * after(look)) - kept(look, ARMY)


def enter(look: Outlook) -> float:
    """To enter the government by the army."""
    g, government = look.g, look.g.government
    assert government is not None
    entered = look.prospects(government, (*government.members, look.seat))
    stopped = HELPS * hand.army(g, look.seat, government.members)
    gain = look.value([after - before for after, before in zip(entered, look.governing)])
    return (1 - stopped) * gain - kept(look, ARMY)


def union(look: Outlook) -> float:
    """A round without attacks: good for a government that one is in."""
    government = look.g.government
    if government is None:
        return -kept(look, UNION_NATIONALE)
    calm = look.prospects(government, calm=look.g.turn + look.g.players)
    gain = look.value([after - before for after, before in zip(calm, look.governing)])
    return gain - kept(look, UNION_NATIONALE)


def kept(look: Outlook, card: Card) -> float:
    """What a trump would be worth if it were kept, to the seat."""
    mine = look.g.hands[look.seat]
    return (
        look.weights[look.seat]
        * hand.worth(card, mine.count(card), look.left)
        * min(1.0, FULL / max(1, len(mine)))
    )


def betrays(look: Outlook, option: Action) -> bool:
    """Whether an act would bring down the government that one is in."""
    g = look.g
    if look.seat not in g.members:
        return False
    match option:
        case AttackWith(card, target):
            return fells(g, card, target) or card in (GREVE, INFLATION)
        case TableMotion() | ToppleByArmy():
            return True
    return False


def of_act(look: Outlook, option: Action) -> float | None:
    """What an attack of any kind is worth; nothing, if it is none."""
    match option:
        case AttackWith(card, target):
            return attack(look, card, target) - kept(look, card)
        case TableMotion():
            return motion(look)
        case ToppleByArmy():
            return topple(look)
        case EnterByArmy():
            return enter(look)
        case PlayUnion():
            return union(look)
    return None


# Out of turn


def to_counter(look: Outlook, frame: Assault) -> float:
    """What it is worth to the seat that the attack under way is countered."""
    card = frame.card
    suffered = look.value(hit(look, card, frame.seat, frame.target))
    paid = look.value(price(look, card, frame.seat, frame.target)) if card in look.g.edition.price else 0.0
    return paid - suffered


def defend(look: Outlook, options: Sequence[Action], thrift: float) -> Action:
    """Counter an attack if that saves more than the card is worth: a fitting one before a Baraka."""
    frame = assault(look.g)
    assert frame is not None

    def gain(option: Action) -> float:
        if not isinstance(option, Defend):
            return 0.0
        saved = to_counter(look, frame)
        if option.card == BARAKA and frame.card in look.g.edition.price:
            saved -= look.value(price(look, frame.card, frame.seat, frame.target))
        return saved - (0.5 + thrift) * kept(look, option.card)

    return best(options, gain, look.rng)


def assault(g: Politico) -> Assault | None:
    """The attack that is under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Assault):
            return frame
    return None


def at_stake(look: Outlook, frame: ArmyAnswers) -> float:
    """What it is worth to the seat that what the army may stop stands."""
    g = look.g
    match frame.use:
        case "investiture":
            return coalitions.invested(look)
        case "minority":
            forming = coalitions.formation(g)
            assert forming is not None
            lost = 1 - coalitions.passing(look, forming.members, False)
            return lost * look.value(look.formed(forming.members))
        case "motion" | "topple":
            return look.value(look.fall(frame.by))
        case "enter":
            government = g.government
            assert government is not None
            entered = look.prospects(government, (*government.members, frame.by))
            return look.value([after - before for after, before in zip(entered, look.governing)])
        case "defence":
            attacked = assault(g)
            return 0.0 if attacked is None else to_counter(look, attacked)
    return 0.0


def answer_army(look: Outlook, options: Sequence[Action], thrift: float) -> Action:
    """Play the army against what would cost more than the card is worth."""
    frame = look.g.stack[-1]
    if COUNTER not in options or not isinstance(frame, ArmyAnswers):
        return options[-1]
    stake = at_stake(look, frame)
    gain = -stake if frame.stands else stake
    wanted = COUNTER if gain > (0.6 + 0.8 * thrift) * kept(look, ARMY) else PASS
    return wanted if wanted in options else options[0]


# Reasons


def reason(look: Outlook, action: Action) -> Message | None:
    """What speaks for an attack, or a defence."""
    g, members = look.g, look.g.members
    match action:
        case AttackWith(card, target) if fells(g, card, target):
            return Message("bot-topple", {"party": members[0]})
        case AttackWith(_, target):
            return Message("bot-attack-foe" if target == look.foe else "bot-attack", {"party": target})
        case TableMotion():
            return Message("bot-motion")
        case ToppleByArmy():
            return Message("bot-topple", {"party": members[0]})
        case EnterByArmy():
            return Message("bot-enter")
        case PlayUnion():
            return Message("bot-union")
        case Defend(card):
            frame = assault(g)
            if frame is not None and frame.target == look.seat:
                return Message("bot-defend", {"card": card})
            return Message("bot-help", {"card": card})
    if action == COUNTER:
        return Message("bot-army")
    return None

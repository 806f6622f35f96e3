"""When an action card is worth playing: when it turns the leader, or the coalition, to one's favour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from .. import count
from ..cards import Doppler, Ruecktritt, Skandal, Sturz, Weste
from ..edition import Party
from ..state import Koalition
from ..vote import Vote
from .outlook import outlook

WORTH = 1.0
"""The points that an action card should bring to be played, for a middling temper."""
CANDIDATES = 4
MOST_WEIGHED, IN_HASTE = 4, 2
"""How many cards are weighed, and in imagination: to weigh them is most of what it takes."""


def choose(
    g: Koalition,
    seat: Seat,
    options: Sequence[Action],
    temper: Temper,
    rng: Random,
    most: int = MOST_WEIGHED,
) -> Action:
    """In the last round of a vote, the card that brings most, if it brings enough."""
    if len(options) == 1 or not last_round(g):
        return PASS
    own = {laid.party for laid in g.table if laid.seat == seat}
    tempting = [option for option in options if tempts(g, seat, option, own)]
    if not tempting:
        return PASS
    wanted = WORTH * (2.0 - 2.0 * temper.risk) * scarcity(g, seat)
    if len(tempting) > most:
        tempting = rng.sample(tempting, most)
    gain, chosen = best(gains(g, seat, tempting), lambda pair: pair[0], rng)
    return chosen if gain >= wanted else PASS


def candidates(g: Koalition, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    """The cards that bring anything as the table lies, and keeping them."""
    if len(options) == 1:
        return [PASS]
    found = ranked(gains(g, seat, [one for one in options if one != PASS]), lambda pair: pair[0], rng)
    least = 0.3 if last_round(g) else 1.0
    return [*[action for gain, action in found[:CANDIDATES] if gain > least], PASS]


def last_round(g: Koalition) -> bool:
    vote = g.stack[1]
    return isinstance(vote, Vote) and vote.round == g.country_card.cards - 1


def scarcity(g: Koalition, seat: Seat) -> float:
    """Cards that can't all be used before the next deal are cheap."""
    votes_left = 1 + min([len(hand) for hand in g.hands]) / 3
    return min(1.0, votes_left / max(1, len(g.specials[seat])))


def tempts(g: Koalition, seat: Seat, action: Action, own: Collection[Party]) -> bool:
    """Whether a card could be of use at first sight, before anything is counted; `own`: where one has laid."""
    match action:
        case Doppler(party):
            return party in own
        case Sturz(party):
            return party in own and count.leaders(g)[party] != seat
        case Ruecktritt(card):
            return any(laid.card == card and laid.seat != seat and laid.votes >= 6 for laid in g.table)
        case Skandal(party):
            return party not in own
        case Weste(target):
            return target in own or any(laid.card == target and laid.seat == seat for laid in g.table)
    return False


def gains(g: Koalition, seat: Seat, actions: Sequence[Action]) -> Iterator[tuple[float, Action]]:
    """What each card would add to the points that the seat may expect from this vote."""
    now = outlook(g).expected(seat)
    for action in actions:
        trial = g.copy()
        lay_beside(trial, action)
        yield outlook(trial).expected(seat) - now, action


def lay_beside(g: Koalition, action: Action) -> None:
    """Put an action card to its effect on a table of one's own."""
    match action:
        case Doppler(party):
            g.dopplers.append(party)
        case Sturz(party):
            leader = count.leaders(g)[party]
            if leader is not None:
                g.overthrown[party] = leader
        case Ruecktritt(card):
            g.resignations[card] = True
        case Skandal(party):
            g.scandals[party] = True
        case Weste(target):
            (g.resignations if target in g.resignations else g.scandals)[target] = False


def reason(g: Koalition, seat: Seat, action: Action) -> Message | None:
    if action == PASS:
        return Message("bot-keep-action-cards")
    ((gain, _),) = gains(g, seat, [action])
    if gain <= 0:
        return Message("bot-action-looks-ahead")
    now = outlook(g).expected(seat)
    return Message("bot-action-gains", {"before": round(now, 1), "after": round(now + gain, 1)})

"""Why something is not open to somebody, in the words of the rules, where a player would ask.

It follows from what the seat itself may see: its own cards and money, and what lies open.
"""

from __future__ import annotations

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Action, Message

from .assassins import Assassinate, Burgle, Overtime, SecretPolice, police_locations
from .budget import Announce, PutBill
from .cabinet import GivePost
from .cards import may_play
from .declaration import DeclareCoup, StartWithCard
from .deeds import LayInfluence, PlayCard, PlayOn
from .edition import HEADQUARTERS, MINISTER, PRESIDENT
from .location import GoIntoExile
from .march import Land, March
from .pay import can_pay
from .scrutin import GiveVotes
from .state import NOBODY, Junta

PLAYED = (LayInfluence, PlayCard, PlayOn, Assassinate, Burgle, Overtime, StartWithCard)


def why_not(g: Junta, seat: Seat, action: Action) -> Message | None:
    """The rule that forbids an action."""
    if not g.families:
        return None
    if isinstance(action, PLAYED):
        return why_not_card(g, seat, action.card) or why_not_target(g, seat, action)
    if isinstance(action, SecretPolice):
        if g.holder(MINISTER) == NOBODY or g.decides(g.holder(MINISTER)) != seat:
            return Message("refused-no-minister", {}, "Phase 6")
        if action.location not in police_locations(g):
            return Message("refused-police-bank", {}, "Phase 6; ruling 39")
        return why_not_target(g, seat, action)
    if isinstance(action, GoIntoExile) and seat == g.president:
        return Message("refused-president-exile", {}, "Exile")
    if isinstance(action, GivePost):
        return why_not_post(g, action)
    if isinstance(action, Announce):
        return Message("refused-announce", {}, "Phase 4")
    if isinstance(action, PutBill) and 0 <= action.family < len(g.families) and not g.active(action.family):
        return Message("refused-absent", {"family": action.family}, "Phase 4; ruling 29")
    if isinstance(action, DeclareCoup):
        return why_not_coup(g, seat)
    if isinstance(action, GiveVotes) and action.source in g.edition.cards:
        return Message("refused-votes", {"source": action.source}, "Ballots; ruling 8")
    if isinstance(action, March | Land) and g.coup is not None and not g.coup.phase and seat == g.president:
        return Message("refused-president-rebellion", {}, "Coup A; ruling 55")
    return None


def why_not_card(g: Junta, seat: Seat, card: str) -> Message | None:
    """A card that one does not hold, that needs another, that one can't pay for, or whose time it is not."""
    if card not in g.edition.cards:
        return None
    led = [family for family, one in enumerate(g.families) if one.leader == seat]
    holders = [family for family in led if card in g.families[family].hand]
    if not holders:
        return Message("refused-not-in-hand", {"card": card}, "Cards")
    does = g.edition.cards[card].effects
    if does.needs and does.needs not in g.families[holders[0]].influence:
        return Message("refused-needs", {"card": card, "wanted": does.needs}, "Cards")
    if not may_play(g, holders[0], card):
        post = PRESIDENT if holders[0] == g.president else MINISTER
        return Message("refused-not-by", {"card": card, "post": post}, "Cards")
    if does.cost and not can_pay(g, holders[0], does.cost):
        return Message("refused-cost", {"card": card, "price": does.cost}, "Foreign aid; ruling 20")
    return None


def why_not_target(g: Junta, seat: Seat, action: Action) -> Message | None:
    """Nobody sends killers to himself, to the dead or abroad."""
    target = getattr(action, "target", NOBODY)
    if not 0 <= target < len(g.families) or g.phase != 6:
        return None
    if g.decides(target) == seat:
        return Message("refused-own-target", {}, "Phase 6; ruling 42")
    if g.families[target].exile or g.families[target].dead:
        return Message("refused-absent", {"family": target}, "Phase 6; ruling 42")
    return None


def why_not_post(g: Junta, action: GivePost) -> Message | None:
    if action.family == g.president:
        return Message("refused-president-post", {}, "Phase 2")
    return Message("refused-post", {"post": action.post, "family": action.family}, "Phase 2; ruling 26")


def why_not_coup(g: Junta, seat: Seat) -> Message | None:
    if seat == g.president:
        return Message("refused-president-rebellion", {}, "Phase 8")
    at_headquarters = g.families[seat].location == HEADQUARTERS
    if g.options.coups == "strict" and not (g.unstable and at_headquarters):
        return Message("refused-coup-strict", {}, "Phase 8; ruling 50")
    if not g.unstable and not at_headquarters:
        return Message("refused-coup-stable", {}, "Phase 8; ruling 46")
    return Message("refused-coup-means", {}, "Phase 8; ruling 46")

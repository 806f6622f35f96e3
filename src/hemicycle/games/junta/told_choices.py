"""Which choices of Junta belong together: a card and its victims, an area and where its units can go."""

from __future__ import annotations

from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action

from .coup.combat import Bombard
from .coup.march import HoldBack, Land, March, SendPolice
from .coup.salvos import Aim, LoseUnit
from .money import Purse
from .politics.assassins import Assassinate, Burgle, Overtime, SecretPolice
from .politics.bank import Deposit, Withdraw
from .politics.budget import Announce, PutBill, TakeBill
from .politics.cabinet import GivePost
from .politics.deeds import PlayOn
from .politics.draw import SwapCards
from .politics.presidency import Nominate
from .politics.scrutin import GiveAll, GiveVotes
from .terms import say_area, say_bills, say_card, say_family, say_post, say_unit
from .told_city import units


def labels(texts: Texts, action: Action, kind: str) -> tuple[str, str]:
    """What a choice shares with others of its list, and what sets it apart."""
    return _in_town(texts, action) or _in_politics(texts, action) or ("", texts.action(action, kind))


def alone(texts: Texts, what: str) -> str:
    """What has an article in a sentence, as it stands alone."""
    return texts.say("board-label", what=what)


def _family(texts: Texts, family: int) -> str:
    return alone(texts, say_family(texts, family))


def _in_politics(texts: Texts, action: Action) -> tuple[str, str] | None:
    say = texts.say
    match action:
        case GiveVotes(source, choice):
            return alone(texts, texts.named("source", source)), texts.named("choice", choice)
        case GiveAll(choice):
            return say("told-all-votes"), texts.named("choice", choice)
        case Nominate(family):
            return say("told-nominate"), _family(texts, family)
        case Assassinate(card, target, location) | Overtime(card, target, location):
            return say("told-against", card=card, target=target), _location(texts, location)
        case SecretPolice(target, location):
            return alone(texts, say("told-against", card="", target=target)), _location(texts, location)
        case Burgle(card, target):
            return say_card(texts, card), _family(texts, target)
        case PlayOn(card, target):
            return say("told-play", card=card), _family(texts, target)
        case SwapCards(puppet, card, wanted):
            return say("told-swap", card=card, puppet=puppet), say_card(texts, wanted)
        case PutBill(family, bill):
            return say("told-bill-for", family=family), millions(texts, bill)
        case TakeBill(family, bill):
            return say("told-bill-back", family=family), millions(texts, bill)
        case Announce(value):
            return say("told-announce"), millions(texts, value)
        case GivePost(post, family):
            return say_post(texts, post), _family(texts, family)
        case Deposit(bills):
            return say("board-deposit"), _bills(texts, bills)
        case Withdraw(bills):
            return say("board-withdraw"), _bills(texts, bills)
    return None


def _in_town(texts: Texts, action: Action) -> tuple[str, str] | None:
    say = texts.say
    match action:
        case March(area, to):
            return say_area(texts, area), say("told-to", to=to)
        case SendPolice(_, to):
            return alone(texts, say("term-unit-police")), say("told-to", to=to)
        case HoldBack(area, unit):
            return say("told-stays", area=area), units(texts, 1, unit)
        case Land(unit, to):
            return alone(texts, say_unit(texts, unit)), say("told-to", to=to)
        case Bombard(weapon, area, family):
            where = say("board-of", what=_family(texts, family), of=say_area(texts, area))
            return alone(texts, say(f"term-weapon-{weapon}")), where
        case Aim(unit, family):
            return alone(texts, say_unit(texts, unit)), _family(texts, family)
        case LoseUnit(unit):
            return say("told-lose"), units(texts, 1, unit)
    return None


def millions(texts: Texts, number: int) -> str:
    return texts.say("board-millions", number=number)


def _bills(texts: Texts, bills: Purse) -> str:
    return say_bills(texts, bills)


def _location(texts: Texts, location: str) -> str:
    return alone(texts, texts.say(f"term-location-{location}"))

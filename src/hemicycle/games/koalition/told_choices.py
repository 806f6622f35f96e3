"""Which choices of Koalition belong together, and in which order: as one holds a hand."""

from __future__ import annotations

from hemicycle.engine.texts import Texts
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from .cards import CARD_OF, Doppler, Ruecktritt, Skandal, Sturz, Weste
from .edition import ACTION_CARDS, PARTIES, RESIGNATION
from .first_edition import LayDoubler, LayResignation
from .negotiation import Accept, Include, Withdraw
from .terms import figure, say_card, say_coalition, say_party, say_special
from .vote import Lay


def place(action: Action) -> tuple[int, int, str]:
    """In the order of a sorted hand; passing last."""
    match action:
        case Lay(card, party):
            joker = card.startswith("joker")
            return (len(PARTIES) if joker else PARTIES.index(party), -(figure(card) or 0), card)
        case LayDoubler():
            return 20, 0, ""
        case LayResignation():
            return 21, 0, ""
        case _ if type(action) in CARD_OF:
            return 30 + ACTION_CARDS.index(CARD_OF[type(action)]), 0, ""
    return (90 if action == PASS else 0), 0, ""


def labels(texts: Texts, action: Action, kind: str) -> tuple[str, str]:
    """What shares a party, a joker or an action card stands together."""
    match action:
        case Lay(card, party) if card.startswith("joker"):
            return say_special(texts, card), say_party(texts, party)
        case Lay(card, party):
            return say_party(texts, party), str(figure(card))
        case LayDoubler(party):
            return texts.say("term-special-doubler"), say_party(texts, party)
        case LayResignation(card):
            return say_special(texts, RESIGNATION), say_card(texts, card)
        case Doppler(target) | Sturz(target) | Skandal(target) | Ruecktritt(target) | Weste(target):
            said = say_card(texts, target) if figure(target) is not None else say_party(texts, target)
            return say_special(texts, CARD_OF[type(action)]), said
        case Accept(coalition):
            return texts.say("board-accept"), say_coalition(texts, coalition)
        case Withdraw(coalition):
            return texts.say("board-withdraw"), say_coalition(texts, coalition)
        case Include(bloc):
            return texts.say("told-include"), say_coalition(texts, (bloc,))
    return "", texts.action(action, kind)

"""Why something is not open to somebody, in the words of the rules, where a player would ask.

It follows from what the seat itself may see: its own cards and money, and what lies open.
"""

from __future__ import annotations

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from .cards import may_play
from .coup import reasons as coup_reasons
from .coup.bribery import BribeUnits, TryBribe
from .coup.declaration import DeclareCoup, PlayPretext, StartWithCard
from .coup.march import ComeBack, EndMove, Fly, HoldBack, Land, March, PlayUnits, SendPolice
from .coup.salvos import Aim, SplitFire
from .edition import BANK, HEADQUARTERS, MINISTER, PRESIDENT
from .match import ReturnHome, StayAbroad
from .money import BILL, holds, worth
from .pay import Pay, PayBills, can_pay, purse_of
from .politics.assassins import (
    Assassinate,
    AssassinPhase,
    Burgle,
    InstallCousin,
    Overtime,
    SaveYourself,
    SecretPolice,
    police_locations,
)
from .politics.bank import Deposit, Withdraw
from .politics.budget import Announce, Budget, KeepBill, PutBill, TakeBill, TakeOverBudget
from .politics.cabinet import GivePost, KeepCabinet
from .politics.deeds import GiveUpInfluence, LayInfluence, PlayCard, PlayOn
from .politics.draw import Discard, SwapCards
from .politics.location import GoIntoExile
from .politics.presidency import ChoosePresident, ChooseWinner, Nominate
from .politics.scrutin import GiveAll, GiveVotes, PlayInBallot, Scrutin
from .state import NOBODY, Junta

CARDS = (
    LayInfluence,
    PlayCard,
    PlayOn,
    Assassinate,
    Burgle,
    Overtime,
    SaveYourself,
    StartWithCard,
    PlayPretext,
    PlayInBallot,
    TakeOverBudget,
    PlayUnits,
    BribeUnits,
)
"""Whatever plays a card."""
SOMETIMES: dict[str, tuple[type[Action], ...]] = {
    "play-cards": (LayInfluence, PlayCard, PlayOn, SwapCards),
    "play-any-time": (LayInfluence, PlayCard, PlayOn),
    "give-post": (KeepCabinet,),
    "make-budget": (PutBill, TakeBill),
    "vote": (GiveVotes, GiveAll, PlayInBallot),
    "answer-ballot": (PlayInBallot,),
    "take-over": (TakeOverBudget,),
    "choose-location": (GoIntoExile,),
    "save-yourself": (SaveYourself,),
    "bank": (Deposit, Withdraw, PlayCard),
    "declare-coup": (StartWithCard, PlayPretext),
    "move-units": (March, HoldBack, Fly, Land, SendPolice, PlayUnits, BribeUnits, EndMove),
    "try-bribe": (TryBribe,),
    "fire": (SplitFire,),
    "aim": (Aim,),
    "come-back": (ComeBack,),
}
"""What may answer a question, though at times none of its kind is open."""


def why_not(g: Junta, seat: Seat, action: Action) -> Message | None:
    """The rule that forbids an action."""
    if not g.families:
        return None
    request = asking(g, seat, action)
    family = seat if request is None else int(request.about.get("family", seat))
    if isinstance(action, CARDS) and (message := why_not_card(g, seat, family, action.card)):
        return message
    if isinstance(action, Assassinate | Burgle | Overtime | SecretPolice):
        return why_not_kill(g, seat, action)
    if request is not None:
        message = coup_reasons.why_not(g, request, action) or why_not_answer(g, request, family, action)
        if message is not None:
            return message
    if isinstance(action, GoIntoExile) and seat == g.president:
        return Message("refused-president-exile", {}, "Exile")
    if isinstance(action, DeclareCoup):
        return why_not_coup(g, seat, action)
    if isinstance(action, March | Land) and g.coup is not None and not g.coup.phase and seat == g.president:
        return Message("refused-president-rebellion", {}, "Coup A; ruling 55")
    return None


def asking(g: Junta, seat: Seat, action: Action) -> Request | None:
    """What the seat is asked that such an action could answer, were it open."""
    kind = type(action)
    for request in g.requests:
        if request.seat == seat:
            if kind in SOMETIMES.get(request.kind, ()):
                return request
            if any(type(option) is kind for option in request.options):
                return request
    return None


def why_not_answer(g: Junta, request: Request, family: int, action: Action) -> Message | None:
    """Of an answer to what is asked, though not one of those that are open."""
    seat = request.seat
    match action:
        case LayInfluence() | PlayCard() | PlayOn() | PlayInBallot() | SaveYourself() | TakeOverBudget():
            return why_not_played(g, request, family, action)
        case StartWithCard() | PlayPretext():
            return why_not_begun(g, seat, action)
        case Discard(card):
            return Message("refused-discard", {"family": family, "card": card}, "Phase 1; ruling 16")
        case GiveUpInfluence(card):
            return Message("refused-not-open", {"family": family, "card": card}, "Cards")
        case SwapCards():
            return why_not_swap(g, family, action)
        case Nominate(candidate):
            return Message("refused-named", {"candidate": candidate}, "First President")
        case GiveVotes() | GiveAll():
            return why_not_votes(g, family, action)
        case ChooseWinner(choice):
            return Message("refused-not-equal", {"choice": choice}, "Ballots; rulings 1, 2")
        case ChoosePresident(candidate):
            return Message("refused-not-eligible", {"candidate": candidate}, "President; rulings 4, 10")
        case GivePost():
            return why_not_post(g, request, action)
        case KeepCabinet():
            return Message("refused-keep-cabinet", {}, "Phase 2; ruling 26")
        case PutBill() | TakeBill() | KeepBill():
            return why_not_bill(g, seat, action)
        case Announce(value):
            return Message("refused-announce", {"number": value}, "Phase 4")
        case GoIntoExile() if family >= g.players:
            return Message("refused-puppet-exile", {"family": family}, "Two players")
        case InstallCousin(post):
            return Message("refused-not-vacant", {"post": post}, "Cousin; ruling 14")
        case PayBills() | Deposit() | Withdraw():
            return why_not_bills(g, request, action)
        case ReturnHome(0) | StayAbroad(0):
            return Message("refused-exile-free", {}, "Exile; ruling 36")
        case ReturnHome(bill):
            return Message("refused-return-bill", {"bill": bill}, "Exile; ruling 36")
        case StayAbroad(bill):
            return Message("refused-stay-bill", {"bill": bill}, "Exile; ruling 36")
    return None


# Cards


def why_not_card(g: Junta, seat: Seat, family: int, card: str) -> Message | None:
    """A card that one does not hold, that needs another, or that one can't pay for."""
    if card not in g.edition.cards:
        return Message("refused-no-card", {}, "Cards")
    if card not in g.families[family].hand:
        if family != seat:
            return Message("refused-puppet-hand", {"family": family, "card": card}, "Two players")
        return Message("refused-not-in-hand", {"card": card}, "Cards")
    does = g.edition.cards[card].effects
    if does.needs and does.needs not in g.families[family].influence:
        return Message("refused-needs", {"card": card, "wanted": does.needs}, "Cards")
    if not may_play(g, family, card):
        post = PRESIDENT if family == g.president else MINISTER
        return Message("refused-not-by", {"card": card, "post": post}, "Cards")
    if does.cost and not can_pay(g, family, does.cost):
        return Message("refused-cost", {"card": card, "price": does.cost}, "Foreign aid; ruling 20")
    return None


def why_not_played(g: Junta, request: Request, family: int, action: Action) -> Message | None:
    """A card that one holds, on whom it can't be played, or whose time it is not."""
    if isinstance(action, PlayOn):
        target = action.target
        if target == family:
            return Message("refused-own-target", {}, "Cards")
        if 0 <= target < len(g.families) and "break-up" in g.edition.cards[action.card].effects.deeds:
            if not g.active(target):
                return Message("refused-absent", {"family": target}, "Cards")
            if not g.families[target].influence:
                return Message("refused-no-influence", {"family": target}, "Cards")
    if isinstance(action, CARDS):
        if request.kind == "play-cards" and family >= g.players:
            return Message("refused-puppet-plays", {"family": family}, "Two players")
        deeds = g.edition.cards[action.card].effects.deeds
        if "competence" in deeds and g.motion != NOBODY:
            return Message("refused-motion", {"card": action.card}, "Cards; ruling J7")
        if "close-bank" in deeds and g.bank == "holiday":
            return Message("refused-bank-closed", {"card": action.card}, "Cards")
        return Message("refused-card-now", {"card": action.card}, "Cards")
    return None


def why_not_swap(g: Junta, family: int, action: SwapCards) -> Message | None:
    if not g.players <= action.puppet < len(g.families):
        return Message("refused-swap-puppet", {}, "Two players; ruling J16")
    puppet = g.families[action.puppet]
    if family >= g.players:
        return Message("refused-puppet-plays", {"family": family}, "Two players; ruling J16")
    if puppet.leader != family:
        return Message("refused-swap-leader", {"puppet": action.puppet}, "Two players; ruling J16")
    if puppet.traded:
        return Message("refused-swap-once", {"puppet": action.puppet}, "Two players; ruling J16")
    if action.card not in g.families[family].hand:
        return Message("refused-not-in-hand", {"card": action.card}, "Cards")
    if action.wanted not in puppet.hand:
        return Message("refused-puppet-hand", {"family": action.puppet, "card": action.wanted}, "Two players")
    return Message("refused-swap-same", {}, "Two players; ruling J16")


# Ballots, posts, the budget


def why_not_votes(g: Junta, family: int, action: GiveVotes | GiveAll) -> Message | None:
    frame = g.stack[-1]
    assert isinstance(frame, Scrutin)
    if family in frame.bound and action.choice == "against":
        return Message("refused-bound", {}, "Two players")
    if action.choice not in frame.candidates():
        return Message("refused-no-candidate", {"choice": action.choice}, "Ballots")
    if isinstance(action, GiveAll):
        if frame.round == 1:
            return Message("refused-give-all", {}, "Ballots; ruling 8")
        return Message("refused-second-round", {}, "Ballots; ruling 8")
    source = action.source
    if source in g.families[family].hand:
        return Message("refused-no-votes", {"card": source}, "Ballots")
    given = [one.source for one in frame.given if one.family == family or source in g.edition.cards]
    if source in given or (frame.round == 2 and source in [*g.families[family].influence, *g.posts_of(family)]):
        return Message("refused-votes", {"source": source}, "Ballots; ruling 8")
    if frame.round == 2:
        return Message("refused-second-round", {}, "Ballots; ruling 8")
    return Message("refused-votes-not-yours", {"source": source}, "Ballots")


def why_not_post(g: Junta, request: Request, action: GivePost) -> Message | None:
    post, family = action.post, action.family
    if family == g.president:
        return Message("refused-president-post", {}, "Phase 2")
    if post != request.about["post"]:
        return Message("refused-other-post", {"post": str(request.about["post"])}, "Phase 2")
    if g.small:
        return Message("refused-small-post", {"post": post, "family": family}, "Two players; rulings 80, 84")
    if 0 <= family < len(g.families) and not g.active(family):
        return Message("refused-absent", {"family": family}, "Phase 2; ruling 26")
    return Message("refused-post", {"post": post, "family": family}, "Phase 2; ruling 26")


def why_not_bill(g: Junta, seat: Seat, action: PutBill | TakeBill | KeepBill) -> Message | None:
    if isinstance(action, KeepBill):
        return Message("refused-no-bill", {"bill": action.bill}, "Phase 4")
    frame, family = g.stack[-1], action.family
    assert isinstance(frame, Budget)
    if isinstance(action, TakeBill):
        if family < len(frame.draft) and holds(frame.draft[family], BILL.get(action.bill, (99, 0, 0))):
            return Message("refused-taken-back", {}, "Phase 4; ruling J31")
        return Message("refused-not-in-pile", {"family": family, "bill": action.bill}, "Phase 4")
    if family == seat:
        return Message("refused-own-pile", {}, "Phase 4; ruling 29")
    if 0 <= family < g.players and not g.active(family):
        return Message("refused-absent", {"family": family}, "Phase 4; ruling 29")
    return Message("refused-no-bill", {"bill": action.bill}, "Phase 4")


# Money


def why_not_bills(g: Junta, request: Request, action: PayBills | Deposit | Withdraw) -> Message | None:
    one, bills = g.families[request.seat], action.bills
    frame = g.stack[-1]
    if isinstance(action, Withdraw):
        if not holds(one.account, bills):
            return Message("refused-not-in-account", {"bills": bills}, "Phase 7")
        return Message("refused-bank-parts", {"bills": bills}, "Phase 7; ruling J30")
    if not holds(purse_of(g, frame.family) if isinstance(frame, Pay) else one.reserve, bills):
        return Message("refused-not-in-reserve", {"bills": bills}, "Foreign aid")
    if isinstance(action, Deposit):
        return Message("refused-bank-parts", {"bills": bills}, "Phase 7; ruling J30")
    price = int(request.about["price"])
    if worth(bills) < price:
        return Message("refused-pay-little", {"price": price, "bills": bills}, "Foreign aid; ruling 20")
    return Message("refused-pay-much", {"price": price, "bills": bills}, "Foreign aid; ruling 20")


# Killings and coups


def why_not_kill(g: Junta, seat: Seat, action: Assassinate | Burgle | Overtime | SecretPolice) -> Message | None:
    """Nobody sends killers to himself, to the dead or abroad; the police has its own times and places."""
    frame = g.stack[-1]
    minister = g.holder(MINISTER)
    if isinstance(action, SecretPolice | Overtime):
        again = isinstance(action, Overtime)
        if minister == NOBODY or g.decides(minister) != seat:
            return Message("refused-no-minister", {}, "Phase 6")
        if isinstance(frame, AssassinPhase):
            asked = frame.order[frame.place] if frame.place < len(frame.order) else NOBODY
            if asked != minister:
                return Message("refused-no-minister", {}, "Phase 6")
            if frame.struck and not again:
                return Message("refused-police-struck", {}, "Phase 6")
            if again and not frame.struck:
                return Message("refused-overtime", {"card": action.card}, "Phase 6; ruling J22")  # type: ignore[union-attr]
        if action.location not in police_locations(g, again=again):
            if action.location != BANK:
                return Message("refused-police-elsewhere", {"location": action.location}, "Phase 6; ruling 39")
            return Message("refused-police-bank", {}, "Phase 6; ruling 39")
    target = action.target
    if not 0 <= target < len(g.families) or g.phase != 6:
        return None
    if g.decides(target) == seat:
        return Message("refused-own-target", {}, "Phase 6; ruling 42")
    if not g.active(target):
        return Message("refused-absent", {"family": target}, "Phase 6; ruling 42")
    if g.decides(target) == NOBODY:
        return Message("refused-follows-nobody", {"family": target}, "Two players; ruling J28")
    if isinstance(action, SecretPolice) or not isinstance(frame, AssassinPhase):
        return None
    return Message("refused-card-now", {"card": action.card}, "Cards")


def why_not_begun(g: Junta, seat: Seat, action: StartWithCard | PlayPretext) -> Message | None:
    if isinstance(action, PlayPretext):
        if g.unstable:
            return Message("refused-unstable-already", {"card": action.card}, "Phase 8; ruling 46")
        return Message("refused-card-now", {"card": action.card}, "Cards")
    if g.options.coups == "strict" and g.families[seat].location != HEADQUARTERS:
        return Message("refused-coup-strict", {}, "Phase 8; ruling C4")
    return Message("refused-card-area", {"card": action.card, "area": action.area}, "Coup A")


def why_not_coup(g: Junta, seat: Seat, action: DeclareCoup) -> Message | None:
    if seat == g.president:
        return Message("refused-president-rebellion", {}, "Phase 8")
    at_headquarters = g.families[seat].location == HEADQUARTERS
    if g.options.coups == "strict" and not (g.unstable and at_headquarters):
        return Message("refused-coup-strict", {}, "Phase 8; ruling 50")
    if not g.unstable and not at_headquarters:
        return Message("refused-coup-stable", {}, "Phase 8; ruling 46")
    return Message("refused-coup-means", {"means": action.means}, "Phase 8; ruling 46")

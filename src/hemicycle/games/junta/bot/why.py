"""What speaks for an answer in Junta, which answers everybody sees, and what one should look at."""

from __future__ import annotations

from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..coup.aftermath import Acclaim, ChooseSide, Execute, Spare
from ..coup.bribery import BribeUnits, StopBribing, TryBribe
from ..coup.combat import Bombard, DeclareAttack, ResolveArea
from ..coup.declaration import DeclareCoup, PlayPretext, StartWithCard
from ..coup.homecoming import ComeBack
from ..coup.march import EndMove, Fly, HoldBack, Land, March, SendPolice
from ..coup.phases import Concede
from ..coup.reinforcements import PlayUnits
from ..coup.retreat import ForbidRetreat, KeepOut, LetIn, LetRetreat, RetreatTo
from ..coup.salvos import Aim, CeaseAiming, FireAt, HoldFire, LoseUnit, SplitFire
from ..edition import BANK, HEADQUARTERS
from ..pay import PayBills
from ..politics.assassins import Assassinate, Burgle, InstallCousin, Overtime, SaveYourself, SecretPolice
from ..politics.bank import Deposit, Withdraw
from ..politics.budget import (
    Announce,
    ForceBudget,
    KeepBill,
    LetBudgetFail,
    PutBill,
    SealPiles,
    TakeBill,
    TakeOverBudget,
)
from ..politics.cabinet import GivePost, KeepCabinet
from ..politics.deeds import GiveUpInfluence, LayInfluence, PlayCard, PlayOn
from ..politics.draw import Discard, SwapCards
from ..politics.end import ReturnHome, StayAbroad
from ..politics.location import GoIntoExile, GoTo
from ..politics.presidency import ChoosePresident, ChooseWinner, Nominate
from ..politics.scrutin import AGAINST, FOR, Decline, GiveAll, GiveVotes, PlayInBallot, Stand
from ..state import NOBODY, Junta
from . import rebels
from .ballots import author_of, own_part
from .outlook import Outlook
from .streets import City

MEAN = Temper(0.5, 0.5, 0.5, 0.5)

TOLD = frozenset(
    (
        "nominate",
        "stand",
        "vote",
        "break-tie",
        "first-president",
        "choose-president",
        "play-cards",
        "give-post",
        "force-budget",
        "assassinate",
        "declare-coup",
        "move-units",
        "bombard",
        "declare-attack",
        "choose-area",
        "retreat",
        "choose-side",
        "elect-junta",
        "firing-squad",
    )
)
"""The questions whose answers everybody sees."""


def told(request: Request, action: Action) -> bool:
    """Whether everybody sees what was answered, at once or, if it is sealed, as it is opened."""
    return request.kind in TOLD and not isinstance(action, SwapCards)


# What speaks for an answer

PLAIN: dict[type[Action], str] = {
    Stand: "bot-stand",
    Decline: "bot-decline",
    KeepCabinet: "bot-keep-cabinet",
    SealPiles: "bot-budget-made",
    TakeOverBudget: "bot-take-over",
    Deposit: "bot-deposit",
    Withdraw: "bot-withdraw",
    StayAbroad: "bot-stay-abroad",
    GoIntoExile: "bot-into-exile",
    PlayPretext: "bot-pretext",
    ComeBack: "bot-come-back",
    EndMove: "bot-end-move",
    Concede: "bot-concede",
    Spare: "bot-spare",
    ForbidRetreat: "bot-forbid-retreat",
    LetRetreat: "bot-let-retreat",
    LetIn: "bot-let-in",
    KeepOut: "bot-keep-out",
    HoldFire: "bot-hold-fire",
    SplitFire: "bot-split-fire",
    CeaseAiming: "bot-cease-aiming",
    StopBribing: "bot-stop-bribing",
    PayBills: "bot-pay",
}
"""What there is nothing more to say about."""

FIELDS: dict[type[Action], str] = {
    SaveYourself: "bot-save",
    InstallCousin: "bot-cousin",
    KeepBill: "bot-keep-bill",
    LayInfluence: "bot-influence",
    Discard: "bot-needless",
    GiveUpInfluence: "bot-needless",
    SwapCards: "bot-swap",
    PlayInBallot: "bot-play-in-ballot",
    ReturnHome: "bot-return-home",
    HoldBack: "bot-hold-back",
    PlayUnits: "bot-play-units",
    ResolveArea: "bot-choose-area",
    FireAt: "bot-fire-at",
    Aim: "bot-aim",
    LoseUnit: "bot-lose-unit",
    BribeUnits: "bot-bribe-units",
    TryBribe: "bot-try-bribe",
    PutBill: "bot-put-bill",
    TakeBill: "bot-take-bill",
    Announce: "bot-announce",
    Burgle: "bot-burgle",
    Bombard: "bot-bombard",
    RetreatTo: "bot-retreat-to",
}
"""What is said with the fields of the action."""

LEFT: dict[str, str] = {
    "nominate": "bot-name-nobody",
    "vote": "bot-vote-enough",
    "answer-ballot": "bot-let-ballot",
    "play-cards": "bot-keep-cards",
    "play-any-time": "bot-keep-cards",
    "take-over": "bot-no-take-over",
    "assassinate": "bot-no-kill",
    "save-yourself": "bot-no-save",
    "bank": "bot-no-bank",
    "bombard": "bot-no-bombard",
    "declare-attack": "bot-no-attack",
    "come-back": "bot-stay-away",
}
"""By the question: why one passes."""


def reason(g: Junta, request: Request, action: Action) -> Message | None:
    """What speaks for an answer."""
    look = Outlook(g, request.seat, MEAN)
    if action == PASS:
        if request.kind == "declare-coup":
            return Message("bot-no-coup", {"number": in_ten(rebels.chances(look))})
        return Message(LEFT.get(request.kind, "bot-keep-cards"))
    if (plain := PLAIN.get(type(action))) is not None:
        return Message(plain)
    if (id := FIELDS.get(type(action))) is not None:
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        if isinstance(action, PutBill):
            fields["votes"] = look.votes(action.family)
        if isinstance(action, RetreatTo):
            fields = {"area": action.to}
        return Message(id, fields)
    if isinstance(action, GiveVotes | GiveAll):
        return of_vote(look, request, action.choice)
    return of_people(look, action) or of_arms(look, action)


def of_vote(look: Outlook, request: Request, choice: int | str) -> Message:
    """What speaks for a vote."""
    match request.about.get("question"):
        case "president":
            return of_candidate(look, choice)
        case "competence":
            president = {"family": look.g.president}
            return Message("bot-competence-for" if choice == FOR else "bot-competence-against", president)
    if choice == FOR and author_of(look.g) == look.seat:
        return Message("bot-budget-own")
    for_me = {"number": round(own_part(look))}
    return Message("bot-budget-for" if choice == FOR else "bot-budget-against", for_me)


def of_candidate(look: Outlook, choice: int | str) -> Message:
    return Message("bot-vote-self") if choice == look.seat else Message("bot-vote-other", {"family": choice})


def of_people(look: Outlook, action: Action) -> Message | None:
    """Offices, the budget, and killing."""
    g = look.g
    match action:
        case Nominate(family) | Acclaim(family) | ChoosePresident(family):
            return of_candidate(look, family)
        case ChooseWinner(choice) if choice in (FOR, AGAINST):
            return Message("bot-tie-for" if choice == FOR else "bot-tie-against")
        case ChooseWinner(choice):
            return of_candidate(look, choice)
        case GivePost(post, family):
            empty = family == NOBODY
            return Message("bot-post-empty" if empty else "bot-post", {"family": family, "post": post})
        case PlayCard(card):
            does = g.edition.cards[card].effects
            which = "donation" if does.draws else "competence" if "competence" in does.deeds else "card"
            return Message(f"bot-play-{which}", {"card": card, "family": g.president})
        case PlayOn(_, target):
            return Message("bot-break-up", {"family": target, "number": look.votes(target)})
        case ForceBudget() | LetBudgetFail():
            id = "bot-force" if isinstance(action, ForceBudget) else "bot-no-force"
            return Message(id, {"number": round(own_part(look))})
        case GoTo(location):
            return Message("bot-go-to", {"place": location if location in (BANK, HEADQUARTERS) else "hiding"})
        case Assassinate(_, target, location) | SecretPolice(target, location) | Overtime(_, target, location):
            cash = round(look.guess(target))
            return Message("bot-kill", {"family": target, "location": location, "number": cash})
    return None


def of_arms(look: Outlook, action: Action) -> Message | None:
    """Coups."""
    g = look.g
    match action:
        case DeclareCoup() | StartWithCard():
            return Message("bot-coup", {"family": g.president, "number": in_ten(rebels.chances(look))})
        case ChooseSide(side) if g.coup is not None:
            held = {"number": int(City(g, g.coup).held()), "points": len(g.edition.power)}
            return Message(f"bot-side-{side}", held)
        case Execute(family):
            return Message("bot-execute", {"family": family, "number": round(look.guess(family))})
        case March(_, to) | Land(_, to) | Fly(_, to) | SendPolice(_, to):
            return Message("bot-march-power" if to in g.edition.power else "bot-march", {"area": to})
        case DeclareAttack(area) if g.coup is not None:
            city, rebel = City(g, g.coup), look.seat in g.coup.rebels
            dice = {"number": city.side_dice(area, rebel), "dice": city.side_dice(area, not rebel)}
            return Message("bot-attack", {"area": area, **dice})
    return Message("bot-needed")


def in_ten(chance: float) -> int:
    return round(10 * chance)


# What to look at

BY_PHASE: dict[str, str] = {
    "play-cards": "look-cards",
    "play-any-time": "look-cards",
    "discard": "look-cards",
    "lose-influence": "look-cards",
    "nominate": "look-election",
    "stand": "look-election",
    "first-president": "look-election",
    "choose-president": "look-election",
    "give-post": "look-cabinet",
    "install-cousin": "look-cabinet",
    "make-budget": "look-budget-made",
    "announce": "look-announce",
    "force-budget": "look-budget",
    "take-over": "look-budget",
    "choose-location": "look-location",
    "assassinate": "look-assassinate",
    "save-yourself": "look-save",
    "pay": "look-pay",
    "bank": "look-bank",
    "exile": "look-exile",
    "declare-coup": "look-declare-coup",
    "choose-side": "look-side",
    "elect-junta": "look-election",
    "firing-squad": "look-firing-squad",
}
"""Which sentence goes with a question; in a coup it is the one about the coup."""


def heed(g: Junta, request: Request) -> list[Message]:
    """What to look at: the votes, the money that is announced, who leads, how a coup stands."""
    look = Outlook(g, request.seat, MEAN)
    all_votes = sum([look.votes(family) for family in range(len(g.families)) if g.active(family)])
    figures: dict[str, int | str] = {
        "votes": look.votes(request.seat),
        "all": all_votes,
        "majority": all_votes // 2 + 1,
        "aid": round(look.aid),
        "number": round(own_part(look)) if g.turn.piles else 0,
        "family": g.president,
        "left": look.left,
    }
    if request.kind == "vote":
        question = str(request.about.get("question", ""))
        id = {"president": "look-election", "competence": "look-competence"}.get(question, "look-budget")
    elif (known := BY_PHASE.get(request.kind)) is not None:
        id = known
    elif g.coup is not None:
        id = "look-coup"
    else:
        return []
    if g.coup is not None:
        figures |= {"held": int(City(g, g.coup).held()), "points": len(g.edition.power), "phase": g.coup.phase}
    return [Message(id, figures)]

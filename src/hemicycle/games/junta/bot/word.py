"""To keep one's word, or not: what a promise leaves to choose from, and what a breach would bring."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.deals import Term
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Leaning, Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..coup.aftermath import SIDES, Execute
from ..coup.city import bound
from ..coup.declaration import DeclareCoup, StartWithCard
from ..coup.march import END_MOVE
from ..money import worth
from ..politics.assassins import Assassinate, Burgle, Overtime, SecretPolice
from ..politics.budget import FORCE, Announce, Budget, PutBill
from ..politics.cabinet import GivePost, KeepCabinet
from ..politics.scrutin import AGAINST, FOR, GiveAll, GiveVotes
from ..promises import (
    BackBudget,
    BackCandidate,
    ForceTheBudget,
    GivePostTo,
    JoinCoup,
    OpposeBudget,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StartNoCoup,
    StayLoyal,
)
from ..state import Junta
from . import ballots, rebels, refuge, shadows, treasury
from .outlook import Outlook

PRICE, LOYAL_PRICE = 2.0, 7.0
"""The millions that a breach must bring to tempt an opportunist, and how much more the loyal would want."""

Killing = SecretPolice | Assassinate | Burgle | Overtime


def keeping(g: Junta, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The answers that keep what the seat has promised."""
    options = request.options
    match request.kind:
        case "vote":
            return votes(request, promises)
        case "give-post":
            return posts(g, request, promises)
        case "make-budget":
            return piles(g, options, promises)
        case "announce":
            for term in promises:
                if isinstance(term, ShareBudget) and term.party == request.about["family"]:
                    return tuple(
                        [one for one in options if isinstance(one, Announce) and one.value >= term.number]
                    )
        case "force-budget" if has(promises, ForceTheBudget):
            return (FORCE[0],)
        case "assassinate":
            spared = [term.party for term in promises if isinstance(term, SparePlayer)]
            return tuple([one for one in options if not (isinstance(one, Killing) and one.target in spared)])
        case "declare-coup" if has(promises, StartNoCoup):
            return tuple([one for one in options if not isinstance(one, DeclareCoup | StartWithCard)])
        case "move-units" if has(promises, StayLoyal) and g.coup is not None and g.coup.phase == 0:
            if not bound(g, request.seat) and request.seat not in g.coup.rebels and END_MOVE in options:
                return (END_MOVE,)
        case "choose-side" if request.about["family"] == request.seat:
            for term in promises:
                if isinstance(term, JoinCoup):
                    return (SIDES[1] if isinstance(term, StayLoyal) else SIDES[0],)
        case "firing-squad":
            spared = [term.party for term in promises if isinstance(term, SpareFromSquad)]
            return tuple([one for one in options if not (isinstance(one, Execute) and one.family in spared)])
    return options


def has(promises: Sequence[Term], kind: type[Term]) -> bool:
    return any(isinstance(term, kind) for term in promises)


def votes(request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """All votes of one's own family go where they were promised."""
    options, question = request.options, request.about["question"]
    if request.about["family"] != request.seat:
        return options
    for term in promises:
        choice: int | str
        if question == "budget" and isinstance(term, BackBudget):
            choice = AGAINST if isinstance(term, OpposeBudget) else FOR
        elif question == "president" and isinstance(term, BackCandidate):
            choice = term.candidate
        else:
            continue
        if (every := GiveAll(choice)) in options:
            return (every,)
        if request.about["round"] == 1 and (own := GiveVotes("family", choice)) in options:
            return (own,)
        return tuple([one for one in options if not isinstance(one, GiveAll | GiveVotes) or one.choice == choice])
    return options


def posts(g: Junta, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
    """The promised post to whom it was promised; the cabinet stays only where it keeps the promise."""
    options, post = request.options, request.about["post"]
    mine = [term for term in promises if isinstance(term, GivePostTo)]
    for term in mine:
        if term.post == post and (given := GivePost(term.post, term.party)) in options:
            return (given,)
    if any(g.posts.get(term.post) != term.party for term in mine):
        return tuple([one for one in options if not isinstance(one, KeepCabinet)])
    return options


def piles(g: Junta, options: tuple[Action, ...], promises: Sequence[Term]) -> tuple[Action, ...]:
    """First the piles that were promised, as far as there are bills."""
    frame = g.stack[-1]
    if not isinstance(frame, Budget):
        return options
    for term in promises:
        if isinstance(term, ShareBudget) and term.party < len(frame.draft):
            missing = term.number - worth(frame.draft[term.party])
            if missing > 0:
                bills = [one for one in options if isinstance(one, PutBill) and one.family == term.party]
                fit = [one for one in bills if one.bill <= missing]
                if bills:
                    return (max(fit, key=lambda one: one.bill) if fit else bills[0],)
    return options


def temptation(g: Junta, request: Request, kept: Sequence[Action], temper: Temper) -> float:
    """The millions that the best breach brings beyond keeping one's word."""
    look = Outlook(g, request.seat, temper)
    family = int(request.about.get("family", request.seat))
    breaches = [option for option in request.options if option not in kept]
    match request.kind:
        case "assassinate":
            return best_killing(look, breaches) - best_killing(look, kept)
        case "firing-squad":
            return best_victim(look, breaches) - best_victim(look, kept)
        case "declare-coup":
            return rebels.appetite(look)
        case "choose-side" if g.coup is not None and not g.coup.settled:
            sides = {rebels.outcome(g, family, "junta"), rebels.outcome(g, family, "president")}
            if len(sides) == 1:
                return 0.0
            value = rebels.wants(look)
            return -value if SIDES[0] in kept else value
        case "make-budget":
            return promised_too_much(look, kept)
        case "vote" if request.about["question"] == "budget" and PASS not in kept:
            gap = ballots.wanted(temper.greed) * ballots.kept_by(look) - ballots.own_part(look)
            return gap if not ballots.likes(look) else 0.0
    return 0.0


def best_killing(look: Outlook, options: Sequence[Action]) -> float:
    return max(
        [
            shadows.killing(look, option, refuge.at_bank(look, option.target))
            for option in options
            if isinstance(option, Killing)
        ],
        default=0.0,
    )


def best_victim(look: Outlook, options: Sequence[Action]) -> float:
    return max([look.cash[option.family] for option in options if isinstance(option, Execute)], default=0.0)


def promised_too_much(look: Outlook, kept: Sequence[Action]) -> float:
    """What the promised piles hold beyond what one would have given."""
    put = next((option for option in kept if isinstance(option, PutBill)), None)
    frame = look.g.stack[-1]
    if put is None or not isinstance(frame, Budget):
        return 0.0
    planned = treasury.targets(look, look.aid).get(put.family, 0.0)
    return max(0.0, worth(frame.draft[put.family]) + put.bill - planned)


def leanings(g: Junta, request: Request, temper: Temper) -> list[Leaning]:
    """A vote serves the President or a candidate; a firing squad may remember. In millions."""
    look, options = Outlook(g, request.seat, temper), request.options
    match request.kind:
        case "vote" if request.about["family"] == request.seat:
            choices = {option.choice: option for option in options if isinstance(option, GiveAll | GiveVotes)}
            if request.about["question"] == "budget" and FOR in choices and AGAINST in choices:
                author = (ballots.author_of(g),)
                gap = ballots.own_part(look) - ballots.wanted(temper.greed) * ballots.kept_by(look)
                yes, no = choices[FOR], choices[AGAINST]
                return [Leaning(yes, gap, helps=author), Leaning(no, 0.0, harms=author)]
            if request.about["question"] == "president" and request.seat not in choices:
                return [
                    Leaning(option, rebels.PRESIDENCY * look.aid * look.weight(choice), helps=(choice,))
                    for choice, option in choices.items()
                    if isinstance(choice, int)
                ]
        case "firing-squad":
            return [
                Leaning(option, look.cash[option.family], harms=(option.family,))
                for option in options
                if isinstance(option, Execute)
            ]
    return []

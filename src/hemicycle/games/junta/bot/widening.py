"""What who searches tries out, and how he pictures what he can't see."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.temper import temper as draw_temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..edition import BANK
from ..money import EMPTY, Purse, gathered, plus, spread, worth
from ..pay import Pay
from ..politics.assassins import Assassinate, Overtime, SecretPolice
from ..politics.bank import Deposit
from ..politics.scrutin import GiveAll, GiveVotes
from ..state import Junta
from .mind import Memory, Mind
from .outlook import Outlook

DECISIVE = frozenset((
    "stand", "nominate", "vote", "answer-ballot", "break-tie", "force-budget", "take-over", "choose-location",
    "save-yourself", "declare-coup", "choose-side", "elect-junta", "firing-squad", "come-back", "exile",
))  # fmt: skip
"""Of these few answers all are tried; what is not named here and below is left to judgement."""
FEW = 7
STRIKES = 4
"""How many killings are tried."""
GENEROUS = (1.0, 0.6, 1.5)
"""How many times what judgement would give away budgets are tried with."""


def widened(look: Outlook, request: Request, judged: Action) -> list[Action]:
    """What is tried out, first what is best by judgement."""
    options = request.options
    match request.kind:
        case "vote":
            found = sides(options)
        case "assassinate":
            found = strikes(look, options)
        case "bank":
            found = deposits(options)
        case kind if kind in DECISIVE and len(options) <= FEW:
            found = list(options)
        case _:
            found = []
    return list(dict.fromkeys([judged, *found]))


def sides(options: Sequence[Action]) -> list[Action]:
    """All votes for each choice, or the first that there are; and none."""
    found: dict[int | str, Action] = {}
    for option in options:
        if isinstance(option, GiveAll):
            found[option.choice] = option
        elif isinstance(option, GiveVotes):
            found.setdefault(option.choice, option)
    return [*found.values(), *([PASS] if PASS in options else [])]


def strikes(look: Outlook, options: Sequence[Action]) -> list[Action]:
    """Those who are worth most killing, at the Bank or wherever one may look for them; and nobody."""
    found = [option for option in options if isinstance(option, SecretPolice | Assassinate | Overtime)]
    found.sort(key=lambda option: (option.location != BANK, -prize(look, option.target)))
    return [*found[:STRIKES], *([PASS] if PASS in options else [])]


def prize(look: Outlook, family: int) -> float:
    """What somebody's death brings, in millions."""
    return look.cash[family] * (1 - look.weight(family))


def deposits(options: Sequence[Action]) -> list[Action]:
    """Everything, all but a little, and nothing."""
    found = [option for option in options if isinstance(option, Deposit)]
    found.sort(key=lambda option: -worth(option.bills))
    return [*found[:1], *found[len(found) // 4 : len(found) // 4 + 1], *([PASS] if PASS in options else [])]


def manners(request: Request, temper: Temper) -> list[Temper]:
    """Ways to make a budget: a pile is filled bill by bill, and one bill more or less tells nothing."""
    if request.kind != "make-budget" or not isinstance(temper, Mind):
        return []
    return [generous(temper, times) for times in GENEROUS]


def generous(temper: Mind, times: float) -> Mind:
    mind = Mind(*temper)
    mind.memory, mind.generous = temper.memory, times
    return mind


# What can't be seen


def likeness(temper: Temper, rng: Random, own: bool) -> Temper:
    """Somebody imagined: with another's traits, and what oneself remembers of what all have seen."""
    mind = Mind(*(temper if own else draw_temper(rng)))
    mind.memory = remembered(temper.memory) if isinstance(temper, Mind) else Memory()
    if own and isinstance(temper, Mind):
        mind.generous = temper.generous
    return mind


def remembered(memory: Memory) -> Memory:
    """The same once more, to go on with in imagination."""
    other = copy(memory)
    other.cash, other.accounts = memory.cash.copy(), memory.accounts.copy()
    other.piles, other.dead = memory.piles.copy(), memory.dead.copy()
    other.told = False
    return other


def believe(g: Junta, seat: Seat, temper: Temper) -> None:
    """Share the bills that are out of sight among the purses as one thinks that they are filled."""
    memory = temper.memory if isinstance(temper, Mind) else None
    if memory is None or len(memory.cash) != len(g.families) or any(isinstance(frame, Pay) for frame in g.stack):
        return
    hidden = [family for family, one in enumerate(g.families) if seat not in one.seats]
    held = g.box
    for family in hidden:
        one = g.families[family]
        held = plus(held, plus(one.reserve, one.account))
        one.reserve = one.account = EMPTY
    bills = spread(held)
    for family in hidden:
        one = g.families[family]
        one.reserve = filled(bills, memory.cash[family])
        one.account = filled(bills, memory.accounts[family])
    g.box = gathered(bills)


def filled(bills: list[int], goal: float) -> Purse:
    """Take bills, the large ones first, until about so many millions are there."""
    taken: list[int] = []
    missing = goal
    for bill in (3, 2, 1):
        while missing >= bill - 0.5 and bill in bills:
            bills.remove(bill)
            taken.append(bill)
            missing -= bill
    return gathered(taken)

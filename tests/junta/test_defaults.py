"""What is played for somebody who is away (ruling J41): every question of the game is reviewed here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeAlias

import pytest

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, ByLot
from hemicycle.games.junta import RULES
from hemicycle.games.junta.cards import votes_of
from hemicycle.games.junta.coup.aftermath import SPARE, Acclaim, ChooseSide, Execute
from hemicycle.games.junta.coup.bribery import STOP_BRIBING, BribeUnits, TryBribe
from hemicycle.games.junta.coup.combat import Bombard
from hemicycle.games.junta.coup.declaration import DeclareCoup, PlayPretext, StartWithCard
from hemicycle.games.junta.coup.march import END_MOVE, ComeBack, Fly, Land, March, PlayUnits
from hemicycle.games.junta.coup.retreat import KeepOut, LetRetreat
from hemicycle.games.junta.coup.salvos import CEASE_AIMING, HOLD_FIRE, LoseUnit
from hemicycle.games.junta.match import ReturnHome, StayAbroad
from hemicycle.games.junta.money import worth
from hemicycle.games.junta.pay import PayBills
from hemicycle.games.junta.politics.assassins import Assassinate, Burgle, Overtime, SaveYourself, SecretPolice
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.politics.budget import SEAL, Announce, KeepBill, LetBudgetFail, PutBill, TakeOverBudget
from hemicycle.games.junta.politics.cabinet import KEEP
from hemicycle.games.junta.politics.deeds import GiveUpInfluence, LayInfluence, PlayCard, PlayOn
from hemicycle.games.junta.politics.draw import Discard, SwapCards
from hemicycle.games.junta.politics.location import PLACES, GoIntoExile
from hemicycle.games.junta.politics.presidency import ChoosePresident, ChooseWinner, Nominate
from hemicycle.games.junta.politics.scrutin import FOR, GiveVotes, PlayInBallot, Stand
from hemicycle.games.junta.state import Junta

from .builders import BANK, at

Review: TypeAlias = Callable[[Junta, Request, tuple[Action, ...]], bool]
"""Whether what may be played for somebody, one of these, is as it should be."""


def only(action: Action) -> Review:
    return lambda g, request, played: played == (action,)


def drawn(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    """One of all options."""
    return played == request.options


def cheapest_payment(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    prices = [worth(option.bills) for option in request.options if isinstance(option, PayBills)]
    return [worth(one.bills) for one in played if isinstance(one, PayBills)] == [min(prices)]


def unplayed_card(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    hand = g.families[int(request.about["family"])].hand
    wanted = {Discard(card) for card in hand} if hand else set(request.options)
    return set(played) == wanted


def keeps_or_draws(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == (KEEP,) if KEEP in request.options else played == request.options


def as_all_see(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == (Announce(int(request.about["number"])),)


def largest_bill(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == (KeepBill(max(one.bill for one in request.options if isinstance(one, KeepBill))),)


def oneself_or_passes(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == ((PASS,) if PASS in request.options else (Nominate(request.seat),))


def own_budget_or_drawn(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == (ChooseWinner(FOR),) if request.about["question"] == "budget" else drawn(g, request, played)


def oneself_if_possible(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    own = ChoosePresident(request.seat)
    return played == (own,) if own in request.options else len(played) == 1


def weakest_influence(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    (lost,) = played
    victim = int(request.about["family"])
    cards = [one.card for one in request.options if isinstance(one, GiveUpInfluence)]
    votes = {card: votes_of(g, victim, card) for card in cards}
    return isinstance(lost, GiveUpInfluence) and votes[lost.card] == min(votes.values())


def one_life(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    """Not to play a card would cost all cards and all money."""
    return isinstance(played[0], SaveYourself) or request.options == (PASS,)


def into_switzerland(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    reserve = g.families[request.seat].reserve
    return played == ((Deposit(reserve),) if any(reserve) else (PASS,))


def home_for_the_smallest_bill(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    bills = [one.bill for one in request.options if isinstance(one, ReturnHome)]
    return played == (ReturnHome(min(bills)),)


def stays_or_moves_as_announced(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    if END_MOVE in request.options:
        return played == (END_MOVE,)
    return all(isinstance(one, March | Fly | Land) for one in played)


def holds_or_fires_as_announced(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return played == ((PASS,) if PASS in request.options else request.options)


def weakest_unit(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    attack = g.edition.attack
    (lost,) = played
    units = [one.unit for one in request.options if isinstance(one, LoseUnit)]
    return isinstance(lost, LoseUnit) and attack[lost.unit] == min(attack[unit] for unit in units)


def as_one_fought(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    assert g.coup is not None
    return played == (ChooseSide("junta" if request.about["family"] in g.coup.rebels else "president"),)


def oneself_or_nobody(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    own = Acclaim(int(request.about["family"]))
    if own in request.options:
        return played == (own,)
    return played == ((PASS,) if PASS in request.options else request.options)


def some_way_out(g: Junta, request: Request, played: tuple[Action, ...]) -> bool:
    return bool(played) and set(played) <= set(request.options)


REVIEWED: dict[str, Review] = {
    "first-president": oneself_if_possible,
    "nominate": oneself_or_passes,
    "vote": only(PASS),
    "stand": only(Stand()),
    "answer-ballot": only(PASS),
    "break-tie": own_budget_or_drawn,
    "choose-president": oneself_if_possible,
    "play-cards": only(PASS),
    "play-any-time": only(PASS),
    "discard": unplayed_card,
    "lose-influence": weakest_influence,
    "give-post": keeps_or_draws,
    "make-budget": only(SEAL),
    "announce": as_all_see,
    "take-over": only(PASS),
    "keep-bill": largest_bill,
    "force-budget": only(LetBudgetFail()),
    "choose-location": lambda g, request, played: played == PLACES,
    "assassinate": only(PASS),
    "save-yourself": one_life,
    "pay": cheapest_payment,
    "install-cousin": drawn,
    "bank": into_switzerland,
    "exile": home_for_the_smallest_bill,
    "declare-coup": only(PASS),
    "come-back": only(PASS),
    "move-units": stays_or_moves_as_announced,
    "try-bribe": only(STOP_BRIBING),
    "bombard": holds_or_fires_as_announced,
    "declare-attack": only(PASS),
    "choose-area": drawn,
    "fire": only(HOLD_FIRE),
    "aim": only(CEASE_AIMING),
    "choose-loss": weakest_unit,
    "forbid-retreat": only(LetRetreat()),
    "retreat": some_way_out,
    "let-in": only(KeepOut()),
    "choose-side": as_one_fought,
    "elect-junta": oneself_or_nobody,
    "firing-squad": only(SPARE),
}
"""What is right for each question."""

SPENT = (
    Assassinate,
    Bombard,
    BribeUnits,
    Burgle,
    ComeBack,
    DeclareCoup,
    Discard,
    Execute,
    GiveUpInfluence,
    GoIntoExile,
    LayInfluence,
    Overtime,
    PayBills,
    PlayCard,
    PlayInBallot,
    PlayOn,
    PlayPretext,
    PlayUnits,
    PutBill,
    SaveYourself,
    SecretPolice,
    StartWithCard,
    StayAbroad,
    SwapCards,
    TakeOverBudget,
    TryBribe,
    Withdraw,
)
"""Acts that cost what can't be had again, or give something away."""


def spends(g: Junta, action: Action) -> bool:
    if isinstance(action, GiveVotes):
        return any(action.source in one.hand for one in g.families)
    return isinstance(action, SPENT)


def played_for(request: Request) -> tuple[Action, ...]:
    """What may be played for somebody: one act, or one that is drawn from these."""
    default = request.default
    if isinstance(default, ByLot):
        return default.among or request.options
    assert default is not None
    return (default,)


class Met:
    """The questions of some random games: how each kind was met, and what was wrong with its default."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.unreviewed: set[str] = set()
        self.wrong: set[str] = set()
        self.spends: set[str] = set()

    def look(self, g: Junta, request: Request) -> None:
        self.kinds.add(request.kind)
        played = played_for(request)
        if not set(played) <= set(request.options):
            self.wrong.add(f"{request.kind}: {played} is not open")
        if request.kind not in REVIEWED:
            self.unreviewed.add(request.kind)
        elif not REVIEWED[request.kind](g, request, played):
            self.wrong.add(f"{request.kind}: {played}")
        frugal = [option for option in request.options if not spends(g, option)]
        if frugal and request.kind != "save-yourself" and any(spends(g, action) for action in played):
            self.spends.add(f"{request.kind}: {played}")


@cache
def met() -> Met:
    """Random games of all numbers of players, both editions, in which some seats are away for good."""
    found = Met()
    for number in range(24):
        players, edition = 2 + number % 6, ("las-bananas", "older")[number // 6 % 2]
        options = {"return_for_coup": "yes", "toll": "yes"} if number % 3 == 0 else {"toll": "yes"}
        game = Game.begin(RULES, RULES.setup(players, edition, options), f"defaults {number}")
        rng = Random(number)
        while not game.over:
            waiting = [one for one in game.requests if not one.optional and not one.answered]
            for request in waiting:
                assert isinstance(game.state, Junta)
                found.look(game.state, request)
            request = rng.choice(waiting)
            if rng.random() < 0.1:
                game.lapse(request.seat, request.id)
            else:
                game.act(request.seat, request.id, rng.choice(request.options))
    return found


def test_ruling_j41_every_default_is_reviewed() -> None:
    assert not met().unreviewed
    assert not met().wrong


def test_ruling_j41_no_default_spends_while_something_else_would_do() -> None:
    assert not met().spends


def test_ruling_j41_nearly_every_question_was_met_in_these_games() -> None:
    assert set(REVIEWED) - met().kinds <= {"keep-bill", "take-over", "choose-president", "come-back", "let-in"}


def test_ruling_j41_an_announced_pile_tells_no_more_than_all_see() -> None:
    table = at(4, phase=4, reserve={"A": "333"}).piles("A", B="33", C="3")
    for _ in range(2):
        request = table.request("A")
        table.game.lapse(request.seat, request.id)
    assert [pile.announced for pile in table.g.piles] == [2, 1]


@pytest.mark.parametrize("hand", ["hush-money royalist", "royalist hush-money"])
def test_ruling_j41_a_life_is_saved_with_what_costs_least(hand: str) -> None:
    influence, where = {"C": "monarchists"}, {"C": BANK}
    table = at(4, phase=6, hand={"C": hand}, reserve={"C": "33"}, influence=influence, where=where)
    table.police("B", "C").all_pass("assassinate")
    request = table.request("C")
    table.game.lapse(request.seat, request.id)
    assert (table.dead(), table.cash("C"), table.hand("C")) == ("", 6, "hush-money")

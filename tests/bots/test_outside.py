"""The outside option: nobody pays more for what somebody else would give for less, and saying so leaks nothing."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hemicycle.bots import bargaining, outside
from hemicycle.bots.bargaining import Bargainer, Hope
from hemicycle.engine.deals import AcceptDeal, Offer, RefuseDeal, Term
from hemicycle.engine.game import Game
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Message
from hemicycle.games.junta.promises import BackBudget, GivePostTo, ShareBudget, StartNoCoup
from hemicycle.games.koalition.promises import Join, Support
from hemicycle.games.politico.promises import BackInvestiture, InviteParty, JoinGovernment, SpareParty
from hemicycle.games.zoocracy.edition import FINANCE
from hemicycle.games.zoocracy.promises import BackProposal, GiveGoal, GiveOffice
from tests.bots.test_milking import MILD, agree, mind, offers
from tests.junta.builders import at as junta
from tests.koalition.test_promises import AB
from tests.koalition.test_promises import talks as koalition
from tests.politico.builders import at as politico
from tests.zoocracy.builders import at as zoocracy

A, B, C, D = range(4)
AC = ("rose", "lemon")


class Market(NamedTuple):
    """Somebody asks a price that A would pay, while somebody else offers as much for less, or something better."""

    game: Game
    seller: int
    dear: tuple[Term, ...]
    rival: int
    cheap: tuple[Term, ...]


def markets() -> dict[str, Market]:
    return {
        "junta": Market(
            junta(4, phase=2).game,
            C,
            (BackBudget(C), GivePostTo(A, C, "admiral")),
            B,
            (BackBudget(B), StartNoCoup(B), GivePostTo(A, B, "admiral")),
        ),
        "koalition": Market(
            koalition().game,
            B,
            (Join(A, AB), Join(B, AB), Support(B, A, 2)),
            C,
            (Join(A, AC), Join(C, AC), Support(C, A, 2)),
        ),
        "politico": Market(
            politico("A", hands={"A": "pm baraka"}).game,
            D,
            (JoinGovernment(D, A), InviteParty(A, D)),
            B,
            (JoinGovernment(B, A), BackInvestiture(B, A), SpareParty(B, A, "round")),
        ),
        "zoocracy": Market(
            zoocracy("D", seats=[20, 17, 14]).game,
            B,
            (BackProposal(B, A), GiveGoal(A, B, 1), GiveOffice(A, B, FINANCE)),
            C,
            (BackProposal(C, A), GiveGoal(A, C, 1)),
        ),
    }


every = pytest.mark.parametrize("name", sorted(markets()))


@every
def test_who_is_offered_as_much_for_less_does_not_pay_more(name: str) -> None:
    one = markets()[name]
    if name != "koalition":  # there everybody sees that the other coalition would do
        assert isinstance(offers(one.game, one.seller, A, *one.dear), AcceptDeal)
    one = markets()[name]
    one.game.bargain(one.rival, Offer((A,), one.cheap))
    assert outside.elsewhere(mind(one.game, A), (A, one.seller), one.dear) is not None
    assert not isinstance(offers(one.game, one.seller, A, *one.dear), AcceptDeal)


@every
def test_what_others_have_offered_is_not_told(name: str) -> None:
    one = markets()[name]
    before = outside.told(mind(one.game, A), (A, one.seller), one.dear)
    one.game.bargain(one.rival, Offer((A,), one.cheap))
    assert outside.told(mind(one.game, A), (A, one.seller), one.dear) == before


def test_a_hand_and_a_purse_are_not_told() -> None:
    def said(game: Game) -> Message | None:
        return outside.told(mind(game, A), (A, C), (JoinGovernment(C, A), InviteParty(A, C)))

    hands = ("pm baraka", "pm desaccords", "motion army", "")
    assert len({said(politico("A", hands={"A": hand}).game) for hand in hands}) == 1
    price = (BackBudget(C), ShareBudget(A, C, 4))
    purses = [junta(4, phase=2, reserve={"A": purse}).game for purse in ("", "333", "1")]
    assert len({outside.told(mind(game, A), (A, C), price) for game in purses}) == 1


def test_what_everybody_sees_is_told() -> None:
    game = zoocracy("D", seats=[20, 17, 14]).game
    both = GiveOffice(A, B, FINANCE), GiveOffice(A, B, "defence")
    reply = offers(game, B, A, BackProposal(B, A), GiveGoal(A, B, 1), *both)
    assert isinstance(reply, RefuseDeal)
    assert reply.reason == Message("bot-deal-elsewhere", {"seat": C})
    game = koalition().game
    better = offers(game, B, A, Join(A, AB), Join(B, AB), Support(A, B, 2))
    assert better.reason in [Message(id, {"seat": C}) for id in ("bot-deal-better", "bot-deal-elsewhere")]
    for language in LANGUAGES:
        texts = game.rules.texts(language)
        assert all("{" not in texts.say(message) for message in (reply.reason, better.reason) if message)


def test_what_one_could_have_beside_it_is_no_reason_against_it() -> None:
    game = junta(4, phase=2).game
    game.bargain(B, Offer((A,), (StartNoCoup(B), BackBudget(B))))
    assert outside.elsewhere(mind(game, A), (A, C), (BackBudget(C), ShareBudget(A, C, 2))) is None


def test_who_was_seen_to_sell_for_as_little_is_likely_to_do_so_again() -> None:
    game = junta(4, phase=2).game
    price = (BackBudget(B), ShareBudget(A, B, 1))
    agree(game, B, C, BackBudget(B))
    assert not outside.sold(mind(game, A, True), B, price), "that was something else"
    agree(game, A, B, BackBudget(B), ShareBudget(A, B, 1))
    assert outside.likely(mind(game, A), B, (BackBudget(B), ShareBudget(A, B, 2))) >= outside.SOLD
    assert outside.sold(mind(game, A), B, price)
    assert not outside.sold(mind(game, C), B, price), "C may not know of it"


def test_the_cheapest_is_asked_first_where_one_may_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = junta(4, phase=2).game
    cheap = Hope(1.0, [0.70], 0.3, (A, B), (BackBudget(B), ShareBudget(A, B, 2)))
    sure = Hope(0.75, [0.95], 0.7, (A, C), (BackBudget(C), ShareBudget(A, C, 4)))
    monkeypatch.setattr(Bargainer, "hopeful", lambda self, terms: [sure, cheap])
    for most, expected in ((2, cheap), (1, sure)):
        monkeypatch.setattr(bargaining, "OFFERS", most)
        offer = mind(game, A).offer(())
        assert offer is not None
        assert offer.terms == expected.terms


def test_a_deal_that_suits_one_alone_is_evened_out_before_it_is_offered() -> None:
    game = zoocracy("D", seats=[20, 17, 14]).game
    one = mind(game, A)
    terms = set(game.terms(A, (B, C)))
    uneven = one.hope((BackProposal(C, A), GiveOffice(A, C, FINANCE)), terms)
    assert uneven is not None
    assert not one.fits(uneven)
    assert any(one.fits(more) for more in one.evened(uneven, terms))


def test_only_the_faithless_promise_what_they_do_not_mean_to_keep() -> None:
    game = junta(4, phase=2).game
    price = (ShareBudget(A, C, 4),)
    costs = []
    for loyalty in (0.0, bargaining.FAITHLESS, 1.0):
        one = mind(game, A)
        one.temper = MILD._replace(loyalty=loyalty)
        costs.append(one.gain(A, price))
    assert costs[0] == pytest.approx(costs[1] * bargaining.HALF_MEANT)
    assert costs[1] == costs[2] < 0

"""Bots of Junta at the bargaining table: what they offer, what they accept, and whether they keep their word."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.bots import bargaining, levels, trust
from hemicycle.bots.base import play_out
from hemicycle.bots.faithless import Faithless
from hemicycle.bots.novice import Novice
from hemicycle.engine.deals import AcceptDeal, Offer, RefuseDeal, Term
from hemicycle.engine.game import Game
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.junta import RULES
from hemicycle.games.junta.bot import deals, outlook, pitches, word
from hemicycle.games.junta.coup.aftermath import SIDES, Execute
from hemicycle.games.junta.coup.declaration import DECLARE
from hemicycle.games.junta.edition import MINISTER
from hemicycle.games.junta.politics.assassins import SecretPolice
from hemicycle.games.junta.politics.budget import FORCE, Announce, PutBill
from hemicycle.games.junta.politics.cabinet import GivePost, KeepCabinet
from hemicycle.games.junta.politics.events import AssassinationAnnounced
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, GiveAll, GiveVotes
from hemicycle.games.junta.promises import (
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
from hemicycle.games.junta.trades import HandBills, HandCard, HandUnits, PayLater
from tests.junta import coup_builders as coups
from tests.junta.builders import A, B, C, D, Table, at, begin
from tests.junta.coup_builders import declaring, fighting
from tests.table import LETTERS

MILD = Temper(greed=0.0, loyalty=0.5, risk=0.5, thrift=0.5)
LOYAL = Temper(greed=0.0, loyalty=1.0, risk=0.5, thrift=0.5)
FALSE = Temper(greed=0.0, loyalty=0.0, risk=0.5, thrift=0.5)
KNOWLEDGE: Any = levels.knowledge_of(RULES)


def bot(player: str, temper: Temper = MILD, kind: type[Novice] = Novice) -> Novice:
    made = kind(LETTERS.index(player), Random(1), KNOWLEDGE)
    made.temper = temper
    return made


def worth(table: Table | coups.Table, player: str, *terms: Term, trust: float = 0.77) -> float:
    seat = LETTERS.index(player)
    return deals.worth(table.game.view(seat), seat, terms, lambda one: 1.0 if one == seat else trust)  # type: ignore[arg-type]


def answers(table: Table | coups.Table, by: str, to: str, *terms: Term) -> AcceptDeal | RefuseDeal | Offer:
    game = table.game
    (deal,) = game.bargain(LETTERS.index(by), Offer((LETTERS.index(to),), terms))
    seat = LETTERS.index(to)
    return bot(to).consider(game.view(seat), deal, game.ledger.view(seat, True))


def offer(table: Table | coups.Table, player: str) -> Offer | None:
    game, seat = table.game, LETTERS.index(player)
    others = tuple(other for other in range(game.players) if other != seat)
    return bot(player).offer(game.view(seat), game.ledger.view(seat, True), game.terms(seat, others))


def does(table: Table | coups.Table, player: str, *promised: Term, temper: Temper = MILD) -> Action:
    one = bot(player, temper)
    one.promises = promised
    return one.choose(table.game.view(one.seat), table.request(player))


# What is worth what


def test_bills_are_worth_what_they_are_and_a_promise_what_it_is_trusted() -> None:
    table = at(4, phase=2)
    assert worth(table, "B", HandBills(A, B, 3, 1)) > worth(table, "B", HandBills(A, B, 1, 1)) > 0
    assert worth(table, "A", HandBills(A, B, 3, 1)) < 0
    assert worth(table, "B", ShareBudget(A, B, 5)) > worth(table, "B", ShareBudget(A, B, 5), trust=0.3) > 0
    assert worth(table, "C", HandBills(A, B, 3, 1)) == 0


def test_a_share_of_the_budget_is_worth_more_to_have_than_a_vote_to_give() -> None:
    table = at(4, phase=2)
    deal = (ShareBudget(A, B, 4), BackBudget(B))
    assert worth(table, "B", *deal) > 0
    assert worth(table, "B", BackBudget(B)) < 0
    assert worth(table, "A", BackBudget(B)) > 0 > worth(table, "A", OpposeBudget(B))


def test_who_has_many_votes_is_worth_more() -> None:
    plain, rich = at(4, phase=2), at(4, phase=2, influence={"B": "church"})
    assert worth(rich, "A", BackBudget(B)) > worth(plain, "A", BackBudget(B))


def test_peace_with_the_minister_is_worth_more_while_his_police_may_strike() -> None:
    loud = at(4, phase=5, reserve={"C": "3333"})
    calm = at(4, phase=5, reserve={"C": "3333"}, struck=4)
    assert worth(loud, "C", SparePlayer(B, C)) > worth(calm, "C", SparePlayer(B, C)) > 0
    assert worth(loud, "C", SparePlayer(B, C)) > worth(loud, "C", SparePlayer(D, C))


def test_a_side_in_a_coup_is_worth_more_the_more_units_one_has() -> None:
    table = fighting(
        "B brigade-1 6 market", "C brigade-2 6 north", "D police 1 police-1", "A guards 4 palace", phase=1, turn=3
    )
    assert worth(table, "A", StayLoyal(C)) > worth(table, "A", StayLoyal(D)) > 0
    assert worth(table, "B", JoinCoup(C)) > 0 > worth(table, "B", StayLoyal(C))


def test_units_and_cards_have_a_price() -> None:
    table = fighting("B brigade-1 6 market", "C brigade-2 6 north", "A guards 4 palace", phase=1, turn=3)
    units = HandUnits(C, B, "north", "brigade-2", 6)
    assert worth(table, "B", units) > 0 > worth(table, "C", units)
    trade = at(4, phase=2, hand={"B": "professional spy"})
    assert worth(trade, "B", HandCard(B, C, "professional")) < worth(trade, "B", HandCard(B, C, "spy")) < 0


def test_an_office_is_worth_votes() -> None:
    table = begin(4)
    assert worth(table, "A", BackCandidate(B, A)) > 0 > worth(table, "B", BackCandidate(B, A))


# Answers and offers


def test_a_good_share_is_accepted_and_a_gift_asked_for_is_not() -> None:
    assert isinstance(answers(at(4, phase=2), "A", "B", ShareBudget(A, B, 4), BackBudget(B)), AcceptDeal)
    table = at(4, phase=2, reserve={"B": "33"})
    assert isinstance(answers(table, "A", "B", HandBills(B, A, 3, 2)), RefuseDeal)


def test_nobody_promises_what_he_does_not_have() -> None:
    table = at(4, phase=2, reserve={"B": "1"})
    reply = answers(table, "A", "B", HandBills(B, A, 3, 1), ShareBudget(A, B, 10))
    assert isinstance(reply, RefuseDeal)
    view = table.view("B")
    assert deals.prevented(view, HandCard(B, A, "church"), ()) is not None
    assert deals.prevented(view, HandBills(B, A, 1, 1), ()) is None
    assert deals.prevented(view, ShareBudget(B, A, 5), (ShareBudget(B, C, 5),)) is not None
    assert deals.prevented(view, GivePostTo(B, A, MINISTER), (GivePostTo(B, A, "admiral"),)) is not None


def test_a_president_offers_for_votes() -> None:
    found = offer(at(4, phase=2, influence={"C": "church"}), "A")
    assert found is not None
    assert any(isinstance(term, BackBudget) for term in found.terms)


def test_a_candidate_offers_for_votes() -> None:
    found = offer(begin(4), "A")
    assert found is not None
    assert any(isinstance(term, BackCandidate) and term.candidate == A for term in found.terms)


def test_before_the_killings_peace_is_bought() -> None:
    """The Minister's police may strike, and C is rich."""
    found = offer(at(4, phase=5, reserve={"C": "333331"}), "C")
    assert found is not None
    assert SparePlayer(B, C) in found.terms


def test_in_a_coup_sides_are_bought() -> None:
    units = ("B brigade-1 6 market", "C brigade-2 6 north", "A guards 4 palace")
    table = fighting(*units, phase=1, leads="A", turn=3, money={"A": (2, 2, 1)})
    found = offer(table, "A")
    assert found is not None
    assert any(isinstance(term, StayLoyal) for term in found.terms)
    table = fighting(*units, phase=1, leads="B", turn=3, money={"B": (2, 2, 1)})
    found = offer(table, "B")
    assert found is not None
    assert JoinCoup(C) in found.terms or any(isinstance(term, HandUnits) for term in found.terms)


# One's word


def test_a_promised_vote_is_given() -> None:
    table = at(4, phase=3, aid="33221111").proposes("A", C="22", B="1").gives(FOR).abstains()
    assert does(table, "B") == GiveAll(AGAINST)
    assert does(table, "B", BackBudget(B)) == GiveAll(FOR)
    good = at(4, phase=3, aid="33221111").proposes("A", B="33").gives(FOR).abstains()
    assert does(good, "B", OpposeBudget(B)) == GiveAll(AGAINST)


def test_a_promised_candidate_is_voted_for() -> None:
    table = begin(4, seed="votes")
    while table.kind == "nominate":
        (request,) = table.waiting()
        table.game.act(request.seat, request.id, request.options[-1 if request.seat else 0])
    (request,) = table.waiting()
    candidates = {int(one.choice) for one in request.options if isinstance(one, GiveVotes)}
    player, other = LETTERS[request.seat], max(candidates)
    assert does(table, player, BackCandidate(request.seat, other)) == GiveVotes("family", other)


def test_a_promised_post_is_given() -> None:
    table = at(4, phase=2)
    assert does(table, "A", GivePostTo(A, D, MINISTER)) == GivePost(MINISTER, D)
    kept = word.keeping(table.view("A"), table.request("A"), (GivePostTo(A, D, "admiral"),))
    assert KeepCabinet() not in kept


def test_a_promised_share_is_put_and_announced() -> None:
    table = at(4, phase=3, aid="33221111")
    promise = ShareBudget(A, D, 4)
    for _ in range(8):
        action = does(table, "A", promise, temper=LOYAL)
        if not isinstance(action, PutBill) or action.family != D:
            break
        table.does("A", action)
    sealed = at(4, phase=3, aid="33221111").piles("A", D="33")
    for luck in range(5):
        one = bot("A", FALSE)
        one.rng, one.promises = Random(luck), (ShareBudget(A, D, 6),)
        assert one.choose(sealed.game.view(A), sealed.request("A")) == Announce(6)
    frame = table.view("A").stack[-1]
    assert deals.planned(outlook.seen(table.view("A"), A), D) < 4
    assert frame.draft[D][0] + 2 * frame.draft[D][1] + 3 * frame.draft[D][2] == 4  # type: ignore[attr-defined]


def test_a_promise_to_force_and_to_spare_is_kept() -> None:
    table = at(4, phase=3, aid="33221111").proposes("A", C="33").ballot(no="BD").all_pass("take-over")
    assert does(table, "B") == FORCE[1]
    assert does(table, "B", ForceTheBudget(B)) == FORCE[0]
    table = at(4, phase=6)
    chosen = does(table, "B")
    assert isinstance(chosen, SecretPolice)
    spared = does(table, "B", SparePlayer(B, chosen.target))
    assert spared != chosen
    assert getattr(spared, "target", None) != chosen.target


def test_who_promised_quiet_keeps_quiet() -> None:
    table = declaring(posts={"B": "general-1 general-2"}, unstable=True, turn=3)
    request, view = table.request("B"), table.game.view(B)
    kept = word.keeping(view, request, (StartNoCoup(B),))  # type: ignore[arg-type]
    assert set(DECLARE.values()) & set(request.options)
    assert not set(DECLARE.values()) & set(kept)
    gain = word.temptation(view, request, kept, MILD)  # type: ignore[arg-type]
    assert gain > word.PRICE, "an army is a temptation"
    weak = declaring(posts={"B": "admiral"}, unstable=True, turn=3)
    assert does(weak, "B", StartNoCoup(B), temper=FALSE) == PASS


def test_a_promised_side_is_taken_and_who_was_to_be_spared_is() -> None:
    units = ("B brigade-1 2 radio", "A guards 4 palace", "C brigade-2 2 railway")
    table = fighting(*units, rebels="B", phase=6, step="end")
    assert does(table, "B", StayLoyal(B)) == SIDES[1]
    table.does("B", SIDES[0])
    assert does(table, "C", JoinCoup(C)) == SIDES[0]
    while table.asked()[0][1] == "choose-side":
        table.does(table.asked()[0][0], SIDES[1])
    assert does(table, "A") == Execute(B)
    assert does(table, "A", SpareFromSquad(A, B), temper=LOYAL) != Execute(B)


def test_only_so_much_money_tempts() -> None:
    """The one who was to be spared has eight millions, as A remembers: too much for a liar, not for the loyal."""
    table = at(4, phase=6, where={"A": "night-club"})
    request = table.request("B")
    kept = word.keeping(table.view("B"), request, (SparePlayer(B, A),))
    gain = word.temptation(table.view("B"), request, kept, MILD)
    false, loyal = word.PRICE, word.PRICE + word.LOYAL_PRICE
    assert bargaining.tempted(KNOWLEDGE.deals, table.view("B"), request, kept, FALSE) is (gain > false)
    assert bargaining.tempted(KNOWLEDGE.deals, table.view("B"), request, kept, LOYAL) is (gain > loyal)
    squad = fighting("A guards 4 palace", rebels="B", phase=6, step="end")
    while squad.asked()[0][1] == "choose-side":
        squad.does(squad.asked()[0][0], SIDES[1])
    seen = squad.game.view(A)
    asked = squad.request("A")
    kept = word.keeping(seen, asked, (SpareFromSquad(A, B),))  # type: ignore[arg-type]
    assert Execute(B) not in kept
    assert word.temptation(seen, asked, kept, MILD) > 0  # type: ignore[arg-type]


def test_a_share_far_beyond_what_one_would_give_tempts_the_false_alone() -> None:
    table = at(4, phase=3, aid="33221111")
    request = table.request("A")
    view = table.view("A")
    first = msgspec.structs.replace(request, options=request.options)
    kept = word.keeping(view, first, (ShareBudget(A, D, 3),))
    assert all(isinstance(option, PutBill) and option.family == D for option in kept)
    assert not bargaining.tempted(KNOWLEDGE.deals, view, first, kept, LOYAL)
    assert word.promised_too_much(outlook.seen(view, A), kept) > 0


# Whole games


@pytest.mark.parametrize("players", [2, 4, 7])
def test_novices_make_deals_and_keep_most_of_them(players: int) -> None:
    kept = broken = 0
    for number in range(3 if players < 7 else 2):
        game = Game.begin(RULES, RULES.setup(players), f"deals {number}")
        bots = [levels.find(RULES, "novice")(seat, Random(f"{number} {seat}")) for seat in range(players)]
        play_out(game, bots, Random(number), RULES.longest, bargaining=True)
        assert game.over
        assert game.state.conserved() == []
        verdicts = [one for deal in game.ledger.deals if deal.status == "agreed" for one in deal.verdicts]
        kept, broken = kept + verdicts.count("kept"), broken + verdicts.count("broken")
    assert kept > 5 or players == 2, "between two, what one gains the other loses"
    assert kept >= 4 * broken


def test_who_breaks_everything_is_not_trusted_for_long() -> None:
    game = Game.begin(RULES, RULES.setup(4), "false")
    bots = [levels.find(RULES, "novice")(seat, Random(f"{seat}")) for seat in range(4)]
    bots[A] = bot("A", kind=Faithless)
    play_out(game, bots, Random(2), RULES.longest, bargaining=True)
    assert trust.trust(game.ledger, A) < trust.PRIOR
    assert any(term.seat == A for deal in game.ledger.deals for term in deal.terms)


def test_at_the_bank_police_is_what_a_minister_sells() -> None:
    """Where it may strike: for money of whoever is thought to have some."""
    found = pitches.for_peace(outlook.seen(at(4, phase=5).view("B"), B))
    assert (HandBills(A, B, 2, 1), SparePlayer(B, A)) in found
    assert not any(
        isinstance(term, HandBills)
        for deal in pitches.for_peace(outlook.seen(at(4, phase=5, struck=4).view("B"), B))
        for term in deal
    )


# One's life for money


def squad(rebels: str = "B", **money: tuple[int, int, int]) -> coups.Table:
    """These have risen and lost; A, the President, chooses whom to shoot."""
    units = [f"{rebel} brigade-{1 + at} 2 palace" for at, rebel in enumerate(rebels)]
    table = fighting(*units, rebels=rebels, step="end", money=money, turn=3)
    while table.asked() != [("A", "firing-squad")]:
        ((player, _), *_) = table.asked()
        table.does(player, SIDES[1])
    return table


def test_before_the_squad_one_pays_for_ones_life_but_not_all_of_it_for_nothing() -> None:
    table = squad(B=(0, 0, 3))
    assert isinstance(answers(table, "A", "B", HandBills(B, A, 3, 1), SpareFromSquad(A, B)), AcceptDeal)
    table = squad(B=(0, 0, 3))
    assert not isinstance(answers(table, "A", "B", HandBills(B, A, 3, 3)), AcceptDeal)
    assert worth(table, "B", SpareFromSquad(C, B)) <= 0, "C has nobody shot"


def test_nobody_pays_twice_for_the_same_word() -> None:
    table = squad(B=(0, 0, 3))
    game = table.game
    (deal,) = game.bargain(A, Offer((B,), (HandBills(B, A, 3, 1), SpareFromSquad(A, B))))
    game.bargain(B, AcceptDeal(deal.id))
    again = answers(table, "A", "B", HandBills(B, A, 3, 1), SpareFromSquad(A, B))
    assert not isinstance(again, AcceptDeal)


def test_a_president_sells_mercy_to_who_has_less_than_another() -> None:
    table = squad("BC", B=(1, 0, 0), C=(0, 0, 3))
    cheap = answers(table, "B", "A", HandBills(B, A, 1, 1), SpareFromSquad(A, B))
    assert isinstance(cheap, AcceptDeal)
    game = table.game
    game.bargain(A, cheap)
    dear = answers(table, "C", "A", HandBills(C, A, 3, 1), SpareFromSquad(A, C))
    assert isinstance(dear, RefuseDeal), "he is the one whose money is worth taking, and mercy is sold once"


def test_a_president_asks_for_money_before_he_shoots() -> None:
    found = offer(squad("BC", B=(0, 0, 2), C=(0, 0, 2)), "A")
    assert found is not None
    assert {type(term) for term in found.terms} <= {HandBills, PayLater, SpareFromSquad}
    assert SpareFromSquad(A, found.parties[0]) in found.terms


# Money for later


def test_money_for_later_is_worth_less_than_bills_and_no_more_than_somebody_has() -> None:
    table = at(4, phase=5)
    later = [worth(table, "B", PayLater(A, B, number, 5)) for number in (1, 2)]
    assert 0 < later[0] < worth(table, "B", HandBills(A, B, 1, 1))
    assert later[0] < later[1]
    assert worth(table, "B", PayLater(C, B, 10, 5)) == worth(table, "B", PayLater(C, B, 9, 5)), (
        "nobody believes it"
    )
    assert worth(table, "B", PayLater(B, A, 2, 5)) < 0
    assert worth(table, "C", PayLater(A, B, 2, 5)) == 0


def test_nobody_takes_a_second_debt_before_the_first_is_paid() -> None:
    table = at(4, phase=5, reserve={"A": "333"})
    game = table.game
    (deal,) = game.bargain(A, Offer((B,), (PayLater(A, B, 3, 5),)))
    game.bargain(B, AcceptDeal(deal.id))
    assert isinstance(answers(table, "A", "B", PayLater(A, B, 4, 6), SparePlayer(B, A)), RefuseDeal)


def test_what_is_owed_is_taken_even_from_somebody_who_is_not_trusted() -> None:
    table = at(4, phase=5, reserve={"A": "333"})
    game = table.game
    for term in (PayLater(A, B, 3, 6), SparePlayer(A, B)):
        (deal,) = game.bargain(A, Offer((B,), (term,)))
        game.bargain(B, AcceptDeal(deal.id))
    game.ledger = game.ledger.after(game.state, (AssassinationAnnounced(A, "", B, ""),))
    assert isinstance(answers(table, "A", "B", BackCandidate(A, B)), RefuseDeal), "his word is worth nothing"
    assert isinstance(answers(table, "A", "B", HandBills(A, B, 3, 1)), AcceptDeal)


def test_nobody_promises_money_that_he_has_not() -> None:
    table = at(4, phase=5, reserve={"A": "3", "B": "1"})
    found = answers(table, "A", "B", PayLater(B, A, 3, 5), HandBills(A, B, 3, 1))
    assert not isinstance(found, AcceptDeal)


@pytest.mark.parametrize(("temper", "pays"), [(LOYAL, True), (FALSE, False)])
def test_what_is_owed_is_paid_once_the_budget_is_unless_it_tempts(temper: Temper, pays: bool) -> None:
    table = at(4, phase=5, reserve={"A": "311"})
    game = table.game
    (deal,) = game.bargain(A, Offer((B,), (PayLater(A, B, 4, 5),)))
    game.bargain(B, AcceptDeal(deal.id))
    others = (B, C, D)
    found = bot("A", temper).offer(game.view(A), game.ledger.view(A, True), game.terms(A, others))
    paid = (HandBills(A, B, 1, 1), HandBills(A, B, 3, 1))
    assert (found is not None and found.terms == paid) is pays
    if found is not None and pays:
        (payment,) = game.bargain(A, found)
        reply = bot("B").consider(game.view(B), payment, game.ledger.view(B, True))
        game.bargain(B, reply)
        assert (table.cash("A"), table.cash("B")) == (1, 4)
        again = bot("A", temper).offer(game.view(A), game.ledger.view(A, True), game.terms(A, others))
        assert again is None or again.terms != paid

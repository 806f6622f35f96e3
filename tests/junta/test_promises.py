"""Trades and promises: what may change hands when, and how events tell whether a word was kept."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.engine.deals import AcceptDeal, LapseDeal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Refused
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.aftermath import SPARE, ChooseSide, Execute
from hemicycle.games.junta.coup.declaration import DeclareCoup
from hemicycle.games.junta.coup.events import SideChosen, UnitsHanded
from hemicycle.games.junta.events import (
    BallotOpened,
    BudgetProposed,
    ExileReturned,
    ExileStayed,
    FamilyKilled,
    PostGiven,
    PresidentElected,
    TurnBegan,
    TurnEnded,
)
from hemicycle.games.junta.money import worth
from hemicycle.games.junta.politics.budget import PutBill, TakeBill, TakeOverBudget
from hemicycle.games.junta.politics.presidency import ChooseWinner
from hemicycle.games.junta.politics.scrutin import FOR
from hemicycle.games.junta.promises import (
    PROMISES,
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

from . import coup_builders as coups
from .builders import BANK, CLUB, A, B, C, D, Table, at, begin

Both = Table | coups.Table


def agree(table: Both, *terms: Term, by: int = A, to: int = B) -> str:
    """A deal of these terms between two; its number."""
    (deal,) = table.game.bargain(by, Offer((to,), terms))
    table.game.bargain(to, AcceptDeal(deal.id))
    assert table.game.state.conserved() == []
    return deal.id


def agreed(table: Both, term: Term, by: int = A, to: int = B) -> Callable[[], str]:
    """Likewise, of one term; what becomes of it."""
    number = agree(table, term, by=by, to=to)
    return lambda: next(one for one in table.game.ledger.deals if one.id == number).verdicts[0]


def squad(**given: Any) -> coups.Table:
    """B has risen and lost, and stands before the President A."""
    table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end", **given)
    while table.asked() != [("A", "firing-squad")]:
        ((player, _), *_) = table.asked()
        table.does(player, ChooseSide("president"))
    return table


def kinds(table: Both, one: int = A, other: int = B) -> set[type[Term]]:
    return {type(term) for term in table.game.terms(one, (other,))}


def test_ruling_25_trades_are_at_once_and_final_and_promises_are_only_words() -> None:
    assert set(PROMISES) == set(RULES.promises)
    assert {kind for kind in PROMISES if kind.at_once} == {HandBills, HandCard, HandUnits}
    table = at(4, phase=2, reserve={"A": "33"}, hand={"B": "church"})
    agree(table, HandBills(A, B, 3, 2), HandCard(B, A, "church"))
    assert (table.cash("A"), table.cash("B"), table.hand("A"), table.hand("B")) == (0, 6, "church", "")


def test_ruling_25_what_one_has_not_can_not_be_handed_over() -> None:
    table = at(4, phase=2, reserve={"A": "3"})
    for term in (HandBills(A, B, 2, 1), HandBills(A, B, 3, 2), HandCard(A, B, "church")):
        with pytest.raises(Refused):
            agree(table, term)
    assert table.cash("A") == 3


def test_cards_that_lie_open_can_not_be_traded() -> None:
    with pytest.raises(Refused):
        agree(at(4, phase=2, influence={"A": "church"}), HandCard(A, B, "church"))


def test_foreign_aid_money_in_switzerland_can_not_be_traded() -> None:
    with pytest.raises(Refused):
        agree(at(4, phase=2, account={"A": "3"}), HandBills(A, B, 3, 1))


def test_ruling_24_cards_may_be_traded_but_not_in_phase_6_nor_after_a_coup() -> None:
    for phase in (1, 2, 4, 5):
        assert HandCard in kinds(at(4, phase=phase))
    assert HandCard not in kinds(at(4, phase=6))
    assert HandBills in kinds(at(4, phase=6))
    assert HandCard in kinds(coups.declaring(posts={"B": "general-1"}, unstable=True))
    choosing = coups.fighting("B brigade-1 2 palace", rebels="B", step="end")
    assert HandCard in kinds(choosing), "the consequences come after the choice of sides"
    assert HandCard not in kinds(squad())


def test_ruling_19_a_target_gives_nothing_away() -> None:
    table = at(4, phase=6, reserve={"C": "3", "A": "3"}).police("B", "C")
    terms = table.game.terms(A, (C,))
    assert not [term for term in terms if isinstance(term, HandBills) and term.seat == C]
    assert [term for term in terms if isinstance(term, HandBills) and term.seat == A]
    table.all_pass("assassinate")
    assert [term for term in table.game.terms(A, (C,)) if isinstance(term, HandBills) and term.seat == C]


def test_ruling_35_no_trade_with_exiles() -> None:
    assert at(4, phase=2, exile="B").game.terms(A, (B,)) != ()
    assert not kinds(at(4, phase=2, exile="B")) & {HandBills, HandCard, HandUnits}


def test_ruling_20_bills_may_be_swapped_by_agreement() -> None:
    table = at(4, phase=2, reserve={"A": "2", "B": "11"})
    agree(table, HandBills(A, B, 2, 1), HandBills(B, A, 1, 2))
    assert (table.of("A").reserve, table.of("B").reserve) == ((2, 0, 0), (0, 1, 0))


def test_ruling_16_a_card_given_away_is_one_less_to_discard() -> None:
    table = at(4, hand={"A": "professional amateur riots foreigner madman"}, deck="petition carnival")
    table.all_pass("play-cards")
    assert table.asked() == {"A": "discard"}
    agree(table, HandCard(A, B, "riots"))
    assert table.asked() == {"A": "give-post"}


def test_phase_4_a_trade_over_an_unfinished_budget_begins_it_anew_where_bills_are_gone() -> None:
    table = at(4, phase=4, reserve={"A": "3"}).does("A", PutBill(C, 3))
    assert table.may("A", TakeBill(C, 3))
    agree(table, HandBills(A, B, 3, 1))
    assert not table.may("A", TakeBill(C, 3))
    table.proposes()
    assert table.kind == "vote"


def test_ruling_59_units_are_given_without_a_limit_of_stacks() -> None:
    table = coups.fighting("B brigade-1 4 palace", "B police 2 centre", rebels="B", step="move")
    terms = [term for term in table.game.terms(B, (C,)) if isinstance(term, HandUnits) and term.seat == B]
    assert {(term.area, term.number) for term in terms} == {
        *[("palace", number) for number in (1, 2, 3, 4)],
        ("centre", 1),
        ("centre", 2),
    }
    agree(table, HandUnits(B, C, "palace", "brigade-1", 3), HandUnits(B, C, "centre", "police", 2), by=B, to=C)
    assert table.g.coup is not None
    owned = {(one.family, one.area): one.number for one in table.g.coup.stacks}
    assert owned == {(B, "palace"): 1, (C, "palace"): 3, (C, "centre"): 2}


# Promises


def test_promise_about_the_budget() -> None:
    for promise, wanted in ((BackBudget(B), ("kept", "broken")), (OpposeBudget(B), ("broken", "kept"))):
        for vote, verdict in zip(({"yes": "B"}, {"no": "B"}), wanted, strict=True):
            table = at(4, phase=4)
            told = agreed(table, promise, by=B, to=A)
            table.proposes().ballot(**vote)
            if table.kind == "break-tie":
                table.does("A", ChooseWinner(FOR))
            assert told() == verdict
    table = at(4, phase=4)
    told = agreed(table, BackBudget(B), by=B, to=A)
    table.proposes().ballot(yes="A")
    assert told() == "broken", "to abstain is not to vote for it"


def test_promise_to_back_a_candidate() -> None:
    for choice, verdict in (("C", "kept"), ("B", "broken")):
        table = at(4, phase=2)
        told = agreed(table, BackCandidate(B, C), by=B, to=A)
        table.resigns().elects(B=choice, A=choice, D=choice)
        assert told() == verdict
    table = at(4, phase=2)
    told = agreed(table, BackCandidate(B, C), by=B, to=A)
    table.resigns().elects(B="C", declines="C")
    assert told() == "void"


def test_promise_of_a_post() -> None:
    for first, verdict in (("B", "kept"), ("C", "broken")):
        table = at(4, phase=2)
        told = agreed(table, GivePostTo(A, B, "minister"))
        table.posts("A", first).quiet("make-budget")
        assert told() == verdict
    table = at(4, phase=2)
    told = agreed(table, GivePostTo(A, B, "minister"))
    table.keeps()
    assert told() == "kept"


def test_promise_of_a_share() -> None:
    for announced, verdict in ((3, "kept"), (2, "broken")):
        table = at(4, phase=4, reserve={"A": "3"})
        told = agreed(table, ShareBudget(A, B, 3))
        table.piles("A", B="3").announces("A", announced)
        assert told() == verdict


def test_promise_to_force_the_budget() -> None:
    for forced, verdict in ((True, "kept"), (False, "broken")):
        table = at(4, phase=4)
        told = agreed(table, ForceTheBudget(B), by=B, to=A)
        table.proposes().ballot(no="C")
        (table.forces if forced else table.lets_fail)("B")
        assert told() == verdict
    table = at(4, phase=4)
    told = agreed(table, ForceTheBudget(B), by=B, to=A)
    table.proposes().ballot(yes="C")
    assert told() == "void"


def test_promise_to_spare_a_player() -> None:
    table = at(4, phase=5)
    told = agreed(table, SparePlayer(B, A), by=B, to=A)
    table.goes().police("B", "A")
    assert told() == "broken"
    table = at(4, phase=5)
    told = agreed(table, SparePlayer(B, A), by=B, to=A)
    table.goes().police("B", "C").quiet("play-cards")
    assert told() == "kept"


def test_promise_about_a_coup() -> None:
    for promise, side, verdict in (
        (JoinCoup(C), "junta", "kept"),
        (JoinCoup(C), "president", "broken"),
        (StayLoyal(C), "president", "kept"),
        (StayLoyal(C), "junta", "broken"),
    ):
        table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end")
        told = agreed(table, promise, by=C, to=B)
        table.does("B", ChooseSide("junta")).does("C", ChooseSide("junta" if side == "junta" else "president"))
        assert told() == verdict
    table = coups.declaring(posts={"B": "general-1"}, unstable=True)
    told = agreed(table, StartNoCoup(B), by=B, to=C)
    table.does("B", DeclareCoup("move"))
    assert told() == "broken"


def test_promise_about_a_coup_without_one() -> None:
    table = at(4, phase=5)
    none, side = agreed(table, StartNoCoup(B), by=B, to=A), agreed(table, JoinCoup(B), by=B, to=A)
    table.goes().quiet("play-cards")
    assert (none(), side()) == ("kept", "void")


def test_promise_to_spare_from_the_squad() -> None:
    for action, verdict in ((Execute(B), "broken"), (SPARE, "kept")):
        table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end")
        told = agreed(table, SpareFromSquad(A, B))
        while table.asked() != [("A", "firing-squad")]:
            ((player, _), *_) = table.asked()
            table.does(player, ChooseSide("president"))
        table.does("A", action)
        assert told() == verdict


def test_promises_that_exclude_each_other() -> None:
    table = at(4, phase=2)
    for pair in (
        (BackBudget(B), OpposeBudget(B)),
        (OpposeBudget(B), BackBudget(B)),
        (JoinCoup(B), StayLoyal(B)),
        (BackCandidate(B, A), BackCandidate(B, C)),
        (GivePostTo(A, B, "minister"), GivePostTo(A, D, "minister")),
        (ShareBudget(A, B, 1), ShareBudget(A, B, 2)),
    ):
        with pytest.raises(Refused):
            table.game.bargain(A, Offer((B, D), pair))


def test_promises_what_may_be_promised_when() -> None:
    assert kinds(begin(4)) == {
        HandBills,
        HandCard,
        SparePlayer,
        SpareFromSquad,
        GivePostTo,
        ShareBudget,
        BackCandidate,
        JoinCoup,
        StayLoyal,
        PayLater,
    }
    assert ForceTheBudget in kinds(at(4, phase=2))
    assert ForceTheBudget not in kinds(at(4, phase=2), A, C)
    assert not kinds(at(4, phase=6)) & {BackBudget, OpposeBudget, ForceTheBudget, SparePlayer}
    assert BackCandidate not in kinds(at(2, phase=2))


def test_etiquette_who_is_a_target_can_not_discard_what_he_has() -> None:
    table = at(4, phase=6, hand={"C": "church donation"}, reserve={"C": "3"}, where={"C": BANK}).police("B", "C")
    table.all_pass("assassinate")
    assert table.asked() == {"C": "save-yourself"}
    assert table.options("C") == []
    assert not [
        term for term in table.game.terms(C, (D,)) if isinstance(term, (HandBills, HandCard)) and term.seat == C
    ]


def test_etiquette_nobody_sees_anothers_money() -> None:
    table = at(4, phase=6, reserve={"B": "33"}, account={"B": "22"}, where={"B": CLUB})
    for viewer in ("", "A", "C"):
        assert min(table.view(viewer).families[B].reserve) < 0, "not even how many bills there are"
        assert min(table.view(viewer).families[B].account) < 0


# Money from the choice of sides on


def test_ruling_j37_money_changes_hands_while_sides_are_chosen() -> None:
    table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end", money={"A": (0, 0, 2)})
    agree(table, HandBills(A, C, 3, 2), StayLoyal(C), to=C)
    assert (worth(table.g.families[A].reserve), worth(table.g.families[C].reserve)) == (0, 6)


def test_ruling_j37_whoever_may_be_shot_buys_himself_off() -> None:
    table = squad(money={"B": (0, 0, 2)})
    told = agree(table, HandBills(B, A, 3, 2), SpareFromSquad(A, B), by=B, to=A)
    assert worth(table.g.families[A].reserve) == 6, "at once, and for good"
    table.does("A", SPARE)
    deal = next(one for one in table.game.ledger.deals if one.id == told)
    assert deal.verdicts == ("kept", "kept")


def test_ruling_j37_or_is_shot_all_the_same_and_the_word_is_broken() -> None:
    table = squad(money={"B": (0, 0, 2)})
    told = agree(table, HandBills(B, A, 3, 1), SpareFromSquad(A, B), by=B, to=A)
    table.does("A", Execute(B))
    deal = next(one for one in table.game.ledger.deals if one.id == told)
    assert deal.verdicts == ("kept", "broken")
    assert worth(table.g.families[A].reserve) == 6


def test_ruling_j37_the_rest_of_the_money_may_go_to_a_friend_first() -> None:
    table = squad(money={"B": (0, 0, 2)})
    agree(table, HandBills(B, C, 3, 2), by=B, to=C)
    table.does("A", Execute(B))
    assert [worth(one.reserve) for one in table.g.families[:3]] == [0, 0, 6]


def test_ruling_j37_in_a_junta_meeting_too() -> None:
    units = [f"B brigade-1 1 {area}" for area in ("palace", "parliament", "central-bank")]
    table = coups.fighting(*units, rebels="BC", step="end", money={"A": (0, 0, 1)})
    table.does("B", ChooseSide("junta")).does("C", ChooseSide("junta"))
    table.does("D", ChooseSide("president")).does("E", ChooseSide("president"))
    assert table.asked() == [("B", "elect-junta"), ("C", "elect-junta")]
    assert HandBills in kinds(table, A, B)
    assert HandCard not in kinds(table, A, B)
    assert SpareFromSquad(B, A) in table.game.terms(A, (B,))
    assert SpareFromSquad(A, B) not in table.game.terms(A, (B,)), "he is President no more"


def test_ruling_j32_who_has_to_pay_gives_nothing_away_first_but_others_do() -> None:
    table = at(4, phase=6, reserve={"B": "33", "C": "3"}, hand={"B": "professional"})
    table.sends("B", "professional", "D", BANK)
    assert table.asked() == {"B": "pay"}
    terms = table.game.terms(B, (C,))
    assert not [one for one in terms if isinstance(one, HandBills) and one.seat == B]
    assert [one for one in terms if isinstance(one, HandBills) and one.seat == C]


def test_ruling_j37_who_has_declared_promises_no_side_any_more() -> None:
    table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end").does("B", ChooseSide("junta"))
    terms = table.game.terms(B, (C,))
    assert JoinCoup(B) not in terms
    assert StayLoyal(C) in terms


def test_ruling_j37_who_can_have_nobody_shot_does_not_promise_to_spare_him() -> None:
    table = squad()
    assert [one for one in table.game.terms(A, (B,)) if isinstance(one, SpareFromSquad)] == [SpareFromSquad(A, B)]
    assert not [one for one in table.game.terms(A, (C,)) if isinstance(one, SpareFromSquad)], "C is no Rebel"


# Money for later


def owing(number: int = 3, due: int = 5, **given: Any) -> tuple[Table, Callable[[], str]]:
    """In turn 5, A owes B so much."""
    table = at(4, phase=2, reserve={"A": "333", "B": "1"}, **given)
    return table, agreed(table, PayLater(A, B, number, due))


def test_promise_of_money_for_later() -> None:
    table, told = owing()
    agree(table, HandBills(A, B, 3, 1))
    table.keeps()
    assert told() == "kept"
    table, told = owing()
    assert table.cash("B") == 1, "nothing changes hands yet"
    table.quiet("play-cards")
    assert told() == "broken"


def test_promise_of_money_for_the_next_turn() -> None:
    table, told = owing(due=6)
    table.quiet("play-cards")
    assert (table.g.turn, told()) == (6, "pending")
    agree(table, HandBills(B, A, 1, 1))
    table.quiet("give-post").quiet("play-cards")
    assert (table.g.turn, told()) == (7, "broken")


def test_promise_of_money_is_not_kept_by_buying_something_nor_by_half_of_it() -> None:
    table, told = owing(number=4)
    agree(table, HandBills(A, B, 3, 1), BackBudget(B))
    agree(table, HandBills(A, B, 3, 1))
    table.keeps()
    assert told() == "pending"
    table.quiet("play-cards")
    assert told() == "broken"


def test_promise_of_money_ends_with_a_death_unless_it_is_the_debtors_doing() -> None:
    for killed, heir, verdict in ((A, C, "void"), (B, C, "void"), (B, A, "broken"), (C, A, "pending")):
        table, told = owing()
        event = FamilyKilled(killed, heir, (), (), (0, 0, 0))
        table.game.ledger = table.game.ledger.after(table.g, (event,))
        assert told() == verdict


def test_promise_of_money_to_somebody_abroad() -> None:
    table, told = owing()
    table.game.ledger = table.game.ledger.after(table.g, (ExileStayed(B), TurnEnded(5)))
    assert told() == "void"
    table, told = owing(due=6)
    table.game.ledger = table.game.ledger.after(table.g, (ExileStayed(B), TurnEnded(5)))
    assert told() == "pending"
    table.game.ledger = table.game.ledger.after(table.g, (TurnBegan(6), ExileReturned(B), TurnEnded(6)))
    assert told() == "void"


def test_promise_of_money_that_is_refused_when_it_is_paid() -> None:
    for refused, verdict in (
        ((HandBills(A, B, 3, 1),), "void"),
        ((HandBills(A, B, 3, 1), BackBudget(B)), "broken"),
    ):
        table, told = owing()
        (deal,) = table.game.bargain(A, Offer((B,), refused))
        table.game.bargain(B, RefuseDeal(deal.id))
        table.quiet("play-cards")
        assert told() == verdict


def test_promise_of_money_is_between_its_parties() -> None:
    table, _ = owing()
    for viewer in (C, D):
        assert table.game.ledger.visible(viewer, public=True) == ()
    before = {viewer: plain(table.game.view(viewer)) for viewer in (C, D, -1)}
    agree(table, HandBills(A, B, 3, 1))
    for viewer, seen in before.items():
        assert plain(table.game.view(viewer)) == seen
    for viewer in (C, D):
        assert table.game.ledger.visible(viewer, public=True) == ()
        assert table.game.ledger.record(A, viewer, public=True).kept == 0
    assert table.game.ledger.record(A, B).kept == 1


def test_ruling_j38_money_is_promised_between_two_so_that_nobody_else_learns_whether_it_is_paid() -> None:
    table = at(4, phase=2, reserve={"A": "3"})
    assert not [one for one in table.game.terms(A, (B, C)) if isinstance(one, PayLater)]
    for debt in (PayLater(A, B, 3, 5), PayLater(B, A, 3, 5)):
        with pytest.raises(Refused) as refused:
            table.game.bargain(A, Offer((B, C), (debt, BackBudget(C))))
        assert refused.value.message.id == "refused-term-two"


def test_ruling_j38_each_million_pays_one_debt_first_what_is_due_first() -> None:
    table, later = owing(number=3, due=6)
    now = agreed(table, PayLater(A, B, 4, 5))
    agree(table, HandBills(A, B, 3, 1))
    assert (now(), later()) == ("pending", "pending")
    agree(table, HandBills(A, B, 3, 1))
    assert (now(), later()) == ("kept", "pending"), "two millions of six are left for the other"
    table.quiet("play-cards")
    assert later() == "pending"
    agree(table, HandBills(B, A, 1, 1), by=B, to=A)
    assert later() == "pending", "what the other gives back pays nothing"
    agree(table, HandBills(A, B, 1, 1))
    assert later() == "kept"


def test_ruling_j38_of_two_debts_of_one_turn_the_older_is_paid_first() -> None:
    table, first = owing()
    second = agreed(table, PayLater(A, B, 3, 5))
    agree(table, HandBills(A, B, 3, 1))
    assert (first(), second()) == ("kept", "pending")
    table.quiet("play-cards")
    assert second() == "broken"


def test_ruling_j38_what_was_given_before_the_promise_pays_nothing() -> None:
    table = at(4, phase=2, reserve={"A": "33"})
    agree(table, HandBills(A, B, 3, 1))
    told = agreed(table, PayLater(A, B, 3, 5))
    table.quiet("play-cards")
    assert told() == "broken"


def refuses(table: Table, *terms: Term, by: int = A, to: int = B) -> None:
    (deal,) = table.game.bargain(by, Offer((to,), terms))
    table.game.bargain(to, RefuseDeal(deal.id))


def test_ruling_j38_who_takes_a_part_and_refuses_the_rest_lets_it_go() -> None:
    table, told = owing(number=4)
    agree(table, HandBills(A, B, 3, 1))
    refuses(table, HandBills(A, B, 3, 1))
    assert told() == "void"


def test_ruling_j38_an_answer_with_another_offer_is_a_refusal_and_a_lapse_is_none() -> None:
    table, told = owing()
    (deal,) = table.game.bargain(A, Offer((B,), (HandBills(A, B, 3, 1),)))
    table.game.bargain(B, Offer((A,), (HandBills(A, B, 3, 2),), deal.id))
    assert told() == "void"
    table, told = owing()
    (deal,) = table.game.bargain(A, Offer((B,), (HandBills(A, B, 3, 1),)))
    table.game.bargain(SPECTATOR, LapseDeal(deal.id))
    assert told() == "pending"


def test_ruling_j38_one_refusal_lets_go_no_more_than_was_offered() -> None:
    table, first = owing()
    second = agreed(table, PayLater(A, B, 3, 5))
    refuses(table, HandBills(A, B, 3, 1))
    assert (first(), second()) == ("void", "pending")


def test_ruling_j38_a_creditor_who_asks_for_it_in_vain_lets_nothing_go() -> None:
    table, told = owing()
    refuses(table, HandBills(A, B, 3, 1), by=B, to=A)
    assert told() == "pending"


def test_ruling_j38_bills_that_are_gone_by_then_are_not_offered() -> None:
    table, told = owing()
    (deal,) = table.game.bargain(A, Offer((B,), (HandBills(A, B, 3, 1),)))
    agree(table, HandBills(A, C, 3, 3), to=C)
    table.game.bargain(B, RefuseDeal(deal.id))
    assert told() == "pending"


# Why a term can't be had


@pytest.mark.parametrize(
    ("table", "partners", "term", "wanted"),
    [
        (at(4, phase=6, reserve={"C": "3"}).police("B", "C"), (C,), HandBills(C, A, 3, 1), "refused-trade-target"),
        (at(4, phase=6), (B,), HandCard(A, B, "church"), "refused-trade-killing"),
        (at(4, phase=2), (B, C), HandBills(A, B, 3, 1), "refused-term-two"),
        (at(4, phase=2), (B,), HandBills(A, B, 3, 9), "refused-term-bills"),
        (at(4, phase=2), (B,), HandBills(A, C, 3, 1), "refused-term-outsider"),
        (at(4, phase=2, exile="B"), (B,), HandBills(A, B, 3, 1), "refused-term-absent"),
        (at(4, phase=2), (B,), HandUnits(A, B, "palace", "guards", 1), "refused-trade-no-movement"),
        (at(4, phase=2), (B,), HandCard(A, B, "joker"), "refused-term-card"),
        (at(4, phase=2), (B,), PayLater(A, B, 3, 7), "refused-term-debt"),
        (at(4, phase=5), (B,), BackBudget(A), "refused-term-budget"),
        (at(4, phase=2), (C,), ForceTheBudget(C), "refused-term-minister"),
        (at(4, phase=2), (B,), GivePostTo(B, A, "minister"), "refused-term-president"),
        (at(4, phase=2), (B,), ShareBudget(A, B, 11), "refused-term-share"),
        (at(4, phase=6), (B,), SparePlayer(A, B), "refused-term-phase-6"),
        (at(4, phase=2), (B,), JoinCoup(A), "refused-term-president-side"),
        (at(4, phase=9, exile="C"), (B,), JoinCoup(B), "refused-term-declared"),
        (at(4, phase=9, exile="C"), (B,), SpareFromSquad(A, B), "refused-term-squad"),
        (at(2, phase=2), (B,), BackCandidate(A, B), "refused-term-small"),
        (begin(4), (B,), StartNoCoup(B), "refused-term-no-turn"),
        (begin(4), (B,), BackBudget(B), "refused-term-no-turn"),
        (squad(), (B,), HandCard(A, B, "church"), "refused-trade-consequences"),
        (squad(), (C,), SpareFromSquad(A, C), "refused-term-squad"),
    ],
)
def test_refusals_of_terms(table: Both, partners: tuple[int, ...], term: Term, wanted: str) -> None:
    with pytest.raises(Refused) as refused:
        table.game.bargain(A, Offer(partners, (term,)))
    assert refused.value.message.id == wanted
    for language in ("en", "fr"):
        assert RULES.texts(language).has(wanted)


# Two rulings that the coup shares with the political game


def test_ruling_18_who_is_shot_discards_all_cards() -> None:
    table = coups.fighting(
        "B brigade-1 2 palace", rebels="B", step="end", hands={"B": "riots spy"}, influence={"B": "church"}
    )
    while table.asked() != [("A", "firing-squad")]:
        ((player, _), *_) = table.asked()
        table.does(player, ChooseSide("president"))
    table.does("A", Execute(B))
    assert (table.g.families[B].hand, table.g.families[B].influence) == ([], [])
    assert sorted(table.g.discard) == ["church", "riots", "spy"]


def test_ruling_58_the_president_and_who_moves_first_are_marked_apart() -> None:
    table = coups.fighting("B brigade-1 2 palace", "A guards 4 palace", rebels="B", leads="C")
    assert table.g.coup is not None
    assert (table.g.president, table.g.coup.leads) == (A, C)


# What nobody could keep


def test_promise_to_force_the_budget_by_who_is_minister_no_more() -> None:
    table = at(4, phase=2)
    told = agreed(table, ForceTheBudget(B), by=B, to=A)
    table.posts("A", "C").quiet("make-budget").proposes().ballot(no="C")
    table.lets_fail("C")
    assert told() == "void"


def test_promise_of_a_post_and_a_share_to_somebody_abroad() -> None:
    table = at(5, phase=5)
    post, share = agreed(table, GivePostTo(A, B, "admiral")), agreed(table, ShareBudget(A, B, 2))
    table.g.families[B].exile = "embassy-1"
    events = (PostGiven("admiral", C), BudgetProposed(A, (), (), ()))
    table.game.ledger = table.game.ledger.after(table.g, events)
    assert (post(), share()) == ("void", "void")


def test_promise_to_back_a_candidate_by_the_dead() -> None:
    table = at(4, phase=2)
    told = agreed(table, BackCandidate(B, C), by=B, to=A)
    table.g.families[B].dead = True
    table.game.ledger = table.game.ledger.after(table.g, (BallotOpened("president"), PresidentElected(D, "vote")))
    assert told() == "void"


def test_promise_about_a_coup_by_who_has_no_choice() -> None:
    table = coups.fighting("B brigade-1 2 palace", rebels="B", step="end")
    told = agreed(table, JoinCoup(C), by=C, to=B)
    table.g.president = C
    table.game.ledger = table.game.ledger.after(table.g, (SideChosen(C, "president"),))
    assert told() == "void"


def test_promises_are_not_against_themselves() -> None:
    table = at(4, phase=2)
    for term in table.game.terms(A, (B,)):
        assert not term.against(term), term


# What changes hands, and when not


def test_ruling_j32_a_budget_that_is_taken_over_can_not_be_emptied_first() -> None:
    table = at(4, phase=4, reserve={"A": "332"}, hand={"C": "alternative-budget"})
    table.proposes().ballot(no="BCD")
    table.passes("B").does("C", TakeOverBudget("alternative-budget")).passes("D")
    assert table.asked() == {"A": "keep-bill"}
    assert not [one for one in table.game.terms(A, (D,)) if isinstance(one, HandBills) and one.seat == A]
    assert [one for one in table.game.terms(A, (D,)) if isinstance(one, HandBills) and one.seat == D]


def test_ruling_j32_who_resigns_hands_over_all_that_he_has() -> None:
    table = at(4, phase=2, reserve={"A": "33"}).resigns()
    assert not [one for one in table.game.terms(A, (B,)) if isinstance(one, HandBills) and one.seat == A]


def test_ruling_j32_trades_are_between_two() -> None:
    table = at(4, phase=2)
    assert [one for one in table.game.terms(A, (B,)) if one.at_once]
    assert not [one for one in table.game.terms(A, (B, C)) if one.at_once]


def test_units_that_change_hands_are_told_to_all() -> None:
    table = coups.fighting("B brigade-1 2 market", leads="B")
    agree(table, HandUnits(B, C, "market", "brigade-1", 1), by=B, to=C)
    log = table.game.log
    assert log is not None
    assert log.events == (UnitsHanded(B, "market", "brigade-1", 1, C),)


def test_refusals_of_terms_in_random_play_say_why() -> None:
    """Whatever could be promised at one time is refused at another with a reason of its own."""
    for number, players in enumerate((2, 3, 4, 6)):
        game = Game.begin(RULES, RULES.setup(players, "las-bananas", {"toll": "yes"}), f"terms {number}")
        rng, seen = Random(number), dict[tuple[tuple[int, ...], Term], None]()
        while not game.over:
            if rng.random() < 0.1:
                parties = tuple(sorted(rng.sample(range(players), min(players, rng.choice((2, 2, 2, 3))))))
                terms = game.state.terms_between(parties)
                for term in rng.sample(list(terms), min(8, len(terms))):
                    seen[parties, term] = None
                for (between, term), _ in rng.sample(list(seen.items()), min(20, len(seen))):
                    if term not in game.state.terms_between(between):
                        message = game.state.why_no_term(between, term)
                        assert message is not None, term
                        for language in ("en", "fr"):
                            assert not RULES.texts(language).say(message).startswith("refused-")
            waiting = [one for one in game.requests if not one.optional and not one.answered]
            request = rng.choice(waiting)
            game.act(request.seat, request.id, rng.choice(request.options))

"""Trades and promises: what may change hands when, and how events tell whether a word was kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hemicycle.engine.deals import AcceptDeal, Offer, Term
from hemicycle.engine.words import Refused
from hemicycle.games.junta import RULES
from hemicycle.games.junta.aftermath import SPARE, ChooseSide, Execute
from hemicycle.games.junta.budget import PutBill, TakeBill, TakeOverBudget
from hemicycle.games.junta.coup_events import SideChosen, UnitsHanded
from hemicycle.games.junta.declaration import DeclareCoup
from hemicycle.games.junta.events import BallotOpened, BudgetProposed, PostGiven, PresidentElected
from hemicycle.games.junta.presidency import ChooseWinner
from hemicycle.games.junta.promises import (
    PROMISES,
    BackBudget,
    BackCandidate,
    ForceTheBudget,
    GivePostTo,
    HandBills,
    HandCard,
    HandUnits,
    JoinCoup,
    OpposeBudget,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StartNoCoup,
    StayLoyal,
)
from hemicycle.games.junta.scrutin import FOR

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
    after = coups.fighting("B brigade-1 2 palace", rebels="B", step="end")
    assert not kinds(after) & {HandCard, HandBills}


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

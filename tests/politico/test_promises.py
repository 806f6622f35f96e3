"""Ruling P38: what players may promise each other, and how the events tell whether it was kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.words import Refused
from hemicycle.games.politico import RULES
from hemicycle.games.politico.promises import (
    PROMISES,
    BackInvestiture,
    BackMotion,
    DefendParty,
    ExpelMember,
    InviteParty,
    JoinGovernment,
    KeepMember,
    OpposeInvestiture,
    OpposeMotion,
    SpareGovernment,
    SpareParty,
    StayMember,
)
from tests import table as tables

from .builders import (
    LEAVE,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    A,
    B,
    C,
    D,
    Table,
    at,
    form,
)


def agreed(table: Table, term: Term, by: int = A, to: int = D) -> Callable[[], str]:
    """A deal of one promise between these two; what becomes of it."""
    return tables.agreed(table.game, by, to, term)


def test_ruling_p38_every_term_is_a_promise() -> None:
    assert set(PROMISES) == set(RULES.promises)
    assert not any(kind.at_once for kind in PROMISES), "nothing may be handed over (II.1)"


def kinds(table: Table, *parties: int) -> set[type[Term]]:
    return {type(term) for term in table.game.terms(parties[0], parties[1:])}


FORMING = {JoinGovernment, InviteParty, BackInvestiture, OpposeInvestiture}
ALWAYS = {SpareParty, DefendParty}


def test_ruling_p38_what_may_be_promised_when() -> None:
    assert kinds(at("A"), A, B) == FORMING | ALWAYS
    governed = ALWAYS | {BackMotion, OpposeMotion, SpareGovernment}
    table = at("D", government="AB")
    assert kinds(table, C, D) == FORMING | governed
    assert kinds(table, A, B) == governed | {ExpelMember, KeepMember, StayMember}
    assert kinds(table, A, D) == FORMING | governed | {ExpelMember, StayMember}
    assert {JoinGovernment(A, D), JoinGovernment(D, A)} <= set(table.game.terms(A, (D,)))
    assert kinds(table, B, D) == FORMING | governed | {StayMember}
    untils = {term.until for term in table.game.terms(A, (D,)) if isinstance(term, SpareParty)}
    assert untils == {"round", "scoring"}
    untils = {term.until for term in at("A").game.terms(A, (D,)) if isinstance(term, SpareParty)}
    assert untils == {"round"}, "without a government nothing is scored"


def test_ruling_p38_to_back_and_to_oppose_exclude_each_other() -> None:
    table = at("A")
    for terms in (
        (BackInvestiture(D, A), OpposeInvestiture(D, A)),
        (OpposeInvestiture(D, A), BackInvestiture(D, A)),
    ):
        with pytest.raises(Refused):
            table.game.bargain(A, Offer((D,), terms))
    table.game.bargain(A, Offer((D,), (BackInvestiture(D, A), OpposeInvestiture(A, D), JoinGovernment(D, A))))
    table = at("A", government="AB")
    with pytest.raises(Refused):
        table.game.bargain(A, Offer((B,), (BackMotion(B), OpposeMotion(B))))
    with pytest.raises(Refused):
        table.game.bargain(A, Offer((B,), (ExpelMember(A, B), KeepMember(A, B))))
    table.game.bargain(
        A, Offer((B,), (ExpelMember(A, B), SpareParty(A, B, "round"), BackMotion(A), OpposeMotion(B)))
    )


def test_ruling_p38_to_join() -> None:
    for accept, wanted in (("D", "kept"), ("", "broken")):
        table = at("A", hands={"A": "pm"})
        verdict = agreed(table, JoinGovernment(D, A))
        table.does("A", form()).calls("A", "D", accept=accept)
        assert verdict() == wanted
    table = at("A", hands={"A": "pm"})
    verdict = agreed(table, JoinGovernment(D, A))
    table.forms("A", "B").votes("A", "BCD").passes("A").turns(3)
    assert verdict() == "pending"
    table.turns(1)
    assert verdict() == "void", "for a round: until everybody has had a turn after this one"


def test_ruling_p38_to_invite() -> None:
    table = at("A", hands={"A": "pm"})
    verdict = agreed(table, InviteParty(A, D))
    table.does("A", form()).calls("A", "BD", accept="")
    assert verdict() == "kept"
    table = at("A", hands={"A": "pm"})
    verdict = agreed(table, InviteParty(A, D))
    table.forms("A", "B").votes("A")
    assert verdict() == "broken"
    table = at("A", hands={"A": "pm army"})
    verdict = agreed(table, InviteParty(A, D))
    table.forms("A", army=True).no_army()
    assert verdict() == "broken"
    table = at("A", hands={"A": "pm"})
    verdict = agreed(table, InviteParty(A, D))
    table.passes("A").turns(4)
    assert verdict() == "void"


def test_ruling_p38_whoever_has_called_already_calls_on_somebody_the_next_time() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form()).calls("A", "B")
    verdict = agreed(table, InviteParty(A, D))
    table.votes("AB").no_army()
    assert verdict() == "pending", "the list was read out before the deal"
    table = at("A", hands={"A": "pm"}).does("A", form())
    verdict = agreed(table, InviteParty(A, D))
    table.calls("A", "B").votes("AB").no_army()
    assert verdict() == "broken", "it could still be put on the list"


@pytest.mark.parametrize(("yes", "no"), [("AD", ""), ("A", "D"), ("A", "")])
def test_ruling_p38_to_back_or_oppose_an_investiture(yes: str, no: str) -> None:
    for term, keeps in ((BackInvestiture(D, A), "D" in yes), (OpposeInvestiture(D, A), "D" in no)):
        table = at("A", hands={"A": "pm"})
        verdict = agreed(table, term)
        table.forms("A").votes(yes, no)
        assert verdict() == ("kept" if keeps else "broken")


def test_ruling_p38_a_vote_on_anothers_government_is_not_meant() -> None:
    table = at("B", hands={"B": "pm"})
    verdict = agreed(table, BackInvestiture(D, A))
    table.forms("B").votes("B", "D").no_army()
    assert verdict() == "pending"


def test_ruling_p38_a_promise_made_while_the_government_is_tried_counts() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form())
    verdict = agreed(table, BackInvestiture(D, A))
    table.does("A", PRESENT).votes("AD")
    assert verdict() == "kept"


def test_ruling_p38_without_a_vote_there_was_nothing_to_keep() -> None:
    table = at("A", hands={"A": "pm army"})
    verdict = agreed(table, BackInvestiture(D, A))
    table.forms("A", army=True).no_army()
    assert verdict() == "void"
    table = at("A", hands={"A": "pm"}, deputies=[60, 45, 30, 0])
    verdict = agreed(table, BackInvestiture(D, A))
    table.forms("A").votes("A")
    assert verdict() == "void", "who has no deputies has no vote"


@pytest.mark.parametrize(("yes", "no"), [("D", ""), ("", "D"), ("", "")])
def test_ruling_p38_to_back_or_oppose_a_motion(yes: str, no: str) -> None:
    for term, keeps in ((BackMotion(D), "D" in yes), (OpposeMotion(D), "D" in no)):
        table = at("C", government="AB", hands={"C": "motion"})
        verdict = agreed(table, term)
        table.does("C", MOTION).votes(yes, no)
        assert verdict() == ("kept" if keeps else "broken")
    table = at("A", government="AB")
    verdict = agreed(table, BackMotion(D))
    table.does("A", STEP_DOWN)
    assert verdict() == "void"
    table = at("C", government="AB", deputies=[60, 45, 30, 0], hands={"C": "motion"})
    verdict = agreed(table, BackMotion(D))
    assert table.does("C", MOTION).votes("C")
    assert verdict() == "void"


def test_ruling_p38_to_spare_a_party() -> None:
    table = at("D", hands={"D": "surenchere"})
    verdict = agreed(table, SpareParty(D, A, "round"))
    table.attacks("D", "surenchere", "A")
    assert verdict() == "broken"
    table = at("D", hands={"D": "surenchere"})
    verdict = agreed(table, SpareParty(D, A, "round"))
    table.hits("D", "surenchere", "B").turns(3)
    assert verdict() == "pending"
    table.turns(1)
    assert verdict() == "kept"


def test_ruling_p38_until_the_scoring() -> None:
    table = at("D", government="AB", formed=17)
    verdict = agreed(table, SpareParty(D, A, "scoring"))
    table.passes("D")
    assert verdict() == "kept"
    table = at("A", government="AB", formed=19)
    verdict = agreed(table, SpareParty(D, A, "scoring"))
    table.does("A", STEP_DOWN)
    assert verdict() == "void"


@pytest.mark.parametrize("how", ["attack", "motion", "army", "affair"])
def test_ruling_p38_to_spare_the_government(how: str) -> None:
    table = at("D", government="AB", hands={"D": "greve motion army affaire surenchere"})
    verdict = agreed(table, SpareGovernment(D, "round"))
    if how == "attack":
        table.attacks("D", "greve", "A")
    elif how == "motion":
        table.does("D", MOTION)
    elif how == "army":
        table.does("D", TOPPLE)
    else:
        table.attacks("D", "affaire", "A")
        assert verdict() == "pending"
        table.undefended()
    assert verdict() == "broken"
    spared = at("D", government="AB", hands={"D": "surenchere"})
    verdict = agreed(spared, SpareGovernment(D, "round"))
    spared.hits("D", "surenchere", "A").turns(4)
    assert verdict() == "kept"
    gone = at("A", government="AB")
    verdict = agreed(gone, SpareGovernment(D, "round"))
    gone.does("A", STEP_DOWN)
    assert verdict() == "void", "the next government is another"


def test_ruling_p38_to_defend() -> None:
    table = at("C", hands={"C": "surenchere", "D": "baraka"})
    verdict = agreed(table, DefendParty(D, A, "round"))
    table.attacks("C", "surenchere", "A").defends("D", "baraka")
    assert verdict() == "kept"
    table = at("C", hands={"C": "surenchere", "D": "baraka"})
    verdict = agreed(table, DefendParty(D, A, "round"))
    table.hits("C", "surenchere", "A")
    assert verdict() == "broken"
    table = at("C", hands={"C": "scission"})
    verdict = agreed(table, DefendParty(D, A, "round"))
    table.hits("C", "scission", "A")
    assert verdict() == "pending", "nobody may help against a personal attack"
    table.turns(4)
    assert verdict() == "void"
    table = at("D", hands={"D": "scission"})
    verdict = agreed(table, DefendParty(D, A, "round"))
    assert table.hits("D", "scission", "A")
    assert verdict() == "broken"


def test_ruling_p38_to_expel() -> None:
    table = at("A", government="AB")
    verdict = agreed(table, ExpelMember(A, B))
    table.does("A", RESHUFFLE).expels("A", "B").does("A", PRESENT)
    assert verdict() == "kept"
    table = at("A", government="AB")
    verdict = agreed(table, ExpelMember(A, B))
    table.passes("A")
    assert verdict() == "broken"
    table = at("B", government="AB")
    verdict = agreed(table, ExpelMember(A, B))
    table.does("B", LEAVE)
    assert verdict() == "void"
    table = at("D", government="AB")
    verdict = agreed(table, ExpelMember(A, B))
    table.passes("D")
    assert verdict() == "pending", "his turn has only begun"
    table.turns(1)
    assert verdict() == "broken"
    table = at("A", government="AB")
    verdict = agreed(table, ExpelMember(A, B))
    table.does("A", STEP_DOWN)
    assert verdict() == "void"
    table = at("A", government="AB").does("A", RESHUFFLE, PRESENT)
    verdict = agreed(table, ExpelMember(A, B))
    table.passes("A")
    assert verdict() == "pending", "this turn's reshuffle is used: it is for the next one"


def test_ruling_p38_to_keep_and_to_stay() -> None:
    table = at("A", government="AB", formed=17)
    verdicts = [agreed(table, KeepMember(A, B), A, B), agreed(table, StayMember(B), A, B)]
    table.passes("A")
    assert [one() for one in verdicts] == ["kept", "kept"]
    table = at("A", government="AB")
    verdicts = [agreed(table, KeepMember(A, B), A, B), agreed(table, StayMember(B), A, B)]
    table.does("A", RESHUFFLE).expels("A", "B").does("A", PRESENT)
    assert [one() for one in verdicts] == ["broken", "void"]
    table = at("B", government="AB")
    verdicts = [agreed(table, KeepMember(A, B), A, B), agreed(table, StayMember(B), A, B)]
    table.does("B", LEAVE)
    assert [one() for one in verdicts] == ["void", "broken"]
    table = at("A", government="AB")
    verdicts = [agreed(table, KeepMember(A, B), A, B), agreed(table, StayMember(A), A, B)]
    table.does("A", STEP_DOWN)
    assert [one() for one in verdicts] == ["void", "broken"]

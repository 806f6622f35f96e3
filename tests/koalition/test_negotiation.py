"""Déroulement: leaders negotiate freely, and the first who agree shake hands."""

from random import Random

import pytest

from hemicycle.engine.window import PASS
from hemicycle.engine.words import Refused
from hemicycle.games.koalition.events import Accepted, CoalitionFormed, HeldOut, NoCoalition, Proposed, Withdrawn
from hemicycle.games.koalition.negotiation import Accept, Propose, Withdraw

from .builders import DOSSIER, Table, seated


def france(**options: object) -> Table:
    """The dossier's vote in France at the point where its leaders negotiate."""
    return seated("fr", then="ie", options=options, **DOSSIER).everybody_lays()


def proposal(coalition: str) -> Propose:
    return Propose(tuple(coalition.split()))


def test_deroulement_leaders_negotiate_all_at_once_and_in_no_order() -> None:
    table = france()
    assert table.asked() == {"A": "negotiate", "B": "negotiate", "C": "negotiate"}
    assert proposal("rose leaf lemon") in table.options("A")
    assert proposal("hat leaf lemon") in table.options("B")
    assert proposal("rose leaf lemon") not in table.options("B")
    table.proposes("C", "hat leaf lemon").proposes("A", "rose leaf fist").accepts("B", "hat leaf lemon")
    assert table.g.outcomes[0].coalition == ("hat", "leaf", "lemon")


def test_deroulement_the_first_who_agree_and_reach_the_majority_shake_hands() -> None:
    table = france().proposes("A", "rose leaf lemon").proposes("B", "hat leaf lemon")
    assert table.g.outcomes == []
    table.accepts("C", "hat leaf lemon")
    assert table.happened(CoalitionFormed) == [CoalitionFormed(("hat", "leaf", "lemon"), (1, 2))]
    assert table.taken() == {"A": 2, "B": 6, "C": 8}
    assert table.asked() == {"C": "lay"}


def test_deroulement_only_coalitions_that_may_govern_are_offered() -> None:
    table = france()
    offered = {action.coalition for player in "ABC" for action in table.options(player) if action != PASS}  # type: ignore[attr-defined]
    assert offered == {
        ("rose", "leaf", "lemon"),
        ("rose", "leaf", "fist"),
        ("rose", "leaf", "cross"),
        ("hat", "leaf", "lemon"),
    }


def test_deroulement_too_few_votes_are_refused() -> None:
    assert france().refusal("A", proposal("rose leaf")) == ("refused-no-majority", "Déroulement")


def test_materiel_parties_that_are_not_partners_are_refused() -> None:
    assert france().refusal("A", proposal("rose hat")) == ("refused-not-partners", "Matériel; ruling D3")


def test_deroulement_gifts_are_refused() -> None:
    refusal = france().refusal("A", proposal("rose leaf lemon cross"))
    assert refusal == ("refused-not-needed", "Déroulement; ruling D4")


def test_deroulement_a_party_that_is_not_on_the_table_is_refused() -> None:
    table = france()
    assert table.refusal("A", proposal("rose acorn")) == ("refused-no-such-bloc", "Déroulement")
    assert table.refusal("A", proposal("rose rose")) == ("refused-no-such-bloc", "Déroulement")
    assert table.refusal("A", Propose(())) == ("refused-no-such-bloc", "Déroulement")


def test_ruling_d31_nobody_speaks_for_parties_led_by_others() -> None:
    table = france()
    assert table.refusal("B", proposal("rose leaf lemon")) == ("refused-not-your-party", "ruling D31")
    table.proposes("A", "rose leaf lemon")
    assert table.refusal("B", Accept(("rose", "leaf", "lemon"))) == ("refused-not-your-party", "ruling D31")
    with pytest.raises(Refused):
        table.accepts("B", "rose leaf lemon")


def test_ruling_d31_in_force_when_all_leaders_concerned_have_accepted() -> None:
    table = france().proposes("A", "rose leaf cross")
    table.accepts("B", "rose leaf cross")
    assert table.g.outcomes == []
    table.accepts("C", "rose leaf cross")
    assert table.g.outcomes[0].coalition == ("rose", "leaf", "cross")
    assert table.happened(Proposed) == [Proposed(0, ("rose", "leaf", "cross"))]
    assert [event.seat for event in table.happened(Accepted)] == [1, 2]


def test_ruling_d31_a_leader_of_several_parties_accepts_once() -> None:
    table = france().proposes("A", "rose leaf lemon").accepts("C", "rose leaf lemon")
    assert table.g.outcomes[0].coalition == ("rose", "leaf", "lemon")


def test_ruling_d31_an_acceptance_may_be_withdrawn_until_then() -> None:
    table = france().proposes("A", "rose leaf cross").accepts("B", "rose leaf cross")
    table.withdraws("B", "rose leaf cross").accepts("C", "rose leaf cross")
    assert table.happened(Withdrawn) == [Withdrawn(1, ("rose", "leaf", "cross"))]
    assert table.g.outcomes == []
    table.accepts("B", "rose leaf cross")
    assert table.g.outcomes[0].coalition == ("rose", "leaf", "cross")


def test_ruling_d31_a_proposal_that_all_have_left_may_be_made_again() -> None:
    table = france().proposes("A", "rose leaf lemon").withdraws("A", "rose leaf lemon")
    assert proposal("rose leaf lemon") in table.options("C")
    table.proposes("C", "rose leaf lemon").accepts("A", "rose leaf lemon")
    assert table.g.outcomes[0].coalition == ("rose", "leaf", "lemon")


def test_ruling_d31_one_player_leading_all_parties_closes_alone() -> None:
    table = seated("ie", A="rose-8 leaf-9", B="hat-9 acorn-3", C="hat-1 fist-2").everybody_lays()
    table.proposes("A", "leaf rose")
    assert table.g.outcomes[0].coalition == ("leaf", "rose")
    assert table.taken() == {"A": 2 + 1 + 1 + 1}


@pytest.mark.parametrize("offers", [1, 2, 3, 5, 10])
def test_ruling_d31_proposals_are_limited(offers: int) -> None:
    table = france(offers=offers)
    for _ in range(offers):
        table.proposes("A", "rose leaf lemon").withdraws("A", "rose leaf lemon")
    refusal = ("refused-offers-spent", "ruling D31")
    assert table.refusal("A", proposal("rose leaf lemon")) == refusal
    assert table.refusal("A", proposal("rose leaf fist")) == refusal
    assert table.options("A") == (PASS,)


def test_ruling_d31_withdrawals_are_limited() -> None:
    table = france(offers=1).proposes("C", "rose leaf cross").accepts("A", "rose leaf cross")
    table.withdraws("A", "rose leaf cross").accepts("A", "rose leaf cross")
    refusal = table.refusal("A", Withdraw(("rose", "leaf", "cross")))
    assert refusal == ("refused-offers-spent", "ruling D31")


def test_ruling_d31_each_leader_has_a_limit_of_his_own() -> None:
    table = france(offers=1).proposes("A", "rose leaf cross")
    assert proposal("hat leaf lemon") in table.options("B")
    assert proposal("hat leaf lemon") in table.options("C")


def test_ruling_d31_whoever_holds_out_is_asked_again_after_the_next_move() -> None:
    table = france().passes("A")
    assert table.asked() == {"B": "negotiate", "C": "negotiate"}
    assert table.happened(HeldOut) == [HeldOut(0)]
    table.proposes("B", "hat leaf lemon")
    assert set(table.asked()) == {"A", "B", "C"}


def test_ruling_d31_whoever_holds_out_waits_for_a_move() -> None:
    table = france().passes("A")
    assert table.refusal("A", proposal("rose leaf lemon"))[0] == "refused-not-asked"


def test_ruling_d31_when_all_in_succession_have_nothing_to_add_there_is_no_coalition() -> None:
    table = france().passes("A", "B").proposes("C", "hat leaf lemon").passes("A", "B", "C")
    assert table.happened(CoalitionFormed) == []
    assert table.happened(NoCoalition) == [NoCoalition("fr", True)]


def test_ruling_d31_the_others_questions_stand_when_a_move_does_not_concern_them() -> None:
    table = france()
    stands = table.request("B").id
    table.proposes("A", "rose leaf fist")
    assert table.request("B").id == stands
    table.passes("C")
    assert table.request("B").id == stands


def test_ruling_d31_accepting_what_nobody_proposed_or_proposing_it_twice_is_not_offered() -> None:
    table = france()
    assert table.refusal("A", Accept(("rose", "leaf", "lemon")))[0] == "refused-not-offered"
    assert table.refusal("A", Withdraw(("rose", "leaf", "lemon")))[0] == "refused-not-offered"
    table.proposes("A", "rose leaf lemon")
    assert table.refusal("A", proposal("rose leaf lemon"))[0] == "refused-not-offered"
    assert table.refusal("C", proposal("rose leaf lemon"))[0] == "refused-not-offered"
    assert table.refusal("A", Accept(("rose", "leaf", "lemon")))[0] == "refused-not-offered"


def test_ruling_d31_the_same_coalition_in_another_order_is_not_offered_though_offers_are_left() -> None:
    assert france().refusal("A", proposal("leaf rose lemon"))[0] == "refused-not-offered"


@pytest.mark.parametrize("offers", [1, 3, 10])
def test_ruling_d31_a_negotiation_always_ends(offers: int) -> None:
    for seed in range(10):
        table, chance = france(offers=offers, no_coalition="drop"), Random(seed)
        moves = 0
        while "negotiate" in table.asked().values():
            request = chance.choice(table.game.requests)
            options = [action for action in request.options if not isinstance(action, Accept)]
            active = [action for action in options if action != PASS] or options
            table.game.act(request.seat, request.id, chance.choice(active))
            moves += 1
        # Three leaders with so many proposals and withdrawals each, and as many silences between two of these.
        assert moves <= (3 * 2 * offers + 1) * 4


def test_ruling_d32_talk_is_free_and_nothing_is_handed_over() -> None:
    kinds = {type(action) for player in "ABC" for action in france().options(player)}
    assert kinds == {Propose, type(PASS)}


def test_ruling_d49_leaders_who_can_be_in_no_coalition_are_not_asked() -> None:
    table = seated("ie", A="rose-10 leaf-9", B="fist-2 rose-5", C="acorn-3 hat-8").everybody_lays()
    # 37 votes, 19 needed: Rose with Leaf, both A's.
    assert set(table.asked()) == {"A"}


def test_ruling_d49_where_no_coalition_can_govern_the_vote_has_failed_at_once() -> None:
    table = seated(
        "ie", A="rose-10 rose-9", B="hat-10 hat-9", C="fist-3 acorn-3", options={"no_coalition": "drop"}
    )
    table.everybody_lays()
    assert table.happened(NoCoalition) == [NoCoalition("ie", False)]

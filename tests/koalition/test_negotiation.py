"""Déroulement: leaders negotiate freely, and the first who agree shake hands."""

from random import Random
from typing import Any

import pytest

from hemicycle.bots.base import RandomBot, play_out
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Refused
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.events import Accepted, CoalitionFormed, HeldOut, NoCoalition, Proposed, Withdrawn
from hemicycle.games.koalition.negotiation import DROP, Accept, Drop, Include, Propose, Withdraw
from tests.table import seat_of

from .builders import DOSSIER, Table, reachable, seated


def france(**options: object) -> Table:
    """The dossier's vote in France at the point where its leaders negotiate."""
    return seated("fr", then="ie", options=options, **DOSSIER).everybody_lays()


def proposal(coalition: str) -> Propose:
    return Propose(tuple(coalition.split()))


def test_deroulement_leaders_negotiate_all_at_once_and_in_no_order() -> None:
    table = france()
    assert table.asked() == {"A": "negotiate", "B": "negotiate", "C": "negotiate"}
    assert table.options("A") == (Include("rose"), PASS)
    assert table.options("B") == (Include("hat"), Include("cross"), PASS)
    assert table.options("C") == (Include("leaf"), Include("lemon"), Include("fist"), PASS)
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
    assert {coalition for player in "ABC" for coalition in reachable(table, player)} == {
        ("rose", "leaf", "lemon"),
        ("rose", "leaf", "fist"),
        ("rose", "leaf", "cross"),
        ("hat", "leaf", "lemon"),
    }


def said(table: Table, player: str, action: Action) -> str:
    """Why a player may not do something, as it is said in English."""
    message = table.game.why_not(seat_of(player), action)
    assert message is not None
    return RULES.texts("en", ["Ada", "Bruno", "Chloé"]).say(message)


def test_deroulement_too_few_votes_are_refused() -> None:
    assert france().refusal("A", proposal("rose leaf")) == ("refused-no-majority", "Déroulement")
    assert said(france(), "A", proposal("rose leaf")) == "Votes of Rose + Leaf: 37. The majority is 43."


def test_materiel_parties_that_are_not_partners_are_refused() -> None:
    assert france().refusal("A", proposal("rose hat")) == ("refused-not-partners", "Matériel; ruling D3")
    assert said(france(), "A", proposal("rose hat")) == "Rose and Top hat are not partners."
    assert said(france().includes("A", "rose"), "A", Include("hat")) == "Rose and Top hat are not partners."


def test_deroulement_gifts_are_refused() -> None:
    refusal = france().refusal("A", proposal("rose leaf lemon cross"))
    assert refusal == ("refused-not-needed", "Déroulement; ruling D4")
    assert said(france(), "A", proposal("rose leaf lemon cross")).startswith("Cross is not needed")
    assert said(france().includes("A", "rose", "leaf", "lemon"), "A", Include("cross")).startswith("Cross is not")


def test_deroulement_a_party_that_is_not_on_the_table_is_refused() -> None:
    table = france()
    assert table.refusal("A", proposal("rose acorn")) == ("refused-no-such-bloc", "Déroulement")
    assert said(table, "A", proposal("rose acorn")).endswith("and Acorn is not one of them.")
    assert table.refusal("A", proposal("rose rose")) == ("refused-order", "ruling D31")
    assert table.refusal("A", Propose(())) == ("refused-empty-coalition", "Déroulement")
    assert table.refusal("A", Include("acorn")) == ("refused-no-such-bloc", "Déroulement")


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
    assert Accept(("rose", "leaf", "lemon")) not in table.options("C")
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
    assert Include("hat") in table.options("B")
    assert Include("leaf") in table.options("C")


def test_ruling_d31_whoever_holds_out_is_asked_again_after_the_next_move() -> None:
    table = france().passes("A")
    assert table.asked() == {"B": "negotiate", "C": "negotiate"}
    assert table.happened(HeldOut) == [HeldOut(0)]
    table.proposes("B", "hat leaf lemon")
    assert set(table.asked()) == {"A", "B", "C"}


def test_ruling_d31_whoever_holds_out_waits_for_a_move() -> None:
    table = france().passes("A")
    assert table.refusal("A", proposal("rose leaf lemon")) == ("refused-held-out", "ruling D52")
    assert table.refusal("A", Include("rose")) == ("refused-held-out", "ruling D52")


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


def test_ruling_d31_accepting_what_nobody_proposed_or_proposing_it_twice_is_refused() -> None:
    table = france()
    assert table.refusal("A", Accept(("rose", "leaf", "lemon")))[0] == "refused-not-proposed"
    assert table.refusal("A", Withdraw(("rose", "leaf", "lemon")))[0] == "refused-not-accepted"
    table.proposes("A", "rose leaf lemon")
    assert table.refusal("A", proposal("rose leaf lemon"))[0] == "refused-proposed"
    assert table.refusal("C", proposal("rose leaf lemon"))[0] == "refused-proposed"
    assert table.refusal("A", Accept(("rose", "leaf", "lemon")))[0] == "refused-accepted"
    assert table.refusal("C", Withdraw(("rose", "leaf", "lemon")))[0] == "refused-not-accepted"


def test_ruling_d31_the_same_coalition_in_another_order_is_refused_though_offers_are_left() -> None:
    assert france().refusal("A", proposal("leaf rose lemon"))[0] == "refused-order"


@pytest.mark.parametrize("offers", [1, 3, 10])
def test_ruling_d31_a_negotiation_always_ends(offers: int) -> None:
    for seed in range(10):
        table, chance = france(offers=offers, no_coalition="drop"), Random(seed)
        moves = 0
        while "negotiate" in table.asked().values():
            request = chance.choice([one for one in table.game.requests if not one.optional])
            options = [action for action in request.options if not isinstance(action, Accept)]
            active = [action for action in options if action != PASS] or options
            table.game.act(request.seat, request.id, chance.choice(active))
            moves += 1
        # Three leaders with so many proposals and changes of mind each, as many silences between two of these, and
        # up to three parties to put each proposal together.
        assert moves <= (3 * 2 * offers + 1) * 4 * 4


def test_ruling_d32_talk_is_free_and_nothing_is_handed_over() -> None:
    table = france().proposes("A", "rose leaf lemon").includes("C", "leaf")
    kinds = {type(action) for player in "ABC" for action in table.options(player)}
    assert kinds == {Include, Drop, Accept, Withdraw, type(PASS)}


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


def test_ruling_d51_a_proposal_is_put_together_party_by_party() -> None:
    table = france().includes("A", "rose")
    assert table.options("A") == (Include("leaf"), Include("lemon"), Include("fist"), Include("cross"), DROP, PASS)
    table.includes("A", "lemon")
    assert table.options("A") == (Include("leaf"), DROP, PASS), "with Rose and Lemon only Leaf makes a majority"
    table.includes("A", "leaf")
    assert table.options("A") == (proposal("rose leaf lemon"), DROP, PASS)
    assert table.happened(Proposed) == []
    table.does("A", proposal("rose leaf lemon"))
    assert table.happened(Proposed) == [Proposed(0, ("rose", "leaf", "lemon"))]
    assert table.options("A") == (Withdraw(("rose", "leaf", "lemon")), Include("rose"), PASS)


def test_ruling_d51_it_begins_with_a_party_of_ones_own() -> None:
    table = france()
    assert table.refusal("A", Include("leaf")) == ("refused-begin-with-own", "ruling D51")
    assert said(table, "A", Include("leaf")).endswith("Leaf is led by Chloé.")
    assert table.includes("C", "leaf").refusal("C", Include("leaf")) == ("refused-included", "ruling D51")


def test_ruling_d51_nobody_is_taken_in_with_whom_there_is_no_majority() -> None:
    table = france().includes("C", "leaf", "lemon")
    assert table.refusal("C", Include("cross")) == ("refused-no-way-on", "Déroulement; rulings D3, D4")
    table = seated("ie", A="rose-10 leaf-9", B="fist-2 rose-5", C="acorn-3 hat-8").everybody_lays()
    table.includes("A", "rose")
    assert table.refusal("A", Include("fist")) == ("refused-never-governs", "Déroulement; ruling D49")


def test_ruling_d51_a_coalition_is_proposed_when_it_has_been_put_together() -> None:
    table = france()
    assert table.refusal("A", proposal("rose leaf lemon")) == ("refused-not-put-together", "ruling D51")
    table.includes("A", "rose", "leaf")
    assert table.refusal("A", proposal("rose leaf lemon")) == ("refused-not-put-together", "ruling D51")


def test_ruling_d51_to_drop_it_half_way_is_a_change_of_mind() -> None:
    table = france(offers=1)
    assert table.refusal("A", DROP) == ("refused-no-draft", "ruling D51")
    table.includes("A", "rose", "leaf").does("A", DROP)
    assert table.options("A") == (Include("rose"), PASS)
    table.includes("A", "rose")
    assert DROP not in table.options("A")
    assert table.refusal("A", DROP) == ("refused-offers-spent", "ruling D31")


def test_ruling_d51_whoever_does_something_else_has_dropped_it() -> None:
    table = france().includes("A", "rose").passes("A").proposes("B", "hat leaf lemon")
    assert table.options("A") == (Include("rose"), PASS)
    table.includes("C", "leaf").accepts("C", "hat leaf lemon")
    assert table.g.outcomes[0].coalition == ("hat", "leaf", "lemon")


def test_ruling_d51_what_one_puts_together_disturbs_nobody() -> None:
    table = france().passes("B")
    stands = table.request("C").id
    table.includes("A", "rose", "leaf")
    assert table.request("C").id == stands
    assert table.negotiation.silent == [1], "it is no move: who has nothing to add is not asked again"


def test_ruling_d51_a_step_can_be_undone_also_while_others_are_asked() -> None:
    table = france()
    table.game.keep_undo()
    table.includes("A", "rose", "lemon")
    stands = table.request("B").id
    assert table.game.can_undo(0)
    assert not table.game.can_undo(1)
    table.game.undo(0)
    assert table.negotiation.drafts[0] == ("rose",)
    assert table.request("B").id == stands
    table.includes("A", "leaf", "fist").does("A", proposal("rose leaf fist"))
    assert not table.game.can_undo(0), "everybody has heard it"


def test_ruling_d51_all_of_it_can_be_sent_in_one_go() -> None:
    table = france()
    steps = [Include("rose"), Include("leaf"), Include("fist"), proposal("rose leaf fist")]
    table.game.act_all(0, table.request("A").id, steps)
    assert table.happened(Proposed) == [Proposed(0, ("rose", "leaf", "fist"))]
    with pytest.raises(Refused):
        table.game.act_all(1, table.request("B").id, [Include("hat"), Include("rose")])
    assert table.negotiation.drafts == [(), (), ()]


def test_ruling_d51_the_last_party_may_make_a_coalition_that_others_have_proposed() -> None:
    table = france().proposes("C", "rose leaf fist").includes("A", "rose", "leaf", "fist")
    assert table.options("A") == (Accept(("rose", "leaf", "fist")), DROP, PASS)


def test_ruling_d52_whoever_has_nothing_to_add_may_still_accept() -> None:
    table = france().proposes("A", "rose leaf lemon").passes("C")
    assert table.asked() == {"A": "negotiate", "B": "negotiate", "C": "reconsider"}
    assert table.request("C").optional
    assert table.options("C") == (Accept(("rose", "leaf", "lemon")),)
    table.accepts("C", "rose leaf lemon")
    assert table.happened(CoalitionFormed) == [CoalitionFormed(("rose", "leaf", "lemon"), (0, 2))]


def test_ruling_d52_a_yes_after_all_is_a_move_and_all_are_asked_again() -> None:
    table = france().proposes("A", "rose leaf cross").passes("B", "C").accepts("B", "rose leaf cross")
    assert table.asked() == dict.fromkeys("ABC", "negotiate")
    assert table.g.outcomes == []
    table.accepts("C", "rose leaf cross")
    assert table.g.outcomes[0].coalition == ("rose", "leaf", "cross")


def test_ruling_d52_the_talks_wait_for_nobody_who_has_nothing_to_add() -> None:
    table = france().proposes("A", "rose leaf lemon").passes("C", "A", "B")
    assert table.happened(NoCoalition) == [NoCoalition("fr", True)]


def test_ruling_d52_where_nothing_lies_on_the_table_there_is_nothing_to_accept() -> None:
    assert set(france().passes("A").asked()) == {"B", "C"}


def test_ruling_d52_bots_play_on_when_a_yes_after_all_ends_the_game() -> None:
    for seed in range(6):
        game = Game.begin(RULES, RULES.setup(3, options={"countries": 5, "offers": 1}), f"after all {seed}")
        bots = [AfterAll(seat, Random(seat)) for seat in range(3)]
        assert play_out(game, bots, Random(seed), RULES.longest).over


class AfterAll(RandomBot):
    """Says that it has nothing to add, and then accepts."""

    def choose(self, view: Any, request: Request) -> Action:
        if request.kind == "negotiate" and any(isinstance(option, Accept) for option in request.options):
            return PASS
        return super().choose(view, request)

    def volunteer(self, view: Any, request: Request) -> Action | None:
        return request.options[0]

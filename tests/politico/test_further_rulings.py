"""Rulings of our own that no other file proves."""

from __future__ import annotations

from hemicycle.engine.deals import AcceptDeal, Offer
from hemicycle.engine.texts import Texts
from hemicycle.engine.window import PASS
from hemicycle.games.politico import RULES
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.events import (
    AttackCountered,
    AttemptBarred,
    AttemptWithdrawn,
    InvestitureVoted,
    InvitationsAnswered,
    MotionVoted,
    ReshuffleVoid,
)
from hemicycle.games.politico.formation import Decline, Invite, Join
from hemicycle.games.politico.incidents import ChoosePlayer
from hemicycle.games.politico.match import ResignLater
from hemicycle.games.politico.promises import PROMISES, BackInvestiture
from hemicycle.games.politico.state import Lasting
from tests.table import seats_of

from .builders import (
    DISSOLVE,
    LEAVE,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    WITHDRAW,
    A,
    B,
    C,
    D,
    Table,
    at,
    attack,
    form,
)

BEFORE = Lasting("identical", "debacle-economique", D, None, 23, seats_of("AB"))


def test_ruling_p38_promises_hand_nothing_over() -> None:
    """Points, cards and deputies change hands in no deal: every term is a promise."""
    table = at("A", government="AB")
    terms = table.game.terms(A, (B, C))
    assert terms
    assert all(isinstance(term, PROMISES) for term in terms)


def test_ruling_p38_a_deal_moves_neither_points_nor_cards_nor_deputies() -> None:
    table = at("A", hands={"A": "pm"})
    (deal,) = table.game.bargain(A, Offer((B,), (BackInvestiture(B, A),)))
    table.game.bargain(B, AcceptDeal(deal.id))
    before = (list(table.points), list(table.deputies), [list(hand) for hand in table.g.hands])
    assert (table.points, table.deputies, table.g.hands) == before
    assert [one.id for one in table.game.ledger.view(B).deals] == [deal.id]


def test_ruling_q8_a_forbidden_government_is_not_presented_and_counts_as_refused() -> None:
    table = at("A", hands={"A": "pm surenchere"}, lasting=[BEFORE]).does("A", form()).calls("A", "B")
    assert table.happened(AttemptBarred) == [AttemptBarred(A, (A, B), 23)]
    assert not table.happened(AttemptWithdrawn), "nobody gave up"
    assert table.hand("A") == "pm surenchere"
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"]
    alone = Lasting("identical", "debacle-economique", D, None, 23, (A,))
    table = at("A", hands={"A": "pm"}, lasting=[alone]).does("A", form()).calls("A", "B", accept="")
    assert table.happened(AttemptBarred) == [AttemptBarred(A, (A,), 23)], "nor what is left of one after refusals"


def test_ruling_q8_who_makes_the_list_and_who_is_called_is_told_beforehand() -> None:
    en, fr = RULES.texts("en"), RULES.texts("fr")
    table = at("A", hands={"A": "pm"}, lasting=[BEFORE]).does("A", form())
    assert "barred" not in en.request(table.request("A"))
    table.does("A", Invite(B))
    assert "this is the government barred until the start of turn 23" in en.request(table.request("A"))
    assert "interdit jusqu’au début du tour 23" in fr.request(table.request("A"))
    assert "barred" not in en.request(table.does("A", Invite(C)).request("A")), "one more, and it is another"
    table = at("A", hands={"A": "pm"}, lasting=[BEFORE]).does("A", form(), Invite(B), PRESENT)
    assert "If everybody called on accepts, it is the government barred" in en.request(table.request("B"))
    table.does("B", Join())
    (told,) = [en.event(event) for event in table.happened(AttemptBarred)]
    assert told.startswith("The government agreed on (Player 1 and Player 2) is barred until the start of turn 23")
    table = at("A", government="A", lasting=[BEFORE]).does("A", RESHUFFLE, Invite(B))
    assert "the reshuffle would be void" in en.request(table.request("A"))


def test_ruling_q18_in_a_succession_no_attack_is_promised() -> None:
    texts = RULES.texts("en"), RULES.texts("fr")
    table = at("D", government="AB", hands={"D": "desaccords pm"}).hits("D", "desaccords", "A")
    assert table.asked() == {"D": "succeed"}
    for said in texts:
        assert not attacks(said.help(form(), "succeed"))
        assert attacks(said.help(form(), "act"))
        assert not attacks(said.help(WITHDRAW, "present"))
    table.does("D", form()).calls("D", "AC", accept="C")
    assert all("attack follows" in said or "attaque ne suit" in said for said in helps(table, texts))
    table = at("D", hands={"D": "pm"}).does("D", form()).calls("D", "AC", accept="C")
    assert all(attacks(said) for said in helps(table, texts))


def attacks(said: str) -> bool:
    return "may attack" in said or "pouvez attaquer" in said


def helps(table: Table, texts: tuple[Texts, ...]) -> list[str]:
    return [said.request_help(table.request("D")) for said in texts]


def test_ruling_q8_but_a_member_who_resigns_may_leave_it_behind() -> None:
    table = at("C", government="ABC", lasting=[BEFORE]).does("C", LEAVE)
    assert table.government == "AB"


def test_ruling_q8_a_reshuffle_that_changes_nothing_is_not_void() -> None:
    table = at("A", government="AB", lasting=[BEFORE]).does("A", RESHUFFLE, PRESENT)
    assert not table.happened(ReshuffleVoid)
    table = at("A", government="AB", lasting=[BEFORE]).does("A", RESHUFFLE).calls("A", "C", accept="")
    assert not table.happened(ReshuffleVoid)
    assert table.government == "AB"


def test_ruling_q12_whoever_has_no_deputies_has_no_ballot_paper() -> None:
    table = at("A", deputies=[60, 0, 30, 50], hands={"A": "pm"}).does("A", form(), PRESENT)
    assert table.who("investiture") == "CDA"
    table = at("D", deputies=[60, 0, 30, 50], government="A", hands={"D": "motion"}).does("D", MOTION)
    assert set(table.who("censure")) == set("ACD")


def test_ruling_q12_without_any_paper_a_vote_is_lost() -> None:
    silenced = Lasting("silenced", "crise-dans-le-parti", B, A, 22)
    table = at("A", deputies=[60, 0, 0, 0], hands={"A": "pm"}, lasting=[silenced]).does("A", form(), PRESENT)
    assert table.happened(InvestitureVoted) == [InvestitureVoted(A, 0, 0, 1, False)]
    assert table.hand("A") == "pm"
    mute = [Lasting("silenced", "crise-dans-le-parti", B, seat, 22) for seat in (B, D)]
    table = at("C", deputies=[0, 60, 1, 30], government="A", hands={"C": "motion"}, lasting=mute).does("C", MOTION)
    assert table.who("censure") == "C"
    table = at("A", deputies=[60, 0, 0, 0], government="B", hands={"A": "motion"}).does("A", MOTION).votes()
    assert table.happened(MotionVoted) == [MotionVoted(A, 0, 0, 1, False)]


def test_ruling_q14_no_window_for_the_army_when_all_its_cards_lie_open() -> None:
    table = at("A", hands={"A": "pm"}, under="army army army army").forms("A").votes("A")
    assert table.government == "A"


def test_ruling_q15_the_whole_event_happens_before_the_game_may_end() -> None:
    table = at("D", phase="event", event="debat-televise", points=[0, 0, 0, 390])
    assert not table.game.over
    table.does("D", ChoosePlayer(C))
    assert table.game.over
    assert table.points == [0, 0, -10, 400]


def test_ruling_q16_a_truce_forbids_red_cards_alone() -> None:
    truce = Lasting("truce", "", A, None, 23)
    table = at("D", government="AB", hands={"D": "motion army greve"}, lasting=[truce])
    assert MOTION in table.options("D")
    assert TOPPLE in table.options("D")
    assert attack("greve", "A") not in table.options("D")
    assert table.refusal("D", attack("greve", "A")) == ("refused-truce", "I.2.b 4; ruling Q16")


def test_ruling_q17_after_his_act_the_head_keeps_his_rights_and_others_turns_are_over() -> None:
    table = at("A", government="AB", hands={"A": "agitation"}).hits("A", "agitation", "B")
    assert table.options("A") == [RESHUFFLE, DISSOLVE, STEP_DOWN]
    table = at("D", government="AB", hands={"D": "agitation"}).hits("D", "agitation", "B")
    assert table.g.turn == 21
    table = at("D", hands={"D": "pm"}).forms("D").votes("D").no_army()
    assert table.options("D") == [RESHUFFLE, DISSOLVE, STEP_DOWN], "also who has just become it"


def test_ruling_q17_whoever_is_no_longer_head_has_none_left() -> None:
    table = at("A", government="AB", hands={"A": "agitation pm"}).hits("A", "agitation", "B").does("A", STEP_DOWN)
    assert table.g.turn == 21


def test_ruling_q18_in_a_succession_one_refusal_is_the_end_for_him() -> None:
    table = at("D", government="A", hands={"D": "desaccords pm pm agitation surenchere"})
    table.hits("D", "desaccords", "A").forms("D").votes("", "A")
    assert table.g.turn == 21, "neither another card nor an attack: the act is used"


def test_ruling_q18_a_barred_player_is_passed_over() -> None:
    barred = Lasting("barred", "affaire-de-moeurs", B, D)
    table = at("D", government="A", hands={"D": "desaccords pm"})
    table.g.lasting.append(barred)
    table.g.table.append("affaire-de-moeurs")
    table.g.pile.remove("affaire-de-moeurs")
    table.hits("D", "desaccords", "A")
    assert table.g.turn == 21


def test_ruling_q11_a_resignation_between_turns_comes_before_elections() -> None:
    table = at("D", turn=45, government="AB").out_of_turn("A", ResignLater()).passes("D")
    assert (table.government, table.g.elected) == ("", True)


def test_ruling_q10_after_the_army_stopped_a_minority_government_and_the_vote_failed_an_attack() -> None:
    table = at("A", hands={"A": "pm army surenchere", "C": "army"}).forms("A", army=True).army("C").no_army()
    table.votes("", "B")
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"]


def test_ruling_q4_the_list_may_be_empty_and_then_there_is_no_second_thought() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), PRESENT)
    assert "present" not in table.asked().values()
    table = at("A", 3, hands={"A": "pm"}).does("A", form(), Invite(B), Invite(C))
    assert table.who("join") == "BC"


def test_ruling_p20_an_answer_may_be_changed_until_all_are_in() -> None:
    table = at("D", government="ABC", hands={"D": "greve", "A": "baraka"}).attacks("D", "greve", "A")
    (request,) = [one for one in table.waiting() if one.seat == A]
    table.game.act(A, request.id, Defend("baraka"))
    table.game.act(A, request.id, PASS)
    table.passes("B", "C")
    assert not table.happened(AttackCountered)
    assert table.hand("A").split() == ["baraka"]


def test_ruling_q3_an_answer_may_be_changed_until_all_are_in() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), Invite(B), Invite(C), PRESENT)
    (request,) = [one for one in table.waiting() if one.seat == B]
    table.game.act(B, request.id, Join())
    table.game.act(B, request.id, Decline())
    table.does("C", Join())
    assert table.happened(InvitationsAnswered) == [InvitationsAnswered(A, (C,), (B,))]


def test_ruling_p20_all_are_asked_at_once() -> None:
    table = at("D", government="ABC", hands={"D": "greve"}).attacks("D", "greve", "A")
    assert table.asked() == {"A": "defend", "B": "defend", "C": "defend"}


def test_ruling_p35_a_turn_is_drawn_to_its_end() -> None:
    assert at("D", turn=45, options={"length": "short"}, elected=True).passes("D").game.over

"""What bots know of Politico, on small tables."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import hemicycle
from hemicycle.bots import base, levels
from hemicycle.bots.base import Bot, RandomBot, next_request, play_out
from hemicycle.bots.novice import Novice
from hemicycle.bots.steps import Agenda
from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.bot import attacking, coalitions, deals, hand, word
from hemicycle.games.politico.bot.outlook import Outlook
from hemicycle.games.politico.events import PrimeMinisterResigned
from hemicycle.games.politico.formation import DECLINE, JOIN, Expel, Invite
from hemicycle.games.politico.incidents import ChoosePlayer, GiveUp
from hemicycle.games.politico.match import ResignLater, StayOn
from hemicycle.games.politico.promises import (
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
from hemicycle.games.politico.state import Lasting, Politico
from tests.politico.builders import (
    CARDS,
    COUNTER,
    DISSOLVE,
    DRAW,
    LEAVE,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    UNION,
    A,
    B,
    C,
    D,
    Table,
    at,
    attack,
    form,
    swap,
)
from tests.table import seat_of

both_levels = pytest.mark.parametrize("level", ["novice", "steady"])

MILD = Temper(greed=0.0, loyalty=0.5, risk=0.5, thrift=0.5)
KNOWLEDGE: Any = levels.knowledge_of(RULES)


def bot_of(seat: int, level: str = "novice", temper: Temper = MILD) -> Novice:
    made = levels.find(RULES, level)(seat, Random(seat))
    assert isinstance(made, Novice)
    made.temper = temper
    return made


def answer(
    table: Table, player: str, level: str = "novice", temper: Temper = MILD
) -> tuple[Action, Message | None]:
    """What a bot of a level does on a player's seat, and why."""
    bot = bot_of(seat_of(player), level, temper)
    return bot.choose(table.game.view(bot.seat), table.request(player)), bot.explain()


def does(table: Table, player: str, level: str = "novice", temper: Temper = MILD) -> Action:
    return answer(table, player, level, temper)[0]


def view(table: Table, player: str) -> Politico:
    seen = table.game.view(seat_of(player))
    assert isinstance(seen, Politico)
    return seen


def look(table: Table, player: str) -> Outlook:
    return Outlook(table.g, seat_of(player))


# What is at stake


def test_points_count_by_who_gets_them() -> None:
    seen = look(at("A", points=[100, 120, 40, 0]), "A")
    assert seen.value([10, 0, 0, 0]) > 0 > seen.value([0, 10, 0, 0])
    assert seen.value([0, 10, 0, 0]) < seen.value([0, 0, 0, 10])
    assert seen.value([10, 10, 10, 10]) == pytest.approx(0)
    assert seen.foe == B


def test_a_government_is_worth_more_the_sooner_it_scores() -> None:
    """Formed by B: it has its points as B's turn comes."""
    soon = look(at("A", government="BC", formed=17), "B").governing
    late = look(at("C", government="BC", formed=18), "B").governing
    assert soon[B] > late[B]


def test_a_government_is_worth_less_the_more_trumps_are_against_it() -> None:
    poor = look(at("A", government="AB"), "A").governing[A]
    rich = look(at("A", government="AB", hands={"D": "greve greve inflation negociation avis"}), "A").governing[A]
    assert rich < poor


def test_no_points_come_after_the_last_turn() -> None:
    """75 turns: the government of turn 73 would have its points after turn 76, and can only fall."""
    assert look(at("A", turn=73, government="AB", formed=73, hands={"C": "greve greve"}), "A").governing[A] < 0
    assert look(at("A", turn=73, government="AB", formed=72, hands={"C": "greve greve"}), "A").governing[A] > 0


def test_deputies_are_worth_nothing_when_all_is_over() -> None:
    assert look(at("A", turn=10), "A").deputy > look(at("A", turn=40), "A").deputy > 0
    assert look(at("A", turn=75), "A").deputy == 0


# II.1


def test_a_minimum_winning_government_is_formed() -> None:
    """A has 60 of 185 deputies: with D or B it has a majority, and neither of them leads."""
    table = at("A", hands={"A": "pm baraka"}, points=[0, 0, 0, 0])
    action, reason = answer(table, "A")
    assert (action, reason) == (form(), Message("bot-form"))
    table.does("A", action)
    invited = []
    while table.asked().get("A") == "invite":
        action = does(table, "A")
        table.does("A", action)
        if isinstance(action, Invite):
            invited.append(action.party)
    votes = [table.deputies[party] for party in (A, *invited)]
    assert 2 * sum(votes) > sum(table.deputies)
    assert all(2 * (sum(votes) - one) < sum(table.deputies) for one in votes), "nobody too many"


def test_who_leads_is_not_called() -> None:
    table = at("A", deputies=[60, 50, 50, 50], points=[0, 200, 0, 0], hands={"A": "pm baraka"})
    assert does(table, "A") == form()
    members = coalitions.plan(look(table, "A"), A, CARDS["pm"], False).members
    assert B not in members
    assert len(members) > 1


def test_that_a_leader_would_pay_for_a_fall_too_speaks_for_having_him_in() -> None:
    """Of a government that can only fall, since no more points come."""

    def value(weight: float) -> float:
        weights, votes = (0.5, weight, 0.0), (40, 40, 10)
        figures = (0.0, 30, 50, 20)
        danger = (0.0, 0.0, 0.9)
        return coalitions.best_members(
            A, A, (B, C), votes, votes, 90, weights, danger, figures, 1.0, (), False, (1, 1, 1), 80, 0.1
        )[0][0]

    assert value(-0.9) > 0 >= value(0.0)


def test_at_the_end_nobody_forms_a_government_that_can_only_fall() -> None:
    assert does(at("A", turn=74, hands={"A": "pm"}), "A") == PASS


def test_who_is_wary_expects_members_to_end_their_own_government() -> None:
    """Nobody else has anything to do it with; of oneself one knows better."""
    g = at("A", deputies=[60, 60, 20, 60], hands={"A": "pm"}).g
    wary, trusting = Outlook(g, B, True), Outlook(g, B, True, united=True)
    assert wary.formed((A, B, D))[B] < trusting.formed((A, B, D))[B] - 5
    assert wary.formed((A, B))[B] == trusting.formed((A, B))[B]


@both_levels
def test_an_invitation_to_an_unsafe_government_is_declined(level: str) -> None:
    """Two who are not in it hold fourteen trumps, and B has few deputies to gain by."""
    rich = {
        "A": "pm",
        "C": " ".join(["greve"] * 4 + ["agitation"] * 4),
        "D": " ".join(["crise"] * 5 + ["scission"]),
    }
    table = at("A", deputies=[60, 5, 30, 40], hands=rich).does("A", form(), Invite(B), PRESENT)
    action, reason = answer(table, "B", level)
    assert (action, reason) == (DECLINE, Message("bot-decline"))


def test_an_invitation_to_a_safe_one_is_accepted() -> None:
    table = at("A", hands={"A": "pm"}, deputies=[60, 60, 60, 5]).does("A", form(), Invite(B), Invite(C), PRESENT)
    action, reason = answer(table, "B")
    assert (action, reason) == (JOIN, Message("bot-join", {"deputies": 60}))


def test_members_vote_for_their_government_and_others_against_a_leader_s() -> None:
    table = at("A", points=[0, 0, 0, 40], hands={"A": "pm"}, deputies=[40, 60, 60, 60]).forms("A", "BC")
    assert answer(table, "B") == (Cast("yes"), Message("bot-vote-own"))
    lead = at("A", points=[90, 0, 0, 40], hands={"A": "pm"}, deputies=[40, 60, 60, 60]).forms("A", "BC")
    assert answer(lead, "D") == (Cast("no"), Message("bot-vote-no", {"party": A}))


# I.2.c


@both_levels
def test_a_government_is_brought_down_before_it_scores(level: str) -> None:
    table = at("D", government="ABC", formed=17, hands={"D": "desaccords lenifiant"})
    action, reason = answer(table, "D", level)
    assert action in [attack("desaccords", target) for target in "ABC"]
    assert reason == Message("bot-topple", {"party": A})


def test_to_topple_a_government_is_worth_more_to_who_can_form_the_next() -> None:
    plain = look(at("D", government="A", formed=17, hands={"D": "desaccords crise"}), "D")
    with_card = look(at("D", government="A", formed=17, hands={"D": "desaccords pm"}), "D")
    assert attacking.attack(with_card, CARDS["desaccords"], A) > attacking.attack(plain, CARDS["desaccords"], A)


def test_nobody_loyal_attacks_his_own_government_before_it_scores() -> None:
    """To topple it would bring B twenty deputies of A's, and A and C would pay: enough for an opportunist."""
    hands = {"B": "desaccords army lenifiant", "A": "baraka", "D": "greve greve inflation avis evitee"}
    table = at("B", government="ABC", formed=17, points=[0, 60, 0, 60], hands=hands)
    assert does(table, "B", temper=MILD._replace(loyalty=1.0)) == PASS
    assert isinstance(does(table, "B", temper=MILD._replace(loyalty=0.0)), AttackWith)


def test_a_member_without_shame_brings_down_what_serves_a_leader() -> None:
    table = at("B", government="ACDB", formed=18, points=[330, 0, 0, 0], hands={"B": "desaccords"})
    opportunist = MILD._replace(loyalty=0.0)
    assert isinstance(does(table, "B", temper=opportunist), AttackWith)


@both_levels
def test_attacks_go_to_whoever_leads(level: str) -> None:
    table = at("A", points=[100, 40, 160, 20], hands={"A": "surenchere greve"})
    assert answer(table, "A", level) == (attack("surenchere", "C"), Message("bot-attack-foe", {"party": C}))


def test_an_attack_that_is_sure_to_be_countered_is_kept() -> None:
    """All have seen the Propos lénifiant go back into C's hand, so to speak; C is 20 points richer by it."""
    table = at("A", points=[100, 40, 160, 20], hands={"A": "surenchere greve", "C": "lenifiant"})
    table.g.known[C] = [CARDS["lenifiant"]]
    assert does(table, "A") != attack("surenchere", "C")


def test_a_motion_is_tabled_where_the_others_suffice() -> None:
    table = at("D", government="A", formed=17, hands={"D": "motion"})
    assert answer(table, "D") == (MOTION, Message("bot-motion"))
    strong = at("D", government="ABC", formed=17, hands={"D": "motion crise"})
    assert attacking.motion(look(strong, "D")) < attacking.motion(look(table, "D")) / 3
    table.does("D", MOTION)
    assert {player: does(table, player) for player in "ABC"} == {
        "A": Cast("no"),
        "B": Cast("yes"),
        "C": Cast("yes"),
    }


def test_union_nationale_is_for_one_s_own_government() -> None:
    hands = {"A": "union lenifiant", "C": "greve greve greve", "D": "inflation inflation agitation agitation"}
    assert answer(at("A", government="AB", formed=19, hands=hands), "A") == (UNION, Message("bot-union"))
    hands["C"], hands["A"] = hands["A"], hands["C"]
    assert does(at("C", government="AB", formed=19, hands=hands), "C") == PASS


# Defences


@both_levels
def test_who_loses_by_an_attack_defends_with_the_card_that_fits(level: str) -> None:
    table = at("D", government="ABC", formed=17, hands={"D": "desaccords", "A": "baraka replatrage"})
    table.attacks("D", "desaccords", "A")
    card = CARDS["replatrage"]
    assert answer(table, "A", level) == (Defend(card), Message("bot-defend", {"card": card}))


@both_levels
def test_members_help_each_other_and_others_do_not(level: str) -> None:
    hands = {"D": "forfaiture", "B": "baraka", "E": "baraka"}
    table = at("D", 5, government="ABC", formed=17, points=[0, 80, 0, 80, 0], hands=hands)
    table.attacks("D", "forfaiture", "A")
    card = CARDS["baraka"]
    assert answer(table, "B", level) == (Defend(card), Message("bot-help", {"card": card}))
    assert answer(table, "E", level) == (PASS, Message("bot-no-defence"))


def test_a_baraka_is_not_wasted_on_a_trifle() -> None:
    """A Crise dans le parti against somebody who is in no government, and has nothing to do."""
    table = at("D", hands={"D": "crise", "A": "baraka"}).attacks("D", "crise", "A")
    assert does(table, "A", temper=MILD._replace(thrift=1.0)) == PASS


# II.6


@both_levels
def test_the_army_cancels_the_investiture_of_a_rival(level: str) -> None:
    """While a truce lasts, little else can stop it from scoring."""
    truce = Lasting("truce", "", B, None, 24)
    hands = {"A": "pm", "D": "army greve"}
    table = at("A", points=[320, 0, 0, 250], deputies=[60, 60, 60, 60], hands=hands, lasting=[truce])
    table.forms("A", "BC").votes("ABC", "D")
    action, reason = answer(table, "D", level)
    assert (action, reason) == (COUNTER, Message("bot-army"))


@both_levels
def test_the_army_does_not_cancel_one_s_own(level: str) -> None:
    table = at("A", deputies=[60, 60, 60, 60], hands={"A": "pm", "B": "army greve"})
    table.forms("A", "BC").votes("ABC", "D")
    assert answer(table, "B", level) == (PASS, Message("bot-no-army"))


def test_the_army_saves_a_government_from_a_motion() -> None:
    table = at(
        "D", government="AB", formed=17, hands={"D": "motion", "A": "army greve"}, deputies=[40, 40, 50, 60]
    )
    table.does("D", MOTION).votes("CD", "AB")
    assert does(table, "A") == COUNTER
    assert does(at("D", government="AB", formed=17, hands={"D": "army"}), "D") == TOPPLE


# II.2.a, II.7, II.8, II.9


def test_the_head_of_a_government_that_can_only_fall_resigns() -> None:
    hands = {"C": "greve greve inflation", "D": "greve greve inflation agitation"}
    table = at("A", turn=73, government="AB", formed=73, hands=hands)
    assert answer(table, "A") == (STEP_DOWN, Message("bot-resign"))
    assert does(at("A", turn=20, government="AB", formed=20, hands=hands), "A") != STEP_DOWN


def test_a_member_leaves_what_can_only_fall() -> None:
    hands = {"C": "greve greve inflation", "D": "greve greve inflation agitation", "B": "lenifiant"}
    assert answer(at("B", turn=73, government="AB", formed=73, hands=hands), "B") == (LEAVE, Message("bot-leave"))


def test_a_leader_is_expelled() -> None:
    table = at("A", points=[150, 250, 0, 0], government="ABC", formed=18, deputies=[60, 90, 50, 5])
    assert answer(table, "A") == (RESHUFFLE, Message("bot-reshuffle"))
    table.does("A", RESHUFFLE)
    assert answer(table, "A") == (Expel(B), Message("bot-expel", {"party": B}))


def test_the_assembly_is_dissolved_by_who_has_few_deputies() -> None:
    few = at("A", turn=5, government="AB", formed=5, deputies=[10, 60, 90, 80])
    assert answer(few, "A") == (DISSOLVE, Message("bot-dissolve", {"deputies": 10}))
    many = at("A", turn=5, government="AB", formed=5, deputies=[90, 60, 10, 80])
    assert does(many, "A") != DISSOLVE


# The hand


def test_the_poorest_trump_is_swapped() -> None:
    table = at("A", phase="draw", hands={"A": "pm vaincue army"})
    assert answer(table, "A") == (swap("vaincue"), Message("bot-needless", {"card": CARDS["vaincue"]}))
    rich = at("A", phase="draw", hands={"A": "pm army desaccords"})
    assert answer(rich, "A") == (DRAW, Message("bot-draw"))
    twice = at("A", phase="draw", hands={"A": "pm army desaccords desaccords"})
    assert does(twice, "A") == swap("desaccords")


def test_who_looks_ahead_can_t_be_read_by_what_goes_under_the_pile() -> None:
    table = at("A", phase="draw", hands={"A": "pm vaincue army negociation echec"})
    swapped = set()
    for luck in range(20):
        bot = levels.find(RULES, "steady")(A, Random(luck))
        swapped.add(bot.choose(table.game.view(A), table.request("A")))
    assert (
        {swap("vaincue"), swap("negociation")}
        <= swapped
        <= {swap(card) for card in ("vaincue", "negociation", "echec")}
    )


def test_events_take_from_the_leader_and_the_poorest_card() -> None:
    debate = at("A", phase="event", event="debat-televise", points=[0, 10, 90, 0])
    assert answer(debate, "A") == (ChoosePlayer(C), Message("bot-choose", {"party": C}))
    burnt = at("A", phase="event", event="archives-brulees", hands={"A": "pm avis army"})
    assert does(burnt, "A") == GiveUp(CARDS["avis"])


def test_of_equals_anybody_is_chosen() -> None:
    debate = at("A", phase="event", event="debat-televise", points=[0, 50, 50, 50], deputies=[50] * 4)
    chosen = Counter(KNOWLEDGE.choose(debate.g, debate.request("A"), MILD, Random(luck)) for luck in range(90))
    assert chosen.keys() == {ChoosePlayer(B), ChoosePlayer(C), ChoosePlayer(D)}
    assert min(chosen.values()) >= 18


def test_of_equals_anybody_is_called_into_a_government() -> None:
    table = at("A", hands={"A": "pm"}, deputies=[50] * 4, points=[0] * 4)
    partners = Counter(
        coalitions.plan(Outlook(table.g, A, rng=Random(luck)), A, CARDS["pm"], False).members for luck in range(90)
    )
    assert len(partners) == 3
    assert min(partners.values()) >= 18


def test_what_others_may_hold_is_counted() -> None:
    table = at("A", hands={"A": "surenchere", "B": "greve greve", "C": "greve"})
    few = hand.answered(table.g, A, CARDS["surenchere"], (C,))
    assert 0 < few < hand.answered(table.g, A, CARDS["surenchere"], (B,)) < 1
    gone = at("A", hands={"A": "surenchere", "B": "greve"}, under="lenifiant lenifiant lenifiant baraka baraka")
    assert hand.answered(gone.g, A, CARDS["surenchere"], (B,)) < few


# Out of turn


def test_a_prime_minister_resigns_after_another_s_turn_if_nothing_is_left_to_win() -> None:
    hands = {"C": "greve greve inflation", "D": "greve greve inflation agitation"}
    table = at("B", turn=74, government="AB", formed=73, hands=hands)
    (request,) = table.offered("A")
    bot = bot_of(A)
    assert bot.volunteer(table.game.view(A), request) == ResignLater()
    assert bot.explain() == Message("bot-resign")
    table.out_of_turn("A", ResignLater())
    (again,) = table.offered("A")
    assert bot.volunteer(table.game.view(A), again) is None, "once is enough"
    bot.promises = (StayMember(A),)
    assert bot.volunteer(at("B", turn=73, government="AB", formed=72, hands=hands).game.view(A), request) is None
    slight = at("B", turn=73, government="AB", formed=72, hands={"C": "greve"})
    assert bot_of(A).volunteer(slight.game.view(A), slight.offered("A")[0]) is None, "for so little it stays"
    early = at("B", turn=20, government="AB", formed=19, hands={})
    assert bot_of(A).volunteer(early.game.view(A), early.offered("A")[0]) is None
    early.out_of_turn("A", ResignLater())
    assert bot_of(A).volunteer(early.game.view(A), early.offered("A")[0]) == StayOn()


def test_offers_are_thought_about_once_a_turn_and_nobody_waits_for_them() -> None:
    asked: list[tuple[int, int]] = []

    class Thoughtful(RandomBot):
        def volunteer(self, view: Any, request: Request) -> Action | None:
            assert request.optional
            asked.append((game.state.turn, self.seat))  # type: ignore[attr-defined]
            return ResignLater() if len(asked) % 3 == 0 else None

        def choose(self, view: Any, request: Request) -> Action:
            assert not request.optional
            return super().choose(view, request)

    game = hemicycle.new("politico", players=5, seed=3)
    bots: list[Bot] = [Thoughtful(seat, Random(seat)) for seat in range(5)]
    play_out(game, bots, Random(1))
    assert game.over
    assert len(asked) == len(set(asked)) > 5
    assert any(isinstance(event, PrimeMinisterResigned) for _, event in game.events())


def test_at_random_a_prime_minister_rarely_resigns() -> None:
    table = at("B", government="AB")
    (request,) = table.offered("A")
    taken = [RandomBot(A, Random(luck)).volunteer(None, request) for luck in range(400)]
    assert 0 < len([one for one in taken if one is not None]) < 400 * 2 * base.VOLUNTEERS


def test_what_is_offered_is_never_asked_for() -> None:
    table = at("B", government="AB", hands={"B": "greve"})
    assert table.game.requests[-1].optional
    assert {next_request(table.game.requests, Random(luck)).seat for luck in range(20)} == {B}
    agenda = Agenda()
    (step,) = agenda.out_of_turn(table.g)
    agenda.ponder(table.g, step.seat, step.request.kind)
    assert agenda.out_of_turn(table.g) == []
    table.ends_turn()
    assert [one.seat for one in agenda.out_of_turn(table.g)] == [A], "another turn, another thought"


# Deals


def worth(table: Table, player: str, *terms: Term) -> float:
    return deals.worth(view(table, player), seat_of(player), terms, lambda seat: 1.0)


def test_peace_is_good_for_the_government_and_bad_for_who_could_topple_it() -> None:
    table = at("A", government="AB", formed=19, hands={"C": "desaccords greve greve", "D": "greve greve"})
    term = SpareGovernment(C, "scoring")
    assert worth(table, "A", term) > 0 > worth(table, "C", term)
    assert worth(table, "B", term) > 0
    assert deals.worth(view(table, "A"), A, (term,), lambda seat: 0.5) == pytest.approx(
        worth(table, "A", term) / 2
    ), "half trusted, half as good"


def test_votes_and_partners_are_worth_something_to_who_forms_a_government() -> None:
    table = at("A", hands={"A": "pm baraka"})
    terms = (InviteParty(A, D), JoinGovernment(D, A), BackInvestiture(D, A))
    assert worth(table, "A", *terms) > 0
    without = at("A", hands={"A": "baraka"})
    assert worth(without, "A", *terms) <= 0, "without the card it comes to nothing"


def test_an_expulsion_is_worth_it_if_it_hits_a_leader() -> None:
    table = at("D", points=[0, 250, 0, 200], government="ABC", formed=18)
    assert worth(table, "D", ExpelMember(A, B)) > worth(table, "D", ExpelMember(A, C))


def test_a_bot_offers_what_both_like() -> None:
    table = at("A", deputies=[60, 60, 60, 60], hands={"A": "pm baraka"})
    move = bot_of(A).offer(view(table, "A"), table.game.ledger.view(A), table.game.terms(A, (B, C, D)))
    assert isinstance(move, Offer)
    (deal,) = table.game.bargain(A, move)
    partner = move.parties[0]
    reply = bot_of(partner).consider(table.game.view(partner), deal, table.game.ledger.view(partner))
    assert isinstance(reply, AcceptDeal)
    assert deals.proposals(view(table, "B"), B, table.game.terms(B, (A,))) == [], "on one's own turn only"


def test_a_member_with_a_baraka_offers_to_defend_a_partner() -> None:
    table = at("B", government="ABC", formed=18, hands={"B": "baraka"})
    terms = table.game.terms(B, (A,))
    offer = (SpareGovernment(A, "scoring"), DefendParty(B, A, "scoring"))
    assert offer in deals.proposals(view(table, "B"), B, terms)
    without = at("B", government="ABC", formed=18, hands={"B": "greve"})
    assert offer not in deals.proposals(view(without, "B"), B, terms)
    asked = (DefendParty(A, B, "scoring"), SpareGovernment(B, "scoring"))
    assert asked in deals.proposals(view(without, "B"), B, terms)


def test_a_defence_is_worth_more_to_who_governs() -> None:
    head = at("A", government="AB", formed=18, deputies=[100, 40, 30, 30])
    nobody = at("A", deputies=[100, 40, 30, 30])
    assert worth(head, "A", DefendParty(B, A, "round")) > worth(nobody, "A", DefendParty(B, A, "round")) > 0


def test_nobody_promises_what_he_can_t_keep() -> None:
    table = at("A", hands={"A": "greve"})
    unable = view(table, "A")
    assert deals.prevented(unable, InviteParty(A, B), ()) == Message("bot-deal-poor")
    assert deals.prevented(unable, DefendParty(A, B, "round"), ()) == Message("bot-deal-poor")
    able = view(at("A", hands={"A": "pm baraka"}), "A")
    assert deals.prevented(able, InviteParty(A, B), ()) is None
    assert deals.prevented(able, DefendParty(A, B, "round"), ()) is None
    assert deals.prevented(able, JoinGovernment(A, B), (JoinGovernment(A, C),)) is not None


def kept(table: Table, player: str, *promises: Term) -> tuple[Action, ...]:
    return word.keeping(view(table, player), table.request(player), promises)


def test_a_promise_leaves_only_what_keeps_it() -> None:
    table = at("D", government="ABC", hands={"D": "desaccords surenchere affaire army motion"})
    spared = kept(table, "D", SpareGovernment(D, "scoring"))
    assert TOPPLE not in spared
    assert MOTION not in spared
    assert attack("desaccords", "A") not in spared
    assert attack("affaire", "A") not in spared, "it would fall by that too"
    assert attack("surenchere", "A") in spared
    assert PASS in spared
    party = kept(table, "D", SpareParty(D, B, "round"))
    assert attack("surenchere", "B") not in party
    assert attack("surenchere", "A") in party
    member = at("B", government="ABC")
    assert LEAVE not in kept(member, "B", StayMember(B))
    head = at("A", government="ABC")
    assert kept(head, "A", ExpelMember(A, C)) == (RESHUFFLE,)
    assert STEP_DOWN not in kept(head, "A", StayMember(A))
    head.does("A", RESHUFFLE)
    assert kept(head, "A", ExpelMember(A, C)) == (Expel(C),)
    assert Expel(C) not in kept(head, "A", KeepMember(A, C))


def test_promised_votes_are_given() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form())
    assert kept(table, "A", InviteParty(A, C)) == (Invite(C),)
    table.does("A", PRESENT)
    assert kept(table, "D", BackInvestiture(D, A)) == (Cast("yes"),)
    assert kept(table, "D", OpposeInvestiture(D, A)) == (Cast("no"),)
    assert len(kept(table, "D", OpposeInvestiture(D, B))) == 3, "that was about another government"
    motion = at("D", government="AB", hands={"D": "motion"}).does("D", MOTION)
    assert kept(motion, "C", OpposeMotion(C)) == (Cast("no"),)
    assert kept(motion, "C", BackMotion(C)) == (Cast("yes"),)
    called = at("A", hands={"A": "pm"}).does("A", form(), Invite(B), PRESENT)
    assert kept(called, "B", JoinGovernment(B, A)) == (JOIN,)
    hit = at("D", government="AB", hands={"D": "desaccords", "C": "baraka"}).attacks("D", "desaccords", "A")
    assert kept(hit, "C", DefendParty(C, A, "round")) == (Defend(CARDS["baraka"]),)


def test_the_loyal_keep_their_word_and_an_opportunist_breaks_it_for_much() -> None:
    """To bring down a government of three is worth some twenty points to D."""
    table = at("D", government="ABC", formed=17, points=[60, 20, 20, 0], hands={"D": "desaccords lenifiant"})
    results = {}
    for loyalty in (0.0, 1.0):
        bot = bot_of(D, temper=MILD._replace(loyalty=loyalty))
        bot.promises = (SpareGovernment(D, "scoring"),)
        results[loyalty] = bot.choose(table.game.view(D), table.request("D"))
    assert results[1.0] == PASS
    assert isinstance(results[0.0], AttackWith)


def test_a_bad_deal_is_refused_with_a_reason() -> None:
    table = at("A", hands={"A": "pm"}, points=[250, 0, 0, 0])
    (deal,) = table.game.bargain(A, Offer((B,), (BackInvestiture(B, A),)))
    reply = bot_of(B).consider(table.game.view(B), deal, table.game.ledger.view(B))
    assert reply == RefuseDeal(deal.id, Message("bot-deal-nothing"))
    assert isinstance(deal, Deal)


# Sight, and words


@both_levels
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    """The same view, whatever the others hold: the same choice."""
    mine = {"D": "desaccords army lenifiant"}
    for other in ("baraka replatrage", "greve greve"):
        table = at("D", government="ABC", formed=17, hands={**mine, "A": other})
        twin = at("D", government="ABC", formed=17, hands={**mine, "A": "avis evitee"})
        assert view(table, "D").hands == view(twin, "D").hands
        assert does(table, "D", level) == does(twin, "D", level)


def test_every_reason_has_its_words_in_every_language() -> None:
    rules = RULES
    seen: set[str] = set()

    class Telling(Novice):
        def choose(self, view: Any, request: Request) -> Action:
            action = super().choose(view, request)
            if (message := self.explain()) is not None:
                seen.add(message.id)
                for language in LANGUAGES:
                    said = rules.texts(language).say(message)
                    assert said != message.id
                    assert "{" not in said
                    assert "?" not in said.replace("\u202f?", "")
            return action

    for players in (4, 6):
        game = hemicycle.new("politico", players=players, seed=5)
        play_out(game, [Telling(seat, Random(seat), KNOWLEDGE) for seat in range(players)], Random(5))
    assert len(seen) > 20

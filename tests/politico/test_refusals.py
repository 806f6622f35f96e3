"""Why something may not be done: the message, and the rule that it names; and what the checks notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.engine.words import Action
from hemicycle.games.politico.acts import AttackWith, Swap
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.formation import Expel, Invite
from hemicycle.games.politico.state import Lasting, Politico

from .builders import (
    COUNTER,
    DISSOLVE,
    DRAW,
    ENTER,
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
    at,
    attack,
    form,
    swap,
)

SILENT = Lasting("silenced", "crise-dans-le-parti", A, D, 23)
PEACE = Lasting("union", "union-nationale", A, None, 23)
BARRED = Lasting("barred", "affaire-de-moeurs", A, D, current=True)
NEXT = Lasting("barred", "affaire-de-moeurs", A, D)
SAFE = {"card": "hp", "providential": True, "immune_until": 24}
ARMED = {"D": "army motion surenchere greve pm"}

REFUSALS: dict[str, tuple[dict[str, Any], Action, str, str]] = {
    "no such card": ({}, attack("greve", "A"), "refused-not-in-hand", "I.2.c 9"),
    "not a red card": (
        {"hands": {"D": "pm"}},
        AttackWith("premier-ministre", A),
        "refused-not-in-hand",
        "I.2.c 9",
    ),
    "oneself": ({"hands": ARMED}, attack("surenchere", "D"), "refused-own", "I.2.c 9"),
    "nobody": ({"hands": ARMED}, AttackWith("surenchere-demagogique", 7), "refused-own", "I.2.c 9"),
    "less than nobody": ({"hands": ARMED}, AttackWith("surenchere-demagogique", -1), "refused-own", "I.2.c 9"),
    "silenced": (
        {"hands": ARMED, "lasting": [SILENT]},
        attack("surenchere", "A"),
        "refused-silenced",
        "ruling P14",
    ),
    "peace": ({"hands": ARMED, "lasting": [PEACE]}, attack("surenchere", "A"), "refused-peace", "II.4 1"),
    "no government": ({"hands": ARMED}, attack("greve", "A"), "refused-no-government", "I.2.c 2"),
    "outside": (
        {"hands": ARMED, "government": "AB"},
        attack("greve", "C"),
        "refused-not-in-government",
        "I.2.c 2",
    ),
    "safe": ({"hands": ARMED, "government": "AB", **SAFE}, attack("greve", "A"), "refused-immune", "II.3 2"),
    "swap what one has not": (
        {"phase": "draw", "hands": {"D": "pm"}},
        swap("avis"),
        "refused-not-in-hand",
        "I.2.c 8, 9",
    ),
    "defend with what one has not": ({}, Defend("baraka"), "refused-not-in-hand", "I.2.c 8, 9"),
    "a second government": (
        {"hands": ARMED, "government": "AB"},
        form(),
        "refused-government-stands",
        "I.2.c 1; ruling P28",
    ),
    "no Prime Minister card": ({}, form(), "refused-not-in-hand", "II.1 1"),
    "no army": ({"hands": {"D": "pm"}}, form(army=True), "refused-not-in-hand", "II.1 1"),
    "barred": ({"hands": ARMED, "lasting": [NEXT]}, form(), "refused-barred", "ruling P18"),
    "a motion against nobody": ({"hands": ARMED}, MOTION, "refused-no-government", "II.2.c 1"),
    "no motion": ({"government": "AB"}, MOTION, "refused-not-in-hand", "II.2.c 1"),
    "no deputies": (
        {"hands": ARMED, "government": "AB", "deputies": [60, 45, 30, 0]},
        MOTION,
        "refused-no-deputies",
        "I.3 4",
    ),
    "a silenced motion": (
        {"hands": ARMED, "government": "AB", "lasting": [SILENT]},
        MOTION,
        "refused-silenced",
        "ruling P14",
    ),
    "the army against nobody": ({"hands": ARMED}, TOPPLE, "refused-no-government", "II.6 1, 2"),
    "no army at all": ({"government": "AB"}, TOPPLE, "refused-not-in-hand", "II.6 1, 2"),
    "a silenced army": (
        {"hands": ARMED, "government": "AB", "lasting": [SILENT]},
        ENTER,
        "refused-silenced",
        "ruling P14",
    ),
    "the army against the Homme providentiel": (
        {"hands": ARMED, "government": "AB", **SAFE},
        TOPPLE,
        "refused-immune",
        "II.3 2; ruling P8",
    ),
    "entering where one is barred": (
        {"hands": ARMED, "government": "AB", "lasting": [BARRED]},
        ENTER,
        "refused-barred",
        "ruling P18",
    ),
    "entering where one is": ({"hands": ARMED, "government": "AD"}, ENTER, "refused-inside", "II.6 1"),
    "no Union nationale": ({}, UNION, "refused-not-in-hand", "II.4 1"),
    "no member": ({"government": "AB"}, LEAVE, "refused-no-member", "II.9 2"),
    "no head": ({"government": "AB"}, STEP_DOWN, "refused-no-premier", "II.9 1"),
    "no head, no reshuffle": ({"government": "AB"}, RESHUFFLE, "refused-no-premier", "II.7 1"),
    "no head, no dissolution": ({}, DISSOLVE, "refused-no-head", "II.8 1"),
    "dissolved": ({"government": "DB", "dissolved": True}, DISSOLVE, "refused-dissolved", "II.8 1; ruling P33"),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_refused_with_its_reason_and_rule(what: str) -> None:
    position, action, message, rule = REFUSALS[what]
    table = at("D", **position)
    assert action not in table.options("D")
    assert table.refusal("D", action) == (message, rule)


def test_refused_a_second_act_of_play() -> None:
    table = at("A", government="AB", hands={"A": "agitation surenchere army"}).hits("A", "agitation", "B")
    for action in (attack("surenchere", "B"), TOPPLE):
        assert table.refusal("A", action) == ("refused-act-used", "I.2.c 7")
    assert table.refusal("A", MOTION)[0] == "refused-not-in-hand", "what else forbids it is said first"
    rejected = at("D", government="AB", hands={"D": "motion"}).does("D", MOTION).votes("", "A")
    assert rejected.refusal("D", MOTION) == ("refused-left-attack", "I.2.b 8; II.2.c 3; rulings Q6, Q10")


def test_ruling_q10_the_further_try_is_made_without_the_army() -> None:
    table = (
        at("A", hands={"A": "pm pm army", "B": "army"})
        .does("A", form(), PRESENT)
        .votes("ABCD")
        .army("B")
        .no_army()
    )
    assert form() in table.options("A")
    assert table.refusal("A", form(army=True)) == ("refused-again-by-army", "ruling Q10")


def test_ruling_q10_after_a_countered_army_and_a_lost_vote_an_attack_is_left() -> None:
    table = at("A", hands={"A": "pm army union surenchere", "B": "army"})
    table.does("A", form(army=True), PRESENT).army("B").no_army().votes("A", "BCD")
    assert attack("surenchere", "B") in table.options("A")
    assert UNION not in table.options("A")


def test_refused_a_second_reshuffle() -> None:
    table = at("A", government="AB").does("A", RESHUFFLE, PRESENT)
    assert table.refusal("A", RESHUFFLE) == ("refused-reshuffled", "ruling Q5")


@pytest.mark.parametrize(
    ("action", "message", "rule"),
    [
        (STEP_DOWN, "refused-resigns-later", "II.2.a 1; rulings P19, Q11"),
        (RESHUFFLE, "refused-not-your-turn", "II.7 1"),
        (DISSOLVE, "refused-not-your-turn", "II.8 1"),
        (attack("surenchere", "B"), "refused-not-your-turn", "I.2.c 4; ruling P42"),
        (UNION, "refused-not-your-turn", "II.4 1"),
        (LEAVE, "refused-head-resigns", "II.9 1"),
    ],
)
def test_refused_a_prime_minister_out_of_turn_by_the_right_rule(action: Action, message: str, rule: str) -> None:
    table = at("D", government="AB", hands={"A": "surenchere union"})
    assert table.offered("A"), "he may resolve to resign"
    assert table.refusal("A", action) == (message, rule)


def test_refused_what_is_left_of_an_act_of_play_is_named() -> None:
    union = at("A", government="B", hands={"A": "union army surenchere pm"}).does("A", UNION)
    assert union.refusal("A", LEAVE)[0] == "refused-no-member"
    assert union.refusal("A", attack("surenchere", "B"))[0] == "refused-peace"
    army = at("A", government="B", hands={"A": "union army greve"}).does("A", ENTER).no_army()
    assert army.refusal("A", attack("greve", "B")) == ("refused-left-union", "II.6 7; ruling P45")
    calm = at("A", hands={"A": "union army pm"}).does("A", UNION)
    assert calm.refusal("A", form()) == ("refused-left-army", "II.6 7; ruling P45")
    holidays = at("A", phase="event", event="vacances-parlementaires", government="AB", hands={"A": "union"})
    assert holidays.does("A", DRAW).refusal("A", UNION) == ("refused-no-act", "I.2.b 4")


def test_refused_names_on_a_list() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), Invite(B))
    assert table.refusal("A", Invite(A)) == ("refused-calls-oneself", "II.1 2")
    assert table.refusal("A", Invite(B)) == ("refused-called-already", "II.1 2")
    assert table.refusal("A", Invite(9)) == ("refused-no-such-player", "II.1 2")
    table = at("A", government="AB").does("A", RESHUFFLE)
    assert table.refusal("A", Invite(B)) == ("refused-member-already", "II.7 1")
    assert table.refusal("A", Expel(A)) == ("refused-expels-oneself", "II.7 1; II.9 1")
    assert table.refusal("A", Expel(C)) == ("refused-not-a-member", "II.7 1")
    assert table.does("A", Expel(B)).refusal("A", Expel(B)) == ("refused-expelled-already", "II.7 1")


def test_refused_a_defence_that_does_not_help() -> None:
    table = at("D", government="AB", hands={"D": "greve crise", "A": "avis", "B": "baraka", "C": "army"})
    table.attacks("D", "greve", "A")
    assert table.refusal("A", Defend("avis-du-conseil")) == ("refused-no-counter", "I.2.c 9")
    assert table.refusal("A", Defend("baraka")) == ("refused-not-in-hand", "I.2.c 8, 9")
    personal = at("D", hands={"D": "crise", "B": "baraka"}).attacks("D", "crise", "A")
    assert personal.refusal("B", Defend("baraka")) == ("refused-personal", "I.2.c 9")


def test_refused_the_army_where_it_does_not_help() -> None:
    before = Lasting("identical", "debacle-economique", A, None, 23, (A, B, D))
    table = at("D", government="AB", hands={"D": "army"}, lasting=[before])
    assert table.refusal("D", ENTER) == ("refused-same-government", "rulings P17, Q8")
    table = at("D", hands={"D": "hp army"}, turn=20, vacant_since=1)
    assert table.refusal("D", form("hp", army=True)) == ("refused-needs-no-army", "II.3 1")
    table = at("D", government="AB", hands={"D": "army army"}).does("D", TOPPLE)
    assert table.refusal("D", COUNTER) == ("refused-own-army", "II.6 8")
    assert table.refusal("A", COUNTER) == ("refused-not-in-hand", "II.6 8")


def test_refused_what_answers_another_question_says_which_is_asked() -> None:
    table = at("A", government="AB", hands={"A": "agitation surenchere"}).hits("A", "agitation", "B")
    assert table.refusal("A", Cast("yes"))[0] == "refused-other-question"
    assert table.refusal("A", Invite(9))[0] == "refused-other-question"
    assert table.refusal("B", Swap("baraka"))[0] == "refused-not-in-hand"


# What `conserved` notices: the general tests look for it in every game that they play.


def table() -> Politico:
    return at(
        "D",
        government="ABC",
        hands={"A": "avis", "D": "pm"},
        under="echec",
        lasting=[Lasting("withheld", "greve-generale", D), Lasting("union", "union-nationale", D, None, 24)],
    ).g


def test_conserved_nothing_is_wrong_with_a_good_table() -> None:
    assert table().conserved() == []


def lost_card(g: Politico) -> None:
    g.pile.pop()


def card_twice(g: Politico) -> None:
    g.under.append("baraka")


def lost_event(g: Politico) -> None:
    g.event_pile.pop()


def new_deputy(g: Politico) -> None:
    g.deputies[A] += 1


def fewer_than_none(g: Politico) -> None:
    g.deputies[A], g.deputies[B] = -5, g.deputies[B] + 65


def thought_to_hold(g: Politico) -> None:
    g.known[A].append("baraka")


def member_twice(g: Politico) -> None:
    assert g.government is not None
    g.government = type(g.government)(A, (A, B, B), g.government.card, g.government.formed)


def barred_member(g: Politico) -> None:
    g.pile.remove("affaire-de-moeurs")
    g.table.append("affaire-de-moeurs")
    g.lasting.append(Lasting("barred", "affaire-de-moeurs", D, B, current=True))


def not_on_the_table(g: Politico) -> None:
    g.table.remove("greve-generale")
    g.under.append("greve-generale")


def nobody_to_strike(g: Politico) -> None:
    g.table.remove("premier-ministre")
    g.under.append("premier-ministre")
    g.government = None


def too_long(g: Politico) -> None:
    g.turn = 24


def resigns(g: Politico) -> None:
    g.resigning[C] = True


@pytest.mark.parametrize(
    "breaks",
    [
        lost_card,
        card_twice,
        lost_event,
        new_deputy,
        fewer_than_none,
        thought_to_hold,
        member_twice,
        barred_member,
        not_on_the_table,
        nobody_to_strike,
        too_long,
        resigns,
    ],
)
def test_conserved_notices(breaks: Callable[[Politico], None]) -> None:
    g = table()
    breaks(g)
    assert len(g.conserved()) == 1

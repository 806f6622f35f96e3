"""I.4, I.5, II.8, Conclusion  Elections during the game, and how it ends: by turns, by the clock, at 400."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hemicycle.engine.records import Record
from hemicycle.engine.words import GameOver, Message
from hemicycle.games.politico import RULES
from hemicycle.games.politico.events import DeputiesElected, GovernmentScored, PointsWithheld
from hemicycle.games.politico.incidents import ChoosePlayer
from hemicycle.games.politico.match import ResignLater
from hemicycle.games.politico.state import Lasting

from .builders import DISSOLVE, DRAW, MOTION, TOPPLE, A, B, C, D, Table, at, begin, edition


def why(table: Table) -> list[str]:
    return [one.why for one in table.happened(DeputiesElected)]


# I.4


def test_i_4_the_same_plaques_are_dealt_again() -> None:
    table = at("D", turn=45, government="AB", points=[10, 20, 30, 40])
    before = table.g.plaques
    table.passes("D")
    assert why(table) == ["intermediate"]
    assert table.g.plaques == before
    (elected,) = table.happened(DeputiesElected)
    assert Counter(plaque for own in elected.plaques for plaque in own) == Counter(before)
    assert {len(own) for own in elected.plaques} == {3}
    assert table.deputies == list(elected.deputies) == [sum(own) for own in elected.plaques]
    assert table.deputies != [60, 45, 30, 50]


def test_i_4_points_and_government_stay() -> None:
    table = at("D", turn=45, government="AB", formed=44, points=[10, 20, 30, 40]).passes("D")
    assert (table.points, table.government, table.g.turn) == ([10, 20, 30, 40], "AB", 46)


@pytest.mark.parametrize(("length", "turn"), [("normal", 45), ("short", 27), ("long", 72)])
def test_i_4_they_come_once_at_their_time(length: str, turn: int) -> None:
    assert why(at("D", turn=turn - 1, options={"length": length}).passes("D")) == []
    table = at("D", turn=turn, options={"length": length}).passes("D")
    assert why(table) == ["intermediate"]
    assert why(table.turns(3)) == ["intermediate"]


# I.5


@pytest.mark.parametrize(("length", "turn"), [("normal", 75), ("short", 45), ("long", 120)])
def test_i_5_the_game_ends_when_its_time_is_up(length: str, turn: int) -> None:
    table = at("D", turn=turn - 1, options={"length": length}, elected=True).passes("D")
    assert not table.game.over
    table.turns(1)
    assert table.game.over
    assert table.g.turn == turn


def test_i_5_most_points_win_and_deputies_do_not_count() -> None:
    table = at("D", turn=75, elected=True, points=[30, 90, -20, 60], deputies=[10, 10, 100, 10]).passes("D")
    assert table.game.result == ((3, 1, 4, 2), (30, 90, -20, 60))
    assert table.happened(GameOver) == [GameOver((3, 1, 4, 2), (30, 90, -20, 60))]


def test_ruling_p34_equal_points_share_the_victory() -> None:
    table = at("D", turn=75, elected=True, points=[90, 90, -20, 60], deputies=[10, 50, 100, 10]).passes("D")
    assert table.game.result.places == (1, 1, 4, 3)


def test_i_5_whoever_reaches_400_ends_it_at_once() -> None:
    scored = at("D", phase="turn", government="A", formed=16, points=[310, 0, 0, 0])
    assert scored.game.over
    assert scored.points == [400, 0, 0, 0]
    assert len(scored.happened(GameOver)) == 1
    below = at("D", phase="turn", government="A", formed=16, points=[309, 0, 0, 0])
    assert not below.game.over


def test_ruling_p36_after_an_event_an_attack_a_motion_or_the_army() -> None:
    assert at("D", phase="event", event="decoration", points=[0, 0, 0, 390]).game.over
    for card, do in (("desaccords", None), ("army", TOPPLE)):
        table = at("D", government="AB", hands={"D": card}, points=[0, 0, 0, 350])
        if do is None:
            table.hits("D", card, "A")
        else:
            table.does("D", do).no_army()
        assert table.game.over
        assert table.game.result.places[3] == 1
    table = at("D", hands={"D": "surenchere", "A": "lenifiant"}, points=[380, 0, 0, 0])
    assert table.attacks("D", "surenchere", "A").defends("A", "lenifiant").game.over
    table = at("D", government="AB", hands={"D": "motion"}, points=[0, 0, 0, 350])
    assert table.does("D", MOTION).votes("D").no_army().game.over


def test_ruling_p36_several_at_once_the_highest_wins() -> None:
    table = at("D", phase="turn", government="AB", formed=16, points=[320, 390, 0, 0])
    assert table.game.over
    assert table.game.result == ((2, 1, 3, 3), (410, 435, 0, 0))


def test_ruling_p36_the_whole_event_happens_first() -> None:
    table = at("D", phase="event", event="debat-televise", points=[0, 0, 0, 390])
    assert table.asked() == {"D": "choose"}
    table.does("D", ChoosePlayer(A))
    assert table.game.over
    assert table.points == [-10, 0, 0, 400]


def test_ruling_q19_a_round_that_is_over_with_the_game_is_scored() -> None:
    table = at("D", turn=75, elected=True, government="AB", formed=72).passes("D")
    assert table.game.over
    assert table.points == [90, 45, 0, 0]
    assert [type(event) for event in table.game.history()[-1].events] == [GovernmentScored, GameOver]
    assert table.game.result.places == (1, 2, 3, 3)
    assert at("D", turn=75, elected=True, government="AB", formed=73).passes("D").points == [0] * 4
    assert at("D", turn=75, elected=True, government="AB", formed=68).passes("D").points == [90, 45, 0, 0]


def test_ruling_q19_a_strike_costs_these_points_too() -> None:
    strike = Lasting("withheld", "greve-generale", D)
    table = at("D", turn=75, elected=True, government="AB", formed=72, lasting=[strike]).passes("D")
    assert table.game.over
    assert table.points == [0] * 4
    assert len(table.happened(PointsWithheld)) == 1


def test_ruling_q19_by_the_clock_too_and_a_resignation_comes_too_late() -> None:
    table = clock(government="AB", formed=2)
    table.out_of_turn("A", ResignLater())
    table.game.tick(150)
    assert table.passes("D").game.over
    assert table.points == [90, 45, 0, 0]


def test_i_5_the_end_says_why_it_came() -> None:
    assert at("D", turn=75, elected=True).g.ending() is None
    over = at("D", turn=75, elected=True).passes("D").g
    assert over.ending() == Message("ending-turns", {"number": 75}, "I.5; rulings P35, Q7")
    reached = at("D", phase="turn", government="AB", formed=16, points=[320, 390, 0, 0]).g
    assert reached.ending() == Message("ending-points", {"members": (A, B), "number": 400}, "I.5; ruling P36")
    table = clock()
    table.game.tick(150)
    timed = table.passes("D").g
    assert timed.ending() == Message("ending-clock", {"number": 150}, "I.5; ruling P35")
    for g in (over, reached, timed):
        for texts in (RULES.texts("en"), RULES.texts("fr")):
            message = g.view(C).ending()
            assert message is not None
            assert texts.say(message) != message.id


# The clock


def clock(turn: int = 5, **fields: Any) -> Table:
    return at("D", turn=turn, options={"ending": "clock"}, **fields)


def test_ruling_p35_75_turns_and_elections_after_45_stand_for_the_clock() -> None:
    assert edition().last_turn("normal") == (75, 45)
    assert edition().last_minute("normal") == (150, 90)
    assert 45 / 75 == 90 / 150


def test_ruling_p35_by_the_clock_elections_after_90_minutes() -> None:
    table = clock()
    table.game.tick(89)
    assert why(table.passes("D")) == []
    table.game.tick(90)
    assert why(table.turns(1)) == ["intermediate"]
    assert why(table.turns(2)) == ["intermediate"]


def test_ruling_p35_by_the_clock_the_end_after_150_minutes_as_the_turn_ends() -> None:
    table = clock()
    table.game.tick(149)
    table.passes("D")
    assert not table.game.over
    table.game.tick(150)
    assert not table.game.over, "the turn is played to its end"
    table.turns(1)
    assert table.game.over


def test_ruling_p35_the_clock_does_not_go_back_nor_stop_a_game_by_turns() -> None:
    table = clock()
    table.game.tick(100)
    table.game.tick(20)
    assert table.g.minutes == 100
    turns = at("D")
    turns.game.tick(500)
    assert turns.g.minutes == 0
    assert not turns.passes("D").game.over


@pytest.mark.parametrize(("length", "minutes", "election"), [("short", 90, 54), ("long", 240, 144)])
def test_ruling_p35_other_lengths_by_the_clock(length: str, minutes: int, election: int) -> None:
    for minute, over in ((minutes - 1, False), (minutes, True)):
        table = at("D", turn=5, options={"ending": "clock", "length": length})
        table.game.tick(minute)
        assert table.passes("D").game.over is over
    for minute, wanted in ((election - 1, []), (election, ["intermediate"])):
        table = at("D", turn=5, options={"ending": "clock", "length": length})
        table.game.tick(minute)
        assert why(table.passes("D")) == wanted


def test_ruling_p35_a_record_keeps_the_clock_and_replays() -> None:
    table = begin(4, seed="by the clock", ending="clock", length="short")
    minutes = 0
    while not table.game.over:
        request = table.waiting()[0]
        table.game.act(request.seat, request.id, request.options[-1])
        minutes += 1
        if minutes % 3 == 0:
            table.game.tick(minutes)
    record = table.game.record(["random"] * 4)
    assert record.count('"minutes":') > 10
    again = Record(record).play(RULES)
    assert again.result == table.game.result
    assert again.state.minutes == table.g.minutes


def test_ruling_q7_nobody_keeps_the_clock_and_the_game_ends_all_the_same() -> None:
    table = clock(turn=299, elected=True).passes("D")
    assert not table.game.over
    table.turns(1)
    assert table.game.over
    assert table.g.turn == 300
    short = at("D", turn=180, options={"ending": "clock", "length": "short"}).passes("D")
    assert short.game.over


def test_ruling_q7_nobody_keeps_the_clock_and_elections_come_all_the_same() -> None:
    assert not clock(turn=179).passes("D").g.elected
    assert clock(turn=180).passes("D").g.elected


# II.8


def test_ii_8_the_head_of_the_government_dissolves_on_his_turn() -> None:
    table = at("A", government="AB", points=[1, 2, 3, 4], hands={"A": "surenchere"}).does("A", DISSOLVE)
    assert why(table) == ["dissolution"]
    assert (table.government, table.points) == ("AB", [1, 2, 3, 4])
    assert sum(table.deputies) == 185
    assert table.options("A", type(DISSOLVE)) == []
    assert len(table.options("A")) > 3, "it is no act of play"


def test_ii_8_nobody_else_and_not_without_a_government() -> None:
    for player in "BD":
        table = at(player, government="ABC")
        assert DISSOLVE not in table.options(player)
        assert table.refusal(player, DISSOLVE)[0] == "refused-no-premier"
    assert at("A").options("A") == []


def test_ruling_p33_once_in_the_whole_game() -> None:
    table = at("A", government="AB", hands={"B": "pm"}).does("A", DISSOLVE).passes("A")
    later = at("B", government="BC", dissolved=True)
    assert DISSOLVE not in later.options("B")
    assert later.refusal("B", DISSOLVE) == ("refused-dissolved", "II.8 1; ruling P33")
    assert table.g.dissolved


def test_ruling_p32_deputies_are_those_of_the_new_plaques_and_gains_are_gone() -> None:
    table = at("A", government="AB", deputies=[60, 45, 30, 50])
    g = table.g
    g.deputies = [85, 20, 30, 50]
    table.does("A", DISSOLVE)
    (elected,) = table.happened(DeputiesElected)
    assert table.deputies == [sum(own) for own in elected.plaques]


def test_ii_8_intermediate_elections_are_held_all_the_same() -> None:
    assert why(at("D", turn=45, dissolved=True).passes("D")) == ["intermediate"]


# What is left out


def test_ruling_p37_the_rules_are_not_voted_on() -> None:
    table = at("A", government="AB")
    assert {type(one).__name__ for one in table.options("A")} == {
        "ReshuffleGovernment",
        "Dissolve",
        "StepDown",
    }


def test_conclusion_what_the_rules_leave_open_is_decided_on_this_page() -> None:
    """Every ruling stands in docs/rules; nothing at the table asks for a vote on a rule."""
    kinds = set()
    for seed in range(3):
        table = begin(4, seed=f"kinds {seed}", length="short")
        while not table.game.over:
            request = table.waiting()[0]
            kinds.add(request.kind)
            table.game.act(request.seat, request.id, request.options[seed % len(request.options)])
    assert kinds <= {
        *("draw", "act", "invite", "join", "present", "investiture", "censure", "defend", "answer-army"),
        *("succeed", "reshuffle", "choose", "give-up", "lose"),
    }


def test_i_5_a_truce_or_a_strike_does_not_outlive_the_game() -> None:
    truce = Lasting("truce", "", A, None, 76)
    assert at("D", turn=75, elected=True, lasting=[truce]).passes("D").game.over


def test_i_5_nothing_is_open_once_it_is_over() -> None:
    table = at("D", turn=75, elected=True).passes("D")
    assert table.asked() == {}
    assert table.refusal("A", DRAW) == ("refused-over", "")

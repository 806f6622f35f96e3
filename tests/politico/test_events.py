"""The 46 events: what each must do, written from the list of events, not from the edition file.

Four players: A is Prime Minister with 60 deputies, B a member with 45; C with 30 and D with 50 are outside.
C draws. Points before: A 40, B 10, C 20, D 30.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.events import DeputiesMoved, EventDrawn, NothingToDo, TruceCalled
from hemicycle.games.politico.incidents import ChoosePlayer, GiveUp

from .builders import CARDS, DRAW, MOTION, TOPPLE, A, B, C, D, Table, at, attack, edition


class Wanted(NamedTuple):
    """What an event must do to the table above, and to one without a government."""

    points: Sequence[int] = (0, 0, 0, 0)
    deputies: Sequence[int] = (0, 0, 0, 0)
    falls: bool = False
    alone: Sequence[int] = (0, 0, 0, 0)
    """The points without a government."""
    alone_deputies: Sequence[int] = (0, 0, 0, 0)


MEMBERS_10, MEMBERS_20 = (10, 10, 0, 0), (20, 20, 0, 0)
LESS_10, LESS_20 = (-10, -10, 0, 0), (-20, -20, 0, 0)

EVENTS = {
    "crise-internationale": Wanted(falls=True),
    "manifestations-monstres": Wanted((-20, 0, 0, 0), falls=True),
    "krach-boursier": Wanted(LESS_20, falls=True),
    "le-premier-ministre-est-hospitalise": Wanted(falls=True),
    "fronde-des-deputes": Wanted(),  # 105 of 185 deputies are a majority
    "budget-rejete": Wanted(),
    "reprise-economique": Wanted(MEMBERS_10),
    "succes-diplomatique": Wanted((20, 0, 0, 0)),
    "victoire-sportive": Wanted(MEMBERS_10),
    "baisse-du-chomage": Wanted(MEMBERS_20),
    "visite-d-etat": Wanted((10, 0, 0, 0)),
    "gisement-decouvert": Wanted(MEMBERS_20),
    "sondages-favorables": Wanted((10, 0, 0, 0), (5, 0, 0, -5)),
    "excedent-commercial": Wanted(MEMBERS_10),
    "inondations": Wanted(LESS_10),
    "secheresse": Wanted(LESS_10),
    "choc-petrolier": Wanted(LESS_20),
    "devaluation": Wanted(LESS_20),
    "rapport-accablant": Wanted((-20, 0, 0, 0)),
    "epidemie": Wanted(LESS_10),
    "gaffe-du-porte-parole": Wanted((-10, 0, 0, 0)),
    "fuite-de-documents": Wanted((-20, 0, 0, 0)),
    "vague-de-mecontentement": Wanted((0, 0, 10, 10)),
    "meeting-reussi": Wanted((0, 0, 10, 10)),
    "congres-houleux": Wanted((0, 0, -10, -10)),
    "opposition-divisee": Wanted((0, 0, -10, -10)),
    "debat-televise": Wanted((0, -10, 10, 0), alone=(0, -10, 10, 0)),
    "partielle-gagnee": Wanted((), (-5, 0, 5, 0), alone_deputies=(-5, 0, 5, 0)),
    "partielle-perdue": Wanted((), (0, 5, -5, 0), alone_deputies=(0, 5, -5, 0)),
    "ralliement": Wanted((), (0, -5, 5, 0), alone_deputies=(0, -5, 5, 0)),
    "scrutin-annule": Wanted((), (-10, 0, 10, 0), alone_deputies=(-10, 0, 10, 0)),
    "defections": Wanted((), (-5, 0, 0, 5)),
    "transfuges": Wanted((), (5, 0, 0, -5)),
    "nouveau-parti": Wanted((), (0, 0, 5, -5), alone_deputies=(0, 0, 5, -5)),
    "recomptage": Wanted((), (0, 0, 5, -5), alone_deputies=(0, 0, 5, -5)),
    "memoires-a-succes": Wanted((0, 0, 20, 0), alone=(0, 0, 20, 0)),
    "decoration": Wanted((0, 0, 10, 0), alone=(0, 0, 10, 0)),
    "controle-fiscal": Wanted((0, 0, -20, 0), alone=(0, 0, -20, 0)),
    "lapsus-a-l-antenne": Wanted((0, 0, -10, 0), alone=(0, 0, -10, 0)),
    "campagne-de-presse": Wanted((-20, 0, 0, 0), alone=(-20, 0, 0, 0)),
    "capital-de-sympathie": Wanted((0, 20, 0, 0), alone=(0, 20, 0, 0)),
    "treve": Wanted(),
    "vacances-parlementaires": Wanted(),
    "dossiers-secrets": Wanted(),
    "archives-brulees": Wanted(),
    "session-extraordinaire": Wanted(),
}
"""In the order of the list. B is whom C chooses, where there is a choice."""

POINTS, DEPUTIES = [40, 10, 20, 30], [60, 45, 30, 50]


def drawn(event: str, **more: object) -> Table:
    table = at("C", phase="event", event=event, points=POINTS, **more)  # type: ignore[arg-type]
    if table.asked() == {"C": "choose"}:
        table.does("C", ChoosePlayer(B))
    return table


def sums(before: Sequence[int], change: Sequence[int]) -> list[int]:
    return [one + (change[seat] if change else 0) for seat, one in enumerate(before)]


def test_i_2_b_46_events_in_the_order_of_the_list() -> None:
    assert [card for card in edition().events if card != "blank"] == list(EVENTS)
    assert len(EVENTS) == 46


@pytest.mark.parametrize("event", EVENTS)
def test_i_2_b_an_event_with_a_government(event: str) -> None:
    wanted = EVENTS[event]
    table = drawn(event, government="AB")
    assert table.points == sums(POINTS, wanted.points)
    assert table.deputies == sums(DEPUTIES, wanted.deputies)
    assert table.government == ("" if wanted.falls else "AB")
    assert table.g.event_under[0] == event


@pytest.mark.parametrize("event", EVENTS)
def test_i_2_b_an_event_without_a_government(event: str) -> None:
    wanted = EVENTS[event]
    table = drawn(event)
    assert table.points == sums(POINTS, wanted.alone)
    assert table.deputies == sums(DEPUTIES, wanted.alone_deputies)
    assert table.government == ""
    assert table.g.past == []


def test_i_2_b_the_text_is_read_aloud() -> None:
    (event,) = drawn("treve").happened(EventDrawn)
    assert (event.seat, event.card, event.english, event.french) == (C, "treve", "Truce", "Trêve")
    assert event.effects == ("truce",)


def test_i_2_b_a_blank_does_nothing() -> None:
    table = drawn("blank", government="AB")
    assert (table.points, table.deputies, table.government) == (POINTS, DEPUTIES, "AB")
    assert table.happened(EventDrawn) == [EventDrawn(C, "blank", "", "", ())]


@pytest.mark.parametrize(
    ("event", "points"), [("fronde-des-deputes", [40, 10, 20, 30]), ("budget-rejete", [30, 0, 20, 30])]
)
def test_i_2_b_a_revolt_topples_a_government_in_the_minority(event: str, points: list[int]) -> None:
    table = drawn(event, government="AB", deputies=[40, 45, 30, 70])
    assert (table.points, table.government) == (points, "")
    half = drawn(event, government="AB", deputies=[40, 45, 30, 55])
    assert (half.points, half.government) == (POINTS, "AB"), "half of all is not less than half"


def test_i_2_b_an_event_topples_the_homme_providentiel_too() -> None:
    table = drawn("crise-internationale", government="AB", card="hp", providential=True, immune_until=27)
    assert table.government == ""


def test_i_2_b_transfers_take_what_there_is() -> None:
    table = drawn("ralliement", deputies=[60, 3, 30, 50])
    assert table.deputies == [60, 0, 33, 50]
    table = drawn("defections", government="AB", deputies=[0, 45, 30, 50])
    assert table.deputies == [0, 45, 30, 50]
    assert not table.happened(DeputiesMoved)
    table = drawn("scrutin-annule", deputies=[8, 6, 5, 7])
    assert table.deputies == [0, 6, 13, 7]
    assert table.happened(DeputiesMoved) == [DeputiesMoved(C, A, 8)]
    assert not drawn("scrutin-annule", deputies=[30, 30, 30, 30]).happened(DeputiesMoved), "to himself nothing"


def test_i_2_b_nobody_outside_nothing_to_take() -> None:
    table = drawn("sondages-favorables", government="ABCD")
    assert (table.points, table.deputies) == ([50, 10, 20, 30], DEPUTIES)
    assert drawn("defections", government="ABCD").deputies == DEPUTIES
    assert drawn("vague-de-mecontentement", government="ABCD").points == POINTS


def test_i_2_b_whom_one_chooses_is_anybody_else() -> None:
    for event in ("debat-televise", "ralliement"):
        table = at("C", phase="event", event=event)
        assert table.options("C") == [ChoosePlayer(D), ChoosePlayer(A), ChoosePlayer(B)]


@pytest.mark.parametrize(
    ("event", "deputies", "wanted"),
    [
        # Of equals the first clockwise from the drawer, who is C: then D, A, B.
        ("partielle-gagnee", [50, 50, 10, 50], [50, 50, 15, 45]),
        ("partielle-gagnee", [50, 50, 90, 40], [45, 50, 95, 40]),
        ("partielle-perdue", [10, 10, 90, 10], [10, 10, 85, 15]),
        ("partielle-perdue", [10, 10, 90, 40], [15, 10, 85, 40]),
        ("partielle-perdue", [10, 10, 5, 10], [10, 10, 0, 15]),
        ("scrutin-annule", [50, 10, 50, 10], [50, 10, 40, 20]),
        ("scrutin-annule", [50, 10, 10, 50], [50, 10, 20, 40]),
        ("scrutin-annule", [30, 30, 30, 30], [30, 30, 30, 30]),
        ("nouveau-parti", [60, 60, 10, 20], [60, 55, 15, 20]),
        ("nouveau-parti", [60, 10, 60, 20], [55, 15, 60, 20]),
        ("nouveau-parti", [60, 10, 20, 20], [60, 15, 15, 20]),
        ("recomptage", [60, 45, 50, 30], [60, 45, 45, 35]),
        ("recomptage", [60, 45, 30, 30], [60, 45, 30, 30]),
        ("recomptage", [60, 45, 3, 0], [60, 45, 0, 3]),
    ],
)
def test_i_2_b_of_equals_the_first_clockwise(event: str, deputies: list[int], wanted: list[int]) -> None:
    assert drawn(event, deputies=deputies).deputies == wanted


@pytest.mark.parametrize(
    ("event", "points", "wanted"),
    [
        ("campagne-de-presse", [30, 30, 0, 30], [30, 30, 0, 10]),
        ("campagne-de-presse", [30, 30, 30, 30], [30, 30, 10, 30]),
        ("capital-de-sympathie", [-5, -5, 0, 0], [15, -5, 0, 0]),
        ("capital-de-sympathie", [0, 0, 0, 0], [0, 0, 20, 0]),
    ],
)
def test_i_2_b_the_most_and_the_fewest_points(event: str, points: list[int], wanted: list[int]) -> None:
    assert at("C", phase="event", event=event, points=points).points == wanted


def test_i_2_b_the_largest_outside_among_equals() -> None:
    table = drawn("transfuges", government="B", deputies=[50, 10, 50, 50])
    assert table.deputies == [50, 15, 45, 50], "the drawer is the first"
    table = drawn("transfuges", government="BC", deputies=[50, 10, 50, 50])
    assert table.deputies == [50, 15, 50, 45]


# Truce, holidays, files, archives, special session


def test_i_2_b_a_truce_forbids_red_attacks_for_a_round() -> None:
    hands = {"C": "surenchere catastrophe motion army", "D": "surenchere"}
    table = drawn("treve", government="AB", hands=hands).does("C", DRAW)
    assert table.happened(TruceCalled) == [TruceCalled(24)]
    assert table.options("C", AttackWith) == [attack("catastrophe", "A"), attack("catastrophe", "B")]
    assert MOTION in table.options("C"), "a motion is no red card"
    assert TOPPLE in table.options("C")
    table.passes("C").does("D", DRAW)
    assert table.options("D", AttackWith) == []
    table.passes("D").turns(2)
    assert table.g.seat == C
    table.does("C", DRAW)
    assert attack("surenchere", "A") in table.options("C")


def test_i_2_b_holidays_leave_no_act_of_play_but_the_heads_rights() -> None:
    table = drawn("vacances-parlementaires", hands={"C": "pm surenchere"})
    assert table.happened(NothingToDo) == [NothingToDo(C)]
    assert table.asked() == {"C": "draw"}
    assert table.does("C", DRAW).g.turn == 21
    table = drawn("vacances-parlementaires", government="CA", hands={"C": "surenchere union"}).does("C", DRAW)
    assert [type(one).__name__ for one in table.options("C")] == ["ReshuffleGovernment", "Dissolve", "StepDown"]
    member = drawn("vacances-parlementaires", government="AC", hands={"C": "avis"}).does("C", DRAW)
    assert member.g.turn == 21, "a member may not even resign"


def test_i_2_b_secret_files_are_one_more_trump() -> None:
    table = drawn("dossiers-secrets", hands={"C": "avis"}, pile="pm hp")
    assert table.hand("C") == "avis pm"
    assert table.does("C", DRAW).hand("C") == "avis hp pm"


def test_i_2_b_burnt_archives_cost_a_trump_of_ones_choice() -> None:
    table = drawn("archives-brulees", hands={"C": "avis pm pm"})
    assert table.asked() == {"C": "give-up"}
    assert table.options("C") == [GiveUp(CARDS["avis"]), GiveUp(CARDS["pm"])]
    table.does("C", GiveUp(CARDS["pm"]))
    assert (table.hand("C"), table.under()) == ("avis pm", "pm")
    assert table.asked() == {"C": "draw"}
    nothing = drawn("archives-brulees")
    assert nothing.asked() == {"C": "act"}


def test_i_2_b_a_special_session_is_a_trump_for_all_in_turn_order() -> None:
    table = drawn("session-extraordinaire", hands={"C": "avis"}, pile="pm hp union motion")
    assert [table.hand(one) for one in "CDAB"] == ["avis pm", "hp", "union", "motion"]


def test_i_2_b_the_events_balance() -> None:
    """Members in sum +70 and -70, the Prime Minister alone +40 and -50, non-members and individuals 0."""
    steady = [one for name, one in EVENTS.items() if not one.falls]
    members = [one.points[B] for one in steady if one.points and one.points[A] == one.points[B]]
    assert (sum(one for one in members if one > 0), sum(one for one in members if one < 0)) == (70, -70)
    alone = [
        one.points[A]
        for one in steady
        if one.points and one.points[A] and not one.points[B] and not any(one.alone)
    ]
    assert (sum(one for one in alone if one > 0), sum(one for one in alone if one < 0)) == (40, -50)
    assert sum(one.points[D] for one in steady if one.points) == 0
    assert sum(sum(one.alone) for one in EVENTS.values()) == 0

"""Phase 2: who gets which post."""

from __future__ import annotations

from itertools import product

import pytest

from hemicycle.engine.flow import by_lot
from hemicycle.games.junta.edition import GENERALS, MINISTER, POSTS
from hemicycle.games.junta.events import CabinetKept, PostGiven
from hemicycle.games.junta.politics.cabinet import GivePost, KeepCabinet
from hemicycle.games.junta.state import NOBODY

from .builders import A, B, C, D, Table, at


def takers(table: Table) -> str:
    """To whom the next post may go."""
    families = [one.family for one in table.options(table.president, GivePost) if isinstance(one, GivePost)]
    return "".join("-" if family == NOBODY else table.name(family) for family in families)


def every_cabinet(table: Table) -> set[tuple[int, ...]]:
    """All that the President could make of it, by trying everything."""
    found: set[tuple[int, ...]] = set()
    seen = [table]
    while seen:
        one = seen.pop()
        for action in one.options(one.president, GivePost):
            twin = Table(one.game.copy())
            twin.does(one.president, action)
            if twin.asked().get(one.president) == "give-post":
                seen.append(twin)
            else:
                found.add(tuple(twin.g.posts[post] for post in POSTS))
    return found


def legal(cabinet: tuple[int, ...], families: list[int]) -> bool:
    """The four restrictions of the rulebook, for those who are in the country."""
    for family in families:
        if not 1 <= cabinet.count(family) <= 2 or cabinet[1:4].count(family) > 1:
            return False
    return set(cabinet) <= set(families)


@pytest.mark.parametrize(("players", "exile"), [(4, ""), (5, ""), (5, "C"), (6, "BD")])
def test_phase_2_exactly_the_cabinets_that_the_restrictions_allow(players: int, exile: str) -> None:
    table = at(players, phase=2, exile=exile)
    families = [family for family in range(1, players) if table.name(family) not in exile]
    wanted = {one for one in product(families, repeat=6) if legal(one, families)}
    assert every_cabinet(table) == wanted


def test_phase_2_seven_players_have_one_post_each() -> None:
    table = at(7, phase=2).posts("A", "B", "C", "D", "E", "F")
    assert takers(table) == "G"
    table.posts("A", "G")
    assert sorted(table.holders().values()) == list("BCDEFG")


def test_vector_4_1_with_four_players_each_has_a_general_and_another_post() -> None:
    for cabinet in every_cabinet(at(4, phase=2)):
        assert sorted(cabinet[1:4]) == [B, C, D]
        assert sorted([cabinet[0], *cabinet[4:]]) == [B, C, D]


def test_phase_2_the_president_has_no_other_post_and_gives_them_one_by_one() -> None:
    table = at(4, phase=2)
    assert table.asked() == {"A": "give-post"}
    assert table.request("A").about == {"post": MINISTER}
    assert takers(table) == "BCD"
    table.posts("A", "D", "B", "C", "D", "B", "C")
    assert table.holders() == dict(zip(POSTS, "DBCDBC", strict=True))
    assert len(table.happened(PostGiven)) == 6
    assert table.kind == "make-budget"


def test_phase_2_he_may_leave_them_as_they_were() -> None:
    table = at(4, phase=2)
    before = table.holders()
    table.keeps()
    assert table.holders() == before
    assert table.happened(CabinetKept) == [CabinetKept(A)]


def test_phase_2_only_before_the_first_post_is_given() -> None:
    assert KeepCabinet() not in at(4, phase=2).posts("A", "B").request("A").options


def test_phase_2_not_if_they_break_a_restriction() -> None:
    assert KeepCabinet() not in at(4, phase=2, posts={"minister": "-"}).request("A").options
    assert KeepCabinet() not in at(4, phase=2, posts={"general-1": "D", "commander": "C"}).request("A").options
    assert KeepCabinet() not in at(5, phase=2, exile="C").request("A").options


def test_phase_2_no_posts_change_later_in_the_turn() -> None:
    table = at(4, phase=5).resigns().elects(A="B", C="B")
    assert table.president == "B"
    table.quiet("play-cards")
    assert table.g.turn == 6
    assert table.happened(PostGiven) == []


def test_phase_2_a_new_president_begins_anew() -> None:
    table = at(4, phase=2).posts("A", "D", "B").resigns().elects(A="C", B="C", D="C")
    assert table.asked() == {"C": "give-post"}
    assert table.request("C").about == {"post": MINISTER}
    assert takers(table) == "ABD"


def test_ruling_26_posts_that_do_not_fit_go_to_exiles_or_to_nobody() -> None:
    table = at(4, phase=2, exile="D")
    for cabinet in every_cabinet(table):
        for family in (B, C):
            assert 1 <= cabinet.count(family) <= 2
            assert cabinet[1:4].count(family) <= 1
        assert cabinet.count(D) + cabinet.count(NOBODY) == 2
    table.posts("A", "B", "C", "D", "B", "C", "-")
    assert table.holders() == dict(zip(POSTS, "BCDBC-", strict=True))
    assert table.kind == "make-budget"


def test_ruling_26_no_exile_has_two_generals_nor_three_posts_either() -> None:
    found = every_cabinet(at(4, phase=2, exile="CD"))
    assert found
    for cabinet in found:
        assert cabinet.count(B) == 2
        for family in (B, C, D):
            assert cabinet.count(family) <= 2
            assert cabinet[1:4].count(family) <= 1


def test_ruling_26_a_president_alone_in_the_country_may_leave_all_posts_empty() -> None:
    table = at(4, phase=2, exile="BCD")
    table.posts("A", "-", "-", "-", "-", "-", "-")
    assert set(table.holders().values()) == {"-"}


def test_ruling_26_posts_of_exiles_are_frozen() -> None:
    table = at(4, phase=4, exile="B")
    assert [table.g.holder(post) for post in ("minister", *GENERALS)] == [NOBODY, C, D, NOBODY]


def test_ruling_27_by_default_the_posts_stay_as_they_are_if_that_is_legal() -> None:
    assert at(4, phase=2).request("A").default == KeepCabinet()
    request = at(4, phase=2, posts={"minister": "-"}).request("A")
    assert request.default == by_lot(*request.options), "else they are drawn"
    table = at(4, phase=2, posts={"minister": "-"}).quiet("make-budget")
    assert tuple(table.g.posts[post] for post in POSTS) in every_cabinet(at(4, phase=2))


def test_phase_2_the_cousin_gives_his_post_back_before() -> None:
    table = at(4, phase=2, posts={"minister": "A"}, cousin="minister", cousin_of=B)
    assert (table.g.cousin, table.g.cousin_of) == ("", NOBODY)
    assert table.holders()["minister"] == "-"


def test_ruling_j19_with_fewer_than_three_families_each_has_a_general_and_another_post() -> None:
    for cabinet in every_cabinet(at(4, phase=2, exile="D")):
        for family in (B, C):
            assert (cabinet[1:4].count(family), cabinet.count(family)) == (1, 2)

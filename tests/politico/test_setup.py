"""The box, the preliminary elections, and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.engine.rules import BadSetup
from hemicycle.games.politico.elections import again
from hemicycle.games.politico.events import DeputiesElected, FirstPlayerFound

from .builders import Table, at, begin, edition

VALUES = [5] * 3 + [10] * 4 + [15] * 3 + [20] * 4 + [25] * 4 + [30] * 2 + [35] * 2 + [40, 50]


def dealt(players: int, games: int = 20) -> list[Table]:
    return [begin(players, seed=f"dealt {seed}") for seed in range(games)]


def test_elements_24_plaques_of_500_deputies() -> None:
    assert sorted(edition().plaques) == VALUES
    assert (len(VALUES), sum(VALUES)) == (24, 500)


def test_elements_165_cards() -> None:
    assert len(edition().trumps) + len(edition().events) == 165


def test_elements_9_prime_ministers_36_attacks_25_defences_and_10_others() -> None:
    copies = edition().copies
    special = [
        copies[card]
        for card in (
            "premier-ministre",
            "motion-de-censure",
            "pression-de-l-armee",
            "homme-providentiel",
            "union-nationale",
        )
    ]
    assert special == [9, 4, 4, 1, 1]
    attacks = list(copies.values())[5:18]
    assert (sum(attacks), sum(list(copies.values())[18:])) == (36, 25)


def test_elements_46_events_and_39_blanks() -> None:
    counts = Counter(edition().events)
    assert counts.pop("blank") == 39
    assert len(counts) == 46
    assert set(counts.values()) == {1}


def test_but_du_jeu_four_to_eight_players_each_for_himself() -> None:
    assert list(edition().players()) == [3, 4, 5, 6, 7, 8]
    assert edition().variants == [3]
    for players in (2, 9):
        with pytest.raises(BadSetup):
            begin(players)
    table = begin(8)
    assert (len(table.points), set(table.points)) == (8, {0})


@pytest.mark.parametrize("players", range(3, 9))
def test_i_1_three_plaques_each_and_deputies_are_their_sum(players: int) -> None:
    for table in dealt(players):
        first, *more = table.happened(DeputiesElected)
        assert first.why == "first"
        assert [len(own) for own in first.plaques] == [3] * players
        last = more[-1] if more else first
        assert list(last.deputies) == [sum(own) for own in last.plaques]
        assert sum(table.deputies) == sum(last.deputies)
        assert not Counter(plaque for own in last.plaques for plaque in own) - Counter(VALUES)


@pytest.mark.parametrize("players", range(3, 9))
def test_i_1_the_plaques_dealt_are_kept_together(players: int) -> None:
    for table in dealt(players, 10):
        last = table.happened(DeputiesElected)[-1]
        assert list(table.g.plaques) == sorted(plaque for own in last.plaques for plaque in own)


@pytest.mark.parametrize("players", range(3, 9))
def test_i_1_a_fourth_plaque_below_200_at_a_table_of_three_or_four(players: int) -> None:
    fourths = 0
    for table in dealt(players, 60):
        first, *more = table.happened(DeputiesElected)
        assert bool(more) is (players <= 4 and sum(first.deputies) < 200)
        if more:
            (fourth,) = more
            assert fourth.why == "fourth"
            assert [own[:3] for own in fourth.plaques] == list(first.plaques)
            assert {len(own) for own in fourth.plaques} == {4}
            fourths += 1
    assert bool(fourths) is (players <= 4)


def test_i_1_as_many_votes_as_deputies() -> None:
    table = at("A", hands={"A": "pm"}).forms("A")
    weights = {one.seat: one.about["weight"] for one in table.waiting()}
    assert weights == {0: 60, 1: 45, 2: 30, 3: 50}


@pytest.mark.parametrize("players", range(3, 9))
def test_i_2_a_six_trumps_each_and_the_rest_is_the_pile(players: int) -> None:
    for table in dealt(players, 5):
        g = table.g
        waiting = [len(hand) for hand in g.hands]
        assert sorted(waiting)[:-1] == [6] * (players - 1)
        assert sum(waiting) + len(g.pile) + len(g.under) == 80
        assert Counter([*g.pile, *g.under, *[card for hand in g.hands for card in hand]]) == Counter(
            g.edition.trumps
        )
        assert len(g.event_pile) == 84, "one has been turned up"


def test_i_2_a_the_cards_are_shuffled() -> None:
    assert len({tuple(table.g.pile) for table in dealt(4)}) == 20
    assert len({tuple(table.g.event_pile) for table in dealt(4)}) == 20
    assert len({tuple(table.g.plaques) for table in dealt(8)}) == 1
    assert len({tuple(table.deputies) for table in dealt(8)}) == 20


@pytest.mark.parametrize("players", range(3, 9))
def test_i_2_b_who_has_the_fewest_deputies_begins(players: int) -> None:
    for table in dealt(players):
        g = table.g
        assert g.deputies[g.first] == min(g.deputies) or g.event != "blank"
        assert g.seat == g.first == table.happened(FirstPlayerFound)[0].seat
        assert g.turn == 1


def test_ruling_p1_three_may_play_as_a_variant() -> None:
    assert begin(3).game.players == 3
    assert edition().variants == [3]


def test_ruling_p34_lots_decide_between_equals_who_begins() -> None:
    tied: list[tuple[list[int], int]] = []
    for seed in range(400):
        table = begin(8, seed=f"tie {seed}")
        deputies = list(table.happened(DeputiesElected)[-1].deputies)
        fewest = [seat for seat in range(8) if deputies[seat] == min(deputies)]
        assert table.g.first in fewest
        if len(fewest) > 1:
            tied.append((fewest, table.g.first))
    assert len(tied) > 20
    assert {fewest.index(first) for fewest, first in tied if len(fewest) == 2} == {0, 1}


def test_ruling_p39_only_one_fourth_plaque_even_if_there_are_fewer_than_200_still() -> None:
    still = 0
    for seed in range(300):
        table = begin(3, seed=f"three {seed}")
        elected = table.happened(DeputiesElected)
        assert len(elected) <= 2
        still += len(elected) == 2 and sum(elected[1].deputies) < 200
    assert still


def test_ruling_p32_later_elections_deal_as_many_plaques_as_the_first() -> None:
    for seed in range(40):
        table = begin(3, seed=f"three {seed}")
        g = table.g
        per_player = len(g.plaques) // 3
        assert per_player in (3, 4)
        total = sum(g.deputies)
        again(g, "dissolution")
        assert sum(g.deputies) == total

"""Arenas: every mix of seats on the same deals, each deal from every seat, whoever played when."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.bots.arena import Arena, Count, Field, arena, fields_of, planned
from hemicycle.bots.journal import Played
from hemicycle.bots.ratings import Ratings
from hemicycle.engine.rules import BadSetup

TIMES = {"seconds", "jobs"}
OWN = """
from hemicycle.bots.base import RandomBot

class First(RandomBot):
    def choose(self, view, request):
        return request.options[0]
"""


@pytest.fixture
def first(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(OWN)
    return f"{tmp_path}/mine.py:First"


def run(*bots: str, games: int = 6, players: int = 3, **more: Any) -> dict[str, Any]:
    """Tiny games; Zoocracy where there are two players, for whom Chair is not."""
    asked: dict[str, Any] = {"players": players, "games": games, "bots": bots, "seed": 1, "jobs": 1, **more}
    return arena("zoocracy" if players == 2 else "chair", **asked)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


def task(bots: str, seed: int = 1) -> Arena:
    return Arena("chair", b"", tuple(bots), seed)


# Who meets whom


@pytest.mark.parametrize(
    ("bots", "players", "fields"),
    [
        ("ab", 2, ["one ab"]),
        ("abc", 2, ["one ab", "one ac", "one bc", "all abc"]),
        ("ab", 3, ["one ab", "one ba"]),
        ("ab", 5, ["one ab", "one ba", "half ab"]),
        (
            "abc",
            4,
            [
                "one ab",
                "one ac",
                "one ba",
                "one bc",
                "one ca",
                "one cb",
                "half ab",
                "half ac",
                "half bc",
                "all abc",
            ],
        ),
    ],
)
def test_every_mix_of_seats_is_a_field(bots: str, players: int, fields: list[str]) -> None:
    assert [f"{kind} {''.join(names)}" for kind, names in fields_of(tuple(bots), players)] == fields
    assert planned(len(bots), players, players + 1) == 2 * players * len(fields)


def test_every_bot_has_each_deal_of_a_field_from_every_seat() -> None:
    players, arena = 4, task("abc")
    fields = len(fields_of(arena.bots, players))
    for at in range(0, 3 * fields * players, players):
        seatings = [arena.seated(index, players) for index in range(at, at + players)]
        assert {shuffle for shuffle, _ in seatings} == {at // (fields * players)}
        for column in zip(*(names for _, names in seatings)):
            assert Counter(column) == Counter(seatings[0][1])
        first = seatings[0][1]
        assert [names for _, names in seatings] == [first[turn:] + first[:turn] for turn in range(players)]


@pytest.mark.parametrize(("bots", "players"), [("ab", 4), ("ab", 5), ("abc", 5), ("abcd", 3), ("abcde", 3)])
def test_in_halves_and_in_the_league_all_have_as_many_seats(bots: str, players: int) -> None:
    field = Field("all", tuple(bots))
    seats: Counter[str] = Counter()
    meetings: Counter[frozenset[str]] = Counter()
    shuffles = len(bots) * 12
    for shuffle in range(shuffles):
        names = field.mixed(shuffle, players, 1)
        share, more = divmod(players, len(bots))
        assert {Counter(names)[bot] for bot in bots} <= {share, share + bool(more)}
        seats.update(names)
        meetings.update(frozenset((one, other)) for one in set(names) for other in set(names) if one < other)
    assert set(seats.values()) == {shuffles * players // len(bots)}
    assert len(meetings) == len(bots) * (len(bots) - 1) // 2


# What comes of it


def test_the_number_of_processes_changes_nothing(first: str) -> None:
    one, two = (run(first, "random", games=12, jobs=jobs) for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert one["ratings"] == two["ratings"]
    assert msgspec.json.decode(msgspec.json.encode(one)) == one


def test_gone_on_with_it_is_what_it_would_have_been(
    first: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = (first, "random", "hemicycle.bots.base:RandomBot")
    whole = run(*bots)
    seconds = iter(range(1000))
    monkeypatch.setattr("hemicycle.bots.series.time.time", lambda: float(next(seconds)))
    keep, sittings = tmp_path / "games.jsonl", 0
    while True:
        found = run(*bots, seconds=15, keep=keep)
        sittings += 1
        if found["complete"]:
            break
        assert found["games"] < whole["games"]
    assert sittings > 2
    assert timeless(found) == timeless(whole)


def test_every_game_is_won_once_in_every_field(first: str) -> None:
    result = run(first, "random", "hemicycle.bots.base:RandomBot", players=4, games=8)
    assert result["games"] == result["wanted"] == sum(field["games"] for field in result["fields"]) == 80
    assert result["violations"] == 0
    for field in result["fields"]:
        assert field["games"] == 8
        assert sum(row["win_share"] * row["games"] for row in field["rows"]) == pytest.approx(8)
        assert sum(row["games"] for row in field["rows"]) == 4 * 8


def test_the_matrix_shows_who_sits_alone(first: str) -> None:
    result = run(first, "random", games=6)
    (nobody, one), (other, nobody_again) = result["matrix"]
    assert nobody is nobody_again is None
    assert [(cell["bot"], cell["games"], cell["shuffles"]) for cell in (one, other)] == [
        (first, 6, 2),
        ("random", 6, 2),
    ]


def test_at_a_table_of_two_both_cells_are_of_one_field(first: str) -> None:
    (_, one), (other, _) = run(first, "random", players=2, games=2)["matrix"]
    assert one["win_share"] + other["win_share"] == pytest.approx(1)


def test_only_shuffles_that_were_played_from_every_seat_are_counted() -> None:
    count = Count(task("ab"), 3)
    for _ in range(5):
        count.add(Played((0,), (3, 2, 1), 10, ()))
    assert count.totals.games == 3
    one, other = count.result()["fields"]
    assert (one["games"], other["games"]) == (3, 0)
    assert other["lengths"] is None


def test_lengths_are_those_of_the_games() -> None:
    count = Count(task("ab"), 3)
    for decisions in (30, 10, 20):
        count.add(Played((0,), (3, 2, 1), decisions, ()))
    lengths = count.result()["fields"][0]["lengths"]
    assert (lengths["least"], lengths["half"], lengths["most"], lengths["mean"]) == (10, 20, 30, 20)


# Ratings


def rated(games: int, wins: int) -> list[dict[str, Any]]:
    """Ratings after games of two, of which a wins about so many of ten."""
    ratings, luck = Ratings(("a", "b")), Random(1)
    for game in range(games):
        ratings.add(game, ("a", "b"), (0,) if luck.random() * 10 < wins else (1,))
    return ratings.result()


def test_who_wins_more_is_rated_higher_and_the_error_shrinks() -> None:
    (best, worst), (surely, _) = rated(50, 7), rated(400, 7)
    assert (best["bot"], worst["bot"]) == ("a", "b")
    assert best["rating"] > worst["rating"]
    assert surely["error"] < best["error"] / 2
    low, high = surely["rating_interval"]
    assert low < surely["rating"] < high


def test_alike_are_rated_alike() -> None:
    best, worst = rated(400, 5)
    assert best["rating"] - worst["rating"] < 2 * best["error"]


def test_losers_are_not_ranked_and_copies_do_not_beat_themselves() -> None:
    ratings = Ratings(("a", "b", "c"))
    ratings.add(0, ("a", "b", "b", "c"), (1,))
    found = {row["bot"]: row["rating"] for row in ratings.result()}
    assert found["b"] > 25 > found["a"]
    assert found["a"] == pytest.approx(found["c"], abs=0.5)
    ratings = Ratings(("a", "b"))
    ratings.add(0, ("a", "a", "b", "b"), (0, 2))
    assert {row["rating"] for row in ratings.result()} != {25}
    ratings = Ratings(("a", "b"))
    ratings.add(0, ("a", "a"), (0,))
    assert {row["rating"] for row in ratings.result()} == {25}


# Bad input


@pytest.mark.parametrize("bots", [("random",), ("random", "novice", "random"), ()])
def test_an_arena_takes_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="two bots or more, each named once"):
        run(*bots)

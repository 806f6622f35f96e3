"""Simulations: the same whoever plays which games, every bot on every seat, and honest intervals."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.analysis.estimates import Mean
from hemicycle.bots import levels, series
from hemicycle.bots.base import Bot, RandomBot
from hemicycle.bots.journal import Played
from hemicycle.bots.series import play_game
from hemicycle.bots.simulation import Tally, Task, simulate
from hemicycle.engine.rules import BadSetup
from hemicycle.games import find
from hemicycle.games.koalition.state import Koalition

RULES = find("koalition")
TIMES = {"seconds", "decisions_per_second", "jobs"}


def run(bots: str = "random", games: int = 6, players: int = 3, seed: int = 1, jobs: int = 1) -> dict[str, Any]:
    return simulate("koalition", players, games, bots.split(","), seed, jobs, options={"countries": 5})


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


@pytest.mark.parametrize("bots", ["random", "novice,random,random"])
def test_the_number_of_processes_changes_nothing(bots: str) -> None:
    assert timeless(run(bots, games=20, jobs=1)) == timeless(run(bots, games=20, jobs=2))


def test_the_seed_decides() -> None:
    assert timeless(run(seed=4)) == timeless(run(seed=4))
    assert run(seed=4)["seats"] != run(seed=5)["seats"]


def test_the_result_is_plain_and_whole() -> None:
    result = run("novice,random,random", games=7)
    assert msgspec.json.decode(msgspec.json.encode(result)) == result
    assert result["violations"] == 0
    assert result["decisions"] == pytest.approx(result["mean_length"] * 7)
    assert result["options"]["countries"] == 5
    assert result["edition"] == "second"
    assert [row["games"] for row in result["seats"]] == [7, 7, 7]
    assert [(row["bot"], row["seats"], row["games"]) for row in result["bots_table"]] == [
        ("novice", 1, 7),
        ("random", 2, 14),
    ]
    assert sum(row["win_share"] for row in result["seats"]) == pytest.approx(1)
    assert sum(row["win_share"] * row["games"] for row in result["bots_table"]) == pytest.approx(7)


def test_progress_counts_every_game() -> None:
    for jobs in (1, 2):
        done: list[int] = []
        simulate("koalition", 3, 9, ["random"], 1, jobs, options={"countries": 5}, progress=done.append)
        assert sum(done) == 9


# Rotation


def seating(monkeypatch: pytest.MonkeyPatch, bots: tuple[str, ...], games: int) -> list[tuple[str, ...]]:
    """Who sat where, and which hand seat 0 was dealt, game by game."""
    seen: list[tuple[str, ...]] = []

    class Named(RandomBot):
        def __init__(self, seat: int, rng: Random, name: str):
            super().__init__(seat, rng)
            self.name = name

    def note(game: Any, bots: list[Named], *more: Any, **how: Any) -> Any:
        seen.append((*(bot.name for bot in bots), " ".join(game.state.hands[0])))
        return game

    monkeypatch.setattr(levels, "find_or_import", lambda rules, name: lambda seat, rng: Named(seat, rng, name))
    monkeypatch.setattr(series, "play_out", note)
    series._maker.cache_clear()
    task = Task("koalition", msgspec.json.encode(RULES.setup(3).summary()), bots, 1)
    for index in range(games):
        play_game(task, index)
    series._maker.cache_clear()
    return seen


def test_every_bot_has_each_deal_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seating(monkeypatch, ("a", "b", "c"), 6)
    assert [one[:3] for one in seen] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")] * 2
    hands = [one[3] for one in seen]
    assert len(set(hands[:3])) == len(set(hands[3:])) == 1
    assert hands[0] != hands[3]


def test_one_bot_for_all_seats_has_a_new_deal_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seating(monkeypatch, ("a",), 3)
    assert len({one[3] for one in seen}) == 3


def test_the_tally_follows_the_rotation() -> None:
    tally = Tally(Task("koalition", b"", ("a", "b", "c"), 1), 3)
    for winner in (0, 2, 1):  # where a sits in each game of the deal
        tally.add(Played((winner,), (5, 5, 5), 10, ()))
    shares = {row["bot"]: row["win_share"] for row in tally.result()["bots_table"]}
    assert shares == {"a": 1, "b": 0, "c": 0}


def test_a_shared_first_place_is_shared() -> None:
    tally = Tally(Task("koalition", b"", ("a",), 1), 3)
    tally.add(Played((0, 2), (7, 1, 7), 10, ()))
    assert [row["win_share"] for row in tally.result()["seats"]] == [0.5, 0, 0.5]


# Violations


def test_what_is_lost_or_never_ends_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Koalition, "conserved", lambda g: ["a card is missing"])
    result = run(games=2)
    assert result["violations"] == 2
    assert result["violation_notes"][0] == "game 0: a card is missing"


def test_a_game_without_end_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "longest", 20)
    result = run(games=1)
    assert result["violations"] == 1
    assert result["violation_notes"] == ["game 0: not over after 20 decisions"]


def test_a_bot_that_fails_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def choose(self, view: Any, request: Any) -> Any:
            raise ZeroDivisionError

    monkeypatch.setattr(levels, "find_or_import", lambda rules, name: Broken)
    series._maker.cache_clear()
    with pytest.raises(ZeroDivisionError) as caught:
        run(games=1, seed=9)
    series._maker.cache_clear()
    assert caught.value.__notes__ == ["in game 0 of seed 9, bots random,random,random"]


# Bad input


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ({"game": "chess"}, "choose one of: chair, junta"),
        ({"players": 2}, "3 to 10 players"),
        ({"bots": ["clever"]}, "choose one of: random, novice, steady, shrewd"),
        ({"bots": ["no_such_module:Bot"]}, "module:Class or cmd:PROGRAM"),
        ({"bots": ["hemicycle.bots.base:Nobody"]}, "it has RandomBot"),
        ({"bots": ["random", "novice"]}, "3 names"),
        ({"bots": []}, "one name for all seats, or 3 names"),
        ({"games": 0}, "games must be 1 or more"),
        ({"jobs": 0}, "jobs must be 1 or more"),
        ({"edition": "third"}, "choose one of: second, first"),
        ({"options": {"countries": 7}}, "choose one of: all"),
    ],
)
def test_bad_input_is_told_what_would_be_accepted(bad: dict[str, Any], said: str) -> None:
    good: dict[str, Any] = {
        "game": "koalition",
        "players": 3,
        "games": 1,
        "bots": ["random"],
        "seed": 1,
        "jobs": 1,
    }
    with pytest.raises(BadSetup, match=said):
        simulate(**{**good, **bad})


# Intervals


def test_games_of_one_deal_count_as_one_observation() -> None:
    alike, apart = Mean(), Mean()
    for won in (1, 0) * 50:
        alike.add(3.0 * won, 3)  # the same three times
        apart.add(1.0 * won, 1)
    assert alike.mean == apart.mean == 0.5
    assert alike.error == pytest.approx(apart.error)
    assert alike.interval() == pytest.approx([0.5 - 0.0985, 0.5 + 0.0985], abs=1e-3)


def test_a_share_near_the_edge_has_an_interval() -> None:
    never = Mean()
    for _ in range(30):
        never.add(0.0, 1)
    low, high = never.share_interval() or (1, 1)
    assert low == 0
    assert high == pytest.approx(0.1135, abs=1e-3)  # Wilson, 0 of 30


def test_one_deal_gives_no_interval() -> None:
    one = Mean()
    one.add(1.0, 3)
    assert one.interval() is None
    assert one.share_interval() is None

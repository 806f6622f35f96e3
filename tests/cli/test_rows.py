"""Games as rows on the command line: written by simulate and arena, played again by replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars
import pytest

from hemicycle.analysis.rows import parquet
from hemicycle.engine.records import Record

from .conftest import Run

SMALL = ("simulate", "zoocracy", "--players", "2", "--games", "4", "--seed", "3", "--jobs", "1")


def test_simulate_writes_games_and_decisions(run: Run) -> None:
    done = run(*SMALL, "--out", "games.parquet", "--decisions", "moves.parquet", "--chances", "--lang", "fr")
    assert done.exit_code == 0
    assert "games.parquet" in done.stdout
    games, moves = polars.read_parquet("games.parquet"), polars.read_parquet("moves.parquet")
    assert games["index"].to_list() == [0, 1, 2, 3]
    assert games["decisions"].sum() == len(moves)
    assert moves["chance"].is_between(0, 1).all()
    assert "Voter pour" in " ".join(moves["words"]) or "singes" in " ".join(moves["words"])


def test_figures_are_printed_beside_the_rows(run: Run) -> None:
    done = run(*SMALL, "--out", "games.parquet", "--json")
    assert json.loads(done.stdout)["games"] == 4
    assert len(polars.read_parquet("games.parquet")) == 4


def test_an_arena_writes_rows(run: Run) -> None:
    bots = "random,hemicycle.bots.base:RandomBot"
    done = run(
        "arena",
        "zoocracy",
        "--players",
        "2",
        "--games",
        "2",
        "--bots",
        bots,
        "--out",
        "games.parquet",
        "--jobs",
        "1",
    )
    assert "Written to games.parquet." in done.stdout
    assert len(polars.read_parquet("games.parquet")) == 2


def test_replay_plays_a_game_of_the_file_again(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--out", "games.parquet")
    done = run("replay", "games.parquet", "--game", "2", "--record", "game.jsonl")
    assert done.stdout == "Written to game.jsonl.\n"
    record = Record((tmp_path / "game.jsonl").read_text("utf-8"))
    row = polars.read_parquet("games.parquet").row(2, named=True)
    assert (record.end.places, record.end.points) == (row["places"], row["points"])
    assert record.header.seats == ["Ada (random)", "Bruno (random)"]
    assert run("verify", "game.jsonl").exit_code == 0
    told = run("replay", "games.parquet", "--game", "2")
    assert told.stdout == run("replay", "game.jsonl").stdout


def test_a_game_that_comes_out_otherwise_is_none(run: Run) -> None:
    run(*SMALL, "--out", "games.parquet")
    table = polars.read_parquet("games.parquet")
    table.with_columns(seed=polars.lit(4, polars.Int64)).write_parquet("other.parquet")
    done = run("replay", "other.parquet", "--game", "1")
    assert done.exit_code == 2
    assert "game 1 of other.parquet ends otherwise here" in done.stderr
    polars.concat([table, table]).write_parquet("twice.parquet")
    assert "several games 1" in run("replay", "twice.parquet", "--game", "1").stderr


def test_a_bot_that_is_none_of_ours_is_run_only_if_it_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from hemicycle.bots.base import RandomBot\nclass Mine(RandomBot):\n    pass\n"
    )
    run(*SMALL, "--bots", "mine.py:Mine", "--out", "games.parquet")
    done = run("replay", "games.parquet", "--game", "1")
    assert done.exit_code == 2
    assert "if that is meant, add --bots mine.py:Mine" in done.stderr
    assert run("replay", "games.parquet", "--game", "1", "--bots", "mine.py:Mine").exit_code == 0


def test_a_disk_that_is_full_gets_a_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hemicycle.analysis.rows.parquet.os.fsync", full)
    done = run(*SMALL, "--out", "games.parquet")
    assert done.exit_code == 2
    assert done.stderr == "hemicycle: games.parquet can’t be written: there is no room.\n"
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert "pip install hemicycle[research]" in run(*SMALL, "--out", "games.parquet").stderr

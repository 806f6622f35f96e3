"""hemicycle simulate and hemicycle check: many games, on several cores."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hemicycle.cli import check
from hemicycle.engine.conformance import Report

from .conftest import Run

SMALL = ("simulate", "koalition", "--players", "3", "--games", "12", "--option", "countries=5", "--seed", "3")


def result_of(run: Run, *words: str) -> dict[str, Any]:
    done = run(*SMALL, *words, "--json")
    assert done.exit_code == 0
    assert done.stderr == ""
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_bots_bargain_when_asked_to(run: Run) -> None:
    plain, deals = result_of(run, "--bots", "novice"), result_of(run, "--bots", "novice", "--deals", "all")
    assert (plain["deals"], plain["promises"]) == ("", {})
    assert deals["deals"] == "all"
    assert deals["promises"]["kept"] > deals["promises"].get("broken", 0)
    done = run(*SMALL, "--bots", "novice", "--deals", "parties", "--jobs", "1")
    assert "Promises: " in done.stdout
    assert run(*SMALL, "--deals", "nobody").exit_code != 0


def test_the_json_has_what_the_docs_promise(run: Run) -> None:
    result = result_of(run, "--bots", "novice,random,random", "--jobs", "1")
    assert result["game"] == "koalition"
    assert result["players"] == 3
    assert result["games"] == 12
    assert result["violations"] == 0
    assert {"decisions", "seconds", "decisions_per_second", "seats", "bots_table", "seed"} <= result.keys()
    wanted = {"win_share", "win_share_interval", "mean_points", "mean_points_interval"}
    for row in (*result["seats"], *result["bots_table"]):
        assert wanted <= row.keys()
    assert sum(row["win_share"] for row in result["seats"]) == pytest.approx(1)


def test_the_same_whatever_the_number_of_jobs(run: Run) -> None:
    one, two = (result_of(run, "--bots", "random", "--jobs", jobs) for jobs in ("1", "2"))
    for timed in ("jobs", "seconds", "decisions_per_second"):
        del one[timed], two[timed]
    assert one == two


def test_a_table_to_read(run: Run) -> None:
    done = run(*SMALL, "--bots", "random", "--jobs", "1", "--edition", "first")
    assert done.exit_code == 0
    assert "12 games of Koalition (first), 3 players" in done.stdout
    assert "Violations: 0" in done.stdout
    assert "The intervals hold with 95% certainty, over shuffles." in done.stdout


@pytest.mark.parametrize(
    ("games", "bots", "said"),
    [
        ("9", "random", "only 9 shuffles were played, and they want 10"),
        ("1", "random", "only 1 shuffle was played"),
        ("24", "random,random,novice", "only 8 shuffles were played"),
    ],
)
def test_few_deals_have_no_interval(run: Run, games: str, bots: str, said: str) -> None:
    done = run(*SMALL, "--games", games, "--bots", bots, "--jobs", "1")
    assert said in " ".join(done.stdout.split())
    assert "% – " not in done.stdout
    assert done.stdout.count("–") >= 2 * 3


def test_the_help_tells_of_bots_of_ones_own(run: Run) -> None:
    assert "FILE.py:Class" in run("simulate", "--help").stdout


def test_out_writes_the_json(run: Run, tmp_path: Path) -> None:
    done = run(*SMALL, "--jobs", "1", "--out", "result.json")
    assert "Written to result.json." in done.stdout
    assert json.loads((tmp_path / "result.json").read_text())["games"] == 12
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]


def test_in_a_real_process_only_json_on_stdout(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hemicycle", *SMALL, "--jobs", "2", "--json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, timeout=60)
    assert json.loads(done.stdout)["jobs"] == 2
    assert done.stderr == b""
    assert not list(tmp_path.iterdir())


def test_check_runs_both_kinds(run: Run) -> None:
    done = run("check", "koalition", "--games", "3", "--sight", "1", "--jobs", "1", "--seed", "5")
    assert done.exit_code == 0
    assert "random and hostile: 3 games" in done.stdout
    assert "sight: 1 game," in done.stdout
    assert done.stdout.count(" 0 violations") == 2


def test_check_on_several_cores_plays_every_game_once(run: Run) -> None:
    done = run("check", "koalition", "--games", "7", "--sight", "0", "--jobs", "2")
    assert "random and hostile: 7 games" in done.stdout


def test_check_tells_of_violations_and_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "part", lambda game, kind, begin, end: Report(1, 2, ["a card [red] too many"] * 25))
    done = run("check", "koalition", "--games", "1", "--sight", "0", "--jobs", "1")
    assert done.exit_code == 1
    assert "25 violations" in done.stdout
    assert "a card [red] too many" in done.stdout
    assert "and 5 more" in done.stdout

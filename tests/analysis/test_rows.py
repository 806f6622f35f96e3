"""Games as rows: the same whoever plays them when, each to be played again, and in files that others read."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars
import pyarrow
import pytest

from hemicycle.analysis.rows import parquet
from hemicycle.analysis.rows.game import GameRow, digest
from hemicycle.analysis.rows.parquet import Files, Unwritten, read
from hemicycle.analysis.rows.watch import MoveRow
from hemicycle.bots.arena import arena
from hemicycle.bots.base import play_out
from hemicycle.bots.rows import play_again
from hemicycle.bots.simulation import simulate
from hemicycle.engine.rules import BadSetup

GAMES, MOVES = Path("games.parquet"), Path("moves.parquet")


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(moves: Path | None = MOVES, chances: bool = False, **more: Any) -> dict[str, Any]:
    """A dozen tiny games, as rows."""
    asked: dict[str, Any] = {"players": 3, "games": 12, "bots": ["random"], "seed": 1, "jobs": 1, "deals": "all"}
    with Files(GAMES, moves, chances) as rows:
        return simulate(more.pop("game", "chair"), **(asked | more), rows=rows)


def written() -> tuple[bytes, bytes]:
    return GAMES.read_bytes(), MOVES.read_bytes()


def games() -> list[GameRow]:
    return list(read(GAMES, GameRow))


# The same rows


def test_the_same_files_whatever_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parquet.GROUP, GameRow, 5)
    monkeypatch.setitem(parquet.GROUP, MoveRow, 7)
    run(jobs=1)
    one = written()
    run(jobs=2)
    assert written() == one
    assert [row.index for row in games()] == list(range(12))


def test_stopped_and_gone_on_with_no_game_is_lost_or_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    run()
    whole, keep = written(), Path("kept.jsonl")
    played = iter(range(1, 1000))

    def stopping(*what: Any, **how: Any) -> Any:
        if next(played) == 6:
            os.kill(os.getpid(), signal.SIGINT)
        return play_out(*what, **how)

    with monkeypatch.context() as patched:
        patched.setattr("hemicycle.bots.series.play_out", stopping)
        assert run(keep=keep)["games"] == 5
    assert len(games()) == 5
    assert run(keep=keep)["games"] == 12
    assert written() == whole


def test_a_journal_without_rows_is_not_gone_on_with() -> None:
    keep = Path("kept.jsonl")
    run(keep=keep, moves=None)
    with pytest.raises(BadSetup, match="another --out, --decisions, --chances, --lang;"):
        run(keep=keep)
    with pytest.raises(BadSetup, match="another --out"):
        simulate("chair", 3, 12, ["random"], 1, 1, deals="all", keep=keep)


# What they tell


@pytest.mark.parametrize("game", ["koalition", "zoocracy", "politico", "junta"])
def test_each_row_is_played_again_by_itself(game: str) -> None:
    players = {"koalition": 3, "zoocracy": 2, "politico": 3, "junta": 3}[game]
    options = {"koalition": {"countries": 5}, "politico": {"length": "short"}}.get(game)
    run(game=game, games=2, players=players, options=options, chances=True)
    first, row = games()
    assert (row.game, row.players, row.index, row.seed) == (game, players, 1, 1)
    again = play_again(row)
    assert digest(again.history()) == row.digest != first.digest
    assert (again.result.places, again.result.points, again.number) == (row.places, row.points, row.decisions)
    assert row.over
    moves = [move for move in read(MOVES, MoveRow) if move.index == 1]
    assert_moves_agree(row, moves)


def assert_moves_agree(row: GameRow, moves: Sequence[MoveRow]) -> None:
    """The rows of the decisions say the same as the game's."""
    decisions = [move for move in moves if move.asked != "bargain"]
    counted = Counter((move.seat, move.asked, move.action) for move in decisions)
    assert counted == {one[:3]: one.number for one in row.actions}
    assert Counter(move.rule for move in decisions) == {one.rule: one.number for one in row.rules}
    assert Counter(event for move in moves for event in move.events) <= Counter(
        {
            event: sum(one.number for one in row.events if one.event == event)
            for event in {e.event for e in row.events}
        }
    )
    assert all(move.words and move.options and 0 <= (move.chance or 0) <= 1 for move in decisions)
    assert all(move.chance is not None for move in decisions)
    offers = [move for move in moves if move.action == "offer"]
    assert len(offers) == sum(one.number for one in row.offers) == len({move.deal for move in offers})
    assert {one.deal for one in row.promises} <= {move.deal for move in offers}


def test_bots_that_bargain_leave_their_promises_and_governments() -> None:
    run(game="koalition", players=4, games=2, bots=["novice"], options={"countries": 5}, moves=None)
    promises = [one for row in games() for one in row.promises]
    assert {one.verdict for one in promises} <= {"kept", "broken", "void"}
    assert {one.kind for one in promises} & {"join", "support", "play-card", "spare", "stay-out"}
    assert all(one.seat in one.parties for one in promises)
    for row in games():
        governed = [one for one in row.votes if one.governs]
        assert len(governed) == len(row.governments) == 5
        assert all(one.parties for one in governed)
        parties = {party for one in governed for party in one.parties}
        assert parties <= {"rose", "hat", "leaf", "lemon", "fist", "acorn", "cross"}


def test_seats_and_shuffles_are_those_of_the_series() -> None:
    run(bots=["random", *["hemicycle.bots.base:RandomBot"] * 2], game="zoocracy", moves=None)
    rows = games()
    assert [row.bots.index("random") for row in rows[:4]] == [0, 2, 1, 0]
    assert [row.shuffle for row in rows] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len({row.digest for row in rows}) == 12


def test_an_arena_leaves_rows_too() -> None:
    with Files(GAMES) as rows:
        arena("chair", 3, 3, ["random", "hemicycle.bots.base:RandomBot"], 1, 1, rows=rows)
    found = games()
    assert len(found) == 6
    assert digest(play_again(found[4]).history()) == found[4].digest


@pytest.mark.parametrize("kind", [GameRow, MoveRow])
def test_every_column_is_told_of_in_the_docs(kind: type) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for field in parquet.schema(kind):
        assert f"`{field.name}`" in page, field.name
        inner = getattr(field.type, "value_type", None)
        for part in inner if isinstance(inner, pyarrow.StructType) else ():
            assert f"`{part.name}`" in page, f"{field.name}.{part.name}"


# The files


def test_others_read_filter_and_write_them() -> None:
    run()
    table = polars.read_parquet(GAMES)
    assert table.schema["index"] == polars.Int32
    assert table.schema["won"] == polars.List(polars.Float64)
    assert polars.read_parquet(MOVES).schema["options"] == polars.Int32
    table.filter(polars.col("index") > 8).write_parquet("some.parquet")
    assert [row.index for row in read(Path("some.parquet"), GameRow)] == [9, 10, 11]
    assert list(read(Path("some.parquet"), GameRow)) == games()[9:]


def test_what_has_other_columns_or_is_no_such_file_is_refused() -> None:
    run()
    polars.read_parquet(GAMES).drop("won").write_parquet("less.parquet")
    with pytest.raises(BadSetup, match="has no column 'won'"):
        list(read(Path("less.parquet"), GameRow))
    Path("none.parquet").write_bytes(b"dear diary")
    with pytest.raises(BadSetup, match="can’t be read as a Parquet file of games"):
        list(read(Path("none.parquet"), GameRow))


def test_nothing_is_seen_before_it_is_whole() -> None:
    GAMES.write_bytes(b"before")

    def failing(rows: Files) -> None:
        with rows:
            simulate("chair", 3, 2, ["random"], 1, 1, rows=rows)
            assert GAMES.read_bytes() == b"before"
            raise RuntimeError

    with pytest.raises(RuntimeError):
        failing(Files(GAMES, MOVES))
    assert GAMES.read_bytes() == b"before"
    assert [path.name for path in Path.cwd().iterdir()] == ["games.parquet"]


def test_a_full_disk_is_told_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hemicycle.analysis.rows.parquet.os.fsync", full)
    with pytest.raises(Unwritten) as told:
        run()
    assert isinstance(told.value.__cause__, OSError)
    assert not list(Path.cwd().iterdir())


def test_without_pyarrow_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"pip install hemicycle\[research\]"):
        run()


def test_a_seed_that_fits_no_column_is_refused() -> None:
    with pytest.raises(BadSetup, match="a seed is at most"):
        run(seed=2**63)


def test_chances_want_an_estimate() -> None:
    with pytest.raises(BadSetup, match="chair has no estimate"):
        run(chances=True)

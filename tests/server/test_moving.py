"""A table moves to a server whose rules are others by now."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.server import entries as e
from hemicycle.server import moving

from .conftest import run
from .old_games import NEWEST, asleep, change, restored, tables
from .tables import house


@pytest.mark.one_database
def test_a_table_is_taken_in_where_its_rules_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    restored(NEWEST, here)

    async def play() -> None:
        async with house(here) as h:
            over, going = (await tables(h, "over"))["koalition"], (await tables(h, "playing"))["koalition"]
            assert await h.hall.archivist.keep(over)
            await asleep(h, going)
            texts = [await moving.export(h.store, one) or "" for one in (over, going)]
        version = change("koalition", monkeypatch)
        async with house(there) as h:
            for text in texts:
                moved = await moving.read(text, "table", h.clock())
                assert await moving.take_in(h.store, h.hall, moved, h.clock())
            ended, goes_on = await h.hall.find(over), await h.hall.find(going)
            assert ended is not None
            assert ended.table.state == "over"
            assert ended.archive is not None
            assert goes_on is not None
            assert goes_on.table.paused
            assert goes_on.table.game is not None
            entries = [mark.entry for mark in goes_on.table.minutes]
            assert [one.rules for one in entries if isinstance(one, e.Continued)] == [version + 1]

    run(play)

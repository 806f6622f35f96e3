"""A short hostile run: the long one, with times, is `python -m tests.server.siege` (docs/testing.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import run
from .siege.attacks import ATTACKS
from .siege.besieged import besieged, played
from .siege.run import phase, siege

pytestmark = pytest.mark.one_database

SECONDS = 3.0
MEMORY = 400e6


def test_people_play_on_while_strangers_do_all_they_can(tmp_path: Path) -> None:
    async def work() -> None:
        tables = await played(tmp_path, ["koalition"])
        with besieged(tmp_path) as server:
            # No time is asserted: a busy machine is slow, besieged or not.
            report = await phase(server, "all", siege(server, tables, [*ATTACKS], SECONDS, share=0.1), SECONDS)
            assert report.answers
            assert report.newcomers
            assert 0 < sum(report.memory) < MEMORY
            (did,) = report.did.values()
            # How many come in that time is the machine's pace: some of each kind did.
            assert did["lines"] > 5
            assert did["players"] > 1
            assert not [one for one in report.log if not one.startswith(("warning", "info"))], report.log

    run(work)

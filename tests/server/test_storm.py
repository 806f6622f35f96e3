"""A short storm, and a short rolling upgrade. The long ones are `python -m tests.server.storm`."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import run
from .serving import Nursery
from .storm.harness import stormed
from .storm.rolling import Upgrade

pytestmark = pytest.mark.one_database


def test_nothing_is_lost_whoever_of_three_processes_dies_and_the_database_too(
    tmp_path: Path, nursery: Nursery
) -> None:
    async def play() -> None:
        account = await stormed(tmp_path, kills=6, tables=2, games=("koalition",), nursed=nursery)
        assert account.kills.total() >= 6
        assert account.outages
        assert account.games.total() >= 2
        assert not account.logged

    run(play, 600)


def test_nothing_is_lost_when_one_process_after_the_other_comes_back_with_later_rules(
    tmp_path: Path, nursery: Nursery
) -> None:
    async def play() -> None:
        account = await stormed(
            tmp_path, kills=3, tables=2, games=("koalition",), seed=4, nursed=nursery, kind=Upgrade
        )
        assert account.kills == {"upgrade": 3}
        assert not account.logged

    run(play, 600)

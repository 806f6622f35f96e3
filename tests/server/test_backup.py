"""hemicycle backup: all that a server keeps, while it runs, for its owner alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner

from hemicycle import games
from hemicycle.cli import main
from hemicycle.server import protocol as p
from hemicycle.server.backup import back_up
from hemicycle.server.players import signing_key
from hemicycle.server.settings import BadSettings

from .conftest import run
from .tables import BOT, ME, house

pytestmark = pytest.mark.one_database

EDITION = games.find("zoocracy").find_edition("2019").text


def modes(*files: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in files}


def test_a_running_server_is_copied_whole_and_for_its_owner_alone(tmp_path: Path) -> None:
    home, kept = tmp_path / "home", tmp_path / "kept"
    home.mkdir()
    kept.mkdir()
    (home / "editions").mkdir()
    before = os.umask(0o022)

    async def play() -> None:
        async with house(home) as h:
            key = signing_key(h.settings)
            (home / "editions" / "mine.toml").write_text(EDITION, "utf-8")
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT)
            await ada.come(table)
            await ada.do(p.Ready)
            written = back_up(h.settings.database, kept, "today")
            assert [file.relative_to(kept).as_posix() for file in written] == [
                "hall-today.db",
                "cookies.key",
                "editions/mine.toml",
            ]
            assert modes(*written) == {0o600}
            assert modes(kept / "editions") == {0o700}
            assert (kept / "cookies.key").read_text() == (home / "cookies.key").read_text() != ""
            assert key
        # What was copied is a database like any other, with the table in it.
        (kept / "hall-today.db").rename(kept / "hall.db")
        async with house(kept) as h:
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert clerk.table.state == "playing"

    try:
        run(play)
    finally:
        os.umask(before)


def test_what_can_not_be_copied_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="there is no database"):
        back_up(f"sqlite:///{tmp_path}/none.db", tmp_path, "today")
    (tmp_path / "games.db").write_bytes(b"")
    with pytest.raises(BadSettings, match="mkdir -m 700"):
        back_up(f"sqlite:///{tmp_path}/games.db", tmp_path / "none", "today")
    with pytest.raises(BadSettings, match=r"games\.db is not a folder"):
        back_up(f"sqlite:///{tmp_path}/games.db", tmp_path / "games.db", "today")
    (tmp_path / "games.db").write_bytes(b"this is no database at all")
    with pytest.raises(BadSettings, match="can’t be written"):
        back_up(f"sqlite:///{tmp_path}/games.db", tmp_path, "today")
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"]


def test_the_command_names_what_it_wrote(tmp_path: Path) -> None:
    home, kept = tmp_path / "home", tmp_path / "kept"
    home.mkdir()
    kept.mkdir()

    async def make() -> None:
        async with house(home):
            pass

    run(make)
    done = CliRunner().invoke(main, ["backup", str(kept), "--database", f"sqlite:///{home}/hall.db"])
    assert done.exit_code == 0
    assert sorted(str(file) for file in kept.iterdir()) == sorted(done.stdout.split())
    done = CliRunner().invoke(main, ["backup", str(kept), "--database", f"sqlite:///{home}/other.db"])
    assert done.exit_code == 2
    assert "there is no database" in done.stderr

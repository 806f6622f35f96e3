"""A copy of all that a server keeps, made while it runs, for its owner's eyes alone."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from .settings import BadSettings, is_postgres, reason, sqlite_file

Work: TypeAlias = dict[Path, Callable[[Path], Any]]
"""What is to be written, and how."""

KEYS = ("cookies.key", "push.key")
"""Without the first all players are strangers, without the second everybody must ask for notices again."""


def back_up(database: str, folder: Path, stamp: str, beside: Path | None = None) -> list[Path]:
    """Copy a database and what lies beside it into a folder; what was written.

    The copy of the database has the stamp in its name. It is whole, whatever players do meanwhile. `beside`: where
    editions lie, if the database is no file.
    """
    if folder.exists() and not folder.is_dir():
        raise BadSettings("no-folder", folder=f"{folder}")
    if not folder.is_dir():
        raise BadSettings("missing-folder", folder=f"{folder}")
    work = (_of_postgres if is_postgres(database) else _of_sqlite)(database, folder, stamp)
    home = beside if is_postgres(database) else sqlite_file(database).parent
    for edition in sorted((home / "editions").glob("*.toml")) if home else ():
        work[folder / "editions" / edition.name] = partial(copy_file, edition)
    try:
        for target, copy in work.items():
            write_whole(target, copy)
    except (OSError, sqlite3.Error) as error:
        raise BadSettings("unwritten", file=f"{target}", reason=reason(error)) from None
    return list(work)


def _of_sqlite(database: str, folder: Path, stamp: str) -> Work:
    file = sqlite_file(database)
    if not file.is_file():
        raise BadSettings("no-database", file=f"{file}")
    work: Work = {folder / f"{file.stem}-{stamp}{file.suffix}": partial(_copy_database, file)}
    for name in KEYS:
        if file.with_name(name).is_file():
            work[folder / name] = partial(copy_file, file.with_name(name))
    return work


def _of_postgres(database: str, folder: Path, stamp: str) -> Work:
    from . import portable

    work: Work = {folder / f"{portable.name(database)}-{stamp}.db": partial(portable.dump, database)}
    for name, key in portable.keys(database).items():
        work[folder / name] = partial(_put, key)
    return work


def _put(content: bytes, target: Path) -> None:
    target.write_bytes(content)


def write_whole(target: Path, copy: Callable[[Path], Any]) -> None:
    """Make a file for its owner alone, whole or not at all."""
    target.parent.mkdir(mode=0o700, exist_ok=True)
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        copy(beside)
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        with suppress(OSError):
            beside.unlink()


def copy_file(file: Path, target: Path) -> None:
    target.write_bytes(file.read_bytes())


def _copy_database(file: Path, target: Path) -> None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=60)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))

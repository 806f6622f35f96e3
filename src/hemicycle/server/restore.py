"""A copy that `hemicycle backup` has made is put in the place of a database, with the keys that lie beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from .backup import KEYS, copy_file, write_whole
from .migrations import MIGRATIONS
from .run import Running, only_one
from .settings import BadSettings, is_postgres, reason, sqlite_file
from .sqlite import look_through

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database: it belongs to that one alone."""


def restore(copy: Path, database: str, stamp: str, *, overwrite: bool = False) -> list[Path]:
    """Put a copy (or the latest in a folder) in the place of a database; what was written.

    A database that is in use, or in which there is anything, is left alone. With `overwrite` a file that was there
    is kept beside it, under another name; a PostgreSQL is emptied.
    """
    source = _found(copy)
    check(source)
    if is_postgres(database):
        return _into_postgres(source, database, overwrite=overwrite)
    target = sqlite_file(database)
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with only_one(target):
            if target.exists() and not _empty(target):
                if not overwrite:
                    raise BadSettings("restore-not-empty", file=f"{target}")
                _put_away(target, stamp)
            _forget_beside(target)
            return _written({target: partial(copy_file, source), **_keys(source.parent, target.parent)})
    except Running:
        raise BadSettings("restore-in-use", file=f"{target}") from None
    except (OSError, sqlite3.Error) as error:
        raise BadSettings("unwritten", file=f"{target}", reason=reason(error)) from None


def _into_postgres(source: Path, database: str, *, overwrite: bool) -> list[Path]:
    """Nothing is written beside it: the keys go into the database."""
    from . import portable

    with TemporaryDirectory(prefix="hemicycle-") as folder:  # for its owner alone
        copy = Path(folder) / "copy.db"
        copy_file(source, copy)
        portable.fill(copy, database, overwrite=overwrite)
    beside = {key: source.parent / key for key in KEYS}
    portable.put_keys(database, {key: file.read_bytes() for key, file in beside.items() if file.is_file()})
    return [Path(portable.name(database))]


def _found(copy: Path) -> Path:
    """The file that is meant: of a folder the latest, as the stamps in their names have it."""
    if copy.is_file():
        return copy
    copies = sorted(copy.glob("*-????-??-??-??????.db"), key=lambda one: one.stem[-17:]) if copy.is_dir() else []
    if not copies:
        raise BadSettings("restore-none", file=f"{copy}")
    return copies[-1]


def check(copy: Path) -> None:
    """Whether a copy is whole, and one that we know."""
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as db:
            look_through(db)
            (version,) = db.execute("PRAGMA user_version").fetchone()
            db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        raise BadSettings("restore-damaged", file=f"{copy}") from None
    if version > len(MIGRATIONS):
        raise BadSettings("database-newer", schema=f"{version}", known=f"{len(MIGRATIONS)}")


def _empty(file: Path) -> bool:
    if not file.stat().st_size:
        return True
    with suppress(sqlite3.OperationalError), closing(sqlite3.connect(file)) as db:
        for table in ("players", "tables"):
            if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
                return False
    return True


def _put_away(target: Path, stamp: str) -> None:
    """What was written last may still lie beside a database: it goes with it."""
    kept = target.with_name(f"{target.stem}-before-{stamp}{target.suffix}")
    for end in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{target}{end}").replace(f"{kept}{end}")
    target.replace(kept)


def _forget_beside(target: Path) -> None:
    for end in BESIDE:
        Path(f"{target}{end}").unlink(missing_ok=True)


def _keys(source: Path, target: Path) -> dict[Path, Callable[[Path], None]]:
    """The keys beside the copy, and the editions that are not there."""
    if source.resolve() == target.resolve():
        return {}
    work = {target / name: partial(copy_file, source / name) for name in KEYS if (source / name).is_file()}
    for edition in sorted((source / "editions").glob("*.toml")):
        if not (target / "editions" / edition.name).exists():
            work[target / "editions" / edition.name] = partial(copy_file, edition)
    return dict(work)


def _written(work: dict[Path, Callable[[Path], None]]) -> list[Path]:
    for target, copy in work.items():
        write_whole(target, copy)
    return list(work)

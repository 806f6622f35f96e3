"""Rows in Parquet files. It alone needs pyarrow (extra `[research]`), and only once a file is written or read."""

from __future__ import annotations

import os
import secrets
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, Self, TypeVar, get_args, get_origin

import msgspec

from hemicycle.engine.declare import SEAT, noted
from hemicycle.engine.rules import bad_setup

from .game import GameRow
from .watch import MoveRow, Wanted

Row = TypeVar("Row", GameRow, MoveRow)

GROUP: dict[type, int] = {GameRow: 500, MoveRow: 50_000}
"""Rows to a group of a file: what is kept in memory until it is written. The same games make the same groups."""
PLAIN = {str: "string", float: "float64", bool: "bool_"}


class Unwritten(Exception):
    """A file can't be written; the cause is the system's error."""

    def __init__(self, path: Path):
        super().__init__(f"{path}")
        self.path = path


def must_be_there() -> None:
    """Say how to get what it takes."""
    if find_spec("pyarrow") is None:
        raise bad_setup("no-pyarrow")


def schema(kind: type) -> Any:
    """The columns of a file, from the declaration of its rows."""
    import pyarrow

    return pyarrow.schema(_fields(kind))


def _fields(kind: type) -> list[Any]:
    import pyarrow

    found = []
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        bare = _present(hint)
        found.append(pyarrow.field(name, _column(bare), nullable=bare is not hint))
    return found


def _present(hint: Any) -> Any:
    """A type without the chance that there is nothing."""
    if get_origin(hint) in (typing.Union, types.UnionType):
        return next(one for one in get_args(hint) if one is not type(None))
    return hint


def _column(hint: Any) -> Any:
    import pyarrow

    bare, notes = noted(hint)
    if get_origin(bare) is tuple:
        return pyarrow.list_(pyarrow.field("item", _column(get_args(bare)[0]), nullable=False))
    if bare in PLAIN:
        return getattr(pyarrow, PLAIN[bare])()
    if bare is int:
        bits = 8 if SEAT in notes else next((note for note in notes if isinstance(note, int)), 32)
        return getattr(pyarrow, f"int{bits}")()
    return pyarrow.struct(_fields(bare))


class Writer(Generic[Row]):
    """A file that is being written beside its place, and put there whole."""

    def __init__(self, path: Path, kind: type[Row]):
        import pyarrow.parquet

        self.path: Path = path
        self.schema = schema(kind)
        self.group: int = GROUP[kind]
        self.waiting: list[Row] = []
        self.beside: Path = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        with self._told():
            self.file = self.beside.open("xb")
            self.parquet: Any = pyarrow.parquet.ParquetWriter(self.file, self.schema, compression="zstd")

    def add(self, rows: Sequence[Row]) -> None:
        self.waiting += rows
        while len(self.waiting) >= self.group:
            self._write(self.group)

    def end(self) -> None:
        """Nothing more comes."""
        if self.waiting:
            self._write(len(self.waiting))
        with self._told():
            self.parquet.close()
            self.file.flush()
            os.fsync(self.file.fileno())
            self.file.close()

    def show(self) -> None:
        """All of it is there: now it may be seen."""
        with self._told():
            self.beside.replace(self.path)

    def drop(self) -> None:
        """Nothing half-written stays behind."""
        with suppress(OSError, ValueError):
            self.parquet.close()
        self.parquet.is_open = False  # else it tries again as it is forgotten, and tells of it
        with suppress(OSError, ValueError):
            self.file.close()
        with suppress(OSError):
            self.beside.unlink()

    def _write(self, number: int) -> None:
        import pyarrow

        columns = zip(*map(msgspec.structs.astuple, self.waiting[:number]), strict=True)
        arrays = [pyarrow.array(one, field.type) for one, field in zip(columns, self.schema, strict=True)]
        del self.waiting[:number]
        with self._told():
            self.parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=self.schema))

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Unwritten(self.path) from error


class Files:
    """Where the rows of a series go: a row a game, and a row a decision where a file is named for them.

    with Files(Path("games.parquet")) as rows:
        simulate("koalition", 5, 1000, ["novice"], 1, 2, rows=rows)
    """

    def __init__(
        self, games: Path | None = None, decisions: Path | None = None, chances: bool = False, language: str = "en"
    ):
        must_be_there()
        # The language matters to who reads decisions, and to nobody else.
        self.wanted = Wanted(decisions is not None, chances, language if decisions is not None else "en")
        self.paths = (games, decisions)
        self.games: Writer[GameRow] | None = None
        self.moves: Writer[MoveRow] | None = None

    def __enter__(self) -> Self:
        games, decisions = self.paths
        self.games = Writer(games, GameRow) if games is not None else None
        self.moves = Writer(decisions, MoveRow) if decisions is not None else None
        return self

    def take(self, row: GameRow, moves: list[MoveRow]) -> None:
        """The next game."""
        if self.games is not None:
            self.games.add([row])
        if self.moves is not None:
            self.moves.add(moves)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        writers = [one for one in (self.games, self.moves) if one is not None]
        try:
            if kind is None:
                for writer in writers:
                    writer.end()
                for writer in writers:
                    writer.show()
        finally:
            for writer in writers:
                writer.drop()


def read(path: Path, kind: type[Row]) -> Iterator[Row]:
    """The rows of a file, whoever has filtered or joined it since it was written."""
    must_be_there()
    import pyarrow
    import pyarrow.parquet

    make = _maker(kind)
    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            if lacks := [name for name in kind.__struct_fields__ if name not in file.schema_arrow.names]:
                raise bad_setup("no-rows", path=f"{path}", lacks=lacks[0])
            for batch in file.iter_batches(GROUP[kind], columns=list(kind.__struct_fields__)):
                yield from map(make, batch.to_pylist())
    except (pyarrow.ArrowException, TypeError, KeyError):
        raise bad_setup("no-parquet", path=f"{path}") from None


@cache
def _maker(kind: type) -> Callable[[Any], Any]:
    """What makes a row of what stands in a file."""
    makes = {
        name: _made(_present(hint)) for name, hint in typing.get_type_hints(kind, include_extras=True).items()
    }
    deep = {name: make for name, make in makes.items() if make is not None}

    def row(found: dict[str, Any]) -> Any:
        for name, make in deep.items():
            found[name] = make(found[name])
        return kind(**found)

    return row


def _made(hint: Any) -> Callable[[Any], Any] | None:
    bare, _ = noted(hint)
    if get_origin(bare) is tuple:
        item = _made(get_args(bare)[0])
        return tuple if item is None else lambda found: tuple(map(item, found))
    return _maker(bare) if hasattr(bare, "_fields") else None

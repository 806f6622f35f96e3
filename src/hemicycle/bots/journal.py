"""A journal of finished games, so that a long series can be stopped and gone on with.

JSON lines: first what is played and by which code, then the games in their order, some to a line. A line that was
not finished is left out; games that stand there twice are the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec

import msgspec

from hemicycle.analysis.rows.game import Told
from hemicycle.engine.rules import Rules, bad_setup

from .processes import MARK, split

P = ParamSpec("P")

CODE = ("hemicycle.engine", "hemicycle.analysis", "hemicycle.bots")
"""Packages on which every game depends, beside its own."""
NO_MATTER = {".ftl", ".pyc"}
"""Files that change no game: what is said, and what Python makes of the others."""


ASKED_FOR_BY = {
    "table": "--players, --edition, --option",
    "bots": "--bots",
    "seed": "--seed",
    "deals": "--deals",
    "rows": "--out, --decisions, --chances, --lang",
}
"""How one says on the command line what a task is made of."""


class Played(NamedTuple):
    """What is kept of a game."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    violations: tuple[str, ...]
    promises: tuple[tuple[str, int], ...] = ()
    """How many promises were kept, broken, void."""
    told: Told | None = None
    """What it tells of itself, where that is wanted."""
    moves: bytes = b""
    """Its decisions, where they are (`analysis/rows/watch.py`)."""

    def won(self, seat: int) -> float:
        """How much of the win is a seat's: a first place shared by n counts as 1/n for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Kept(msgspec.Struct):
    """Games that followed each other, from one number on, and the seconds they took."""

    at: int
    seconds: float
    games: list[Played]


class Header(msgspec.Struct, rename={"kind": "hemicycle"}):
    """What a journal is of."""

    kind: str
    """The command and the game."""
    code: str
    task: dict[str, Any]
    """What a table it is, who plays, by which seed."""


class Unkept(Exception):
    """The file can't be read or written; the cause is the system's error."""


def _told(work: Callable[P, None]) -> Callable[P, None]:
    @wraps(work)
    def told(*given: P.args, **named: P.kwargs) -> None:
        try:
            work(*given, **named)
        except OSError as error:
            raise Unkept from error

    return told


class Journal:
    """The file of a series."""

    def __init__(self, path: Path, header: Header):
        self.path = path
        self.header = header
        self.decoder = msgspec.json.Decoder(Kept)

    @_told
    def begin(self) -> None:
        """Begin the file; or see that the one that is there is of the same series, played by the same code."""
        if not self.path.exists() or not self.path.stat().st_size:
            self._write("wb", msgspec.json.encode(self.header) + b"\n")
            return
        with self.path.open("rb") as file:
            there = self._header(file.readline())
        if there.kind != self.header.kind:
            raise bad_setup("kept-kind", path=f"{self.path}", there=there.kind, kind=self.header.kind)
        task = self.header.task
        if other := [name for name in task if there.task.get(name, task[name]) != task[name]]:
            raise bad_setup(
                "kept-other", path=f"{self.path}", what=", ".join(ASKED_FOR_BY[name] for name in other)
            )
        if there.code != self.header.code:
            raise bad_setup("kept-code", path=f"{self.path}")
        self._mend()

    def kept(self, games: int) -> Iterator[Kept]:
        """What it holds of the first so many games."""
        done = 0
        with self.path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file, 2):
                try:
                    kept = self.decoder.decode(line)
                except msgspec.MsgspecError:
                    raise bad_setup("kept-line", path=f"{self.path}", line=f"{number}") from None
                if kept.at > done:
                    raise bad_setup("kept-line", path=f"{self.path}", line=f"{number}")
                if new := kept.games[done - kept.at : games - kept.at]:
                    done += len(new)
                    yield Kept(kept.at, kept.seconds * len(new) / len(kept.games), new)

    @_told
    def keep(self, kept: Kept) -> None:
        """Write down games that are finished."""
        self._write("ab", msgspec.json.encode(kept) + b"\n")

    def _header(self, line: bytes) -> Header:
        try:
            return msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError:
            raise bad_setup("kept-none", path=f"{self.path}") from None

    def _mend(self) -> None:
        """Cut off a line that was not finished."""
        text = self.path.read_bytes()
        if (end := text.rfind(b"\n") + 1) < len(text):
            with self.path.open("rb+") as file:
                file.truncate(end)

    def _write(self, mode: str, text: bytes) -> None:
        with self.path.open(mode) as file:
            file.write(text)


def code_of(rules: Rules, bots: Iterable[str]) -> str:
    """A hash of all the code and figures on which games hang: engine, game, bots, those of one's own too."""
    found = hashlib.sha256()
    for package in (*CODE, rules.package):
        folder = Path(str(import_module(package).__file__)).parent
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in NO_MATTER:
                found.update(f"{package}/{path.relative_to(folder).as_posix()}\n".encode())
                found.update(path.read_bytes())
    for file in [file for name in sorted({*bots}) for file in _own_code(name)]:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _own_code(name: str) -> list[Path]:
    """The files on which a bot of one's own hangs, as far as its name tells."""
    if name.startswith(MARK):
        return [Path(word) for word in split(name) if Path(word).is_file()]
    module, colon, _ = name.rpartition(":")
    if not colon:
        return []
    return [Path(module) if module.endswith(".py") else Path(str(import_module(module).__file__))]

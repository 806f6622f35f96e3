"""Editions: every figure that a rulebook does not print, in a TOML file, each with its provenance.

A figure is a small table whose key says where it comes from:

    cards = { source = 4 }
    bonus = { rulebook = [4, 3, 2, 1] }
    votes = { source = [10, 10, 9], reconstructed = [1] }     # a list may be put together

A file may say only in what it differs from an edition that comes with the game:

    based_on = "las-bananas"
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterator
from importlib import resources
from typing import TYPE_CHECKING, Any, Self

import msgspec

from .state import Setup
from .words import Message, Sentence

if TYPE_CHECKING:
    from .texts import Texts

PROVENANCES = ("rulebook", "source", "reconstructed")
"""Printed in the rulebook; stated by another source; put in by us where none was found."""


class EditionError(Sentence, ValueError):
    """What is wrong with an edition file, and in which line; in words of the engine's or of the game's package."""

    def __init__(self, line: int, what: Message, package: str | None = None):
        self.line = line
        self.what = what
        self.package = package
        super().__init__(Message("figures-line", {"line": f"{line}", "what": what}), self._texts)

    def _texts(self, language: str) -> Texts:
        """Without the game's terms: what a file names is said as the file has it."""
        from .texts import Texts

        return Texts(language, self.package)

    @property
    def reason(self) -> str:
        """Without its line, in English."""
        return str(self).partition(": ")[2]

    def __reduce__(self) -> tuple[type[EditionError], tuple[int, Message, str | None]]:
        """So that it comes whole out of another process."""
        return EditionError, (self.line, self.what, self.package)


class Source:
    """An edition file: its values, and the line on which each of them begins."""

    def __init__(self, text: str, package: str | None = None):
        self.text = text
        self.package = package
        """The game's, which has words for what is wrong with its figures."""
        try:
            self.root: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            line = int(at.group(1)) if at else text.count("\n") + 1
            twice = re.search("overwrite|twice|duplicate", str(error), re.IGNORECASE)
            raise EditionError(line, Message("figures-toml-twice" if twice else "figures-toml")) from None
        self._lines = _lines(text)
        self._read: set[tuple[str | int, ...]] = set()
        self.provenance: dict[str, int] = dict.fromkeys(PROVENANCES, 0)

    def lay_over(self, base: dict[str, Any]) -> None:
        """Take from another edition what this one, which is based on it, does not say itself."""
        said = self.root
        self.root = _laid(said, base)

        def moved(path: tuple[str | int, ...]) -> tuple[str | int, ...]:
            """Where an entry of a list stands now."""
            match path:
                case (str(name), int(at), *rest):
                    return name, self.root[name].index(_of_id(self.root[name], said[name][at].get("id"))), *rest
            return path

        self._lines = {moved(path): line for path, line in self._lines.items()}

    def error(self, path: tuple[str | int, ...], what: Message) -> EditionError:
        """A complaint about the value at a path, or at the nearest place above that has a line."""
        while path and path not in self._lines and (*path, 0) not in self._lines:
            path = path[:-1]
        return EditionError(self._lines.get(path, self._lines.get((*path, 0), 1)), what, self.package)

    def wrong(self, path: tuple[str | int, ...], id: str, **params: Any) -> EditionError:
        """The same by a message of the engine's or of the game's, `figures-{id}`, which is told the figure too."""
        said = {name: value if isinstance(value, Message) else f"{value}" for name, value in params.items()}
        return self.error(path, Message(f"figures-{id}", {"figure": _said(path), **said}))

    def get(self, *path: str | int, kind: type = object) -> Any:
        """The value at a path, which must be there and of this kind."""
        self._read.update(path[:depth] for depth in range(1, len(path) + 1))
        value: Any = self.root
        for depth, key in enumerate(path):
            try:
                value = value[key]
            except (KeyError, IndexError, TypeError):
                raise self.wrong(path[:depth], "missing", figure=_said(path[: depth + 1])) from None
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise self.wrong(path, "kind", wanted=_kind(kind), given=f"{value!r}")
        return value

    def has(self, *path: str | int) -> bool:
        """Whether a value that may be left out is there."""
        self._read.add(path)
        value: Any = self.root
        for key in path[:-1]:
            try:
                value = value[key]
            except (KeyError, IndexError, TypeError):
                return False
        return path[-1] in value

    def refuse_unknown(self) -> None:
        """Once all figures have been taken: whatever nobody asked for is a slip, such as a misspelt name."""
        for path in _paths(self.root):
            if path not in self._read:
                near = sorted(
                    str(known[-1])
                    for known in self._read
                    if known[:-1] == path[:-1] and isinstance(known[-1], str)
                )
                raise self.wrong(path, "unknown-there" if near else "unknown", known=", ".join(near))

    def number(self, *path: str | int, low: int, high: int) -> int:
        """A figure that is one number within a range."""
        _, value = self._one(path)
        return self._in_range(path, value, low, high)

    def numbers(self, *path: str | int, low: int, high: int) -> list[int]:
        """A figure that is a list of numbers, each within a range."""
        found: list[int] = []
        for origin, values in self._figure(path).items():
            if not isinstance(values, list):
                raise self.wrong(path, "numbers", given=f"{values!r}")
            self.provenance[origin] += len(values)
            found += [self._in_range(path, value, low, high) for value in values]
        return found

    def players(self, low: int, high: int) -> range:
        """For how many players it is: the figure `players`, a list without gaps."""
        counts = self.numbers("players", low=low, high=high)
        if not counts or sorted(counts) != list(range(min(counts), max(counts) + 1)):
            raise self.wrong(("players",), "gaps", least=low, most=high)
        return range(min(counts), max(counts) + 1)

    def names(self, *path: str | int, known: Collection[str] | None = None) -> list[str]:
        """A figure that is a list of names, each among the known ones."""
        found: list[str] = []
        for origin, values in self._figure(path).items():
            if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
                raise self.wrong(path, "names", given=f"{values!r}")
            self.provenance[origin] += len(values)
            found += values
        if known is not None:
            for name in found:
                self.refuse_other(path, name, known)
        return found

    def name(self, *path: str | int, known: Collection[str]) -> str:
        """A plain name, which is one of the known ones."""
        name: str = self.get(*path, kind=str)
        self.refuse_other(path, name, known)
        return name

    def refuse_other(self, path: tuple[str | int, ...], value: str | int, known: Collection[object]) -> None:
        """Refuse a value that is none of those that may stand there."""
        if value not in known:
            raise self.wrong(path, "other", given=value, known=", ".join(map(str, known)))

    def refuse_taken(self, path: tuple[str | int, ...], name: str | int, taken: Collection[object]) -> None:
        """Refuse a name that another entry has."""
        if name in taken:
            raise self.wrong(path, "twice", name=name)

    def refuse_odd(self, path: tuple[str | int, ...], id: str) -> None:
        """Refuse what can't be an id."""
        if not id or not id.isascii():
            raise self.wrong(path, "odd", given=id)

    def refuse_count(self, path: tuple[str | int, ...], given: int, wanted: int, figure: str = "") -> None:
        """Refuse another number of things than wanted. `figure` tells what is counted, if not the value there."""
        if given != wanted:
            raise self.wrong(path, "count", figure=figure or _said(path), wanted=wanted, given=given)

    def refuse_fewer(self, path: tuple[str | int, ...], given: int, least: int, figure: str = "") -> None:
        """Refuse too few of them."""
        if given < least:
            raise self.wrong(path, "fewer", figure=figure or _said(path), least=least, given=given)

    def _one(self, path: tuple[str | int, ...]) -> tuple[str, Any]:
        figure = self._figure(path)
        if len(figure) != 1:
            raise self.wrong(path, "several")
        ((origin, value),) = figure.items()
        self.provenance[origin] += 1
        return origin, value

    def _figure(self, path: tuple[str | int, ...]) -> dict[str, Any]:
        figure = self.get(*path)
        if not isinstance(figure, dict) or not figure or not figure.keys() <= set(PROVENANCES):
            raise self.wrong(path, "origin", known=", ".join(PROVENANCES), example="{ source = 4 }")
        return figure

    def _in_range(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(path, "range", least=low, most=high, given=f"{value!r}")
        return value


class Edition:
    """Base of a game's edition: the figures, checked, ready for the rules."""

    rules: str = ""
    """Which of a game's sets of rules it is played by, where there are several. Texts may differ by it."""

    def __init__(self, source: Source):
        self.text = source.text
        self.figures: dict[str, Any] = source.root
        """The file as plain data."""
        # Of the figures, not of the text: a comment may be mended without breaking the records of the edition.
        self.fingerprint = hashlib.sha256(msgspec.json.encode(source.root, order="sorted")).hexdigest()[:16]
        self.id: str = source.get("id", kind=str)
        self.title: str = source.get("title", kind=str)
        self.read(source)
        source.refuse_unknown()
        self.provenance = source.provenance
        """How many figures come from where."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The edition written in this text; `EditionError` with the line when it is not a good one."""
        package = cls.__module__.rpartition(".")[0]
        source = Source(text, package)
        if source.has("based_on"):
            name = source.get("based_on", kind=str)
            file = resources.files(package) / "editions" / f"{name}.toml"
            if not re.fullmatch(r"[\w-]+", name) or not file.is_file():
                raise source.wrong(("based_on",), "no-base", name=name)
            source.lay_over(tomllib.loads(file.read_text("utf-8")))
        return cls(source)

    @classmethod
    def built_in(cls, package: str, name: str) -> Self:
        """An edition that comes with the game."""
        return cls.parse((resources.files(package) / "editions" / f"{name}.toml").read_text("utf-8"))

    def read(self, source: Source) -> None:
        """Take the figures, and refuse what can't be."""
        raise NotImplementedError

    def players(self) -> range:
        """For how many players it is."""
        raise NotImplementedError

    @property
    def usual(self) -> int:
        """How many sit down where nobody says: five, or as near as it comes."""
        return min(self.players(), key=lambda players: abs(players - 5))

    def has(self, option: str, value: Any) -> bool:
        """Whether a table option may have a value in it: what is refused here is not advised either."""
        return True

    def refuses(self, setup: Setup) -> Message | None:
        """Why a table can't be played with this edition."""
        return None

    def unshuffled(self) -> dict[str, Any]:
        """Its piles by the purpose of the draw, each as it lies before it is first shuffled (docs/records.md).

        A pile that differs between tables is given for each of them.
        """
        return {}

    def whole(self) -> str:
        """The file without what it is based on: it makes this very edition, whatever becomes of the others."""
        return "".join(f"{_toml_key(name)} = {_toml(value)}\n" for name, value in self.figures.items())

    def summary(self, *, built_in: bool) -> dict[str, str]:
        """How records name it; one that doesn't come with the game is kept whole."""
        kept = {"id": self.id, "fingerprint": self.fingerprint}
        return kept if built_in else {**kept, "text": self.text}


def _toml(value: Any) -> str:
    """A value as TOML has it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml_key(name)} = {_toml(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # Texts, numbers, yes and no are written as in JSON; only DEL is not.
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def _toml_key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _toml(name)


def _laid(said: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """A table over another: what it says is so, figure by figure, and the rest is as it was."""
    found = dict(base)
    for name, value in said.items():
        old: Any = base.get(name)
        if _is_list_of_tables(value) and _is_list_of_tables(old):
            found[name] = _laid_list(value, old)
        elif isinstance(value, dict) and isinstance(old, dict) and not value.keys() <= set(PROVENANCES):
            found[name] = _laid(value, old)
        elif name != "based_on":
            found[name] = value
    return found


def _laid_list(said: list[dict[str, Any]], base: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entries over those of the same id; a new one comes after the one that it names (`after`), or last."""
    found = list(base)
    for entry in said:
        old = _of_id(found, entry.get("id"))
        if old is not None:
            found[found.index(old)] = _laid(entry, old)
            continue
        before = _of_id(found, entry.get("after"))
        at = len(found) if before is None else found.index(before) + 1
        found.insert(at, {name: value for name, value in entry.items() if before is None or name != "after"})
    return found


def _of_id(entries: list[dict[str, Any]], id: Any) -> Any:
    return next((entry for entry in entries if entry.get("id") == id), None)


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _said(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


def _kind(kind: type) -> Message:
    return Message(f"figures-a-{kind.__name__}")


def _paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every table and value of a file, but for what lies inside a figure or a plain list."""
    if path:
        yield path
    if isinstance(value, dict) and not (value and value.keys() <= set(PROVENANCES)):
        for key, inner in value.items():
            yield from _paths(inner, (*path, key))
    elif _is_list_of_tables(value):
        for at, inner in enumerate(value):
            yield from _paths(inner, (*path, at))


def _lines(text: str) -> dict[tuple[str | int, ...], int]:
    """The line on which each table and key begins, as near as a look at the lines tells; `tomllib` doesn't."""
    lines: dict[tuple[str | int, ...], int] = {}
    counts: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    depth, quote = 0, ""

    def numbered(names: str, last: bool) -> tuple[str | int, ...]:
        """A header's path, with the number of the entry after each name that is a list of tables."""
        path: tuple[str | int, ...] = ()
        parts = [part.strip().strip("\"'") for part in names.split(".")]
        for at, part in enumerate(parts):
            path = (*path, part)
            if at == len(parts) - 1 and last:
                counts[path] = counts.get(path, -1) + 1
            if path in counts:
                path = (*path, counts[path])
        return path

    for number, raw in enumerate(text.split("\n"), 1):
        if quote:
            quote = "" if quote in raw else quote
            continue
        line = re.sub(r'"[^"]*"|\'[^\']*\'', lambda match: match.group().replace("#", "").replace("[", ""), raw)
        line = line.split("#")[0].strip()
        if depth == 0 and (header := re.fullmatch(r"\[\[([^\[\]]+)\]\]", line)):
            table = numbered(header.group(1), last=True)
            lines[table] = number
        elif depth == 0 and (header := re.fullmatch(r"\[([^\[\]]+)\]", line)):
            table = numbered(header.group(1), last=False)
            lines[table] = number
        elif depth == 0 and (key := re.match(r"([\w.\"'-]+)\s*=", line)):
            lines[(*table, *(part.strip("\"'") for part in key.group(1).split(".")))] = number
            depth = _open(line)
            quote = next((mark for mark in ('"""', "'''") if raw.count(mark) == 1), "")
        elif depth:
            depth += _open(line)
    return lines


def _open(line: str) -> int:
    return sum(line.count(mark) for mark in "[{") - sum(line.count(mark) for mark in "]}")

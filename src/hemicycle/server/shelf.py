"""The shelf: editions of their own that whoever runs a server has put beside those that come with the games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from hemicycle import games
from hemicycle.engine.editions import Edition, EditionError

from .protocol import NewTable
from .settings import BadSettings, Settings, reason

LONGEST_ID = 32
"""As much as `NewTable.edition` takes."""
LARGEST = 256 * 1024
"""Bytes of an edition's file: the largest that comes with a game has 25 thousand."""


class Settled(NewTable):
    """A table as it is kept: with the whole text of an edition that doesn't come with the game, and its lesson.

    So neither a restart nor a change of the file touches a table that has been set up.
    """

    figures: str = ""
    lesson: str = ""
    """Of the game's lessons, the one that is played here; empty: none."""


class Shelf:
    """Every edition of one's own, by its game and its id."""

    def __init__(self, files: Iterable[Path] = ()):
        self._own: dict[str, dict[str, Edition]] = {}
        for file in files:
            self._put(file)

    def _put(self, file: Path) -> None:
        rules, edition = read(file)
        if rules.ships(edition):
            return
        if edition.id in rules.editions:
            raise BadSettings("edition-same-id", file=f"{file}", id=edition.id, game=rules.name)
        if not edition.id or len(edition.id) > LONGEST_ID or not edition.id.isprintable():
            raise BadSettings("edition-id", file=f"{file}", longest=LONGEST_ID)
        known = self._own.setdefault(rules.name, {}).setdefault(edition.id, edition)
        if known.fingerprint != edition.fingerprint:
            raise BadSettings("edition-twice", file=f"{file}", id=edition.id, game=rules.name)

    def of(self, game: str) -> list[Edition]:
        """The editions of a game on the shelf."""
        return list(self._own.get(game, {}).values())

    def settle(self, new: NewTable) -> Settled:
        """A table that somebody wants, with the figures that it will be played by."""
        if isinstance(new, Settled):
            return new
        wanted = {name: getattr(new, name) for name in NewTable.__struct_fields__}
        edition = self._own.get(new.game, {}).get(new.edition)
        return Settled(**wanted, figures=edition.text if edition else "")


def read(file: Path) -> tuple[games.Rules, Edition]:
    """The edition in a file, and the game that it is of."""
    try:
        content = file.read_bytes()
        if len(content) > LARGEST:
            raise BadSettings("edition-large", file=f"{file}")
        return games.edition_in(content.decode("utf-8"))
    except OSError as error:
        raise BadSettings("unread", file=f"{file}", reason=reason(error)) from None
    except UnicodeDecodeError:
        raise BadSettings("edition-not-text", file=f"{file}") from None
    except EditionError as error:
        raise BadSettings("edition-bad", file=f"{file}", what=error) from None


def files(settings: Settings) -> list[Path]:
    """Those that were named, and those in the folder `editions` beside the database."""
    return [*settings.editions, *sorted((settings.folder / "editions").glob("*.toml"))]


@lru_cache(maxsize=100)
def edition_of(game: str, text: str) -> Edition:
    """The edition that a table keeps."""
    return games.find(game).edition.parse(text)

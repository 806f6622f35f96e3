"""Where a game under way stands, kept beside its minutes, so that it goes on whatever its rules become.

The minutes make a table only by the rules of their time. A snapshot holds what they had made of it after so many
entries: the state with its whole edition, the log, and what the table knows besides. Under other rules the table
is built from it and from the entries after it, as far as these rules take them; from there it goes on.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.records import chain, written
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.words import Refused

from . import entries as e
from .stand import Reason
from .table import Table

FORMAT = 1
EVERY = 200
"""Entries after which there is another one, at a table that is not unloaded meanwhile."""

Marks = list[tuple[int, int, int, list[Seat] | None]]
"""What entries did: the first decision, the last one, 1 if taken back, and who learnt of it."""


class Snapshot(msgspec.Struct, omit_defaults=True):
    """A table with its game, after so many entries."""

    format: int
    n: int
    rules: int
    game: dict[str, Any]
    """As `Game.save` has it."""
    log: list[str]
    """As in a record."""
    marks: Marks
    began: int
    """With which of the entries the cards were dealt."""
    seam: int
    """Since which decision these rules are played; what was before is not played again."""
    played: float
    since: float
    opened: dict[int, float] = {}
    lapses: dict[str, float] = {}
    waits: dict[str, float] = {}
    offered: dict[str, float] = {}
    stood_in: list[Seat] = []
    thought: list[tuple[Seat, int]] = []
    pondered: list[tuple[Seat, str, str]] = []
    reasons: dict[int, list[Reason]] = {}
    unsaid: dict[int, Reason] = {}


class Unreadable(Exception):
    """Today's rules can make nothing of it."""


def taken(table: Table) -> bytes:
    """A snapshot of a table at which a game is under way."""
    game = table.game
    assert game is not None
    saved = msgspec.json.decode(game.save())
    edition = game.state.setup.edition
    saved["state"]["setup"]["edition"] = {**edition.summary(built_in=True), "text": edition.whole()}
    kept = Snapshot(
        FORMAT,
        len(table.minutes),
        table.rules.version,
        saved,
        written(game),
        marks_of(table),
        table.dealt_at,
        table.seam,
        table.played,
        table.since,
        table.opened,
        table.lapses,
        table.waits,
        table.offered,
        sorted(table.stood_in),
        list(table.agenda.offered.items()),
        [(seat, kind, chapter) for (seat, kind), chapter in table.agenda.pondered.items()],
        {number: list(reasons) for number, reasons in table.reasons.items()},
        table.unsaid,
    )
    return zlib.compress(msgspec.json.encode(kept), 3)


def read(kept: bytes) -> Snapshot:
    try:
        found = msgspec.json.decode(zlib.decompress(kept), type=Snapshot)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise Unreadable(f"{error}") from None
    if found.format != FORMAT:
        raise Unreadable(f"format {found.format}")
    return found


def marks_of(table: Table) -> Marks:
    return [
        (one.first, one.moves, int(one.undone), None if one.heard is None else sorted(one.heard))
        for one in table.minutes
    ]


def rebuild(table: Table, entries: Sequence[e.AnyEntry], base: Snapshot) -> None:
    """A table from its snapshot, and what came after it; `Unreadable`, or whatever an entry comes to."""
    table.passing = True
    for entry in entries[: base.n]:
        table.apply(entry)
    table.mark(base.marks, base.began)
    restore(table, base)
    for entry in entries[base.n :]:
        table.apply(entry)


def restore(table: Table, base: Snapshot) -> None:
    """Have the game, and what the table knows of it, as it was."""
    table.base = base
    table.passing = False
    table.game = _game(table, base)
    table.seam = base.seam if base.rules == table.rules.version else table.game.number
    table.played, table.since = base.played, base.since
    table.opened, table.lapses = dict(base.opened), dict(base.lapses)
    table.waits, table.offered = dict(base.waits), dict(base.offered)
    table.stood_in = set(base.stood_in)
    table.agenda.offered = dict(base.thought)
    table.agenda.pondered = {(seat, kind): chapter for seat, kind, chapter in base.pondered}
    table.reasons = {number: tuple(reasons) for number, reasons in base.reasons.items()}
    table.unsaid = dict(base.unsaid)
    table.note_open()


def _game(table: Table, base: Snapshot) -> Game:
    rules, saved = table.rules, base.game
    try:
        log = chain(rules, base.log)
        try:
            return Game.go_on(rules, msgspec.json.encode(saved), log)
        except BadSetup:
            # Its figures can't be read any more: then by those that the edition has today.
            edition = rules.find_edition(saved["state"]["setup"]["edition"]["id"])
            setup = {**saved["state"]["setup"], "edition": edition.summary(built_in=True)}
            state = {**saved["state"], "setup": setup}
            return Game.go_on(rules, msgspec.json.encode({**saved, "state": state}), log)
    except Exception as error:
        # Whatever rules of another time stumble over: the table is then shown as it stood.
        raise Unreadable(f"{error}") from error


def go_on(blank: Callable[[], Table], entries: Sequence[e.AnyEntry], base: Snapshot) -> tuple[Table, int]:
    """The same under other rules, with what these take of the entries after it; `Unreadable`.

    And how many decisions they don't take: these must be taken again. What people said and did besides stays.
    """
    taken = len(entries)
    while True:
        table = blank()
        rebuild(table, entries[: base.n], base)
        try:
            again = _as_far(table, entries[base.n :], taken - base.n)
        except Broken as broken:
            # What is half done is of no use: once more, up to there.
            taken = base.n + broken.at
            continue
        assert table.game is not None
        table.seam = table.game.number
        return table, again


class Broken(Exception):
    """Rules have stumbled over an entry."""

    def __init__(self, at: int):
        super().__init__()
        self.at = at


def _as_far(table: Table, entries: Sequence[e.AnyEntry], most: int) -> int:
    """Let happen what happened, as far as the rules take it: how many decisions are left out."""
    again, stuck = 0, False
    for at, entry in enumerate(entries):
        of_game = isinstance(entry, e.OF_THE_GAME)
        if of_game and not stuck:
            stuck = at >= most or not _fits(table, entry, at)
        elif not of_game:
            table.apply(entry)
        if of_game and stuck:
            table.pass_over(entry)
            again += isinstance(entry, e.Acted) - isinstance(entry, e.Undone)
    return max(0, again)


def _fits(table: Table, entry: e.AnyEntry, at: int) -> bool:
    """Whether today's rules take an entry, which has happened then."""
    try:
        table.apply(entry)
    except (Refused, msgspec.ValidationError):
        return False
    except Exception as error:
        raise Broken(at) from error
    return True

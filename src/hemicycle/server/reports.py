"""Lines of talk that players have reported, each with what was said around it.

Whoever reads a report is shown what the player who reported it could hear, and no more: what others whispered to
each other is not needed to judge it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat

from . import entries as e
from . import registry
from .database import Db
from .penalties import deeds

AROUND = 5
"""Lines before it and after it."""


class Speaker(msgspec.Struct, frozen=True):
    player: str
    """Their id; empty if it is not known any more."""
    name: str
    reported: int = 0
    """How many lines of theirs have ever been reported."""


class Heard(msgspec.Struct, frozen=True):
    """A line of talk."""

    id: str
    at: float
    name: str
    text: str
    whispered: bool = False


class Report(msgspec.Struct, frozen=True):
    line: str
    """The id of the line, by which the report is named."""
    table: str
    made: float
    """When it was first reported."""
    reasons: list[str]
    by: list[Speaker]
    """Who reported it."""
    speaker: Speaker
    said: str
    around: list[Heard]
    settled: bool = False


class _Told(msgspec.Struct, frozen=True):
    """A line and who could hear it."""

    line: e.Spoke
    player: str
    name: str
    seats: tuple[str, ...]
    """Who sat where then."""

    def reaches(self, player: str) -> bool:
        seat = self.seats.index(player) if player in self.seats else SPECTATOR
        return not self.line.to or seat in self.line.to


def all_reports(db: Db) -> list[Report]:
    """Every report, the latest first."""
    settled = {deed.why for deed in deeds(db) if deed.act == "settle"}
    ask = "SELECT made, table_id, player, line, reason, said FROM reports ORDER BY made"
    grouped: dict[tuple[str, str], list[Any]] = {}
    for row in db.execute(ask).fetchall():
        grouped.setdefault((row[1], row[3]), []).append(row)
    talks = {table: _talk(db, table) for table in {table for table, _ in grouped}}
    lines = {key: next((one for one in talks[key[0]] if one.line.id == key[1]), None) for key in grouped}
    counted: dict[str, int] = {}
    for told in lines.values():
        if told is not None and told.player:
            counted[told.player] = counted.get(told.player, 0) + 1
    wanted = {row[2] for rows in grouped.values() for row in rows} | set(counted)
    names = registry.names(db, wanted)
    reports = []
    for (table, line), rows in grouped.items():
        told = lines[table, line]
        player = told.player if told is not None else ""
        name = names.get(player) or (told.name if told is not None else "")
        reporters = [row[2] for row in rows]
        reports.append(
            Report(
                line,
                table,
                rows[0][0],
                list(dict.fromkeys(row[4] for row in rows)),
                [Speaker(one, names.get(one, "")) for one in reporters],
                Speaker(player, name, counted.get(player, 0)),
                told.line.text if told is not None else rows[0][5].partition(": ")[2],
                _around(talks[table], line, reporters[0]),
                line in settled,
            )
        )
    return sorted(reports, key=lambda one: one.made, reverse=True)


def _around(talk: list[_Told], line: str, reporter: str) -> list[Heard]:
    heard = [one for one in talk if one.reaches(reporter) or one.line.id == line]
    at = next((at for at, one in enumerate(heard) if one.line.id == line), None)
    near = heard[max(0, at - AROUND) : at + AROUND + 1] if at is not None else []
    return [Heard(one.line.id, one.line.at, one.name, one.line.text, bool(one.line.to)) for one in near]


def _talk(db: Db, table: str) -> list[_Told]:
    """All that was said at a table, with who sat where as it was."""
    talk: list[_Told] = []
    seated: dict[Seat, tuple[str, str]] = {}
    rows = db.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    for (body,) in rows:
        match entry := e.decode(body):
            case e.Sat() | e.Renamed():
                seated[entry.seat] = (entry.player, entry.name)
            case e.Stood() | e.Gone() | e.Filled():
                seated.pop(entry.seat, None)
            case e.Spoke():
                player, name = seated.get(entry.seat, ("", ""))
                last = max(seated, default=-1)
                seats = tuple(seated.get(seat, ("", ""))[0] for seat in range(last + 1))
                talk.append(_Told(entry, player, name, seats))
    return talk

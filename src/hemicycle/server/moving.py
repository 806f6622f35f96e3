"""A table moves from one server to another: written into a file whole, and taken in from there once.

The file is text, a line of JSON for each entry of the minutes; the last line is the hash of all before it, so that
one that was cut or changed is told. It holds the secret of the game and all that was said: it is for the two who
run the servers, and for nobody else.

People are known by the server's cookie, so on the other one they are strangers. Where their game goes on the table
rests, a bot keeps each seat under its owner's name, and whoever has the link may sit down there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from typing import cast

import msgspec

from hemicycle.engine.rules import BadSetup

from . import entries as e
from .archive import Archive
from .clerk import Clerk
from .hall import Hall
from .opening import Opening
from .refusal import Refusal
from .settings import BadSettings
from .store import Snapped, Store, TableRow, Write
from .table import Table

FORMAT = 1


class Head(msgspec.Struct, tag_field="hemicycle", tag="table"):
    """The first line: the table without its minutes."""

    format: int
    id: str
    made: float
    changed: float
    host: str
    settings: msgspec.Raw
    """`shelf.Settled`: with the figures of an edition of one's own."""
    secret: str
    commands: list[tuple[str, str]]
    """Those that were carried out, by player and id: none is carried out again."""
    told: list[tuple[str, msgspec.Raw]] = []
    """What has been told to whom (`store.Told`)."""
    state: str = ""
    snapshots: dict[str, bytes] = {}
    """Where its game stood after so many entries: from there other rules go on."""
    archive: dict[str, bytes] = {}
    """What is kept of its game, piece by piece: so it is shown whatever the rules are there."""
    editions: dict[str, str] = {}
    """The figures that it has been played by, by their fingerprints."""


class Moved(msgspec.Struct):
    """A table that was in a file."""

    table: Table
    head: Head
    entries: list[bytes]


class Luggage:
    """A file, to whoever opens a table that is stored: the store and the archive of what came with it."""

    def __init__(self, head: Head, now: float):
        self.head = head
        self.now = now
        self.store = self.archivist = self

    def clock(self) -> float:
        return self.now

    async def edition(self, fingerprint: str) -> str | None:
        return self.head.editions.get(fingerprint)

    async def snapshot(self, table: str, least: int, most: int) -> bytes | None:
        found = [n for n in map(int, self.head.snapshots) if least <= n <= most]
        return self.head.snapshots[f"{max(found)}"] if found else None

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """There is no more than what is in the file."""
        return {}

    async def find(self, table: str) -> Archive | None:
        async def piece(name: str) -> bytes | None:
            return self.head.archive.get(name)

        return await Archive.read(piece)


# --- out ----------------------------------------------------------------------------------------------------


async def export(store: Store, id: str) -> str | None:
    """The text of a table; nothing if there is none."""
    found = await store.load(id)
    if found is None:
        return None
    row, entries, commands = found
    told = await store.told(id)
    begun = [one for one in (e.decode(body) for _, body in entries) if isinstance(one, e.Began | e.Continued)]
    editions = {one.fingerprint: await store.edition(one.fingerprint) for one in begun}
    head = Head(
        FORMAT,
        row.id,
        row.made,
        row.changed,
        row.host,
        msgspec.Raw(row.settings),
        row.secret,
        sorted(commands),
        [(player, msgspec.Raw(msgspec.json.encode(one))) for player, one in sorted(told.items())],
        row.state,
        {f"{n}": await store.snapshot(id, n, n) or b"" for n in await store.snapshots(id)},
        await store.archive_pieces(id, ""),
        {fingerprint: text for fingerprint, text in editions.items() if text},
    )
    lines = [msgspec.json.encode(head), *(body for _, body in entries)]
    text = "".join(f"{line.decode()}\n" for line in lines)
    return f'{text}{{"sha256":"{_hash(text)}"}}\n'


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- in -----------------------------------------------------------------------------------------------------


async def read(text: str, file: str, now: float) -> Moved:
    """The table in a file; `BadSettings` says what is wrong with it."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith('{"hemicycle":"table"'):
        raise BadSettings("import-no-table", file=file)
    body = "".join(f"{line}\n" for line in lines[:-1])
    if lines[-1] != f'{{"sha256":"{_hash(body)}"}}':
        raise BadSettings("import-damaged", file=file)
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        if head.format > FORMAT:
            raise BadSettings("import-newer", file=file)
        return await _opened(head, [line.encode() for line in lines[1:-1]], now)
    except BadSetup as error:
        raise BadSettings("import-other-rules", file=file, what=error.message) from None
    except Refusal as refusal:
        raise BadSettings("import-other-rules", file=file, what=refusal.message) from None
    except msgspec.MsgspecError:
        raise BadSettings("import-damaged", file=file) from None


async def _opened(head: Head, entries: list[bytes], now: float) -> Moved:
    """The table as it would be opened here; where it goes on by other rules, that is an entry more."""
    table, continued = await Opening(cast(Hall, Luggage(head, now)), _row(head), entries).open()
    if continued is not None:
        entries.append(e.encode(continued))
        head.snapshots[f"{len(entries)}"] = table.kept_base
    return Moved(table, head, entries)


def _row(head: Head) -> TableRow:
    about = (head.id, head.made, head.changed, head.host, bytes(head.settings), head.secret)
    return TableRow(*about, b"", head.state or "gathering", False, False, [])


def _strangers(table: Table, here: set[str], now: float) -> Iterator[e.AnyEntry]:
    """What becomes of the seats of people whom this server does not know."""
    if table.state == "over":
        return
    strange = [seat for seat, one in enumerate(table.seats) if one.player and one.player not in here]
    for seat in strange:
        if table.state == "gathering" and not table.seats[seat].reserved:
            yield e.Stood(at=now, seat=seat)
        elif table.state == "gathering":
            yield e.Filled(at=now, seat=seat, level="")
        else:
            if not table.seats[seat].kept:
                yield e.Kept(at=now, seat=seat, why="voted")
            yield e.Vacated(at=now, seat=seat)
    if strange and table.state == "playing" and not table.paused:
        yield e.Paused(at=now, paused=True)


async def take_in(store: Store, hall: Hall, moved: Moved, now: float) -> bool:
    """Keep a table that has come from elsewhere; whether it was not here already."""
    table, head = moved.table, moved.head
    players = [one for one in table.players if one]
    here = {one for one in players if await store.player(one) is not None}
    for entry in list(_strangers(table, here, now)):
        moved.entries.append(e.encode(table.apply(entry).entry))
    row = _row(head)
    clerk = Clerk(hall, row, table, set())
    clerk._describe(now, [])
    clerk._stop()
    told = [(player, bytes(one)) for player, one in head.told]
    if not await store.move_in(Write(row, 0, moved.entries), head.commands, told):
        return False
    await store.keep_editions(head.editions)
    last = -1
    for n, body in sorted((int(n), body) for n, body in head.snapshots.items()):
        await store.put_snapshot(head.id, Snapped(n, body, last))
        last = n
    if head.archive:
        await store.put_archive(head.id, head.archive)
    return True

"""A table from what is stored of it, here or in a process that looks back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from . import entries as e
from . import snapshots
from .shelf import Settled
from .table import Table


class About(Protocol):
    """All that makes a table, as it is handed to a process."""

    id: str
    settings: bytes
    secret: str
    made: float
    host: str
    entries: list[bytes]
    edition: str
    """The text of its edition, where it is not that of today."""
    base: bytes
    """Where its rules were others once: the snapshot from which on they are today's."""


def blank(about: About, kind: type[Table] = Table) -> Table:
    """The table before anything has happened at it."""
    settings = msgspec.json.decode(about.settings, type=Settled)
    table = kind(about.id, settings, about.secret, about.made, about.host)
    table.edition = about.edition
    return table


def played(about: About, kind: type[Table] = Table) -> Table:
    """The table as it is now."""
    table = blank(about, kind)
    for _ in playing(table, [e.decode(body) for body in about.entries], about.base):
        pass
    return table


def playing(table: Table, entries: Sequence[e.AnyEntry], base: bytes) -> Iterator[None]:
    """The same entry by entry, so that others may be served in between; what a snapshot knows goes at once."""
    at = 0
    if base:
        snapshot = snapshots.read(base)
        at = snapshot.n
        snapshots.rebuild(table, entries[:at], snapshot)
    for entry in entries[at:]:
        table.apply(entry)
        yield

"""What whoever runs the server has decided: who was warned, may not talk or come, which tables are closed.

All of it is plain SQL on a connection. Each decision is written down in the log of decisions too (`audit`), in the
same transaction: a running server learns there that there is something new (`usher.py`).
"""

from __future__ import annotations

import secrets
from typing import Literal, TypeAlias

import msgspec

from .database import Db

Kind: TypeAlias = Literal["warning", "mute", "ban"]
Act: TypeAlias = Literal[
    "warn", "mute", "unmute", "ban", "unban", "delete", "close", "open", "export", "import", "reports", "settle"
]


class Penalty(msgspec.Struct, frozen=True):
    """What somebody has been told, or may not do."""

    id: str
    player: str
    kind: Kind
    why: str
    made: float
    until: float = 0
    """0: for good."""
    ended: float = 0
    """When a warning was read, or the rest was taken back; 0: not yet."""

    def stands(self, now: float) -> bool:
        return not self.ended and (not self.until or self.until > now)


class Deed(msgspec.Struct, frozen=True):
    """What somebody who runs the server has done."""

    n: int
    """Deeds are counted, without a gap."""
    made: float
    who: str
    """The system's name of whoever did it."""
    act: str
    player: str = ""
    """About whom, by id: a name would stay when its owner has deleted themselves."""
    table: str = ""
    why: str = ""


PENALTY_COLUMNS = "id, player, kind, why, made, until, ended"
DEED_COLUMNS = "n, made, who, act, player, table_id, why"


def note(db: Db, who: str, act: Act, now: float, *, player: str = "", table: str = "", why: str = "") -> None:
    """Write down a deed, and tell those who run. Of two at the same moment one comes after the other."""
    db.lock("audit")
    insert = f"INSERT INTO audit ({DEED_COLUMNS}) SELECT coalesce(max(n), 0) + 1, ?, ?, ?, ?, ?, ? FROM audit"
    db.execute(insert, (now, who, act, player, table, why))
    db.notify("deed")


def deeds(db: Db, after: int = 0) -> list[Deed]:
    ask = f"SELECT {DEED_COLUMNS} FROM audit WHERE n > ? ORDER BY n"
    return [Deed(*row) for row in db.execute(ask, (after,)).fetchall()]


def last_deed(db: Db) -> int:
    (last,) = db.execute("SELECT max(n) FROM audit").fetchone()
    return int(last or 0)


# --- players ------------------------------------------------------------------------------------------------


def impose(db: Db, player: str, kind: Kind, why: str, now: float, until: float = 0) -> None:
    """A mute or a ban takes the place of the one before; warnings add up."""
    if kind != "warning":
        lift(db, player, kind, now)
    insert = f"INSERT INTO penalties ({PENALTY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, 0)"
    db.execute(insert, (secrets.token_hex(8), player, kind, why, now, until))


def lift(db: Db, player: str, kind: Kind, now: float) -> bool:
    """Take back what stands; whether anything did."""
    change = (
        "UPDATE penalties SET ended = ? WHERE player = ? AND kind = ? AND ended = 0 AND (until = 0 OR until > ?)"
    )
    return bool(db.execute(change, (now, player, kind, now)).rowcount)


def have_read(db: Db, player: str, id: str, now: float) -> None:
    """A warning has been read by whom it is for."""
    change = "UPDATE penalties SET ended = ? WHERE id = ? AND player = ? AND kind = 'warning' AND ended = 0"
    db.execute(change, (now, id, player))


def standing(db: Db, now: float) -> list[Penalty]:
    """All that holds now, the oldest first."""
    ask = f"SELECT {PENALTY_COLUMNS} FROM penalties WHERE ended = 0 AND (until = 0 OR until > ?) ORDER BY made"
    return [Penalty(*row) for row in db.execute(ask, (now,)).fetchall()]


def of(db: Db, player: str) -> list[Penalty]:
    """All that somebody has ever got."""
    ask = f"SELECT {PENALTY_COLUMNS} FROM penalties WHERE player = ? ORDER BY made"
    return [Penalty(*row) for row in db.execute(ask, (player,)).fetchall()]


# --- tables -------------------------------------------------------------------------------------------------


def close(db: Db, table: str, why: str, now: float) -> None:
    open_again(db, table)
    db.execute("INSERT INTO closed (table_id, made, why) VALUES (?, ?, ?)", (table, now, why))


def open_again(db: Db, table: str) -> bool:
    """Whether it was closed."""
    return bool(db.execute("DELETE FROM closed WHERE table_id = ?", (table,)).rowcount)


def closed(db: Db) -> dict[str, str]:
    """Tables that are closed, and why."""
    return {str(table): str(why) for table, why in db.execute("SELECT table_id, why FROM closed").fetchall()}

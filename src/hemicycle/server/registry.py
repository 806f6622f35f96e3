"""Who and what there is on a server, for whoever runs it: players, tables, and how much of everything.

Functions read from a connection, in plain SQL.
"""

from __future__ import annotations

import msgspec

from . import penalties
from .database import Db
from .penalties import Penalty
from .store import name_key

FOUND = 50
"""Players that are listed at most: who has so common a name is found by more of it."""
WEEKS = 8
WEEK = 7 * 24 * 3600.0
TALK, MOVE, DEAL = b'{"type":"spoke"', b'{"type":"acted"', b'{"type":"bargained"'
"""How entries of the minutes begin."""


class Known(msgspec.Struct, frozen=True):
    """A player, as whoever runs the server may know them."""

    id: str
    name: str
    made: float
    seen: float
    passphrase: bool
    """Whether they can come back by it: who has none is lost with their cookie."""
    tables: int
    """At which they sit."""
    penalties: list[Penalty] = []


class Listed(msgspec.Struct, frozen=True):
    """A table."""

    id: str
    game: str
    state: str
    title: str
    made: float
    changed: float
    moves: int
    players: list[str]
    """Who sits there, by name; bots too."""
    closed: str = ""
    """Why, if it is."""


class Statistics(msgspec.Struct, frozen=True):
    players: int
    named: int
    passphrases: int
    seen_in_a_week: int
    tables: dict[str, dict[str, int]]
    """By game, and then by state."""
    closed: int
    finished: dict[str, int]
    """Games by the week, counted back from now, in which something last happened at their tables."""
    moves: int
    talk: int
    deals: int
    """Offers and answers."""
    reports: int
    bans: int
    mutes: int


# --- players ------------------------------------------------------------------------------------------------


def meant(db: Db, given: str) -> list[Known]:
    """The player of this id; else all who have exactly this name."""
    return _players(db, "id = ?", given) or _players(db, "name_key = ? AND name <> ''", name_key(given))


def found(db: Db, words: str) -> list[Known]:
    """All in whose names this stands."""
    pattern = name_key(words).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return _players(db, "name_key LIKE ? ESCAPE '\\'", f"%{pattern}%") if pattern else []


def _players(db: Db, where: str, value: str) -> list[Known]:
    ask = (
        "SELECT id, name, made, seen, passphrase, (SELECT count(*) FROM sitting WHERE player = players.id)"
        f" FROM players WHERE {where} ORDER BY seen DESC LIMIT {FOUND}"
    )
    return [
        Known(id, name, made, seen, bool(passphrase), tables, penalties.of(db, id))
        for id, name, made, seen, passphrase, tables in db.execute(ask, (value,)).fetchall()
    ]


def names(db: Db, ids: set[str]) -> dict[str, str]:
    """What players are called now; who is not there any more is left out."""
    found = (db.execute("SELECT id, name FROM players WHERE id = ?", (id,)).fetchone() for id in sorted(ids))
    return {str(row[0]): str(row[1]) for row in found if row is not None}


# --- tables -------------------------------------------------------------------------------------------------


def tables(db: Db, state: str, game: str, limit: int) -> list[Listed]:
    """Those at which something happened last, first."""
    shut = penalties.closed(db)
    listed: list[Listed] = []
    columns = "SELECT id, state, made, changed, summary FROM tables"
    for id, stands, made, changed, summary in db.execute(f"{columns} ORDER BY changed DESC").fetchall():
        info = msgspec.json.decode(summary)
        closed = shut.get(id, "")
        if (state and state != ("closed" if closed else stands)) or (game and info["game"] != game):
            continue
        people = [seat.get("name", "") for seat in info["seats"] if seat.get("kind") != "open"]
        moves = info.get("moves", 0)
        listed.append(
            Listed(
                id, info["game"], stands, info["title"], made, changed, moves, list(filter(None, people)), closed
            )
        )
        if len(listed) == limit:
            break
    return listed


def is_table(db: Db, id: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None


def statistics(db: Db, now: float) -> Statistics:
    def count(what: str, *values: object) -> int:
        return int(db.execute(f"SELECT count(*) FROM {what}", values).fetchone()[0])

    by_game: dict[str, dict[str, int]] = {}
    finished = [0] * WEEKS
    for state, changed, summary in db.execute("SELECT state, changed, summary FROM tables").fetchall():
        states = by_game.setdefault(msgspec.json.decode(summary)["game"], {})
        states[state] = states.get(state, 0) + 1
        if state == "over" and (ago := max(0, int((now - changed) // WEEK))) < WEEKS:
            finished[ago] += 1
    standing = penalties.standing(db, now)

    def entries(head: bytes) -> int:
        return count(f"entries WHERE substr(body, 1, {len(head)}) = ?", head)

    return Statistics(
        players=count("players"),
        named=count("players WHERE name <> ''"),
        passphrases=count("players WHERE passphrase <> ''"),
        seen_in_a_week=count("players WHERE seen > ?", now - WEEK),
        tables={game: by_game[game] for game in sorted(by_game)},
        closed=count("closed"),
        finished={f"{ago}": number for ago, number in enumerate(finished)},
        moves=entries(MOVE),
        talk=entries(TALK),
        deals=entries(DEAL),
        reports=count("reports"),
        bans=sum(one.kind == "ban" for one in standing),
        mutes=sum(one.kind == "mute" for one in standing),
    )

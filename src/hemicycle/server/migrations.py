"""The tables of the database, as steps from nothing to now.

A database knows at which step it is (SQLite by `PRAGMA user_version`, PostgreSQL by the table `schema_version`).
What stands here has been carried out on somebody's machine: add a step, never change one. It is written as SQLite
has it; `for_postgres` says the few words that PostgreSQL has others for.
"""

from __future__ import annotations

from collections.abc import Iterator

from .settings import BadSettings

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE players (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            passphrase TEXT NOT NULL,
            token TEXT NOT NULL,
            email TEXT NOT NULL,
            push BLOB NOT NULL
        )""",
        "CREATE INDEX players_by_name ON players (name_key) WHERE passphrase <> ''",
        "CREATE UNIQUE INDEX players_by_token ON players (token) WHERE token <> ''",
        "CREATE INDEX players_visiting ON players (seen) WHERE name = '' AND passphrase = '' AND token = ''",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            made DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            host TEXT NOT NULL,
            settings BLOB NOT NULL,
            secret TEXT NOT NULL,
            summary BLOB NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
            joinable INTEGER NOT NULL,
            watchable INTEGER NOT NULL,
            wake DOUBLE PRECISION NOT NULL,
            seats INTEGER NOT NULL
        )""",
        "CREATE INDEX tables_joinable ON tables (changed) WHERE joinable = 1",
        "CREATE INDEX tables_watchable ON tables (changed) WHERE watchable = 1 AND state = 'playing'",
        "CREATE INDEX tables_gathering ON tables (changed) WHERE state = 'gathering'",
        "CREATE INDEX tables_wake ON tables (wake) WHERE wake > 0",
        "CREATE INDEX tables_host ON tables (host)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            n INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        """CREATE TABLE commands (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            player TEXT NOT NULL,
            command TEXT NOT NULL,
            PRIMARY KEY (table_id, player, command)
        )""",
        """CREATE TABLE sitting (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            player TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX sitting_player ON sitting (player)",
        """CREATE TABLE reports (
            made DOUBLE PRECISION NOT NULL,
            table_id TEXT NOT NULL,
            player TEXT NOT NULL,
            line TEXT NOT NULL,
            reason TEXT NOT NULL,
            said TEXT NOT NULL
        )""",
    ),
    # Notices: in which language, to which address, what has been told; and when no server ran.
    (
        "ALTER TABLE players ADD COLUMN lang TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE players ADD COLUMN pending TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE players ADD COLUMN pending_since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE players ADD COLUMN links INTEGER NOT NULL DEFAULT 0",
        # Nobody has confirmed these: they are asked as the next notice is due.
        "UPDATE players SET pending = email, email = '' WHERE email <> ''",
        """CREATE TABLE notices (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            player TEXT NOT NULL,
            told BLOB NOT NULL,
            PRIMARY KEY (table_id, player)
        )""",
        # What was over before is not told now.
        """INSERT INTO notices (table_id, player, told)
            SELECT DISTINCT tables.id, sitting.player, '{"keys":["over"]}'
            FROM tables JOIN sitting ON sitting.table_id = tables.id WHERE state = 'over'""",
        "CREATE TABLE alive (at DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE downtimes (since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL)",
    ),
    # People: how often somebody has logged out everywhere, whom they have blocked, and who has deleted themselves.
    (
        "ALTER TABLE players ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE blocks (
            player TEXT NOT NULL,
            blocked TEXT NOT NULL,
            name TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (player, blocked)
        )""",
        "CREATE INDEX blocks_of ON blocks (blocked)",
        "CREATE TABLE leavers (player TEXT PRIMARY KEY)",
        "CREATE INDEX commands_player ON commands (player)",
    ),
    # Many processes on one database: who lives, who keeps a table, who is connected where; and what all share.
    (
        """CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            began DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL
        )""",
        "ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_kept ON tables (keeper) WHERE keeper <> ''",
        # How many entries there are: whoever writes the next one moves it on.
        "ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET length = coalesce((SELECT max(n) + 1 FROM entries WHERE table_id = tables.id), 0)",
        # With which entry a command came; of those from before it is not known, and nobody asks.
        "ALTER TABLE commands ADD COLUMN n INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            process TEXT NOT NULL,
            players BLOB NOT NULL,
            watching INTEGER NOT NULL,
            signs BLOB NOT NULL,
            PRIMARY KEY (table_id, process)
        )""",
        "CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL)",
        """CREATE TABLE buckets (
            bucket TEXT NOT NULL,
            source TEXT NOT NULL,
            level DOUBLE PRECISION NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (bucket, source)
        )""",
    ),
    # Old games: what is shown of those that are over, and where those under way stand, whatever the rules become.
    (
        """CREATE TABLE archives (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            piece TEXT NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, piece)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            n INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        "CREATE TABLE editions (fingerprint TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ),
    # Order: what whoever runs the server has decided of people and tables, and who decided it.
    (
        """CREATE TABLE penalties (
            id TEXT PRIMARY KEY,
            player TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('warning', 'mute', 'ban')),
            why TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX penalties_player ON penalties (player)",
        "CREATE INDEX penalties_standing ON penalties (kind) WHERE ended = 0",
        """CREATE TABLE closed (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            made DOUBLE PRECISION NOT NULL,
            why TEXT NOT NULL
        )""",
        """CREATE TABLE audit (
            n INTEGER PRIMARY KEY,
            made DOUBLE PRECISION NOT NULL,
            who TEXT NOT NULL,
            act TEXT NOT NULL,
            player TEXT NOT NULL,
            table_id TEXT NOT NULL,
            why TEXT NOT NULL
        )""",
    ),
)


def missing(version: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The steps that a database lacks, by number. `BadSettings` when it is from a time to come."""
    if version > len(MIGRATIONS):
        raise BadSettings("database-newer", schema=f"{version}", known=f"{len(MIGRATIONS)}")
    yield from enumerate(MIGRATIONS[version:], version + 1)


TOLD_OVER = """'{"keys":["over"]}'"""


def for_postgres(statement: str) -> str:
    return statement.replace(" BLOB ", " BYTEA ").replace(TOLD_OVER, f"CAST({TOLD_OVER} AS BYTEA)")

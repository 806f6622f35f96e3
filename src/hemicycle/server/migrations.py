"""The tables of the database, as steps from nothing to now.

A database knows at which step it is (`PRAGMA user_version`). What stands here has been carried out on somebody's
machine: add a step, never change one.
"""

from __future__ import annotations

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
)

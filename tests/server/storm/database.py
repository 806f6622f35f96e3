"""A PostgreSQL that may die at any moment: nothing that keeps what is acknowledged is switched off."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import msgspec
import psycopg

from .. import throwaway
from ..client import Plain

SETTINGS = {"listen_addresses": "", "max_connections": "200", "fsync": "on", "synchronous_commit": "on"}
PATIENCE = 60.0


class Database:
    """One cluster, life after life."""

    def __init__(self) -> None:
        # A folder of its own: it does not run as root, and a test's folders are closed to others.
        self.folder = Path(tempfile.mkdtemp(prefix="hemicycle-storm-pg-"))
        self.place = throwaway.made(self.folder)
        self.url = throwaway.address(self.folder, "postgres")
        self.process: subprocess.Popen[bytes] | None = None
        self.lives = 0

    def start(self) -> None:
        """It answers when this returns. What the one before it left behind may still be about to end."""
        until = time.monotonic() + PATIENCE
        self.process = throwaway.started(self.place, SETTINGS)
        while True:
            try:
                psycopg.connect(self.url, connect_timeout=5).close()
                break
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()[-2000:]
                if self.process.poll() is not None:
                    self.process = throwaway.started(self.place, SETTINGS)
                time.sleep(0.02)
        self.lives += 1

    def kill(self) -> None:
        """`kill -9` of the postmaster."""
        self._end(signal.SIGKILL)

    def stop_at_once(self) -> None:
        """`pg_ctl stop -m immediate`: nothing more is written; the next start goes through the log."""
        self._end(signal.SIGQUIT)

    def _end(self, by: int) -> None:
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    async def of(self, table: str) -> tuple[list[Plain], list[tuple[str, int]]]:
        """What is kept of a table: its entries in order, and which command came with which."""
        return await asyncio.to_thread(self._of, table)

    def _of(self, table: str) -> tuple[list[Plain], list[tuple[str, int]]]:
        while True:
            try:
                with psycopg.connect(self.url) as connection:
                    ask = "SELECT n, body FROM entries WHERE table_id = %s ORDER BY n"
                    entries = connection.execute(ask, (table,)).fetchall()
                    ask = "SELECT command, n FROM commands WHERE table_id = %s"
                    commands = connection.execute(ask, (table,)).fetchall()
            except psycopg.OperationalError:
                time.sleep(0.05)  # it is just dead
                continue
            assert [number for number, _ in entries] == list(range(len(entries)))
            return [msgspec.json.decode(body) for _, body in entries], commands

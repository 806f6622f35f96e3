"""The keys of a server that has several processes: kept in its database, so that all of them sign alike.

Where there is one process they lie in files beside the database. Such a file, if it is there, is where the first
process takes them from: so nobody becomes a stranger as a club moves to PostgreSQL.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec

from .notices import new_push_key
from .settings import Settings
from .store import Store


async def keyed(store: Store, settings: Settings) -> Settings:
    """With the keys of all processes, where there may be others."""
    if not store.shared:
        return settings
    secret, push_key = settings.secret, settings.push_key
    if not secret:
        fresh = _from(settings.folder / "cookies.key", lambda: secrets.token_hex(32).encode())
        secret = (await store.house("cookies.key", fresh)).decode().strip()
    if settings.push and not push_key:
        push_key = (
            (await store.house("push.key", _from(settings.folder / "push.key", new_push_key))).decode().strip()
        )
    return msgspec.structs.replace(settings, secret=secret, push_key=push_key)


def _from(file: Path, make: Callable[[], bytes]) -> Callable[[], bytes]:
    return lambda: file.read_bytes() if file.is_file() else make()

"""What whoever runs a server can decide about it."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message, Sentence


class BadSettings(Sentence, ValueError):
    """A setting that can't be: a sentence for whoever typed it, `BadSettings("no-database", file=…)`."""

    def __init__(self, id: str, /, **params: Any):
        super().__init__(Message(f"settings-{id}", params), lambda language: Texts(language, __package__))


def reason(error: Exception) -> Message:
    """Why a file is not read or written, in our words: the system says it in English alone."""
    match error:
        case PermissionError():
            return Message("file-not-allowed")
        case IsADirectoryError():
            return Message("file-is-folder")
        case FileExistsError():
            return Message("file-exists")
        case FileNotFoundError() | NotADirectoryError():
            return Message("file-missing")
        case OSError(errno=errno.ENOSPC):
            return Message("file-no-room")
        case OSError(errno=number) if number is not None:
            return Message("file-trouble", {"number": f"{number}"})
        case sqlite3.Error(sqlite_errorname="SQLITE_NOTADB"):
            return Message("file-no-database")
        case sqlite3.Error():
            return Message("file-sqlite", {"error": getattr(error, "sqlite_errorname", type(error).__name__)})
    return Message("file-bad-name")


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once; beyond `flood` more the door is shut."""

    a_second: float
    at_once: float
    flood: float = 1000


class Limits(msgspec.Struct, frozen=True):
    """How much one connection, one player and one address may ask for.

    An address may be a whole school behind one router, so its limits are wide.
    """

    message: int = 64 * 1024
    """Bytes in a message to the server."""
    body: int = 32 * 1024
    """Bytes in the body of an HTTP request."""
    commands: Rate = Rate(10, 40, flood=100)
    """Of one connection. A large one counts as several: one more for each 4 KiB."""
    commands_of_address: Rate = Rate(200, 800, flood=2000)
    beside: Rate = Rate(0.5, 40, flood=40)
    """What one player does at one table beside the game: talk, sit, leave, mute, pause. The game's rules set no
    bound to it, and all of it is kept."""
    advice: Rate = Rate(0.25, 12, flood=40)
    """How often one player may ask at one table what to do: each takes some 20 to 200 ms of thought."""
    requests: Rate = Rate(30, 200)
    """HTTP requests of one address that the server must think about (not the files of the client). To look back at
    a game counts for several."""
    visits: Rate = Rate(0.5, 60, flood=60)
    """New players from one address: each is a row in the database."""
    tables: Rate = Rate(0.1, 20, flood=20)
    """New tables of one address."""
    passphrases: Rate = Rate(0.1, 10, flood=10)
    """Tries of one address, and tries for one name: each costs 19 MiB and some 20 ms. The debt is small: whoever
    tries somebody else's name must not keep them out for hours."""
    handshakes: Rate = Rate(10, 100)
    """New sockets of one address."""
    connections_of_player: int = 20
    connections_of_address: int = 200
    waiting_messages: int = 512
    """Messages that wait for a slow reader before it is cut off. It may come back and resume."""
    waiting_bytes: int = 1024 * 1024


UNLIMITED = Rate(1e9, 1e9, 1e9)


def unlimited() -> Limits:
    """No rates, for measuring and for tests with many clients on one address."""
    usual = msgspec.structs.asdict(Limits())
    rates: dict[str, Any] = {name: UNLIMITED for name, limit in usual.items() if isinstance(limit, Rate)}
    return Limits(**rates, connections_of_player=1_000_000, connections_of_address=1_000_000)


class Smtp(msgspec.Struct, frozen=True):
    """Where e-mail goes out."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    security: str = "starttls"
    """`starttls`, `tls` from the first byte, or `none`."""


LOOPBACK = ("127.0.0.1", "::1")


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    database: str
    """`sqlite:///FILE`."""
    folder: Path
    """Where keys are kept."""
    public_url: str = ""
    """Under which address players reach it, without a slash at the end; empty: as they ask for it."""
    host: str = "127.0.0.1"
    port: int = 8080
    proxies: tuple[str, ...] = LOOPBACK
    """Whose `X-Forwarded-For` is believed."""
    secret: str = ""
    """Signs the cookies; empty: the one in the folder, made at the first start."""
    smtp: Smtp | None = None
    push: bool = False
    """Whether notices go to devices too; it needs the extra `[push]`."""
    lan: bool = False
    """Whether the home network is let in from the start, where it listens on this machine alone."""
    switch: bool = False
    """Whether whoever sits at this machine may let it in, and shut it out, from the page."""
    contact: str = ""
    """Whom push services may write to: an e-mail address of whoever runs the server."""
    notice_minutes: float = 10
    """At most one notice in this time per player, table and kind."""
    metrics_token: str = ""
    editions: tuple[Path, ...] = ()
    """Files of editions that can be played here beside those that come with the games."""
    bot_delay: float = 1.0
    """How long bots seem to think, as a factor; 0: not at all."""
    thinkers: int = -1
    """How many processes think for the bots at most; -1: one for each core but one, 0: none, the server thinks."""
    thought_seconds: float = 60
    """A bot that takes longer for a thought is given up: what the rules play for the absent is played."""
    gathering_days: float = 7
    """A table at which nobody has begun is cleared away after this time."""
    visitor_days: float = 60
    """A player without a name, a passphrase or a seat is forgotten after this time."""
    limits: Limits = Limits()

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")


def public_url(given: str) -> str:
    """The address under which players reach the server, checked and without a slash at its end."""
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        right = False
    if not right or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise BadSettings("public-url", given=given)
    return f"{parts.scheme}://{parts.netloc}".lower()


def sqlite_file(url: str) -> Path:
    """The file that `sqlite:///FILE` or `sqlite:////ABSOLUTE/FILE` names."""
    scheme, found, file = url.partition(":///")
    if scheme != "sqlite" or not found or not file or "?" in file or "\0" in file:
        raise BadSettings("database", given=url)
    return Path(file).expanduser()


def private(path: Path, content: bytes) -> bytes:
    """What a file of the data folder holds; made with this content, for its owner alone, if it is not there."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    return content

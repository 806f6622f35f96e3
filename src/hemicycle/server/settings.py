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


def damaged(error: sqlite3.Error) -> bool:
    """Whether a database's file is no longer what it was: not the disk, nor what was asked of it."""
    return str(getattr(error, "sqlite_errorname", "")).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


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
    head: int = 16 * 1024
    """Bytes of a request before its body."""
    head_seconds: float = 10
    """In which it must be there; a line that says nothing goes, too."""
    body_seconds: float = 20
    """In which a body must be there."""
    drain: int = 1024 * 1024
    """Bytes of a body that was refused already, until the line is cut."""
    answer_seconds: float = 300
    """In which an answer must have been taken: a page by a bad line takes a while."""
    unread: int = 32 * 1024 * 1024
    """Bytes of answers, pages and news that nobody has taken yet, of all lines together."""
    lines: int = 4096
    """Connections in all, whatever they are for; fewer where the system gives us fewer files."""
    lines_of_address: int = 400
    """Of one address, of which 200 may be at tables; never more than half of all. For a trusted proxy it is not
    counted."""
    silent_of_address: int = 100
    """Of these, those that have not said what they want: the oldest gives way to the next."""
    requests_at_once: int = 64
    """Of one address, behind a proxy too: requests that are not answered yet."""
    commands: Rate = Rate(10, 40, flood=100)
    """Of one connection. A large one counts as several: one more for each 4 KiB."""
    commands_of_address: Rate = Rate(200, 800, flood=2000)
    beside: Rate = Rate(0.5, 40, flood=40)
    """What one player does at one table beside the game: talk, sit, leave, mute, pause. The game's rules set no
    bound to it, and all of it is kept."""
    said: int = 2000
    """Lines that are kept of one player at one table."""
    said_letters: int = 500_000
    """And letters."""
    passing: int = 500
    """How often somebody may sit down at one table in all, and how often those who watch may mute somebody there:
    it is kept, and whoever comes by a new browser is somebody else."""
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
    """Tries of one address, and tries for one name: each costs 19 MiB and some 20 ms."""
    passphrases_besieged: Rate = Rate(0.01, 3, flood=3)
    """Tries of one address for a name that is tried too often: whoever guesses at somebody's passphrase must not
    keep them out, who come from elsewhere."""
    mails: Rate = Rate(1 / 600, 5, flood=5)
    """Mails that ask to confirm an address, by who asks, from where, and to which: they must not pester others."""
    handshakes: Rate = Rate(10, 100)
    """New sockets of one address."""
    connections_of_player: int = 20
    connections_of_address: int = 200
    waiting_messages: int = 512
    """Messages that wait for a slow reader before it is cut off. It may come back and resume."""
    waiting_bytes: int = 1024 * 1024
    silence: float = 15
    """Seconds after which a connection is pinged, and after as many more cut off if it does not answer: it died
    without a goodbye."""


UNLIMITED = Rate(1e9, 1e9, 1e9)


def unlimited() -> Limits:
    """No rates, for measuring and for tests with many clients on one address."""
    usual = msgspec.structs.asdict(Limits())
    rates: dict[str, Any] = {name: UNLIMITED for name, limit in usual.items() if isinstance(limit, Rate)}
    return Limits(
        **rates,
        connections_of_player=1_000_000,
        connections_of_address=1_000_000,
        requests_at_once=1_000_000,
        said=1_000_000,
        said_letters=1_000_000_000,
        passing=1_000_000,
    )


class Smtp(msgspec.Struct, frozen=True):
    """Where e-mail goes out."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    security: str = "starttls"
    """`starttls`, `tls` from the first byte, or `none`."""


THOUGHT_SECONDS = 60.0
LOOPBACK = ("127.0.0.1", "::1")


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    database: str
    """`sqlite:///FILE` or `postgresql://…`."""
    folder: Path
    """Where keys are kept."""
    public_url: str = ""
    """Under which address players reach it, without a slash at the end; empty: as they ask for it."""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """How many processes serve behind the port."""
    proxies: tuple[str, ...] = LOOPBACK
    """Whose `X-Forwarded-For` is believed."""
    secret: str = ""
    """Signs the cookies; empty: the one in the folder, made at the first start."""
    smtp: Smtp | None = None
    push_key: str = ""
    """Signs the notices to devices; empty: the one in the folder."""
    push: bool = False
    """Whether notices go to devices too; it needs the extra `[push]`."""
    lan: bool = False
    """Whether the home network is let in from the start, where it listens on this machine alone."""
    switch: bool = False
    """Whether whoever sits at this machine may let it in, and shut it out, from the page."""
    contact: str = ""
    """Whom push services may write to: an e-mail address of whoever runs the server."""
    notice_minutes: float = 10
    """At most one notice in this time per player and table; what comes meanwhile is told together after it."""
    metrics_token: str = ""
    editions: tuple[Path, ...] = ()
    """Files of editions that can be played here beside those that come with the games."""
    bot_delay: float = 1.0
    """How long bots seem to think, as a factor; 0: not at all."""
    thinkers: int = -1
    """How many processes think for the bots at most; -1: one for each core but one, 0: none, the server thinks."""
    thought_seconds: float = THOUGHT_SECONDS
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


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> Path:
    """The file that `sqlite:///FILE` or `sqlite:////ABSOLUTE/FILE` names."""
    scheme, found, file = url.partition(":///")
    if scheme != "sqlite" or not found or not file or "?" in file or "\0" in file:
        # A password may stand in it, as in that of another database.
        raise BadSettings("database", given=f"…@{url.rpartition('@')[2]}" if "@" in url else url)
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

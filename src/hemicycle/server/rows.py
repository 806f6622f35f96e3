"""What the store keeps, as its callers know it."""

from __future__ import annotations

import unicodedata

import msgspec


class Conflict(Exception):
    """Somebody else has written this entry, or carried out this command: load the table again."""

    def __init__(self, why: str = "", command: bool = False):
        super().__init__(why)
        self.command = command
        """Whether it is the command that has been carried out already."""


class TableRow(msgspec.Struct):
    """A table as it is stored, beside its entries."""

    id: str
    made: float
    changed: float
    host: str
    """A player's id."""
    settings: bytes
    """`shelf.Settled` in JSON."""
    secret: str
    """The seed of the game: never logged, and never sent before the end."""
    summary: bytes
    """`protocol.TableInfo` in JSON, public: for lists, without loading the table."""
    state: str
    """`gathering`, `playing` or `over`."""
    joinable: bool
    """Listed, gathering, with a free seat."""
    watchable: bool
    """Everybody may watch."""
    players: list[str]
    """By seat; empty where no person sits."""
    wake: float = 0
    """When a clock runs out or a bot must move, though nobody is there; 0: never."""


class Snapped(msgspec.Struct):
    """Where a game stands."""

    n: int
    """After how many entries."""
    body: bytes
    needed: int = -1
    """Which older one is needed still."""


class Write(msgspec.Struct):
    """What one command changes, all of it or nothing."""

    table: TableRow
    first: int
    """The number of the first of the entries."""
    entries: list[bytes]
    command: tuple[str, str] | None = None
    """Whose command, by player id, and which."""
    snapshot: Snapped | None = None
    """Where the game stands after it, if that is to be kept."""


class Tail(msgspec.Struct):
    """What has been written at a table since one last read it."""

    row: TableRow
    entries: list[bytes]
    commands: set[tuple[str, str]]
    """Carried out with these entries."""


class Presence(msgspec.Struct):
    """Who is connected to a table at one of the processes."""

    process: str
    players: list[str]
    watching: int
    signs: bytes
    """Whatever else the processes tell each other of it."""


class Player(msgspec.Struct):
    id: str
    name: str = ""
    made: float = 0
    seen: float = 0
    passphrase: str = ""
    """Its argon2 hash."""
    token: str = ""
    """The hash of the key for programs."""
    email: str = ""
    push: bytes = b"[]"
    """The devices' subscriptions, in JSON."""
    lang: str = ""
    """In which they read, as far as it is known."""
    pending: str = ""
    """An address for `email` that has not been confirmed."""
    pending_since: float = 0
    """When a mail was sent there that asks for it; 0: not yet."""
    links: int = 0
    """How often the links in mails have been ended: those from before lead nowhere."""
    epoch: int = 0
    """How often they have logged out everywhere: cookies from before are nobody's."""


class Told(msgspec.Struct, omit_defaults=True):
    """What somebody who is away has been told of a table."""

    keys: list[str] = []
    """What of the present state: see `herald.Item`."""
    sent: float = 0
    """When the last notice went out, or was tried."""
    failed: int = 0
    """How often in a row that has failed."""


def name_key(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()

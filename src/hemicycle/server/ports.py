"""What the doors (HTTP and sockets) need of the hall and its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from . import protocol
from .connection import Connection
from .store import Player


class AnyTable(Protocol):
    """One table. Whatever is not open to who asks raises `Refusal`."""

    async def attend(self, connection: Connection, after: int | None) -> None:
        """Somebody is here from now on, and is sent the whole of what they may see."""

    def quit(self, connection: Connection) -> None: ...

    async def command(self, player: Player, connection: Connection, command: protocol.AnyCommand) -> None:
        """Carry out a command; it returns when what it did is stored and told."""

    async def info(self, player: Player) -> protocol.TableInfo: ...

    async def terms(self, player: Player, seats: Sequence[int], lang: protocol.Language) -> protocol.Terms: ...

    async def moment(
        self, player: Player, move: int, seat: int | str | None, lang: protocol.Language
    ) -> protocol.Moment: ...

    async def chronicle(self, player: Player, lang: protocol.Language) -> protocol.Chronicle: ...

    async def story(self, player: Player, lang: protocol.Language) -> protocol.Story: ...

    async def record(self, player: Player) -> str: ...


class AnyHall(Protocol):
    """All tables of a server."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def games(self) -> list[protocol.GameInfo]: ...

    async def make(self, player: Player, new: protocol.NewTable) -> str:
        """Set up a table; its id."""

    async def tables(self, player: Player) -> protocol.Tables: ...

    async def find(self, id: str) -> AnyTable | None: ...

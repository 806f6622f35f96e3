"""Who is at a table: the seats, who has the host's rights, and what becomes of a seat whose owner is away.

It changes with the entries of the minutes alone, as the table does.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hemicycle.engine.declare import Seat

from . import entries as e


class Sitting(msgspec.Struct):
    """A seat and who has it."""

    kind: str = "open"
    """open, person or bot"""
    player: str = ""
    name: str = ""
    level: str = ""
    ready: bool = False
    seal: str = ""
    word: str = ""
    """In older minutes: a word given openly."""
    kept: bool = False
    """A person's seat that a bot plays until its owner is back."""
    gone: bool = False
    """Its owner has deleted themselves: it is nobody's, and has no name."""
    since: float = 0
    """Since when its owner has it, where somebody else had it before."""

    @property
    def reserved(self) -> bool:
        return self.kind == "open" and bool(self.player)

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.kept


class Company:
    """The people of one table."""

    def __init__(self, host: str):
        self.host = host
        """The player who has the host's rights."""
        self.hostless = False
        """Whether that player has left, and the rights are to pass to somebody else."""
        self.sent: set[str] = set()
        """Players whom the host has sent away."""
        self.were: set[str] = set()
        """Players who had a seat of the game and have it no more: they know what was in it."""
        self.votes: dict[tuple[Seat, e.Who], set[Seat]] = {}
        """Who wants that a bot, or another person, plays on for somebody who is away."""
        self.voted: set[Seat] = set()
        """Seats that a bot keeps since the others wanted it."""
        self.vacant: set[Seat] = set()
        """Seats that a bot keeps, and where another person may sit down."""
        self.heard: dict[str, float] = {}
        """When a player last did or said anything here."""

    def hear(self, entry: e.AnyEntry, seats: Sequence[Sitting], *, by_all: bool) -> None:
        """Whoever does anything, or says anything, is there: the others need not vote on their seat any more.

        Where not all know of it, votes stay: that they fell would tell of a whisper, or of an answer under seal.
        They come to nothing, as long as whoever they are about is not absent.
        """
        match entry:
            case e.Acted(by="person") | e.Bargained(by="person"):
                seat = entry.seat
            case e.Called() | e.Voted():
                seat = entry.by
            case e.Undone() | e.Spoke() | e.Wished() | e.Returned() | e.Coached() | e.Sat() | e.GotReady():
                seat = entry.seat
            case _:
                return
        self.heard[seats[seat].player] = entry.at
        if by_all:
            self.votes = {key: by for key, by in self.votes.items() if key[0] != seat}

    def sit(self, entry: e.Sat, seats: list[Sitting]) -> None:
        before = seats[entry.seat]
        if before.kept:
            self.were.add(before.player)
        seats[entry.seat] = Sitting("person", entry.player, entry.name, since=entry.at if before.kept else 0)
        self.vacant.discard(entry.seat)
        self._settle(entry.seat)
        if entry.player == self.host:
            self.hostless = False

    def stand(self, entry: e.Stood | e.Gone, seats: list[Sitting]) -> None:
        """Before the deal: the seat is free again."""
        before = seats[entry.seat]
        if isinstance(entry, e.Stood) and entry.sent:
            self.sent.add(before.player)
        self._leaves(before.player)
        seats[entry.seat] = Sitting()

    def keep(self, entry: e.Kept, seats: list[Sitting]) -> None:
        """A bot plays on."""
        seats[entry.seat].kept = True
        (self.voted.add if entry.why == "voted" else self.voted.discard)(entry.seat)
        self._leaves(seats[entry.seat].player)
        self._settle(entry.seat)

    def come_back(self, entry: e.Returned, seats: list[Sitting]) -> None:
        seats[entry.seat].kept = False
        self.vacant.discard(entry.seat)
        if seats[entry.seat].player == self.host:
            self.hostless = False

    def go(self, entry: e.Gone, seats: list[Sitting]) -> None:
        """A bot plays on for good, unless the others let another person sit down there."""
        before = seats[entry.seat]
        self._leaves(before.player)
        self.heard.pop(before.player, None)
        before.player, before.name, before.kept, before.gone = "", "", True, True
        self._settle(entry.seat)

    def take(self, entry: e.Hosted | e.Renamed | e.Voted | e.Vacated, seats: Sequence[Sitting]) -> None:
        match entry:
            case e.Hosted():
                self.host, self.hostless = seats[entry.seat].player, False
            case e.Renamed():
                seats[entry.seat].name = entry.name
            case e.Voted():
                votes = self.votes.setdefault((entry.seat, entry.who), set())
                (votes.add if entry.want else votes.discard)(entry.by)
                if not votes:
                    del self.votes[entry.seat, entry.who]
            case e.Vacated():
                self.vacant.add(entry.seat)
                self._settle(entry.seat)

    def _leaves(self, player: str) -> None:
        if player and player == self.host:
            self.hostless = True

    def _settle(self, seat: Seat) -> None:
        """Something has become of a seat: what was voted on it is done with, and by whoever had it."""
        self.votes = {key: left for key, by in self.votes.items() if key[0] != seat and (left := by - {seat})}

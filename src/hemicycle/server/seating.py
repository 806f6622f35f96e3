"""Who sits where: seats are taken, left, filled and given on, and so are the host's rights."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, TypeAlias

from hemicycle.bots import levels
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request

from . import entries as e
from . import protocol as p
from .players import clean_name
from .refusal import Refusal, refuse
from .table import Table

if TYPE_CHECKING:
    from .commands import Asking

Entries: TypeAlias = Iterator[e.AnyEntry]

ABSENT = {"live": 5 * 60.0, "days": 2 * 24 * 3600.0}
"""Seconds without a sign after which somebody who is not connected counts as absent, by the table's pace."""
LOST_IN_THOUGHT = 15 * 60.0
"""The same, at a live table, of whoever has the page open."""


def sit(asking: Asking, command: p.Sit) -> Entries:
    table, seat = asking.table, asking.existing(command.seat)
    if table.state != "playing" or seat not in table.company.vacant:
        asking.gathering()
    if asking.seat == seat:
        return
    if asking.seat != SPECTATOR:
        raise refuse("not-allowed", "refusal-seated-already")
    _welcome(asking)
    sitting = table.seats[seat]
    free = sitting.kept if table.begun else sitting.kind == "open"
    if not free or (sitting.reserved and sitting.player != asking.player):
        raise refuse("not-allowed", "refusal-seat-taken")
    wanted = asking.name or clean_name(command.name)
    if not wanted:
        raise refuse("not-allowed", "refusal-no-name")
    yield e.Sat(at=asking.now, seat=seat, player=asking.player, name=distinct(table, seat, wanted))


def _welcome(asking: Asking) -> None:
    """Whether somebody may sit down at this table at all."""
    company = asking.table.company
    if asking.player in company.sent:
        raise refuse("not-allowed", "refusal-sent-away")
    if asking.blocked:
        raise refuse("not-allowed", "refusal-blocked")
    if asking.player in company.were:
        raise refuse("not-allowed", "refusal-had-seat")


def distinct(table: Table, seat: Seat, wanted: str) -> str:
    """The name, with a number behind it when somebody else at the table has it."""
    taken = {one.name for at, one in enumerate(table.seats) if at != seat}
    number, name = 1, wanted
    while name in taken:
        number += 1
        name = f"{wanted[:28]} {number}"
    return name


def leave(asking: Asking, command: p.Leave) -> Entries:
    seat = asking.seated()
    if asking.table.state == "gathering":
        asking.gathering()
        yield e.Stood(at=asking.now, seat=seat)
    elif asking.table.state == "playing" and not asking.table.seats[seat].kept and asking.table.walk is None:
        yield e.Kept(at=asking.now, seat=seat, why="left")


def back(asking: Asking, command: p.Back) -> Entries:
    seat = asking.seated()
    if asking.table.seats[seat].kept:
        yield e.Returned(at=asking.now, seat=seat)


def fill(asking: Asking, command: p.Fill) -> Entries:
    """Anybody at the table may put a bot on a free seat; only the host may make a taken one free."""
    asking.gathering()
    table, seat = asking.table, asking.existing(command.seat)
    if not asking.host:
        asking.seated()
    sitting = table.seats[seat]
    if command.level and not levels.known(table.rules, command.level):
        known = ", ".join(levels.names(table.rules))
        raise refuse("not-allowed", "refusal-no-such-level", levels=known)
    if not asking.host and (sitting.kind != "open" or sitting.reserved or not command.level):
        raise refuse("not-allowed", "refusal-host-only")
    if sitting.kind == "person":
        if sitting.player == asking.player:
            raise refuse("not-allowed", "refusal-own-seat")
        yield e.Stood(at=asking.now, seat=seat, sent=True)
        if not command.level:
            return
    name = table.bot_name(seat) if command.level else ""
    yield e.Filled(at=asking.now, seat=seat, level=command.level, name=name)


# The host's rights


def host(asking: Asking, command: p.Host) -> Entries:
    """Whoever sits here may take the host's rights when the host is away for long."""
    seat, table = asking.seated(), asking.table
    if asking.host:
        return
    if table.seats[seat].kept:
        raise refuse("not-allowed", "refusal-kept")
    _be_absent(asking, table.host)
    yield e.Hosted(at=asking.now, seat=seat)


def heir(table: Table, at: float, here: Collection[Seat]) -> e.Hosted | None:
    """The host has left: their rights pass to the next person who plays, rather to one who is here."""
    company = table.company
    if not company.hostless or (table.seals.closed and not table.begun):
        return None
    count = len(table.seats)
    left = next((seat for seat, one in enumerate(table.seats) if one.player == company.host), 0)
    next_ones = [(left + step) % count for step in range(count)]
    heirs = [seat for seat in next_ones if seat in table.persons and table.seats[seat].player != company.host]
    return e.Hosted(at=at, seat=min(heirs, key=lambda seat: seat not in here)) if heirs else None


# Somebody is away


def replace(asking: Asking, command: p.Replace) -> Entries:
    """More than half of the others who play here want it: then a bot plays on, or another person may.

    At a table with a clock a bot takes the seat by itself, and the others say only whether a person may.
    """
    by, table = asking.playing(), asking.table
    seat, who = asking.existing(command.seat), command.who
    _may_be_replaced(asking, by, seat, who)
    votes = table.company.votes.get((seat, who), set())
    if (by in votes) == command.want:
        return
    yield e.Voted(at=asking.now, by=by, seat=seat, who=who, want=command.want)
    others = [one for one in table.persons if one != seat and (one == by or not _absent(asking, one))]
    if command.want and 2 * len((votes | {by}) & set(others)) > len(others):
        if not table.seats[seat].kept:
            yield e.Kept(at=asking.now, seat=seat, why="voted")
        if who == "person":
            yield e.Vacated(at=asking.now, seat=seat)


def _may_be_replaced(asking: Asking, by: Seat, seat: Seat, who: e.Who) -> None:
    table, sitting = asking.table, asking.table.seats[seat]
    if table.seats[by].kept:
        raise refuse("not-allowed", "refusal-kept")
    if seat == by:
        raise refuse("not-allowed", "refusal-own-seat")
    if sitting.kind != "person" or table.walk is not None:
        raise refuse("not-allowed", "refusal-no-person")
    if seat in table.company.vacant or (sitting.kept and who == "bot"):
        raise refuse("not-allowed", "refusal-replaced-already")
    if sitting.kept:
        return
    if table.settings.clock:
        raise refuse("not-allowed", "refusal-clock-replaces")
    _be_absent(asking, sitting.player)


def patience(table: Table, request: Request) -> float:
    """Up to when whoever is asked is waited for, though they may have been away before."""
    sitting = table.seats[request.seat]
    asked = sitting.kind == "person" and not sitting.kept and request.id in table.opened
    if not asked or table.settings.clock or table.paused:
        return 0
    lasts = LOST_IN_THOUGHT if table.settings.pace == "live" else ABSENT[table.settings.pace]
    return table.opened[request.id] + lasts


def _absent(asking: Asking, seat: Seat) -> bool:
    return asking.patience(asking.table.seats[seat].player) <= 0


def _be_absent(asking: Asking, player: str) -> None:
    if (wait := asking.patience(player)) > 0:
        raise not_absent(wait)


def not_absent(wait: float) -> Refusal:
    if wait > 90 * 60:
        return refuse("not-allowed", "refusal-not-absent-hours", hours=round(wait / 3600))
    return refuse("not-allowed", "refusal-not-absent", minutes=max(1, round(wait / 60)))


# Names


def renamed(table: Table, seat: Seat, name: str, at: float) -> e.Renamed | None:
    """Somebody has another name: it is theirs here too, as long as the game is not over."""
    sitting = table.seats[seat]
    if sitting.kind != "person" or table.state == "over" or table.lesson or not name:
        return None
    if (given := distinct(table, seat, name)) == sitting.name:
        return None
    return e.Renamed(at=at, seat=seat, player=sitting.player, name=given)

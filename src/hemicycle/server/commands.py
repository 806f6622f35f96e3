"""Who may do what at a table: a command becomes entries for the minutes, or is refused.

What the rules of the game allow is the game's to say, when the entry is applied.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec

from hemicycle.bots import levels
from hemicycle.engine import lessons
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.texts import engine_texts
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Refused

from . import entries as e
from . import protocol as p
from .players import clean_name
from .refusal import Refusal, refuse
from .table import Table

Entries: TypeAlias = Iterator[e.AnyEntry]
TableCommand: TypeAlias = (
    p.Sit
    | p.Leave
    | p.Back
    | p.Fill
    | p.Ready
    | p.Act
    | p.Undo
    | p.Offer
    | p.Reply
    | p.Say
    | p.Mute
    | p.Pause
    | p.Coach
    | p.Call
    | p.Read
    | p.Skip
)
"""Commands that are entered in the minutes as they are decided here."""

CALL_AGAIN = {"live": 30.0, "days": 3600.0}
"""Seconds before a seat may be called to answer again, by the table's pace."""


class Asking:
    """Somebody wants something at a table."""

    def __init__(self, table: Table, player: str, name: str, now: float, here: Collection[Seat]):
        self.table = table
        self.player = player
        self.name = name
        self.now = now
        self.here = here
        """Seats of people who are connected."""
        self.seat = table.seat_of(player)

    @property
    def host(self) -> bool:
        return self.player == self.table.host

    def seated(self) -> Seat:
        if self.seat == SPECTATOR:
            raise refuse("not-allowed", "refusal-not-seated")
        return self.seat

    def gathering(self) -> None:
        if self.table.state != "gathering":
            raise refuse("not-allowed", "refusal-begun")

    def begun(self) -> None:
        if self.table.game is None:
            raise refuse("not-allowed", "refusal-not-begun")

    def playing(self) -> Seat:
        """A seat at a game under way."""
        seat = self.seated()
        self.begun()
        if self.table.state == "over":
            raise refuse("not-allowed", "refusal-over")
        return seat

    def existing(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.table.seats):
            raise refuse("not-allowed", "refusal-no-such-seat", seats=len(self.table.seats))
        return seat

    def learning(self, load: Callable[[Any], lessons.Move], *moves: e.Plain) -> None:
        """In a lesson: refuse, in kind words, what has to wait. What can't be read is refused as it is applied."""
        table = self.table
        if table.walk is None or table.game is None:
            return
        with suppress(msgspec.ValidationError):
            try:
                table.walk.refuse(table.game, *map(load, moves))
            except Refused as refused:
                texts = refused.texts or engine_texts
                raise Refusal("not-allowed", refused.message, texts) from None


def decide(asking: Asking, command: TableCommand) -> Entries:
    """What a command does; `Refusal` when that is not open to who asks."""
    match command:
        case p.Sit():
            return sit(asking, command)
        case p.Leave():
            return leave(asking, command)
        case p.Back():
            return back(asking, command)
        case p.Fill():
            return fill(asking, command)
        case p.Ready():
            return get_ready(asking, command)
        case p.Act():
            return act(asking, command)
        case p.Undo():
            return undo(asking, command)
        case p.Offer():
            return offer(asking, command)
        case p.Reply():
            return reply(asking, command)
        case p.Say():
            return say(asking, command)
        case p.Mute():
            return mute(asking, command)
        case p.Pause():
            return pause(asking, command)
        case p.Coach():
            return coach(asking, command)
        case p.Call():
            return call(asking, command)
        case p.Read():
            return read(asking, command)
        case p.Skip():
            return skip(asking, command)


def sit(asking: Asking, command: p.Sit) -> Entries:
    asking.gathering()
    table, seat = asking.table, asking.existing(command.seat)
    if asking.seat == seat:
        return
    if asking.seat != SPECTATOR:
        raise refuse("not-allowed", "refusal-seated-already")
    sitting = table.seats[seat]
    if sitting.kind != "open" or (sitting.reserved and sitting.player != asking.player):
        raise refuse("not-allowed", "refusal-seat-taken")
    wanted = asking.name or clean_name(command.name)
    if not wanted:
        raise refuse("not-allowed", "refusal-no-name")
    yield e.Sat(at=asking.now, seat=seat, player=asking.player, name=distinct(table, seat, wanted))


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
        if sitting.ready:
            raise refuse("not-allowed", "refusal-is-ready")
        yield e.Stood(at=asking.now, seat=seat)
    name = table.bot_name(seat) if command.level else ""
    yield e.Filled(at=asking.now, seat=seat, level=command.level, name=name)


def get_ready(asking: Asking, command: p.Ready) -> Entries:
    asking.gathering()
    word = " ".join(command.word.split())
    yield e.GotReady(at=asking.now, seat=asking.seated(), ready=command.ready, word=word)


def act(asking: Asking, command: p.Act) -> Entries:
    seat, table = asking.playing(), asking.table
    if table.paused:
        raise refuse("not-allowed", "refusal-paused")
    asking.learning(table.rules.load_action, *command.actions)
    # First what the rules may refuse: nothing has changed then.
    yield e.Acted(at=asking.now, seat=seat, request=command.request, actions=tuple(command.actions))
    if table.seats[seat].kept:
        yield e.Returned(at=asking.now, seat=seat)


def undo(asking: Asking, command: p.Undo) -> Entries:
    seat, table = asking.playing(), asking.table
    if table.paused:
        raise refuse("not-allowed", "refusal-paused")
    if table.seats[seat].kept:
        raise refuse("not-allowed", "refusal-kept")
    opened = table.opened.get(command.request, asking.now)
    if table.settings.clock and opened + table.settings.clock <= asking.now:
        # The clock goes on as if the question had never been answered: it would be over at once.
        raise refuse("not-allowed", "refusal-undo-time")
    yield e.Undone(at=asking.now, seat=seat, request=command.request)


def offer(asking: Asking, command: p.Offer) -> Entries:
    seat = asking.playing()
    parties = sorted({asking.existing(party) for party in command.parties})
    lapses = asking.now + command.seconds if command.seconds else 0
    move = {"type": "offer", "parties": parties, "terms": command.terms, "answers": command.answers}
    asking.learning(asking.table.rules.load_bargain, move)
    yield e.Bargained(at=asking.now, seat=seat, move=move, lapses=lapses)


def reply(asking: Asking, command: p.Reply) -> Entries:
    seat = asking.playing()
    move = {"type": f"{command.answer}-deal", "deal": command.deal}
    asking.learning(asking.table.rules.load_bargain, move)
    yield e.Bargained(at=asking.now, seat=seat, move=move)


def say(asking: Asking, command: p.Say) -> Entries:
    seat, table = asking.seated(), asking.table
    rule = table.settings.talk
    if rule == "none":
        raise refuse("not-allowed", "refusal-no-talk")
    others = {asking.existing(one) for one in command.to} - {seat}
    if rule == "public" and others and table.state != "over":
        raise refuse("not-allowed", "refusal-talk-is-public")
    if command.to and not others:
        raise refuse("not-allowed", "refusal-talk-to-oneself")
    text = "".join(one for one in command.text if one == "\n" or one.isprintable()).strip()
    if not text:
        raise refuse("malformed", "refusal-nothing-said")
    to = tuple(sorted({seat, *others})) if others else ()
    # Not counted: a number would tell how much the others say among themselves.
    yield e.Spoke(at=asking.now, id=secrets.token_hex(6), seat=seat, text=text, to=to)


def mute(asking: Asking, command: p.Mute) -> Entries:
    seat = asking.existing(command.seat)
    if seat == asking.seat:
        raise refuse("not-allowed", "refusal-own-seat")
    if (seat in asking.table.muted.get(asking.player, ())) != command.muted:
        yield e.Muted(at=asking.now, player=asking.player, seat=seat, muted=command.muted)


def pause(asking: Asking, command: p.Pause) -> Entries:
    """It pauses when everybody who plays wants it; it goes on when everybody who is here does."""
    seat, table = asking.playing(), asking.table
    if table.seats[seat].kept:
        raise refuse("not-allowed", "refusal-kept")
    if (seat in table.wishes) == (command.want != table.paused):
        return
    yield e.Wished(at=asking.now, seat=seat, want=command.want)
    if command.want != table.paused:
        wishes = table.wishes | {seat}
        needed = {one for one in table.persons if one in asking.here} if table.paused else set(table.persons)
        if needed <= wishes:
            yield e.Paused(at=asking.now, paused=not table.paused)


def coach(asking: Asking, command: p.Coach) -> Entries:
    seat, table = asking.seated(), asking.table
    if table.state == "over":
        raise refuse("not-allowed", "refusal-over")
    if (seat in table.coaching) != command.want:
        yield e.Coached(at=asking.now, seat=seat, want=command.want)


def call(asking: Asking, command: p.Call) -> Entries:
    seat, table = asking.playing(), asking.table
    called = asking.existing(command.seat)
    if called == seat or called not in table.waiting or table.seats[called].played_by_bot:
        raise refuse("not-allowed", "refusal-nothing-to-call")
    if asking.now - table.called.get(called, 0) < CALL_AGAIN[table.settings.pace]:
        raise refuse("too-fast", "refusal-called-already")
    yield e.Called(at=asking.now, seat=called, by=seat)


def read(asking: Asking, command: p.Read) -> Entries:
    walk, game = learner(asking), asking.table.game
    up = walk.up(game) if game is not None else None
    if up is not None and up.name == command.note and not (up.wanted and up.must):
        yield e.Read(at=asking.now, note=command.note)


def skip(asking: Asking, command: p.Skip) -> Entries:
    if learner(asking).teaches:
        yield e.Skipped(at=asking.now)


def learner(asking: Asking) -> Walk:
    """Of who learns here: how far they have come."""
    asking.seated()
    if asking.table.walk is None:
        raise refuse("not-allowed", "refusal-no-lesson")
    return asking.table.walk


def must_be_over(asking: Asking) -> None:
    asking.seated()
    if asking.table.state != "over":
        raise refuse("not-allowed", "refusal-not-over")


def find_line(asking: Asking, line: str) -> e.Spoke:
    """A line of talk that one has heard oneself."""
    for spoke in asking.table.talk:
        if spoke.id == line and (not spoke.to or asking.seat in spoke.to):
            return spoke
    raise refuse("not-allowed", "refusal-no-such-line")

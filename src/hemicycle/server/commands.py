"""Who may do what at a table: a command becomes entries for the minutes, or is refused.

What the rules of the game allow is the game's to say, when the entry is applied.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec

from hemicycle.engine import lessons
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.texts import engine_texts
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Refused

from . import entries as e
from . import protocol as p
from . import seals, seating
from .refusal import Refusal, refuse
from .seating import Entries
from .table import Table

TableCommand: TypeAlias = (
    p.Sit
    | p.Leave
    | p.Back
    | p.Fill
    | p.Host
    | p.Replace
    | p.Ready
    | p.Open
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

    def __init__(
        self,
        table: Table,
        player: str,
        name: str,
        now: float,
        here: Collection[Seat],
        patience: Callable[[str], float] = lambda player: 0,
        *,
        blocked: bool = False,
    ):
        self.table = table
        self.player = player
        self.name = name
        self.now = now
        self.here = here
        """Seats of people who are connected."""
        self.patience = patience
        """For how many seconds more a player does not count as absent, if nothing is heard of them."""
        self.blocked = blocked
        """Whether the host does not want to sit at a table with them."""
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
        if self.table.seals.closed:
            # Else whoever knows the secret could undo a deal that they don't like, and have another.
            raise refuse("not-allowed", "refusal-dealing")

    def begun(self) -> None:
        if not self.table.begun:
            raise refuse("not-allowed", "refusal-not-begun")

    def playing(self) -> Seat:
        """A seat at a game under way."""
        seat = self.seated()
        self.begun()
        if self.table.state == "over":
            raise refuse("not-allowed", "refusal-over")
        if self.table.stopped:
            raise refuse("not-allowed", "refusal-stopped")
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
            return seating.sit(asking, command)
        case p.Leave():
            return seating.leave(asking, command)
        case p.Back():
            return seating.back(asking, command)
        case p.Fill():
            return seating.fill(asking, command)
        case p.Host():
            return seating.host(asking, command)
        case p.Replace():
            return seating.replace(asking, command)
        case p.Ready():
            return get_ready(asking, command)
        case p.Open():
            return open_word(asking, command)
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


def get_ready(asking: Asking, command: p.Ready) -> Entries:
    asking.gathering()
    seal = command.seal if command.ready else ""
    yield e.GotReady(at=asking.now, seat=asking.seated(), ready=command.ready, seal=seal)


def open_word(asking: Asking, command: p.Open) -> Entries:
    if opened := seals.open_word(asking.table, asking.seated(), command.word, asking.now):
        yield opened


def act(asking: Asking, command: p.Act) -> Entries:
    seat, table = asking.playing(), asking.table
    if table.paused:
        raise refuse("not-allowed", "refusal-paused")
    asking.learning(table.rules.load_action, *command.actions)
    # First what the rules may refuse: nothing has changed then.
    again = table.changes(command.request)
    yield e.Acted(at=asking.now, seat=seat, request=command.request, actions=tuple(command.actions), again=again)
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
    """A wish to pause, or to go on: see `agreed`."""
    seat, table = asking.playing(), asking.table
    if table.seats[seat].kept:
        raise refuse("not-allowed", "refusal-kept")
    if (seat in table.wishes) == (command.want != table.paused):
        return
    yield e.Wished(at=asking.now, seat=seat, want=command.want)


def agreed(table: Table, at: float, here: Collection[Seat]) -> e.Paused | None:
    """It pauses when everybody who plays wants it; it goes on when everybody who is here does.

    Whoever was still waited for may have gone, too, or a bot plays for them now.
    """
    if table.state != "playing" or not table.wishes:
        return None
    needed = {one for one in table.persons if one in here} if table.paused else set(table.persons)
    return e.Paused(at=at, paused=not table.paused) if needed and needed <= table.wishes else None


def coach(asking: Asking, command: p.Coach) -> Entries:
    seat, table = asking.seated(), asking.table
    if table.state == "over" or table.stopped:
        raise refuse("not-allowed", "refusal-over")
    if (seat in table.coaching) != command.want:
        yield e.Coached(at=asking.now, seat=seat, want=command.want)


def call(asking: Asking, command: p.Call) -> Entries:
    seat, table = asking.playing(), asking.table
    called = asking.existing(command.seat)
    if called == seat or called not in table.waiting or table.seats[called].played_by_bot:
        raise refuse("not-allowed", "refusal-nothing-to-call")
    # A call of the future is one from before the clock was set back and the server started anew.
    if 0 <= asking.now - table.called.get(called, 0) < CALL_AGAIN[table.settings.pace]:
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
    if asking.table.state != "over" and not asking.table.stopped:
        raise refuse("not-allowed", "refusal-not-over")


def find_line(asking: Asking, line: str) -> e.Spoke:
    """A line of talk that one has heard oneself."""
    for spoke in asking.table.talk:
        if spoke.id == line and (not spoke.to or asking.seat in spoke.to):
            return spoke
    raise refuse("not-allowed", "refusal-no-such-line")

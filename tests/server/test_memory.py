"""What the server remembers of a table is never stale: all are told at any time what they would be told anew."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from hemicycle.engine.deals import AcceptDeal, Offer, RefuseDeal, WithdrawDeal
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.words import Refused
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.clerk import Clerk
from hemicycle.server.connection import Connection
from hemicycle.server.scene import Crowd, Known, Look, Scene, Viewer
from hemicycle.server.settings import Limits
from hemicycle.server.store import Player
from hemicycle.server.table import Table
from tests.registered import every_game, near

from .conftest import run

ENTRIES = 110


class Evening:
    """A table at which everything happens that can, at random, and all who look on, some in French."""

    def __init__(self, rules: Rules, seed: int, remembers: list[Scene]):
        self.rng, self.rules = Random(seed), rules
        self.seats = near(rules, 4)
        wishes = [p.SeatWish("open")] * self.seats
        new = p.NewTable(rules.name, wishes, talk="free", promises="all", clock=600)
        self.table = Table("t", new, f"secret {seed}", 0.0, "p0")
        self.scene = Scene(self.table)
        remembers.append(self.scene)
        self.known: dict[int, Known] = {}
        self.clerk: Any = SimpleNamespace(table=self.table)
        self.now = 0.0
        for seat in range(self.seats):
            self.enter(e.Sat(at=0, seat=seat, player=f"p{seat}", name=f"P{seat}"))
        fingerprint = Table.setup(new).edition.fingerprint
        self.enter(e.Began(at=0, rules=rules.version, fingerprint=fingerprint))
        for seat in range(self.seats if seed % 2 else 0):
            self.enter(e.Coached(at=0, seat=seat, want=True))

    # What happens

    def go_on(self) -> None:
        """Something that the rules allow."""
        self.now += self.rng.choice([0.5, 1, 30])
        happens = (
            [self.play] * 12 + [self.bargain] * 4 + [self.undo, self.undo, self.beside, self.beside, self.speak]
        )
        if (entry := self.rng.choice(happens)()) is not None:
            with suppress(Refused):
                self.enter(entry)

    def play(self) -> e.AnyEntry | None:
        assert self.table.game is not None
        if self.table.game.over:
            return None
        waits = [one for one in self.table.game.requests if not one.answered]
        request = self.rng.choice(waits or self.table.game.requests)
        by: e.By = self.rng.choice(["person", "person", "person", "bot", "clock"])
        actions = () if by == "clock" else (plain(self.rng.choice(request.options)),)
        why = {"id": "nobody"} if by == "bot" else None
        return e.Acted(at=self.now, seat=request.seat, request=request.id, actions=actions, by=by, why=why)

    def undo(self) -> e.AnyEntry | None:
        assert self.table.game is not None
        for seat in range(self.seats):
            if request := self.table.game.undoable(seat)[0]:
                return e.Undone(at=self.now, seat=seat, request=request)
        return None

    def bargain(self) -> e.AnyEntry | None:
        game, rng = self.table.game, self.rng
        assert game is not None
        seat, other = rng.sample(range(self.seats), 2)
        open_now = [deal for deal in game.ledger.deals if deal.status == "open"]
        if open_now and rng.random() < 0.6:
            deal = rng.choice(open_now)
            move: Any = rng.choice([AcceptDeal, AcceptDeal, RefuseDeal, WithdrawDeal])(deal.id)
            return e.Bargained(at=self.now, seat=rng.choice(deal.parties), move=plain(move))
        if not (terms := game.terms(seat, (other,))):
            return None
        lapses = rng.choice([0, self.now + 50])
        move = Offer(parties=(other,), terms=(rng.choice(terms),))
        return e.Bargained(at=self.now, seat=seat, move=plain(move), lapses=lapses, waits=lapses)

    def speak(self) -> e.AnyEntry | None:
        seat, other = self.rng.sample(range(self.seats), 2)
        to = self.rng.choice([(), tuple(sorted({seat, other}))])
        return e.Spoke(at=self.now, id=f"l{len(self.table.minutes)}", seat=seat, text="So be it.", to=to)

    def beside(self) -> e.AnyEntry | None:
        """What happens around the game."""
        rng, table, at = self.rng, self.table, self.now
        seat, other = rng.sample(range(self.seats), 2)
        player = f"p{seat}"
        kept = e.Returned(at=at, seat=seat) if table.seats[seat].kept else e.Kept(at=at, seat=seat, why="clock")
        found: list[e.AnyEntry] = [
            kept,
            e.Muted(at=at, player=player, seat=other, muted=rng.random() < 0.6),
            e.Renamed(at=at, seat=seat, player=player, name=f"Q{len(table.minutes)}"),
            e.Hosted(at=at, seat=seat),
            e.Voted(at=at, by=seat, seat=other, who="bot", want=True),
            e.Wished(at=at, seat=seat, want=rng.random() < 0.6),
            e.Paused(at=at, paused=not table.paused),
            e.Coached(at=at, seat=seat, want=rng.random() < 0.8),
            e.Called(at=at, seat=other, by=seat),
            e.Slept(at=at, seconds=100),
        ]
        return rng.choice(found)

    # What all are told of it

    def enter(self, entry: e.AnyEntry) -> None:
        before, viewers = self.table.arranged, self.viewers()
        self.table.apply(e.decode(e.encode(entry)))
        assert self.table.arranged > before or self.viewers() == viewers, "somebody is somebody else"
        self.look()

    def viewers(self) -> list[Viewer]:
        """Everybody as the clerk finds them, two of them in two languages, and who watches."""
        players = [(f"p{seat}", ("en", "fr")[seat % 2]) for seat in range(self.seats)]
        players += [("p0", "fr"), ("w", "en"), ("w", "fr")]
        blocked = {"p1": {"p2"}}
        return [Clerk.viewer(self.clerk, player, lang, blocked.get(player, ())) for player, lang in players]

    def look(self) -> None:
        here = frozenset(range(self.seats - self.rng.choice([0, 0, 0, 1])))
        crowd = Crowd(here, self.rng.choice([0, 0, 0, 2]))
        look, anew = self.scene.look(self.now, crowd), Scene(self.table).look(self.now, crowd)
        for at, viewer in enumerate(self.viewers()):
            before = self.known.get(at)
            if before is not None and self.rng.random() < 0.03:
                before = self.rng.choice([None, self.scene.resumed(viewer, self.rng.randrange(20))])
            known, news = look.news(viewer, before)
            wanted, told = anew.news(viewer, before)
            assert news == told
            assert (known.own, known.deals) == (wanted.own, wanted.deals)
            assert (known.shared.pieces, known.shared.board) == (wanted.shared.pieces, wanted.shared.board)
            self.known[at] = known
        assert look.info("fr") == anew.info("fr")


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_all_are_told_what_they_would_be_told_anew(
    rules: Rules, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembers: list[Scene] = []
    open_to_all = Look._nothing_hidden

    def nothing_hidden(look: Look, minutes: int) -> bool:
        """Anew, the lines of each are said for each alone."""
        return look.scene in remembers and open_to_all(look, minutes)

    monkeypatch.setattr(Look, "_nothing_hidden", nothing_hidden)
    evening = Evening(rules, seed, remembers)
    for _ in range(ENTRIES):
        evening.go_on()
    kinds = {type(mark.entry) for mark in evening.table.minutes}
    assert len(kinds) > 6
    assert len(evening.table.minutes) > ENTRIES / 3


class Line:
    """A line that takes what it is given, or nothing."""

    def __init__(self) -> None:
        self.takes, self.written = True, list[bytes]()

    def __call__(self, data: bytes) -> bool:
        if self.takes:
            self.written.append(data)
        return self.takes


def test_no_message_overtakes_another() -> None:
    async def work() -> None:
        line, connection = Line(), Connection(Player("p"), "en", Limits())
        connection.at_once = line
        connection.send(b"1")
        line.takes = False
        connection.send(b"2")
        connection.send(b"3")
        line.takes = True
        connection.send(b"4")
        assert line.written == [b"1"]
        line.written.append(await connection.next() or b"")
        connection.send(b"5")  # the second is on its way, and the line takes some again
        for _ in range(3):
            line.written.append(await connection.next() or b"")
        connection.send(b"6")  # the fifth is on its way
        line.written.append(await connection.next() or b"")
        assert line.written == [b"1", b"2", b"3", b"4", b"5", b"6"]
        assert connection.told == 6

    run(work)

"""A bot that keeps somebody's seat plays and makes no deals; and a bot made anew goes on as it would have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots import levels, shrewd
from hemicycle.bots.base import Bot
from hemicycle.bots.steps import Consider, Propose
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Action, Event, Refused
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.minds import Mind, entered
from hemicycle.server.table import Table
from tests.registered import near, part, promising, some_level

from .conftest import run
from .tables import ME, OPEN, house


def bargained(person: Any, seat: int) -> list[e.Bargained]:
    """The moves of bargaining that a seat made, or that were made to it."""
    entries = [mark.entry for mark in person.clerk.table.minutes if isinstance(mark.entry, e.Bargained)]
    return [entry for entry in entries if entry.seat == seat or seat in entry.move.get("parties", ())]


@pytest.mark.parametrize("game", games.names())
def test_who_keeps_a_seat_makes_no_deals(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            rules = games.find(game)
            bots = [p.SeatWish("bot", some_level(rules))] * (near(rules, 4) - 1)
            await ada.come(await h.table(ada, ME, *bots, game=game))
            await ada.do(p.Ready)
            await ada.do(p.Leave)
            table = ada.clerk.table
            left = len(bargained(ada, 0))  # before she had left, somebody may have been fast
            await h.until(lambda: table.state == "over" or table.moves > 150)
            assert ada.clerk.table.seats[0].kept
            assert len(bargained(ada, 0)) == left
            ada.clerk.keeper.stop()

    run(play)


def test_an_offer_to_a_kept_seat_waits_for_its_owner(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, OPEN)
            bruno, clara = await h.person("Bruno"), await h.person("Clara")
            for seat, person in enumerate((ada, bruno, clara)):
                await person.come(table)
                if seat:
                    await person.do(p.Sit, seat=seat)
            for person in (ada, bruno, clara):
                await person.do(p.Ready)
            await bruno.do(p.Leave)
            terms = (await ada.clerk.terms(ada.player, [1], "en")).terms
            await ada.do(p.Offer, parties=[1], terms=[next(one.term for one in terms if one.seat == 1)])
            await h.until(lambda: not ada.clerk.keeper.busy)
            (deal,) = ada.seen["deals"].values()
            assert deal["status"] == "open"
            await bruno.do(p.Back)
            await bruno.do(p.Reply, deal=deal["id"], answer="accept")
            ada.read()
            assert [one["status"] for one in ada.seen["deals"].values()] == ["agreed"]

    run(play)


# What it breaks


def settings(game: str, level: str = "") -> p.NewTable:
    others = near(games.find(game), 4) - 1
    seats = [p.SeatWish("me"), *[p.SeatWish("bot", level) if level else p.SeatWish("open")] * others]
    return p.NewTable(game, seats)


def begun(new: p.NewTable, secret: str) -> Table:
    """A table at its first decision."""
    table = Table("t", new, secret, 0, "ada")
    for seat, wish in enumerate(new.seats):
        name = f"P{seat}"
        if wish.kind == "bot":
            table.apply(e.Filled(at=0.0, seat=seat, level=wish.level, name=name))
        else:
            table.apply(e.Sat(at=0.0, seat=seat, player=name, name=name))
            table.apply(e.GotReady(at=0.0, seat=seat, ready=True))
    figures = Table.setup(new).edition.fingerprint
    table.apply(e.Began(at=0.0, rules=table.rules.version, fingerprint=figures))
    return table


def with_promises(game: str, number: int) -> Table:
    """A game of people who promise at random, and then play at random."""
    table, rng = begun(settings(game), f"promises {number}"), Random(number)
    assert table.game is not None
    while not table.game.over and table.moves < 400:
        if rng.random() < 0.3 and (terms := [one for one in table.game.terms(0, (1,)) if not one.at_once]):
            move = {"type": "offer", "parties": [1], "terms": [plain(rng.choice(terms))]}
            with suppress(Refused):  # so many promises, and no more
                table.apply(e.Bargained(at=1.0, seat=0, move=move))
                deal = table.game.ledger.deals[-1].id
                table.apply(e.Bargained(at=1.0, seat=1, move={"type": "accept-deal", "deal": deal}))
        request = rng.choice(table.awaited)
        action = plain(rng.choice(request.options))
        table.apply(e.Acted(at=1.0, seat=request.seat, request=request.id, actions=(action,)))
        if any("broken" in deal.verdicts for deal in table.game.ledger.deals):
            break
    return table


def verdicts(table: Table, seat: int) -> list[str]:
    assert table.game is not None
    return [
        verdict
        for deal in table.game.ledger.deals
        for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
        if term.seat == seat
    ]


@pytest.mark.parametrize("game", games.names())
def test_b10_what_a_bot_breaks_is_not_on_its_owners_record(game: str) -> None:
    promising(games.find(game))
    tried = (with_promises(game, number) for number in range(40))
    table = next(one for one in tried if "broken" in verdicts(one, 0))

    def again(by: Callable[[int], e.By]) -> Table:
        other = begun(settings(game), table.secret)
        for mark in table.minutes[len(other.minutes) :]:
            entry = mark.entry
            if isinstance(entry, e.Acted):
                entry = msgspec.structs.replace(entry, by=by(entry.seat))
            other.apply(entry)
        return other

    assert verdicts(again(lambda _: "person"), 0) == verdicts(table, 0)
    kept = again(lambda seat: "bot" if seat == 0 else "person")
    assert verdicts(kept, 0) == [one.replace("broken", "void") for one in verdicts(table, 0)]
    assert verdicts(kept, 1) == verdicts(table, 1)
    assert kept.game is not None
    assert kept.game.ledger.record(0, 1, True).broken == 0
    # At a past moment, too.
    assert kept.at(kept.moves).ledger == kept.game.ledger


# Made anew


LONG = {"random": 150, "novice": 100, "steady": 25, "shrewd": 20}
"""How many decisions of each level are looked at: the steady ones take their time."""


def played(game: str, level: str, mind: Callable[[Table, int], Mind], reload: int = 0) -> list[bytes]:
    """The minutes of a table of bots, one of whom keeps a seat, when each thinks with the mind that is given."""
    new = settings(game, level)
    table = begun(new, f"{game} {level}")
    table.apply(e.Kept(at=0.0, seat=0, why="left"))
    while table.state == "playing" and table.moves < LONG[level]:
        if reload and len(table.minutes) % reload == 0:
            table = again(table, new)
        table.apply(next_entry(table, mind))
    return [e.encode(mark.entry) for mark in table.minutes]


def again(table: Table, new: p.NewTable) -> Table:
    """As it is loaded from the store."""
    other = Table(table.id, new, table.secret, table.made, table.host)
    for mark in table.minutes:
        other.apply(e.decode(e.encode(mark.entry)))
    return other


def next_entry(table: Table, mind: Callable[[Table, int], Mind]) -> e.AnyEntry:
    """What the first seat does that has something to do; offers are answered before all else."""
    game, agenda = table.game, table.agenda
    assert game is not None
    while True:
        due = [agenda.next(game, seat, bargains=not one.kept) for seat, one in enumerate(table.seats)]
        steps = [step for step in due if step is not None]
        step = next((step for step in steps if isinstance(step, Consider)), steps[0])
        if isinstance(step, Propose):
            agenda.offered[step.seat] = step.request.id
        entry = entered(step, step.think(mind(table, step.seat)), 0.0)
        if entry is not None:
            return entry


@pytest.mark.parametrize("level", LONG)
@pytest.mark.parametrize("game", games.names())
def test_a_bot_made_anew_goes_on_as_the_one_before_it(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shrewd, "WORK", 50)
    minds: dict[int, Mind] = {}

    def same(table: Table, seat: int) -> Mind:
        return minds.setdefault(seat, Mind(table, seat))

    if level != "random":
        part(games.find(game), "bot")
    never = played(game, level, same)
    assert len(never) > min(LONG[level] / 2, 20)
    assert played(game, level, Mind, reload=17) == never


class Watcher(Bot):
    """Remembers how often anything happened, and chooses by that."""

    def __init__(self, seat: int, rng: Random):
        super().__init__(seat, rng)
        self.seen = 0

    def saw(self, events: Sequence[Event]) -> None:
        self.seen += len(events)

    def choose(self, view: Any, request: Request) -> Action:
        return request.options[self.seen % len(request.options)]


def test_a_bot_made_anew_remembers_what_its_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find", lambda rules, name: Watcher)
    minds: dict[int, Mind] = {}
    never = played("politico", "novice", lambda table, seat: minds.setdefault(seat, Mind(table, seat)))
    assert played("politico", "novice", Mind, reload=17) == never
    assert max(mind.told for mind in minds.values()) > 50

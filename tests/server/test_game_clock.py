"""A game that is played by the clock: the table tells it how long it has been played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hemicycle.engine.rules import plain
from hemicycle.engine.words import Refused
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from hemicycle.server.table import Table

from .conftest import run
from .tables import ME, OPEN, house


def begun(at: float = 1_000.0, **options: str) -> Table:
    seats = [p.SeatWish() for _ in range(4)]
    table = Table(
        "t", p.NewTable("politico", seats, options={"ending": "clock", **options}), "secret", 0.0, "host"
    )
    setup = Table.setup(table.settings)
    table.apply(e.Began(at=at, rules=table.rules.version, fingerprint=setup.edition.fingerprint))
    return table


def act(table: Table, at: float, rng: Random) -> None:
    assert table.game is not None
    request = rng.choice(table.awaited)
    action = plain(rng.choice(request.options))
    table.apply(e.Acted(at=at, seat=request.seat, request=request.id, actions=(action,)))


def minutes(table: Table) -> int:
    assert table.game is not None
    return table.game.state.minutes


def test_minutes_are_counted_from_the_first_card() -> None:
    table, rng = begun(), Random(1)
    act(table, 1_059, rng)
    assert minutes(table) == 0
    act(table, 1_300, rng)
    assert minutes(table) == 5


def test_a_pause_is_not_counted_nor_when_one_looks_back() -> None:
    table, rng = begun(), Random(1)
    act(table, 1_060, rng)
    table.apply(e.Paused(at=1_120, paused=True))
    table.apply(e.Paused(at=9_120, paused=False))
    act(table, 9_180, rng)
    assert minutes(table) == 3
    assert table.at(2) == table.game


def test_a_table_that_sleeps_does_not_play() -> None:
    table, rng = begun(), Random(1)
    act(table, 1_060, rng)
    act(table, 1_060 + 8 * 3600, rng)
    assert minutes(table) == 16, "a quarter of an hour between two decisions is the most that counts"


def test_looking_back_shows_the_minute_of_then() -> None:
    table, rng = begun(), Random(1)
    act(table, 1_010, rng)
    act(table, 1_600, rng)
    assert minutes(table) == 10
    assert table.at(1).state.minutes == 0


def test_an_order_moves_no_clock() -> None:
    """Else a new minute on everybody's board would tell that somebody has decided something out of turn."""
    table, rng = begun(), Random(1)
    assert table.game is not None
    while not table.game.state.out_of_turn:
        act(table, 1_001, rng)
    (offer,) = table.game.state.out_of_turn
    order = {"type": "resign-later"}
    table.apply(e.Acted(at=1_400, seat=offer.seat, request=offer.id, actions=(order,)))
    assert minutes(table) == 0
    act(table, 1_401, rng)
    assert minutes(table) == 6


def test_what_is_refused_leaves_the_clock_where_it_was() -> None:
    table = begun()
    assert table.game is not None
    before = table.game.save()
    request = table.awaited[0]
    with pytest.raises(Refused):
        table.apply(e.Acted(at=2_000, seat=request.seat, request=request.id + 99, actions=({"type": "draw"},)))
    assert table.game.save() == before
    assert len(table.game.history()) == 1


def test_the_game_ends_when_the_time_is_over() -> None:
    table, rng = begun(), Random(2)
    at = 1_000.0
    while table.state == "playing" and at < 20_000:
        at += 60
        act(table, at, rng)
    assert table.state == "over"
    assert 150 <= minutes(table) < 165  # the turn that was going on is played to its end


def test_such_a_game_is_not_played_over_days(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            new = p.NewTable("politico", [ME, *[OPEN] * 3], options={"ending": "clock"}, pace="days")
            with pytest.raises(Refusal, match="played live, not over days"):
                await h.hall.make(ada.player, new)

    run(play)

"""Tables stored by each earlier step of the schema, opened by this program, and by one whose rules are others.

The newest of them are looked at from all sides; what PostgreSQL does otherwise is in the other tests of the store.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.records import Record, RecordError
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.archive import CHUNK, OPEN
from hemicycle.server.archived import ArchivedTable
from hemicycle.server.delta import difference
from hemicycle.server.refusal import Refusal
from tests.test_verifier import verified

from .conftest import run
from .old_games import GAMES, NEWEST, STEPS, anew, asleep, at, lines_of, restored, someone, tables, upgraded
from .tables import House, Person, house

pytestmark = pytest.mark.one_database

SIDES = [*((game, NEWEST) for game in GAMES), ("koalition", "step-3.sql.gz")]
"""What is looked at from all sides: the newest, and one of the time before anything was kept of games."""


async def asked(h: House, table: str, moments: bool = True) -> dict[str, Any]:
    """Whatever the page asks of a table that is over: for people at it, and for whoever watches."""
    found: dict[str, Any] = {}
    stranger = await h.person("Stranger")
    for one in (await someone(h), await someone(h, "élodie", "fr"), Person(h, stranger.player, "fr")):
        await one.come(table)
        clerk, lang = one.clerk, one.lang
        assert clerk is not None
        key = f"{one.player.name} {lang}"
        found[f"{key} page"] = one.seen | {"now": 0, "table": {**one.seen["table"], "watching": 0}}
        info = await clerk.info(one.player)
        info.watching = 0
        found[f"{key} info"] = info
        found[f"{key} story"] = await clerk.story(one.player, lang)
        found[f"{key} prospects"] = await clerk.prospects(one.player, lang)
        found[f"{key} record"] = await clerk.record(one.player)
        line, more = 0, True
        while more:
            page = await clerk.chronicle(one.player, lang, line)
            found[f"{key} log from {line}"] = page
            line, more = line + len(page.lines), page.more
        if moments:
            seats: list[Any] = [SPECTATOR, *range(len(clerk.table.seats)), OPEN]
            last = clerk.table.moves
            for place, move in enumerate((0, 7, CHUNK - 1, CHUNK, last)):
                # To play it again takes long: not with all eyes everywhere.
                eyes = seats[place % 2 :: 2] if one.player.name == "Stranger" else [None]
                for seat in eyes:
                    found[f"{key} moment {move} as {seat}"] = await clerk.moment(one.player, move, seat, lang)
        one.go()
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


@pytest.mark.parametrize("step", STEPS)
def test_what_was_stored_is_opened(tmp_path: Path, step: str) -> None:
    restored(step, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            over, playing = await tables(h, "over"), await tables(h, "playing")
            assert set(over) == set(playing) == set(GAMES)
            for game, table in over.items():
                ada = await (await someone(h)).come(table)
                assert ada.clerk is not None
                Record(await ada.clerk.record(ada.player)).play(games.find(game))
            for table in playing.values():
                ada = await (await someone(h)).come(table)
                assert ada.seen["moves"] > 0
                assert at(ada).waiting

    run(play)


@pytest.mark.parametrize(("game", "step"), SIDES)
def test_a_game_that_is_over_is_told_for_ever_as_it_was(
    tmp_path: Path, game: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored(step, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))[game]
            live = await asked(h, table)
            assert await h.hall.archivist.keep(table)
            await anew(h, table)
            await upgraded(h, game, monkeypatch)
            kept = await asked(h, table)
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert isinstance(clerk.table, ArchivedTable)
            assert clerk.table.game is None
            assert not clerk.table.archive.plain
            for key, told in live.items():
                assert difference(kept[key], told) is None, key
            assert len(kept) == len(live)

    run(play)


@pytest.mark.parametrize(("game", "step"), SIDES)
def test_a_game_under_way_goes_on_by_the_new_rules_to_its_end(
    tmp_path: Path, game: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored(step, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "playing"))[game]
            before: dict[str, dict[str, Any]] = {}
            for id in ("ada", "élodie"):
                one = await (await someone(h, id)).come(table)
                before[id] = one.seen
                one.go()
            await asleep(h, table)
            assert await h.hall.archivist.keep(table)  # as it is done in the background
            early = await h.hall.archivist.find(table)
            assert early is not None
            version = await upgraded(h, game, monkeypatch)
            one, other = await (await someone(h)).come(table), await (await someone(h, "élodie")).come(table)
            for person, then in ((one, before["ada"]), (other, before["élodie"])):
                now = person.seen
                assert now["table"]["rules"] == version + 1
                for name in ("board", "mine", "asked", "standings", "moves"):
                    assert now.get(name) == then.get(name), name
                assert lines_of(person)[: len(then["lines"])] == [line["said"] for line in then["lines"]]
                (said,) = lines_of(person, "table-continued")
                assert f"version {version + 1}" in said
                assert "Nothing is lost" in said
                assert "undo" not in now["you"]
            clerk = one.clerk
            assert clerk is not None
            # What was before is shown as it was kept.
            shown = await clerk.moment(one.player, 3, None, "en")
            kept = await early.moment(3, 0, "en", at(one).names("en"))
            assert (shown.board, shown.lines, shown.mine) == (kept.board, kept.lines, kept.mine)
            with pytest.raises(Refusal):  # with one's own eyes, while it goes on
                await clerk.moment(one.player, 3, 1, "en")
            # And once more loaded, it is the same table.
            seen = one.seen
            for person in (one, other):
                person.go()
            await anew(h, table)
            one, other = await (await someone(h)).come(table), await (await someone(h, "élodie")).come(table)
            for name in ("number", "board", "mine", "asked", "lines", "standings", "moves"):
                assert one.seen.get(name) == seen.get(name), name
            assert [type(mark.entry) for mark in at(one).minutes].count(e.Continued) == 1
            for person in (one, other):
                await person.do(p.Leave)
            clerk = one.clerk
            assert clerk is not None
            await h.until(lambda: at(one).state == "over" and not clerk.tasks)
            await clerk.story(one.player, "fr")
            told = await clerk.chronicle(one.player, "en")
            record = await clerk.record(one.player)
            with pytest.raises(RecordError, match=f"went on under version {version + 1}"):
                Record(record).play(games.find(game))
            verified(record)
            assert await h.hall.archivist.keep(table)
            await anew(h, table)
            one = await (await someone(h)).come(table)
            clerk = one.clerk
            assert clerk is not None
            assert clerk.archive is not None
            assert (await clerk.chronicle(one.player, "en")).lines == told.lines
            assert (await clerk.moment(one.player, 3, None, "en")).board == kept.board
            assert await clerk.record(one.player) == record

    run(play)


def test_all_earlier_steps_are_here() -> None:
    assert STEPS[:4] == ["step-1.sql.gz", "step-2.sql.gz", "step-3.sql.gz", "step-6.sql.gz"]

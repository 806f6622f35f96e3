"""A game under way when its rules change goes on: by the new ones, from where it stands."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hemicycle import games
from hemicycle.engine.records import Record
from hemicycle.engine.rules import BadSetup
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from hemicycle.server.store import Write

from .conftest import run
from .old_games import anew, asleep, at, lines_of, upgraded
from .tables import BOT, ME, House, Person, house


async def under_way(h: House, game: str, moves: int = 25) -> Person:
    """Ada plays against bots, and has answered so often that the game has come that far."""
    ada = await h.person("Ada")
    bots = [BOT] if game == "junta" else [BOT, BOT]  # with fewer it is shorter
    await ada.come(await h.table(ada, ME, *bots, game=game))
    await ada.do(p.Ready)
    await answers(h, ada, lambda: at(ada).moves >= moves)
    await ada.do(p.Say, text="What a game!")
    await h.until(lambda: ada.read() is not None and ada.asked)
    return ada


async def answers(h: House, one: Person, done: Any) -> None:
    """Somebody answers whatever is asked, until something is so."""
    while not done():
        await h.until(lambda: done() or (one.read() is not None and one.asked))
        with suppress(Refusal, IndexError):
            await one.answer()


async def stands_still(h: House, patch: pytest.MonkeyPatch, moves: int = 25) -> tuple[Person, Person]:
    """A game of which the new rules can make nothing: Ada as she was there before, and as she comes to it now."""
    before = await under_way(h, "zoocracy", moves)
    table = at(before).id
    await asleep(h, table)
    before.read()  # what the bots did meanwhile, to the last of it
    before.go()
    assert await h.hall.archivist.keep(table)
    await upgraded(h, "zoocracy", patch, takes=False)
    ada = await Person(h, before.player).come(table)
    assert ada.seen["table"]["stopped"]
    return before, ada


@pytest.mark.one_database
def test_where_nothing_can_be_made_of_it_it_is_shown_as_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            left, ada = await stands_still(h, monkeypatch)
            before, board, hand = lines_of(left), left.seen["board"], left.seen["mine"]
            assert (lines_of(ada), ada.seen["board"], ada.seen["mine"]) == (before, board, hand)
            assert ada.asked == []
            for kind, fields in ((p.Act, {"request": 1, "actions": []}), (p.Undo, {"request": 1})):
                assert await ada.refused(kind, **fields) == "refusal-stopped"
            assert ada.clerk is not None
            await ada.clerk.moment(ada.player, 3, None, "en")
            with pytest.raises(Refusal):  # what the others held stays theirs
                await ada.clerk.moment(ada.player, 3, 1, "en")
            with pytest.raises(Refusal):
                await ada.clerk.story(ada.player, "en")
            assert (await ada.clerk.chronicle(ada.player, "fr")).lines
            assert not Record(await ada.clerk.record(ada.player)).end.over
            await ada.do(p.Say, text="What a pity.")
            await ada.do(p.Rematch)
            assert await h.hall.find(ada.seen["table"]["rematch"]) is not None

    run(play)


@pytest.mark.one_database
def test_what_stood_still_at_one_process_goes_on_when_another_has_gone_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, ada = await stands_still(h, monkeypatch, moves=3)
            clerk, entries = ada.clerk, len(at(ada).minutes)
            assert clerk is not None
            continued = e.Continued(at=h.clock.now, was=1, rules=at(ada).rules.version, fingerprint="")
            await h.store.append(Write(clerk.row, entries, [e.encode(continued)]))
            with pytest.raises(Refusal):
                await clerk.read_on()
            assert clerk.broken

    run(play)


@pytest.mark.one_database
@pytest.mark.one_database
def test_what_others_have_gone_on_with_since_it_was_read_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "zoocracy")
            table, load = at(ada).id, h.store.load
            stale: list[Any] = []

            async def read(id: str) -> Any:
                return stale.pop() if stale else await load(id)

            monkeypatch.setattr(h.store, "load", read)

            async def gone_on() -> int:
                """Under later rules; it was read before that, and is still to be opened."""
                ada.go()
                await asleep(h, table)
                version = await upgraded(h, "zoocracy", monkeypatch)
                before = await load(table)
                await ada.come(table)
                stale.append(before)
                return version

            # By another process with the same rules: it is opened as that has left it.
            await gone_on()
            found = await h.hall.read(table)
            assert found is not None
            assert found[1].continued is None
            assert [type(mark.entry) for mark in found[1].table.minutes].count(e.Continued) == 1
            # By one with later rules: then it is for that one.
            version = await gone_on()
            monkeypatch.setattr(games.find("zoocracy"), "version", version)
            with pytest.raises(Refusal) as refused:
                await h.hall.read(table)
            assert refused.value.message.id == "refusal-newer-rules"

    run(play)


def test_an_older_program_leaves_it_to_the_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While several processes are upgraded, both are there."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "koalition", moves=3)
            table, here = at(ada).id, at(ada)
            ada.go()
            await asleep(h, table)
            with monkeypatch.context() as newer:
                await upgraded(h, "koalition", newer)
                await anew(h, table)
                ada = await Person(h, ada.player).come(table)
                told = at(ada).minutes[-1].entry
                ada.go()
                await anew(h, table)
            with pytest.raises(BadSetup):
                here.apply(told)
            with pytest.raises(Refusal) as refused:
                await h.hall.find(table)
            assert refused.value.message.id == "refusal-newer-rules"

    run(play)


@pytest.mark.one_database
def test_without_anything_kept_it_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "koalition", moves=3)
            table = at(ada).id
            await anew(h, table)
            await upgraded(h, "koalition", monkeypatch)
            with pytest.raises(Refusal) as refused:
                await h.hall.find(table)
            assert refused.value.message.id == "refusal-old-game"

    run(play)


def test_what_the_new_rules_do_not_take_must_be_decided_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed has an older snapshot, and decisions after it."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "koalition", moves=10)
            assert ada.clerk is not None
            await ada.clerk.snap()
            number = at(ada).moves
            await answers(h, ada, lambda: at(ada).moves >= number + 8)
            await ada.do(p.Say, text="Still here?")
            table, moves = at(ada).id, at(ada).moves
            await anew(h, table)
            rules = games.find("koalition")
            await upgraded(h, "koalition", monkeypatch)
            load, loaded = rules.load_action, []

            def fewer(saved: Any) -> Any:
                loaded.append(saved)
                if len(loaded) == number + 4:
                    raise AssertionError("rules of another time stumble")
                return load(saved)

            monkeypatch.setattr(rules, "load_action", fewer)
            ada = Person(h, ada.player)
            await ada.come(table)
            (said,) = lines_of(ada, "table-continued")
            again = next(mark.entry.again for mark in at(ada).minutes if isinstance(mark.entry, e.Continued))
            assert 0 < again < 9
            assert f"{again} decisions did not fit" in said
            assert at(ada).moves >= moves - again
            assert ada.seen["talk"][-1]["text"] == "Still here?"
            await ada.do(p.Leave)
            await h.until(lambda: at(ada).state == "over")

    run(play)


@pytest.mark.one_database
def test_an_edition_that_has_changed_is_played_to_its_end_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = games.find("zoocracy")
    name = rules.editions[0]

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "zoocracy")
            table, before = at(ada).id, lines_of(ada)
            figures = at(ada).game.state.setup.edition.fingerprint
            await anew(h, table)
            edition = rules.find_edition(name)
            changed = rules.edition.parse(edition.whole().replace("title = ", 'title = "Not " #'))
            assert changed.fingerprint != figures
            monkeypatch.setitem(rules._built_in, name, changed)
            ada = Person(h, ada.player)
            await ada.come(table)
            assert at(ada).game.state.setup.edition.fingerprint == figures
            assert lines_of(ada)[: len(before)] == before
            assert not lines_of(ada, "table-continued")
            await ada.do(p.Leave)
            clerk = ada.clerk
            assert clerk is not None
            await h.until(lambda: at(ada).state == "over" and not clerk.tasks)
            assert (await clerk.story(ada.player, "en")).places
            assert await h.hall.archivist.keep(table)
            Record(await clerk.record(ada.player)).play(rules)

    run(play)


@pytest.mark.one_database
def test_every_edition_can_be_kept_whole() -> None:
    for game in games.names():
        rules = games.find(game)
        for name in rules.editions:
            edition = rules.find_edition(name)
            again = rules.edition.parse(edition.whole())
            assert (again.fingerprint, again.figures) == (edition.fingerprint, edition.figures)


def test_a_game_that_ended_as_the_server_stopped_is_told_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await under_way(h, "koalition")
            await ada.do(p.Leave)
            clerk = ada.clerk
            assert clerk is not None
            await h.until(lambda: at(ada).state == "over" and not clerk.tasks)
            ada.read()
            table, before = at(ada).id, lines_of(ada)
            places, record = ada.seen["table"]["places"], await clerk.record(ada.player)
            ada.go()
            await anew(h, table)
            version = await upgraded(h, "koalition", monkeypatch)
            ada = Person(h, ada.player)
            await ada.come(table)
            assert ada.seen["table"]["state"] == "over"
            assert (ada.seen["table"]["places"], ada.seen["table"]["rules"]) == (places, version)
            assert lines_of(ada) == before
            assert ada.clerk is not None
            assert (await ada.clerk.story(ada.player, "en")).places == places
            assert await ada.clerk.record(ada.player) == record
            assert await h.hall.archivist.keep(table)
            await anew(h, table)
            ada = Person(h, ada.player)
            await ada.come(table)
            assert lines_of(ada) == before
            assert ada.clerk is not None
            assert await ada.clerk.record(ada.player) == record

    run(play)

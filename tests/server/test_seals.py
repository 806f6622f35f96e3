"""Words of the players in the deal: all sealed before the first is opened, so that nobody chooses last."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.chance import SealedWord, seal_of, seed_from
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record, RecordError
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server import seals
from hemicycle.server.table import Table

from .conftest import run
from .tables import BOT, ME, OPEN, House, Person, house

ADA, BEA = "a" * 32, "b" * 32


def seal(person: Person, word: str) -> str:
    """As docs/protocol.md says, and without a line of ours."""
    committed, seat = person.seen["table"]["commitment"], person.seen["you"]["seat"]
    return hashlib.sha256(f"word/{committed}/{seat}/{word}".encode()).hexdigest()


async def get_ready(person: Person, word: str) -> None:
    await person.do(p.Ready, seal=seal(person, word))


async def two(h: House) -> tuple[Person, Person, str]:
    """Ada and Bea, and a bot; nobody is ready."""
    ada, bea = await h.person("Ada"), await h.person("Bea")
    table = await h.table(ada, ME, OPEN, BOT)
    await ada.come(table)
    await bea.come(table)
    await bea.do(p.Sit, seat=1)
    ada.read()
    return ada, bea, table


def state(person: Person) -> str:
    person.read()
    return str(person.seen["table"]["state"])


def table_of(person: Person) -> Table:
    assert person.clerk is not None
    return person.clerk.table


def words(person: Person) -> tuple[str, ...]:
    game = table_of(person).game
    assert game is not None
    return game.words


async def ring(h: House, person: Person, seconds: float = seals.OPENING) -> None:
    """Let time go by."""
    assert person.clerk is not None
    h.clock.now += seconds
    person.clerk.keeper._ring()
    ringing = person.clerk.keeper.ringing
    assert ringing is not None
    await ringing


def test_words_are_opened_when_all_seals_are_known_and_the_deal_comes_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await get_ready(bea, BEA)
            assert await bea.refused(p.Open, word=BEA) == "refusal-seals-open"
            assert "sealed" not in ada.seen
            await get_ready(ada, ADA)
            assert state(ada) == "gathering"
            told = [{"seat": 0, "seal": seal(ada, ADA)}, {"seat": 1, "seal": seal(bea, BEA)}]
            bea.read()
            assert ada.seen["sealed"] == bea.seen["sealed"] == told
            await ada.do(p.Open, word=ADA)
            # Until all are open, nobody is told a word.
            bea.read()
            assert bea.seen["sealed"] == told
            assert ADA not in str(bea.frames)
            await bea.do(p.Open, word=BEA)
            assert state(ada) == state(bea) == "playing"
            assert [one["word"] for one in ada.seen["sealed"]] == [ADA, BEA]
            table = table_of(ada)
            assert table.game is not None
            assert words(ada) == (ADA, BEA)
            assert table.game.state.chance.seed == seed_from(table.secret, (ADA, BEA))
            assert not [line for line in ada.seen["lines"] if line["type"] == "table-unopened"]

    run(play)


def test_a_host_cannot_be_the_last_to_choose(tmp_path: Path) -> None:
    """Who knows the secret and hears the others' words may neither exchange their own, nor begin anew."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await get_ready(ada, ADA)
            await get_ready(bea, BEA)
            await bea.do(p.Open, word=BEA)
            assert await ada.refused(p.Open, word="c" * 32) == "refusal-other-word"
            assert await ada.refused(p.Ready, seal=seal(ada, "c" * 32)) == "refusal-dealing"
            assert await ada.refused(p.Ready, ready=False) == "refusal-dealing"
            assert await ada.refused(p.Leave) == "refusal-dealing"
            assert await ada.refused(p.Fill, seat=2, level="") == "refusal-dealing"
            await ada.do(p.Open, word=ADA)
            assert words(bea) == (ADA, BEA)

    run(play)


def test_a_seal_of_another_seat_or_table_fits_no_word(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await ada.do(p.Ready, seal=seal(bea, BEA))
            await get_ready(bea, BEA)
            await bea.do(p.Open, word=BEA)
            assert await ada.refused(p.Open, word=BEA) == "refusal-other-word"
            assert await ada.refused(p.Open, word=ADA) == "refusal-other-word"

    run(play)


def test_a_word_that_is_not_opened_is_left_out_and_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await get_ready(ada, ADA)
            await get_ready(bea, BEA)
            await ada.do(p.Open, word=ADA)
            await ring(h, ada, seals.OPENING - 1)
            assert state(ada) == "gathering"
            await ring(h, ada, 1)
            assert state(ada) == "playing"
            assert words(ada) == (ADA,)
            (line,) = [line for line in ada.seen["lines"] if line["type"] == "table-unopened"]
            assert "not opened: Bea." in line["said"]
            assert [one.get("word") for one in ada.seen["sealed"]] == [ADA, None]
            # Too late, and again: it changes nothing.
            assert await bea.refused(p.Open, word=BEA) == "refusal-begun"
            table = table_of(ada)
            assert table.game is not None
            record = Record(table.game.record((), table.seals.told(begun=True)))
            assert record.play(games.find("koalition")).words == (ADA,)

    run(play)


def test_nobody_waits_for_who_has_no_seal_or_is_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await get_ready(bea, BEA)
            bea.go()
            await get_ready(ada, ADA)
            assert [one["seat"] for one in ada.seen["sealed"]] == [0]
            await bea.come(table_of(ada).id)
            assert await bea.refused(p.Open, word=BEA) == "refusal-no-seal"
            await ada.do(p.Open, word=ADA)
            assert words(ada) == (ADA,)
            # A program that seals nothing.
            cleo = await h.person("Cleo")
            await cleo.come(await h.table(cleo))
            await cleo.do(p.Ready)
            assert state(cleo) == "playing"
            assert words(cleo) == ()

    run(play)


def test_whoever_is_not_ready_any_more_has_no_seal(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, _ = await two(h)
            await get_ready(ada, ADA)
            await ada.do(p.Ready, ready=False, seal=seal(ada, ADA))
            await get_ready(bea, BEA)
            await ada.do(p.Ready)
            ada.read()
            assert [one["seat"] for one in ada.seen["sealed"]] == [1]

    run(play)


def test_a_restart_between_seals_and_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, table = await two(h)
            await get_ready(ada, ADA)
            await get_ready(bea, BEA)
            await ada.do(p.Open, word=ADA)
            told = ada.seen["sealed"]
            assert ada.clerk is not None
            ada.clerk.shut()
            h.hall.discard(ada.clerk)
            h.clock.now += 60
            (due,) = await h.store.due(h.clock.now)
            assert due == table
            await ada.come(table)
            await bea.come(table)
            assert ada.seen["sealed"] == told
            # A browser may take longer than usual to find the server again.
            await ring(h, ada, seals.BACK - 1)
            assert state(bea) == "gathering"
            await bea.do(p.Open, word=BEA)
            assert words(ada) == (ADA, BEA)

    run(play)


def test_a_server_that_never_comes_to_the_words_deals_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, table = await two(h)
            await get_ready(ada, ADA)
            await get_ready(bea, BEA)
            assert ada.clerk is not None
            ada.clerk.shut()
            h.hall.discard(ada.clerk)
            await ada.come(table)
            await ring(h, ada, seals.BACK)
            assert state(ada) == "playing"
            assert words(ada) == ()
            assert [one.get("word") for one in ada.seen["sealed"]] == [None, None]

    run(play)


def test_older_minutes_with_an_open_word_are_the_same_game() -> None:
    def played(*ready: bytes) -> Table:
        new = p.NewTable("koalition", [p.SeatWish("me"), BOT, BOT], options={"countries": 5})
        table = Table("t", new, "secret", 0.0, "ada")
        table.apply(e.Sat(at=0, seat=0, player="ada", name="Ada"))
        for seat in (1, 2):
            table.apply(e.Filled(at=0, seat=seat, level="novice", name=f"B{seat}"))
        for one in ready:
            table.apply(e.decode(one))
        table.apply(seals.begun(table, 1.0))
        return table

    older = played(b'{"type":"got-ready","at":0,"seat":0,"ready":true,"word":"tulipe"}').game
    assert older is not None
    assert older.words == ("tulipe",)
    assert older.state.chance.seed == seed_from("secret", ("tulipe",))
    assert b'"sealed"' not in older.record().encode()


def resigned(record: str, **header: Any) -> str:
    """A record with another header, and hashes that fit."""
    before, lines = "", record.rstrip().split("\n")
    first = {**msgspec.json.decode(lines[0]), **header}
    lines[0] = msgspec.json.encode(first).decode()
    for at, line in enumerate(lines):
        unsigned = line[: line.rindex('"hash":"')] + '"hash":""}'
        before = hashlib.sha256((before + unsigned).encode()).hexdigest()[:32]
        lines[at] = unsigned.replace('"hash":""}', f'"hash":"{before}"}}')
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("sealed", "wrong"),
    [
        ([(0, ADA, BEA), (1, BEA, BEA)], "the word of seat 0 does not fit its seal"),
        ([(0, ADA, ""), (1, BEA, BEA)], "the words that were mixed in are not those"),
        ([(1, BEA, BEA), (0, ADA, ADA)], "the words that were mixed in are not those"),
        ([(0, ADA, ADA)], "the words that were mixed in are not those"),
    ],
)
def test_a_record_with_other_words_is_found_out(sealed: list[tuple[int, str, str]], wrong: str) -> None:
    rules = games.find("koalition")
    game = Game.begin(rules, rules.setup(3, None, {"countries": 5}), "secret", (ADA, BEA))
    true = [SealedWord(seat, seal_of(game.commitment, seat, word), word) for seat, word in enumerate((ADA, BEA))]
    record = game.record((), true)
    assert Record(record).play(rules).words == (ADA, BEA)
    false = [SealedWord(seat, seal_of(game.commitment, seat, meant), word) for seat, meant, word in sealed]
    with pytest.raises(RecordError, match=wrong):
        Record(resigned(record, sealed=false)).play(rules)

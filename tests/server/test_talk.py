"""Talk and deals: who hears what, and that the others get nothing, not even a frame."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from hemicycle.server import entries as e
from hemicycle.server import protocol as p

from .conftest import run
from .tables import BOT, ME, OPEN, House, Person, house


async def three(h: House, **settings: Any) -> list[Person]:
    """Three people, and one who watches; the game has begun."""
    ada = await h.person("Ada")
    table = await h.table(ada, ME, OPEN, OPEN, **settings)
    people = [ada, await h.person("Bruno"), await h.person("Clara"), await h.person("Watcher")]
    for seat, person in enumerate(people):
        await person.come(table)
        if seat in (1, 2):
            await person.do(p.Sit, seat=seat)
    for person in people[:3]:
        await person.do(p.Ready)
    for person in people:
        person.read()
    return people


def test_a_whisper_is_heard_by_those_it_is_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, watcher = await three(h)
            number = clara.seen["number"]
            await ada.do(p.Say, text="us two?", to=[1])
            assert bruno.read()[0]["talk"] == [
                {
                    "id": bruno.seen["talk"][0]["id"],
                    "seat": 0,
                    "text": "us two?",
                    "at": h.clock.now,
                    "move": 0,
                    "to": [0, 1],
                }
            ]
            assert clara.read() == []
            assert watcher.read() == []
            await bruno.do(p.Say, text="hello all")
            clara.read(), watcher.read()
            assert (
                [one["text"] for one in clara.seen["talk"]]
                == ["hello all"]
                == [one["text"] for one in watcher.seen["talk"]]
            )
            # Numbers do not tell of it either.
            assert clara.seen["number"] == number + 1
            assert ada.clerk is not None
            again = await (await h.person("Clara")).come(ada.clerk.table.id, after=number)
            assert [one["text"] for one in again.seen["talk"]] == ["hello all"]

    run(play)


def test_public_tables_know_no_whispers_and_silent_ones_no_talk_nor_names(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, *_ = await three(h, talk="public")
            assert await ada.refused(p.Say, text="psst", to=[1]) == "refusal-talk-is-public"
            await ada.do(p.Say, text="to all")
            ada, bruno, *_ = await three(h, talk="none")
            assert await ada.refused(p.Say, text="hello") == "refusal-no-talk"
            assert [seat["name"] for seat in ada.seen["table"]["seats"]] == ["Player 1", "Player 2", "Player 3"]
            shown = str(bruno.frames)
            assert "Ada" not in shown
            assert "Clara" not in shown

    run(play)


def test_a_spectator_does_not_talk(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            *_, watcher = await three(h)
            assert await watcher.refused(p.Say, text="take the rose!") == "refusal-not-seated"

    run(play)


def test_who_is_muted_is_heard_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            await ada.do(p.Say, text="one")
            bruno.read(), clara.read()
            await bruno.do(p.Mute, seat=0)
            assert clara.read() == []
            await ada.do(p.Say, text="two")
            bruno.read()
            assert [one["text"] for one in bruno.seen.get("talk", [])] == []
            clara.read()
            assert [one["text"] for one in clara.seen["talk"]] == ["one", "two"]
            await bruno.do(p.Mute, seat=0, muted=False)
            assert [one["text"] for one in bruno.seen["talk"]] == ["one", "two"]

    run(play)


def test_what_one_has_heard_can_be_reported(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            await ada.do(p.Say, text="rude", to=[1])
            bruno.read()
            line = bruno.seen["talk"][0]["id"]
            await bruno.do(p.Report, line=line, reason="rude")
            assert await clara.refused(p.Report, line=line) == "refusal-no-such-line"
            kept = await h.store._reading(lambda db: db.execute("SELECT said, reason FROM reports").fetchall())
            assert kept == [("0: rude", "rude")]

    run(play)


def test_letters_that_nobody_sees_are_left_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, *_ = await three(h)
            await ada.do(p.Say, text="a\u202eb\x00c\nd")
            bruno.read()
            assert bruno.seen["talk"][0]["text"] == "abc\nd"
            assert await ada.refused(p.Say, text="\u200b\u202e") == "refusal-nothing-said"

    run(play)


async def offer(ada: Person, to: int) -> dict[str, Any]:
    """Ada offers a deal to a seat: the first thing that could be promised."""
    assert ada.clerk is not None
    terms = await ada.clerk.terms(ada.player, [to], "en")
    mine = next(one for one in terms.terms if one.seat == 0)
    await ada.do(p.Offer, parties=[to], terms=[mine.term])
    deal: dict[str, Any] = list(ada.seen["deals"].values())[-1]
    return deal


def test_a_deal_is_known_to_its_parties_until_it_is_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, watcher = await three(h)
            first = await offer(ada, 1)
            bruno.read()
            assert bruno.seen["deals"][first["id"]]["terms"][0]["said"]
            assert clara.read() == []
            assert watcher.read() == []
            assert await clara.refused(p.Reply, deal=first["id"], answer="accept")
            await bruno.do(p.Reply, deal=first["id"], answer="refuse")
            assert clara.read() == []
            second = await offer(ada, 1)
            await bruno.do(p.Reply, deal=second["id"], answer="accept")
            clara.read(), watcher.read()
            assert [deal["status"] for deal in clara.seen["deals"].values()] == ["agreed"]
            assert next(one for one in clara.seen["standings"] if one["seat"] == 0)["pending"] == 1

    run(play)


def test_by_option_agreed_deals_are_the_parties_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, watcher = await three(h, promises="parties")
            deal = await offer(ada, 1)
            await bruno.do(p.Reply, deal=deal["id"], answer="accept")
            assert clara.read() == []
            assert watcher.read() == []
            again = await (await h.person("Clara")).come(ada.clerk.table.id)  # type: ignore[union-attr]
            assert again.seen.get("deals", {}) == {}

    run(play)


def test_a_deal_lapses_with_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            assert ada.clerk is not None
            terms = await ada.clerk.terms(ada.player, [1], "fr")
            await ada.do(p.Offer, parties=[1], terms=[terms.terms[0].term], seconds=30)
            bruno.read()
            (deal,) = bruno.seen["deals"].values()
            assert deal["lapses"] == h.clock.now + 30
            h.clock.now += 31
            ada.clerk.keeper._ring()
            await h.until(lambda: bruno.read() and next(iter(bruno.seen["deals"].values()))["status"] == "lapsed")
            assert await bruno.refused(p.Reply, deal=deal["id"], answer="accept")
            assert clara.read() == []

    run(play)


def test_a_bot_answers_a_deal_at_once_with_a_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT)
            await ada.come(table)
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            deal = await offer(ada, 1)
            await h.until(lambda: ada.read() is not None and ada.seen["deals"][deal["id"]]["status"] != "open")
            assert ada.seen["deals"][deal["id"]]["reason"]

    run(play)


def test_one_sees_how_long_a_bot_waits_for_an_answer(tmp_path: Path) -> None:
    """And it goes on then: what it waits for is in the minutes, and known after a restart, too."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada))
            await ada.do(p.Ready)
            await h.until(lambda: not ada.clerk.keeper.busy)
            h.hall.settings = msgspec.structs.replace(h.settings, bot_delay=1)
            terms = (await ada.clerk.terms(ada.player, [1], "en")).terms
            term = next(one.term for one in terms if one.seat == 1)
            move = {"type": "offer", "parties": [0], "terms": [term]}
            until = ada.clerk.keeper._patience(h.clock.now)
            entry = e.Bargained(at=h.clock.now, seat=1, move=move, by="bot", waits=until)
            await ada.clerk.enter([entry], lambda: True)
            ada.read()
            (deal,) = [one for one in ada.seen["deals"].values() if one.get("waits")]
            assert deal["waits"] == until == h.clock.now + 12
            await ada.do(p.Reply, deal=deal["id"], answer="refuse")
            ada.read()
            assert not ada.seen["deals"][deal["id"]].get("waits")

    run(play)

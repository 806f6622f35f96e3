"""The coach at a table: for whom, about what, and what is told of bots."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from hemicycle.server.settings import Rate
from hemicycle.server.table import Table

from .conftest import run
from .tables import BOT, ME, OPEN, House, Person, house


def advice_of(person: Person) -> dict[str, Any]:
    return [frame for frame in person.frames if frame["type"] == "advice"][-1]


async def seated(built: House, *names: str, bots: int = 2) -> list[Person]:
    """People at a table with bots, and the game begun."""
    first = await built.person(names[0])
    table = await built.table(first, ME, *[OPEN] * (len(names) - 1), *[BOT] * bots, watch="all")
    people = [await (await built.person(name)).come(table) for name in names]
    for seat, person in enumerate(people[1:], 1):
        await person.do(p.Sit, seat=seat)
    for person in people:
        await person.do(p.Ready)
    return people


async def due(built: House, person: Person) -> bool:
    """Wait until somebody must decide something, or the game is over; whether it goes on."""
    assert person.clerk is not None
    table = person.clerk.table

    def waits() -> bool:
        person.read()
        return table.state == "over" or any(not one.get("optional") for one in person.asked)

    await built.until(waits)
    return table.state == "playing"


async def answer(person: Person, choice: int = 0) -> None:
    """Decide, unless a bot was faster and has settled it."""
    with suppress(Refusal):
        await person.answer(choice)


async def asked(built: House, person: Person) -> dict[str, Any]:
    """The next question to somebody that leaves a choice."""
    while await due(built, person):
        if len(person.asked[0]["options"]) > 1:
            break
        await answer(person)
    return person.asked[0]


def test_alone_among_bots_one_may_ask_and_is_told_what_is_legal(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            (ada,) = await seated(built, "Ada")
            watching = await (await built.person("Wim")).come(ada.clerk.table.id)  # type: ignore[union-attr]
            request = await asked(built, ada)
            assert ada.seen["table"]["coach"]
            watching.read()
            told = len(watching.frames)
            await ada.do(p.Advise, request=request["id"])
            advice = advice_of(ada)
            legal = [one["action"] for one in request["options"]]
            assert 1 <= len(advice["suggestions"]) <= 3
            assert all(one["action"] in legal and one["why"] for one in advice["suggestions"])
            assert advice["look"]
            await ada.do(p.Advise, request=request["id"])
            again = advice_of(ada)
            assert {**again, "id": ""} == {**advice, "id": ""}
            watching.read()
            assert len(watching.frames) == told, "nobody else learns that somebody asked"
            assert await watching.refused(p.Advise, request=request["id"]) == "refusal-not-seated"
            assert await ada.refused(p.Advise, request=10_000) == "refusal-not-asked"
            assert await ada.refused(p.Advise, deal="0-1.9") == "refusal-no-such-offer"
            await ada.do(p.Speak, lang="fr")
            await ada.do(p.Advise, request=request["id"])
            assert advice_of(ada)["look"] != advice["look"]

    run(play)


def test_among_people_all_must_agree_and_each_may_change_their_mind(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            ada, bruno = await seated(built, "Ada", "Bruno")
            request = await asked(built, ada)
            assert not ada.seen["table"].get("coach")
            assert await ada.refused(p.Advise, request=request["id"]) == "refusal-no-coach"
            await ada.do(p.Coach)
            bruno.read()
            assert bruno.seen["table"]["coaching"] == [0]
            assert bruno.seen["lines"][-1]["type"] == "table-coached"
            assert await ada.refused(p.Advise, request=request["id"]) == "refusal-no-coach"
            await bruno.do(p.Coach)
            ada.read()
            assert ada.seen["table"]["coach"]
            await ada.do(p.Advise, request=request["id"])
            assert advice_of(ada)["suggestions"]
            await bruno.do(p.Coach, want=False)
            assert await ada.refused(p.Advise, request=request["id"]) == "refusal-no-coach"
            await bruno.do(p.Leave)
            assert await ada.refused(p.Advise, request=request["id"]) == "refusal-no-coach", "who left may be back"

    run(play)


def test_whoever_takes_a_seat_has_not_agreed_yet(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            ada = await built.person("Ada")
            table = await built.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            bruno = await (await built.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await bruno.do(p.Coach)
            await bruno.do(p.Leave)
            clara = await (await built.person("Clara")).come(table)
            await clara.do(p.Sit, seat=1)
            assert not clara.seen["table"].get("coaching")

    run(play)


def test_advice_is_not_to_be_milked(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            limits = msgspec.structs.replace(built.settings.limits, advice=Rate(0.25, 3))
            built.hall.settings = msgspec.structs.replace(built.settings, limits=limits)
            (ada,) = await seated(built, "Ada")
            request = await asked(built, ada)
            for _ in range(3):
                await ada.do(p.Advise, request=request["id"])
            assert await ada.refused(p.Advise, request=request["id"]) == "refusal-too-fast"
            built.clock.now += 40
            await ada.do(p.Advise, request=request["id"])

    run(play)


def test_why_bots_did_it_is_told_to_who_plays_and_after_the_end_to_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            (ada,) = await seated(built, "Ada")
            assert ada.clerk is not None
            watching = await (await built.person("Wim")).come(ada.clerk.table.id)
            for _ in range(12):
                await asked(built, ada)
                await answer(ada)
            await asked(built, ada)
            watching.read()
            told = [line for line in ada.seen["lines"] if line.get("why")]
            assert told
            assert not [line for line in watching.seen["lines"] if line.get("why")]
            for line in told:
                for why in line["why"]:
                    assert ada.seen["table"]["seats"][why["seat"]]["kind"] == "bot"
                    assert why["said"]
            # A restart knows it still: the page that comes back is told the same.
            table, row = ada.clerk.table, ada.clerk.row
            again = Table(table.id, table.settings, table.secret, table.made, table.host)
            for mark in table.minutes:
                again.apply(e.decode(e.encode(mark.entry)))
            assert again.reasons == table.reasons
            assert row.id == table.id
            while await due(built, ada):
                await answer(ada, -1)
            lines = (await ada.clerk.chronicle(watching.player, "en")).lines
            assert len([line for line in lines if line.why]) >= len(told)

    run(play)


def test_an_offer_of_a_bot_is_advised_about(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            (ada,) = await seated(built, "Ada", bots=3)

            def offers() -> list[dict[str, Any]]:
                deals = ada.seen.get("deals", {}).values()
                return [one for one in deals if one["status"] == "open" and 0 in one["parties"] and one["by"]]

            while await due(built, ada) and not offers():
                await answer(ada)
            deal = offers()[0]
            await ada.do(p.Advise, deal=deal["id"])
            advice = advice_of(ada)
            assert advice["answer"] in ("accept", "refuse", "offer")
            assert advice["said"]
            assert advice["why"]

    run(play)

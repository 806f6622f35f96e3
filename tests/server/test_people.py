"""Who sits at a table: sent away, replaced, renamed, blocked, gone; and who has the host's rights."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from hemicycle.server.seating import ABSENT, LOST_IN_THOUGHT

from . import databases
from .conftest import run
from .databases import rows
from .tables import BOT, ME, OPEN, Clock, House, Person, house

AWAY = ABSENT["live"] + 1


async def gathered(h: House, *names: str, bots: int = 1, **settings: Any) -> list[Person]:
    """People at a table of the first, who are not ready yet."""
    people = [await h.person(name) for name in names]
    wishes = [ME, *[OPEN] * (len(names) - 1), *[BOT] * bots]
    table = await h.table(people[0], *wishes, **settings)
    for seat, one in enumerate(people):
        await one.come(table)
        if seat:
            await one.do(p.Sit, seat=seat)
    for one in people:
        one.read()
    return people


async def playing(h: House, *names: str, bots: int = 1, **settings: Any) -> list[Person]:
    people = await gathered(h, *names, bots=bots, **settings)
    for one in people:
        await one.do(p.Ready)
    for one in people:
        one.read()
    return people


def told(person: Person, start: str = "table-") -> list[str]:
    person.read()
    found = [line["type"] for line in person.seen["lines"] if line["type"].startswith(start)]
    return [one for one in found if one != "table-began"]


def seat(person: Person, number: int) -> dict[str, Any]:
    person.read()
    found: dict[str, Any] = person.seen["table"]["seats"][number]
    return found


def waiting(person: Person, number: int) -> list[float]:
    """Up to when one waits for a seat that is asked."""
    person.read()
    return [one.get("patience", 0) for one in person.seen["waiting"] if one["seat"] == number]


# Sent away


def test_who_is_sent_away_is_told_and_cannot_sit_down_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            await bruno.do(p.Ready)
            await ada.do(p.Fill, seat=1, level="")
            bruno.read()
            assert bruno.seen["you"] == {"sent": True}
            assert await bruno.refused(p.Sit, seat=1) == "refusal-sent-away"
            await bruno.come(ada.clerk.table.id)  # type: ignore[union-attr]
            assert bruno.seen["you"] == {"sent": True}
            carla = await (await h.person("Carla")).come(ada.clerk.table.id)  # type: ignore[union-attr]
            await carla.do(p.Sit, seat=1)

    run(play)


def test_who_is_sent_away_stays_so_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            await ada.do(p.Fill, seat=1, level="")
            table = ada.clerk.table.id  # type: ignore[union-attr]
        async with house(tmp_path) as h:
            h.people = {one.player.name: one.player for one in (ada, bruno)}
            bruno = await (await h.person("Bruno")).come(table)
            assert await bruno.refused(p.Sit, seat=1) == "refusal-sent-away"

    run(play)


def test_a_bot_may_take_the_place_of_who_is_sent_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            await ada.do(p.Fill, seat=1, level="novice")
            assert seat(bruno, 1)["kind"] == "bot"

    run(play)


def test_who_is_sent_away_cannot_sit_down_at_the_rematch_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            await ada.do(p.Fill, seat=1, level="")
            table = ada.clerk.table  # type: ignore[union-attr]
            for _ in range(2):
                rematch = await h.hall.again(table, ada.player)
                table = (await h.hall.find(rematch)).table  # type: ignore[union-attr]
            await bruno.come(rematch)
            assert bruno.seen["you"] == {"sent": True}
            assert await bruno.refused(p.Sit, seat=2) == "refusal-sent-away"
            carla = await (await h.person("Carla")).come(rematch)
            await carla.do(p.Sit, seat=2)
        async with house(tmp_path) as h:
            h.people = {"Bruno": bruno.player}
            bruno = await (await h.person("Bruno")).come(rematch)
            assert await bruno.refused(p.Sit, seat=2) == "refusal-sent-away"

    run(play)


# The host's rights


def test_when_the_host_gets_up_the_rights_pass_to_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, carla = await gathered(h, "Ada", "Bruno", "Carla")
            bruno.go()
            await ada.do(p.Leave)
            carla.read()
            assert carla.seen["you"]["host"], "rather to one who is here"
            assert carla.seen["table"]["host"] == 2
            assert await ada.refused(p.Fill, seat=1, level="") == "refusal-not-seated"
            await carla.do(p.Fill, seat=1, level="")

    run(play)


def test_the_rights_of_a_host_without_heirs_stay(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            (ada,) = await gathered(h, "Ada", bots=2)
            await ada.do(p.Leave)
            assert ada.seen["you"] == {"host": True}
            bruno = await (await h.person("Bruno")).come(ada.clerk.table.id)  # type: ignore[union-attr]
            await bruno.do(p.Sit, seat=0)
            bruno.read()
            assert bruno.seen["you"].get("host"), "there is somebody now"

    run(play)


def test_whoever_sits_there_may_be_the_host_when_the_host_is_away_for_long(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            assert await bruno.refused(p.Host) == "refusal-not-absent"
            ada.go()
            h.clock.now += AWAY - 10
            assert await bruno.refused(p.Host) == "refusal-not-absent"
            h.clock.now += 10
            watcher = await (await h.person("Carla")).come(bruno.clerk.table.id)  # type: ignore[union-attr]
            assert await watcher.refused(p.Host) == "refusal-not-seated"
            await bruno.do(p.Host)
            assert bruno.seen["you"]["host"]
            await ada.come(bruno.clerk.table.id)  # type: ignore[union-attr]
            assert "host" not in ada.seen["you"], "they do not come back by themselves"

    run(play)


# Somebody is away


def test_a_bot_plays_for_who_is_away_when_most_of_the_others_want_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, carla, dora = await playing(h, "Ada", "Bruno", "Carla", "Dora", clock=0)
            dora.go()
            assert await ada.refused(p.Replace, seat=3) == "refusal-not-absent"
            for one in (ada, bruno, carla):
                await one.do(p.Present)
            h.clock.now += AWAY
            for one in (ada, bruno, carla):
                await one.do(p.Present)
            await ada.do(p.Replace, seat=3)
            assert seat(carla, 3)["bot_for"] == [0]
            assert not seat(carla, 3).get("kept")
            await ada.do(p.Replace, seat=3, want=False)
            await carla.do(p.Replace, seat=3)
            assert not seat(carla, 3).get("kept")
            await bruno.do(p.Replace, seat=3)
            assert seat(carla, 3)["kept"]
            assert told(ada) == [
                "table-voted-bot",
                "table-voted-not",
                "table-voted-bot",
                "table-voted-bot",
                "table-kept-voted",
            ]
            await dora.come(ada.clerk.table.id)  # type: ignore[union-attr]
            assert "kept" not in seat(dora, 3), "it is hers when she is back"

    run(play)


def test_a_pause_ends_when_a_bot_plays_for_who_was_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            await ada.do(p.Pause)
            await bruno.do(p.Pause)
            await ada.do(p.Pause, want=False)
            assert ada.seen["table"]["paused"], "Bruno's page is open, and nobody before it"
            h.clock.now += LOST_IN_THOUGHT + 1
            await ada.do(p.Replace, seat=1)
            assert "paused" not in ada.seen["table"]
            await ada.do(p.Pause)
            assert ada.seen["table"]["paused"], "she is the only one who plays"

    run(play)


def test_a_pause_begins_when_who_did_not_want_it_has_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            await ada.do(p.Pause)
            await bruno.do(p.Leave)
            ada.read()
            assert ada.seen["table"]["paused"]

    run(play)


def test_nobody_is_absent_because_no_server_ran(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with house(tmp_path, clock=clock) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0, pace="days")
            table = ada.clerk.table.id  # type: ignore[union-attr]
            bruno.go()
            clock.now += ABSENT["days"] / 2
        clock.now += 3 * ABSENT["days"]
        async with house(tmp_path, clock=clock) as h:
            h.people = {"Ada": ada.player}
            ada = await (await h.person("Ada")).come(table)
            assert await ada.refused(p.Replace, seat=1) == "refusal-not-absent-hours"
            clock.now += ABSENT["days"] / 2
            await ada.do(p.Replace, seat=1)
            assert seat(ada, 1)["kept"]

    run(play)


def test_others_who_are_away_too_do_not_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, carla, dora = await playing(h, "Ada", "Bruno", "Carla", "Dora", clock=0)
            for one in (bruno, carla, dora):
                one.go()
            h.clock.now += AWAY
            await ada.do(p.Replace, seat=3)
            assert seat(ada, 3)["kept"]

    run(play)


def test_an_open_page_without_anybody_before_it_is_no_presence(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            h.clock.now += AWAY
            assert await ada.refused(p.Replace, seat=1) == "refusal-not-absent"
            h.clock.now += LOST_IN_THOUGHT
            await bruno.do(p.Present)
            assert await ada.refused(p.Replace, seat=1) == "refusal-not-absent"
            h.clock.now += LOST_IN_THOUGHT + 1
            await ada.do(p.Replace, seat=1)
            assert seat(bruno, 1)["kept"]

    run(play)


def test_it_is_told_up_to_when_one_waits_for_whoever_is_asked(tmp_path: Path) -> None:
    """The page offered a bot beside somebody who was only just asked, and the server refused it."""

    async def play() -> None:
        async with house(tmp_path) as h:
            _, bruno = await playing(h, "Ada", "Bruno", clock=0)
            await h.until(lambda: bruno.read() is not None and waiting(bruno, 0))
            (until,) = waiting(bruno, 0)
            assert until == h.clock.now + LOST_IN_THOUGHT
            h.clock.now = until - 1
            assert await bruno.refused(p.Replace, seat=0) == "refusal-not-absent"
            assert waiting(bruno, 0) == [until]
            h.clock.now = until
            await bruno.do(p.Replace, seat=0)
            assert not any(waiting(bruno, 0)), "a bot's"
            _, bruno = await playing(h, "Ada", "Bruno", clock=7200)
            await h.until(lambda: bruno.read() is not None and waiting(bruno, 0))
            assert waiting(bruno, 0) == [0], "the clock says it"

    run(play)


def test_whoever_is_heard_of_again_needs_no_votes(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, carla, dora = await playing(h, "Ada", "Bruno", "Carla", "Dora", clock=0)
            dora.go()
            h.clock.now += AWAY
            for one in (ada, bruno, carla):
                await one.do(p.Present)
            await ada.do(p.Replace, seat=3)
            await dora.come(ada.clerk.table.id)  # type: ignore[union-attr]
            await dora.do(p.Say, text="Here I am.")
            assert "bot_for" not in seat(ada, 3)
            assert await bruno.refused(p.Replace, seat=3) == "refusal-not-absent"

    run(play)


def test_where_there_is_a_clock_it_is_the_clock_that_gives_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=7200)
            bruno.go()
            h.clock.now += AWAY
            assert await ada.refused(p.Replace, seat=1) == "refusal-clock-replaces"

    run(play)


def test_another_person_may_sit_down_where_most_of_the_others_want_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            table = ada.clerk.table  # type: ignore[union-attr]
            await ada.do(p.Say, text="For Bruno alone", to=[1])
            await bruno.do(p.Say, text="Bruno was here")
            carla = await (await h.person("Carla")).come(table.id)
            bruno.go()
            assert await carla.refused(p.Sit, seat=1) == "refusal-begun"
            h.clock.now += AWAY
            await ada.do(p.Replace, seat=1, who="person")
            assert seat(carla, 1)["vacant"]
            assert seat(carla, 1)["kept"], "a bot plays meanwhile"
            assert await ada.refused(p.Sit, seat=1) == "refusal-seated-already"
            await carla.do(p.Sit, seat=1)
            assert seat(ada, 1)["name"] == "Carla"
            assert carla.seen["you"]["seat"] == 1
            assert carla.seen["mine"], "the cards go with the seat"
            assert [(one["text"], one.get("former")) for one in carla.seen["talk"]] == [("Bruno was here", True)]
            assert told(ada)[-1] == "table-sat"
            await bruno.come(table.id)
            assert "seat" not in bruno.seen["you"]
            assert await bruno.refused(p.Sit, seat=1) == "refusal-begun"
            await h.until(lambda: carla.read() is not None and (carla.asked or ada.read() is not None))

    run(play)


def test_who_had_a_seat_does_not_take_another_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, dora = await playing(h, "Ada", "Bruno", "Dora", clock=0)
            table = ada.clerk.table  # type: ignore[union-attr]
            carla = await (await h.person("Carla")).come(table.id)
            bruno.go()
            dora.go()
            h.clock.now += AWAY
            for number in (1, 2):
                await ada.do(p.Replace, seat=number, who="person")
            await carla.do(p.Sit, seat=1)
            await bruno.come(table.id)
            assert await bruno.refused(p.Sit, seat=2) == "refusal-had-seat"

    run(play)


def test_the_owner_who_is_back_first_has_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            table = ada.clerk.table  # type: ignore[union-attr]
            carla = await (await h.person("Carla")).come(table.id)
            bruno.go()
            h.clock.now += AWAY
            await ada.do(p.Replace, seat=1, who="person")
            await bruno.come(table.id)
            assert "vacant" not in seat(carla, 1)
            assert await carla.refused(p.Sit, seat=1) == "refusal-begun"

    run(play)


# Names


def test_a_name_changed_is_changed_at_tables_that_are_not_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            await h.store.rename("ada", "Bruno")
            ada.player.name = "Bruno"
            h.hall.people.renamed(ada.player)
            await h.until(lambda: seat(bruno, 0)["name"] == "Bruno 2")
            assert told(bruno) == ["table-renamed"]
            table = ada.clerk.table.id  # type: ignore[union-attr]
        async with house(tmp_path) as h:
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert clerk.table.seats[0].name == "Bruno 2", "not told anew"
            assert sum(isinstance(mark.entry, e.Renamed) for mark in clerk.table.minutes) == 1
            await h.store.rename("ada", "Yvonne")
        async with house(tmp_path) as h:
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert clerk.table.seats[0].name == "Yvonne", "a table that slept learns it as it wakes"

    run(play)


def test_a_number_may_be_part_of_a_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, _ = await playing(h, "Route 66", "Bruno", clock=0)
            ada.player.name = "Route"
            h.hall.people.renamed(ada.player)
            await h.until(lambda: seat(ada, 0)["name"] == "Route")

    run(play)


# Gone


def test_who_deletes_themselves_has_no_name_at_any_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await playing(h, "Ada", "Bruno", clock=0)
            table = ada.clerk.table.id  # type: ignore[union-attr]
            lobby = await h.table(ada, ME, OPEN, BOT)
            waiting = await (await h.person("Bruno")).come(lobby)
            await waiting.do(p.Sit, seat=1)
            await h.hall.people.delete(ada.player)
            await h.until(lambda: not h.hall.people.tasks)
            assert seat(bruno, 0).get("gone")
            assert "name" not in seat(bruno, 0)
            assert seat(bruno, 0)["kept"], "a bot plays on"
            assert told(bruno) == ["table-gone", "table-hosted"]
            assert bruno.seen["you"]["host"]
            assert seat(waiting, 0)["kind"] == "open"
            assert waiting.seen["you"]["host"]
            await bruno.do(p.Replace, seat=0, who="person")
            assert seat(bruno, 0)["vacant"]
            assert await h.store.player("ada") is None
            assert await h.store.leavers() == []
        database = databases.url(tmp_path)
        kept = rows(database, "SELECT body FROM entries") + rows(database, "SELECT summary FROM tables")
        assert not [body for (body,) in kept if b'"Ada"' in body]
        async with house(tmp_path) as h:
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert clerk.table.names("fr")[0] == "Joueur 1"

    run(play)


def test_a_server_that_stops_half_way_goes_on_forgetting(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, _ = await playing(h, "Ada", "Bruno", clock=0)
            table = ada.clerk.table.id  # type: ignore[union-attr]
            await h.store.delete_player("ada")
        async with house(tmp_path) as h:
            await h.until(lambda: not h.hall.people.tasks)
            clerk = await h.hall.find(table)
            assert clerk is not None
            assert clerk.table.seats[0].gone
            assert await h.store.leavers() == []

    run(play)


# Blocked


def test_who_is_blocked_is_not_heard_nor_seated_nor_invited(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            await bruno.do(p.Say, text="You fool")
            await h.hall.people.block(ada.player, ada.clerk.table.id, 1)  # type: ignore[union-attr]
            ada.read()
            assert ada.seen["you"]["blocked"] == [1]
            assert "You fool" not in f"{ada.seen}"
            await bruno.do(p.Say, text="You fool!")
            ada.read()
            assert "You fool" not in f"{ada.seen}"
            assert [one["text"] for one in bruno.seen["talk"]] == ["You fool", "You fool!"], "they are not told"
            other = await h.table(ada, ME, OPEN, BOT, listed=True)
            await bruno.come(other)
            assert await bruno.refused(p.Sit, seat=1) == "refusal-blocked"
            assert other not in [info.id for info in (await h.hall.tables(bruno.player)).open]
            dora = await h.person("Dora")
            assert other in [info.id for info in (await h.hall.tables(dora.player)).open]
            for host, invited in ((ada, False), (bruno, True)):
                again = await h.hall.again(ada.clerk.table, host.player)  # type: ignore[union-attr]
                people = (await h.hall.find(again)).table.players  # type: ignore[union-attr]
                assert (bruno.player.id in people) is invited
            await h.hall.people.unblock(ada.player, "bruno")
            await bruno.do(p.Sit, seat=1)

    run(play)


def test_one_blocks_only_people_and_not_oneself(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, _ = await gathered(h, "Ada", "Bruno")
            table = ada.clerk.table.id  # type: ignore[union-attr]
            for number, why in ((0, "refusal-own-seat"), (2, "refusal-no-person"), (9, "refusal-no-such-seat")):
                with pytest.raises(Refusal) as refused:
                    await h.hall.people.block(ada.player, table, number)
                assert refused.value.message.id == why

    run(play)


def test_nobody_is_changed_while_the_words_are_opened(tmp_path: Path) -> None:
    """Else whoever knows the secret could undo a deal that they don't like."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await gathered(h, "Ada", "Bruno")
            table = ada.clerk.table  # type: ignore[union-attr]
            for one in (ada, bruno):
                await one.do(p.Ready, seal="0" * 64)
            assert table.seals.closed
            assert await ada.refused(p.Fill, seat=1, level="") == "refusal-dealing"
            assert await ada.refused(p.Leave) == "refusal-dealing"
            await h.hall.people.delete(bruno.player)
            await asyncio.sleep(0.05)
            assert table.seats[1].player == "bruno"

    run(play)

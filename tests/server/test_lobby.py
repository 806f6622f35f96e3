"""Before the deal and around the game: seats, bots, readiness, leaving, coming back, once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots.characters import character_of
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.words import Message
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.catalogue import catalogue
from hemicycle.server.minds import Mind
from hemicycle.server.refusal import Refusal
from hemicycle.server.shelf import Shelf
from hemicycle.server.table import Table

from .conftest import run
from .tables import BOT, ME, OPEN, house


def names(person: Any) -> list[str]:
    return [seat.get("name", "") for seat in person.seen["table"]["seats"]]


def test_a_seat_is_claimed_once_and_held(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            clara = await (await h.person("Clara")).come(table)
            await bruno.do(p.Sit, seat=1)
            assert await clara.refused(p.Sit, seat=1) == "refusal-seat-taken"
            assert await bruno.refused(p.Sit, seat=2) == "refusal-seated-already"
            assert await clara.refused(p.Sit, seat=7) == "refusal-no-such-seat"
            await clara.do(p.Sit, seat=2)
            ada.read()
            assert names(ada) == ["Ada", "Bruno", "Clara"]
            # The same person with another connection still has the seat.
            again = await (await h.person("Bruno")).come(table)
            assert again.seen["you"] == {"seat": 1}

    run(play)


def test_two_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT)
            other = await h.person("ada2")
            other.player.name = "Ada"
            await other.come(table)
            await other.do(p.Sit, seat=1)
            assert names(other)[:2] == ["Ada", "Ada 2"]

    run(play)


def test_nothing_is_dealt_before_all_are_ready(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            await ada.do(p.Ready)
            assert ada.seen["table"]["state"] == "gathering"
            assert await ada.refused(p.Act, request=1, actions=[{"type": "pass"}]) == "refusal-not-begun"
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=2)
            await bruno.do(p.Ready)
            assert bruno.seen["table"]["state"] == "gathering"
            await bruno.do(p.Fill, seat=1, level="novice")
            assert bruno.seen["table"]["state"] == "playing"
            assert await bruno.refused(p.Sit, seat=1) == "refusal-begun"

    run(play)


def test_the_commitment_is_there_before_the_first_word(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada))
            before = ada.seen["table"]["commitment"]
            await ada.do(p.Ready)
            assert ada.clerk is not None
            assert ada.clerk.table.game is not None
            assert ada.clerk.table.game.commitment == before == ada.seen["table"]["commitment"]

    run(play)


def test_only_the_host_sends_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, OPEN, OPEN)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            assert await bruno.refused(p.Fill, seat=2, level="novice") == "refusal-not-seated"
            await bruno.do(p.Sit, seat=2)
            assert await bruno.refused(p.Fill, seat=1, level="") == "refusal-host-only"
            assert await bruno.refused(p.Fill, seat=3, level="genius") == "refusal-no-such-level"
            await bruno.do(p.Ready)
            await ada.do(p.Fill, seat=2, level="")
            assert ada.seen["table"]["seats"][2]["kind"] == "open"
            assert await ada.refused(p.Fill, seat=0, level="") == "refusal-own-seat"

    run(play)


def test_the_host_sees_no_more_than_anybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            host = await h.person("Host")
            table = await h.table(host, OPEN, BOT, BOT)
            await host.come(table)
            ada = await (await h.person("Ada")).come(table)
            watcher = await (await h.person("Watcher")).come(table)
            await ada.do(p.Sit, seat=0)
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            host.read(), watcher.read()
            hosts, watchers = dict(host.seen), dict(watcher.seen)
            assert hosts.pop("you") == {"host": True}
            assert watchers.pop("you") == {}
            assert hosts == watchers
            assert hosts["mine"] == {}

    run(play)


def test_who_leaves_is_played_by_a_bot_until_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            await ada.do(p.Leave)
            assert ada.seen["table"]["seats"][0]["kept"]
            await h.until(lambda: bruno.read() is not None and bruno.asked)
            assert bruno.clerk is not None
            game = bruno.clerk.table.game
            assert game is not None
            assert not game.over
            await ada.do(p.Back)
            bruno.read()
            assert "kept" not in bruno.seen["table"]["seats"][0]
            assert [line["type"] for line in bruno.seen["lines"] if line["type"].startswith("table")] == [
                "table-began",
                "table-kept-left",
                "table-hosted",
                "table-returned",
            ]

    run(play)


def test_opening_the_page_again_is_coming_back_but_a_lost_connection_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT)
            await ada.come(table)
            bruno = ada
            await bruno.do(p.Ready)
            await bruno.do(p.Pause)
            await bruno.do(p.Leave)
            number = bruno.seen["number"]
            bruno.go()
            again = await (await h.person("Ada")).come(table, after=number)
            assert again.seen["table"]["seats"][0]["kept"]
            again.go()
            again = await (await h.person("Ada")).come(table)
            again.read()
            assert "kept" not in again.seen["table"]["seats"][0]

    run(play)


async def whole_game(h: Any, person: Any) -> None:
    while person.seen["table"]["state"] != "over":
        await h.until(
            lambda: person.read() is not None and (person.asked or person.seen["table"]["state"] == "over")
        )
        if person.asked:
            try:
                await person.answer()
            except Refusal:
                person.read()


def test_a_rematch_keeps_the_seats_of_those_who_come(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada)
            await ada.come(table)
            await ada.do(p.Ready)
            assert await ada.refused(p.Rematch) == "refusal-not-over"
            await whole_game(h, ada)
            await ada.do(p.Rematch)
            again = ada.seen["table"]["rematch"]
            await ada.do(p.Rematch)
            assert ada.seen["table"]["rematch"] == again != table
            stranger = await (await h.person("Stranger")).come(again)
            assert await stranger.refused(p.Sit, seat=2) == "refusal-seat-taken"
            back = await (await h.person("Ada")).come(again)
            back.read()
            assert back.seen["you"]["seat"] == 2
            assert back.seen["table"]["options"] == ada.seen["table"]["options"]

    run(play)


def test_a_table_that_can_not_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")

            async def refused(lang: str = "en", **fields: Any) -> str:
                new: dict[str, Any] = {"game": "koalition", "seats": [ME, BOT, BOT], **fields}
                with pytest.raises(Refusal) as refusal:
                    await h.hall.make(ada.player, p.NewTable(**new))
                return refusal.value.said(lang)

            assert "no game 'chess'" in await refused(game="chess")
            assert "3 to 10 players, not 2" in await refused(seats=[ME, BOT])
            assert "choose one of" in await refused(options={"countries": 7})
            strict: dict[str, Any] = {"game": "zoocracy", "seats": [ME, BOT], "options": {"strict_tokens": True}}
            assert "Two players never run out" in await refused(**strict)
            assert "À deux joueurs" in await refused("fr", **strict)
            assert "no option 'colour'" in await refused(options={"colour": 7})
            assert "no edition 'third'" in await refused(edition="third")
            no_level = await refused(seats=[ME, BOT, p.SeatWish("bot", "x")])
            assert "one of: random, novice, steady, shrewd" in no_level
            assert "for a person" in await refused(seats=[BOT, BOT, BOT])
            assert "one seat only" in await refused(seats=[ME, ME, BOT])
            ada.player.name = ""
            assert "name first" in await refused()
            assert (await h.hall.tables(ada.player)).mine == []

    run(play)


def test_tables_are_listed_for_whom_they_concern(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            hidden = await h.table(ada, ME, OPEN, BOT)
            shown = await h.table(ada, ME, OPEN, BOT, listed=True, watch="all")
            full = await h.table(ada, ME, BOT, BOT, listed=True, watch="all")
            mine = await h.hall.tables(ada.player)
            assert {info.id for info in mine.mine} == {hidden, shown, full}
            assert mine.open == []
            seen = await h.hall.tables(bruno.player)
            assert [info.id for info in seen.open] == [shown]
            assert seen.mine == seen.watch == []
            await ada.come(full)
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            seen = await h.hall.tables(bruno.player)
            assert [info.id for info in seen.watch] == [full]
            first = (await h.hall.tables(ada.player)).mine[0]
            assert (first.id, first.waiting, first.yours) == (full, [0], 0)

    run(play)


def test_a_command_is_carried_out_once_however_often_it_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            for _ in range(3):
                await ada.do(p.Say, id="same", text="hello")
            assert [one["text"] for one in ada.seen["talk"]] == ["hello"]
            assert ada.clerk is not None
            h.hall.discard(ada.clerk)
            again = await (await h.person("Ada")).come(table)
            await again.do(p.Say, id="same", text="hello")
            assert [one["text"] for one in again.seen["talk"]] == ["hello"]

    run(play)


def written(clerk: Any) -> list[Any]:
    return [(e.encode(mark.entry), mark.moves, mark.heard) for mark in clerk.table.minutes]


def test_a_table_is_what_its_minutes_make_of_it(tmp_path: Path) -> None:
    """Loaded again it is the same, to the last frame."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT, clock=60)
            await ada.come(table)
            await ada.do(p.Ready)
            for _ in range(6):
                await h.until(lambda: ada.read() is not None and ada.asked)
                await ada.answer()
                await ada.do(p.Say, text="and?")
            await ada.do(p.Mute, seat=1)
            await h.until(lambda: ada.read() is not None and ada.asked)
            before = await (await h.person("Ada")).come(table)
            assert ada.clerk is not None
            minutes = written(ada.clerk)
            h.hall.discard(ada.clerk)
            after = await (await h.person("Ada")).come(table)
            assert after.clerk is not ada.clerk
            assert after.clerk is not None
            assert written(after.clerk) == minutes
            assert after.seen == before.seen

    run(play)


def test_what_was_written_of_a_table_holds_no_hand(tmp_path: Path) -> None:
    """The row that lists are made from is public."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada)
            await ada.come(table)
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            found = await h.store.load(table)
            assert found is not None
            summary = found[0].summary.decode()
            assert found[0].secret not in summary
            info = msgspec.json.decode(found[0].summary, type=p.TableInfo)
            assert info.waiting == [0]
            assert info.yours == -1

    run(play)


def test_whoever_gets_up_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            people = [await (await h.person(name)).come(table) for name in ("Bruno", "Clara")]
            for seat, person in enumerate(people, 1):
                await person.do(p.Sit, seat=seat)
            for person in people:
                await person.do(p.Leave)
                assert person.seen["you"] == {}

    run(play)


def test_small_tables_of_junta_are_explained_before_the_deal() -> None:
    notes = {game.name: game.notes for game in catalogue(Shelf())}
    assert set(notes["junta"]) == {"2", "3"}
    for note in notes["junta"].values():
        assert "puppet" in note.en
        assert "fantoche" in note.fr
    assert notes["koalition"] == {}


def test_an_edition_says_which_values_of_an_option_it_lacks() -> None:
    for info in catalogue(Shelf()):
        rules = games.find(info.name)
        for edition in info.editions:
            for name in edition.options:
                for value in rules.choices()[name]:
                    try:
                        rules.setup(edition.players[-1], edition.id, {name: value})
                    except BadSetup:
                        assert value in edition.lacks[name]
                    else:
                        assert value not in edition.lacks.get(name, [])
    (koalition,) = [info for info in catalogue(Shelf()) if info.name == "koalition"]
    assert {one.id: one.lacks for one in koalition.editions} == {
        "second": {"countries": [12]},
        "first": {"countries": [15]},
    }


def test_the_end_of_a_game_says_why_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada", "fr")
            rules = games.find("koalition")
            monkeypatch.setattr(rules.state, "ending", lambda g: Message("refused-over"))
            await ada.come(await h.table(ada, ME, BOT, BOT))
            await ada.do(p.Ready)
            await ada.do(p.Leave)
            await h.until(lambda: ada.clerk.table.state == "over" and not ada.clerk.tasks)
            ada.read()
            assert ada.seen["lines"][-1]["said"].startswith("La partie est terminée. La partie est terminée.")
            assert (await ada.clerk.story(ada.player, "en")).ending == "The game is over."

    run(play)


def test_what_answers_another_question_is_not_listed_as_barred(tmp_path: Path) -> None:
    """Who begins is asked, and the cards in the hand have nothing to do with it."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            vote = p.NewTable("koalition", [ME, BOT, BOT], options={"first_starter": "vote"})
            await ada.come(await h.hall.make(ada.player, vote))
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            asked = ada.asked[0]
            assert asked["kind"] == "starter"
            assert not [one["why"] for one in asked.get("barred", []) if asked["said"] in one["why"]]

    run(play)


def test_what_is_barred_names_its_rule_in_the_readers_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = Message("refused-not-offered", rule="Matériel; Nowhere 3; ruling D7")
    monkeypatch.setattr(Game, "why_not", lambda game, seat, action: why)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada", "fr")
            vote = p.NewTable("koalition", [ME, BOT, BOT], options={"first_starter": "vote"})
            await ada.come(await h.hall.make(ada.player, vote))
            await ada.do(p.Ready)
            await h.until(lambda: ada.read() is not None and ada.asked)
            assert {one["why"] for one in ada.asked[0]["barred"]} == {
                "Les règles ne le permettent pas maintenant."
            }
            assert ada.asked[0]["barred"][0]["rule"] == [
                {"said": "Matériel", "anchor": "materiel-1"},
                {"said": "Nowhere 3", "anchor": ""},
                {"said": "D7", "anchor": "d7"},
            ]

    run(play)


def test_a_character_by_lot_is_told_when_the_game_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            levels = ["novice", "steady/greedy", "random"]
            await ada.come(await h.table(ada, ME, *[p.SeatWish("bot", level) for level in levels]))
            assert [seat["level"] for seat in ada.seen["table"]["seats"][1:]] == levels
            assert await ada.refused(p.Fill, seat=1, level="novice/odd") == "refusal-no-such-level"
            await ada.do(p.Ready)
            assert ada.seen["table"]["seats"][1]["level"] == "novice"
            assert ada.clerk is not None
            table = ada.clerk.table
            minds = [Mind(table, seat) for seat in (1, 2, 3)]
            assert character_of(minds[1].bot) == "greedy"
            assert [table.level_told(seat) for seat in range(4)] == ["", *levels]
            monkeypatch.setattr(Table, "state", "over")
            drawn = character_of(minds[0].bot)
            told = ["", f"novice/{drawn}", "steady/greedy", "random"]
            assert [table.level_told(seat) for seat in range(4)] == told
            monkeypatch.undo()

    run(play)

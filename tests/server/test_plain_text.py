"""A table in plain text over HTTP: one's own seat's, with numbers that act; nothing that the seat may not know."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.env import words
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from tests.registered import near

from .client import Client, Trouble
from .conftest import run
from .serving import Server
from .tables import ME, OPEN, Person, house

SHOWN = ("table", "happened", "deals", "asked", "free")


async def told(person: Person, since: int = -1, lang: str = "en") -> p.InWords:
    assert person.clerk is not None
    return await person.clerk.in_words(person.player, lang, since)


def text(found: p.InWords, *names: str) -> str:
    return "\n".join([line for one in found.sections if one.name in (names or SHOWN) for line in one.lines])


def due(people: list[Person]) -> list[tuple[Person, dict[str, Any]]]:
    """Who is waited for, with the question."""
    for one in people:
        one.read()
    return [
        (one, asked)
        for one in people
        for asked in one.asked
        if "answered" not in asked and not asked.get("optional")
    ]


def masked(game: Game, seat: Seat, public: bool) -> Game:
    """The game as if there were nothing but what a seat may know."""
    chain: Any = None
    for entry in game.history():
        events = tuple([event.mask(seat) for event in entry.events])
        chain = (chain, entry.number, SPECTATOR, "seen", 0, None, events)
    ledger = Ledger(game.ledger.visible(seat, public))
    return Game(game.rules, game.view(seat), chain, "", (), ledger)


@pytest.mark.one_database
@pytest.mark.parametrize("game", games.names())
def test_it_follows_from_what_the_seat_may_know(game: str, tmp_path: Path) -> None:
    """Of the one who plays and of one who watches, at every decision; also after deals that others don't see."""

    async def play() -> None:
        rng, rules = Random(3), games.find(game)
        async with house(tmp_path) as h:
            people = [await h.person(name) for name in ("Ada", "Bea", "Watcher")]
            seats = [ME, OPEN, *[p.SeatWish("bot", "random")] * (near(rules, 3) - 2)]
            table = await h.table(people[0], *seats, game=game, watch="all", promises="parties")
            for one in people:
                await one.come(table)
            await people[1].do(p.Sit, seat=1)
            for one in people[:2]:
                await one.do(p.Ready)
            for turn in range(24):
                await h.until(lambda: bool(due(people)) or h.hall.clerks[table].table.state == "over")
                await h.until(lambda: not h.hall.clerks[table].keeper.busy)
                true = h.hall.clerks[table].table.game
                assert true is not None
                for seat, one in ((0, people[0]), (1, people[1]), (SPECTATOR, people[2])):
                    texts = rules.texts("en", h.hall.clerks[table].table.names("en"))
                    texts = texts.playing(true.state.setup.edition)
                    found = await told(one)
                    page = words.page(masked(true, seat, public=False), seat, texts, public=False)
                    expected = [line for part in page.sections if part.name in SHOWN for line in part.lines]
                    assert text(found) == "\n".join(expected)
                    assert bool(found.choices) == bool(words.choices(true, seat, texts))
                if true.over:
                    return
                one, request = due(people)[0]
                action = rng.choice(request["options"])["action"]
                await one.do(p.Act, request=request["id"], actions=[action])
                if turn % 6 == 0 and (terms := true.terms(0, (1,))):
                    offer: Any = {"parties": [1], "terms": [msgspec.to_builtins(rng.choice(terms))]}
                    with suppress(Refusal):  # what one gives must be there
                        await people[0].do(p.Offer, **offer)

    run(play)


@pytest.mark.one_database
def test_whispers_are_told_to_whoever_hears_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bea, cyd = [await h.person(name) for name in ("Ada", "Bea", "Cyd")]
            table = await h.table(ada, ME, OPEN, OPEN, game="koalition")
            for seat, one in enumerate((ada, bea, cyd)):
                await one.come(table)
                if seat:
                    await one.do(p.Sit, seat=seat)
            for one in (ada, bea, cyd):
                await one.do(p.Ready)
            await ada.do(p.Say, text="good day")
            await ada.do(p.Say, text="let us two\x1b[2J govern", to=[1])
            assert text(await told(bea), "talk") == "Ada: “good day”\nAda, to Bea: “let us two[2J govern”"
            assert text(await told(cyd, lang="fr"), "talk") == "Ada\u00a0: «\u00a0good day\u00a0»"
            await cyd.do(p.Mute, seat=0)
            assert text(await told(cyd), "talk") == ""

    run(play)


def test_the_numbers_act_and_what_happened_is_told_once(server: Server) -> None:
    async def play() -> None:
        ada = await Client(server, "Ada").arrive()
        table = await ada.make("me", "random", "random")
        with pytest.raises(Trouble) as early:
            await ada.get(f"/api/tables/{table}/words")
        assert early.value.status == 403
        await ada.come(table)
        await ada.must("ready")
        await ada.until(lambda: ada.asked)
        first = await ada.get(f"/api/tables/{table}/words?lang=en")
        assert {one["name"] for one in first["sections"]} >= {"table", "asked"}
        choice = first["choices"][-1]
        asked = next(one for one in first["sections"] if one["name"] == "asked")
        assert any(line.startswith(f"{choice['number']}) {choice['said']}") for line in asked["lines"])
        await ada.must("act", request=choice["request"], actions=[choice["action"]])
        await ada.until(lambda: ada.asked and ada.asked[0]["id"] != choice["request"])
        next_page = await ada.get(f"/api/tables/{table}/words?lang=fr&since={first['moves']}")
        assert next_page["moves"] > first["moves"]
        happened = {one["name"]: one["lines"] for one in next_page["sections"]}["happened"]
        assert happened
        with pytest.raises(Trouble) as nonsense:
            await ada.get(f"/api/tables/{table}/words?since=yesterday")
        assert nonsense.value.status == 400

    run(play)


def test_who_may_not_watch_is_told_nothing(server: Server) -> None:
    async def play() -> None:
        ada, spy = await Client(server, "Ada").arrive(), await Client(server, "Spy").arrive()
        table = await ada.make("me", "random", "random", watch="nobody")
        await ada.come(table)
        await ada.must("ready")
        with pytest.raises(Trouble) as barred:
            await spy.get(f"/api/tables/{table}/words")
        assert barred.value.status == 403

    run(play)

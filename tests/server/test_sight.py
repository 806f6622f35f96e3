"""Hidden things stay hidden: every frame that anybody is sent is held against what they may know just then."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.scene import Scene, Viewer
from hemicycle.server.table import Table
from tests.registered import near, some_level

from . import sight
from .client import Client, Plain, Trouble
from .conftest import run
from .databases import rows
from .hidden import WATCHING
from .people import Line, Party, Person, gather
from .serving import Nursery, Server
from .tables import ME, OPEN, house


class Schemer(Person):
    """Plays, takes back, whispers, bargains, looks back, changes language, and loses the line now and then."""

    peeks: list[tuple[int, Any]]
    offered = False
    advised = False
    whispered = False
    """Whether it has made an offer, been advised, and whispered: in a short game it else might not come to it."""

    async def _go_on(self) -> None:
        client = self.client
        self.peeks = getattr(self, "peeks", [])
        if client.socket is None:
            await self._back()
        await self._settle(self.pending)
        await client.do("coach")
        while True:
            await client.until(lambda: client.asked or client.over or self._offers())
            if client.over:
                return
            if self.happens(0.15) or not self.offered:
                await self._offer()
            if not self.whispered and client.seen["table"].get("talk") != "none":
                await self._whisper()
            if self.happens(0.1):
                await self._peek()
            if self.happens(0.3) and (step := client.seen["you"].get("undo")):
                await client.do("undo", request=step["request"])
            if client.asked and (self.happens(0.05) or not self.advised):
                self.advised |= isinstance(await client.do("advise", request=client.asked[0]["id"]), p.Done)
            if self.happens(0.05):
                await client.do("speak", lang=self.rng.choice(["en", "fr"]))
            for deal in self._offers():
                answer = self.rng.choice(["accept", "accept", "refuse"])
                await client.do("reply", deal=deal["id"], answer=answer)
            if client.asked:
                await self._settle(self._wishes())

    def _offers(self) -> list[Plain]:
        deals: list[Plain] = list(self.client.seen.get("deals", {}).values())
        return [one for one in deals if one["status"] == "open" and self.client.seat not in one["accepted"]]

    async def _offer(self) -> None:
        client, rng = self.client, self.rng
        others = [seat for seat in range(len(client.seen["table"]["seats"])) if seat != client.seat]
        partners = rng.sample(others, rng.randrange(1, len(others)))
        query = "&".join(f"with={seat}" for seat in partners)
        try:
            terms = (await client.get(f"/api/tables/{client.table}/terms?{query}"))["terms"]
        except Trouble:
            return  # somebody has ended the game meanwhile
        if terms:
            chosen = [one["term"] for one in rng.sample(terms, min(len(terms), 2))]
            self.offered |= isinstance(await client.do("offer", parties=partners, terms=chosen), p.Done)

    async def _whisper(self) -> None:
        client = self.client
        to = next(seat for seat in range(len(client.seen["table"]["seats"])) if seat != client.seat)
        said = client.command("say", text=f"{client.name} whispers", to=[to])
        await self._settle([said])
        self.whispered = said["id"] in self.acknowledged

    async def _peek(self) -> None:
        """Look at what HTTP tells."""
        client = self.client
        move = self.rng.randrange(client.seen["moves"] + 1)
        doors = [f"/moment?move={move}", "/chronicle", ""]
        found = await client.get(f"/api/tables/{client.table}{self.rng.choice(doors)}")
        await client.do("back")  # so that all news up to the answer are here
        if not client.over:
            self.peeks.append((client.seen["number"], found))


async def _news(client: Client, number: int) -> None:
    """Wait until so many more entries are known, or the game is over."""
    enough = client.seen["number"] + number
    await client.until(lambda: client.seen["number"] >= enough or client.over)


async def schemers(server: Server, seed: int, **settings: Any) -> tuple[Party, list[Client]]:
    """A table of four: three schemers and a bot; two who watch, one of whom comes and goes."""
    rng, rules = Random(seed), games.find(settings.get("game", "koalition"))
    level, bots = some_level(rules), near(rules, 4) - 3
    party = await gather(server, rng, people=min(3, 3 + bots), bots=bots, level=level, watch="all", **settings)
    line = Line(drop=0.08, talk=0.4, burst=0.05)
    party.people = [Schemer(one.client, Random(rng.random()), line) for one in party.people]
    watching = [await Client(server, f"W{number}").arrive() for number in range(2)]
    await watching[0].come(party.table)

    async def come_and_go() -> None:
        """Every so many news, not every so many moments: else a slow machine would have more of it to look at."""
        staying, other = watching
        while not staying.over:
            await other.come(party.table, resume=rng.random() < 0.5)
            await _news(other, rng.randrange(1, 6))
            await other.go()
            await _news(staying, rng.randrange(1, 12))

    coming = asyncio.create_task(come_and_go())
    await party.play()
    await watching[0].until(lambda: watching[0].over)
    await coming
    return party, watching


TABLES: dict[str, dict[str, Any]] = {
    "koalition": {"promises": "all"},
    "zoocracy": {"promises": "parties", "game": "zoocracy"},
    "politico": {"promises": "all", "game": "politico", "options": {"length": "short"}},
    "junta": {"promises": "all", "game": "junta", "options": {"toll": "yes"}},
    "promises among parties": {"promises": "parties", "options": {"no_coalition": "drop"}},
    "no names": {"promises": "parties", "talk": "none"},
}
TABLES |= {name: {"promises": "all", "game": name} for name in games.names() if name not in TABLES}


@pytest.mark.parametrize("settings", TABLES.values(), ids=TABLES)
def test_no_frame_tells_what_its_receiver_may_not_know(server: Server, settings: dict[str, Any]) -> None:
    async def play() -> None:
        party, watching = await schemers(server, len(str(settings)), **settings)
        truth = sight.Truth(server, party.table)
        checked = 0
        for person in party.people:
            assert isinstance(person, Schemer)
            reader = sight.Reader(truth, person.client.seat, person.client.frames)
            checked += reader.check()
            for number, found in person.peeks:
                reader.scan(found, truth.at(person.client.seat, number), ever=True)
        for client in watching:
            checked += sight.Reader(truth, WATCHING, client.frames).check()
        assert checked > len(truth.entries)
        kinds = {entry["type"] for entry in truth.entries}
        assert "acted" in kinds
        assert "bargained" in kinds or not truth.rules.promises
        frames = [msgspec.json.decode(frame) for person in party.people for frame in person.client.frames]
        if levels.knowledge_of(truth.rules) is not None:
            assert any(frame["type"] == "advice" for frame in frames)
        if settings.get("talk") != "none":
            assert any(entry["type"] == "spoke" and entry.get("to") for entry in truth.entries)
        await party.verify()
        await party.leave()
        for client in watching:
            await client.go()
        assert server.log.count('"level": "error"') == 0

    run(play)


def test_whoever_learns_nothing_is_sent_nothing(server: Server) -> None:
    """A frame would tell that others talk."""

    async def play() -> None:
        party = await gather(server, Random(1), people=3, bots=0, options={"first_starter": "lot"})
        ada, bruno, clara = (person.client for person in party.people)
        watching = await (await Client(server, "W").arrive()).come(party.table)
        for client in (ada, bruno, clara, watching):
            await client.do("back")
        told = len(clara.frames), len(watching.frames)
        await ada.must("say", text="between us", to=[1])
        terms = (await ada.get(f"/api/tables/{ada.table}/terms?with=1"))["terms"]
        await ada.must("offer", parties=[1], terms=[terms[0]["term"]])
        await bruno.until(lambda: bruno.seen.get("deals"))
        (deal,) = bruno.seen["deals"]
        await bruno.must("reply", deal=deal, answer="refuse")
        await ada.must("mute", seat=1)
        for client, before in zip((clara, watching), told):
            await client.do("back")
            *news, answer = client.frames[before:]
            assert msgspec.json.decode(answer)["type"] in ("done", "refused")
            assert news == []
        assert [one["text"] for one in bruno.seen["talk"]] == ["between us"]
        await party.leave()
        await watching.go()

    run(play)


# --- twins ---------------------------------------------------------------------------------------------------


def begun(secret: str) -> Game:
    rules = games.find("koalition")
    return Game.begin(rules, rules.setup(3, None, {"countries": 5, "first_starter": "lot"}), secret)


def public_course(game: Game, other: Game) -> list[tuple[int, Plain]] | None:
    """Moves of the first vote that are legal in both games, until something public would differ."""
    moves: list[tuple[int, Plain]] = []
    one, two = game.copy(), other.copy()
    while one.number < 60:
        if one.view(-1) != two.view(-1) or one.over:
            break
        request, twin = one.requests[0], two.requests[0]
        common = [action for action in request.options if action in twin.options]
        if not common or (request.seat, request.kind) != (twin.seat, twin.kind):
            break
        # The last option as a rule is to pass.
        action = common[-1] if request.kind != "lay" else common[0]
        one.act(request.seat, request.id, action)
        two.act(twin.seat, twin.id, action)
        moves.append((request.seat, msgspec.to_builtins(action)))
    while moves and one.view(-1) != two.view(-1):
        moves.pop()
        one, two = _after(game, moves), _after(other, moves)
    return moves


def _after(game: Game, moves: list[tuple[int, Plain]]) -> Game:
    game = game.copy()
    for seat, action in moves:
        request = next(one for one in game.requests if one.seat == seat)
        game.act(seat, request.id, game.rules.load_action(action))
    return game


def twins() -> tuple[str, str, list[tuple[int, Plain]]]:
    """Two secrets that deal different hands, and a course of moves that looks the same to who watches."""
    secret = "5" * 64
    game = begun(secret)
    for number in range(5000):
        other = begun(f"{number:064x}")
        if game.view(-1) == other.view(-1):
            moves = public_course(game, other)
            if moves and len(moves) >= 12:
                g: Any = game.state
                h: Any = other.state
                assert g.hands != h.hands
                return secret, f"{number:064x}", moves
    raise AssertionError("no twins found")


def test_twin_tables_look_the_same_to_who_watches(nursery: Nursery, tmp_path: Path) -> None:
    """The same public course over different hidden hands, and more whispers at one of the tables."""

    async def play() -> None:
        one, two, moves = twins()
        server = nursery.start(tmp_path)
        host = await Client(server, "Host").arrive()
        people = [await Client(server, f"P{number}").arrive() for number in range(3)]
        tables = [
            await host.make("open", "open", "open", options={"first_starter": "lot"}, watch="all")
            for _ in range(2)
        ]
        # The server chooses secrets by itself: they are put into the database while it is down.
        server.stop()
        for table, secret in zip(tables, (one, two)):
            rows(server.database, "UPDATE tables SET secret = ? WHERE id = ?", secret, table)
        server.start()
        seen = [await _course(server, people, table, moves, whispers=at) for at, table in enumerate(tables)]
        assert len(seen[0]) > len(moves)
        assert seen[0] == seen[1]
        server.stop()

    run(play)


async def _course(
    server: Server, people: list[Client], table: str, moves: list[tuple[int, Plain]], whispers: int
) -> list[Plain]:
    """Play it; the frames of who watches, without what must differ."""
    watching = await (await Client(server, "W").arrive()).come(table)
    for seat, client in enumerate(people):
        client.seen.clear()
        await client.come(table)
        await client.must("sit", seat=seat)
    for client in people:
        await client.must("ready")
    for seat, action in moves:
        client = people[seat]
        if whispers:
            await client.must("say", text="psst", to=[(seat + 1) % 3])
        # Its own line may be slower than that of who acted before.
        await client.until(lambda client=client: client.asked)  # type: ignore[misc]
        await client.must("act", request=client.asked[0]["id"], actions=[action])
    last = len(moves)
    await watching.until(lambda: watching.seen["moves"] == last)
    frames = [msgspec.json.decode(frame) for frame in watching.frames]
    await watching.go()
    for client in people:
        await client.go()
    for frame in frames:
        frame.pop("now")
        for private in ("id", "commitment", "made"):
            frame.get("table", {}).pop(private, None)
        for one in frame.get("waiting", ()):
            # It follows from when they were asked, and the two tables are played one after the other.
            one.pop("patience", None)
    return frames


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_is_shown_hangs_on_nothing_that_it_can_not_see(tmp_path: Path, seed: int, name: str) -> None:
    """At every moment: a game that the seat can't tell from the true one gives it the same, byte for byte."""

    async def play() -> None:
        async with house(tmp_path) as built:
            ada = await built.person("Ada")
            players = near(games.find(name), 3)
            clerk = await built.hall.find(await built.table(ada, ME, *[OPEN] * (players - 1), game=name))
            assert clerk is not None
            table, rng = clerk.table, Random(seed)
            setup = Table.setup(table.settings)
            table.game = Game.begin(table.rules, setup, f"{seed}", ())
            compared = 0
            while not table.game.over or compared <= 30:
                if table.game.over:
                    table.game = Game.begin(table.rules, setup, f"{seed} {compared}", ())
                if rng.random() < 0.2:
                    for seat in range(players):
                        assert _pieces(table, table.game, seat) == _pieces(
                            table, table.game.imagine(seat, rng), seat
                        ), f"seat {seat} at move {table.game.number}"
                        compared += 1
                request = rng.choice(table.game.requests)
                table.game.act(request.seat, request.id, rng.choice(request.options))

    run(play)


def test_what_is_decided_out_of_turn_and_seen_by_nobody_is_told_to_nobody(tmp_path: Path) -> None:
    """A Prime Minister means to resign after this turn: no frame tells the others that something was decided."""

    async def play() -> None:
        async with house(tmp_path) as built:
            ada = await built.person("Ada")
            clerk = await built.hall.find(await built.table(ada, ME, OPEN, OPEN, game="politico"))
            assert clerk is not None
            table, rng = clerk.table, Random(1)
            table.game = Game.begin(table.rules, Table.setup(table.settings), "aside", ())
            while not any(one.optional for one in table.game.requests):
                request = rng.choice(table.awaited)
                table.game.act(request.seat, request.id, rng.choice(request.options))
            offer = next(one for one in table.game.requests if one.optional)
            scene, viewers = Scene(table), [Viewer(seat, "en") for seat in (-1, 0, 1, 2)]
            told = {viewer: scene.look().news(viewer)[0] for viewer in viewers}
            known = [table.known_to(seat) for seat in range(3)]
            actions = (plain(offer.options[0]),)
            table.apply(e.Acted(at=1, seat=offer.seat, request=offer.id, actions=actions))
            for viewer in viewers:
                _, news = scene.look().news(viewer, told[viewer])
                assert bool(news) == (viewer.seat == offer.seat), f"{viewer} is told {news!r}"
            assert [table.known_to(seat) - known[seat] for seat in range(3)] == [
                int(seat == offer.seat) for seat in range(3)
            ]

    run(play)


def _pieces(table: Table, game: Game, seat: int) -> Plain:
    """What a seat is shown of a game, without its log: an imagined game has none."""
    true, table.game = table.game, game
    try:
        look = Scene(table).look()
        look.lines = lambda *_: []  # type: ignore[method-assign]
        news: Plain = msgspec.json.decode(look.news(Viewer(seat, "en"))[1])
    finally:
        table.game = true
    # An imagined game counts no moves.
    return {name: value for name, value in news.items() if name != "moves"}

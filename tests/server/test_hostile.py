"""What hostile clients send: every message is refused with a typed answer, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hemicycle.server import protocol as p
from hemicycle.server.settings import UNLIMITED, Limits

from .client import HANGS, Client, Lost, Plain
from .conftest import run
from .people import gather, minutes
from .serving import Nursery, Server

T = TypeVar("T")

TOO_LARGE = 1009
POLICY = 1008
CODES = {"malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable"}


class Siege:
    """A table of three under way: Ada and Clara play, Bruno is hostile, and so is Mallory, who has no seat."""

    def __init__(self, server: Server, people: list[Client], mallory: Client, table: str):
        self.server = server
        self.people = people
        self.ada, self.bruno, self.clara = people
        self.mallory = mallory
        self.table = table

    @classmethod
    async def lay(cls, server: Server) -> Siege:
        party = await gather(server, Random(7), people=3, bots=0, options={"first_starter": "lot"})
        mallory = await (await Client(server, "Mallory").arrive()).come(party.table)
        people = [person.client for person in party.people]
        for client in people:
            await client.do("back")  # nothing is on its way any more
        return cls(server, people, mallory, party.table)

    async def lift(self) -> None:
        for client in (*self.people, self.mallory):
            await client.go()

    async def refused(self, client: Client, message: str | bytes) -> p.Refused:
        """The answer to a message that must not be carried out, and that nobody else may notice."""
        before, told = minutes(self.server, self.table), [len(one.frames) for one in self._others(client)]
        answered = len(client.replies)
        await client.say(message)
        await client.until(lambda: len(client.replies) > answered)
        reply = client.replies[answered]
        assert isinstance(reply, p.Refused), f"{message[:300]!r} was carried out"
        assert reply.code in CODES
        assert reply.said
        assert minutes(self.server, self.table) == before
        assert [len(one.frames) for one in self._others(client)] == told
        return reply

    def _others(self, client: Client) -> list[Client]:
        return [one for one in (*self.people, self.mallory) if one is not client]

    async def move(self) -> None:
        """Whoever is asked decides, and the others see it."""
        player = next(one for one in self.people if one.asked)
        request, moves = player.asked[0], player.seen["moves"]
        await player.must("act", request=request["id"], actions=[request["options"][0]["action"]])
        for one in self.people:
            await one.until(lambda one=one: one.seen["moves"] > moves)  # type: ignore[misc]

    async def goes_on(self) -> None:
        """The game can be played, and the server is well."""
        await self.move()
        assert await self.ada.get("/healthz") == {"ok": True}
        assert '"level": "error"' not in self.server.log


def command(do: str, **fields: Any) -> str:
    return msgspec.json.encode({"do": do, "id": "h1", **fields}).decode()


def test_a_seat_that_is_not_ones_own(server: Server) -> None:
    async def play() -> None:
        siege = await Siege.lay(server)
        asked = next(one for one in siege.people if one.asked)
        request = asked.asked[0]
        others = [one for one in siege.people if one is not asked]
        action = request["options"][0]["action"]
        for client in others:
            reply = await siege.refused(client, command("act", request=request["id"], actions=[action]))
            assert (reply.id, reply.code) == ("h1", "against-the-rules")
        reply = await siege.refused(siege.mallory, command("act", request=request["id"], actions=[action]))
        assert reply.code == "not-allowed"
        wishes: dict[str, Plain] = {
            "offer": {"parties": [0], "terms": [{"type": "support", "seat": 1, "partner": 0}]},
            "say": {"text": "let me in"},
            "pause": {},
            "leave": {},
            "call": {"seat": 0},
            "sit": {"seat": 0, "name": "Ada"},
            "ready": {},
            "open": {"word": "a" * 32},
            "rematch": {},
        }
        for do, fields in wishes.items():
            assert (await siege.refused(siege.mallory, command(do, **fields))).code == "not-allowed"
        await siege.goes_on()
        await siege.lift()

    run(play)


def test_another_tables_requests_deals_and_lines(server: Server) -> None:
    async def play() -> None:
        siege, other = await Siege.lay(server), await Siege.lay(server)
        terms = (await other.ada.get(f"/api/tables/{other.table}/terms?with=2"))["terms"]
        await other.ada.must("offer", parties=[2], terms=[terms[0]["term"]])
        await other.ada.must("say", text="for you alone", to=[2])
        await other.clara.until(lambda: other.clara.seen.get("deals") and other.clara.seen.get("talk"))
        (deal,) = other.clara.seen["deals"]
        (line,) = other.clara.seen["talk"]
        # Bruno of the first table, where there is no such deal; and of the second, where it is not his.
        unknown = await siege.refused(siege.bruno, command("reply", deal=deal, answer="accept"))
        assert await other.refused(other.bruno, command("reply", deal=deal, answer="accept")) == unknown
        assert await other.refused(other.bruno, command("reply", deal="0-2.77", answer="accept")) == unknown
        unheard = await siege.refused(siege.bruno, command("report", line=line["id"]))
        assert await other.refused(other.bruno, command("report", line=line["id"])) == unheard
        assert await other.refused(other.bruno, command("report", line="nonsense")) == unheard
        asked = next(one for one in other.people if one.asked)
        foreign = asked.asked[0]["id"] + 1000
        action = asked.asked[0]["options"][0]["action"]
        reply = await other.refused(asked, command("act", request=foreign, actions=[action]))
        assert reply.code == "against-the-rules"
        for one in (siege, other):
            await one.goes_on()
            await one.lift()

    run(play)


GIANT = 10**30
WRONG: list[str | bytes] = [
    "",
    "null",
    "[]",
    "7",
    '"act"',
    "{",
    '{"do":"act"}',
    '{"do":"act","id":"h1"',
    '\ufeff{"do":"back","id":"h1"}',
    '{"do":"nothing","id":"h1"}',
    '{"do":["act"],"id":"h1"}',
    '{"do":"say","id":"h1","text":"\\ud800"}',
    '{"do":"say","id":"h1","text":NaN}',
    "[" * 60_000,
    '{"do":"act","id":"h1","request":1,"actions":[' + '{"a":' * 10_000 + "1" + "}" * 10_000 + "]}",
    '{"do":"act","id":"h1","request":1,"actions":[{"type":"lay","card":' + "[" * 900 + "]" * 900 + "}]}",
    b'{"do":"back","id":"h1"}',
    b"\x00\xff\xfe",
    command("back", extra=1),
    command("back", id=""),
    command("back", id="x" * 65),
    command("back", id="h 1"),
    command("back", id="h\u0131"),
    command("back", id=7),
    command("act", request=-1, actions=[{"type": "pass"}]),
    command("act", request=2**63, actions=[{"type": "pass"}]),
    command("act", request=True, actions=[{"type": "pass"}]),
    command("act", request="1", actions=[{"type": "pass"}]),
    command("act", request=1.5, actions=[{"type": "pass"}]),
    command("act", request=None, actions=[{"type": "pass"}]),
    f'{{"do":"act","id":"h1","request":{GIANT},"actions":[{{"type":"pass"}}]}}',
    f'{{"do":"act","id":"h1","request":1,"actions":[{{"type":"cast","choice":{GIANT}}}]}}',
    command("act", request=1, actions=[]),
    command("act", request=1, actions=[{}]),
    command("act", request=1, actions=[{"type": "pass"}] * 101),
    command("act", request=1, actions=[{"type": "lay"}]),
    command("act", request=1, actions=[{"type": "lay", "card": 7, "party": None}]),
    command("act", request=1, actions=[{"type": "lay", "card": "rose-10", "party": "rose", "votes": 99}]),
    command("act", request=1, actions=[{"type": "__class__"}]),
    command("act", request=1, actions=[{"type": "koalition"}]),
    command("offer", parties=[], terms=[{"type": "support"}]),
    command("offer", parties=[0], terms=[]),
    command("offer", parties=[1], terms=[{"type": "support", "seat": 1, "partner": 0}]),
    command("offer", parties=[0, 0, 0], terms=[{"type": "support", "seat": 9, "partner": 0}]),
    command("offer", parties=[15], terms=[{"type": "support", "seat": 1, "partner": 15}]),
    command("offer", parties=[-1], terms=[{"type": "support", "seat": 1, "partner": -1}]),
    command("offer", parties=[0], terms=[{"type": "support", "seat": 1, "partner": 0}], answers="0-1.9"),
    command("offer", parties=[0], terms=[{"type": "support", "seat": 1, "partner": 0}], seconds=-1),
    command("offer", parties=[0], terms=[{"type": "support", "seat": 1, "partner": 0}], seconds=10**9),
    command("offer", parties=[0], terms=[{"type": "bribe", "seat": 1, "money": 10}]),
    command("reply", deal="", answer="accept"),
    command("reply", deal="0-1.1", answer="lapse"),
    command("reply", deal="x" * 65, answer="accept"),
    command("reply", deal="../../etc/passwd", answer="accept"),
    command("say", text=""),
    command("say", text=" \u200b\u2028\u202e\u0000\t"),
    command("say", text="x" * 1001),
    command("say", text="to nobody", to=[1]),
    command("say", text="to nobody", to=[99]),
    command("say", text="to nobody", to=[-1]),
    command("say", text="to nobody", to="all"),
    command("say", text="to nobody", to=[0] * 16),
    command("mute", seat=1),
    command("mute", seat=9),
    command("mute", seat=GIANT % 2**60),
    command("call", seat=1),
    command("sit", seat=1),
    command("sit", seat=2, name="Ada"),
    command("fill", seat=0, level="novice"),
    command("ready", ready="yes"),
    command("ready", seal="x" * 64),
    command("open", word="A" * 32),
    command("open", word="a" * 32),
    command("ready"),
    command("rematch"),
    command("speak", lang="de"),
    command("report", line="x", reason="y" * 501),
    command("pause", want=1),
]


def test_whatever_is_wrong_is_refused_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        siege = await Siege.lay(server)
        for message in WRONG:
            reply = await siege.refused(siege.bruno, message)
            assert reply.id in ("h1", "")
            # What is told back is short: nobody gets their own megabytes reflected.
            assert len(reply.said) < 1000
        await siege.goes_on()
        await siege.lift()

    run(play)


def test_a_frame_beyond_64_kib_is_cut_off(server: Server) -> None:
    async def play() -> None:
        siege = await Siege.lay(server)
        before = minutes(server, siege.table)
        for size, cut in ((64 * 1024 - 100, False), (64 * 1024 + 1, True), (10 * 1024 * 1024, True)):
            message = command("say", text="x")
            message = message.replace('"x"', f'"{"x" * (size - len(message) + 1)}"')
            if not cut:
                await siege.refused(siege.bruno, message)
                continue
            with suppress(Lost):  # it may be cut off before all of it is sent
                await siege.bruno.say(message)
            await siege.bruno.until(lambda: siege.bruno.socket is None)
            assert siege.bruno.code in (TOO_LARGE, None)
            await siege.bruno.come(resume=True)
        assert [one for one in minutes(server, siege.table) if one not in before] == []
        await siege.goes_on()
        await siege.lift()

    run(play)


# --- whatever hypothesis thinks of ----------------------------------------------------------------------------


@contextmanager
def loop_of_its_own() -> Iterator[Any]:
    """Hypothesis calls plain functions: the connections live on a loop in a thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def call(work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, loop).result(HANGS)

    try:
        yield call
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


ids = st.sampled_from(["h1", "h2", "P0-1", "", "\u2603", "a" * 64])
seats = st.one_of(st.integers(-2, 16), st.integers(), st.none(), st.booleans())
texts = st.one_of(st.text(max_size=40), st.sampled_from(["accept", "en", "novice", "steady", "0-1.1", "all"]))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)
plain_things = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["lay", "pass", "cast", "propose", "support", "join", "doppler", "offer"])},
        optional={
            "card": st.sampled_from(["rose-10", "hat-9", "joker-5", ""]),
            "party": st.sampled_from(["rose", "hat", "snake"]),
            "seat": seats,
            "partner": seats,
            "coalition": anything,
            "choice": anything,
        },
    ),
    st.dictionaries(texts, anything, max_size=3),
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": seats,
    "level": texts,
    "word": texts,
    "seal": texts,
    "ready": anything,
    "request": st.one_of(st.integers(0, 40), st.integers(), anything),
    "actions": st.one_of(st.lists(plain_things, max_size=3), anything),
    "parties": st.one_of(st.lists(seats, max_size=4), anything),
    "terms": st.one_of(st.lists(plain_things, max_size=3), anything),
    "answers": texts,
    "seconds": st.integers(),
    "deal": texts,
    "answer": st.one_of(st.sampled_from(["accept", "refuse", "withdraw"]), anything),
    "text": st.one_of(texts, anything),
    "to": st.one_of(st.lists(seats, max_size=3), anything),
    "muted": anything,
    "line": texts,
    "note": texts,
    "reason": texts,
    "want": anything,
    "who": st.one_of(st.sampled_from(["bot", "person"]), anything),
    "lang": texts,
    "name": texts,
}
KINDS = {kind.__struct_config__.tag: kind for kind in p.AnyCommand.__args__}


@st.composite
def commands(draw: st.DrawFn) -> Plain:
    """Something like a command: most fields of one kind of it, right or wrong."""
    do = draw(st.sampled_from(sorted(KINDS)))
    names = [name for name in KINDS[do].__struct_fields__ if name != "id"]
    chosen = {name: draw(FIELDS[name]) for name in names if draw(st.integers(0, 9))}
    if not draw(st.integers(0, 9)):
        chosen[draw(texts)] = draw(anything)
    return {"do": do, "id": draw(ids), **chosen}


def test_hypothesis_finds_no_command_that_is_refused_and_changes_something(server: Server) -> None:
    with loop_of_its_own() as call:
        siege: Siege = call(Siege.lay(server))

        def by_people() -> list[Plain]:
            """Whoever has left is played for by a bot, which goes on when it likes."""
            return [entry for entry in minutes(server, siege.table) if entry.get("by", "person") == "person"]

        async def try_it(one: Plain) -> None:
            client = siege.bruno if one["id"] != "h2" else siege.mallory
            if client.socket is None:
                await client.come(siege.table)
            before, answered, beats = by_people(), len(client.replies), len(client.beats)
            await client.say(msgspec.json.encode(one).decode())
            await client.until(lambda: len(client.replies) > answered or len(client.beats) > beats)
            after = by_people()
            assert after[: len(before)] == before
            if len(client.beats) > beats:
                assert one["do"] == "ping"
                assert len(after) == len(before)
            elif isinstance(reply := client.replies[answered], p.Refused):
                assert reply.code in CODES
                assert len(after) == len(before)
            else:
                msgspec.convert(one, p.AnyCommand)
                # Nobody can do anything in the name of another.
                assert all(entry.get("seat", 1) == 1 for entry in after[len(before) :] if entry["type"] != "muted")

        @settings(
            max_examples=300,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(commands())
        def attack(one: Plain) -> None:
            call(try_it(one))

        try:
            attack()
            assert call(siege.ada.get("/healthz")) == {"ok": True}
            assert '"level": "error"' not in server.log
        finally:
            call(siege.lift())


# --- too much, too slowly -------------------------------------------------------------------------------------


def test_a_flood_is_cut_off_and_the_others_play_on(nursery: Nursery, tmp_path: Path) -> None:
    async def play() -> None:
        # All come from one address here, whose own bound would hold for the honest ones too.
        server = nursery.start(tmp_path, Limits(commands_of_address=UNLIMITED))
        siege = await Siege.lay(server)
        loop = asyncio.get_running_loop()
        codes: list[int | None] = []
        times: list[float] = []
        flooding = True

        async def flood() -> None:
            """As much as goes, again and again."""
            for _ in range(8):
                await siege.mallory.come(siege.table)
                with suppress(Lost):
                    for _ in range(5000):
                        await siege.mallory.say(command("say", text="x" * 500))
                await siege.mallory.until(lambda: siege.mallory.socket is None)
                codes.append(siege.mallory.code)

        async def honest() -> None:
            # Not to the end of the game, however long the flood takes.
            while flooding and len(times) < 30:
                start = loop.time()
                await siege.move()
                times.append(loop.time() - start)
                await asyncio.sleep(0.2)

        await siege.mallory.go()
        playing = asyncio.create_task(honest())
        await flood()
        flooding = False
        await playing
        assert len(codes) == 8
        assert set(codes) <= {POLICY, None}
        # The bucket of the table's players is their own: none of them was refused or cut off.
        assert all(isinstance(reply, p.Done) for one in siege.people for reply in one.replies)
        # Half of their moves at least: a busy machine may be slow now and then.
        assert sorted(times)[len(times) // 2] < 5
        assert not any(entry["type"] == "spoke" for entry in minutes(server, siege.table))
        await siege.goes_on()
        await siege.lift()
        server.kill()

    run(play)


@pytest.mark.one_database  # of 10,000 lines, which take so long elsewhere that it is silence that cuts it off
def test_a_slow_reader_is_cut_off_and_resumes_with_exactly_what_it_missed(server: Server) -> None:
    async def play() -> None:
        siege = await Siege.lay(server)
        ada, bruno, slow = siege.ada, siege.bruno, siege.clara
        await ada.must("say", text="first")
        await slow.until(lambda: slow.seen.get("talk"))
        assert slow.socket is not None
        slow.socket.transport.pause_reading()
        # Kernels keep megabytes before the server feels that nobody reads.
        slow.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        text = "\U0001f5f3" * 990
        for number in range(100):
            said = [await ada.send(ada.command("say", text=f"{number} {at} {text}")) for at in range(100)]
            await asyncio.gather(*said)
            if '"reason": "slow"' in server.log:
                break
        assert '"reason": "slow"' in server.log
        slow.drop()
        had = len(slow.seen["talk"])
        await slow.come(resume=True)
        await bruno.do("back")
        assert len(bruno.seen["talk"]) > had
        # What was said meanwhile comes by the page, the last one first.
        assert slow.seen["talk"] == bruno.seen["talk"][-100:]
        heard, earlier = slow.seen["talk"], slow.seen["earlier"]
        while earlier:
            page = await slow.get(f"/api/tables/{siege.table}/talk?before={heard[0]['id']}")
            heard, earlier = [*page["talk"], *heard], page["earlier"]
        assert [one["id"] for one in heard] == [one["id"] for one in bruno.seen["talk"]]
        await siege.goes_on()
        await siege.lift()

    run(play)


def plainly(told: Any) -> Any:
    """Without why bots did it: of that, more is told to whoever comes when the game is over."""
    if isinstance(told, list):
        return [plainly(one) for one in told]
    return {key: one for key, one in told.items() if key != "why"} if isinstance(told, dict) else told


@pytest.mark.parametrize("watching", [False, True], ids=["a seat", "a watcher"])
def test_who_resumes_by_number_has_missed_nothing(server: Server, watching: bool) -> None:
    """One who never leaves and one who is gone again and again: at the end they know the same."""

    async def play() -> None:
        rng = Random(11)
        party = await gather(server, rng, people=2, bots=1, watch="all")
        for person in party.people:
            person.line = person.line._replace(talk=0.5, burst=0.2)
        steady = party.people[0].client
        if watching:
            steady = await (await Client(server, "W").arrive()).come(party.table)
        wobbly = Client(server, steady.name)
        wobbly.cookie = steady.cookie
        comings = 0

        async def wobble() -> None:
            nonlocal comings
            await wobbly.come(party.table)
            # The game may be over soon, on a machine that is slow to come.
            while not steady.over or comings <= 10:
                await asyncio.sleep(rng.random() * 0.03)
                if rng.random() < 0.5:
                    wobbly.drop()
                else:
                    await wobbly.go()
                await wobbly.come(resume=True)
                comings += 1

        await asyncio.gather(wobble(), party.play())
        await steady.until(lambda: steady.over)
        await wobbly.until(lambda: wobbly.over)
        for client in (steady, wobbly):
            await client.do("mute", seat=1, muted=False)  # an answer after all that is on its way
        assert comings > 10
        for name in (
            "lines",
            "talk",
            "board",
            "deals",
            "moves",
            "number",
            "standings",
            "waiting",
            "asked",
            "mine",
        ):
            assert plainly(wobbly.seen.get(name)) == plainly(steady.seen.get(name)), name
        assert len(steady.seen["lines"]) > 50
        assert steady.seen["talk"]
        await party.leave()
        for client in (steady, wobbly):
            await client.go()

    run(play)

"""Whoever runs a server keeps order with `hemicycle admin`, while it runs: the web has no such door."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from hemicycle.cli import main
from hemicycle.server import protocol as p
from hemicycle.server.settings import is_postgres, unlimited

from . import databases
from .client import Client
from .conftest import run
from .databases import rows
from .serving import Nursery, Server


def typed(server: Server, *words: str) -> Result:
    done = CliRunner().invoke(main, ["admin", *words, "--database", server.database, "--lang", "en"])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done


async def admin(server: Server, *words: str) -> str:
    """A command, beside the server that runs; what it says."""
    done = await asyncio.to_thread(typed, server, *words)
    assert done.exit_code == 0, done.output
    return done.stdout


async def told(server: Server, *words: str) -> Any:
    return msgspec.json.decode(await admin(server, *words, "--json"))


async def two(server: Server, **settings: Any) -> tuple[Client, Client]:
    """Ada, who has set up a table, and Bob at it."""
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    await ada.arrive()
    await bob.arrive()
    table = await ada.make("me", "open", "open", **settings)
    await ada.come(table)
    await bob.come(table)
    await bob.must("sit", seat=1)
    return ada, bob


async def until(true: Any) -> Any:
    """Until the server has heard of it, which takes it a second."""
    async with asyncio.timeout(60):
        while not (found := await true()):
            await asyncio.sleep(0.02)
        return found


async def refusal(client: Client, path: str = "/api/me") -> str:
    """What the server says to a request, if it refuses it."""
    status, _, body = await client.ask("GET", path)
    assert status in (200, 403)
    return "" if status == 200 else str(msgspec.json.decode(body)["said"]["en"])


def test_a_warning_is_shown_to_its_player_alone_until_it_is_read(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        before = len(bob.frames)
        await admin(server, "warn", "Ada", "Please mind your words.")
        await ada.until(lambda: ada.heeds)
        (warning,) = (await ada.get("/api/me"))["warnings"]
        assert warning["text"] == "Please mind your words."
        assert (await bob.get("/api/me"))["warnings"] == []
        # Another's eyes on it don't count, nor does a restart.
        await bob.post("/api/me/warnings", {"id": warning["id"]})
        server.kill()
        server.start()
        (again,) = (await ada.get("/api/me"))["warnings"]
        assert again == warning
        assert (await ada.post("/api/me/warnings", {"id": warning["id"]}))["warnings"] == []
        (known,) = await told(server, "players", "ada")
        assert known["penalties"][0]["ended"] > 0
        assert len(bob.frames) == before
        (deed,) = await told(server, "log")
        assert (deed["act"], deed["why"]) == ("warn", "Please mind your words.")
        assert deed["who"]

    run(play)


def test_who_is_muted_may_not_talk_and_is_told_until_when_and_why(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        await admin(server, "mute", "Ada", "Insults.", "--until", "2099-05-01T18:30")

        async def muted() -> Any:
            reply = await ada.do("say", text="hello")
            return isinstance(reply, p.Refused) and reply.said

        said = await until(muted)
        assert said == (
            "Whoever runs this server does not let you talk before 2099-05-01 18:30 UTC. The reason: Insults."
        )
        before = len(bob.frames)
        await ada.must("ready")  # all else is hers
        await bob.must("say", text="good evening")
        assert not any(b"Insults" in frame or b"does not let" in frame for frame in bob.frames[before:])
        await admin(server, "unmute", "Ada")

        async def heard() -> bool:
            return isinstance(await ada.do("say", text="thank you"), p.Done)

        assert await until(heard)
        assert "may talk already" in await admin(server, "unmute", "Ada")

    run(play)


def test_who_is_banned_is_cut_off_and_not_let_in_before_the_day(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        token = (await ada.post("/api/me/token", {}))["token"]
        await ada.post("/api/me/passphrase", {"name": "Ada", "passphrase": "correct horse", "old": ""})
        before = len(bob.frames)
        await admin(server, "ban", "Ada", "Threats.", "--days", "2")
        await ada.until(lambda: ada.socket is None)
        assert ada.code == 1008
        said = await refusal(ada)
        assert said.startswith("Whoever runs this server does not let you in before 2")
        assert said.endswith("The reason: Threats.")
        # By no way: the table, the socket, the key for programs, the passphrase.
        assert await refusal(ada, f"/api/tables/{ada.table}") == said
        status, _, body = await ada.ask("GET", f"/api/tables/{ada.table}/socket")
        assert status in (403, 404)
        anybody = Client(server, "Anybody")
        status, _, body = await anybody.ask("GET", "/api/me", headers=f"Authorization: Bearer {token}\r\n")
        assert status == 403
        assert b"Threats" in body
        entering = {"name": "Ada", "passphrase": "correct horse"}
        status, head, body = await anybody.ask("POST", "/api/me/enter", entering)
        assert status == 403
        assert "set-cookie" not in head.lower()
        # Others learn that she is not here, and no more.
        await bob.until(lambda: not bob.seen["table"]["seats"][0].get("here"))
        assert not any(b"Threats" in frame or b"does not let" in frame for frame in bob.frames[before:])
        assert await refusal(bob) == ""
        await admin(server, "unban", "Ada")

        async def back() -> bool:
            return await refusal(ada) == ""

        await until(back)
        await ada.come()

    run(play)


def test_a_ban_ends_by_itself_and_outlasts_the_server(server: Server) -> None:
    async def play() -> None:
        ada = await Client(server, "Ada").arrive()
        server.stop()
        await admin(server, "ban", "Ada", "For today.", "--days", "1")
        server.start()
        assert "For today" in await refusal(ada)
        server.stop()
        rows(server.database, "UPDATE penalties SET until = 1000")
        server.start()
        assert await refusal(ada) == ""

    run(play)


def test_a_closed_table_tells_its_people_and_opens_again(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server, listed=True)
        assert len((await bob.get("/api/tables"))["mine"]) == 1
        await admin(server, "close", ada.table, "This is no place for that.")
        await ada.until(lambda: ada.socket is None)
        await bob.until(lambda: bob.socket is None)
        said = await refusal(bob, f"/api/tables/{ada.table}")
        assert said == "Whoever runs this server has closed this table. The reason: This is no place for that."
        assert (await bob.get("/api/tables"))["mine"] == []
        cleo = await Client(server, "Cleo").arrive()
        assert (await cleo.get("/api/tables"))["open"] == []
        (listed,) = await told(server, "tables", "--state", "closed")
        assert listed["id"] == ada.table
        # After a restart, too.
        server.kill()
        server.start()
        assert await refusal(bob, f"/api/tables/{ada.table}") == said
        await admin(server, "open", ada.table)

        async def back() -> bool:
            return await refusal(bob, f"/api/tables/{ada.table}") == ""

        await until(back)
        await ada.come()
        await bob.come()
        await bob.must("ready")

    run(play)


def test_a_player_is_deleted_and_their_name_goes_from_tables(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        done = await asyncio.to_thread(typed, server, "delete", "Ada")
        assert done.exit_code == 2
        assert "--yes" in done.stderr
        await admin(server, "delete", "Ada", "--yes")
        await ada.until(lambda: ada.socket is None)
        await bob.until(lambda: bob.seen["table"]["seats"][0]["kind"] == "open")

        def nameless() -> bool:
            return not any(b"Ada" in body for (body,) in rows(server.database, "SELECT body FROM entries"))

        async def gone() -> bool:
            return await asyncio.to_thread(nameless)

        await until(gone)
        assert await told(server, "players", "Ada") == []
        (deed,) = await told(server, "log")
        assert (deed["act"], deed["why"]) == ("delete", "")

    run(play)


def test_a_report_comes_with_what_its_reporter_could_hear(server: Server) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        cleo = await Client(server, "Cleo").arrive()
        await cleo.come(ada.table)
        await cleo.must("sit", seat=2)
        await bob.must("say", text="Will you join us?")
        await cleo.must("say", text="a secret of ours", to=[1])
        await ada.must("say", text="You fool!")
        await bob.must("say", text="Well, well.")
        line = next(one["id"] for one in bob.seen["talk"] if one["text"] == "You fool!")
        await cleo.must("report", line=line, reason="An insult")
        (report,) = await told(server, "reports")
        assert report["speaker"]["name"] == "Ada"
        assert report["speaker"]["reported"] == 1
        assert [one["name"] for one in report["by"]] == ["Cleo"]
        texts = [one["text"] for one in report["around"]]
        assert texts == ["Will you join us?", "a secret of ours", "You fool!", "Well, well."]
        # Seen by Ada, who did not hear the whisper, it would not be there.
        other = next(one["id"] for one in ada.seen["talk"] if one["text"] == "Well, well.")
        await ada.must("report", line=other, reason="")
        reports = {one["line"]: one for one in await told(server, "reports")}
        assert "a secret of ours" not in [one["text"] for one in reports[other]["around"]]
        shown = await admin(server, "reports")
        assert "> " in shown
        assert "An insult" in shown
        await admin(server, "settle", line)
        assert [one["line"] for one in await told(server, "reports")] == [other]
        assert len(await told(server, "reports", "--all")) == 2
        assert [one["act"] for one in await told(server, "log")].count("reports") == 5

    run(play)


def test_of_several_players_of_a_name_none_is_meant(server: Server) -> None:
    async def play() -> None:
        first = await Client(server, "Ada").arrive()
        await Client(server, "ADA").arrive()
        done = await asyncio.to_thread(typed, server, "warn", "Ada", "Hush.")
        assert done.exit_code == 2
        assert "several players are called 'Ada'" in done.stderr
        id = (await first.get("/api/me"))["id"]
        assert id in done.stderr
        await admin(server, "warn", id, "Hush.")
        assert [one["player"] for one in await told(server, "log")] == [id]

    run(play)


def test_an_id_that_looks_like_an_option_is_one(server: Server) -> None:
    done = typed(server, "warn", "-AbCdEfGhIjKlMn-", "Hush.")
    assert "no player with the id or the name '-AbCdEfGhIjKlMn-'" in done.stderr
    done = typed(server, "close", "-AbCdEfGhIjK", "Hush.")
    assert "there is no table '-AbCdEfGhIjK'" in done.stderr


def test_statistics_count_what_there_is(server: Server) -> None:
    async def play() -> None:
        _, bob = await two(server)
        await bob.must("say", text="hello")
        counted = await told(server, "statistics")
        assert (counted["players"], counted["named"], counted["talk"]) == (2, 2, 1)
        assert counted["tables"] == {"koalition": {"gathering": 1}}
        assert "lines of talk: 1" in await admin(server, "statistics")

    run(play)


# --- a table between servers --------------------------------------------------------------------------------


def test_a_table_moves_to_another_server_and_is_played_on_there(
    server: Server, nursery: Nursery, tmp_path: Path
) -> None:
    async def play() -> None:
        ada, bob = await two(server)
        cleo = await Client(server, "Cleo").arrive()
        await cleo.come(ada.table)
        await cleo.must("sit", seat=2)
        for one in (ada, bob, cleo):
            await one.must("ready")
        await ada.until(lambda: ada.state == "playing")
        await bob.must("say", text="See you there.")
        file = tmp_path / "table.jsonl"
        await admin(server, "export", ada.table, "-o", f"{file}")
        assert file.stat().st_mode & 0o777 == 0o600
        (tmp_path / "other").mkdir()
        other = nursery.start(tmp_path / "other")
        try:
            assert f"/t/{ada.table}" in await admin(other, "import", f"{file}")
            assert "is here already" in await admin(other, "import", f"{file}")
            # They are strangers there, and take their seats again by name and link; the game rests meanwhile.
            again = [await Client(other, name).arrive() for name in ("Ada", "Bob", "Cleo")]
            for seat, one in enumerate(again):
                await one.come(ada.table)
                assert [here["name"] for here in one.seen["table"]["seats"]] == ["Ada", "Bob", "Cleo"]
                assert one.seen["table"]["paused"]
                await one.must("sit", seat=seat)
            assert one.seen["talk"][-1]["text"] == "See you there."
            for one in again:
                await one.must("pause", want=False)
            await again[0].until(lambda: not again[0].seen["table"].get("paused"))
            asked = next(one for one in again if one.asked)
            request = asked.asked[0]
            await asked.must("act", request=request["id"], actions=[request["options"][0]["action"]])
            assert [one["act"] for one in await told(other, "log")] == ["import"]
        finally:
            other.kill()

    run(play)


def test_a_damaged_file_is_not_taken_in(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, _ = await two(server)
        file = tmp_path / "table.jsonl"
        await admin(server, "export", ada.table, "-o", f"{file}")
        for name in ("entries", "commands", "sitting", "notices", "tables"):
            rows(server.database, f"DELETE FROM {name}")
        text = file.read_text()
        for wrong, said in (
            (text.replace("Bob", "Bop"), "is damaged"),
            (text[:-100], "is damaged"),
            ("\n".join(text.splitlines()[:2]), "is damaged"),
            ("nothing", "is no table"),
            ("", "is no table"),
        ):
            file.write_text(wrong)
            done = await asyncio.to_thread(typed, server, "import", f"{file}")
            assert done.exit_code == 2
            assert said in done.stderr, done.stderr
        assert await told(server, "tables") == []
        file.write_text(text)
        await admin(server, "import", f"{file}")
        assert [one["id"] for one in await told(server, "tables")] == [ada.table]

    run(play)


def test_a_database_in_which_no_server_was_is_told_from_an_older_one(tmp_path: Path) -> None:
    database = databases.place(tmp_path)
    if not is_postgres(database):
        (tmp_path / "hall.db").touch()
    (file := tmp_path / "table.jsonl").write_text("")
    done = CliRunner().invoke(main, ["admin", "import", f"{file}", "--database", database, "--lang", "en"])
    assert done.exit_code == 2
    assert "there is nothing in the database" in done.stderr
    assert "older" not in done.stderr


# --- what can be watched ------------------------------------------------------------------------------------


def test_metrics_tell_of_the_database_and_of_processes(server: Server) -> None:
    async def play() -> None:
        await two(server)
        status, _, body = await Client(server, "Anybody").ask("GET", "/metrics")
        assert status == 200
        told = dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#"))
        assert float(told["hemicycle_database_up"]) == 1
        assert float(told["hemicycle_processes"]) == 1
        assert float(told["hemicycle_tables_kept"]) <= 1
        assert float(told["hemicycle_writes_waiting"]) >= 0
        assert float(told["hemicycle_database_away_total"]) == 0
        connected = float(told["hemicycle_database_connects_total"])
        assert (connected > 0) == server.database.startswith("postgresql")

    run(play)


# --- several processes --------------------------------------------------------------------------------------


@pytest.mark.one_database
@pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
def test_an_act_reaches_every_process(nursery: Nursery, tmp_path: Path) -> None:
    url, servers = databases.url(tmp_path), []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(nursery, tmp_path / name, unlimited(), at=url))
        servers[-1].start()
    one, other = servers

    async def play() -> None:
        ada, bob = await two(one)
        bob.server = other
        await bob.go()
        await bob.come()
        await admin(one, "warn", "Bob", "A word.")
        await bob.until(lambda: bob.heeds)
        (warning,) = (await bob.get("/api/me"))["warnings"]
        # What was read at one process has been read at the other.
        await bob.post("/api/me/warnings", {"id": warning["id"]})
        bob.server = one
        assert (await bob.get("/api/me"))["warnings"] == []
        await admin(one, "ban", "Bob", "Threats.")
        await bob.until(lambda: bob.socket is None)
        for bob.server in servers:
            await until(lambda: refusal(bob))
        await admin(one, "unban", "Bob")
        for bob.server in servers:

            async def let_in() -> bool:
                return await refusal(bob) == ""

            await until(let_in)
        await bob.come()
        await admin(one, "close", ada.table, "Enough.")
        await ada.until(lambda: ada.socket is None)
        await bob.until(lambda: bob.socket is None)
        for ada.server in servers:
            assert "Enough" in await until(lambda: refusal(ada, f"/api/tables/{ada.table}"))
        await admin(one, "open", ada.table)

        async def back() -> bool:
            return await refusal(ada, f"/api/tables/{ada.table}") == ""

        await until(back)
        await admin(one, "delete", "Bob", "--yes")

        async def gone() -> bool:
            rest = databases.rows(url, "SELECT count(*) FROM leavers")[0][0]
            bodies = databases.rows(url, "SELECT body FROM entries")
            return rest == 0 and not any(b"Bob" in body for (body,) in bodies)

        await until(gone)
        assert (await ada.get(f"/api/tables/{ada.table}"))["seats"][1]["kind"] == "open"

    try:
        run(play)
    finally:
        for server in servers:
            server.kill()

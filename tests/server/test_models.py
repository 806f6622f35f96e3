"""A model at a table on a server: it finds a table, sits down, bargains, talks, plays to the end, comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client as ModelClient

from hemicycle.env.mcp import serve
from hemicycle.env.mcp.player import Player
from hemicycle.env.mcp.there import There
from hemicycle.env.mcp.visit import Visit
from tests.env.model import OFFER, Model

from .client import Client
from .conftest import run
from .people import Person
from .serving import Server


def address(server: Server) -> str:
    return f"http://localhost:{server.port}"


@asynccontextmanager
async def model_at(server: Server, language: str = "en", **given: Any) -> AsyncIterator[Model]:
    """A model whose program was started for this server."""
    player = Player(language, "Robin", Visit(address(server), language, "Robin", **given))
    async with ModelClient(serve.server_for(player, "0")) as client:
        model = Model(client)
        model.player = player  # type: ignore[attr-defined]
        yield model


async def joined(server: Server, model: Model, *seats: str, **settings: Any) -> Client:
    """Ada, who has set up a table at which the model sits; the game has begun."""
    ada = await Client(server, "Ada").arrive()
    await ada.come(await ada.make(*(seats or ("me", "open", "random")), **settings))
    model.text = await model.call("join", table=f"{address(server)}/t/{ada.table}")
    await ada.must("ready")
    await ada.until(lambda: ada.seen["table"]["state"] == "playing")
    return ada


async def heard(model: Model, what: str) -> None:
    """Wait until the model is told something; where it is nothing that one waits for, it looks again."""
    while what not in model.text:
        model.text = await model.call("wait", seconds=1)


async def answers(ada: Client) -> None:
    """Ada takes her first choice, where she is asked."""
    if ada.asked and "answered" not in ada.asked[0]:
        await ada.do("act", request=ada.asked[0]["id"], actions=[ada.asked[0]["options"][0]["action"]])


def test_it_finds_a_table_bargains_and_plays_to_the_end(server: Server) -> None:
    async def play() -> None:
        async with model_at(server) as model:
            assert "There is no table with a free seat" in await model.call("tables")
            ada = await Client(server, "Ada").arrive()
            await ada.come(await ada.make("me", "open", "random", listed=True, title="An evening"))
            listed = await model.call("tables")
            assert f"{address(server)}/t/{ada.table}, “An evening”: koalition, not begun yet. " in listed
            assert "1: Ada, 2: free and 3: " in listed
            model.text = await model.call("join", table=ada.table)
            assert "has not begun. There are Ada, Robin and" in model.text
            await ada.must("ready")
            await heard(model, "Koalition. You are Robin.")
            assert "Nothing like that can be promised now." in await model.call("promises", **{"with": "Ada"})
            model.text = await model.call("act", choice="Ada")
            await answers(ada)
            await heard(model, "Country 1 of 5")
            await bargain(ada, model)
            await asyncio.gather(Person(ada, Random(1)).play(), model.play(["Ada"], bargains=0.05))
            assert ada.over
            assert model.over
            assert model.calls["act"] > 5

    run(play)


async def bargain(ada: Client, model: Model) -> None:
    """Offers both ways: accepted, refused, countered, withdrawn; and a word between them."""
    listed = await model.call("promises", **{"with": "Ada"})
    promise = listed.splitlines()[0].partition(": ")[2].split("; ")[0]
    model.text = await model.call("offer", to="Ada", promises=promise)
    assert "Your offer 1 to Ada" in model.text
    await ada.until(lambda: any(deal["by"] == 1 for deal in ada.seen.get("deals", {}).values()))
    (deal,) = [deal for deal in ada.seen["deals"].values() if deal["by"] == 1]
    assert (deal["status"], deal["terms"][0]["said"]) == ("open", promise)
    await ada.must("reply", deal=deal["id"], answer="accept")
    await heard(model, "Promised between Ada and Robin")

    terms = (await ada.get(f"/api/tables/{ada.table}/terms?with=1"))["terms"]
    await ada.must("offer", parties=[1], terms=[terms[-1]["term"]])
    await heard(model, "by Ada to Robin")
    number = int(OFFER.findall(model.text)[0])
    assert "There is no open offer 77. Open are: " in await model.call("answer", offer=77, answer="yes")
    model.text = await model.call("answer", offer=number, answer="refuse")
    assert "Refused." in model.section("Offers and promises")

    other = next(one["said"] for one in terms if one["said"] != promise)
    model.text = await model.call("offer", to="Ada", promises=other)
    if "Your offer" in model.text:  # it may be against the other one
        mine = model.text.partition("Your offer ")[2].partition(" ")[0]
        model.text = await model.call("answer", offer=mine, answer="withdraw")
        assert "Withdrawn." in model.section("Offers and promises")

    await ada.must("say", text="shall we?", to=[1])
    await heard(model, "Ada, to Robin: “shall we?”")
    assert await model.call("say", words="we shall", to="Ada") == "You have said it."
    await ada.until(lambda: any(one["text"] == "we shall" for one in ada.seen.get("talk", [])))


def test_what_the_server_refuses_it_says_in_its_own_words(server: Server) -> None:
    async def ask() -> None:
        async with model_at(server, "fr") as model:
            await model.call("join", table="nosuchtable1")
            assert model.refused[-1].startswith(
                f"{address(server)} ne vous laisse voir aucune table nosuchtable1."
            )
            await model.call("join", table="http://elsewhere.example/t/abc")
            assert model.refused[-1] == f"Ce programme a été lancé pour {address(server)} seulement."
            await model.call("join", table="../../api/me")
            assert "n’est pas une table" in model.refused[-1]
            ada = await Client(server, "Ada").arrive()
            table = await ada.make("me", "random", "random")
            await model.call("join", table=table)
            assert model.refused[-1] == "Cette place n’est pas libre. Places libres\u00a0: –."
            assert "Vous n’avez de place nulle part" in await model.call("look")
        async with model_at(server) as model:
            ada = await joined(server, model)
            await heard(model, "What is asked")
            choice = model.choices[0]
            player: Player = model.player  # type: ignore[attr-defined]
            seat = player.seat
            assert isinstance(seat, There)
            told = player.last
            await model.call("act", choice=choice)
            player.last = told  # as if it had not looked since
            said = await model.call("act", choice=choice)
            assert said in model.refused or said.startswith("Done: ")
            assert "There is nothing that you could take back." in await model.call("undo") or model.calls["undo"]

    run(ask)


def test_it_comes_back_when_the_server_does_and_under_its_own_name(server: Server) -> None:
    """The line is lost and found again; and with its key it finds its seat from another program."""
    keys: list[str] = []

    async def play() -> None:
        async with model_at(server, keep=keys.append) as model:
            ada = await joined(server, model)
            await heard(model, "Koalition. You are Robin.")
            port = server.port
            server.kill()
            assert "does not answer" in await model.call("look")
            server.start(port)
            await heard(model, "Koalition. You are Robin.")
            await ada.come()
            for _ in range(3):
                await answers(ada)
                model.text = await model.call("wait", seconds=1)
                if model.choices:
                    model.text = await model.call("act", choice=model.choices[0])
        assert len(keys) == 1
        async with model_at(server, key=keys[0]) as again:
            assert "You sit here:" in await again.call("tables")
            again.text = await again.call("join", table=ada.table)
            assert "Koalition. You are Robin." in again.text
            assert await again.call("leave") == "You have left the table."
            await ada.until(lambda: ada.seen["table"]["seats"][1].get("kept", False))

    run(play)


def test_it_sees_with_its_own_eyes_only(server: Server) -> None:
    """Whatever the model is told is what its seat may know: no other hand is in any text."""

    async def play() -> None:
        async with model_at(server) as model:
            ada = await joined(server, model)
            await heard(model, "Your hand")
            await ada.until(lambda: "mine" in ada.seen and ada.seen["mine"])
            mine = model.text.partition("Your hand: ")[2].partition("\n")[0]
            page = await ada.get(f"/api/tables/{ada.table}/words?lang=en")
            lines = [line for part in page["sections"] for line in part["lines"]]
            hers = next(line for line in lines if line.startswith("Your hand: ")).partition(": ")[2]
            assert mine != hers
            assert hers not in model.text

    run(play)

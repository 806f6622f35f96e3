"""`hemicycle mcp`: a model-shaped client plays whole games over both transports, and is taught."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.cli.mcp import TOKEN
from hemicycle.engine.deals import Offer
from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.env.mcp import serve, tools
from hemicycle.env.mcp.local import Here
from hemicycle.env.mcp.player import Player
from tests.bots import programs
from tests.registered import near

from .model import OFFER, Model

TOKENED = "a token of some length"
SHORT: dict[str, dict[str, Any]] = {"koalition": {"countries": 5}, "politico": {"length": "short"}}
"""Options that make a game short."""


def run(work: Callable[[], Awaitable[None]], seconds: float = 300) -> None:
    async def within() -> None:
        async with asyncio.timeout(seconds):
            await work()

    try:
        asyncio.run(within())
    except BaseExceptionGroup as group:  # what went wrong itself, out of all the tasks around it
        error: BaseException = group
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        raise error from None


@asynccontextmanager
async def beside(language: str = "en") -> AsyncIterator[Model]:
    """A model in the test's own process."""
    async with Client(serve.server_for(Player(language), "0")) as client:
        yield Model(client)


@asynccontextmanager
async def over_stdio(*words: str) -> AsyncIterator[Model]:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "hemicycle", "mcp", *words], env=dict(os.environ)
    )
    async with Client(command) as client:
        yield Model(client)


@asynccontextmanager
async def served(*words: str, **environment: str) -> AsyncIterator[str]:
    """`hemicycle mcp --http` in a process of its own; its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "hemicycle", "mcp", "--http", "--port", "0", *words),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **environment},
    )
    try:
        assert process.stdout is not None
        said = (await process.stdout.readline()).decode()
        yield next(word for word in said.split() if word.startswith("http"))
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def over_http() -> AsyncIterator[Model]:
    async with served() as address, Client(address) as client:
        yield Model(client)


@pytest.mark.parametrize(
    ("game", "door"),
    [("koalition", over_stdio), ("zoocracy", over_http), ("politico", over_http), ("junta", over_stdio)],
)
def test_a_model_plays_a_whole_game(game: str, door: Callable[[], Any]) -> None:
    """By what it reads alone: it chooses, makes offers, answers those of bots, and comes to the end."""

    async def play() -> None:
        async with door() as model:
            players = near(games.find(game), 3)
            begun = await model.call(
                "play", game=game, players=players, bots="novice", options=SHORT.get(game, {}), seed="7"
            )
            model.text = begun
            await model.play(["Ada", "Bruno"][: players - 1])
            assert model.over
            assert model.calls["act"] > 20
            assert model.calls["offer"] > 0
            assert len(model.refused) <= model.calls["offer"] + model.calls["promises"], model.refused

    run(play)


def test_any_game_has_it_by_existing() -> None:
    """A game that says nothing of its board, or of deals."""

    async def play() -> None:
        async with beside() as model:
            model.text = await model.call("play", game="chair", players=3, bots="random")
            await model.play(["Ada"], bargains=0)
            assert model.over

    run(play)


def test_the_tools_say_in_both_languages_what_they_take() -> None:
    async def look() -> None:
        said: dict[str, list[str]] = {}
        for language in LANGUAGES:
            async with beside(language) as model:
                listed = (await model.client.list_tools()).tools
                assert [tool.name for tool in listed] == [tool.name for tool in tools.TOOLS]
                said[language] = [f"{tool.description} {tool.input_schema}" for tool in listed]
                assert not any("tool-" in one for one in said[language])
        assert not set(said["en"]) & set(said["fr"])

    run(look)


def test_it_reads_the_rules_and_what_games_there_are() -> None:
    async def read() -> None:
        async with beside() as model:
            listed = await model.call("games")
            assert all(f"{name}: " in listed for name in games.names())
            assert "Option countries (Countries): all, 5, 10, 12, 15." in listed
            assert "Nothing is safe" in await model.call("rules", game="koalition")
            assert (await model.call("rules", game="koalition", about="D7")).startswith("D7 ")
            assert "Doppler" in await model.call("rules", game="koalition", about="doubler")
            assert "No paragraph of the rules has" in await model.call("rules", game="junta", about="zzzz")

    run(read)


@pytest.mark.parametrize(
    ("tool", "given", "said"),
    [
        ("fly", {}, "There is no tool “fly”. There are: games, rules, play,"),
        ("act", {}, "The tool act wants “choice”. It takes: choice."),
        ("act", {"choise": 1}, "The tool act takes nothing called “choise”. It takes: choice."),
        ("act", {"choice": True}, "“choice” of the tool act must be words."),
        ("act", {"choice": "1" * 3000}, "“choice” of the tool act is too long: 2,000 is the most."),
        ("act", {"choice": "1"}, "You sit nowhere. Play a game here, or join a table on a server."),
        ("play", {"game": "chess"}, "There is no game 'chess'; choose one of: "),
        ("play", {"game": "junta", "players": "many"}, "“players” of the tool play must be a whole number."),
        ("play", {"game": "junta", "players": 20}, "Junta (las-bananas) is for 2 to 7 players, not 20."),
        (
            "play",
            {"game": "junta", "options": {"toll": "free"}},
            "Option toll can’t be 'free'; choose one of: no, yes.",
        ),
        ("play", {"game": "junta", "bots": "os:system"}, "Junta has no bot 'os:system'; choose one of: random,"),
        ("play", {"game": "junta", "bots": "cmd:sh"}, "Junta has no bot 'cmd:sh'; choose one of: random,"),
        (
            "play",
            {"game": "junta", "players": 4, "bots": "random,random"},
            "“bots” is one level for all, or 3 levels",
        ),
        (
            "play",
            {"game": "junta", "edition": "/etc/passwd"},
            "Junta has no edition '/etc/passwd'; choose one of:",
        ),
        ("join", {"table": "abc"}, "No server was named."),
        ("join", {"table": "ftp://x/t/abc"}, "“ftp://x” is no address of a server."),
        ("tables", {"server": "file:///etc/passwd"}, "“file:///etc/passwd” is no address of a server."),
        ("tables", {"server": "http://127.0.0.1:9"}, "http://127.0.0.1:9 does not answer. Try again in a while."),
    ],
)
def test_what_can_not_be_is_answered_with_what_can(tool: str, given: dict[str, Any], said: str) -> None:
    async def ask() -> None:
        async with beside() as model:
            told = await model.call(tool, **given)
            assert model.refused == [told]
            assert told.casefold().startswith(said.casefold()), told

    run(ask)


def test_at_the_table_too() -> None:
    async def ask() -> None:
        async with beside() as model:
            await model.call(
                "play", game="koalition", players=3, bots="novice", options=SHORT["koalition"], seed="x"
            )
            assert "You sit at a table already." in await model.call("play", game="junta")
            assert "There is no choice 99: the choices are 1 to 3." in await model.call("act", choice=99)
            assert "“king” is none of the choices." in await model.call("act", choice="king")
            assert (await model.call("why_not", choice="Ada")) == "You may: it is choice 2, Ada."
            model.text = await model.call("act", choice="robin")
            assert model.text.startswith("Done: Robin.\n\nKoalition. You are Robin.")
            await model.call("promises", **{"with": "Zoe"})
            assert "“Zoe” is nobody else at this table. The others: Ada, Bruno." in model.refused[-1]
            await model.call("offer", to="Ada", promises="I give you my crown")
            assert "can’t be promised now" in model.refused[-1]
            assert "There is no open offer 7, nor any other." in await model.call("answer", offer=7, answer="yes")
            assert "Only bots play here" in await model.call("say", words="hello")
            assert await model.call("leave") == "You have left the table."
            assert "You sit nowhere" in await model.call("look")

    run(ask)


def test_a_step_is_taken_back_and_one_learns_why_not() -> None:
    """In Zoocracy a proposal is made of steps of one's own."""

    async def ask() -> None:
        async with beside() as model:
            model.text = await model.call("play", game="zoocracy", players=2, bots="novice", seed="1")
            for _ in range(200):
                if "What you may take back" in model.text or model.over:
                    break
                model.text = await model.call("act", choice=model.rng.choice(model.choices))
            before = model.section("What is asked")
            told = await model.call("undo")
            assert told.startswith("Taken back: ")
            model.text = told
            assert model.section("What is asked") != before

    run(ask)


def test_an_offer_is_made_answered_and_countered() -> None:
    """In the words of `promises`; a bot's offer, made for it here, is answered with another one."""

    async def ask() -> None:
        player = Player("en")
        async with Client(serve.server_for(player, "0")) as client:
            model = Model(client)
            await model.call(
                "play", game="koalition", players=3, bots="novice", options=SHORT["koalition"], seed="x"
            )
            await model.call("act", choice="Ada")
            listed = await model.call("promises", **{"with": "ada and bruno", "about": "bruno governs"})
            assert {line.partition(":")[0] for line in listed.splitlines()} == {"Robin", "Ada", "Bruno"}
            promise = "in country 2, I govern with Bruno or not at all"
            model.text = await model.call("offer", to="bruno", promises=promise)
            assert re.search(
                r"offer 1 to Bruno|Promised between Robin and Bruno", model.section("Offers and promises")
            )
            assert isinstance(player.seat, Here)
            game = player.seat.game
            gift = next(one for one in game.terms(1, (0,)) if one.seat == 0)
            game.bargain(1, Offer((0,), (gift,)))
            model.text = await model.call("look")
            number = OFFER.findall(model.text)[-1]
            assert await model.call("answer", offer=number, answer="my crown") == model.refused[-1]
            more = "; ".join(["I govern with Ada", "Ada: governs with Robin"])
            model.text = await model.call("answer", offer=number, answer=more)
            assert [deal.status for deal in game.ledger.deals if deal.by == 1 and deal.terms == (gift,)] == [
                "answered"
            ]
            assert "Answered by another offer." in model.section("Offers and promises")
            assert "no open offer" in await model.call("answer", offer=number, answer="withdraw")

    run(ask)


def test_calls_that_come_at_once_are_done_one_after_the_other() -> None:
    async def ask() -> None:
        async with beside() as model:
            await model.call("play", game="koalition", players=3, bots="random", options=SHORT["koalition"])
            said = await asyncio.gather(*[model.call("act", choice=1) for _ in range(5)], model.call("wait"))
            assert all(one.startswith("Done: ") or "Koalition. You are Robin." in one for one in said), said

    run(ask)


def test_a_fault_of_ours_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(player: Player, given: dict[str, Any]) -> str:
        raise ZeroDivisionError

    async def ask() -> None:
        async with beside("fr") as model:
            assert "Quelque chose n’a pas marché" in await model.call("games")

    monkeypatch.setattr(Player, "do_games", broken)
    run(ask)
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_bots_of_ones_own_are_named_by_whoever_starts_it(tmp_path: Path) -> None:
    mine = programs.program(tmp_path, "mine")

    async def play() -> None:
        async with over_stdio("--bots", mine, "--name", "Nora") as model:
            begun = await model.call("play", game="koalition", players=3, bots="mine", options=SHORT["koalition"])
            assert begun.startswith("You are Nora and play against Ada and Bruno (mine).")

    run(play)
    assert levels.OWN == {}


# Over HTTP


def test_who_does_not_come_from_here_is_sent_away() -> None:
    async def knock() -> None:
        body = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        accepts = {"Accept": "application/json, text/event-stream"}
        async with served() as address, httpx2.AsyncClient() as http:
            for headers, status in (({"Host": "evil.example"}, 421), ({"Origin": "https://evil.example"}, 403)):
                answer = await http.post(address, json=body, headers={**accepts, **headers})
                assert answer.status_code == status

    run(knock)


def test_a_token_is_asked_for_where_there_is_one() -> None:
    async def knock() -> None:
        async with served(**{TOKEN: TOKENED}) as address, httpx2.AsyncClient() as http:
            for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKENED}):
                answer = await http.post(address, json={}, headers=headers)
                assert answer.status_code == 401
                assert answer.headers["WWW-Authenticate"] == "Bearer"
            known = httpx2.AsyncClient(headers={"Authorization": f"Bearer {TOKENED}"})
            async with known, Client(streamable_http_client(address, http_client=known)) as client:
                assert "You sit nowhere" in await Model(client).call("look")

    run(knock)


def test_nothing_but_the_door_needs_the_package() -> None:
    """Whoever has not installed it has everything else."""
    check = "import hemicycle.cli, hemicycle.env.mcp.player, sys; print('mcp' in sys.modules)"

    async def look() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", check, stdout=asyncio.subprocess.PIPE, env=dict(os.environ)
        )
        said, _ = await process.communicate()
        assert said == b"False\n"

    run(look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_has_its_words(language: str) -> None:
    texts = Texts(language, tools.PACKAGE)
    for tool in tools.TOOLS:
        assert texts.has(f"tool-{tools.slug(tool.name)}")
        assert all(texts.has(f"tool-{tools.slug(tool.name)}-{one.name}") for one in tool.takes)

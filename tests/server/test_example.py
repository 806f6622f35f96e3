"""The bot in `examples/` plays as it stands there, at a table of its own and at one to which it is invited."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from random import Random

from .bad_proxy import BadProxy
from .client import Client
from .conftest import run
from .serving import ROOT, Server


def test_the_bot_of_the_examples_plays_whole_games(server: Server) -> None:
    invited: list[str] = []

    async def invite() -> None:
        host = await Client(server, "Ada").arrive()
        invited.append(await host.make("open", "novice", "novice"))

    run(invite)
    here = f"http://localhost:{server.port}"
    games = [
        subprocess.Popen(
            [sys.executable, ROOT / "examples" / "bot.py", address],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for address in (here, f"{here}/t/{invited[0]}")
    ]
    try:
        for game in games:
            told, trouble = game.communicate(timeout=300)
            assert (game.returncode, trouble) == (0, "")
            assert re.fullmatch(rf"{here}/t/[\w-]+\nplace [123] of 3, \d+ points\n", told), told
    finally:
        for game in games:
            game.kill()
            game.communicate()


def test_it_comes_back_when_its_line_is_cut(server: Server) -> None:
    async def play() -> None:
        proxy = await BadProxy(server.port, Random(1)).start()
        game = await asyncio.create_subprocess_exec(
            sys.executable,
            ROOT / "examples" / "bot.py",
            f"http://localhost:{proxy.port}",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        try:
            while not any(one.websocket for one in proxy.passing):
                await asyncio.sleep(0.01)
            proxy.turn("cut")
            proxy.turn(None)
            told, trouble = await game.communicate()
            assert (game.returncode, trouble.count(b"the line is lost")) == (0, 1)
            assert re.search(rb"place [123] of 3", told)
        finally:
            if game.returncode is None:
                game.kill()
            await proxy.stop()

    run(play)

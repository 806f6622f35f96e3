"""The bot in `examples/` plays as it stands there, at a table of its own and at one to which it is invited."""

from __future__ import annotations

import re
import subprocess
import sys

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

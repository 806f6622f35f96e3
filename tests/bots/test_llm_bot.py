"""The language model's bot in `examples/`, tried with a stand-in on loopback: no network, no key of anybody's."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.bots import processes
from hemicycle.bots.simulation import simulate
from hemicycle.games import find
from tests.registered import some_level

LLM_BOT = Path(__file__).parents[2] / "examples" / "llm_bot.py"
KEY = "no-key-of-anybodys"
NONSENSE = ("", "I would rather not.", "Option 9999", "**\n\n", "yes and no?")


class StandIn(ThreadingHTTPServer):
    """Answers as a model would: mostly what is asked for, at times nonsense, an error, or what is no JSON."""

    daemon_threads = True

    def __init__(self, nonsense: float):
        super().__init__(("127.0.0.1", 0), Handler)
        self.nonsense = nonsense
        self.rng = Random(1)
        self.asked: list[dict[str, Any]] = []
        self.kinds: Counter[str] = Counter()

    def answer(self, prompt: str) -> str | int:
        """What it says; a number is a status."""
        if self.rng.random() < self.nonsense:
            self.kinds["nonsense"] += 1
            said: str | int = self.rng.choice([*NONSENSE, 500, 429])  # type: ignore[assignment]
            return said
        if "Do you accept?" in prompt:
            self.kinds["deal"] += 1
            return "It costs me nothing.\nYes."
        if "make a deal you want to offer" in prompt:
            self.kinds["offer"] += 1
            return "1"
        self.kinds["choice"] += 1
        options = re.findall(r"^(\d+)\. ", prompt, re.MULTILINE)
        return f"There are {len(options)} choices.\n\n{self.rng.choice(options)}"


class Handler(BaseHTTPRequestHandler):
    server: StandIn

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append({"path": self.path, "key": self.headers["Authorization"], **body})
        said = self.server.answer(body["messages"][-1]["content"])
        status = said if isinstance(said, int) else 200
        message = {"choices": [{"message": {"role": "assistant", "content": said}}]}
        data = b"<html>busy</html>" if status != 200 else json.dumps(message).encode()
        self.send_response(status)
        self.send_header("Content-Length", f"{len(data)}")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def model(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    with StandIn(getattr(request, "param", 0.2)) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        monkeypatch.setenv("OPENAI_BASE_URL", f"http://127.0.0.1:{server.server_port}/v1/")
        monkeypatch.setenv("OPENAI_API_KEY", KEY)
        monkeypatch.setenv("OPENAI_MODEL", "stand-in")
        monkeypatch.setenv("NO_PROXY", "127.0.0.1")
        yield server
        processes.end_all()
        server.shutdown()
        thread.join()


def play(game: str, players: int, **options: Any) -> dict[str, Any]:
    bots = [f"cmd:{sys.executable} {LLM_BOT}", *[some_level(find(game))] * (players - 1)]
    return simulate(game, players, 1, bots, 3, 1, options=options, deals="all")


def test_it_plays_a_whole_game_with_deals_though_the_model_talks_nonsense_at_times(
    model: StandIn, capfd: pytest.CaptureFixture[str]
) -> None:
    result = play("koalition", 3, countries=5)
    assert (result["games"], result["violations"]) == (1, 0)
    assert min(model.kinds[kind] for kind in ("choice", "deal", "offer", "nonsense")) > 0
    assert {(one["path"], one["key"], one["model"]) for one in model.asked} == {
        ("/v1/chat/completions", f"Bearer {KEY}", "stand-in")
    }
    told = capfd.readouterr().err
    assert "llm_bot: the model says" in told
    assert "llm_bot: the model does not answer: HTTPError" in told
    assert KEY not in told


def test_it_tells_the_model_how_the_table_stands_and_what_it_may_do(model: StandIn) -> None:
    play("koalition", 3, countries=5)
    system, prompt = (one["content"] for one in model.asked[-1]["messages"])
    assert system.startswith("You play koalition, a board game of power and bargaining, as Player 1 against")
    assert "Your hand: " in prompt
    assert "Lately:\n" in prompt
    assert all(isinstance(one["seed"], int) for one in model.asked)


@pytest.mark.parametrize("model", [1.0], indirect=True)
def test_where_the_model_is_of_no_use_it_plays_by_lot(model: StandIn) -> None:
    assert play("chair", 3)["games"] == 1
    assert set(model.kinds) == {"nonsense"}

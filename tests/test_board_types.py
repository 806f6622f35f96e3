"""The client's types are what the server's classes make, and the scenes that boards are tried on fit them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hemicycle import games
from hemicycle.server import typescript
from tests.registered import part

WEB = Path(__file__).parents[1] / "web"


@pytest.mark.parametrize(("path", "types"), typescript.files().items(), ids=typescript.files())
def test_the_types_are_up_to_date(path: str, types: str) -> None:
    """If not: npm run types, in web/"""
    assert (WEB / "src" / path).read_text("utf-8") == types


@pytest.mark.parametrize("game", games.names())
def test_the_scenes_are_what_a_server_sends(game: str) -> None:
    shown = part(games.find(game), "shown")
    lines = (WEB / f"tests/{game}/scenes.jsonl").read_text("utf-8").splitlines()
    assert len(lines) >= 5
    for line in lines:
        scene = msgspec.json.decode(line)
        # Seats are the keys of some, and a key of JSON is a word.
        again = msgspec.convert(scene["board"], shown.Board, strict=False)
        mine = msgspec.convert(scene["mine"], shown.Hand)
        assert msgspec.json.decode(msgspec.json.encode(again)) == scene["board"]
        assert msgspec.json.decode(msgspec.json.encode(mine)) == scene["mine"]

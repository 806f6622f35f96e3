"""The client's types say what the server shows, and the scenes that its boards are tried on are of that shape."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from hemicycle import games
from hemicycle.games.koalition.edition import CountryCard
from tests.registered import part

WEB = Path(__file__).parents[1] / "web"
ALSO: dict[str, list[type[msgspec.Struct]]] = {"koalition": [CountryCard]}
"""Types from elsewhere that are shown as they are."""

every_game = pytest.mark.parametrize("game", games.names())


def types_of(game: str) -> list[type[msgspec.Struct]]:
    shown = part(games.find(game), "shown")
    return ALSO.get(game, []) + [
        cls
        for _, cls in inspect.getmembers(shown, inspect.isclass)
        if issubclass(cls, msgspec.Struct) and cls.__module__ == shown.__name__
    ]


@cache
def interfaces(game: str) -> dict[str, dict[str, bool]]:
    """Each interface of the client's file: its fields, and whether one may be missing."""
    text = (WEB / f"src/games/{game}/shown.ts").read_text("utf-8")
    return {
        name: {field: bool(mark) for field, mark in re.findall(r"^  (\w+)(\??):", body, re.MULTILINE)}
        for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL)
    }


@every_game
def test_the_client_knows_every_field(game: str) -> None:
    for cls in types_of(game):
        fields = msgspec.structs.fields(cls)
        missing = cls.__struct_config__.omit_defaults
        assert interfaces(game)[cls.__name__] == {one.name: missing and not one.required for one in fields}, cls


@every_game
def test_the_client_knows_nothing_else(game: str) -> None:
    assert sorted(cls.__name__ for cls in types_of(game)) == sorted(interfaces(game))


@every_game
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

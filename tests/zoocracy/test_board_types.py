"""The client's types say what the server shows, and the scenes that its board is tried on are of that shape."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import msgspec
import pytest

from hemicycle.games.zoocracy import shown
from hemicycle.games.zoocracy.shown import Board, Hand

WEB = Path(__file__).parents[2] / "web"
SHOWN: list[type[msgspec.Struct]] = [
    cls
    for _, cls in inspect.getmembers(shown, inspect.isclass)
    if issubclass(cls, msgspec.Struct) and cls.__module__ == shown.__name__
]


def interfaces() -> dict[str, dict[str, bool]]:
    """Each interface of the client's file: its fields, and whether one may be missing."""
    text = (WEB / "src/games/zoocracy/shown.ts").read_text("utf-8")
    return {
        name: {field: bool(mark) for field, mark in re.findall(r"^  (\w+)(\??):", body, re.MULTILINE)}
        for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL)
    }


@pytest.mark.parametrize("cls", SHOWN, ids=lambda cls: cls.__name__)
def test_the_client_knows_every_field(cls: type[msgspec.Struct]) -> None:
    fields = msgspec.structs.fields(cls)
    missing = cls.__struct_config__.omit_defaults
    assert interfaces()[cls.__name__] == {one.name: missing and not one.required for one in fields}


def test_the_client_knows_nothing_else() -> None:
    assert sorted(interfaces()) == sorted(cls.__name__ for cls in SHOWN)


def test_the_scenes_are_what_a_server_sends() -> None:
    lines = (WEB / "tests/zoocracy/scenes.jsonl").read_text("utf-8").splitlines()
    assert len(lines) >= 10
    for line in lines:
        scene = msgspec.json.decode(line)
        again = msgspec.convert(scene["board"], Board, strict=False)
        mine = msgspec.convert(scene["mine"], Hand)
        assert msgspec.json.decode(msgspec.json.encode(again)) == scene["board"]
        assert msgspec.json.decode(msgspec.json.encode(mine)) == scene["mine"]

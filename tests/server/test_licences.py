"""The licences of what is bundled into the page go with it (`web/scripts/licences.ts`)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hemicycle.server.app import build
from hemicycle.server.client import STATIC
from hemicycle.server.settings import Settings

from .fakes import FakeHall

pytestmark = pytest.mark.one_database

ROOT = Path(__file__).parent.parent.parent


def test_the_licences_name_every_package_that_the_page_is_made_of() -> None:
    """If there is no such file: make client"""
    text = (STATIC / "licences.txt").read_text("utf-8")
    assert (ROOT / "LICENSE").read_text("utf-8").strip() in text
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    assert wanted
    for name, version in wanted.items():
        assert f"\n{name} {version}\nLicence: " in text
    parts = text.split("-" * 80)
    assert len(parts) > len(wanted)
    for part in parts:
        # The whole text, not its name alone.
        assert re.search(r"Permission is hereby granted|TERMS AND CONDITIONS", part), part[:200]


def test_the_licences_are_served_as_text(settings: Settings) -> None:
    with TestClient(build(settings, FakeHall())) as browser:
        answer = browser.get("/licences.txt")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "svelte" in answer.text

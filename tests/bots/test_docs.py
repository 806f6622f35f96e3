"""The bot that docs/bots.md has readers write really plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hemicycle.bots.simulation import simulate
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import source
from tests.registered import every_game, wanted

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_written_in_ten_minutes_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n((?:(?!```).)*class Highest.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "highest.py").write_text(found.group(1), "utf-8")
    monkeypatch.chdir(tmp_path)
    bots = ["highest.py:Highest", "random", "random"]
    result = simulate("koalition", 3, 30, bots, seed=1, jobs=1, options={"countries": 5})
    assert result["bots_table"][0]["win_share"] > 0.5


@every_game
def test_every_kind_of_request_is_in_the_reference_and_no_other(rules: Rules) -> None:
    page = DOCS.read_text("utf-8").partition("### Requests\n")[2].partition("\nTo give a new game")[0]
    title = rules.texts("en").say("game-title")
    listed = re.search(rf"^{title}:(.*?)(?=^[A-Z][a-z]+:|^A puppet|\Z)", page, re.DOTALL | re.MULTILINE)
    wanted(rules, f"requests in docs/bots.md: a line that begins with «{title}:»", listed)
    assert listed is not None
    kinds = re.findall(r"^ask-([a-z-]+) =", source(rules.package, "en"), re.MULTILINE)
    assert sorted(re.findall(r"`([a-z-]+)`", listed[1])) == sorted(kinds)

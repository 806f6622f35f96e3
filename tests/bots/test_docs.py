"""The bot that docs/bots.md has readers write really plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hemicycle
from hemicycle.bots.simulation import simulate
from hemicycle.games import find, names

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_written_in_ten_minutes_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "highest.py").write_text(found.group(1), "utf-8")
    monkeypatch.chdir(tmp_path)
    bots = ["highest.py:Highest", "random", "random"]
    result = simulate("koalition", 3, 30, bots, seed=1, jobs=1, options={"countries": 5})
    assert result["bots_table"][0]["win_share"] > 0.5


@pytest.mark.parametrize("game", names())
def test_every_kind_of_request_is_in_the_reference_and_no_other(game: str) -> None:
    page = DOCS.read_text("utf-8").partition("### Requests\n")[2].partition("\nTo give a new game")[0]
    title = find(game).texts("en").say("game-title")
    listed = re.search(rf"^{title}:(.*?)(?=^[A-Z][a-z]+:|^A puppet|\Z)", page, re.DOTALL | re.MULTILINE)
    assert listed is not None
    texts = (Path(hemicycle.__file__).parent / "games" / game / "texts" / "en.ftl").read_text("utf-8")
    kinds = re.findall(r"^ask-([a-z-]+) =", texts, re.MULTILINE)
    assert sorted(re.findall(r"`([a-z-]+)`", listed[1])) == sorted(kinds)

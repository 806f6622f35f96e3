"""The bot that docs/bots.md has readers write really plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hemicycle.bots.simulation import simulate

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_written_in_ten_minutes_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "highest.py").write_text(found.group(1), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    bots = ["highest:Highest", "random", "random"]
    result = simulate("koalition", 3, 30, bots, seed=1, jobs=1, options={"countries": 5})
    assert result["bots_table"][0]["win_share"] > 0.5

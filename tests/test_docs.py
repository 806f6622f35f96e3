"""What README and docs show must work as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import hemicycle

ROOT = Path(__file__).parent.parent


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


def test_the_example_in_the_package_works() -> None:
    result = doctest.testmod(hemicycle)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_example_of_bargaining_works() -> None:
    example = blocks("docs/bargaining.md", "python")[0]
    shown: dict[str, Any] = {}
    exec(compile(example, "docs/bargaining.md", "exec"), shown)
    assert shown["deal"].status == "agreed"


def test_the_example_in_the_readme_works(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(compile(example, "README.md", "exec"), {"rng": __import__("random").Random(1)})
    assert "Result(places=" in capsys.readouterr().out


def test_the_example_of_the_records_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = next((ROOT / "tests/golden/koalition").glob("*.jsonl")).read_text("utf-8")
    (tmp_path / "game.jsonl").write_text(golden, "utf-8")
    monkeypatch.chdir(tmp_path)
    (example,) = blocks("docs/records.md", "python")
    exec(compile(example.replace('open("game.jsonl").read()', golden_reader), "records.md", "exec"), {})
    assert "majority" in capsys.readouterr().out


golden_reader = '__import__("pathlib").Path("game.jsonl").read_text("utf-8")'
"""The example leaves its file to the collector, which warnings-as-errors would not forgive."""


def links(page: Path) -> list[str]:
    return [link for link in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")) if "://" not in link]


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_leads_somewhere(page: str) -> None:
    for link in links(ROOT / page):
        assert (ROOT / page).parent.joinpath(link).exists(), f"{page} links to {link}"


def test_the_version_is_the_same_everywhere() -> None:
    (version,) = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert version == hemicycle.__version__

"""`pip install .` of a bare clone builds the page for the browser, or says plainly that there is none."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from hemicycle.cli import serve
from hemicycle.server import client
from hemicycle.server.settings import Settings

ROOT = Path(__file__).parents[2]


class Said:
    """What hatchling would show."""

    def __init__(self) -> None:
        self.warnings: list[str] = []
        self.display_warning = self.warnings.append

    def display_info(self, said: str) -> None: ...


def built(root: Path, version: str = "standard") -> list[str]:
    """Let the hook do its work in a folder; what it warned of."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    said = Said()
    hook = module.Page(str(root), {}, None, None, "", "wheel", said)
    hook.initialize(version, {})
    return said.warnings


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bare clone, and a machine with nothing on it."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("HEMICYCLE_NO_PAGE", raising=False)
    return tmp_path


def with_npm(clone: Path, does: str) -> None:
    npm = clone / "bin" / "npm"
    npm.write_text(f"#!{sys.executable}\nimport sys\nfrom pathlib import Path\n{does}\n")
    npm.chmod(0o755)


BUILDS = """
if sys.argv[1] == "run":
    page = Path("../src/hemicycle/server/static/index.html")
    page.parent.mkdir(parents=True)
    page.write_text("a page")
"""
PAGE = "src/hemicycle/server/static/index.html"

unix = pytest.mark.skipif(os.name != "posix", reason="the npm of this test is a script")


@unix
def test_with_node_the_page_is_built(clone: Path) -> None:
    with_npm(clone, BUILDS)
    assert built(clone) == []
    assert (clone / PAGE).read_text() == "a page"


def test_without_node_there_is_a_plain_word(clone: Path) -> None:
    (said,) = built(clone)
    assert "there is no npm to build it with" in said
    assert not (clone / PAGE).exists()


@unix
def test_without_a_network_the_package_is_made_all_the_same(clone: Path) -> None:
    with_npm(clone, "sys.exit(1)")
    (said,) = built(clone)
    assert "npm ci --silent failed" in said


@unix
def test_make_builds_it_itself(clone: Path) -> None:
    with_npm(clone, "sys.exit('npm was called')")
    assert built(clone, "editable") == []


@unix
def test_a_page_that_is_there_stays(clone: Path) -> None:
    with_npm(clone, "sys.exit('npm was called')")
    (clone / PAGE).parent.mkdir(parents=True)
    (clone / PAGE).write_text("the page")
    assert built(clone) == []
    assert (clone / PAGE).read_text() == "the page"


def test_a_server_without_the_page_says_so_at_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(settings: Settings, *, tries: int, ready: Any) -> None:
        ready("http://localhost:8080", [])

    monkeypatch.setattr("hemicycle.server.run.run", run)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", folder=tmp_path)
    for folder, word in ((tmp_path, True), (client.STATIC, not client.built())):
        monkeypatch.setattr(client, "STATIC", folder)
        serve.start(settings, browser=False, tries=1)
        assert ("The page for the browser has not been built" in capsys.readouterr().err) is word

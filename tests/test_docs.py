"""What the pages show must work as it stands there.

The word after the three ticks says what a block is, and what is done with it here:

    ```python           run, all blocks of a page one after the other
    ```shell            typed, each block in a folder of its own, with small numbers in the place of large ones
    ```toml, ```json, ```ini   read
    ```text             nothing to be typed: a drawing, what a program says, another program's file
    … not-run           after the word: it can't be run here, and `NOT_RUN` says why
"""

from __future__ import annotations

import asyncio
import configparser
import doctest
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
import pytest
from click.testing import CliRunner

import hemicycle
from hemicycle.bots.base import RandomBot, play_out
from hemicycle.cli import main, serve
from hemicycle.server.backup import back_up
from hemicycle.server.store import Player, Store

ROOT = Path(__file__).parent.parent
PAGES = [
    *sorted(page.name for page in ROOT.glob("*.md")),
    *sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")),
    "web/README.md",
]

NOT_RUN = {
    "python -m tests.server.siege": "it attacks for minutes; `tests/server/test_siege.py` does so for seconds",
    "python -m tests.server.storm": "it kills for minutes; `tests/server/test_storm.py` does so for seconds",
    "hemicycle serve --workers": "it wants a PostgreSQL; `tests/server/test_workers.py` has one",
    "make run": "it makes an environment of its own, as the tests' own was made",
    "git clone": "the same",
    "make client": "it builds the page, as was done before the tests",
    "pip install": "it changes the environment",
    "systemctl": "it wants a machine to itself",
    "useradd": "the same",
    "# once": "it sets up a PostgreSQL, and takes it back",
    "class Bot": "what a bot may have, without the insides",
    "class Support": "what a term may have, without the insides",
    "# examples/": "quoted from a file that is run; a test holds it against the file",
    "cp -r examples/chair": "it begins a new game",
    "python -m tests.test_golden": "it writes golden games",
    ".venv/bin/pytest": "it would run the tests within the tests",
    "hemicycle train": "it plays for hours; tests/cli/test_train.py types a small one",
    "python -m hemicycle.bots.portraits": "it plays for minutes; tests/bots/test_characters.py plays less",
    "hemicycle simulate koalition --ray": "it wants a cluster; tests/bots/test_cluster.py has a small one",
    "hemicycle learn": "it waits for a person; the tests play every lesson themselves",
    "hemicycle mcp": "it waits for a model; tests/env/test_mcp.py is one",
    "export OPENAI_BASE_URL": "it asks a language model; tests/bots/test_llm_bot.py puts a stand-in there",
    "python -m tests.lessons": "the tests play every lesson themselves",
}
"""Blocks that can't be run here, by how they begin. Python among them must still be Python."""

OTHERS = {
    "text": "a drawing, or what a program says",
    "caddyfile": "for Caddy",
    "nginx": "for nginx",
}


class Block(NamedTuple):
    page: str
    line: int
    language: str
    run: bool
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks() -> list[Block]:
    found: list[Block] = []
    for page in PAGES:
        opened: tuple[int, str] | None = None
        text: list[str] = []
        for number, line in enumerate((ROOT / page).read_text("utf-8").split("\n"), 1):
            if not line.lstrip().startswith("```"):
                text.append(line)
            elif opened is None:
                opened, text = (number, line.strip("` ")), []
            else:
                language, _, more = opened[1].partition(" ")
                assert more in ("", "not-run"), f"{page}, line {opened[0]}: not-run is all that may follow"
                found.append(Block(page, opened[0], language, not more, "\n".join(text)))
                opened = None
        assert opened is None, f"{page}: a block does not end"
    return found


BLOCKS = blocks()


def of(language: str, *, run: bool = True) -> list[Block]:
    return [block for block in BLOCKS if block.language == language and block.run == run]


def test_every_block_says_what_it_is() -> None:
    for block in BLOCKS:
        known = {"python", "shell", "toml", "json", "ini", *OTHERS}
        assert block.language in known, f"{block}: say what this is, one of {', '.join(sorted(known))}"


def test_every_block_that_is_not_run_has_its_reason() -> None:
    left_out = [block for block in BLOCKS if not block.run]
    for block in left_out:
        assert any(block.text.startswith(begins) for begins in NOT_RUN), f"{block}: why is it not run?"
        if block.language == "python" and not block.text.startswith("# examples/"):
            compile(block.text, str(block), "exec")
    for begins in NOT_RUN:
        assert any(block.text.startswith(begins) for block in left_out), f"nothing begins with {begins!r} any more"


QUOTED = [block for block in BLOCKS if block.text.startswith("# examples/")]


@pytest.mark.parametrize("block", QUOTED, ids=str)
def test_what_is_quoted_stands_in_its_file(block: Block) -> None:
    first, _, quoted = block.text.partition("\n")
    assert quoted in (ROOT / first.removeprefix("# ")).read_text("utf-8"), f"{block}: {first} says it otherwise"


@pytest.mark.parametrize("block", [*of("toml"), *of("json"), *of("ini")], ids=str)
def test_what_is_shown_of_files_can_be_read(block: Block) -> None:
    if block.language == "toml":
        assert tomllib.loads(block.text)
    elif block.language == "json":
        assert json.loads(block.text)
    else:
        parser = configparser.ConfigParser(interpolation=None)
        parser.optionxform = str  # type: ignore[assignment, method-assign]
        parser.read_string(block.text)
        assert parser.sections()


# --- python -------------------------------------------------------------------------------------------------


def finished(game: str, players: int) -> hemicycle.Game:
    begun = hemicycle.new(game, players, seed=1, options={"countries": 5} if game == "koalition" else None)
    rng = Random(1)
    return play_out(begun, [RandomBot(seat, rng) for seat in range(players)], rng)


@cache
def record(game: str) -> str:
    return finished(game, 3).record()


TAKEN_FOR_GRANTED: dict[str, Callable[[], dict[str, Any]]] = {
    "docs/analysis.md": lambda: {"game": finished("koalition", 3)}
}
"""What a page speaks of as if it were there."""

SHOWN: dict[str, Callable[[dict[str, Any], str], bool]] = {
    "README.md": lambda names, out: "Result(places=" in out,
    "docs/bargaining.md": lambda names, out: names["deal"].status == "agreed",
    "docs/records.md": lambda names, out: "majority" in out,
    "docs/python.md": lambda names, out: "(1, 2, 3, 4)" in out and names["again"].number == names["game"].number,
}


@pytest.mark.parametrize("page", sorted({block.page for block in of("python")}))
def test_python_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.jsonl").write_text(record("koalition"), "utf-8")
    names: dict[str, Any] = {"__name__": page}
    if page in TAKEN_FOR_GRANTED:
        names |= TAKEN_FOR_GRANTED[page]()
    for block in of("python"):
        if block.page == page:
            # Blank lines before it, so that an error names the line of the page.
            exec(compile("\n" * block.line + block.text, page, "exec"), names)
    assert page not in SHOWN or SHOWN[page](names, capfd.readouterr().out)


def test_the_example_in_the_package_works() -> None:
    result = doctest.testmod(hemicycle)
    assert result.attempted > 3
    assert result.failed == 0


# --- what is typed ------------------------------------------------------------------------------------------


def edition() -> str:
    return hemicycle.games.find("koalition").find_edition("second").text.replace('id = "second"', 'id = "mine"')


GIVEN: dict[str, Callable[[], str]] = {
    "evening.jsonl": lambda: record("koalition"),
    "game.jsonl": lambda: record("zoocracy"),
    "my-koalition.toml": edition,
    "mine.toml": edition,
    "highest.py": lambda: next(block.text for block in of("python") if "class Highest" in block.text),
    "beggar.py": lambda: next(block.text for block in of("python") if "class Beggar" in block.text),
    "dice.py": lambda: (ROOT / "examples" / "dice.py").read_text("utf-8"),
    "wants.py": lambda: next(block.text for block in of("python") if "class WantsPairs" in block.text),
}
"""Files that are named as if they were there, unless the block itself makes them."""

ANSWERS = "1\n1\nq\n"
FEW = {"--games": "1", "--sight": "1", "--jobs": "1", "--trials": "2", "--iterations": "1"}
"""What a page does by the thousand is done once here; and whoever thinks long is a novice."""


def small(words: list[str]) -> list[str]:
    fewer = [FEW.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    fewer = [re.sub(r"\b(steady|shrewd)\b", "novice", word) for word in fewer]
    # In an arena each is named once.
    return [",".join(dict.fromkeys(word.split(","))) if "arena" in words[:1] else word for word in fewer]


class Typist:
    """Types the lines of one block, in a folder in which there is what they take for granted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.folder = folder
        self.started: list[Any] = []
        monkeypatch.chdir(folder)
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.setenv("HEMICYCLE_DATABASE", f"sqlite:///{folder}/games.db")
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.setattr(serve, "start", lambda settings, **more: self.started.append(settings))
        (folder / "var").mkdir()
        (folder / "backup").mkdir()

    def prepare(self, text: str) -> str:
        for name, content in GIVEN.items():
            if re.search(rf"\b{name}\b|\b{Path(name).stem}:", text) and not re.search(
                rf"(> |--save ){name}", text
            ):
                (self.folder / name).write_text(content(), "utf-8")
        if "games.db" in text or "backup" in text:
            for place in (self.folder / "var" / "games.db", self.folder / "games.db"):
                asyncio.run(made(place))
        if "admin" in text:
            asyncio.run(made(self.folder / "games.db", "Ada"))
        if "restore" in text:
            back_up(f"sqlite:///{self.folder}/games.db", self.folder / "backup", "2026-05-01-030000")
        for there, here in (("/var/lib/hemicycle", "var"), ("/backup", "backup")):
            text = text.replace(there, f"{self.folder}/{here}")
        return text

    def type(self, line: str) -> None:
        words = shlex.split(line, comments=True)
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        into = None
        if ">" in words:
            words, into = words[: words.index(">")], self.folder / words[-1]
        words = [word for word in words if word != "…"]
        if not words:
            return
        match words[0]:
            case "hemicycle":
                out = self.hemicycle(small(words[1:]))
            case "python":
                command = [sys.executable, str(ROOT / words[1]), *small(words[2:])]
                out = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
            case _:
                raise AssertionError(f"{words[0]} is not typed here: say not-run, and why")
        if into is not None:
            into.write_text(out, "utf-8")

    def hemicycle(self, words: list[str]) -> str:
        before = len(self.started)
        done = CliRunner().invoke(main, words, input=ANSWERS, catch_exceptions=False)
        assert done.exit_code == 0, f"hemicycle {shlex.join(words)}: {done.output}"
        if words[:1] == ["serve"] or all(word.startswith("-") for word in words):
            assert len(self.started) == before + 1
        else:
            assert done.output
        return done.stdout


async def made(file: Path, *names: str) -> None:
    """A database as a server makes it, with some players."""
    store = Store(f"sqlite:///{file}")
    await store.open()
    for name in names:
        await store.add_player(Player(name, name))
    await store.close()


@pytest.mark.parametrize("block", of("shell"), ids=str)
def test_what_is_typed_works(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(tmp_path, monkeypatch)
    for line in typist.prepare(block.text).split("\n"):
        typist.type(line)


# --- pages that must be whole -------------------------------------------------------------------------------


def commands(group: click.Group, name: str = "") -> list[tuple[str, click.Command]]:
    found: list[tuple[str, click.Command]] = []
    for called, command in group.commands.items():
        found.append((f"{name}{called}", command))
        if isinstance(command, click.Group):
            found += commands(command, f"{called} ")
    return found


def test_the_page_of_commands_names_every_command_and_option() -> None:
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for name, command in [("", main), *commands(main)]:
        assert f"hemicycle {name}".strip() in page, f"docs/commands.md does not name hemicycle {name}"
        for param in command.params:
            for option in param.opts if isinstance(param, click.Option) else ():
                assert re.search(rf"{option}(?![\w-])", page), f"docs/commands.md does not name {option} of {name}"


def test_the_page_of_python_names_every_public_name() -> None:
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    for name in hemicycle.__all__:
        assert name == "__version__" or re.search(rf"hemicycle\.{name}\b", page), f"hemicycle.{name}"
    for name in [one for one in dir(hemicycle.Game) if not one.startswith("_")]:
        if name not in ("begin", "chain"):  # `hemicycle.new` does the first; the second is how the log is kept
            assert re.search(rf"`(Game\.)?{name}\b", page), f"docs/python.md does not name Game.{name}"


def test_the_readme_leads_to_every_page() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for page in PAGES:
        if page not in ("README.md", "web/README.md", "docs/benchmarks.md"):
            assert f"({page})" in readme, f"README.md does not lead to {page}"


# --- links, versions, papers --------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    heads = re.findall(r"^#+ (.*)", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        there = (ROOT / page).parent / file if file else ROOT / page
        assert there.exists(), f"{page} links to {link}"
        if anchor:
            assert anchor in anchors(there), f"{page} links to {link}"


def test_the_version_is_the_same_everywhere() -> None:
    (version,) = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert version == hemicycle.__version__
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_address_of_the_project_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    home = project["urls"]["Homepage"]
    assert {"Homepage", "Source", "Documentation", "Issues", "Changelog"} == set(project["urls"])
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f'url: "{home}"' in citation
    assert f'repository-code: "{project["urls"]["Source"]}"' in citation
    assert f"license: {project['license']}" in citation
    for address in re.findall(r"https://\S+", (ROOT / ".github/ISSUE_TEMPLATE/config.yml").read_text("utf-8")):
        assert address.startswith(home)


def test_every_issue_template_has_a_name_and_a_purpose() -> None:
    templates = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))
    assert [template.stem for template in templates] == ["bug", "figures", "rule"]
    for template in templates:
        assert re.match(r"---\nname: .+\nabout: .+\nlabels: .+\n---\n", template.read_text("utf-8"))


def test_what_is_packed_up_as_source_has_the_papers() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"][
        "sdist"
    ]
    for paper in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff"):
        assert (ROOT / paper).is_file()
        assert f"/{paper}" in packed["include"]

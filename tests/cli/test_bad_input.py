"""Bad input gets one clear sentence that names what would be accepted, exit status 2, and nothing is written."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_refusals import english

from .conftest import Run

BAD: list[tuple[str, str]] = [
    ("play chess", "koalition"),
    ("play", "hemicycle play koalition"),
    ("play koalition --players 2", "3 to 10 players"),
    ("play koalition --players 11", "3 to 10 players"),
    ("play koalition --players many", "--players"),
    ("play koalition --edition first --players 9", "3 to 8 players"),
    ("play koalition --edition third", "second, first"),
    ("play koalition --edition third.toml", "no file third.toml"),
    ("play koalition --option colour=red", "compatibility"),
    ("play koalition --option stacking=maybe", "no, yes"),
    ("play koalition --option stacking", "NAME=VALUE"),
    ("play koalition --edition first --option stacking=yes", "has no effect in edition first: leave it out"),
    ("play koalition --edition first --option resigned_scores=no", "option resigned_scores has no effect"),
    ("play koalition --option offers=1 --option offers=2", "once"),
    ("play koalition --option countries=7", "all, 5, 10, 15"),
    ("play koalition --option countries=12", "all, 5, 10, 15"),
    ("play koalition --bots clever", "random, novice, steady, shrewd"),
    ("play koalition --bots novice,steady", "or 4"),
    ("play koalition --lang de", "must be one of these: en, fr"),
    ("play koalition --save folder", "is a folder"),
    ("play koalition --save nowhere/game", "can’t be written"),
    ("play koalition --resume text", "--lang"),
    ("play --resume nothing", "no file nothing"),
    ("play --resume folder", "is a folder"),
    ("play --resume binary", "UTF-8"),
    ("play --resume text", "text, line 1"),
    ("play --resume empty", "header"),
    ("replay", "FILE"),
    ("replay binary", "UTF-8"),
    ("replay text", "text, line 1"),
    ("verify nothing", "no file nothing"),
    ("verify folder", "is a folder"),
    ("verify empty", "header"),
    ("edition check folder", "is a folder"),
    ("edition check binary", "UTF-8"),
    ("edition check text", "not TOML"),
    ("edition check empty", "id is missing"),
    ("edition check text --game chess", "koalition"),
    ("edition list chess", "koalition"),
    ("edition show koalition third", "second, first"),
    ("edition eat", "check, list, show"),
    ("rules chess", "koalition"),
    ("rules koalition --lang de", "must be one of these: en, fr"),
    ("simulate chess", "koalition"),
    ("simulate koalition --players 11", "3 to 10 players"),
    ("simulate koalition --games 0", "1 or more"),
    ("simulate koalition --jobs 0", "1 or more"),
    ("simulate koalition --bots clever", "random, novice, steady, shrewd"),
    ("simulate koalition --bots random,random", "5 names"),
    ("simulate koalition --seed x", "--seed"),
    ("simulate koalition --json --out result", "one of them"),
    ("simulate koalition --out folder", "is a folder"),
    ("simulate koalition --out nowhere/result", "no folder nowhere"),
    ("simulate koalition --option stacking=3 --out result", "no, yes"),
    ("simulate koalition --minutes -1", "0 or more"),
    ("simulate koalition --minutes soon", "--minutes"),
    ("simulate koalition --keep folder", "is a folder"),
    ("simulate koalition --keep nowhere/games", "no folder nowhere"),
    ("simulate koalition --keep text", "no journal of games"),
    ("simulate koalition --keep binary", "no journal of games"),
    ("simulate koalition --minutes 0", "too little was played"),
    ("simulate koalition --decisions moves.csv", "ends in .parquet, not moves.csv"),
    ("simulate koalition --out a.parquet --decisions a.parquet", "a file of its own"),
    ("simulate koalition --decisions nowhere/moves.parquet", "no folder nowhere"),
    ("simulate koalition --chances", "goes with --decisions"),
    ("simulate koalition --minutes 0 --out games.parquet", "too little was played"),
    ("replay none.parquet --game 1", "no file none.parquet"),
    ("replay text --game 1", "go with a .parquet file"),
    ("replay text --bots mine.py:Mine", "go with a .parquet file"),
    ("arena chess", "koalition"),
    ("arena koalition --bots steady", "two bots or more"),
    ("arena koalition --bots random,novice,random", "each named once"),
    ("arena koalition --bots random,clever", "random, novice, steady"),
    ("arena koalition --bots random,nothing.py:Bot", "no file nothing.py"),
    ("arena koalition --players 11", "3 to 10 players"),
    ("arena koalition --players 0", "3 to 10 players"),
    ("arena koalition --games 0", "1 or more"),
    ("arena koalition --jobs 0", "1 or more"),
    ("arena koalition --minutes x", "--minutes"),
    ("arena koalition --minutes 0", "too little was played"),
    ("arena koalition --deals nobody", "all, parties, none"),
    ("arena koalition --edition third", "second, first"),
    ("arena koalition --option colour=red", "compatibility"),
    ("arena koalition --json --out result", "one of them"),
    ("arena koalition --out folder", "is a folder"),
    ("arena koalition --html nowhere/page", "no folder nowhere"),
    ("arena koalition --keep text", "no journal of games"),
    ("report chess text -o page.html", "koalition"),
    ("report koalition text", "--out is missing"),
    ("report koalition text -o page.html", "can’t be read as a Parquet file of games"),
    ("report koalition folder -o page.html", "is a folder"),
    ("report koalition text -o nowhere/page.html", "no folder nowhere"),
    ("check chess", "koalition"),
    ("check koalition --games -1", "0 or more"),
    ("check koalition --jobs 0", "1 or more"),
    ("dance", "play, learn, rules, replay, verify, simulate, arena, report, train, mcp, edition, check"),
    ("--dance", "--help"),
]


def contents(folder: Path) -> dict[str, bytes | None]:
    return {path.name: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize(("typed", "named"), BAD)
def test_one_clear_sentence(run: Run, tmp_path: Path, typed: str, named: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\x00\xff\xfe\x80")
    (tmp_path / "text").write_text("dear diary\ntoday\nnothing\n")
    (tmp_path / "empty").write_text("")
    before = contents(tmp_path)
    result = run(*typed.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"hemicycle: [^\n]+[.?!]\n", result.stderr), result.stderr
    assert named in result.stderr
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    "typed",
    [
        *(typed for typed, _ in BAD),
        "play koalition --edition text.toml",
        "play koalition --players",
        "play koalition again",
        "replay game --from -1",
        "verify",
        "verify text",
        "backup folder --database mysql:games",
        "backup folder --database sqlite:///nothing",
        "backup nothing --database sqlite:///text",
        "backup text --database sqlite:///text",
        "edition",
        "edition show chess",
        "simulate koalition --json=yes",
        "simulate koalition --bots nothing.py:Bot",
        "simulate koalition --deals nobody",
    ],
)
def test_it_refuses_in_the_language_of_the_system(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\x00\xff\xfe\x80")
    for name in ("text", "text.toml"):
        (tmp_path / name).write_text("dear diary\ntoday\nnothing\n")
    (tmp_path / "empty").write_text("")
    result = run(*typed.split())
    assert result.exit_code == 2
    # What would be accepted, and what was typed, are named as one types them.
    told = re.sub(r"«.*?»|'.*?'", "", re.split(r"choisissez parmi|il a\u00a0:", result.stderr)[0])
    assert not english(told), told
    assert re.search(r"[éèàêûç’\u00a0\u202f]| (?:une?|doit) ", result.stderr), result.stderr


def test_what_was_typed_can_not_steer_the_terminal(run: Run) -> None:
    result = run("rules", "che\x1b[31mss\n\n")
    assert "\x1b" not in result.stderr
    assert result.stderr.count("\n") == 1


def test_in_a_real_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hemicycle", "play", "koalition", "--players", "2", "--save", "game"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "hemicycle: koalition (second) is for 3 to 10 players, not 2.\n"
    assert not list(tmp_path.iterdir())


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hemicycle", "play", "koalition", "--lang", "fr", "--name", "Zoé"]
    environment = {"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, input=b"1\n", capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""

"""The verifier in `examples/`, written from docs/records.md alone: every draw of every game, made again."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.cli.edition import as_data
from hemicycle.engine import conformance
from hemicycle.engine.chance import SealedWord, seal_of
from hemicycle.engine.game import Game
from hemicycle.engine.records import write
from hemicycle.engine.rules import Rules
from tests.registered import ROOT, every_game

FILE = ROOT / "examples" / "verify.py"
GOLDEN = sorted((ROOT / "tests" / "golden").rglob("*.jsonl"))


@cache
def verifier() -> Any:
    found = importlib.util.spec_from_file_location("verify", FILE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@cache
def edition(game: str, name: str) -> Any:
    """What `hemicycle edition show --json` prints."""
    rules = games.find(game)
    return json.loads(msgspec.json.encode(as_data(rules, rules.find_edition(name))))


def verified(record: str) -> dict[str, int]:
    header = json.loads(record.partition("\n")[0])
    counts: dict[str, int] = verifier().verify(record, edition(header["game"], header["table"]["edition"]["id"]))
    return counts


def resigned(lines: list[str]) -> str:
    """A record whose hashes somebody has made to fit."""
    before, signed = "", []
    for line in lines:
        unsigned = re.sub(r'"hash":"\w*"\}$', '"hash":""}', line)
        before = hashlib.sha256((before + unsigned).encode()).hexdigest()[:32]
        signed.append(unsigned.replace('"hash":""}', f'"hash":"{before}"}}'))
    return "\n".join(signed) + "\n"


def test_it_needs_python_alone() -> None:
    tree = ast.parse(FILE.read_text("utf-8"))
    imported = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.relative_to(ROOT / "tests/golden")))
def test_golden_games_hold(file: Path) -> None:
    if file.relative_to(ROOT / "tests/golden").parts[0] in verifier().GAMES:
        assert verified(file.read_text("utf-8"))
    else:
        with pytest.raises(verifier().Wrong, match="its lines and its secret hold"):
            verified(file.read_text("utf-8"))


def listed(game: str) -> set[str]:
    """The purposes that the page lists for a game."""
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    found: set[str] = set()
    for section in ("any game", game):
        table = re.search(rf"^### {section}\n(.*?)(?=^##)", page, re.DOTALL | re.MULTILINE | re.IGNORECASE)
        assert table is not None, f"docs/records.md has no draws of {section}"
        for row in re.findall(r"^\| (`.*?) \|", table[1], re.MULTILINE):
            found |= set(re.findall(r"`([^`]+)`", row))
    return found


@pytest.mark.parametrize("piece", range(3))
@every_game
def test_any_game_holds_and_the_page_lists_every_purpose(rules: Rules, piece: int) -> None:
    name = rules.name
    if name not in verifier().GAMES:
        pytest.skip(f"examples/verify.py does not follow the draws of {name}: hemicycle verify alone proves them")
    every = conformance.tables(rules)
    for seed in range(piece, 12, 3):
        rng = Random(f"verifier {name} {seed}")
        setup = rng.choice(every)
        game = Game.begin(rules, setup, f"verifier {seed}", ("un mot", "été") if seed % 2 else ())
        while not game.over:
            request = rng.choice(game.requests)
            if request.default is not None and not request.answered and rng.random() < 0.1:
                game.lapse(request.seat, request.id)
            else:
                game.act(request.seat, request.id, rng.choice(request.options))
            game.tick(game.number // 5)
        counts = game.state.chance.counts
        assert set(counts) <= listed(name)
        counts.pop("lapse", None)  # which options a lot falls on only the rules know
        assert verified(write(game)) == counts


def test_the_client_is_tested_with_the_piles_of_today() -> None:
    kept = json.loads((ROOT / "web" / "tests" / "fair" / "piles.json").read_text("utf-8"))
    for game, editions in kept.items():
        assert editions == {name: edition(game, name)["unshuffled"] for name in games.find(game).editions}


def test_words_that_were_sealed_are_proved() -> None:
    rules = games.find("koalition")
    game = Game.begin(rules, rules.setup(3, None, {"countries": 5}), "secret", ("a" * 32,))
    seals = [seal_of(game.commitment, seat, one * 32) for seat, one in enumerate("abc")]
    record = game.record((), [SealedWord(0, seals[0], "a" * 32), SealedWord(2, seals[2])])
    assert verified(record)
    header, *lines = record.rstrip().split("\n")
    for true, false in ((seals[0], seals[1]), (',"word":"' + "a" * 32 + '"', ""), ('"seat":0', '"seat":3')):
        assert true in header
        with pytest.raises(verifier().Wrong, match="seal"):
            verified(resigned([header.replace(true, false, 1), *lines]))


@pytest.mark.parametrize(
    ("game", "event", "field"),
    [
        ("koalition", "dealt", "politicians"),
        ("zoocracy", "cards-drawn", "cards"),
        ("zoocracy", "round-began", "lots"),
        ("politico", "trumps-drawn", "cards"),
        ("politico", "deputies-elected", "plaques"),
        ("junta", "cards-drawn", "cards"),
        ("junta", "aid-drawn", "bills"),
        ("junta", "shots-fired", "dice"),
    ],
)
def test_a_chosen_card_or_die_is_found_out(game: str, event: str, field: str) -> None:
    """Even by somebody who can write all hashes anew."""
    for file in sorted((ROOT / "tests/golden" / game).rglob("*.jsonl")):
        lines = file.read_text("utf-8").rstrip().split("\n")
        for number, line in enumerate(lines):
            told = json.loads(line)
            for one in told.get("events", ()):
                if one["type"] == event and len(set(map(str, one[field]))) > 1:
                    one[field] = [*one[field][1:], one[field][0]]
                    lines[number] = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
                    with pytest.raises(verifier().Wrong, match=r"was drawn, and .* is told"):
                        verified(resigned(lines))
                    return
    raise AssertionError(f"no golden game of {game} has such an event")


def test_an_altered_line_another_secret_and_another_edition_are_found_out() -> None:
    text = GOLDEN[0].read_text("utf-8")
    lines = text.rstrip().split("\n")
    wrong = verifier().Wrong
    with pytest.raises(wrong, match="line 3: the hash does not fit"):
        verified("\n".join([*lines[:2], lines[2].replace('"place":0', '"place":1'), *lines[3:]]))
    with pytest.raises(wrong, match="line 4: the hash does not fit"):
        verified("\n".join([*lines[:3], *lines[4:]]))
    other = re.sub(r'"secret":"[^"]*"', '"secret":"another"', lines[-1])
    with pytest.raises(wrong, match="not the one that was committed to"):
        verified(resigned([*lines[:-1], other]))
    with pytest.raises(wrong, match="not the one that was played"):
        verifier().verify(text, edition("zoocracy", "2019"))


def test_it_runs_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "2019.json").write_bytes(msgspec.json.encode(edition("zoocracy", "2019")))
    golden = ROOT / "tests/golden/zoocracy/2019-3.jsonl"

    def run(record: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", str(FILE), str(record), "2019.json"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False)

    done = run(golden)
    assert done.returncode == 0, done.stderr
    assert "lots: 6" in done.stdout
    (tmp_path / "altered.jsonl").write_text(golden.read_text("utf-8").replace('"seat":1', '"seat":2', 1), "utf-8")
    done = run(tmp_path / "altered.jsonl")
    assert done.returncode == 1
    assert "the hash does not fit" in done.stderr

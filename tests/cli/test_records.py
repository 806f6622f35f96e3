"""hemicycle replay and hemicycle verify: looking at a record, and proving it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine import records
from hemicycle.engine.chance import SealedWord, seal_of
from hemicycle.engine.deals import AcceptDeal, Offer, RefuseDeal
from hemicycle.engine.game import Game

from .conftest import Run, record_of

Lines = list[dict[str, Any]]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.jsonl"
    path.write_text(record_of())
    return path


def forged(text: str, change: Callable[[Lines], object]) -> str:
    """A record that somebody has changed who knows how to make the hashes fit."""
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    kinds = [records.Header, *[records.Decision] * (len(lines) - 2), records.End]
    running, out = "", []
    for line, kind in zip(lines, kinds, strict=True):
        one: Any = msgspec.convert(line, kind)
        running = one.hash = records._hash(running, one)
        out.append(msgspec.json.encode(one).decode())
    return "\n".join([*out, ""])


def test_replay_tells_the_game_by_country(run: Run, whole: Path) -> None:
    done = run("replay", str(whole))
    assert done.exit_code == 0
    assert "Koalition, Second edition, 1995–96, 3 players: Bot0, Bot1 and Bot2." in done.stdout
    assert len(re.findall(r"^\S.* ──+$", done.stdout, re.MULTILINE)) >= 5
    assert "Bot0 is dealt Rose" in done.stdout
    assert "The game is over." in done.stdout


def test_replay_in_french(run: Run, whole: Path) -> None:
    done = run("replay", str(whole), "--lang", "fr")
    assert "La partie est terminée." in done.stdout
    assert " lays " not in done.stdout


def test_replay_does_not_execute_the_rules(run: Run, whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("the rules were executed")

    monkeypatch.setattr(records.Record, "play", never)
    monkeypatch.setattr("hemicycle.engine.game.Game.act", never)
    assert run("replay", str(whole)).exit_code == 0


def test_replay_of_a_part(run: Run, whole: Path) -> None:
    done = run("replay", str(whole), "--from", "3", "--to", "5")
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  ", done.stdout, re.MULTILINE)]
    assert set(numbers) <= {3, 4, 5}
    assert numbers
    for words in (("--from", "99999"), ("--from", "5", "--to", "4"), ("--from", "-1")):
        bad = run("replay", str(whole), *words)
        assert bad.exit_code == 2
        assert bad.stdout == ""


def test_replay_of_a_game_that_goes_on_shows_no_hidden_card(run: Run, tmp_path: Path) -> None:
    (tmp_path / "part").write_text(record_of(decisions=30))
    done = run("replay", "part")
    assert "hidden cards stay hidden" in done.stdout
    assert "Bot0 is dealt 20 politicians and 8 action cards or jokers." in done.stdout
    assert "is dealt Rose" not in done.stdout


def haggled(over: bool) -> str:
    """A record of Zoocracy in which Ada has offered Bea something, and then Cyd, who did not want it."""
    game, rng = hemicycle.new("zoocracy", players=3, seed=1), Random(1)
    for other, answer in ((1, AcceptDeal), (2, RefuseDeal)):
        deal = game.bargain(0, Offer((other,), (game.terms(0, (other,))[0],)))[0]
        game.bargain(other, answer(deal.id))
    while not game.over and (over or game.number < 20):
        asked = rng.choice([one for one in game.requests if not one.optional and not one.answered])
        game.act(asked.seat, asked.id, rng.choice(asked.options))
    return game.record(["Ada", "Bea", "Cyd"], deals="all")


def test_replay_tells_what_was_offered_and_answered_once_a_game_is_over(run: Run, tmp_path: Path) -> None:
    for name, over in (("whole", True), ("part", False)):
        (tmp_path / name).write_text(haggled(over))
    done = run("replay", "whole")
    said = [" ".join(one.split()) for one in done.stdout.splitlines()]
    at = said.index("Ada offers Bea: Ada bids nothing for the presidency.")
    assert said[at + 1 : at + 4] == [
        "Bea accepts.",
        "Ada offers Cyd: Ada bids nothing for the presidency.",
        "Cyd refuses.",
    ]
    assert "offers" not in run("replay", "part").stdout
    assert "offers" not in run("replay", "whole", "--from", "5").stdout


@pytest.mark.parametrize("edition", ["second", "first"])
def test_verify_says_what_was_proved(run: Run, tmp_path: Path, edition: str) -> None:
    (tmp_path / "game").write_text(record_of(edition=edition))
    done = run("verify", "game")
    assert done.exit_code == 0
    for said in ("to its end", "No line has been altered", "by version 2 of the rules", "The result follows: 1st"):
        assert said in done.stdout


def test_verify_says_whose_words_were_mixed_in(run: Run, tmp_path: Path) -> None:
    rules = games.find("koalition")
    game = Game.begin(rules, rules.setup(3, None, {"countries": 5}), "secret", ("a" * 32,))
    seals = [seal_of(game.commitment, seat, word * 32) for seat, word in enumerate("abc")]
    (tmp_path / "game").write_text(
        game.record(("Ada", "Bea", "Cleo"), [SealedWord(0, seals[0], "a" * 32), SealedWord(2, seals[2])])
    )
    said = run("verify", "game").stdout
    assert "fits its seal; they came from: Ada." in said
    assert "were not opened, and so not mixed in; they came from: Cleo." in said


def test_verify_of_a_game_that_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "part").write_text(record_of(decisions=30))
    done = run("verify", "part")
    assert done.exit_code == 0
    assert "decisions of Koalition, and goes on" in done.stdout
    assert "The result" not in done.stdout
    (tmp_path / "one").write_text(record_of(decisions=0))
    assert "holds: 1 decision of Koalition" in run("verify", "one").stdout


def test_an_altered_line_is_found(run: Run, whole: Path) -> None:
    lines = whole.read_text().splitlines()
    lines[6] = lines[6].replace('"seat":', '"seat": ', 1).replace('"n":5', '"n":6')
    whole.write_text("\n".join([*lines, ""]))
    for command in ("verify", "replay"):
        done = run(command, str(whole))
        assert done.exit_code == 2
        assert f"{whole}, line 7: the hash does not fit" in done.stderr
        assert done.stdout == ""


FORGERIES: dict[str, Callable[[Lines], object]] = {
    "another seat": lambda lines: lines[8].update(seat=2 if lines[8]["seat"] != 2 else 1),
    "another result": lambda lines: lines[-1].update(points=[99, 0, 0]),
    "another secret": lambda lines: lines[-1].update(secret="0" * 64),
    "fewer decisions": lambda lines: lines.pop(-2),
    "another event": lambda lines: lines[8]["events"].append(lines[9]["events"]),
    "an unknown action": lambda lines: lines[8].update(action={"type": "bribe"}),
    "an action that is none": lambda lines: lines[8].update(action={"type": {}}),
    "an event that is none": lambda lines: lines[8].update(events=[{"type": []}]),
    "an option that is none": lambda lines: lines[0]["table"]["options"].update(stacking=3),
    "options that are none": lambda lines: lines[0]["table"].update(options=1.5),
    "no table": lambda lines: lines[0].update(table={}),
    "another edition": lambda lines: lines[0]["table"]["edition"].update(fingerprint="x"),
    "older rules": lambda lines: lines[0].update(rules=0),
    "another game": lambda lines: lines[0].update(game="chess"),
    "a newer format": lambda lines: lines[0].update(hemicycle=99),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found(run: Run, whole: Path, name: str) -> None:
    whole.write_text(forged(whole.read_text(), FORGERIES[name]))
    for words in (("verify", str(whole)), ("play", "--resume", str(whole))):
        done = run(*words)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert re.fullmatch(r"hemicycle: [^\n]+\n", done.stderr), done.stderr
        assert str(whole) in done.stderr
    assert run("replay", str(whole)).exit_code in (0, 2)


def test_names_in_a_record_can_not_steer_the_terminal(run: Run, whole: Path) -> None:
    whole.write_text(forged(whole.read_text(), lambda lines: lines[0].update(seats=["\x1b[2J", "a\nb", "c"])))
    for command in ("replay", "verify"):
        assert "\x1b" not in run(command, str(whole)).output


def test_a_cut_record_is_refused(run: Run, whole: Path) -> None:
    text = whole.read_text()
    for size in (0, 10, len(text) // 2, len(text) - 20):
        whole.write_text(text[:size])
        assert run("verify", str(whole)).exit_code == 2

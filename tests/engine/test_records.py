"""Records: written, read, replayed, proved, and refused when anything in them has been touched."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record, RecordError

RULES = games.find("koalition")


def played(decisions: int | None = None, words: tuple[str, ...] = ()) -> Game:
    game = hemicycle.new("koalition", players=4, seed=3, options={"countries": 5}, words=words)
    rng = Random(3)
    while not game.over and (decisions is None or game.number < decisions):
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    return game


def rehash(lines: list[str]) -> str:
    """Somebody who alters a record and mends its hashes."""
    from hemicycle.engine import records

    kinds = [records.Header, *map(records._kind, lines[1:-1]), records.End]
    running = ""
    mended = []
    for line, kind in zip(lines, kinds, strict=True):
        one: Any = msgspec.json.decode(line.encode(), type=kind)
        running = one.hash = records._hash(running, one)
        mended.append(msgspec.json.encode(one).decode())
    return "\n".join(mended)


def test_a_record_plays_again_to_the_same_game() -> None:
    game = played()
    record = Record(game.record(["Ada", "Ben", "Cy", "Dot"]))
    assert record.header.seats == ["Ada", "Ben", "Cy", "Dot"]
    assert record.play(RULES) == game
    assert record.end.places == list(game.result.places)


def test_a_name_may_hold_what_some_call_a_line_break() -> None:
    seats = ["A\u2028B", "\x85", "é\x0bñ", "\u2029"]
    assert Record(played(3).record(seats)).header.seats == seats


def test_line_ends_of_another_system_do_not_matter() -> None:
    game = played(3)
    assert Record(game.record().replace("\n", "\r\n")).play(RULES) == game


def test_a_record_tells_its_events_without_playing() -> None:
    game = played()
    told = list(Record(game.record()).events(RULES))
    assert told == [(entry.number, event) for entry in game.history() for event in entry.events]


def test_a_game_under_way_goes_on_from_its_record() -> None:
    game = played(50)
    again = Record(game.record()).play(RULES)
    assert again == game
    assert again.number == 50
    request = game.requests[0]
    assert again.act(request.seat, request.id, request.options[0]) == game.act(
        request.seat, request.id, request.options[0]
    )


def test_the_words_of_the_players_are_part_of_it() -> None:
    game = played(words=("tulip", "", "", "crow"))
    assert Record(game.record()).play(RULES) == game
    assert game.state.chance.seed != played().state.chance.seed


def test_the_secret_stands_only_in_the_last_line() -> None:
    lines = played().record().splitlines()
    assert json.loads(lines[-1])["secret"] == "3"
    assert all('"secret"' not in line for line in lines[:-1])


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (0, '"players":4', '"players":5'),
        (1, "rose-10", "rose-9"),
        (10, '"seat":', '"seat":1'),
        (-1, "true", "false"),
    ],
)
def test_an_altered_line_is_found(line: int, old: str, new: str) -> None:
    lines = played().record().splitlines()
    at = line % len(lines)
    assert old in lines[at]
    lines[at] = lines[at].replace(old, new, 1)
    with pytest.raises(RecordError, match="altered") as error:
        Record("\n".join(lines))
    assert error.value.line == at + 1


def test_a_line_left_out_is_found() -> None:
    lines = played().record().splitlines()
    del lines[7]
    with pytest.raises(RecordError, match="line 8: the hash does not fit"):
        Record("\n".join(lines))


def test_a_decision_that_was_not_allowed_is_found_though_the_hashes_fit() -> None:
    lines = played().record().splitlines()
    at = next(i for i, line in enumerate(lines) if '"request":"lay"' in line)
    decision = json.loads(lines[at])
    decision["action"]["card"] = "rose-10" if decision["action"]["card"] != "rose-10" else "rose-9"
    decision["action"]["party"] = "rose"
    lines[at] = json.dumps(decision)
    record = Record(rehash(lines))
    with pytest.raises(RecordError) as error:
        record.play(RULES)
    assert error.value.line == at + 1


def test_another_story_is_found_though_the_hashes_fit() -> None:
    lines = played().record().splitlines()
    lines[20] = lines[20].replace('"events":[', '"events":[{"type":"held-out","seat":1},')
    lines[20] = lines[20].replace("},]", "}]")
    with pytest.raises(RecordError, match="line 21: by the rules something else happened"):
        Record(rehash(lines)).play(RULES)


def test_another_secret_is_found() -> None:
    lines = played().record().splitlines()
    lines[-1] = lines[-1].replace('"secret":"3"', '"secret":"4"')
    with pytest.raises(RecordError, match="not the one that was committed to"):
        Record(rehash(lines)).play(RULES)


def test_another_result_is_found() -> None:
    lines = played().record().splitlines()
    end = json.loads(lines[-1])
    end["points"][0] += 1
    lines[-1] = json.dumps(end)
    with pytest.raises(RecordError, match="the game ended in another way"):
        Record(rehash(lines)).play(RULES)


def test_another_version_of_the_rules_is_named() -> None:
    lines = played().record().splitlines()
    lines[0] = lines[0].replace(f'"rules":{RULES.version}', '"rules":99')
    with pytest.raises(
        RecordError, match=f"version 99 of the rules, and this program plays version {RULES.version}"
    ):
        Record(rehash(lines)).play(RULES)


def test_another_edition_under_the_same_name_is_found() -> None:
    lines = played().record().splitlines()
    header = json.loads(lines[0])
    header["table"]["edition"]["fingerprint"] = "0" * 16
    lines[0] = json.dumps(header)
    with pytest.raises(RecordError, match="other figures"):
        Record(rehash(lines)).play(RULES)


def test_an_edition_of_ones_own_is_kept_in_the_record() -> None:
    text = (
        RULES.find_edition("second")
        .text.replace('id = "second"', 'id = "mine"')
        .replace("[4, 3, 2, 1]", "[5, 3, 2, 1]")
    )
    edition = RULES.edition.parse(text)
    game = hemicycle.new("koalition", players=3, seed=1, edition=edition, options={"countries": 5})
    rng = Random(1)
    while not game.over:
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    again = Record(game.record()).play(RULES)
    assert again == game
    assert again.state.setup.edition.id == "mine"
    assert Game.load(RULES, game.save()) == game


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}\n{}\n{}", "[1]\n[2]\n[3]", "\x00\n\x00\n\x00", '{"hemicycle":1}\n{}\n{}']
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(RecordError) as error:
        Record(text)
    assert str(error.value).startswith("line 1: ")
    assert "\n" not in str(error.value)


def test_a_game_from_a_save_has_no_whole_record() -> None:
    game = Game.load(RULES, played(20).save())
    with pytest.raises(ValueError, match="its beginning is not known"):
        game.record()
    assert game.number == 20


@pytest.mark.parametrize(
    "saved",
    [
        b"",
        b"nonsense",
        b"{}",
        played(20).save().replace(b'"koalition"', b'"junta"'),
        played(20).save().replace(b'"type":"vote"', b'"type":"veto"'),
        played(20).save().replace(b'"hands":[', b'"hands":[7,'),
        played(20).save().replace(b'"players":4', b'"players":2'),
    ],
)
def test_what_is_no_save_is_refused_in_one_sentence(saved: bytes) -> None:
    with pytest.raises(ValueError) as error:
        Game.load(RULES, saved)
    assert "\n" not in str(error.value)


def test_why_a_game_ended_is_written_and_proved() -> None:
    lines = played().record().splitlines()
    end = json.loads(lines[-1])
    assert end["ending"]["id"].startswith("ending-")
    end["ending"]["id"] = "ending-otherwise"
    lines[-1] = json.dumps(end)
    with pytest.raises(RecordError, match="ended in another way"):
        Record(rehash(lines)).play(RULES)

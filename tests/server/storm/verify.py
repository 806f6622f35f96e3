"""What must be true of a table when its game is over, whatever died meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hemicycle import games
from hemicycle.engine.records import Record
from tests.test_verifier import verified as examined

from ..client import Plain
from ..people import account, proved, written_down
from .wanderer import Wanderer


def verified(
    entries: list[Plain], commands: list[tuple[str, int]], people: Sequence[Wanderer], record: str
) -> None:
    """Nothing acknowledged is lost, doubled or out of order, and the record proves the game."""
    for person in people:
        assert not person.pending
        account(person.client.seat, person, entries)
    _once(commands, people)
    _in_order(commands, people)
    _written(record, entries)


def _written(text: str, entries: list[Plain]) -> None:
    """The record proves the game, or as much of it as one of several rules can."""
    record = Record(text)
    rules = [entry["rules"] for entry in entries if entry["type"] in ("began", "continued")]
    ours = rules[0] == games.find(record.header.game).version
    if ours and len(rules) == 1:
        proved(text, entries)
        return
    written_down(record, entries)
    if ours:
        examined(text)


def _once(commands: list[tuple[str, int]], people: Sequence[Wanderer]) -> None:
    """Commands, with the number of the entry that each one made."""
    written = Counter(id for id, _ in commands)
    assert not [id for id, times in written.items() if times > 1]
    lost = [
        id for person in people for id in person.acknowledged if id not in written and _writes(person.sent[id])
    ]
    assert not lost, f"acknowledged, and not in the database: {lost}"


def _writes(command: Plain) -> bool:
    """Whether an acknowledged one always makes an entry."""
    return bool(command["do"] in ("act", "say", "undo"))


def _in_order(commands: list[tuple[str, int]], people: Sequence[Wanderer]) -> None:
    """What was acknowledged before something else was asked for, whoever asked, stands before it."""
    sent = {id: at for person in people for id, at in person.client.first_sent.items()}
    told = {id: at for person in people for id, at in person.client.acknowledged.items()}
    earliest = float("inf")
    for id, n in sorted(commands, key=lambda one: -one[1]):
        if id in sent and n:  # 0: of an earlier program, which did not write it down
            assert sent[id] <= earliest, f"{id} stands before what was acknowledged before it was sent"
            earliest = min(earliest, told.get(id, earliest))


def same_log(people: Sequence[Wanderer], anew: Sequence[Plain]) -> None:
    """What each was told piece by piece is what one is told who comes now; and all were told it in one order."""
    for person, whole in zip(people, anew, strict=True):
        piecewise = person.client.seen
        _same(_talk(piecewise), _talk(whole), f"{person.client.name} heard otherwise")
        _same(_lines(piecewise), _lines(whole), f"{person.client.name} was told otherwise")
    first = people[0].client.seen
    for person in people[1:]:
        _same(_public(first), _public(person.client.seen), "two were told the same in another order")


def _same(told: list[Any], right: list[Any], why: str) -> None:
    differ = [
        f"{at}: {one} for {other}"
        for at, (one, other) in enumerate(zip(told, right, strict=False))
        if one != other
    ]
    assert told == right, f"{why}: {len(told)} for {len(right)}; {differ[:2]}; {told[-2:]} for {right[-2:]}"


def _talk(seen: Plain) -> list[Any]:
    return [(one["id"], one["text"]) for one in seen.get("talk", [])][-100:]


def _lines(seen: Plain) -> list[Any]:
    return [(one["move"], one["type"], one["said"]) for one in seen.get("lines", [])]


def _public(seen: Plain) -> list[Any]:
    return [(one["move"], one["type"]) for one in seen.get("lines", [])]

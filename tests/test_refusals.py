"""Every refusal is a sentence of ours: no id, and in French no English and no library's words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.conformance import tables
from hemicycle.engine.deals import AcceptDeal, Bargain, Offer, WithdrawDeal
from hemicycle.engine.game import Game
from hemicycle.engine.misread import misread
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.engine.words import Action, Refused
from hemicycle.server import protocol as p
from hemicycle.server.hall import Hall
from hemicycle.server.refusal import Refusal
from tests.registered import every_game, near

SOURCE = Path(games.__file__).parents[1]
JUNTA = games.find("junta")
ENGLISH = re.compile(
    r"\b(the|is|are|not|of|at|must|expected|got|missing|field|object|invalid|value|unknown|there|choose|line|and"
    r"|error|malformed|with|for|was|has|have|this|that|it|be|can|wants|named?|length|required|contains|array|dict"
    r"|str|int|bool|float|null|byte|character|class|None|True|False|trailing|decode|codec|recursion)\b"
)
"""Words that are no French, and kinds of data as libraries call them."""


def english(sentence: str) -> list[str]:
    return ENGLISH.findall(sentence)


def is_sentence(said: str) -> bool:
    """Not an id: those are of one piece."""
    return " " in said and "{" not in said and not re.match(r"(refused|refusal|setup|record|misread)-", said)


# The code


REFUSING = {"refuse", "bad_setup", "Bad", "RecordError", "BadSetup", "BadSettings", "Refused"}


def refusals_in(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSING:
            yield node


def wording(node: ast.AST) -> list[str]:
    """Words of a sentence that stand in the code, or come from a library's error."""
    found = []
    # Not the paragraph that a message names: those are the rulebook's headings.
    parts = node.args[:2] if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message" else [node]
    for inner in (one for part in parts for one in ast.walk(part)):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and re.search(r"\w \w", inner.value):
            found.append(inner.value)
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "str":
            found.append(ast.unparse(inner))
        if isinstance(inner, ast.FormattedValue) and ast.unparse(inner.value) == "error":
            found.append(ast.unparse(inner))
    return found


def test_no_refusal_is_worded_in_the_code() -> None:
    counted = 0
    for path in SOURCE.rglob("*.py"):
        for call in refusals_in(path):
            counted += 1
            for part in (*call.args, *(keyword.value for keyword in call.keywords)):
                assert not wording(part), f"{path.name}:{call.lineno}: {ast.unparse(call)}"
    assert counted > 120


# What the rules refuse


def attempts(rules: Rules, number: int) -> Iterator[Refused]:
    """What is refused in a random game to people who try anything, whoever and whatever is asked."""
    every = tables(rules)
    rng = Random(f"refused {number}")
    game = Game.begin(rules, every[number * 7 % len(every)], f"refused {number}")
    seen: list[Action] = []
    while not game.over:
        seen += [rng.choice(request.options) for request in game.requests]
        request = rng.choice(game.requests)
        seat = rng.randrange(-1, game.players + 1)
        for asked, action in ((request.id, rng.choice(seen)), (request.id + rng.choice((0, 99)), seen[-1])):
            try:
                game.copy().act(seat, asked, action)
            except Refused as refused:
                yield refused
        if rng.random() < 0.1:
            try:
                game.copy().bargain(seat, nonsense(game, seat, rng))
            except Refused as refused:
                yield refused
        wanted = [one for one in game.requests if not one.optional and not one.answered]
        request = rng.choice(wanted)
        game.act(request.seat, request.id, rng.choice(request.options))


def nonsense(game: Game, seat: int, rng: Random) -> Bargain:
    other = rng.randrange(game.players)
    terms = game.terms(max(seat, 0), (other,))
    if terms and rng.random() < 0.5:
        return Offer((other,), (rng.choice(terms),) * rng.randrange(8))
    return rng.choice((AcceptDeal("0-1.1"), WithdrawDeal("0-1.1"), Offer((seat,), ())))


@every_game
def test_what_the_rules_refuse_is_a_sentence_for_whoever_prints_it(rules: Rules) -> None:
    said: dict[str, Refused] = {}
    for number in range(4):
        for refused in attempts(rules, number):
            said.setdefault(refused.message.id, refused)
    assert len(said) > 3
    for id, refused in said.items():
        assert is_sentence(str(refused)), id
        assert str(refused) == refused.said("en") != refused.said("fr"), id
        assert is_sentence(refused.said("fr")), id
        assert not english(refused.said("fr")), refused.said("fr")


# Tables that can't be


BAD_TABLES: list[tuple[Any, ...]] = [
    (5, "no-such", {}),
    (99, None, {}),
    (5, None, {"no-such": 1}),
]


@every_game
@pytest.mark.parametrize(("players", "edition", "options"), BAD_TABLES)
def test_a_table_that_can_not_be(rules: Rules, players: int, edition: str | None, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as bad:
        rules.setup(players if players == 99 else near(rules, players), edition, options)
    check(bad.value)


@every_game
def test_an_option_that_can_not_be(rules: Rules) -> None:
    for name in rules.choices():
        with pytest.raises(BadSetup) as bad:
            rules.setup(near(rules, 5), None, {name: "perhaps"})
        check(bad.value)
        assert name in bad.value.said("fr")


def test_a_game_or_a_bot_that_there_is_not() -> None:
    for attempt in (
        lambda: games.find("chess"),
        lambda: levels.find(JUNTA, "clever"),
        lambda: levels.find_or_import(JUNTA, "no.such.module:Bot"),
        lambda: levels.find_or_import(JUNTA, "hemicycle.bots.novice:NoSuchBot"),
    ):
        with pytest.raises(BadSetup) as bad:
            attempt()
        check(bad.value)


def check(bad: BadSetup | RecordError) -> None:
    assert is_sentence(str(bad))
    assert is_sentence(bad.said("fr"))
    # What would be accepted is named as it is typed: no words of ours.
    told = re.split(r"choisissez parmi|il a\u00a0:", bad.said("fr"))[0]
    told = re.sub(r"«.*?»|^l’option \w+", "", told)
    assert not english(told), told


# Messages and records that can't be read


UNREADABLE = (
    b"",
    b"{",
    b"hello",
    b"\xff",
    b"[]",
    b"{}",
    b'{"do":"sit"}',
    b'{"do":"sit","id":1}',
    b'{"do":"sit","id":"1","seat":"one"}',
    b'{"do":"sit","id":"1","seat":1.5}',
    b'{"do":"sit","id":"1","seat":-5}',
    b'{"do":"sit","id":"1","seat":1,"colour":"red"}',
    b'{"do":"dance","id":"1"}',
    b'{"do":"say","id":"1","text":null}',
    b'{"do":"say","id":"1","text":"' + b"x" * 5000 + b'"}',
    b'{"do":"ready","id":"1","ready":"perhaps"}',
    b'{"do":"act","id":"1","request":1,"actions":{}}',
    b'{"do":"act","id":"1","request":1,"actions":[]}',
    b'{"do":"act","id":"1","request":1,"actions":[1]}',
    b'{"do":"offer","id":"1","parties":[true],"terms":[]}',
    b'{"do":"reply","id":"1","deal":"0-1.1","answer":"perhaps"}',
    b"[" * 5000,
)


@pytest.mark.parametrize("sent", UNREADABLE, ids=lambda sent: sent[:60].decode("latin-1"))
def test_a_message_that_can_not_be_read(sent: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)) as error:
        msgspec.json.decode(sent, type=p.AnyCommand)
    message = misread(error.value)
    for language in LANGUAGES:
        assert is_sentence(Texts(language).say(message))
    said = re.sub(r"'.*?'|^[\w.\[\]]+\W+", "", Texts("fr").say(message))  # what was sent, and its place
    assert not english(said), said


def test_the_place_and_the_thing_are_named() -> None:
    def said(sent: bytes) -> str:
        with pytest.raises(msgspec.MsgspecError) as error:
            msgspec.json.decode(sent, type=p.AnyCommand)
        return Texts("fr").say(misread(error.value))

    assert said(b'{"do":"sit","id":"1","seat":"one"}') == "seat\u00a0: il faut un nombre entier, et non un texte"
    assert said(b'{"do":"sit","id":"1"}') == "le message lui-même\u00a0: il manque seat"
    assert said(b"[]") == "le message lui-même\u00a0: il faut un objet, et non une liste"
    assert said(b"hello") == "le message lui-même\u00a0: ce n’est pas du JSON"


@pytest.mark.parametrize(
    "saved",
    [
        5,
        {},
        {"type": 5},
        {"type": "dance"},
        {"type": "cast"},
        {"type": "pass", "much": 1},
        {"type": "cast", "c": 1},
    ],
    ids=str,
)
@every_game
def test_an_action_that_is_none(rules: Rules, saved: Any) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        rules.load_action(saved)
    message = misread(error.value)
    assert message.params["what"].id != "misread-other"
    assert not english(Texts("fr").say(message).replace("type", ""))


def test_a_record_that_is_none() -> None:
    game = Game.begin(JUNTA, JUNTA.setup(4), "a secret")
    for _ in range(5):
        request = game.requests[0]
        game.act(request.seat, request.id, request.options[0])
    lines = game.record().rstrip().split("\n")
    for altered in (
        ["dear diary"],
        ["dear diary", "today", "nothing"],
        [lines[0][:-20], *lines[1:]],
        [lines[0], lines[2], *lines[1:]],
        [*lines[:3], lines[3].replace('"seat"', '"seats"'), *lines[4:]],
        [lines[0].replace('"hemicycle":1', '"hemicycle":7'), *lines[1:]],
    ):
        with pytest.raises(RecordError) as bad:
            Record("\n".join(altered)).play(JUNTA)
        check(bad.value)


def test_a_table_that_the_server_can_not_set_up() -> None:
    seats = [p.SeatWish("me"), *[p.SeatWish("open")] * 3]
    for new in (
        p.NewTable(game="chess", seats=seats),
        p.NewTable(game="koalition", seats=seats[:2]),
        p.NewTable(game="koalition", seats=seats, edition="third"),
        p.NewTable(game="koalition", seats=seats, options={"stacking": "perhaps"}),
        p.NewTable(game="koalition", seats=seats, edition="first", options={"stacking": True}),
        p.NewTable(game="koalition", seats=[*seats, p.SeatWish("bot", "clever")]),
    ):
        with pytest.raises(Refusal) as refused:
            Hall._check(None, new)  # type: ignore[arg-type]
        assert is_sentence(refused.value.said("fr"))
        told = refused.value.said("fr").split("choisissez parmi")[0]
        assert not english(told), told

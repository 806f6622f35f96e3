"""A seat's view in plain text: all that may be chosen is in it, nothing hidden, and no word of the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine.ballot import Cast
from hemicycle.engine.conformance_deals import haggle
from hemicycle.engine.deals import Offer
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.texts import LANGUAGES, Texts, source
from hemicycle.env import words
from hemicycle.env.boards import board_of
from hemicycle.env.options import open_to
from tests import table as tables
from tests.registered import GAMES
from tests.test_texts import check_sentence

NAMES = ("Alexandra", "Bea", "Cid", "Dorothea", "Élodie", "Fay", "Gus", "Hamid", "Ida", "Jo")
LONGEST = 6_000
"""Letters of a page, whatever the game."""
OFTEN = 1 / 25
"""How many of a game's decisions are looked at."""
BARGAINING = 1 / 2
"""Before how many of them people may bargain: then there is more to be kept than people would ever promise."""

SINCE = 12
"""So many decisions are told back."""

Table = tuple[str, int, str, dict[str, Any]]
TABLES: list[Table] = [
    ("koalition", 3, "second", {"countries": 5, "stacking": True}),
    ("koalition", 10, "second", {"countries": 5}),
    ("koalition", 5, "first", {"countries": 5}),
    ("zoocracy", 2, "2019", {}),
    ("zoocracy", 5, "2019", {"advanced": True, "screens": False}),
    ("politico", 3, "original", {"ending": "clock", "length": "short"}),
    ("politico", 8, "original", {"length": "short", "scandal": "victim"}),
    ("junta", 2, "las-bananas", {}),
    ("junta", 5, "older", {"cards": "any-time", "return_for_coup": "yes"}),
    ("junta", 7, "las-bananas", {}),
    *[
        (rules.name, rules.find_edition(edition).usual, edition, {})
        for rules in GAMES
        if rules.name not in ("koalition", "zoocracy", "politico", "junta")
        for edition in rules.editions
    ],
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")


def moments(table: Table) -> Iterator[tuple[Game, Random]]:
    """Some moments of a random game in which people bargain now and then, and its end."""
    rng = Random(f"{table}")
    for game in played(*table[:3], tuple(table[3].items())):
        yield game, rng


@cache
def played(name: str, players: int, edition: str, options: tuple[tuple[str, Any], ...]) -> list[Game]:
    """The same moments for every test: the game is played once."""
    rng, found = Random(f"{name} {players}"), []
    for game, _ in tables.decisions(games.find(name), players, edition, dict(options)):
        if not game.over and rng.random() < BARGAINING:
            haggle(game, rng)
        if game.over or rng.random() < OFTEN:
            found.append(game.copy())
    return found


def texts_of(game: Game, language: str) -> Texts:
    return game.rules.texts(language, NAMES[: game.players]).playing(game.state.setup.edition)


def page(game: Game, seat: Seat, language: str, **how: Any) -> words.Page:
    talk = [("Bea", "I vote\nfor you.")]
    return words.page(game, seat, texts_of(game, language), since=game.number - SINCE, talk=talk, **how)


def seats_to_look_at(game: Game, rng: Random) -> list[Seat]:
    """One who is asked, one who may or may not be, and whoever watches."""
    asked = sorted({one.seat for one in game.requests})
    return [*rng.sample(asked, min(1, len(asked))), rng.randrange(game.players), SPECTATOR]


@every_table
def test_every_option_stands_there_with_a_number_of_its_own(table: Table) -> None:
    for game, rng in moments(table):
        for seat in seats_to_look_at(game, rng)[:2]:
            by_language = [words.choices(game, seat, texts_of(game, language)) for language in LANGUAGES]
            offered = [(one.id, action) for one in open_to(game, seat) for action in one.options]
            for found, language in zip(by_language, LANGUAGES, strict=True):
                first = found[0].number if found else 1
                assert [one.number for one in found] == list(range(first, first + len(offered)))
                assert {(one.request, one.action) for one in found} == set(offered)
                assert len(found) == len(offered)
                shown = page(game, seat, language).sections
                lines = [line for part in shown if part.name in ("asked", "free") for line in part.lines]
                for one in found:
                    check_in_words(lines, one)
            assert [one.action for one in by_language[0]] == [one.action for one in by_language[1]]


def test_a_bid_has_its_own_number() -> None:
    rules = games.find("zoocracy")
    game = Game.begin(rules, rules.setup(3), "bid")
    found = words.choices(game, 1, texts_of(game, "en"))
    assert [one.number for one in found] == [one.action.choice for one in found if isinstance(one.action, Cast)]


def check_in_words(lines: list[str], one: words.Choice) -> None:
    """The choice's line says it: with its own sentence, or after what it shares with others."""
    numbered = rf"(?:^|[:;,] | or | ou ){one.number}(?:(?:, | or | ou )\d+)*\) (.*)"
    found = [(line, match[1]) for line in lines if (match := re.search(numbered, line))]
    assert len(found) == 1, (one, found)
    line, said = found[0]
    shared = one.label and line.casefold().startswith(one.label.casefold())
    assert said == one.words or (shared and said.startswith(one.apart)), (one, line)


@every_table
def test_twins_that_a_seat_cannot_tell_apart_have_one_page(table: Table) -> None:
    for game, rng in moments(table):
        for seat in seats_to_look_at(game, rng) if not game.over else ():
            view = game.view(seat)
            public = bool(rng.randrange(2))
            ledger = game.ledger if public else game.ledger.view(seat)
            twin = Game(game.rules, view.imagine(rng), masked(game, seat), "", (), ledger)
            language = rng.choice(LANGUAGES)
            assert page(twin, seat, language, public=public) == page(game, seat, language, public=public)


def masked(game: Game, seat: Seat) -> Any:
    """The end of a game's log, with nothing in it that was not told to a seat."""
    chain: Any = None
    for entry in game.history(game.number - SINCE):
        events = tuple([event.mask(seat) for event in entry.events])
        chain = (chain, entry.number, entry.seat, entry.request, entry.place, entry.action, events)
    return chain


@every_table
def test_no_word_of_the_program_is_said(table: Table) -> None:
    for game, rng in moments(table):
        for seat in seats_to_look_at(game, rng):
            for language in LANGUAGES:
                shown = page(game, seat, language)
                for line in filter(None, shown.text().splitlines()):
                    check_sentence(line)
                    assert not re.search(r"\b(?:told|page|field|board|until|promise)-[a-z]", line), line
                assert not (found := ids_in(game, seat, shown.text(), language)), found


def ids_in(game: Game, seat: Seat, told: str, language: str) -> set[str]:
    """Names of cards, areas and the like that stand in a text as the program writes them."""
    board = board_of(game.rules)
    shown = [plain(board.board(game.view(seat)))]
    if seat != SPECTATOR:
        shown.append(plain(board.hand(game.view(seat), seat)))
    ids = {one for part in shown for one in strings(part) if re.fullmatch(r"[a-z]+(?:[-_][a-z0-9]+)*", one)}
    # An id that the texts use as a word («rose», «night-club») can't be told from it.
    wanted = ids - vocabulary(game.rules, language)
    return wanted & set(re.findall(r"(?<![\w-])[a-z]+(?:[-_][a-z0-9]+)*(?![\w-])", told))


def strings(value: Any) -> Iterator[str]:
    """Every text in plain data, and what it is called by."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield str(name)
            if name not in ("title", "called", "does"):
                yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)
    elif isinstance(value, str):
        yield value


@cache
def vocabulary(rules: Rules, language: str) -> frozenset[str]:
    """Every word of the texts that a page is made of."""
    packages = ("hemicycle.engine", "hemicycle.env", rules.package)
    said = [line.partition(" = ")[2] or line for one in packages for line in source(one, language).splitlines()]
    titles = str([one.figures for one in map(rules.find_edition, rules.editions)])
    return frozenset(re.findall(r"[a-zà-ÿœ]+(?:-[a-zà-ÿœ]+)*", f"{' '.join(said)} {titles}".lower()))


@every_table
def test_a_page_is_short(table: Table) -> None:
    for game, rng in moments(table):
        seat = seats_to_look_at(game, rng)[0]
        for language in LANGUAGES:
            assert len(page(game, seat, language).text()) <= LONGEST


@every_table
def test_the_table_is_told_anew_from_what_a_server_sends(table: Table) -> None:
    for game, rng in moments(table):
        seat, texts, board = rng.randrange(game.players), texts_of(game, "en"), board_of(game.rules)
        sent = msgspec.json.encode(plain(board.board(game.view(SPECTATOR))))
        mine = msgspec.json.encode(plain(board.hand(game.view(seat), seat)))
        told = words.table(game.rules, texts, msgspec.json.decode(sent), msgspec.json.decode(mine), seat)
        assert tuple(told) == page(game, seat, "en").sections[0].lines


def test_whoever_has_an_offer_to_answer_is_told_so_beside_whom_the_table_waits_for() -> None:
    game = hemicycle.new("zoocracy", players=3, seed=1)
    texts = game.rules.texts("en", ["Ada", "Béa", "Carl"])
    game.bargain(1, Offer((0,), (game.terms(1, (0,))[0],)))
    told = [words.page(game, seat, texts).text() for seat in (0, 1, 2, SPECTATOR)]
    assert ["Offer 1 waits for your answer." in page for page in told] == [True, False, False, False]

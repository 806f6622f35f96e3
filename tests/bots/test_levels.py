"""Every bot answers legally at every table, plays the same from the same chance, and uses only what it sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels, steady
from hemicycle.bots.base import Bot, MakeBot, play_out
from hemicycle.bots.simulation import simulate
from hemicycle.engine.conformance import tables
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import LANGUAGES
from hemicycle.games import find
from tests.registered import GAMES, ROOT, every_game, near, part, some_level

SHORT: dict[str, dict[str, Any]] = {"koalition": {"countries": 5}}
"""The options that make a game short, where it has any."""
EVERY = {rules.name: tables(rules) for rules in GAMES}
STEP = {"koalition": 5, "zoocracy": 4}
"""Tables come option by option and count by count: each so many is enough to have each option and each count."""
SOME = {game: EVERY[game][:: STEP.get(game, 1)] for game in EVERY}

every_level = pytest.mark.parametrize("level", ["random", "novice", "steady"])


def every_table(tables: dict[str, list[Setup]]) -> pytest.MarkDecorator:
    cases = [(setup, f"{game} {at}") for game, setups in tables.items() for at, setup in enumerate(setups)]
    return pytest.mark.parametrize(("setup", "secret"), cases, ids=[secret for _, secret in cases])


def seat_all(rules: Rules, level: str, players: int, luck: str = "") -> list[Bot]:
    make = makes(rules, level)
    return [make(seat, Random(f"{luck} {seat}")) for seat in range(players)]


def makes(rules: Rules, level: str) -> MakeBot:
    """How to make a bot of a level, if the game has any but random ones."""
    if level != "random":
        part(rules, "bot")
    return levels.find(rules, level)


def played(setup: Setup, level: str, secret: str, luck: str = "", longest: int | None = None) -> Game:
    bots = seat_all(setup.rules, level, setup.players, luck)
    return play_out(Game.begin(setup.rules, setup, secret), bots, Random(luck), longest)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A steady player who hardly looks: the same code, in a fraction of the time."""
    monkeypatch.setattr(steady, "TABLES", 2)


def short(setup: Setup) -> Setup:
    """The same table for a short game."""
    rules = setup.rules
    options = {name: getattr(setup.options, name) for name in rules.choices()}
    return rules.setup(setup.players, setup.edition, {**options, **SHORT.get(rules.name, {})})


@every_game
def test_every_game_with_knowledge_has_these_levels(rules: Rules) -> None:
    part(rules, "bot")
    assert levels.names(rules) == ["random", "novice", "steady", "shrewd"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["random", *levels.LEVELS])
def test_the_page_has_a_word_and_a_sentence_for_every_level(level: str, lang: str) -> None:
    texts = (ROOT / "web" / "src" / "texts" / f"{lang}.ftl").read_text("utf-8")
    assert f"\nlevel-{level} = " in texts
    assert f"\nlevel-{level}-about = " in texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["random", *levels.LEVELS])
def test_the_help_of_the_terminal_names_every_level(level: str, lang: str) -> None:
    texts = (ROOT / "src" / "hemicycle" / "cli" / "texts" / f"{lang}.ftl").read_text("utf-8")
    (line,) = [one for one in texts.splitlines() if one.startswith("help-option-play-bots = ")]
    assert level in line


def test_who_asks_for_no_level_meets_the_steady() -> None:
    assert {levels.usual(rules) for rules in GAMES if levels.knowledge_of(rules)} == {"steady"}


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(BadSetup, match="choose one of: random, novice, steady, shrewd"):
        levels.find(find("koalition"), "clever")


def test_a_game_without_knowledge_has_the_random_bot() -> None:
    class Bare:
        name, package = "bare", "hemicycle.engine"

    bare: object = Bare()
    assert levels.names(bare) == ["random"]  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="choose one of: random"):
        levels.find(bare, "novice")  # type: ignore[arg-type]


# The door refuses what is not legal, so a game played to its end was played legally.


@every_table(EVERY)
def test_novices_play_legally_at_every_table(setup: Setup, secret: str) -> None:
    game = played(short(setup), "novice", secret, longest=setup.rules.longest)
    assert game.over
    assert game.state.conserved() == []


@pytest.mark.usefixtures("quick")
@every_table(SOME)
def test_steady_players_play_legally_at_some_tables(setup: Setup, secret: str) -> None:
    game = played(short(setup), "steady", secret, longest=120)
    assert game.state.conserved() == []


@every_game
def test_some_tables_have_every_count_and_option(rules: Rules) -> None:
    some, every = SOME[rules.name], EVERY[rules.name]
    assert {(one.edition.id, one.players) for one in some} == {(one.edition.id, one.players) for one in every}
    for option, values in rules.choices().items():
        assert {getattr(one.options, option) for one in some} == set(values)


@pytest.mark.usefixtures("quick")
@every_game
@every_level
def test_the_same_chance_gives_the_same_game(rules: Rules, level: str) -> None:
    setup = short(rules.setup(near(rules, 4)))
    one, other = (played(setup, level, "deal", "luck", longest=60) for _ in range(2))
    assert one == other
    assert any(one != played(setup, level, "deal", f"luck {other}", longest=60) for other in range(8))


@pytest.mark.usefixtures("quick")
@every_level
@pytest.mark.parametrize(
    ("rules", "edition"),
    [(rules, edition) for rules in GAMES for edition in rules.editions],
    ids=lambda one: getattr(one, "name", one),
)
def test_a_bot_uses_only_what_it_sees(level: str, rules: Rules, edition: str) -> None:
    """Of two tables that its seat can't tell apart, it does the same on both, with the same reason."""
    players = near(rules, 5, edition)
    game = Game.begin(rules, short(rules.setup(players, edition)), "sight")
    rng = Random(1)
    make, field = makes(rules, level), seat_all(rules, some_level(rules), players)
    compared = 0
    while compared < 120:
        if game.over and compared > 50:
            break
        if game.over:
            game = Game.begin(rules, game.state.setup, f"sight {compared}")
        request = rng.choice([one for one in game.requests if not one.answered])
        seat, view = request.seat, game.view(request.seat)
        twin = view.imagine(rng)
        asked = next(one for one in twin.requests if one.id == request.id)
        luck = rng.random()
        here, there = make(seat, Random(luck)), make(seat, Random(luck))
        assert here.choose(view, request) == there.choose(twin.view(seat), asked)
        assert here.explain() == there.explain()
        compared += 1
        game.act(seat, request.id, field[seat].choose(view, request))


@pytest.mark.usefixtures("quick")
@every_game
@every_level
def test_choosing_leaves_the_view_as_it_was(rules: Rules, level: str) -> None:
    players = near(rules, 4)
    game = Game.begin(rules, short(rules.setup(players)), "view")
    bots = seat_all(rules, level, players)
    for _ in range(60):
        if game.over:
            break
        request = next(one for one in game.requests if not one.answered)
        view = game.view(request.seat)
        action = bots[request.seat].choose(view, request)
        bots[request.seat].explain()
        assert view == game.view(request.seat)
        game.act(request.seat, request.id, action)


@every_game
@pytest.mark.parametrize(("stronger", "weaker"), [("novice", "random"), ("steady", "novice")])
def test_each_level_beats_the_one_below(rules: Rules, stronger: str, weaker: str) -> None:
    """A small sample at a table where luck counts little; docs/strength.md has the large ones."""
    part(rules, "bot")
    players = near(rules, 4 if rules.name == "junta" else 3)  # puppets bring luck to a table of three
    bots = [stronger, *[weaker] * (players - 1)]
    games = 18 if stronger == "novice" or rules.name in SHORT else 9
    if rules.name == "zoocracy":
        games = 18  # what all bid in secret is not won by reading it
    if rules.name == "junta":
        games = 24
    if rules.name == "politico":
        games = 90  # luck counts for more there, and its bots are quick
    result = simulate(rules.name, players, games, bots, seed=1, jobs=1, options=SHORT.get(rules.name))
    share = {row["bot"]: row["win_share"] for row in result["bots_table"]}
    assert share[stronger] > result["equal_share"] > share[weaker]


@every_game
def test_at_the_end_a_chance_to_win_is_the_part_in_the_victory(rules: Rules) -> None:
    game = played(short(EVERY[rules.name][0]), "random", "end")
    judges: list[Any] = list(seat_all(rules, "steady", game.players))
    places = game.result.places
    assert [one.judge(game.state) for one in judges] == [(place == 1) / places.count(1) for place in places]

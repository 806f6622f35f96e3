"""Every bot answers legally at every table, plays the same from the same chance, and uses only what it sees."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.bots import levels, steady
from hemicycle.bots.base import Bot, play_out
from hemicycle.bots.simulation import simulate
from hemicycle.engine.conformance import tables
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.state import Setup
from hemicycle.games import find

RULES = find("koalition")
LEVELS = levels.names(RULES)
EVERY = tables(RULES)

every_level = pytest.mark.parametrize("level", LEVELS)


def seat_all(level: str, players: int, luck: str = "") -> list[Bot]:
    make = levels.find(RULES, level)
    return [make(seat, Random(f"{luck} {seat}")) for seat in range(players)]


def played(setup: Setup, level: str, secret: str, luck: str = "", longest: int | None = None) -> Game:
    bots = seat_all(level, setup.players, luck)
    return play_out(Game.begin(RULES, setup, secret), bots, Random(luck), longest)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A steady player who hardly looks: the same code, in a fraction of the time."""
    monkeypatch.setattr(steady, "TABLES", 2)


def short(setup: Setup) -> Setup:
    """The same table with five countries."""
    options = {name: getattr(setup.options, name) for name in RULES.choices()}
    return RULES.setup(setup.players, setup.edition, {**options, "countries": 5})


def test_the_levels_of_koalition() -> None:
    assert LEVELS == ["random", "novice", "steady"]


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(BadSetup, match="choose one of: random, novice, steady"):
        levels.find(RULES, "shrewd")


def test_a_game_without_knowledge_has_the_random_bot() -> None:
    class Bare:
        name, package = "bare", "hemicycle.engine"

    bare: object = Bare()
    assert levels.names(bare) == ["random"]  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="choose one of: random"):
        levels.find(bare, "novice")  # type: ignore[arg-type]


# The door refuses what is not legal, so a game played to its end was played legally.


@pytest.mark.parametrize("at", range(len(EVERY)))
def test_novices_play_legally_at_every_table(at: int) -> None:
    game = played(short(EVERY[at]), "novice", f"table {at}", longest=RULES.longest)
    assert game.over
    assert game.state.conserved() == []


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("at", range(0, len(EVERY), 5))
def test_steady_players_play_legally_at_every_fifth_table(at: int) -> None:
    # Tables come option by option and count by count, so every fifth has each option and each count.
    game = played(short(EVERY[at]), "steady", f"table {at}", longest=120)
    assert game.state.conserved() == []


def test_every_fifth_table_has_every_count_and_option() -> None:
    some = EVERY[::5]
    assert {(one.edition.id, one.players) for one in some} == {(one.edition.id, one.players) for one in EVERY}
    for option, values in RULES.choices().items():
        assert {getattr(one.options, option) for one in some} == set(values)


@pytest.mark.usefixtures("quick")
@every_level
def test_the_same_chance_gives_the_same_game(level: str) -> None:
    setup = RULES.setup(4, options={"countries": 5})
    one, other = (played(setup, level, "deal", "luck", longest=60) for _ in range(2))
    assert one == other
    assert one != played(setup, level, "deal", "other luck", longest=60)


@pytest.mark.usefixtures("quick")
@every_level
@pytest.mark.parametrize("edition", RULES.editions)
def test_a_bot_uses_only_what_it_sees(level: str, edition: str) -> None:
    """Of two tables that its seat can't tell apart, it does the same on both, with the same reason."""
    players = 5
    game = Game.begin(RULES, RULES.setup(players, edition, {"countries": 5}), "sight")
    rng = Random(1)
    make, field = levels.find(RULES, level), seat_all("novice", players)
    compared = 0
    while not game.over and compared < 120:
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
    assert compared > 50


@pytest.mark.usefixtures("quick")
@every_level
def test_choosing_leaves_the_view_as_it_was(level: str) -> None:
    game = Game.begin(RULES, RULES.setup(4, options={"countries": 5}), "view")
    bots = seat_all(level, 4)
    for _ in range(60):
        request = next(one for one in game.requests if not one.answered)
        view = game.view(request.seat)
        action = bots[request.seat].choose(view, request)
        bots[request.seat].explain()
        assert view == game.view(request.seat)
        game.act(request.seat, request.id, action)


@pytest.mark.parametrize(("stronger", "weaker"), [("novice", "random"), ("steady", "novice")])
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    """A small sample from a fixed seed, at the table where luck counts least; docs/bots.md has the large ones."""
    bots = [stronger, weaker, weaker]
    result = simulate("koalition", 3, 18, bots, seed=1, jobs=1, options={"countries": 5})
    share = {row["bot"]: row["win_share"] for row in result["bots_table"]}
    assert share[stronger] > result["equal_share"] > share[weaker]

"""The games as games of OpenSpiel: its tests and algorithms run on them, and no seat is told more than it may."""

from __future__ import annotations

import importlib
import json
import pickle
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.rules import BadSetup, Rules, as_json
from hemicycle.env import openspiel
from hemicycle.env.rewards import Reward, reward_of, rewards
from tests.registered import every_game

A, B, C = range(3)

TABLES = {
    "chair": ("players=8", "rounds=3,deals=all"),
    "junta": ("players=4,memory=digest",),
    "koalition": (
        "players=7,countries=#5,memory=digest,reward=zero-sum",
        "countries=#5,deals=all,edition=first",
    ),
    "politico": ("players=8,length=short,memory=digest", "length=short,deals=all"),
    "zoocracy": ("players=6,advanced=True,memory=digest", "deals=all,edition=#2019"),
}
"""Beside the smallest table of each game."""


def load(rules: Rules, said: str = "") -> Any:
    """A table; the smallest one, if nothing is said of its players."""
    least = min(rules.find_edition(rules.editions[0]).players())
    table = said if "players" in said else ",".join(filter(None, (f"players={least}", said)))
    return pyspiel.load_game(f"{openspiel.PREFIX}{rules.name}({table})")


def dealt(game: Any, seed: int = 0) -> Any:
    """A state at its first decision."""
    state, rng = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def walk(state: Any, rng: Random, most: int = 10_000) -> Iterator[Any]:
    """Random play: the state before each number that is said."""
    for _ in range(most):
        if state.is_terminal():
            return
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def told(state: Any, seat: int) -> tuple[Any, ...]:
    """All that a seat is told by a state."""
    mine = state.legal_actions(seat) if state.current_player() == seat else None
    tensors = state.information_state_tensor(seat), state.observation_tensor(seat)
    return state.information_state_string(seat), state.observation_string(seat), *tensors, mine


# --- its own tests and algorithms ---------------------------------------------------------------------------


TRIED = [(name, said) for name in games.names() for said in ("", *TABLES.get(name, ()))]


@pytest.mark.parametrize(("name", "said"), TRIED, ids=str)
def test_openspiels_own_random_test_passes(name: str, said: str) -> None:
    if name == "junta":
        said = said or "memory=digest"
    pyspiel.random_sim_test(load(games.find(name), said), 1, serialize=True, verbose=False)


@every_game
def test_openspiels_is_mcts_plays_a_whole_game(rules: Rules) -> None:
    game, luck, rng = load(rules), np.random.RandomState(1), Random(1)
    bot = ismcts.ISMCTSBot(game, openspiel.AsItStands(), 1.4, 3, random_state=luck)
    state, thought = dealt(game), 0
    while not state.is_terminal():
        mine = state.current_player() == A
        number = bot.step(state) if mine else rng.choice(state.legal_actions())
        thought += mine and len(state.legal_actions()) > 1
        state.apply_action(number)
    assert thought >= 3
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiels_mccfr_learns_a_small_game() -> None:
    """`examples/mccfr.py` goes on from here."""
    game = load(games.find("chair"), "rounds=3,seeds=1,memory=digest")
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    state = np.random.get_state()
    np.random.seed(1)
    try:
        solver = external_sampling_mccfr.ExternalSamplingSolver(game)
        for _ in range(25):
            solver.iteration()
    finally:
        np.random.set_state(state)
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


# --- what a seat is told ------------------------------------------------------------------------------------


def known(state: Any, seat: int, since: int) -> tuple[Any, ...]:
    """What the engine tells a seat of a game, and has told it since a decision."""
    play = state.moment.play
    events = [event for _, event in play.game.events(seat, since)]
    return events, as_json(play.game.view(seat)), play.ledger(seat).deals


@pytest.mark.parametrize("deals", openspiel.DEALS)
@every_game
def test_what_a_seat_can_not_tell_apart_is_told_alike(rules: Rules, deals: str) -> None:
    """A state and one that is imagined go on side by side, until the engine tells the seat of a difference."""
    rng, differed, went_on = Random(1), 0, 0
    for state in walk(dealt(load(rules, f"memory=digest,deals={deals}")), rng, 300):
        if rng.random() > 1 / 15:
            continue
        seat = rng.randrange(state.num_players())
        true, other = state.clone(), state.resample_from_infostate(seat, rng.random)
        there = true.moment.play.game.number, other.moment.play.game.number
        assert told(true, seat) == told(other, seat)
        assert true.moment.play.ledger(seat) == other.moment.play.game.ledger
        differed += str(true.moment.play.game.state) != str(other.moment.play.game.state)
        for _ in range(20):
            if true.is_terminal() or true.current_player() != other.current_player():
                break
            number = rng.choice(true.legal_actions())
            open_there = other.legal_actions()
            true.apply_action(number)
            other.apply_action(number if number in open_there else rng.choice(open_there))
            if known(true, seat, there[0]) != known(other, seat, there[1]):
                break
            assert told(true, seat) == told(other, seat)
            went_on += 1
    assert differed
    assert went_on


@pytest.mark.parametrize("name", ["koalition", "junta"])
def test_what_is_only_begun_leaves_no_trace_for_others(name: str) -> None:
    """Some choices, and every offer, are said in several numbers: how many is nobody's business."""
    begun = 0
    for state in walk(dealt(load(games.find(name), "players=3,deals=all,memory=digest")), Random(8), 400):
        after = state.child(Random(state.move_number()).choice(state.legal_actions()))
        turn = after.moment.play.turn
        if turn is None or not (turn.begun or turn.terms):
            continue
        begun += 1
        for seat in range(3):
            same = told(after, seat) == told(state, seat)
            assert same != (seat == turn.seat), "and whoever says them can tell them apart"
            tensors = state.observation_tensor(seat), after.observation_tensor(seat)
            assert (tensors[0] == tensors[1]) != (seat == turn.seat)
        if begun == 12:
            break
    assert begun == 12


@pytest.mark.parametrize("name", ["koalition", "zoocracy"])
def test_of_an_offer_to_others_a_seat_knows_nothing_while_they_answer(name: str) -> None:
    offers = 0
    for state in walk(dealt(load(games.find(name), "players=4,deals=all,memory=digest")), Random(9), 3_000):
        turn = state.moment.play.turn
        if turn.asked != "answer":
            continue
        offers += 1
        deal = state.moment.play.deal
        seat = next(one for one in range(4) if one not in deal.parties)
        other = state.resample_from_infostate(seat, Random(offers).random)
        assert told(other, seat) == told(state, seat)
        assert other.moment.play.turn.asked == "choose"
        assert not other.moment.play.game.ledger.open(turn.seat)
        for _ in walk(other, Random(offers), 20):
            pass
        if offers == 5:
            break
    assert offers == 5


def test_who_is_asked_at_the_same_time_learns_nothing_of_an_earlier_answer() -> None:
    states = []
    for place in range(2):
        state = dealt(load(games.find("chair")))
        assert state.current_player() == A
        state.apply_action(state.legal_actions()[place])
        states.append(state)
    for seat in (B, C, SPECTATOR):
        assert [*map(str, told_by(states[0], seat))] == [*map(str, told_by(states[1], seat))]
    assert told(states[0], A) != told(states[1], A), "who has answered knows what"


def told_by(state: Any, seat: int) -> tuple[Any, ...]:
    """The same, of a spectator too."""
    if seat != SPECTATOR:
        return told(state, seat)
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    return (state.get_game().make_py_observer(kind).string_from(state, A),)


@every_game
def test_a_seat_forgets_nothing(rules: Rules) -> None:
    """What it was told when it was asked stands in what it is told when it is asked again, and its answer too."""
    rng, state = Random(2), dealt(load(rules, "deals=all" if rules.promises else ""))
    before: dict[int, tuple[list[str], str]] = {}
    for _ in range(150):
        seat, number = state.current_player(), rng.choice(state.legal_actions())
        *lines, _ = state.information_state_string().split("\n")
        if seat in before:
            earlier, said = before[seat]
            assert lines[: len(earlier)] == earlier
            assert json.loads(lines[len(earlier)])["said"] == said
        before[seat] = lines, state.action_to_string(number)
        state.apply_action(number)
        if state.is_terminal():
            break


@every_game
def test_it_is_the_same_whether_one_asks_often_or_once(rules: Rules) -> None:
    often, once = dealt(load(rules)), dealt(load(rules))
    for state in walk(often, Random(7), 60):
        state.information_state_string(state.current_player())
    for _ in walk(once, Random(7), 60):
        pass
    for seat in range(often.num_players()):
        assert once.information_state_string(seat) == often.information_state_string(seat)


@every_game
def test_nobody_is_told_the_secret(rules: Rules) -> None:
    state = dealt(load(rules))
    game = state.moment.play.game
    for seat in range(state.num_players()):
        shown = state.information_state_string(seat)
        assert game.secret not in shown
        assert game.state.chance.seed not in shown
    imagined = state.resample_from_infostate(A, Random(1).random).moment.play.game
    assert game.state.chance.seed not in imagined.save().decode()


# --- as a game of OpenSpiel ---------------------------------------------------------------------------------


def test_a_game_is_there_by_existing() -> None:
    assert {f"hemicycle_{name}" for name in games.names()} <= set(pyspiel.registered_names())
    assert "hemicycle_chair" in pyspiel.registered_names(), "which only lies in a folder"


def test_the_same_numbers_lead_to_the_same_state() -> None:
    for state in walk(dealt(load(games.find("zoocracy"))), Random(3), 60):
        last = state.clone()
    again = last.get_game().new_initial_state()
    for number in last.history():
        again.apply_action(number)
    assert str(again) == str(last)
    assert [told(again, seat) for seat in (A, B)] == [told(last, seat) for seat in (A, B)]


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load(games.find("chair")))
    before = str(state), told(state, A)
    state.clone().apply_action(state.legal_actions()[0])
    assert (str(state), told(state, A)) == before


def waiting(state: Any) -> int:
    """How many answers the rules wait for."""
    return sum(not one.optional and not one.answered for one in state.moment.play.game.requests)


@pytest.mark.parametrize("imagined", [False, True], ids=["true", "imagined"])
@pytest.mark.parametrize("name", ["koalition", "politico"])
def test_a_saved_state_remembers_what_was_seen_and_goes_on_alike(name: str, imagined: bool) -> None:
    begun = dealt(load(games.find(name), "players=3,deals=all"))
    state = [state.clone() for state in walk(begun, Random(4), 120) if waiting(state) > 1][-1]
    if imagined:
        state = state.resample_from_infostate(A, Random(5).random)
    again = pickle.loads(pickle.dumps(state))
    for one, other in zip(walk(state, Random(6), 40), walk(again, Random(6), 40), strict=True):
        for seat in range(3):
            assert told(one, seat) == told(other, seat)


@pytest.mark.parametrize("reward", openspiel.REWARDS)
def test_returns_follow_from_the_places_and_come_to_nothing_together(reward: Reward) -> None:
    ends = set()
    for seed in range(12):
        (*_, state) = walk(
            dealt(load(games.find("chair"), f"reward={reward},players=4,rounds=3"), seed), Random(seed)
        )
        assert state.is_terminal()
        game = state.moment.play.game
        assert state.returns() == rewards(game, reward_of(reward))
        assert sum(state.returns()) == pytest.approx(0)
        ends.add(game.result.places.count(1))
    assert len(ends) > 1, "first places were shared, and were not"


def test_who_says_nothing_sits_down_at_the_usual_table() -> None:
    rules = games.find("koalition")
    game = pyspiel.load_game("hemicycle_koalition")
    assert game.num_players() == 5
    assert game.get_parameters() == openspiel.parameters(rules)
    assert pyspiel.load_game(f"{game}").get_parameters() == game.get_parameters()
    assert pyspiel.load_game("hemicycle_koalition(countries=#5)").get_parameters()["countries"] == "#5"


def test_a_few_seeds_make_a_small_game_whose_chance_is_told() -> None:
    game = load(games.find("chair"), "seeds=3")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    state.apply_action(2)
    assert not state.is_chance_node()
    assert str(dealt(load(games.find("chair")), 1)) != str(dealt(load(games.find("chair")), 2))


def test_another_seat_may_be_imagined_than_the_one_that_is_asked() -> None:
    state = dealt(load(games.find("chair")))
    found = {
        str(state.resample_from_infostate(C, Random(seed).random).moment.play.game.state.friends)
        for seed in range(20)
    }
    assert len(found) > 1 or state.num_players() == 3
    assert state.resample_from_infostate(C, Random(1).random).current_player() == A


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("players=2", "chair (standard) is for 3 to 8 players, not 2"),
        ("rounds=4", "option rounds can’t be '4'; choose one of: 5, 3, 7"),
        ("edition=golden", "chair has no edition 'golden'"),
        ("reward=win", "option reward can’t be 'win'; choose one of: places, zero-sum"),
        ("memory=none", "option memory can’t be 'none'; choose one of: whole, digest"),
        ("seeds=-1", "seeds must be 0 or more, not −1"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_sentence(said: str, answer: str) -> None:
    with pytest.raises(BadSetup) as refused:
        load(games.find("chair"), said)
    assert answer in str(refused.value)


def test_nobody_is_shown_the_secrets_of_others() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="shown to nobody"):
        load(games.find("chair")).make_py_observer(kind)


def test_without_openspiel_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "hemicycle.env.openspiel")
    with pytest.raises(ImportError, match=r'pyspiel is not installed.*"hemicycle\[research\]"'):
        importlib.import_module("hemicycle.env.openspiel")

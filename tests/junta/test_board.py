"""What the table of Junta shows, and what is told of its votes; `tests/test_boards.py` looks at every game."""

from __future__ import annotations

from random import Random

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.words import Event
from hemicycle.games.junta import RULES, board, story
from hemicycle.games.junta.events import BudgetVoted, VotesGiven
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR
from hemicycle.games.junta.shown import Board
from hemicycle.games.junta.state import Junta

from .scenes import choose


def played(seed: int, players: int = 5) -> tuple[Game, list[tuple[int, Event]]]:
    """A whole game as people would play it, and all that was told, with the numbers of the decisions."""
    game, rng = Game.begin(RULES, RULES.setup(players), f"board {seed}"), Random(seed)
    told: list[tuple[int, Event]] = []
    while not game.over:
        request = rng.choice([one for one in game.requests if not one.answered and not one.optional])
        told += [(game.number, event) for event in game.act(request.seat, request.id, choose(request, rng))]
    return game, told


def seen_by_all(game: Game) -> Board:
    view = game.view(SPECTATOR)
    assert isinstance(view, Junta)
    return board.board(view)


def test_nobodys_money_and_not_even_the_size_of_the_pile_of_aid_is_shown() -> None:
    game, _ = played(1)
    shown = seen_by_all(game)
    fields = {name for struct in (shown, *shown.families) for name in struct.__struct_fields__}
    assert not fields & {"reserve", "account", "pile", "box", "purse", "money"}


def test_a_point_is_the_juntas_only_where_nobody_but_its_own_stand() -> None:
    game, rng = Game.begin(RULES, RULES.setup(5), "points"), Random(5)
    seen = set()
    while not game.over:
        shown = seen_by_all(game)
        if shown.city is not None and not any(shown.city.sides):
            for point in shown.city.points:
                rebels = [family in shown.city.rebels for family in point.families]
                assert point.side == ("junta" if rebels and all(rebels) else "president")
                seen.add(point.side)
        request = rng.choice([one for one in game.requests if not one.answered and not one.optional])
        game.act(request.seat, request.id, choose(request, rng))
    assert seen == {"junta", "president"}


def test_every_budget_vote_is_told_with_what_each_gave() -> None:
    _, told = played(2)
    met = story.assemblies(5, told)
    voted = [(move, event) for move, event in told if isinstance(event, BudgetVoted) and event.yes + event.no]
    by_move = {one.move: one for one in met if one.said.id == "term-story-budget"}
    assert voted
    for move, event in voted:
        assembly = by_move[move]
        assert sum(assembly.weights) == event.yes + event.no
        assert assembly.quota == sum(assembly.weights) // 2 + 1
        assert assembly.governs or not sum(assembly.weights)


def test_who_made_the_majority_voted_for_what_won() -> None:
    _, told = played(3)
    met = story.assemblies(5, told)
    given: list[VotesGiven] = []
    for move, event in told:
        if isinstance(event, VotesGiven):
            given.append(event)
        elif isinstance(event, BudgetVoted):
            won = FOR if event.passed else AGAINST
            for assembly in [one for one in met if one.move == move]:
                assert set(assembly.governs) <= {one.family for one in given if one.choice == won}
            given = []

"""Coups played at random: nothing is created or lost, and nobody is told what he may not know."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.engine import conformance
from hemicycle.engine.chance import Chance
from hemicycle.engine.declare import SPECTATOR
from hemicycle.games.junta.edition import POSTS

from .coup_builders import LETTERS, PUPPETS, Table, declaring

HANDS = (
    "riots bribe-police",
    "demonstration bribe-brigade-1 helicopter",
    "student-revolt bribe-agitators",
    "dock-strike bribe-brigade-2 christian-militia",
    "factory-strike patriotic-league carnival",
)


def some_coup(players: int, seed: int) -> Table:
    """A table where everybody can do much, and whose posts lie with anybody."""
    rng = Random(f"coup {players} {seed}")
    families = LETTERS[: players + PUPPETS.get(players, 0)]
    held: dict[str, str] = {}
    for post in POSTS:
        letter = rng.choice(families[1:])
        held[letter] = f"{held.get(letter, '')} {post}"
    hands = dict(zip(rng.sample(families, len(families)), HANDS, strict=False))
    away = rng.choice(families[2:players]) if players > 3 and seed % 3 == 0 else ""
    given = {
        "posts": held,
        "hands": hands,
        "money": dict.fromkeys(families[:players], (3, 1, 0)),
        "exiles": away,
        "factions": {"A": families[players : players + 1], "B": families[players + 1 :]},
        "dice": [rng.randrange(1, 7) for _ in range(500)],
        "options": {"return_for_coup": "yes", "toll": "yes"} if seed % 2 else {},
        "unstable": True,
    }
    return declaring(players, **given)


@pytest.mark.parametrize("players", range(2, 8))
def test_random_coups_end_and_conserve_everything(players: int) -> None:
    coups = 0
    for seed in range(12):
        table, rng = some_coup(players, seed), Random(seed)
        decisions = 0
        while not table.g.over:
            wanted = [one for one in table.game.requests if not one.answered]
            if rng.random() < 0.97:
                wanted = [one for one in wanted if not one.optional]
            request = rng.choice(wanted)
            options = request.options
            action = options[0] if request.kind == "declare-coup" else rng.choice(options)
            table.game.act(request.seat, request.id, action)
            assert table.g.over or not table.g.conserved(), table.g.conserved()
            decisions += 1
            assert decisions < 3_000, "it goes on for ever"
        coups += table.g.coups
        assert table.g.coup is None
    assert coups >= 10


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_nobody_is_told_what_he_may_not_know(players: int) -> None:
    table, rng = some_coup(players, 1), Random(players)
    table.g.chance = Chance(f"{players}", {})
    while table.waiting() and table.waiting()[0].kind != "firing-squad":
        request = rng.choice([one for one in table.game.requests if not one.answered and not one.optional])
        options = request.options
        action = options[0] if request.kind == "declare-coup" else rng.choice(options)
        if request.kind not in ("declare-coup", "pay") and rng.random() < 0.2:
            viewer = rng.randrange(SPECTATOR, players)
            after = conformance.ahead(table.game, request, action)
            conformance.check_sight_of(table.game, after, viewer, request, action, rng)
        table.game.act(request.seat, request.id, action)

"""Probes that play: simple tricks, none of which should win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels, probes, probes_play, probes_steady, steady
from hemicycle.bots.base import play_out
from hemicycle.bots.probes import Probe
from hemicycle.bots.probes_play import Answers, Dozen, Overbidder, Spares, SparesOften, Underbidder
from hemicycle.bots.steady import Steady
from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.games import junta, politico
from hemicycle.games.junta.coup.declaration import DECLARE
from hemicycle.games.junta.politics.events import BudgetProposed
from hemicycle.games.politico.events import AttackPlayed
from hemicycle.games.politico.formation import DECLINE, JOIN
from hemicycle.games.zoocracy import RULES


@pytest.mark.parametrize("probe", [Overbidder, Dozen, Underbidder, Answers])
def test_a_probe_that_bids_plays_a_game_to_its_end(probe: Any) -> None:
    make = levels.find_or_import(RULES, f"{probe.__module__}:{probe.__name__}")
    novice = levels.find(RULES, "novice")
    game = Game.begin(RULES, RULES.setup(3), "probed")
    play_out(game, [make(0, Random(0)), novice(1, Random(1)), novice(2, Random(2))], Random(3), RULES.longest)
    assert game.over
    opened = [event.choices for _, event in game.events(0, -1) if isinstance(event, BallotRevealed)]
    bids = [[bid for bid in made if isinstance(bid, int)] for made in opened]
    bids = [made for made in bids if made]
    assert len(bids) >= 3
    if probe is Underbidder:
        assert max(made[0] for made in bids if len(made) == 3) <= 2


@pytest.mark.parametrize(("probe", "attacks"), [(Spares, False), (SparesOften, True)])
def test_who_spares_others_attacks_never_or_seldom(probe: Any, attacks: bool) -> None:
    rules = politico.RULES
    make = levels.find_or_import(rules, f"{probe.__module__}:{probe.__name__}")
    game = Game.begin(rules, rules.setup(4), "spared")
    play_out(game, [make(seat, Random(seat)) for seat in range(4)], Random(3), rules.longest)
    assert game.over
    assert any(isinstance(event, AttackPlayed) for _, event in game.events(0, -1)) is attacks


def test_every_trick_is_there_with_a_steady_players_play() -> None:
    tricks = [one for one in vars(probes).values() if isinstance(one, type) and issubclass(one, Probe)]
    for trick in (*tricks, probes_play.Overbidder, probes_play.Answers, probes_play.Favours):
        if trick is not Probe:
            twin = getattr(probes_steady, trick.__name__)
            assert issubclass(twin, trick)
            assert issubclass(twin, Steady)


@pytest.mark.parametrize("name", ["AsksForGifts", "Betrays"])
def test_among_better_players_a_probe_looks_ahead_and_has_its_trick(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    tried = Steady.try_out

    def try_out(self: Steady, *what: Any) -> Any:
        looked.append(self.seat)
        return tried(self, *what)

    monkeypatch.setattr(Steady, "try_out", try_out)
    monkeypatch.setattr(steady, "TABLES", 1)
    make = levels.find_or_import(RULES, f"hemicycle.bots.probes_steady:{name}")
    novice = levels.find(RULES, "novice")
    game = Game.begin(RULES, RULES.setup(3), "probed")
    bots = [make(0, Random(0)), novice(1, Random(1)), novice(2, Random(2))]
    play_out(game, bots, Random(3), RULES.longest, bargaining=True)
    assert game.over
    assert set(looked) == {0}
    mine = [deal for deal in game.ledger.deals if deal.by == 0]
    assert mine
    asked = all(term.seat != 0 for deal in mine for term in deal.terms)
    assert asked is (name == "AsksForGifts")


def test_who_stays_out_declines_and_who_rises_does_so_whatever_it_looks_like() -> None:
    """No look at the table: there is none."""
    stays = levels.find_or_import(politico.RULES, "hemicycle.bots.probes_steady:StaysOut")(0, Random(0))
    assert stays.choose(None, Request(0, "join", (JOIN, DECLINE))) == DECLINE
    rises = levels.find_or_import(junta.RULES, "hemicycle.bots.probes_steady:Rises")(0, Random(0))
    assert rises.choose(None, Request(0, "declare-coup", (DECLARE["move"], PASS))) == DECLARE["move"]


def test_who_favours_everybody_does_so() -> None:
    """Of the budgets that it makes none forgets anybody, and some pile is larger than two millions."""
    rules = junta.RULES
    make = levels.find_or_import(rules, "hemicycle.bots.probes_steady:Favours")
    game = Game.begin(rules, rules.setup(4), "favoured")
    play_out(game, [make(seat, Random(seat)) for seat in range(4)], Random(3), rules.longest)
    made = [event for _, event in game.events(0, -1) if isinstance(event, BudgetProposed)]
    assert len(made) >= 3
    assert sum(len(event.families) == 3 for event in made) >= len(made) - 2, "somebody may be abroad"
    assert any(max(event.announced) > 2 for event in made)

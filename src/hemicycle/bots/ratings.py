"""Ratings of bots from the games of an arena, by openskill.

A game is as many matches as there are pairs of a winner and a loser who are different bots. That is all that
it tells of who wins how often; losers are not ranked among themselves, since bots play to win and not for a second
place. Bots don't learn, so nothing is forgotten on the way (tau is 0), and each match counts for all that it tells
(gamma is 1). Matches are rated in the order of the games, whoever played them when.

A rating's error is the larger of two: the model's own, which takes matches for independent, and that of a
jackknife over the shuffles, by how much the rating moves if one in ten is left out. In 60 made-up arenas, of 240
games between three bots of known strength, 1.96 of the first hold 86 % of the true differences, the second 99 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from hemicycle.analysis.estimates import CERTAINTY

MODEL = "openskill Bradley–Terry, winner against each loser, tau 0, gamma 1; error: the model's or a jackknife's"
PARTS = 10
"""Into how many parts the jackknife divides the shuffles."""


def _whole(*_: object, **__: object) -> float:
    return 1.0


class Ratings:
    """The ratings, game by game: all of them, and as they would be without each tenth of the shuffles."""

    def __init__(self, bots: Sequence[str]):
        self.model = BradleyTerryFull(tau=0.0, gamma=_whole)
        self.all = self._new(bots)
        self.without = [self._new(bots) for _ in range(PARTS)]
        self.shuffles = 0

    def _new(self, bots: Sequence[str]) -> dict[str, BradleyTerryFullRating]:
        return {name: self.model.rating(name=name) for name in bots}

    def add(self, shuffle: int, names: Sequence[str], winners: Sequence[int]) -> None:
        """Take up a game: who sat where, and which seats have won."""
        self.shuffles = max(self.shuffles, shuffle + 1)
        matches = [
            (names[winner], name)
            for winner in winners
            for seat, name in enumerate(names)
            if seat not in winners and name != names[winner]
        ]
        for part, ratings in enumerate((self.all, *self.without), -1):
            if part != shuffle % PARTS:
                for winner, loser in matches:
                    [[ratings[winner]], [ratings[loser]]] = self.model.rate([[ratings[winner]], [ratings[loser]]])

    def result(self) -> list[dict[str, Any]]:
        """Best first."""
        rows = []
        for name, rating in self.all.items():
            error = max(rating.sigma, self._jackknife(name))
            bounds = [rating.mu - CERTAINTY * error, rating.mu + CERTAINTY * error]
            rows.append({"bot": name, "rating": rating.mu, "error": error, "rating_interval": bounds})
        return sorted(rows, key=lambda row: -float(row["rating"]))

    def _jackknife(self, name: str) -> float:
        """The error by how much the rating moves with a tenth left out; nothing from too few shuffles."""
        if self.shuffles < PARTS:
            return 0.0
        found = [ratings[name].mu for ratings in self.without]
        mean = sum(found) / PARTS
        return sqrt((PARTS - 1) / PARTS * sum((one - mean) ** 2 for one in found))

"""I.1, I.4, II.8  Elections: plaques are dealt, and their sum is a player's deputies."""

from __future__ import annotations

from typing import Literal

from .events import DeputiesElected, FirstPlayerFound
from .state import Politico


def preliminary(g: Politico) -> None:
    """I.1 1, 4  Three plaques each; at a table of three or four a fourth, if there are fewer than 200 deputies."""
    edition, players = g.edition, range(g.players)
    plaques = g.chance.shuffled("plaques", edition.plaques)
    dealt = [tuple([plaques.pop() for _ in range(edition.per_player)]) for _ in players]
    count(g, "first", dealt)
    if g.players in edition.fourth_players and sum(g.deputies) < edition.fourth_below:
        count(g, "fourth", [(*mine, plaques.pop()) for mine in dealt])  # once, whatever comes of it (ruling P39)
    fewest = [seat for seat in players if g.deputies[seat] == min(g.deputies)]
    g.first = g.chance.pick("first player", fewest) if len(fewest) > 1 else fewest[0]  # ruling P34
    g.tell(FirstPlayerFound(g.first))


def again(g: Politico, why: Literal["intermediate", "dissolution"]) -> None:
    """I.4 1, 2; II.8 1  The plaques in use are dealt again; points and government stay (ruling P32)."""
    plaques = g.chance.shuffled("plaques", g.plaques)
    each = len(plaques) // g.players
    count(g, why, [tuple(plaques[seat * each : (seat + 1) * each]) for seat in range(g.players)])


def count(
    g: Politico, why: Literal["first", "fourth", "intermediate", "dissolution"], dealt: list[tuple[int, ...]]
) -> None:
    g.deputies = [sum(plaques) for plaques in dealt]
    g.plaques = tuple(sorted([plaque for plaques in dealt for plaque in plaques]))
    g.tell(DeputiesElected(why, tuple(dealt), tuple(g.deputies)))

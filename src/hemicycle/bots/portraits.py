"""How characters differ: what each of them promises, keeps, accepts and risks, by games among all of them.

python -m hemicycle.bots.portraits koalition --games 100

Nothing of it is used in play. In game i everybody sits i seats further, so that all sit everywhere.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from hemicycle import games
from hemicycle.engine.deals import Deal
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action

from . import levels
from .base import Driver, Mind
from .characters import BETWEEN, CHARACTERS


class Sign(NamedTuple):
    """By what one recognises a character: how often it does something where it could."""

    name: str
    kinds: tuple[str, ...]
    """Kinds of question where it shows."""
    actions: tuple[str, ...] = ()
    """What counts, by class, or by what is cast."""


SIGNS: Mapping[str, tuple[Sign, ...]] = {
    "koalition": (
        Sign("plays an action card", ("open", "answer"), ("Doppler", "Ruecktritt", "Skandal", "Sturz", "Weste")),
    ),
    "zoocracy": (
        Sign("campaigns against others, rallies", ("campaign",), ("NegativeCampaign", "Rally", "LeaderCampaign")),
        Sign("votes for a proposal", ("vote",), ("yes",)),
    ),
    "politico": (
        Sign("attacks", ("act",), ("AttackWith", "TableMotion", "ToppleByArmy")),
        Sign("joins a government", ("join",), ("Join",)),
        Sign("votes for a motion of censure", ("censure",), ("yes",)),
    ),
    "junta": (
        Sign("starts a coup", ("declare-coup",), ("DeclareCoup", "PlayPretext", "StartWithCard")),
        Sign("bombards", ("bombard",), ("Bombard",)),
        Sign("fires", ("fire",), ("FireAt",)),
    ),
}
"""Beside deals and promises, which show everywhere."""


class Portrait:
    """What one character has done."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def share(self, part: str, whole: str) -> float:
        return self.counts[part] / max(1, self.counts[whole])


class Watched(Mind):
    """A bot whose answers are counted."""

    signs: tuple[Sign, ...] = ()
    portrait: Portrait

    def choose(self, request: Request) -> Action:
        action = super().choose(request)
        if len(request.options) > 1:
            for sign in self.signs:
                if request.kind in sign.kinds:
                    done = {type(action).__name__, str(getattr(action, "choice", ""))}
                    self.portrait.counts[f"{sign.name}, asked"] += 1
                    self.portrait.counts[sign.name] += not done.isdisjoint(sign.actions)
        return action


def portraits(game: str, number: int, level: str = "novice", players: int | None = None) -> dict[str, Portrait]:
    """Let them play so many games, and say what each has done."""
    rules = games.find(game)
    setup = rules.setup(rules.find_edition(rules.editions[0]).usual if players is None else players)
    found = {character: Portrait() for character in CHARACTERS}
    names = list(CHARACTERS)
    for index in range(number):
        seated = [names[(seat + index) % len(names)] for seat in range(setup.players)]
        table = Game.begin(rules, setup, f"portrait {index}")
        minds: dict[int, Mind] = {}
        for seat, character in enumerate(seated):
            make = levels.find(rules, f"{level}{BETWEEN}{character}")
            mind = Watched(table, make(seat, Random(f"portrait {index} {seat}")))
            mind.signs, mind.portrait = SIGNS.get(game, ()), found[character]
            minds[seat] = mind
        Driver(table, minds, Random(index), bargaining=True).run(rules.longest)
        for seat, character in enumerate(seated):
            counts = found[character].counts
            counts["games"] += 1
            counts.update(_of_deals(table.ledger.deals, seat))
    return found


def _of_deals(deals: tuple[Deal, ...], seat: int) -> Iterator[str]:
    for deal in deals:
        if deal.by == seat:
            yield "offers"
            yield from ["offers agreed"] if deal.status == "agreed" else ()
        elif seat in deal.parties and deal.status in ("agreed", "refused", "answered"):
            yield "asked"
            yield from ["accepts"] if seat in deal.accepted else ()
        if deal.status == "agreed":
            for term, verdict in zip(deal.terms, deal.verdicts, strict=True):
                if term.seat == seat and not term.at_once:
                    yield verdict
                    yield from ["judged"] if verdict in ("kept", "broken") else ()


def rows(game: str, found: Mapping[str, Portrait]) -> Iterator[tuple[str, list[str]]]:
    """The portraits as a table: what, and how much of it by character."""
    every = list(found.values())
    yield "games", [f"{one.counts['games']}" for one in every]
    for name, part, whole in (
        ("promises broken, of those put to the test", "broken", "judged"),
        ("offers accepted, of those it had", "accepts", "asked"),
        *[(f"{sign.name}, where it may", sign.name, f"{sign.name}, asked") for sign in SIGNS.get(game, ())],
    ):
        yield name, [f"{100 * one.share(part, whole):.1f} %" for one in every]
    yield "offers made in a game", [f"{one.share('offers', 'games'):.1f}" for one in every]


def main(arguments: Any = None) -> None:
    reading = argparse.ArgumentParser(prog="python -m hemicycle.bots.portraits")
    reading.add_argument("game")
    reading.add_argument("--games", type=int, default=100)
    reading.add_argument("--level", default="novice")
    reading.add_argument("--players", type=int)
    given = reading.parse_args(arguments)
    found = portraits(given.game, given.games, given.level, given.players)
    lines = [f"| {given.game} | {' | '.join(found)} |", "| --- |" + " ---: |" * len(found)]
    lines += [f"| {name} | {' | '.join(values)} |" for name, values in rows(given.game, found)]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

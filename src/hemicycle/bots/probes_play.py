"""Probes that play: novices with one simple trick each. Nobody should win more than an equal share by one.

hemicycle simulate zoocracy --players 3 --bots hemicycle.bots.probes_play:Overbidder,novice,novice
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod
from typing import Any

import msgspec

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action
from hemicycle.games.junta.bot import treasury
from hemicycle.games.junta.bot.outlook import Outlook
from hemicycle.games.junta.money import EMPTY, kinds, minus, plus, worth
from hemicycle.games.junta.politics.budget import SEAL, PutBill
from hemicycle.games.zoocracy.bot import bidding

from .novice import Novice


class Overbidder(Novice):
    """Bids one more than any of the others has, or all of its own; `most` at most."""

    games = ("zoocracy",)
    most = 1_000

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind not in ("bid", "bid-again"):
            return super().decide(view, request)
        others = [view.reckoned[other] for other in range(view.players) if other != self.seat]
        bid: Action = request.options[min(max(others) + 1, self.most, len(request.options) - 1)]
        return bid


class Dozen(Overbidder):
    """Bids no more than a dozen: one more than a presidency was once thought to be worth."""

    most = 12


class Underbidder(Overbidder):
    """Bids next to nothing, and leaves the others to pay."""

    most = 2


class Answers(Novice):
    """Reckons how often the others bid what, by their own sums, and bids what does best against it."""

    games = ("zoocracy",)
    goals = 2.2
    """What it thinks a presidency worth."""

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind not in ("bid", "bid-again"):
            return super().decide(view, request)
        rivals = [seat for seat in bidding.bidders_of(view) if seat != self.seat]
        mixes = [bidding.mix(view, seat, bidding.THOROUGH) for seat in rivals]
        return max(request.options, key=lambda bid: self.gain(view, mixes, int(bid.choice)))  # type: ignore[attr-defined]

    def gain(self, view: Any, mixes: Sequence[list[tuple[int, float]]], bid: int) -> float:
        """In goals: of a tie it hopes for three tenths of the presidency."""
        alone = prod([sum([share for other, share in mix if other < bid]) for mix in mixes])
        first = prod([sum([share for other, share in mix if other <= bid]) for mix in mixes])
        return self.goals * (0.7 * alone + 0.3 * first) + bidding.standing_after(view, self.seat, bid)


ATTACKS = ("AttackWith", "TableMotion", "ToppleByArmy")


class Spares(Novice):
    """Attacks nobody in Politico: as often as `attacks` it forgets its good manners for a turn."""

    games = ("politico",)
    attacks = 0.0

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind == "act" and self.rng.random() >= self.attacks:
            kept = tuple(option for option in request.options if type(option).__name__ not in ATTACKS)
            request = msgspec.structs.replace(request, options=kept)
        return super().decide(view, request)


class SparesOften(Spares):
    """Attacks every fourth time."""

    attacks = 0.25


class SparesSometimes(Spares):
    """Attacks every second time."""

    attacks = 0.5


class Favours(Novice):
    """As President of Junta buys just enough votes with half of what it keeps, and everybody's quiet with two
    millions; in small bills, so that it looks like more."""

    games = ("junta",)
    half, quiet = 0.5, 2.0

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind == "announce":
            return request.options[0]  # all that there is
        if request.kind != "make-budget" or view.small:
            return super().decide(view, request)
        look = Outlook(view, self.seat, self.temper, True, self.rng)
        draft = view.stack[-1].draft
        put = {family: worth(pile) for family, pile in enumerate(draft)}
        left = kinds(minus(view.families[self.seat].reserve, reduce(plus, draft, EMPTY)))
        bought = treasury.partners(look, put)
        others = [family for family in range(view.players) if family not in (self.seat, *bought)]
        goals = dict.fromkeys(bought, self.half * (look.aid - sum(put.values()))) | dict.fromkeys(
            others, self.quiet
        )
        for family, goal in goals.items():
            bill = PutBill(family, min(left, default=0))
            if put.get(family, 0) < goal and bill in request.options:
                return bill
        return SEAL

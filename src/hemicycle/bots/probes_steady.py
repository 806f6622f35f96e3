"""The probes with a steady player's play, to be put among steady and shrewd players.

There a novice loses whatever its trick brings it: only who plays as well as they do shows what a trick is worth.

hemicycle simulate koalition --deals all --bots hemicycle.bots.probes_steady:SellsAgain,steady,steady,steady,steady
"""

from __future__ import annotations

from typing import Any

from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from . import probes, probes_play
from .steady import Steady


class SellsAgain(probes.SellsAgain, Steady):
    """Sells the same cheap promises again and again, to everybody, and keeps them."""


class Peddles(probes.Peddles, Steady):
    """Sells its word for whatever is handed over at once, again and again, and keeps it."""


class SellsQuiet(probes.SellsQuiet, Steady):
    """Sells all that it would do or leave alone anyway, in one parcel, as dearly as it is likely to be taken."""


class SwapsVotes(probes.SwapsVotes, Steady):
    """Swaps votes with everybody before anybody proposes, and takes everything where they make a majority."""


class SellsOneYes(probes.SellsOneYes, Steady):
    """Sells its yes to everybody before the election, for a place in the proposal of each: only one passes."""


class AsksForGifts(probes.AsksForGifts, Steady):
    """Asks everybody for whatever they could give, for nothing, also in answer to an offer."""


class PromisesTheMoon(probes.PromisesTheMoon, Steady):
    """Promises whatever pleases most, whether it can keep it or not, and then plays as if it had not."""


class Faithless(probes.Faithless, Steady):
    """Accepts everything, and then does anything else."""


class Betrays(probes.Betrays, Steady):
    """The same, and offers what pleases most for what it would like."""


class Cheapest(probes.Cheapest, Steady):
    """Keeps everything, and gets everything at the cheapest price: it offers little first."""


class Refuses(probes.Refuses, Steady):
    """Makes no deals."""


class Floods(probes.Floods, Steady):
    """Offers whatever comes to its mind, as often as the table takes it."""


class Overbidder(probes_play.Overbidder, Steady):
    """Bids in Zoocracy one more than any of the others has, or all of its own."""


class Answers(probes_play.Answers, Steady):
    """Bids in Zoocracy what does best against what the others bid, by their own sums."""


class Favours(probes_play.Favours, Steady):
    """As President of Junta buys just enough votes, and everybody's quiet with two millions."""


class StaysOut(Steady):
    """Joins no government in Politico, however good it looks."""

    games = ("politico",)

    def decide(self, view: Any, request: Request) -> Action:
        declined = [option for option in request.options if type(option).__name__ == "Decline"]
        return declined[0] if declined else super().decide(view, request)


class Rises(Steady):
    """Starts a coup in Junta as soon as it may."""

    games = ("junta",)

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind == "declare-coup" and request.options[0] != PASS:
            return request.options[0]
        return super().decide(view, request)

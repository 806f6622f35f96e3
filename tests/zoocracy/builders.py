"""Positions of Zoocracy in a few lines.

Players are A, B, C and so on. A position is a phase of a round with everything else said by name; nobody holds a
card and nobody an office unless it is said, so that a game runs on to the next real question.

    table = at("B", zoo="elephants A3 B1; hippos C2", offices="defence B", hands={"A": "rally-hippos"})
    table.does("A", Place("hippos", 1))                 # everything goes through the door, `game.act`

    table = at("D", seats=[11, 9, 7, 10, 8, 6])
    table.proposes("A", "ACC AB").votes("ABC")          # Prime Minister, Finance, Defence; the goals; who says yes
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.engine import flow
from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import Term
from hemicycle.engine.flow import Step
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.edition import (
    END_OF_GAME,
    GOVERNMENT_OFFICES,
    OPPOSITION_LEADER,
    PRESIDENTIAL,
    ZoocracyEdition,
)
from hemicycle.games.zoocracy.government import NO, YES, Appoint, PromiseGoal
from hemicycle.games.zoocracy.match import Match
from hemicycle.games.zoocracy.presidency import PresidentialElection
from hemicycle.games.zoocracy.state import Zoocracy
from tests import table
from tests.table import LETTERS, seat_of, seats_of

A, B, C, D, E, F = range(6)
QUIET = (
    "good-harvest",
    "crop-failure",
    "donation-1",
    "donation-2",
    "donation-3",
    "strike",
    "resistance",
    END_OF_GAME,
)
"""The events in the order in which they come, unless a position says which is next."""


def edition(name: str = "2019") -> ZoocracyEdition:
    found = RULES.find_edition(name)
    assert isinstance(found, ZoocracyEdition)
    return found


class Table(table.Table[Zoocracy]):
    """Players at a game under way, who do things one after the other through its one door."""

    def options(self, player: str, *kinds: type[Action]) -> list[Action]:
        """What a player may choose from; of these kinds, if any are named."""
        return [one for one in self.request(player).options if not kinds or isinstance(one, kinds)]

    def amounts(self, player: str, species: str) -> list[int]:
        """How much food of its funds a party may place on a species in one step."""
        return [
            one.number for one in self.options(player, Place) if isinstance(one, Place) and one.species == species
        ]

    def all_pass(self, kind: str) -> Table:
        """Whoever is asked this in this round passes, one after the other."""
        round = self.g.round
        while kind in self.asked().values() and self.g.round == round:
            self.passes(next(iter(self.asked())))
        return self

    def passes_on(self, until: str = "") -> Table:
        """Whoever is asked passes, until this is asked or the round is over."""
        round = self.g.round
        while not self.game.over and self.g.round == round and until not in self.asked().values():
            self.passes(next(iter(self.asked())))
        return self

    def bids(self, **bids: int) -> Table:
        for player, bid in bids.items():
            self.does(player, Cast(bid))
        return self

    def proposes(self, player: str, proposal: str) -> Table:
        """`ABB AC`: Prime Minister, Finance, Defence; the goal of this round, and of the next."""
        offices, goals = [seats_of(part) for part in proposal.split()]
        self.does(player, *[Appoint(one, seat) for one, seat in zip(GOVERNMENT_OFFICES, offices, strict=True)])
        return self.does(player, *[PromiseGoal(at + 1, seat) for at, seat in enumerate(goals)])

    def votes(self, yes: str) -> Table:
        """All vote: these yes, the others no."""
        for player in LETTERS[: self.g.players]:
            self.does(player, Cast(YES if player in yes else NO))
        return self

    def nobody_proposes(self) -> Table:
        return self.all_pass("propose")

    def holders(self) -> str:
        """Who holds Prime Minister, Finance, Defence, and Opposition Leader; a dash where nobody does."""
        held = [self.g.holds(office) for office in (*GOVERNMENT_OFFICES, OPPOSITION_LEADER)]
        return "".join("-" if seat is None else LETTERS[seat] for seat in held)

    def agree(self, *terms: Term, by: str = "A", to: str = "BC") -> str:
        """A deal between these players; its name."""
        return table.agree(self.game, seat_of(by), seats_of(to), *terms)

    def verdicts(self, id: str) -> tuple[str, ...]:
        return table.verdicts(self.game, id)


def begin(
    players: int = 3, *, seed: str = "a game", edition: str | ZoocracyEdition = "2019", **options: Any
) -> Table:
    """A game as it really begins, dealt by chance."""
    return Table(Game.begin(RULES, RULES.setup(players, edition, options), seed))


def at(
    phase: str,
    players: int = 0,
    *,
    round: int = 1,
    seats: Sequence[int] = (),
    goals: Sequence[int] = (),
    funds: Sequence[int] = (),
    zoo: str = "",
    hands: dict[str, str] | None = None,
    offices: str = "",
    face_down: str = "",
    government: str = "",
    programme: str = "--",
    event: str = "",
    lots: str = "ABCDEF",
    order: str = "",
    edition: str | ZoocracyEdition = "2019",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """The beginning of a phase, run on to its first question.

    `zoo`: «elephants A3 B1; hippos C2». `offices`: «president A, defence B», all face up but those in `face_down`.
    `programme`: whose markers lie on P1 and P2. `event`: the next one. Elections were this round from phase D on,
    with the next in two; say otherwise with `elected`, `parliamentary` and `presidential`. `phase` may also be
    «round», for the beginning of a round, or «end», for its end.
    """
    players = players or len(seats) or 3
    table = begin(players, edition=edition, **(options or {}))
    g = table.g
    g.round, g.lots = round, seats_of(lots)[:players] if lots == "ABCDEF" else seats_of(lots)
    g.order = seats_of(order) if order else g.lots
    g.seats, g.goals = list(seats) or [0] * players, list(goals) or [0] * players
    g.funds = list(funds) or [10] * players
    g.reckoned = list(g.funds)
    g.majority = sum(g.seats) // 2 + 1 if any(g.seats) else 0
    later = phase in ("D", "E", "F", "G", "end")
    g.elected = later
    g.parliamentary = g.presidential = round + 2 if later else round
    _lay_food(g, zoo)
    _deal(g, hands or {})
    _stack_events(g, event, drawn=round - (phase not in ("F", "G", "end")))
    _appoint(g, offices, face_down)
    g.government = seats_of(government)
    g.programme = [None if player == "-" else seat_of(player) for player in programme]
    for name, value in fields.items():
        assert hasattr(g, name), f"there is no field {name}"
        setattr(g, name, value)
    _play_on(table, phase)
    return table


def _lay_food(g: Zoocracy, zoo: str) -> None:
    for part in zoo.split(";"):
        species, *counts = part.split() or [""]
        for count in counts:
            g.tokens[species][seat_of(count[0])] = int(count[1:])


def _deal(g: Zoocracy, hands: dict[str, str]) -> None:
    """These hands, in cards of the first deck; all other cards lie in it."""
    g.hands = [hands.get(player, "").split() for player in LETTERS[: g.players]]
    g.drawn = [[0] * len(hand) for hand in g.hands]
    deck = list(g.edition.decks[g.options.deck])
    for card in [card for hand in g.hands for card in hand]:
        deck.remove(card)
    g.deck, g.discard, g.shuffled = deck, [], [g.edition.decks[g.options.deck]]


def _stack_events(g: Zoocracy, event: str, drawn: int) -> None:
    others = [one for one in QUIET if one != event]
    g.event_discard, rest = others[:drawn], others[drawn:]
    g.event_deck = [event, *rest] if event else rest


def _appoint(g: Zoocracy, offices: str, face_down: str) -> None:
    g.offices, g.face_up = {}, {}
    for part in offices.split(",") if offices else ():
        office, player = part.split()
        g.offices[office] = seat_of(player)
        g.face_up[office] = office not in face_down.split()


def _play_on(table: Table, phase: str) -> None:
    g, match = table.g, Match()
    g.stack[:] = [match]
    g.events, g.phase = [], phase
    begins: dict[str, Any] = {
        "A": lambda: match.phase(g, PRESIDENTIAL, PresidentialElection(), match.campaign),
        "B": lambda: match.campaign(g),
        "C": lambda: match.election(g),
        "D": lambda: match.formation(g),
        "E": lambda: match.event(g),
        "F": lambda: match.confidence(g),
        "G": lambda: match.progress(g),
        "round": lambda: match.next_round(g),
        "end": lambda: match.end_of_round(g),
    }
    step: Step = begins[phase]()
    flow.run(g, step)
    flow.settle(g)
    table.game.chain = (None, 0, -1, "begin", 0, None, tuple(g.events))
    g.events = []

"""Positions of Politico in a few lines.

Players are A, B, C and so on; cards have short names (`CARDS`). A position is the moment in which somebody chooses
an act of play, unless `phase` says otherwise; nobody holds a card unless it is said, and events are blank.

    table = at("D", government="ABC", hands={"D": "desaccords", "B": "baraka"})
    table.attacks("D", "desaccords", "A").defends("B", "baraka")    # everything goes through the door, `game.act`

    table = at("A", hands={"A": "pm"}).forms("A", "BC", accept="B").votes("AB", "CD").no_army()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.engine import flow
from hemicycle.engine.ballot import Cast
from hemicycle.engine.flow import Request, Step
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import (
    AttackWith,
    Dissolve,
    Draw,
    EnterByArmy,
    LeaveGovernment,
    PlayUnion,
    ReshuffleGovernment,
    StepDown,
    Swap,
    TableMotion,
    ToppleByArmy,
)
from hemicycle.games.politico.army import CounterWithArmy
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.edition import PoliticoEdition
from hemicycle.games.politico.formation import Decline, Expel, FormGovernment, Invite, Join, Present, Withdraw
from hemicycle.games.politico.match import Match
from hemicycle.games.politico.state import Government, Lasting, Politico
from hemicycle.games.politico.turn import Turn
from tests import table
from tests.table import LETTERS, seat_of, seats_of

A, B, C, D, E, F, G, H = range(8)

CARDS = {
    "pm": "premier-ministre",
    "hp": "homme-providentiel",
    "union": "union-nationale",
    "motion": "motion-de-censure",
    "army": "pression-de-l-armee",
    "greve": "greve-generale",
    "desaccords": "desaccords",
    "agitation": "agitation-sociale",
    "debacle": "debacle-economique",
    "inflation": "inflation-record",
    "catastrophe": "catastrophe-ecologique",
    "surenchere": "surenchere-demagogique",
    "forfaiture": "forfaiture",
    "desastre": "desastre-outre-mer",
    "scandale": "scandale-financier",
    "affaire": "affaire-de-moeurs",
    "crise": "crise-dans-le-parti",
    "scission": "scission-dans-le-parti",
    "echec": "echec-de-la-greve",
    "replatrage": "replatrage",
    "negociation": "negociation",
    "reussite": "reussite",
    "vaincue": "inflation-vaincue",
    "lenifiant": "propos-lenifiant",
    "avis": "avis-du-conseil",
    "proces": "proces-en-diffamation",
    "evitee": "scission-evitee",
    "baraka": "baraka",
}
"""Short names of the 28 trumps."""

RED = tuple(CARDS)[5:18]
"""The thirteen attacks."""
TOPPLE, ENTER, UNION, LEAVE = ToppleByArmy(), EnterByArmy(), PlayUnion(), LeaveGovernment()
STEP_DOWN, RESHUFFLE, DISSOLVE, MOTION = StepDown(), ReshuffleGovernment(), Dissolve(), TableMotion()
DRAW, PRESENT, WITHDRAW, COUNTER = Draw(), Present(), Withdraw(), CounterWithArmy()


def cards_of(names: str) -> list[str]:
    """The cards of some short names."""
    return [CARDS[name] for name in names.split()]


def edition(name: str = "original") -> PoliticoEdition:
    found = RULES.find_edition(name)
    assert isinstance(found, PoliticoEdition)
    return found


def form(card: str = "pm", army: bool = False) -> FormGovernment:
    return FormGovernment(CARDS[card], army)


def attack(card: str, target: str) -> AttackWith:
    return AttackWith(CARDS[card], seat_of(target))


def swap(card: str) -> Swap:
    return Swap(CARDS[card])


class Table(table.Table[Politico]):
    """Players at a game under way, who do things one after the other through its one door."""

    # What is asked

    def who(self, kind: str) -> str:
        """Everybody who is asked this, in order."""
        return "".join(LETTERS[one.seat] for one in self.waiting() if one.kind == kind)

    def options(self, player: str, *kinds: type[Action]) -> list[Action]:
        """What a player may choose from, but to pass; of these kinds, if any are named."""
        options = [one for one in self.request(player).options if one != PASS]
        return [one for one in options if not kinds or isinstance(one, kinds)]

    # Doing things

    def offered(self, player: str) -> list[Request]:
        """What a player may do out of turn."""
        return [one for one in self.game.asked(seat_of(player)) if one.optional]

    def out_of_turn(self, player: str, action: Action) -> Table:
        (request,) = self.offered(player)
        self.game.act(request.seat, request.id, action)
        return self

    def all_pass(self, kind: str) -> Table:
        """Whoever is asked this passes."""
        for request in [one for one in self.waiting() if one.kind == kind]:
            self.game.act(request.seat, request.id, PASS)
        return self

    def attacks(self, player: str, card: str, target: str) -> Table:
        return self.does(player, attack(card, target))

    def hits(self, player: str, card: str, target: str) -> Table:
        """An attack that nobody counters."""
        return self.attacks(player, card, target).undefended()

    def undefended(self) -> Table:
        return self.all_pass("defend")

    def defends(self, player: str, card: str) -> Table:
        return self.does(player, Defend(CARDS[card])).all_pass("defend")

    def no_army(self) -> Table:
        """Nobody answers with the army; nobody may be asked at all."""
        return self.all_pass("answer-army")

    def army(self, player: str) -> Table:
        """This player answers with the army, the others do not."""
        return self.does(player, COUNTER).no_army()

    def calls(self, player: str, invited: str, accept: str | None = None) -> Table:
        """Invite these; these of them accept (all, if it is not said)."""
        for party in invited:
            self.does(player, Invite(seat_of(party)))
        if self.asked().get(player) in ("invite", "reshuffle"):
            self.does(player, PRESENT)
        for party in invited:
            self.does(party, Join() if accept is None or party in accept else Decline())
        return self

    def forms(
        self, player: str, invited: str = "", accept: str | None = None, card: str = "pm", army: bool = False
    ) -> Table:
        """A government is tried; with a refusal by somebody it is presented all the same."""
        self.does(player, form(card, army)).calls(player, invited, accept)
        if self.asked().get(player) == "present":
            self.does(player, PRESENT)
        return self

    def votes(self, yes: str = "", no: str = "") -> Table:
        """All vote: these yes, these no, the others abstain."""
        for request in [one for one in self.waiting() if one.kind in ("investiture", "censure")]:
            player = LETTERS[request.seat]
            choice = "yes" if player in yes else "no" if player in no else "abstain"
            self.game.act(request.seat, request.id, Cast(choice))
        return self

    def expels(self, player: str, expelled: str) -> Table:
        return self.does(player, *[Expel(seat_of(party)) for party in expelled])

    def ends_turn(self) -> Table:
        """Whoever is on turn passes; the next turn runs on to its first question."""
        return self.passes(LETTERS[self.g.seat])

    def turns(self, number: int) -> Table:
        """So many turns in which nothing is done but to draw."""
        for _ in range(number):
            turn = self.g.turn
            while self.g.turn == turn and not self.game.over:
                player = LETTERS[self.g.seat]
                kind = self.asked()[player]
                self.does(player, DRAW if kind == "draw" else PASS)
        return self

    # What has come of it

    @property
    def points(self) -> list[int]:
        return self.g.points

    @property
    def deputies(self) -> list[int]:
        return self.g.deputies

    @property
    def government(self) -> str:
        """Its members, the Prime Minister first; empty: there is none."""
        return "".join(LETTERS[seat] for seat in self.g.members)

    def hand(self, player: str) -> str:
        """A hand by its short names, in alphabetical order."""
        short = {card: name for name, card in CARDS.items()}
        return " ".join(sorted(short[card] for card in self.g.hands[seat_of(player)]))

    def under(self) -> str:
        """What went under the trump pile, in order."""
        short = {card: name for name, card in CARDS.items()}
        return " ".join(short[card] for card in self.g.under)


def begin(
    players: int = 4, *, seed: str = "a game", edition: str | PoliticoEdition = "original", **options: Any
) -> Table:
    """A game as it really begins, dealt by chance."""
    return Table(Game.begin(RULES, RULES.setup(players, edition, options), seed))


def at(
    player: str = "A",
    players: int = 0,
    *,
    phase: str = "act",
    turn: int = 20,
    deputies: Sequence[int] = (),
    points: Sequence[int] = (),
    hands: dict[str, str] | None = None,
    government: str = "",
    card: str = "pm",
    formed: int | None = None,
    immune_until: int = 0,
    providential: bool = False,
    lasting: Sequence[Lasting] = (),
    pile: str = "",
    under: str = "",
    event: str = "blank",
    edition: str | PoliticoEdition = "original",
    options: dict[str, Any] | None = None,
    seed: str = "a game",
    **fields: Any,
) -> Table:
    """A position in a turn of this player, run on to its first question.

    `government`: the Prime Minister first; formed in the turn before, unless `formed` says otherwise. `pile`: the
    next trumps to come; `under`: what has gone under; all others follow in the pile. `event`: the next event.

    `phase`: «turn» for the beginning of the turn, «event», «draw», or «act», where an act of play is chosen.
    """
    players = players or len(deputies) or len(points) or 4
    table = begin(players, seed=seed, edition=edition, **(options or {}))
    g = table.g
    g.turn, g.seat = turn, seat_of(player)
    g.first = (g.seat - turn + 1) % players
    g.deputies = list(deputies) or [60, 45, 30, 50, 40, 55, 35, 25][:players]
    g.points = list(points) or [0] * players
    g.plaques = tuple(sorted(part for own in g.deputies for part in (own // 3, own // 3, own - 2 * (own // 3))))
    g.vacant_since, g.past, g.event = turn, [], ""
    g.government = None
    if government:
        seats = seats_of(government)
        begun = turn - 1 if formed is None else formed
        g.government = Government(seats[0], seats, CARDS[card], begun, 0, providential, immune_until)
    g.lasting = list(lasting)
    _deal(g, hands or {}, cards_of(pile), cards_of(under))
    events = list(g.edition.events)
    events.remove(event)
    g.event_pile, g.event_under = [*sorted(events, key=lambda one: one == "blank"), event], []
    for name, value in fields.items():
        assert hasattr(g, name), f"there is no field {name}"
        setattr(g, name, value)
    _play_on(table, phase)
    return table


def _deal(g: Politico, hands: dict[str, str], pile: list[str], under: list[str]) -> None:
    """These hands; what a government or a lasting effect needs lies on the table; the rest is the pile."""
    g.hands = [cards_of(hands.get(player, "")) for player in LETTERS[: g.players]]
    g.known = [[] for _ in range(g.players)]
    g.table = [lasting.card for lasting in g.lasting if lasting.card]
    if g.government is not None:
        g.table.append(g.government.card)
    g.under = under
    rest = list(g.edition.trumps)
    for card in [*[card for hand in g.hands for card in hand], *g.table, *pile, *under]:
        rest.remove(card)
    g.pile = [*rest, *reversed(pile)]


def _play_on(table: Table, phase: str) -> None:
    g, match, turn = table.g, Match(), Turn(seat=table.g.seat)
    g.stack[:] = [match]
    g.out_of_turn, g.events = [], []
    step: Step
    if phase == "turn":
        g.turn -= 1
        g.seat = (g.seat - 1) % g.players
        step = match.next_turn(g)
    else:
        match.at = "next_turn"
        g.stack.append(turn)
        begins: dict[str, Any] = {"event": turn.enter, "draw": turn.draw, "act": turn.act}
        step = begins[phase]
    flow.run(g, step)
    flow.settle(g)
    table.game.chain = (None, 0, -1, "begin", 0, None, tuple(g.events))
    g.events = []
    assert g.over or not g.conserved(), g.conserved()

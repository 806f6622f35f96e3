"""Positions of a coup in a few lines.

Families are A, B, C and so on, the players first and then the puppets; A is President. Posts, hands and money are
said in words; what is not said nobody has, and every die shows a 1, so that nothing is hit.

    table = declaring(posts={"B": "general-1"}, unstable=True)
    table.does("B", DeclareCoup("move"))        # everything goes through the door, `game.act`

    table = fighting("B brigade-1 4 palace", "A guards 4 palace", rebels="B", phase=1, dice=[6])
    table.all("fire", HOLD_FIRE)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from hemicycle.engine import flow
from hemicycle.engine.chance import Chance
from hemicycle.engine.flow import Request, Step
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Event
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.declaration import Declaration
from hemicycle.games.junta.coup.march import END_MOVE
from hemicycle.games.junta.coup.phases import Coup
from hemicycle.games.junta.coup.uprising import Stack, Uprising
from hemicycle.games.junta.edition import MARINES, PARATROOPERS, POSTS
from hemicycle.games.junta.money import EMPTY, Purse, minus, spread
from hemicycle.games.junta.state import NOBODY, Family, Junta, Turn

from .builders import set_fields

LETTERS = "ABCDEFGH"
A, B, C, D, E, F, G = range(7)
PUPPETS = {2: 3, 3: 2}
EventT = TypeVar("EventT", bound=Event)


class LoadedDice(Chance):
    """Dice that show what a test wants, and then ones."""

    dice: list[int] = []

    def roll(self, purpose: str, sides: int = 6) -> int:
        return self.dice.pop(0) if self.dice else 1


def family_of(letter: str) -> int:
    return LETTERS.index(letter) if letter else NOBODY


class Table:
    """Players in a coup, who do things one after the other through its one door."""

    def __init__(self, game: Game):
        self.game = game

    @property
    def g(self) -> Junta:
        assert isinstance(self.game.state, Junta)
        return self.game.state

    @property
    def coup(self) -> Uprising:
        assert self.g.coup is not None
        return self.g.coup

    # What is asked

    def waiting(self) -> list[Request]:
        return [one for one in self.game.requests if not one.answered and not one.optional]

    def asked(self) -> list[tuple[str, str]]:
        """Who is waited for, and what for."""
        return [(LETTERS[one.seat], one.kind) for one in self.waiting()]

    def about(self) -> str:
        """For which family the first who is waited for decides."""
        family = self.waiting()[0].about["family"]
        assert isinstance(family, int)
        return LETTERS[family]

    def request(self, player: str) -> Request:
        return next(one for one in self.waiting() if LETTERS[one.seat] == player)

    def options(self, player: str, *kinds: type[Action]) -> list[Any]:
        """What a player may choose from; of these kinds, if any are named."""
        return [one for one in self.request(player).options if not kinds or isinstance(one, kinds)]

    # Doing things

    def does(self, player: str, *actions: Action) -> Table:
        for action in actions:
            request = self.request(player)
            assert action in request.options, f"{action} is not among {request.options}"
            self.game.act(request.seat, request.id, action)
            assert self.g.over or not self.g.conserved(), self.g.conserved()
        return self

    def all(self, kind: str, action: Action) -> Table:
        """As long as somebody is asked this, he answers so."""
        while self.waiting() and self.waiting()[0].kind == kind:
            self.does(LETTERS[self.waiting()[0].seat], action)
        return self

    def ends(self, *players: str) -> Table:
        """These players end their moves."""
        for player in players:
            self.does(player, END_MOVE)
        return self

    def to_combat(self) -> Table:
        """All end the moves of this phase."""
        phase = self.coup.phase
        while self.waiting() and self.waiting()[0].kind == "move-units" and self.coup.phase == phase:
            self.ends(LETTERS[self.waiting()[0].seat])
        return self

    def quiet(self) -> Table:
        """Nobody bombards, and nobody attacks his own side."""
        return self.all("bombard", PASS).all("declare-attack", PASS)

    def agrees(self, player: str, action: Action) -> Table:
        """Out of turn: who has won."""
        (request,) = [one for one in self.game.requests if one.optional and LETTERS[one.seat] == player]
        self.game.act(request.seat, request.id, action)
        return self

    # What has come of it

    def at(self, area: str) -> dict[str, int]:
        """What stands in an area: «B brigade-1» and how many."""
        found: dict[str, int] = {}
        for one in self.coup.stacks:
            if one.area == area:
                owner = LETTERS[one.family] if one.family != NOBODY else "-"
                key = f"{owner} {one.unit}"
                found[key] = found.get(key, 0) + one.number
        return found

    @property
    def rebels(self) -> str:
        return "".join(sorted(LETTERS[family] for family in self.coup.rebels))

    def happened(self, kind: type[EventT]) -> list[EventT]:
        """Everything of one kind that has happened, oldest first."""
        return [event for entry in self.game.history() for event in entry.events if isinstance(event, kind)]


def position(
    players: int = 5,
    *,
    president: str = "A",
    posts: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    influence: dict[str, str] | None = None,
    money: dict[str, Purse] | None = None,
    at: dict[str, str] | None = None,
    dead: str = "",
    turn: int = 1,
    exiles: str = "",
    cousin: str = "",
    cousin_of: str = "",
    factions: dict[str, str] | None = None,
    dice: Sequence[int] = (),
    options: dict[str, Any] | None = None,
    edition: str = "las-bananas",
    **fields: Any,
) -> Junta:
    """A table in Phase 8 before anything is asked. `factions`: by leader the puppets that follow him."""
    setup = RULES.setup(players, edition, options or {})
    g = RULES.empty(setup, LoadedDice("", {}, list(dice)))
    assert isinstance(g, Junta)
    number = players + PUPPETS.get(players, 0)
    g.families = [Family((at,), at, []) for at in range(players)]
    for _ in range(players, number):
        g.families.append(Family(tuple(range(players)), NOBODY, []))
    for leader, puppets in (factions or {}).items():
        for puppet in puppets:
            g.families[family_of(puppet)].leader = family_of(leader)
    g.president, g.turn = family_of(president), Turn(turn, 8, placed=True)
    g.posts = dict.fromkeys(POSTS, NOBODY)
    for letter, held in (posts or {}).items():
        for post in held.split():
            g.posts[post] = family_of(letter)
    if cousin:
        g.cousin, g.cousin_of, g.posts[cousin] = cousin, family_of(cousin_of), g.president
    deck, bills = list(g.edition.deck), g.edition.bills
    for family, one in enumerate(g.families):
        letter = LETTERS[family]
        one.hand = (hands or {}).get(letter, "").split()
        one.influence = (influence or {}).get(letter, "").split()
        one.reserve = (money or {}).get(letter, EMPTY)
        one.location = (at or {}).get(letter, "residence")
        one.dead, one.exile = letter in dead, "embassy-1" if letter in exiles else ""
        for card in (*one.hand, *one.influence):
            deck.remove(card)
        bills = minus(bills, one.reserve)
    g.deck, g.pile = deck, spread(bills)
    set_fields(g, fields)
    return g


def _table(g: Junta, step: Step) -> Table:
    flow.run(g, step)
    flow.settle(g)
    game = Game(RULES, g, None, "", ())
    game.chain = (None, 0, -1, "begin", 0, None, tuple(g.events))
    g.events = []
    assert g.over or not g.conserved(), g.conserved()
    return Table(game)


def declaring(players: int = 5, **given: Any) -> Table:
    """Phase 8 as it begins."""
    g = position(players, **given)
    g.stack.append(Declaration())
    return _table(g, g.stack[-1].enter)


def fighting(
    *units: str,
    players: int = 5,
    first: str = "B",
    rebels: str = "",
    phase: int = 1,
    step: str = "move",
    leads: str = "",
    landed: Sequence[str] = (),
    strikes: int = 0,
    crowds: Sequence[str] = (),
    **given: Any,
) -> Table:
    """A coup under way: «B brigade-1 4 palace» for each stack, all others destroyed.

    `step`: «move» for the beginning of a phase, «combat» for when all have moved, «end» for the choice of sides.
    """
    g = position(players, **given)
    who = [family_of(letter) for letter in (rebels or first)]
    g.coup = coup = Uprising(family_of(first), who, family_of(leads or first), phase)
    coup.fighters = tuple(sorted(g.players_present(0)))
    coup.agreed, coup.spoken = [""] * players, [0] * players
    coup.strikes, coup.crowds = strikes, list(crowds)
    for text in units:
        letter, unit, number, area = text.split()
        coup.stacks.append(Stack(area, unit, NOBODY if letter == "-" else family_of(letter), int(number)))
    there = {unit: sum(one.number for one in coup.stacks if one.unit == unit) for unit in g.edition.units}
    coup.landed = [unit for unit in (PARATROOPERS, MARINES) if there[unit] or unit in landed]
    for unit in (*g.edition.start, *coup.landed):
        if gone := g.edition.units[unit] - there[unit]:
            coup.lost[unit] = gone
    frame = Coup(first=coup.first, means="card")
    g.stack.append(frame)
    if step == "move":
        return _table(g, frame.move)
    return _table(g, frame.moved(g) if step == "combat" else frame.end(g))

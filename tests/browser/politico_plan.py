"""A game of Politico that is known before it is played: five people, one deal, and what each of them will do.

A copy of the game is played beside the pages, and says who does what next.
"""

from __future__ import annotations

from hemicycle.engine.ballot import Cast
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import DRAW, TABLE, TOPPLE, AttackWith
from hemicycle.games.politico.army import COUNTER, ArmyAnswers
from hemicycle.games.politico.attack import Assault, Defend
from hemicycle.games.politico.edition import AGITATION, ANSWERS, ARMY, ATTACKS, SURENCHERE
from hemicycle.games.politico.formation import JOIN, PRESENT, FormGovernment, Invite
from hemicycle.games.politico.state import Politico

from .people import MIXED_IN

PLAYERS = 5
HARMLESS = (AGITATION, SURENCHERE)
"""Attacks that cost points, and nothing that lasts."""
WANTED = ("help", "hit", "chain", "motion")
"""One is helped against an attack, another attack hits, an army stops an army, and a motion is voted on."""


class Plan:
    """People who govern together, and try everything once before they settle down to win."""

    def __init__(self, secret: str):
        self.game = Game.begin(RULES, RULES.setup(PLAYERS), secret, (MIXED_IN,) * PLAYERS)
        self.done: dict[str, int] = {}
        """What has happened, and in which turn."""
        self.helper = -1
        self.governed: bool | None = None
        """Whether somebody else governed when the first defence was asked for: he may resign."""

    @property
    def g(self) -> Politico:
        assert isinstance(self.game.state, Politico)
        return self.game.state

    @property
    def next(self) -> Request:
        """Who is asked next."""
        return next(one for one in self.game.requests if not one.optional and not one.answered)

    def choice(self, request: Request) -> Action:
        match request.kind:
            case "draw":
                return DRAW
            case "act":
                return self._act(request)
            case "invite":
                return next((one for one in request.options if isinstance(one, Invite)), PRESENT)
            case "join":
                return JOIN
            case "investiture" | "censure":
                return Cast("yes" if request.kind == "investiture" else "no")
            case "defend":
                return self._defend(request)
            case "answer-army":
                return self._answer_army(request)
            case "succeed":
                return PASS
        return request.options[0]

    def _act(self, request: Request) -> Action:
        forms = [one for one in request.options if isinstance(one, FormGovernment) and not one.army]
        if forms:
            return forms[0]
        todo = [one for one in WANTED if one not in self.done]
        if "chain" in todo and TOPPLE in request.options and self._with(ARMY, request.seat):
            return self._do("chain", TOPPLE)
        if "motion" in todo and TABLE in request.options:
            return self._do("motion", TABLE)
        for one in request.options:
            if isinstance(one, AttackWith) and not ATTACKS[one.card].personal:
                helpers = [
                    seat
                    for card in ANSWERS[one.card]
                    for seat in self._with(card, request.seat, one.target)
                    if card != ARMY and not self.g.silenced(seat)
                ]
                if "help" in todo and helpers:
                    self.helper = helpers[0]
                    return self._do("help", one)
                if "hit" in todo and one.card in HARMLESS:
                    return self._do("hit", one)
        return PASS

    def _with(self, card: str, *but: int) -> list[int]:
        """Who else holds a card."""
        return [seat for seat in range(PLAYERS) if seat not in but and card in self.g.hands[seat]]

    def _do(self, what: str, action: Action) -> Action:
        self.done[what] = self.g.turn
        return action

    def _defend(self, request: Request) -> Action:
        attack = next(frame for frame in self.g.stack if isinstance(frame, Assault))
        helped = self.done.get("help") == self.g.turn and self.helper == request.seat
        defences = [one for one in request.options if isinstance(one, Defend) and one.card != ARMY]
        assert attack.target != self.helper or not helped
        return defences[0] if helped and defences else PASS

    def _answer_army(self, request: Request) -> Action:
        """The first who can stops the army that would topple the government; nobody answers that."""
        window = self.g.stack[-1]
        assert isinstance(window, ArmyAnswers)
        first = next(iter([seat for seat in window.order[:-1] if ARMY in self.g.hands[seat]]), -1)
        stops = window.use == "topple" and not window.cards and request.seat == first
        return COUNTER if stops and COUNTER in request.options else PASS

    def act(self, request: Request, action: Action) -> None:
        self.game.act(request.seat, request.id, action)

    def play(self) -> int:
        """To the end, without any page; how many decisions that took."""
        while not self.game.over:
            request = self.next
            if request.kind == "defend" and self.governed is None:
                self.governed = self.g.prime_minister not in (None, self.g.seat)
            self.act(request, self.choice(request))
        return self.game.number


def find_deal(most: int = 100) -> str:
    """The first deal in which all that is wanted happens, within so many decisions."""
    for number in range(1_000):
        plan = Plan(f"politico {number}")
        if plan.play() <= most and len(plan.done) == len(WANTED) and plan.governed:
            return f"politico {number}"
    raise LookupError("in a thousand deals it has not come to that")

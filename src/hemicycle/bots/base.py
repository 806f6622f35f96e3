"""What a bot is, and how bots play a game out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias

from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import EMPTY, Ledger
from hemicycle.engine.words import Action, Event, Message, Refused

from .regard import regard
from .steps import Agenda, Consider, Propose

Reply: TypeAlias = AcceptDeal | RefuseDeal | Offer
"""What a bot answers to an offer: yes, no, or another offer; each with a reason in a sentence of the texts."""


class Bot:
    """Sits on a seat and answers its requests. It is given the seat's view and nothing else."""

    games: ClassVar[tuple[str, ...]] = ()
    """The games that it plays, by name; none named: all."""
    blind: ClassVar[bool] = False
    """Whether it does without a view: it is then given none, which saves the time to make one."""
    seconds: ClassVar[float] = 1.0
    """About how long it thinks at most, 99 of 100 times; who declares nothing counts as slow. A server lets the
    quick ones think in its own process, and all others elsewhere."""
    reckons: ClassVar[bool] = False
    """Whether it reckons with what others have promised: it is then shown `ledger` before it chooses."""

    def __init__(self, seat: Seat, rng: Random):
        self.seat = seat
        self.rng = rng
        self.promises: tuple[Term, ...] = ()
        """What the seat has promised and still has to keep: set before it is asked to choose."""
        self.regard: Mapping[Seat, float] = {}
        """What it feels for others by what they promised it, from -1 to 1 (`regard.py`): set likewise."""
        self.ledger = EMPTY
        """The deals that the seat may see, for who reckons with them."""
        self.names: Sequence[str] = ()
        """What the players are called, where that is known: set likewise, for who tells it on."""

    @property
    def watches(self) -> bool:
        """Whether it wants to be told what happens, by `saw`."""
        return type(self).saw is not Bot.saw

    @property
    def remembers(self) -> bool:
        """Whether it keeps in mind what it has looked at, beside what it is told by `saw`."""
        return type(self).look is not Bot.look

    def look(self, view: Any) -> None:
        """Take up what the table shows.

        A bot that is made anew is shown the table as it stood before each decision of its seat: what it would have
        kept in mind as it was asked, it has in mind again.
        """

    def saw(self, events: Sequence[Event]) -> None:
        """What its seat has seen happen since it was last told, from the deal on; called before it has to decide.

        A bot that is made anew is told all of it again: what it remembers of this, it remembers after a restart.
        """

    def choose(self, view: Any, request: Request) -> Action:
        """Answer a request: one of its options."""
        raise NotImplementedError

    def volunteer(self, view: Any, request: Request) -> Action | None:
        """What it does out of turn, where it may and nobody waits for it (`Request.optional`); nothing, as a rule.

        It is asked once in each chapter of the game (`Agenda`).
        """
        return None

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        """Answer an offer, at once and with a reason. `ledger` holds the deals that the seat may see."""
        return RefuseDeal(deal.id)

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        """An offer to somebody, before it chooses; `terms` are all that could be promised now, by anybody."""
        return None

    def explain(self) -> Message | None:
        """The reason of the last choice, as a sentence of the game's texts; nothing when it has none."""
        return None


MakeBot: TypeAlias = Callable[[Seat, Random], Bot]


VOLUNTEERS = 0.05
"""How often somebody at random does what may be done out of turn: else no Prime Minister would last a turn."""


class RandomBot(Bot):
    """Chooses at random. It tests the rules, and is what every other bot must beat."""

    blind = True
    seconds = 0.0001

    def choose(self, view: Any, request: Request) -> Action:
        options = request.options
        return options[int(self.rng.random() * len(options))]

    def volunteer(self, view: Any, request: Request) -> Action | None:
        return self.choose(view, request) if self.rng.random() < VOLUNTEERS else None

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        return AcceptDeal(deal.id) if self.rng.random() < 0.5 else RefuseDeal(deal.id)


def next_request(requests: Sequence[Request], rng: Random) -> Request:
    """Whom to ask, of those that the game waits for. Where it is several at once, who answers first is drawn."""
    if requests[-1].optional:  # these stand last
        requests = [one for one in requests if not one.optional]
    request = requests[0] if len(requests) == 1 else requests[int(rng.random() * len(requests))]
    if request.answered:
        request = next(one for one in requests if not one.answered)
    return request


class Mind:
    """A bot on its seat. Before it decides anything it has been told all that its seat may know."""

    def __init__(
        self, game: Game, bot: Bot, public: bool = True, luck: Callable[[Seat, str], Random] | None = None
    ):
        self.game = game
        self.bot = bot
        self.public = public
        """Whether all may know what is agreed."""
        self.luck = luck
        """A seat's luck for one thought, where it must not hang on those before; else it has one for all."""
        self.careless = luck is None and bot.blind and not bot.watches
        """Whether there is nothing to tell it but its promises."""
        self.felt = EMPTY
        """The ledger by which it was told what to feel for others."""
        self.told = -1
        """Up to which decision it has been told what its seat saw."""

    def choose(self, request: Request) -> Action:
        """Its answer to what it is asked."""
        bot = self.bot
        if self.careless and not bot.promises and not self.game.ledger.live:
            return bot.choose(None, request)
        return bot.choose(self.awake("choose", request.id), request)

    def volunteer(self, request: Request) -> Action | None:
        """What it does out of turn; nothing, as a rule."""
        view = self.awake("volunteer", f"{request.kind} {self.game.state.chapter()}")
        return self.bot.volunteer(view, request)

    def consider(self, deal: Deal) -> Reply:
        """Its answer to an offer."""
        view = self.awake("consider", deal.id)
        return self.bot.consider(view, deal, self.game.ledger.view(self.bot.seat, self.public))

    def offer(self, request: Request) -> Offer | None:
        """An offer to somebody, before it answers."""
        view, seat = self.awake("offer", request.id), self.bot.seat
        terms = self.game.terms(seat, self.others())
        return self.bot.offer(view, self.game.ledger.view(seat, self.public), terms)

    def others(self) -> tuple[Seat, ...]:
        """Those to whom it may make an offer."""
        return tuple(seat for seat in range(self.game.players) if seat != self.bot.seat)

    def awake(self, what: str, of: object) -> Any:
        """Its view of the table, as it is to think of something."""
        game, bot = self.game, self.bot
        if self.luck is not None:
            bot.rng = self.luck(bot.seat, f"{what} {of}")
        if bot.promises or game.ledger.live or bot.ledger.live:
            bot.promises = game.ledger.promises(bot.seat)
            if bot.reckons:
                bot.ledger = game.ledger.view(bot.seat, self.public)
        if game.ledger is not self.felt:
            bot.regard, self.felt = regard(game.ledger, bot.seat), game.ledger
        if bot.watches and game.number > self.told:
            bot.saw([event for _, event in game.events(bot.seat, self.told)])
            self.told = game.number
        return None if bot.blind else game.view(bot.seat)


class Driver:
    """Plays a game: whom it asks next, what the bots answer, when they bargain, what they do out of turn.

    A seat without a mind is a person's, who is asked otherwise.
    """

    def __init__(self, game: Game, minds: Mapping[Seat, Mind], order: Random, bargaining: bool = False):
        self.game = game
        self.minds = minds
        self.order = order
        """Who answers first, where several are asked."""
        self.bargaining = bargaining
        """Whether whoever is asked may first make an offer."""
        self.agenda = Agenda()

    def run(self, longest: int | None = None) -> None:
        """To the end of the game, or until it has taken more decisions than `longest`."""
        game, minds, bargaining = self.game, self.minds, self.bargaining
        while not (state := game.state).over and (longest is None or game.number <= longest):
            if state.out_of_turn:
                self.volunteer()
                if state.over:
                    break
            requests = state.requests
            alone = len(requests) - len(state.out_of_turn) == 1
            request = requests[0] if alone else self.next_request(requests)
            if (mind := minds.get(request.seat)) is None:
                self.ask(request)
                continue
            if bargaining:
                self.talk(request)
                if game.state is not state:
                    continue  # something has changed hands, and everybody is asked anew
            game.act(request.seat, request.id, mind.choose(request))

    def next_request(self, requests: Sequence[Request]) -> Request:
        """Whom to ask, of several that the game waits for."""
        return next_request(requests, self.order)

    def ask(self, request: Request) -> None:
        """Let a person decide."""
        raise NotImplementedError

    def volunteer(self) -> None:
        """Let everybody who may do something out of turn think about it: before all else, as here nobody waits."""
        game = self.game
        for step in self.agenda.out_of_turn(game.state):
            if not step.stands(game):
                continue  # what somebody else has done meanwhile has ended it
            self.agenda.ponder(game.state, step.seat, step.request.kind)
            mind = self.minds.get(step.seat)
            if mind is not None and (action := step.think(mind)) is not None:
                game.act(step.seat, step.request.id, action)

    def talk(self, request: Request) -> None:
        """Let whoever is asked make an offer, and all concerned answer, until nothing is open.

        People use the same door, and a bot is told nothing about who sits where: it can't answer them otherwise.
        """
        game, agenda, state = self.game, self.agenda, self.game.state
        seat = request.seat
        # It ends, since each seat has only so many offers.
        while isinstance(step := agenda.next(game, seat, bargains=True), Consider | Propose):
            if isinstance(step, Propose):
                agenda.offered[seat] = step.request.id
            move = step.think(self.minds[seat])
            try:
                self._bargain(seat, move)
            except Refused:  # a bot is told like anybody else that it can't be
                self._bargain(seat, step.instead)
            if game.state is not state:
                agenda.offered.clear()  # whoever is asked anew may think anew
                break
            seat = next((one for one in self.minds if game.ledger.open(one)), request.seat)

    def _bargain(self, seat: Seat, move: Bargain | None) -> None:
        if move is not None:
            self.game.bargain(seat, move)


def play_out(
    game: Game,
    bots: Sequence[Bot],
    rng: Random,
    longest: int | None = None,
    bargaining: bool = False,
    public: bool = True,
) -> Game:
    """Let bots play a game to its end, or until it has taken more decisions than `longest`.

    With `bargaining`, whoever is asked may first make an offer; `public`: what is agreed, all may know.
    """
    minds = {seat: Mind(game, bot, public) for seat, bot in enumerate(bots)}
    Driver(game, minds, rng, bargaining).run(longest)
    return game

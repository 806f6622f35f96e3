"""What a bot is, and how bots play a game out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action, Event, Message

Reply: TypeAlias = AcceptDeal | RefuseDeal | Offer
"""What a bot answers to an offer: yes, no, or another offer; each with a reason in a sentence of the texts."""


class Bot:
    """Sits on a seat and answers its requests. It is given the seat's view and nothing else."""

    games: ClassVar[tuple[str, ...]] = ()
    """The games that it plays, by name; none named: all."""
    blind: ClassVar[bool] = False
    """Whether it does without a view: it is then given none, which saves the time to make one."""
    watches: ClassVar[bool] = False
    """Whether it wants to be told what happens: known of the class, from its having `saw`."""

    def __init__(self, seat: Seat, rng: Random):
        self.seat = seat
        self.rng = rng
        self.promises: tuple[Term, ...] = ()
        """What the seat has promised and still has to keep: set before it is asked to choose."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.watches = cls.saw is not Bot.saw

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

        It is asked once in each chapter of the game (`Offers`).
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


class Offers:
    """What seats may do out of turn stands open all the time: here is when a bot thinks about it.

    Once in each chapter of the game, so that nobody says yes and no for ever.
    """

    def __init__(self) -> None:
        self.thought: dict[tuple[Seat, str], str] = {}
        """Of each seat and kind of request: the chapter in which it was thought about. Its number won't do, since
        what is taken is offered anew."""

    def due(self, g: GameState) -> list[Request]:
        """Those that have not been thought about in this chapter."""
        if not g.offered:
            return []
        chapter = g.chapter()
        return [one for one in g.offered if self.thought.get((one.seat, one.kind)) != chapter]

    def think(self, g: GameState, request: Request) -> None:
        """Its seat thinks about it now."""
        self.thought[request.seat, request.kind] = g.chapter()


def play_out(
    game: Game,
    bots: Sequence[Bot],
    rng: Random,
    longest: int | None = None,
    bargaining: bool = False,
    public: bool = True,
) -> Game:
    """Play a game to its end, or until it has taken more decisions than `longest`.

    With `bargaining`, whoever is asked may first make an offer; `public`: what is agreed, all may know.
    """
    from . import talks

    offers = Offers()
    watching = [bot for bot in bots if bot.watches]
    told = -1
    while not game.state.over and (longest is None or game.number <= longest):
        state = game.state
        if watching:
            for watcher in watching:
                watcher.saw([event for _, event in game.events(watcher.seat, told)])
            told = game.number
        if state.offered:
            take_offers(game, bots, offers)
            if state.over:
                break
        request = next_request(state.requests, rng)
        bot = bots[request.seat]
        if bargaining:
            talks.talk(game, bots, request.seat, public)
            bot.promises = game.ledger.promises(request.seat) if game.ledger.live else ()
            if game.state is not state:
                continue  # something has changed hands, and everybody is asked anew
        view = None if bot.blind else state.view(request.seat)
        game.act(request.seat, request.id, bot.choose(view, request))
    return game


def take_offers(game: Game, bots: Sequence[Bot], offers: Offers) -> None:
    """Let everybody who may do something out of turn think about it."""
    for request in offers.due(game.state):
        if all(one.id != request.id for one in game.state.offered):
            continue  # what somebody else has done meanwhile has ended it
        offers.think(game.state, request)
        bot = bots[request.seat]
        bot.promises = game.ledger.promises(request.seat) if game.ledger.live else ()
        action = bot.volunteer(None if bot.blind else game.view(request.seat), request)
        if action is not None:
            game.act(request.seat, request.id, action)

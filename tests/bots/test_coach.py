"""The coach: advice is legal, always the same for the same view, and what is told of bots gives nothing away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import Driver, Mind
from hemicycle.bots.coach import MOST, Coach, coach_of, openly
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules, as_json
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action, Event, Message
from tests.registered import near

GENERAL = ("bot-deal-good", "bot-deal-poor", "bot-needed")
"""What says nothing about the point."""
PARTLY = 0.1
"""Of the answers to offers: how many may be no more than that. In whole games it is 0 to 4 %."""
SHORT: dict[str, dict[str, Any]] = {"koalition": {"countries": 5}, "politico": {"length": "short"}}

coached = pytest.mark.parametrize(
    "rules",
    [rules for rules in map(games.find, games.names()) if levels.knowledge_of(rules) is not None],
    ids=lambda rules: rules.name,
)

Watch = Callable[[Game, Request, Action, Mind], None]


class Watched(Mind):
    """A bot whose decisions are looked at, before they are carried out."""

    watch: Watch

    def choose(self, request: Request) -> Action:
        action = super().choose(request)
        self.watch(self.game, request, action, self)
        return action


def played(rules: Rules, seed: int, watch: Watch, longest: int = 700) -> Game:
    """A game of novices that bargain."""
    players = near(rules, 5)
    game = Game.begin(rules, rules.setup(players, None, SHORT.get(rules.name, {})), f"coach {seed}")
    minds = {}
    for seat in range(players):
        minds[seat] = Watched(game, levels.find(rules, "novice")(seat, Random(f"{seed} {seat}")))
        minds[seat].watch = watch
    Driver(game, minds, Random(seed), bargaining=True).run(longest)
    return game


def sampled(seed: int, chance: float, watch: Watch) -> Watch:
    """Now and then, where there is a choice."""
    rng = Random(f"sampled {seed}")

    def now_and_then(game: Game, request: Request, action: Action, mind: Mind) -> None:
        if len(request.options) > 1 and rng.random() < chance:
            watch(game, request, action, mind)

    return now_and_then


def advised(game: Game, request: Request) -> Any:
    coach = coach_of(game, request.seat, public=True)
    assert coach is not None
    (asked,) = [one for one in coach.view.requests if one.id == request.id]
    return coach.advise(asked)


@coached
def test_advice_is_legal_and_reasoned_and_the_same_for_who_sees_the_same(rules: Rules) -> None:
    texts = [rules.texts(language) for language in LANGUAGES]
    rng, sizes = Random("twins"), Counter[int]()

    def check(game: Game, request: Request, action: Action, mind: Mind) -> None:
        advice = advised(game, request)
        assert 1 <= len(advice.suggestions) <= MOST
        sizes[len(advice.suggestions)] += 1
        for one in advice.suggestions:
            assert one.action in request.options
            assert one.reason is not None, (request.kind, one.action)
        assert len({one.action for one in advice.suggestions}) == len(advice.suggestions)
        assert advice.heed or request.optional, request.kind
        for message in [*advice.heed, *[one.reason for one in advice.suggestions]]:
            for language in texts:
                assert language.has(message.id), message.id
                language.say(message)
        twin = game.imagine(request.seat, rng)
        twin.ledger = game.ledger
        assert advised(twin, request) == advice

    played(rules, 1, sampled(1, 0.06, check))
    assert sum(sizes.values()) > 10
    assert sizes[1] < sum(sizes.values()) * 0.6, "as a rule there is more than one thing to think of"


@coached
def test_every_decision_has_a_reason_that_names_the_point(rules: Rules) -> None:
    texts = [rules.texts(language) for language in LANGUAGES]
    found = Counter[str]()

    def check(game: Game, request: Request, action: Action, mind: Mind) -> None:
        reason = mind.bot.explain()
        assert reason is not None, (request.kind, action)
        found[reason.id] += 1
        for language in texts:
            assert language.has(reason.id), reason.id
            language.say(reason)

    game = played(rules, 2, check)
    assert not sum(found[id] for id in GENERAL)
    deals = Counter(deal.reason.id for deal in game.ledger.deals if deal.reason is not None)
    assert sum(deals[id] for id in GENERAL) <= PARTLY * sum(deals.values()), deals


@coached
def test_what_is_told_at_once_gives_nothing_away(rules: Rules) -> None:
    """Two answers of which different reasons would be told look different to who watches: else the reason tells.

    Also of what the seat might have answered if it held other cards: in a table that looks the same.
    """
    rng, told = Random("away"), Counter[str]()

    def check(game: Game, request: Request, action: Action, mind: Mind) -> None:
        seen = game.view(SPECTATOR)
        reason = openly(rules, seen, request, action)
        told[request.kind] += reason is not None
        twin = game.imagine(SPECTATOR, rng)
        for world in (game, twin):
            assert openly(rules, world.view(SPECTATOR), request, action) == reason
            (asked,) = [one for one in world.requests if one.id == request.id]
            for other in rng.sample(asked.options, min(3, len(asked.options))):
                if openly(rules, seen, request, other) != reason:
                    assert shown(game, request, action) != shown(world, request, other), (request.kind, other)

    played(rules, 3, sampled(3, 0.3, check))
    assert len(told) > 3


def shown(game: Game, request: Request, action: Action) -> tuple[list[Event], bytes]:
    """What who watches has seen when an answer is known: if it is sealed, when all have answered."""
    game = game.copy()
    sealed = [one.id for one in game.state.ask.requests] if game.state.ask.gathers == "all" else []
    events = list(game.act(request.seat, request.id, action))
    while left := [one for one in game.requests if one.id in sealed and not one.answered]:
        events += game.act(left[0].seat, left[0].id, left[0].options[-1])
    return [event.mask(SPECTATOR) for event in events], as_json(game.view(SPECTATOR))


@coached
def test_an_offer_is_weighed_as_a_steady_player_would(rules: Rules) -> None:
    answers = Counter[str]()

    class Advised(Watched):
        def consider(self, deal: Any) -> Any:
            coach = Coach(
                levels.knowledge_of(rules),  # type: ignore[arg-type]
                self.game.view(self.bot.seat),
                self.bot.seat,
                self.game.ledger.view(self.bot.seat, True),
            )
            advice = coach.consider(deal)
            assert advice is not None
            assert advice.reason is not None
            assert (advice.answer == "offer") == bool(advice.terms)
            assert coach.consider(deal) == advice
            answers[advice.answer] += 1
            return super().consider(deal)

    players = near(rules, 5)
    game = Game.begin(rules, rules.setup(players, None, SHORT.get(rules.name, {})), "offers")
    minds = {}
    for seat in range(players):
        minds[seat] = Advised(game, levels.find(rules, "novice")(seat, Random(f"offers {seat}")))
        minds[seat].watch = lambda *_: None
    Driver(game, minds, Random(5), bargaining=True).run(500)
    assert set(answers) <= {"accept", "refuse", "offer"}
    assert answers["accept"]


def test_a_given_word_is_kept_by_what_is_advised() -> None:
    """Koalition: who has promised to join a coalition is advised to, and told why."""
    rules = games.find("koalition")
    bound = Counter[bool]()

    def check(game: Game, request: Request, action: Action, mind: Mind) -> None:
        promises = game.ledger.promises(request.seat)
        knowledge: Any = levels.knowledge_of(rules)
        kept = knowledge.deals.keeping(game.view(request.seat), request, promises) if promises else ()
        if kept and set(kept) != set(request.options) and set(kept) <= set(request.options):
            advice = advised(game, request)
            assert {one.action for one in advice.suggestions} <= set(kept)
            assert Message("coach-promised") in advice.heed
            bound[True] += 1

    for seed in range(3):
        played(rules, seed, check)
    assert bound[True]

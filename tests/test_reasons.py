"""A refusal says why: in random play nobody who tries what was open elsewhere hears only that it isn't allowed."""

from __future__ import annotations

from collections import Counter
from random import Random

from hemicycle.engine.conformance import tables
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action
from tests.registered import every_game

ATTEMPTS = 6
"""At each decision, for each seat that is asked."""


def unreasoned(rules: Rules, games_played: int) -> Counter[str]:
    """How often nothing better was said than that it isn't allowed, by question and kind of act."""
    found: Counter[str] = Counter()
    every, said = tables(rules), set[str]()
    texts = [rules.texts(language) for language in LANGUAGES]
    for number in range(games_played):
        setup = every[number * 7 % len(every)]
        rng = Random(f"reasons {number}")
        game, seen = Game.begin(rules, setup, f"reasons {number}"), dict[Action, None]()
        while not game.over:
            for request in game.requests:
                seen.update(dict.fromkeys(rng.sample(request.options, min(8, len(request.options)))))
            kinds = {type(option) for request in game.requests for option in request.options}
            likely = [action for action in seen if type(action) in kinds] or list(seen)
            for request in [one for one in game.requests if not one.answered]:
                for action in rng.sample(likely, min(ATTEMPTS, len(likely))):
                    message = game.why_not(request.seat, action)
                    if message is not None and message.id == "refused-not-offered":
                        found[f"{request.kind}: {action}"] += 1
                    elif message is not None and (what := repr((message.id, message.params))) not in said:
                        said.add(what)
                        for language in texts:
                            language.say(message)
            wanted = [one for one in game.requests if not one.optional and not one.answered]
            request = rng.choice(wanted if rng.random() < 0.95 else game.requests)
            game.act(request.seat, request.id, rng.choice(request.options))
    return found


@every_game
def test_every_refusal_in_random_play_has_a_reason(rules: Rules) -> None:
    found = unreasoned(rules, 12)
    assert not found, found.most_common(20)

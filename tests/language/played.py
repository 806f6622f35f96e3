"""What is said at a table, with names and terms in their places, read by the same eye as the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.engine.words import Action, Event
from tests.language.checks import SENTENCES, ill_set, miscounted
from tests.language.elsewhere import misnamed
from tests.registered import GAMES, near

NAMES = ["Ann", "Élodie", "Hugo", "Ada", "Zoé", "Yves", "Odile", "Inês", "Anouk"]
AGAINST_FRENCH = {
    rf"\b(?:de|que) (?:{'|'.join(name for name in NAMES if name != 'Zoé')})\b": "elision",
    r"\b(?:de|à) (?:le|les) (?!\w+[eio]i?r\b)": "du, des, au, aux",
    r"(?<!’)\b(?:le|la|les|un|une|du|au|aux) (?:le|la|les|l’)(?=\b|\w)(?! \w+[eio]i?r\b)": "two articles",
}


@cache
def played(rules: Rules) -> tuple[list[tuple[Request, Action]], list[Event]]:
    """The answers and the events of a game at random, the same every time."""
    players = near(rules, 5, rules.editions[0])
    game = Game.begin(rules, rules.setup(players, rules.editions[0]), "language")
    rng, answers, events = Random(1), [], []
    while not game.over:
        request = rng.choice([one for one in game.requests if not one.answered])
        action = rng.choice(request.options)
        answers.append((request, action))
        game.act(request.seat, request.id, action)
    for viewer in (SPECTATOR, 0):
        events += [event for _, event in game.events(viewer)]
    return answers, events


def heard(rules: Rules, texts: Texts) -> Iterator[tuple[str, str]]:
    """Everything that is said, each with the id of its message."""
    answers, events = played(rules)
    for request, action in answers:
        tag = action.__struct_config__.tag
        yield f"ask-{request.kind}", texts.request(request)
        yield f"help-ask-{request.kind}", texts.request_help(request)
        yield f"action-{tag}", texts.action(action, request.kind)
        yield f"help-action-{tag}", texts.help(action, request.kind)
    for event in events:
        yield f"event-{event.__struct_config__.tag}", texts.event(event)


def misheard(id: str, text: str, language: str) -> Iterator[str]:
    if id.startswith(SENTENCES) and re.match(r"[a-zà-ÿœ]", text):
        yield f"«{text[:20]}»: a capital"
    yield from miscounted(text, language)
    yield from ill_set(text, language)
    for pattern, wanted in AGAINST_FRENCH.items() if language == "fr" else ():
        if found := re.search(pattern, text):
            yield f"«{text[max(0, found.start() - 10) : found.end() + 10]}»: {wanted}"


def faults_played() -> dict[str, str]:
    found: dict[str, str] = {}
    for rules in GAMES:
        folder = rules.package.replace(".", "/")
        for language in LANGUAGES:
            texts = rules.texts(language, NAMES).playing(rules.find_edition(rules.editions[0]))
            for id, text in heard(rules, texts):
                file = f"src/{folder}/texts/{language}.ftl"
                named = misnamed(file, text) if language == "fr" else ()
                for what in (*misheard(id, text, language), *named):
                    found.setdefault(f"{file} {id}", what)
    return found

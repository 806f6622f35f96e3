"""What is wrong with a lesson: whatever it names and is not there, each in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .deals import Deal, Term
from .lessons import (
    CLOSING,
    LONGEST,
    PLACES,
    Lesson,
    Pattern,
    When,
)
from .rules import BadSetup, Rules
from .texts import LANGUAGES
from .words import Action, Event


def faults(lesson: Lesson, rules: Rules) -> list[str]:
    """Everything in a lesson that names something that is not there, each in a sentence."""
    return [f"lesson {lesson.game}/{lesson.name}: {fault}" for fault in _faults(lesson, rules)]


def _faults(lesson: Lesson, rules: Rules) -> Iterator[str]:
    try:
        lesson.setup(rules)
    except BadSetup as error:
        yield str(error)
    if len(lesson.names) < lesson.players - 1:
        yield f"{lesson.players - 1} bots want names, and there are {len(lesson.names)}"
    known = [one.name for one in lesson.bubbles]
    for name in {one for one in known if known.count(one) > 1 or one == CLOSING}:
        yield f"bubble “{name}”: there is another of this name"
    for bubble in lesson.bubbles:
        where = f"bubble “{bubble.name}”"
        if not any(
            bubble.at == place or (place.endswith(":") and bubble.at.startswith(place)) for place in PLACES
        ):
            yield f"{where}: at = “{bubble.at}” is none of {', '.join(PLACES)}"
        if bubble.when.after and bubble.when.after not in known:
            yield f"{where}: there is no bubble “{bubble.when.after}” for it to come after"
        yield from (f"{where}: {one}" for one in _faults_when(bubble.when, rules))
        if len(bubble.wanted) > 1 and bubble.bargains:
            yield f"{where}: a series is one of actions"
        for wanted in bubble.wanted:
            yield from (f"{where}: try: {one}" for one in _faults_move(wanted, bubble.when, rules))
        for path in bubble.say.values():
            yield from (f"{where}: say: {one}" for one in _faults_fact(path, rules))
    for number, wish in enumerate(lesson.wishes, 1):
        where = f"wish {number} (of seat {wish.seat})"
        if not 0 < wish.seat < lesson.players:
            yield f"{where}: the bots sit on the seats 1 to {lesson.players - 1}"
        if wish.when.after:
            yield f"{where}: what the learner has read is not known to a bot (after)"
        if bool(wish.done) == bool(wish.avoid):
            yield f"{where}: it has one of do and avoid"
        yield from (f"{where}: {one}" for one in _faults_when(wish.when, rules))
        for wanted in wish.done:
            yield from (f"{where}: do: {one}" for one in _faults_move(wanted, wish.when, rules))
        if wish.avoid is not None:
            yield from (f"{where}: avoid: {one}" for one in _faults_pattern(wish.avoid, Action, rules))
    yield from _faults_words(lesson, rules)


def _faults_when(when: When, rules: Rules) -> Iterator[str]:
    if when.ask and not rules.texts("en").has(f"ask-{when.ask}"):
        yield f"nobody is ever asked “{when.ask}”: there is no message ask-{when.ask}"
    if when.event is not None:
        yield from _faults_pattern(when.event, Event, rules)
    for pattern in (when.offer, when.deal):
        if pattern is not None:
            unknown = pattern.keys() - {*Deal.__struct_fields__}
            if unknown:
                yield f"a deal has no {', '.join(sorted(unknown))}, but {', '.join(Deal.__struct_fields__)}"
            yield from _faults_terms(pattern, rules)
    for path in when.facts:
        yield from _faults_fact(path, rules)


def _faults_move(pattern: Pattern, when: When, rules: Rules) -> Iterator[str]:
    kind = pattern.get("type")
    if kind == "offer":
        if not {"parties", "terms"} <= pattern.keys():
            yield "an offer says its parties (the others) and its terms"
        yield from _faults_terms(pattern, rules)
    elif kind in ("accept-deal", "refuse-deal"):
        if when.offer is None:
            yield f"{kind} wants a when with the offer that is meant"
    else:
        yield from _faults_pattern(pattern, Action, rules)


def _faults_terms(pattern: Pattern, rules: Rules) -> Iterator[str]:
    terms = pattern.get("terms", [])
    if isinstance(terms, dict):
        terms = [terms["has"]] if "has" in terms else []
    for term in terms:
        yield from _faults_pattern(term, Term, rules)


def _faults_pattern(pattern: Pattern, root: type[Action | Event | Term], rules: Rules) -> Iterator[str]:
    what = root.__name__.lower()
    kind = pattern.get("type")
    if not isinstance(kind, str):
        yield f"it says no type of {what}"
        return
    cls = rules.vocabulary.kinds.get(kind)
    if cls is None or not issubclass(cls, root):
        known = sorted(str(one.__struct_config__.tag) for one in rules.vocabulary.every(root))
        yield f"{rules.name} has no {what} “{kind}”, but {', '.join(known)}"
        return
    fields = cls.__struct_fields__
    for name in pattern:
        if name not in ("type", *fields):
            yield f"{what} “{kind}” has no {name}, but {', '.join(fields) or 'nothing'}"


def _faults_fact(path: str, rules: Rules) -> Iterator[str]:
    first = path.partition(".")[0]
    if not hasattr(rules.state, first):
        yield f"the table of {rules.name} has no “{first}”"


def _faults_words(lesson: Lesson, rules: Rules) -> Iterator[str]:
    wanted = {"lesson-title", "lesson-about", "lesson-closing", *(f"bubble-{one.name}" for one in lesson.bubbles)}
    for language in LANGUAGES:
        texts = rules.texts(language).beside(lesson.words)
        for id in sorted(wanted):
            if not texts.has(id):
                yield f"{lesson.name}.{language}.ftl has no {id}"
        most = LONGEST if language == "en" else LONGEST * 6 // 5
        for id in texts.of(lesson.words):
            if not (id in wanted or (re.fullmatch(r"bubble-.+-else", id) and id.removesuffix("-else") in wanted)):
                yield f"{lesson.name}.{language}.ftl: nothing says {id}"
            elif (count := len(texts.say(id).split())) > most:
                yield f"{lesson.name}.{language}.ftl: {id} has {count} words; {most} are enough"

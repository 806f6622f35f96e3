"""A lesson played by a learner who does what the notes ask, and else passes, or does the first thing there is.

python -m tests.lessons koalition                 the whole lesson, told as the learner lives it
python -m tests.lessons koalition first --at 12   with all that is open to everybody at decision 12, as data
python -m tests.lessons koalition --secret word   with another deal; --learner steady: with another learner
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import Mind
from hemicycle.bots.lesson import LessonMind, Taught
from hemicycle.engine import lessons
from hemicycle.engine.deals import Bargain, Deal, RefuseDeal
from hemicycle.engine.flow import Request
from hemicycle.engine.lesson_faults import faults as faults_in
from hemicycle.engine.lessons import LEARNER, Bubble, Lesson, Move, fits_thing, holds, waiting
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Action, Pass


class Rehearsal(Taught):
    """The lesson on the engine alone."""

    def __init__(
        self,
        rules: Rules,
        lesson: Lesson,
        language: str = "en",
        learner: str = "",
        say: Callable[[str], None] = lambda line: None,
        at: int = -1,
    ):
        game = lesson.begin(rules)
        self.walk = Walk(lesson, "Alex")
        minds: dict[int, Mind] = {seat: LessonMind(game, self.walk, seat) for seat in range(1, game.players)}
        super().__init__(game, minds, Random(f"{lesson.secret} order"), bargaining=True)
        self.texts = game.state.setup.texts(language, self.walk.names)
        self.say = say
        self.at = at
        self.learner = None
        """The bot that plays the learner where nothing is asked for; none: the first thing that is open."""
        if learner:
            bot = levels.find(rules, learner)(LEARNER, Random(lesson.secret))
            self.learner = Mind(game, bot, luck=lambda seat, what: Random(f"{lesson.secret} {seat} {what}"))
        self.told = -1
        self.shown: list[str] = []
        self.series: dict[str, list[int]] = {}
        """Of notes that ask for several things: those that were done."""
        self.decisions = 0
        """How often the learner had to choose between several things."""

    # What the learner does

    def ask(self, request: Request) -> None:
        self.tell()
        self.data()
        mine = [request, *(one for one in waiting(self.game, LEARNER) if one.optional)]
        bubble = self.walk.up(self.game)
        asked, action = self.wanted(bubble, mine) if bubble else (request, None)
        action = action or self.choose(request)
        self.decisions += len(request.options) > 1
        self.say(f"{self.game.number:>4} ? {self.texts.request(asked)} [{asked.kind}] {self.of(action)}")
        self.walk.refuse(self.game, action)
        step = self.walk.step(self.game, action)
        self.game.act(LEARNER, asked.id, action)
        self.walk.take(step)

    def wanted(self, bubble: Bubble, mine: Sequence[Request]) -> tuple[Request, Action | None]:
        """What a note asks for next: of a series one thing after the other, as far as they are open."""
        done = self.series.setdefault(bubble.name, [])
        every = range(len(bubble.wanted))
        for at in [*(at for at in every if at not in done), *reversed(every)]:
            for request in mine:
                for option in request.options:
                    if fits_thing(bubble.wanted[at], option):
                        done.append(at)
                        return request, option
        return mine[0], None

    def choose(self, request: Request) -> Action:
        return self.learner.choose(request) if self.learner else unguided(request)

    def show(self, bubble: Bubble) -> None:
        if bubble.name not in self.shown:
            self.tell()
            self.shown.append(bubble.name)
            self.say(f"     ! {bubble.name} → {bubble.at}: {self.walk.said(bubble, self.game, self.texts)}")

    def settle(self, bubble: Bubble, moves: Sequence[Move]) -> Bargain:
        self.show(bubble)
        move = moves[0]
        assert isinstance(move, Bargain)
        self.say(f"     ≈ {json(move)}")
        return move

    def answer(self, deal: Deal) -> Bargain:
        """What no note is about is refused, as by somebody who has not understood it."""
        self.say(f"     ≈ refused: {json(deal)}")
        return RefuseDeal(deal.id)

    # What is told

    def tell(self) -> None:
        for number, event in self.game.events(LEARNER, self.told):
            self.say(f"{number:>4}   {self.texts.event(event)}")
        self.told = self.game.number

    def data(self) -> None:
        if self.game.number != self.at:
            return
        for request in self.game.requests:
            self.say(f"     seat {request.seat} is asked {request.kind} {request.about or ''}")
            for option in request.options:
                self.say(f"         {json(option)}")
        for seat in range(1, self.game.players):
            self.say(f"     between {LEARNER} and {seat}:")
            for term in self.game.terms(LEARNER, (seat,)):
                self.say(f"         {json(term)}")

    def of(self, action: Action) -> str:
        return f"→ {self.texts.action(action)} {json(action)}"


def unguided(request: Request) -> Action:
    """What somebody does who is asked for nothing: passes where that is possible, else the first thing."""
    return next((one for one in request.options if isinstance(one, Pass)), request.options[0])


def rehearse(rules: Rules, lesson: Lesson, **how: object) -> Rehearsal:
    """Play a lesson to the end of its notes."""
    played = Rehearsal(rules, lesson, **how)  # type: ignore[arg-type]
    while not played.walk.done and not (played.game.over and played.walk.up(played.game) is None):
        if played.game.number > rules.longest:
            break
        played.run(played.game.number)
    return played


def missing(played: Rehearsal) -> list[str]:
    """The notes that never came up, each in a sentence with the reason, as far as it is known."""
    walk, lesson = played.walk, played.walk.lesson
    return [
        f"lesson {lesson.game}/{lesson.name}: bubble “{bubble.name}” ({bubble.rule or bubble.topic}) "
        f"never came up: {why_not(bubble, played)}"
        for bubble in walk.left()
        if not bubble.optional
    ]


def why_not(bubble: Bubble, played: Rehearsal) -> str:
    """Goes through the game once more, to see when its time came and what was not as it wants it."""
    rules, lesson = played.game.rules, played.walk.lesson
    again = Rehearsal(rules, lesson)
    again.learner = played.learner and Mind(again.game, played.learner.bot, luck=played.learner.luck)
    held: set[str] = set()
    tried = ""
    while not again.game.over and again.game.number <= played.game.number and not again.walk.done:
        for name in msgspec.structs.asdict(bubble.when):
            part = msgspec.structs.replace(
                lessons.When(), **{one: getattr(bubble.when, one) for one in {name, "time"} | _with(name)}
            )
            if name != "time" and holds(part, again.game, LEARNER):
                held.add(name)
        if holds(bubble.when, again.game, LEARNER):
            tried = tried or f"decision {again.game.number}"
        again.run(again.game.number)
    wanted = [name for name, value in msgspec.structs.asdict(bubble.when).items() if value and name != "time"]
    if never := [name for name in wanted if name not in held and name != "after"]:
        return f"its {' and its '.join(never)} never held"
    if tried:
        return f"its time came ({tried}), but its try is not open then: {bubble.wanted}"
    return f"its {' and '.join(wanted)} never held together"


def _with(name: str) -> set[str]:
    return {"ask", "about"} if name in ("ask", "about") else set()


def json(thing: object) -> str:
    return msgspec.json.encode(plain(thing)).decode()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?", default="first")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--at", type=int, default=-1)
    parser.add_argument("--secret", default="")
    parser.add_argument("--learner", default="")
    given = parser.parse_args()
    rules = games.find(given.game)
    lesson = lessons.find(rules, given.lesson)
    if given.secret:
        lesson = msgspec.structs.replace(lesson, secret=given.secret)
    for fault in faults_in(lesson, rules):
        print(fault)
    played = rehearse(rules, lesson, language=given.lang, learner=given.learner, say=print, at=given.at)
    print(
        f"\n{played.decisions} decisions of the learner, {len(played.shown)} notes, game over: {played.game.over}"
    )
    for fault in missing(played):
        print(fault)


if __name__ == "__main__":
    main()

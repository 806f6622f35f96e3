"""Every lesson of every game, on the engine and in the terminal: it is whole, and all of it comes up.

A rule that a lesson relies on and that is otherwise now makes these fail, with a sentence that says which note it
is, and which rule. In the browser the same is played by tests/browser/test_lessons.py.
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import msgspec
import pytest
from rich.console import Console

from hemicycle import games
from hemicycle.bots.levels import knowledge_of
from hemicycle.cli.learn import Learning
from hemicycle.engine import lessons
from hemicycle.engine.ballot import Cast
from hemicycle.engine.citations import items, section_of
from hemicycle.engine.deals import AcceptDeal, Bargain, RefuseDeal
from hemicycle.engine.lesson_faults import faults as faults_in
from hemicycle.engine.lessons import LEARNER, Bubble, Lesson, Move, When, fits
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action, Pass, Refused
from hemicycle.games.politico.formation import Invite, Present
from tests.lessons import Rehearsal, missing, rehearse
from tests.registered import GAMES
from tests.test_rule_docs import page

LESSONS = [(rules, name) for rules in GAMES for name in lessons.names(rules)]

every_lesson = pytest.mark.parametrize(
    ("rules", "name"), LESSONS, ids=[f"{rules.name}-{name}" for rules, name in LESSONS]
)
CHAIR = games.find("chair")


@every_lesson
def test_everything_that_a_lesson_names_is_there(rules: Rules, name: str) -> None:
    assert not (faults := faults_in(lessons.find(rules, name), rules)), "\n".join(faults)


@every_lesson
def test_every_rule_that_a_lesson_cites_is_there(rules: Rules, name: str) -> None:
    keys = {item.key for item in page(rules.name)}
    known = keys | {section_of(key) for key in keys}
    wrong = [
        f"lesson {rules.name}/{name}: bubble “{bubble.name}” is about {key}, and there is no such rule"
        for bubble in lessons.find(rules, name).bubbles
        for key in items(bubble.rule)
        if key not in known
    ]
    assert not wrong, "\n".join(wrong)


@every_lesson
def test_a_learner_comes_to_its_end(rules: Rules, name: str) -> None:
    played = rehearse(rules, lessons.find(rules, name))
    assert not (faults := missing(played)), "\n".join(faults)
    assert played.walk.done


@every_lesson
def test_it_is_the_same_each_time(rules: Rules, name: str) -> None:
    lesson = lessons.find(rules, name)
    one, other = rehearse(rules, lesson), rehearse(rules, lesson)
    assert one.shown == other.shown
    assert one.game == other.game


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_learner_comes_to_its_end_in_the_terminal(rules: Rules, name: str, language: str) -> None:
    played = Typist(rules, lessons.find(rules, name), language)
    played.learn()
    left = [bubble.name for bubble in played.session.walk.left() if not bubble.optional]
    assert left == [], f"these notes never came up in the terminal: {played.end()}"
    assert played.session.walk.done
    assert played.session.left == "learn-finished"


class Typist:
    """Somebody at the terminal who does what the notes ask for, and else passes, or does the first thing."""

    def __init__(self, rules: Rules, lesson: Lesson, language: str):
        self.written = io.StringIO()
        console = Console(file=self.written, width=100, height=50, highlight=False, markup=False, emoji=False)
        self.session = Learning(rules, lesson, "Alex", language, console, self.type)
        self.lines = 0

    def learn(self) -> None:
        self.session.play()

    def type(self, prompt: str) -> str:
        self.lines += 1
        if self.session.walk.done or self.lines > self.session.game.rules.longest:
            return "q"
        return self.choice() if prompt == "> " else ""

    def choice(self) -> str:
        """The number of what is asked for."""
        session = self.session
        game, board, walk = session.game, session.board, session.walk
        view = game.view(LEARNER)
        request = next(one for one in lessons.waiting(game, LEARNER) if not one.optional)
        actions, _ = board.choices(view, request)
        bubble = walk.up(game)
        tries = walk.tries(bubble, game) if bubble else []
        for number, (_, action) in enumerate(session.prompt.out_of_turn, 1):
            if action in tries:
                return f"o{number}"
        for wanted in tries:
            for number, action in enumerate(actions, board.start):
                steps = board.steps(view, request, action)
                if steps[0] == wanted and not self.refused(steps):
                    return str(number)
        passes = [at for at, action in enumerate(actions) if isinstance(action, Pass)]
        return str(board.start + (passes[0] if passes else 0))

    def refused(self, steps: list[Action]) -> bool:
        try:
            self.session.walk.refuse(self.session.game, *steps)
        except Refused:
            return True
        return False

    def end(self) -> str:
        return self.written.getvalue()[-800:]


@every_lesson
def test_advice_never_contradicts_a_note(rules: Rules, name: str) -> None:
    class Asking(Typist):
        """Asks for advice wherever there is a choice."""

        advised = 0

        def choice(self) -> str:
            session = self.session
            moves = session.walk.asked_for(session.game)
            if moves:
                request = next(one for one in lessons.waiting(session.game, LEARNER) if not one.optional)
                first, *sentences = session.advise(request)
                assert first == session.texts.say("coach-note")
                wanted = [session.texts.action(one, request.kind) for one in moves if one in request.options]
                assert all(any(said.startswith(one) for one in wanted) for said in sentences)
                self.advised += 1
            return super().choice()

    if knowledge_of(rules) is None:
        pytest.skip("nobody advises in this game")
    played = Asking(rules, lessons.find(rules, name), "en")
    played.learn()
    assert played.advised


# What a lesson does, on that of the small game


@pytest.fixture
def chair() -> Lesson:
    return lessons.find(CHAIR)


def with_bubble(lesson: Lesson, name: str, /, **changes: object) -> Lesson:
    bubbles = [msgspec.structs.replace(one, **changes) if one.name == name else one for one in lesson.bubbles]
    return msgspec.structs.replace(lesson, bubbles=tuple(bubbles))


def at_first_vote(lesson: Lesson) -> Rehearsal:
    """Up to the note that asks for the first vote."""
    played = Rehearsal(CHAIR, lesson)
    played.notes()
    up = played.walk.up(played.game)
    assert up is not None
    assert up.name == "vote"
    return played


def test_notes_come_one_after_the_other_and_once(chair: Lesson) -> None:
    played = rehearse(CHAIR, chair)
    assert played.shown == [*[bubble.name for bubble in chair.bubbles], "closing"]


def test_another_choice_is_answered_kindly(chair: Lesson) -> None:
    played = at_first_vote(chair)
    with pytest.raises(Refused) as refused:
        played.walk.refuse(played.game, Cast(2))
    assert refused.value.said("en") == "That vote is allowed. For now, vote for Ada, to see what comes of it."
    assert "Ada" in refused.value.said("fr")


def test_what_the_rules_forbid_they_refuse_themselves(chair: Lesson) -> None:
    played = at_first_vote(chair)
    for_oneself = Cast(LEARNER)
    played.walk.refuse(played.game, for_oneself)
    with pytest.raises(Refused):
        played.game.act(LEARNER, lessons.waiting(played.game, LEARNER)[0].id, for_oneself)


def test_whoever_skips_is_free(chair: Lesson) -> None:
    played = at_first_vote(chair)
    played.walk.skip()
    played.walk.refuse(played.game, Cast(2))
    played.run()
    assert played.game.over
    assert not played.walk.done


def test_a_series_does_not_end_before_it_has_begun() -> None:
    rules = games.find("politico")
    played = Rehearsal(rules, lessons.find(rules))
    while (up := played.walk.up(played.game)) is None or up.name != "invite":
        played.run(played.game.number)
    with pytest.raises(Refused, match="You promised Clara a place"):
        played.walk.refuse(played.game, Present())
    played.walk.refuse(played.game, Invite(1), Present())


def test_an_offer_that_a_note_is_about_may_be_refused_where_the_note_says_so() -> None:
    rules = games.find("politico")
    played = Refusing(rules, lessons.find(rules))
    while not played.walk.done:
        played.run(played.game.number)
    assert "broken" not in played.shown
    assert not (faults := missing(played)), "\n".join(faults)


class Refusing(Rehearsal):
    """A learner who trusts nobody."""

    def settle(self, bubble: Bubble, moves: Sequence[Move]) -> Bargain:
        move = super().settle(bubble, moves)
        return RefuseDeal(move.deal) if isinstance(move, AcceptDeal) else move


def test_bots_wait_while_a_note_is_up(chair: Lesson) -> None:
    played = at_first_vote(chair)
    assert played.walk.waits(played.game)
    played.walk.skip()
    assert not played.walk.waits(played.game)


def test_a_learner_waits_for_an_offer_that_a_bot_is_about_to_make(chair: Lesson) -> None:
    played = Rehearsal(CHAIR, chair)
    while lessons.fact(played.game.view(LEARNER), "round") < 2:
        played.run(played.game.number)
    played.walk.go_on("taken")
    assert played.walk.coming(played.game) is not None
    with pytest.raises(Refused, match="Ada is about to tell you something"):
        played.walk.refuse(played.game, Cast(2))


def test_a_bot_does_what_it_wishes_only_where_the_rules_allow_it(chair: Lesson) -> None:
    own = msgspec.structs.replace(chair.wishes[0], do={"type": "cast", "choice": 1})
    played = rehearse(CHAIR, msgspec.structs.replace(chair, wishes=(own, *chair.wishes[1:])))
    assert played.game.over


def test_a_rule_that_is_otherwise_is_named(chair: Lesson) -> None:
    never = with_bubble(chair, "tie", when=When(ask="decide", facts={"round": 9}))
    assert missing(rehearse(CHAIR, never)) == [
        "lesson chair/first: bubble “tie” (§3 2) never came up: its facts never held"
    ]
    shut = with_bubble(chair, "tie", tried={"type": "give-chair", "seat": 7})
    (fault,) = missing(rehearse(CHAIR, shut))
    assert fault.startswith("lesson chair/first: bubble “tie” (§3 2) never came up: its time came (decision 9)")
    assert "its try is not open then" in fault


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            {"when": When(ask="sleep")},
            "bubble “vote”: nobody is ever asked “sleep”: there is no message ask-sleep",
        ),
        ({"when": When(event={"type": "rain"})}, "bubble “vote”: chair has no event “rain”, but"),
        ({"tried": {"type": "cast", "candidate": 1}}, "bubble “vote”: try: action “cast” has no candidate"),
        ({"tried": {"type": "accept-deal"}}, "bubble “vote”: try: accept-deal wants a when with the offer"),
        ({"when": When(facts={"moon": 1})}, "bubble “vote”: the table of chair has no “moon”"),
        ({"when": When(after="nobody")}, "bubble “vote”: there is no bubble “nobody” for it to come after"),
        ({"at": "sky"}, "bubble “vote”: at = “sky” is none of board, hand"),
        ({"name": "ballot"}, "first.en.ftl has no bubble-ballot"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(chair: Lesson, changes: dict[str, object], fault: str) -> None:
    found = faults_in(with_bubble(chair, "vote", **changes), CHAIR)
    assert any(one.startswith(f"lesson chair/first: {fault}") for one in found), found


def test_a_file_that_is_no_lesson_is_answered_with_its_fault() -> None:
    with pytest.raises(lessons.LessonError, match=r"lesson chair/own: .*bubbles"):
        lessons.read('players = 3\nsecret = "x"\n', CHAIR, "own")


@pytest.mark.parametrize(
    ("pattern", "value", "fitting"),
    [
        ({"type": "lay"}, {"type": "lay", "card": "rose-7"}, True),
        ({"type": "lay", "card": "rose-8"}, {"type": "lay", "card": "rose-7"}, False),
        ({"seat": {"any": [1, 2]}}, {"seat": 2}, True),
        ({"verdicts": {"has": "broken"}}, {"verdicts": ["kept", "broken"]}, True),
        ({"round": {"least": 2, "most": 3}}, {"round": 4}, False),
        ({"card": {"not": "rose-7"}}, {"card": "rose-7"}, False),
        ([{"seat": 1}, {"seat": 0}], [{"seat": 0}, {"seat": 1}], True),
        ([{"seat": 1}, {"seat": 1}], [{"seat": 0}, {"seat": 1}], False),
        (["kept", "broken"], ["broken", "kept"], False),
        (1, True, False),
    ],
)
def test_a_pattern_says_what_matters(pattern: object, value: object, fitting: bool) -> None:
    assert fits(pattern, value) is fitting

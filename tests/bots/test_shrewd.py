"""The shrewd use only what they see, play the same from the same chance, and reckon with what was promised."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels, shrewd
from hemicycle.bots.base import Driver, Mind, play_out
from hemicycle.bots.pledges import Pledges
from hemicycle.bots.race import Race, Way
from hemicycle.bots.shrewd import Shrewd, as_deal
from hemicycle.engine.ballot import Cast
from hemicycle.engine.conformance import tables
from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.words import Action
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.promises import Join, StayOut
from tests.koalition.test_promises import AB, AC, BC, agree
from tests.koalition.test_promises import A as A_SEAT
from tests.koalition.test_promises import B as B_SEAT
from tests.koalition.test_promises import talks as at_talks
from tests.registered import every_game, part

KOALITION: Any = levels.knowledge_of(RULES)
A, B, C = Cast(0), Cast(1), Cast(2)

LITTLE = 0.02
"""Of the usual work: the same code, in a fraction of the time."""
LONG = {"koalition": 40, "politico": 60, "zoocracy": 50, "junta": 60}


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shrewd, "FEWEST", 2)


def shrewd_bot(rules: Rules, seat: int, luck: str, work: float = LITTLE) -> Shrewd:
    knowledge = levels.knowledge_of(rules)
    assert knowledge is not None
    return Shrewd(seat, Random(luck), knowledge, work)


def begun(rules: Rules, secret: str, longest: int, deals: bool = False) -> Game:
    """A game of novices, up to somewhere in the middle."""
    part(rules, "bot")
    setup = tables(rules)[0]
    game = Game.begin(rules, setup, secret)
    novices = [levels.find(rules, "novice")(seat, Random(f"{secret} {seat}")) for seat in range(setup.players)]
    return play_out(game, novices, Random(secret), longest, deals)


def weighty(game: Game) -> Request | None:
    """Somebody's question that has more than one answer worth trying."""
    for request in game.state.requests:
        if len(request.options) > 1 and not request.optional and not request.answered:
            return request
    return None


@every_game
def test_it_plays_legally_and_the_same_from_the_same_chance(rules: Rules) -> None:
    ends = []
    for _ in range(2):
        game = begun(rules, "twice", 20)
        bots = [shrewd_bot(rules, seat, f"luck {seat}") for seat in range(game.players)]
        play_out(game, bots, Random(1), longest=20 + LONG[rules.name] // 2)
        ends.append(game.save())
    assert ends[0] == ends[1]


@every_game
def test_it_uses_only_its_view(rules: Rules) -> None:
    """Asked at two tables that look the same to it, it answers the same."""
    asked = 0
    for at in range(4):
        game = begun(rules, f"twins {at}", 15 + 7 * at)
        if (request := weighty(game)) is None:
            continue
        asked += 1
        twin = game.imagine(request.seat, Random("other"))
        answers = []
        for table in (game, twin):
            bot = shrewd_bot(rules, request.seat, "same")
            view = table.view(request.seat)
            bot.look(view)
            (same,) = [one for one in view.requests if one.id == request.id]
            answers.append(bot.choose(view, same))
        assert answers[0] == answers[1]
    assert asked


@every_game
def test_it_answers_what_it_is_asked_with_deals_too(rules: Rules) -> None:
    game = begun(rules, "deals", 10, deals=True)
    minds = {seat: Mind(game, shrewd_bot(rules, seat, f"luck {seat}")) for seat in range(game.players)}
    Driver(game, minds, Random(1), bargaining=True).run(10 + LONG[rules.name] // 4)
    assert game.number >= 10 + LONG[rules.name] // 4 or game.over


@every_game
def test_more_work_is_more_imagined(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is counted in decisions, so that it is the same on every machine."""
    imagined: list[int] = []
    go_on = Shrewd.go_on

    def counted(bot: Shrewd, g: Any, luck: int, *rest: Any) -> tuple[float, int]:
        _, decisions = go_on(bot, g, luck, *rest)
        imagined[-1] += decisions
        return 0.5, decisions  # all alike: nothing is given up before the work is done

    monkeypatch.setattr(Shrewd, "go_on", counted)
    for at in range(12):
        game = begun(rules, f"work {at}", 12 + 3 * at)
        request = weighty(game)
        if request is None:
            continue
        for work in (0.1, 0.4):
            imagined.append(0)
            shrewd_bot(rules, request.seat, "same", work).choose(game.view(request.seat), request)
        if imagined[-2]:
            break
    few, many = imagined[-2:]
    assert 0 < few < many


# Promises


class Word:
    """What bots would have to know of a game in which the first answer keeps every promise."""

    def keeping(self, g: Any, request: Request, promises: Sequence[Term]) -> tuple[Action, ...]:
        return request.options[:1]


def last(g: Any, request: Request) -> Action:
    return request.options[-1]


@pytest.mark.parametrize(("faith", "kept"), [(1.0, True), (0.0, False)])
def test_in_imagination_a_word_is_kept_as_likely_as_it_is_trusted(faith: float, kept: bool) -> None:
    word: Any = Word()
    term: Any = object()
    play = Pledges({1: (term,)}, {1: faith}).bind(word, 1, last, Random(1))
    question = Request(1, "vote", (A, B), A)
    assert play(None, question) == (A if kept else B)


def test_who_has_promised_nothing_is_not_bound() -> None:
    word: Any = Word()
    assert Pledges({}, {}).bind(word, 1, last, Random(1)) is last


def test_it_trusts_itself_and_others_by_the_ledger() -> None:
    table = at_talks()
    agree(table, Join(A_SEAT, AB), Join(B_SEAT, AB))
    game = table.game
    bot = Shrewd(A_SEAT, Random(1), KOALITION)
    found = bot.pledged(game.view(A_SEAT), game.ledger.view(A_SEAT, True))
    assert found.owed == {A_SEAT: (Join(A_SEAT, AB),), B_SEAT: (Join(B_SEAT, AB),)}
    assert found.faith[A_SEAT] == 1.0 > found.faith[B_SEAT] > 0.5


# Trying out


def race_of(*values: Sequence[float], doubt: float = 0.0) -> Race:
    """A race of as many ways, in which each has brought these values."""
    race = Race([Way(at, action, None) for at, action in zip(range(len(values)), (A, B, C), strict=False)], doubt)
    for table in zip(*values, strict=True):
        for way in list(race.left):
            race.note(way, table[way.number])
        race.next_table(0.0)
    return race


def test_what_is_clearly_behind_is_given_up() -> None:
    race = race_of([0.5] * 8, [0.6] * 8, [0.2] * 8)
    assert [way.action for way in race.left] == [B]
    assert race.ranking()[0].action == B


def test_its_judgement_stands_unless_something_is_clearly_better() -> None:
    judged, lucky = [0.5] * 8, [0.1, 0.92] * 4
    assert race_of(judged, lucky, doubt=0.5).ranking()[0].action == A
    assert race_of(judged, lucky).ranking()[0].action == B


def test_a_deal_that_costs_it_chances_on_imagined_tables_is_refused() -> None:
    """A leads Rose, the largest: to stay out of the best coalition for nothing is a gift."""
    game = at_talks().game
    bot = Shrewd(A_SEAT, Random(1), KOALITION)
    view, ledger = game.view(A_SEAT), game.ledger.view(A_SEAT, True)

    def gains(*terms: Term) -> bool:
        return bot.gains(view, as_deal(view, B_SEAT, Offer((A_SEAT,), terms)), ledger)

    assert not gains(StayOut(A_SEAT, AB), StayOut(A_SEAT, AC))
    assert gains(StayOut(B_SEAT, BC), Join(B_SEAT, AB))

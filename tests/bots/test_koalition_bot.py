"""What bots know of Koalition, on small tables."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from hemicycle.bots import levels
from hemicycle.engine.ballot import Cast
from hemicycle.engine.game import Game
from hemicycle.engine.temper import Temper
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.bot import actions, bargaining, features, laying
from hemicycle.games.koalition.bot.estimate import estimate
from hemicycle.games.koalition.bot.outlook import outlook
from hemicycle.games.koalition.cards import Doppler, Sturz
from hemicycle.games.koalition.first_edition import LayDoubler
from hemicycle.games.koalition.negotiation import DROP, Accept, Include, Propose
from hemicycle.games.koalition.vote import Lay
from tests.koalition.builders import DOSSIER, Table, begin, seated, vote_in
from tests.table import seat_of

both_levels = pytest.mark.parametrize("level", ["novice", "steady"])

EASY, GREEDY = Temper(0.0, 0.0, 1.0, 0.5), Temper(1.0, 0.0, 1.0, 0.5)


def answer(table: Table, player: str, level: str, luck: int = 1) -> tuple[Action, Message | None]:
    """What a bot of a level does on a player's seat, and why."""
    seat = seat_of(player)
    bot = levels.find(RULES, level)(seat, Random(luck))
    return bot.choose(table.game.view(seat), table.request(player)), bot.explain()


def dossier_counted() -> Table:
    """The dossier's table at the count: R+G+Y, R+G+F, R+G+C and T+G+Y may govern."""
    table = seated("fr", **DOSSIER)
    for at in range(4):
        table.round(A=DOSSIER["A"].split()[at], B=DOSSIER["B"].split()[at], C=DOSSIER["C"].split()[at])
    assert set(table.asked().values()) == {"negotiate"}
    return table


@both_levels
def test_everybody_would_begin_the_first_vote(level: str) -> None:
    table = begin(4)
    for player in "ABCD":
        action, reason = answer(table, player, level)
        assert action == Cast(seat_of(player))
        assert reason == Message("bot-for-oneself")


def test_the_outlook_is_what_each_coalition_pays() -> None:
    seen = outlook(vote_in("fr", **DOSSIER))
    names = [" ".join(bloc.id for bloc in coalition) for coalition in seen.coalitions]
    assert dict(zip(names, seen.payouts)) == {
        "rose leaf lemon": [8, 1, 7],
        "rose leaf fist": [7, 1, 7],
        "rose leaf cross": [7, 4, 4],
        "hat leaf lemon": [2, 6, 8],
    }
    assert sum(seen.chances) == pytest.approx(1)
    assert seen.best == {0: 8, 1: 6, 2: 8}
    assert max(zip(seen.chances, names))[1] == "hat leaf lemon", "it is the best for both of its leaders"


def test_a_party_alone_leaves_nothing_to_negotiate() -> None:
    seen = outlook(vote_in("ie", A="rose-10 rose-9", B="hat-3 leaf-2", C="leaf-1 cross-2"))
    assert seen.payouts == [[4, 0, 0]]
    assert seen.chances == [1.0]


def test_nothing_on_the_table_promises_nothing() -> None:
    assert outlook(vote_in("ie")).expected(0) == 0


@both_levels
def test_the_last_card_goes_where_it_takes_the_lead(level: str) -> None:
    """Rose is sure to win alone; rose-9 leads it, rose-2 only follows, and fist-9 is nowhere."""
    table = seated(
        "ie", A="rose-8 rose-6 hat-1", B="rose-4 rose-3 hat-2", C="cross-2 rose-9 rose-2 fist-9 acorn-1"
    )
    table.round(A="rose-8", B="rose-4", C="cross-2").round(A="hat-1", B="hat-2")
    action, reason = answer(table, "C", level)
    assert action == Lay("rose-9", "rose")
    assert reason == Message("bot-take-the-lead", {"party": "rose", "votes": 9})


def test_a_doppler_that_turns_the_majority_is_played() -> None:
    """Rose 10 of 25 becomes 20 of 35: alone, for its leader who would else be left out."""
    table = seated(
        "ie", A="hat-8 acorn-7 hat-1", B="hat-9 lemon-8 fist-2", C="rose-7 rose-8 rose-9 / doppler", then="dk"
    )
    table.round(A="hat-8", B="hat-9", C="rose-8").round(A="acorn-7", B="lemon-8")
    table.lays("C", "rose-9")
    g = table.game.view(2)
    ((gain, _),) = actions.gains(g, 2, [Doppler("rose")])  # type: ignore[arg-type]
    assert gain > 1
    for level in ("novice", "steady"):
        action, reason = answer(table, "C", level)
        assert action == Doppler("rose")
        assert reason is not None
        assert reason.id == "bot-action-gains"
        assert reason.params["after"] > reason.params["before"]


@both_levels
def test_a_card_that_would_help_a_rival_is_kept(level: str) -> None:
    """A leads rose, which has won: a Sturz would make B lead it."""
    table = seated(
        "ie", A="rose-10 rose-9 hat-1 / sturz", B="rose-2 hat-3 hat-5", C="leaf-1 cross-2 hat-6", starter="B"
    )
    table.round(B="rose-2", C="leaf-1", A="rose-10").round(B="hat-3", C="cross-2")
    table.lays("A", "rose-9")
    assert Sturz("rose") in table.options("A")
    action, reason = answer(table, "A", level)
    assert action == PASS
    assert reason == Message("bot-keep-action-cards")


def test_the_best_coalition_that_can_pass_is_proposed() -> None:
    for level in ("novice", "steady"):
        table = dossier_counted()
        for wanted in (Include("rose"), Include("leaf"), Include("lemon")):
            action, reason = answer(table, "A", level)
            assert action == wanted
            assert reason == Message("bot-include", {"bloc": wanted.bloc, "best": 8})
            table.does("A", action)
        action, reason = answer(table, "A", level)
        assert action == Propose(("rose", "leaf", "lemon"))
        assert reason == Message("bot-propose", {"coalition": action.coalition, "points": 8, "best": 8})


def test_a_bot_that_wants_something_else_now_drops_what_it_has_put_together() -> None:
    table = dossier_counted().includes("B", "cross")
    wanted = bargaining.wanted(table.g, 1, table.options("B"), GREEDY, Random(1))
    assert wanted == Propose(("hat", "leaf", "lemon"))
    assert bargaining.choose(table.g, 1, table.options("B"), GREEDY, Random(1)) == DROP
    table.negotiation.withdrawals[1] = 3
    assert bargaining.choose(table.g, 1, table.options("B"), GREEDY, Random(1)) == PASS


def test_of_equals_any_coalition_is_proposed_and_put_together_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were it drawn anew at each step, what has been put together would be dropped again."""
    monkeypatch.setattr(bargaining, "_hope", lambda offer: 1.0)
    first = Counter(wanted_by(dossier_counted(), luck) for luck in range(60))
    assert len(first) >= 2
    assert min(first.values()) >= 60 / len(first) / 2
    begun = dossier_counted().includes("A", "rose", "leaf")
    assert all({"rose", "leaf"} <= set(wanted_by(begun, luck)) for luck in range(20))


def wanted_by(table: Table, luck: int) -> tuple[str, ...]:
    """The coalition that a modest A would propose."""
    action = bargaining.wanted(table.g, 0, table.options("A"), EASY, Random(luck))
    assert isinstance(action, Propose)
    return action.coalition


@both_levels
def test_the_best_there_is_is_accepted(level: str) -> None:
    table = dossier_counted().proposes("B", "hat leaf lemon")
    action, reason = answer(table, "C", level)
    assert action == Accept(("hat", "leaf", "lemon"))
    assert reason == Message("bot-accept", {"coalition": action.coalition, "points": 8, "best": 8})


def test_a_novice_holds_out_for_more_at_first() -> None:
    table = dossier_counted().proposes("A", "rose leaf cross")
    action = bargaining.wanted(table.g, 1, table.options("B"), GREEDY, Random(1))
    assert action == Propose(("hat", "leaf", "lemon"))


def test_a_novice_does_not_hold_out_for_ever() -> None:
    """When nobody else will move, a poor government is better than none."""
    table = dossier_counted().proposes("A", "rose leaf cross").passes("C", "A")
    assert isinstance(bargaining.wanted(table.g, 1, table.options("B"), GREEDY, Random(1)), Accept | Propose)
    assert isinstance(bargaining.choose(table.g, 1, table.options("B"), EASY, Random(1)), Accept)


def test_the_leaders_who_negotiate_decide_about_the_europe_bonus_too() -> None:
    """A leads in hat by a point. In the last country hat, leaf and lemon make B its first, C of the others."""
    table = dossier_counted()
    g = cast(Any, table.game.state.copy())
    g.deck, g.booked["hat"], g.booked["rose"] = [], [4, 3, 0], [0, 0, 3]
    hat = features.FEATURES.index("europe")
    rows = {chance: found for chance, found, _ in features.cases(g, None)}
    likeliest = rows[max(rows)]
    assert [row[hat] for row in features.rows(g, None)] == [7, 0, 6]
    assert [row[hat] for row in likeliest] == [0, 7, 6 + 5 + 4], "B takes hat, C leaf, lemon and rose"


def test_the_shrewd_expect_action_cards_in_the_last_round_only() -> None:
    table = seated(
        "ie", A="hat-8 acorn-7 hat-1", B="hat-9 lemon-8 fist-2", C="rose-7 rose-8 rose-9 / doppler", then="dk"
    )
    table.round(A="hat-8", B="hat-9").lays("C", "rose-8")
    bot = cast(Any, levels.knowledge_of(RULES))

    def expected() -> Action:
        asked: Action = bot.foresee(table.game.view(2), table.request("C"), EASY, Random(1))
        return asked

    assert expected() == PASS
    table.passes("C").round(A="acorn-7", B="lemon-8").lays("C", "rose-9")
    assert expected() == Doppler("rose")
    assert bot.hasty(table.game.view(2), table.request("C"), EASY, Random(1)) == PASS


def test_the_first_edition_is_known_too() -> None:
    """The doubler of one's own strong party is worth laying, that of a stranger's is not."""
    table = seated("ie", edition="first", A="rose-9 doubler-rose doubler-hat", B="hat-9 lemon-3", C="leaf-1 hat-2")
    table.round(A="rose-9", B="hat-9", C="leaf-1")
    scores = dict(zip(table.options("A"), laying.score(table.g, 0, table.options("A"), 0.5)))
    assert scores[LayDoubler("rose")] > scores[LayDoubler("hat")]


def test_who_leads_is_likely_to_win_and_the_more_the_later() -> None:
    table = seated("fr", A="rose-10 rose-4", B="rose-9 hat-10", C="hat-9 leaf-8")
    table.g.booked["rose"] = [9, 3, 3]
    early = [estimate(table.g, seat) for seat in range(3)]
    assert sum(early) == pytest.approx(1, abs=0.1)  # each knows only its own hand
    assert early[0] > early[1] > 0
    table.g.deck = []
    assert estimate(table.g, 0) > early[0]


@pytest.mark.parametrize("edition", RULES.editions)
def test_every_reason_can_be_said_in_both_languages(edition: str) -> None:
    game = Game.begin(RULES, RULES.setup(4, edition, {"countries": 5}), "reasons")
    bots = [levels.find(RULES, "novice")(seat, Random(seat)) for seat in range(4)]
    said = set()
    while not game.over:
        request = next(one for one in game.requests if not one.answered)
        bot = bots[request.seat]
        game.act(request.seat, request.id, bot.choose(game.view(request.seat), request))
        reason = bot.explain()
        assert reason is not None
        said.add(reason.id)
        for language in LANGUAGES:
            sentence = RULES.texts(language).say(reason)
            assert sentence != reason.id
            assert "{" not in sentence
    assert len(said) > 5

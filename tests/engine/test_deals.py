"""Deals and the ledger, on a small market: what Koalition can't show is shown here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hemicycle.engine import records
from hemicycle.engine.deals import (
    AcceptDeal,
    LapseDeal,
    Offer,
    RefuseDeal,
    Standing,
    Term,
    Verdict,
    WithdrawDeal,
)
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Step, ask
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import MOST_OFFERS, MOST_OPEN, MOST_TERMS, Ledger
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.words import Message
from tests.engine.market import (
    EDITION,
    RULES,
    Give,
    Handed,
    Market,
    Say,
    Turns,
    agreed,
    market,
    market_rules,
    now,
    refused,
    table,
)
from tests.engine.toys import Choice, answer, choices

# Offers and answers


def test_b1_a_deal_is_agreed_once_all_its_parties_have_accepted() -> None:
    game = market()
    (deal,) = game.bargain(1, Offer((3, 0), (Say(0, "yes"), Say(1, "no"))))
    assert (deal.id, deal.by, deal.parties, deal.accepted, deal.status) == ("0-1-3.1", 1, (0, 1, 3), (1,), "open")
    (deal,) = game.bargain(3, AcceptDeal(deal.id))
    assert (deal.status, deal.accepted, deal.agreed) == ("open", (1, 3), -1)
    (deal,) = game.bargain(0, AcceptDeal(deal.id))
    assert (deal.status, deal.agreed, deal.verdicts) == ("agreed", 0, ("pending", "pending"))
    assert game.ledger.promises(0) == (Say(0, "yes"),)


def test_b1_an_id_counts_the_deals_of_its_own_parties_alone() -> None:
    game = market()
    ids = [game.bargain(by, Offer(to, (Say(by, "yes"),)))[0].id for by, to in ((0, (2,)), (1, (3,)), (2, (0,)))]
    assert ids == ["0-2.1", "1-3.1", "0-2.2"]


@pytest.mark.parametrize("parties", [(), (0,), (1, 1), (4,), (-1,), (1, 4)])
def test_b1_a_deal_is_with_other_players_of_the_table(parties: tuple[Seat, ...]) -> None:
    assert refused(market(), 0, Offer(parties, (Say(0, "yes"),))) == "refused-deal-parties"


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        ((), "refused-deal-empty"),
        ((Say(0, "perhaps"),), "refused-deal-term"),
        ((Say(2, "yes"),), "refused-deal-term"),
        ((Say(0, "yes"), Say(0, "yes")), "refused-deal-clash"),
        ((Say(0, "yes"), Say(0, "no")), "refused-deal-clash"),
        (tuple(Give(0, 1, n) for n in range(MOST_TERMS + 1)), "refused-deal-terms"),
    ],
)
def test_b2_terms_are_those_that_may_be_promised_now(terms: tuple[Term, ...], why: str) -> None:
    assert refused(market(), 0, Offer((1,), terms)) == why


def test_b2_what_is_kept_is_the_term_of_the_list() -> None:
    game = market()
    (deal,) = game.bargain(0, Offer((1,), (Give(False, True, 1),)))
    assert msgspec.json.encode(deal.terms) == b'[{"type":"give","seat":0,"to":1,"amount":1}]'


def test_b3_only_so_many_offers_are_open_and_made() -> None:
    game = market()
    words = [Say(0, "yes"), Say(0, "no"), Give(0, 1, 1), Give(0, 1, 2)]
    for term in words[:MOST_OPEN]:
        game.bargain(0, Offer((1,), (term,)))
    assert refused(game, 0, Offer((1,), (words[0],))) == "refused-deal-open"
    for deal in game.ledger.deals:
        game.bargain(0, WithdrawDeal(deal.id))
    for _ in range(MOST_OFFERS - MOST_OPEN):
        (deal,) = game.bargain(0, Offer((2,), (words[0],)))
        game.bargain(2, RefuseDeal(deal.id))
    assert refused(game, 0, Offer((1,), (words[0],))) == "refused-deal-offers"
    answer(game, 0, "yes")
    assert game.bargain(0, Offer((1,), (words[0],)))


def test_b3_the_same_offer_is_not_open_twice() -> None:
    game = market()
    game.bargain(0, Offer((1,), (Say(0, "yes"), Say(1, "no"))))
    assert refused(game, 1, Offer((0,), (Say(1, "no"), Say(0, "yes")))) == "refused-deal-again"


def test_b4_refuse_withdraw_and_answer_with_another() -> None:
    game = market()
    reason = Message("refused-over")
    (first,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    (first,) = game.bargain(1, RefuseDeal(first.id, reason))
    assert (first.status, first.reason, first.verdicts) == ("refused", reason, ("void",))
    (second,) = game.bargain(0, Offer((1,), (Say(0, "no"),)))
    assert refused(game, 1, WithdrawDeal(second.id)) == "refused-deal-not-own"
    assert refused(game, 0, RefuseDeal(second.id)) == "refused-deal-own"
    assert game.bargain(0, WithdrawDeal(second.id))[0].status == "withdrawn"
    (third,) = game.bargain(0, Offer((1,), (Say(0, "no"),)))
    old, new = game.bargain(1, Offer((0,), (Say(0, "yes"), Say(1, "yes")), third.id, reason))
    assert (old.status, old.reason) == ("answered", reason)
    assert (new.status, new.answers, new.by) == ("open", third.id, 1)
    for deal in (first, second, third):
        assert refused(game, 1, AcceptDeal(deal.id)) == "refused-deal-closed"


def test_b4_one_answers_the_offer_of_another_between_the_same_players() -> None:
    game = market()
    (deal,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    assert refused(game, 0, Offer((1,), (Say(0, "no"),), deal.id)) == "refused-deal-answer"
    assert refused(game, 1, Offer((0, 2), (Say(0, "no"),), deal.id)) == "refused-deal-answer"
    assert refused(game, 2, Offer((0,), (Say(0, "no"),), deal.id)) == "refused-no-such-deal"


def test_b4_of_a_deal_of_others_one_hears_what_one_hears_of_none() -> None:
    game = market()
    (deal,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    for move in (AcceptDeal, RefuseDeal, WithdrawDeal):
        assert refused(game, 2, move(deal.id)) == refused(game, 2, move("0-9.7")) == "refused-no-such-deal"
    for seat in (SPECTATOR, 4):
        assert refused(game, seat, AcceptDeal(deal.id)) == "refused-no-such-seat"


def test_b4_a_reason_is_a_short_sentence_of_the_texts() -> None:
    game = market()
    reasons = [
        Message("Buy cheap pills"),
        Message("refused-over", {"long": "x" * 999}),
        Message("refused-over", {"x": object()}),
    ]
    for reason in reasons:
        assert refused(game, 0, Offer((1,), (Say(0, "yes"),), "", reason)) == "refused-deal-reason"


def test_b5_time_runs_out_by_the_table_alone() -> None:
    game = market()
    (deal,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    for seat in range(4):
        assert refused(game, seat, LapseDeal(deal.id)) == "refused-deal-lapse"
    assert game.bargain(SPECTATOR, LapseDeal(deal.id))[0].status == "lapsed"


def test_b5_an_open_offer_lapses_when_its_chapter_ends() -> None:
    game = market()
    (deal,) = game.bargain(2, Offer((3,), (Say(2, "yes"),)))
    assert deal.until == "turns-0"
    answer(game, 0, "yes")
    assert (now(game, deal.id).status, now(game, deal.id).verdicts) == ("lapsed", ("void",))
    assert game.ledger.live == ()


def test_nothing_is_bargained_after_the_end_and_nothing_is_left_to_judge() -> None:
    game = market(players=2)
    deal = agreed(game, 0, Say(0, "yes"), Say(1, "?"))
    answer(game, 0, "yes")
    (late,) = game.bargain(0, Offer((1,), (Give(0, 1, 1),)))
    answer(game, 1, "eat")
    assert game.over
    assert now(game, deal.id).verdicts == ("kept", "void")
    assert now(game, late.id).status == "lapsed"
    assert game.terms(0, (1,)) == ()
    for move in (Offer((1,), (Say(0, "yes"),)), AcceptDeal(late.id), WithdrawDeal(late.id)):
        assert refused(game, 0, move) == "refused-over"
    assert refused(game, SPECTATOR, LapseDeal(late.id)) == "refused-over"


# Promises


@pytest.mark.parametrize(("word", "verdict"), [("yes", "kept"), ("no", "broken"), ("whisper", "unknown")])
def test_b6_the_events_tell_whether_a_promise_was_kept(word: str, verdict: Verdict) -> None:
    game = market()
    deal = agreed(game, 0, Say(1, "yes"))
    answer(game, 0, "no")
    assert now(game, deal.id).verdicts == ("pending",)
    answer(game, 1, word)
    assert now(game, deal.id).verdicts == (verdict,)
    assert game.ledger.live == ()


def test_b7_whoever_was_let_down_owes_nothing_any_more() -> None:
    game = market()
    deal = agreed(game, 0, Say(0, "yes"), Say(1, "yes"), Say(2, "yes"))
    answer(game, 0, "yes")
    answer(game, 1, "no")
    assert now(game, deal.id).verdicts == ("kept", "broken", "void")
    answer(game, 2, "no")
    assert now(game, deal.id).verdicts == ("kept", "broken", "void")


# What is handed over at once


def test_what_is_handed_over_changes_hands_as_the_deal_is_agreed() -> None:
    game = market(3, 3, 0, 0)
    deal = agreed(game, 0, Give(0, 1, 2), Say(1, "yes"))
    assert table(game).food == [1, 5, 0, 0]
    assert deal.verdicts == ("kept", "pending")
    assert game.log is not None
    assert game.log.events == (Handed((0, 1), 2),)
    assert [event.mask(2) for event in game.log.events] == [Handed((0, 1), None)]


def test_what_is_asked_is_asked_anew_of_the_table_as_it_is() -> None:
    game = market(0, 3)
    (request,) = game.requests
    assert Choice("eat") not in request.options
    agreed(game, 1, Give(1, 0, 1))
    (again,) = game.requests
    assert Choice("eat") in again.options
    assert again.id == request.id


def test_what_can_not_be_honoured_is_refused_and_nothing_changes() -> None:
    game = market(3, 1)
    assert refused(game, 1, Offer((0,), (Give(1, 0, 2),))) == "refused-deal-void"  # one's own lack
    (deal,) = game.bargain(0, Offer((1,), (Give(0, 1, 1), Give(1, 0, 3))))
    assert refused(game, 1, AcceptDeal(deal.id)) == "refused-deal-void"
    assert table(game).food[:2] == [3, 1]
    assert now(game, deal.id).status == "open"


def test_one_may_pass_on_what_one_gets_by_the_same_deal() -> None:
    game = market(2, 0, 0)
    (deal,) = game.bargain(0, Offer((1, 2), (Give(0, 1, 2), Give(1, 2, 1))))
    assert refused(game, 1, AcceptDeal(deal.id)) == "refused-deal-void"  # it can't be known yet that all agree
    game = market(2, 1, 0)
    agreed(game, 0, Give(0, 1, 2), Give(1, 2, 1))
    assert table(game).food[:3] == [0, 2, 1]


# Who sees what


def test_b8_a_private_deal_is_seen_by_its_parties_alone() -> None:
    game = market()
    deal = agreed(game, 0, Say(0, "yes"), Say(1, "no"))
    assert game.ledger.visible(0) == game.ledger.visible(1) == (deal,)
    assert game.ledger.visible(2) == game.ledger.visible(SPECTATOR) == ()
    assert game.ledger.view(2) == Ledger()


def test_b8_of_what_all_may_know_nothing_tells_of_the_offers_before() -> None:
    game = market()
    reason = Message("refused-over")
    (no,) = game.bargain(0, Offer((1,), (Say(0, "no"),)))
    game.bargain(1, RefuseDeal(no.id))
    (first,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    (_, second) = game.bargain(1, Offer((0,), (Say(0, "no"), Say(1, "no")), first.id))
    game.bargain(0, AcceptDeal(second.id, reason))
    (seen,) = game.ledger.visible(2, public=True)
    assert (seen.id, seen.answers, seen.made, seen.reason) == ("0-1.1", "", 0, None)
    assert seen.terms == second.terms
    assert [deal.id for deal in game.ledger.visible(0, public=True)] == ["0-1.1", "0-1.2", "0-1.3"]
    assert game.ledger.visible(0, public=True)[-1].reason == reason


def test_a_record_counts_what_its_reader_may_know() -> None:
    game = market()
    agreed(game, 0, Say(0, "yes"), Say(1, "no"))
    agreed(game, 2, Say(1, "yes"), Say(3, "yes"))
    answer(game, 0, "yes")
    answer(game, 1, "no")
    assert game.ledger.record(1, 0) == Standing(kept=1)
    assert game.ledger.record(1, 2) == Standing(broken=1)
    assert game.ledger.record(1, 2, public=True) == Standing(kept=1, broken=1)
    assert game.ledger.record(3, 2) == Standing(void=1)
    assert game.ledger.record(1, SPECTATOR) == Standing()
    assert game.ledger.record(0, 1) == Standing(kept=1)


# Copies, saves, undo, records, speed


def test_copies_and_saves_keep_the_ledger() -> None:
    game = market()
    deal = agreed(game, 0, Say(1, "yes"), Give(0, 1, 1))
    copy, loaded = game.copy(), Game.load(RULES, game.save())
    assert copy.ledger is game.ledger
    assert loaded == game
    for one in (copy, loaded):
        answer(one, 0, "yes")
        answer(one, 1, "no")
        assert now(one, deal.id).verdicts == ("broken", "kept")
    assert now(game, deal.id).verdicts == ("pending", "kept")
    assert game != market()


def test_a_save_without_deals_is_read_as_one_with_none() -> None:
    saved = msgspec.json.decode(market().save())
    del saved["deals"]
    assert Game.load(RULES, msgspec.json.encode(saved)) == market()


class SameAgain(Turns):
    """Seat 0 is asked again and again, so that it could undo."""

    def next_word(self, g: Market) -> Step:
        return ask(0, "word", choices("yes", "no"), self.spoken)


def monologue() -> Game:
    rules = market_rules()
    rules.first = SameAgain
    return Game.begin(rules, rules.setup(3, EDITION), "market").keep_undo()


def test_nobody_undoes_past_what_was_said_to_somebody() -> None:
    game = monologue()
    answer(game, 0, "yes")
    assert game.can_undo(0)
    game.bargain(0, Offer((1,), (Say(0, "no"),)))
    assert not game.can_undo(0)
    answer(game, 0, "yes")
    assert game.can_undo(0)


def test_what_others_say_among_themselves_stays_when_somebody_undoes() -> None:
    game = monologue()
    answer(game, 0, "yes")
    deal = agreed(game, 1, Say(1, "no"))
    assert game.can_undo(0), "to be refused would tell of it"
    game.undo(0)
    assert now(game, deal.id).status == "agreed"
    assert (now(game, deal.id).made, game.number) == (0, 0)
    assert Record(game.record()).play(game.rules).ledger == game.ledger


def test_undo_takes_a_verdict_back() -> None:
    game = monologue()
    deal = agreed(game, 0, Say(0, "yes"))
    answer(game, 0, "no")
    assert now(game, deal.id).verdicts == ("broken",)
    game.undo(0)
    assert now(game, deal.id).verdicts == ("pending",)


def bargained() -> Game:
    game = market()
    agreed(game, 0, Say(1, "yes"), Give(0, 1, 1))
    answer(game, 0, "yes")
    game.bargain(3, Offer((2,), (Say(3, "no"),), "", Message("refused-over")))
    answer(game, 1, "no")
    answer(game, 2, "eat")
    return game


def test_a_record_holds_the_bargaining_and_verifies() -> None:
    game = bargained()
    record = Record(game.record())
    assert record.play(RULES) == game
    assert len(record.decisions) == 4
    assert len(record.lines) == 7
    told = [event for _, event in record.events(RULES)]
    assert told == [event for entry in game.history() for event in entry.events]
    assert Handed((0, 1), 1) in told


def rehash(lines: list[str]) -> str:
    """Somebody who alters a record and mends its hashes."""
    running, mended = "", []
    for at, line in enumerate(lines):
        kind: Any = records.Header if at == 0 else records.End if at == len(lines) - 1 else records.Decision
        if kind is records.Decision and '"bargain":' in line:
            kind = records.Bargained
        one = msgspec.json.decode(line.encode(), type=kind)
        running = one.hash = records._hash(running, one)
        mended.append(msgspec.json.encode(one).decode())
    return "\n".join(mended)


def test_a_bargain_that_was_altered_is_found() -> None:
    lines = bargained().record().rstrip().split("\n")
    with pytest.raises(RecordError, match="line 3: the hash"):
        Record("\n".join([*lines[:2], lines[2].replace('"amount":1', '"amount":2'), *lines[3:]]))
    for line, change, why in (
        (3, ('"seat":1', '"seat":2'), "line 4: by the rules this was not allowed"),
        (3, ('"amount":1', '"amount":2'), "line 4: by the rules something else happened"),
        (2, ('"type":"offer"', '"type":"outcry"'), "line 3: this is not a bargain of toy"),
        (2, ('"n":0', '"n":1'), "line 3: a bargain after decision 1 stands where decision 0 should"),
    ):
        altered = [*lines[:line], lines[line].replace(*change), *lines[line + 1 :]]
        assert altered != lines
        with pytest.raises(RecordError, match=why):
            Record(rehash(altered)).play(RULES)


def test_decisions_cost_nothing_more_while_no_deal_is_live(monkeypatch: pytest.MonkeyPatch) -> None:
    game = market()
    (deal,) = game.bargain(0, Offer((1,), (Say(0, "yes"),)))
    game.bargain(1, RefuseDeal(deal.id))

    def looked(self: Ledger, *given: Any) -> Ledger:
        raise AssertionError("the ledger was looked through")

    monkeypatch.setattr(Ledger, "after", looked)
    answer(game, 0, "yes")

"""Phase 1 and what the cards do, each of the edition; and the foreign aid."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.engine.deals import AcceptDeal, Offer
from hemicycle.games.junta.events import (
    AccountSpied,
    BankClosed,
    CardsDrawn,
    DeckShuffled,
    DonationEmpty,
    DonationTaken,
    InfluenceLost,
)
from hemicycle.games.junta.money import EMPTY, parts, payments, worth
from hemicycle.games.junta.politics.deeds import GiveUpInfluence, LayInfluence, PlayCard, PlayOn
from hemicycle.games.junta.politics.draw import Discard
from hemicycle.games.junta.politics.presidency import Nominate
from hemicycle.games.junta.state import NOBODY
from hemicycle.games.junta.trades import HandCard

from .builders import BANK, A, B, C, D, at, begin, bills, edition

# The set-up, and the figures of the edition


def test_set_up_five_cards_each_and_four_at_small_tables() -> None:
    for players in range(4, 8):
        assert [len(one.hand) for one in begin(players).g.families] == [5] * players
    for players in (2, 3):
        families = begin(players).g.families
        assert [len(one.hand) + len(one.influence) for one in families] == [4] * 5


def test_set_up_a_stable_republic_with_an_open_bank_and_no_money_about() -> None:
    g = begin(5).g
    assert (g.unstable, g.bank, g.struck, g.president, g.coup) == (False, "open", -1, -1, None)
    assert all(sum(one.reserve) == sum(one.account) == 0 for one in g.families)
    assert set(g.posts.values()) == {-1}


def test_set_up_hands_are_their_owners_alone_and_the_pile_is_nobodys() -> None:
    table = begin(4)
    view = table.view("B")
    assert view.families[B].hand == table.of("B").hand
    assert not set(view.families[A].hand) & set(table.of("A").hand)
    assert view.pile == []


def test_vector_4_1_96_bills_are_156_millions() -> None:
    assert edition().bills == (51, 30, 15)
    assert sum(edition().bills) == 96
    assert 51 + 60 + 45 == 156
    g = begin(4).g
    assert Counter(g.pile) == Counter({1: 51, 2: 30, 3: 15})


def test_vector_4_1_the_deck_has_64_cards_and_seven_players_leave_29() -> None:
    assert len(edition().deck) == 64
    assert len(begin(7).g.deck) == 29


def test_vector_4_1_with_seven_the_third_phase_1_needs_a_reshuffle() -> None:
    table = begin(7).does("A", Nominate(A)).all_pass("nominate").elects(A="A")
    assert (table.g.turn, len(table.g.deck)) == (1, 15)
    table.quiet("give-post").quiet("make-budget").quiet("play-cards")
    assert (table.g.turn, len(table.g.deck)) == (2, 1)
    assert table.happened(DeckShuffled) == []
    table.quiet("give-post").quiet("make-budget").quiet("play-cards")
    assert table.g.turn == 3
    assert len(table.happened(DeckShuffled)) == 1


def test_ruling_23_all_64_cards_are_playable() -> None:
    kinds = Counter(edition().cards[card].kind for card in edition().deck)
    assert kinds == {
        "influence": 11,
        "vote": 10,
        "donation": 8,
        "assassin": 6,
        "bribe": 7,
        "coup": 12,
        "event": 10,
    }


# Phase 1


def test_phase_1_from_the_president_on_everybody_draws_two_cards() -> None:
    table = at(5, president="C")
    assert [event.family for event in table.happened(CardsDrawn)] == [2, 3, 4, 0, 1]
    assert [event.number for event in table.happened(CardsDrawn)] == [2] * 5
    assert table.seen("A", CardsDrawn).cards != table.last(CardsDrawn).cards
    assert table.seen("B", CardsDrawn).cards == table.last(CardsDrawn).cards


def test_phase_1_exiles_draw_no_card() -> None:
    table = at(4, exile="B")
    assert [event.family for event in table.happened(CardsDrawn)] == [0, 2, 3]
    table.all_pass("play-cards")
    assert table.g.phase == 2


def test_phase_1_when_the_deck_is_through_what_was_discarded_is_shuffled() -> None:
    everything = list(edition().deck)
    table = at(4, discard=" ".join(everything[3:]), deck=" ".join(everything[:3]))
    assert table.happened(DeckShuffled) == [DeckShuffled(61)]
    assert table.of("A").hand == everything[:2]
    assert table.of("B").hand[0] == everything[2]
    assert table.g.discard == []
    assert len(table.g.deck) == 61 - 5


def test_phase_1_then_from_the_president_on_everybody_may_play_cards() -> None:
    table = at(4, hand={"A": "church", "B": "unions"})
    assert table.asked() == {"A": "play-cards"}
    table.does("A", LayInfluence("church"))
    assert table.of("A").influence == ["church"]
    assert table.asked() == {"A": "play-cards"}
    table.passes("A")
    assert table.asked() == {"B": "play-cards"}


def test_phase_1_no_more_than_six_cards_those_that_lie_open_included() -> None:
    table = at(
        4, hand={"A": "professional amateur riots"}, influence={"A": "church unions"}, deck="petition carnival"
    )
    table.all_pass("play-cards")
    assert table.asked() == {"A": "discard"}
    assert len(table.options("A", Discard)) == 7
    table.does("A", Discard("church"))
    assert table.asked() == {"A": "give-post"}
    assert table.g.discard == ["church"]
    assert len(table.of("A").hand) == 5


SEVEN = "professional amateur riots petition carnival madman burglars"


def test_ruling_16_nobody_discards_before_all_have_played() -> None:
    table = at(4, hand={"A": SEVEN}).passes("A")
    assert table.asked() == {"B": "play-cards"}
    assert len(table.of("A").hand) == 9
    table.passes("B", "C", "D")
    assert table.asked() == {"A": "discard"}


def test_ruling_16_the_limit_holds_for_cards_that_were_traded_too() -> None:
    """Two friends hand a third, whose turn is over, six cards: as the phase ends he has six all the same."""
    friends = {"B": "professional amateur riots petition", "C": "carnival madman burglars foreigner"}
    table = at(4, hand={**friends, "A": "hush-money refugees marxists spy"}).passes("A")
    for friend in (B, C):
        given = [HandCard(friend, A, card) for card in table.g.families[friend].hand[:3]]
        (deal,) = table.game.bargain(friend, Offer((A,), tuple(given)))
        table.game.bargain(A, AcceptDeal(deal.id))
    assert len(table.of("A").hand) == 12
    table.passes("B", "C", "D")
    while table.asked() == {"A": "discard"}:
        table.does("A", table.options("A", Discard)[0])
    assert table.asked() == {"A": "give-post"}
    assert [len(one.hand) for one in table.g.families] == [6, 3, 3, 2]


def test_ruling_16_who_is_given_a_card_while_others_discard_is_looked_at_again() -> None:
    table = at(4, hand={"A": "hush-money refugees marxists spy", "D": SEVEN}).all_pass("play-cards")
    assert table.asked() == {"D": "discard"}
    while len(table.of("D").hand) > 7:
        table.does("D", table.options("D", Discard)[0])
    (deal,) = table.game.bargain(D, Offer((A,), (HandCard(D, A, table.of("D").hand[0]),)))
    table.game.bargain(A, AcceptDeal(deal.id))
    assert table.asked() == {"A": "discard"}
    table.does("A", table.options("A", Discard)[0])
    assert [len(one.hand) for one in table.g.families] == [6, 2, 2, 6]


def test_ruling_j36_who_is_abroad_has_no_more_than_six_either() -> None:
    table = at(4, hand={"B": SEVEN}, exile="B").all_pass("play-cards")
    assert table.asked() == {"B": "discard"}
    table.does("B", Discard("riots"))
    assert table.asked() == {"A": "give-post"}


def test_ruling_j36_a_puppet_that_follows_nobody_keeps_its_cards() -> None:
    table = at(2, hand={"Y": SEVEN})
    table.of("Y").leader = NOBODY
    table.all_pass("play-cards")
    assert table.kind != "discard"


def test_ruling_16_the_limit_is_looked_at_in_phase_1_only() -> None:
    table = at(4, phase=2, hand={"A": "professional amateur riots petition carnival madman burglars"})
    table.keeps()
    assert table.kind == "make-budget"
    assert len(table.of("A").hand) == 7


def test_ruling_16_one_who_has_six_need_not_discard() -> None:
    table = at(4, hand={"A": "professional amateur riots foreigner"}, deck="petition carnival")
    table.all_pass("play-cards")
    assert table.asked() == {"A": "give-post"}


def test_cards_most_cards_can_not_be_played_in_phase_1() -> None:
    table = at(4, hand={"A": "refugees professional hush-money riots"}, deck="power-cut carnival")
    assert table.options("A") == []


def test_ruling_j8_a_card_whose_condition_is_not_met_can_not_be_played() -> None:
    table = at(4, hand={"A": "bank-holiday spy call-for-reform church-sacked"}, deck="power-cut carnival")
    assert table.options("A") == []


# Donations and the foreign aid


def test_cards_a_donation_is_swapped_for_the_top_bill() -> None:
    table = at(4, hand={"A": "donation"}, aid="3", deck="riots carnival")
    table.does("A", PlayCard("donation"))
    assert (table.cash("A"), table.g.discard) == (3, ["donation"])
    assert table.seen("A", DonationTaken).bills == bills("3")
    assert table.seen("B", DonationTaken).bills != bills("3")


def test_ruling_j18_a_donation_also_at_the_bank_in_phase_7() -> None:
    table = at(4, phase=7, where={"B": BANK}, hand={"B": "donation", "C": "donation"}, aid="2")
    assert table.asked() == {"B": "bank"}
    table.does("B", PlayCard("donation"))
    assert table.asked() == {"B": "bank"}
    table.deposits("B", "2")
    assert table.swiss("B") == 2


def test_ruling_22_a_donation_without_a_bill_is_lost() -> None:
    table = at(4, hand={"A": "donation"}, left=0).does("A", PlayCard("donation"))
    assert table.cash("A") == 0
    assert table.happened(DonationEmpty) == [DonationEmpty(A)]
    assert table.g.discard == ["donation"]


def test_ruling_89_nobody_sees_how_many_bills_are_left() -> None:
    table = at(4, phase=3, aid="11111111")
    table.g.box = bills("3")
    for viewer in ("", "A", "B"):
        assert table.view(viewer).pile == []
        assert table.view(viewer).box != bills("3")


def test_foreign_aid_reserves_and_accounts_are_their_owners_alone() -> None:
    table = at(4, phase=2, reserve={"A": "321"}, account={"A": "33"})
    mine, others = table.view("A").families[A], table.view("B").families[A]
    assert (mine.reserve, mine.account) == (bills("321"), bills("33"))
    assert others.reserve != bills("321")
    assert others.account != bills("33")


# Events of phase 1


def test_cards_broken_coalition_its_victim_chooses_which_influence_goes() -> None:
    table = at(4, hand={"A": "broken-coalition"}, influence={"B": "church unions"}, deck="riots carnival")
    assert table.options("A") == [PlayOn("broken-coalition", B)]
    table.does("A", PlayOn("broken-coalition", B))
    assert table.asked() == {"B": "lose-influence"}
    table.does("B", GiveUpInfluence("unions"))
    assert table.of("B").influence == ["church"]
    assert table.g.discard == ["broken-coalition", "unions"]
    assert table.happened(InfluenceLost) == [InfluenceLost(B, "unions")]
    assert table.asked() == {"A": "play-cards"}


def test_cards_broken_coalition_not_against_exiles_nor_oneself() -> None:
    table = at(
        4, hand={"A": "broken-coalition"}, influence={"A": "church", "B": "unions"}, exile="B", deck="riots"
    )
    assert not [one for one in table.options("A") if isinstance(one, PlayOn)]


def test_cards_bank_holiday_closes_the_bank_for_the_turn() -> None:
    table = at(4, hand={"A": "bank-holiday"}, influence={"A": "bankers"}, deck="riots carnival")
    table.does("A", PlayCard("bank-holiday"))
    assert table.happened(BankClosed) == [BankClosed("holiday")]
    table.quiet("choose-location").goes(A=BANK, B=BANK).quiet("play-cards", "bank")
    assert (table.kind, table.g.bank) == ("play-cards", "open")


def test_cards_bank_holiday_not_when_the_bank_is_closed_for_the_turn_already_nor_after_it_was_open() -> None:
    hand, influence = {"A": "bank-holiday"}, {"A": "bankers"}
    assert at(4, hand=hand, influence=influence, bank="holiday", deck="riots carnival").options("A") == []
    table = at(4, phase=6, hand=hand, influence=influence, options={"cards": "any-time"}).all_pass("assassinate")
    assert table.kind == "play-any-time"
    assert table.options("A") == [PlayCard("bank-holiday")]


def test_cards_bank_holiday_goes_further_than_a_siesta() -> None:
    table = at(4, phase=4, bank="holiday").proposes().ballot(no="A").forces("B")
    assert table.g.bank == "holiday"


def test_cards_spy_shows_an_account_to_its_player_alone() -> None:
    table = at(4, hand={"A": "spy"}, influence={"A": "academics"}, account={"C": "33"}, deck="riots carnival")
    assert table.options("A") == [PlayOn("spy", B), PlayOn("spy", C), PlayOn("spy", D)]
    table.does("A", PlayOn("spy", C))
    assert table.seen("A", AccountSpied).bills == bills("33")
    assert table.seen("C", AccountSpied).bills != bills("33")


def test_cards_spy_reaches_exiles_accounts_too() -> None:
    table = at(4, hand={"A": "spy"}, influence={"A": "academics"}, account={"C": "3"}, exile="C")
    assert PlayOn("spy", C) in table.options("A")


def test_cards_influence_that_lies_open_stays_until_the_next_turns() -> None:
    table = at(4, influence={"A": "church"}).quiet("make-budget").quiet("play-cards")
    assert table.g.turn == 6
    assert table.of("A").influence == ["church"]


def test_cards_competence_only_in_phase_1() -> None:
    table = at(4, phase=2, hand={"A": "competence"}, options={"cards": "any-time"}).keeps()
    assert table.kind == "play-any-time"
    assert table.options("A") == []


# House rule: cards at any moment


def test_ruling_j14_at_any_moment_is_between_phases_and_after_each_round_of_a_ballot() -> None:
    table = at(4, phase=2, hand={"C": "donation"}, options={"cards": "any-time"}).keeps()
    assert table.kind == "play-any-time"
    assert table.options("C") == [PlayCard("donation")]
    kinds: list[str] = []
    while table.g.turn == 5:
        (kind, *_) = table.asked().values()
        if kinds[-1:] != [kind]:
            kinds.append(kind)
        request = table.waiting()[0]
        table.game.lapse(request.seat, request.id)
    assert kinds.count("play-any-time") == 3
    assert kinds.count("answer-ballot") == 2


def test_options_the_older_edition_plays_cards_at_any_moment_unless_the_table_says_otherwise() -> None:
    assert begin(4, edition="older").g.any_time
    assert not begin(4, edition="older", cards="own-turn").g.any_time
    assert not begin(4).g.any_time
    assert begin(4, cards="any-time").g.any_time


@pytest.mark.parametrize("name", ["las-bananas", "older"])
def test_cards_every_card_has_a_title_in_both_languages(name: str) -> None:
    for card in edition(name).cards.values():
        assert card.title["en"]
        assert card.title["fr"]


@pytest.mark.parametrize("purse", ["", "1", "3", "12", "112233", "222", "1113", "333221"])
def test_ruling_20_every_way_to_pay_without_a_bill_too_many_at_any_price(purse: str) -> None:
    for price in range(1, 10):
        wanted = set()
        for part in parts(bills(purse)):
            smallest = min(value for value in (1, 2, 3) if part[value - 1])
            if worth(part) >= price > worth(part) - smallest:
                wanted.add(part)
        found = payments(bills(purse), price)
        assert set(found) == wanted
        assert len(found) == len(wanted)
        assert list(found) == sorted(found, key=worth)
    assert payments(bills(purse), 0) == (EMPTY,)

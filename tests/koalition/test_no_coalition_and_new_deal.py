"""Déroulement: what follows a vote without coalition, and when all cards are dealt anew."""

import pytest

from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.cards import Doppler
from hemicycle.games.koalition.events import CountryTurned, NewDeal, NoCoalition, VoteAgain

from .builders import DOSSIER, Table, all_of, begin, edition, hand, seated, specials


def failed(**options: object) -> Table:
    """A vote in Ireland with a joker and a Doppler in which nobody agrees; Luxembourg comes next."""
    table = seated(
        "ie",
        then="lu",
        options=options,
        A="rose-10 rose-9 rose-8 / doppler joker-5",
        B="hat-10 hat-9 hat-8 / joker-3",
        C="leaf-9 leaf-8 leaf-7",
    )
    table.lays("A", "joker-5:rose").plays("A", Doppler("rose")).passes("B").round(B="hat-10", C="leaf-9")
    table.round(A="rose-9", B="hat-9", C="leaf-8")
    return table.nobody_agrees()


def test_deroulement_without_coalition_politicians_go_back_to_their_hands() -> None:
    table = failed()
    assert hand(table.g, "A") == ["rose-10", "rose-8", "rose-9"]
    assert hand(table.g, "B") == ["hat-10", "hat-8", "hat-9"]
    assert hand(table.g, "C") == ["leaf-7", "leaf-8", "leaf-9"]


def test_deroulement_without_coalition_jokers_and_action_cards_are_out_of_play() -> None:
    table = failed()
    assert specials(table.g, "A") == []
    assert sorted(table.g.spent) == ["doppler", "joker-5"]
    assert table.g.conserved() == []


def test_deroulement_without_coalition_nobody_scores() -> None:
    table = failed()
    assert [table.g.points(seat) for seat in range(3)] == [0, 0, 0]
    assert table.g.outcomes[0].coalition == ()


def test_ruling_d22_the_same_country_votes_once_more_with_the_same_starter() -> None:
    table = failed()
    assert table.happened(NoCoalition) == [NoCoalition("ie", True)]
    assert table.happened(VoteAgain) == [VoteAgain("ie", 0)]
    assert table.g.country == "ie"
    assert table.asked() == {"A": "lay"}
    assert table.g.dopplers == []


def test_ruling_d22_a_second_failure_drops_the_country_without_points() -> None:
    table = failed()
    table.everybody_lays().nobody_agrees()
    assert table.happened(NoCoalition) == [NoCoalition("ie", True), NoCoalition("ie", False)]
    assert [event.country for event in table.happened(CountryTurned)][1:] == ["lu"]
    assert table.happened(CountryTurned)[-1].number == 2
    assert table.g.country == "lu"
    assert table.asked() == {"A": "lay"}


def test_ruling_d22_the_second_vote_may_find_its_coalition() -> None:
    table = failed().everybody_lays().somebody_governs()
    assert [bool(outcome.coalition) for outcome in table.g.outcomes] == [False, True]
    assert table.g.country == "lu"


def test_ruling_d22_by_option_the_country_is_dropped_at_once() -> None:
    table = failed(no_coalition="drop")
    assert table.happened(NoCoalition) == [NoCoalition("ie", False)]
    assert table.happened(VoteAgain) == []
    assert table.g.country == "lu"


@pytest.mark.parametrize("players", [7, 9])
def test_ruling_d45_a_joker_dealt_as_politician_does_not_come_back(players: int) -> None:
    table = seated("ie", players=players, then="lu", A="joker-5 rose-10 rose-9", options={"no_coalition": "drop"})
    table.lays("A", "joker-5:rose")
    table.everybody_lays().nobody_agrees()
    assert table.g.outcomes[0].coalition == ()
    assert "joker-5" in table.g.spent
    assert "joker-5" not in hand(table.g, "A")


def test_deroulement_the_next_country_is_played_with_what_is_left_in_hand() -> None:
    table = seated("ie", then="lu", **DOSSIER).everybody_lays().somebody_governs()
    assert table.g.deals == 1
    assert {len(held) for held in table.g.hands} == {2}
    assert table.g.country == "lu"


def test_deroulement_fewer_politicians_than_the_country_asks_is_a_new_deal() -> None:
    table = seated("ie", then="es", **DOSSIER).everybody_lays().somebody_governs()
    assert table.g.deals == 2
    assert {len(held) for held in table.g.hands} == {20}


def test_deroulement_one_player_short_is_enough_for_a_new_deal() -> None:
    table = seated(
        "ie",
        then="lu",
        A="rose-10 leaf-6 rose-7 rose-6",
        B="hat-10 hat-3 hat-7",
        C="lemon-8 leaf-8 lemon-5 lemon-4",
    )
    table.everybody_lays().somebody_governs()
    assert table.g.deals == 2


def test_deroulement_a_new_deal_says_why() -> None:
    table = seated(
        "ie",
        then="es",
        A="rose-10 leaf-6 rose-7 rose-6 rose-5",
        B="hat-10 hat-3 hat-7",
        C="lemon-8 leaf-8 lemon-5 lemon-4",
    )
    table.everybody_lays().somebody_governs()
    first, again = table.happened(NewDeal)
    assert (first.number, first.wanted, first.short) == (1, 0, ())
    assert (again.number, again.wanted, again.short) == (2, 3, (1, 2))
    names = ["Ada", "Bruno", "Chloé"]
    assert RULES.texts("en", names).event(first) == "The cards are dealt."
    assert RULES.texts("en", names).event(again) == (
        "Bruno and Chloé hold fewer than the 3 politicians needed: "
        "all cards are collected, shuffled and dealt again."
    )
    assert (
        RULES.texts("fr", names).event(again).startswith("Bruno et Chloé n’ont pas les 3 politiciens nécessaires")
    )
    assert "shuffled" in RULES.texts("en", names).event(NewDeal(2)), "as older records have it"


def test_ruling_d33_the_end_says_why() -> None:
    table = begin(3, countries=5, first_starter="lot")
    while not table.game.over:
        assert table.g.ending() is None
        table.goes_on()
    ending = table.g.ending()
    assert ending is not None
    assert RULES.texts("en").say(ending) == "All 5 countries of this game have voted."
    assert RULES.texts("fr").say(ending) == "Les 5 pays de cette partie ont tous voté."


def test_ruling_d23_all_cards_return_at_a_new_deal_also_those_spent_and_set_aside() -> None:
    table = seated("ie", then="es", A="rose-10 leaf-6 / doppler joker-5", B="hat-10 hat-3", C="lemon-8 leaf-8")
    table.lays("A", "rose-10").plays("A", Doppler("rose")).passes("A")
    table.everybody_lays().somebody_governs()
    g = table.g
    assert g.deals == 2
    assert g.spent == []
    cards = [*all_of(g.hands), *all_of(g.specials), *g.aside, *g.aside_specials]
    second = edition("second")
    assert sorted(cards) == sorted([*second.politicians, *second.jokers, *second.specials])


def test_ruling_d24_the_country_turned_up_is_played_first_after_the_new_deal() -> None:
    table = seated("ie", then="es lu", **DOSSIER).everybody_lays().somebody_governs()
    assert table.g.country == "es"
    assert [event.country for event in table.happened(CountryTurned)][1:] == ["es"]
    assert table.happened(NewDeal)[-1].number == 2
    assert set(table.asked().values()) == {"lay"}


def test_ruling_d25_a_joker_in_hand_is_no_politician_for_the_new_deal() -> None:
    table = seated(
        "ie",
        then="lu",
        A="rose-10 rose-6 rose-8 / joker-7 joker-5",
        B="hat-10 hat-3 hat-7 hat-6",
        C="leaf-8 leaf-6 leaf-5 leaf-4",
    )
    table.everybody_lays().somebody_governs()
    assert table.g.deals == 2


def test_ruling_d25_a_joker_dealt_with_the_politicians_is_one() -> None:
    table = seated("ie", players=7, then="lu", A="rose-10 rose-6 rose-8 joker-5")
    table.everybody_lays().somebody_governs()
    assert hand(table.g, "A") == ["joker-5", "rose-8"]
    assert table.g.deals == 1

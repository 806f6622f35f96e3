"""Two and three players: puppets, factions, loyalty."""

from __future__ import annotations

import pytest

from hemicycle.games.junta.events import (
    CardsDrawn,
    FamilyKilled,
    LoyaltyTried,
    PresidentElected,
    PuppetJoined,
    PuppetsEmptied,
    PuppetsShown,
    RoundOver,
)
from hemicycle.games.junta.pay import PayBills
from hemicycle.games.junta.politics.assassins import Assassinate, SecretPolice
from hemicycle.games.junta.politics.budget import ForceBudget, PutBill, TakeOverBudget
from hemicycle.games.junta.politics.cabinet import GivePost
from hemicycle.games.junta.politics.deeds import GiveUpInfluence, LayInfluence, PlayOn
from hemicycle.games.junta.politics.draw import Discard, SwapCards
from hemicycle.games.junta.politics.location import GoIntoExile, GoTo
from hemicycle.games.junta.politics.presidency import ChoosePresident, Nominate
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, GiveVotes
from hemicycle.games.junta.state import NOBODY

from .builders import BANK, CLUB, FLAT, HOME, HQ, PLACES, A, B, C, Table, at, begin, bills

X, Y, Z = 2, 3, 4
"""The puppets of two players."""


# Set-up


def test_two_players_three_puppets_and_four_cards_each() -> None:
    table = begin(2)
    assert len(table.g.families) == 5
    assert [len(one.hand) + len(one.influence) for one in table.g.families] == [4] * 5


def test_two_players_all_look_at_the_puppets_cards_and_their_influence_lies_open() -> None:
    table = begin(2)
    for puppet in "XYZ":
        kinds = {table.g.edition.cards[card].kind for card in table.of(puppet).hand}
        assert "influence" not in kinds
    for player in "AB":
        assert table.seen(player, PuppetsShown).cards == table.last(PuppetsShown).cards
        assert table.view(player).families[X].hand == table.of("X").hand


def test_two_players_the_host_says_who_is_the_first_president() -> None:
    table = begin(2)
    assert table.asked() == {"A": "first-president"}
    assert table.options("A") == [ChoosePresident(A), ChoosePresident(B)]
    table.does("A", ChoosePresident(B))
    assert table.president == "B"
    assert table.last(PresidentElected) == PresidentElected(B, "host")


def test_ruling_83_puppets_draw_two_cards_with_a_limit_of_six() -> None:
    table = at(2, follows={"X": "A"})
    assert [event.family for event in table.happened(CardsDrawn)] == [0, 1, 2, 3, 4]
    assert [event.number for event in table.happened(CardsDrawn)] == [2] * 5
    table = at(2, hand={"X": "riots petition carnival refugees marxists"}).passes("A", "B")
    assert table.request("A").about == {"family": X}
    table.all_pass("play-cards")
    assert table.asked() == {"A": "discard"}
    assert table.request("A").about == {"family": X}
    table.does("A", Discard("riots"))
    assert len(table.of("X").hand) == 6


def test_two_players_in_phase_1_ones_puppets_lay_influence_cards_open() -> None:
    table = at(2, hand={"X": "church donation spy"}, influence={"X": "academics"}, deck="").passes("A", "B")
    assert table.options("A", LayInfluence)[0] == LayInfluence("church")
    assert not [one for one in table.options("A") if not isinstance(one, LayInfluence)]
    table.does("A", LayInfluence("church"))
    assert "church" in table.of("X").influence


def test_ruling_j11_puppets_sit_after_the_players() -> None:
    table = at(2)
    asked = []
    while table.kind == "play-cards":
        (player,) = table.asked()
        asked.append((player, table.request(player).about["family"]))
        table.passes(player)
    assert asked == [("A", A), ("B", B), ("A", X), ("B", Y), ("B", Z)]


def test_ruling_j16_one_swap_a_turn_with_each_puppet_of_ones_faction() -> None:
    table = at(2, hand={"A": "spy", "X": "church", "Y": "unions"}, follows={"X": "A", "Y": "A", "Z": "B"})
    found = [one for one in table.options("A") if isinstance(one, SwapCards)]
    assert {one.puppet for one in found} == {X, Y}
    table.does("A", SwapCards(X, "spy", "church"))
    assert "church" in table.of("A").hand
    assert "spy" in table.of("X").hand
    found = [one for one in table.options("A") if isinstance(one, SwapCards)]
    assert {one.puppet for one in found} == {Y}
    table.does("A", SwapCards(Y, "church", "unions"))
    assert "church" in table.of("Y").hand
    table.quiet("make-budget").quiet("play-cards")
    assert not table.of("X").traded


def test_two_players_only_the_leader_sees_a_puppets_cards_once_it_follows_him() -> None:
    table = at(2, phase=4, hand={"X": "spy"}, reserve={"A": "3"}).proposes()
    assert table.view("B").families[X].hand == ["spy"]
    assert table.view("A").families[X].hand != ["spy"]
    joined = table.happened(PuppetJoined)[0]
    assert joined.mask(B).cards == ("spy",)
    assert joined.mask(A).cards != ("spy",)


def test_two_players_a_leader_is_told_the_money_of_a_puppet_that_follows_him() -> None:
    table = at(2, phase=4, reserve={"A": "3", "X": "21"}).proposes()
    joined = table.happened(PuppetJoined)[0]
    assert joined.family == X
    assert joined.mask(B).reserve == table.view("B").families[X].reserve == (1, 1, 0)
    assert joined.mask(A).reserve != (1, 1, 0)


# The cabinet


def test_two_players_the_president_is_admiral_the_other_has_the_air_force_and_a_general() -> None:
    table = at(2, phase=2)
    assert table.options("A", GivePost) == [GivePost("minister", puppet) for puppet in (X, Y, Z)]
    table.posts("A", "Y")
    assert table.options("A", GivePost) == [GivePost("general-1", family) for family in (B, X, Z)]
    table.posts("A", "X", "B", "Z")
    assert table.holders() == {
        "minister": "Y",
        "general-1": "X",
        "general-2": "B",
        "general-3": "Z",
        "admiral": "A",
        "commander": "B",
    }
    assert table.kind == "make-budget"


def test_ruling_80_the_president_chooses_which_general_the_opponent_is() -> None:
    table = at(2, phase=2).posts("A", "X", "Y", "Z")
    assert table.options("A", GivePost) == [GivePost("general-3", B)]
    assert GivePost("general-1", B) in at(2, phase=2).posts("A", "X").options("A")


def test_three_players_the_third_is_minister_and_two_puppets_are_generals() -> None:
    table = at(3, phase=2)
    assert table.options("A", GivePost) == [GivePost("minister", B), GivePost("minister", C)]
    table.posts("A", "C", "B", "X", "Y")
    assert table.holders() == {
        "minister": "C",
        "general-1": "B",
        "general-2": "X",
        "general-3": "Y",
        "admiral": "A",
        "commander": "B",
    }


def test_ruling_84_three_players_have_two_puppets() -> None:
    assert len(begin(3).g.families) == 5


def test_two_players_the_cabinet_may_stay() -> None:
    table = at(2, phase=2)
    before = table.holders()
    assert table.keeps().holders() == before
    assert at(3, phase=2).keeps().kind == "make-budget"


def test_two_players_after_a_resignation_they_change_places() -> None:
    table = at(2, phase=2, influence={"A": "church"}).resigns()
    assert table.asked() == {"A": "choose-president"}
    table.does("A", ChoosePresident(B))
    assert table.president == "B"
    assert (table.holders()["admiral"], table.holders()["commander"], table.holders()["general-1"]) == (
        "B",
        "A",
        "A",
    )
    assert table.last(PresidentElected).how == "faction"


# Loyalty


@pytest.mark.parametrize(
    ("influence", "votes"),
    [("", 0), ("unions", 5), ("unions peasants", 8), ("church", 10), ("church peasants", 13)],
)
@pytest.mark.parametrize("promised", [0, 1, 2, 3, 4, 5, 6])
def test_vector_4_5_the_loyalty_table(influence: str, votes: int, promised: int) -> None:
    rows = {1: (1, 0, 0), 2: (2, 1, 0), 3: (3, 2, 1), 4: (4, 3, 2), 5: (5, 4, 3)}
    column = 0 if votes <= 5 else 1 if votes <= 10 else 2
    wanted = rows[min(promised, 5)][column] if promised else 0
    for die in range(1, 7):
        table = at(2, phase=4, reserve={"A": "1" * promised}, influence={"Y": influence}, dice={"loyalty": [die]})
        table.proposes(Y="1" * promised)
        tried = table.happened(LoyaltyTried)
        assert [(event.family, event.needed, event.die) for event in tried] == (
            [(Y, wanted, die)] if wanted else []
        )
        assert table.g.families[Y].leader == (A if die <= wanted else B)


@pytest.mark.parametrize(("die", "won"), [(1, True), (2, True), (3, False), (6, False)])
def test_vector_4_5_the_minister_with_the_church_for_4_millions(die: int, won: bool) -> None:
    table = at(2, phase=4, influence={"X": "church"}, reserve={"A": "31"}, dice={"loyalty": [die]}).proposes(
        X="31"
    )
    assert table.holders()["minister"] == "X"
    assert table.happened(LoyaltyTried) == [LoyaltyTried(X, 2, die, won)]
    assert table.g.families[X].leader == (A if won else B)


def test_ruling_81_more_than_five_millions_count_as_five() -> None:
    table = at(2, phase=4, reserve={"A": "333"}, dice={"loyalty": [6]}).proposes(Y="333")
    assert table.last(LoyaltyTried).needed == 5
    assert table.g.families[Y].leader == B


def test_two_players_what_is_announced_is_what_is_promised() -> None:
    table = at(2, phase=4, reserve={"A": "33"}, dice={"loyalty": [2]}).piles("A", Y="33").announces("A", 1)
    assert table.last(LoyaltyTried) == LoyaltyTried(Y, 1, 2, False)


def test_two_players_puppets_that_were_not_bought_join_the_opposition() -> None:
    table = at(2, phase=4, follows={"X": "A", "Y": "A", "Z": "A"}).proposes()
    assert [table.g.families[puppet].leader for puppet in (X, Y, Z)] == [B, B, B]


def test_two_players_the_presidents_faction_must_vote_for_the_budget() -> None:
    table = at(2, phase=4, reserve={"A": "3"}, influence={"Y": "unions"}, dice={"loyalty": [1]}).proposes(Y="3")
    voters: list[str] = []
    while table.kind == "vote":
        voters.append(table.voter())
        table.abstains()
    assert "".join(voters) == "ABXZABXZ"
    assert table.last(RoundOver).votes == (3 + 1 + 1 + 5, 0)


def test_ruling_91_puppets_vote_as_families_without_the_ministers_bonus() -> None:
    table = at(2, phase=4, influence={"X": "unions"}).proposes()
    table.vote(X=AGAINST)
    assert table.last(RoundOver).votes == (3, 1 + 1 + 5)


def test_ruling_82_puppets_stay_bought_though_the_budget_fails() -> None:
    table = at(2, phase=4, reserve={"A": "3"}, dice={"loyalty": [1]}).proposes(Y="3").ballot(no="BXZ")
    table.all_pass("take-over")
    assert table.asked() == {"B": "force-budget"}
    table.lets_fail("B")
    assert table.g.families[Y].leader == A
    assert (table.cash("Y"), table.cash("A")) == (0, 3)


def test_ruling_90_a_pile_for_a_puppet_that_was_not_won_is_paid_all_the_same() -> None:
    table = at(2, phase=4, reserve={"A": "3"}, influence={"A": "church"}, dice={"loyalty": [6]}).proposes(Y="3")
    assert table.g.families[Y].leader == B
    table.ballot(no="B").goes()
    table.quiet("declare-coup")
    assert (table.cash("Y"), table.cash("B")) == (0, 3)


def test_two_players_whose_faction_has_the_minister_may_force_the_budget() -> None:
    table = at(2, phase=4, reserve={"A": "3"}, dice={"loyalty": [1]}).proposes(X="3").ballot(no="BYZ")
    table.all_pass("take-over")
    assert table.asked() == {"A": "force-budget"}
    table.does("A", ForceBudget())
    assert table.cash("X") == 3


def test_ruling_j23_whoever_takes_the_budget_over_has_his_own_puppets_bound() -> None:
    table = at(2, phase=4, hand={"B": "alternative-budget"}, reserve={"A": "33"}).proposes().ballot(no="BX")
    table.does("B", TakeOverBudget("alternative-budget")).does("A", table.options("A")[0])
    assert table.happened(LoyaltyTried) == []
    table.proposes("B")
    voters: list[str] = []
    while table.kind == "vote":
        voters.append(table.voter())
        table.abstains()
    assert "".join(voters) == "ABAB"


# Locations, assassinations


def test_two_players_the_leader_chooses_where_his_puppets_are_and_they_never_leave() -> None:
    table = at(2, phase=5)
    asked = sorted((one.seat, int(one.about["family"])) for one in table.waiting())
    assert asked == [(A, A), (A, X), (B, B), (B, Y), (B, Z)]
    assert table.options("A", family="X") == [GoTo(place) for place in PLACES]
    assert GoIntoExile() in table.options("B", family="B")


def test_three_players_nobody_shows_where_his_puppets_are() -> None:
    table = at(3, phase=5).goes(X=HQ, Y=HOME)
    assert table.view("A").families[3].location == HQ
    assert table.view("B").families[3].location != HQ
    assert table.view("C").families[3].location != HQ


def test_two_players_the_secret_police_obeys_the_faction_that_has_the_minister() -> None:
    table = at(2, phase=6, where={"B": BANK})
    assert table.asked() == {"A": "assassinate"}
    assert table.request("A").about == {"family": X}
    assert {one.target for one in table.options("A") if isinstance(one, SecretPolice)} == {B, Y, Z}
    table.police("A", "B").all_pass("assassinate", "save-yourself")
    assert [event.family for event in table.happened(FamilyKilled)] == [B]


def test_two_players_nobody_kills_a_puppet_of_his_own_faction() -> None:
    table = at(2, phase=6, posts={"minister": "-"}, hand={"A": "professional"}, reserve={"A": "2"})
    assert {one.target for one in table.options("A") if isinstance(one, Assassinate)} == {B, Y, Z}


def test_two_players_the_money_of_a_puppets_victim_goes_to_its_leader() -> None:
    table = at(2, phase=6, where={"B": BANK}, reserve={"B": "33"}).police("A", "B")
    table.all_pass("assassinate", "save-yourself")
    assert (table.cash("A"), table.cash("X"), table.cash("B")) == (6, 0, 0)


def test_two_players_there_is_no_cousin() -> None:
    table = at(2, phase=6, where={"Y": BANK}).police("A", "Y").all_pass("assassinate", "save-yourself")
    assert table.dead() == "Y"
    assert table.g.cousin == ""
    assert table.kind != "install-cousin"


def test_two_players_a_puppets_killers_are_its_leaders() -> None:
    table = at(
        2,
        phase=6,
        posts={"minister": "-"},
        hand={"X": "professional"},
        reserve={"X": "2", "A": "3"},
        where={"B": HOME},
    )
    table.passes("A", "B")
    assert table.request("A").about == {"family": X}
    table.sends("A", "professional", "B", HOME).does("A", PayBills(bills("3")))
    table.all_pass("assassinate", "save-yourself")
    assert [event.family for event in table.happened(FamilyKilled)] == [B]
    assert (table.cash("X"), table.cash("A")) == (0, 2), "what the puppet has comes to him in phase 7"


def test_ruling_j13_puppets_of_a_dead_or_exiled_leader_do_nothing() -> None:
    table = at(2, phase=6, exile="B")
    asked = set()
    while table.kind == "assassinate":
        asked.add(table.request("A").about["family"])
        table.passes("A")
    assert asked == {A, X}
    assert [table.g.active(family) for family in (X, Y, Z)] == [True, False, False]


def test_two_players_when_the_president_dies_the_other_follows() -> None:
    table = at(2, phase=6, follows={"X": "B", "Y": "B", "Z": "A"}, where={"A": BANK}).police("B", "A")
    table.all_pass("assassinate", "save-yourself")
    assert table.president == "B"


def test_two_players_both_dead_everybody_has_lost() -> None:
    table = at(2, phase=6, where={"A": HOME, "B": BANK}, hand={"B": "professional"}, reserve={"B": "2"})
    table.police("A", "B").passes("A")
    while table.waiting()[0].about["family"] != B:
        table.passes(*table.asked())
    table.sends("B", "professional", "A", HOME).does("B", PayBills(bills("2"))).all_pass(
        "assassinate", "save-yourself"
    )
    assert table.game.over
    assert table.game.result.winners == ()


# Who becomes President


def test_two_players_the_stronger_faction_chooses_the_president() -> None:
    table = at(2, phase=2, influence={"Y": "church"}, follows={"X": "A", "Y": "B", "Z": "A"}).resigns()
    assert table.asked() == {"B": "choose-president"}
    assert table.options("B") == [ChoosePresident(A), ChoosePresident(B)]


def test_ruling_j15_at_a_tie_of_open_votes_the_first_voter_chooses() -> None:
    # A: family, President, Admiral and X with two votes, 5; B: family, two posts, two puppets of two votes, 7.
    table = at(2, phase=2, follows={"X": "A", "Y": "B", "Z": "B"}, influence={"A": "unions", "B": "peasants"})
    assert table.resigns().asked() == {"A": "choose-president"}
    table = at(2, phase=2, follows={"X": "A", "Y": "B", "Z": "B"}, influence={"A": "peasants", "B": "unions"})
    assert table.resigns().asked() == {"B": "choose-president"}


def test_three_players_the_first_president_is_elected_without_the_puppets() -> None:
    table = begin(3).does("A", Nominate(A), Nominate(B)).all_pass("nominate")
    voters: list[str] = []
    while table.kind == "vote" and len(voters) < 6:
        voters.append(table.voter())
        table.abstains()
    assert set(voters) == set("ABC")


# Money of the puppets


@pytest.mark.parametrize(("place", "swiss", "cash"), [(BANK, 3, 0), (CLUB, 0, 3)])
def test_two_players_a_puppets_money_is_its_leaders(place: str, swiss: int, cash: int) -> None:
    table = at(2, phase=7, reserve={"Y": "3"}, where={"Y": place})
    assert (table.swiss("B"), table.cash("B"), table.cash("Y")) == (swiss, cash, 0)
    (event,) = [one for one in table.happened(PuppetsEmptied) if one.family == Y]
    assert event.mask(B).bills == bills("3")
    assert event.mask(A).bills != bills("3")


def test_two_players_the_players_bank_first() -> None:
    table = at(2, phase=7, reserve={"Y": "3"}, where={"Y": FLAT, "B": BANK})
    assert table.asked() == {"B": "bank"}
    assert table.cash("Y") == 3
    table.passes("B")
    assert (table.cash("Y"), table.cash("B")) == (0, 3)


def test_ruling_85_siesta_is_settled_in_phase_9_and_holidays_bring_it_to_the_reserve() -> None:
    table = at(2, phase=7, reserve={"Y": "3"}, where={"Y": BANK}, bank="siesta")
    assert table.cash("Y") == 3
    table.all_pass("declare-coup")
    assert (table.g.turn, table.swiss("B")) == (6, 3)
    table = at(2, phase=7, reserve={"Y": "3"}, where={"Y": BANK}, bank="holiday")
    assert (table.swiss("B"), table.cash("B")) == (0, 3)


def test_two_players_at_the_end_of_a_turn_no_puppet_has_money() -> None:
    table = at(2, phase=9, reserve={"Y": "3"}, exile="B").quiet("play-cards")
    assert table.g.turn == 6
    assert table.cash("Y") == 0
    assert table.g.box == bills("3")


def test_three_players_the_president_does_not_get_his_puppets_money() -> None:
    table = at(3, phase=7, reserve={"X": "3", "Y": "2"}, where={"X": BANK, "Y": BANK})
    assert (table.swiss("A"), table.cash("X"), table.swiss("C")) == (0, 3, 2)
    table.quiet("play-cards")
    assert (table.cash("A"), table.swiss("A"), table.cash("X")) == (0, 0, 0)
    assert table.g.box == bills("3")


def test_three_players_but_he_may_pay_for_cards_with_it() -> None:
    table = at(
        3, phase=6, posts={"minister": "-"}, hand={"A": "professional"}, reserve={"X": "1", "A": "1", "Y": "3"}
    )
    table.sends("A", "professional", "B", HOME)
    assert table.options("A") == [PayBills(bills("11"))]
    table.does("A", PayBills(bills("11")))
    assert (table.cash("A"), table.cash("X"), table.cash("Y")) == (0, 0, 3)


def test_ruling_j27_his_puppets_money_is_spent_before_his_own() -> None:
    table = at(3, phase=6, posts={"minister": "-"}, hand={"A": "professional"}, reserve={"X": "2", "A": "22"})
    table.sends("A", "professional", "B", HOME).does("A", PayBills(bills("2")))
    assert (table.cash("A"), table.cash("X")) == (4, 0)


def test_three_players_the_opposition_pays_with_its_own() -> None:
    table = at(3, phase=6, posts={"minister": "-"}, hand={"C": "professional"}, reserve={"Y": "3"}).passes(
        "A", "B"
    )
    assert table.asked() == {"C": "assassinate"}
    assert table.options("C") == []


def test_two_players_broken_coalition_of_a_puppet_is_its_leaders_choice() -> None:
    table = at(2, hand={"A": "broken-coalition"}, influence={"Y": "church unions"})
    table.does("A", PlayOn("broken-coalition", Y))
    assert table.asked() == {"B": "lose-influence"}
    table.does("B", GiveUpInfluence("unions"))
    assert table.of("Y").influence == ["church"]


def test_ruling_j28_puppets_without_a_leader_draw_and_play_nothing() -> None:
    table: Table = begin(2).does("A", ChoosePresident(A))
    assert [one.leader for one in table.g.families[2:]] == [NOBODY] * 3
    asked = set()
    while table.kind == "play-cards":
        (player,) = table.asked()
        asked.add(table.request(player).about["family"])
        table.passes(player)
    assert asked == {A, B}
    assert [len(one.hand) + len(one.influence) for one in table.g.families] == [6] * 5


def test_two_players_puppets_may_have_piles() -> None:
    table = at(2, phase=4, reserve={"A": "3"})
    assert table.options("A", PutBill) == [PutBill(family, 3) for family in (B, X, Y, Z)]


def test_ruling_j29_puppets_that_must_vote_for_it_keep_their_hands() -> None:
    hand = {"Y": "church refugees"}
    table = at(2, phase=4, reserve={"A": "3"}, hand=hand, dice={"loyalty": [1]}).proposes(Y="3").ballot()
    assert table.hand("Y") == "church refugees"
    assert table.last(RoundOver).votes == (3 + 2, 0)


def test_two_players_the_president_must_vote_for_it_himself_and_may_add_cards() -> None:
    """Else he would buy puppets, vote his own budget down, and keep both the money and the puppets (ruling 82)."""
    table = at(2, phase=4, hand={"A": "church"}, reserve={"A": "3"}).proposes()
    assert table.voter() == "A"
    assert table.options("A") == [GiveVotes("church", FOR)]
    table.ballot(no="BXYZ")
    assert table.last(RoundOver).votes == (3, 9)


def test_three_players_the_minister_is_free_and_with_four_the_president_too() -> None:
    assert GiveVotes("family", AGAINST) in at(4, phase=4).proposes().options("A")
    table = at(3, phase=4).proposes().abstains()
    assert table.voter() == "B"
    assert GiveVotes("family", AGAINST) in table.options("B")


def test_two_players_a_puppet_whose_leader_is_abroad_can_be_bought() -> None:
    """Its money comes to nothing if the die says no; else the President wins it back."""
    table = at(2, phase=4, exile="B", follows={"X": "B"}, reserve={"A": "3"})
    assert PutBill(X, 3) in table.options("A", PutBill)


def test_ruling_j23_loyalty_is_not_tried_again() -> None:
    hand, reserve = {"B": "alternative-budget"}, {"A": "33"}
    table = at(2, phase=4, hand=hand, reserve=reserve, dice={"loyalty": [1]}).proposes(Y="3").ballot(no="BXZ")
    assert table.g.families[Y].leader == A
    table.does("B", TakeOverBudget("alternative-budget")).does("A", table.options("A")[0]).proposes("B", X="3")
    assert len(table.happened(LoyaltyTried)) == 1
    assert [table.g.families[puppet].leader for puppet in (X, Y, Z)] == [B, A, B]


def test_ruling_j15_families_and_posts_count_too() -> None:
    # Without Influence cards A has 5 votes and B 7.
    assert at(2, phase=2, follows={"X": "A", "Y": "B", "Z": "B"}).resigns().asked() == {"B": "choose-president"}


def test_ruling_j35_a_puppets_cards_are_paid_for_by_its_leader() -> None:
    table = at(2, phase=5, follows={"X": "A"}, hand={"X": "professional"}, reserve={"A": "2", "X": "3"})
    table.goes()
    while table.waiting()[0].about["family"] != X:
        table.passes(*table.asked())
    table.does("A", Assassinate("professional", B, BANK))
    assert table.options("A") == [PayBills(bills("2"))]

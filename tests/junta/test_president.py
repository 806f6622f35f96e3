"""The President: the first election, later ones, resignation, and the vote on his competence."""

from __future__ import annotations

import pytest

from hemicycle.games.junta.events import (
    BallotAnew,
    CandidatesAnswered,
    CardsDiscarded,
    CompetenceVoted,
    DeckShuffled,
    EverybodyLost,
    FirstElectionTied,
    PresidentElected,
    PresidentResigned,
    RoundOver,
    TieBroken,
)
from hemicycle.games.junta.politics.bank import Deposit
from hemicycle.games.junta.politics.budget import PutBill
from hemicycle.games.junta.politics.deeds import PlayCard
from hemicycle.games.junta.politics.location import GoIntoExile
from hemicycle.games.junta.politics.presidency import ChooseWinner, Nominate
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, GiveVotes

from .builders import BANK, HOME, A, B, C, D, Table, at, begin, bills


def first_ballot(players: int = 4, candidates: str = "AB", **options: str) -> Table:
    """A game in which A has named these candidates, and the first vote is asked."""
    table = begin(players, **options)
    table.does("A", *[Nominate(table.family(name)) for name in candidates])
    return table.all_pass("nominate")


# The first election


def test_first_president_the_host_names_at_least_one_candidate_then_all_may_clockwise() -> None:
    table = begin(4)
    assert table.asked() == {"A": "nominate"}
    assert list(table.request("A").options) == [Nominate(A), Nominate(B), Nominate(C), Nominate(D)]
    table.does("A", Nominate(A)).does("A", Nominate(C))
    assert table.options("A") == [Nominate(B), Nominate(D)]
    table.passes("A")
    assert table.asked() == {"B": "nominate"}
    assert table.options("B") == [Nominate(B), Nominate(D)]
    table.does("B", Nominate(B)).passes("B", "C", "D")
    assert table.kind == "vote"
    table.gives(A, "family")
    assert {one.choice for one in table.options("A", GiveVotes) if isinstance(one, GiveVotes)} <= {A, B, C}


def test_first_president_once_everybody_is_named_the_vote_begins() -> None:
    table = begin(4).does("A", *[Nominate(seat) for seat in range(4)])
    assert table.kind == "vote"


def test_first_president_votes_of_cards_and_of_the_family_but_of_no_post() -> None:
    table = first_ballot()
    assert table.voter() == "A"
    found = {one.source for one in table.options("A", GiveVotes) if isinstance(one, GiveVotes)}
    hand = {card for card in table.of("A").hand if table.g.edition.cards[card].kind in ("influence", "vote")}
    assert found == {"family", *hand}


def test_first_president_the_host_votes_first() -> None:
    table = first_ballot()
    order = []
    while table.kind == "vote":
        order.append(table.voter())
        table.abstains()
    assert "".join(order[:8]) == "ABCDABCD"


def test_first_president_one_may_vote_for_oneself_or_abstain_and_most_votes_win() -> None:
    table = first_ballot().elects(A="A", B="B", C="B")
    assert table.president == "B"
    assert table.last(PresidentElected) == PresidentElected(B, "vote")
    assert table.g.turn == 1
    assert table.asked() == {"B": "play-cards"}


def test_first_president_nobody_can_be_made_to_and_votes_for_him_are_lost() -> None:
    table = first_ballot().vote(A=A, B=B, C=B, D=B)
    assert table.asked() == {"A": "stand", "B": "stand"}
    table.stand(declines="B")
    assert table.last(CandidatesAnswered) == CandidatesAnswered((A,), (B,))
    assert table.kind == "vote"
    assert not [one for one in table.options("A", GiveVotes) if isinstance(one, GiveVotes) and one.choice == B]
    table.second_round()
    assert table.president == "A"


def test_ruling_j10_who_gets_votes_in_the_second_round_alone_is_asked_then() -> None:
    table = first_ballot(seed="x1")
    table.of("B").hand.append("church")
    owner = [one for one in table.g.families if "church" in one.hand]
    if len(owner) > 1:
        owner[0].hand.remove("church")
    else:
        table.g.deck.remove("church")
    table.vote(A=A).stand()
    table.abstains().gives(B, "church").vote()
    assert table.asked() == {"B": "stand"}
    table.stand(declines="B")
    assert table.president == "A"


def test_first_president_after_a_tie_all_cards_are_dealt_anew_and_the_host_takes_a_bill() -> None:
    table = first_ballot(4)
    top, hands = table.g.pile[-1], [list(one.hand) for one in table.g.families]
    table.elects(A="A", B="B")
    assert table.asked() == {"A": "nominate"}
    assert table.cash("A") == top
    assert [len(one.hand) for one in table.g.families] == [5] * 4
    assert [list(event.cards) for event in table.happened(CardsDiscarded)] == hands
    assert len(table.g.pile) == 95
    assert table.seen("B", FirstElectionTied).bills != bills(str(top))
    assert table.seen("A", FirstElectionTied).bills == bills(str(top))
    table.does("A", Nominate(C)).all_pass("nominate").elects(A="C")
    assert table.president == "C"


def test_first_president_influence_cards_laid_open_are_discarded_in_a_tie_too() -> None:
    table = first_ballot(4)
    card = next(card for card in table.of("A").hand if table.g.edition.cards[card].kind == "influence")
    table.gives(A, card).gives(B).abstains()
    table.vote()
    table.g.stack[-1].given = []  # type: ignore[attr-defined]
    table.stand(declines="AB").second_round()
    assert table.of("A").influence == []
    assert table.asked() == {"A": "nominate"}


def test_vector_4_1_a_tied_first_election_of_seven_needs_a_reshuffle_at_once() -> None:
    table = first_ballot(7)
    assert len(table.g.deck) == 64 - 35
    table.elects(A="A", B="B")
    assert table.happened(DeckShuffled) == [DeckShuffled(35)]
    assert len(table.g.deck) == 29


def test_ruling_6_no_votes_or_only_refusals_are_a_tie() -> None:
    assert first_ballot().elects().asked() == {"A": "nominate"}
    table = first_ballot().elects(A="A", B="A", declines="A")
    assert table.asked() == {"A": "nominate"}
    assert table.happened(FirstElectionTied)


def test_ruling_7_by_option_the_bill_is_burned() -> None:
    table = first_ballot(4, tie_bill="burned").elects(A="A", B="B")
    assert table.cash("A") == 0
    assert sum(table.g.box) == 1


def test_ruling_86_without_a_bill_for_a_tie_the_game_ends_and_nobody_wins() -> None:
    table = first_ballot(4)
    table.g.box, table.g.pile = tuple(map(sum, zip(table.g.box, bills("".join(map(str, table.g.pile)))))), []  # type: ignore[assignment]
    table.elects(A="A", B="B")
    assert table.game.over
    assert table.happened(EverybodyLost)
    assert table.game.result.winners == ()


# After a death


def dead_president(**position: object) -> Table:
    """B, the Minister, kills President A at the Bank; the election is asked next."""
    table = at(5, phase=6, where={"A": BANK}, **position)  # type: ignore[arg-type]
    table.police("B", "A")
    return table.all_pass("assassinate", "save-yourself")


def test_president_after_his_death_his_left_neighbour_votes_first() -> None:
    table = dead_president()
    assert table.dead() == "A"
    order = []
    while table.kind == "vote":
        order.append(table.voter())
        table.abstains()
        if len(order) == 8:
            break
    assert "".join(order) == "BCDEBCDE"


def test_president_after_his_death_a_new_one_is_elected_at_once() -> None:
    table = dead_president().elects(B="C", C="C")
    assert table.president == "C"
    assert table.kind == "install-cousin"


def test_president_a_tie_discards_vote_cards_and_begins_anew() -> None:
    table = dead_president(hand={"B": "refugees", "C": "farmhands"})
    table.gives(B, "refugees").abstains().gives(C, "farmhands").abstains().vote().stand().second_round()
    assert table.g.discard[-2:] == ["refugees", "farmhands"]
    assert table.asked() == {"B": "vote"}
    assert table.happened(BallotAnew) == [BallotAnew("president", True)]


def test_ruling_3_the_next_living_player_in_the_country_votes_first() -> None:
    table = at(
        6,
        phase=6,
        where={"A": BANK, "B": HOME},
        exile="C",
        posts={"minister": "E"},
        hand={"E": "royalist"},
        influence={"E": "monarchists"},
    )
    table.police("E", "A").sends("E", "royalist", "B", HOME).all_pass("assassinate", "save-yourself")
    assert table.dead() == "AB"
    assert table.voter() == "D"


def test_ruling_4_the_dead_and_exiles_do_not_stand() -> None:
    table = dead_president(exile="D")
    found = {one.choice for one in table.options("B", GiveVotes) if isinstance(one, GiveVotes)}
    assert found == {B, C, 4}


def test_ruling_5_who_is_left_alone_is_president_without_a_vote() -> None:
    table = at(4, phase=6, where={"A": BANK}, exile="CD").police("B", "A").all_pass("assassinate", "save-yourself")
    assert table.president == "B"
    assert table.last(PresidentElected) == PresidentElected(B, "alone")


def test_ruling_2_after_two_tied_reruns_without_a_new_card_the_first_voter_decides() -> None:
    table = dead_president()
    for _ in range(3):
        assert table.asked() == {"B": "vote"}
        table.elects(D="D", E="E")
    assert table.asked() == {"B": "break-tie"}


def test_ruling_2_the_first_tie_is_no_rerun_whatever_was_played_in_it() -> None:
    table = dead_president(hand={"B": "refugees", "C": "farmhands"})
    table.gives(B, "refugees").abstains().gives(C, "farmhands").abstains().vote().stand().second_round()
    for _ in range(2):
        assert table.asked() == {"B": "vote"}
        table.elects()
    assert table.asked() == {"B": "break-tie"}
    table.does("B", ChooseWinner(D))
    assert table.president == "D"
    assert table.last(TieBroken) == TieBroken(B, D)


def test_ruling_2_a_new_card_in_a_rerun_begins_the_count_again() -> None:
    table = dead_president(hand={"B": "refugees", "C": "farmhands"})
    table.elects().elects()
    table.gives(B, "refugees").abstains().gives(C, "farmhands").abstains().vote().stand().second_round()
    assert table.kind == "vote"
    table.elects()
    assert table.kind == "vote"
    table.elects()
    assert table.asked() == {"B": "break-tie"}


def test_ruling_2_he_decides_between_those_who_are_equal() -> None:
    table = dead_president()
    for _ in range(3):
        table.elects(D="D", E="E")
    assert table.asked() == {"B": "break-tie"}
    assert table.options("B") == [ChooseWinner(D), ChooseWinner(4)]


# Resignation


def test_president_may_resign_and_votes_first_and_may_stand() -> None:
    table = at(4, phase=2, reserve={"A": "32"})
    assert table.offers() == {"A": "resign"}
    table.resigns()
    assert table.last(PresidentResigned).seat == A
    assert table.voter() == "A"
    assert "president" in {one.source for one in table.options("A", GiveVotes) if isinstance(one, GiveVotes)}


def test_president_resigning_gives_all_his_money_to_the_new_one_and_takes_his_posts() -> None:
    table = at(4, phase=2, reserve={"A": "32", "C": "1"}, account={"A": "3"}).resigns().elects(A="C", B="C")
    assert table.president == "C"
    assert (table.cash("A"), table.cash("C"), table.swiss("A")) == (0, 6, 3)
    assert table.holders() == {
        "minister": "B",
        "general-1": "A",
        "general-2": "D",
        "general-3": "B",
        "admiral": "A",
        "commander": "D",
    }
    assert table.asked() == {"C": "give-post"}


def test_president_resigning_a_tie_begins_anew_with_the_old_one_first() -> None:
    table = at(4, phase=2).resigns().elects(B="B", C="C")
    assert table.asked() == {"A": "vote"}


def test_president_a_resignation_before_exile() -> None:
    table = at(4, phase=5)
    assert GoIntoExile() not in table.options("A", family="A")
    table.resigns().elects(A="B", C="B")
    assert table.kind == "choose-location"
    assert GoIntoExile() in table.options("A", family="A")
    assert GoIntoExile() not in table.options("B", family="B")


def test_ruling_11_not_in_a_ballot_nor_in_phase_6_nor_in_phase_8() -> None:
    assert at(4, phase=4).proposes().offers() == {}
    assert at(4, phase=6, posts={"minister": "-"}).asked() == {"A": "assassinate"}
    assert at(4, phase=6, posts={"minister": "-"}).offers() == {}
    assert at(4, phase=8, unstable=True).offers() == {}


def test_ruling_11_when_something_is_asked_of_him() -> None:
    assert at(4, phase=1).offers() == {"A": "resign"}
    assert at(4, phase=1).passes("A").offers() == {}
    assert at(4, phase=4).offers() == {"A": "resign"}
    assert at(4, phase=7, where={"A": BANK}).offers() == {"A": "resign"}


def test_ruling_j5_once_a_phase_and_not_once_the_piles_are_sealed() -> None:
    table = at(4, phase=1).resigns().elects(A="A")
    assert table.asked() == {"A": "play-cards"}
    assert table.offers() == {}
    table.all_pass("play-cards")
    assert table.asked() == {"A": "give-post"}
    assert table.offers() == {"A": "resign"}
    table = at(4, phase=4, reserve={"A": "3"}).piles("A", B="3")
    assert table.asked() == {"A": "announce"}
    assert table.offers() == {}


def test_ruling_12_the_bills_for_the_budget_pass_on_with_the_reserve() -> None:
    table = at(4, phase=3, aid="33333333", reserve={"A": "1"})
    assert table.cash("A") == 25
    table.does("A", PutBill(D, 3)).resigns().elects(A="C", B="C", D="C")
    assert table.cash("C") == 25
    assert table.asked() == {"C": "make-budget"}
    table.proposes("C", D="33")
    assert table.voter() == "C"


def test_ruling_13_re_elected_he_keeps_everything() -> None:
    table = at(4, phase=2, reserve={"A": "32"})
    before = table.holders()
    table.resigns().elects(A="A", B="A")
    assert (table.president, table.cash("A"), table.holders()) == ("A", 5, before)
    assert table.asked() == {"A": "give-post"}


def test_ruling_13_re_elected_he_keeps_his_cousin() -> None:
    table = at(4, phase=7, posts={"minister": "A"}, cousin="minister", cousin_of=1, where={"A": BANK})
    table.resigns().elects(A="A", B="A", C="A")
    assert table.g.cousin == "minister"
    assert table.holders()["minister"] == "A"


def test_ruling_15_after_a_resignation_there_is_no_cousin() -> None:
    table = at(
        4,
        phase=7,
        posts={"minister": "A"},
        cousin="minister",
        cousin_of=1,
        dead="B",
        where={"A": BANK},
        reserve={"A": "3"},
    )
    table.resigns().elects(A="C", C="C")
    assert table.president == "C"
    assert table.g.cousin == ""
    assert table.holders() == {
        "minister": "-",
        "general-1": "A",
        "general-2": "D",
        "general-3": "B",
        "admiral": "A",
        "commander": "D",
    }
    assert table.asked() == {"A": "bank"}
    assert not table.may("A", Deposit(bills("3")))


def test_president_only_those_in_the_country_elect_after_a_resignation() -> None:
    table = at(4, phase=2, exile="BCD").resigns()
    assert table.president == "A"
    assert table.kind == "give-post"


# Competence


def competence(**position: object) -> Table:
    table = at(4, hand={"B": "competence"}, **position)  # type: ignore[arg-type]
    table.passes("A").does("B", PlayCard("competence"))
    return table.all_pass("play-cards")


def test_ruling_j7_the_competence_card_is_played_in_phase_1_and_voted_on_as_phase_2_begins() -> None:
    table = competence()
    assert table.g.phase == 2
    assert table.asked() == {"A": "vote"}
    assert table.request("A").about["question"] == "competence"
    assert table.g.discard == ["competence"]
    table.ballot(no="A")
    assert table.asked() == {"A": "give-post"}
    assert table.g.motion == -1


@pytest.mark.parametrize(
    ("yes", "no", "removed"),
    [("B", "", True), ("BC", "D", True), ("BC", "AD", False), ("", "", False), ("B", "D", False)],
)
def test_ruling_10_two_thirds_of_the_votes_remove_him(yes: str, no: str, removed: bool) -> None:
    table = competence().ballot(yes=yes, no=no)
    event = table.last(CompetenceVoted)
    assert event.removed is removed
    assert table.kind == ("vote" if removed else "give-post")


def test_ruling_10_six_of_nine_are_enough_and_the_president_votes_too() -> None:
    table = competence()
    table.abstains()
    table.vote(B=FOR, C=FOR, D=AGAINST)
    table.second_round()
    assert (table.last(CompetenceVoted).yes, table.last(CompetenceVoted).no) == (6, 3)
    assert table.last(CompetenceVoted).removed


def test_ruling_10_removed_he_keeps_his_money_may_not_stand_and_takes_the_posts() -> None:
    table = competence(reserve={"A": "33"}).ballot(yes="BCD")
    assert table.asked() == {"A": "vote"}
    assert {one.choice for one in table.options("A", GiveVotes) if isinstance(one, GiveVotes)} == {B, C, D}
    table.elects(B="D", C="D")
    assert table.president == "D"
    assert (table.cash("A"), table.cash("D")) == (6, 0)
    assert table.holders()["general-2"] == "A"
    assert table.asked() == {"D": "give-post"}


def test_ruling_10_of_two_thirds_there_is_no_tie_to_break() -> None:
    table = competence().ballot(yes="B", no="C")
    assert not table.last(CompetenceVoted).removed
    assert table.kind == "give-post"


def test_ruling_10_with_nobody_else_in_the_country_he_stays() -> None:
    table = (
        at(4, exile="BCD", hand={"A": "competence"}).does("A", PlayCard("competence")).passes("A").ballot(yes="A")
    )
    assert table.last(CompetenceVoted).removed
    assert table.president == "A"


def test_president_counts_of_a_round_are_told() -> None:
    table = competence().ballot(yes="B", no="C")
    assert table.last(RoundOver).votes == (3, 3)


def test_ruling_j25_the_motion_falls_on_whoever_is_president_as_phase_2_begins() -> None:
    table = at(4, hand={"A": "competence"}).does("A", PlayCard("competence")).resigns().elects(A="C", B="C")
    table.all_pass("play-cards")
    assert table.asked() == {"C": "vote"}
    table.ballot(yes="ABD")
    assert table.last(CompetenceVoted).seat == C


def test_ruling_j26_not_while_he_discards() -> None:
    table = at(4, hand={"A": "professional amateur riots foreigner madman"}, deck="petition carnival")
    table.all_pass("play-cards")
    assert table.asked() == {"A": "discard"}
    assert table.offers() == {}


def test_ruling_86_the_last_bill_ends_the_game_as_it_is_taken() -> None:
    table = first_ballot(4)
    *rest, last = table.g.pile
    table.g.box, table.g.pile = bills("".join(map(str, rest))), [last]
    table.elects(A="A", B="B")
    assert table.game.over
    assert table.game.result.winners == ()


def test_ruling_j14_nobody_is_asked_for_cards_over_a_ballot_in_which_nobody_stands() -> None:
    table = first_ballot(4, "A", cards="any-time")
    holder = next((one for one in table.g.families if "church" in one.hand), None)
    (holder.hand if holder else table.g.deck).remove("church")
    table.of("A").hand.append("church")
    table.vote().all_pass("answer-ballot").gives(A, "church").vote()
    assert table.asked() == {"A": "stand"}
    table.stand(declines="A")
    assert table.asked() == {"A": "nominate"}

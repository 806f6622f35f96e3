"""The procedure of a ballot: two rounds, blocks of votes, ties, and events that cut it short or have it anew."""

from __future__ import annotations

import pytest

from hemicycle.engine.words import Refused
from hemicycle.games.junta.events import BallotAnew, BallotCut, BudgetVoted, RoundOver, TieBroken, VotesGiven
from hemicycle.games.junta.politics.deeds import PlayCard
from hemicycle.games.junta.politics.presidency import ChooseWinner
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, GiveAll, GiveVotes, PlayInBallot

from .builders import A, B, C, D, Table, at


def budget(players: int = 4, **position: object) -> Table:
    """An empty budget of A, which is voted on next."""
    return at(players, phase=4, **position).proposes()  # type: ignore[arg-type]


def sources(table: Table) -> list[str]:
    """The blocks that whoever is asked may give."""
    (request,) = table.waiting()
    return list(dict.fromkeys(one.source for one in request.options if isinstance(one, GiveVotes)))


def counted(table: Table) -> tuple[int, int]:
    event = table.last(RoundOver)
    return event.votes[0], event.votes[1]


# Who votes, in which order, with what


def test_ballots_the_president_votes_first_then_the_others_clockwise() -> None:
    table = at(5, phase=4, president="C").proposes("C")
    order = []
    while table.kind == "vote":
        order.append(table.voter())
        table.abstains()
    assert "".join(order) == "CDEABCDEAB"
    assert table.kind == "break-tie"


def test_ballots_a_vote_as_head_of_the_family_and_one_for_each_post() -> None:
    table = budget()
    assert table.voter() == "A"
    assert sources(table) == ["family", "president"]
    table.abstains()
    assert table.voter() == "B"
    assert sources(table) == ["family", "minister", "general-3"]
    table.gives(FOR).abstains()
    assert sum(event.votes for event in table.happened(VotesGiven)) == 3
    assert table.voter() == "C"


def test_vector_4_2_at_most_three_votes_without_cards() -> None:
    table = budget().ballot(yes="B", no="A")
    assert table.last(RoundOver).votes == (3, 2)


def test_ballots_influence_cards_that_lie_open_and_cards_played_now() -> None:
    table = budget(influence={"A": "church"}, hand={"A": "unions refugees donation spy"})
    assert sources(table) == ["family", "president", "church", "refugees", "unions"]
    table.gives(FOR, "church").gives(FOR, "unions").gives(AGAINST, "refugees")
    assert [event.votes for event in table.happened(VotesGiven)] == [10, 5, 2]
    assert table.of("A").influence == ["church", "unions"]
    assert table.hand("A") == "donation spy"
    assert table.g.table == ["refugees"]


def test_ballots_all_votes_of_a_card_go_to_one_side() -> None:
    table = budget(influence={"A": "church"})
    table.gives(FOR, "church")
    assert "church" not in sources(table)
    with pytest.raises(Refused):
        table.gives(AGAINST, "church")


def test_ballots_vote_cards_are_discarded_and_influence_cards_stay() -> None:
    table = budget(hand={"A": "unions refugees"})
    table.gives(FOR, "unions").gives(FOR, "refugees")
    table.all_pass("vote").check()
    assert table.g.discard == ["refugees"]
    assert table.g.table == []
    assert table.of("A").influence == ["unions"]


def test_ballots_the_dead_and_exiles_do_not_vote() -> None:
    table = at(6, phase=4, exile="C", dead="E").proposes()
    order = []
    while table.kind == "vote":
        order.append(table.voter())
        table.abstains()
    assert "".join(order) == "ABDFABDF"


def test_ballots_in_the_second_round_more_cards_are_played_and_added() -> None:
    table = budget(hand={"C": "unions refugees"})
    table.vote(A=FOR, B=AGAINST)
    assert counted(table) == (2, 3)
    table.abstains().abstains()
    assert table.voter() == "C"
    table.gives(FOR, "unions").gives(FOR, "refugees").all_pass("vote")
    assert counted(table) == (9, 3)
    assert table.last(BudgetVoted).passed


def test_ballots_the_side_with_more_votes_wins() -> None:
    assert budget().ballot(yes="BC", no="AD").last(BudgetVoted).passed
    lost = budget().ballot(yes="AD", no="BC")
    assert not lost.last(BudgetVoted).passed


# Rulings 1 and 8 to 9


def test_ruling_1_the_president_breaks_a_tie_of_the_budget() -> None:
    table = budget(reserve={"A": "3"}).ballot(yes="B", no="C")
    assert table.asked() == {"A": "break-tie"}
    table.does("A", ChooseWinner(AGAINST))
    assert not table.last(BudgetVoted).passed
    assert table.last(TieBroken).choice == AGAINST


def test_ruling_1_with_no_votes_at_all_too() -> None:
    table = budget().ballot().does("A", ChooseWinner(FOR))
    assert table.last(BudgetVoted).passed
    assert table.kind == "choose-location"


def test_ruling_1_the_votes_are_told_as_they_were_cast() -> None:
    table = budget().ballot(yes="B", no="C").does("A", ChooseWinner(FOR))
    event = table.last(BudgetVoted)
    assert (event.yes, event.no, event.passed) == (3, 3, True)


def test_ruling_1_an_election_is_held_again_instead() -> None:
    table = at(phase=2).resigns().elects(B="B", C="C")
    assert table.last(RoundOver).votes == (0, 3, 3, 0)
    assert table.happened(BallotAnew) == [BallotAnew("president", True)]
    assert table.asked() == {"A": "vote"}


def test_ruling_8_one_may_abstain_and_keep_some_blocks_back() -> None:
    table = budget()
    table.gives(FOR, "family").abstains()
    assert table.voter() == "B"
    table.all_pass("vote")
    assert counted(table) == (1, 0)


def test_ruling_8_what_was_given_or_kept_back_in_the_first_round_is_final() -> None:
    table = budget(influence={"B": "church"})
    table.vote(A=FOR)
    table.abstains()
    assert table.voter() == "B"
    assert table.options("B") == []


def test_ruling_8_what_lies_open_is_not_given_in_the_second_round() -> None:
    table = budget(hand={"B": "church"}, influence={"B": "unions"})
    table.vote()
    table.abstains()
    assert sources(table) == ["church"]


def test_ruling_9_family_and_posts_may_go_to_different_sides() -> None:
    table = budget()
    table.abstains()
    table.gives(FOR, "family").gives(AGAINST, "minister").gives(FOR, "general-3").abstains()
    table.all_pass("vote")
    assert counted(table) == (2, 1)


def test_ruling_9_everything_at_once_is_but_a_shorthand() -> None:
    table = budget(influence={"A": "church"})
    assert GiveAll(FOR) in table.options("A")
    table.gives(FOR, "family").gives(AGAINST)
    table.abstains().all_pass("vote")
    assert counted(table) == (1, 11)


# The example of the rulebook, and cards that count for more together


def test_vector_4_2_klaus_gives_18_votes_to_himself_or_10_and_8_never_9_and_9() -> None:
    def klaus() -> Table:
        table = at(4, phase=2, influence={"B": "church conservatives"}).resigns()
        return table.abstains()

    table = klaus()
    assert table.voter() == "B"
    table.gives(1, "church").gives(1, "conservatives")
    assert [event.votes for event in table.happened(VotesGiven)] == [10, 8]
    table = klaus().gives(1, "church").gives(0, "conservatives")
    assert [(event.choice, event.votes) for event in table.happened(VotesGiven)] == [(1, 10), (0, 8)]
    assert sources(table) == ["family", "minister", "general-3"]


@pytest.mark.parametrize(
    ("cards", "votes"),
    [
        ("church", 10),
        ("conservatives", 8),
        ("bankers", 7),
        ("unions", 5),
        ("socialists", 5),
        ("christian-democrats", 5),
        ("peasants", 3),
        ("student-movement", 3),
        ("radicals", 3),
        ("academics", 3),
        ("monarchists", 3),
        ("church christian-democrats", 20),
        ("unions socialists", 15),
        ("academics student-movement", 9),
        ("academics socialists christian-democrats", 13),
    ],
)
def test_cards_influence_votes(cards: str, votes: int) -> None:
    table = budget(influence={"C": cards})
    table.abstains().abstains()
    for card in cards.split():
        table.gives(FOR, card)
    table.abstains().all_pass("vote")
    assert counted(table) == (votes, 0)


def test_vector_4_2_all_eleven_influence_cards_together_have_68_votes() -> None:
    everything = [card for card, one in at().g.edition.cards.items() if one.kind == "influence"]
    assert len(everything) == 11
    assert sum(at().g.edition.cards[card].effects.votes for card in everything) == 55
    table = budget(influence={"C": " ".join(everything)}).ballot(yes="C")
    assert counted(table) == (68 + 3, 0)


def test_cards_a_pair_counts_only_once_both_lie_open_and_with_one_owner() -> None:
    table = budget(influence={"B": "church", "C": "christian-democrats"}, hand={"C": "student-movement"})
    table.ballot(yes="C")
    assert counted(table) == (8, 0)
    table = budget(influence={"C": "christian-democrats"}, hand={"C": "church"})
    table.vote(C=FOR)
    assert counted(table) == (8, 0)
    table.abstains().abstains().gives(AGAINST, "church").all_pass("vote")
    assert counted(table) == (13, 10)


@pytest.mark.parametrize(
    ("card", "votes"),
    [
        ("black-market", 3),
        ("middle-class", 3),
        ("ghost-voters", 3),
        ("old-generals", 3),
        ("refugees", 2),
        ("anarchists", 2),
        ("farmhands", 2),
        ("marxists", 2),
        ("double-voters", 2),
        ("electoral-fraud", 5),
    ],
)
def test_cards_vote_cards(card: str, votes: int) -> None:
    table = budget(hand={"A": card})
    table.gives(FOR, card)
    assert table.last(VotesGiven).votes == votes
    table.all_pass("vote")
    assert counted(table) == (votes, 0)
    assert table.g.discard == [card]


# Events in a ballot


def test_cards_power_cut_ends_the_ballot_with_its_first_round() -> None:
    table = budget(hand={"B": "power-cut", "D": "church"})
    table.gives(FOR).abstains()
    table.does("B", PlayInBallot("power-cut"))
    assert table.voter() == "B"
    assert table.last(BallotCut).family == 1
    table.abstains().abstains().abstains()
    assert table.last(BudgetVoted).passed
    assert table.happened(RoundOver)[-1].round == 1
    assert table.hand("D") == "church"


def test_ruling_j9_a_power_cut_in_the_second_round_cancels_that_round() -> None:
    table = budget(hand={"B": "unions", "D": "power-cut"})
    table.vote(A=FOR)
    table.abstains().gives(AGAINST, "unions").abstains().abstains()
    table.does("D", PlayInBallot("power-cut"))
    assert counted(table) == (2, 0)
    assert table.last(BudgetVoted).passed
    assert table.of("B").influence == ["unions"]


def test_cards_summer_holidays_must_be_played_before_the_second_round() -> None:
    table = budget(hand={"A": "summer-holidays", "B": "church"})
    table.does("A", PlayInBallot("summer-holidays")).gives(FOR).abstains()
    table.abstains().abstains().abstains()
    assert table.last(BudgetVoted).passed
    table = budget(hand={"A": "summer-holidays"}).vote()
    assert table.options("A") == []


def test_cards_summer_holidays_neither_where_cards_are_played_at_any_moment() -> None:
    table = budget(hand={"C": "summer-holidays power-cut"}, options={"cards": "any-time"}).vote(A=FOR)
    assert table.kind == "answer-ballot"
    assert table.options("C") == [PlayInBallot("power-cut"), PlayInBallot("summer-holidays")]
    table.all_pass("answer-ballot").vote()
    assert table.kind == "answer-ballot"
    assert table.options("C") == [PlayInBallot("power-cut")]


@pytest.mark.parametrize("second", [False, True])
def test_cards_verification_discards_vote_cards_and_holds_the_ballot_again(second: bool) -> None:
    table = budget(hand={"A": "unions refugees", "B": "verification"})
    table.gives(FOR, "unions").gives(FOR, "refugees").abstains()
    if second:
        table.vote().abstains()
    table.does("B", PlayInBallot("verification"))
    assert table.happened(BallotAnew) == [BallotAnew("budget", False)]
    assert table.g.discard == ["verification", "refugees"]
    assert table.voter() == "A"
    assert sources(table) == ["family", "president", "unions"]
    table.ballot(yes="B")
    assert counted(table) == (3, 0)


def test_cards_call_for_reform_wins_the_small_influence_cards_of_others() -> None:
    table = budget(
        influence={"B": "christian-democrats", "C": "unions church", "A": "peasants"},
        hand={"B": "call-for-reform"},
    )
    table.gives(AGAINST).abstains()
    table.does("B", PlayInBallot("call-for-reform"))
    assert sources(table) == ["family", "minister", "general-3", "christian-democrats", "unions"]
    table.gives(FOR).abstains()
    assert table.voter() == "C"
    assert sources(table) == ["family", "general-1", "admiral", "church"]
    table.all_pass("vote")
    assert counted(table) == (3 + 5 + 5, 2 + 3)


def test_ruling_j20_a_card_that_has_voted_is_not_won_over_in_the_same_ballot() -> None:
    table = budget(influence={"A": "peasants", "B": "christian-democrats"}, hand={"B": "call-for-reform"})
    table.gives(AGAINST, "peasants").abstains()
    table.does("B", PlayInBallot("call-for-reform"))
    assert "peasants" not in sources(table)
    table.gives(FOR).abstains().all_pass("vote")
    assert counted(table) == (8, 3)


def test_cards_call_for_reform_lasts_until_the_turn_is_over() -> None:
    table = at(4, influence={"A": "christian-democrats", "B": "unions"}, hand={"A": "call-for-reform"})
    table.does("A", PlayCard("call-for-reform"))
    assert table.g.reform == 0
    table.quiet("make-budget").proposes()
    assert sources(table) == ["family", "president", "christian-democrats", "unions"]
    table.quiet("play-cards")
    assert table.g.turn == 6
    assert table.g.reform == -1


def test_ruling_j21_a_reform_is_over_when_its_author_is_gone_and_exiles_are_out_of_its_reach() -> None:
    table = at(
        5,
        phase=4,
        influence={"B": "unions", "C": "peasants", "D": "radicals"},
        exile="D",
        reform=2,
        reform_up_to=5,
    )
    table.proposes().abstains()
    assert table.voter() == "B"
    assert sources(table) == ["family", "minister", "admiral"]
    table.abstains()
    assert table.voter() == "C"
    assert "unions" in sources(table)
    assert "radicals" not in sources(table)
    table = at(5, phase=4, influence={"B": "unions"}, exile="C", reform=2, reform_up_to=5).proposes().abstains()
    assert "unions" in sources(table)


def test_cards_call_for_reform_needs_the_christian_democrats() -> None:
    table = budget(hand={"A": "call-for-reform christian-democrats"})
    assert table.options("A", PlayInBallot) == []
    table.gives(FOR, "christian-democrats")
    assert table.options("A", PlayInBallot) == [PlayInBallot("call-for-reform")]


def test_cards_church_sacked_is_five_votes_until_the_turn_is_over() -> None:
    table = budget(hand={"A": "church-sacked"}, influence={"A": "church"})
    table.does("A", PlayInBallot("church-sacked"))
    assert sources(table) == ["family", "president", "church", "sacrilege"]
    table.gives(FOR).abstains().all_pass("vote")
    assert counted(table) == (17, 0)
    table.quiet("play-cards")
    assert table.g.sacrilege == {}


def test_cards_church_sacked_needs_the_church() -> None:
    assert budget(hand={"A": "church-sacked"}).options("A", PlayInBallot) == []
    assert at(4, hand={"A": "church-sacked"}).options("A") == []


def test_cards_events_of_a_ballot_are_no_others() -> None:
    table = budget(hand={"A": "bank-holiday competence spy broken-coalition alternative-budget"})
    assert table.options("A", PlayInBallot) == []


def test_ruling_17_cards_only_on_ones_own_turn() -> None:
    table = budget(hand={"B": "power-cut"})
    assert table.asked() == {"A": "vote"}
    assert table.offers() == {}


def test_ballots_the_same_card_gives_its_votes_once() -> None:
    table = budget(hand={"A": "unions"})
    table.gives(FOR, "unions")
    assert "unions" not in sources(table)


def test_ruling_j9_a_power_cut_after_the_second_round_cancels_it_too() -> None:
    table = budget(hand={"B": "unions", "D": "power-cut"}, options={"cards": "any-time"}).vote(A=FOR)
    table.all_pass("answer-ballot").abstains().gives(AGAINST, "unions").vote()
    assert counted(table) == (2, 5)
    table.passes("A", "B", "C").does("D", PlayInBallot("power-cut"))
    assert table.last(BudgetVoted).passed


def test_ruling_j39_who_has_declined_stays_so_after_a_verification() -> None:
    table = at(4, phase=2, hand={"C": "verification"}).resigns().vote(A=B, B=B, D=D).stand(declines="B")
    while table.voter() != "C":
        table.abstains()
    table.does("C", PlayInBallot("verification"))
    assert (table.voter(), table.options("A", GiveAll)) == ("A", [GiveAll(A), GiveAll(C), GiveAll(D)])
    table.vote(A=D)
    assert table.kind == "vote", "and who has said that he stands is not asked again"


def test_cards_verification_after_either_round_where_cards_are_played_at_any_moment() -> None:
    for rounds in (1, 2):
        table = budget(hand={"D": "verification"}, options={"cards": "any-time"}).vote(A=FOR)
        if rounds == 2:
            table.all_pass("answer-ballot").vote()
        table.passes("A", "B", "C").does("D", PlayInBallot("verification"))
        assert table.happened(BallotAnew) == [BallotAnew("budget", False)]
        assert table.voter() == "A"
        assert "family" in sources(table)

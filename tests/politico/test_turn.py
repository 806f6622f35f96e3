"""I.2  The course of a turn: event, trump, one act of play."""

from __future__ import annotations

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.games.politico.acts import AttackWith, Swap
from hemicycle.games.politico.events import (
    EventDrawn,
    InvestitureVoted,
    PileShuffled,
    TrumpsDrawn,
    TrumpSwapped,
    TurnBegan,
)
from hemicycle.games.politico.state import Lasting

from .builders import (
    DISSOLVE,
    DRAW,
    ENTER,
    LEAVE,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    UNION,
    A,
    B,
    C,
    D,
    at,
    attack,
    begin,
    cards_of,
    form,
    swap,
)


def test_i_2_b_an_event_first_then_a_trump() -> None:
    table = at("B", phase="turn", hands={"B": "pm"}, event="decoration", pile="avis")
    assert [event.card for event in table.happened(EventDrawn)] == ["decoration"]
    assert table.points == [0, 10, 0, 0]
    assert table.asked() == {"B": "draw"}
    table.does("B", DRAW)
    assert table.hand("B") == "avis pm"
    assert table.asked() == {"B": "act"}


def test_i_2_b_events_go_under_their_pile_blank_ones_too() -> None:
    table = at("B", phase="event", event="decoration")
    assert table.g.event_under == ["decoration"]
    table.turns(1)
    assert table.g.event_under == ["decoration", "blank"]
    assert table.happened(EventDrawn)[-1].card == "blank"


def test_i_2_b_whoever_has_a_prime_minister_card_may_try_to_form_a_government() -> None:
    assert at("A", hands={"A": "pm"}).options("A") == [form()]
    assert at("A", hands={"A": "hp"}).options("A") == [form("hp")]
    assert at("A", hands={"A": "avis"}).options("A") == []


def test_i_2_b_yes_no_or_abstention_with_all_deputies() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), PRESENT)
    assert table.who("investiture") == "BCDA"
    assert table.options("C") == [Cast("yes"), Cast("no"), Cast("abstain")]
    table.votes("AC", "D")
    (vote,) = table.happened(InvestitureVoted)
    assert (vote.yes, vote.no, vote.carried) == (90, 50, True)


def test_i_2_b_after_a_refused_investiture_the_card_is_back_and_an_attack_is_open() -> None:
    table = at("A", hands={"A": "pm pm surenchere union army"}).does("A", form(), PRESENT).votes("A", "BCD")
    assert table.government == ""
    assert table.hand("A") == "army pm pm surenchere union"
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"], "and nothing else"


def test_i_2_b_whoever_does_nothing_keeps_the_trump_and_the_next_is_on_turn() -> None:
    table = at("D", phase="draw", hands={"D": "avis"}, pile="pm").does("D", DRAW).passes("D")
    assert table.hand("D") == "avis pm"
    assert table.g.seat == A
    assert table.happened(TurnBegan)[-1] == TurnBegan(21, A)


def test_i_2_b_turns_go_clockwise() -> None:
    table = at("B", players=5)
    seats = []
    for _ in range(7):
        seats.append(table.g.seat)
        table.turns(1)
    assert seats == [1, 2, 3, 4, 0, 1, 2]


def test_i_2_b_hands_have_no_limit_and_may_be_empty() -> None:
    table = at("B", phase="draw", pile="avis")
    assert table.hand("B") == "avis", "whoever has no card draws one without being asked"
    assert table.asked() == {"B": "act"}
    many = at("B", phase="draw", hands={"B": "pm pm pm pm pm pm pm hp avis"}).does("B", DRAW)
    assert len(many.g.hands[B]) == 10


def test_i_2_c_with_a_government_there_is_nothing_to_form() -> None:
    assert at("D", government="ABC", hands={"D": "pm hp"}).options("D") == []


def test_i_2_c_everything_that_may_be_done_in_a_turn() -> None:
    table = at("B", government="ABC", hands={"B": "surenchere motion army union pm"})
    assert table.options("B") == [*[attack("surenchere", one) for one in "ACD"], MOTION, TOPPLE, UNION, LEAVE]
    table = at("D", government="ABC", hands={"D": "motion army"})
    assert table.options("D") == [MOTION, TOPPLE, ENTER]
    table = at("A", government="ABC")
    assert table.options("A") == [RESHUFFLE, DISSOLVE, STEP_DOWN]


def test_i_2_c_one_act_of_play() -> None:
    table = at("B", government="ABC", hands={"B": "surenchere motion army union pm"}).hits("B", "surenchere", "D")
    assert table.g.turn == 21


def test_i_2_c_one_may_pass() -> None:
    assert at("B", government="ABC", hands={"B": "surenchere"}).passes("B").g.seat == C


def test_i_2_c_getting_rid_of_a_card_is_no_act_of_play() -> None:
    table = at("D", phase="draw", hands={"D": "avis surenchere"}, pile="pm hp").does("D", swap("avis"))
    assert table.hand("D") == "hp pm surenchere"
    assert table.under() == "avis"
    assert table.happened(TrumpSwapped) == [TrumpSwapped(D, "avis-du-conseil")]
    assert form() in table.options("D")
    assert attack("surenchere", "A") in table.options("D")


def test_ruling_p9_once_a_turn_and_instead_of_the_normal_draw() -> None:
    table = at("D", phase="draw", hands={"D": "avis pm pm"}, pile="hp union baraka")
    assert table.options("D") == [swap("avis"), swap("pm"), DRAW], "each kind once"
    table.does("D", swap("pm"))
    assert table.hand("D") == "avis hp pm union"
    assert table.options("D", Swap) == []


def test_ruling_p9_whoever_is_silenced_may_swap() -> None:
    silenced = Lasting("silenced", "crise-dans-le-parti", A, D, 23)
    table = at("D", phase="draw", hands={"D": "avis"}, lasting=[silenced])
    assert table.options("D") == [swap("avis"), DRAW]


def test_ruling_p30_an_empty_pile_gives_nothing() -> None:
    table = at("D", phase="draw", hands={"D": "avis"})
    g = table.g
    g.hands[A] += g.pile
    g.pile = []
    table.does("D", DRAW)
    assert table.hand("D") == "avis"
    assert not table.happened(TrumpsDrawn)
    assert table.asked() == {"D": "act"}


def test_ruling_p30_one_card_where_two_are_due() -> None:
    table = at("D", phase="draw", hands={"D": "avis pm"}, options={"piles": "cycle"})
    g = table.g
    g.hands[A] += g.pile
    g.pile = []
    table.does("D", swap("avis"))
    assert table.hand("D") == "avis pm", "only the card that was put under came up"


# Piles


def test_ruling_q1_what_went_under_is_shuffled_when_the_pile_is_through() -> None:
    seen = set()
    for seed in range(30):
        table = at("D", phase="draw", hands={"D": "motion"}, under="pm hp union avis", seed=f"{seed}")
        table.g.hands[A] += table.g.pile
        table.g.pile = []
        table.does("D", swap("motion"))
        assert table.happened(PileShuffled) == [PileShuffled("trumps", 5)]
        assert table.g.under == []
        assert len(table.g.pile) == 3
        assert table.g.known[D] == []
        seen.add(tuple(sorted(table.g.hands[D])))
    assert len(seen) > 4


def test_ruling_q1_events_too() -> None:
    table = at("D", phase="act")
    g = table.g
    g.event_under, g.event_pile = list(g.event_pile), []
    table.passes("D")
    assert table.happened(PileShuffled) == [PileShuffled("events", 85)]
    assert len(g.event_pile) == 84
    assert len(g.event_under) == 1


def test_ruling_p31_by_option_the_piles_go_round_as_they_lie() -> None:
    table = at("D", phase="draw", hands={"D": "motion"}, under="pm hp union", options={"piles": "cycle"})
    g = table.g
    g.hands[A] += g.pile
    g.pile = []
    table.does("D", swap("motion"))
    assert table.hand("D") == "hp pm"
    assert table.under() == "union motion"
    assert not table.happened(PileShuffled)


def test_ruling_p31_then_everybody_knows_what_comes_up() -> None:
    table = at("D", phase="draw", hands={"D": "motion"}, under="pm hp union", options={"piles": "cycle"})
    g = table.g
    g.hands[A] += g.pile[:-1]
    g.pile = g.pile[-1:]
    hidden = g.pile[0]
    table.does("D", swap("motion"))
    assert g.known[D] == cards_of("pm"), "the last of the pile nobody knows, the first from under it everybody"
    drawn = table.happened(TrumpsDrawn)[-1]
    assert (drawn.cards, drawn.open) == ((hidden, "premier-ministre"), ("premier-ministre",))


def test_ruling_p31_events_go_round_too() -> None:
    table = at("D", phase="act", options={"piles": "cycle"}, event="decoration")
    g = table.g
    g.event_under, g.event_pile = list(reversed(g.event_pile)), []
    table.passes("D")
    assert table.happened(EventDrawn)[-1].card == "decoration"
    assert g.event_under[-1] == "decoration"
    assert len(g.event_under) == 85


def test_ruling_p42_nobody_attacks_out_of_turn() -> None:
    hands = dict.fromkeys("ABC", "surenchere motion army pm union")
    hands["C"] = "surenchere motion army"
    hands["B"] = "surenchere motion army pm"
    table = at("D", government="ABC", hands=hands)
    assert table.asked() == {"D": "act"}
    assert not table.offered("B")
    assert table.refusal("B", attack("surenchere", "A")) == ("refused-not-your-turn", "I.2.c 4; ruling P42")


def test_ruling_p14_whoever_is_silenced_plays_no_attack_motion_army_or_defence() -> None:
    silenced = Lasting("silenced", "affaire-de-moeurs", A, D, 23)
    hands = {"D": "surenchere catastrophe motion army pm union baraka"}
    table = at("D", government="ABC", hands=hands, lasting=[silenced])
    assert table.options("D") == [UNION]
    table = at("D", hands=hands, lasting=[silenced])
    assert table.options("D") == [form(), UNION], "he may be Prime Minister, but not by the army"


@pytest.mark.parametrize("card", ["affaire-de-moeurs", "crise-dans-le-parti"])
def test_ruling_p14_he_is_asked_for_no_defence_and_no_army(card: str) -> None:
    silenced = Lasting("silenced", card, A, B, 23)
    table = at("D", government="ABC", hands={"D": "greve army", "B": "baraka army"}, lasting=[silenced])
    assert table.attacks("D", "greve", "B").who("defend") == "CA"
    table = at("D", government="ABC", hands={"D": "greve army", "B": "baraka army"}, lasting=[silenced])
    assert table.does("D", TOPPLE).who("answer-army") == "AC"
    table = at("D", government="ABC", hands={"D": "scission", "B": "baraka"}, lasting=[silenced])
    assert table.attacks("D", "scission", "B").deputies == [60, 35, 30, 60], "nobody is left to be asked"


def test_ruling_p14_only_a_crisis_takes_the_vote() -> None:
    for card, voters in (("affaire-de-moeurs", "BCDA"), ("crise-dans-le-parti", "CDA")):
        silenced = Lasting("silenced", card, A, B, 23)
        table = at("A", hands={"A": "pm"}, lasting=[silenced]).does("A", form(), PRESENT)
        assert table.who("investiture") == voters
        table = at("D", government="A", hands={"D": "motion"}, lasting=[silenced]).does("D", MOTION)
        assert set(table.who("censure")) == set(voters)


def test_ruling_p14_he_stays_in_the_government_and_may_leave_it() -> None:
    silenced = Lasting("silenced", "crise-dans-le-parti", A, B, 24)
    table = at("B", government="ABC", lasting=[silenced])
    assert table.options("B") == [LEAVE]


def test_ruling_p13_until_the_attackers_next_turn_begins() -> None:
    table = at("B", hands={"B": "crise", "A": "surenchere", "D": "surenchere"}).hits("B", "crise", "A")
    assert table.g.silenced(A)
    table.turns(2)
    assert table.g.seat == A
    table.does("A", DRAW)
    assert table.options("A", AttackWith) == []
    table.passes("A")
    assert table.g.seat == B
    assert not table.g.silenced(A)
    assert table.under().split() == ["crise"]


def test_ruling_p13_somebody_silenced_on_his_own_way_misses_exactly_one_turn() -> None:
    table = at("D", hands={"D": "crise", "A": "surenchere"}).hits("D", "crise", "A")
    table.does("A", DRAW)
    assert table.options("A", AttackWith) == []
    table.turns(4)
    table.does("A", DRAW)
    assert table.options("A", AttackWith)


def test_i_2_c_a_card_whose_effect_lasts_lies_open_until_it_ends() -> None:
    table = at("D", government="ABC", hands={"D": "crise"}).hits("D", "crise", "A")
    assert "crise-dans-le-parti" in table.g.table
    table.turns(4)
    assert table.g.table == ["premier-ministre"]


def test_i_2_c_there_is_a_first_question_in_every_game() -> None:
    for seed in range(10):
        table = begin(5, seed=f"first {seed}")
        assert next(iter(table.asked().values())) in ("draw", "choose", "give-up")

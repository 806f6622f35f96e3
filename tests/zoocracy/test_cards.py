"""§9a  The eleven kinds of action cards."""

import pytest

from hemicycle.engine.window import PASS
from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.cards import (
    Assertiveness,
    Defectors,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Loyalty,
    Migration,
    NegativeCampaign,
    OverhangMandate,
    Rally,
    WetSeason,
)
from hemicycle.games.zoocracy.edition import OFFICES, PHASE_OF
from hemicycle.games.zoocracy.events import (
    AssertivenessPlayed,
    GoalImplemented,
    IncomeTaken,
    MigrationPlayed,
    OverhangPlayed,
    ParliamentaryElectionMoved,
    ParliamentElected,
    PresidentialElectionMoved,
    SeasonPlayed,
    SeatsDefected,
    SpeciesVoted,
)

from .builders import A, B, C, Table, at


def counted(table: Table) -> tuple[int, ...]:
    """The seats of the election that has just been held."""
    return table.happened(ParliamentElected)[-1].seats


def election(zoo: str, card: str = "", **more: object) -> Table:
    return at("C", zoo=zoo, hands={"A": card}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        ("B", {"rally", "negative-campaign"}),
        ("C", {"overhang-mandate", "loyalty", "wet-season", "dry-season", "migration"}),
        ("E", {"early-presidential-election", "early-parliamentary-election", "defectors"}),
        ("G", {"assertiveness"}),
    ],
)
def test_9a_each_kind_has_its_phase(phase: str, kinds: set[str]) -> None:
    assert {kind for kind, its in PHASE_OF.items() if its == phase} == kinds
    cards = (
        "rally-zebras negative-campaign-zebras overhang-mandate-zebras loyalty-zebras wet-season dry-season "
        "migration early-presidential-election early-parliamentary-election defectors assertiveness-president"
    )
    table = at(
        phase,
        zoo="zebras A2 B5; hippos B1",
        seats=[1, 2, 0],
        hands={"A": cards},
        offices="president A",
        order="ABC",
    )
    if phase == "B":
        table.passes("B")  # who has more seats
    offered = {type(one) for one in table.options("A")} - {Place, type(PASS)}
    assert {kind.__name__ for kind in offered} == {
        "".join(part.title() for part in kind.split("-")) for kind in kinds
    }


def test_9a_any_number_may_be_played_in_a_turn() -> None:
    table = at("B", hands={"A": "rally-zebras rally-hippos"})
    table.does("A", Rally("zebras", 2), Rally("hippos", 1))
    assert table.g.hands[A] == []
    assert table.g.discard == ["rally-zebras", "rally-hippos"]


# Rally


def test_9a_rally_places_up_to_2_from_the_supply() -> None:
    table = at("B", hands={"A": "rally-zebras"})
    assert table.options("A", Rally) == [Rally("zebras", 1), Rally("zebras", 2)]
    table.does("A", Rally("zebras", 2))
    assert table.g.tokens["zebras"] == [2, 0, 0]
    assert table.g.funds == [10, 10, 10]


def test_9a_rally_may_not_make_a_tie() -> None:
    assert at("B", zoo="zebras B1", hands={"A": "rally-zebras"}).options("A", Rally) == [Rally("zebras", 2)]
    assert at("B", zoo="zebras B1 C2", hands={"A": "rally-zebras"}).options("A", Rally) == []


# Negative Campaign


def test_9a_negative_campaign_replaces_a_token_of_another_party() -> None:
    table = at("B", zoo="zebras B3", hands={"A": "negative-campaign-zebras"})
    table.does("A", NegativeCampaign("zebras", B))
    assert table.g.tokens["zebras"] == [1, 2, 0]
    assert table.g.funds == [10, 10, 10]


def test_9a_negative_campaign_needs_a_token_of_another_party_there() -> None:
    assert at("B", zoo="zebras A3", hands={"A": "negative-campaign-zebras"}).options("A", NegativeCampaign) == []


def test_9a_negative_campaign_against_any_party_there() -> None:
    table = at("B", zoo="zebras A4 B7 C2", hands={"A": "negative-campaign-zebras"})
    assert table.options("A", NegativeCampaign) == [NegativeCampaign("zebras", B), NegativeCampaign("zebras", C)]


def test_9a_negative_campaign_may_not_make_a_tie_with_oneself() -> None:
    assert at("B", zoo="zebras B2", hands={"A": "negative-campaign-zebras"}).options("A", NegativeCampaign) == []
    table = at("B", zoo="zebras A1 B7 C2", hands={"A": "negative-campaign-zebras"})
    assert table.options("A", NegativeCampaign) == [NegativeCampaign("zebras", C)]


def test_9a_negative_campaign_may_take_the_last_token() -> None:
    table = at("B", zoo="zebras B1", hands={"A": "negative-campaign-zebras"})
    table.does("A", NegativeCampaign("zebras", B))
    assert table.g.tokens["zebras"] == [1, 0, 0]


def test_ruling_b13_a_negative_campaign_may_not_make_two_others_equal() -> None:
    table = at("B", zoo="zebras A5 B3 C2", hands={"A": "negative-campaign-zebras"})
    assert table.options("A", NegativeCampaign) == [NegativeCampaign("zebras", C)]


# Wet and Dry Season

LAND, WATER = (
    ("elephants", "monkeys", "zebras", "snakes", "parrots"),
    ("penguins", "flamingos", "hippos", "polar-bears"),
)


@pytest.mark.parametrize(
    ("card", "action", "hit", "spared"),
    [("wet-season", WetSeason(), LAND, WATER), ("dry-season", DrySeason(), WATER, LAND)],
)
def test_9a_seasons_take_a_vote_from_the_first_on_their_species(
    card: str, action: WetSeason | DrySeason, hit: tuple[str, ...], spared: tuple[str, ...]
) -> None:
    zoo = "; ".join(f"{species} A2 B1" for species in (*LAND, *WATER))
    table = election(zoo, card).does("A", action)
    assert table.happened(SeasonPlayed) == [SeasonPlayed(A, card, card)]
    shown = table.g.edition.shown
    for voted in table.happened(SpeciesVoted):
        first, second = (*shown[voted.species], 0)[:2]
        assert voted.votes == first - (voted.species in hit)
        assert voted.second_votes == second
    assert {voted.species for voted in table.happened(SpeciesVoted)} == {*hit, *spared}
    assert counted(table) == (39 - len(hit), 12, 0)


def test_9a_seasons_are_over_with_the_election() -> None:
    table = election("elephants A1", "wet-season").does("A", WetSeason())
    assert table.g.seasons == []


# Migration


def test_9a_migration_brings_ones_own_party_a_seat() -> None:
    table = election("elephants B1", "migration").does("A", Migration())
    assert table.happened(MigrationPlayed) == [MigrationPlayed(A, "migration")]
    assert counted(table) == (1, 6, 0)


# Overhang Mandate


def test_9a_overhang_mandate_brings_the_leader_there_a_seat() -> None:
    table = election("elephants B3 A1", "overhang-mandate-elephants").does("A", OverhangMandate("elephants"))
    assert table.happened(OverhangPlayed) == [OverhangPlayed(A, "elephants", "overhang-mandate-elephants")]
    assert counted(table) == (3, 7, 0)


# Loyalty


def test_9a_loyalty_keeps_up_to_2_tokens_on_the_species() -> None:
    table = election("elephants A3 B1", "loyalty-elephants")
    assert table.options("A", Loyalty) == [Loyalty("elephants", 1), Loyalty("elephants", 2)]
    table.does("A", Loyalty("elephants", 2))
    assert counted(table) == (6, 3, 0), "all count in this election"
    assert table.g.tokens["elephants"] == [2, 0, 0]


def test_9a_loyalty_keeps_no_more_than_there_are() -> None:
    assert election("elephants A1 B2", "loyalty-elephants").options("A", Loyalty) == [Loyalty("elephants", 1)]


def test_ruling_c8_loyalty_keeps_only_ones_own_tokens() -> None:
    assert election("elephants B3", "loyalty-elephants").options("A", Loyalty) == []


# Early elections


def test_9a_early_presidential_election_comes_next_round() -> None:
    table = at("E", round=3, hands={"A": "early-presidential-election"}).does("A", EarlyPresidentialElection())
    (moved,) = table.happened(PresidentialElectionMoved)
    assert (moved.seat, moved.round) == (A, 4)
    assert (table.g.round, table.asked()) == (4, dict.fromkeys("ABC", "bid"))


def test_9a_early_parliamentary_election_comes_next_round() -> None:
    table = at("E", round=3, hands={"A": "early-parliamentary-election"}).does("A", EarlyParliamentaryElection())
    (moved,) = table.happened(ParliamentaryElectionMoved)
    assert (moved.seat, moved.round) == (A, 4)
    assert (table.g.round, table.g.parliamentary) == (4, 4)


def test_9a_early_parliamentary_election_costs_the_goal_of_the_next_round() -> None:
    table = at(
        "E",
        round=3,
        seats=[9, 1, 1],
        hands={"A": "early-parliamentary-election"},
        government="AB",
        offices="prime-minister A, finance A, defence A, opposition-leader C",
        face_down="prime-minister finance defence opposition-leader",
        programme="AB",
    )
    table.does("A", EarlyParliamentaryElection())
    assert table.happened(GoalImplemented) == [GoalImplemented(A, 1, "programme")], "that of this round stands"
    assert table.g.programme == [A, None]
    table.all_pass("campaign").nobody_proposes()
    assert table.g.goals == [1, 0, 0]


# Defectors


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_9a_defectors_move_seats_by_the_number_of_players(players: int, number: int) -> None:
    table = at("E", seats=[10] * players, hands={"A": "defectors"}).does("A", Defectors(B))
    assert table.happened(SeatsDefected) == [SeatsDefected(A, B, number, "defectors")]
    assert table.g.seats == [10 + number, 10 - number, 10, 10, 10, 10][:players]


def test_9a_defectors_take_them_from_any_other_party() -> None:
    table = at("E", seats=[10, 9, 8], hands={"A": "defectors"})
    assert table.options("A", Defectors) == [Defectors(B), Defectors(C)]


# Assertiveness


@pytest.mark.parametrize("office", OFFICES)
def test_9a_assertiveness_brings_a_goal_to_whoever_holds_the_office(office: str) -> None:
    table = at("G", hands={"A": f"assertiveness-{office}"}, offices=f"{office} A").does("A", Assertiveness(office))
    assert table.happened(AssertivenessPlayed) == [AssertivenessPlayed(A, office, f"assertiveness-{office}")]
    assert table.happened(GoalImplemented) == [GoalImplemented(A, 1, "assertiveness")]
    assert table.g.goals == [1, 0, 0]


def test_9a_assertiveness_needs_the_office() -> None:
    table = at("G", hands={"A": "assertiveness-finance"}, offices="finance B, defence A")
    assert table.options("A") == [PASS]


# Rulings on cards in general


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("early-presidential-election", {"phase": "E", "presidential": 2}),
        ("early-parliamentary-election", {"phase": "E", "parliamentary": 2}),
        ("loyalty-zebras", {"phase": "C", "zoo": "zebras B2"}),
        ("overhang-mandate-zebras", {"phase": "C", "zoo": "hippos A2"}),
        ("wet-season", {"phase": "C", "zoo": "hippos A2"}),
        ("dry-season", {"phase": "C", "zoo": "zebras A2"}),
        ("defectors", {"phase": "E", "seats": [5, 0, 0]}),
        ("assertiveness-president", {"phase": "G", "goals": [8, 0, 0], "offices": "president A"}),
    ],
)
def test_ruling_a6_a_card_without_effect_can_not_be_played(card: str, position: dict[str, object]) -> None:
    assert at(**position, hands={"A": card}).options("A") == [PASS]  # type: ignore[arg-type]


def test_ruling_a7_each_phase_has_one_pass_in_player_order() -> None:
    table = at(
        "E", seats=[5, 9, 7], hands={"A": "defectors", "B": "migration", "C": "early-presidential-election"}
    )
    assert table.asked() == {"B": "event-card"}
    table.passes("B")
    assert table.asked() == {"C": "event-card"}
    table.does("C", EarlyPresidentialElection())
    assert table.asked() == {"A": "event-card"}, "who holds no card is not asked again"
    table.does("A", Defectors(B))
    assert table.g.phase != "E", "nobody answers out of turn"


def test_ruling_a7_whoever_has_played_may_play_on_until_passing() -> None:
    table = at(
        "E", hands={"A": "defectors early-presidential-election", "B": "migration"}, seats=[1, 1, 1], lots="ABC"
    )
    table.does("A", Defectors(B))
    assert table.asked() == {"A": "event-card"}
    table.passes("A")
    assert table.asked() == {"B": "event-card"}


def test_ruling_a7_whoever_holds_any_card_is_asked_so_that_being_asked_tells_nothing() -> None:
    table = at("E", hands={"B": "rally-zebras"})
    assert table.asked() == {"B": "event-card"}
    assert table.options("B") == [PASS]


def test_ruling_a3_the_order_of_a_phase_is_frozen_as_it_begins() -> None:
    hands = {"A": "defectors", "B": "migration", "C": "wet-season"}
    table = at("E", seats=[5, 3, 4], hands=hands).does("A", Defectors(C))
    assert table.g.seats == [8, 3, 1]
    assert table.asked() == {"C": "event-card"}, "C was second when the phase began"
    table.passes("C", "B")
    assert (table.g.phase, table.asked()) == ("G", {"B": "progress-card"}), (
        "A has no card, and B now has more seats"
    )


def test_ruling_e4_defectors_take_no_more_seats_than_a_party_has() -> None:
    table = at("E", seats=[5, 1, 5], hands={"A": "defectors"}).does("A", Defectors(B))
    assert table.happened(SeatsDefected) == [SeatsDefected(A, B, 1, "defectors")]
    assert (table.g.seats, table.g.majority) == ([6, 0, 5], 6)


def test_ruling_e4_not_from_a_party_without_seats_nor_from_oneself() -> None:
    assert at("E", seats=[5, 0, 5], hands={"A": "defectors"}).options("A", Defectors) == [Defectors(C)]


def test_ruling_e5_defectors_move_no_food() -> None:
    table = at("E", seats=[5, 5, 5], hands={"A": "defectors"}).does("A", Defectors(B))
    assert table.g.funds == [10, 10, 10]
    assert table.happened(IncomeTaken) == []


def test_ruling_e8_afterwards_presidents_are_elected_every_second_round_from_there() -> None:
    table = at("E", round=3, parliamentary=9, hands={"A": "early-presidential-election"})
    table.does("A", EarlyPresidentialElection()).bids(A=2, B=1, C=0)
    assert table.g.presidential == 6

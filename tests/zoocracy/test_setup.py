"""§2–§5  What is in the box, the set-up, and the calendar of the rounds."""

from collections import Counter
from typing import Any

import pytest

from hemicycle.engine.rules import BadSetup
from hemicycle.games.zoocracy.edition import DECKS, SPECIES
from hemicycle.games.zoocracy.events import CardsDrawn, EventDrawn, PhaseBegan, RoundBegan

from .builders import Table, at, begin, edition

FOOD = {2: 20, 3: 14, 4: 10, 5: 8, 6: 8}


def kinds_of(deck: str) -> dict[str, int]:
    return dict(Counter(edition().cards[card].kind for card in edition().decks[deck]))


BY_SPECIES = {"rally": 9, "negative-campaign": 9, "overhang-mandate": 9, "loyalty": 9}
SINGLE = dict.fromkeys(
    ("wet-season", "dry-season", "migration", "early-presidential-election", "early-parliamentary-election"), 1
)


@pytest.mark.parametrize("deck", DECKS)
def test_2_47_action_cards(deck: str) -> None:
    cards = edition().decks[deck]
    assert len(cards) == len(set(cards)) == 47


def test_2_the_standard_deck() -> None:
    assert kinds_of("standard") == {**BY_SPECIES, **SINGLE, "assertiveness": 5, "defectors": 1}


def test_2_the_turbulent_deck() -> None:
    assert kinds_of("turbulent") == {**BY_SPECIES, **SINGLE, "assertiveness": 3, "defectors": 3}
    offices = {edition().cards[card].about for card in edition().decks["turbulent"] if card.startswith("assert")}
    assert offices == {"president", "prime-minister", "opposition-leader"}


@pytest.mark.parametrize("deck", DECKS)
def test_2_each_kind_with_a_species_has_each_species_once(deck: str) -> None:
    cards = [edition().cards[card] for card in edition().decks[deck]]
    for kind in BY_SPECIES:
        assert sorted(card.about for card in cards if card.kind == kind) == sorted(SPECIES)


def test_2_seven_events_and_the_end() -> None:
    assert sorted(begin(3).g.event_deck) == sorted([*edition().events, "end-of-game"])
    assert Counter(edition().event_kinds.values()) == {
        "donation": 3,
        "strike": 1,
        "resistance": 1,
        "good-harvest": 1,
        "crop-failure": 1,
        "end-of-game": 1,
    }


@pytest.mark.parametrize("players", FOOD)
def test_3_food_by_the_number_of_players(players: int) -> None:
    assert begin(players).g.funds == [FOOD[players]] * players


def test_3_everybody_draws_two_cards_from_the_shuffled_deck() -> None:
    table = begin(4)
    assert [len(hand) for hand in table.g.hands] == [2, 2, 2, 2]
    assert [event.seat for event in table.happened(CardsDrawn)] == [0, 1, 2, 3]
    assert len(table.g.deck) == 47 - 8
    assert begin(4, seed="another").g.hands != table.g.hands


def test_3_goals_begin_in_the_entry_and_all_markers_on_the_first_round() -> None:
    g = begin(5).g
    assert (g.goals, g.seats) == ([0] * 5, [0] * 5)
    assert (g.round, g.presidential, g.parliamentary, g.majority) == (1, 1, 1, 0)


def test_3_nobody_holds_an_office_and_no_marker_lies_on_the_zoo() -> None:
    g = begin(3).g
    assert (g.offices, g.government, g.blockade, g.manipulation, g.programme) == ({}, (), "", "", [None, None])
    assert all(counts == [0, 0, 0] for counts in g.tokens.values())


def test_3_the_end_card_is_among_the_last_four_events() -> None:
    places = Counter(begin(2, seed=f"game {game}").g.event_deck.index("end-of-game") for game in range(200))
    assert set(places) == {4, 5, 6, 7}
    assert min(places.values()) > 25, "each with the same chance"


def test_3_any_event_may_come_in_any_round() -> None:
    decks = [begin(2, seed=f"game {game}").g.event_deck for game in range(120)]
    for place in range(8):
        assert {deck[place] for deck in decks} - {"end-of-game"} == set(edition().events)


@pytest.mark.parametrize("players", [1, 7])
def test_3_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"is for 2 to 6 players, not {players}"):
        begin(players)


# §5, the calendar


def calendar(table: Table) -> list[str]:
    """The phases of each round of a game."""
    rounds: list[str] = []
    for entry in table.game.history():
        for event in entry.events:
            if isinstance(event, RoundBegan):
                rounds.append("")
            elif isinstance(event, PhaseBegan):
                rounds[-1] += event.phase
    return rounds


def whole_game(players: int, seed: str, **options: Any) -> Table:
    """Somebody outbids the others, one party is alone on a species, and whoever is asked first proposes itself."""
    table = begin(players, seed=seed, **options)
    while not table.game.over:
        request = next(one for one in table.game.requests if not one.answered)
        default: Any = request.options[0] if request.kind == "discard" else request.default
        if request.kind == "bid" and request.seat == 0:
            default = request.options[min(1, len(request.options) - 1)]
        elif request.kind in ("campaign", "propose") and request.seat == 0:
            default = request.options[0]
        table.game.act(request.seat, request.id, default)
    return table


def test_5_the_phases_of_a_regular_game() -> None:
    table = whole_game(3, "calendar")
    rounds = calendar(table)
    assert 5 <= len(rounds) <= 8
    assert rounds == ["ABCDEG", "BEG"] * (len(rounds) // 2) + ["ABCDEG"] * (len(rounds) % 2)


def test_5_elections_come_in_the_rounds_on_which_their_markers_stand() -> None:
    # The rulebook's example: only the presidential marker stands on the next round.
    (began,) = at("end", round=1, presidential=2, parliamentary=3).happened(RoundBegan)
    assert (began.round, began.presidential, began.parliamentary) == (2, True, False)
    table = at("end", round=1, presidential=2, parliamentary=3).bids(A=1, B=0, C=0).passes_on()
    assert calendar(table)[0] == "ABEG"


def test_5_without_a_presidential_election_a_round_begins_with_the_campaign() -> None:
    table = at("end", round=1, presidential=3, parliamentary=2)
    assert table.g.phase == "B"
    table.passes_on()
    assert calendar(table)[0].startswith("BCD")


def test_5_an_event_in_each_round() -> None:
    table = whole_game(4, "events")
    assert len(table.happened(EventDrawn)) == len(calendar(table))


# Rulings


def test_ruling_a2_one_ranking_by_lot_in_each_round() -> None:
    table = whole_game(4, "lots")
    lots = [event.lots for event in table.happened(RoundBegan)]
    assert all(sorted(one) == [0, 1, 2, 3] for one in lots)
    assert len(set(lots)) > 1


def test_ruling_a2_the_same_lots_break_every_tie_of_the_round() -> None:
    hands = {"A": "migration", "B": "wet-season", "C": "dry-season"}
    table = at("C", lots="CAB", order="ABC", zoo="snakes A1; parrots B1; flamingos C1", round=3, hands=hands)
    table.passes("A", "B", "C")
    for kind in ("propose", "event-card", "progress-card"):
        for player in "CAB":
            assert table.asked() == {player: kind}
            table.passes(player)


def test_ruling_a9_talk_is_free_in_every_phase() -> None:
    for phase in "ABD":
        table = at(phase, seats=[5, 4, 3])
        assert table.game.terms(0, (1, 2)), phase

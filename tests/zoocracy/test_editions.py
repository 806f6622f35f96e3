"""The edition: its figures, their provenance, and what is refused, in which line and why."""

from importlib import resources

import pytest

from hemicycle.engine.editions import EditionError
from hemicycle.games.zoocracy.edition import ZoocracyEdition
from hemicycle.games.zoocracy.events import ParliamentElected

from .builders import at, begin, edition

TEXT = (resources.files("hemicycle.games.zoocracy") / "editions" / "2019.toml").read_text("utf-8")


def edited(old: str, new: str, text: str = TEXT) -> str:
    """The edition with its first `old` replaced."""
    assert old in text, f"the edition no longer says {old!r}"
    return text.replace(old, new, 1)


def test_editions_the_figures_of_the_rulebook() -> None:
    found = edition()
    assert (found.id, list(found.players())) == ("2019", [2, 3, 4, 5, 6])
    assert (found.goal_track, found.rounds, found.hand_start, found.hand_limit) == (8, 8, 2, 5)
    assert (found.per_species, found.tokens, found.manipulation, found.resistance, found.harvest) == (
        3,
        25,
        4,
        5,
        2,
    )
    assert {players: (one.food, one.campaign, one.defectors) for players, one in found.tables.items()} == {
        2: (20, 10, 4),
        3: (14, 7, 3),
        4: (10, 5, 2),
        5: (8, 4, 2),
        6: (8, 4, 2),
    }
    assert found.watering_hole == {"penguins", "flamingos", "hippos", "polar-bears"}
    assert found.walkway[0] == "elephants"


def test_editions_every_figure_says_where_it_comes_from() -> None:
    # rulebook: 5 players, rounds, hands, per species, tokens, Manipulation, Resistance, harvest, 10 of the tables,
    # elephants first, 4 watering holes. source: the goal track. The rest is ours.
    assert edition().provenance == {
        "rulebook": 5 + 8 + 10 + 1 + 4,
        "source": 1,
        "reconstructed": 5 + 8 + 15 + (36 + 5 + 6) + (36 + 3 + 6) + 4 + (3 + 2 + 5) + 3,
    }


def test_editions_one_with_other_figures_can_be_played() -> None:
    text = edited("elephants = { reconstructed = [6, 3] }", "elephants = { source = [9] }")
    text = edited("goal_track = { source = 8 }", "goal_track = { source = 3 }", text)
    mine = ZoocracyEdition.parse(edited('id = "2019"', 'id = "mine"', text))
    assert at("C", zoo="elephants A2 B1", edition=mine).happened(ParliamentElected)[0].seats == (9, 0, 0)
    table = begin(4, edition=mine)
    while not table.game.over:
        table.goes_on()
    assert table.g.conserved() == []
    assert max(table.g.goals) <= 3


def test_editions_copies_of_a_card_are_told_apart() -> None:
    cards = [card for card in edition().decks["turbulent"] if card.startswith("defectors")]
    assert cards == ["defectors", "defectors-b", "defectors-c"]
    assert {edition().cards[card].kind for card in cards} == {"defectors"}


REFUSED = {
    # what is done to the edition: (old, new, where the complaint points, what it says)
    "a gap in the players": (
        "players = { rulebook = [2, 3, 4, 5, 6] }",
        "players = { rulebook = [2, 4] }",
        "players = { rulebook = [2, 4] }",
        "players must be a list from 2 to 6 without gaps",
    ),
    "seven players": (
        "[2, 3, 4, 5, 6]",
        "[2, 3, 4, 5, 6, 7]",
        "[2, 3, 4, 5, 6, 7]",
        "players must be a number from 2 to 6, not 7",
    ),
    "no players": ("[2, 3, 4, 5, 6]", "[]", "players = {", "players must be a list from 2 to 6 without gaps"),
    "another number of rounds": (
        "rounds = { rulebook = 8 }",
        "rounds = { rulebook = 9 }",
        "rounds =",
        "rounds must be a number from 8 to 8, not 9",
    ),
    "a figure without origin": (
        "goal_track = { source = 8 }",
        "goal_track = 8",
        "goal_track",
        "must say where it comes",
    ),
    "a table for too many": (
        "[[table]]\nplayers = 6",
        "[[table]]\nplayers = 7",
        "players = 7",
        "table.5.players: '7' is not possible; choose from: 2, 3, 4, 5, 6",
    ),
    "a table twice": (
        "[[table]]\nplayers = 6",
        "[[table]]\nplayers = 5 # again",
        "players = 5 # again",
        "table.5.players: '5' is taken already",
    ),
    "an unknown species": (
        'watering_hole = { rulebook = ["penguins"',
        'watering_hole = { rulebook = ["lions"',
        "watering_hole",
        "zoo.watering_hole: 'lions' is not possible; choose from: elephants, monkeys",
    ),
    "a species twice on the walkway": (
        'reconstructed = ["monkeys", "penguins", "zebras"',
        'reconstructed = ["monkeys", "monkeys", "zebras"',
        "walkway =",
        "zoo.walkway must name each of the species once: elephants, monkeys",
    ),
    "three numbers": (
        "snakes = { reconstructed = [3] }",
        "snakes = { reconstructed = [3, 2, 1] }",
        "snakes =",
        "must hold 1–2 numbers, none higher than the one before it",
    ),
    "the lower number first": (
        "hippos = { reconstructed = [6, 3] }",
        "hippos = { reconstructed = [3, 6] }",
        "hippos = {",
        "must hold 1–2 numbers, none higher than the one before it",
    ),
    "no number": (
        "snakes = { reconstructed = [3] }",
        "snakes = { reconstructed = [] }",
        "snakes =",
        "must hold 1–2 numbers, none higher than the one before it",
    ),
    "48 action cards": (
        "migration = { reconstructed = 1 }",
        "migration = { reconstructed = 2 }",
        "[deck.standard]",
        "deck.standard: there must be 47 in all, not 48",
    ),
    "an unknown office": (
        'assertiveness = { reconstructed = ["president"',
        'assertiveness = { reconstructed = ["king"',
        "assertiveness =",
        "deck.standard.assertiveness: 'king' is not possible; choose from: president",
    ),
    "eight events": (
        "strike = { reconstructed = 1 }",
        "strike = { reconstructed = 2 }",
        "[events]",
        "events, donation: there must be 7 in all, not 8",
    ),
    "a misspelt name": (
        "resistance = { reconstructed = 1 }",
        "resistance = { reconstructed = 1 }\nresistence = { reconstructed = 1 }",
        "resistence",
        "events.resistence is unknown",
    ),
    "a missing figure": ("hand_limit = { rulebook = 5 }\n", "", "", "hand_limit is missing"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_editions_bad_figures_are_refused_with_their_line(case: str) -> None:
    old, new, marked, said = REFUSED[case]
    text = edited(old, new)
    with pytest.raises(EditionError) as refused:
        ZoocracyEdition.parse(text)
    assert said in str(refused.value)
    if marked:
        line = text[: text.index(marked)].count("\n") + 1
        assert f"line {line}" in str(refused.value)


def test_editions_a_missing_table_is_refused() -> None:
    start = TEXT.index("[[table]]\nplayers = 6")
    text = TEXT[:start] + TEXT[TEXT.index("# The zoo.") :]
    with pytest.raises(EditionError, match="table: 'players = 6' is missing"):
        ZoocracyEdition.parse(text)


def test_editions_too_many_copies_are_refused() -> None:
    many = ", ".join(['"president"'] * 10)
    text = edited(
        'assertiveness = { reconstructed = ["president", ', f"assertiveness = {{ reconstructed = [{many}, "
    )
    with pytest.raises(EditionError, match="'president' may stand there 9 times at most"):
        ZoocracyEdition.parse(text)

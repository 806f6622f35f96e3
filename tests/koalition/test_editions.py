"""Editions: the figures of the game, their provenance, and what is refused, in which line and why."""

from importlib import resources

import pytest

from hemicycle.engine.editions import EditionError
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.edition import COUNTRIES, PARTIES, KoalitionEdition

from .builders import edition


def text_of(name: str) -> str:
    return (resources.files("hemicycle.games.koalition") / "editions" / f"{name}.toml").read_text("utf-8")


SECOND, FIRST = text_of("second"), text_of("first")


def edited(text: str, old: str, new: str) -> str:
    """The text with its first `old` replaced."""
    assert old in text, f"the edition no longer says {old!r}"
    return text.replace(old, new, 1)


def line_of(text: str, marked: str) -> int:
    """The line in which something first stands; if it has several lines, the last of them."""
    at = text.index(marked)
    return text[:at].count("\n") + marked.count("\n") + 1


def refusal(text: str) -> EditionError:
    with pytest.raises(EditionError) as refused:
        KoalitionEdition.parse(text)
    return refused.value


@pytest.mark.parametrize("name", RULES.editions)
def test_editions_that_come_with_the_game_are_good(name: str) -> None:
    found = edition(name)
    assert found.id == name
    assert found.parties == PARTIES
    assert set(found.partners) == set(PARTIES)


def test_editions_card_totals() -> None:
    second, first = edition("second"), edition("first")
    assert (len(second.politicians), len(second.jokers), len(second.specials)) == (60, 5, 20)
    assert (len(first.politicians), len(first.jokers), len(first.specials)) == (45, 1, 10)
    assert len(second.countries) == len(COUNTRIES) == 15
    assert len(first.countries) == 12


def test_editions_known_figures_of_the_second() -> None:
    second = edition("second")
    rose = [politician.votes for politician in second.politicians.values() if politician.party == "rose"]
    assert rose[:14] == [10, 10, 9, 8, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2]
    assert len(rose) >= 15
    stated = {"de": 4, "fr": 4, "gb": 4, "es": 3, "ie": 2}
    assert {country: second.countries[country].cards for country in stated} == stated
    assert [country for country, card in second.countries.items() if card.cards == 4] == ["de", "fr", "gb"]
    assert second.countries["fr"].bonus == (4, 3, 2, 1)
    assert {card.card_points for card in second.countries.values()} == {1}


def test_editions_the_two_largest_parties_are_no_partners() -> None:
    assert "hat" not in edition("second").partners["rose"]


def test_editions_every_figure_says_where_it_comes_from() -> None:
    # rulebook: 8 players, 3 jokers, 5 action cards, 16 deals, 3 more for the jokers of 7 and 9 players, and
    # France's bonus. source: 3 lengths, 14 roses, 5 countries' cards, 15 card points. The rest is ours.
    assert edition("second").provenance == {
        "rulebook": 8 + 3 + 5 + 16 + 3 + 4,
        "source": 3 + 14 + 5 + 15,
        "reconstructed": (60 - 14) + 28 + 2 + 1 + 10 + 14 * 4,
    }
    # source: players, 12 countries, the special cards, the hand of 5 players, 2 cards in each country.
    assert edition("first").provenance == {
        "rulebook": 0,
        "source": 6 + 1 + 2 + 1 + 12,
        "reconstructed": 2 + 45 + 28 + 1 + 5 + 12 * (1 + 2 + 3 + 4),
    }


def test_editions_one_with_other_figures_can_be_played() -> None:
    text = edited(SECOND, "reconstructed = [3, 7] }", "source = [4, 6] }")
    text = edited(text, 'id = "second"', 'id = "mine"')
    mine = KoalitionEdition.parse(text)
    assert sorted(joker.votes for joker in mine.jokers.values()) == [4, 5, 5, 5, 6]
    game = Game.begin(RULES, RULES.setup(3, mine, {"countries": 5}), "a game")
    while not game.over:
        request = next(request for request in game.requests if not request.answered)
        game.act(request.seat, request.id, request.options[0])
    assert game.state.conserved() == []


LUXEMBOURG = SECOND[SECOND.index('[[country]]\nid = "lu"') :]
TEN_PLAYERS = "[[deal]]\nplayers = 10\npoliticians = { rulebook = 6 }\nspecials = { rulebook = 2 }\n"
CROSS = SECOND[SECOND.index('[[party]]\nid = "cross"') : SECOND.index("# Jokers and action cards.")]
FIRST_PARTY, FIRST_DEAL, FIRST_COUNTRY = "[[party]]", "[[deal]]", "[[country]]"

REFUSED = {
    # what is done to the second edition: (old, new, where the complaint points, what it says)
    "missing country": (LUXEMBOURG, "", FIRST_COUNTRY, "country: 'lu' is missing"),
    "unknown country": (
        'id = "lu"',
        'id = "ch"',
        'id = "ch"',
        "country.15.id: 'ch' is not possible; "
        "choose from: de, fr, gb, it, es, nl, be, gr, pt, se, at, dk, fi, ie, lu",
    ),
    "country twice": (
        'id = "lu"',
        'id = "ie"  # again',
        'id = "ie"  # again',
        "country.15.id: 'ie' is taken already",
    ),
    "too many cards in a country": (
        'id = "de"\ncards = { source = 4 }',
        'id = "de"\ncards = { source = 5 }',
        'id = "de"\ncards = { source = 5 }',
        "country.1.cards must be a number from 2 to 4, not 5",
    ),
    "too few cards in a country": (
        'id = "ie"\ncards = { source = 2 }',
        'id = "ie"\ncards = { source = 1 }',
        'id = "ie"\ncards = { source = 1 }',
        "country.14.cards must be a number from 2 to 4, not 1",
    ),
    "bonus that rises": (
        "bonus = { rulebook = [4, 3, 2, 1] }",
        "bonus = { rulebook = [1, 2, 3, 4] }",
        "bonus = { rulebook = [1, 2, 3, 4] }",
        "country.2.bonus must hold 4 numbers, none higher than the one before it, not [1, 2, 3, 4]",
    ),
    "bonus of three figures": (
        "bonus = { rulebook = [4, 3, 2, 1] }",
        "bonus = { rulebook = [4, 3, 2] }",
        "bonus = { rulebook = [4, 3, 2] }",
        "country.2.bonus must hold 4 numbers, none higher than the one before it, not [4, 3, 2]",
    ),
    "points outside their range": (
        "card_points = { source = 1 }",
        "card_points = { source = 11 }",
        "card_points = { source = 11 }",
        "country.1.card_points must be a number from 0 to 10, not 11",
    ),
    "votes outside their range": (
        "votes = { source = [10, 10,",
        "votes = { source = [11, 10,",
        "votes = { source = [11, 10,",
        "party.1.votes must be a number from 1 to 10, not 11",
    ),
    "votes that are no number": (
        "[9, 8, 7, 6, 5, 4, 3, 2, 1]",
        '[9, 8, 7, 6, 5, 4, 3, 2, "one"]',
        '[9, 8, 7, 6, 5, 4, 3, 2, "one"]',
        "party.3.votes must be a number from 1 to 10, not 'one'",
    ),
    "votes that are no list": (
        "votes = { reconstructed = [8, 6, 4, 2] }",
        "votes = { reconstructed = 20 }",
        "votes = { reconstructed = 20 }",
        "party.7.votes must be a list of numbers, not 20",
    ),
    "one politician too few": (
        "[8, 6, 4, 2]",
        "[8, 6, 4]",
        FIRST_PARTY,
        "party.votes: there must be 60 in all, not 59",
    ),
    "one politician too many": (
        "[8, 6, 4, 2]",
        "[8, 6, 4, 2, 1]",
        FIRST_PARTY,
        "party.votes: there must be 60 in all, not 61",
    ),
    "too many of one face": (
        "[10, 10, 9, 8, 7, 7, 6, 5, 5, 4, 3, 3, 2, 1]",
        "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
        "votes = { reconstructed = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }",
        "party.2.votes: '1' may stand there 6 times at most",
    ),
    "missing party": (CROSS, "", FIRST_PARTY, "party: 'cross' is missing"),
    "unknown party": (
        'id = "hat"',
        'id = "crown"',
        'id = "crown"',
        "party.2.id: 'crown' is not possible; choose from: rose, hat, leaf, lemon, fist, acorn, cross",
    ),
    "party twice": (
        'id = "hat"',
        'id = "rose"  # again',
        'id = "rose"  # again',
        "party.2.id: 'rose' is taken already",
    ),
    "unknown partner": (
        '["rose", "leaf"]',
        '["rose", "leaves"]',
        '["rose", "leaves"]',
        "party.5.partners: 'leaves' is not possible; choose from: rose, hat, leaf, lemon, fist, acorn, cross",
    ),
    "asymmetric partners": (
        '["rose", "leaf"]',
        '["rose", "leaf", "hat"]',
        '["rose", "leaf", "hat"]',
        "party.5.partners must be mutual: 'fist' names 'hat', but 'hat' does not name 'fist'",
    ),
    "partner of itself": (
        '["rose", "leaf"]',
        '["rose", "leaf", "fist"]',
        '["rose", "leaf", "fist"]',
        "party.5.partners: 'fist' can’t be its own partner",
    ),
    "missing provenance": (
        "doppler = { rulebook = 7 }",
        "doppler = 7",
        "doppler = 7",
        "specials.doppler must say where it comes from (rulebook, source, reconstructed), e.g. { source = 4 }",
    ),
    "unknown provenance": (
        "doppler = { rulebook = 7 }",
        "doppler = { guess = 7 }",
        "doppler = { guess = 7 }",
        "specials.doppler must say where it comes from (rulebook, source, reconstructed), e.g. { source = 4 }",
    ),
    "two values for one figure": (
        "doppler = { rulebook = 7 }",
        "doppler = { rulebook = 7, source = 8 }",
        "doppler = { rulebook = 7, source = 8 }",
        "specials.doppler has several values, and needs one",
    ),
    "wrong number of action cards": (
        "doppler = { rulebook = 7 }",
        "doppler = { rulebook = 8 }",
        "[specials]",
        "doppler, sturz, ruecktritt, skandal, weste: there must be 20 in all, not 21",
    ),
    "wrong number of jokers": (
        "reconstructed = [3, 7] }",
        "reconstructed = [3] }",
        "jokers = { rulebook = [5, 5, 5], reconstructed = [3] }",
        "specials.jokers: there must be 5 in all, not 4",
    ),
    "missing action card": ("weste = { rulebook = 3 }\n", "", "[specials]", "specials.weste is missing"),
    "missing deal": (TEN_PLAYERS, "", FIRST_DEAL, "deal: 'players = 10' is missing"),
    "deal twice": (
        "players = 10",
        "players = 9",
        "jokers_removed = { rulebook = 2 }\n\n[[deal]]\nplayers = 9",
        "deal.8.players: '9' is taken already",
    ),
    "deal for a table that there is not": (
        "players = 10",
        "players = 11",
        "players = 11",
        "deal.8.players: '11' is not possible; choose from: 3, 4, 5, 6, 7, 8, 9, 10",
    ),
    "deal without politicians": (
        "players = 3\npoliticians = { rulebook = 20 }\n",
        "players = 3\n",
        FIRST_DEAL,
        "deal.1.politicians is missing",
    ),
    "more politicians wanted than there are": (
        "players = 4\npoliticians = { rulebook = 15 }",
        "players = 4\npoliticians = { rulebook = 16 }",
        "players = 4\npoliticians = { rulebook = 16 }",
        "deal.2.politicians: 4 players need 64 in all, and there are 60",
    ),
    "more action cards wanted than there are": (
        "politicians = { rulebook = 12 }\nspecials = { rulebook = 5 }",
        "politicians = { rulebook = 12 }\nspecials = { rulebook = 6 }",
        "politicians = { rulebook = 12 }\nspecials = { rulebook = 6 }",
        "deal.3.specials: 5 players need 30 in all, and there are 25",
    ),
    "the printed deal for seven, with all jokers gone": (
        "jokers_removed = { reconstructed = 0 }",
        "jokers_removed = { rulebook = 2 }",
        "players = 7\npoliticians = { rulebook = 9 }\nspecials = { rulebook = 3 }",
        "deal.5.specials: 7 players need 21 in all, and there are 20",
    ),
    "fewer politicians than a country asks for": (
        "players = 10\npoliticians = { rulebook = 6 }",
        "players = 10\npoliticians = { rulebook = 3 }",
        "players = 10\npoliticians = { rulebook = 3 }",
        "deal.8.politicians: there must be 4 or more, not 3",
    ),
    "some jokers of 5 among the politicians": (
        "jokers_as_politicians = { rulebook = 3 }",
        "jokers_as_politicians = { rulebook = 2 }",
        "jokers_as_politicians = { rulebook = 2 }",
        "deal.5.jokers_as_politicians: the jokers worth 5 go with the politicians all together, or not at all",
    ),
    "jokers removed where all are dealt": (
        "players = 3\npoliticians",
        "players = 3\njokers_removed = { source = 2 }\npoliticians",
        "jokers_removed = { source = 2 }",
        "deal.1.jokers_removed: the other jokers are removed all together, "
        "and only if those worth 5 go with the politicians",
    ),
    "gap in the numbers of players": (
        "[3, 4, 5, 6, 7, 8, 9, 10]",
        "[3, 4, 5, 7, 8, 9, 10]",
        "players = { rulebook = [3, 4, 5, 7, 8, 9, 10] }",
        "players must be a list from 3 to 10 without gaps",
    ),
    "no players": (
        "[3, 4, 5, 6, 7, 8, 9, 10]",
        "[]",
        "players = { rulebook = [] }",
        "players must be a list from 3 to 10 without gaps",
    ),
    "too few players": (
        "[3, 4, 5, 6, 7, 8, 9, 10]",
        "[2, 3]",
        "players = { rulebook = [2, 3] }",
        "players must be a number from 3 to 10, not 2",
    ),
    "no lengths": (
        "lengths = { source = [15, 10, 5] }",
        "lengths = { source = [] }",
        "lengths = { source = [] }",
        "lengths: there must be 1 or more, not 0",
    ),
    "longer than there are countries": (
        "lengths = { source = [15, 10, 5] }",
        "lengths = { source = [16] }",
        "lengths = { source = [16] }",
        "lengths must be a number from 1 to 15, not 16",
    ),
    "unknown rules": (
        'rules = "second"',
        'rules = "third"',
        'rules = "third"',
        "rules: 'third' is not possible; choose from: first, second",
    ),
    "rules that are no text": ('rules = "second"', "rules = 2", "rules = 2", "rules must be a text, not 2"),
    "no id": ('id = "second"\n', "", "# Koalition, second edition", "id is missing"),
}


@pytest.mark.parametrize(("old", "new", "where", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_editions_a_bad_one_is_refused_with_the_line_and_the_reason(
    old: str, new: str, where: str, reason: str
) -> None:
    text = edited(SECOND, old, new)
    refused = refusal(text)
    assert refused.reason == reason
    assert refused.line == line_of(text, where)


def test_editions_what_is_not_toml_is_refused_with_its_line() -> None:
    text = edited(SECOND, 'id = "de"\ncards = {', 'id = "de"\ncards = {{')
    refused = refusal(text)
    assert refused.line == line_of(text, 'id = "de"\ncards = {{')
    assert refused.reason.startswith("this is not TOML")
    assert refusal("cards = [1,").reason.startswith("this is not TOML")
    assert refusal("").reason == "id is missing"


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        (
            "shares.two = { reconstructed = [7, 4] }",
            "shares.two = { reconstructed = [7] }",
            "shares.two = { reconstructed = [7] }",
            "country.1.shares.two: there must be 2 in all, not 1",
        ),
        (
            'id = "de"\ncards = { source = 2 }',
            'id = "de"\ncards = { source = 3 }',
            'id = "de"\ncards = { source = 3 }',
            "country.1.cards must be a number from 2 to 2, not 3",
        ),
        (
            "resignation = { source = 3 }",
            "resignation = { source = 4 }",
            "[specials]",
            "doubler, resignation: there must be 10 in all, not 11",
        ),
        (
            "[11, 8, 6, 4, 2]",
            "[11, 8, 6, 4]",
            "[[party]]",
            "party.votes: there must be 45 in all, not 44",
        ),
        (
            "jokers = { reconstructed = [6] }",
            "jokers = { reconstructed = [6, 6] }",
            "jokers = { reconstructed = [6, 6] }",
            "specials.jokers: there must be 1 in all, not 2",
        ),
        (
            "votes = { reconstructed = [12, 10, 9",
            "votes = { reconstructed = [13, 10, 9",
            "votes = { reconstructed = [13, 10, 9",
            "party.1.votes must be a number from 1 to 12, not 13",
        ),
        (
            FIRST[FIRST.index('[[country]]\nid = "lu"') :],
            "",
            "lengths = ",
            "country: there must be 12 or more, not 11",
        ),
    ],
)
def test_editions_a_bad_one_of_1992_is_refused_too(old: str, new: str, where: str, reason: str) -> None:
    text = edited(FIRST, old, new)
    refused = refusal(text)
    assert refused.reason == reason
    assert refused.line == line_of(text, where)


def test_editions_without_any_country_are_refused() -> None:
    no_countries = FIRST[: FIRST.index(FIRST_COUNTRY)]
    assert refusal(no_countries).reason == "country is missing"
    empty = edited(no_countries, FIRST_PARTY, f"country = []\n\n{FIRST_PARTY}")
    assert refusal(empty).reason == "country: there must be 12 or more, not 0"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("jokers_removed = { rulebook = 2 }", "jokers_remov = { rulebook = 2 }"),
        ('id = "de"\ncards', 'id = "de"\ncolour = "black"\ncards'),
        ("[specials]\n", "[specials]\njoker = { source = 5 }\n"),
    ],
)
def test_editions_an_entry_that_nobody_reads_is_refused(old: str, new: str) -> None:
    text = edited(SECOND, old, new)
    refused = refusal(text)
    assert "is unknown" in refused.reason
    (line,) = set(text.splitlines()) - set(SECOND.splitlines())
    assert refused.line == line_of(text, line)


def test_editions_one_that_keeps_the_id_of_a_built_in_one_is_kept_whole_in_saves_and_records() -> None:
    mine = KoalitionEdition.parse(edited(SECOND, "reconstructed = [3, 7] }", "source = [4, 6] }"))
    assert mine.id == "second"
    game = Game.begin(RULES, RULES.setup(3, mine), "a game")
    for again in (Game.load(RULES, game.save()), Record(game.record()).play(RULES)):
        loaded = again.state.setup.edition
        assert isinstance(loaded, KoalitionEdition)
        assert sorted(joker.votes for joker in loaded.jokers.values()) == [4, 5, 5, 5, 6]

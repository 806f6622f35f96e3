"""Edition files: figures with their provenance, and complaints that name the line."""

from __future__ import annotations

import pickle

import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine.editions import Edition, EditionError, Source
from hemicycle.engine.game import Game
from hemicycle.engine.words import Message

TEXT = """\
id = "toy"       # a comment with [[brackets]] = 3
title = "Toy # not a comment"

[limits]
cards = { source = 4 }
hands = { rulebook = [
    1,
    2,
], reconstructed = [3] }

[[species]]
id = "zebra"
votes = { reconstructed = [4, 1] }

[[species]]
id = "snake"
votes = { rulebook = [3] }
"""


class Toy(Edition):
    def read(self, source: Source) -> None:
        self.cards = source.number("limits", "cards", low=1, high=9)
        self.hands = source.numbers("limits", "hands", low=0, high=9)
        self.votes = {}
        for at, _ in enumerate(source.get("species", kind=list)):
            name = source.get("species", at, "id", kind=str)
            self.votes[name] = source.numbers("species", at, "votes", low=0, high=9)


def refusal(old: str, new: str) -> tuple[int, str]:
    assert old in TEXT
    with pytest.raises(EditionError) as error:
        Toy.parse(TEXT.replace(old, new))
    return error.value.line, error.value.reason


def test_figures_are_read_and_their_provenance_counted() -> None:
    toy = Toy.parse(TEXT)
    assert (toy.cards, toy.hands, toy.votes) == (4, [1, 2, 3], {"zebra": [4, 1], "snake": [3]})
    assert toy.provenance == {"rulebook": 3, "source": 1, "reconstructed": 3}


def test_what_is_wrong_comes_whole_out_of_another_process() -> None:
    figures = EditionError(
        3, Message("figures-walkway", {"figure": "zoo", "species": "emu"}), "hemicycle.games.zoocracy"
    )
    error = pickle.loads(pickle.dumps(figures))
    assert str(error) == f"line 3: {error.reason}" == "line 3: zoo must name each of the species once: emu"


OVER = """\
id = "mine"
title = "Mine"

[limits]
cards = { rulebook = 5 }

[[species]]
id = "snake"
votes = { rulebook = [12] }

[[species]]
id = "lion"
after = "zebra"
votes = { source = [9] }
"""


def over(text: str) -> Toy:
    source = Source(text)
    source.lay_over(Source(TEXT).root)
    return Toy(source)


def test_a_file_that_is_based_on_another_says_only_in_what_it_differs() -> None:
    mine = over(OVER.replace("12", "2"))
    assert (mine.id, mine.cards, mine.hands) == ("mine", 5, [1, 2, 3])
    assert list(mine.votes.items()) == [("zebra", [4, 1]), ("lion", [9]), ("snake", [2])]


def test_a_complaint_about_it_names_its_own_line() -> None:
    with pytest.raises(EditionError, match=r"line 9: .* not 12"):
        over(OVER)
    with pytest.raises(EditionError, match=r"line 13: .*after is unknown"):
        over(OVER.replace("12", "2").replace('"zebra"', '"tiger"'))


def test_it_is_based_on_an_edition_that_comes_with_the_game() -> None:
    for name in ("nothing", "../editions/second"):
        with pytest.raises(EditionError, match="line 1: there is no edition"):
            games.find("koalition").edition.parse(f'based_on = "{name}"')


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("{ source = 4 }", "{ source = 10 }", 5, "limits.cards must be a number from 1 to 9, not 10"),
        ("{ source = 4 }", "4", 5, "limits.cards must say where it comes from"),
        ("{ source = 4 }", "{ hearsay = 4 }", 5, "limits.cards must say where it comes from"),
        ("{ source = 4 }", "{ source = true }", 5, "limits.cards must be a number from 1 to 9, not True"),
        ("{ source = 4 }", "{ source = 4, rulebook = 5 }", 5, "limits.cards has several values, and needs one"),
        ("reconstructed = [3]", "reconstructed = [30]", 6, "limits.hands must be a number from 0 to 9, not 30"),
        ('id = "snake"', 'id = "snake"\nlegs = 0', 17, "species.2.legs is unknown; known there: id, votes"),
        ('id = "snake"\n', "", 15, "species.2.id is missing"),
        ("[limits]", "[limit]", 1, "limits is missing"),
        ('[[species]]\nid = "snake"', '[[sort]]\nid = "snake"', 15, "sort is unknown"),
        ("cards = {", "cards = {{", 5, "this is not TOML"),
        ('id = "toy"', "id = 3", 1, "id must be a text, not 3"),
    ],
)
def test_a_bad_edition_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    found = refusal(old, new)
    assert found[0] == line
    assert reason in found[1]


def test_figures_of_ones_own_under_the_old_name_are_kept_in_saves_and_records() -> None:
    rules = games.find("koalition")
    text = rules.find_edition("second").text.replace("reconstructed = [3, 7]", "source = [4, 6]")
    game = hemicycle.new("koalition", players=4, seed=1, edition=rules.edition.parse(text))
    assert Game.load(rules, game.save()) == game
    assert "text" in game.state.setup.summary()["edition"]
    assert "text" not in hemicycle.new("koalition", players=4, seed=1).state.setup.summary()["edition"]


@pytest.mark.parametrize(("counts", "usual"), [((3, 10), 5), ((2, 4), 4), ((6, 8), 6), ((2, 2), 2)])
def test_five_sit_down_where_nobody_says_or_as_near_as_it_comes(counts: tuple[int, int], usual: int) -> None:
    class Some(Edition):
        def read(self, source: Source) -> None:
            pass

        def players(self) -> range:
            return range(counts[0], counts[1] + 1)

    assert Some.parse('id = "some"\ntitle = "Some"').usual == usual

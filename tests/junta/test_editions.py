"""The editions: their figures, what cards are written from; what is refused, in which line and why."""

from __future__ import annotations

from importlib import resources

import pytest

from hemicycle.engine.editions import EditionError
from hemicycle.engine.words import Sentence
from hemicycle.games.junta import effects
from hemicycle.games.junta.edition import JuntaEdition
from hemicycle.games.junta.effects import DEEDS, PLAYED, Effects, check, parse
from hemicycle.games.junta.politics.deeds import GiveUpInfluence, PlayCard, PlayOn

from .builders import A, B, at, begin, edition

TEXT = (resources.files("hemicycle.games.junta") / "editions" / "las-bananas.toml").read_text("utf-8")


def edited(old: str, new: str, text: str = TEXT) -> str:
    """The edition with its first `old` replaced."""
    assert old in text, f"the edition no longer says {old!r}"
    return text.replace(old, new, 1)


def test_editions_the_figures_of_the_rulebook() -> None:
    found = edition()
    assert (found.aid, found.dealt, found.dealt_small, found.drawn, found.hand) == (8, 5, 4, 2, 6)
    assert (found.gunboat, found.air_strike, found.air_strikes, found.hits) == (3, 6, 3, 6)
    assert list(found.players()) == [2, 3, 4, 5, 6, 7]
    assert sum(found.units.values()) + found.air_strikes == 68


def test_editions_five_strategic_points_three_barracks_four_stations_four_embassies() -> None:
    found = edition()
    assert len(found.power) == 5
    assert len(found.embassies) == 4
    assert len([one for one in found.places.values() if one.kind == "barracks"]) == 3
    assert len([one for one in found.places.values() if one.kind == "station-house"]) == 4
    assert len(found.areas) == 25
    assert set(found.landings) == {"radio", "docks", "barracks-1"}
    assert all(place in found.places[other].next for place in found.areas for other in found.places[place].next)


def test_editions_the_older_one_has_67_cards_and_plays_them_at_any_moment() -> None:
    assert len(edition("older").deck) == 67
    assert edition("older").any_time
    assert not edition().any_time


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (["votes 5", "votes 10 with unions"], {"votes": 5, "votes_with": (("unions", 10),)}),
        (["votes 7", "pays 1"], {"votes": 7, "pays": 1}),
        (["draws 1"], {"draws": 1}),
        (["attempt", "cost 1", "fails-to 3"], {"deeds": ("attempt",), "cost": 1, "fails_to": 3}),
        (["attempt", "mad"], {"deeds": ("attempt",), "mad": True}),
        (
            ["attempt", "not-by president", "not-by minister"],
            {"deeds": ("attempt",), "not_by": ("president", "minister")},
        ),
        (["reform 5", "needs church"], {"deeds": ("reform",), "figure": 5, "needs": "church"}),
        (["units rioters 8 at poor north"], {"unit": "rioters", "number": 8, "areas": ("poor", "north")}),
        (["units helicopter 1"], {"unit": "helicopter", "number": 1}),
        (["bribes police from 4"], {"unit": "police", "bribes_from": 4}),
    ],
)
def test_effects_every_sentence_is_understood(said: list[str], wanted: dict[str, object]) -> None:
    assert parse(said) == Effects(**{"deeds": (), "votes_with": (), "not_by": (), **wanted})  # type: ignore[arg-type]


@pytest.mark.parametrize("said", ["vote 5", "votes many", "votes 101", "units rioters", "sleep", "reform 5 6"])
def test_effects_a_wrong_sentence_is_refused(said: str) -> None:
    with pytest.raises(Sentence, match=said.split()[0]):
        parse([said])


@pytest.mark.parametrize(
    ("kind", "said", "why"),
    [
        ("event", ["attempt"], "deed"),
        ("influence", ["cost 1"], "only-votes"),
        ("assassin", ["attempt", "votes 2"], "only-votes"),
        ("event", ["spy", "draws 1"], "only-draws"),
        ("event", ["spy", "units rioters 2 at poor"], "only-units"),
        ("coup", ["bribes police from 4"], "only-units"),
        ("bribe", ["cost 1"], "idle"),
    ],
)
def test_effects_what_a_card_of_a_kind_can_not_do(kind: effects.CardKind, said: list[str], why: str) -> None:
    with pytest.raises(Sentence, match=f"figures-{why}"):
        check(kind, parse(said))


def test_effects_every_deed_is_some_kinds() -> None:
    assert set().union(*PLAYED.values()) == set(DEEDS)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("one = { rulebook = 51 }", "one = { rulebook = 301 }", "300"),
        ("aid = { rulebook = 8 }", "aid = { rulebook = 31 }", "30"),
        ('kind = "influence"', 'kind = "lovely"', "choose from: influence, vote"),
        ('id = "conservatives"', 'id = "church"', "'church' is taken already"),
        ('"votes 10 with unions"', '"votes 10 with riots"', "'riots' is not possible; choose from: church"),
        (
            '"units rioters 8 at poor"',
            '"units rioters 8 at nowhere"',
            "'nowhere' is not possible; choose from: palace",
        ),
        (
            '"units rioters 8 at poor"',
            '"units dragons 8 at poor"',
            "'dragons' is not possible; choose from: brigade-1",
        ),
        ('"votes 10"', '"votes 10", "spy"', "can’t do 'spy'"),
        ('kind = "power"', 'kind = "swamp"', "choose from: power, barracks"),
        ('kind = "power"', 'kind = "district"', "5 must be of the kind 'power'"),
    ],
)
def test_editions_what_is_wrong_is_refused_with_its_reason(old: str, new: str, why: str) -> None:
    with pytest.raises(EditionError, match=why):
        JuntaEdition.parse(edited(old, new))


def test_editions_neighbours_are_neighbours_both_ways() -> None:
    place = edition().places["embassy-3"]
    assert place.next
    line = next(one for one in TEXT.split("[[area]]") if 'id = "embassy-3"' in one)
    broken = TEXT.replace(line, line.replace(f'"{place.next[0]}"', '"palace"', 1))
    with pytest.raises(EditionError, match="must be two areas that name each other"):
        JuntaEdition.parse(broken)


# Conservation: what the check notices


def test_conservation_notices_what_is_wrong() -> None:
    table = at(4, phase=4, reserve={"A": "3"}, hand={"B": "church"})
    table.g.families[A].reserve = (0, 0, 2)
    table.g.families[B].hand.append("church")
    table.g.posts["minister"] = A
    found = table.g.conserved()
    assert len(found) == 3
    table.g.families[A].reserve = (0, -1, 2)
    assert "somebody has fewer than no bills" in table.g.conserved()


def test_conservation_before_anything_is_dealt() -> None:
    table = begin(4)
    table.g.families = []
    assert table.g.conserved() == []


# Interludes


def test_ruling_j14_what_is_played_at_any_moment_is_asked_again_until_all_pass() -> None:
    hand = {"A": "church", "C": "donation", "D": "broken-coalition"}
    table = at(4, phase=2, hand=hand, options={"cards": "any-time"}, aid="3").keeps()
    table.passes("A", "B").does("C", PlayCard("donation")).passes("D")
    assert table.kind == "play-any-time"
    assert table.cash("C") == 3
    table.does("A", table.options("A")[0]).passes("B", "C", "D")
    assert table.of("A").influence == ["church"]
    table.passes("A", "B", "C").does("D", PlayOn("broken-coalition", A)).does("A", GiveUpInfluence("church"))
    assert table.kind == "play-any-time"
    table.all_pass("play-any-time")
    assert table.kind == "make-budget"

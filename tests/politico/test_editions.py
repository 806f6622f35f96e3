"""The edition: its figures, the effects that events are written from; what is refused, in which line and why."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from hemicycle.cli import main
from hemicycle.engine.editions import EditionError
from hemicycle.games.politico import effects
from hemicycle.games.politico.edition import PoliticoEdition
from hemicycle.games.politico.effects import ONE, SEVERAL, WHO, Effect
from hemicycle.games.politico.events import EventDrawn
from hemicycle.games.politico.incidents import ChoosePlayer, GiveUp

from .builders import CARDS, DRAW, A, B, C, D, Table, at, begin, edition

TEXT = (resources.files("hemicycle.games.politico") / "editions" / "original.toml").read_text("utf-8")

MINE = """
[[event]]
id = "mine"
title = { en = "Mine", fr = "Le mien" }
effects = { source = ["EFFECT"] }
"""


def edited(old: str, new: str, text: str = TEXT) -> str:
    """The edition with its first `old` replaced."""
    assert old in text, f"the edition no longer says {old!r}"
    return text.replace(old, new, 1)


def with_event(*said: str) -> PoliticoEdition:
    """An edition with one more event, «mine»."""
    return PoliticoEdition.parse(TEXT + MINE.replace('"EFFECT"', ", ".join(f'"{one}"' for one in said)))


def happens(*said: str, **more: object) -> Table:
    """C draws an event with these effects; A 60 and B 45 govern, C has 30 and D 50; points 40, 10, 20, 30."""
    position: dict[str, object] = {"government": "AB", "points": [40, 10, 20, 30], **more}
    return at("C", phase="event", event="mine", edition=with_event(*said), **position)  # type: ignore[arg-type]


# Figures


def test_editions_the_figures_of_the_rulebook() -> None:
    found = edition()
    assert (found.id, found.hand, found.goal, found.bonus) == ("original", 6, 400, 30)
    assert (found.fall_points, found.fall_deputies, found.per_player) == (50, 20, 3)
    assert (found.fourth_below, found.fourth_players) == (200, [3, 4])
    assert (found.turns, found.election_turn, found.minutes, found.election_minute) == (75, 45, 150, 90)


def test_editions_what_is_ours_says_so() -> None:
    """Plaques, events and turns are reconstructed, and nothing else."""
    # 24 plaques, 3 as a number of players and a variant, two figures for turns, and the sentences of the events.
    sentences = sum(len(incident.said) for incident in edition().incidents.values())
    assert edition().provenance["reconstructed"] == 24 + 2 + 2 + sentences
    assert edition().provenance.get("source", 0) == 0


# Effects


@pytest.mark.parametrize(
    ("said", "effect"),
    [
        ("fall", Effect("fall")),
        ("fall if minority", Effect("fall", minority=True)),
        ("points +10 for members", Effect("points", 10, "members")),
        ("points 10 for drawer", Effect("points", 10, "drawer")),
        ("points -200 for all", Effect("points", -200, "all")),
        ("deputies 5 from chosen to drawer", Effect("deputies", 5, "chosen", "drawer")),
        ("even out 5 with next", Effect("even-out", 5, "next")),
        ("truce", Effect("truce")),
        ("no act", Effect("no-act")),
        ("draw 2 for all", Effect("draw", 2, "all")),
        ("give up 3", Effect("give-up", 3)),
    ],
)
def test_effects_every_sentence_is_understood(said: str, effect: Effect) -> None:
    assert effects.parse(said) == effect


WRONG = {
    "explode": "'explode' is no effect",
    "fall at once": "is no effect",
    "points ten for members": "is no effect",
    "points 10 for everybody": "'everybody' is no player; choose from: drawer, next",
    "points 0 for members": "needs a number from ±1 to ±200",
    "points 201 for members": "needs a number from ±1 to ±200",
    "points -201 for members": "needs a number from ±1 to ±200",
    "deputies 0 from drawer to next": "needs a number from 1 to 100",
    "deputies 101 from drawer to next": "needs a number from 1 to 100",
    "deputies 5 from members to next": "'members' is no player",
    "deputies 5 from next to outside": "'outside' is no player",
    "even out 5 with all": "'all' is no player",
    "even out 0 with next": "needs a number from 1 to 100",
    "draw 0 for all": "needs a number from 1 to 100",
    "draw 1 for nobody": "'nobody' is no player",
    "give up 101": "needs a number from 1 to 100",
    "give up": "is no effect",
}


@pytest.mark.parametrize("said", WRONG)
def test_effects_a_wrong_sentence_is_refused_in_its_line(said: str) -> None:
    text = edited('effects = { reconstructed = ["truce"] }', f'effects = {{ source = ["{said}"] }}')
    number = next(at for at, line in enumerate(text.splitlines(), 1) if f'"{said}"' in line)
    with pytest.raises(EditionError) as error:
        PoliticoEdition.parse(text)
    assert error.value.line == number
    assert WRONG[said] in str(error.value)


def test_effects_the_words_for_players() -> None:
    assert set(WHO) == {*ONE, *SEVERAL}
    assert SEVERAL == ("members", "outside", "all")
    assert len(ONE) == 12


@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("drawer", [C]),
        ("next", [D]),
        ("prime-minister", [A]),
        ("members", [A, B]),
        ("outside", [C, D]),
        ("all", [A, B, C, D]),
        ("most-deputies", [A]),
        ("second-most-deputies", [D]),
        ("fewest-deputies", [C]),
        ("other-with-most-deputies", [A]),
        ("other-with-fewest-deputies", [B]),
        ("largest-outside", [D]),
        ("most-points", [A]),
        ("fewest-points", [B]),
    ],
)
def test_effects_whom_a_word_means(who: str, hit: list[int]) -> None:
    table = happens(f"points 7 for {who}")
    before = [40, 10, 20, 30]
    assert table.points == [before[seat] + 7 * (seat in hit) for seat in range(4)]


@pytest.mark.parametrize("who", ["prime-minister", "members", "outside", "largest-outside"])
def test_effects_words_about_a_government_mean_nobody_without_one(who: str) -> None:
    assert happens(f"points 7 for {who}", government="").points == [40, 10, 20, 30]


def test_effects_the_chosen_one_is_chosen_once_for_the_whole_card() -> None:
    table = happens("points -5 for chosen", "deputies 5 from chosen to next", "points 5 for chosen")
    assert table.asked() == {"C": "choose"}
    table.does("C", ChoosePlayer(A))
    assert (table.points, table.deputies) == ([40, 10, 20, 30], [55, 45, 30, 55])


def test_effects_a_fall_then_its_penalties_hit_those_who_governed() -> None:
    table = happens("fall", "points -15 for members", "points 5 for outside", "points -5 for prime-minister")
    assert (table.points, table.government) == ([20, -5, 25, 35], "")


def test_effects_without_a_fall_the_rest_of_the_card_is_void() -> None:
    assert happens("fall", "points 50 for drawer", government="").points == [40, 10, 20, 30]
    assert happens("fall if minority", "points 50 for drawer").points == [40, 10, 20, 30]
    assert happens("points 5 for drawer", "fall if minority").points == [40, 10, 25, 30]


def test_effects_even_out() -> None:
    assert happens("even out 12 with prime-minister").deputies == [48, 45, 42, 50]
    assert happens("even out 12 with fewest-deputies").deputies == [60, 45, 30, 50], "with himself nothing"


def test_effects_draw_and_give_up_several() -> None:
    table = happens("draw 2 for next", "give up 2", hands={"C": "avis pm hp"}, pile="union motion")
    assert table.hand("D") == "motion union"
    table.does("C", GiveUp(CARDS["pm"]))
    assert table.asked() == {"C": "give-up"}
    table.does("C", GiveUp(CARDS["hp"]))
    assert (table.hand("C"), table.under()) == ("avis", "pm hp")
    assert table.asked() == {"C": "draw"}
    one = happens("give up 2", hands={"C": "avis"}).does("C", GiveUp(CARDS["avis"]))
    assert one.asked() == {"C": "act"}, "as many as there are; then a card is drawn without a question"


def test_effects_no_act_and_truce_together() -> None:
    table = happens("no act", "truce", hands={"C": "pm"}, government="")
    assert table.g.peace
    assert table.does("C", DRAW).g.turn == 21


# Editions of one's own


def test_editions_one_with_new_events_can_be_played() -> None:
    mine = with_event("fall if minority", "deputies 3 from most-deputies to fewest-deputies", "draw 2 for all")
    assert len(mine.events) == 86
    seen = 0
    for seed in range(4):
        rng = Random(seed)
        table = begin(5, seed=f"mine {seed}", edition=mine)
        while not table.game.over:
            request = rng.choice(table.waiting())
            table.game.act(request.seat, request.id, rng.choice(request.options))
        assert table.g.conserved() == []
        seen += any(event.card == "mine" for event in table.happened(EventDrawn))
    assert seen


def test_editions_the_command_checks_a_file(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(
        edited('id = "original"', 'id = "mine"') + MINE.replace("EFFECT", "even out 10 with next"), "utf-8"
    )
    bad.write_text(TEXT + MINE.replace("EFFECT", "even out 10 with all"), "utf-8")
    done = CliRunner().invoke(main, ["edition", "check", str(good)])
    assert done.exit_code == 0, done.output
    assert "is a good edition of Politico" in " ".join(done.stdout.split())
    done = CliRunner().invoke(main, ["edition", "check", str(bad)])
    line = len(TEXT.splitlines()) + 5
    assert done.exit_code == 2
    assert f"line {line}: 'all' is no player" in done.stderr


REFUSED = {
    # what is done to the edition: (old, new, where the complaint points, what it says)
    "a gap in the players": (
        "players = { rulebook = [4, 5, 6, 7, 8], reconstructed = [3] }",
        "players = { rulebook = [4, 6] }",
        "players = { rulebook = [4, 6] }",
        "players must be a list from 3 to 8 without gaps",
    ),
    "nine players": (
        "[4, 5, 6, 7, 8]",
        "[4, 5, 6, 7, 9]",
        "[4, 5, 6, 7, 9]",
        "players must be a number from 3 to 8",
    ),
    "only variants": (
        "variants = { reconstructed = [3] }",
        "variants = { reconstructed = [3, 4, 5, 6, 7, 8] }",
        "variants =",
        "variants must name some of the numbers in players, and not all of them",
    ),
    "elections after the end": (
        "election_turn = { reconstructed = 45 }",
        "election_turn = { reconstructed = 75 }",
        "election_turn =",
        "the intermediate elections must come before the end",
    ),
    "elections as the time is up": (
        "election_minute = { rulebook = 90 }",
        "election_minute = { rulebook = 150 }",
        "election_turn =",
        "the intermediate elections must come before the end",
    ),
    "too few plaques": (", 40, 50] }", ", 40] }", "values =", "plaques.values: there must be 24 or more, not 23"),
    "too few plaques for one more": (
        "one_more_players = { rulebook = [3, 4] }",
        "one_more_players = { rulebook = [3, 8] }",
        "values =",
        "plaques.values: there must be 32 or more, not 24",
    ),
    "an event with no plain name": (
        'id = "treve"',
        'id = "trêve"',
        'id = "trêve"',
        "event.42.id: 'trêve' can’t be an id; use letters without accents",
    ),
    "a figure without origin": (
        "goal = { rulebook = 400 }",
        "goal = 400",
        "goal = 400",
        "must say where it comes from",
    ),
    "no Prime Ministers": (
        "premier-ministre = { rulebook = 9 }",
        "premier-ministre = { rulebook = 0 }",
        "premier-ministre =",
        "trumps.premier-ministre: there must be 1 or more, not 0",
    ),
    "too few trumps": (
        "hand = { rulebook = 6 }",
        "hand = { rulebook = 10 }",
        "[trumps]",
        "trumps, attack, defence: there must be 88 or more, not 80",
    ),
    "an event twice": (
        'id = "treve"',
        'id = "decoration" # again',
        'id = "decoration" # again',
        "event.42.id: 'decoration' is taken already",
    ),
    "an event called blank": (
        'id = "treve"',
        'id = "blank"',
        'id = "blank"',
        "event.42.id: 'blank' is taken already",
    ),
    "an event without effect": (
        'effects = { reconstructed = ["truce"] }',
        "effects = { reconstructed = [] }",
        "effects = { reconstructed = [] }",
        "event.42.effects: there must be 1 or more, not 0",
    ),
    "an event without a French title": (
        'title = { en = "Truce", fr = "Trêve" }',
        'title = { en = "Truce" }',
        'title = { en = "Truce" }',
        "fr is missing",
    ),
    "a title too long": (
        'en = "Truce"',
        f'en = "{"Truce" * 13}"',
        "TruceTruce",
        "event.42.title.en must have 1 to 60 printable characters",
    ),
    "an unknown entry": ("[plaques]", "[plaques]\nfifth = 1", "fifth = 1", "fifth is unknown"),
    "a price that is missing": (
        "[attack.greve-generale]\ncopies = { rulebook = 4 }\nprice = { rulebook = 30 }",
        "[attack.greve-generale]\ncopies = { rulebook = 4 }",
        "[attack.greve-generale]",
        "price is missing",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_editions_a_bad_one_is_refused_with_line_and_reason(what: str) -> None:
    old, new, where, says = REFUSED[what]
    text = edited(old, new)
    number = next(at for at, line in enumerate(text.splitlines(), 1) if where in line)
    with pytest.raises(EditionError) as error:
        PoliticoEdition.parse(text)
    assert says in str(error.value)
    assert error.value.line == number


def test_editions_no_events_at_all_are_refused() -> None:
    text = edited("blank_events = { rulebook = 39 }", "blank_events = { rulebook = 0 }")
    text = text[: text.index("[[event]]")].replace("\n# The 80 trumps.", "\n# The 80 trumps.")
    text = text.replace("blank_events", "event = []\nblank_events", 1)
    with pytest.raises(EditionError, match="event, blank_events: there must be 1 or more, not 0"):
        PoliticoEdition.parse(text)

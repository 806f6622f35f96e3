"""What the winner's page is told: who governed, promises broken, the turning point, and points to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle import games
from hemicycle.engine.assembly import Government
from hemicycle.engine.game import Result
from hemicycle.engine.texts import Texts
from hemicycle.server import protocol as p
from hemicycle.server.prospects import MOST
from hemicycle.server.telling import tell, turning_point
from tests.registered import part

from .conftest import run
from .tables import BOT, ME, House, house

ADA, BRUNO, CLARA = range(3)


def course(*points: tuple[int, ...]) -> list[p.Stand]:
    """The points of everybody, each time ten decisions later."""
    return [p.Stand(10 * at, list(row)) for at, row in enumerate(points)]


def won_by(*winners: int, players: int = 3) -> Result:
    return Result(tuple(1 if seat in winners else 1 + len(winners) for seat in range(players)), (0,) * players)


@pytest.mark.parametrize(
    ("points", "winners", "move"),
    [
        ([(0, 0, 0), (0, 3, 0), (4, 3, 0), (6, 5, 0)], [ADA], 20),  # behind once
        ([(0, 0, 0), (0, 3, 0), (4, 3, 0), (4, 5, 0), (6, 5, 0)], [ADA], 40),  # behind twice: the last time
        ([(0, 0, 0), (0, 3, 0), (3, 3, 0), (4, 3, 0)], [ADA], 20),  # level is not behind
        ([(0, 0, 0), (2, 0, 0), (9, 1, 0), (10, 1, 0)], [ADA], 20),  # never behind: where the lead grew most
        ([(0, 0, 0), (2, 2, 2)], [ADA, BRUNO, CLARA], None),  # all have won
        ([(0, 0, 0), (2, 2, 2)], [], None),  # nobody has
        ([(0, 0, 0), (2, 3, 0)], [ADA], None),  # points do not tell who won
        ([(0, 0, 0)], [ADA], None),  # nothing was ever won
        ([(0, 0, 0), (1, 1, 0)], [ADA], None),  # the lead never grew
        ([(0, 0, 0), (4, 0, 0), (4, 0, 5), (6, 3, 5), (6, 6, 5)], [ADA, BRUNO], 40),  # the last of two winners
        ([(0, 0, 0), (0, 0, 1), (2, 2, 1)], [ADA, BRUNO], 20),  # two at once
    ],
)
def test_the_turning_point(points: Any, winners: list[int], move: int | None) -> None:
    found = turning_point(course(*points), won_by(*winners))
    assert (found and found.move) == move


def story_in(lang: str, *points: tuple[int, ...]) -> list[str]:
    """A game in which Ada governs twice, once with Bruno, and Clara breaks her word to Ada."""
    standings = [p.Standing(ADA, kept=4), p.Standing(BRUNO, kept=1, broken=1), p.Standing(CLARA, broken=2)]
    broken = [
        p.Broken(BRUNO, [CLARA], "promise 1", 3),
        p.Broken(CLARA, [ADA, BRUNO], "promise 2", 7),
        p.Broken(CLARA, [ADA], "promise 3", 9),
    ]
    governments = [Government(5, (ADA,)), Government(9, (ADA, BRUNO)), Government(12, (ADA, BRUNO))]
    found = tell(named(lang), won_by(ADA), course(*points), governments, standings, broken)
    assert [one.move for one in found if one.kind == "breach"] == [7]
    return [one.said for one in found]


def named(lang: str) -> Texts:
    """Sentences of a table where Ada, Bruno and Clara sit."""
    return games.find("koalition").texts(lang, ("Ada", "Bruno", "Clara")).beside("hemicycle.server")


CAUGHT_UP = ((0, 0, 0), (0, 3, 0), (4, 3, 0), (6, 5, 0))


def test_a_story_in_english() -> None:
    assert story_in("en", *CAUGHT_UP) == [
        "Ada governed most often: 3 of 3 times.",
        "No two governed together more often than Ada and Bruno: 2 times.",
        "Clara never governed.",
        "Promises broken: 3 of 8 (Bruno 1 and Clara 2).",
        "Clara broke a promise to Ada and Bruno: promise 2.",
        "The turning point: here Ada passed Bruno, 4 to 3, and nobody took the lead back.",
    ]


def test_a_story_in_french() -> None:
    assert story_in("fr", *CAUGHT_UP) == [
        "Ada a gouverné le plus souvent\N{NO-BREAK SPACE}: 3 fois sur 3.",
        "Aucun duo n’a gouverné plus souvent qu’Ada et Bruno\N{NO-BREAK SPACE}: 2 fois.",
        "Jamais au gouvernement\N{NO-BREAK SPACE}: Clara.",
        "Promesses rompues\N{NO-BREAK SPACE}: 3 sur 8 (Bruno 1 et Clara 2).",
        "Clara a rompu une promesse faite à Ada et Bruno\N{NO-BREAK SPACE}: promise 2.",
        "Le tournant\N{NO-BREAK SPACE}: dépassement de Bruno par Ada, 4 contre 3. Personne n’a repris la tête.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "points",
    [
        CAUGHT_UP,
        CAUGHT_UP[:3],
        ((0, 0, 0), (0, 3, 0), (3, 3, 0), (4, 3, 0)),
        ((0, 0, 0), (2, 0, 0), (9, 1, 0)),
        ((0, 0, 0), (0, 3, 0), (3, 3, 0)),
    ],
)
def test_every_way_to_turn_has_its_words(lang: str, points: Any) -> None:
    assert not [one for one in story_in(lang, *points) if "story-" in one or "$" in one]


def test_two_who_always_governed_together_are_named_once() -> None:
    governments = [Government(move, (ADA, BRUNO)) for move in (5, 9)]
    found = tell(named("en"), won_by(ADA), course((0, 0, 0)), governments, [], [])
    assert [one.said for one in found] == [
        "Ada and Bruno governed most often: each 2 of 2 times.",
        "Clara never governed.",
    ]


def test_where_nothing_happened_nothing_is_told() -> None:
    assert tell(named("en"), won_by(ADA), course((0, 0, 0)), [], [], []) == []


@pytest.mark.parametrize("game", ["koalition", "zoocracy", "politico", "junta"])
def test_the_story_of_a_whole_game_ends_with_its_result(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await over(h, game)
            for lang in ("en", "fr"):
                told = await ada.clerk.story(ada.player, lang)
                assert told.course[0].move == 0
                assert told.course[-1] == p.Stand(ada.clerk.table.game.number, told.points)
                assert told.points_over_time[-1] == told.points
                moves = [one.move for one in told.course]
                assert moves == sorted(set(moves))
                assert 1 <= len(told.told) <= 6
                assert not [
                    one for one in told.told if "story-" in one.said or (one.move >= 0) != bool(one.chapter)
                ]
                assert len(told.broken) == sum(one.broken for one in told.standings)
                for one in told.broken:
                    assert one.seat not in one.to
                    assert one.chapter
                went = await ada.clerk.prospects(ada.player, lang)
                part(games.find(game), "bot")
                assert [went.course[0].move, went.course[-1].move] == [0, ada.clerk.table.moves]
                assert all(sum(one.chances) == pytest.approx(1) for one in went.course)
                winners = [seat for seat, place in enumerate(told.places) if place == 1]
                assert [seat for seat, chance in enumerate(went.course[-1].chances) if chance] == winners
                assert len(went.course) <= MOST
                assert {one.move for one in went.turns} <= {one.move for one in went.course}
                assert went.turns
                assert not [one for one in (*went.turns, *went.pledges) if "story-" in one.said or "$" in one.said]
                broken = [one.said for one in went.pledges if one.kind == "broken"]
                assert len(broken) == len(told.broken)
                assert len(went.pledges) - len(broken) == sum(one.status == "agreed" for one in told.deals)

    run(play)


async def over(h: House, game: str) -> Any:
    """Somebody whose bot has played a game to its end."""
    ada: Any = await h.person("Ada")
    seats = [ME, BOT, BOT, BOT]
    await ada.come(await h.table(ada, *seats, game=game))
    await ada.do(p.Ready)
    await ada.do(p.Leave)
    await h.until(lambda: ada.clerk.table.state == "over" and not ada.clerk.tasks)
    return ada


def test_before_the_end_a_chronicle_tells_no_points(tmp_path: Path) -> None:
    """What lies in Switzerland nobody knows but its owner."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, BOT, game="junta"))
            await ada.do(p.Ready)
            assert (await ada.clerk.chronicle(ada.player, "en")).points == []

    run(play)

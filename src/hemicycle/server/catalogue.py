"""The games that can be played here, with all that is needed to set up a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, get_args

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine import lessons
from hemicycle.engine.editions import Edition
from hemicycle.engine.rulebook import PageName
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.engine.texts import LANGUAGES, option_id

from .protocol import EditionInfo, GameInfo, LessonInfo, Minutes, OptionInfo, OptionValue, Said
from .reading import sheet
from .shelf import Shelf, edition_of


@lru_cache(maxsize=1)
def catalogue(shelf: Shelf) -> list[GameInfo]:
    """Every game, with the editions that come with it and those on the shelf."""
    return [game_info(games.find(name), shelf.of(name)) for name in games.names()]


def read_ahead(shelf: Shelf) -> None:
    """Read all that the games say: in a thread, so that nobody waits for it later (0.7 s in all)."""
    for name in games.names():
        for language in LANGUAGES:
            games.find(name).texts(language).beside("hemicycle.server")
            for page in get_args(PageName):
                sheet(name, language, page)
    catalogue(shelf)


def game_info(rules: Rules, own: Sequence[Edition] = ()) -> GameInfo:
    return GameInfo(
        name=rules.name,
        title=said(rules, "game-title"),
        tagline=said(rules, "game-tagline"),
        editions=[
            *[edition_info(rules, rules.find_edition(name)) for name in rules.editions],
            *[edition_info(rules, edition) for edition in own],
        ],
        options=[
            OptionInfo(
                name=name,
                said=said(rules, option_id(name)),
                help=said(rules, f"{option_id(name)}-help"),
                values=[
                    OptionValue(value, said(rules, option_id(name, value)), share(rules, name, value))
                    for value in values
                ],
            )
            for name, values in rules.choices().items()
        ],
        bots=levels.names(rules),
        characters=levels.characters(rules),
        notes=notes(rules),
        minutes=minutes(rules),
        weight=rules.evening.weight if rules.evening else 0,
        lessons=[lesson_info(rules, name) for name in lessons.names(rules)],
    )


def lesson_info(rules: Rules, name: str) -> LessonInfo:
    lesson = lessons.find(rules, name)
    title = Said(en=lesson.title(rules, "en"), fr=lesson.title(rules, "fr"))
    return LessonInfo(name, title, Said(en=lesson.about(rules, "en"), fr=lesson.about(rules, "fr")))


def share(rules: Rules, option: str, value: bool | int | str) -> float:
    """How much of a whole game is played with a value of an option."""
    evening = rules.evening
    return evening.shares.get(value, 1.0) if evening and evening.option == option else 1.0


def minutes(rules: Rules) -> dict[str, Minutes]:
    evening = rules.evening
    if evening is None:
        return {}
    return {
        f"{players}": Minutes(people=evening.minutes(players, players), alone=evening.minutes(players, 1))
        for players in evening.decisions
    }


def notes(rules: Rules) -> dict[str, Said]:
    """What a game's texts say of tables with so many players: `table-note-3`."""
    counts = sorted({players for name in rules.editions for players in rules.find_edition(name).players()})
    texts = rules.texts("en")
    return {f"{players}": said(rules, id) for players in counts if texts.has(id := f"table-note-{players}")}


def edition_info(rules: Rules, edition: Edition) -> EditionInfo:
    players = edition.players()
    return EditionInfo(
        id=edition.id,
        said=Said(
            en=rules.edition_name(edition, rules.texts("en")), fr=rules.edition_name(edition, rules.texts("fr"))
        ),
        own=not rules.ships(edition),
        players=list(players),
        usual=edition.usual,
        variants=list(getattr(edition, "variants", ())),
        reconstructed=edition.provenance["reconstructed"],
        figures=sum(edition.provenance.values()),
        options=[
            name
            for name, values in rules.choices().items()
            if any(_taken(rules, edition, {name: value}) for value in values[1:])
        ],
        lacks={
            name: lacking
            for name, values in rules.choices().items()
            if (lacking := [value for value in values if not edition.has(name, value)])
        },
    )


@lru_cache(maxsize=100)
def own_edition(game: str, figures: str) -> EditionInfo:
    """The edition that a table keeps."""
    return edition_info(games.find(game), edition_of(game, figures))


def _taken(rules: Rules, edition: Edition, options: dict[str, Any]) -> bool:
    """Whether an option has a meaning in an edition, for some number of players."""
    for players in edition.players():
        try:
            rules.setup(players, edition, options)
        except BadSetup:
            continue
        return True
    return False


def said(rules: Rules, id: str) -> Said:
    return Said(en=rules.texts("en").say(id), fr=rules.texts("fr").say(id))

"""`hemicycle play`: one person against bots, in the terminal."""

from __future__ import annotations

import getpass
from contextlib import suppress
from pathlib import Path

import click
from click.core import ParameterSource

import hemicycle

from . import choices, screen
from .failures import Bad, about
from .replay import chairs_of, read_record
from .session import Session, chairs

NOBODY_KNOWN = "Alex"
"""Who plays when neither an option nor the login tells a name."""

with suppress(ImportError):
    import readline  # noqa: F401  (arrow keys in what is typed)


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, default=5, show_default=True, help="How many sit at the table, you included.")
@click.option("--bots", metavar="NAMES", help="random, novice or steady; or a list, one for each bot.")
@choices.table
@click.option("--seed", help="The same seed deals the same cards.")
@choices.lang
@click.option("--name", help="Your name at the table.")
@click.option("--save", type=choices.path, metavar="FILE", help="Keep the game in this new file as you play.")
@click.option("--resume", type=choices.path, metavar="FILE", help="Go on with a game that was kept in this file.")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: int,
    bots: str | None,
    edition: str | None,
    countries: str | None,
    given: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    name: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play GAME against bots: hemicycle play koalition --players 5

    With --save the game is kept in a file after each of your choices. --resume goes on with it and keeps it there.
    """
    language = screen.language(lang)
    if resume is not None:
        alone = ("game", "players", "bots", "edition", "countries", "given", "seed", "name", "save")
        if any(ctx.get_parameter_source(one) is ParameterSource.COMMANDLINE for one in alone):
            raise Bad("bad-resume-alone")
        resumed(resume, language).run()
        return
    if game is None:
        raise Bad("bad-no-game")
    if save is not None and save.exists() and not save.is_dir():
        raise Bad("bad-save-exists", path=f"{save}")
    options = choices.table_options(given, countries)
    begun(game, players, bots, edition, options, seed, language, name, save).run()


def begun(
    game: str,
    players: int,
    bots: str | None,
    edition: str | None,
    options: dict[str, object],
    seed: str | None,
    language: str,
    name: str | None,
    save: Path | None,
) -> Session:
    """A new game."""
    rules = choices.find_game(game)
    rules.setup(players, choices.find_edition(rules, edition), options)
    seats = chairs(_name(name), choices.bots(rules, bots, players - 1))
    started = hemicycle.new(
        game, players, seed=seed, edition=choices.find_edition(rules, edition), options=options
    )
    return Session(started, seats, language, screen.console(), save)


def resumed(path: Path, language: str) -> Session:
    """The game that was kept in a file."""
    record, rules = read_record(path, "save")
    with about(path):
        game = record.play(rules)
    if game.over:
        raise Bad("bad-resume-over", path=f"{path}")
    seats = chairs_of(record, rules)
    if len(seats) != game.players or seats[0].level or not all(seat.level for seat in seats[1:]):
        raise Bad("bad-resume-seats", path=f"{path}")
    return Session(game, seats, language, screen.console(), path)


def _name(given: str | None) -> str:
    """The person's name: as given, else that of the login, else one that sentences about anybody can take."""
    if given is not None:
        if not (name := screen.printable(given)):
            raise Bad("bad-name")
        return name
    with suppress(Exception):
        login = screen.printable(getpass.getuser())
        if login and login != "root":
            return login[:1].upper() + login[1:]
    return NOBODY_KNOWN

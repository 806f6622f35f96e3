"""`hemicycle play`: one person against bots, in the terminal."""

from __future__ import annotations

import getpass
import re
from contextlib import suppress
from pathlib import Path

import click
from click.core import ParameterSource

import hemicycle
from hemicycle import games

from . import choices, screen
from .commands import argument, command, option
from .failures import Bad, about
from .language import spoken
from .replay import chairs_of, read_record
from .session import Session, chairs

NOBODY_KNOWN = "Alex"
"""Who plays when neither an option nor the login tells a name."""

BOT = re.compile(r".+ \(([\w/]+)\)")
"""A bot as a record has it, with its level in brackets."""

with suppress(ImportError):
    import readline  # noqa: F401  (arrow keys in what is typed)


@command()
@argument("game", required=False)
@option("--players", type=int)
@option("--bots", metavar="names")
@choices.table
@option("--seed")
@option("--name", metavar="name")
@option("--save", type=choices.path, metavar="file")
@option("--resume", type=choices.path, metavar="file")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: int | None,
    bots: str | None,
    edition: str | None,
    given: tuple[str, ...],
    seed: str | None,
    name: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    if resume is not None:
        alone = ("game", "players", "edition", "given", "seed", "name", "save")
        if any(ctx.get_parameter_source(one) is ParameterSource.COMMANDLINE for one in alone):
            raise Bad("bad-resume-alone")
        resumed(resume, bots).play()
        return
    if game is None:
        raise Bad("bad-no-game")
    if save is not None and save.exists() and not save.is_dir():
        raise Bad("bad-save-exists", path=f"{save}")
    rules, options = games.find(game), choices.table_options(given)
    found = choices.find_edition(rules, edition)
    players = found.usual if players is None else players
    rules.setup(players, found, options)
    seats = chairs(named(name), choices.bots(rules, bots, players - 1))
    started = hemicycle.new(game, players, seed=seed, edition=found, options=options)
    Session(started, seats, spoken(), screen.console(), save).play()


def resumed(path: Path, bots: str | None) -> Session:
    """The game that was kept in a file. Its bots of one's own must be named again: no file may say what is run."""
    record, rules = read_record(path, "save")
    for name in (bots or "").split(",") if bots else ():
        choices.level(rules, name.strip())
    with about(path):
        game = record.play(rules)
    if game.over:
        raise Bad("bad-resume-over", path=f"{path}")
    seats = chairs_of(record, rules)
    if unknown := [bot[1] for one in seats[1:] if not one.level and (bot := BOT.fullmatch(one.name))]:
        raise Bad("bad-resume-bot", path=f"{path}", bot=unknown[0])
    if len(seats) != game.players or seats[0].level or not all(seat.level for seat in seats[1:]):
        raise Bad("bad-resume-seats", path=f"{path}")
    return Session(game, seats, spoken(), screen.console(), path)


def named(given: str | None) -> str:
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

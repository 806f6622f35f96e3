"""`hemicycle play`: one person against bots, in the terminal."""

from __future__ import annotations

import getpass
import re
from contextlib import suppress
from pathlib import Path

import click
import msgspec
from click.core import ParameterSource

import hemicycle
from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.records import Deals

from . import choices, screen
from .commands import argument, command, option
from .failures import Bad, about
from .language import spoken
from .replay import chairs_of, read_record
from .seats import chairs
from .session import Session

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
@option("--deals", type=click.Choice(["all", "parties", "none"]), default="all")
@option("--plain", is_flag=True)
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
    deals: Deals,
    plain: bool,
    save: Path | None,
    resume: Path | None,
) -> None:
    if resume is not None:
        alone = ("game", "players", "edition", "given", "seed", "name", "deals", "save")
        if any(ctx.get_parameter_source(one) is ParameterSource.COMMANDLINE for one in alone):
            raise Bad("bad-resume-alone")
        resumed(resume, bots, plain).play()
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
    Session(started, seats, spoken(), screen.console(), save, deals=deals, plain=plain).play()


def resumed(path: Path, bots: str | None, plain: bool = False) -> Session:
    """The game that was kept in a file. Its bots of one's own must be named again: no file may say what is run."""
    record, rules = read_record(path, "save")
    for name in levels.listed(bots) if bots else ():
        choices.level(rules, name)
    with about(path):
        game = record.play(rules)
    if game.over:
        raise Bad("bad-resume-over", path=f"{path}")
    seats = chairs_of(record, rules)
    if unknown := [bot[1] for one in seats[1:] if not one.level and (bot := BOT.fullmatch(one.name))]:
        raise Bad("bad-resume-bot", path=f"{path}", bot=unknown[0])
    if len(seats) != game.players or seats[0].level or not all(seat.level for seat in seats[1:]):
        raise Bad("bad-resume-seats", path=f"{path}")
    deals: Deals = "none" if record.header.deals is msgspec.UNSET else record.header.deals
    return Session(game, seats, spoken(), screen.console(), path, deals=deals, plain=plain)


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

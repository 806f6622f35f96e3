"""`hemicycle admin`: what whoever runs a server does about people and tables. The web has no such door."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from . import admin_lists as lists
from . import choices, files
from .commands import Command, Commands, argument, option
from .failures import Bad
from .language import say
from .serve import default_database

if TYPE_CHECKING:
    from hemicycle.server.admin import Admin
    from hemicycle.server.penalties import Kind
    from hemicycle.server.registry import Known

T = TypeVar("T")

ID = re.compile(r"-[\w-]{11}(?:[\w-]{4})?")
"""An id of a table or a player that looks like an option."""
SHIELD = "\ue000"
"""Stands before it while click reads what was typed."""


class Acts(Command):
    """A command that takes ids, of which one in 64 begins with a hyphen."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {name for param in self.get_params(ctx) for name in param.opts}
        shielded = [f"{SHIELD}{one}" if ID.fullmatch(one) and one not in known else one for one in args]
        return super().parse_args(ctx, shielded)


class Id(click.ParamType[str]):
    name = "text"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value.removeprefix(SHIELD)


@click.group(cls=Commands, no_args_is_help=False)
def admin() -> None:
    """Which of its commands was typed is all that matters."""


def act(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command of this group; each takes the database."""

    def made(work: Callable[..., None]) -> click.Command:
        with_database = option("--database", metavar="database", envvar="HEMICYCLE_DATABASE")(work)
        return admin.command(name, cls=Acts)(with_database)

    return made


the_player = argument("player", type=Id())
the_table = argument("table", type=Id())
the_reason = argument("why", type=Id(), metavar="why")
as_json = option("--json", "as_json", is_flag=True)
days = option("--days", type=click.FloatRange(0, 36500, min_open=True))
until = option("--until", type=click.DateTime(["%Y-%m-%d", "%Y-%m-%dT%H:%M"]), metavar="date")


def acting(database: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do something on the database."""
    from hemicycle.server.admin import Admin, opened, whoever

    async def go() -> T:
        async with opened(database or default_database()) as store:
            return await work(Admin(store, whoever()))

    return asyncio.run(go())


async def find(doing: Admin, given: str) -> Known:
    """The one player who is meant; if there are several, all are named, to choose one by id."""
    from hemicycle.server import registry

    meant = await doing.store.read(lambda db: registry.meant(db, given))
    if not meant:
        raise Bad("bad-admin-player", given=given)
    if len(meant) > 1:
        click.echo(lists.players(meant), err=True)
        raise Bad("bad-admin-players", given=given)
    return meant[0]


async def must_be(doing: Admin, table: str) -> None:
    if not await doing.is_table(table):
        raise Bad("bad-admin-table", table=table)


# --- players ------------------------------------------------------------------------------------------------


def _penalise(database: str | None, player: str, kind: Kind, why: str, ends: float) -> None:
    if not why.strip():
        raise Bad("bad-admin-why")

    async def work(doing: Admin) -> Known:
        known = await find(doing, player)
        await doing.penalise(known.id, kind, why.strip(), ends)
        return known

    known = acting(database, work)
    id = f"admin-done-{kind}" if ends or kind == "warning" else f"admin-done-{kind}-for-good"
    click.echo(say(id, name=lists.called(known), until=lists.moment(ends)))


def _ends(days: float | None, until: datetime | None) -> float:
    """When a penalty ends, in seconds since 1970; 0: never."""
    if days is not None and until is not None:
        raise Bad("bad-admin-until-days")
    if until is not None and (ends := until.replace(tzinfo=UTC).timestamp()) <= time.time():
        raise Bad("bad-admin-past", until=lists.moment(ends))
    return ends if until is not None else time.time() + days * 86400 if days is not None else 0


@act("warn")
@the_player
@the_reason
def warn(player: str, why: str, database: str | None) -> None:
    _penalise(database, player, "warning", why, 0)


@act("mute")
@the_player
@the_reason
@days
@until
def mute(player: str, why: str, days: float | None, until: datetime | None, database: str | None) -> None:
    _penalise(database, player, "mute", why, _ends(days, until))


@act("ban")
@the_player
@the_reason
@days
@until
def ban(player: str, why: str, days: float | None, until: datetime | None, database: str | None) -> None:
    _penalise(database, player, "ban", why, _ends(days, until))


def _lift(database: str | None, player: str, kind: Kind) -> None:
    async def work(doing: Admin) -> tuple[Known, bool]:
        known = await find(doing, player)
        return known, await doing.lift(known.id, kind)

    known, lifted = acting(database, work)
    click.echo(say(f"admin-done-no-{kind}" if lifted else f"admin-was-no-{kind}", name=lists.called(known)))


@act("unmute")
@the_player
def unmute(player: str, database: str | None) -> None:
    _lift(database, player, "mute")


@act("unban")
@the_player
def unban(player: str, database: str | None) -> None:
    _lift(database, player, "ban")


@act("delete")
@the_player
@option("--yes", is_flag=True)
def delete(player: str, yes: bool, database: str | None) -> None:
    async def work(doing: Admin) -> Known:
        known = await find(doing, player)
        if not yes:
            raise Bad("bad-admin-sure", name=lists.called(known))
        await doing.delete(known.id)
        return known

    click.echo(say("admin-done-delete", name=lists.called(acting(database, work))))


# --- tables -------------------------------------------------------------------------------------------------


@act("close")
@the_table
@the_reason
def close(table: str, why: str, database: str | None) -> None:
    if not why.strip():
        raise Bad("bad-admin-why")

    async def work(doing: Admin) -> None:
        await must_be(doing, table)
        await doing.close(table, why.strip())

    acting(database, work)
    click.echo(say("admin-done-close", table=table))


@act("open")
@the_table
def open_again(table: str, database: str | None) -> None:
    async def work(doing: Admin) -> bool:
        await must_be(doing, table)
        return await doing.open(table)

    click.echo(say("admin-done-open" if acting(database, work) else "admin-was-open", table=table))


@act("export")
@the_table
@option("-o", "--out", type=choices.path, metavar="file", required=True)
def export(table: str, out: Path, database: str | None) -> None:
    files.check_writable(out)

    async def work(doing: Admin) -> str | None:
        return await doing.export(table)

    if (text := acting(database, work)) is None:
        raise Bad("bad-admin-table", table=table)
    files.write(out, text, private=True)
    click.echo(say("admin-done-export", table=table, path=f"{out}"))


@act("import")
@argument("file", type=choices.path)
def take_in(file: Path, database: str | None) -> None:
    text = files.read(file, "table")

    async def work(doing: Admin) -> tuple[str, bool]:
        return await doing.take_in(text, file, database or default_database())

    table, taken = acting(database, work)
    click.echo(say("admin-done-import" if taken else "admin-was-import", table=table))


# --- reports ------------------------------------------------------------------------------------------------


@act("reports")
@option("--all", "everything", is_flag=True)
@as_json
def reports(everything: bool, as_json: bool, database: str | None) -> None:
    found = acting(database, lambda doing: doing.reports())
    wanted = [one for one in found if everything or not one.settled]
    _tell(wanted, as_json, lists.reports)


@act("settle")
@argument("line", type=Id())
def settle(line: str, database: str | None) -> None:
    if not acting(database, lambda doing: doing.settle(line)):
        raise Bad("bad-admin-line", line=line)
    click.echo(say("admin-done-settle", line=line))


# --- to read ------------------------------------------------------------------------------------------------


@act("players")
@argument("name", type=Id())
@as_json
def players(name: str, as_json: bool, database: str | None) -> None:
    from hemicycle.server import registry

    async def work(doing: Admin) -> list[Known]:
        read = doing.store.read
        return await read(lambda db: registry.meant(db, name)) or await read(lambda db: registry.found(db, name))

    _tell(acting(database, work), as_json, lists.players)


@act("tables")
@option("--state", type=click.Choice(["gathering", "playing", "over", "closed"]))
@option("--game", metavar="game", default="")
@option("--limit", type=click.IntRange(1), default=50, show_default=True)
@as_json
def tables(state: str | None, game: str, limit: int, as_json: bool, database: str | None) -> None:
    from hemicycle.server import registry

    async def work(doing: Admin) -> list[registry.Listed]:
        return await doing.store.read(lambda db: registry.tables(db, state or "", game, limit))

    _tell(acting(database, work), as_json, lists.tables)


@act("statistics")
@as_json
def statistics(as_json: bool, database: str | None) -> None:
    from hemicycle.server import registry

    async def work(doing: Admin) -> registry.Statistics:
        return await doing.store.read(lambda db: registry.statistics(db, time.time()))

    _tell(acting(database, work), as_json, lists.statistics)


@act("log")
@as_json
def log(as_json: bool, database: str | None) -> None:
    from hemicycle.server import penalties

    async def work(doing: Admin) -> list[penalties.Deed]:
        return await doing.store.read(penalties.deeds)

    _tell(acting(database, work), as_json, lists.deeds)


def _tell(found: Any, as_json: bool, shown: Callable[[Any], str]) -> None:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        click.echo(shown(found))

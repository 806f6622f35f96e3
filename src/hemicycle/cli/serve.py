"""`hemicycle serve`, and `hemicycle` alone: the table in the browser."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from . import choices
from .commands import command, option
from .failures import Bad
from .language import texts

if TYPE_CHECKING:
    from hemicycle.engine.texts import Texts
    from hemicycle.server.settings import Settings, Smtp

PORT = 8080
TRIES = 20
"""Ports that `hemicycle` alone tries, one after the other."""
SPARE = 15.0
"""Seconds for a bot that is a program, beside those that it has for an answer."""


@command()
@option("--host", metavar="address", default="127.0.0.1", show_default=True)
@option("--lan", is_flag=True)
@option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@option("--database", metavar="database", envvar="HEMICYCLE_DATABASE")
@option("--public-url", metavar="url", default="")
@option("--proxy", "proxies", metavar="address", multiple=True)
@option("--smtp", metavar="host-and-port")
@option("--smtp-from", metavar="address")
@option("--smtp-user", metavar="name", default="")
@option("--smtp-security", type=click.Choice(["starttls", "tls", "none"]), default="starttls", show_default=True)
@option("--push", is_flag=True)
@option("--contact", metavar="address", default="")
@option("--edition", "editions", metavar="file", multiple=True, type=choices.path)
@option("--bot-delay", type=click.FloatRange(0, 10), default=1.0, show_default=True)
@option("--bots", metavar="bot", multiple=True)
@option("--thinkers", type=click.IntRange(0, 256))
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@option("--log", type=click.Choice(["json", "console"]))
@option("--browser/--no-browser", default=False, show_default=True)
def serve(
    host: str,
    lan: bool,
    port: int,
    database: str | None,
    public_url: str,
    proxies: tuple[str, ...],
    smtp: str | None,
    smtp_from: str | None,
    smtp_user: str,
    smtp_security: str,
    push: bool,
    contact: str,
    editions: tuple[Path, ...],
    bot_delay: float,
    bots: tuple[str, ...],
    thinkers: int | None,
    workers: int,
    log: Literal["json", "console"] | None,
    browser: bool,
) -> None:
    from hemicycle import games
    from hemicycle.bots import levels
    from hemicycle.server.logs import configure
    from hemicycle.server.network import is_loopback
    from hemicycle.server.settings import LOOPBACK, Settings
    from hemicycle.server.settings import public_url as checked

    if lan and not is_loopback(host):
        raise Bad("bad-lan-host", host=host)
    if lan and public_url:
        raise Bad("bad-lan-public")
    database = database or default_database()
    settings = Settings(
        database=database,
        folder=data_folder(database),
        public_url=checked(public_url),
        host=host,
        lan=lan,
        port=port,
        proxies=proxies or LOOPBACK,
        secret=os.environ.get("HEMICYCLE_SECRET", ""),
        smtp=_smtp(smtp, smtp_from, smtp_user, smtp_security),
        push=push,
        contact=contact,
        metrics_token=os.environ.get("HEMICYCLE_METRICS_TOKEN", ""),
        editions=editions,
        bot_delay=bot_delay,
        thinkers=-1 if thinkers is None else thinkers,
        workers=workers,
        thought_seconds=_patience(),
    )
    for name in bots:
        levels.admit(name, [games.find(game) for game in games.names()])
    configure(log or ("console" if sys.stderr.isatty() else "json"))
    start(settings, browser=browser, tries=1)


def friendly(browser: bool = True, lan: bool = False) -> None:
    """The table for whoever typed only `hemicycle`: on this machine, on the first free port, in the browser.

    Friends at home can come with `lan`, or when the switch on the page is turned.
    """
    from hemicycle.server.logs import configure
    from hemicycle.server.settings import Settings

    configure("console", "warning")
    database = default_database()
    settings = Settings(database=database, folder=data_folder(database), port=PORT, lan=lan, switch=True)
    start(settings, browser=browser, tries=TRIES)


def start(settings: Settings, *, browser: bool, tries: int) -> None:
    """Serve until told to stop, and say where."""
    from hemicycle.server import client
    from hemicycle.server.run import Running, run

    known = texts()

    def ready(address: str, others: Sequence[str]) -> None:
        click.echo(known.say("serve-ready", address=address))
        if not settings.public_url:
            click.echo(_others(known, settings, others))
        if not client.built():
            click.echo(known.say("serve-no-page"), err=True)
        if browser:
            _open(address)

    try:
        run(settings, tries=tries, ready=ready)
    except Running as running:
        # One that has only just begun has not said yet where it is.
        at = running.address
        if tries == 1:
            raise Bad("bad-running" if at else "bad-running-somewhere", address=at) from None
        click.echo(known.say("serve-running" if at else "serve-running-somewhere", address=at))
        if settings.lan:
            click.echo(known.say("serve-running-switch"))
        if browser and running.address:
            _open(running.address)


def _others(texts: Texts, settings: Settings, addresses: Sequence[str]) -> str:
    """Whether anybody else can come, and how."""
    if addresses:
        return texts.say("serve-network", addresses=", ".join(addresses))
    if settings.lan:
        return texts.say("serve-no-network")
    return texts.say("serve-alone-switch" if settings.switch else "serve-alone")


def default_database() -> str:
    """In the user's data folder."""
    return f"sqlite:///{_users_folder() / 'hemicycle.db'}"


def data_folder(database: str) -> Path:
    """Where keys and editions lie: beside the database, if that is a file of ours."""
    from hemicycle.server.settings import is_postgres, sqlite_file

    return _users_folder() if is_postgres(database) else sqlite_file(database).parent


def _users_folder() -> Path:
    from platformdirs import user_data_dir

    return Path(user_data_dir("hemicycle", appauthor=False))


def _patience() -> float:
    """Seconds in which a bot must have thought: more than a program has, so that it is that which is ended."""
    from hemicycle.bots import processes
    from hemicycle.server.settings import THOUGHT_SECONDS

    return max(THOUGHT_SECONDS, processes.patience() + SPARE)


def _smtp(server: str | None, sender: str | None, user: str, security: str) -> Smtp | None:
    from hemicycle.server.settings import Smtp

    if server is None:
        if sender or user:
            raise Bad("bad-smtp-alone")
        return None
    host, _, port = server.partition(":")
    if not host or (port and not port.isdecimal()):
        raise Bad("bad-smtp", given=server)
    if not sender or "@" not in sender:
        raise Bad("bad-smtp-from")
    default = {"starttls": 587, "tls": 465, "none": 25}[security]
    password = os.environ.get("HEMICYCLE_SMTP_PASSWORD", "")
    return Smtp(host, sender, int(port or default), user, password, security)


def _open(address: str) -> None:
    """Show the page, where there is a screen to show it on."""
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        return
    import webbrowser

    # It may take its time, or stay as long as the browser does.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

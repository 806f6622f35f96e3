"""`hemicycle serve`, and `hemicycle` alone: the table in the browser."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from . import choices, screen
from .failures import Bad

if TYPE_CHECKING:
    from hemicycle.engine.texts import Texts
    from hemicycle.server.settings import Settings, Smtp

PORT = 8080
TRIES = 20
"""Ports that `hemicycle` alone tries, one after the other."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--lan", is_flag=True, help="Let others in your home network come too.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any free one.")
@click.option(
    "--database", metavar="sqlite:///FILE", envvar="HEMICYCLE_DATABASE", help="Else in your data folder."
)
@click.option("--public-url", metavar="URL", default="", help="How players reach it, if behind a proxy.")
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help="A proxy to believe; repeatable.")
@click.option("--smtp", metavar="HOST[:PORT]", help="Send notices by e-mail through this server.")
@click.option("--smtp-from", metavar="ADDRESS", help="Whom they come from.")
@click.option("--smtp-user", metavar="NAME", default="", help="Its password is read from HEMICYCLE_SMTP_PASSWORD.")
@click.option(
    "--smtp-security",
    type=click.Choice(["starttls", "tls", "none"]),
    default="starttls",
    show_default=True,
    help="How the way to the mail server is kept private.",
)
@click.option("--push", is_flag=True, help="Send notices to devices; needs the extra [push].")
@click.option("--contact", metavar="ADDRESS", default="", help="Whom a push service may write to about you.")
@click.option(
    "--edition",
    "editions",
    metavar="FILE",
    multiple=True,
    type=choices.path,
    help="An edition of your own to choose from; repeatable. So are those in editions/ beside the database.",
)
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, 10),
    default=1.0,
    show_default=True,
    help="How long bots seem to think.",
)
@click.option(
    "--bots", metavar="FILE.py:Class", multiple=True, help="A bot of your own for its tables; repeatable."
)
@click.option("--log", type=click.Choice(["json", "console"]), help="How to log; else as the terminal suggests.")
@click.option("--browser/--no-browser", default=False, help="Open the page here.  [default: no-browser]")
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
    log: Literal["json", "console"] | None,
    browser: bool,
) -> None:
    """Run the server for people elsewhere: hemicycle serve --lan --port 8080

    HEMICYCLE_SECRET signs the cookies, else a key beside the database does. HEMICYCLE_METRICS_TOKEN opens /metrics
    to other machines. All of it is explained in docs/hosting.md.
    """
    from hemicycle import games
    from hemicycle.bots import levels
    from hemicycle.server.logs import configure
    from hemicycle.server.network import is_loopback
    from hemicycle.server.settings import LOOPBACK, BadSettings, Settings, sqlite_file
    from hemicycle.server.settings import public_url as checked

    if lan and not is_loopback(host):
        raise Bad("bad-lan-host", host=host)
    if lan and public_url:
        raise Bad("bad-lan-public")
    try:
        database = database or default_database()
        settings = Settings(
            database=database,
            folder=sqlite_file(database).parent,
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
        )
    except BadSettings as error:
        raise Bad(str(error)) from None
    for name in bots:
        levels.admit(name, [games.find(game) for game in games.names()])
    configure(log or ("console" if sys.stderr.isatty() else "json"))
    start(settings, browser=browser, tries=1)


def friendly(browser: bool = True, lan: bool = False) -> None:
    """The table for whoever typed only `hemicycle`: on this machine, on the first free port, in the browser.

    Friends at home can come with `lan`, or when the switch on the page is turned.
    """
    from hemicycle.server.logs import configure
    from hemicycle.server.settings import Settings, sqlite_file

    configure("console", "warning")
    database = default_database()
    folder = sqlite_file(database).parent
    settings = Settings(database=database, folder=folder, port=PORT, lan=lan, switch=True)
    start(settings, browser=browser, tries=TRIES)


def start(settings: Settings, *, browser: bool, tries: int) -> None:
    """Serve until told to stop, and say where."""
    from hemicycle.engine.texts import Texts
    from hemicycle.server import client
    from hemicycle.server.run import Running, run
    from hemicycle.server.settings import BadSettings

    texts = Texts(screen.language(None), "hemicycle.cli")

    def ready(address: str, others: Sequence[str]) -> None:
        click.echo(texts.say("serve-ready", address=address))
        if not settings.public_url:
            click.echo(_others(texts, settings, others))
        if not client.built():
            click.echo(texts.say("serve-no-page"), err=True)
        if browser:
            _open(address)

    try:
        run(settings, tries=tries, ready=ready)
    except BadSettings as error:
        raise Bad(str(error)) from None
    except Running as running:
        # One that has only just begun has not said yet where it is.
        at = running.address
        if tries == 1:
            raise Bad("bad-running" if at else "bad-running-somewhere", address=at) from None
        click.echo(texts.say("serve-running" if at else "serve-running-somewhere", address=at))
        if settings.lan:
            click.echo(texts.say("serve-running-switch"))
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
    from platformdirs import user_data_dir

    return f"sqlite:///{Path(user_data_dir('hemicycle', appauthor=False)) / 'hemicycle.db'}"


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

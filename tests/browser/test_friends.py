"""Friends come: a table that nobody else can reach says so, and a switch opens it to the home network."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import ROOT

from .conftest import Server
from .people import game, is_over, play, prompt, ready, set_up, sit

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"),
    reason="only Linux has all of 127.0.0.0/8, where the home network is here",
)

Visit = Callable[..., Page]

FRIENDLY = """
import sys
from hemicycle.server import network
network.home_addresses = network.own_addresses = lambda: ["127.0.0.2", "127.0.0.3"]
import msgspec
from hemicycle.cli import main, serve
start = serve.start
serve.start = lambda settings, **how: start(msgspec.structs.replace(settings, switch=True), **how)
main(sys.argv[1:])
"""
"""`hemicycle` as README has one start it, at home in a network of two addresses; on any port, with quick bots."""


class Friendly(Server):
    """It in a process of its own."""

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-c", FRIENDLY, "serve", "--no-browser", "--log", "json", "--bot-delay", "0"]
        command += ["--port", str(port), "--database", self.database]
        with (self.folder / "log").open("a") as log:
            self.process = Popen(command, stdout=PIPE, stderr=log, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", said)
        assert found is not None, f"the server did not start: {said} {self.log}"
        self.port = int(found[1])

    def stop(self) -> None:
        with self.process:
            self.process.terminate()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Friendly(tmp_path)
    yield started
    started.stop()


def who_can_come(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("group", name={"en": "Who can come", "fr": "Qui peut venir"}[lang])


def link_of(page: Page) -> str:
    return page.get_by_label("Link to this table").input_value()


def test_friends_come_by_the_link_once_the_switch_is_turned(visit: Visit, server: Server) -> None:
    ada = visit()
    set_up(ada, "Ada", bots=1)
    expect(who_can_come(ada)).to_contain_text("only this machine can reach Hemicycle")
    expect(who_can_come(ada)).to_contain_text("docs/hosting.md")
    expect(ada.get_by_role("img", name=re.compile("camera"))).to_have_count(0)
    here = link_of(ada)
    assert here.startswith(f"http://localhost:{server.port}/t/")

    ada.get_by_role("button", name="Open to my home network").click()
    expect(who_can_come(ada)).to_contain_text("Open to your home network")
    expect(who_can_come(ada)).to_contain_text(f"let port {server.port} through")
    link = link_of(ada)
    assert link == here.replace("localhost", "127.0.0.2")
    code = ada.get_by_role("img", name=re.compile("camera"))
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    ada.get_by_label("Address in the link").select_option(f"http://127.0.0.3:{server.port}")
    assert link_of(ada) == here.replace("localhost", "127.0.0.3")

    # Whoever comes by it sits, plays, and may invite by it too; the switch is not theirs.
    bruno = visit(link)
    expect(bruno.get_by_role("button", name=re.compile("Sit here"))).to_be_visible()
    expect(who_can_come(bruno)).to_have_count(0)
    assert link_of(bruno) == link
    sit(bruno, "Bruno")
    ready(ada)
    ready(bruno)
    play([ada, bruno], lambda: is_over(ada) and is_over(bruno))


def test_shut_again_friends_are_cut_off(visit: Visit, server: Server) -> None:
    ada = visit()
    set_up(ada, "Ada", bots=1)
    ada.get_by_role("button", name="Open to my home network").click()
    expect(who_can_come(ada)).to_contain_text("Open to your home network")
    bruno = visit(link_of(ada))
    expect(bruno.get_by_role("button", name=re.compile("Sit here"))).to_be_visible()
    ada.get_by_role("button", name="Shut it again").click()
    expect(who_can_come(ada)).to_contain_text("only this machine")
    expect(bruno.get_by_text("The connection to the server is lost")).to_be_visible()
    ada.get_by_role("button", name="Open to my home network").click()
    expect(bruno.get_by_text("The connection to the server is lost")).to_have_count(0)


def test_with_friends_is_one_click_and_the_empty_seats_are_filled_with_bots(visit: Visit) -> None:
    ada = visit()
    ada.get_by_label("Your name").fill("Ada")
    game(ada, "Koalition").get_by_role("button", name="Play with friends").click()
    bruno = visit(link_of(ada))
    sit(bruno, "Bruno")
    expect(ada.get_by_role("strong").filter(has_text="Bruno")).to_be_visible()
    ada.get_by_role("button", name="Put a bot here").first.click()
    expect(ada.get_by_text("bot, skilled")).to_have_count(1)
    ada.get_by_label("Bots for free seats").select_option("novice")
    ada.get_by_role("button", name="Fill all free seats").click()
    expect(ada.get_by_text("bot, beginner")).to_have_count(2)
    expect(ada.get_by_role("button", name="Copy link")).to_have_count(0)
    ready(ada)
    ready(bruno)
    for one in (ada, bruno):
        expect(prompt(one)).to_be_visible()


def test_in_french_too(visit: Visit) -> None:
    ada = visit(locale="fr-FR")
    game(ada, "Koalition").get_by_role("button", name="Jouer entre amis").click()
    expect(who_can_come(ada, "fr")).to_contain_text("seule cette machine peut joindre Hemicycle")
    ada.get_by_role("button", name="Ouvrir à mon réseau domestique").click()
    expect(who_can_come(ada, "fr")).to_contain_text("Ouvert à votre réseau domestique")

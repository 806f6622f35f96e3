"""A game that has no board of its own is played in the browser all the same."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

import pytest
from playwright.sync_api import Page, expect

from hemicycle.engine.rules import Rules
from tests.registered import GAMES

from .people import game, is_over, no_wider_than_the_screen, play, prompt

Visit = Callable[..., Page]

WITHOUT_BOARD = [rules for rules in GAMES if find_spec(f"{rules.package}.board") is None]


@pytest.mark.parametrize("rules", WITHOUT_BOARD, ids=lambda rules: rules.name)
def test_a_game_without_a_board_is_played_to_its_end(visit: Visit, rules: Rules) -> None:
    page, texts = visit(), rules.texts("en")
    page.get_by_label("Your name").fill("Nora")
    game(page, texts.say("game-title")).get_by_role("button", name="Play now").click()
    expect(prompt(page)).not_to_be_empty()
    expect(page.get_by_role("heading", name="points")).to_be_visible()
    no_wider_than_the_screen(page)
    play([page], lambda: is_over(page), longest=rules.longest)
    expect(page.get_by_text("The game is over").first).to_be_visible()


def test_one_sees_ones_own_hand_on_it(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Nora")
    game(page, "Chair").get_by_role("button", name="Play now").click()
    expect(prompt(page)).to_contain_text("Who gets the chair?")
    expect(page.get_by_role("heading", name="Only you see this")).to_be_visible()
    expect(page.get_by_text("friends", exact=True)).to_have_count(1)

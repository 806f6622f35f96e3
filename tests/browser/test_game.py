"""People play in the browser: together, against bots, in French, on a phone, by keyboard, after a lost line."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Server
from .people import choices, is_over, play, ready, set_up, sit

Visit = Callable[..., Page]


def test_two_people_and_three_bots_play_a_whole_game(visit: Visit) -> None:
    ada = visit()
    link = set_up(ada, "Ada")
    bruno = visit(link)
    sit(bruno, "Bruno")
    watcher = visit(link)
    ready(ada)
    ready(bruno)
    play([ada, bruno], lambda: is_over(ada) and is_over(bruno))
    expect(watcher.get_by_role("heading", name="Result")).to_be_visible()
    expect(ada.get_by_text("Ada").first).to_be_visible()

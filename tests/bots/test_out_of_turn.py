"""What may be done out of turn, at a table of the server: bots think about it, and nobody waits for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle.bots.base import Bot, RandomBot
from hemicycle.bots.novice import Novice
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action
from hemicycle.games.politico.match import ResignLater
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from tests.server.conftest import run
from tests.server.tables import ME, house

BOT = p.SeatWish("bot", "random")


def test_bots_at_a_table_think_once_a_turn_about_what_they_may_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[tuple[int, int]] = []

    def volunteer(bot: Bot, view: Any, request: Request) -> Action | None:
        thought.append((view.turn, bot.seat))
        return ResignLater()

    for kind in (RandomBot, Novice):
        monkeypatch.setattr(kind, "volunteer", volunteer)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.hall.make(ada.player, p.NewTable("politico", [ME, BOT, BOT, BOT])))
            await ada.do(p.Ready)
            assert ada.clerk is not None
            await ada.do(p.Leave)  # a bot plays on for her
            await h.until(lambda: ada.clerk.table.state == "over")
            acted = [mark.entry for mark in ada.clerk.table.minutes if isinstance(mark.entry, e.Acted)]
            said = [one for one in acted if one.actions[0] == {"type": "resign-later"}]
            assert 0 < len(said) <= len(thought)
            assert len(thought) == len(set(thought))

    run(play)

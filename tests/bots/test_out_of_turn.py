"""What may be done out of turn, at a table of the server: bots think about it, and nobody waits for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle.bots.base import Bot, RandomBot
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.politico.match import ResignLater
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from tests.politico.builders import A, at
from tests.server.conftest import run
from tests.server.tables import ME, OPEN, house

BOT = p.SeatWish("bot", "random")


def test_bots_at_a_table_think_once_a_turn_about_what_they_may_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot is Prime Minister, and all others are people, so that nothing happens but what is done here."""
    thought: list[tuple[int, int]] = []

    def volunteer(bot: Bot, view: Any, request: Request) -> Action | None:
        thought.append((view.turn, bot.seat))
        return ResignLater() if len(thought) > 1 else None

    monkeypatch.setattr(RandomBot, "blind", False)
    monkeypatch.setattr(RandomBot, "volunteer", volunteer)
    game = at("B", turn=20, government="AB", hands={"B": "greve", "C": "greve"}).game
    monkeypatch.setattr(Game, "begin", lambda *setup: game)

    async def play() -> None:
        async with house(tmp_path) as h:
            people: list[Any] = [await h.person(name) for name in ("Bruno", "Clara", "Dario")]
            bruno = people[0]
            table = await h.hall.make(bruno.player, p.NewTable("politico", [BOT, ME, OPEN, OPEN]))
            for seat, person in enumerate(people, 1):
                await person.come(table)
                if person is not bruno:
                    await person.do(p.Sit, seat=seat)
            for person in people:
                await person.do(p.Ready)
            keeper, minutes = bruno.clerk.keeper, bruno.clerk.table.minutes

            def entered() -> list[e.AnyEntry]:
                return [one.entry for one in minutes if isinstance(one.entry, e.Pondered | e.Acted)]

            await h.until(lambda: not keeper.busy)
            assert thought == [(20, A)]
            assert [type(one) for one in entered()] == [e.Pondered]
            bruno.read()
            await bruno.do(p.Act, request=bruno.asked[0]["id"], actions=[plain(PASS)])
            await h.until(lambda: not keeper.busy)
            assert thought == [(20, A), (21, A)]
            resigns = entered()[-1]
            assert isinstance(resigns, e.Acted)
            assert (resigns.by, resigns.seat, resigns.actions) == ("bot", A, (plain(ResignLater()),))

    run(play)

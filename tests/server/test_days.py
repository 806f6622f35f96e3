"""A whole game over days, of three people who are away but for their turns, with a mail server that takes all.

Each turn, call, deal, warning and end is told once, to whom it concerns, in their language, and its link leads to
their own seat on a device that nobody has used before.
"""

from __future__ import annotations

from collections import Counter
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from hemicycle import games
from hemicycle.server import protocol as p
from tests.registered import near

from .client import Client
from .conftest import run
from .mailing import HOUR, MINUTE, Post, doors, post, sat, token
from .tables import ME, OPEN
from .test_links import ask

DAY = 24 * HOUR
LANGUAGES = {"ada": "en", "bruno": "fr", "cleo": "fr"}
HELLO = {"en": "Hello", "fr": "Bonjour"}
MOVES = 60
"""Of a long game so much is played; the shortest is played to its end."""


class Days:
    """The game, and what must have been told of it: found without the herald, from the table alone."""

    def __init__(self, letters: Post, server: Any, table: str, people: list[Any]):
        self.letters = letters
        self.server = server
        self.table = table
        self.people = people
        self._clerk = people[0].clerk
        self.due: Counter[tuple[str, str, str]] = Counter()
        """By player and kind, with the words that tell it."""
        self.got: Counter[tuple[str, str, str]] = Counter()
        self.known: set[tuple[str, str]] = set()
        self.links = 0
        self.ended: Any = None
        """Who took the last decision, and saw the end of it."""

    @property
    def clerk(self) -> Any:
        """Of the table as it is in memory: where nobody is it is unloaded, and loaded again for whoever comes."""
        self._clerk = self.letters.h.hall.clerks.get(self.table, self._clerk)
        return self._clerk

    def owner(self, seat: int) -> Any:
        return self.people[seat]

    def say(self, person: Any, id: str, **params: Any) -> str:
        said: str = self.clerk.scene.say(LANGUAGES[person.player.id]).server.say(id, **params)
        return said

    def expect(self, person: Any, kind: str, key: str, **params: Any) -> None:
        """It must be told, once."""
        if (person.player.id, key) not in self.known:
            self.known.add((person.player.id, key))
            text = self.say(person, f"notice-{kind}-text", **params)
            self.due[person.player.id, kind, " ".join(text.split())] += 1

    def look(self) -> None:
        """What waits for somebody now that it has waited for a while."""
        table, now = self.clerk.table, self.letters.h.clock.now
        for person, sitting in zip(self.people, table.seats, strict=False):
            if sitting.kept:
                self.expect(person, "kept", f"kept {table.left[table.seat_of(person.player.id)]}")
        for request in table.awaited:
            if table.seats[request.seat].played_by_bot:
                continue
            person = self.owner(request.seat)
            words = self.clerk.scene.say(LANGUAGES[person.player.id])
            question = words.request(request)[0]
            self.expect(person, "turn", f"turn {request.id}", question=question)
            if table.deadline(request) - now <= 6 * HOUR:
                self.expect(person, "warn", f"warn {request.id}", question=question)
        for deal in table.game.ledger.deals:
            for seat in set(deal.parties) - set(deal.accepted):
                if deal.status == "open" and not table.seats[seat].played_by_bot:
                    name = table.names("en")[deal.by]
                    self.expect(self.owner(seat), "deal", f"deal {deal.id}", name=name)

    def take(self, mails: list[EmailMessage]) -> None:
        for mail in mails:
            id = str(mail["To"]).partition("@")[0]
            person = next(one for one in self.people if one.player.id == id)
            said = " ".join(mail.get_content().split())
            assert said.startswith(f"{HELLO[LANGUAGES[id]]} {person.player.name}, ")
            assert self.clerk.scene.say(LANGUAGES[id]).texts.say("game-title") in said
            kinds = 0
            for key in self.due:
                if key[0] == id and key[2] in said:
                    self.got[key] += 1
                    kinds += 1
            assert kinds, f"{mail['Subject']}: {said}"

    async def wait(self, seconds: float) -> list[EmailMessage]:
        """Time passes; what must be told by then has been told."""
        mails = await self.letters.later(seconds)
        self.look()
        self.take(mails)
        return mails

    async def come_by_link(self, mail: EmailMessage) -> None:
        device = Client(self.server, "new device")
        assert (await ask(device, "/api/link", token=token(mail), use=True))[0] == 200
        (id, seat) = str(mail["To"]).partition("@")[0], (await ask(device, f"/api/tables/{self.table}", "GET"))[1]
        assert self.owner(seat["yours"]).player.id == id
        self.links += 1

    async def pass_without(self, late: Any, hours: int) -> None:
        """The others decide whatever they are asked, hour by hour."""
        for _ in range(hours):
            await self.wait(HOUR)
            for one in self.people:
                if one is not late:
                    await self.decide(one)

    async def decide(self, person: Any) -> None:
        """Open the page, answer what is asked, and what is asked then, and close it."""
        await person.come(self.table)
        while person.read() is not None and (must := [one for one in person.asked if not one.get("optional")]):
            if must[0].get("answered", -1) >= 0:
                break
            action = must[0]["options"][0]["action"]
            await person.do(p.Act, request=must[0]["id"], actions=[action])
            if person.clerk.table.state == "over":
                self.ended = person
        for deal in [one for one in person.seen.get("deals", {}).values() if one["status"] == "open"]:
            if person.clerk.table.seat_of(person.player.id) not in deal["accepted"]:
                await person.do(p.Reply, deal=deal["id"], answer="refuse")
        person.go()
        self.letters.h.clock.now += 1


async def begun(letters: Post, server: Any, game: str) -> Days:
    people = [await letters.person(name.title(), lang) for name, lang in LANGUAGES.items()]
    bots = [p.SeatWish("bot", "novice")] * (near(games.find(game), 3) - 3)
    seats = [ME, OPEN, OPEN, *bots]
    table = await letters.h.table(people[0], *seats, game=game, pace="days", clock=int(DAY))
    await sat(letters, table, *people)
    return Days(letters, server, table, people)


async def a_day_with_everything(days: Days) -> None:
    """A call, an offer, a warning, and a bot that takes the seat of whoever does not come."""
    await days.wait(HOUR)
    late = days.owner(days.clerk.table.awaited[0].seat)
    others = [one for one in days.people if one is not late]
    caller = others[0]
    await caller.come(days.table)
    seat = days.clerk.table.seat_of(late.player.id)
    await caller.do(p.Call, seat=seat)
    question = days.clerk.scene.say(LANGUAGES[late.player.id]).request(days.clerk.table.awaited[0])[0]
    days.expect(late, "called", "called", question=question)
    terms = (await days.clerk.terms(caller.player, [seat], "en")).terms
    await caller.do(p.Offer, parties=[seat], terms=[terms[0].term])
    caller.go()
    mails = await days.wait(20 * MINUTE)
    await days.come_by_link(mails[0])
    await days.pass_without(late, 18)  # then there is a warning
    while not days.clerk.table.seats[seat].kept:
        await days.pass_without(late, 1)
        assert days.clerk.table.state == "playing"
    await days.wait(HOUR)
    await days.decide(late)  # to open the page is to be back
    assert not days.clerk.table.seats[seat].kept


@pytest.mark.parametrize("game", games.names())
def test_all_is_told_once_in_the_right_language(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            days = await begun(letters, server, game)
            await a_day_with_everything(days)
            while days.clerk.table.state == "playing" and (days.clerk.table.moves < MOVES or game == "koalition"):
                mails = await days.wait(30 * MINUTE)
                if mails and days.links < 6:
                    await days.come_by_link(mails[0])
                for one in days.people:
                    await days.decide(one)
                await letters.h.until(lambda: not days.clerk.keeper.busy)
            if days.clerk.table.state == "over":
                for one in days.people:
                    if one is not days.ended:
                        days.expect(one, "over", "over")
                days.take(await letters.later(HOUR))
            assert days.due == days.got
            assert {kind for _, kind, _ in days.due} >= {"turn", "called", "deal", "warn", "kept"}
            assert days.links

    run(play)

"""A seat at a table on a server: what is new is heard on its line, and what one does is said there."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hemicycle.engine.declare import Seat as Place
from hemicycle.engine.words import Sentence
from hemicycle.env.spoken import Company, Promise

from .line import PATIENCE, Line
from .seat import Choice, Told
from .tools import teaching

if TYPE_CHECKING:
    from .visit import Visit

Plain = dict[str, Any]
SETTLE = 2.0
"""After a decision, for what others do at once."""
PRESENT = 20.0
"""So often at most it is said that somebody is there."""


class There:
    """A seat at a table on a server."""

    def __init__(self, visit: Visit, table: str):
        self.visit = visit
        self.table = table
        self.seen: Plain = {}
        """What was told last of each part of the news."""
        self.deals: dict[str, Plain] = {}
        self.numbers: dict[int, str] = {}
        """One's own deals, as the text numbers them."""
        self.talked = self.heard = 0
        """How many lines were said, and how many of them were passed on."""
        self.dealt = False
        """Whether an offer that concerns this seat has come, or was answered, since it was last told."""
        self.since = -1
        self.word = secrets.token_hex(16)
        """Ours in the deal: sealed before anybody opens theirs."""
        self.sealed: set[str] = set()
        self.present = 0.0
        self.line = Line(visit, table, self._take)

    # Sitting

    async def sit(self, seat: int | None, name: str) -> None:
        """Take a seat, unless one has one, and be ready."""
        await self.line.until(lambda: "table" in self.seen, PATIENCE)
        if "table" not in self.seen:
            raise self.line.lost or teaching("no-answer", server=self.visit.server)
        if self.me >= 0:
            return
        seats = self.seen["table"]["seats"]
        free = [one["seat"] for one in seats if one["kind"] == "open" or one.get("vacant")]
        wanted = None if seat is None else seat - 1
        if not free or (wanted is not None and wanted not in free):
            raise teaching("no-free-seat", free=", ".join(f"{one + 1}" for one in free) or "–")
        await self.line.command("sit", seat=free[0] if wanted is None else wanted, name=name)

    async def leave(self) -> None:
        with suppress(Sentence):
            if self.seen.get("table", {}).get("state") != "over":
                await self.line.command("leave")
        await self.close()

    async def close(self) -> None:
        await self.line.close()

    @property
    def me(self) -> Place:
        return int(self.seen["you"].get("seat", -1))

    @property
    def company(self) -> Company:
        return Company([one.get("name", "") for one in self.seen["table"]["seats"]], self.me)

    # Playing

    async def told(self) -> Told:
        await self._here()
        table = self.seen["table"]
        if table["state"] == "gathering":
            return Told(self._gathering(table))
        if self.line.lost is not None:
            raise self.line.lost
        try:
            found = await self._words()
        except Sentence:
            if table["state"] != "over":
                raise
            return Told(self._over(table), over=True)
        self.since, self.heard, self.dealt = found["moves"], self.talked, False
        text = "\n\n".join(["\n".join([part["heading"], *part["lines"]]) for part in found["sections"]])
        choices = [Choice(one["number"], one["said"], (one["request"], one["action"])) for one in found["choices"]]
        return Told(text, tuple(choices), table["state"] == "over")

    async def _words(self) -> Plain:
        path = f"/api/tables/{self.table}/words?since={self.since}&lang={self.visit.language}"
        found: Plain = await self.visit.get(path)
        self.numbers = {one["number"]: one["deal"] for one in found["deals"]}
        return found

    def _gathering(self, table: Plain) -> str:
        waiting = [one["name"] for one in table["seats"] if one["kind"] == "person" and not one.get("ready")]
        free = len([one for one in table["seats"] if one["kind"] == "open"])
        names = [one["name"] for one in table["seats"] if one.get("name")]
        listed = self.visit.texts.listed
        return self.visit.say(
            "gathering",
            link=f"{self.visit.server}/t/{self.table}",
            names=listed(names),
            free=free,
            many=len(waiting),
            waiting=listed(waiting),
        )

    def _over(self, table: Plain) -> str:
        ranked = sorted(zip(table["places"], self.company.names, table["points"], strict=False))
        said = [self.visit.say("place", place=place, name=name, points=points) for place, name, points in ranked]
        return self.visit.say("over", places=self.visit.texts.listed(said))

    async def act(self, choice: Choice) -> None:
        request, action = choice.key
        await self.line.command("act", request=request, actions=[action])
        await self.wait(SETTLE)

    async def barred(self) -> Sequence[tuple[str, str]]:
        return [(one["said"], one["why"]) for asked in self._asked() for one in asked.get("barred", ())]

    async def undo(self) -> str:
        if (step := self.seen["you"].get("undo")) is None:
            raise teaching("no-undo")
        await self.line.command("undo", request=step["request"])
        self.since = min(self.since, self.seen.get("moves", self.since))
        return str(step["said"])

    # Deals and talk

    async def possible(self, seats: Sequence[Place]) -> Sequence[Promise[Any]]:
        those = "&".join(f"with={seat}" for seat in seats)
        path = f"/api/tables/{self.table}/terms?{those}&lang={self.visit.language}"
        return [Promise(one["said"], one["seat"], one["term"]) for one in (await self.visit.get(path))["terms"]]

    async def offer(self, seats: Sequence[Place], terms: Sequence[Any], answers: int = 0) -> None:
        deal = await self._deal(answers) if answers else ""
        await self.line.command("offer", parties=list(seats), terms=list(terms), answers=deal)
        await self.wait(SETTLE)

    async def parties(self, offer: int) -> Sequence[Place]:
        return [seat for seat in self.deals[await self._deal(offer)]["parties"] if seat != self.me]

    async def answer(self, offer: int, answer: str) -> None:
        await self.line.command("reply", deal=await self._deal(offer), answer=answer)

    async def _deal(self, number: int) -> str:
        """The open offer with this number."""
        if number not in self.numbers:
            await self._words()
        known = [at for at, one in self.numbers.items() if self.deals.get(one, {}).get("status") == "open"]
        if number not in known:
            raise teaching(
                "no-offer", number=f"{number}", known=", ".join(map(str, known)), many="yes" if known else "no"
            )
        return self.numbers[number]

    async def say(self, words: str, seats: Sequence[Place]) -> None:
        await self.line.command("say", text=words, to=list(seats))

    # Waiting

    async def wait(self, seconds: float) -> None:
        await self._here()
        state = self.seen["table"]["state"]
        await self.line.until(lambda: self._due(state), seconds)

    def _due(self, state: str) -> bool:
        """Whether there is something to decide, to answer or to hear."""
        if self.line.lost is not None or self.seen["table"]["state"] != state or state == "over":
            return True
        if any("answered" not in one and not one.get("optional") for one in self._asked()):
            return True
        return self.talked > self.heard or self.dealt

    def _asked(self) -> list[Plain]:
        return self.seen.get("asked") or []

    def _answers(self, deal: Plain | None) -> Any:
        """What has come of an offer."""
        return deal and (deal["status"], deal["accepted"])

    async def _here(self) -> None:
        """Say that somebody is there."""
        if time.monotonic() - self.present > PRESENT and self.line.open:
            self.present = time.monotonic()
            await self.line.command("present")

    # What is heard

    async def _take(self, news: Plain) -> None:
        """Take up what is new."""
        self._fold(news)
        await self._deal_in()

    def _fold(self, news: Plain) -> None:
        if news.get("whole"):
            self.sealed.clear()  # what was said on another line may not have come there
        me = (news.get("you") or self.seen.get("you") or {}).get("seat", -1)
        self.talked += len([one for one in news.pop("talk", []) if one["seat"] != me])
        for deal in news.pop("deals", []):
            self.dealt |= me in deal["parties"] and self._answers(deal) != self._answers(
                self.deals.get(deal["id"])
            )
            self.deals[deal["id"]] = deal
        if back := news.get("back"):
            self.since = min(self.since, back - 1)
        self.seen.update(news)

    async def _deal_in(self) -> None:
        """Before the cards are dealt: be ready, with a word of one's own, and open it with the others."""
        table, me = self.seen.get("table"), self.me if "you" in self.seen else -1
        if table is None or table["state"] != "gathering" or me < 0:
            return
        word = f"word/{table['commitment']}/{me}/{self.word}"
        seal = hashlib.sha256(word.encode()).hexdigest()
        if any(one["seat"] == me and one["seal"] == seal for one in self.seen.get("sealed") or []):
            await self._once({"do": "open", "word": self.word}, f"open {seal}")
        elif not table["seats"][me].get("ready"):
            await self._once({"do": "ready", "seal": seal}, f"ready {seal} {table['seats']}")

    async def _once(self, command: Plain, what: str) -> None:
        if what not in self.sealed:
            self.sealed.add(what)
            await self.line.say(command)

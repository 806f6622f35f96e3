"""What happens at a table, in the sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hemicycle.engine.citations import cited_by
from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.log import Entry
from hemicycle.engine.rules import plain
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, ByLot, Event, GameOver, Message

from . import entries as e
from . import protocol as p
from .reading import cited
from .stand import Mark
from .table import Table
from .wire import encode


class Choice(NamedTuple):
    """A choice in words, and the same as it is sent."""

    said: p.Choice
    sent: msgspec.Raw
    names: bool
    """Whether it names somebody, at the table where all are called `NOBODY`."""


WORTH_A_LINE = 60
"""Seconds without a server that are worth a line in the log."""
MOST_CHOICES = 20_000
MOST_NAMED = 4
"""Choices that are named, where one of them will be drawn by lot."""
NOBODY = "\0"
"""What everybody is called where choices are said for all tables: no name that is shown has this letter."""


def span(texts: Texts, seconds: float) -> str:
    """A time in words, as exact as one wants to know it; `texts` are the server's, or stand beside them."""
    if seconds < 90 * 60:
        return texts.say("span-minutes", number=max(1, round(seconds / 60)))
    if seconds < 48 * 3600:
        return texts.say("span-hours", number=round(seconds / 3600))
    return texts.say("span-days", number=round(seconds / 86400))


class Choices:
    """Choices in the sentences of some texts, each said once: the same ones are open again and again."""

    def __init__(self, texts: Texts):
        self.texts = texts
        self._said: dict[tuple[str, Action], Choice] = {}

    def say(self, action: Action, kind: str) -> Choice:
        """A choice in answer to a kind of question."""
        key = (kind, action)
        if (choice := self._said.get(key)) is None:
            texts = self.texts
            said = p.Choice(
                plain(action),
                texts.action(action, kind),
                texts.help(action, kind),
                cited(texts, cited_by(type(action))),
            )
            if len(self._said) >= MOST_CHOICES:
                self._said.clear()
            names = any(NOBODY in one for one in (said.said, said.help))
            choice = self._said[key] = Choice(said, msgspec.Raw(encode(said)), names)
        return choice


COMMON: dict[tuple[str, str, str, int], Choices] = {}
"""By game, edition, language and number of seats, with nobody's names. What turns out to name nobody is said so at
all tables: most choices are, and to say one takes 100 µs."""


class Words:
    """One language's sentences for one table, as long as its names and its edition stay the same."""

    def __init__(self, table: Table, lang: str):
        self.table = table
        self.lang = lang
        self.names = table.names(lang)
        self._fits = (table.arranged, table.anonymous)
        self.edition = table.game.state.setup.edition if table.game else None
        self.texts = self._texts(self.names)
        self.server = self.texts.beside("hemicycle.server")
        key = (table.rules.name, self.edition.fingerprint if self.edition else "", lang, len(self.names))
        if key not in COMMON:
            COMMON[key] = Choices(self._texts((NOBODY,) * len(self.names)))
        self._common = COMMON[key]
        self._own = Choices(self.texts)
        self._requests: dict[tuple[Any, ...], tuple[str, str, list[p.Cited]]] = {}
        self._reasons: dict[tuple[str, str], str] = {}

    def _texts(self, names: tuple[str, ...]) -> Texts:
        texts = self.table.rules.texts(self.lang, names)
        return texts.playing(self.edition) if self.edition else texts

    @property
    def fit(self) -> bool:
        """Whether it is still the table for which these are the words."""
        table, game = self.table, self.table.game
        now = (table.arranged, table.anonymous)
        if self._fits != now:
            edition = game.state.setup.edition if game else None
            if self.edition is not edition or self.names != table.names(self.lang):
                return False
            self._fits = now
        return True

    def choice(self, action: Action, kind: str) -> Choice:
        common = self._common.say(action, kind)
        return self._own.say(action, kind) if common.names else common

    def request(self, request: Request, rule: str = "") -> tuple[str, str, list[p.Cited]]:
        """What is asked, its help and its rule."""
        key = (request.kind, request.seat, rule, *request.about.items())
        if (said := self._requests.get(key)) is None:
            texts = self.texts
            said = (texts.request(request), texts.request_help(request), cited(texts, rule))
            # What is asked goes by: a few are enough.
            if len(self._requests) >= 20:
                self._requests.clear()
            self._requests[key] = said
        return said

    def lapse(self, request: Request) -> str:
        """What is played for the seat when its time runs out."""
        played, kind = request.default, request.kind
        if not isinstance(played, ByLot):
            return self.server.say("lapse-plays", what=self.texts.action(played, kind)) if played else ""
        if not played.among or len(played.among) > MOST_NAMED:
            return self.server.say("lapse-draws-all", number=len(played.among or request.options))
        return self.server.say(
            "lapse-draws", what=self.texts.either([self.texts.action(one, kind) for one in played.among])
        )

    def why(self, message: Message) -> str:
        """Why something is not open: for most choices that are not, it is the same."""
        key = (message.id, repr(message.params))
        if (said := self._reasons.get(key)) is None:
            if len(self._reasons) >= 20:
                self._reasons.clear()
            said = self._reasons[key] = self.texts.say(message)
        return said

    def line(self, entry: Entry, event: Event) -> p.Line:
        """Something that happened in the game; the event is masked for its reader."""
        data, said = plain(event), self.texts.event(event)
        if isinstance(event, GameOver) and (ending := self.ending()):
            said = f"{ending} {said}"
        return p.Line(entry.number, data["type"], said, data, entry.seat)

    def why_of(self, number: int, over: bool) -> list[p.Why]:
        """Why bots decided as they did, by the decision with which that is told; all of it when the game is over.

        A sentence that a newer version does not know any more is left out.
        """
        reasons = [(one.seat, one.own if over else one.told) for one in self.table.reasons.get(number, ())]
        return [
            p.Why(seat, self.texts.say(reason))
            for seat, reason in reasons
            if reason is not None and self.texts.has(reason.id)
        ]

    def ending(self) -> str:
        """Why the game is over; nothing while it is not, or where the game does not say."""
        game = self.table.game
        message = game.state.ending() if game is not None and game.over else None
        return self.texts.say(message) if message is not None else ""

    def table_line(self, mark: Mark) -> p.Line | None:
        """Something that happened at the table, if it is worth a line."""
        entry = mark.entry
        name = type(entry).__struct_config__.tag
        params: dict[str, Any] = {}
        if not mark.begun and isinstance(entry, e.Sat | e.Hosted | e.Renamed | e.Gone):
            return None  # one saw it, and it is no part of the game
        if self.table.anonymous and isinstance(entry, e.Hosted | e.Renamed):
            return None
        match entry:
            case e.Acted(by="clock"):
                name, params = "lapsed", {"seat": entry.seat}
            case e.Began(rules=rules):
                missing = self.table.seals.awaited
                return self._began(mark, f"{rules}", missing)
            case e.Kept():
                name, params = f"kept-{entry.why}", {"seat": entry.seat}
            case e.Returned() | e.Undone() | e.Hosted() | e.Renamed() | e.Gone() | e.Vacated():
                params = {"seat": entry.seat}
            case e.Sat():
                name, params = "sat", {"seat": entry.seat}
            case e.Voted():
                name = f"voted-{entry.who}" if entry.want else "voted-not"
                params = {"seat": entry.seat, "by": self.texts.seat(entry.by)}
            case e.Paused():
                name = "paused" if entry.paused else "resumed"
            case e.Slept() if entry.seconds >= WORTH_A_LINE:
                name, params = "slept", {"span": span(self.server, entry.seconds)}
            case e.Continued():
                params = {"version": f"{entry.rules}", "was": f"{entry.was}", "again": entry.again}
            case e.Coached():
                name, params = "coached" if entry.want else "uncoached", {"seat": entry.seat}
            case e.Called():
                params = {"seat": entry.seat, "by": self.texts.seat(entry.by)}
            case _:
                return None
        seat = getattr(entry, "seat", SPECTATOR)
        return p.Line(mark.moves, f"table-{name}", self.server.say(f"table-{name}", **params), {}, seat)

    def _began(self, mark: Mark, version: str, missing: Sequence[Seat]) -> p.Line:
        """By which rules it is played, and whose words are not in the deal."""
        said = self.server.say("table-began", version=version)
        if missing:
            said = f"{self.server.say('table-unopened', seats_named=missing)} {said}"
        return p.Line(mark.moves, f"table-{'unopened' if missing else 'began'}", said, {}, SPECTATOR)

    def deal(self, deal: Deal, lapses: float, waits: float) -> p.DealInfo:
        texts = self.texts
        return p.DealInfo(
            id=deal.id,
            by=deal.by,
            parties=list(deal.parties),
            terms=[
                p.TermInfo(plain(term), term.seat, texts.promise(term), verdict)
                for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
            ],
            status=deal.status,
            accepted=list(deal.accepted),
            made=deal.made,
            answers=deal.answers,
            reason=texts.say(deal.reason) if deal.reason else "",
            lapses=lapses,
            waits=waits,
        )

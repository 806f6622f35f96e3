"""One model at one seat: what its tools do, each answered with a short text."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.declare import Seat as Place
from hemicycle.engine.game import Game
from hemicycle.engine.lessons import NAMES
from hemicycle.engine.rulebook import rulebook
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Refused, Sentence
from hemicycle.env import spoken
from hemicycle.env.reading import in_words, matching, without_pictures

from .local import Here
from .seat import Seat, Told
from .tools import PACKAGE, taken, teaching
from .visit import Visit, server_of

NAME = "Robin"
"""What the model is called, unless somebody says otherwise."""
LONGEST_NAME = 32
PARAGRAPHS = 8
"""Of the rules, that are told at once."""
PROMISES = 60
WAIT, LONGEST_WAIT = 30, 300
"""Seconds."""
YES = {"accept", "yes", "accepter", "accepte", "oui"}
NO = {"refuse", "no", "reject", "refuser", "non"}
BACK = {"withdraw", "retirer", "retire"}


class Player:
    """The model, the seat that it has, and the server that it may visit."""

    def __init__(self, language: str, name: str = "", visit: Visit | None = None):
        self.language = language
        self.texts = Texts(language, PACKAGE)
        self.name = fit(name) or NAME
        self.visit = visit
        self.bound = visit is not None
        """Whether it may go to this server alone."""
        self.seat: Seat | None = None
        self.last = Told("")
        """What was told last: its numbers are those that the model means."""
        self.one_at_a_time = asyncio.Lock()
        self.working: set[asyncio.Task[str]] = set()

    async def do(self, tool: str, given: dict[str, Any]) -> str:
        """What a tool says; whatever is refused is raised as a `Sentence`."""
        task = asyncio.ensure_future(self._whole(tool, taken(tool, given)))
        self.working.add(task)
        task.add_done_callback(self._worked)
        # Whoever gives up waiting for the answer does not leave a game in the middle of a move.
        return await asyncio.shield(task)

    async def _whole(self, tool: str, found: dict[str, Any]) -> str:
        work: Callable[..., Awaitable[str]] = getattr(self, f"do_{tool}")
        if tool == "wait":  # meanwhile others may be called
            return await work(found)
        async with self.one_at_a_time:
            return await work(found)

    def _worked(self, task: asyncio.Task[str]) -> None:
        self.working.discard(task)
        if not task.cancelled():
            task.exception()  # it has been told, or nobody waits for it any more

    def say(self, id: str, /, **params: Any) -> str:
        return self.texts.say(f"mcp-{id}", **params)

    async def close(self) -> None:
        """The model is gone."""
        for task in list(self.working):
            task.cancel()
        if self.seat is not None:
            await self.seat.close()

    # What there is

    async def do_games(self, given: dict[str, Any]) -> str:
        return "\n\n".join(self._game(games.find(name)) for name in games.names())

    def _game(self, rules: Rules) -> str:
        texts, edition = rules.texts(self.language), rules.find_edition(rules.editions[0])
        lines = [
            self.say("game", name=rules.name, title=texts.say("game-title"), tagline=texts.say("game-tagline")),
            self.say(
                "game-players", least=min(edition.players()), most=max(edition.players()), usual=edition.usual
            ),
            self.say("game-bots", bots=", ".join(levels.names(rules)), usual=levels.usual(rules)),
        ]
        if len(rules.editions) > 1:
            lines.append(self.say("game-editions", editions=", ".join(rules.editions)))
        for name, values in rules.choices().items():
            shown = ", ".join(
                [("no", "yes")[value] if isinstance(value, bool) else f"{value}" for value in values]
            )
            lines.append(self.say("game-option", name=name, what=texts.option(name), values=shown))
        return "\n".join(lines)

    async def do_rules(self, given: dict[str, Any]) -> str:
        rules = games.find(given["game"])
        texts = rules.texts(self.language)
        about = given.get("about", "")
        book = rulebook(rules.package, self.language, "rules" if about else "minutes")
        if book is None:
            raise teaching("no-rules", game=rules.name)
        if not about:
            parts = [without_pictures(book.lead, texts)]
            parts += [f"{one.title}\n{without_pictures(one.lead, texts)}" for one in book.sections]
            whole = rulebook(rules.package, self.language)
            heads = "; ".join([one.title for one in whole.sections]) if whole else ""
            return "\n\n".join([*filter(None, parts), self.say("rules-more", sections=heads)])
        found = matching(book, texts, about)
        if not found:
            raise teaching("no-paragraph", words=about)
        told = [in_words(one, rules, texts).replace("**", "") for one in found[:PARAGRAPHS]]
        if more := len(found) - PARAGRAPHS:
            told += [self.say("rules-cut", number=more)] if more > 0 else []
        return "\n\n".join(told)

    # Sitting down

    async def do_play(self, given: dict[str, Any]) -> str:
        await self._must_be_free()
        rules = games.find(given["game"])
        edition = rules.find_edition(given.get("edition", rules.editions[0]))
        setup = rules.setup(given.get("players", edition.usual), edition, given.get("options", {}))
        bots = [one.strip() for one in given.get("bots", levels.usual(rules)).split(",")]
        for level in bots:
            levels.find(rules, level)
        if len(bots) not in (1, setup.players - 1):
            raise teaching("bots", players=setup.players - 1, given=len(bots))
        bots = bots * (setup.players - 1) if len(bots) == 1 else bots
        seed = given.get("seed", secrets.token_hex(32))
        name = fit(given.get("name", "")) or self.name
        names = [name, *[one for one in NAMES if one.casefold() != name.casefold()][: setup.players - 1]]
        here = Here(Game.begin(rules, setup, seed), names, bots, self.language, seed)
        self.seat = here
        begun = self.say(
            "begun", name=name, others=self.texts.listed(names[1:]), levels=", ".join(dict.fromkeys(bots))
        )
        return f"{begun}\n\n{await self._page()}"

    async def do_tables(self, given: dict[str, Any]) -> str:
        return await self._server(given.get("server", "")).tables()

    async def do_join(self, given: dict[str, Any]) -> str:
        await self._must_be_free()
        visit = self._server(server_of(given["table"]))
        self.seat = await visit.join(given["table"], given.get("seat"), given.get("name", ""))
        return await self._page()

    async def do_leave(self, given: dict[str, Any]) -> str:
        seat, self.seat, self.last = self._seated(), None, Told("")
        await seat.leave()
        return self.say("left")

    async def _must_be_free(self) -> None:
        """Whoever sits somewhere must leave it first, unless the game there is over."""
        if self.seat is None:
            return
        if not self.last.over:
            raise teaching("seated")
        await self.seat.close()
        self.seat, self.last = None, Told("")

    def _seated(self) -> Seat:
        if self.seat is None:
            raise teaching("no-seat")
        return self.seat

    def _server(self, wanted: str) -> Visit:
        """The server that is visited; one to which a link leads, unless whoever started this has named another."""
        if self.visit is None or (wanted and wanted != self.visit.server):
            if self.bound and self.visit is not None:
                raise teaching("other-server", server=self.visit.server)
            if not wanted:
                raise teaching("no-server")
            self.visit = Visit(wanted, self.language, self.name)
        return self.visit

    # Playing

    async def _page(self, *first: str) -> str:
        self.last = await self._seated().told()
        return "\n\n".join([*first, self.last.text])

    async def do_look(self, given: dict[str, Any]) -> str:
        return await self._page()

    async def do_act(self, given: dict[str, Any]) -> str:
        """A choice, or several steps in words: each is looked for among what is open by then."""
        seat, done = self._seated(), list[str]()
        if not self.last.text:
            self.last = await seat.told()
        for step in spoken.steps(given["choice"]):
            if done:
                self.last = await seat.told()
            try:
                if not self.last.choices:
                    raise teaching("not-asked")
                marks = [f"{one.number}" for one in self.last.choices]
                choice = spoken.act(step, [(one.words, one) for one in self.last.choices], marks)
                await seat.act(choice)
            except Sentence as refused:
                if not done:
                    raise
                return await self._page(self._done(done), refused.said(self.language))
            done.append(choice.words)
        return await self._page(self._done(done))

    def _done(self, done: Sequence[str]) -> str:
        return self.say("done", what=self.texts.listed(done))

    async def do_why_not(self, given: dict[str, Any]) -> str:
        seat, wanted = self._seated(), given["choice"]
        told = self.last = await seat.told()
        barred = await seat.barred()
        try:
            words, why = spoken.act(wanted, [(one, (one, why)) for one, why in barred], [""] * len(barred))
            return self.say("barred", choice=words, why=why)
        except Refused:
            if not told.choices:
                raise teaching("not-asked") from None
            marks = [f"{one.number}" for one in told.choices]
            choice = spoken.act(wanted, [(one.words, one) for one in told.choices], marks)
            return self.say("allowed", number=f"{choice.number}", choice=choice.words)

    async def do_undo(self, given: dict[str, Any]) -> str:
        what = await self._seated().undo()
        return await self._page(self.say("undone", what=what))

    async def do_wait(self, given: dict[str, Any]) -> str:
        seconds = min(given.get("seconds", WAIT), LONGEST_WAIT)
        await self._seated().wait(seconds)
        async with self.one_at_a_time:
            return await self._page()

    async def do_say(self, given: dict[str, Any]) -> str:
        seat = self._seated()
        others = self._others(seat, given["to"]) if "to" in given else ()
        await seat.say(given["words"], others)
        return self.say("heard")

    # Deals

    def _others(self, seat: Seat, named: str) -> tuple[Place, ...]:
        said = spoken.read(f"offer {named}:", seat.company)
        assert said is not None
        return said.seats

    async def do_promises(self, given: dict[str, Any]) -> str:
        seat = self._seated()
        others = self._others(seat, given["with"])
        possible = await seat.possible(others)
        if about := given.get("about"):
            possible = spoken.about(about, seat.company, others, possible)
        if not possible:
            raise teaching("no-promises")
        names = seat.company.names
        lines = [
            self.say("promises-by", name=names[by], promises=self.texts.row(said))
            for by in dict.fromkeys(one.seat for one in possible)
            if (said := [one.words for one in possible[:PROMISES] if one.seat == by])
        ]
        more = [self.say("promises-more", number=left)] if (left := len(possible) - PROMISES) > 0 else []
        return "\n".join([*lines, *more])

    async def do_offer(self, given: dict[str, Any]) -> str:
        seat = self._seated()
        others = self._others(seat, given["to"])
        await seat.offer(others, await self._terms(seat, others, given["promises"]))
        return await self._page()

    async def do_answer(self, given: dict[str, Any]) -> str:
        seat, number, answer = self._seated(), given["offer"], given["answer"]
        word = answer.casefold()
        for words, meant in ((YES, "accept"), (NO, "refuse"), (BACK, "withdraw")):
            if word in words:
                await seat.answer(number, meant)
                return await self._page()
        others = await seat.parties(number)
        await seat.offer(others, await self._terms(seat, others, answer), number)
        return await self._page()

    async def _terms(self, seat: Seat, others: Sequence[Place], words: str) -> list[Any]:
        return spoken.promised(words, seat.company, others, await seat.possible(others))


def fit(name: str) -> str:
    """A name as it can be shown."""
    return "".join([letter for letter in name if letter.isprintable()]).strip()[:LONGEST_NAME]

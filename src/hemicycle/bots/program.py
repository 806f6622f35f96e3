"""A bot by any program: how it is asked, a line at a time, and what its answers mean.

Each line, to it and from it, is one JSON value; docs/bots.md has all of them. It is told what its seat may know
and nothing else, as a bot in Python is: the view, what the seat has seen happen, the deals that it may see.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

import msgspec

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import EMPTY, Ledger
from hemicycle.engine.rules import Rules, as_json, plain
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action, Event

from . import processes, told
from .base import Bot, Reply
from .processes import Process, ProgramFailed, failed, quoted
from .told import Plain, Told, Wishes, same

WANTED = {
    "game": '{}, {"words":"fr","view":false,"deals":true}',
    "consider": '"accept", "refuse", {"terms":[1,2]}',
    "offer": 'null, {"terms":[1,2]}, {"to":[3],"terms":[1]}',
}
"""Answers that would do, by the line to which they are one."""
TRIES = 3
"""How often a program is started for one game. Where a game goes on without it, it may come back so often."""


class Bargained(msgspec.Struct, forbid_unknown_fields=True):
    """An offer as a program writes it."""

    terms: list[Any]
    to: list[int | str] | None = None


class Running:
    """The process of one seat in one game, and what it has been told."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.wishes = Wishes()
        self.told = 0
        """How many of the events that its seat has seen."""
        self.ledger = EMPTY
        self.begun = 0
        """How often it was started."""

    def ask(self, line: Plain) -> bytes:
        """Its answer to a line."""
        assert self.process is not None
        try:
            return self.process.ask(msgspec.json.encode(line), processes.patience())
        except ProgramFailed:
            self.process = None
            raise

    def leave(self) -> None:
        """The game is over, or goes on without it."""
        process, self.process = self.process, None
        if process is not None:
            processes.give_back(process)

    def refuse(self, what: str, answer: Any, **params: Any) -> NoReturn:
        """It said something that means nothing here."""
        process, self.process = self.process, None
        assert process is not None
        process.end()
        said = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        if what in WANTED:
            params["wanted"] = WANTED[what]
        raise failed(f"no-{what}", line=process.lines, said=quoted(said), **params)


class ProgramBot(Bot):
    """A seat that a program plays."""

    seconds = processes.PATIENCE
    reckons = True

    def __init__(self, seat: Seat, rng: Random, rules: Rules, words: tuple[str, ...]):
        super().__init__(seat, rng)
        self.rules = rules
        self.words = words
        """What is run."""
        self.seen: list[Event] = []
        self.running = Running()
        self._told: Told | None = None
        weakref.finalize(self, self.running.leave).atexit = False

    def saw(self, events: Sequence[Event]) -> None:
        self.seen += events

    def choose(self, view: Any, request: Request) -> Action:
        return self._chosen(self._asked(view, "ask", self._say(view).question(request, False)), request)

    def volunteer(self, view: Any, request: Request) -> Action | None:
        answer = self._asked(view, "ask", self._say(view).question(request, True))
        return None if answer is None else self._chosen(answer, request)

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        self.ledger, say = ledger, self._say(view)
        if not self.running.wishes.deals:
            return RefuseDeal(deal.id)
        terms = tuple(view.terms_between(deal.parties))
        match self._asked(view, "consider", {"deal": say.deal(deal), "terms": say.terms(terms)}):
            case "accept":
                return AcceptDeal(deal.id)
            case "refuse":
                return RefuseDeal(deal.id)
            case {"terms": [*wanted]}:
                others = tuple([seat for seat in deal.parties if seat != self.seat])
                return Offer(others, self._meant(wanted, terms), deal.id)
            case other:
                self.running.refuse("consider", other)

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        self.ledger, say = ledger, self._say(view)
        if not self.running.wishes.deals or not terms:
            return None
        answer = self._asked(view, "offer", {"terms": say.terms(terms)})
        if answer is None:
            return None
        try:
            wanted = msgspec.convert(answer, Bargained)
        except msgspec.ValidationError:
            self.running.refuse("offer", answer)
        meant = self._meant(wanted.terms, terms)
        others = {term.seat for term in meant} if wanted.to is None else {self._player(one) for one in wanted.to}
        return Offer(tuple(sorted(others - {self.seat})), meant)

    # The conversation

    def _say(self, view: Any) -> Told:
        """The words in which the program is told. It is started if it is not there."""
        if self.running.process is None:
            self._begin(view)
        words = self.running.wishes.words
        if self._told is None or (self._told.words, self._told.names) != (words, self.names):
            self._told = Told(self.rules, view.setup, self.names, words)
        return self._told

    def _begin(self, view: Any) -> None:
        running = self.running
        if running.begun == TRIES:
            raise failed("given-up", tries=TRIES)
        running.begun += 1
        answer = self._first({"type": "game", **told.game(self.rules, view.setup, self.seat, self.names)})
        try:
            wishes = msgspec.json.decode(answer, type=Wishes)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            running.refuse("game", answer)
        if wishes.words and wishes.words not in LANGUAGES:
            running.refuse("game", answer)
        running.wishes, running.told, running.ledger = wishes, 0, EMPTY

    def _first(self, line: Plain) -> bytes:
        """What a program says to a game that begins. One that has ended after its last game is started anew."""
        running = self.running
        running.process = processes.waiting(self.words)
        if running.process is not None:
            try:
                return running.ask(line)
            except ProgramFailed:
                pass
        running.process = processes.start(self.words)
        return running.ask(line)

    def _asked(self, view: Any, type: str, about: Plain) -> Any:
        """What it answers to a question."""
        answer = self.running.ask({"type": type, **about, **self._since(view), "seed": self.rng.getrandbits(32)})
        try:
            return msgspec.json.decode(answer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.running.refuse("json", answer)

    def _since(self, view: Any) -> Plain:
        """What its seat has seen, and what has become of deals, since it was last told; and what stands."""
        running, say, found = self.running, self._say(view), Plain()
        if running.wishes.view:
            found["view"] = msgspec.Raw(as_json(view))
        if table := say.table(view, self.seat):
            found["table"] = table
        found["news"] = [say.event(event) for event in self.seen[running.told :]]
        running.told = len(self.seen)
        if running.wishes.deals:
            found["deals"] = [say.deal(deal) for deal in self.ledger.changes(running.ledger)]
            running.ledger = self.ledger
        seats = range(view.setup.players)
        found["promises"] = [say.term(term) for seat in seats for term in self._owed(seat)]
        return found

    def _owed(self, seat: Seat) -> Sequence[Term]:
        """What somebody has promised and still has to keep, as far as the seat knows: its own in any case."""
        return self.promises if seat == self.seat else self.ledger.promises(seat)

    # What it answers

    def _chosen(self, answer: Any, request: Request) -> Action:
        """A number, the words of an option, or its action."""
        options = request.options
        match answer:
            case int() if not isinstance(answer, bool) and 0 < answer <= len(options):
                return options[answer - 1]
            case str() if self._told is not None:
                told = self._told
                found = [one for one in options if same(answer, told.choice(one, request.kind))]
                if len(found) == 1:
                    return found[0]
            case {"type": str()}:
                for option in options:
                    if plain(option) == answer:
                        return option
        self.running.refuse("choice", answer, kind=request.kind, number=len(options))

    def _meant(self, wanted: Sequence[Any], terms: Sequence[Term]) -> tuple[Term, ...]:
        """Terms of a deal: each a number, its words, or the term itself, which may be one that is not listed."""
        return tuple([self._term(one, terms) for one in wanted])

    def _term(self, wanted: Any, terms: Sequence[Term]) -> Term:
        match wanted:
            case int() if not isinstance(wanted, bool) and 0 < wanted <= len(terms):
                return terms[wanted - 1]
            case str() if self._told is not None:
                told = self._told
                found = [term for term in terms if same(wanted, told.promise(term))]
                if len(found) == 1:
                    return found[0]
            case {"type": str()}:
                try:
                    return self.rules.load_term(wanted)
                except ValueError:
                    pass
        self.running.refuse("term", wanted, number=len(terms))

    def _player(self, one: int | str) -> Seat:
        """A seat, or somebody's name."""
        if isinstance(one, int):
            return one
        if list(self.names).count(one) != 1:
            self.running.refuse("player", one)
        return list(self.names).index(one)

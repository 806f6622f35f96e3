"""What a program that plays is told of its seat: plain data, and the same in words where it wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hemicycle import games
from hemicycle.engine.deals import Deal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

Plain = dict[str, Any]
PACKAGE = "hemicycle.env"
"""Whose sentences those about tables stand beside."""


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """What a program answers when a game begins: what it wants to be told."""

    words: str = "en"
    """In which language; empty: it does without."""
    view: bool = True
    deals: bool = False
    """Whether it bargains. Else it is not asked for offers, and refuses those of others."""


class Told:
    """One table in the words of one language, or in none."""

    def __init__(self, rules: Rules, setup: Setup, names: Sequence[str], words: str):
        self.rules = rules
        self.names = names
        self.words = words
        self.texts: Texts = rules.texts(words or "en", names).playing(setup.edition)

    def table(self, view: Any, seat: Seat) -> list[str]:
        """How the table stands, in words, where the game has them (docs/new-game.md)."""
        told, board = (games.part(self.rules, name) for name in ("told", "board"))
        if not self.words or told is None or board is None:
            return []
        return [*told.table(self.texts.beside(PACKAGE), board.board(view), board.hand(view, seat), seat)]

    def question(self, request: Request, optional: bool) -> Plain:
        """What is asked, and every option with its number."""
        told: Plain = {"kind": request.kind, "optional": optional}
        if self.words:
            told |= {"said": self.texts.request(request), "help": self.texts.request_help(request)}
        told["options"] = [
            self._said({"number": number, "action": plain(option)}, self.choice(option, request.kind))
            for number, option in enumerate(request.options, 1)
        ]
        return told

    def choice(self, option: Action, kind: str) -> str:
        return self.texts.action(option, kind) if self.words else ""

    def terms(self, terms: Sequence[Term]) -> list[Plain]:
        return [{"number": number, **self.term(term)} for number, term in enumerate(terms, 1)]

    def term(self, term: Term) -> Plain:
        return self._said({"seat": term.seat, "term": plain(term)}, self.promise(term))

    def promise(self, term: Term) -> str:
        return self.texts.promise(term) if self.words else ""

    def deal(self, deal: Deal) -> Plain:
        fields = ("id", "by", "parties", "status", "accepted", "answers")
        terms = zip(deal.terms, deal.verdicts, strict=True)
        return {name: getattr(deal, name) for name in fields} | {
            "terms": [{**self.term(term), "verdict": verdict} for term, verdict in terms]
        }

    def event(self, event: Event) -> Plain:
        return self._said({"event": plain(event)}, self.texts.event(event) if self.words else "")

    def _said(self, told: Plain, words: str) -> Plain:
        return told | {"said": words} if self.words else told


def game(rules: Rules, setup: Setup, seat: Seat, names: Sequence[str]) -> Plain:
    """Which game begins, and who sits where."""
    texts = rules.texts("en", names)
    return {
        "game": rules.name,
        "seat": seat,
        "players": [texts.seat(one) for one in range(setup.players)],
        "edition": rules.edition_id(setup.edition),
        "options": plain(setup.options),
    }


def same(words: str, said: str) -> bool:
    """Whether somebody means these words, however large or small they wrote them."""
    return words.strip().rstrip(".").casefold() == said.strip().rstrip(".").casefold()

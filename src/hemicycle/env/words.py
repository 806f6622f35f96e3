"""What a seat is told, as plain text: the table, what happened, the deals, the talk, what is asked, every choice.

It is for a language model, a person in a terminal, somebody with a screen reader: short lines, no drawing, nothing
that needs to stand below something else. It is made of the seat's view, its events and its ledger alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from hemicycle import games
from hemicycle.engine.citations import rule_asked
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import GameState
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import GameOver

from . import ledger
from .options import Choice, choices, folded, open_to
from .told import seen, told_of

__all__ = ["Choice", "Page", "Section", "choices", "page", "table"]

PACKAGE = __name__.rpartition(".")[0]
MOST_EVENTS = 25
"""Lines of what happened: whoever was away for long is told the last ones."""
MOST_TALK = 20
LONGEST_LINE = 300
"""Letters of what somebody has said."""

Name: TypeAlias = Literal["table", "happened", "deals", "talk", "asked", "free", "undo"]


class Section(msgspec.Struct, frozen=True):
    """A part of the page."""

    name: Name
    heading: str
    lines: tuple[str, ...]


class Page(msgspec.Struct, frozen=True):
    """All that a seat is told at one moment, in one language."""

    sections: tuple[Section, ...]

    def text(self, *without: Name) -> str:
        """The sections one below the other, but for some."""
        parts = [one for one in self.sections if one.name not in without]
        return "\n\n".join(["\n".join([part.heading, *part.lines]) for part in parts])


def page(
    game: Game,
    seat: Seat,
    texts: Texts,
    *,
    public: bool = True,
    since: int = -1,
    talk: Sequence[tuple[str, str]] = (),
) -> Page:
    """What a seat, or a spectator, is told now.

    `public`: whether deals that were agreed are known to all; `since`: what happened after this decision is told;
    `talk`: who said what.
    """
    texts = texts.beside(PACKAGE)
    view = game.view(seat)
    parts: list[tuple[Name, str, list[str]]] = [
        ("table", _title(texts, seat), told(game.rules, texts, view, seat)),
        ("happened", texts.say("page-happened"), happened(game, seat, texts, since)),
        ("deals", texts.say("page-deals"), ledger.lines(game, seat, texts, public)),
        ("talk", texts.say("page-talk"), [_said(texts, who, what) for who, what in talk[-MOST_TALK:]]),
        ("asked", texts.say("page-asked"), asked(game, view, seat, texts)),
        ("free", texts.say("page-free"), [*_requests(game, view, seat, texts, optional=True)]),
        ("undo", texts.say("page-undo"), [step] if (step := texts.step(game.undoable(seat)[1])) else []),
    ]
    return Page(tuple([Section(name, heading, tuple(lines)) for name, heading, lines in parts if lines]))


def _title(texts: Texts, seat: Seat) -> str:
    game = texts.say("game-title")
    return (
        texts.say("page-watching", game=game)
        if seat == SPECTATOR
        else texts.say("page-seat", game=game, seat=seat)
    )


def told(rules: Rules, texts: Texts, view: GameState, seat: Seat) -> list[str]:
    """The table, from a view of it."""
    board, hand = seen(rules, view, seat)
    return [*told_of(rules).table(texts, board, hand, seat)]


def table(rules: Rules, texts: Texts, board: Any, hand: Any, seat: Seat) -> list[str]:
    """The table, from what a server has sent of it, as plain data; for whoever watches there is no hand."""
    shown = games.part(rules, "shown") if games.part(rules, "told") else None
    if shown is not None:
        board = msgspec.convert(board, shown.Board, str_keys=True)
        hand = msgspec.convert(hand, shown.Hand, str_keys=True) if hand else None
    return [*told_of(rules).table(texts.beside(PACKAGE), board, hand, seat)]


def happened(game: Game, seat: Seat, texts: Texts, since: int) -> list[str]:
    """What a seat saw happen, the last of it."""
    told = told_of(game.rules)
    said: list[str] = []
    for _, event in told.in_order(game.events(seat, since)):
        line = told.heading(texts, event) if told.quiet(event, seat) else texts.event(event)
        if line is not None and line not in said[-1:]:
            said.append(line)
    left = len(said) - MOST_EVENTS
    return [*([texts.say("page-earlier", number=left)] if left > 0 else ()), *said[-MOST_EVENTS:]]


def _said(texts: Texts, who: str, what: str) -> str:
    """One line of talk, whatever somebody has typed."""
    line = "".join([letter if letter.isprintable() else " " for letter in what])
    line = line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"
    return texts.say("page-said", who=who, what=line)


def asked(game: Game, view: GameState, seat: Seat, texts: Texts) -> list[str]:
    """The questions to a seat with their choices; without one, whom the table waits for, or how the game ended."""
    if game.over:
        ending = game.state.ending()
        return [*([texts.say(ending)] if ending else ()), texts.event(GameOver(*game.result))]
    lines = [*_requests(game, view, seat, texts, optional=False)]
    waited = dict.fromkeys([one.seat for one in game.requests if not one.optional and not one.answered])
    awaited = [
        f"{number}" for number, deal in ledger.numbered(game, seat).items() if deal in game.ledger.open(seat)
    ]
    if awaited:
        lines.append(texts.say("page-answer-offers", offers=texts.listed(awaited), number=len(awaited)))
    if seat not in waited:
        lines.append(texts.say("page-waiting", seats_named=[*waited]))
    return lines


def _requests(game: Game, view: GameState, seat: Seat, texts: Texts, optional: bool) -> Iterator[str]:
    """Each question with its rule and its choices."""
    found = choices(game, seat, texts)
    explained: set[str] = set()
    for request in open_to(game, seat):
        if request.optional != optional:
            continue
        yield texts.request(request)
        if request.kind not in explained:
            explained.add(request.kind)
            yield _rule(view, request, texts)
        if request.answered and request.answer is not None:
            yield texts.say("page-answered", action=texts.action(request.answer, request.kind))
        yield from folded(texts, [one for one in found if one.request == request.id])


def _rule(view: GameState, request: Request, texts: Texts) -> str:
    """What is behind a question, and where the rules have it."""
    where = texts.cited(rule_asked(view, request))
    return texts.say("page-rule", help=texts.request_help(request), rule=where)

"""What a seat may choose, numbered through all that it is asked, and how a long list of choices is folded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.grammar import capital
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action

from .boards import board_of
from .told import Told, told_of


class Choice(msgspec.Struct, frozen=True):
    """One legal choice."""

    number: int
    request: int
    action: Action
    words: str
    optional: bool
    """It may be taken out of turn; nobody waits for it."""
    label: str
    """What it shares with others of its list; empty: nothing."""
    apart: str
    """What sets it apart from these."""


def open_to(game: Game, seat: Seat) -> list[Request]:
    """What a seat can answer, or answer otherwise: first what is waited for."""
    return [one for one in game.asked(seat) if not one.answered or one.changeable]


def choices(game: Game, seat: Seat, texts: Texts) -> list[Choice]:
    """Every legal choice of a seat: request by request, what belongs together side by side."""
    return numbered(told_of(game.rules), open_to(game, seat), texts)


def barred(game: Game, seat: Seat, texts: Texts) -> list[tuple[str, str]]:
    """Choices that one would think of and that are not legal now, each with the reason."""
    kind = next((one.kind for one in open_to(game, seat)), "")
    thinkable = board_of(game.rules).thinkable(game.view(seat), seat)
    why = [(action, game.why_not(seat, action)) for action in thinkable]
    return [(texts.action(action, kind), texts.say(reason)) for action, reason in why if reason is not None]


def numbered(told: Told, requests: Sequence[Request], texts: Texts) -> list[Choice]:
    """The choices of some requests, numbered through all of them."""
    first = told.first(requests[0].kind) if requests else 1
    every = [(one, *choice) for one in requests for choice in together(told, one, texts)]
    return [
        Choice(number, one.id, action, texts.action(action, one.kind), one.optional, label, apart)
        for number, (one, action, label, apart) in enumerate(every, first)
    ]


def together(told: Told, request: Request, texts: Texts) -> Iterator[tuple[Action, str, str]]:
    """The options of a request, those with the same label one after the other."""
    groups: dict[str, list[tuple[Action, str, str]]] = {}
    for at, action in enumerate(sorted(request.options, key=told.place)):
        label, apart = told.labels(texts, action, request.kind)
        groups.setdefault(label or f"\0{at}", []).append((action, label, apart))
    for group in groups.values():
        yield from group


def folded(texts: Texts, found: Sequence[Choice]) -> Iterator[str]:
    """The choices of a request as lines: those that share a label on one. Nothing is left out."""
    groups: dict[str, list[Choice]] = {}
    for one in found:
        groups.setdefault(one.label or f"\0{one.number}", []).append(one)
    for group in groups.values():
        if len(group) == 1:
            (one,) = group
            yield texts.say("page-choice", number=f"{one.number}", words=one.words)
        else:
            said = texts.row([*_numbered(texts, group)])
            yield texts.say("page-choices", label=capital(group[0].label), choices=said)


def _numbered(texts: Texts, group: Sequence[Choice]) -> Iterator[str]:
    """Each with its number; those that are the same to whoever reads them, such as two equal jokers, with all."""
    numbers: dict[str, list[str]] = {}
    for one in group:
        numbers.setdefault(one.apart, []).append(f"{one.number}")
    for apart, some in numbers.items():
        yield texts.say("page-choice", number=texts.either(some), words=apart)

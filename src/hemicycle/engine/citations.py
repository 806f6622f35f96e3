"""Where a rule is found. It is said once, where the rule is carried out: a docstring begins with its citation.

    class Doppler(Action, frozen=True):
        \"\"\"Matériel 6; rulings D7, D8  Double all votes of a party that has a politician on the table.\"\"\"

Two spaces stand between the citation and the rule in words; our rulings come after the paragraphs of the rulebook.
From it a reader is told where the rule of a choice, a question or a refusal (`Message.rule`) is found, in
his language (`Texts.cited`); what it names are items of docs/rules/GAME.md (`items`).
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .flow import Frame, Request
    from .state import GameState


@cache
def cited_by(thing: Any) -> str:
    """The citation that the docstring of an action, of a frame or of a method begins with, if it begins with one.

    A class without a docstring has that of the class that it extends.

    Under `python -OO` there are no docstrings, and so no citations, as the command line has no help then.
    """
    docstrings = [one.__doc__ for one in getattr(thing, "__mro__", (thing,)) if one.__doc__]
    found = re.match(r"(\S.*?)  \S", docstrings[0]) if docstrings else None
    return found[1] if found else ""


def rule_asked(g: GameState, request: Request) -> str:
    """The citation of an open question: of the state that asks, of whoever takes the answer, or of the frame.

    An offer is asked by no state.
    """
    if request.optional:
        return rule_at(g, request.origin, request.then)
    return rule_at(g, len(g.stack) - 1, g.ask.state, g.ask.then)


def rule_at(g: GameState, depth: int, *methods: str) -> str:
    """The citation of some methods of a frame, counted from the bottom of the stack, or of the frame itself.

    Where these cite nothing, as in a ballot, it is that of the method that takes the frame's result, else of the
    frame that called it.
    """
    *callers, frame = g.stack[: depth + 1]
    cited = _cited_in(type(frame), *methods)
    while not cited and callers:
        caller = callers.pop()
        cited = _cited_in(type(caller), caller.at)
    return cited


@cache
def _cited_in(frame: type[Frame], *methods: str) -> str:
    places = [*[getattr(frame, name) for name in methods if name], frame]
    return next(filter(None, map(cited_by, places)), "")


def cited_parts(citation: str) -> tuple[list[str], list[str]]:
    """The paragraphs of a citation, those of one section together, and its rulings.

    A ruling without a letter is one of R, a dossier's. The bare key of a ruling, as lessons have it, is one too.
    """
    paragraphs: list[str] = []
    rulings: list[str] = []
    for part in citation.split("; ") if citation else ():
        if ruling := re.fullmatch(r"[Rr]ulings? (.+)|([A-Z]\d+)", part):
            rulings += [one if one[0].isalpha() else f"R{one}" for one in (ruling[1] or ruling[2]).split(", ")]
        else:
            paragraphs.append(part)
    return paragraphs, rulings


def items(citation: str) -> list[str]:
    """What a citation names, as the page of rules has it: `Coup A 1, 3; ruling 51` → Coup A 1, Coup A 3, R51."""
    paragraphs, rulings = cited_parts(citation)
    found = []
    for part in paragraphs:
        section = ""
        for named in part.split(", "):
            if named.isdecimal():
                found.append(f"{section} {named}")
            else:
                section = section_of(named)
                found.append(named)
    return found + rulings


def section_of(named: str) -> str:
    """`Foreign aid 2` → Foreign aid."""
    return re.sub(r" \d+$", "", named)

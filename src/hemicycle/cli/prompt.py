"""The question to the person: numbered choices, `?` for the rule, `??` for all of it, and patience."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from hemicycle.engine.citations import cited_by, rule_asked
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action

from .boards.plain import HINT, Board
from .rules import print_rule
from .screen import tell

LEAVE = ("q", "quit", "exit")
UNDO = ("u", "undo", "annuler")
HELP = ("h", "help", "aide")
WHY = ("w", "why", "pourquoi")


class Leave(Exception):
    """The person has had enough for now."""


class Undone(Exception):
    """The person has taken back the last step, and is asked anew."""


class Prompt:
    """Asks until there is an answer."""

    def __init__(
        self,
        rules: Rules,
        board: Board,
        texts: Texts,
        console: Console,
        ask: Callable[[str], str],
        undoable: Callable[[], str] = lambda: "",
        undo: Callable[[], bool] = lambda: False,
        advise: Callable[[Request], Sequence[str]] = lambda request: (),
        reasons: Callable[[], Sequence[str]] = lambda: (),
    ):
        self.rules = rules
        self.board = board
        self.texts = texts
        self.console = console
        self.ask = ask
        self.undoable = undoable
        """What the person may take back, in words; empty: nothing."""
        self.undo = undo
        """Take it back; whether that was done. Else it has been said why not."""
        self.advise = advise
        """What the person could do, in sentences."""
        self.reasons = reasons
        """Why bots have done what they did since the person was last asked, in sentences."""
        self.out_of_turn: list[tuple[Request, Action]] = []
        """What the person may do out of turn, beside answering."""

    def choose(self, view: Any, request: Request, optional: Sequence[Request] = ()) -> tuple[Request, Action]:
        """Show the table and the choices; the one that the person takes, of the question or out of turn."""
        self.out_of_turn = [(one, action) for one in optional for action in one.options]
        actions = self.show(view, request)
        while True:
            typed = self.ask("> ").strip().lower()
            if typed in LEAVE:
                raise Leave
            if typed in UNDO:
                if self.undo():
                    raise Undone
                continue
            if typed in self.board.commands:
                for part in getattr(self.board, self.board.commands[typed])(view):
                    self.console.print(part)
            elif typed in HELP:
                self._say(self.advise(request), "play-no-advice")
            elif typed in WHY:
                self._say(self.reasons(), "play-no-reasons")
            elif typed == "m":
                self.console.print(self.board.choices(view, request, every=True)[1])
            elif typed == "t":
                self.show(view, request, whole=True)
            elif typed.startswith("?"):
                self.explain(typed.lstrip("?").strip(), view, request, actions, whole=typed.startswith("??"))
            elif (action := self._numbered(typed, actions)) is not None:
                return request, action
            elif not typed and len(actions) == 1:
                return request, actions[0]
            elif re.fullmatch(r"o\d", typed, re.ASCII) and 0 < int(typed[1:]) <= len(self.out_of_turn):
                return self.out_of_turn[int(typed[1:]) - 1]
            else:
                self._not_understood(actions)

    def show(self, view: Any, request: Request, whole: bool = False) -> list[Action]:
        """The table, the question, the choices in their order."""
        self.board.start = self.board.first_number(request)
        actions, shown = self.board.choices(view, request)
        for part in self.board.draw(view, request, whole):
            self.console.print(part)
        tell(self.console, self.board.coloured(self.texts.request(request)), indent=1)
        self.console.print(shown)
        for number, (asked, action) in enumerate(self.out_of_turn, 1):
            said = self.texts.action(action, asked.kind)
            tell(self.console, self.texts.say("play-offer", key=f"o{number}", action=said), indent=1)
        if what := self.undoable():
            tell(self.console, self.texts.say("play-undo", what=what), indent=1)
        tell(self.console, self.texts.say(self.board.keys), HINT, indent=1)
        return actions

    def explain(self, which: str, view: Any, request: Request, actions: list[Action], whole: bool = False) -> None:
        """The rule behind the question, or behind one of the choices; `whole`: in all its words."""
        if which:
            action = self._numbered(which, actions)
            if action is None:
                self._not_understood(actions)
                return
            tell(self.console, self.texts.action(action, request.kind), "bold")
            tell(self.console, self.texts.help(action, request.kind))
            citation = cited_by(type(action)) or rule_asked(view, request)
        else:
            tell(self.console, self.texts.request_help(request))
            for sentence in self.board.held(view):
                tell(self.console, sentence, indent=2)
            citation = rule_asked(view, request)
        print_rule(self.console, self.rules, self.texts, citation, whole)

    def _say(self, sentences: Sequence[str], nothing: str) -> None:
        for sentence in sentences or [self.texts.say(nothing)]:
            tell(self.console, sentence, indent=1)

    def _numbered(self, typed: str, actions: list[Action]) -> Action | None:
        """The choice with the number that was typed, if that is one."""
        if re.fullmatch(r"\d{1,4}", typed, re.ASCII) and 0 <= int(typed) - self.board.start < len(actions):
            return actions[int(typed) - self.board.start]
        return None

    def _not_understood(self, actions: list[Action]) -> None:
        low = self.board.start
        tell(self.console, self.texts.say("play-not-understood", low=low, last=low + len(actions) - 1))

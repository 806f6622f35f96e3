"""The question to the person: numbered choices, words of them, deals, `?` for the rule, `??` for all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from hemicycle.engine.citations import cited_by, rule_asked
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message, Refused
from hemicycle.env import spoken

from .boards.plain import HINT, Board
from .deals import Deals
from .keys import ABOUT_DEALS, HELP, LEAVE, LEDGER, NOT_IT, UNDO, WHY, Anew, Leave
from .rules import print_rule
from .screen import paragraph, tell

Choice = tuple[Request, Action]
NBSP = "\u00a0"


class Host(Protocol):
    """Who puts the questions."""

    def undoable(self) -> str:
        """What the person may take back, in words; empty: nothing."""

    def undo(self) -> bool:
        """Take it back; whether that was done. Else it has been said why not."""

    def advise(self, request: Request) -> Sequence[str]:
        """What the person could do, in sentences."""

    def reasons(self) -> Sequence[str]:
        """Why bots have done what they did since the person was last asked, in sentences."""

    def barred(self) -> Sequence[tuple[str, str]]:
        """What one would think of and the rules do not allow now, each with the reason."""

    def sure(self, request: Request, action: Action) -> bool:
        """Whether the person wants to answer so, after being told what speaks against it."""


class Prompt:
    """Asks until there is an answer."""

    def __init__(
        self,
        rules: Rules,
        board: Board,
        texts: Texts,
        console: Console,
        ask: Callable[[str], str],
        host: Host,
        deals: Deals,
    ):
        self.rules = rules
        self.board = board
        self.texts = texts
        self.console = console
        self.ask = ask
        self.host = host
        self.deals = deals
        self.out_of_turn: list[Choice] = []
        """What the person may do out of turn, beside answering."""
        self.steps: list[str] = []
        """What the person has said in one go and is still to be done: «1; 3»."""

    def choose(self, view: Any, request: Request, optional: Sequence[Request] = ()) -> Choice:
        """Show the table and the choices; the one that the person takes, of the question or out of turn."""
        self.out_of_turn = [(one, action) for one in optional for action in one.options]
        if self.steps and (chosen := self._next_step(view, request)) is not None:
            return chosen
        actions = self.show(view, request)
        while True:
            typed = self.ask("> ").strip()
            try:
                if self._key(typed.lower(), view, request, actions):
                    continue
                chosen = self._meant(typed, request, actions)
            except Refused as refused:
                tell(self.console, spoken.refusal(refused, self.texts), indent=1)
                continue
            if chosen is not None and self.host.sure(*chosen):
                return chosen
            self.steps = []

    def _key(self, typed: str, view: Any, request: Request, actions: list[Action]) -> bool:
        """Do what a key is for; whether it is one."""
        if typed in LEAVE:
            raise Leave
        if typed in UNDO:
            if self.host.undo():
                raise Anew
        elif typed in self.board.commands:
            for part in getattr(self.board, self.board.commands[typed])(view):
                self.console.print(part)
        elif typed in HELP:
            self._say(self.host.advise(request), "play-no-advice")
        elif typed in WHY:
            self._say(self.host.reasons(), "play-no-reasons")
        elif (words := typed.split())[:1] and words[0] in WHY:
            self.why_not(" ".join(words[2 if words[1] in NOT_IT else 1 :]), request, actions)
        elif typed in LEDGER:
            self.deals.do(spoken.Said("deals"))
        elif typed == "m":
            self.console.print(self.board.choices(view, request, every=True)[1])
        elif typed == "t":
            self.show(view, request, whole=True)
        elif typed.startswith("?"):
            self.explain(typed.lstrip("?").strip(), view, request, actions, whole=typed.startswith("??"))
        elif not typed and len(actions) != 1:
            self._not_understood(actions)
        else:
            return False
        return True

    def _meant(self, typed: str, request: Request, actions: list[Action]) -> Choice | None:
        """The choice that is meant; nothing, where it was about deals, which is done. `Refused`, and why."""
        say = self.texts.action
        same = (one for one in actions if typed.casefold() in ("", say(one, request.kind).casefold()))
        if (action := next(same, None)) is not None:
            return request, action
        if (said := self.deals.read(typed)) is not None:
            self.deals.do(said)
            return None
        try:
            return self._named(typed, request, actions)
        except Refused as refused:
            first, *left = spoken.steps(typed) or [typed]
            if not left:
                raise spoken.wanting(typed) or self._barred(typed) or refused from None
            chosen, self.steps = self._named(first, request, actions), left
            return chosen

    def _named(self, typed: str, request: Request, actions: list[Action]) -> Choice:
        """The choice that a number, or words, mean."""
        say, start = self.texts.action, self.board.start
        choices = [(request, action) for action in actions] + self.out_of_turn
        marks = [f"{start + at}" for at in range(len(actions))]
        marks += [f"o{at}" for at in range(1, len(self.out_of_turn) + 1)]
        named = [(say(action, asked.kind), (asked, action)) for asked, action in choices]
        try:
            return spoken.act(typed, named, marks, self.texts.request(request))
        except Refused:
            if not any(letter.isalpha() for letter in typed):
                raise  # a number is a choice's own, and none that stands in its words
            # As they stand in the list: «Un billet pour Ada 3 M».
            told = [" ".join(self.board.told.labels(self.texts, one, asked.kind)) for asked, one in choices]
            if len(meant := spoken.meant(typed, told)) == 1:
                return choices[meant[0]]
            if spoken.passes(typed) and PASS in request.options:
                return request, PASS
            if len(no := spoken.denied(typed, [said for said, _ in named[: len(actions)]])) == 1:
                return request, actions[no[0]]
            raise

    def _barred(self, typed: str) -> Refused | None:
        """Why what is meant can't be done now; nothing, where the rules have no reason against it."""
        barred = self.host.barred()
        named = [said for said, _ in barred]
        # Of choices that are alike one is thought of: «doppler top hat» means the doubler of another party.
        meant = spoken.meant(typed, named) or spoken.begun(typed, named)
        return Refused(Message("play-barred", dict(zip(("choice", "why"), barred[meant[0]])))) if meant else None

    def why_not(self, typed: str, request: Request, actions: list[Action]) -> None:
        """Why something can't be done, or that it can."""
        if refused := self._barred(typed):
            raise refused
        asked, action = self._named(typed, request, actions)
        said = self.texts.action(action, asked.kind)
        tell(self.console, self.texts.say("play-not-barred", choice=said), indent=1)

    def _next_step(self, view: Any, request: Request) -> Choice | None:
        """The choice that the next of some steps means; nothing, and no further step, if that is not clear."""
        self.board.start = self.board.first_number(request)
        step = self.steps.pop(0)
        try:
            chosen = self._named(step, request, self.board.choices(view, request)[0])
            if self.host.sure(*chosen):
                return chosen
        except Refused as refused:
            tell(self.console, spoken.refusal(refused, self.texts), indent=1)
        self.drop()
        return None

    def drop(self) -> None:
        """Something else is asked now than what the person has gone on to answer."""
        if self.steps:
            left = [spoken.brief(step) for step in self.steps]
            tell(self.console, self.texts.say("play-steps-left", steps=left), indent=1)
        self.steps = []

    def show(self, view: Any, request: Request, whole: bool = False) -> list[Action]:
        """The table, the question, the choices in their order."""
        self.board.start = self.board.first_number(request)
        actions, shown = self.board.choices(view, request)
        for part in self.board.draw(view, request, whole):
            self.console.print(part)
        self.deals.waiting()
        tell(self.console, self.board.coloured(self.texts.request(request)), indent=1)
        self.console.print(shown)
        for number, (asked, action) in enumerate(self.out_of_turn, 1):
            said = self.texts.action(action, asked.kind)
            tell(self.console, self.texts.say("play-offer", key=f"o{number}", action=said), indent=1)
        if what := self.host.undoable():
            tell(self.console, self.texts.say("play-undo", what=what), indent=1)
        self._keys(self.board.keys)
        if self.deals.on and not self.deals.quiet:
            self._keys("play-keys-deals")
        return actions

    def explain(self, which: str, view: Any, request: Request, actions: list[Action], whole: bool = False) -> None:
        """The rule behind the question, or behind one of the choices; `whole`: in all its words."""
        if which in ABOUT_DEALS:
            self.deals.explain()
            return
        held = self.board.held(view)
        if which:
            try:
                request, action = self._named(which, request, actions)
            except Refused as refused:
                meant = spoken.meant(which, names := [one.partition(":")[0] for one in held])
                if not meant:
                    raise self._barred(which) or refused from None
                for sentence in [one for one, name in zip(held, names, strict=True) if name == names[meant[0]]]:
                    tell(self.console, sentence)
                return
            tell(self.console, self.texts.action(action, request.kind), "bold")
            tell(self.console, self.texts.help(action, request.kind))
            citation = cited_by(type(action)) or rule_asked(view, request)
        else:
            tell(self.console, self.texts.request_help(request))
            for sentence in held:
                tell(self.console, sentence, indent=2)
            citation = rule_asked(view, request)
        print_rule(self.console, self.rules, self.texts, citation, whole)

    def _keys(self, id: str) -> None:
        """What may be typed, in lines that part no key from what it is for."""
        said = [one.replace(" ", NBSP) for one in self.texts.say(id).split(" · ")]
        lines = paragraph(" · ".join(said), self.console.width, 1).plain
        self.console.print(Text(lines.replace(NBSP, " "), HINT))

    def _say(self, sentences: Sequence[str], nothing: str) -> None:
        for sentence in sentences or [self.texts.say(nothing)]:
            tell(self.console, sentence, indent=1)

    def _not_understood(self, actions: list[Action]) -> None:
        low = self.board.start
        tell(self.console, self.texts.say("play-not-understood", low=low, last=low + len(actions) - 1), indent=1)

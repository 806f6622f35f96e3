"""`hemicycle learn`: a game's first lesson, in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from hemicycle import games
from hemicycle.bots.base import Mind
from hemicycle.bots.coach import Advice, Coach
from hemicycle.bots.lesson import LessonMind, Taught, level
from hemicycle.engine import lessons
from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.lessons import Bubble, Lesson, Move
from hemicycle.engine.rules import Rules
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Action, Refused

from . import screen
from .commands import argument, command, option
from .keys import LEAVE, NO, YES, Leave
from .language import spoken
from .play import named
from .screen import paragraph, tell, typed
from .seats import Chair
from .session import ME, Session

SKIP = ("skip", "passer")


@command()
@argument("game")
@argument("lesson", required=False)
@option("--name", metavar="name")
@option("--plain", is_flag=True)
def learn(game: str, lesson: str | None, name: str | None, plain: bool) -> None:
    rules = games.find(game)
    taught = lessons.find(rules, lesson or "first")
    Learning(rules, taught, named(name), spoken(), screen.console(), plain=plain).play()


class Learning(Taught, Session):
    """A lesson with its table."""

    left = "learn-left"

    def __init__(
        self,
        rules: Rules,
        lesson: Lesson,
        name: str,
        language: str,
        console: Console,
        ask: Callable[[str], str] = typed,
        plain: bool = False,
    ):
        self.lesson = lesson
        self.walk = Walk(lesson, name)
        self.type = ask
        self.shown = ""
        """The note that was printed last."""
        you, *bots = self.walk.names
        seats = [Chair(you), *(Chair(bot, level(lesson, rules)) for bot in bots)]
        super().__init__(lesson.begin(rules), seats, language, console, None, self.typed, "all", plain)
        self.deals.quiet = True

    def mind(self, seat: Seat) -> Mind:
        return LessonMind(self.game, self.walk, seat)

    def welcome(self) -> None:
        super().welcome()
        rules, language = self.game.rules, self.texts.language
        tell(self.console, self.lesson.title(rules, language), "bold")
        tell(self.console, self.lesson.about(rules, language))
        tell(self.console, self.texts.say("learn-keys"), "dim")

    def tell_figures(self) -> None:
        """Nothing: whoever learns a game does not ask where its figures come from."""

    def typed(self, prompt: str) -> str:
        """What the person types, unless that is to skip the notes."""
        while (line := self.type(prompt)).strip().lower() in SKIP and not self.walk.skipped:
            self.walk.skip()
            self.deals.quiet = False
            tell(self.console, self.texts.say("learn-skipped"))
        return line

    def take(self, request: Request, actions: list[Action]) -> None:
        try:
            self.walk.refuse(self.game, *actions)
        except Refused as refused:
            tell(self.console, refused.said(self.texts.language))
            return
        step = self.walk.step(self.game, *actions)
        super().take(request, actions)
        self.walk.take(step)

    # Notes

    def show(self, bubble: Bubble) -> None:
        if bubble.name == self.shown:
            return
        self._print(bubble)
        if bubble.name == lessons.CLOSING:
            self.left = "learn-finished"
            self.deals.quiet = False
        if not bubble.wanted and self.typed(f"{self.texts.say('learn-go-on')} ").strip().lower() in LEAVE:
            raise Leave

    def _print(self, bubble: Bubble) -> None:
        """What happened, the table if the person is asked something, and the note."""
        self.tell()
        mine = lessons.waiting(self.game, ME)
        if mine and not bubble.wanted and not self.shown:
            for part in self.board.draw(self.game.view(ME), mine[0], True):
                self.console.print(part)
        self.shown = bubble.name
        said = paragraph(self.walk.said(bubble, self.game, self.texts), self.console.width - 6)
        if bubble.rule:
            said = screen.lines(said, self.texts.cited(bubble.rule))
        self.console.print(self.board.note(said))

    def thought_of(self, coach: Coach, request: Request) -> Advice:
        moves = self.walk.asked_for(self.game)
        return coach.noted(request, moves) if moves else super().thought_of(coach, request)

    # Deals

    def hear(self, seat: Seat, move: Bargain) -> None:
        """What comes to the learner is answered before the game goes on (`talk`)."""

    def listen(self) -> None:
        """Likewise."""

    def settle(self, bubble: Bubble, moves: Sequence[Move]) -> Bargain | None:
        if bubble.name != self.shown:
            self._print(bubble)
        move = moves[0]
        if isinstance(move, Offer):
            tell(self.console, self.texts.say("learn-offer", seats_named=move.parties), indent=1)
            if self._yes(move.terms, "learn-make"):
                return move
            if bubble.must:
                tell(self.console, self.walk.instead(bubble, self.game).said(self.texts.language))
            else:
                self.walk.go_on(bubble.name)
            return None
        assert isinstance(move, AcceptDeal | RefuseDeal)
        deal = self.game.ledger.find(move.deal)
        assert deal is not None
        answer = self.answer(deal)
        try:
            self.walk.refuse(self.game, answer)
        except Refused as refused:
            tell(self.console, refused.said(self.texts.language))
            return None
        return answer

    def answer(self, deal: Deal) -> Bargain:
        tell(self.console, self.texts.say("learn-offered", seat=deal.by), indent=1)
        return AcceptDeal(deal.id) if self._yes(deal.terms, "learn-accept") else RefuseDeal(deal.id)

    def deal(self, move: Bargain | None) -> None:
        """What became of the learner's own offer is told before the next note."""
        super().deal(move)
        if isinstance(move, Offer):
            made = next(one for one in reversed(self.game.ledger.deals) if one.by == ME)
            said = "learn-agreed" if made.status == "agreed" else "learn-declined"
            tell(self.console, self.texts.say(said, seats_named=move.parties, number=len(move.parties)), indent=1)

    def _yes(self, terms: Sequence[Term], question: str) -> bool:
        """List promises, and ask about them until the answer is yes or no."""
        for term in terms:
            tell(self.console, f"– {self.texts.promise(term)}", indent=3)
        tell(self.console, self.texts.say(question), indent=1)
        while True:
            line = self.typed(f"{self.texts.say('learn-yes-no')} ").strip().lower()
            if line in LEAVE:
                raise Leave
            if line in ("", *YES, *NO):
                return line not in NO

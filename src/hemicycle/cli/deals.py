"""Deals in the terminal: what the person offers, answers, breaks and says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, WithdrawDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.records import Deals as WhoKnows
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Refused
from hemicycle.env import ledger, spoken
from hemicycle.env.breach import broken_by
from hemicycle.env.spoken import Company, Said

from .boards.plain import HINT, Board
from .keys import HELP, LEAVE, LEDGER, NO, YES, Anew, Leave
from .news import News
from .offers import Shown
from .screen import printable

LONGEST = 300
"""Letters of what somebody says."""


class Deals(Shown):
    """The deals of a person at a table."""

    def __init__(
        self,
        game: Game,
        texts: Texts,
        board: Board,
        console: Console,
        ask: Callable[[str], str],
        known: WhoKnows,
        enter: Callable[[Bargain], None],
    ):
        super().__init__(game, texts, board, console, known)
        self.ask = ask
        self.enter = enter
        """Makes a move of the person's."""
        self.company = Company(texts.names, self.me)
        self.news = News(game, texts, self.me, self.public)
        self.quiet = False
        """Whether the person is not told at every question what they may do."""
        self.left_open: set[str] = set()
        """The offers that the person has seen and did not answer."""

    # What the person does

    def read(self, typed: str) -> Said | None:
        """What the person wants with deals or talk; nothing, where it is about neither."""
        return spoken.read(typed, self.company)

    def do(self, said: Said) -> None:
        """Do what the person says; `Refused`, where that can't be, and `Anew`, where it changes what is asked."""
        if said.verb == "say":
            self.talk(said.seats, said.words)
            return
        if not self.on:
            raise self._refused("deal-off")
        state = self.game.state
        match said.verb:
            case "deals":
                self.list(said.seats, said.words)
            case "offer":
                self.offer(said.seats, said.words)
            case "counter":
                deal = self.open(said.number)
                self.offer(self.others(deal), said.words, deal.id)
            case "accept":
                self.enter(AcceptDeal(self.open(said.number).id))
            case "refuse":
                self.enter(RefuseDeal(self.open(said.number).id))
            case "withdraw":
                self.enter(WithdrawDeal(self.open(said.number).id))
        if self.game.state is not state:
            raise Anew

    def offer(self, seats: tuple[Seat, ...], words: str, answers: str = "") -> None:
        """Offer what these words promise."""
        terms = spoken.promised(words, self.company, seats, self.possible(seats))
        self.enter(Offer(seats, tuple(terms), answers))

    def open(self, number: int) -> Deal:
        """The open offer of that number."""
        deals = ledger.numbered(self.game, self.me)
        if number in deals and deals[number].status == "open":
            return deals[number]
        found = [f"{one}" for one, deal in deals.items() if deal.status == "open"]
        raise self._refused("deal-no-number", wanted=f"{number}", many=len(found), known=", ".join(found))

    def sure(self, request: Request, actions: Sequence[Action]) -> bool:
        """Whether the person wants to answer so, though it breaks a promise."""
        luck = f"{self.game.commitment} {self.game.number} breach"
        broken = broken_by(self.game, self.me, request, actions, luck) if self.on else {}
        for term, share in broken.items():
            said = self._say(
                "deal-would-break" if share == 1 else "deal-may-break", promise=self.texts.promise(term)
            )
            self._tell(Text(said), "bold red")
        if not broken:
            return True
        self._tell(self._say("deal-sure"), HINT)
        return self._typed() in YES

    def talk(self, seats: tuple[Seat, ...], words: str) -> None:
        """Say something. It binds nobody, and bots say so once."""
        if not (plain := printable(words, LONGEST)):
            raise spoken.refused("spoken-how", verb="say")
        self._tell(self._say("deal-said", number=len(seats), seats_named=seats, words=plain))
        if not self.said:
            bot = next(iter(seats), next(seat for seat in range(self.game.players) if seat != self.me))
            heard = "deal-heard" if self.on else "deal-heard-off"
            self._tell(self._say("play-why", seat=bot, reason=self._say(heard)))
        self.said.append((seats, plain))

    # Offers that come

    def listen(self) -> None:
        """Let the person answer the offers that are open and that they have not seen yet."""
        while deals := [one for one in self.game.ledger.open(self.me) if one.id not in self.left_open]:
            try:
                self._answer(deals[0])
            except Anew:
                return

    def leave_open(self) -> None:
        """The person has seen the open offers."""
        self.left_open.update(one.id for one in self.game.ledger.open(self.me))

    def _answer(self, deal: Deal) -> None:
        """Let the person answer an offer, or leave it open."""
        self._tell(self._say("deal-keys", number=self.number(deal)), HINT)
        while deal in self.game.ledger.open(self.me):
            typed = self.ask("> ").strip()
            try:
                match typed.lower():
                    case "":
                        self.left_open.add(deal.id)
                        return
                    case word if word in LEAVE:
                        raise Leave
                    case word if word in YES:
                        self.do(Said("accept", number=int(self.number(deal))))
                    case word if word in NO:
                        self.do(Said("refuse", number=int(self.number(deal))))
                    case word if word in HELP:
                        self.advise(deal)
                    case word if word in LEDGER:
                        self.list((), "")
                    case "t":
                        view = self.game.view(self.me)
                        for part in self.board.draw(view, view.requests[0], True):
                            self.console.print(part)
                    case word if word.startswith("?"):
                        self.explain()
                    case _:
                        self._said(typed, deal)
            except Refused as refused:
                self._tell(spoken.refusal(refused, self.texts))

    def _said(self, typed: str, deal: Deal) -> None:
        said = self.read(typed)
        if said is None:
            raise spoken.wanting(typed) or self._refused("deal-keys", number=self.number(deal))
        self.do(said)

    def _typed(self) -> str:
        typed = self.ask("> ").strip().lower()
        if typed in LEAVE:
            raise Leave
        return typed

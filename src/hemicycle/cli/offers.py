"""How deals are shown in the terminal: an offer, an answer, what could be promised, the ledger, how it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from hemicycle.bots.coach import coach_of
from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, Term, WithdrawDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.records import Deals as WhoKnows
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message, Refused
from hemicycle.env import ledger, spoken
from hemicycle.env.spoken import Company, Promise

from .boards.plain import HINT, Board
from .screen import tell

LISTED = 24
"""Promises that are listed one by one; of more, one of each kind."""


class Shown:
    """The deals of a person at a table, as they are shown."""

    def __init__(self, game: Game, texts: Texts, board: Board, console: Console, known: WhoKnows):
        self.game = game
        self.texts = texts
        self.board = board
        self.console = console
        self.known = known
        self.on = known != "none"
        self.public = known == "all"
        """Whether all know what is agreed."""
        self.me: Seat = board.seat
        self.said: list[tuple[tuple[Seat, ...], str]] = []
        """What the person has said, and to whom."""

    def _say(self, id: str, **params: Any) -> str:
        return self.texts.say(id, **params)

    def _tell(self, sentence: Text | str, style: str = "", indent: int = 1) -> None:
        tell(self.console, self.board.coloured(sentence) if isinstance(sentence, str) else sentence, style, indent)

    def _refused(self, id: str, **params: Any) -> Refused:
        return Refused(Message(id, params))

    def number(self, deal: Deal) -> str:
        deals = ledger.numbered(self.game, self.me)
        return next(f"{number}" for number, one in deals.items() if one.id == deal.id)

    def others(self, deal: Deal) -> tuple[Seat, ...]:
        return tuple(seat for seat in deal.parties if seat != self.me)

    def possible(self, seats: tuple[Seat, ...]) -> list[Promise[Term]]:
        """What could be promised now between the person and others."""
        return spoken.promises(self.game, (self.me, *seats), self.texts)

    # Offers and answers

    def heard(self, seat: Seat, move: Bargain) -> None:
        """Tell what somebody has offered the person, or answered."""
        match move:
            case Offer():
                self.show(next(one for one in reversed(self.game.ledger.deals) if one.by == seat))
            case AcceptDeal(deal=id) | RefuseDeal(deal=id):
                said = "deal-accepts" if isinstance(move, AcceptDeal) else "deal-refuses"
                reason = self.texts.say(move.reason) if move.reason else ""
                deal = self.game.ledger.find(id)
                assert deal is not None
                told = self._say(
                    said, seat=seat, number=self.number(deal), reason=reason, why="yes" if reason else "no"
                )
                self._tell(told)
                if deal.status == "agreed":
                    self._tell(self._say("deal-is-agreed", number=self.number(deal)), "bold")

    def made(self, move: Bargain) -> None:
        """Tell what the person has done."""
        match move:
            case Offer():
                deal = next(one for one in reversed(self.game.ledger.deals) if one.by == self.me)
                self._tell(self._say("deal-own", number=self.number(deal), seats_named=self.others(deal)))
                self._terms(deal)
            case AcceptDeal(deal=id):
                deal = next(one for one in self.game.ledger.deals if one.id == id)
                waiting = [seat for seat in deal.parties if seat not in deal.accepted]
                said = "deal-is-accepted" if waiting else "deal-is-agreed"
                self._tell(self._say(said, number=self.number(deal), seats_named=waiting), "bold")
            case RefuseDeal():
                self._tell(self._say("deal-is-refused"))
            case WithdrawDeal():
                self._tell(self._say("deal-is-withdrawn"))

    def show(self, deal: Deal) -> None:
        """An offer with all that there is to know about it."""
        others = [seat for seat in self.others(deal) if seat != deal.by]
        said = self._say(
            "deal-instead" if deal.answers else "deal-offered",
            seat=deal.by,
            number=self.number(deal),
            many=len(others),
            seats_named=others,
            until=self.texts.until(deal.until),
        )
        self._tell(said, "bold")
        self._terms(deal)
        if deal.reason:
            self._tell(self._say("play-why", seat=deal.by, reason=self.texts.say(deal.reason)), indent=3)
        record = self.game.ledger.record(deal.by, self.me, self.public)
        if record.kept or record.broken:
            told = self._say("deal-record", seat=deal.by, kept=record.kept, broken=record.broken)
            self._tell(told, HINT, indent=3)

    def _terms(self, deal: Deal) -> None:
        for term in deal.terms:
            self._tell(f"– {self.texts.promise(term)}", indent=3)

    def waiting(self) -> None:
        """The offers that wait for the person, each in a line."""
        for deal in self.game.ledger.open(self.me):
            until = self.texts.until(deal.until)
            self._tell(self._say("deal-waits", number=self.number(deal), seat=deal.by, until=until), "yellow")

    def advise(self, deal: Deal) -> None:
        """What a steady player would answer."""
        coach = coach_of(self.game, self.me, self.public)
        if coach is None or (advice := coach.consider(deal)) is None:
            self._tell(self._say("play-no-advice"))
            return
        reason = self.texts.say(advice.reason) if advice.reason else ""
        self._tell(self._say(f"coach-{advice.answer}"))
        if reason:
            self._tell(self._say("deal-reason", reason=reason), indent=3)
        for term in advice.terms:
            self._tell(f"– {self.texts.promise(term)}", indent=3)
        for id, terms in (("coach-bound", advice.bound), ("coach-owed", advice.owed)):
            if terms:
                self._tell(self._say(id, promises=[self.texts.promise(term) for term in terms]))

    # What there is, and how it is done

    def list(self, seats: tuple[Seat, ...], words: str) -> None:
        """What could be promised between the person and others; without a name, the ledger."""
        if not seats and words:
            names = [name for seat, name in enumerate(self.texts.names) if seat != self.me]
            raise spoken.refused("spoken-nobody", said=spoken.brief(words), names=", ".join(names))
        if not seats:
            for line in ledger.lines(self.game, self.me, self.texts, self.public) or [self._say("deal-none")]:
                self._tell(line)
            for to, said in self.said:
                self._tell(self._say("deal-said", number=len(to), seats_named=to, words=said), HINT)
            return
        found = spoken.about(words, Company(self.texts.names, self.me), seats, self.possible(seats))
        if not found and not words:
            self._tell(self._say("deal-possible-nothing", seats_named=seats))
            return
        self._tell(self._say("deal-possible", seats_named=seats, number=len(found)))
        for one, alike in shortened(found):
            listed = self.board.coloured(f"– {one.words}")
            more = Text(f" {self._say('deal-alike', number=alike)}" if alike else "", HINT)
            self._tell(listed.append_text(more), indent=3)
        if len(found) > LISTED:
            self._tell(self._say("deal-look-for", name=self.texts.seat(seats[0])), HINT)

    def explain(self) -> None:
        """How deals are made in words."""
        bot = next(seat for seat in range(self.game.players) if seat != self.me)
        name, possible = self.texts.seat(bot), self.possible((bot,)) if self.on else []
        if not self.on:
            self._tell(self._say("deal-off"))
        for what in ("list", "offer", "answer", "ledger", "talk", "bound") if self.on else ("talk",):
            command, dash, meaning = self._say(f"deal-help-{what}", name=name).partition(" – ")
            self._tell(Text.assemble((command, "bold" if dash else ""), dash, meaning))
            if what == "offer" and possible:
                example = spoken.row(self.texts, [*self._example(possible)])
                self._tell(self._say("deal-help-example", name=name, promises=example), HINT)

    def _example(self, possible: Sequence[Promise[Term]]) -> Iterator[str]:
        """A promise of each side, where both have one: rather not the same, nor what changes hands at once."""
        promised = [one for one in possible if not one.thing.at_once] or possible
        first = promised[0]
        yield first.words
        others = [one for one in promised if one.seat != first.seat]
        yield from [one.words for one in others if type(one.thing) is not type(first.thing)][:1] or [
            one.words for one in others
        ][:1]


def shortened(found: Sequence[Promise[Term]]) -> list[tuple[Promise[Term], int]]:
    """Promises to be listed; of many, the first of each kind and how many more are like it."""
    if len(found) <= LISTED:
        return [(one, 0) for one in found]
    kinds = Counter((one.seat, type(one.thing)) for one in found)
    first = {(one.seat, type(one.thing)): one for one in reversed(found)}
    return [(one, kinds[kind] - 1) for kind, one in sorted(first.items(), key=lambda pair: found.index(pair[1]))]

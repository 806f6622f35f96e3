"""What became of deals, as far as somebody may know, to be told where it happened."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.texts import Texts
from hemicycle.env import ledger

STYLES = {"kept": "green", "broken": "bold red", "void": "dim", "unknown": "dim"}


class News:
    """What of the ledger is new to a seat."""

    def __init__(self, game: Game, texts: Texts, seat: Seat, public: bool):
        self.game = game
        self.texts = texts
        self.seat = seat
        self.public = public
        """Whether all know what is agreed."""
        self.known = game.ledger
        self.untold: list[tuple[int, Text]] = []
        """Each with the number of the decision after which it was so."""

    def notice(self) -> None:
        """Note what has changed. To be called before each decision, so that it is told where it belongs."""
        if self.game.ledger is not self.known:
            before = {deal.id: deal for deal in self.known.visible(self.seat, self.public)}
            self.known = self.game.ledger
            for deal in self.known.visible(self.seat, self.public):
                self.untold += [(self.game.number, said) for said in self._changes(deal, before.get(deal.id))]

    def forget(self) -> None:
        """Nothing is new: what was is taken back."""
        self.known, self.untold = self.game.ledger, []

    def until(self, number: int) -> Iterator[Text]:
        """What was so before a decision, and is not told yet."""
        while self.untold and self.untold[0][0] < number:
            yield self.untold.pop(0)[1]

    def _changes(self, deal: Deal, was: Deal | None) -> Iterator[Text]:
        """What a deal is now that it was not; who is of it has seen it offered and answered."""
        if was is None and self.seat not in deal.parties:
            promises = ledger.terms(self.texts, deal)
            yield Text(self.texts.say("deal-between", seats_named=deal.parties, promises=promises), "dim")
        if deal.status in ("lapsed", "withdrawn") and was is not None and was.status == "open":
            yield Text(self.texts.say(f"deal-{deal.status}", number=self._number(deal), seat=deal.by), "dim")
        if deal.status == "agreed":
            old = was.verdicts if was is not None and was.status == "agreed" else ("pending",) * len(deal.terms)
            for term, then, now in zip(deal.terms, old, deal.verdicts, strict=True):
                if now != then and not term.at_once and not (self.game.over and now == "void"):
                    yield Text(self.texts.say(f"deal-{now}", promise=self.texts.promise(term)), STYLES[now])

    def _number(self, deal: Deal) -> str:
        numbers = ledger.numbered(self.game, self.seat)
        return next(f"{number}" for number, one in numbers.items() if one.id == deal.id)

"""What happens to the game of a table: it is dealt, somebody decides, takes back or bargains."""

from __future__ import annotations

import msgspec

from hemicycle.engine import lessons
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.rules import bad_setup
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Message, Order, Refused

from . import entries as e
from .stand import Reason, Stand

LONGEST_THOUGHT = 15 * 60
"""Seconds between two decisions that count as played, in a game by the clock."""


class Play(Stand):
    """A table at which a game is played."""

    def _begin(self, entry: e.Began) -> None:
        setup = self.setup(self.settings, self.edition)
        if (entry.rules, entry.fingerprint) != (self.rules.version, setup.edition.fingerprint):
            raise bad_setup("other-rules", version=f"{entry.rules}")
        words = self.seals.opened or tuple(one.word for one in self.seats if one.word)
        self.game = Game.begin(self.rules, setup, self.secret, words)
        self.since = entry.at
        if self.lesson:
            self.walk = Walk(lessons.find(self.rules, self.lesson), self.seats[LEARNER].name)

    def _act(self, entry: e.Acted) -> None:
        game = self.game
        assert game is not None
        actions = [self.rules.load_action(action) for action in entry.actions]
        minutes, chain, ledger = game.state.minutes, game.chain, game.ledger
        played, since = self.played, self.since
        out_of_turn = next((one for one in game.state.out_of_turn if one.id == entry.request), None)
        changes = self.changes(entry.request)
        if out_of_turn is None and not entry.again:
            # A new minute on the board would tell of what nobody sees: out of turn, or another sealed answer.
            self._strike(entry.at, show=not changes)
        sealed = {one.id for one in game.state.ask.requests} if game.state.ask.gathers == "all" else set()
        if entry.by == "person":
            game.keep_undo()
        learnt = self.walk.step(game, *actions) if self.walk and actions and entry.by == "person" else None
        try:
            if not actions:
                game.lapse(entry.seat, entry.request)
            elif len(actions) == 1:
                game.act(entry.seat, entry.request, actions[0])
            else:
                game.act_all(entry.seat, entry.request, actions)
        except Refused:
            game.state.minutes, game.chain = minutes, chain
            self.played, self.since = played, since
            raise
        if self.walk is not None and learnt is not None:
            self.walk.take(learnt)
        if out_of_turn is None and entry.by != "person":
            game.forget_undo()  # what a bot decides, or the clock, nobody takes back
        if out_of_turn is not None and entry.by == "bot":
            self.agenda.ponder(game.state, entry.seat, out_of_turn.kind)
        stands_in = entry.by == "bot" and self.seats[entry.seat].kind == "person"
        (self.stood_in.add if stands_in else self.stood_in.discard)(entry.seat)
        self._excuse(ledger)
        self._reasoned(entry, sealed if entry.request in sealed else set())
        # What somebody decides out of turn and nobody sees is known to that seat alone until it shows.
        self.aside = game.log is not None and isinstance(game.log.action, Order)

    def _reasoned(self, entry: e.Acted, sealed: set[int]) -> None:
        """Keep a bot's reason, until something is seen of what it decided.

        `sealed`: the questions that were put under seal together with this one. Of sealed answers nothing is told
        before all are in; of whatever else showed nothing as it was decided, nothing before the end of the game.
        """
        game = self.game
        assert game is not None
        if entry.why is not None or entry.thought is not None:
            told, own = (msgspec.convert(one, Message) if one else None for one in (entry.why, entry.thought))
            self.unsaid[entry.request] = Reason(entry.seat, entry.request, told, own or told)
        waits = any(one.id in sealed for one in game.state.ask.requests)
        if self.unsaid and not waits and game.log is not None and game.log.events:
            seen = sealed | {entry.request}
            self.reasons[game.number] = tuple(
                one if one.request in seen else one._replace(told=None) for one in self.unsaid.values()
            )
            self.unsaid = {}

    def _undo(self, entry: e.Undone) -> None:
        """Take back what a seat did last. The clock of the question goes on as if it had never been answered."""
        game = self.game
        assert game is not None
        deals = game.ledger
        since = {request.seat: self.opened[request.id] for request in self.awaited}
        since[entry.seat] = self.opened.get(entry.request, entry.at)
        game.undo(entry.seat, entry.request)
        self.reasons = {number: why for number, why in self.reasons.items() if number <= game.number}
        self._excuse(deals)
        for request in self.awaited:
            self.opened.setdefault(request.id, since.get(request.seat, entry.at))
        self._strike_out(entry)

    def _strike_out(self, entry: e.Undone) -> None:
        """In the minutes, mark what was taken back; whatever came after it came after the decision before it."""
        at = next(
            at
            for at in range(len(self.minutes) - 1, -1, -1)
            if isinstance(acted := self.minutes[at].entry, e.Acted)
            and (acted.seat, acted.request) == (entry.seat, entry.request)
            and not self.minutes[at].undone
        )
        struck = self.minutes[at]
        self.aside = struck.moves < struck.first
        self.minutes[at] = msgspec.structs.replace(struck, undone=True)
        for later in range(at + 1, len(self.minutes)):
            self.minutes[later] = msgspec.structs.replace(
                self.minutes[later], first=self.moves + 1, moves=self.moves
            )

    def _excuse(self, before: Ledger) -> None:
        """What turns out to be broken by a bot that kept somebody's seat is not written on their record."""
        if self.stood_in and self.game is not None and self.game.ledger is not before:
            self.game.ledger = self.game.ledger.excusing(self.stood_in, before)

    def _strike(self, at: float, *, show: bool = True) -> None:
        """Tell a game that is played by the clock how long it has been played.

        Pauses are not counted, and of the time between two decisions no more than `LONGEST_THOUGHT`: nobody plays
        while the server is down, or the table has gone to bed.
        """
        self.played += min(at - self.since, LONGEST_THOUGHT)
        self.since = at
        if self.game is not None and show:
            self.game.tick(int(self.played // 60))

    def _bargain(self, entry: e.Bargained) -> None:
        assert self.game is not None
        if entry.by == "bot" and entry.move.get("type") == "offer" and not entry.move.get("answers"):
            asked = next((one.id for one in self.awaited if one.seat == entry.seat), 0)
            self.agenda.offered[entry.seat] = asked
        ledger, move = self.game.ledger, self.rules.load_bargain(entry.move)
        learnt = self.walk.step(self.game, move) if self.walk and entry.by == "person" else None
        changed = self.game.bargain(entry.seat, move)
        if self.walk is not None and learnt is not None:
            self.walk.take(learnt)
        self._excuse(ledger)
        for deal in changed:
            if deal.status == "open":
                self.offered.setdefault(deal.id, entry.at)
            if deal.status == "open" and entry.lapses:
                self.lapses.setdefault(deal.id, entry.lapses)
            if deal.status == "open" and entry.waits and set(self.persons) & set(deal.parties):
                self.waits.setdefault(deal.id, entry.waits)

"""A table: who sits where, the game, the talk, the clocks. It is what its entries make of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, assert_never

import msgspec

from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.rules import bad_setup

from . import entries as e
from .company import Sitting
from .play import LONGEST_THOUGHT, Play
from .stand import Mark

if TYPE_CHECKING:
    from .snapshots import Snapshot

NOBODY: frozenset[Seat] = frozenset()
PLAY = (e.Acted, e.Bargained, e.Undone, e.Pondered, e.Spoke, e.Read, e.Skipped)
"""What changes nothing but the game, a lesson and the talk."""


class Table(Play):
    """One table. It changes by `apply` alone, which does no input or output and reads no clock."""

    # What changes it

    def become(self, other: Table) -> None:
        """Be the same table as another that was made of its minutes: for all who hold this one."""
        self.__dict__.clear()
        self.__dict__.update(other.__dict__)

    def apply(self, entry: e.AnyEntry) -> Mark:
        """Let something happen. `Refused` by the rules of the game, and then nothing has changed."""
        first, before = self.moves, self.game.ledger if self.game else None
        begun = self.game is not None
        # Whoever plays is there: what was voted on their seat falls.
        self.arranged += bool(self.company.votes) or not isinstance(entry, PLAY)
        self._happen(entry)
        heard = self._heard(entry, self._changed(before))
        self._note_life(entry, by_all=heard is None)
        mark = Mark(entry, min(first, self.moves) + 1, self.moves, heard, begun=begun)
        self.minutes.append(mark)
        if mark.heard is None:
            self._known_to_all += 1
        else:
            for seat in mark.heard:
                self._known_besides[seat] = self._known_besides.get(seat, 0) + 1
        self.note_open(entry.at)
        return mark

    def _happen(self, entry: e.AnyEntry) -> None:
        if isinstance(entry, e.Began):
            self.dealt_at, self.played_by = len(self.minutes), entry.rules
        if self.passing and isinstance(entry, e.OF_THE_GAME):
            return
        match entry:
            case e.Sat():
                self.sat += 1
                self._another_sits(entry.seat)
                self.company.sit(entry, self.seats)
                self._ask_anew(entry.seat, entry.at, 0)
            case e.Stood():
                self._another_sits(entry.seat)
                self.company.stand(entry, self.seats)
            case e.Gone() if not self.begun:
                self._another_sits(entry.seat)
                self.company.stand(entry, self.seats)
            case e.Gone():
                self.company.go(entry, self.seats)
                self.left[entry.seat] = entry.at
                self.wishes.discard(entry.seat)
            case e.Hosted() | e.Renamed() | e.Voted() | e.Vacated():
                self.company.take(entry, self.seats)
            case e.Reserved():
                self.seats[entry.seat] = Sitting("open", entry.player, entry.name)
            case e.Filled():
                bot = Sitting("bot", "", entry.name, entry.level)
                self.seats[entry.seat] = bot if entry.level else Sitting()
            case e.GotReady():
                sitting = self.seats[entry.seat]
                sitting.ready, sitting.seal, sitting.word = entry.ready, entry.seal, entry.word
            case e.Closed():
                self.seals.close(entry.at, {seat: self.seats[seat].seal for seat in entry.seats})
            case e.Opened():
                self.seals.words[entry.seat] = entry.word
            case e.Began():
                self._begin(entry)
            case e.Acted():
                self._act(entry)
            case e.Undone():
                self._undo(entry)
            case e.Bargained():
                self._bargain(entry)
            case e.Pondered():
                assert self.game is not None
                self.agenda.ponder(self.game.state, entry.seat, entry.kind)
            case e.Spoke():
                self.talk.append(entry)
                player = self.seats[entry.seat].player
                lines, letters = self.said.get(player, (0, 0))
                self.said[player] = (lines + 1, letters + len(entry.text))
            case e.Muted():
                self.watchers_muted += self.seat_of(entry.player) == SPECTATOR
                muted = self.muted.setdefault(entry.player, set())
                (muted.add if entry.muted else muted.discard)(entry.seat)
            case e.Kept():
                self.company.keep(entry, self.seats)
                (self.dropped.discard if entry.why == "left" else self.dropped.add)(entry.seat)
                self.left[entry.seat] = entry.at
                self.noted["kept", entry.seat] = len(self.minutes)
                self.silent.pop(entry.seat, None)
                self.wishes.discard(entry.seat)
            case e.Returned():
                self._return(entry)
            case e.Wished():
                (self.wishes.add if entry.want != self.paused else self.wishes.discard)(entry.seat)
            case e.Paused():
                self._pause(entry)
            case e.Slept():
                self._sleep(entry.seconds)
            case e.Coached():
                (self.coaching.add if entry.want else self.coaching.discard)(entry.seat)
            case e.Called():
                self.called[entry.seat] = entry.at
                self.noted["called", entry.seat] = len(self.minutes)
            case e.Read():
                assert self.walk is not None
                self.walk.go_on(entry.note)
            case e.Skipped():
                assert self.walk is not None
                self.walk.skip()
            case e.Rematched():
                self.rematch = entry.table
            case e.Continued():
                if not self.passing and entry.rules != self.rules.version:
                    # A newer program has gone on with it: what this one would make of it is not so.
                    raise bad_setup("other-rules", version=f"{entry.rules}")
                self.played_by = entry.rules
            case _:
                assert_never(entry)

    # Who learns of it, and what follows from it

    def _changed(self, before: Ledger | None) -> tuple[Deal, ...]:
        """The deals that are new or otherwise; of those that are not open any more, nothing lapses."""
        changed = self.game.ledger.changes(before or Ledger()) if self.game else ()
        for deal in changed:
            if deal.status != "open":
                self.lapses.pop(deal.id, None)
                self.waits.pop(deal.id, None)
                self.offered.pop(deal.id, None)
        return changed

    def _heard(self, entry: e.AnyEntry, changed: tuple[Deal, ...]) -> frozenset[Seat] | None:
        match entry:
            case e.Spoke(to=to) if to:
                return frozenset(to)
            case e.Muted() | e.Pondered():
                return NOBODY
            case e.Read() | e.Skipped():
                return frozenset({LEARNER})
            case e.Acted(seat=seat) | e.Undone(seat=seat) if self.aside:
                return frozenset({seat})
            case e.Bargained():
                if self.public and any(deal.status == "agreed" and not deal.private for deal in changed):
                    return None
                return frozenset(seat for deal in changed for seat in deal.parties)
            case _:
                return None

    def note_open(self, at: float = 0) -> None:
        """Clocks run from when a request was first open; of an answer that may be taken back it is remembered."""
        kept = self.game.undoable_requests if self.game else ()
        known = {request: self.opened[request] for request in kept if request in self.opened}
        self.opened = known | {request.id: self.opened.get(request.id, at) for request in self.awaited}

    def _note_life(self, entry: e.AnyEntry, *, by_all: bool) -> None:
        """Whoever does anything, or says anything, is there."""
        self.company.hear(entry, self.seats, by_all=by_all)
        match entry:
            case e.Acted(by="clock"):
                self.silent.setdefault(entry.seat, entry.at)
            case e.Acted(by="person") | e.Bargained(by="person"):
                self.silent.pop(entry.seat, None)
            case e.Undone() | e.Spoke() | e.Wished() | e.Returned():
                self.silent.pop(entry.seat, None)
            case e.Called():
                self.silent.pop(entry.by, None)

    def _another_sits(self, seat: Seat) -> None:
        """What was whispered to whoever sat here is not for who comes next; nor are they muted for the other."""
        if self._known_besides.get(seat):
            for at, mark in enumerate(self.minutes):
                if isinstance(mark.entry, e.Spoke) and mark.heard is not None and seat in mark.heard:
                    self.minutes[at] = msgspec.structs.replace(mark, heard=mark.heard - {seat})
                    self._known_besides[seat] -= 1
        for muted in self.muted.values():
            muted.discard(seat)
        self.coaching.discard(seat)
        self.silent.pop(seat, None)
        self.wishes.discard(seat)

    # Entries whose doings are known already

    def pass_over(self, entry: e.AnyEntry) -> None:
        """Something stands in the minutes that these rules did not take: it is as if it had been taken back."""
        mark = Mark(entry, self.moves + 1, self.moves, NOBODY, undone=True, begun=True)
        self.minutes.append(mark)

    def mark(self, marks: Sequence[tuple[int, int, int, list[Seat] | None]], began: int) -> None:
        """What the entries so far did, which was known already."""
        self.minutes = [
            Mark(
                mark.entry,
                first,
                moves,
                None if heard is None else frozenset(heard),
                undone=bool(undone),
                begun=at > began,
            )
            for at, (mark, (first, moves, undone, heard)) in enumerate(zip(self.minutes, marks, strict=True))
        ]
        heard_by = [one.heard for one in self.minutes]
        self._known_to_all = heard_by.count(None)
        self._known_besides = {
            seat: sum(heard is not None and seat in heard for heard in heard_by) for seat in range(len(self.seats))
        }

    # Clocks

    def _return(self, entry: e.Returned) -> None:
        self.company.come_back(entry, self.seats)
        # There is the whole time for what was asked meanwhile. For what was open before, the clock goes on:
        # else one could leave and come back to have ever more of it.
        self._ask_anew(entry.seat, entry.at, self.left.get(entry.seat, 0))

    def _ask_anew(self, seat: Seat, at: float, since: float) -> None:
        """A seat has the whole time for what it has been asked since then."""
        for request in self.awaited:
            if request.seat == seat and self.opened[request.id] >= since:
                self.opened[request.id] = at

    def _pause(self, entry: e.Paused) -> None:
        self.wishes.clear()
        if entry.paused:
            self.paused_at = entry.at
            self.played += min(entry.at - self.since, LONGEST_THOUGHT)
        elif self.paused_at is not None:
            began, self.paused_at = self.paused_at, None
            lost = entry.at - began
            self.since = entry.at
            self.opened = {request: entry.at - max(0.0, began - since) for request, since in self.opened.items()}
            self.called = {seat: entry.at - max(0.0, began - at) for seat, at in self.called.items()}
            self._put_off(lost)

    def _sleep(self, lost: float) -> None:
        """No server ran, and nobody could do anything. In a pause the clocks stood still anyway."""
        if self.paused:
            return
        self.since += lost
        self.opened = {request: since + lost for request, since in self.opened.items()}
        self.left = {seat: at + lost for seat, at in self.left.items()}
        self.called = {seat: at + lost for seat, at in self.called.items()}
        self.silent = {seat: at + lost for seat, at in self.silent.items()}
        self._put_off(lost)

    def _put_off(self, lost: float) -> None:
        """Offers stay open for as much longer."""
        self.lapses = {deal: time + lost for deal, time in self.lapses.items()}
        self.waits = {deal: time + lost for deal, time in self.waits.items()}

    # Looking back

    def replayed(self, minutes: Sequence[Mark] | None = None) -> Iterator[tuple[Table, Mark]]:
        """The game played again from the first card: the table as it stood before each entry, and the entry."""
        again = Table(self.id, self.settings, self.secret, self.made, self.host)
        again.seats = [msgspec.structs.replace(one) for one in self.seats]
        again.seals, again.edition = self.seals, self.edition
        marks = self.minutes if minutes is None else minutes
        if self.base is not None:
            again.resume(self.base)
            marks = marks[self.base.n :]
        for mark in marks:
            yield again, mark
            # A pause too, and when no server ran: the clock of a game that is played by it stood still.
            if isinstance(mark.entry, e.Began | e.Acted | e.Undone | e.Bargained | e.Paused | e.Slept):
                again.apply(mark.entry)

    def resume(self, base: Snapshot) -> None:
        """Stand where a snapshot was taken."""
        from .snapshots import restore

        self.dealt_at = 0
        restore(self, base)

    def at(self, move: int) -> Game:
        """The game as it stood after a decision: played again from the first card, or since other rules."""
        for again, mark in self.replayed():
            if isinstance(mark.entry, e.Acted | e.Bargained) and not mark.undone and mark.moves > move:
                again._partly(mark, move)
                break
        assert again.game is not None
        return again.game

    def _partly(self, mark: Mark, move: int) -> None:
        """Of several actions in a row, those up to a decision."""
        assert self.game is not None
        entry = mark.entry
        if isinstance(entry, e.Acted):
            if mark.first <= move:
                self._strike(entry.at)
            if not entry.actions and mark.first <= move:
                self.game.lapse(entry.seat, entry.request)
            for number, action in enumerate(entry.actions, mark.first):
                if number > move:
                    break
                request = next(one for one in self.game.asked(entry.seat) if not one.answered and not one.optional)
                self.game.act(entry.seat, request.id, self.rules.load_action(action))

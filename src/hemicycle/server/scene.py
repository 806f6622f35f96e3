"""What each viewer of a table knows of it, in words: the whole of it once, and then what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from hemicycle.engine.citations import rule_asked
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.lessons import CLOSING, LEARNER, Bubble, Move
from hemicycle.engine.log import Entry
from hemicycle.engine.rules import plain
from hemicycle.engine.state import GameState
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Action, ByLot, Event

from . import entries as e
from . import protocol as p
from .boards import board_of
from .catalogue import own_edition
from .reading import cited
from .shelf import Settled
from .table import Mark, Table
from .wire import Encoded, encode
from .words import Words

T = TypeVar("T")
K = TypeVar("K")


class Viewer(msgspec.Struct, frozen=True):
    """All that makes a difference to what somebody is told of a table."""

    seat: Seat
    lang: str
    host: bool = False
    muted: frozenset[Seat] = frozenset()
    """Whom they don't want to hear."""


class Crowd(NamedTuple):
    """Who is there now: the seats of people who are connected, and how many watch."""

    here: frozenset[Seat]
    watching: int


NOBODY_HERE = Crowd(frozenset(), 0)


@dataclass(eq=False)
class Known:
    """What a viewer knows of a table at one moment, piece by piece."""

    viewer: Viewer
    minutes: int = 0
    """Up to which entry of the minutes."""
    pieces: dict[str, Encoded] = field(default_factory=dict)
    """By the field of the news; none: nothing but what was in the minutes."""
    board: dict[str, Encoded] = field(default_factory=dict)
    """The open table, by entry."""
    deals: dict[str, tuple[Deal, float, float]] = field(default_factory=dict)
    """With when they lapse."""


class Scene:
    """What is kept of a table from one moment to the next, since to make it again would cost a third more."""

    def __init__(self, table: Table):
        self.table = table
        self._words: dict[str, Words] = {}
        self._entries: dict[str, tuple[Any, Encoded]] = {}
        self._ledger: Ledger | None = None
        self._seen: dict[Seat, tuple[Encoded, tuple[Deal, ...]]] = {}

    def say(self, lang: str) -> Words:
        words = self._words.get(lang)
        if words is None or not words.fit:
            words = self._words[lang] = Words(self.table, lang)
        return words

    def entry(self, name: str, value: Any) -> Encoded:
        """An entry of the board. The very same one, if nothing in it can have changed, is not encoded again."""
        last = self._entries.get(name)
        if last is not None and last[0] is value:
            return last[1]
        data = encode(value)
        if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
            self._entries[name] = (value, data)
        return data

    def bargained(self, game: Game, viewer: Seat) -> tuple[Encoded, tuple[Deal, ...]]:
        """What became of promises, and the deals that the viewer may know of: no ledger ever changes."""
        ledger, public = game.ledger, self.table.public
        if ledger is not self._ledger:
            self._ledger, self._seen = ledger, {}
        if viewer not in self._seen:
            self._seen[viewer] = (encode(standings(game, viewer, public)), ledger.visible(viewer, public))
        return self._seen[viewer]

    def look(self, now: float = 0, crowd: Crowd = NOBODY_HERE) -> Look:
        """The table at this moment."""
        return Look(self, now, crowd)

    def resumed(self, viewer: Viewer, number: int) -> Known:
        """What somebody knows who comes back with this number: so many entries that reach them."""
        for at, mark in enumerate(self.table.minutes):
            if number <= 0:
                return Known(viewer, at)
            number -= mark.reaches(viewer.seat)
        return Known(viewer, len(self.table.minutes))


class Look:
    """A table at one moment, for all who are told of it. It is used at once and then let go: the table goes on."""

    def __init__(self, scene: Scene, now: float, crowd: Crowd):
        self.scene = scene
        self.table = scene.table
        self.now = now
        self.crowd = crowd
        self._made: dict[tuple[Any, ...], Any] = {}

    def _once(self, make: Callable[..., T], *of: Any) -> T:
        """What one of the methods here makes, made once for all who see the same."""
        key = (make, *of)
        if (made := self._made.get(key)) is None:
            made = self._made[key] = make(self, *of)
        return cast(T, made)

    def say(self, lang: str) -> Words:
        return self._once(Look._say, lang)

    def _say(self, lang: str) -> Words:
        return self.scene.say(lang)

    # The news

    def news(self, viewer: Viewer, before: Known | None = None) -> tuple[Known, Encoded]:
        """What a viewer knows now, and what is new in it: all, if they were somebody else before, or not here.

        Empty when nothing is new: whoever learns nothing gets no message, for it would tell that others talk.
        """
        known = self._once(Look.known, viewer)
        same = before is not None and before.viewer == viewer
        return known, self._once(Look._difference, known, before if same else None)

    def known(self, viewer: Viewer) -> Known:
        seat, words = viewer.seat, self.say(viewer.lang)
        standings, deals = self.bargained(seat)
        pieces = {
            "table": self._once(Look._info, viewer.lang),
            "you": encode(p.You(seat, viewer.host, sorted(viewer.muted), self.undo(seat, words))),
            "mine": self.mine(seat),
            "asked": self.asked(seat, words),
            "waiting": self._once(Look.waiting, words),
            "standings": standings,
        }
        if self.table.walk is not None and seat == LEARNER:
            pieces["taught"] = encode(self.taught(self.table.walk, words))
        return Known(viewer, len(self.table.minutes), pieces, self._once(Look.board), deals)

    def _difference(self, known: Known, before: Known | None) -> Encoded:
        seat = known.viewer.seat
        told = before or Known(known.viewer)
        whole = not told.pieces
        marks = self.table.minutes[told.minutes :]
        back = min(
            (mark.first for mark in marks if isinstance(mark.entry, e.Undone) and mark.reaches(seat)), default=0
        )
        moved = any(isinstance(mark.entry, e.Acted | e.Undone | e.Began) and mark.reaches(seat) for mark in marks)
        pieces, board = _new(known.pieces, told.pieces), _new(known.board, told.board)
        words = self.say(known.viewer.lang)
        lines, talk = self.lines(marks, seat, words), self.talk(marks, known.viewer)
        deals = _new(known.deals, told.deals)
        if not (moved or pieces or board or lines or talk or deals):
            return b""
        fields: dict[str, Any] = {name: msgspec.Raw(data) for name, data in pieces.items()}
        news = p.News(
            number=self.table.known_to(seat),
            now=self.now,
            whole=whole,
            resumed=whole and before is not None,
            moves=self.table.moves if moved or whole else -1,
            back=back if before is not None else 0,
            board=cast(Any, _joined(board) if board else None),
            lines=lines,
            talk=talk,
            deals=[words.deal(*pair) for pair in deals.values()],
            **fields,
        )
        return encode(news)

    # The pieces

    def view(self, seat: Seat) -> GameState:
        return self._once(Look._view, seat)

    def _view(self, seat: Seat) -> GameState:
        assert self.table.game is not None
        return self.table.game.view(seat)

    def board(self) -> dict[str, Encoded]:
        """The open table, by entry."""
        if self.table.game is None:
            return {}
        shown = board_of(self.table.rules).board(self.view(SPECTATOR))
        fields = shown if isinstance(shown, dict) else msgspec.structs.asdict(shown)
        return {name: self.scene.entry(name, value) for name, value in fields.items()}

    def mine(self, seat: Seat) -> Encoded:
        if self.table.game is None or seat == SPECTATOR:
            return b"{}"
        return encode(board_of(self.table.rules).hand(self.view(seat), seat))

    def asked(self, seat: Seat, words: Words) -> Encoded:
        game = self.table.game
        if game is None or seat == SPECTATOR:
            return b"[]"
        return encode([self._asked(game, request, words) for request in game.requests if request.seat == seat])

    def _asked(self, game: Game, request: Request, words: Words) -> p.Asked:
        options, rule = list(request.options), rule_asked(game.state, request)
        barred: list[p.Barred] = []
        if not request.optional and not request.answered:
            view = self.view(request.seat)
            for action in board_of(self.table.rules).thinkable(view, request.seat):
                if action in options or (message := game.why_not(request.seat, action)) is None:
                    continue
                # What answers another question is not barred: it is simply not asked.
                if message.id != "refused-other-question":
                    choice = words.choice(action, request.kind).said
                    where = cited(words.texts, message.rule)
                    barred.append(p.Barred(choice.action, choice.said, words.why(message), where))
        said, help, found = words.request(request, rule)
        played = request.default
        drawn = [options.index(one) for one in played.among or options] if isinstance(played, ByLot) else []
        return p.Asked(
            id=request.id,
            kind=request.kind,
            said=said,
            options=cast(Any, [words.choice(action, request.kind).sent for action in options]),
            help=help,
            rule=found,
            about=dict(request.about),
            default=options.index(played) if played in options else -1,
            drawn=drawn,
            lapse=words.lapse(request) if self.table.settings.clock and not request.optional else "",
            optional=request.optional,
            answered=options.index(request.answer) if request.answer in options else -1,
            barred=barred,
        )

    def undo(self, seat: Seat, words: Words) -> p.Step | None:
        """What a seat may take back: nobody else is told of it."""
        game, table = self.table.game, self.table
        if game is None or seat == SPECTATOR or table.paused or table.seats[seat].kept:
            return None
        request, taken = game.undoable(seat)
        return p.Step(request, words.texts.step(taken)) if taken else None

    def taught(self, walk: Walk, words: Words) -> p.Taught:
        """In a lesson: how far the learner has come."""
        game, lesson = self.table.game, walk.lesson
        assert game is not None
        up = walk.up(game)
        return p.Taught(
            title=lesson.title(self.table.rules, words.lang),
            seen=len(walk.seen),
            of=len(lesson.bubbles) + 1,
            note=self._note(walk, up, game, words) if up else None,
            closing=up is not None and up.name == CLOSING,
            skipped=walk.skipped,
            done=walk.done,
            yours=walk.waits(game) or self._alone(game),
        )

    def _alone(self, game: Game) -> bool:
        """Whether nobody but the learner has anything to decide."""
        thinking = self.table.agenda.out_of_turn(game.state)
        return self.table.waiting == [LEARNER] and all(step.seat == LEARNER for step in thinking)

    def _note(self, walk: Walk, up: Bubble, game: Game, words: Words) -> p.Note:
        said = walk.said(up, game, words.texts)
        tries = [self._try(move, game, words) for move in walk.tries(up, game)]
        return p.Note(up.name, said, up.at, cited(words.texts, up.rule), tries, up.must and bool(tries))

    def _try(self, move: Move, game: Game, words: Words) -> p.Try:
        match move:
            case Offer():
                said = "; ".join(words.texts.promise(term) for term in move.terms)
                return p.Try(said, parties=list(move.parties), terms=[plain(term) for term in move.terms])
            case AcceptDeal():
                return p.Try("", deal=move.deal, answer="accept")
            case RefuseDeal():
                return p.Try("", deal=move.deal, answer="refuse")
            case Action():
                request = next(one for one in game.asked(LEARNER) if move in one.options)
                return p.Try(words.texts.action(move, request.kind), request.id, plain(move))
        raise AssertionError(move)

    def waiting(self, words: Words) -> Encoded:
        table = self.table
        return encode(
            [
                p.Waiting(request.seat, request.kind, words.request(request)[0], table.deadline(request))
                for request in table.awaited
            ]
        )

    def bargained(self, viewer: Seat) -> tuple[Encoded, dict[str, tuple[Deal, float, float]]]:
        """What became of promises, and the deals that the viewer may know of, with their times."""
        if (game := self.table.game) is None:
            return b"[]", {}
        standings, deals = self.scene.bargained(game, viewer)
        lapses, waits = self.table.lapses, self.table.waits
        times = {one.id: (lapses.get(one.id, 0), waits.get(one.id, 0)) for one in deals if one.status == "open"}
        return standings, {deal.id: (deal, *times.get(deal.id, (0, 0))) for deal in deals}

    def _info(self, lang: str) -> Encoded:
        return encode(self.info(lang))

    def info(self, lang: str) -> p.TableInfo:
        """The table without its game."""
        table, settings = self.table, self.table.settings
        names = table.names(lang)
        return p.TableInfo(
            id=table.id,
            game=settings.game,
            edition=settings.edition or table.rules.editions[0],
            options=settings.options,
            own=own_edition(settings.game, settings.figures)
            if isinstance(settings, Settled) and settings.figures
            else None,
            title=settings.title,
            pace=settings.pace,
            clock=settings.clock,
            watch=settings.watch,
            listed=settings.listed,
            talk=settings.talk,
            promises=settings.promises,
            state=cast(Any, table.state),
            seats=[
                p.SeatInfo(
                    seat=seat,
                    kind=cast(Any, one.kind),
                    name=names[seat] if one.name else "",
                    level=table.level_told(seat),
                    ready=one.ready,
                    here=seat in self.crowd.here,
                    kept=one.kept,
                    reserved=one.reserved,
                )
                for seat, one in enumerate(table.seats)
            ],
            commitment=table.commitment,
            made=table.made,
            host=SPECTATOR if table.anonymous else table.seat_of(table.host),
            paused=table.paused,
            pausing=sorted(table.wishes),
            watching=self.crowd.watching,
            coach=table.coached,
            coaching=sorted(table.coaching),
            rematch=table.rematch,
            lesson=table.lesson,
            learnt=table.walk is not None and table.walk.done,
            skipped=table.walk is not None and table.walk.skipped,
            places=list(table.game.result.places) if table.game and table.game.over else [],
            points=list(table.game.result.points) if table.game and table.game.over else [],
        )

    # The log, the talk, the deals

    def lines(self, marks: Sequence[Mark], viewer: Seat, words: Words) -> list[p.Line]:
        """What happened, as the viewer may know it; what was taken back has not."""
        marks = [mark for mark in marks if not mark.undone]
        if not marks or self.table.game is None:
            return []
        first = next((mark.first for mark in marks if isinstance(mark.entry, e.Acted | e.Began)), None)
        happened: dict[int, Entry] = {}
        if first is not None:
            after = first - 1 if first > 1 or not any(isinstance(mark.entry, e.Began) for mark in marks) else -1
            # A bargain stands in the log under the number of the decision before it, whose place it must not take.
            history = self.table.game.history(after)
            happened = {entry.number: entry for entry in history if entry.decided}
        lines: list[p.Line] = []
        for mark in marks:
            if isinstance(mark.entry, e.Began):
                lines += self._happened(happened[0], viewer, words)
            elif isinstance(mark.entry, e.Acted):
                if line := words.table_line(mark):
                    lines.append(line)
                for number in range(mark.first, mark.moves + 1):
                    lines += self._happened(happened[number], viewer, words)
            elif mark.reaches(viewer) and (line := words.table_line(mark)):
                lines.append(line)
        return lines

    def _happened(self, entry: Entry, viewer: Seat, words: Words) -> list[p.Line]:
        lines = [self._line(entry, event, viewer, words) for event in entry.events]
        if lines and (why := self._why(entry.number, viewer, words)):
            lines[0] = msgspec.structs.replace(lines[0], why=why)
        return lines

    def _why(self, number: int, viewer: Seat, words: Words) -> list[p.Why]:
        """Why bots decided as they did: where the coach is on and for who plays, or when the game is over."""
        over = self.table.state == "over"
        if not over and (viewer == SPECTATOR or not self.table.coached):
            return []
        return words.why_of(number, over)

    def _line(self, entry: Entry, event: Event, viewer: Seat, words: Words) -> p.Line:
        seen = event.mask(viewer)
        if seen is not event:
            return words.line(entry, seen)
        # Nothing of it is hidden: it is said once for all.
        key = (words, id(event))
        if (line := self._made.get(key)) is None:
            line = self._made[key] = words.line(entry, event)
        return cast(p.Line, line)

    def talk(self, marks: Iterable[Mark], viewer: Viewer) -> list[p.Utterance]:
        """What was said in the viewer's hearing, by those whom they want to hear."""
        return [
            p.Utterance(entry.id, entry.seat, entry.text, entry.at, mark.moves, list(entry.to))
            for mark in marks
            if isinstance(entry := mark.entry, e.Spoke)
            and mark.reaches(viewer.seat)
            and entry.seat not in viewer.muted
        ]


def standings(game: Game, viewer: Seat, public: bool) -> list[p.Standing]:
    """What became of everybody's promises, as the viewer may know it."""
    found = []
    for seat in range(game.players):
        one = game.ledger.record(seat, viewer, public)
        found.append(p.Standing(seat, one.kept, one.broken, one.void, one.pending))
    return found


def _new(now: dict[str, K], told: dict[str, K]) -> dict[str, K]:
    """What is other than it was told."""
    return {name: value for name, value in now.items() if told.get(name) != value}


def _joined(fields: dict[str, Encoded]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join([encode(name) + b":" + data for name, data in fields.items()]) + b"}")

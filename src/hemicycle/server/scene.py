"""What each viewer of a table knows of it, in words: the whole of it once, and then what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, dropwhile, islice
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

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
from hemicycle.env.boards import board_of

from . import entries as e
from . import protocol as p
from .catalogue import own_edition
from .kept import LOGS, Log
from .reading import cited
from .seating import patience
from .shelf import Settled
from .stand import Mark
from .table import Table
from .wire import Encoded, encode
from .words import Words

T = TypeVar("T")
K = TypeVar("K")


class Viewer(msgspec.Struct, frozen=True, cache_hash=True):
    """All that makes a difference to what somebody is told of a table."""

    seat: Seat
    lang: str
    host: bool = False
    muted: frozenset[Seat] = frozenset()
    """Whom they don't want to hear."""
    blocked: frozenset[Seat] = frozenset()
    """Whom they have blocked: nor these."""
    sent: bool = False
    """The host has sent them away."""


class Crowd(NamedTuple):
    """Who is there now: the seats of people who are connected, and how many watch."""

    here: frozenset[Seat]
    watching: int


NOBODY_HERE = Crowd(frozenset(), 0)
PAGE = 100
"""Lines of talk that are sent at a time, and deals of which nothing is to come any more."""
FEW = 30
"""Entries that are said at once to whoever comes back and has missed them: some 10 ms. Of more the whole log is
said, and kept for the next."""
MOST_KNOWN = 64
NUMBERS = count()


Deals: TypeAlias = dict[str, tuple[Deal, float, float]]
"""With when they lapse."""


@dataclass(eq=False, slots=True)
class Shared:
    """What all who read one language are told alike."""

    pieces: dict[str, Encoded] = field(default_factory=dict)
    """By the field of the news."""
    board: dict[str, Encoded] = field(default_factory=dict)
    """The open table, by entry."""


NOTHING = Shared()
NO_DEALS: Deals = {}
MOVES = (e.Acted, e.Undone, e.Began)


@dataclass(eq=False, slots=True)
class Known:
    """What a viewer knows of a table at one moment, piece by piece."""

    viewer: Viewer
    minutes: int = 0
    """Up to which entry of the minutes."""
    shared: Shared = NOTHING
    own: dict[str, Encoded] = field(default_factory=dict)
    """What only they are told, by the field of the news; none: nothing but what was in the minutes."""
    deals: Deals = field(default_factory=lambda: NO_DEALS)

    def same(self, other: Known) -> bool:
        if self.minutes != other.minutes:
            return False
        mine, others = ((one.viewer, one.shared, one.own, one.deals) for one in (self, other))
        return mine == others


class Since(NamedTuple):
    """What was entered in the minutes since some moment, as it matters to one reader or to all."""

    marks: Sequence[Mark]
    moved: bool
    """Whether decisions were taken, or taken back, that the reader knows of."""
    back: int
    """The first decision that was taken back; 0: none was."""
    spoke: bool
    open: bool
    """Whether everybody is told the same of it."""


class Scene:
    """What is kept of a table from one moment to the next: the one place where the server remembers what it could
    find anew. Each piece stands beside all that it was made of, and is made again when any of that is otherwise.
    """

    def __init__(self, table: Table):
        self.table = table
        self._words: dict[str, Words] = {}
        self._entries: dict[str | Seat, tuple[Any, Encoded]] = {}
        self._ledger: Ledger | None = None
        self._times: tuple[dict[str, float], dict[str, float]] = ({}, {})
        self._seen: dict[Seat, tuple[Encoded, Deals]] = {}
        self._known: dict[Viewer, Known] = {}
        self._shared: dict[str, Shared] = {}
        self._infos: dict[tuple[str, bool], tuple[tuple[Any, ...], p.TableInfo, Encoded]] = {}
        self._yous: dict[Viewer, tuple[tuple[Any, ...], Encoded]] = {}
        self.number = next(NUMBERS)
        """No other scene has it."""

    def say(self, lang: str) -> Words:
        words = self._words.get(lang)
        if words is None or not words.fit:
            words = self._words[lang] = Words(self.table, lang)
        return words

    def entry(self, name: str | Seat, value: Any) -> Encoded:
        """An entry of the board, or what a seat holds. What is as it was is not encoded again."""
        last = self._entries.get(name)
        if last is not None and (last[0] is value or last[0] == value):
            return last[1]
        data = encode(value)
        if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
            self._entries[name] = (value, data)
        return data

    def info(self, lang: str, crowd: Crowd, make: Callable[[], p.TableInfo]) -> tuple[p.TableInfo, Encoded]:
        """The table without its game: a move changes nothing of it, until the game is over."""
        table, walk = self.table, self.table.walk
        ended = table.moves if table.state == "over" else -1
        learnt = (walk.done, walk.skipped) if walk is not None else None
        key = (table.arranged, table.state, crowd, ended, learnt)
        last = self._infos.get((lang, crowd is NOBODY_HERE))
        if last is None or last[0] != key:
            info = make()
            last = self._infos[lang, crowd is NOBODY_HERE] = (key, info, encode(info))
        return last[1:]

    def you(self, viewer: Viewer, undo: tuple[int, Sequence[tuple[str, Action]]], words: Words) -> Encoded:
        """What is told of the viewer: new, when there is something else to take back."""
        key = (words, *undo)
        last = self._yous.get(viewer)
        if last is None or last[0] != key:
            request, taken = undo
            step = p.Step(request, words.texts.step(taken)) if taken else None
            muted, blocked = sorted(viewer.muted), sorted(viewer.blocked)
            you = p.You(viewer.seat, viewer.host, muted, blocked, viewer.sent, step)
            last = self._yous[viewer] = _among(self._yous, (key, encode(you)))
        return last[1]

    def bargained(self, game: Game, viewer: Seat) -> tuple[Encoded, Deals]:
        """What became of promises, and the deals that the viewer may know of: no ledger ever changes."""
        table, ledger = self.table, game.ledger
        times = (table.lapses, table.waits)
        if ledger is not self._ledger or times != self._times:
            self._ledger, self._seen = ledger, {}
            self._times = (table.lapses.copy(), table.waits.copy())
        if viewer not in self._seen:
            told = encode(standings(game, viewer, table.public))
            self._seen[viewer] = (told, self._deals(ledger.visible(viewer, table.public)))
        return self._seen[viewer]

    def _deals(self, deals: Sequence[Deal]) -> Deals:
        lapses, waits = self._times
        times = {one.id: (lapses.get(one.id, 0), waits.get(one.id, 0)) for one in deals if one.status == "open"}
        return {deal.id: (deal, *times.get(deal.id, (0, 0))) for deal in deals}

    def shared(self, lang: str, made: Shared) -> Shared:
        """The one there was, if it is the same."""
        last = self._shared.get(lang)
        if last is None or (last.pieces, last.board) != (made.pieces, made.board):
            last = self._shared[lang] = made
        return last

    def kept(self, known: Known) -> Known:
        """The one that others were given already who know the same: what is new for them is then made once."""
        if (last := self._known.get(known.viewer)) is not None and last.same(known):
            return last
        self._known[known.viewer] = _among(self._known, known)
        return known

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
        self._words: dict[str, Words] = {}
        self._made: dict[tuple[Any, ...], Any] = {}

    def _once(self, make: Callable[..., T], *of: Any) -> T:
        """What one of the methods here makes, made once for all who see the same."""
        key = (make, of)
        made: T | None = self._made.get(key)
        if made is None:
            made = self._made[key] = make(self, *of)
        return made

    def say(self, lang: str) -> Words:
        if (words := self._words.get(lang)) is None:
            words = self._words[lang] = self.scene.say(lang)
        return words

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
        own = {
            "you": self.scene.you(viewer, self.undo(seat), words),
            "mine": self.mine(seat),
            "asked": self.asked(seat, words),
            "standings": standings,
        }
        if self.table.walk is not None and seat == LEARNER:
            own["taught"] = encode(self.taught(self.table.walk, words))
        shared = self._once(Look._shared, viewer.lang)
        return self.scene.kept(Known(viewer, len(self.table.minutes), shared, own, deals))

    def _shared(self, lang: str) -> Shared:
        pieces = {"table": self._info(lang)[1], "waiting": self.waiting(self.say(lang))}
        if self.table.seals.closed:
            pieces["sealed"] = self._once(Look.sealed)
        return self.scene.shared(lang, Shared(pieces, self._once(Look.board)))

    def _difference(self, known: Known, before: Known | None) -> Encoded:
        viewer = known.viewer
        told = before or Known(viewer)
        whole = not told.own
        since, words = self._since(told.minutes, viewer.seat), self.say(viewer.lang)
        own = _new(known.own, told.own)
        deals = NO_DEALS if known.deals is told.deals else _new(known.deals, told.deals)
        alike = not whole and since.open and self._once(Look._nothing_hidden, told.minutes)
        number = self.table.known_to(viewer.seat)
        if alike and not (own or deals or since.spoke):
            return self._once(Look._same_for_all, known.shared, told.shared, told.minutes, viewer.lang, number)
        pieces = _raw(own) | self._once(Look._difference_shared, known.shared, told.shared)
        talk = self.talk(since.marks, viewer) if since.spoke else []
        lines: Sequence[Any]
        if whole and (before is None or len(since.marks) > FEW):
            lines = [msgspec.Raw(line) for line in self._log(viewer.seat, words).since(told.minutes)]
        elif alike:
            lines = self._once(Look._lines_of_all, told.minutes, viewer.lang)
        else:
            lines = self.lines(since.marks, viewer.seat, words)
        if whole:
            deals = _latest(deals)
        if not (since.moved or pieces or lines or talk or deals):
            return b""
        news = p.News(
            number=number,
            now=self.now,
            whole=whole,
            resumed=whole and before is not None,
            moves=self.table.moves if since.moved or whole else -1,
            back=since.back if before is not None else 0,
            lines=cast(Any, lines),
            talk=talk[-PAGE:],
            earlier=len(talk) > PAGE,
            deals=[words.deal(*pair) for pair in deals.values()],
            **cast(Any, pieces),
        )
        return encode(news)

    def _same_for_all(self, shared: Shared, told: Shared, minutes: int, lang: str, number: int) -> Encoded:
        """The news of those for whom nothing of their own is new."""
        pieces = self._once(Look._difference_shared, shared, told)
        lines = self._once(Look._lines_of_all, minutes, lang)
        since = self._once(Look._since_then, minutes, None)
        if not (since.moved or pieces or lines):
            return b""
        moves = self.table.moves if since.moved else -1
        news = p.News(number, self.now, moves=moves, back=since.back, lines=cast(Any, lines), **cast(Any, pieces))
        return encode(news)

    def _difference_shared(self, now: Shared, told: Shared) -> dict[str, msgspec.Raw]:
        found = _new(now.pieces, told.pieces)
        if board := _new(now.board, told.board):
            found["board"] = _joined(board)
        return _raw(found)

    def _since(self, minutes: int, viewer: Seat) -> Since:
        """What was entered since; in most cases it is the same for all."""
        all = self._once(Look._since_then, minutes, None)
        return all if all.open else self._once(Look._since_then, minutes, viewer)

    def _since_then(self, minutes: int, viewer: Seat | None) -> Since:
        marks = self.table.minutes[minutes:]
        heard = [mark for mark in marks if mark.heard is None or viewer in mark.heard]
        back = [mark.first for mark in heard if isinstance(mark.entry, e.Undone)]
        return Since(
            marks=marks,
            moved=any(isinstance(mark.entry, MOVES) for mark in heard),
            back=min(back, default=0),
            spoke=any(isinstance(mark.entry, e.Spoke) for mark in heard),
            open=viewer is None and len(heard) == len(marks),
        )

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
        return self.scene.entry(seat, board_of(self.table.rules).hand(self.view(seat), seat))

    def asked(self, seat: Seat, words: Words) -> Encoded:
        game = self.table.game
        if game is None or seat == SPECTATOR:
            return b"[]"
        asked = [self._asked(game, request, words) for request in game.requests if request.seat == seat]
        return encode(asked) if asked else b"[]"

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

    def undo(self, seat: Seat) -> tuple[int, list[tuple[str, Action]]]:
        """What a seat may take back: nobody else is told of it."""
        game, table = self.table.game, self.table
        if game is None or seat == SPECTATOR or table.paused or table.seats[seat].kept:
            return 0, []
        return game.undoable(seat)

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
                p.Waiting(one.seat, one.kind, words.request(one)[0], table.deadline(one), patience(table, one))
                for one in table.awaited
            ]
        )

    def sealed(self) -> Encoded:
        told = self.table.seals.told(begun=self.table.begun)
        return encode([p.SealedWord(one.seat, one.seal, one.word) for one in told])

    def bargained(self, viewer: Seat) -> tuple[Encoded, Deals]:
        """What became of promises, and the deals that the viewer may know of, with their times."""
        if (game := self.table.game) is None:
            return b"[]", NO_DEALS
        return self.scene.bargained(game, viewer)

    def _info(self, lang: str) -> tuple[p.TableInfo, Encoded]:
        return self.scene.info(lang, self.crowd, lambda: self._described(lang))

    def info(self, lang: str) -> p.TableInfo:
        """The table without its game; whoever asks may add to it."""
        return msgspec.structs.replace(self._info(lang)[0])

    def summary(self) -> Encoded:
        """The same, and how far it has come, as the lists show it: all but that is written once for many moves."""
        now = encode({"waiting": self.table.waiting, "moves": self.table.moves})
        return b"%b,%b" % (self._info("en")[1][:-1], now[1:])

    def _described(self, lang: str) -> p.TableInfo:
        table, settings = self.table, self.table.settings
        names = table.names(lang)
        return p.TableInfo(
            id=table.id,
            game=settings.game,
            edition=settings.edition or table.rules.editions[0],
            options=settings.options,
            own=self.own(),
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
                    gone=one.gone,
                    vacant=table.state == "playing" and seat in table.company.vacant,
                    bot_for=sorted(table.company.votes.get((seat, "bot"), ())),
                    person_for=sorted(table.company.votes.get((seat, "person"), ())),
                )
                for seat, one in enumerate(table.seats)
            ],
            rules=table.played_by,
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

    def own(self) -> p.EditionInfo | None:
        """The edition, if it does not come with the game."""
        settings = self.table.settings
        if isinstance(settings, Settled) and settings.figures:
            return own_edition(settings.game, settings.figures)
        return None

    # The log, the talk, the deals

    def said(self, viewer: Seat, lang: str, most: int) -> bool:
        """Say so many more entries of the log; whether it is said up to now."""
        return self._log(viewer, self.say(lang), most).reaches(len(self.table.minutes))

    def _log(self, viewer: Seat, words: Words, most: int | None = None) -> Log:
        """The whole log, as it is kept, or `most` entries more of it: what is taken back begins another one."""
        table = self.table
        why = table.state == "over" or (viewer != SPECTATOR and table.coached)
        undone = sum([isinstance(mark.entry, e.Undone) for mark in table.minutes])
        key = (self.scene.number, viewer, words.lang, why, table.state, undone)

        def say(marks: Sequence[Mark]) -> list[list[Encoded]]:
            return [[encode(line) for line in lines] for lines in self._lines(marks, viewer, words)]

        return LOGS.of(key, words, table.minutes, say, most)

    def lines(self, marks: Sequence[Mark], viewer: Seat, words: Words) -> list[p.Line]:
        """What happened, as the viewer may know it; what was taken back has not."""
        return [line for lines in self._lines(marks, viewer, words) for line in lines]

    def _lines(self, all: Sequence[Mark], viewer: Seat, words: Words) -> list[list[p.Line]]:
        """The same for each of the entries."""
        found: list[list[p.Line]] = [[] for _ in all]
        if self.table.game is None:
            return found
        happened = self._decided(all)
        for mark, lines in zip(all, found, strict=True):
            if mark.undone:
                continue
            if isinstance(mark.entry, e.Began):
                if line := words.table_line(mark):
                    lines.append(line)
                lines += self._happened(happened[0], viewer, words)
            elif isinstance(mark.entry, e.Acted):
                if line := words.table_line(mark):
                    lines.append(line)
                for number in range(mark.first, mark.moves + 1):
                    lines += self._happened(happened[number], viewer, words)
            elif mark.reaches(viewer) and (line := words.table_line(mark)):
                lines.append(line)
        return found

    def _lines_of_all(self, minutes: int, lang: str) -> list[msgspec.Raw]:
        """The same where nothing of it is hidden from anybody."""
        lines = self.lines(self.table.minutes[minutes:], SPECTATOR, self.say(lang))
        return [msgspec.Raw(encode(line)) for line in lines]

    def _nothing_hidden(self, minutes: int) -> bool:
        """Whether all are told the same of what happened since, and none of them why a bot decided so."""
        marks, why = self.table.minutes[minutes:], self.table.reasons
        if why and any(number in why for mark in marks for number in range(mark.first, mark.moves + 1)):
            return False
        happened = self._decided(marks).values()
        return all(event.mask(SPECTATOR) is event for entry in happened for event in entry.events)

    def _decided(self, marks: Sequence[Mark]) -> dict[int, Entry]:
        """By number: the decisions that some entries of the minutes took, and all later ones; 0 is the deal."""
        taken = [mark for mark in marks if isinstance(mark.entry, e.Acted | e.Began) and not mark.undone]
        if not taken:
            return {}
        first, began = taken[0].first, any(isinstance(mark.entry, e.Began) for mark in taken)
        return self._once(Look._history, -1 if began and first <= 1 else first - 1)

    def _history(self, after: int) -> dict[int, Entry]:
        assert self.table.game is not None
        # A bargain stands in the log under the number of the decision before it, whose place it must not take.
        return {entry.number: entry for entry in self.table.game.history(after) if entry.decided}

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

    def talk(self, marks: Sequence[Mark], viewer: Viewer) -> list[p.Utterance]:
        """What was said in the viewer's hearing, by those whom they want to hear: the last page, and one more."""
        heard = islice(self._heard(reversed(marks), viewer), PAGE + 1)
        return list(heard)[::-1]

    def heard(self, viewer: Viewer) -> list[p.Utterance]:
        """The last page of what was said in the viewer's hearing."""
        return self.talk(self.table.minutes, viewer)[-PAGE:]

    def talk_before(self, viewer: Viewer, line: str) -> p.Talk:
        """The page of talk before a line."""
        heard = dropwhile(lambda one: one.id != line, self._heard(reversed(self.table.minutes), viewer))
        page = list(islice(heard, 1, PAGE + 2))[::-1]
        return p.Talk(page[-PAGE:], len(page) > PAGE)

    def _heard(self, marks: Iterable[Mark], viewer: Viewer) -> Iterator[p.Utterance]:
        for mark in marks:
            if isinstance(entry := mark.entry, e.Spoke) and mark.reaches(viewer.seat):
                if entry.seat not in viewer.muted | viewer.blocked:
                    former = entry.at < self.table.seats[entry.seat].since
                    yield p.Utterance(
                        entry.id, entry.seat, entry.text, entry.at, mark.moves, list(entry.to), former
                    )


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


def _raw(pieces: dict[str, Encoded]) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(data) for name, data in pieces.items()}


def _among(kept: dict[Any, T], one: T) -> T:
    """To be kept with some others: of those who have come and gone nothing is."""
    if len(kept) >= MOST_KNOWN:
        kept.clear()
    return one


def _latest(deals: Deals) -> Deals:
    """Those of which something is still to come, and of the others the last."""
    over = [id for id, (deal, *_) in deals.items() if deal.status != "open" and not deal.pending]
    left = set(over[:-PAGE])
    return {id: told for id, told in deals.items() if id not in left}


def _joined(fields: dict[str, Encoded]) -> Encoded:
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), data) for name, data in fields.items()]) + b"}"

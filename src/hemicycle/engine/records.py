"""A game's record: JSON lines, each with a hash that runs on from the line before.

    a header     the game, its rules version, the table, the players, the commitment to the secret
    a decision   its number, seat, request and action, and the events that it caused; number 0 is the deal;
                 marked as lapsed where it was played for somebody who had run out of time
    a bargain    a move about a deal: after how many decisions, whose, and what was handed over by it
    an order     what a seat has decided for itself, unseen, or another sealed answer: after how many decisions,
                 whose, and which
    the clock    after how many decisions, and how many minutes had been played then
    other rules  after how many decisions, from which version to which
    an end       the result and the secret (or, of a game that goes on, the secret alone, to go on with)

A record replays on screen from its events alone; `verify` plays it again by the rules and compares.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from .chance import SealedWord, commitment, seal_of
from .deals import Bargain
from .declare import SPECTATOR, Seat
from .game import Game
from .log import Chain, Entry
from .misread import misread
from .rules import BadSetup, Rules, as_json, plain
from .texts import Texts
from .words import Clock, Continued, Event, Lapse, Message, Order, Refused, Sentence

FORMAT = 1
Deals: TypeAlias = Literal["all", "parties", "none"]
"""Who knows of deals that were agreed: everybody, or their parties alone; or whether none are made."""


class RecordError(Sentence, ValueError):
    """What is wrong with a record, and in which line: `RecordError(7, "hash")`."""

    def __init__(self, line: int, id: str, texts: Callable[[str], Texts] | None = None, **params: Any):
        super().__init__(
            Message("record-line", {"line": f"{line}", "what": Message(f"record-{id}", params)}), texts
        )
        self.line = line


class Header(msgspec.Struct, forbid_unknown_fields=True):
    hemicycle: int
    game: str
    rules: int
    table: dict[str, Any]
    seats: list[str]
    """Who sat where: a player's name, or a bot's."""
    commitment: str
    words: list[str]
    sealed: list[SealedWord] | msgspec.UnsetType = msgspec.UNSET
    """The players' words with their seals, by seat; not written where no word was sealed."""
    deals: Deals | msgspec.UnsetType = msgspec.UNSET
    """Who knew what was agreed; not written by whoever keeps that elsewhere."""
    hash: str = ""


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: Seat
    request: str
    place: int
    action: Any
    events: list[Any]
    lapsed: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it was played for somebody who had run out of time; else it is not written."""
    hash: str = ""


class Bargained(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    """The number of the decision before it."""
    seat: Seat
    bargain: Any
    events: list[Any]
    hash: str = ""


class Ordered(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    """The number of the decision before it."""
    seat: Seat
    request: str
    place: int
    order: Any
    hash: str = ""


class Clocked(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    """The number of the decision before it."""
    minutes: int
    hash: str = ""


class Changed(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    """The number of the decision before it."""
    was: int
    """By which version of the rules it was played up to here."""
    rules: int
    """And by which from here on."""
    hash: str = ""


class End(msgspec.Struct, forbid_unknown_fields=True):
    over: bool
    secret: str
    places: list[int] = []
    points: list[int] = []
    ending: Message | msgspec.UnsetType = msgspec.UNSET
    """Why the game ended, where it says so; else it is not written."""
    hash: str = ""


Between: TypeAlias = Decision | Bargained | Ordered | Clocked | Changed
Line: TypeAlias = Header | Between | End


class Writer:
    """Turns a game into lines, one by one, so that a game under way can be written as it goes."""

    def __init__(self, hash: str = "") -> None:
        self.hash = hash
        """That of the last line written: to go on with a record, give it the hash of its last line."""

    def header(
        self,
        game: Game,
        seats: Sequence[str] = (),
        sealed: Sequence[SealedWord] = (),
        deals: Deals | None = None,
    ) -> str:
        table = game.state.setup.summary()
        rules = game.rules
        changes = [one.action for one in game.history() if isinstance(one.action, Continued)]
        began = changes[0].was if changes else rules.version
        header = Header(FORMAT, rules.name, began, table, list(seats), game.commitment, list(game.words))
        if sealed:
            header.sealed = list(sealed)
        if deals is not None:
            header.deals = deals
        return self._line(header)

    def decision(self, entry: Entry) -> str:
        """A decision, a move of bargaining, an order, the clock, or other rules."""
        if isinstance(entry.action, Continued):
            return self._line(Changed(entry.number, entry.action.was, entry.action.rules))
        if isinstance(entry.action, Order):
            order = plain(entry.action.action)
            return self._line(Ordered(entry.number, entry.seat, entry.request, entry.place, order))
        if isinstance(entry.action, Clock):
            return self._line(Clocked(entry.number, entry.action.minutes))
        events = plain(entry.events)
        if isinstance(entry.action, Bargain):
            return self._line(Bargained(entry.number, entry.seat, plain(entry.action), events))
        action, lapsed = entry.action, isinstance(entry.action, Lapse)
        if isinstance(action, Lapse):
            action = action.action
        written = Decision(entry.number, entry.seat, entry.request, entry.place, plain(action), events)
        if lapsed:
            written.lapsed = True
        return self._line(written)

    def end(self, game: Game) -> str:
        return self._line(_end(game))

    def _line(self, line: Line) -> str:
        self.hash = line.hash = _hash(self.hash, line)
        return msgspec.json.encode(line).decode()


def _end(game: Game) -> End:
    """How it stands with a game, and why."""
    if not game.over:
        return End(False, game.secret)
    places, points = game.result
    end = End(True, game.secret, list(places), list(points))
    if (ending := game.state.ending()) is not None:
        end.ending = ending
    return end


def write(
    game: Game, seats: Sequence[str] = (), sealed: Sequence[SealedWord] = (), deals: Deals | None = None
) -> str:
    """The whole record of a game that was followed from its beginning."""
    entries = game.history()
    if not entries or entries[0].number != 0:
        raise ValueError("this game was loaded from a save, and its beginning is not known")
    if game.over and isinstance(entries[-1].action, Continued):
        entries = entries[:-1]  # it was over before there were other rules: nothing was played by these
    writer = Writer()
    header = writer.header(game, seats, sealed, deals)
    return "\n".join([header, *map(writer.decision, entries), writer.end(game), ""])


class Record:
    """A record that has been read, with its hashes found to be right."""

    def __init__(self, text: str):
        # Not `splitlines`, which also cuts at characters that a player's name may hold.
        lines = text.removeprefix("\ufeff").rstrip().split("\n")
        if len(lines) < 3:
            raise RecordError(len(lines) or 1, "not-whole")
        read: list[Any] = []
        running = ""
        kind: Any = Header
        for number, line in enumerate(lines, 1):
            try:
                if number > 1:
                    kind = End if number == len(lines) else Decision
                if kind is Decision:
                    kind = _kind(line)
                one = msgspec.json.decode(line.encode(), type=kind)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise RecordError(number, f"no-{kind.__name__.lower()}", why=misread(error)) from None
            running = _hash(running, one)
            if one.hash != running:
                raise RecordError(number, "hash")
            read.append(one)
        self.header: Header = read[0]
        self.lines: list[Between] = read[1:-1]
        self.decisions = [line for line in self.lines if isinstance(line, Decision)]
        self.end: End = read[-1]
        if self.header.hemicycle != FORMAT:
            raise RecordError(1, "format", format=f"{self.header.hemicycle}", known=f"{FORMAT}")
        if len(self.header.seats) not in (0, self.header.table.get("players")):
            raise RecordError(1, "names")
        taken = -1
        for number, one in enumerate(self.lines, 2):
            taken += isinstance(one, Decision)
            if one.n != taken:
                what = Message(f"record-a-{type(one).__name__.lower()}", {"number": f"{one.n}"})
                raise RecordError(number, "place", what=what, number=f"{taken}")
            if taken < 0:
                raise RecordError(number, "early")

    def events(self, rules: Rules) -> Iterator[tuple[int, Event]]:
        """What happened, from the record alone, each with its decision's number."""
        for number, line in enumerate(self.lines, 2):
            for event in line.events if isinstance(line, Decision | Bargained) else ():
                try:
                    yield line.n, rules.vocabulary.load(Event, event)
                except msgspec.ValidationError as error:
                    raise RecordError(number, "no-event", game=rules.name, why=misread(error)) from None

    def bargains(self, rules: Rules) -> Iterator[tuple[int, Seat, Bargain]]:
        """Who offered and answered what, from the record alone, each with the number of the decision before it."""
        for number, line in enumerate(self.lines, 2):
            if isinstance(line, Bargained):
                yield line.n, line.seat, self._bargain_of(rules, number, line)

    def play(self, rules: Rules) -> Game:
        """Play the record again by the rules, comparing everything; the game as it stands at the end.

        `RecordError` names the first line in which anything differs.
        """
        header = self.header
        if header.game != rules.name:
            raise RecordError(1, "game", game=header.game, wanted=rules.name)
        for number, line in enumerate(self.lines, 2):
            if isinstance(line, Changed):
                was, now = f"{line.was}", f"{line.rules}"
                raise RecordError(number, "continued", number=f"{line.n}", was=was, rules=now)
        if header.rules != rules.version:
            raise RecordError(1, "version", version=f"{header.rules}", plays=f"{rules.version}")
        if commitment(self.end.secret) != header.commitment:
            raise RecordError(len(self.lines) + 2, "secret")
        self._open_words()
        try:
            setup = rules.from_summary(header.table)
        except BadSetup as error:
            raise RecordError(1, "table", error.texts, why=error.message) from None
        game = Game.begin(rules, setup, self.end.secret, tuple(header.words))
        for number, line in enumerate(self.lines, 2):
            if isinstance(line, Clocked):
                if not setup.options.by_clock or line.minutes <= game.state.minutes or game.over:
                    raise RecordError(number, "clock")
                game.tick(line.minutes)
                continue
            if isinstance(line, Ordered):
                self._take(game, number, line.seat, line.request, line.place, line.order)
                if game.log is None or not isinstance(game.log.action, Order):
                    raise RecordError(number, "seen")
                continue
            if isinstance(line, Decision):
                self._decide(game, number, line)
            elif isinstance(line, Bargained):
                self._bargain(game, number, line)
            assert game.log is not None
            told = line.events if isinstance(line, Decision | Bargained) else []
            if as_json(game.log.events) != as_json(told):
                raise RecordError(number, "events")
        end = _end(game)
        end.hash = self.end.hash
        if msgspec.json.encode(end) != msgspec.json.encode(self.end):
            raise RecordError(len(self.lines) + 2, "result")
        return game

    def _open_words(self) -> None:
        """Each word must fit its seal, and those that were opened, by seat, are what was mixed into the secret."""
        header = self.header
        if header.sealed is msgspec.UNSET:
            return
        for one in header.sealed:
            if one.word and seal_of(header.commitment, one.seat, one.word) != one.seal:
                raise RecordError(1, "seal", number=f"{one.seat}")
        seats = [one.seat for one in header.sealed]
        if seats != sorted(set(seats)) or header.words != [one.word for one in header.sealed if one.word]:
            raise RecordError(1, "words")

    def _decide(self, game: Game, line: int, decision: Decision) -> None:
        if decision.n > 0:
            lapsed = decision.lapsed is True
            taken = (decision.seat, decision.request, decision.place, decision.action)
            self._take(game, line, *taken, lapsed=lapsed, counted=True)
            if game.number != decision.n:
                raise RecordError(line, "unseen")
        elif decision.seat != SPECTATOR:
            raise RecordError(line, "deal")

    def _take(
        self,
        game: Game,
        line: int,
        seat: Seat,
        request: str,
        place: int,
        taken: Any,
        *,
        lapsed: bool = False,
        counted: bool = False,
    ) -> None:
        """Have a seat answer as it is written, or have played for it what is played when time runs out."""
        try:
            action = game.rules.load_action(taken)
        except msgspec.ValidationError as error:
            raise RecordError(line, "no-action", game=game.rules.name, why=misread(error)) from None
        asked = dict(enumerate(game.requests)).get(place)
        if asked is None or (asked.seat, asked.kind) != (seat, request):
            raise RecordError(line, "not-asked", number=f"{seat}", request=request)
        try:
            if lapsed:
                game.lapse(seat, asked.id)
                if game.log is None or game.log.action != Lapse(action):
                    raise RecordError(line, "lapse")
            else:
                game.act(seat, asked.id, action, counted=counted)
        except Refused as refused:
            raise RecordError(line, "not-allowed", refused.texts, why=refused.message) from None

    def _bargain(self, game: Game, line: int, bargained: Bargained) -> None:
        try:
            game.bargain(bargained.seat, self._bargain_of(game.rules, line, bargained))
        except Refused as refused:
            raise RecordError(line, "not-allowed", refused.texts, why=refused.message) from None

    def _bargain_of(self, rules: Rules, line: int, bargained: Bargained) -> Bargain:
        try:
            return rules.load_bargain(bargained.bargain)
        except msgspec.ValidationError as error:
            raise RecordError(line, "no-bargain", game=rules.name, why=misread(error)) from None


def written(game: Game) -> list[str]:
    """The log of a game under way as lines of a record, for `chain`."""
    writer = Writer()
    return [writer.decision(entry) for entry in game.history()]


def chain(rules: Rules, lines: Sequence[str]) -> Chain | None:
    """The log that was `written`, by whatever version of the rules; `msgspec.ValidationError` if it is none."""
    found: Chain | None = None
    for text in lines:
        line = msgspec.json.decode(text.encode(), type=_kind(text))
        events = line.events if isinstance(line, Decision | Bargained) else ()
        told = tuple([rules.vocabulary.load(Event, event) for event in events])
        found = (found, line.n, *_decided(rules, line), told)
    return found


def _decided(rules: Rules, line: Between) -> tuple[Any, ...]:
    """Of an entry of the log: whose it was, in answer to what, in which place, and what was decided."""
    match line:
        case Decision(action=None):
            return line.seat, line.request, line.place, None
        case Decision():
            action = rules.load_action(line.action)
            return line.seat, line.request, line.place, Lapse(action) if line.lapsed is True else action
        case Bargained():
            return line.seat, "bargain", 0, rules.load_bargain(line.bargain)
        case Ordered():
            return line.seat, line.request, line.place, Order(rules.load_action(line.order))
        case Clocked():
            return SPECTATOR, "clock", 0, Clock(line.minutes)
    return SPECTATOR, "rules", 0, Continued(line.was, line.rules)


class _Line(msgspec.Struct):
    bargain: Any = None
    order: Any = None
    minutes: Any = None
    was: Any = None


def _kind(line: str) -> type[Between]:
    """What a line between the header and the end is."""
    told = msgspec.json.decode(line.encode(), type=_Line)
    if told.bargain is not None:
        return Bargained
    if told.was is not None:
        return Changed
    return Ordered if told.order is not None else Clocked if told.minutes is not None else Decision


def _hash(before: str, line: Line) -> str:
    kept, line.hash = line.hash, ""
    digest = hashlib.sha256(before.encode() + msgspec.json.encode(line)).hexdigest()[:32]
    line.hash = kept
    return digest

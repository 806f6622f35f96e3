"""Make of a table's minutes what is kept for ever of its game (`archive.py`): while its rules are today's."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.log import Entry
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Event
from hemicycle.env.boards import board_of

from . import entries as e
from . import prospects, story
from . import protocol as p
from .archive import (
    CHUNK,
    FORMAT,
    HEAD,
    OPEN,
    STAND,
    UNHASHED,
    Eyes,
    Head,
    Plain,
    Positions,
    Seen,
    Told,
    piece_of,
    pressed,
    unrolled,
)
from .delta import difference
from .loading import played
from .scene import Scene, standings
from .snapshots import marks_of, taken
from .stand import Mark
from .table import Table
from .veil import mark
from .wire import encode
from .words import Words


class Freeze(msgspec.Struct, tag="freeze"):
    """A table, as it is handed to a process."""

    mind: ClassVar[int] = 0
    id: str
    settings: bytes
    secret: str
    made: float
    host: str
    entries: list[bytes]
    edition: str = ""
    base: bytes = b""
    earlier: dict[str, bytes] = {}
    """Positions that were kept before, where the rules were others then."""
    snapshot: bool = False
    """Whether only a snapshot is wanted, of a game under way."""


class Frozen(msgspec.Struct, tag="frozen"):
    """What came of it: each piece by its name."""

    pieces: dict[str, bytes] = {}
    failed: dict[str, str] | None = None
    """What went wrong, and then there is nothing else."""


class Veiled(Table):
    """The same table, where marks stand for the names."""

    def names(self, lang: str) -> tuple[str, ...]:
        return tuple(mark(name, seat) for seat, name in enumerate(super().names(lang)))


def freeze(given: Freeze) -> Frozen:
    """Keep a game; `BadSetup` where it is of other rules."""
    if given.snapshot:
        return Frozen({"snapshot": taken(played(given))})
    return Frozen(dict(Freezer(Scene(played(given, Veiled)), given).pieces()))


class Freezer:
    """One game, and all who look at it."""

    def __init__(self, scene: Scene, given: Freeze):
        game = scene.table.game
        assert game is not None
        self.scene, self.table, self.game, self.given = scene, scene.table, game, given
        self.over = game.over
        self.seats: list[Seat] = list(range(game.players))
        self.viewers: list[Seat] = [SPECTATOR, *self.seats]
        self.words = {lang: scene.say(lang) for lang in LANGUAGES}
        self.courses = {lang: story.Course(scene, lang) for lang in LANGUAGES}

    def pieces(self) -> Iterator[tuple[str, bytes]]:
        yield from self._moves()
        yield from self._lines()
        if self.over:
            yield from self._stories()
        yield "record", self._record()
        # Last: what has a head is whole.
        yield HEAD if self.over else STAND, pressed(self._head())

    # Positions

    def _moves(self) -> Iterator[tuple[str, bytes]]:
        piece: Positions | None = None
        last: Plain = {}
        for move, position in enumerate(self._positions()):
            if move % CHUNK == 0:
                if piece is not None:
                    yield f"moves-{move - CHUNK}", pressed(piece)
                piece = Positions(position, [])
            elif piece is not None:
                piece.then.append(difference(last, position))
            last = position
        if piece is not None:
            yield f"moves-{self.game.number - self.game.number % CHUNK}", pressed(piece)
        self.last = last

    def _positions(self) -> Iterator[Plain]:
        """All of them: those that today's rules can't play again as they were kept, as far as they were."""
        live = (self._position(game) for game in positions(self.table))
        if self.table.seam:
            first, known = next(live), 0
            last = first
            for last in self._earlier():
                known += 1
                yield last
            # What nobody kept is shown as what is nearest.
            yield from [last] * (self.table.seam - known)
            yield first
        yield from live

    def _earlier(self) -> Iterator[Plain]:
        for start in range(0, self.table.seam, CHUNK):
            if (piece := self.given.earlier.get(piece_of(start))) is None:
                return
            yield from unrolled(piece)[: self.table.seam - start]

    def _position(self, game: Game) -> Plain:
        board = board_of(self.table.rules)
        asked = [one for one in game.requests if not one.optional and not one.answered]
        return {
            "board": jsoned(board.board(game.view(SPECTATOR))),
            "hands": [jsoned(board.hand(game.view(seat), seat)) for seat in self.seats],
            "waiting": {
                lang: [jsoned(p.Waiting(one.seat, one.kind, words.texts.request(one))) for one in asked]
                for lang, words in self.words.items()
            },
        }

    # The log

    def _lines(self) -> Iterator[tuple[str, bytes]]:
        said: dict[str, list[msgspec.Raw]] = {lang: [] for lang in LANGUAGES}
        seen: Seen = []
        for entry in self.game.history():
            if not entry.decided:
                continue
            places: dict[tuple[bytes, ...], int] = {}
            common: dict[int, tuple[bytes, ...]] = {}
            told: dict[tuple[int, ...], list[Eyes]] = {}
            everybody: list[Eyes] = [*self.viewers, OPEN]
            for eyes in everybody:
                lines = tuple([self._place(line, places, said) for line in self._told(entry, eyes, common)])
                told.setdefault(lines, []).append(eyes)
            most = max(told.values(), key=len)
            rest = [(whose, list(lines)) for lines, whose in told.items() if whose is not most]
            others = next(list(lines) for lines, whose in told.items() if whose is most)
            seen.append([*rest, ([], others)])
        yield "seen", pressed(seen)
        for lang, lines_said in said.items():
            yield f"lines-{lang}", pressed(lines_said)

    def _told(self, entry: Entry, eyes: Eyes, common: dict[int, tuple[bytes, ...]]) -> Iterator[tuple[bytes, ...]]:
        """The lines of a decision, each in all languages; `common`: those that all are told alike."""
        for at, event in enumerate(entry.events):
            shown: Event = event if eyes == OPEN else event.mask(int(eyes))
            if shown is event and at in common:
                yield common[at]
                continue
            line = tuple(self._line(words, entry, shown, first=at == 0) for words in self.words.values())
            if shown is event:
                common[at] = line
            yield line

    def _line(self, words: Words, entry: Entry, event: Event, *, first: bool) -> bytes:
        line = words.line(entry, event)
        if first and self.over:
            line.why = words.why_of(entry.number, over=True)
        return encode(line)

    @staticmethod
    def _place(
        line: tuple[bytes, ...], places: dict[tuple[bytes, ...], int], said: dict[str, list[msgspec.Raw]]
    ) -> int:
        if line not in places:
            for lang, text in zip(LANGUAGES, line, strict=True):
                places[line] = len(said[lang])
                said[lang].append(msgspec.Raw(text))
        return places[line]

    # The end

    def _stories(self) -> Iterator[tuple[str, bytes]]:
        past = prospects.Past(*[getattr(self.given, name) for name in prospects.Past.__struct_fields__])
        figures = prospects.figures(past)
        for lang, course in self.courses.items():
            told = {eyes: story.story(self.scene, eyes, lang, course) for eyes in self.viewers}
            for one in told.values():
                one.deals = []
            stories = {eyes: jsoned(one) for eyes, one in told.items()}
            chances = {eyes: jsoned(story.prospects(self.scene, eyes, lang, figures)) for eyes in self.viewers}
            whole, whole_chances = stories[SPECTATOR], chances[SPECTATOR]
            kept = Told(
                whole,
                [difference(whole, stories[seat]) for seat in self.seats],
                whole_chances,
                [difference(whole_chances, chances[seat]) for seat in self.seats],
            )
            yield f"story-{lang}", pressed(kept)

    def _record(self) -> bytes:
        told = self.game.record(self.table.names("en"), self.table.seals.told(begun=True))
        lines = [unhashed(line) for line in told.split("\n")[:-1]]
        return zlib.compress("\n".join(lines).encode(), 9)

    def _head(self) -> Head:
        table, game = self.table, self.game
        look, ledger = self.scene.look(), game.ledger
        info = look.info(LANGUAGES[0])
        deals: dict[str, list[Any]] = {lang: [] for lang in LANGUAGES}
        places: dict[tuple[bytes, ...], int] = {}
        known: dict[str, list[int]] = {}
        for eyes in self.viewers:
            known[f"{eyes}"] = []
            for deal in ledger.visible(eyes, table.public):
                said = [words.deal(deal, 0, 0) for words in self.words.values()]
                key = tuple(map(encode, said))
                if key not in places:
                    places[key] = len(places)
                    for lang, one in zip(LANGUAGES, said, strict=True):
                        deals[lang].append(one)
                known[f"{eyes}"].append(places[key])
        return Head(
            format=FORMAT,
            game=table.rules.name,
            rules=table.rules.version,
            fingerprint=game.state.setup.edition.fingerprint,
            over=self.over,
            entries=len(table.minutes),
            moves=game.number,
            marks=marks_of(table),
            began=table.dealt_at,
            edition=info.edition,
            levels=[table.level_told(seat) for seat in self.seats],
            board=self.last["board"],
            hands=self.last["hands"],
            standings={f"{eyes}": standings(game, eyes, table.public) for eyes in self.viewers},
            deals=deals,
            known=known,
            chapters={lang: course.chapters for lang, course in self.courses.items()},
            points_over_time=self.courses[LANGUAGES[0]].points,
            course=self.courses[LANGUAGES[0]].stands,
            places=info.places,
            points=info.points,
            own=info.own,
            lesson=info.lesson,
            learnt=info.learnt,
            skipped=info.skipped,
            taught={lang: look.taught(table.walk, words) for lang, words in self.words.items()}
            if table.walk is not None
            else {},
        )


def positions(table: Table) -> Iterator[Game]:
    """The game as it stood after each decision that stood in the end, since its rules are these.

    Each is as `Table.at` finds it.
    """
    move = table.seam
    for again, done in table.replayed():
        if isinstance(done.entry, e.Acted | e.Bargained) and not done.undone and done.moves > move:
            for here in range(move, done.moves):
                if here < done.first:
                    assert again.game is not None
                    yield again.game
                else:
                    yield partly(again, done, here)
            move = done.moves
    assert table.game is not None
    yield table.game


def partly(again: Table, done: Mark, move: int) -> Game:
    """Of several actions in a row, those up to a decision."""
    whole, played, since = again.game, again.played, again.since
    assert whole is not None
    again.game = game = whole.copy()
    again._partly(done, move)
    again.game, again.played, again.since = whole, played, since
    return game


def unhashed(line: str) -> str:
    """A line of a record, with an empty hash."""
    return line[: line.rindex('"hash":"')] + UNHASHED


def jsoned(value: Any) -> Any:
    """Plain data as it comes out of JSON."""
    return msgspec.json.decode(encode(value))

"""What each viewer of a table sees, in words: the whole of it once, and then what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from hemicycle.engine.citations import rule_asked
from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Entry, Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.state import GameState
from hemicycle.engine.words import ByLot, Event

from . import entries as e
from . import protocol as p
from .boards import board_of
from .catalogue import own_edition
from .shelf import Settled
from .table import Mark, Table
from .wire import Encoded, encode
from .words import Words

WATCHING = encode(p.You())


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table."""

    player: str
    seat: Seat
    lang: str


class Crowd(NamedTuple):
    """Who is there now: the seats of people who are connected, and how many watch."""

    here: frozenset[Seat]
    watching: int


class Scene:
    """A table as it was last told, so that only what has changed need be told."""

    def __init__(self, table: Table):
        self.table = table
        self.words: dict[str, Words] = {}
        self._board: dict[str, Encoded] = {}
        """The open table, by entry."""
        self._changed: dict[str, Encoded] = {}
        """Entries of it that are other than they were told."""
        self._told: dict[tuple[Any, ...], Encoded] = {("you", ""): WATCHING}
        self._fresh: dict[tuple[Any, ...], Encoded] = {}
        self._told_deals: dict[Seat, dict[str, tuple[Deal, float]]] = {}
        self._fresh_deals: dict[Seat, dict[str, tuple[Deal, float]]] = {}
        self._shown: dict[str, Any] = {}
        """The entries of the board as the game gave them, of those that it gives again as they were."""
        self._looks = 0
        self._steady: set[str] = set()
        self._views: dict[Seat, GameState] = {}
        """What each seat may see of the game, while everybody is told."""
        self._lines: dict[tuple[Any, ...], p.Line] = {}
        """What has just happened and looks the same to all."""
        self._ledger: tuple[Ledger | None, dict[str, float]] = (None, {})
        self._dealt: dict[Seat, tuple[Encoded, dict[str, tuple[Deal, float]]]] = {}
        """By viewer the standings and the deals, while the ledger is the same."""

    def say(self, lang: str) -> Words:
        if lang not in self.words:
            self.words[lang] = Words(self.table, lang)
        return self.words[lang]

    def forget(self) -> None:
        """Say everything anew: other names, or the game has begun or ended."""
        self.words.clear()

    # The pieces

    def look(self) -> None:
        """Look at the table again: which entries of the board are other than they were."""
        game = self.table.game
        self._views.clear()
        if game is None:
            return
        if (looked := (game.ledger, self.table.lapses)) != self._ledger:
            self._ledger = (looked[0], dict(looked[1]))
            self._dealt.clear()
        shown = board_of(self.table.rules).board(self._view(game, SPECTATOR))
        fields = shown if isinstance(shown, dict) else msgspec.structs.asdict(shown)
        new = {name: self._entry(name, value) for name, value in fields.items()}
        self._changed |= {name: data for name, data in new.items() if self._board.get(name) != data}
        # All that is kept is more for the collector of rubbish to look through.
        self._looks += 1
        again = {name for name, value in fields.items() if value is self._shown.get(name)}
        self._steady |= again
        self._board = new
        self._shown = {name: value for name, value in fields.items() if name in self._steady or self._looks < 5}

    def _entry(self, name: str, value: Any) -> Encoded:
        """An entry of the board; the very same one, if nothing in it can have changed, is not encoded again."""
        if value is self._shown.get(name) and isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
            return self._board[name]
        return encode(value)

    def _view(self, game: Game, viewer: Seat) -> GameState:
        if (view := self._views.get(viewer)) is None:
            view = self._views[viewer] = game.view(viewer)
        return view

    def mine(self, viewer: Seat) -> Encoded:
        game = self.table.game
        if game is None or viewer == SPECTATOR:
            return b"{}"
        return encode(board_of(self.table.rules).hand(self._view(game, viewer), viewer))

    def asked(self, viewer: Seat, lang: str) -> Encoded:
        game = self.table.game
        if game is None or viewer == SPECTATOR:
            return b"[]"
        words = self.say(lang)
        return encode([self._asked(game, request, words) for request in game.requests if request.seat == viewer])

    def _asked(self, game: Game, request: Request, words: Words) -> p.Asked:
        options, rule = list(request.options), rule_asked(game.state, request)
        barred: list[p.Barred] = []
        if not request.optional and not request.answered:
            view = self._view(game, request.seat)
            for action in board_of(self.table.rules).thinkable(view, request.seat):
                if action in options or (message := game.why_not(request.seat, action)) is None:
                    continue
                # What answers another question is not barred: it is simply not asked.
                if message.id != "refused-other-question":
                    choice = words.choice(action, request.kind, rule).said
                    barred.append(
                        p.Barred(choice.action, choice.said, words.why(message), words.texts.cited(message.rule))
                    )
        said, help, cited = words.request(request, rule)
        played = request.default
        drawn = [options.index(one) for one in played.among or options] if isinstance(played, ByLot) else []
        return p.Asked(
            id=request.id,
            kind=request.kind,
            said=said,
            options=cast(Any, [words.choice(action, request.kind, rule).sent for action in options]),
            help=help,
            rule=cited,
            about=dict(request.about),
            default=options.index(played) if played in options else -1,
            drawn=drawn,
            lapse=words.lapse(request) if self.table.settings.clock and not request.optional else "",
            optional=request.optional,
            answered=options.index(request.answer) if request.answer in options else -1,
            barred=barred,
        )

    def waiting(self, lang: str) -> Encoded:
        table, words = self.table, self.say(lang)
        return encode(
            [
                p.Waiting(request.seat, request.kind, words.request(request)[0], table.deadline(request))
                for request in table.awaited
            ]
        )

    def standings(self, viewer: Seat) -> Encoded:
        return self._bargained(viewer)[0]

    def _bargained(self, viewer: Seat) -> tuple[Encoded, dict[str, tuple[Deal, float]]]:
        """What became of promises, and the deals, as the viewer may know them."""
        if viewer not in self._dealt:
            self._dealt[viewer] = (self._standings(viewer), self.deals(viewer))
        return self._dealt[viewer]

    def _standings(self, viewer: Seat) -> Encoded:
        game = self.table.game
        if game is None:
            return b"[]"
        public, ledger = self.table.settings.promises == "all", game.ledger
        found = []
        for seat in range(game.players):
            one = ledger.record(seat, viewer, public)
            found.append(p.Standing(seat, one.kept, one.broken, one.void, one.pending))
        return encode(found)

    def info(self, lang: str, here: Iterable[Seat], watching: int) -> p.TableInfo:
        """The table without its game."""
        table, settings, here = self.table, self.table.settings, set(here)
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
                    level=one.level,
                    ready=one.ready,
                    here=seat in here,
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
            watching=watching,
            rematch=table.rematch,
            places=list(table.game.result.places) if table.game and table.game.over else [],
            points=list(table.game.result.points) if table.game and table.game.over else [],
        )

    # The log, the talk, the deals

    def lines(self, marks: Sequence[Mark], viewer: Seat, lang: str) -> list[p.Line]:
        """What happened, as the viewer may know it."""
        if not marks or self.table.game is None:
            return []
        words = self.say(lang)
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
        return [self._line(entry, event, viewer, words) for event in entry.events]

    def _line(self, entry: Entry, event: Event, viewer: Seat, words: Words) -> p.Line:
        seen = event.mask(viewer)
        if seen is not event:
            return words.line(entry, seen)
        # Nothing of it is hidden: it is said once for all.
        key = (words, entry.number, id(event))
        if (line := self._lines.get(key)) is None:
            line = self._lines[key] = words.line(entry, event)
        return line

    def talk(self, marks: Iterable[Mark], viewer: Seat, player: str) -> list[p.Utterance]:
        """What was said in the viewer's hearing, by those whom they want to hear."""
        muted = self.table.muted.get(player, ())
        return [
            p.Utterance(entry.id, entry.seat, entry.text, entry.at, mark.moves, list(entry.to))
            for mark in marks
            if isinstance(entry := mark.entry, e.Spoke) and mark.reaches(viewer) and entry.seat not in muted
        ]

    def deals(self, viewer: Seat) -> dict[str, tuple[Deal, float]]:
        """The deals that the viewer may know of, and when they lapse."""
        game = self.table.game
        if game is None:
            return {}
        seen = game.ledger.visible(viewer, self.table.settings.promises == "all")
        return {
            deal.id: (deal, self.table.lapses.get(deal.id, 0) if deal.status == "open" else 0) for deal in seen
        }

    def _new_deals(self, viewer: Seat) -> list[tuple[Deal, float]]:
        """Those that are other than they were told."""
        if viewer not in self._fresh_deals:
            self._fresh_deals[viewer] = self._bargained(viewer)[1]
        told = self._told_deals.get(viewer, {})
        return [pair for id, pair in self._fresh_deals[viewer].items() if told.get(id) != pair]

    def number(self, viewer: Seat) -> int:
        """How much of the minutes the viewer knows: what they resume with."""
        return self.table.known_to(viewer)

    def unknown(self, viewer: Seat, number: int) -> list[Mark]:
        """What is in the minutes after as much as the viewer knows."""
        left = number
        for at, mark in enumerate(self.table.minutes):
            if left <= 0:
                return self.table.minutes[at:]
            left -= mark.reaches(viewer)
        return []

    # The news

    def news(self, viewer: Viewer, marks: Sequence[Mark], now: float, crowd: Crowd) -> Encoded | None:
        """What has changed for a viewer; nothing, when nothing has. All are told before `settle`.

        Whoever learns nothing gets nothing, not even a frame: it would tell that others talk.
        """
        seat, lang = viewer.seat, viewer.lang
        moved = any(isinstance(mark.entry, e.Acted | e.Began) and mark.reaches(seat) for mark in marks)
        words = self.say(lang)
        news = p.News(
            number=self.number(seat),
            now=now,
            table=self._piece(("table", lang), lambda: encode(self.info(lang, *crowd))),
            you=self._piece(("you", viewer.player), lambda: self.you(viewer)),
            moves=self.table.moves if moved else -1,
            board=cast(Any, self._raw(self._changed) if self._changed else None),
            mine=self._piece(("mine", seat), lambda: self.mine(seat)),
            asked=self._piece(("asked", seat, lang), lambda: self.asked(seat, lang)),
            waiting=self._piece(("waiting", lang), lambda: self.waiting(lang)),
            lines=self.lines(marks, seat, lang),
            talk=self.talk(marks, seat, viewer.player),
            deals=[words.deal(*pair) for pair in self._new_deals(seat)],
            standings=self._piece(("standings", seat), lambda: self.standings(seat)),
        )
        return encode(news) if _tells(news) else None

    def settle(self) -> None:
        """Everybody has been told."""
        self._told.update(self._fresh)
        self._told_deals.update(self._fresh_deals)
        self._fresh.clear()
        self._fresh_deals.clear()
        self._lines.clear()
        self._views.clear()
        self._changed = {}

    def whole(self, viewer: Viewer, now: float, crowd: Crowd, after: int | None = None) -> Encoded:
        """Everything that a viewer may see; of the log and the talk only what is new after a number."""
        seat, lang = viewer.seat, viewer.lang
        marks = self.table.minutes if after is None else self.unknown(seat, after)
        news = p.News(
            number=self.number(seat),
            now=now,
            whole=True,
            resumed=after is not None,
            table=self._piece(("table", lang), lambda: encode(self.info(lang, *crowd)), whole=True),
            you=self._piece(("you", viewer.player), lambda: self.you(viewer), whole=True),
            moves=self.table.moves,
            board=cast(Any, self._raw(self._board) if self._board else None),
            mine=self._piece(("mine", seat), lambda: self.mine(seat), whole=True),
            asked=self._piece(("asked", seat, lang), lambda: self.asked(seat, lang), whole=True),
            waiting=self._piece(("waiting", lang), lambda: self.waiting(lang), whole=True),
            lines=self.lines(marks, seat, lang),
            talk=self.talk(marks, seat, viewer.player),
            deals=[self.say(lang).deal(*pair) for pair in self.deals(seat).values()],
            standings=self._piece(("standings", seat), lambda: self.standings(seat), whole=True),
        )
        self._told.update(self._fresh)
        self._told_deals[seat] = self.deals(seat)
        self._fresh.clear()
        self._lines.clear()
        self._views.clear()
        return encode(news)

    def you(self, viewer: Viewer) -> Encoded:
        muted = sorted(self.table.muted.get(viewer.player, ()))
        return encode(p.You(viewer.seat, viewer.player == self.table.host, muted))

    def watches(self, viewer: Viewer) -> bool:
        """Whether somebody only watches, and has been told so: then there is nothing about them in the news."""
        return viewer.seat == SPECTATOR and self._told.get(("you", viewer.player)) == WATCHING

    def _piece(self, key: tuple[Any, ...], make: Callable[[], Encoded], *, whole: bool = False) -> Any:
        """A piece of the scene: encoded once for all who see the same; nothing, when it is as it was told."""
        if (data := self._fresh.get(key)) is None:
            data = self._fresh[key] = make()
        return msgspec.Raw(data) if whole or self._told.get(key) != data else None

    def _raw(self, fields: dict[str, Encoded]) -> msgspec.Raw:
        return msgspec.Raw(b"{" + b",".join([encode(name) + b":" + data for name, data in fields.items()]) + b"}")


def _tells(news: p.News) -> bool:
    """Whether there is anything in it beside the time."""
    pieces = (news.table, news.you, news.board, news.mine, news.asked, news.waiting, news.standings)
    return (
        news.moves >= 0
        or any(piece is not None for piece in pieces)
        or bool(news.lines or news.talk or news.deals)
    )

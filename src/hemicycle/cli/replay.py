"""`hemicycle replay`: a record as text, from its events alone; or a game of a file of games, played again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click
from rich.text import Text

from hemicycle import games
from hemicycle.analysis.rows import parquet
from hemicycle.analysis.rows.game import GameRow, digest
from hemicycle.bots.rows import play_again
from hemicycle.engine.deals import AcceptDeal, Bargain, Offer, RefuseDeal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.editions import Edition, EditionError
from hemicycle.engine.lessons import NAMES
from hemicycle.engine.records import Record
from hemicycle.engine.rules import BadSetup, Rules, bad_setup
from hemicycle.engine.texts import Texts

from . import boards, choices, files, screen, series
from .commands import argument, command, option
from .failures import Bad, about
from .language import say, spoken
from .seats import Chair, screen_texts


@command()
@argument("file", type=choices.path)
@option("--from", "first", type=click.IntRange(min=0), default=0)
@option("--to", "last", type=click.IntRange(min=0))
@option("--plain", is_flag=True)
@option("--game", "number", type=click.IntRange(min=0))
@option("--record", "into", type=choices.path, metavar="file")
@option("--bots", "names", metavar="names")
def replay(
    file: Path,
    first: int,
    last: int | None,
    plain: bool,
    number: int | None,
    into: Path | None,
    names: str | None,
) -> None:
    if not series.is_table(file):
        if (number, into, names) != (None, None, None):
            raise Bad("bad-replay-record", path=f"{file}")
        tell(file, *read_record(file), first, last, plain)
        return
    text = played_again(file, number, names)
    if into is not None:
        files.write(into, text)
        screen.console().print(say("simulate-written", path=f"{into}"), soft_wrap=True)
        return
    record = Record(text)
    tell(file, record, games.find(record.header.game), first, last, plain)


def tell(file: Path, record: Record, rules: Rules, first: int, last: int | None, plain: bool) -> None:
    """What happened, decision by decision."""
    ends = len(record.decisions) - 1
    if first > ends or (last is not None and last < first):
        raise Bad("bad-part", path=f"{file}", last=f"{ends}")
    texts = texts_of(record, rules, spoken())
    board = boards.find(rules, plain)(texts, SPECTATOR, console := screen.console())
    with about(file):
        events = board.in_order(list(record.events(rules)))
        # Of a game that goes on nobody is told what others have offered.
        bargains = list(record.bargains(rules)) if record.end.over else []
    screen.tell(console, introduction(record, rules, texts), "bold")
    if not record.end.over:
        screen.tell(console, texts.say("replay-unfinished"), "dim")
    width = len(str(ends))
    before: int | None = None
    for number, event in events:
        while bargains and bargains[0][0] < number:
            before_it, seat, move = bargains.pop(0)
            if before_it >= first and (last is None or before_it <= last):
                screen.tell(console, bargained(texts, seat, move), "dim", indent=width + 2)
        if number < first or (last is not None and number > last):
            continue
        if (title := board.heading(event)) is not None:
            console.print()
            console.print(board.chapter(title))
        shown = event if record.end.over else event.mask(SPECTATOR)
        said = board.sentence(shown)
        if title is not None and said.plain == title:
            continue
        mark = "" if number == before else str(number)
        before = number
        sentence = screen.paragraph(said, console.width, width + 2)
        console.print(Text.assemble((f"{mark:>{width}}  ", "dim"), sentence[width + 2 :]))
    if record.end.ending and last is None:
        screen.tell(console, texts.say(record.end.ending), indent=width + 2)


def bargained(texts: Texts, seat: Seat, move: Bargain) -> str:
    """What somebody has offered, or answered."""
    match move:
        case Offer(parties, terms):
            promises = texts.row([texts.promise(term) for term in terms])
            return texts.say("replay-offers", seat=seat, seats_named=parties, promises=promises)
        case AcceptDeal(_, reason) | RefuseDeal(_, reason):
            why = texts.say(reason) if reason else ""
            said = "deal-accepts" if isinstance(move, AcceptDeal) else "deal-refuses"
            return texts.say(said, seat=seat, reason=why, why="yes" if why else "no")
    return texts.say("replay-withdraws", seat=seat)


def played_again(file: Path, number: int | None, names: str | None) -> str:
    """The record of a game of a file of games: played again, and found to be the same."""
    files.check_readable(file, "games")
    rows = list(parquet.read(file, GameRow))
    found = [row for row in rows if row.index == number]
    if len(found) != 1:
        known = [row.index for row in rows]
        raise Bad(
            "bad-replay-several" if found else "bad-replay-game",
            path=f"{file}",
            least=f"{min(known, default=0)}",
            most=f"{max(known, default=0)}",
            number=f"{number}",
        )
    (row,) = found
    # A file may be somebody else's: what it names is run only if whoever types this names it, too.
    allowed = {name.strip() for name in (names or "").split(",")}
    for bot in row.bots:
        if ":" in bot and bot not in allowed:
            raise Bad("bad-replay-bot", path=f"{file}", bot=bot)
    game = play_again(row)
    if digest(game.history()) != row.digest:
        raise Bad("bad-replay-other", path=f"{file}", number=f"{number}")
    return game.record([Chair(name, bot).written() for name, bot in zip(NAMES, row.bots, strict=False)])


def read_record(file: Path, what: str = "record") -> tuple[Record, Rules]:
    """A record whose hashes fit, and the game that it is of."""
    text = files.read(file, what)
    with about(file):
        record = Record(text)
        return record, games.find(record.header.game)


def texts_of(record: Record, rules: Rules, language: str) -> Texts:
    """The sentences for the table of a record."""
    return screen_texts(rules, language, chairs_of(record, rules), edition_of(record, rules))


def edition_of(record: Record, rules: Rules) -> Edition | None:
    """The edition that was played; none, if it has other figures now than when the record was written."""
    edition: Edition | None = None
    with suppress(BadSetup, EditionError):
        edition = rules.from_summary(record.header.table).edition
    return edition


def chairs_of(record: Record, rules: Rules) -> list[Chair]:
    """Who sat where."""
    return [Chair.read(written, rules) for written in record.header.seats]


def introduction(record: Record, rules: Rules, texts: Texts) -> str:
    """Which game, which edition, who played."""
    table = record.header.table
    kept, players = table.get("edition"), table.get("players")
    if not isinstance(kept, dict) or not isinstance(players, int) or not 0 < players <= 100:
        raise bad_setup("no-table", game=rules.name)
    if (edition := edition_of(record, rules)) is not None:
        known = rules.edition_name(edition, texts)
    else:
        id, figures = (screen.printable(str(kept.get(name)), 40) for name in ("id", "fingerprint"))
        known = texts.say("edition-own", title=id, id=f"{id}+{figures[:8]}")
    who = [chair.written() for chair in chairs_of(record, rules)] or [texts.seat(seat) for seat in range(players)]
    return texts.say(
        "replay-game",
        title=texts.say("game-title"),
        edition=known,
        players=players,
        who=texts.listed(who),
    )

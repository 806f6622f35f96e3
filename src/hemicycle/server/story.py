"""Looking back: the table at a past moment, the whole log, and what the result page tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hemicycle.analysis.power import banzhaf, shapley
from hemicycle.engine.deals import Deal, Term
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import EMPTY, newly_broken
from hemicycle.engine.rules import plain
from hemicycle.env.boards import board_of

from . import entries as e
from . import protocol as p
from .archive import Archive
from .commands import Asking
from .courses import story_of
from .prospects import Figures, told
from .refusal import refuse
from .scene import Scene, standings
from .table import Table
from .telling import tell
from .wire import encode
from .words import Words

PAGE = 500
"""Lines of the log that are sent at a time."""
OPEN = "all"
"""With all cards open."""


def terms(scene: Scene, asking: Asking, seats: Sequence[Seat], lang: str) -> p.Terms:
    """What could be promised now among a player and some seats."""
    seat, texts = asking.playing(), scene.say(lang).texts
    partners = tuple(sorted({asking.existing(one) for one in seats} - {seat}))
    if not partners:
        raise refuse("malformed", "refusal-no-partner")
    assert scene.table.game is not None
    found = scene.table.game.terms(seat, partners)
    return p.Terms([p.TermChoice(plain(term), term.seat, texts.promise(term)) for term in found])


def moment(scene: Scene, eyes: Seat, move: int, seat: int | str | None, lang: str) -> p.Moment:
    """The table after a decision, with the eyes of the player; after the end with anybody's."""
    table = scene.table
    now, looked = begun(table), may_look(table, eyes, move, seat)
    viewer = SPECTATOR if looked == OPEN else int(looked)
    game = table.at(move)
    board = board_of(table.rules)
    texts = scene.say(lang).texts
    entry = game.history(move - 1)[0]
    words = scene.say(lang)
    shown = [event if looked == OPEN else event.mask(viewer) for event in entry.events]
    hands = {}
    if looked == OPEN:
        hands = {str(one): plain(board.hand(game.view(one), one)) for one in range(game.players)}
    lines = [words.line(entry, event) for event in shown]
    if lines and now.over and (why := words.why_of(move, over=True)):
        lines[0].why = why
    return p.Moment(
        move=move,
        moves=now.number,
        board=plain(board.board(game.view(SPECTATOR))),
        lines=lines,
        mine=plain(board.hand(game.view(viewer), viewer)) if viewer != SPECTATOR else {},
        hands=hands,
        waiting=[
            p.Waiting(request.seat, request.kind, texts.request(request))
            for request in game.requests
            if not request.optional and not request.answered
        ],
    )


def may_look(table: Table, eyes: Seat, move: int, seat: int | str | None) -> int | str:
    """With whose eyes one looks; `Refusal` where there is no such moment, or not for them."""
    must_have_begun(table)
    if not 0 <= move <= table.moves:
        raise refuse("not-allowed", "refusal-no-such-moment", moves=table.moves)
    return _looked(table, eyes, seat)


def must_have_begun(table: Table) -> None:
    if not table.begun:
        raise refuse("not-allowed", "refusal-not-begun")


def may_tell(table: Table, player: str) -> Seat:
    """Who reads what is told when the game is over."""
    must_have_begun(table)
    if table.state != "over":
        raise refuse("not-allowed", "refusal-not-over")
    return table.seat_of(player)


def begun(table: Table) -> Game:
    must_have_begun(table)
    assert table.game is not None
    return table.game


def _looked(table: Table, eyes: Seat, seat: int | str | None) -> int | str:
    """With whose eyes: one's own, until the game is over."""
    if seat is None or seat == eyes:
        return eyes
    if table.state != "over" and seat != SPECTATOR:
        raise refuse("not-allowed", "refusal-not-yours-to-see")
    if seat != OPEN and not (isinstance(seat, int) and SPECTATOR <= seat < len(table.seats)):
        raise refuse("not-allowed", "refusal-no-such-seat", seats=len(table.seats))
    return seat


class Course:
    """The rounds of a game, the points after each, and the promises broken, from playing it again."""

    def __init__(self, scene: Scene, lang: str):
        table, texts = scene.table, scene.say(lang).texts
        self.chapters: list[p.Chapter] = []
        self.points: list[list[int]] = []
        self.stands: list[p.Stand] = []
        """The points whenever they were others than before; those of the end in any case."""
        self.broken: list[tuple[int, Deal, Term]] = []
        told, last = story_of(table.rules), None
        ledger = EMPTY
        for game in _states(table):
            self._stood(game)
            self.broken += [(game.number, deal, term) for deal, term in newly_broken(game.ledger, ledger)]
            ledger = game.ledger
            view = game.view(SPECTATOR)
            round = told.round_of(view)
            if round is not None and round != last:
                last = round
                self.chapters.append(p.Chapter(game.number, told.round_said(texts, view)))
                self.points.append(list(game.result.points))
        if table.game is not None:
            self.points.append(list(table.game.result.points))
            self._stood(table.game, last=True)

    def _stood(self, game: Game, last: bool = False) -> None:
        points = list(game.result.points)
        known = self.stands[-1] if self.stands else None
        if known is None or known.points != points or (last and known.move != game.number):
            self.stands.append(p.Stand(game.number, points))

    def chapter_at(self, move: int) -> str:
        """In which round a decision was taken: one that begins a round was still taken in the one before."""
        begun = [one.said for one in self.chapters if one.move < max(1, move)]
        return begun[-1] if begun else ""


def _states(table: Table) -> Iterator[Game]:
    """The game as it stood after each entry that moved it, and was not taken back."""
    astray = 0
    for again, mark in table.replayed():
        if (
            again.game is not None
            and not astray
            and isinstance(mark.entry, e.Acted | e.Bargained | e.Paused | e.Slept)
        ):
            yield again.game
        astray += mark.undone - isinstance(mark.entry, e.Undone)
    yield begun(table)


def log_of(scene: Scene, eyes: Seat, lang: str) -> list[p.Line]:
    """The whole log as the viewer may know it."""
    return scene.look().lines(scene.table.minutes, eyes, scene.say(lang))


def chronicle(scene: Scene, lang: str, log: list[p.Line], line: int) -> p.Chronicle:
    """A page of the log; with the first how the points grew, if the game is over: some games hide them."""
    game = begun(scene.table)
    page, more = log[line : line + PAGE], len(log) > line + PAGE
    if line:
        return p.Chronicle(game.number, page, more=more)
    course = Course(scene, lang)
    return p.Chronicle(game.number, page, course.chapters, course.points if game.over else [], more)


def page_of(kept: Archive, lang: str, log: list[p.Line], line: int) -> p.Chronicle:
    """The same of a game that is kept."""
    found = p.Chronicle(kept.head.moves, log[line : line + PAGE], more=len(log) > line + PAGE)
    if not line:
        found.chapters, found.points = kept.chapters(lang), kept.head.points_over_time
    return msgspec.json.decode(encode(found), type=p.Chronicle)


def story(scene: Scene, eyes: Seat, lang: str, course: Course | None = None) -> p.Story:
    """What the result page tells; the game is played again for it, unless its course is known."""
    table = scene.table
    game = must_be_over(table)
    course = course or Course(scene, lang)
    words, told = scene.say(lang), story_of(table.rules)
    power = [
        p.Power(
            move=met.move,
            said=words.texts.say(met.said),
            quota=met.quota,
            weights=list(met.weights),
            banzhaf=[float(share) for share in banzhaf(met.weights, met.quota)],
            shapley=[float(share) for share in shapley(met.weights, met.quota)],
            governs=list(met.governs),
            coalition=words.texts.say(met.coalition) if met.coalition else "",
            points=list(met.points),
        )
        for met in told.assemblies(game.players, game.events(SPECTATOR))
    ]
    stood = standings(game, eyes, table.public)
    broken = [
        p.Broken(
            seat=term.seat,
            to=[seat for seat in deal.parties if seat != term.seat],
            said=words.texts.promise(term),
            move=move,
            chapter=course.chapter_at(move),
        )
        for move, deal, term in course.broken
        if eyes in deal.parties or (table.public and not deal.private)
    ]
    governments = told.governments(game.events(SPECTATOR))
    sentences = tell(words.server, game.result, course.stands, governments, stood, broken)
    for one in sentences:
        one.chapter = course.chapter_at(one.move) if one.move >= 0 else ""
    return p.Story(
        places=list(game.result.places),
        points=list(game.result.points),
        chapters=course.chapters,
        ending=words.ending(),
        points_over_time=course.points,
        power=power,
        standings=stood,
        deals=[words.deal(*pair) for pair in scene.look().bargained(eyes)[1].values()],
        secret=table.secret,
        piles=game.state.setup.edition.unshuffled(),
        course=course.stands,
        told=sentences,
        broken=broken,
    )


def prospects(scene: Scene, eyes: Seat, lang: str, found: Figures) -> p.Prospects:
    """How everybody's chance to win went, with what was promised meanwhile."""
    table, words = scene.table, scene.say(lang)
    game = must_be_over(table)
    turns = told(words.server, found)
    for one in turns:
        entry = game.history(one.move - 1)[0]
        lines = [words.line(entry, event.mask(SPECTATOR)).said for event in entry.events]
        one.happened = next((line for line in lines if line), "")
    return p.Prospects(found.course, turns, _pledges(words, game, table, eyes, found))


def _pledges(words: Words, game: Game, table: Table, eyes: Seat, found: Figures) -> list[p.Pledge]:
    """The deals that were agreed and the promises that were broken, as far as somebody may know of them."""
    known = {
        deal.id: deal
        for deal in game.ledger.deals
        if deal.status == "agreed" and (eyes in deal.parties or (table.public and not deal.private))
    }
    agreed = [
        p.Pledge(deal.agreed, "agreed", words.server.say("story-agreed", seats_named=deal.parties, promises=said))
        for deal in known.values()
        for said in ["; ".join([words.texts.promise(term) for term in deal.terms])]
    ]
    broken = []
    for move, id, at in found.broken:
        if (deal := known.get(id)) is not None:
            term = deal.terms[at]
            to = [seat for seat in deal.parties if seat != term.seat]
            promise = words.texts.promise(term)
            said = words.server.say("story-breach", seat=term.seat, seats_named=to, promise=promise)
            broken.append(p.Pledge(move, "broken", said))
    return sorted([*agreed, *broken], key=lambda one: one.move)


def must_be_over(table: Table) -> Game:
    """The game, once it is over."""
    game = begun(table)
    if not game.over:
        raise refuse("not-allowed", "refusal-not-over")
    return game


def record(table: Table) -> str:
    """The record of a game that is over, for everybody."""
    return must_be_over(table).record(table.names("en"), table.seals.told(begun=True))

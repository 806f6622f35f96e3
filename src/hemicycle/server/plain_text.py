"""A table in plain text, for whoever reads no board: what a seat is told, its choices and deals by number."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.rules import plain
from hemicycle.env import ledger, words

from . import protocol as p
from .refusal import refuse
from .scene import Scene, Viewer
from .story import begun
from .words import Words


def in_words(scene: Scene, viewer: Viewer, since: int) -> p.InWords:
    """What somebody is told of a table, as their seat sees it, with what happened after a decision."""
    table, say = scene.table, scene.say(viewer.lang)
    game = begun(table)
    seat, texts = viewer.seat, say.texts
    page = words.page(
        game, seat, texts, public=table.public, since=since, talk=_talk(say, scene.look().heard(viewer))
    )
    return p.InWords(
        moves=game.number,
        sections=[p.PlainSection(one.name, one.heading, list(one.lines)) for one in page.sections],
        choices=[
            p.PlainChoice(one.number, one.request, plain(one.action), one.words, one.optional)
            for one in (words.choices(game, seat, texts) if seat != SPECTATOR else ())
        ],
        deals=[p.PlainDeal(number, deal.id, deal.status) for number, deal in ledger.numbered(game, seat).items()],
    )


def _talk(say: Words, heard: Sequence[p.Utterance]) -> list[tuple[str, str]]:
    """Who said what; of a whisper to whom."""
    return [(_speaker(say, one), one.text) for one in heard]


def _speaker(say: Words, one: p.Utterance) -> str:
    if not one.to:
        return say.names[one.seat]
    others = [seat for seat in one.to if seat != one.seat]
    return say.server.say("talk-whispered", seat=one.seat, seats_named=others)


def must_be_played(archived: bool) -> None:
    """Of a game that is kept, and not played any more, the page of its story tells."""
    if archived:
        raise refuse("not-allowed", "refusal-words-kept")

"""`hemicycle verify`: play a record again by the rules, and say what that proves."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from hemicycle.engine.records import Record
from hemicycle.engine.texts import Texts

from . import choices, screen
from .commands import argument, command
from .failures import about
from .language import spoken
from .replay import read_record, texts_of


def _words(record: Record, texts: Texts) -> list[str]:
    """Whose words were mixed into the secret, each as it was sealed; and whose were not opened."""
    if record.header.sealed is msgspec.UNSET:
        return []
    opened = [one.seat for one in record.header.sealed if one.word]
    shut = [one.seat for one in record.header.sealed if not one.word]
    said = [texts.say("verify-words", seats_named=opened)] if opened else []
    return [*said, texts.say("verify-shut", seats_named=shut)] if shut else said


@command()
@argument("file", type=choices.path)
def verify(file: Path) -> None:
    record, rules = read_record(file)
    with about(file):
        game = record.play(rules)
    console = screen.console()
    texts, edition = texts_of(record, rules, spoken()), game.state.setup.edition
    say = texts.say
    end = say("verify-over" if game.over else "verify-goes-on")
    title = say("verify-holds", path=f"{file}", number=game.number, game=say("game-title"), end=end)
    console.print(Text(title, "bold"), soft_wrap=True)
    played = "verify-edition" if rules.ships(edition) else "verify-own-edition"
    for proof in (
        say(played, edition=rules.edition_name(edition, texts), id=edition.id, fingerprint=edition.fingerprint),
        say("verify-hashes", number=len(record.lines) + 2),
        say("verify-draws", hash=record.header.commitment[:16]),
        *_words(record, texts),
        say("verify-decisions", version=f"{rules.version}"),
        say("verify-events"),
    ):
        console.print(f"  · {proof}", soft_wrap=True)
    if game.over:
        if ending := game.state.ending():
            console.print(f"  · {say(ending)}", soft_wrap=True)
        places, points = game.result
        ranked = sorted(range(game.players), key=lambda seat: places[seat])
        said = [say("term-place", place=places[seat], seat=seat, points=points[seat]) for seat in ranked]
        console.print(f"  · {say('verify-result', result=', '.join(said))}", soft_wrap=True)

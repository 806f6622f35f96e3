"""`hemicycle verify`: play a record again by the rules, and say what that proves."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from . import choices, screen
from .failures import about
from .replay import read_record, texts_of


@click.command()
@click.argument("file", type=choices.path)
def verify(file: Path) -> None:
    """Prove that the record FILE is a game played by the rules."""
    record, rules = read_record(file)
    with about(file):
        game = record.play(rules)
    console = screen.console()
    end = "to its end" if game.over else "and goes on"
    decisions = "1 decision" if game.number == 1 else f"{game.number} decisions"
    console.print(Text(f"{file} holds: {decisions} of {rules.name}, {end}.", "bold"), soft_wrap=True)
    texts, edition = texts_of(record, rules, "en"), game.state.setup.edition
    played = f"{rules.edition_name(edition, texts)} [{edition.id}, figures {edition.fingerprint}]"
    if not rules.ships(edition):
        played = f"{played}, whose figures are in the record"
    for proof in (
        f"It was played with this edition: {played}.",
        f"No line has been altered: all {len(record.lines) + 2} hashes fit.",
        f"Every draw follows from the secret whose hash it begins with ({record.header.commitment[:16]}…).",
        f"Every decision was open to whoever took it, by version {rules.version} of the rules.",
        "Every event is what the rules make of these decisions.",
    ):
        console.print(f"  · {proof}", soft_wrap=True)
    if game.over:
        if ending := game.state.ending():
            console.print(f"  · {texts.say(ending)}", soft_wrap=True)
        places, points = game.result
        ranked = sorted(range(game.players), key=lambda seat: places[seat])
        said = [texts.say("term-place", place=places[seat], seat=seat, points=points[seat]) for seat in ranked]
        console.print(f"  · The result follows: {', '.join(said)}.", soft_wrap=True)

"""The summary card of Koalition: what the game has, what of it is out of play, what each country asks and pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.games.koalition import told
from hemicycle.games.koalition.edition import DOUBLER, Card
from hemicycle.games.koalition.shown import Board as Shown
from hemicycle.games.koalition.terms import say_country, say_special

from ..screen import paragraph
from .koalition_hand import party_name
from .plain import HINT, Board

NO_BREAK = "\N{NO-BREAK SPACE}"


def card(board: Board, shown: Shown) -> Iterator[RenderableType]:
    """Matériel 1  Everybody may look at it at any time."""
    yield parties(board, shown)
    yield others(board, shown)
    yield countries(board, shown)
    yield paragraph(Text(board.texts.say("board-legend"), HINT), board.console.width - 2)


def parties(board: Board, shown: Shown) -> Table:
    """Each party's politicians, their votes, and its partners."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=HINT, pad_edge=False)
    for label in ("party", "politicians", "votes", "partners"):
        right: Literal["left", "right"] = "right" if label == "votes" else "left"
        said = board.texts.say(f"board-{label}").capitalize()
        table.add_column(said, justify=right, no_wrap=label == "politicians")
    for one in shown.summary.parties:
        figures = " ".join(str(votes) for votes in one.politicians)
        partners = Text(", ").join([party_name(board, party) for party in one.partners])
        table.add_row(party_name(board, one.party), figures, str(sum(one.politicians)), partners)
    return table


def others(board: Board, shown: Shown) -> Text:
    """How many cards of each other kind this table has, and how many of them are out of play until a new deal."""
    say, summary = board.texts.say, shown.summary
    dealt: dict[str, int] = {}
    spent: dict[str, int] = {}
    for one, number in (*summary.mixed.items(), *summary.others.items()):
        kind = _kind(board, one)
        dealt[kind] = dealt.get(kind, 0) + number
        spent[kind] = spent.get(kind, 0) + shown.pile.spent.count(one)
    cells = []
    for kind, number in dealt.items():
        cards = say("board-times", number=number, card=kind)
        if out := spent[kind]:
            cards = say("board-out", cards=cards, number=out)
        cells.append(Text(cards.replace(" ", NO_BREAK), "bold" if out else ""))
    notes = {
        "board-mixed": sum(summary.mixed.values()),
        "board-aside": summary.aside,
        "board-politicians-aside": summary.politicians_aside,
    }
    text = Text.assemble((f"{say('board-others')} ", HINT), Text(" · ").join(cells))
    for note, number in notes.items():
        if number:
            text.append(f" · {say(note, number=number)}", HINT)
    return paragraph(text, board.console.width - 2)


def _kind(board: Board, card: Card) -> str:
    """What it is called; doublers all together, since each party has one."""
    return board.texts.say("term-special-doubler") if card.startswith(DOUBLER) else say_special(board.texts, card)


def countries(board: Board, shown: Shown) -> Table:
    """What is asked and paid where, those alike together; countries that have voted are dim."""
    played = [one.country for one in shown.journey.done]
    alike: dict[str, list[Text]] = {}
    for one in shown.summary.countries:
        name = Text(say_country(board.texts, one.id), HINT if one.id in played else "")
        alike.setdefault(told.asks(board.texts, one), []).append(name)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for said, names in alike.items():
        table.add_row(Text(said, HINT), Text(", ").join(names))
    return table

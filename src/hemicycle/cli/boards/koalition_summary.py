"""The summary card of Koalition: what the game has, what of it is out of play, what each country asks and pays."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.games.koalition.edition import DOUBLER, Card, CountryCard
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.terms import say_country, say_special

from ..screen import paragraph
from .koalition_hand import party_name
from .plain import HINT, Board

NO_BREAK = "\N{NO-BREAK SPACE}"


def card(board: Board, view: Koalition, played: Container[str]) -> Iterator[RenderableType]:
    """Matériel 1  Everybody may look at it at any time."""
    yield parties(board, view)
    yield specials(board, view)
    yield countries(board, view, played)
    yield paragraph(Text(board.texts.say("board-legend"), HINT), board.console.width - 2)


def parties(board: Board, view: Koalition) -> Table:
    """Each party's politicians, their votes, and its partners."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=HINT, pad_edge=False)
    for label in ("party", "politicians", "votes", "partners"):
        right: Literal["left", "right"] = "right" if label == "votes" else "left"
        table.add_column(board.texts.say(f"board-{label}"), justify=right, no_wrap=label == "politicians")
    edition = view.edition
    for party in edition.parties:
        votes = sorted([one.votes for one in edition.politicians.values() if one.party == party], reverse=True)
        partners = [party_name(board, one) for one in edition.parties if one in edition.partners[party]]
        figures = " ".join(str(one) for one in votes)
        table.add_row(party_name(board, party), figures, str(sum(votes)), Text(", ").join(partners))
    return table


def specials(board: Board, view: Koalition) -> Text:
    """How many cards of each other kind this table has, and how many of them are out of play until a new deal."""
    say = board.texts.say
    deal = view.edition.deals[view.players]
    politicians, others = view.edition.piles(deal)
    mixed = [one for one in politicians if one not in view.edition.politicians]
    piles = [*mixed, *others]
    spent = [_kind(board, one) for one in view.spent if one not in view.edition.politicians]
    kinds = [_kind(board, one) for one in piles]
    cells = []
    for kind in dict.fromkeys(kinds):
        cells.append(Text(f"{kinds.count(kind)} × {kind}".replace(" ", NO_BREAK)))
        if out := spent.count(kind):
            cells[-1].append(f"{NO_BREAK}(−{out})", "bold")
    text = Text.assemble((f"{say('board-others')} ", HINT))
    text.append_text(Text(" · ").join(cells))
    if others and mixed:
        text.append(f" · {say('board-mixed', number=len(mixed))}", HINT)
    if aside := len(others) - deal.specials * view.players:
        text.append(f" · {say('board-aside', number=aside)}", HINT)
    if aside := len(politicians) - deal.politicians * view.players:
        text.append(f" · {say('board-politicians-aside', number=aside)}", HINT)
    return paragraph(text, board.console.width - 2)


def _kind(board: Board, card: Card) -> str:
    """What it is called; doublers all together, since each party has one."""
    return board.texts.say("term-special-doubler") if card.startswith(DOUBLER) else say_special(board.texts, card)


def countries(board: Board, view: Koalition, played: Container[str]) -> Table:
    """What is asked and paid where, those alike together; countries that have voted are dim."""
    alike: dict[str, list[Text]] = {}
    for one in view.edition.countries.values():
        name = Text(say_country(board.texts, one.id), HINT if one.id in played else "")
        alike.setdefault(pays(board, one), []).append(name)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for said, names in alike.items():
        table.add_row(Text(said, HINT), Text(", ").join(names))
    return table


def pays(board: Board, country: CountryCard) -> str:
    """As on the table: the leaders' bonus and the points of a card; in 1992 the points of those who share."""
    if country.shares:
        shares = ", ".join("+".join(str(points) for points in line) for line in country.shares)
        return board.texts.say("board-asks-shares", cards=country.cards, shares=shares)
    bonus = "/".join(str(points) for points in country.bonus)
    return board.texts.say("board-asks", cards=country.cards, bonus=bonus, card_points=country.card_points)

"""The summary card of Koalition: what the game has, what of it is out of play, what each country asks and pays."""

from __future__ import annotations

from collections.abc import Container, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.games.koalition.edition import DOUBLER, FIRST, Card, CountryCard
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.terms import say_country, say_special

from ..screen import paragraph
from .koalition_hand import party_name
from .plain import HINT, Board, flow


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
        table.add_column(board.texts.say(f"board-{label}"), justify="right" if label == "votes" else "left")
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
    piles = [one for pile in view.edition.piles(deal) for one in pile if one not in view.edition.politicians]
    spent = [_kind(board, one) for one in view.spent if one not in view.edition.politicians]
    kinds = [_kind(board, one) for one in piles]
    cells = []
    for kind in dict.fromkeys(kinds):
        cells.append(Text(f"{kinds.count(kind)} × {kind}"))
        if out := spent.count(kind):
            cells[-1].append(f" (−{out})", "bold")
    text = Text.assemble((f"{say('board-others')} (− {say('board-out-of-play')}): ", HINT))
    text.append_text(Text(" · ").join(cells))
    aside = len(piles) - deal.specials * view.players - deal.jokers_as_politicians
    if view.edition.rules != FIRST and aside > 0:
        text.append(f"; {say('board-aside', number=aside)}", HINT)
    return paragraph(text, board.console.width - 2)


def _kind(board: Board, card: Card) -> str:
    """What it is called; doublers all together, since each party has one."""
    return board.texts.say("board-doublers") if card.startswith(DOUBLER) else say_special(board.texts, card)


def countries(board: Board, view: Koalition, played: Container[str]) -> Text:
    """Every country with what it asks and pays; those that have voted are dim."""
    say = board.texts.say
    cards = list(view.edition.countries.values())
    points = {one.card_points for one in cards}
    each = len(points) > 1
    if view.edition.rules == FIRST:
        head = say("board-each-shares")
    elif each:
        head = say("board-each-card-differs")
    else:
        head = say("board-each-card", points=max(points))
    cells = [
        Text(f"{say_country(board.texts, one.id)} {pays(one, each)}", HINT if one.id in played else "")
        for one in cards
    ]
    title = Text(f"{say('board-countries')} {head}", HINT)
    return Text("\n").join([title, flow(cells, board.console.width - 2)])


def pays(country: CountryCard, each: bool) -> str:
    """`4 · 4/3/2/1`, and where cards are not worth the same everywhere, what each brings; 1992 as on the table."""
    if country.shares:
        return ", ".join("+".join(str(points) for points in line) for line in country.shares)
    bonus = "/".join(str(points) for points in country.bonus)
    return f"{country.cards} · {bonus}{f' + {country.card_points}' if each else ''}"

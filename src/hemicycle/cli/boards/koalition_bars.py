"""The parties on the table as bars that grow with the cards laid, up to the line of the majority."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.games.koalition.edition import Party
from hemicycle.games.koalition.shown import LaidCard, PartyNow
from hemicycle.games.koalition.shown import Table as Votes
from hemicycle.games.koalition.terms import say_party

from .plain import HINT, Board

COLOURS: dict[Party, str] = {
    "rose": "red",
    "hat": "grey50",
    "leaf": "green",
    "lemon": "yellow",
    "fist": "magenta",
    "acorn": "dark_orange3",
    "cross": "dodger_blue2",
}
CARD, NEXT_CARD, DOUBLED, LOST, LINE = "█", "▓", "▒", "·", "┊"
OVERTHROWN = "↓"


def bars(board: Board, table: Votes) -> RenderableType:
    """One line for each party: its bar, its votes, its leader, and who laid what."""
    names = max(cell_len(say_party(board.texts, party)) for party in COLOURS)
    width = 16 if board.console.width < 100 else 30
    scale = width / max(table.majority, *[one.votes for one in table.parties])
    line = round(table.majority * scale)
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=names)
    rows.add_column(width=width + 1, no_wrap=True)
    rows.add_column(justify="right", min_width=3)
    rows.add_column(min_width=2)
    rows.add_column(no_wrap=True, min_width=6)
    rows.add_column()
    for one in table.parties:
        laid = [card for card in table.laid if card.party == one.party]
        rows.add_row(
            Text(say_party(board.texts, one.party), COLOURS[one.party]),
            bar(one, laid, scale, line, width),
            Text(str(one.votes), "bold"),
            marks(one),
            board.name(one.leader) if one.leader is not None else Text(board.texts.say("board-no-leader"), HINT),
            who_laid(board, one, laid),
        )
    drawn = Padding(rows, (0, 0, 0, 1), expand=False)
    if not table.total:
        return drawn
    foot = board.texts.say("board-majority", majority=table.majority, total=table.total)
    return Group(drawn, Text.assemble(" " * (names + 2 + line), (f"{LINE} {foot}", HINT)))


def bar(party: PartyNow, laid: list[LaidCard], scale: float, line: int, width: int) -> Text:
    """A party's cards end to end, then what a Doppler adds; what a Skandal takes away is dotted."""
    colour = COLOURS[party.party]
    cells: list[tuple[str, str]] = []
    reached = 0
    end = round(party.votes * scale)
    for at, one in enumerate(laid):
        reached += 0 if one.resigned else one.votes
        mark = (CARD, NEXT_CARD)[at % 2]
        cells += [(mark, colour)] * (round(reached * scale) - len(cells))
    cells += [(DOUBLED, colour)] * (end - len(cells))
    cells = [cell if at < end else (LOST, HINT) for at, cell in enumerate(cells)]
    cells += [(" ", "")] * (width + 1 - len(cells))
    if cells[line][0] == " ":
        cells[line] = (LINE, HINT)
    text = Text()
    for mark, style in cells[: width + 1]:
        text.append(mark, style)
    return text


def marks(party: PartyNow) -> Text:
    """Doppler and Partei-Skandal."""
    doubled = f"×{2**party.dopplers}" if party.dopplers else ""
    return Text(f"{doubled}{'½' if party.scandal else ''}", "bold")


def who_laid(board: Board, party: PartyNow, laid: list[LaidCard]) -> Text:
    """Who has laid what: a resigned politician in brackets, a joker with a star, an overthrown leader marked."""
    players: dict[Seat, list[Text]] = {}
    for one in laid:
        votes = f"{one.votes}{'*' if one.joker else ''}"
        said = Text(f"({votes})", "strike dim") if one.resigned else Text(votes)
        players.setdefault(one.seat, []).append(said)
    parts = []
    for seat, cards in players.items():
        fallen = OVERTHROWN if party.overthrown == seat else ""
        parts.append(Text.assemble(fallen, board.name(seat), " ", Text(" ").join(cards)))
    return Text(", ").join(parts)

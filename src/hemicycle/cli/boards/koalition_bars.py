"""The parties on the table as bars that grow with the cards laid, up to the line of the majority."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hemicycle.games.koalition import count
from hemicycle.games.koalition.edition import Party
from hemicycle.games.koalition.state import Koalition, Laid
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


def bars(board: Board, view: Koalition) -> RenderableType:
    """One line for each party: its bar, its votes, its leader, and who laid what."""
    blocs = count.blocs(view)
    total = sum(bloc.votes for bloc in blocs)
    goal = count.majority(total)
    votes = {party: sum(bloc.votes for bloc in blocs if bloc.party == party) for party in COLOURS}
    width = 16 if board.console.width < 100 else 30
    scale = width / max(goal, *votes.values())
    line = round(goal * scale)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=max(cell_len(say_party(board.texts, party)) for party in COLOURS))
    table.add_column(width=width + 1, no_wrap=True)
    table.add_column(justify="right", min_width=3)
    table.add_column(min_width=2)
    table.add_column(no_wrap=True, min_width=6)
    table.add_column()
    leaders = count.leaders(view)
    for party in sorted(leaders, key=lambda party: (-votes[party], list(COLOURS).index(party))):
        leader = leaders[party]
        table.add_row(
            Text(say_party(board.texts, party), COLOURS[party]),
            bar(view, party, votes[party], scale, line, width),
            Text(str(votes[party]), "bold"),
            marks(view, party),
            board.name(leader) if leader is not None else Text(board.texts.say("board-no-leader"), HINT),
            laid(board, view, party),
        )
    foot = board.texts.say("board-majority", majority=goal, total=total)
    column = max(cell_len(say_party(board.texts, party)) for party in COLOURS) + 1 + line
    return Group(
        Padding(table, (0, 0, 0, 1), expand=False),
        Text.assemble(" " * (column + 1), (f"{LINE} {foot}", HINT)),
    )


def bar(view: Koalition, party: Party, votes: int, scale: float, line: int, width: int) -> Text:
    """A party's cards end to end, then what a Doppler adds; what a Skandal takes away is dotted."""
    colour = COLOURS[party]
    cells: list[tuple[str, str]] = []
    reached = 0.0
    end = round(votes * scale)
    on_table = [one for one in view.table if one.party == party]
    for at, one in enumerate(on_table):
        reached += count.votes_of(view, one)
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


def marks(view: Koalition, party: Party) -> Text:
    """Doppler and Partei-Skandal."""
    text = Text()
    if times := view.dopplers.count(party):
        text.append(f"×{2**times}", "bold")
    if view.scandals.get(party):
        text.append("½", "bold")
    return text


def laid(board: Board, view: Koalition, party: Party) -> Text:
    """Who has laid what: a resigned politician in brackets, a joker with a star, an overthrown leader marked."""
    players: dict[int, list[Laid]] = {}
    for one in view.table:
        if one.party == party:
            players.setdefault(one.seat, []).append(one)
    parts = []
    for seat, of_seat in players.items():
        cards = Text(" ").join([_card(view, one) for one in of_seat])
        fallen = OVERTHROWN if view.overthrown.get(party) == seat else ""
        parts.append(Text.assemble(fallen, board.name(seat), " ", cards))
    return Text(", ").join(parts)


def _card(view: Koalition, one: Laid) -> Text:
    votes = f"{one.votes}{'' if one.card in view.edition.politicians else '*'}"
    return Text(f"({votes})", "strike dim") if view.resignations.get(one.card) else Text(votes)

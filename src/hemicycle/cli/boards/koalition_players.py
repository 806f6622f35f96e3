"""Players as columns: what each has, what coalitions would pay them, and who has said yes to which."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.koalition import count, europe
from hemicycle.games.koalition.edition import FIRST
from hemicycle.games.koalition.negotiation import Accept, Negotiation, Propose, Withdraw
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.terms import say_coalition

from ..screen import paragraph
from .koalition_hand import party_name
from .plain import HINT, LONGEST_NAME, NUMBER, Board

LABEL, WIDEST_LABEL = 29, 56
"""The least and the most room for what stands left of the players' columns."""
SHOWN = 8
"""Of more coalitions than these only those that pay one best are shown, until one asks for all."""
VERBS: dict[type[Action], str] = {
    Propose: "board-propose",
    Accept: "board-accept",
    Withdraw: "board-withdraw",
}


def columns(board: Board, view: Koalition) -> Table:
    """An empty table with a number, a label, votes, and a column for each player."""
    names = [cell_len(board.texts.seat(seat)) for seat in range(view.players)]
    for longest in range(LONGEST_NAME, 3, -1):
        # Only where the terminal is too narrow for all players are short names cut too.
        widths = [min(longest, max(4, name)) for name in names]
        left = board.console.width - sum(widths) - len(widths)
        if left >= LABEL:
            break
    left = max(20, min(WIDEST_LABEL, left))
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
    table.add_column("", width=3, justify="right", no_wrap=True)
    table.add_column("", width=left - 9)
    table.add_column("", width=3, justify="right")
    for seat, width in enumerate(widths):
        table.add_column(board.name(seat, width), width=width, justify="right", no_wrap=True)
    return table


def add_row(board: Board, table: Table, label: str, cells: list[Any]) -> None:
    """A row with one figure for each player."""
    said = Text(board.texts.say(label), HINT)
    table.add_row("", said, "", *(cell(board, value, seat) for seat, value in enumerate(cells)))


def cell(board: Board, value: object, seat: Seat) -> Text:
    return Text(str(value), "cyan" if seat == board.seat else "")


def standing(board: Board, view: Koalition, shown: int) -> RenderableType:
    """Points, the Europe bonus as it stands, cards, and as many coalitions as can be shown."""
    table = columns(board, view)
    seats = range(view.players)
    add_row(board, table, "board-points", [sum(points[seat] for points in view.booked.values()) for seat in seats])
    add_row(board, table, "board-europe", [f"+{bonus}" for bonus in view.europe or europe.forecast(view)])
    if view.edition.rules == FIRST:
        add_row(board, table, "board-cards", [len(view.hands[seat]) for seat in seats])
    else:
        held = [f"{len(view.hands[seat])}+{len(view.specials[seat])}" for seat in seats]
        add_row(board, table, "board-cards-and-others", held)
    if view.table and shown:
        add_coalitions(board, table, view, shown)
    return table


def add_coalitions(board: Board, table: Table, view: Koalition, shown: int) -> None:
    """Which coalitions the table as it stands would allow, those that pay one most first."""
    possible = count.coalitions(view)
    if not possible:
        table.add_row("", Text(board.texts.say("board-no-coalition"), HINT))
        return
    paid = [(coalition, count.by_seat(view, count.payout(view, coalition))) for coalition in possible]
    paid.sort(key=lambda one: (-one[1][board.seat], -sum(bloc.votes for bloc in one[0])))
    more = len(paid) - shown
    said = board.texts.say("board-possible") if more <= 0 else board.texts.say("board-best", number=len(paid))
    table.add_row("", Text(said, HINT))
    for coalition, points in paid[:shown]:
        table.add_row("", *coalition_row(board, coalition, points))


def coalition_row(board: Board, coalition: tuple[count.Bloc, ...], points: list[int]) -> list[Text]:
    """The parties, their votes together, and what each player would take."""
    name = board.coloured(say_coalition(board.texts, [bloc.id for bloc in coalition]))
    votes = Text(str(sum(bloc.votes for bloc in coalition)))
    return [name, votes, *(cell(board, taken or "·", seat) for seat, taken in enumerate(points))]


def bargaining(
    board: Board, view: Koalition, talks: Negotiation, request: Request, every: bool
) -> tuple[list[Action], RenderableType]:
    """Every coalition with what it pays; those that one can do something about have a number.

    ✓ stands by a leader who has said yes, … by one whose yes is wanting. What somebody has said yes to stands
    first, then what pays one best; unless `every` is wanted, the end of a long list is left out.
    """
    moves = {getattr(action, "coalition", ()): action for action in request.options}
    rows = []
    for prospect, accepted in zip(talks.prospects, talks.accepted, strict=True):
        members = tuple(bloc for bloc in talks.blocs if bloc.id in prospect.coalition)
        points = count.by_seat(view, count.payout(view, members))
        rows.append((moves.get(prospect.coalition), members, points, prospect.leaders, accepted))
    rows.sort(key=lambda row: (row[0] is None, -len(row[4]), -row[2][board.seat]))
    table = columns(board, view)
    table.columns[1].header = Text(board.texts.say("board-said-yes"), HINT)
    verbs = {kind: board.texts.say(id) for kind, id in VERBS.items()}
    widest = max(cell_len(verbs[type(row[0])]) for row in rows if row[0] is not None)
    actions: list[Action] = [row[0] for row in rows if row[0] is not None]
    most = len(rows) if every or len(actions) <= SHOWN else max(SHOWN, sum(bool(row[4]) for row in rows))
    shown = 0
    for action, members, points, leaders, accepted in rows:
        if (action is None and not accepted) or (action is not None and shown == most):
            continue
        number, verb = "", ""
        if action is not None:
            shown += 1
            number, verb = f"{shown})", f"{verbs[type(action)]:<{widest}} "
        name, votes, *cells = coalition_row(board, members, points)
        for seat in leaders:
            cells[seat].append(*("✓", "green") if seat in accepted else ("…", HINT))
        table.add_row(Text(number, NUMBER), Text(verb).append_text(name), votes, *cells)
    notes = []
    if more := len(actions) - shown:
        notes.append(board.texts.say("board-more", number=more, first=shown + 1, last=len(actions)))
    actions.append(PASS)
    table.add_row(Text(f"{len(actions)})", NUMBER), board.texts.action(PASS, request.kind))
    if hidden := sum(row[0] is None and not row[4] for row in rows):
        notes.append(board.texts.say("board-without-you", number=hidden))
    return actions, Group(table, *(paragraph(Text(note, HINT), board.console.width, 4) for note in notes))


def score(board: Board, view: Koalition) -> RenderableType:
    """Points by party and player, and the Europe bonus that each party gives, now or at the end."""
    table = columns(board, view)
    table.columns[2].header = Text(board.texts.say("board-eu"), HINT)
    bonuses = europe.party_bonuses(view)
    for party, by_seat in view.booked.items():
        best = europe.bonus_winners(view, party) if party in bonuses else ()
        cells = [
            Text(str(taken or "·"), "bold" if seat in best else "" if taken else HINT)
            for seat, taken in enumerate(by_seat)
        ]
        table.add_row("", party_name(board, party), str(bonuses.get(party, "")), *cells)
    booked = [sum(by_seat[seat] for by_seat in view.booked.values()) for seat in range(view.players)]
    bonus = view.europe or europe.forecast(view)
    add_row(board, table, "board-points", booked)
    add_row(
        board, table, "board-europe-given" if view.europe else "board-europe", [f"+{given}" for given in bonus]
    )
    add_row(board, table, "board-total", [points + given for points, given in zip(booked, bonus, strict=True)])
    return table

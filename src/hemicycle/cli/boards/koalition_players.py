"""Players as columns: what each has, what coalitions would pay them, and who has said yes to which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.koalition import told
from hemicycle.games.koalition.edition import FIRST
from hemicycle.games.koalition.negotiation import Accept, Drop, Include, Propose, Withdraw
from hemicycle.games.koalition.shown import Board as Shown
from hemicycle.games.koalition.shown import Possible, Standing, Talks
from hemicycle.games.koalition.terms import say_coalition

from ..screen import paragraph
from .koalition_hand import party_name
from .plain import HINT, LONGEST_NAME, NUMBER, Board

LABEL, WIDEST_LABEL = 29, 56
"""The least and the most room for what stands left of the players' columns."""
SHOWN = 8
"""Of more coalitions than these only those that pay one best are shown, until one asks for all."""
FEW = 3
"""So many coalitions that one can't propose are shown all the same; more, when one asks for all."""
VERBS: dict[type[Action], str] = {
    Propose: "board-propose",
    Accept: "board-accept",
    Withdraw: "board-withdraw",
}


def columns(board: Board, players: int) -> Table:
    """An empty table with a number, a label, votes, and a column for each player."""
    names = [cell_len(board.texts.seat(seat)) for seat in range(players)]
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


def add_row(board: Board, table: Table, label: str, cells: Sequence[object]) -> None:
    """A row with one figure for each player."""
    said = Text(board.texts.say(label), HINT)
    table.add_row("", said, "", *(cell(board, value, seat) for seat, value in enumerate(cells)))


def cell(board: Board, value: object, seat: Seat) -> Text:
    return Text(str(value), "cyan" if seat == board.seat else "")


def standing(board: Board, shown: Shown, room: int) -> RenderableType:
    """Points, the Europe bonus as it stands, cards, and as many coalitions as there is room for."""
    table = columns(board, shown.summary.players)
    add_row(board, table, "board-points", shown.standing.points)
    add_row(board, table, "board-europe", [f"+{bonus}" for bonus in shown.standing.europe])
    if shown.summary.rules == FIRST:
        add_row(board, table, "board-hands", [one.politicians for one in shown.players])
    else:
        held = [f"{one.politicians}+{one.others}" for one in shown.players]
        add_row(board, table, "board-cards-and-others", held)
    if shown.table.laid and room:
        add_coalitions(board, table, shown, room)
    return table


def add_coalitions(board: Board, table: Table, shown: Shown, room: int) -> None:
    """Which coalitions the table as it stands would allow, those that pay one most first."""
    possible = told.best(shown.table.possible, board.seat)
    table.add_row("", Text(told.coalitions_heading(board.texts, shown.table, room), HINT))
    for one in possible[:room]:
        table.add_row("", *coalition_row(board, one))


def coalition_row(board: Board, one: Possible) -> list[Text]:
    """The parties, their votes together, and what each player would take."""
    name = board.coloured(say_coalition(board.texts, one.coalition))
    return [name, Text(str(one.votes)), *(cell(board, taken or "·", seat) for seat, taken in enumerate(one.pays))]


class Row(NamedTuple):
    """A coalition in the talks."""

    action: Action | None
    """What one can do about it, a proposal whole; nothing, where one can do nothing."""
    about: Possible
    accepted: tuple[Seat, ...]


def talked_about(board: Board, possible: Sequence[Possible], talks: Talks, request: Request) -> list[Row]:
    """What lies on the table, then what pays one best."""
    moves = {getattr(action, "coalition", ()): action for action in request.options}
    begins = any(isinstance(action, Include) for action in request.options) and not talks.drafts[board.seat]
    accepted = {one.coalition: by for one, by in zip(talks.proposed, talks.accepted, strict=True)}
    rows = []
    for one in dict.fromkeys([*talks.proposed, *possible]):
        action = moves.get(one.coalition)
        if begins and one.coalition not in accepted and board.seat in one.leaders:
            action = Propose(one.coalition)
        rows.append(Row(action, one, accepted.get(one.coalition, ())))
    rows.sort(key=lambda row: (row.action is None, -len(row.accepted), -row.about.pays[board.seat]))
    return rows


def bargaining(board: Board, seen: Shown, request: Request, every: bool) -> tuple[list[Action], RenderableType]:
    """Coalitions with what each pays; those that one can do something about have a number.

    ✓ stands by a leader who has said yes, … by one whose yes is wanting. Unless `every` is wanted, the end of a
    long list is left out. Where not all coalitions are listed, any can be put together party by party.
    """
    say = board.texts.say
    talks = seen.talks
    assert talks is not None
    rows = talked_about(board, seen.table.possible, talks, request)
    table = columns(board, seen.summary.players)
    table.columns[1].header = Text(say("board-said-yes"), HINT)
    verbs = {kind: say(id) for kind, id in VERBS.items()}
    widest = max([cell_len(verbs[type(row.action)]) for row in rows if row.action is not None], default=0)
    actions: list[Action] = [row.action for row in rows if row.action is not None]
    most = len(rows) if every or len(actions) <= SHOWN else max(SHOWN, sum(bool(row.accepted) for row in rows))
    hidden = sum(row.action is None and not row.accepted for row in rows)
    if every or hidden <= FEW:
        hidden = 0
    shown = 0
    for row in rows:
        if row.action is None and not row.accepted and hidden:
            continue
        if row.action is not None and shown == most:
            continue
        number, verb = "", ""
        if row.action is not None:
            shown += 1
            number, verb = f"{shown})", f"{verbs[type(row.action)]:<{widest}} "
        name, votes, *cells = coalition_row(board, row.about)
        for seat in row.about.leaders:
            cells[seat].append(*("✓", "green") if seat in row.accepted else ("…", HINT))
        table.add_row(Text(number, NUMBER), Text(verb).append_text(name), votes, *cells)
    notes = []
    if more := len(actions) - shown:
        notes.append(say("board-more", number=more, first=shown + 1, last=len(actions)))
    draft = talks.drafts[board.seat]
    votes_of = {bloc.id: bloc.votes for bloc in seen.table.blocs}
    for step in request.options if draft or not seen.table.all else ():
        if isinstance(step, Include | Drop):
            actions.append(step)
            said = board.coloured(board.texts.action(step, request.kind))
            adds = str(votes_of[step.bloc]) if isinstance(step, Include) else ""
            table.add_row(Text(f"{len(actions)})", NUMBER), said, adds)
    actions.append(PASS)
    table.add_row(Text(f"{len(actions)})", NUMBER), board.texts.action(PASS, request.kind))
    if draft:
        notes.append(told.draft(board.texts, seen.table, draft))
    elif not seen.table.all:
        notes.append(say("board-not-all"))
    if hidden:
        notes.append(say("board-without-you", number=hidden))
    return actions, Group(table, *(paragraph(Text(note, HINT), board.console.width, 4) for note in notes))


def score(board: Board, standing: Standing) -> RenderableType:
    """Points by party and player, and the Europe bonus that each party gives, now or at the end."""
    table = columns(board, len(standing.points))
    table.columns[2].header = Text(board.texts.say("board-eu"), HINT)
    for one in standing.parties:
        cells = [
            Text(str(taken or "·"), "bold" if seat in one.winners else "" if taken else HINT)
            for seat, taken in enumerate(one.points)
        ]
        table.add_row("", party_name(board, one.party), str(one.bonus or ""), *cells)
    together = [points + bonus for points, bonus in zip(standing.points, standing.europe, strict=True)]
    europe = "board-europe-given" if standing.given else "board-europe"
    add_row(board, table, "board-points", standing.points)
    add_row(board, table, europe, [f"+{bonus}" for bonus in standing.europe])
    add_row(board, table, "board-together", together)
    return table

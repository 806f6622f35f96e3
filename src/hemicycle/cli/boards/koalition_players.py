"""Players as columns: what each has, what coalitions would pay them, and who has said yes to which."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.koalition import coalitions, count, europe
from hemicycle.games.koalition.edition import FIRST
from hemicycle.games.koalition.negotiation import Accept, Drop, Include, Negotiation, Propose, Withdraw
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
    possible, every = coalitions.prominent(view, count.blocs(view))
    if not possible:
        table.add_row("", Text(board.texts.say("board-no-coalition"), HINT))
        return
    paid = [(coalition, count.by_seat(view, count.payout(view, coalition))) for coalition in possible]
    paid.sort(key=lambda one: (-one[1][board.seat], -sum(bloc.votes for bloc in one[0])))
    said = board.texts.say("board-possible")
    if not every:
        said = board.texts.say("board-best-of-many")
    elif len(paid) > shown:
        said = board.texts.say("board-best", number=len(paid))
    table.add_row("", Text(said, HINT))
    for coalition, points in paid[:shown]:
        table.add_row("", *coalition_row(board, coalition, points))


def coalition_row(board: Board, coalition: tuple[count.Bloc, ...], points: list[int]) -> list[Text]:
    """The parties, their votes together, and what each player would take."""
    name = board.coloured(say_coalition(board.texts, [bloc.id for bloc in coalition]))
    votes = Text(str(sum(bloc.votes for bloc in coalition)))
    return [name, votes, *(cell(board, taken or "·", seat) for seat, taken in enumerate(points))]


class Row(NamedTuple):
    """A coalition in the talks."""

    action: Action | None
    """What one can do about it, a proposal whole; nothing, where one can do nothing."""
    members: tuple[count.Bloc, ...]
    points: list[int]
    accepted: tuple[Seat, ...]


def talked_about(board: Board, view: Koalition, talks: Negotiation, request: Request) -> tuple[list[Row], bool]:
    """What lies on the table, then what pays one best; and whether these are all coalitions that there are."""
    moves = {getattr(action, "coalition", ()): action for action in request.options}
    begins = any(isinstance(action, Include) for action in request.options) and not talks.drafts[board.seat]
    possible, every = coalitions.prominent(view, talks.blocs)
    proposed = {proposal.coalition: proposal.accepted for proposal in talks.proposed}
    rows = []
    for members in dict.fromkeys([*[talks.members(coalition) for coalition in proposed], *possible]):
        names = tuple([bloc.id for bloc in members])
        action = moves.get(names)
        if begins and names not in proposed and board.seat in [bloc.leader for bloc in members]:
            action = Propose(names)
        points = count.by_seat(view, count.payout(view, members))
        rows.append(Row(action, members, points, proposed.get(names, ())))
    rows.sort(key=lambda row: (row.action is None, -len(row.accepted), -row.points[board.seat]))
    return rows, every


def bargaining(
    board: Board, view: Koalition, talks: Negotiation, request: Request, every: bool
) -> tuple[list[Action], RenderableType]:
    """Coalitions with what each pays; those that one can do something about have a number.

    ✓ stands by a leader who has said yes, … by one whose yes is wanting. Unless `every` is wanted, the end of a
    long list is left out. Where not all coalitions are listed, any can be put together party by party.
    """
    say = board.texts.say
    rows, complete = talked_about(board, view, talks, request)
    table = columns(board, view)
    table.columns[1].header = Text(say("board-said-yes"), HINT)
    verbs = {kind: say(id) for kind, id in VERBS.items()}
    widest = max([cell_len(verbs[type(row.action)]) for row in rows if row.action is not None], default=0)
    actions: list[Action] = [row.action for row in rows if row.action is not None]
    most = len(rows) if every or len(actions) <= SHOWN else max(SHOWN, sum(bool(row.accepted) for row in rows))
    shown = 0
    for row in rows:
        if (row.action is None and not row.accepted) or (row.action is not None and shown == most):
            continue
        number, verb = "", ""
        if row.action is not None:
            shown += 1
            number, verb = f"{shown})", f"{verbs[type(row.action)]:<{widest}} "
        name, votes, *cells = coalition_row(board, row.members, row.points)
        for seat in dict.fromkeys([bloc.leader for bloc in row.members]):
            cells[seat].append(*("✓", "green") if seat in row.accepted else ("…", HINT))
        table.add_row(Text(number, NUMBER), Text(verb).append_text(name), votes, *cells)
    notes = []
    if more := len(actions) - shown:
        notes.append(say("board-more", number=more, first=shown + 1, last=len(actions)))
    draft = talks.members(talks.drafts[board.seat])
    for step in request.options if draft or not complete else ():
        if isinstance(step, Include | Drop):
            actions.append(step)
            said = board.coloured(board.texts.action(step, request.kind))
            table.add_row(Text(f"{len(actions)})", NUMBER), said, votes_of(talks, step))
    actions.append(PASS)
    table.add_row(Text(f"{len(actions)})", NUMBER), board.texts.action(PASS, request.kind))
    if draft:
        figures = {"votes": sum(bloc.votes for bloc in draft), "majority": count.majority_of(talks.blocs)}
        notes.append(say("board-draft", coalition=[bloc.id for bloc in draft], **figures))
    elif not complete:
        notes.append(say("board-not-all"))
    if hidden := sum(row.action is None and not row.accepted for row in rows):
        notes.append(say("board-without-you", number=hidden))
    return actions, Group(table, *(paragraph(Text(note, HINT), board.console.width, 4) for note in notes))


def votes_of(talks: Negotiation, step: Action) -> str:
    """The votes of a party that may be taken into a proposal."""
    return str(talks.members((step.bloc,))[0].votes) if isinstance(step, Include) else ""


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
    add_row(board, table, "board-together", [points + given for points, given in zip(booked, bonus, strict=True)])
    return table

"""A hand of Koalition: sorted to look at, and as choices, by party, by joker, by action card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action
from hemicycle.games.koalition import told
from hemicycle.games.koalition.cards import Ruecktritt, Sturz, Weste
from hemicycle.games.koalition.edition import Party
from hemicycle.games.koalition.first_edition import LayResignation
from hemicycle.games.koalition.shown import Held, Table
from hemicycle.games.koalition.terms import say_party
from hemicycle.games.koalition.vote import Lay

from .koalition_bars import COLOURS
from .plain import HINT, Board, Group


def party_name(board: Board, party: Party) -> Text:
    return Text(say_party(board.texts, party), COLOURS.get(party, ""))


def held(board: Board, mine: Sequence[Held]) -> Text:
    """What one holds, party by party."""
    return board.own_hand(told.held_cards(board.texts, mine))


def groups(board: Board, table: Table, mine: Sequence[Held], request: Request) -> list[Group]:
    """The choices: what shares a party, a joker or an action card stands together."""
    found: dict[str, Group] = {}
    for action in sorted(request.options, key=told.place):
        label, apart = told.labels(board.texts, action, request.kind)
        if (owner := _owner(table, action)) is not None:
            apart = board.texts.say("board-of", what=apart, of=board.texts.seat(owner))
        group = found.setdefault(label or apart, Group(board.coloured(label), []))
        choice = board.coloured(apart)
        if not (_joker(action) and choice in [shown for _, shown in group.choices]):
            group.choices.append((action, choice))
    others = [one for one in mine if one.kind == "action"]
    if request.kind == "lay" and others:
        also = Text(f"{board.texts.say('board-also')} {told.specials(board.texts, others)}", HINT)
        return [*found.values(), Group(also, [])]
    return list(found.values())


def _joker(action: Action) -> bool:
    """Of two jokers of the same face it is enough to offer one."""
    return isinstance(action, Lay) and action.card.startswith("joker")


def _owner(table: Table, action: Action) -> Seat | None:
    """Whom a card is aimed at: who laid the card that it hits, or leads the party."""
    match action:
        case Sturz(party):
            return next((one.leader for one in table.parties if one.party == party), None)
        case LayResignation(card) | Ruecktritt(card) | Weste(card):
            return next((laid.seat for laid in table.laid if laid.card == card), None)
    return None

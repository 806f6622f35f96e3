"""A hand of Koalition: sorted to look at, and as choices, by party, by joker, by action card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.koalition import cards
from hemicycle.games.koalition.cards import Doppler, Ruecktritt, Skandal, Sturz, Weste
from hemicycle.games.koalition.edition import ACTION_CARDS, PARTIES, Card, Party
from hemicycle.games.koalition.first_edition import LayDoubler, LayResignation
from hemicycle.games.koalition.shown import Held, Table
from hemicycle.games.koalition.terms import figure, say_card, say_party, say_special
from hemicycle.games.koalition.vote import Lay

from .koalition_bars import COLOURS
from .plain import HINT, Board, Group


def party_name(board: Board, party: Party) -> Text:
    return Text(say_party(board.texts, party), COLOURS.get(party, ""))


def held(board: Board, mine: Sequence[Held]) -> Text:
    """What one holds, party by party."""
    by_party: dict[Party, list[Held]] = {}
    for one in mine:
        by_party.setdefault((one.kind == "politician" and one.party) or "", []).append(one)
    parts = []
    for party, of_party in by_party.items():
        if party:
            votes = " ".join(str(one.votes) for one in of_party)
            parts.append(party_name(board, party).append(f" {votes}", "default"))
        else:
            parts.append(Text(specials(board, of_party)))
    text = Text.assemble((f"{board.texts.say('board-hand')} ", HINT))
    return text.append_text(Text(" · ").join(parts)) if parts else text.append(board.texts.say("board-empty"))


def specials(board: Board, of_hand: Sequence[Held]) -> str:
    """Action cards and jokers, those of the same name together."""
    names = [say_special(board.texts, one.card) for one in of_hand]
    times = {name: names.count(name) for name in names}
    return ", ".join(
        board.texts.say("board-times", number=number, card=name) if number > 1 else name
        for name, number in times.items()
    )


def groups(board: Board, table: Table, mine: Sequence[Held], request: Request) -> list[Group]:
    """The choices: what shares a party, a joker or an action card stands together."""
    found: dict[str, Group] = {}
    for action in sorted(request.options, key=_place):
        label, choice = _labels(board, table, action, request.kind)
        group = found.setdefault(label.plain, Group(label, []))
        if not (_joker(action) and choice in [shown for _, shown in group.choices]):
            group.choices.append((action, choice))
    others = [one for one in mine if one.kind == "action"]
    if request.kind == "lay" and others:
        also = Text(f"{board.texts.say('board-also')} {specials(board, others)}", HINT)
        return [*found.values(), Group(also, [])]
    return list(found.values())


def _joker(action: Action) -> bool:
    """Of two jokers of the same face it is enough to offer one."""
    return isinstance(action, Lay) and action.card.startswith("joker")


def _place(action: Action) -> tuple[int, int, str]:
    """In the order of a sorted hand; passing last."""
    match action:
        case Lay(card, party):
            return (len(PARTIES) if _joker(action) else PARTIES.index(party), -(figure(card) or 0), card)
        case LayDoubler():
            return 20, 0, ""
        case LayResignation():
            return 21, 0, ""
        case _ if type(action) in cards.CARD_OF:
            return 30 + ACTION_CARDS.index(cards.CARD_OF[type(action)]), 0, ""
        case _:
            return (90 if action == PASS else 0), 0, ""


def _labels(board: Board, table: Table, action: Action, kind: str) -> tuple[Text, Text]:
    """What a choice shares with its group, and what sets it apart."""
    match action:
        case Lay(card, party) if _joker(action):
            return Text(say_special(board.texts, card)), party_name(board, party)
        case Lay(card, party):
            return party_name(board, party), Text(str(figure(card)))
        case LayDoubler(party):
            return Text(board.texts.say("term-special-doubler")), party_name(board, party)
        case LayResignation(card):
            return Text(say_special(board.texts, "resignation")), _on_table(board, table, card)
        case Sturz(party):
            leader = next((one.leader for one in table.parties if one.party == party), None)
            name = party_name(board, party)
            return _card_name(board, action), name if leader is None else board.of(name, board.texts.seat(leader))
        case Doppler(target) | Skandal(target) | Ruecktritt(target) | Weste(target):
            shown = party_name(board, target) if target in PARTIES else _on_table(board, table, target)
            return _card_name(board, action), shown
        case _:
            return Text(), Text(board.texts.action(action, kind))


def _card_name(board: Board, action: Action) -> Text:
    return Text(say_special(board.texts, cards.CARD_OF[type(action)]))


def _on_table(board: Board, table: Table, card: Card) -> Text:
    """A card on the table, and whose it is."""
    for laid in table.laid:
        if laid.card == card:
            name = Text(say_card(board.texts, card), COLOURS.get(laid.party, ""))
            return board.of(name, board.texts.seat(laid.seat))
    return Text(board.texts.say("nobody"))

"""The action cards of the second edition: when each may be played, and what it does.

| card           | count | target                  | effect                                   | limit             |
| -------------- | ----- | ----------------------- | ---------------------------------------- | ----------------- |
| Doppler        | 7     | a party on the table    | its votes are doubled at the count       | ruling D7         |
| Sturz          | 4     | a party's leader        | loses the post; a successor is found     | ruling D13        |
| Rücktritt      | 4     | a politician            | loses all its votes                      | once a politician |
| Partei-Skandal | 2     | a party with a leader   | loses half its votes at the count        | once a party      |
| Weisse Weste   | 3     | a Rücktritt or Skandal  | cancels it                               |                   |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.engine.citations import cited_by
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Action, Message

from . import count
from .count import Strengths
from .edition import DOPPLER, RUECKTRITT, SKANDAL, STURZ, WESTE, Card, Party, Target
from .events import DopplerPlayed, RuecktrittPlayed, SkandalPlayed, SturzPlayed, WestePlayed
from .state import Koalition


class Doppler(Action, frozen=True):
    """Matériel 6; rulings D7, D8  Double all votes of a party that has a politician on the table."""

    party: Public[Party]


class Sturz(Action, frozen=True):
    """Matériel 7; rulings D12, D13, D34  Overthrow the leader of a party."""

    party: Public[Party]


class Ruecktritt(Action, frozen=True):
    """Matériel 8; rulings D14, D17, D44  Make a politician resign: it loses all its votes."""

    card: Public[Card]


class Skandal(Action, frozen=True):
    """Matériel 9; rulings D9, D11, D14, D35  Halve the votes of a party that has a leader."""

    party: Public[Party]


class Weste(Action, frozen=True):
    """Matériel 10; rulings D15, D16  Weisse Weste: clear a politician of a Rücktritt, or a party of a Skandal."""

    target: Public[Target]


def doppler_targets(g: Koalition, strengths: Strengths) -> list[Party]:
    """Any party with a politician on the table (ruling D8), once each unless they stack (ruling D7)."""
    stacking = g.options.stacking
    return [party for party in strengths if stacking or party not in g.dopplers]


def sturz_targets(g: Koalition, strengths: Strengths) -> list[Party]:
    """Any party that has a leader and somebody else to succeed (ruling D13)."""
    return [
        party
        for party, players in strengths.items()
        if len(players) > 1 and count.leader_among(players, g.overthrown.get(party)) is not None
    ]


def ruecktritt_targets(g: Koalition, _: Strengths) -> list[Card]:
    """Any politician, once in a vote, cancelled or not (ruling D14); jokers too (ruling D18)."""
    return [laid.card for laid in g.table if laid.card not in g.resignations]


def skandal_targets(g: Koalition, strengths: Strengths) -> list[Party]:
    """Any party that has a leader (ruling D11), once in a vote, cancelled or not (ruling D14)."""
    return [
        party
        for party, players in strengths.items()
        if party not in g.scandals and count.leader_among(players, g.overthrown.get(party)) is not None
    ]


def weste_targets(g: Koalition, _: Strengths) -> list[str]:
    """Any Rücktritt or Skandal of this vote that still counts (rulings D15, D16)."""
    return [target for target, counts in (g.resignations | g.scandals).items() if counts]


TARGETS: dict[Card, Callable[[Koalition, Strengths], list[str]]] = {
    DOPPLER: doppler_targets,
    STURZ: sturz_targets,
    RUECKTRITT: ruecktritt_targets,
    SKANDAL: skandal_targets,
    WESTE: weste_targets,
}
ACTIONS: dict[Card, type[Any]] = {
    DOPPLER: Doppler,
    STURZ: Sturz,
    RUECKTRITT: Ruecktritt,
    SKANDAL: Skandal,
    WESTE: Weste,
}
CARD_OF: dict[type[Action], Card] = {action: card for card, action in ACTIONS.items()}


def playable(g: Koalition, seat: Seat) -> list[Action]:
    """Every action card that a player may play now, on every target."""
    found: list[Action] = []
    strengths = count.strengths(g)
    for card in dict.fromkeys(g.specials[seat]):
        if card in TARGETS:
            found += map(ACTIONS[card], TARGETS[card](g, strengths))
    return found


def play(g: Koalition, seat: Seat, action: Action) -> None:
    """Play an action card from the hand. It is out of play until the next deal."""
    card = CARD_OF[type(action)]
    g.specials[seat].remove(card)
    g.spent.append(card)
    # Not by `match`, which takes longer than all the rest.
    if type(action) is Doppler:
        g.dopplers.append(action.party)
        g.tell(DopplerPlayed(seat, action.party))
    elif type(action) is Sturz:
        overthrow(g, seat, action.party)
    elif type(action) is Ruecktritt:
        g.resignations[action.card] = True
        owner = next(laid.seat for laid in g.table if laid.card == action.card)
        g.tell(RuecktrittPlayed(seat, action.card, owner))
    elif type(action) is Skandal:
        # It stays on the party whatever becomes of the leader (ruling D35).
        g.scandals[action.party] = True
        g.tell(SkandalPlayed(seat, action.party))
    elif type(action) is Weste:
        if action.target in g.resignations:
            g.resignations[action.target] = False
        else:
            g.scandals[action.target] = False
        g.tell(WestePlayed(seat, action.target))


def overthrow(g: Koalition, seat: Seat, party: Party) -> None:
    """Bar the leader until the next Sturz on the same party; the best other player leads (ruling D12).

    If two others are equal there is no leader until something changes that (ruling D34).
    """
    players = count.strengths(g)[party]
    leader = count.leader_among(players, g.overthrown.get(party))
    assert leader is not None
    g.overthrown[party] = leader
    g.tell(SturzPlayed(seat, party, leader, count.leader_among(players, leader)))


def why_not(g: Koalition, seat: Seat, action: Action) -> Message | None:
    """The rule that forbids playing an action card."""
    card = CARD_OF.get(type(action))
    if card is None:
        return None
    if card not in g.specials[seat]:
        return Message("refused-no-card", {"special": card}, "Matériel")
    on_table = {laid.party for laid in g.table} | {laid.card for laid in g.table}
    match action:
        case Doppler(party) | Sturz(party) | Skandal(party) if party not in on_table:
            return Message("refused-not-on-table", {"target": party}, cited_by(type(action)))
        case Ruecktritt(politician) if politician not in on_table:
            return Message("refused-not-on-table", {"target": politician}, cited_by(type(action)))
        case Doppler(party):
            return Message("refused-doubled", {"party": party}, "ruling D7")
        case Sturz(party):
            return Message("refused-no-successor", {"party": party}, "ruling D13")
        case Ruecktritt(politician):
            return Message("refused-resigned", {"card": politician}, "Matériel 8; ruling D14")
        case Skandal(party) if party in g.scandals:
            return Message("refused-scandal-twice", {"party": party}, "Matériel 9; ruling D14")
        case Skandal(party):
            return Message("refused-no-leader", {"party": party}, "ruling D11")
        case Weste(target):
            return Message("refused-nothing-to-clear", {"target": target}, "Matériel 10")
    return None

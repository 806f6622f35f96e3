"""The first edition of 1992 (experimental): what differs from the second.

Always two cards in a country. Special cards are mixed in with the politicians and laid in place of one: a
doubler of each party, and resignations, which take the highest card off the table. No action cards. Points come
from a table by the number of those who share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Step
from hemicycle.engine.words import Action, Message

from .cards import CARD_OF
from .edition import DOUBLER, RESIGNATION, Card, Party, Resigned
from .events import DoublerLaid, ResignationLaid
from .state import Koalition, Score
from .vote import Lay, Vote, laying_of, politicians_among, put_on_table, take_from_hand

if TYPE_CHECKING:
    from .count import Bloc


class LayDoubler(Action, frozen=True):
    """First edition 4; ruling D40  Lay a party's doubler."""

    party: Public[Party]


class LayResignation(Action, frozen=True):
    """First edition 5; ruling D41  This politician leaves the table; none does, when there is none to take."""

    card: Public[Resigned]


class FirstEditionVote(Vote):
    """First edition 1, 2, 3; ruling D20  Two rounds of laying, without action cards."""

    def lays(self, g: Koalition, seat: Seat) -> tuple[Sequence[Action], Sequence[Action]]:
        options: list[Action] = []
        laying = laying_of(g.edition)
        for card in g.hands[seat]:
            if card in g.edition.laid:
                options += laying[card]
            elif card == RESIGNATION:
                options += [LayResignation(highest) for highest in highest_on_table(g)]
            else:
                options.append(LayDoubler(card.removeprefix(f"{DOUBLER}-")))
        options = list(dict.fromkeys(options))
        return options, politicians_among(g, options)

    def lay(self, g: Koalition, action: Action) -> Step:
        """First edition 1, 2, 3; ruling D20  A politician, or a special card in its place."""
        seat = self.player(g)
        match action:
            case LayDoubler(party):
                # It counts for the party, not for its player's lead in it (ruling D40).
                take_from_hand(g, seat, f"{DOUBLER}-{party}")
                g.spent.append(f"{DOUBLER}-{party}")
                g.dopplers.append(party)
                g.tell(DoublerLaid(seat, party))
            case LayResignation(card):
                take_from_hand(g, seat, RESIGNATION)
                g.spent.append(RESIGNATION)
                take_off_table(g, seat, card)
            case Lay(card, party):
                put_on_table(g, seat, card, party)
        self.laid += 1
        return self.next_player

    def why_not(self, g: Koalition, seat: Seat, action: Action) -> Message | None:
        match action:
            case LayDoubler(party):
                card = f"{DOUBLER}-{party}"
            case LayResignation():
                card = RESIGNATION
            case _ if type(action) in CARD_OF:
                return Message("refused-no-card", {"special": CARD_OF[type(action)]}, "Matériel")
            case _:
                return super().why_not(g, seat, action)
        if g.ask.then != "lay" or seat != self.player(g):
            return None
        if card not in g.hands[seat]:
            return Message("refused-not-in-hand", {"card": card}, "Déroulement")
        if isinstance(action, LayResignation) and action.card not in (highest := highest_on_table(g)):
            if not highest[0]:
                return Message("refused-nobody-to-resign", {}, "First edition 5; ruling D41")
            return Message("refused-not-highest", {"highest": highest}, "First edition 5; ruling D41")
        return None


def highest_on_table(g: Koalition) -> list[Card]:
    """The highest cards on the table: of equal ones, whoever lays the resignation chooses (ruling D41)."""
    most = max((laid.votes for laid in g.table), default=0)
    return [laid.card for laid in g.table if laid.votes == most] or [""]


def take_off_table(g: Koalition, seat: Seat, card: Card) -> None:
    owner = next((laid.seat for laid in g.table if laid.card == card), None)
    if owner is not None:
        g.table = [laid for laid in g.table if laid.card != card]
        g.spent.append(card)
    g.tell(ResignationLaid(seat, card, owner))


def shared_points(g: Koalition, coalition: Sequence[Bloc]) -> list[Score]:
    """A party that wins alone shares among its players by votes; a coalition among its leaders (ruling D42)."""
    from .count import strengths

    shares = g.country_card.shares
    if len(coalition) == 1 and coalition[0].whole:
        party = coalition[0].party
        strength = strengths(g)[party]
        booked = dict.fromkeys(strength, party)
    else:
        strength, booked = {}, {}
        for bloc in coalition:
            # Strongest first: a leader's points are booked for the strongest party that he leads.
            strength[bloc.leader] = (strength.get(bloc.leader, (0, 0))[0] + bloc.votes, 0)
            booked.setdefault(bloc.leader, bloc.party)
    line = shares[min(len(strength), len(shares)) - 1]
    ranks = sorted(set(strength.values()), reverse=True)
    scores: list[Score] = []
    for seat, power in strength.items():
        rank = ranks.index(power)
        points = line[rank] if rank < len(line) else 0
        if points:
            scores.append(Score(seat, booked[seat], points, 0))
    return scores

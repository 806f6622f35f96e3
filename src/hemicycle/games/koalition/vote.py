"""One vote in one country: laying politicians, action cards, the count, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.memory import remembered
from hemicycle.engine.window import PASS, Window
from hemicycle.engine.words import Action, Message, Pass

from . import cards, coalitions, count
from .edition import Card, KoalitionEdition, Party
from .events import CardLaid, CoalitionFormed, NoCoalition, PointsScored, VotesCounted, WonAlone
from .negotiation import Negotiation
from .state import Koalition, Laid, Outcome, Score


class Lay(Action, frozen=True):
    """Lay a politician for its party, or a joker for a party of one's choice."""

    card: Public[Card]
    party: Public[Party]


class ActionRound(Window):
    """Déroulement 6; ruling D19  Once one action card has been played, anybody may play one, until all have
    passed.

    Clockwise from the player after the one who opened it, one card at a time; whoever has passed may come back
    while it goes on (ruling D19). Only players who hold no card of that pile, which all can see, are left out.
    """

    def may(self, g: Koalition, seat: Seat) -> bool:
        return bool(g.specials[seat])

    def answers(self, g: Koalition, seat: Seat) -> Sequence[Action]:
        return cards.playable(g, seat)

    def play(self, g: Koalition, seat: Seat, action: Action) -> Step:
        cards.play(g, seat, action)
        return self.next_turn

    def why_not(self, g: Koalition, seat: Seat, action: Action) -> Message | None:
        return cards.why_not(g, seat, action) if seat == self.order[self.turn % len(self.order)] else None


class Vote(Frame):
    """Déroulement  As many rounds of laying as the country says, then the count, a government, the points.

    Its result is the `Outcome`.
    """

    round: Public[int] = 0
    laid: Public[int] = 0
    """How many players have laid a card in this round."""

    def enter(self, g: Koalition) -> Step:
        g.clear_table()
        return self.next_player

    def player(self, g: Koalition) -> Seat:
        """Whose turn it is: the same player starts every round of a country (ruling D20)."""
        return (g.starter + self.laid) % g.players

    def last_player(self, g: Koalition) -> Seat:
        """Who has just laid a card."""
        return (g.starter + self.laid - 1) % g.players

    def next_player(self, g: Koalition) -> Step:
        """In turn, each must lay one politician or joker, as often as the country says."""
        if self.laid == g.players:
            self.laid = 0
            self.round += 1
        edition, country = g.setup.edition, g.country
        rounds = edition.countries[country].cards
        if self.round == rounds:
            return self.count_votes
        about: dict[str, int | str] = {"country": country, "round": self.round + 1, "rounds": rounds}
        seat = self.player(g)
        options, politicians = self.lays(g, seat)
        # Who runs out of time lays a politician by lot, and a joker or special card if there is none (ruling D53).
        default = LOT if len(politicians) == len(options) else by_lot(*politicians)
        return ask(seat, "lay", options, self.lay, about, default)

    def lays(self, g: Koalition, seat: Seat) -> tuple[Sequence[Action], Sequence[Action]]:
        """Matériel 3, 4  Every politician in hand, and every joker for every party; then the politicians alone."""
        hand, ways = g.hands[seat], laying_of(g.setup.edition)
        options: list[Action] = []
        for card in hand:
            options += ways[card]
        politicians = options.copy() if len(options) == len(hand) else politicians_among(g, options)
        for card in g.specials[seat]:
            options += ways[card]
        return options, politicians

    def lay(self, g: Koalition, action: Lay) -> Step:
        """Déroulement 4, 8, 12, 19; Matériel 3, 4; rulings D18, D20  It lies open; an action card may follow."""
        seat = self.player(g)
        put_on_table(g, seat, action.card, action.party)
        self.laid += 1
        return self.may_open if g.specials[seat] else self.next_player

    def may_open(self, g: Koalition) -> Step:
        """Déroulement 5, 7  Only whoever has laid may begin with action cards; if not, nobody can play any."""
        seat = self.last_player(g)
        return ask(seat, "open", (*cards.playable(g, seat), PASS), self.opened)

    def opened(self, g: Koalition, action: Action) -> Step:
        if type(action) is Pass:
            return self.next_player
        seat = self.last_player(g)
        cards.play(g, seat, action)
        order = g.clockwise((seat + 1) % g.players)
        return call(ActionRound(order=order, kind="answer"), self.next_player)

    def count_votes(self, g: Koalition) -> Step:
        """Déroulement 9, 10, 11  Votes by party, their sum, the majority; one party alone, or negotiations."""
        blocs = count.blocs(g)
        goal = tell_count(g, blocs)
        if blocs and blocs[0].votes >= goal:  # the strongest
            return self.won_alone
        able = coalitions.may_join(g, blocs)
        if not able:
            return self.no_coalition
        talks = Negotiation.between(g, blocs, [bloc for bloc in blocs if bloc.id in able])
        return call(talks, self.negotiated)

    def won_alone(self, g: Koalition) -> Step:
        """Déroulement 11  A party that reaches the majority alone has won; it pays its first line (ruling D28)."""
        alone = count.blocs(g)[0]
        g.tell(WonAlone(alone.id, alone.leader))
        return self.governed(g, (alone,))

    def negotiated(self, g: Koalition, agreed: tuple[count.Bloc, ...] | None) -> Step:
        """Déroulement 15, 17  Hands have been shaken, or nobody has agreed."""
        if agreed is None:
            return self.no_coalition
        leaders = tuple(dict.fromkeys([bloc.leader for bloc in agreed]))
        g.tell(CoalitionFormed(tuple([bloc.id for bloc in agreed]), leaders))
        return self.governed(g, agreed)

    def governed(self, g: Koalition, coalition: tuple[count.Bloc, ...]) -> Step:
        """Déroulement 18, 19  Only the members of the coalition score, for leading and for each card."""
        scores = tuple(count.payout(g, coalition))
        book(g, scores)
        g.spent += [laid.card for laid in g.table]
        g.table = []
        return done(Outcome(g.country, tuple([bloc.id for bloc in coalition]), scores))

    def no_coalition(self, g: Koalition) -> Step:
        """Déroulement 17  Politicians go back to the hands; jokers and action cards are out of play (ruling D45).

        Everybody has seen what goes back, and knows that it is there (ruling D50).
        """
        failed_before = g.country in [outcome.country for outcome in g.outcomes]
        again = g.options.no_coalition == "again" and not failed_before
        g.tell(NoCoalition(g.country, again))
        put_back(g)
        g.table = []
        return done(Outcome(g.country, (), ()))

    def why_not(self, g: Koalition, seat: Seat, action: Action) -> Message | None:
        if isinstance(action, Lay) and g.ask.then == "lay" and seat == self.player(g):
            politician = g.edition.laid.get(action.card)
            if action.card not in g.hands[seat] and action.card not in g.specials[seat]:
                return Message("refused-not-in-hand", {"card": action.card}, "Déroulement")
            if politician is not None and politician.party not in (None, action.party):
                return Message("refused-wrong-party", {"card": action.card}, "Matériel")
        if g.ask.then == "opened" and seat == self.last_player(g):
            return cards.why_not(g, seat, action)
        if type(action) in cards.CARD_OF and not isinstance(g.stack[-1], ActionRound):
            # While a round of action cards goes on it is open; whoever is refused then is only not in turn.
            return Message("refused-not-opened", {}, "Déroulement")
        return None


LOT = by_lot()


def politicians_among(g: Koalition, lays: Sequence[Action]) -> list[Action]:
    politicians = g.edition.politicians
    return [lay for lay in lays if isinstance(lay, Lay) and lay.card in politicians]


@remembered
def laying_of(edition: KoalitionEdition) -> dict[Card, tuple[Action, ...]]:
    """Each card of an edition with the ways to lay it, made once.

    A politician is laid for its party, a joker for any, and an action card not at all.
    """
    ways: dict[Card, tuple[Action, ...]] = dict.fromkeys(edition.specials, ())
    for card, politician in edition.laid.items():
        ways[card] = tuple(
            Lay(card, party) for party in ([politician.party] if politician.party else edition.parties)
        )
    return ways


def put_on_table(g: Koalition, seat: Seat, card: Card, party: Party) -> None:
    """Lay a card from the hand for a party."""
    take_from_hand(g, seat, card)
    votes = g.setup.edition.laid[card].votes
    g.table.append(Laid(card, seat, party, votes))
    g.events.append(CardLaid(seat, card, party, votes))


def take_from_hand(g: Koalition, seat: Seat, card: Card) -> None:
    if card in g.hands[seat]:
        g.hands[seat].remove(card)
    else:
        g.specials[seat].remove(card)
    if card in g.known[seat]:
        g.known[seat].remove(card)


def put_back(g: Koalition) -> None:
    """Politicians go from the table to the hands that they came from, jokers out of play."""
    politicians = g.setup.edition.politicians
    for laid in g.table:
        if laid.card in politicians:
            g.hands[laid.seat].append(laid.card)
            g.known[laid.seat].append(laid.card)
        else:
            g.spent.append(laid.card)


def tell_count(g: Koalition, blocs: Sequence[count.Bloc]) -> int:
    """Tell how the votes fell; what a majority needs."""
    names: list[str] = []
    leaders: list[Seat] = []
    votes: list[int] = []
    for bloc in blocs:
        names.append(bloc.id)
        leaders.append(bloc.leader)
        votes.append(bloc.votes)
    total = sum(votes)
    goal = count.majority(total)
    g.tell(VotesCounted(tuple(names), tuple(leaders), tuple(votes), total, goal))
    return goal


def book(g: Koalition, scores: Sequence[Score]) -> None:
    """Points are booked by player and by party."""
    for score in scores:
        g.booked[score.party][score.seat] += score.points
    if scores:
        g.tell(PointsScored(tuple(scores)))

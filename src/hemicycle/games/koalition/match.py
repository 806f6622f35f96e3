"""The whole game: the deal, the first starter, country after country, and the Europe bonus."""

from __future__ import annotations

from hemicycle.engine.ballot import Ballot, Count, Paper
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, call, done
from hemicycle.engine.words import GameOver

from .count import by_seat
from .edition import FIRST
from .europe import give_europe_bonus
from .events import CountryTurned, Dealt, NewDeal, StarterChosen, VoteAgain
from .first_edition import FirstEditionVote
from .state import Koalition, Outcome
from .vote import Vote

FEWEST_POLITICIANS = 2
"""Whoever holds fewer calls for a new deal, whatever the country asks."""


class Match(Frame):
    """Préparation, Déroulement, Bonus Europe  From the first deal to the last bonus."""

    repeated: Public[bool] = False
    """Whether the country on the table has failed once and votes again."""

    def enter(self, g: Koalition) -> Step:
        """Préparation 4, 5  As many countries as agreed lie face down, and the cards are dealt."""
        g.booked = {party: [0] * g.players for party in g.edition.parties}
        g.deck = g.chance.shuffled("countries", list(g.edition.countries))[: g.length]
        deal(g)
        return self.first_starter

    def first_starter(self, g: Koalition) -> Step:
        """Déroulement 1  The table votes on who begins; equal ones, or by option all, draw lots (ruling D38)."""
        seats = tuple(range(g.players))
        if g.options.first_starter == "lot":
            return self.begin_with(g, g.chance.pick("starter", seats))
        # Who runs out of time votes as everybody would for himself, which tells nothing (ruling D53).
        papers = tuple(Paper(seat, seats, default=seat) for seat in seats)
        return call(Ballot(question="starter", papers=papers), self.starter_elected)

    def starter_elected(self, g: Koalition, count: Count) -> Step:
        """Déroulement 1, 2; rulings D21, D38  Who has most votes begins; of equal ones one is drawn."""
        return self.begin_with(g, int(g.chance.pick("starter", count.leaders())))

    def begin_with(self, g: Koalition, seat: Seat) -> Step:
        g.starter = seat
        g.tell(StarterChosen(seat))
        return self.next_country

    def next_country(self, g: Koalition) -> Step:
        """Déroulement 3  The starter turns up the next country; after the last one Europe's bonus is given."""
        if not g.deck:
            return self.europe
        g.country = g.deck.pop(0)
        self.repeated = False
        held = len({outcome.country for outcome in g.outcomes})
        g.tell(CountryTurned(g.country, g.country_card.cards, held + 1, g.starter))
        return self.hold_vote

    def hold_vote(self, g: Koalition) -> Step:
        """Déroulement 21, 22  If anybody holds too few politicians for the country, all cards are dealt anew.

        The country is then played first after the deal (ruling D24).
        """
        wanted = max(FEWEST_POLITICIANS, g.country_card.cards)
        if min([len(hand) for hand in g.hands]) < wanted:
            deal(g, wanted)
        vote = FirstEditionVote() if g.edition.rules == FIRST else Vote()
        return call(vote, self.voted)

    def voted(self, g: Koalition, outcome: Outcome) -> Step:
        """A country without coalition votes once more, then it is dropped (ruling D22)."""
        g.outcomes.append(outcome)
        g.clear_table()
        if not outcome.coalition and not self.repeated and g.options.no_coalition == "again":
            self.repeated = True
            g.tell(VoteAgain(g.country, g.starter))
            return self.hold_vote
        g.starter = next_starter(g, outcome)
        return self.next_country

    def europe(self, g: Koalition) -> Step:
        """Bonus Europe  After the last country; then the game is over."""
        give_europe_bonus(g)
        places, points = g.places_and_points()
        g.tell(GameOver(places, points))
        return done()


def deal(g: Koalition, wanted: int = 0) -> None:
    """Préparation 1, 2, 3; Déroulement 22  Collect all cards, shuffle them and deal them by the table.

    Also those set aside and those out of play (ruling D23). Of a new deal it is told how many politicians were
    wanted, and who had fewer.
    """
    short = tuple([seat for seat, hand in enumerate(g.hands) if len(hand) < wanted])
    figures = g.edition.deals[g.players]
    politicians, specials = g.edition.piles(figures)
    politicians = g.chance.shuffled("politicians", politicians)
    specials = g.chance.shuffled("specials", specials)
    g.deals += 1
    g.tell(NewDeal(g.deals, wanted, short))
    g.hands, g.specials, g.known, g.spent = [], [], [], []
    for seat in range(g.players):
        g.hands.append(politicians[seat * figures.politicians : (seat + 1) * figures.politicians])
        g.specials.append(specials[seat * figures.specials : (seat + 1) * figures.specials])
        g.known.append([])
        g.tell(Dealt(seat, tuple(g.hands[seat]), tuple(g.specials[seat])))
    g.aside = politicians[g.players * figures.politicians :]
    g.aside_specials = specials[g.players * figures.specials :]


def next_starter(g: Koalition, outcome: Outcome) -> Seat:
    """Déroulement 2  Whoever took most points in the vote; of equal ones, whoever has most points in all.

    If they are still equal, the nearest clockwise from the last starter; if nobody scored, the same (ruling D21).
    """
    if not outcome.scores:
        return g.starter
    taken = by_seat(g, outcome.scores)
    most = max(taken)
    best = [seat for seat in range(g.players) if taken[seat] == most]
    if len(best) == 1:
        return best[0]
    highest = max(g.points(seat) for seat in best)
    best = [seat for seat in best if g.points(seat) == highest]
    return min(best, key=lambda seat: (seat - g.starter - 1) % g.players)

"""The whole game: set-up, round after round by the calendar, and the end."""

from __future__ import annotations

from hemicycle.engine.flow import Frame, Next, Step, call, done
from hemicycle.engine.words import GameOver

from .campaign import Campaign
from .confidence import NoConfidence, is_played
from .edition import (
    CAMPAIGN,
    CONFIDENCE,
    ELECTION,
    END_OF_GAME,
    EVENT,
    FORMATION,
    PRESIDENTIAL,
    PROGRESS,
    Phase,
)
from .election import Election
from .events import PhaseBegan, RoundBegan
from .formation import Formation
from .incident import Incident
from .presidency import PresidentialElection
from .progress import Progress
from .purse import draw, take_food
from .state import Zoocracy
from .two_players import TwoPlayerFormation


class Match(Frame):
    """§3, §5, §6  From the set-up to the last round."""

    def enter(self, g: Zoocracy) -> Step:
        """§3  Set-up by the number of players."""
        players = range(g.players)
        g.goals, g.seats, g.migrated = [0] * g.players, [0] * g.players, [0] * g.players
        g.funds, g.reckoned = [0] * g.players, [0] * g.players
        g.hands, g.drawn = [[] for _ in players], [[] for _ in players]
        g.tokens = {species: [0] * g.players for species in g.edition.walkway}
        g.programme = [None, None]
        for seat in players:
            take_food(g, seat, g.table.food)
        g.shuffled = [g.edition.decks[g.options.deck]]
        g.deck = g.chance.shuffled("cards", g.shuffled[0])
        for seat in players:
            draw(g, seat, g.edition.hand_start)
        events = g.chance.shuffled("events", g.edition.events)
        end = g.chance.shuffled("end", [*events[-3:], END_OF_GAME])
        g.event_deck = [*events[:-3], *end]
        return self.next_round

    def next_round(self, g: Zoocracy) -> Step:
        """§5  The markers on the round track say which phases are played."""
        g.round += 1
        g.harvest, g.next_harvest = g.next_harvest, 0
        g.elected = g.failed = False
        g.played = ""
        g.trouble = ""
        g.lots = tuple(g.chance.shuffled("lots", range(g.players)))
        g.tell(RoundBegan(g.round, g.presidential == g.round, g.parliamentary == g.round, g.lots))
        if g.presidential == g.round:
            return self.phase(g, PRESIDENTIAL, PresidentialElection(), self.campaign)
        return self.campaign(g)

    def campaign(self, g: Zoocracy) -> Step:
        return self.phase(g, CAMPAIGN, Campaign(), self.election)

    def election(self, g: Zoocracy) -> Step:
        """§5c, §5d  Only in a round on which the parliamentary marker stands."""
        if g.parliamentary != g.round:
            return self.event(g)
        g.elected = True
        return self.phase(g, ELECTION, Election(), self.formation)

    def formation(self, g: Zoocracy) -> Step:
        return self.phase(g, FORMATION, TwoPlayerFormation() if g.players == 2 else Formation(), self.event)

    def event(self, g: Zoocracy) -> Step:
        return self.phase(g, EVENT, Incident(), self.confidence)

    def confidence(self, g: Zoocracy) -> Step:
        """§5f  Only if the government has lost its majority; by the advanced rules in every round (§8)."""
        if not is_played(g):
            return self.progress(g)
        return self.phase(g, CONFIDENCE, NoConfidence(), self.progress)

    def progress(self, g: Zoocracy) -> Step:
        return self.phase(g, PROGRESS, Progress(), self.end_of_round)

    def end_of_round(self, g: Zoocracy) -> Step:
        """§5g, §6  The Blockade marker comes off; the game ends if a condition is met (rulings G8, G9, G10)."""
        g.blockade = ""
        if not g.last_round:
            return self.next_round
        g.phase = ""
        places, points = g.places_and_points()
        g.tell(GameOver(places, points))
        return done()

    def phase(self, g: Zoocracy, phase: Phase, frame: Frame, then: Next) -> Step:
        """§5  Move the Phase marker, and play the phase."""
        g.phase = phase
        g.played += phase
        g.tell(PhaseBegan(phase))
        return call(frame, then)

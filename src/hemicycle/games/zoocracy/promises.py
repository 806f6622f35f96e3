"""What players may promise each other in Zoocracy. Nothing ever changes hands (§5d; ruling A8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event, GameOver

from .campaign import Campaign
from .edition import (
    CAMPAIGN,
    CONFIDENCE,
    ELECTION,
    EVENT,
    FORMATION,
    GOVERNMENT_OFFICES,
    OPPOSITION_LEADER,
    PRESIDENTIAL,
    PROGRESS,
    Office,
    Species,
)
from .events import (
    BonusPlaced,
    CoalitionProposed,
    FoodPlaced,
    FormationFailed,
    GoalNamed,
    GovernmentFormed,
    LeaderCampaigned,
    NegativeCampaignPlayed,
    NoPresidentElected,
    PhaseBegan,
    PresidentElected,
    ProposalWaived,
    RallyPlayed,
    RoundBegan,
)
from .formation import Formation
from .government import NO, YES, goals_to_give, on_table
from .state import Zoocracy

TABLED, ANOTHER = "tabled", "another"
"""Notes of the ledger: the proposal is voted on; somebody else was named for a goal."""


class AboutVote(Term, frozen=True):
    """A promise about one's vote on the proposal that somebody makes in this round."""

    proposer: Public[Seat]

    def begins(self, g: Zoocracy) -> str:
        return TABLED if tabled(g) == self.proposer else ""

    def follow(self, g: Zoocracy, event: Event, noted: str) -> str:
        return TABLED if isinstance(event, CoalitionProposed) and event.seat == self.proposer else noted

    def voted(self, event: Event, noted: str, promised: str) -> Verdict | None:
        match event:
            case BallotRevealed("vote", voters, choices) if noted == TABLED:
                return "kept" if choices[voters.index(self.seat)] == promised else "broken"
            case ProposalWaived(self.proposer):
                return "void"
            case GovernmentFormed() | FormationFailed() | PhaseBegan("G"):
                return "void"
        return None


class BackProposal(AboutVote, frozen=True):
    """Vote yes on somebody's proposal."""

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(event, noted, YES)

    def against(self, other: Term) -> bool:
        return isinstance(other, OpposeProposal) and (other.seat, other.proposer) == (self.seat, self.proposer)


class OpposeProposal(AboutVote, frozen=True):
    """Vote no on somebody's proposal."""

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(event, noted, NO)


class AboutProposal(Term, frozen=True):
    """A promise about the proposal that one makes oneself in this round. To make none breaks it."""

    partner: Public[Seat]

    def proposed(self, event: CoalitionProposed) -> Seat | None:
        """Who gets there what was promised; nobody, where it is not to be given (ruling F4)."""
        raise NotImplementedError

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case CoalitionProposed(seat=self.seat):
                given = self.proposed(event)
                return "void" if given is None else "kept" if given == self.partner else "broken"
            case ProposalWaived(self.seat):
                return "broken"
            case GovernmentFormed() | FormationFailed() | PhaseBegan("G"):
                return "void"
        return None


class GiveOffice(AboutProposal, frozen=True):
    """In one's own proposal, give an office to somebody."""

    once: ClassVar[tuple[str, ...]] = ("seat", "office")

    office: Public[Office]

    def proposed(self, event: CoalitionProposed) -> Seat | None:
        offices = (event.prime_minister, event.finance, event.defence)
        return offices[GOVERNMENT_OFFICES.index(self.office)]


class GiveGoal(AboutProposal, frozen=True):
    """In one's own proposal, give the goal of this round (1) or of the next (2) to somebody."""

    once: ClassVar[tuple[str, ...]] = ("seat", "goal")

    goal: Public[int]

    def proposed(self, event: CoalitionProposed) -> Seat | None:
        return event.first_goal if self.goal == 1 else event.second_goal


class SpareSpecies(Term, frozen=True):
    """Put no food on a species in this round's campaign, by whatever means."""

    passive: ClassVar[bool] = True

    species: Public[Species]

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case (
                FoodPlaced(self.seat, self.species)
                | BonusPlaced(self.seat, self.species)
                | RallyPlayed(self.seat, self.species)
                | NegativeCampaignPlayed(self.seat, self.species)
                | LeaderCampaigned(self.seat, self.species)
            ):
                return "broken"
            case PhaseBegan("C" | "E"):
                return "kept"
        return None


class NoMotion(Term, frozen=True):
    """Bring no motion of no confidence in this round. Who has no chance to bring one keeps nothing."""

    passive: ClassVar[bool] = True

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case CoalitionProposed(seat=self.seat, motion=True):
                return "broken"
            case GovernmentFormed(members=(self.seat,), motion=True) if g.players == 2:
                return "broken"  # it has taken over; with more, one may come to govern alone by another's motion
            case ProposalWaived(self.seat, True):
                return "kept"
            case PhaseBegan("G"):
                return "void"
        return None


class NameFor(Term, frozen=True):
    """As Prime Minister, name somebody for the goal of this round, or for either where there are two."""

    once: ClassVar[tuple[str, ...]] = ("seat",)

    partner: Public[Seat]

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case GoalNamed(self.seat, self.partner):
                return "kept"
            case RoundBegan() | GameOver():
                return "broken" if noted == ANOTHER else "void"
        return None

    def follow(self, g: Zoocracy, event: Event, noted: str) -> str:
        return ANOTHER if isinstance(event, GoalNamed) and event.seat == self.seat else noted


class StandAside(Term, frozen=True):
    """Bid nothing in the next presidential election."""

    def judge(self, g: Zoocracy, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case BallotRevealed("bid" | "bid-again", voters, choices) if self.seat in voters:
                return "broken" if int(choices[voters.index(self.seat)]) else None
            case PresidentElected() | NoPresidentElected():
                return "kept"
        return None


PROMISES: tuple[type[Term], ...] = (
    BackProposal,
    OpposeProposal,
    GiveOffice,
    GiveGoal,
    SpareSpecies,
    NoMotion,
    NameFor,
    StandAside,
)


def tabled(g: Zoocracy) -> Seat | None:
    """Whose proposal is voted on."""
    proposal = on_table(g)
    return None if proposal is None else proposal.seat


def proposers(g: Zoocracy) -> list[Seat]:
    """Who may still make a proposal in this round, or has one on the table."""
    if g.players == 2:
        return []
    if g.phase in (CAMPAIGN, ELECTION) and g.parliamentary == g.round:
        return list(range(g.players))
    if g.phase == FORMATION:
        formation = next((frame for frame in g.stack if isinstance(frame, Formation)), None)
        return list(g.order[formation.turn :]) if formation else []
    leader = g.holds(OPPOSITION_LEADER)
    if g.phase in (EVENT, CONFIDENCE) and leader is not None and not g.failed:
        return [leader]
    return []


def terms_between(g: Zoocracy, parties: Sequence[Seat]) -> list[Term]:
    """All that these seats could promise each other now: of what lies open, nothing of what is in a hand."""
    found: list[Term] = []
    if not g.phase:
        return found
    if g.phase == PRESIDENTIAL or (g.phase == PROGRESS and g.presidential == g.round + 1 and not g.last_round):
        found += [StandAside(seat) for seat in parties]
    found += about_proposals(g, parties)
    found += about_species(g, parties)
    leader = g.holds(OPPOSITION_LEADER)
    if g.phase in (EVENT, CONFIDENCE):
        if leader is not None and leader in parties and not g.failed and tabled(g) is None:
            found.append(NoMotion(leader))
    elif g.phase == FORMATION:
        found += [NoMotion(seat) for seat in parties]
    if (g.options.advanced or g.interim) and g.phase in (FORMATION, EVENT, CONFIDENCE, PROGRESS):
        found += [NameFor(seat, other) for seat in parties for other in parties if other != seat]
    return found


def about_proposals(g: Zoocracy, parties: Sequence[Seat]) -> list[Term]:
    """Votes on the proposals to come, and what one's own will hold."""
    found: list[Term] = []
    voted = tabled(g)
    # Before the formation nobody knows of an election that comes early.
    goals = goals_to_give(g) if g.phase in (EVENT, CONFIDENCE) or g.last_round else 2
    for proposer in proposers(g):
        for seat in parties:
            if seat != proposer:
                found += (BackProposal(seat, proposer), OpposeProposal(seat, proposer))
        if proposer in parties and proposer != voted:
            for partner in parties:
                if partner != proposer:
                    found += [GiveOffice(proposer, partner, office) for office in GOVERNMENT_OFFICES]
                    found += [GiveGoal(proposer, partner, goal) for goal in range(1, goals + 1)]
    return found


def about_species(g: Zoocracy, parties: Sequence[Seat]) -> list[Term]:
    """Which species those who have not had their turn in the campaign could spare."""
    campaign = next((frame for frame in g.stack if isinstance(frame, Campaign)), None)
    if campaign is not None:
        waiting = g.order[campaign.turn :]
    elif g.phase == PRESIDENTIAL:
        waiting = tuple(range(g.players))
    else:
        waiting = ()
    return [SpareSpecies(seat, species) for seat in parties if seat in waiting for species in g.tokens]

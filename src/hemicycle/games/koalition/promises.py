"""What leaders may promise each other. Talk binds nobody, and nothing may be handed over (ruling D32).

| promise                          | when      | kept                              | broken                      |
| -------------------------------- | --------- | --------------------------------- | --------------------------- |
| `Join` this coalition            | the talks | it governs, or one stood by a yes | one governs in another      |
| `StayOut` of that one            | the talks | one never says yes to it          | one does                    |
| `PlayCard` for or against a      | laying    | it is played in this vote         | it is not                   |
| party                            |           |                                   |                             |
| `Spare` a party                  | laying    | no action card of one's hits it   | one does                    |
| `Support` somebody in the next   | any time  | both govern together              | one governs without them,   |
| country                          |           |                                   | though together they could  |

Void: whatever came to nothing through no fault of whoever promised it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event

from . import cards, coalitions, count
from .count import Bloc
from .edition import DOPPLER, RUECKTRITT, SECOND, SKANDAL, STURZ, BlocName, Card, Party
from .events import (
    Accepted,
    CardLaid,
    CoalitionFormed,
    CountryTurned,
    DopplerPlayed,
    NoCoalition,
    Proposed,
    RuecktrittPlayed,
    SkandalPlayed,
    SturzPlayed,
    VotesCounted,
    Withdrawn,
    WonAlone,
)
from .negotiation import Negotiation
from .state import Koalition

TABLED, YES = "tabled", "yes"
"""What is noted of a coalition that somebody promised to join: it was proposed; the promiser said yes to it."""
NOW, TOGETHER, APART = "now", "together", "apart"
"""What is noted of a promised support: its country votes; after the count, whether both could govern together."""

Played: TypeAlias = DopplerPlayed | SturzPlayed | SkandalPlayed | RuecktrittPlayed
PLAYED: dict[Card, type[Played]] = {
    DOPPLER: DopplerPlayed,
    STURZ: SturzPlayed,
    SKANDAL: SkandalPlayed,
    RUECKTRITT: RuecktrittPlayed,
}
"""The action cards that may be promised, with the event that tells of each."""
AGAINST = (SturzPlayed, SkandalPlayed, RuecktrittPlayed)


class Join(Term, frozen=True):
    """Say yes to a coalition, and govern in no other."""

    coalition: Public[tuple[BlocName, ...]]

    def begins(self, g: Koalition) -> str:
        negotiation = negotiation_of(g)
        proposal = negotiation.find(self.coalition) if negotiation else None
        return "" if proposal is None else YES if self.seat in proposal.accepted else TABLED

    def follow(self, g: Koalition, event: Event, noted: str) -> str:
        match event:
            case Proposed(seat, coalition) | Accepted(seat, coalition) if coalition == self.coalition:
                return YES if seat == self.seat else noted or TABLED
            case Withdrawn(self.seat, self.coalition):
                return TABLED
        return noted

    def judge(self, g: Koalition, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case CoalitionFormed(self.coalition):
                return "kept"
            case CoalitionFormed(_, leaders) if self.seat in leaders:
                return "broken"
            case CoalitionFormed():
                return "kept" if noted == YES else "void"
            case NoCoalition():
                return "kept" if noted == YES else "broken" if noted == TABLED else "void"
        return None

    def against(self, other: Term) -> bool:
        if other.seat != self.seat:
            return False
        if isinstance(other, StayOut):
            return other.coalition == self.coalition
        return isinstance(other, Join) and other.coalition != self.coalition


class StayOut(Term, frozen=True):
    """Say no yes to a coalition, and take back one that was said before."""

    passive: ClassVar[bool] = True

    coalition: Public[tuple[BlocName, ...]]

    def begins(self, g: Koalition) -> str:
        negotiation = negotiation_of(g)
        proposal = negotiation.find(self.coalition) if negotiation else None
        return YES if proposal is not None and self.seat in proposal.accepted else ""

    def follow(self, g: Koalition, event: Event, noted: str) -> str:
        match event:
            case Withdrawn(self.seat, self.coalition):
                return ""
        return noted

    def judge(self, g: Koalition, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case Proposed(self.seat, self.coalition) | Accepted(self.seat, self.coalition):
                return "broken"
            case CoalitionFormed(self.coalition):
                return "broken"
            case CoalitionFormed() | NoCoalition():
                return "broken" if noted == YES else "kept"
        return None


class AboutParty(Term, frozen=True):
    """A promise about action cards and one party, for as long as cards are laid in this vote."""

    party: Public[Party]

    def begins(self, g: Koalition) -> str:
        """The jokers laid for the party: a Rücktritt names the card alone."""
        return " ".join(
            [laid.card for laid in g.table if laid.party == self.party and laid.card in g.edition.jokers]
        )

    def follow(self, g: Koalition, event: Event, noted: str) -> str:
        match event:
            case CardLaid(_, card, self.party) if card in g.edition.jokers:
                return f"{noted} {card}"
        return noted

    def hit_by(self, g: Koalition, event: Played, noted: str) -> bool:
        """Whether an action card that was played meets the party."""
        if isinstance(event, RuecktrittPlayed):
            return g.edition.laid[event.card].party == self.party or event.card in noted.split()
        return event.party == self.party


class PlayCard(AboutParty, frozen=True):
    """Play an action card for a party, or against it. Whether one holds it is one's own affair."""

    special: Public[Card]

    def judge(self, g: Koalition, deal: Deal, event: Event, noted: str) -> Verdict | None:
        if isinstance(event, VotesCounted):
            return "broken"
        if isinstance(event, PLAYED[self.special]) and self.hit_by(g, event, noted):
            if event.seat == self.seat:
                return "kept"
            once = self.special == SKANDAL or (self.special == DOPPLER and not g.options.stacking)
            return "void" if once else None
        return None

    def against(self, other: Term) -> bool:
        return (
            isinstance(other, Spare)
            and (other.seat, other.party) == (self.seat, self.party)
            and PLAYED[self.special] in AGAINST
        )


class Spare(AboutParty, frozen=True):
    """Play no Sturz, Partei-Skandal or Rücktritt against a party."""

    passive: ClassVar[bool] = True

    def judge(self, g: Koalition, deal: Deal, event: Event, noted: str) -> Verdict | None:
        if isinstance(event, VotesCounted):
            return "kept"
        if isinstance(event, AGAINST) and event.seat == self.seat and self.hit_by(g, event, noted):
            return "broken"
        return None


class Support(Term, frozen=True):
    """In the next country, govern with somebody or not at all."""

    partner: Public[Seat]
    number: Public[int]
    """Which country, in the order of the game."""

    def follow(self, g: Koalition, event: Event, noted: str) -> str:
        match event:
            case CountryTurned(number=self.number):
                return NOW
            case VotesCounted() if noted:
                return TOGETHER if could_govern(g, event, self.seat, self.partner) else APART
            case NoCoalition(again=True) if noted:
                return NOW
        return noted

    def judge(self, g: Koalition, deal: Deal, event: Event, noted: str) -> Verdict | None:
        if not noted:
            return None
        match event:
            case CoalitionFormed(_, leaders) if self.seat in leaders:
                return "kept" if self.partner in leaders else "broken" if noted == TOGETHER else "void"
            case CoalitionFormed() | WonAlone() | NoCoalition(again=False):
                return "void"
        return None


PROMISES: tuple[type[Term], ...] = (Join, StayOut, PlayCard, Spare, Support)


def negotiation_of(g: Koalition) -> Negotiation | None:
    """The talks, while they go on."""
    top = g.stack[-1] if g.stack else None
    return top if isinstance(top, Negotiation) else None


def could_govern(g: Koalition, counted: VotesCounted, one: Seat, other: Seat) -> bool:
    """Whether there is a coalition that both would lead a party of."""
    blocs = [
        Bloc(id, id.partition("/")[0], leader, votes, "/" not in id)
        for id, leader, votes in zip(counted.blocs, counted.leaders, counted.votes, strict=True)
    ]
    return coalitions.together(g, blocs, one, other)


def chapter(g: Koalition) -> str:
    """Offers stand while cards are laid in one vote, or during its talks."""
    if not g.country:
        return "start"
    return f"{'talks' if negotiation_of(g) else 'laying'}-{len(g.outcomes) + 1}"


def country_number(g: Koalition) -> int:
    """Which country is on the table, counted from 1."""
    return len({g.country, *(outcome.country for outcome in g.outcomes)})


def terms_between(g: Koalition, parties: Sequence[Seat]) -> list[Term]:
    """What these seats could promise each other now: of what lies open, nothing of what is in a hand.

    Of coalitions these are the ones on the table and the prominent ones; see `about_any_coalition`.
    """
    found: list[Term] = []
    if not g.country:
        return found
    if negotiation := negotiation_of(g):
        for coalition, leaders in talked_about(g, negotiation):
            for seat in leaders:
                if seat in parties:
                    found += (Join(seat, coalition), StayOut(seat, coalition))
    elif g.edition.rules == SECOND:
        found += about_cards(g, parties)
    if g.deck:
        number = country_number(g) + 1
        found += [Support(seat, other, number) for seat in parties for other in parties if other != seat]
    return found


def talked_about(g: Koalition, negotiation: Negotiation) -> list[tuple[tuple[str, ...], tuple[Seat, ...]]]:
    """The coalitions on the table and the prominent ones, each with its leaders."""
    found = {proposal.coalition: proposal.leaders for proposal in negotiation.proposed}
    for members in coalitions.prominent(g, negotiation.blocs)[0]:
        found[tuple([bloc.id for bloc in members])] = tuple(dict.fromkeys([bloc.leader for bloc in members]))
    return list(found.items())


def about_any_coalition(g: Koalition, parties: Sequence[Seat], term: Term) -> Term | None:
    """A promise to join, or not to join, any coalition that may govern, also one of those that nobody lists."""
    negotiation = negotiation_of(g)
    if negotiation is None or not isinstance(term, Join | StayOut):
        return None
    members = negotiation.members(term.coalition)
    named = tuple([bloc.id for bloc in members])
    if not named or named != term.coalition or not coalitions.may_govern(g, negotiation.blocs, members):
        return None
    for seat in parties:
        if seat == term.seat and seat in [bloc.leader for bloc in members]:
            return type(term)(seat, named)
    return None


def about_cards(g: Koalition, parties: Sequence[Seat]) -> list[Term]:
    """Which action cards those who hold any could promise to play, or not to play, as the table lies."""
    strengths = count.strengths(g)
    hit = g.resignations
    targets: dict[Card, list[Party]] = {
        DOPPLER: cards.doppler_targets(g, strengths),
        STURZ: cards.sturz_targets(g, strengths),
        SKANDAL: cards.skandal_targets(g, strengths),
        RUECKTRITT: list(dict.fromkeys([laid.party for laid in g.table if laid.card not in hit])),
    }
    found: list[Term] = []
    for seat in parties:
        if g.specials[seat]:
            found += [PlayCard(seat, party, special) for special in PLAYED for party in targets[special]]
            found += [Spare(seat, party) for party in strengths]
    return found

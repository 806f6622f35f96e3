"""II.1, II.3, II.7  How a government is formed and reshuffled."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.ballot import Count
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, ask_all, call, done, question
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Answer, Message

from . import army
from .cards import lay, put_under, take_back
from .edition import ARMY, HOMME_PROVIDENTIEL, PREMIER_MINISTRE, Card
from .events import (
    ArmyPlayed,
    ArmyStopped,
    AttemptBarred,
    AttemptWithdrawn,
    CoalitionInvited,
    GovernmentAttempted,
    InvestitureCancelled,
    InvestitureVoted,
    InvitationsAnswered,
    MembersExpelled,
    ReshuffleVoid,
)
from .government import change_members, divide, form, investiture, join
from .state import Politico

Outcome: TypeAlias = Literal["formed", "refused", "cancelled"]
"""What comes of an attempt: a government; the card back in the hand; the card lost to the army."""


class FormGovernment(Action, frozen=True):
    """II.1 1; II.6 6; rulings P25, P27, P28  Lay down a Prime Minister card, with or without the army."""

    card: Public[Card]
    army: Public[bool] = False


class Invite(Action, frozen=True):
    """II.1 2; II.7 1; ruling P18  Call on a player to join."""

    party: Public[Seat]


class Expel(Action, frozen=True):
    """II.7 1  Dismiss a member."""

    party: Public[Seat]


class Present(Action, frozen=True):
    """II.1 2  The list is closed: the government is presented as it is."""


class Withdraw(Action, frozen=True):
    """Ruling Q4  Take the card back without a vote."""


class Join(Action, frozen=True):
    """II.1 3  Accept an invitation."""


class Decline(Action, frozen=True):
    """II.1 3  Refuse it."""


SEATS = range(8)
INVITES = tuple([Invite(seat) for seat in SEATS])
EXPELS = tuple([Expel(seat) for seat in SEATS])
PRESENT, WITHDRAW, JOIN, DECLINE = Present(), Withdraw(), Join(), Decline()
JOIN_OR_NOT = (JOIN, DECLINE)
FORMS = {
    (card, by_army): FormGovernment(card, by_army)
    for card in (PREMIER_MINISTRE, HOMME_PROVIDENTIEL)
    for by_army in (False, True)
}


def ways_to_form(g: Politico, seat: Seat, by_army: bool | None = None) -> list[Action]:
    """II.1 1; II.3 1; II.6 6  With which cards a player could try to form one; with the army, or only so."""
    if g.government is not None or g.barred(seat):
        return []
    hand = g.hands[seat]
    found: list[Action] = []
    soldiers = by_army is not False and ARMY in hand and not g.silenced(seat)
    for card in (PREMIER_MINISTRE, HOMME_PROVIDENTIEL):
        if card in hand:
            if not by_army:
                found.append(FORMS[card, False])
            if soldiers and not (card == HOMME_PROVIDENTIEL and g.providence):
                found.append(FORMS[card, True])  # the Homme providentiel needs no army in his hour
    return found


def why_no_government(g: Politico, seat: Seat, card: Card, by_army: bool) -> Message | None:
    """Why a player can't try to form a government with these cards."""
    hand = g.hands[seat]
    if g.government is not None:
        return Message("refused-government-stands", {"premier": g.government.seat}, "I.2.c 1; ruling P28")
    if card not in hand or (by_army and ARMY not in hand):
        return Message("refused-not-in-hand", {"card": ARMY if card in hand else card}, "II.1 1")
    if g.barred(seat):
        return Message("refused-barred", {"seat": seat}, "ruling P18")
    if by_army and (silence := g.silence(seat)) is not None:
        return Message("refused-silenced", {"card": silence.card, "until": silence.until}, "ruling P14")
    if by_army and card == HOMME_PROVIDENTIEL and g.providence:
        return Message("refused-needs-no-army", {}, "II.3 1")
    return None


def why_not_invited(g: Politico, seat: Seat, party: Seat, invited: tuple[Seat, ...]) -> Message | None:
    """Why somebody can't be called to a government, or be called on once more."""
    if not 0 <= party < g.players:
        return Message("refused-no-such-player", {"players": g.players}, "II.1 2")
    if party == seat:
        return Message("refused-calls-oneself", {}, "II.1 2")
    if party in invited:
        return Message("refused-called-already", {"party": party}, "II.1 2")
    if g.barred(party):
        return Message("refused-barred", {"seat": party}, "ruling P18")
    return None


class Formation(Frame):
    """II.1 2; ruling Q8  The card is laid down, players are called on, all vote. The result is an `Outcome`."""

    seat: Public[Seat]
    card: Public[Card]
    army: Public[bool] = False
    invited: Public[tuple[Seat, ...]] = ()
    members: Public[tuple[Seat, ...]] = ()
    """The coalition, the Prime Minister first."""
    succession: Public[bool] = False
    """Whether it follows a fall: then no attack is left after a refusal (ruling Q18)."""

    def enter(self, g: Politico) -> Step:
        lay(g, self.seat, self.card)
        self.members = (self.seat,)
        g.tell(GovernmentAttempted(self.seat, self.card, self.army))
        if self.army:
            lay(g, self.seat, ARMY)
            put_under(g, ARMY)
            g.tell(ArmyPlayed(self.seat, "minority"))
        return self.invite

    def invite(self, g: Politico) -> Step:
        options: list[Action] = [
            INVITES[seat] for seat in g.others(self.seat) if seat not in self.invited and not g.barred(seat)
        ]
        if not options:
            return self.close(g)
        barred = g.identical((self.seat, *self.invited))
        about: dict[str, int | str] = {"number": len(self.invited), "barred": barred}
        return ask(self.seat, "invite", (*options, PRESENT), self.chosen, about)

    def chosen(self, g: Politico, action: Action) -> Step:
        if type(action) is Invite:
            self.invited += (action.party,)
            return self.invite
        return self.close(g)

    def close(self, g: Politico) -> Step:
        """The list is made: it is read out."""
        if self.invited:
            g.tell(CoalitionInvited(self.seat, self.invited))
        return self.call_on

    def call_on(self, g: Politico) -> Step:
        """II.1 3; rulings Q3, Q8  Those called may accept or refuse, all at once and under seal."""
        if not self.invited:
            return self.decide
        barred = g.identical((self.seat, *self.invited))
        about: dict[str, int | str] = {"premier": self.seat, "number": len(self.invited), "barred": barred}
        return ask_all(
            [question(seat, "join", JOIN_OR_NOT, about, None, True) for seat in self.invited], self.joined
        )

    def joined(self, g: Politico, answers: list[Answer]) -> Step:
        accepted = tuple([answer.seat for answer in answers if type(answer.action) is Join])
        declined = tuple([seat for seat in self.invited if seat not in accepted])
        self.members = (self.seat, *accepted)
        g.tell(InvitationsAnswered(self.seat, accepted, declined))
        return self.decide

    def decide(self, g: Politico) -> Step:
        """Rulings Q4, Q8, Q18  Refused by somebody, one may think again; a forbidden government is none."""
        if until := g.identical(self.members):
            take_back(g, self.seat, self.card)
            g.tell(AttemptBarred(self.seat, self.members, until))
            return done("refused")
        if len(self.members) == len(self.invited) + 1:
            return self.present
        about: dict[str, int | str] = {"number": len(self.members), "succession": int(self.succession)}
        # In time of need the card is taken back, unless an army that was laid with it would be lost for nothing.
        default = PRESENT if self.army else WITHDRAW
        return ask(self.seat, "present", (WITHDRAW, PRESENT), self.decided, about, default)

    def decided(self, g: Politico, action: Action) -> Step:
        return self.withdraw if type(action) is Withdraw else self.present

    def withdraw(self, g: Politico) -> Step:
        take_back(g, self.seat, self.card)
        g.tell(AttemptWithdrawn(self.seat))
        return done("refused")

    def present(self, g: Politico) -> Step:
        """II.3 1; II.6 6  The Homme providentiel in his hour and the army need no vote; it may be countered."""
        if self.card == HOMME_PROVIDENTIEL and g.providence:
            form(g, self.members, self.card, "providence")
            return done("formed")
        if self.army:
            return call(army.answers(g, "minority", self.seat), self.army_answered)
        return self.vote

    def army_answered(self, g: Politico, stands: bool) -> Step:
        """Ruling P25: if the army is countered, there is a vote after all."""
        if stands:
            form(g, self.members, self.card, "army")
            return done("formed")
        g.tell(ArmyStopped(self.seat, "minority"))
        return self.vote

    def vote(self, g: Politico) -> Step:
        ballot = investiture(g, self.seat)
        if not ballot.papers:
            return self.voted(g, Count((), []))
        return call(ballot, self.voted)

    def voted(self, g: Politico, count: Count) -> Step:
        """II.1 5; rulings P10, Q9  With more than half of the votes it is formed, unless the army cancels it."""
        division = divide(count)
        g.tell(InvestitureVoted(self.seat, *division))
        if not division.carried:
            take_back(g, self.seat, self.card)
            return done("refused")
        return call(army.answers(g, "investiture", self.seat), self.confirmed)

    def confirmed(self, g: Politico, stands: bool) -> Step:
        """II.6 3  The army may cancel the vote, also out of turn; then the card is lost (ruling P24)."""
        if stands:
            form(g, self.members, self.card, "vote")
            return done("formed")
        put_under(g, self.card)
        g.tell(InvestitureCancelled(self.seat))
        return done("cancelled")

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        if type(action) is Invite and seat == self.seat:
            return why_not_invited(g, seat, action.party, self.invited)
        return None


class Succession(Frame):
    """II.2 1; II.6 4; ruling P43  After a fall its author may at once form a government; after the army's, the
    fallen head first.

    Each may try, in this order, until one succeeds (ruling P43). After a card lost to the army, another.
    """

    seats: Public[tuple[Seat, ...]]
    turn: Public[int] = 0

    def enter(self, g: Politico) -> Step:
        """Everybody in the line is asked, whatever he holds: to be asked tells nothing."""
        while self.turn < len(self.seats) and g.barred(self.seats[self.turn]):
            self.turn += 1
        if self.turn == len(self.seats):
            return done()
        seat = self.seats[self.turn]
        return ask(seat, "succeed", (*ways_to_form(g, seat), PASS), self.chosen)

    def chosen(self, g: Politico, action: Action) -> Step:
        if type(action) is FormGovernment:
            seat = self.seats[self.turn]
            return call(Formation(seat=seat, card=action.card, army=action.army, succession=True), self.tried)
        self.turn += 1
        return self.enter

    def tried(self, g: Politico, outcome: Outcome) -> Step:
        if outcome == "formed":
            return done()
        if outcome == "refused":
            self.turn += 1
        return self.enter

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        if type(action) is FormGovernment and seat == self.seats[min(self.turn, len(self.seats) - 1)]:
            return why_no_government(g, seat, action.card, action.army)
        return None


class Reshuffle(Frame):
    """II.7 1; ruling Q5  The head of the government changes it as he likes, without a vote; newcomers agree."""

    seat: Public[Seat]
    expelled: Public[tuple[Seat, ...]] = ()
    invited: Public[tuple[Seat, ...]] = ()

    def enter(self, g: Politico) -> Step:
        options: list[Action] = [EXPELS[seat] for seat in g.members[1:] if seat not in self.expelled]
        options += [
            INVITES[seat]
            for seat in g.others(self.seat)
            if seat not in g.members and seat not in self.invited and not g.barred(seat)
        ]
        about: dict[str, int | str] = {"barred": self.barred(g, self.invited)}
        return ask(self.seat, "reshuffle", (*options, PRESENT), self.chosen, about)

    def chosen(self, g: Politico, action: Action) -> Step:
        if type(action) is Expel:
            self.expelled += (action.party,)
            return self.enter
        if type(action) is Invite:
            self.invited += (action.party,)
            return self.enter
        if self.invited:
            g.tell(CoalitionInvited(self.seat, self.invited))
            return self.call_on
        return self.change(g, ())

    def barred(self, g: Politico, newcomers: tuple[Seat, ...]) -> int:
        """Until which turn the government as changed may not come back; 0: it may, or nothing is changed."""
        if not self.expelled and not newcomers:
            return 0
        return g.identical((*[seat for seat in g.members if seat not in self.expelled], *newcomers))

    def call_on(self, g: Politico) -> Step:
        """II.7 1; rulings Q3, Q8  Newcomers may accept or refuse, as when a government is formed."""
        barred = self.barred(g, self.invited)
        about: dict[str, int | str] = {"premier": self.seat, "number": len(self.invited), "barred": barred}
        return ask_all(
            [question(seat, "join", JOIN_OR_NOT, about, None, True) for seat in self.invited], self.joined
        )

    def joined(self, g: Politico, answers: list[Answer]) -> Step:
        accepted = tuple([answer.seat for answer in answers if type(answer.action) is Join])
        declined = tuple([seat for seat in self.invited if seat not in accepted])
        g.tell(InvitationsAnswered(self.seat, accepted, declined))
        return self.change(g, accepted)

    def change(self, g: Politico, newcomers: tuple[Seat, ...]) -> Step:
        if self.barred(g, newcomers):
            g.tell(ReshuffleVoid(self.seat))
            return done()
        if self.expelled:
            change_members(g, tuple([seat for seat in g.members if seat not in self.expelled]))
            g.tell(MembersExpelled(self.seat, self.expelled))
        if newcomers:
            join(g, newcomers)
        return done()

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        if seat != self.seat:
            return None
        match action:
            case Invite(party) if party != seat and party in g.members:
                return Message("refused-member-already", {"party": party}, "II.7 1")
            case Invite(party):
                return why_not_invited(g, seat, party, self.invited)
            case Expel(party) if party == seat:
                return Message("refused-expels-oneself", {}, "II.7 1; II.9 1")
            case Expel(party) if party in self.expelled:
                return Message("refused-expelled-already", {"party": party}, "II.7 1")
            case Expel(party):
                return Message("refused-not-a-member", {"party": party}, "II.7 1")
        return None

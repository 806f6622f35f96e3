"""What event cards do when they are played, apart from those that have to do with one procedure alone."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Answer, Pass

from .. import cards
from ..edition import Card
from ..events import (
    AccountSpied,
    BankClosed,
    CardAimed,
    DonationEmpty,
    DonationTaken,
    InfluenceLost,
    NothingPlayed,
)
from ..money import plus, size
from ..pay import take
from ..state import NOBODY, Junta


class LayInfluence(Action, frozen=True):
    """Lay an Influence card open."""

    card: Public[Card]


class PlayCard(Action, frozen=True):
    """Play a card."""

    card: Public[Card]


class PlayOn(Action, frozen=True):
    """Play a card on somebody."""

    card: Public[Card]
    target: Public[int]


class GiveUpInfluence(Action, frozen=True):
    """Discard one of one's Influence cards."""

    card: Public[Card]


def playable(g: Junta, family: int) -> list[Action]:
    """What may be played in the first phase, or at any moment where that is the rule."""
    found: list[Action] = []
    one = g.families[family]
    for card in dict.fromkeys(one.hand):
        politics = g.edition.cards[card]
        if politics.kind == "influence":
            found.append(LayInfluence(card))
        elif politics.kind == "donation":
            found.append(PlayCard(card))
        elif politics.kind == "event" and cards.may_play(g, family, card):
            deed = politics.effects.deeds[0]
            if deed == "spy":
                others = [seat for seat in range(g.players) if seat != family]
                found += [PlayOn(card, other) for other in others]
            elif deed == "break-up":
                for other, victim in enumerate(g.families):
                    if other != family and victim.influence and g.active(other):
                        found.append(PlayOn(card, other))
            elif deed in ("reform", "sacrilege") or suits_now(g, deed):
                found.append(PlayCard(card))
    return found


def suits_now(g: Junta, deed: str) -> bool:
    """Whether it is the time for a card: the Bank is closed before it opens, the President judged in phase 2."""
    if deed == "close-bank":
        return g.bank != "holiday" and g.phase < 7
    return deed == "competence" and g.phase == 1 and g.motion == NOBODY


def donation(g: Junta, family: int, card: Card) -> None:
    """Donation  The card is swapped for the top bill of the pile (ruling 22)."""
    cards.play(g, family, card)
    one = g.families[family]
    bills = take(g, g.edition.cards[card].effects.draws)
    if size(bills):
        one.reserve = plus(one.reserve, bills)
        g.tell(DonationTaken(family, one.seats, bills))
    else:
        g.tell(DonationEmpty(family))


def carry_out(g: Junta, family: int, card: Card) -> None:
    """The effect of a card that needs nobody's answer, once it has been played."""
    does = g.edition.cards[card].effects
    for deed in does.deeds:
        if deed == "reform":
            g.reform, g.reform_up_to = family, does.figure
        elif deed == "sacrilege":
            g.sacrilege[family] = g.sacrilege.get(family, 0) + does.figure
        elif deed == "close-bank":
            g.bank = "holiday"
            g.tell(BankClosed("holiday"))


class Played(Frame):
    """Cards  A card is played: its effect, and whatever its victim has to choose."""

    family: Public[int]
    card: Public[Card]
    target: Public[int] = NOBODY

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        politics = g.edition.cards[self.card]
        if politics.kind == "influence":
            cards.lay_open(g, self.family, self.card)
            return done()
        if politics.kind == "donation":
            donation(g, self.family, self.card)
            return done()
        cards.play(g, self.family, self.card)
        if self.target != NOBODY:
            g.tell(CardAimed(self.family, self.card, self.target))
        deed = politics.effects.deeds[0]
        if deed == "spy":
            seats = g.families[self.family].seats
            account = g.families[self.target].account
            g.tell(AccountSpied(seats, self.family, self.target, account))
            return done()
        if deed == "break-up":
            return self.break_up
        carry_out(g, self.family, self.card)
        return done()

    def break_up(self, g: Junta) -> Step:
        """Broken coalition  The victim chooses which Influence card goes."""
        options = [GiveUpInfluence(card) for card in g.families[self.target].influence]
        seat = g.decides(self.target)
        if seat < 0:
            return self.broken_up(g, options[0])
        weakest = min(options, key=lambda option: cards.votes_of(g, self.target, option.card))
        return ask(seat, "lose-influence", options, self.broken_up, "Cards", {"family": self.target}, weakest)

    def broken_up(self, g: Junta, action: GiveUpInfluence) -> Step:
        cards.discard(g, self.target, action.card)
        g.tell(InfluenceLost(self.target, action.card))
        return done()


class Interlude(Window):
    """House rule  Where cards may be played at any moment: between two phases everybody may."""

    undisturbed = True

    def may(self, g: Junta, seat: int) -> bool:
        return g.active(seat)

    def answers(self, g: Junta, seat: int) -> list[Action]:
        return playable(g, seat)

    def play(self, g: Junta, seat: int, action: Action) -> Step:
        return call(frame_of(seat, action), self.played)

    def played(self, g: Junta, _: None) -> Step:
        return self.next_turn

    def all_answered(self, g: Junta, answers: list[Answer]) -> Step:
        if all(type(answer.action) is Pass for answer in answers):
            g.tell(NothingPlayed())
        return super().all_answered(g, answers)


def frame_of(family: int, action: Action) -> Played:
    """The procedure of a card that was chosen among `playable`."""
    if isinstance(action, PlayOn):
        return Played(family=family, card=action.card, target=action.target)
    assert isinstance(action, (LayInfluence, PlayCard))
    return Played(family=family, card=action.card)

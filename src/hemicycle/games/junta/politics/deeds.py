"""What event cards do when they are played, apart from those that have to do with one procedure alone."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Answer, Pass

from .. import cards
from ..edition import Card, FamilyNumber
from ..effects import Deed
from ..events import AccountSpied, CardAimed, DonationEmpty, DonationTaken, InfluenceLost, NothingPlayed
from ..money import plus, size
from ..pay import take
from ..state import NOBODY, Junta
from .events import BankClosed


class LayInfluence(Action, frozen=True):
    """Cards 1  Lay an Influence card open."""

    card: Public[Card]


class PlayCard(Action, frozen=True):
    """Cards 4, 10, 11, 12, 14  Play a card."""

    card: Public[Card]


class PlayOn(Action, frozen=True):
    """Cards 9, 14  Play a card on somebody."""

    card: Public[Card]
    target: Public[FamilyNumber]


class GiveUpInfluence(Action, frozen=True):
    """Discard one of one's Influence cards."""

    card: Public[Card]


def playable(g: Junta, family: int) -> list[Action]:
    """What may be played in the first phase, or at any moment where that is the rule."""
    found: list[Action] = []
    for card in dict.fromkeys(g.families[family].hand):
        politics = g.edition.cards[card]
        if politics.kind == "influence":
            found.append(LayInfluence(card))
        elif politics.kind == "donation":
            found.append(PlayCard(card))
        elif politics.kind == "event" and cards.may_play(g, family, card):
            for target in targets(g, family, politics.effects.deeds[0]):
                found.append(PlayCard(card) if target == NOBODY else PlayOn(card, target))
    return found


def targets(g: Junta, family: int, deed: Deed) -> list[int]:
    """On whom an event card may be played now: one of these, or nobody in particular; none: it is not its time.

    The Bank is closed before it opens, the President judged in phase 2; what cuts a ballot short is played there.
    """
    match deed:
        case "spy":
            return [seat for seat in range(g.players) if seat != family]
        case "break-up":
            others = [other for other in range(len(g.families)) if other != family and g.active(other)]
            return [other for other in others if g.families[other].influence]
        case "reform" | "sacrilege":
            return [NOBODY]
        case "close-bank" if g.turn.bank != "holiday" and g.turn.phase < 7:
            return [NOBODY]
        case "competence" if g.turn.phase == 1 and g.turn.motion == NOBODY:
            return [NOBODY]
    return []


def donation(g: Junta, family: int, card: Card) -> None:
    """Cards 4  The card is swapped for the top bill of the pile (ruling 22)."""
    cards.play(g, family, card)
    one = g.families[family]
    bills = take(g, g.edition.cards[card].effects.draws)
    if size(bills):
        one.reserve = plus(one.reserve, bills)
        g.tell(DonationTaken(family, one.seats, bills))
    else:
        g.tell(DonationEmpty(family))


def carry_out(g: Junta, family: int, card: Card, target: int = NOBODY) -> None:
    """The effect of a card that needs nobody's answer, once it has been played."""
    does, turn = g.edition.cards[card].effects, g.turn
    for deed in does.deeds:
        match deed:
            case "spy":
                g.tell(AccountSpied(g.families[family].seats, family, target, g.families[target].account))
            case "reform":
                turn.reform, turn.reform_up_to = family, does.figure
            case "sacrilege":
                turn.sacrilege[family] = turn.sacrilege.get(family, 0) + does.figure
            case "close-bank":
                turn.bank = "holiday"
                g.tell(BankClosed("holiday"))
            case "competence":
                turn.motion = family


class Played(Frame):
    """Cards  A card is played: its effect, and whatever its victim has to choose."""

    family: Public[FamilyNumber]
    card: Public[Card]
    target: Public[FamilyNumber] = NOBODY

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
        carry_out(g, self.family, self.card, self.target)
        return self.break_up if "break-up" in politics.effects.deeds else done()

    def break_up(self, g: Junta) -> Step:
        """Cards 9  The victim chooses which Influence card goes."""
        options = [GiveUpInfluence(card) for card in g.families[self.target].influence]
        seat = g.decides(self.target)
        if seat == NOBODY:
            return self.broken_up(g, options[0])
        weakest = min(options, key=lambda option: cards.votes_of(g, self.target, option.card))
        return ask(seat, "lose-influence", options, self.broken_up, {"family": self.target}, weakest)

    def broken_up(self, g: Junta, action: GiveUpInfluence) -> Step:
        cards.discard(g, self.target, action.card)
        g.tell(InfluenceLost(self.target, action.card))
        return done()


class Interlude(Window):
    """Options 3; ruling J14  Where cards may be played at any moment: between two phases everybody may."""

    undisturbed = True
    how = "together"

    def may(self, g: Junta, seat: int) -> bool:
        return g.active(seat)

    def answers(self, g: Junta, seat: int) -> list[Action]:
        return playable(g, seat)

    def play(self, g: Junta, seat: int, action: Action) -> Step:
        return call(frame_of(seat, action), self.next_turn)

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

"""I.2.c  How an attack is made and countered, and what each of the thirteen does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Answer, Message

from . import army
from .cards import give, lay, move_deputies, put_under, score, throw_away
from .edition import (
    AFFAIRE,
    AGITATION,
    ANSWERS,
    ARMY,
    ATTACKS,
    BARAKA,
    CATASTROPHE,
    CRISE,
    DEBACLE,
    DESACCORDS,
    DESASTRE,
    FORFAITURE,
    GREVE,
    INFLATION,
    SCANDALE,
    SCISSION,
    SURENCHERE,
    TRUMPS,
    Card,
)
from .events import (
    ArmyPlayed,
    ArmyStopped,
    AttackCountered,
    AttackPlayed,
    AttackSucceeded,
    PlayerBarred,
    PlayerSilenced,
    SameForbidden,
    TrumpGivenUp,
    TrumpsLost,
)
from .government import fall
from .state import Lasting, Politico

Effect: TypeAlias = Callable[[Politico, Seat, Seat], bool]


class Defend(Action, frozen=True):
    """I.2.c 5, 9  Counter an attack, on oneself or on somebody else."""

    card: Public[Card]


class LoseTrump(Action, frozen=True):
    """Sheet Scandale financier 1; ruling P16  Put a trump under the pile because of a Scandale financier."""

    card: Public[Card]


DEFENDS = {card: Defend(card) for answers in ANSWERS.values() for card in answers}
LOSES = {card: LoseTrump(card) for card in TRUMPS}


class Defence(Window):
    """I.2.c 9; rulings P20, Q20  The victim may defend himself, and, unless the attack is personal, anybody may
    help.

    All are asked at once and under seal. The first in order who has not passed defends, the victim first: that is
    what asking one after the other would come to, since who is asked learns only that those before have passed.
    """

    how = "together"

    attack: Public[Card] = ""

    def may(self, g: Any, seat: Seat) -> bool:
        return not g.silenced(seat)

    def answers(self, g: Any, seat: Seat) -> Sequence[Action]:
        hand = g.hands[seat]
        return [DEFENDS[card] for card in ANSWERS[self.attack] if card in hand]

    def play(self, g: Politico, seat: Seat, action: Any) -> Step:
        return done(Answer(seat, action))

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        """Why a defence does not help: it counters other attacks, or one stands alone against this."""
        if type(action) is not Defend or action.card not in g.hands[seat]:
            return None
        if action.card not in ANSWERS[self.attack]:
            return Message("refused-no-counter", {"card": action.card, "attack": self.attack}, "I.2.c 9")
        if seat not in self.order and ATTACKS[self.attack].personal:
            return Message("refused-personal", {"attack": self.attack, "target": self.order[0]}, "I.2.c 9")
        if silence := g.silence(seat):
            return Message("refused-silenced", {"card": silence.card, "until": silence.until}, "ruling P14")
        return None


class Assault(Frame):
    """I.2.c 9, 10  An attack, from the card laid down to its penalty. The result: whether a government fell."""

    seat: Public[Seat]
    card: Public[Card]
    target: Public[Seat]
    defender: Public[Seat | None] = None
    """Who defends by the army, while others may answer."""
    losing: Public[int] = 0
    """How many trumps the victim still has to choose."""

    def enter(self, g: Politico) -> Step:
        lay(g, self.seat, self.card)
        g.tell(AttackPlayed(self.seat, self.card, self.target))
        return self.defend

    def defend(self, g: Politico) -> Step:
        """I.2.c 9  The victim is asked, and who may help."""
        order: tuple[Seat, ...] = (self.target,)
        if not ATTACKS[self.card].personal:
            order += tuple([seat for seat in g.others(self.target) if seat != self.seat])
        about: dict[str, int | str] = {"card": self.card, "attacker": self.seat, "target": self.target}
        window = Defence(order=order, kind="defend", about=about, attack=self.card)
        return call(window, self.answered)

    def answered(self, g: Politico, answer: Answer | None) -> Step:
        if answer is None:
            return self.hit(g)
        assert type(answer.action) is Defend
        if answer.action.card == ARMY:
            self.defender = answer.seat
            lay(g, answer.seat, ARMY)
            put_under(g, ARMY)
            g.tell(ArmyPlayed(answer.seat, "defence"))
            return call(army.answers(g, "defence", answer.seat), self.army_answered)
        return self.counter(g, answer.seat, answer.action.card)

    def army_answered(self, g: Politico, stands: bool) -> Step:
        """II.6 9  The army as a defence may itself be countered; then others may still defend (ruling Q20)."""
        seat, self.defender = self.defender, None
        assert seat is not None
        if not stands:
            g.tell(ArmyStopped(seat, "defence"))
            return self.defend
        put_under(g, self.card)
        g.tell(AttackCountered(seat, ARMY, self.card, self.target, self.seat))
        return done(False)

    def counter(self, g: Politico, seat: Seat, card: Card) -> Step:
        """A defence costs the attacker what its row says; Baraka costs nothing (II.5)."""
        lay(g, seat, card)
        g.tell(AttackCountered(seat, card, self.card, self.target, self.seat))
        put_under(g, self.card)
        put_under(g, card)
        attack, premier = ATTACKS[self.card], g.prime_minister
        if card != BARAKA:
            price = g.edition.price.get(self.card, 0)
            if attack.pays == "prime-minister" and premier is not None:
                give(g, self.seat, premier, price)
            elif attack.pays == "victim":
                give(g, self.seat, self.target, price)
            elif attack.pays == "nobody":
                score(g, {self.seat: -price})
        return done(False)

    def hit(self, g: Politico) -> Step:
        """I.2.c 10  The penalty is applied at once."""
        g.tell(AttackSucceeded(self.seat, self.card, self.target))
        governed = g.government is not None
        if self.card == SCANDALE and g.setup.options.scandal == "victim":
            put_under(g, self.card)
            self.losing = min(g.edition.loss[SCANDALE], len(g.hands[self.target]))
            return self.lose
        stays = EFFECTS[self.card](g, self.seat, self.target)
        if not stays:
            put_under(g, self.card)
        return done(governed and g.government is None)

    def lose(self, g: Politico) -> Step:
        """Ruling P16  As an option: the victim chooses the trumps he loses."""
        if not self.losing:
            return done(False)
        options = [LOSES[card] for card in dict.fromkeys(g.hands[self.target])]
        about: dict[str, int | str] = {"number": self.losing}
        return ask(self.target, "lose", options, self.lost, about, by_lot())

    def lost(self, g: Politico, action: LoseTrump) -> Step:
        throw_away(g, self.target, action.card)
        g.tell(TrumpGivenUp(self.target, action.card))
        self.losing -= 1
        return self.lose


# What they do. Each says whether its card stays open, since its effect lasts.


def withhold(card: Card) -> Effect:
    """The government loses the points of this round (rulings P12, P15)."""

    def effect(g: Politico, seat: Seat, target: Seat) -> bool:
        g.lasting.append(Lasting("withheld", card, seat))
        return True

    return effect


def topple(g: Politico, seat: Seat, target: Seat) -> bool:
    fall(g, "attack", seat)
    return False


def debacle(g: Politico, seat: Seat, target: Seat) -> bool:
    """The government falls, and may not come back as it was for a round (ruling P17)."""
    members, until = g.members, g.turn + g.players
    fall(g, "attack", seat)
    g.lasting.append(Lasting("identical", DEBACLE, seat, None, until, members))
    g.tell(SameForbidden(members, until))
    return True


def lose_points(card: Card) -> Effect:
    def effect(g: Politico, seat: Seat, target: Seat) -> bool:
        score(g, {target: -g.edition.loss[card]})
        return False

    return effect


def catastrophe(g: Politico, seat: Seat, target: Seat) -> bool:
    score(g, dict.fromkeys(g.members, -g.edition.loss[CATASTROPHE]))
    return False


def scandal(g: Politico, seat: Seat, target: Seat) -> bool:
    """Three trumps at random, or as many as there are (ruling P16)."""
    hand = g.hands[target]
    lost = g.chance.shuffled("scandal", sorted(hand))[: g.edition.loss[SCANDALE]]
    for card in lost:
        throw_away(g, target, card)
    if lost:
        g.tell(TrumpsLost(target, tuple(lost)))
    return False


def affair(g: Politico, seat: Seat, target: Seat) -> bool:
    """Outside the government points and silence for a round; inside, it falls, and the victim is barred."""
    if target in g.members:
        fall(g, "attack", seat)
        g.lasting.append(Lasting("barred", AFFAIRE, seat, target))
        g.tell(PlayerBarred(target))
    else:
        score(g, {target: -g.edition.loss[AFFAIRE]})
        silence(g, AFFAIRE, seat, target)
    return True


def crisis(g: Politico, seat: Seat, target: Seat) -> bool:
    silence(g, CRISE, seat, target)
    return True


def silence(g: Politico, card: Card, seat: Seat, target: Seat) -> None:
    """«For a round»: until the attacker's next turn begins (ruling P13)."""
    until = g.turn + g.players
    g.lasting.append(Lasting("silenced", card, seat, target, until))
    g.tell(PlayerSilenced(target, card, until))


def split(g: Politico, seat: Seat, target: Seat) -> bool:
    move_deputies(g, target, seat, g.edition.loss[SCISSION])
    return False


EFFECTS: dict[Card, Effect] = {
    GREVE: withhold(GREVE),
    DESACCORDS: topple,
    AGITATION: lose_points(AGITATION),
    DEBACLE: debacle,
    INFLATION: withhold(INFLATION),
    CATASTROPHE: catastrophe,
    SURENCHERE: lose_points(SURENCHERE),
    FORFAITURE: topple,
    DESASTRE: topple,
    SCANDALE: scandal,
    AFFAIRE: affair,
    CRISE: crisis,
    SCISSION: split,
}

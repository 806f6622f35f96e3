"""Coup B: the three salvos in an area, and the losses."""

from __future__ import annotations

from random import Random

from hemicycle.engine.declare import Addressed, Public, Seat, State
from hemicycle.engine.flow import Frame, Step, ask, ask_all, call, done, question
from hemicycle.engine.words import Action, Answer

from ..edition import GUARDS, Area, FamilyNumber, Unit
from ..state import Junta
from .city import bound, destroy, dice_of, enemies, fighting_in, rise, roll, stacks_of, uprising
from .events import (
    FightAvoided,
    FightBegan,
    FireHeld,
    FireSplit,
    SalvoDeclared,
    ShotsFired,
    UnitsAimed,
    UnitsLost,
)
from .retreat import Retreats

SALVOS = 3


class FireAt(Action, frozen=True):
    """Fire with all units at one family."""

    family: Public[FamilyNumber]


class HoldFire(Action, frozen=True):
    """Do not fire in this salvo."""


class SplitFire(Action, frozen=True):
    """Say unit by unit who fires at whom."""


class Aim(Action, frozen=True):
    """One unit fires at a family."""

    unit: Public[Unit]
    family: Public[FamilyNumber]


class CeaseAiming(Action, frozen=True):
    """The other units do not fire."""


class LoseUnit(Action, frozen=True):
    """This is the unit that was hit."""

    unit: Public[Unit]


HOLD_FIRE, SPLIT_FIRE, CEASE_AIMING = HoldFire(), SplitFire(), CeaseAiming()


def fires(targets: tuple[int, ...], split: bool) -> tuple[Action, ...]:
    """What a family may do in a salvo; to hold its fire is what it does if time runs out."""
    options: list[Action] = [FireAt(target) for target in targets]
    if split:
        options.append(SPLIT_FIRE)
    return (*options, HOLD_FIRE)


class Volley(State):
    """What a family has decided for a salvo, while others still aim."""

    seats: Public[tuple[Seat, ...]]
    family: Public[FamilyNumber]
    aims: Public[bool]
    """It is still asked, unit by unit."""
    aimed: Public[int] = 0
    """For how many units it has said so: as often as it was asked."""
    shots: Addressed[dict[str, int]] = {}
    """How many units fire, by «unit target»."""


class Salvos(Frame):
    """Coup B 3  Three salvos, each at once and under seal; losses go after each, and then somebody may retreat.

    If nobody fires in the first there is no fight. In the rebellion, who fires is a Rebel, and so is at any time
    who fires at a family with guards there; the President is neither, and does not fire in the rebellion.
    """

    area: Public[Area]
    salvo: Public[int] = 1
    losses: Public[dict[FamilyNumber, int]] = {}
    """How many units each has lost here, of those who fired or were fired at (ruling 68)."""
    asks: Public[tuple[int, ...]] = ()
    """The families that are asked now, in order."""
    volleys: Public[list[Volley]] = []

    def enter(self, g: Junta) -> Step:
        there = fighting_in(uprising(g), self.area)
        if not self.shooters(g, there):
            return done()
        g.tell(FightBegan(self.area, tuple(sorted(there))))
        return self.aim

    def shooters(self, g: Junta, there: dict[int, dict[Unit, int]]) -> dict[int, tuple[int, ...]]:
        """Who could fire, and at whom: everybody with dice, but in the rebellion not the President (ruling 55)."""
        coup, found = uprising(g), {}
        for family in there:
            tied = bound(g, family)
            if (tied and not coup.phase) or not dice_of(g, self.area, there[family]):
                continue
            shy = tied and family != g.president
            others = [other for other in there if enemies(g, family, other)]
            targets = tuple([other for other in others if not (shy and GUARDS in there[other])])
            if targets:
                found[family] = targets
        return found

    def aim(self, g: Junta) -> Step:
        """All who could fire decide at once; whoever splits his fire is then asked unit by unit."""
        if uprising(g).settled:
            return done()
        there = fighting_in(uprising(g), self.area)
        shooters = self.shooters(g, there)
        if not shooters:
            return self.judge
        self.asks = tuple(shooters)
        asked = []
        for family, targets in shooters.items():
            units = there[family]
            options = fires(targets, len(units) > 1 or max(units.values()) > 1)
            about: dict[str, int | str] = {"area": self.area, "salvo": self.salvo, "family": family}
            asked.append(question(g.decides(family), "fire", options, about, changeable=True))
        return ask_all(asked, self.decided)

    def decided(self, g: Junta, answers: list[Answer]) -> Step:
        there = fighting_in(uprising(g), self.area)
        volleys: list[Volley] = []
        for family, answer in zip(self.asks, answers):
            action = answer.action
            shots = at_one(there[family], action.family) if type(action) is FireAt else {}
            volleys.append(Volley((answer.seat,), family, type(action) is SplitFire, 0, shots))
        self.volleys = volleys
        splits = tuple([volley.family for volley in volleys if volley.aims])
        if splits:
            g.tell(FireSplit(self.area, self.salvo, splits))
            return self.split
        return self.fire(g)

    def split(self, g: Junta) -> Step:
        """Coup B 3; ruling 67  Those who split their fire say it unit by unit, at once; the others' is sealed."""
        if uprising(g).settled:
            return done()
        there = fighting_in(uprising(g), self.area)
        shooters = self.shooters(g, there)
        asked = []
        self.asks = ()
        for volley in self.volleys:
            family = volley.family
            if volley.aims and volley.aimed < sum(there.get(family, {}).values()) and family in shooters:
                left = [unit for unit, number in there[family].items() if number > used(volley, unit)]
                options = (*[Aim(unit, target) for unit in left for target in shooters[family]], CEASE_AIMING)
                about: dict[str, int | str] = {"area": self.area, "salvo": self.salvo, "family": family}
                self.asks += (family,)
                asked.append(question(g.decides(family), "aim", options, about, changeable=True))
        return ask_all(asked, self.aimed) if asked else self.fire

    def aimed(self, g: Junta, answers: list[Answer]) -> Step:
        asked = [volley for volley in self.volleys if volley.family in self.asks]
        for volley, answer in zip(asked, answers):
            action = answer.action
            if type(action) is Aim:
                key = f"{action.unit} {action.family}"
                volley.shots[key] = volley.shots.get(key, 0) + 1
                volley.aimed += 1
            else:
                volley.aims = False
        g.tell(UnitsAimed(self.area, self.salvo, tuple([volley.family for volley in asked if volley.aims])))
        return self.split

    def fire(self, g: Junta) -> Step:
        """Everybody fires at once, and then the losses are taken."""
        coup, area = uprising(g), self.area
        there = fighting_in(coup, area)
        shots: list[tuple[int, int, dict[Unit, int]]] = []
        for volley in self.volleys:
            by_target: dict[int, dict[Unit, int]] = {}
            for key, number in volley.shots.items():
                unit, _, aimed_at = key.rpartition(" ")
                by_target.setdefault(int(aimed_at), {})[unit] = number
            for target, units in by_target.items():
                # What has no die is no shot (ruling C14).
                if target in there and dice_of(g, area, units):
                    shots.append((volley.family, target, units))
        self.volleys = []
        if not shots:
            if self.salvo == 1:
                g.tell(FightAvoided(area))
                return done()
            g.tell(FireHeld(area, self.salvo))
            return self.next_salvo
        g.tell(
            SalvoDeclared(area, self.salvo, tuple([one for one, _, _ in shots]), tuple([to for _, to, _ in shots]))
        )
        hits: dict[int, int] = {}
        for family, target, units in shots:
            if coup.phase == 0 or GUARDS in there[target]:
                rise(g, family)
            dice, hit = roll(g, dice_of(g, area, units))
            g.tell(ShotsFired(family, area, self.salvo, target, dice, hit))
            hits[target] = hits.get(target, 0) + hit
            self.losses.setdefault(family, 0)
        for target, hit in hits.items():
            self.losses[target] = self.losses.get(target, 0) + min(hit, sum(there[target].values()))
        losing = take_losses(g, area, hits)
        if losing:
            return call(Losses(area=area, due=losing), self.next_salvo)
        return self.next_salvo

    def next_salvo(self, g: Junta) -> Step:
        if self.salvo == SALVOS:
            return self.judge
        self.salvo += 1
        return self.aim

    def judge(self, g: Junta) -> Step:
        if not self.losses or uprising(g).settled:
            return done()
        return call(Retreats(area=self.area, losses=self.losses))

    def fill(self, g: Junta, viewer: Seat, rng: Random) -> None:
        """What others have decided under seal: anything that they could have, as often as they were asked."""
        there = fighting_in(uprising(g), self.area)
        shooters = self.shooters(g, there)
        for volley in self.volleys:
            if viewer in volley.seats:
                continue
            volley.shots = {}
            targets = shooters.get(volley.family, ())
            units = there.get(volley.family, {})
            if not targets:
                continue
            if not volley.aims and not volley.aimed:
                target = rng.choice((None, *targets))
                if target is not None:
                    volley.shots = at_one(units, target)
                continue
            single = [unit for unit, number in units.items() for _ in range(number)]
            for unit in rng.sample(single, min(volley.aimed, len(single))):
                key = f"{unit} {rng.choice(targets)}"
                volley.shots[key] = volley.shots.get(key, 0) + 1


def at_one(units: dict[Unit, int], target: int) -> dict[str, int]:
    """All units fire at one family."""
    return {f"{unit} {target}": number for unit, number in units.items()}


def used(volley: Volley, unit: Unit) -> int:
    """For how many units of a kind it has been said at whom they fire."""
    return sum([number for key, number in volley.shots.items() if key.rpartition(" ")[0] == unit])


def take_losses(g: Junta, area: Area, hits: dict[int, int]) -> dict[int, int]:
    """Remove what is destroyed without any choice; by family how many units are left to choose."""
    coup, due = uprising(g), {}
    for family, number in hits.items():
        stacks = [one for one in stacks_of(coup, family, area) if not one.retreated]
        number = min(number, sum([one.number for one in stacks]))
        if not number:
            continue
        kinds = {one.unit for one in stacks}
        if number < sum([one.number for one in stacks]) and len(kinds) > 1:
            due[family] = number
            continue
        remove(g, family, area, [one.unit for one in stacks for _ in range(one.number)][:number])
    return due


def remove(g: Junta, family: int, area: Area, units: list[Unit]) -> None:
    """Destroy these units, and tell of it."""
    coup = uprising(g)
    for unit in dict.fromkeys(units):
        number = wanted = units.count(unit)
        for one in stacks_of(coup, family, area):
            if one.unit == unit and not one.retreated and wanted:
                lost = min(wanted, one.number)
                destroy(coup, one, lost)
                wanted -= lost
        g.tell(UnitsLost(family, area, unit, number - wanted))


class Losses(Frame):
    """Coup B 3  The owner chooses which of his units are destroyed, one for each hit."""

    area: Public[Area]
    due: Public[dict[FamilyNumber, int]]
    """By family how many units it still has to lose."""

    def enter(self, g: Junta) -> Step:
        """Asked only where it matters: all can see what stands there."""
        if uprising(g).settled or not self.due:
            return done()
        family, number = next(iter(self.due.items()))
        units = fighting_in(uprising(g), self.area).get(family, {})
        if len(units) < 2 or number >= sum(units.values()):
            # There is no choice left for the first of them.
            take_losses(g, self.area, {family: self.due.pop(family)})
            return self.enter
        options = [LoseUnit(unit) for unit in units]
        weakest = LoseUnit(min(units, key=g.edition.attack.__getitem__))
        about: dict[str, int | str] = {"family": family, "area": self.area, "number": number}
        return ask(g.decides(family), "choose-loss", options, self.chosen, about, weakest)

    def chosen(self, g: Junta, action: LoseUnit) -> Step:
        family = next(iter(self.due))
        remove(g, family, self.area, [action.unit])
        self.due[family] -= 1
        if not self.due[family]:
            del self.due[family]
        return self.enter

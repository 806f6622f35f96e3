"""What can happen in a coup d'état."""

from __future__ import annotations

from typing import Literal

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event

from ..edition import Area, Card, Unit
from ..state import Side

# Declaration


class CoupDeclared(Event, frozen=True):
    """Somebody declares a coup: he is the First Rebel."""

    reveals = "to all"

    family: Public[int]
    means: Public[Literal["move", "shell", "strike", "card"]]


class CoupPhaseBegan(Event, frozen=True):
    """A phase of the coup; 0 is the rebellion."""

    phase: Public[int]
    family: Public[int]
    """Who moves first."""


class CombatBegan(Event, frozen=True):
    """All have moved: the fights of a phase are next."""

    phase: Public[int]


class FamilyRose(Event, frozen=True):
    """A family becomes Rebel, and stays it until the coup is over."""

    reveals = "to all"

    family: Public[int]


class SideConceded(Event, frozen=True):
    """A player agrees that a side has won, or takes that back (an empty side)."""

    seat: Public[Seat]
    side: Public[Side]


class FightSettled(Event, frozen=True):
    """All players agree which side has won: the fight is over at once."""

    side: Public[Side]


# Movement


class UnitsAppeared(Event, frozen=True):
    """A card brings new units to the city."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    unit: Public[Unit]
    number: Public[int]
    area: Public[Area]


class UnitsMarched(Event, frozen=True):
    """Units of a family move to the next area: how many of each kind."""

    family: Public[int]
    area: Public[Area]
    to: Public[Area]
    units: Public[tuple[Unit, ...]]
    numbers: Public[tuple[int, ...]]


class HelicopterFlew(Event, frozen=True):
    """The helicopter flies to the next area, with the units that it carries."""

    family: Public[int]
    area: Public[Area]
    to: Public[Area]
    units: Public[tuple[Unit, ...]]
    numbers: Public[tuple[int, ...]]


class UnitsLanded(Event, frozen=True):
    """The paratroopers or the marines land."""

    family: Public[int]
    unit: Public[Unit]
    number: Public[int]
    to: Public[Area]


class UnitsHanded(Event, frozen=True):
    """Units change hands, for all to see."""

    family: Public[int]
    area: Public[Area]
    unit: Public[Unit]
    number: Public[int]
    target: Public[int]
    """Whom they obey from now on."""


class PoliceSent(Event, frozen=True):
    """The police reacts to a crowd."""

    family: Public[int]
    area: Public[Area]
    to: Public[Area]


class BribeOffered(Event, frozen=True):
    """Somebody plays a bribe on the units of another family in one area."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    area: Public[Area]
    target: Public[int]


class BribeTried(Event, frozen=True):
    """Somebody pays for a unit of another family: the die decides."""

    reveals = "to all"

    family: Public[int]
    unit: Public[Unit]
    area: Public[Area]
    target: Public[int]


class UnitBribed(Event, frozen=True):
    """A die decides whether a unit changes hands."""

    reveals = "to all"

    family: Public[int]
    unit: Public[Unit]
    area: Public[Area]
    target: Public[int]
    """Whom it obeyed."""
    needed: Public[int]
    die: Public[int]
    won: Public[bool]


class ExileJoined(Event, frozen=True):
    """An exile has paid two bills, and is back for the coup with his units."""

    reveals = "to all"

    family: Public[int]


# Combat


class StackBombarded(Event, frozen=True):
    """The gunboat or an air strike fires at all units of a family in one area."""

    reveals = "to all"

    family: Public[int]
    weapon: Public[Literal["gunboat", "air-strike"]]
    area: Public[Area]
    target: Public[int]
    dice: Public[tuple[int, ...]]
    hits: Public[int]


class AttackDeclared(Event, frozen=True):
    """Somebody wants a fight among units of one side (ruling 62)."""

    family: Public[int]
    area: Public[Area]


class FightBegan(Event, frozen=True):
    """It is the turn of an area: whose units stand there."""

    area: Public[Area]
    families: Public[tuple[int, ...]]


class FightAvoided(Event, frozen=True):
    """Nobody fires in the first salvo: there is no fight in the area."""

    reveals = "to all"

    area: Public[Area]


class FireSplit(Event, frozen=True):
    """All have decided, and these families say unit by unit at whom they fire."""

    reveals = "to all"

    area: Public[Area]
    salvo: Public[int]
    families: Public[tuple[int, ...]]


class UnitsAimed(Event, frozen=True):
    """These families have aimed one more unit: at whom is still under seal."""

    reveals = "to all"

    area: Public[Area]
    salvo: Public[int]
    families: Public[tuple[int, ...]]


class FireHeld(Event, frozen=True):
    """Nobody fires in a later salvo."""

    reveals = "to all"

    area: Public[Area]
    salvo: Public[int]


class SalvoDeclared(Event, frozen=True):
    """Who fires at whom in a salvo, one entry for each pair."""

    reveals = "to all"

    area: Public[Area]
    salvo: Public[int]
    families: Public[tuple[int, ...]]
    targets: Public[tuple[int, ...]]


class ShotsFired(Event, frozen=True):
    """The dice of a family that fires at another."""

    reveals = "to all"

    family: Public[int]
    area: Public[Area]
    salvo: Public[int]
    target: Public[int]
    dice: Public[tuple[int, ...]]
    hits: Public[int]


class UnitsLost(Event, frozen=True):
    """Units are destroyed."""

    family: Public[int]
    area: Public[Area]
    unit: Public[Unit]
    number: Public[int]


class RetreatForbidden(Event, frozen=True):
    """All who have lost the fewest units agree that a family has to stay."""

    reveals = "to all"

    family: Public[int]
    area: Public[Area]


class RetreatOrdered(Event, frozen=True):
    """A family has to retreat from an area."""

    reveals = "to all"

    family: Public[int]
    area: Public[Area]


class RetreatRefused(Event, frozen=True):
    """Somebody does not let a retreating family in."""

    reveals = "to all"

    family: Public[int]
    to: Public[Area]


class StackRetreated(Event, frozen=True):
    """A family retreats from an area."""

    reveals = "to all"

    family: Public[int]
    area: Public[Area]
    to: Public[Area]


class StackTrapped(Event, frozen=True):
    """There is no way out: the whole stack is destroyed."""

    reveals = "to all"

    family: Public[int]
    area: Public[Area]


# The end


class SideChosen(Event, frozen=True):
    """A family declares for a side."""

    family: Public[int]
    side: Public[Side]


class CoupDecided(Event, frozen=True):
    """Which side has won, and the strategic points that each controls."""

    side: Public[Side]
    junta: Public[tuple[Area, ...]]
    president: Public[tuple[Area, ...]]
    agreed: Public[bool]
    """Whether all had agreed on it before, whoever controls what."""


class JuntaFormed(Event, frozen=True):
    """The Rebels who choose the new President."""

    families: Public[tuple[int, ...]]


class JuntaVoted(Event, frozen=True):
    """The votes of the Junta: who voted for whom."""

    reveals = "to all"

    families: Public[tuple[int, ...]]
    choices: Public[tuple[int, ...]]


class JuntaTieBroken(Event, frozen=True):
    """Somebody decides between equals in the Junta."""

    family: Public[int]
    target: Public[int]


class SquadCalled(Event, frozen=True):
    """A President sends somebody before the firing squad."""

    seat: Public[Seat]
    family: Public[int]


class SquadDismissed(Event, frozen=True):
    """A President spares everybody."""

    seat: Public[Seat]


class TollTaken(Event, frozen=True):
    """Four bills leave the pile of aid."""


class CoupEnded(Event, frozen=True):
    """All units go home."""

    side: Public[Side]

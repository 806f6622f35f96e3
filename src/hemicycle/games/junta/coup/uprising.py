"""A coup under way, as data: the units in the city, and who is a Rebel."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.declare import BySeat, Fact, Public, Seat, State

from ..edition import Area, ByFamily, FamilyNumber, Unit

Side: TypeAlias = Literal["", "junta", "president"]
Pledge: TypeAlias = Literal["", "move", "shell", "strike"]


class Stack(Fact, frozen=True):
    """Units of one kind that obey one family in one area."""

    area: Public[Area]
    unit: Public[Unit]
    family: Public[FamilyNumber]
    """Whom they obey; nobody: they are ignored by all (ruling 61)."""
    number: Public[int]
    moved: Public[bool] = False
    """They have moved in this phase."""
    retreated: Public[bool] = False
    """They have retreated in this phase: they neither shoot nor are shot at."""


class Uprising(State):
    """A coup under way: the city and who is a Rebel."""

    first: Public[FamilyNumber]
    """The First Rebel."""
    rebels: Public[list[FamilyNumber]]
    """All Rebels, in the order in which they rose."""
    leads: Public[FamilyNumber]
    """Who moves first in this phase: the banana lies before him (ruling 58)."""
    phase: Public[int] = 0
    """0 is the rebellion; six more follow."""
    pledge: Public[Pledge] = ""
    """What the First Rebel has announced and not done yet: to move, to shell, or to strike from the air."""
    fighters: Public[tuple[Seat, ...]] = ()
    """The players in the country: all of them must agree for an early end."""
    stacks: Public[list[Stack]] = []
    lost: Public[dict[Unit, int]] = {}
    """Units that have been destroyed."""
    landed: Public[list[Unit]] = []
    """Which of the paratroopers and the marines have landed."""
    strikes: Public[int] = 0
    """Air strikes flown so far."""
    crowds: Public[list[Area]] = []
    """Where unarmed units appeared in the rebellion: the police may react there (ruling 57)."""
    agreed: Public[BySeat[Side]] = []
    """By seat: which side each player agrees has won; empty: fight on."""
    spoken: Public[BySeat[int]] = []
    """By seat: how often each has said so, or taken it back."""
    settled: Public[Side] = ""
    """The side on whose victory all have agreed."""
    sides: Public[ByFamily[Side]] = []
    """By family: the side each has declared for in the end."""
    won: Public[Side] = ""
    """The side that has won, once all is over but the firing squad."""

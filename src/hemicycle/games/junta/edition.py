"""The figures of an edition: bills, cards with their effects, units and the city, checked."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from hemicycle.engine.declare import Among
from hemicycle.engine.editions import Edition, Source
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Sentence

from . import effects
from .effects import CARD_KINDS, CardKind
from .money import spread

Card: TypeAlias = Annotated[str, Among(lambda setup: setup.edition.cards)]
"""A Politics card, by its name: cards of one name are alike."""
Area: TypeAlias = Annotated[str, Among(lambda setup: setup.edition.areas)]
Unit: TypeAlias = Annotated[str, Among(lambda _: UNITS)]
Post: TypeAlias = Annotated[str, Among(lambda _: (PRESIDENT, *POSTS))]
Location: TypeAlias = Annotated[str, Among(lambda _: LOCATIONS)]
FamilyNumber: TypeAlias = Annotated[int, Among(lambda setup: family_numbers(setup))]
"""The players' families by their seats, then the puppets."""
T = TypeVar("T")
ByFamily: TypeAlias = Annotated[list[T], Among(lambda setup: family_numbers(setup))]
"""A list whose entry i is of family i."""

PRESIDENT = "president"
MINISTER = "minister"
GENERALS = ("general-1", "general-2", "general-3")
ADMIRAL = "admiral"
COMMANDER = "commander"
POSTS = (MINISTER, *GENERALS, ADMIRAL, COMMANDER)
"""The six posts that a President gives away."""

BANK = "bank"
HEADQUARTERS = "headquarters"
RESIDENCE = "residence"
LOCATIONS = (BANK, HEADQUARTERS, RESIDENCE, "bachelor-flat", "night-club")
"""Where somebody can be: nothing to do with the city, where the bank is another one."""

POLICE = "police"
GUARDS = "guards"
PARATROOPERS = "paratroopers"
MARINES = "marines"
HELICOPTER = "helicopter"
BRIGADES = ("brigade-1", "brigade-2", "brigade-3")
UNARMED = ("students", "rioters", "demonstrators", "strikers")
"""The units that the police reacts to, and that shoot in pairs."""
AGITATORS = "agitators"
"""What a bribe calls all of these together."""
MILITIAS = ("bank-guards", "patriotic-league", "christian-militia")
UNITS = (*BRIGADES, POLICE, GUARDS, PARATROOPERS, MARINES, *UNARMED, *MILITIAS, HELICOPTER)
COMMAND: dict[Unit, Post] = {
    **dict(zip(BRIGADES, GENERALS, strict=True)),
    POLICE: MINISTER,
    GUARDS: PRESIDENT,
    MARINES: ADMIRAL,
    PARATROOPERS: COMMANDER,
}
"""The post that each regular unit obeys."""

PALACE = "palace"
PARLIAMENT = "parliament"
POWER = "power"
BARRACKS = "barracks"
STATION = "station-house"
EMBASSY = "embassy"
DISTRICT = "district"
AREA_KINDS = (POWER, BARRACKS, STATION, EMBASSY, DISTRICT)

DENOMINATIONS = (1, 2, 3)

PUPPETS = {2: 3, 3: 2}
"""How many puppets sit at a small table (ruling 84)."""


def family_numbers(setup: Setup) -> range:
    """The numbers of a table's families, puppets included."""
    return range(setup.players + PUPPETS.get(setup.players, 0))


class PoliticsCard(msgspec.Struct, frozen=True):
    """A Politics card: what it is called in each language, what it is, and what it does."""

    card: Card
    title: dict[str, str]
    kind: CardKind
    effects: effects.Effects


class Place(msgspec.Struct, frozen=True):
    """An area of the city."""

    area: Area
    kind: str
    title: dict[str, str]
    next: tuple[Area, ...]
    harbour: bool


TITLES: dict[str, dict[str, str]] = {}
"""How cards and areas are called in each language, by their ids, of every edition that has been read: for whoever
does not say which edition is played."""

CARDS: dict[Card, PoliticsCard] = {}
"""The cards of these editions, likewise."""


class JuntaEdition(Edition):
    """An edition of Junta."""

    def read(self, source: Source) -> None:
        self.titles: dict[str, dict[str, str]] = {}
        """How its cards and areas are called in each language, by their ids."""
        self.counts = source.players(2, 7)
        self.bills: tuple[int, int, int] = (
            source.number("bills", "one", low=0, high=300),
            source.number("bills", "two", low=0, high=300),
            source.number("bills", "three", low=0, high=300),
        )
        self.aid = source.number("aid", low=1, high=30)
        # For a year of aid.
        source.refuse_fewer(("bills",), sum(self.bills), self.aid)
        self.dealt = source.number("dealt", low=0, high=10)
        self.dealt_small = source.number("dealt_small", low=0, high=10)
        self.drawn = source.number("drawn", low=0, high=6)
        self.hand = source.number("hand", low=1, high=20)
        self.any_time = bool(source.number("any_time", low=0, high=1))
        """Whether cards are played at any moment that suits, not on one's own turn alone."""
        self.loyalty = tuple(source.numbers("loyalty", low=0, high=100))
        self.minister_votes = source.number("minister_votes", low=0, high=50)
        self.gunboat = source.number("gunboat", low=0, high=20)
        self.air_strike = source.number("air_strike", low=0, high=20)
        self.air_strikes = source.number("air_strikes", low=0, high=6)
        self.hits = source.number("hits_from", low=2, high=6)
        self._read_city(source)
        self._read_units(source)
        self._read_cards(source)

    def players(self) -> range:
        return self.counts

    def unshuffled(self) -> dict[str, Any]:
        return {"cards": self.deck, "aid": spread(self.bills)}

    def _read_city(self, source: Source) -> None:
        self.places: dict[Area, Place] = {}
        for at, _ in enumerate(source.get("area", kind=list)):
            area = source.get("area", at, "id", kind=str)
            kind = source.name("area", at, "kind", known=AREA_KINDS)
            source.refuse_taken(("area", at, "id"), area, self.places)
            source.refuse_odd(("area", at, "id"), area)
            title = self._title(source, ("area", at, "title"), f"area-{area}")
            near = source.names("area", at, "next")
            harbour = source.has("area", at, "harbour") and bool(source.get("area", at, "harbour", kind=bool))
            self.places[area] = Place(area, kind, title, tuple(near), harbour)
        for at, place in enumerate(self.places.values()):
            for other in place.next:
                if other not in self.places or place.area not in self.places[other].next or other == place.area:
                    raise source.wrong(("area", at, "next"), "neighbours", area=place.area, other=other)
        self.areas = tuple(self.places)
        self.power = tuple([place.area for place in self.places.values() if place.kind == POWER])
        if len(self.power) != 5 or PALACE not in self.power or PARLIAMENT not in self.power:
            raise source.wrong(("area",), "power", kind=POWER, palace=PALACE, parliament=PARLIAMENT)
        self.embassies = frozenset([place.area for place in self.places.values() if place.kind == EMBASSY])

    def _read_units(self, source: Source) -> None:
        self.units: dict[Unit, int] = {}
        """How many of each there are."""
        self.attack: dict[Unit, int] = {}
        """Half dice that each rolls: 2 for one that is armed, 1 for one that is not."""
        self.start: dict[Unit, tuple[Area, ...]] = {}
        """Where regular units stand before a coup."""
        for unit in UNITS:
            self.units[unit] = source.number("unit", unit, "number", low=0, high=40)
            self.attack[unit] = source.number("unit", unit, "half_dice", low=0, high=6)
        for unit in (*BRIGADES, POLICE, GUARDS):
            self.start[unit] = tuple(source.names("unit", unit, "at", known=self.areas))
        landing = source.names("unit", MARINES, "at", known=self.areas)
        harbour = [place.area for place in self.places.values() if place.harbour]
        self.landings = tuple(dict.fromkeys([*harbour, *landing]))

    def _read_cards(self, source: Source) -> None:
        self.cards: dict[Card, PoliticsCard] = {}
        deck: list[Card] = []
        for at, _ in enumerate(source.get("card", kind=list)):
            card = source.get("card", at, "id", kind=str)
            kind: Any = source.name("card", at, "kind", known=CARD_KINDS)
            source.refuse_taken(("card", at, "id"), card, self.cards)
            source.refuse_odd(("card", at, "id"), card)
            try:
                does = effects.parse(source.names("card", at, "effects"))
                effects.check(kind, does)
            except Sentence as error:
                raise source.error(("card", at, "effects"), error.message) from None
            copies = source.number("card", at, "copies", low=1, high=1 if kind == "influence" else 30)
            title = self._title(source, ("card", at, "title"), f"card-{card}")
            self.cards[card] = CARDS[card] = PoliticsCard(card, title, kind, does)
            deck += [card] * copies
        influence = [card for card, politics in self.cards.items() if politics.kind == "influence"]
        for at, politics in enumerate(self.cards.values()):
            does, where = politics.effects, ("card", at, "effects")
            for card in filter(None, (does.needs, *[card for card, _ in does.votes_with])):
                source.refuse_other(where, card, influence)
            if does.unit:
                source.refuse_other(where, does.unit, (*UNITS, AGITATORS))
            for area in does.areas:
                source.refuse_other(where, area, self.areas)
        self.deck = tuple(deck)
        need = max(self.dealt * max(self.counts), self.dealt_small * 5)
        source.refuse_fewer(("card",), len(deck), need)

    def _title(self, source: Source, path: tuple[str | int, ...], id: str) -> dict[str, str]:
        title = {language: _in_a_sentence(source.get(*path, language, kind=str)) for language in ("en", "fr")}
        source.get(*path)
        self.titles[id] = TITLES[id] = title
        return title


def _in_a_sentence(title: str) -> str:
    """«Bribe (Police)» for «Bribe: Police»: a colon would cut the sentence in which the title stands.

    It is not mended in the files of the editions: records hold their fingerprint, titles included.
    """
    return re.sub(r"^(.+?)\s?: (.+)$", r"\1 (\2)", title)

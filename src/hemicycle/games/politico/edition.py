"""The figures of an edition: plaques, trumps, penalties and events, checked; and the table of attacks."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Among
from hemicycle.engine.editions import Edition, Source
from hemicycle.engine.words import Sentence

from . import effects
from .effects import Effect

Card: TypeAlias = Annotated[str, Among(lambda _: TRUMPS)]
"""A trump, by its name: cards of one name are alike (ruling Q13)."""
EventCard: TypeAlias = Annotated[str, Among(lambda setup: (*setup.edition.incidents, BLANK))]

PREMIER_MINISTRE = "premier-ministre"
HOMME_PROVIDENTIEL = "homme-providentiel"
UNION_NATIONALE = "union-nationale"
MOTION = "motion-de-censure"
ARMY = "pression-de-l-armee"
SPECIAL = (PREMIER_MINISTRE, HOMME_PROVIDENTIEL, UNION_NATIONALE, MOTION, ARMY)

GREVE = "greve-generale"
DESACCORDS = "desaccords"
AGITATION = "agitation-sociale"
DEBACLE = "debacle-economique"
INFLATION = "inflation-record"
CATASTROPHE = "catastrophe-ecologique"
SURENCHERE = "surenchere-demagogique"
FORFAITURE = "forfaiture"
DESASTRE = "desastre-outre-mer"
SCANDALE = "scandale-financier"
AFFAIRE = "affaire-de-moeurs"
CRISE = "crise-dans-le-parti"
SCISSION = "scission-dans-le-parti"

ECHEC = "echec-de-la-greve"
REPLATRAGE = "replatrage"
NEGOCIATION = "negociation"
REUSSITE = "reussite"
VAINCUE = "inflation-vaincue"
LENIFIANT = "propos-lenifiant"
AVIS = "avis-du-conseil"
PROCES = "proces-en-diffamation"
EVITEE = "scission-evitee"
BARAKA = "baraka"
DEFENCES = (ECHEC, REPLATRAGE, NEGOCIATION, REUSSITE, VAINCUE, LENIFIANT, AVIS, PROCES, EVITEE, BARAKA)

BLANK = "blank"


class Attack(msgspec.Struct, frozen=True):
    """A row of the sheet of attacks and defences."""

    personal: bool = False
    """Marked P: the victim defends alone."""
    government: bool = False
    """Whether the victim must be in the government."""
    counters: tuple[Card, ...] = ()
    """The defences against it, Baraka aside, which answers every attack."""
    pays: Literal["prime-minister", "victim", "nobody", ""] = ""
    """To whom a countered attacker gives points; `nobody` gets what is merely lost."""
    loss: Literal["points", "trumps", "deputies", ""] = ""
    """What the figure of its row is counted in."""


ATTACKS: dict[Card, Attack] = {
    GREVE: Attack(government=True, counters=(ECHEC,), pays="prime-minister"),
    DESACCORDS: Attack(government=True, counters=(REPLATRAGE,), pays="prime-minister"),
    AGITATION: Attack(government=True, counters=(NEGOCIATION, REUSSITE), pays="nobody", loss="points"),
    DEBACLE: Attack(government=True, counters=(REUSSITE,), pays="prime-minister"),
    INFLATION: Attack(government=True, counters=(VAINCUE, REUSSITE), pays="prime-minister"),
    CATASTROPHE: Attack(government=True, loss="points"),
    SURENCHERE: Attack(counters=(LENIFIANT,), pays="victim", loss="points"),
    FORFAITURE: Attack(government=True, counters=(AVIS,), pays="nobody"),
    DESASTRE: Attack(government=True, counters=(ARMY,)),
    SCANDALE: Attack(personal=True, counters=(PROCES,), pays="victim", loss="trumps"),
    AFFAIRE: Attack(personal=True, counters=(PROCES,), pays="victim", loss="points"),
    CRISE: Attack(personal=True, counters=(EVITEE,)),
    SCISSION: Attack(personal=True, counters=(EVITEE,), loss="deputies"),
}

TRUMPS = (*SPECIAL, *ATTACKS, *DEFENCES)

ANSWERS: dict[Card, tuple[Card, ...]] = {card: (*attack.counters, BARAKA) for card, attack in ATTACKS.items()}
"""All that counters an attack."""

LENGTHS: dict[str, tuple[int, int]] = {"normal": (1, 1), "short": (3, 5), "long": (8, 5)}
"""By what a table's length stretches the rulebook's (I.4: players may agree on another)."""


class Incident(msgspec.Struct, frozen=True):
    """An event card: its title by language, and what it does."""

    card: EventCard
    title: dict[str, str]
    effects: tuple[Effect, ...]
    said: tuple[str, ...]
    """The effects as the edition writes them."""


class PoliticoEdition(Edition):
    """An edition of Politico."""

    def read(self, source: Source) -> None:
        self.counts = source.players(3, 8)
        self.variants = source.numbers("variants", low=3, high=8)
        if not set(self.variants) < set(self.counts):
            raise source.wrong(("variants",), "variants")
        self.hand = source.number("hand", low=0, high=10)
        self.goal = source.number("goal", low=50, high=2_000)
        self.bonus = source.number("prime_minister_bonus", low=0, high=200)
        self.fall_points = source.number("fall_points", low=0, high=200)
        self.fall_deputies = source.number("fall_deputies", low=0, high=200)
        self.turns = source.number("turns", low=10, high=200)
        self.election_turn = source.number("election_turn", low=1, high=200)
        self.minutes = source.number("minutes", low=10, high=600)
        self.election_minute = source.number("election_minute", low=1, high=600)
        if self.election_turn >= self.turns or self.election_minute >= self.minutes:
            raise source.wrong(("election_turn",), "elections")
        self._read_plaques(source)
        self._read_trumps(source)
        self._read_events(source)

    def players(self) -> range:
        return self.counts

    def unshuffled(self) -> dict[str, Any]:
        return {"plaques": self.plaques, "trumps": self.trumps, "events": self.events}

    def _read_plaques(self, source: Source) -> None:
        self.per_player = source.number("plaques", "per_player", low=1, high=6)
        self.fourth_below = source.number("plaques", "one_more_below", low=0, high=2_000)
        self.fourth_players = source.numbers("plaques", "one_more_players", low=3, high=8)
        self.plaques = tuple(source.numbers("plaques", "values", low=1, high=200))
        need = max(self.per_player * max(self.counts), (self.per_player + 1) * max((0, *self.fourth_players)))
        source.refuse_fewer(("plaques", "values"), len(self.plaques), need)

    def _read_trumps(self, source: Source) -> None:
        self.copies: dict[Card, int] = {}
        self.price: dict[Card, int] = {}
        """What an attacker pays whose attack is countered."""
        self.loss: dict[Card, int] = {}
        """What an attack costs its victim: points, trumps or deputies."""
        for card in SPECIAL:
            self.copies[card] = source.number("trumps", card, low=0, high=30)
        for card, attack in ATTACKS.items():
            self.copies[card] = source.number("attack", card, "copies", low=0, high=30)
            if attack.pays:
                self.price[card] = source.number("attack", card, "price", low=0, high=200)
            if attack.loss:
                self.loss[card] = source.number("attack", card, "loss", low=0, high=200)
        for card in DEFENCES:
            self.copies[card] = source.number("defence", card, low=0, high=30)
        self.trumps = tuple([card for card in TRUMPS for _ in range(self.copies[card])])
        # Without one nobody can govern.
        source.refuse_fewer(("trumps", PREMIER_MINISTRE), self.copies[PREMIER_MINISTRE], 1)
        need = self.hand * max(self.counts) + max(self.counts)
        source.refuse_fewer(("trumps",), len(self.trumps), need, "trumps, attack, defence")

    def _read_events(self, source: Source) -> None:
        self.incidents: dict[EventCard, Incident] = {}
        events: list[EventCard] = []
        for at, _ in enumerate(source.get("event", kind=list)):
            card = source.get("event", at, "id", kind=str)
            source.refuse_taken(("event", at, "id"), card, (*self.incidents, BLANK))
            source.refuse_odd(("event", at, "id"), card)
            title = source.get("event", at, "title", kind=dict)
            for language in ("en", "fr"):
                text = source.get("event", at, "title", language, kind=str)
                if not 1 <= len(text) <= 60 or not text.isprintable():
                    raise source.wrong(("event", at, "title", language), "title", most=60)
            said = tuple(source.names("event", at, "effects"))
            found: list[Effect] = []
            for text in said:
                try:
                    found.append(effects.parse(text))
                except Sentence as error:
                    raise source.error(("event", at, "effects"), error.message) from None
            source.refuse_fewer(("event", at, "effects"), len(found), 1)
            self.incidents[card] = Incident(card, dict(title), tuple(found), said)
            events.append(card)
        self.blanks = source.number("blank_events", low=0, high=200)
        self.events = (*events, *[BLANK] * self.blanks)
        source.refuse_fewer(("blank_events",), len(self.events), 1, "event, blank_events")

    def last_turn(self, length: str) -> tuple[int, int]:
        """After how many turns the game and the first parliament end."""
        more, less = LENGTHS[length]
        return self.turns * more // less, self.election_turn * more // less

    def last_minute(self, length: str) -> tuple[int, int]:
        """The same by the clock."""
        more, less = LENGTHS[length]
        return self.minutes * more // less, self.election_minute * more // less

"""The figures of an edition: parties, cards, deals and countries, checked."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from hemicycle.engine.declare import Among
from hemicycle.engine.editions import Edition, Source
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Message

Party: TypeAlias = Annotated[str, Among(lambda _: PARTIES)]
BlocName: TypeAlias = Annotated[str, Among(lambda setup: bloc_names(setup.players))]
"""A party's name; of the small party of one player with the seat: `rose/2`."""
Card: TypeAlias = Annotated[str, Among(lambda setup: (*setup.edition.laid, *setup.edition.specials))]
Target: TypeAlias = Annotated[str, Among(lambda setup: (*PARTIES, *setup.edition.laid))]
"""What a Weisse Weste clears."""
Resigned: TypeAlias = Annotated[str, Among(lambda setup: ("", *setup.edition.laid))]
"""What a resignation of the first edition takes off the table; empty: nothing."""
Country: TypeAlias = Annotated[str, Among(lambda _: COUNTRIES)]

PARTIES = ("rose", "hat", "leaf", "lemon", "fist", "acorn", "cross")
COUNTRIES = ("de", "fr", "gb", "it", "es", "nl", "be", "gr", "pt", "se", "at", "dk", "fi", "ie", "lu")

DOPPLER, STURZ, RUECKTRITT, SKANDAL, WESTE = ACTION_CARDS = (
    "doppler",
    "sturz",
    "ruecktritt",
    "skandal",
    "weste",
)
"""The action cards of the second edition, by their printed names."""

DOUBLER, RESIGNATION = "doubler", "resignation"
"""The special cards of the first edition, mixed in with the politicians."""

FIRST, SECOND = "first", "second"
SECOND_ONLY = ("stacking", "resigned_scores")
"""Table options about action cards and card points, of which the first edition has none."""


class Politician(msgspec.Struct, frozen=True):
    """A card that is laid for votes: a politician of a party, or a joker, whose party is chosen."""

    card: Card
    votes: int
    party: Party | None


class Deal(msgspec.Struct, frozen=True):
    """How many cards each player gets."""

    politicians: int
    specials: int
    jokers_as_politicians: int
    jokers_removed: int


class CountryCard(msgspec.Struct, frozen=True):
    """What a country asks for and what it pays."""

    id: Country
    cards: int
    bonus: tuple[int, ...] = ()
    """To the leader of the strongest party of the coalition, the second, the third, each further."""
    card_points: int = 0
    shares: tuple[tuple[int, ...], ...] = ()
    """First edition: the points for one, two, three, four or more who share them."""


class KoalitionEdition(Edition):
    """An edition of Koalition."""

    def read(self, source: Source) -> None:
        self.rules = source.name("rules", known=(FIRST, SECOND))
        self.lengths = source.numbers("lengths", low=1, high=15)
        source.refuse_fewer(("lengths",), len(self.lengths), 1)
        self.tables = source.players(3, 10)
        self._read_parties(source)
        self._read_specials(source)
        self._read_deals(source)
        self._read_countries(source)

    def players(self) -> range:
        return self.tables

    def has(self, option: str, value: Any) -> bool:
        return option != "countries" or value == "all" or int(value) in self.lengths

    def refuses(self, setup: Setup) -> Message | None:
        length, known = setup.options.countries, setup.rules.edition_id(self)
        if not self.has("countries", length):
            said = ", ".join(str(one) for one in sorted(self.lengths))
            return Message("refused-length", {"length": length, "edition": known, "lengths": said})
        default = type(setup.options)()
        for name in SECOND_ONLY if self.rules == FIRST else ():
            if getattr(setup.options, name) != getattr(default, name):
                return Message("refused-option", {"option": name, "edition": known})
        return None

    def unshuffled(self) -> dict[str, Any]:
        piles = {str(players): self.piles(deal) for players, deal in self.deals.items()}
        return {
            "countries": list(self.countries),
            "politicians": {players: politicians for players, (politicians, _) in piles.items()},
            "specials": {players: specials for players, (_, specials) in piles.items()},
        }

    def _read_parties(self, source: Source) -> None:
        self.politicians: dict[Card, Politician] = {}
        self.partners: dict[Party, frozenset[Party]] = {}
        self.parties: tuple[Party, ...] = PARTIES
        top = 12 if self.rules == FIRST else 10
        lines: dict[Party, int] = {}
        for at, table in enumerate(source.get("party", kind=list)):
            party = source.name("party", at, "id", known=PARTIES)
            source.refuse_taken(("party", at, "id"), party, lines)
            lines[party] = at
            for votes in source.numbers("party", at, "votes", low=1, high=top):
                card = _unique(f"{party}-{votes}", self.politicians)
                if card is None:
                    raise source.wrong(("party", at, "votes"), "alike", most=len(LETTERS), name=votes)
                self.politicians[card] = Politician(card, votes, party)
            self.partners[party] = frozenset(source.names("party", at, "partners", known=PARTIES) if table else ())
        self.circles = {party: partners | {party} for party, partners in self.partners.items()}
        """Each party with itself and its partners: all that may govern beside it (ruling D37)."""
        self.camps = _camps(self.circles)
        """The sets of parties that may all govern together, and with no other party beside them (ruling D3)."""
        self.ranks = {party: rank for rank, party in enumerate(PARTIES)}
        self.bits = {party: 1 << rank for party, rank in self.ranks.items()}
        """For sets of parties as numbers."""
        for party in PARTIES:
            if party not in lines:
                raise source.wrong(("party",), "lacks", name=party)
        for party, partners in self.partners.items():
            where = ("party", lines[party], "partners")
            if party in partners:
                raise source.wrong(where, "partner-itself", party=party)
            for partner in sorted(partners):
                if party not in self.partners[partner]:
                    raise source.wrong(where, "partners", party=party, partner=partner)
        source.refuse_count(("party",), len(self.politicians), 45 if self.rules == FIRST else 60, "party.votes")

    def _read_specials(self, source: Source) -> None:
        self.jokers: dict[Card, Politician] = {}
        values = source.numbers("specials", "jokers", low=1, high=12 if self.rules == FIRST else 10)
        source.refuse_count(("specials", "jokers"), len(values), 1 if self.rules == FIRST else 5)
        for votes in values:
            card = _unique(f"joker-{votes}", self.jokers)
            assert card is not None, "there are fewer jokers than letters"
            self.jokers[card] = Politician(card, votes, None)
        kinds = (DOUBLER, RESIGNATION) if self.rules == FIRST else ACTION_CARDS
        self.counts = {kind: source.number("specials", kind, low=0, high=20) for kind in kinds}
        if self.rules == FIRST:
            # A doubler belongs to a party; resignations do not.
            doublers = [f"{DOUBLER}-{party}" for party in PARTIES for _ in range(self.counts[DOUBLER])]
            self.specials = [*doublers, *[RESIGNATION] * self.counts[RESIGNATION]]
        else:
            self.specials = [kind for kind in kinds for _ in range(self.counts[kind])]
        source.refuse_count(("specials",), len(self.specials), 10 if self.rules == FIRST else 20, ", ".join(kinds))
        self.laid: dict[Card, Politician] = {**self.politicians, **self.jokers}
        """Every card that is laid for votes."""

    def _read_deals(self, source: Source) -> None:
        self.deals: dict[int, Deal] = {}
        for at, _ in enumerate(source.get("deal", kind=list)):
            players = source.get("deal", at, "players", kind=int)
            source.refuse_other(("deal", at, "players"), players, self.tables)
            source.refuse_taken(("deal", at, "players"), players, self.deals)
            may_be_left_out = ("specials", "jokers_as_politicians", "jokers_removed")
            figures = {
                name: source.number("deal", at, name, low=0, high=20) if source.has("deal", at, name) else 0
                for name in may_be_left_out
            }
            politicians = source.number("deal", at, "politicians", low=1, high=20)
            self.deals[players] = deal = Deal(politicians, **figures)
            self._check_deal(source, at, players, deal)
        for players in self.tables:
            if players not in self.deals:
                raise source.wrong(("deal",), "lacks", name=f"players = {players}")

    def _check_deal(self, source: Source, at: int, players: int, deal: Deal) -> None:
        fives = [card for card, joker in self.jokers.items() if joker.votes == 5]
        if deal.jokers_as_politicians not in (0, len(fives)):
            raise source.wrong(("deal", at, "jokers_as_politicians"), "fives")
        others = len(self.jokers) - len(fives) if deal.jokers_as_politicians else 0
        if deal.jokers_removed not in (0, others):
            raise source.wrong(("deal", at, "jokers_removed"), "not-fives")
        pile, specials = self.piles(deal)
        for name, wanted, there in (
            ("politicians", deal.politicians * players, len(pile)),
            ("specials", deal.specials * players, len(specials)),
        ):
            if wanted > there:
                raise source.wrong(("deal", at, name), "deal", players=players, wanted=wanted, given=there)

    def piles(self, deal: Deal) -> tuple[list[Card], list[Card]]:
        """Préparation 1, 2, 7  The politicians, and the action cards with jokers, as shuffled (ruling D1)."""
        if self.rules == FIRST:
            return [*self.politicians, *self.jokers, *self.specials], []
        if not deal.jokers_as_politicians:
            return list(self.politicians), [*self.specials, *self.jokers]
        fives = [card for card, joker in self.jokers.items() if joker.votes == 5]
        others = [card for card in self.jokers if card not in fives]
        return [*self.politicians, *fives], [*self.specials, *others[deal.jokers_removed :]]

    def _read_countries(self, source: Source) -> None:
        self.countries: dict[Country, CountryCard] = {}
        for at, _ in enumerate(source.get("country", kind=list)):
            country = source.name("country", at, "id", known=COUNTRIES)
            source.refuse_taken(("country", at, "id"), country, self.countries)
            if self.rules == FIRST:
                cards = source.number("country", at, "cards", low=2, high=2)
                shares = tuple(
                    tuple(self._shares(source, at, name, size))
                    for size, name in enumerate(("one", "two", "three", "four"), 1)
                )
                self.countries[country] = CountryCard(country, cards, shares=shares)
                continue
            cards = source.number("country", at, "cards", low=2, high=4)
            bonus = source.numbers("country", at, "bonus", low=0, high=10)
            if len(bonus) != 4 or sorted(bonus, reverse=True) != bonus:
                raise source.wrong(("country", at, "bonus"), "falling", wanted=4, given=bonus)
            points = source.number("country", at, "card_points", low=0, high=10)
            self.countries[country] = CountryCard(country, cards, tuple(bonus), points)
        for country in COUNTRIES if self.rules == SECOND else ():
            if country not in self.countries:
                raise source.wrong(("country",), "lacks", name=country)
        most = max((country.cards for country in self.countries.values()), default=0)
        for at, deal in enumerate(self.deals.values()):
            # As many as a country asks for.
            source.refuse_fewer(("deal", at, "politicians"), deal.politicians, most)
        source.refuse_fewer(("lengths",), len(self.countries), max(self.lengths), "country")

    def _shares(self, source: Source, at: int, name: str, size: int) -> list[int]:
        points = source.numbers("country", at, "shares", name, low=0, high=20)
        source.refuse_count(("country", at, "shares", name), len(points), size)
        return points


def _camps(circles: dict[Party, frozenset[Party]]) -> tuple[frozenset[Party], ...]:
    camps: list[frozenset[Party]] = [frozenset()]
    for party, circle in circles.items():
        grown = [frozenset({party, *camp & circle}) for camp in camps]
        every = dict.fromkeys([*camps, *grown])
        camps = [camp for camp in every if not any(camp < other for other in every)]
    return tuple(camps)


LETTERS = ("", "b", "c", "d", "e", "f")
"""`rose-10`, then `rose-10b`, `rose-10c`: cards of the same face differ by a letter."""


def _unique(name: Card, taken: dict[Card, Politician]) -> Card | None:
    return next((name + letter for letter in LETTERS if name + letter not in taken), None)


def bloc_names(players: int) -> tuple[BlocName, ...]:
    """Every party, and every small party that one of so many players may lead."""
    return (*PARTIES, *[f"{party}/{seat}" for party in PARTIES for seat in range(players)])

"""§5b  The campaign: Blockade, Manipulation, then a turn for each party."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, done
from hemicycle.engine.memory import remembered
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message, Pass

from . import cards
from . import species as zoo
from .edition import (
    CAMPAIGN,
    DEFENCE,
    FINANCE,
    MOST_FOOD,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    SPECIES,
    Food,
    Office,
    Species,
)
from .events import (
    BlockadeSet,
    BonusPlaced,
    FoodPlaced,
    LeaderCampaigned,
    ManipulationSet,
    PlayerOrder,
)
from .order import player_order
from .purse import pay_food
from .species import Counts
from .state import Zoocracy


class SetBlockade(Action, frozen=True):
    """§5d 9; ruling B11  Nobody may place food on the species this round."""

    species: Public[Species]


class SetManipulation(Action, frozen=True):
    """§5d 8; rulings B12, C4  The species gives 4 votes to the first at the next election, none to the second."""

    species: Public[Species]


class Place(Action, frozen=True):
    """§5b 4, 8; rulings B6, B9, B16  Food from the funds on a species."""

    species: Public[Species]
    number: Public[Food]


class PlaceBonus(Action, frozen=True):
    """§5b 6, 8; rulings B9, B10  The Prime Minister's privilege: food from the supply on a species."""

    species: Public[Species]
    number: Public[Food]


class LeaderCampaign(Action, frozen=True):
    """§5b 7, §9a Negative Campaign 1; rulings B9, B13  The Opposition Leader's: on any species."""

    species: Public[Species]
    party: Public[Seat]


PLACES = {species: tuple([Place(species, number) for number in range(MOST_FOOD + 1)]) for species in SPECIES}
BONUSES = {species: tuple([PlaceBonus(species, number) for number in range(3)]) for species in SPECIES}
ATTACKS = {species: tuple([LeaderCampaign(species, seat) for seat in range(6)]) for species in SPECIES}
BLOCKADES = {species: SetBlockade(species) for species in SPECIES}
MANIPULATIONS = {species: SetManipulation(species) for species in SPECIES}
BONUS = 2
"""§5b 6  What the Prime Minister's party may place from the supply."""


class Campaign(Frame):
    """§5b 1, 3  Each party takes one turn in player order, in as many steps as it likes (ruling B7)."""

    turn: Public[int] = 0
    """Whose turn it is, in player order."""
    spent: Public[int] = 0
    """Tokens placed from the funds in this turn; and by species."""
    placed: Public[dict[Species, int]] = {}

    def enter(self, g: Zoocracy) -> Step:
        g.order = player_order(g)
        g.tell(PlayerOrder(g.order))
        return self.blockade

    # Before the first turn: Defence, then Finance (ruling B12)

    def blockade(self, g: Zoocracy) -> Step:
        """§5d 9, §5b 2; rulings B11, B12  The Defence Minister's party may bar a species for this round."""
        seat = ready(g, DEFENCE)
        if seat is None:
            return self.manipulate
        return ask(seat, "block", [*[BLOCKADES[one] for one in g.tokens], PASS], self.blocked)

    def blocked(self, g: Zoocracy, action: Action) -> Step:
        if type(action) is SetBlockade:
            g.blockade, g.face_up[DEFENCE] = action.species, False
            g.tell(BlockadeSet(g.offices[DEFENCE], action.species))
        return self.manipulate

    def manipulate(self, g: Zoocracy) -> Step:
        """§5d 8, §5b 2; ruling B12  The Finance Minister's party may cover the numbers of a species."""
        seat = ready(g, FINANCE)
        if seat is None:
            return self.next_step
        options = [*[MANIPULATIONS[one] for one in g.tokens], PASS]
        return ask(seat, "manipulate", options, self.manipulated)

    def manipulated(self, g: Zoocracy, action: Action) -> Step:
        if type(action) is SetManipulation:
            g.manipulation, g.face_up[FINANCE] = action.species, False
            g.tell(ManipulationSet(g.offices[FINANCE], action.species))
        return self.next_step

    # The turns

    def next_step(self, g: Zoocracy) -> Step:
        """§5b 4, 8; rulings B6, B7, B8, B9, B16  Who is on turn places food, plays cards or uses an office."""
        if self.turn == g.players:
            return done()
        seat = g.order[self.turn]
        left = min(limit(g) - self.spent, g.funds[seat])
        return ask(seat, "campaign", self.steps(g, seat, left), self.step, {"left": left})

    def step(self, g: Zoocracy, action: Action) -> Step:
        seat = g.order[self.turn]
        # By type, not by isinstance, which takes six times as long for a struct.
        if type(action) is Place:
            self.place(g, seat, action)
        elif type(action) is Pass:
            self.turn += 1
            self.spent = 0
            self.placed = {}
        elif type(action) is PlaceBonus:
            g.tokens[action.species][seat] += action.number
            g.face_up[PRIME_MINISTER] = False
            g.tell(BonusPlaced(seat, action.species, action.number))
        elif type(action) is LeaderCampaign:
            zoo.replace(g, seat, action.species, action.party)
            g.face_up[OPPOSITION_LEADER] = False
            g.tell(LeaderCampaigned(seat, action.species, action.party))
        else:
            cards.play(g, seat, action)
        return self.next_step

    def place(self, g: Zoocracy, seat: Seat, action: Place) -> None:
        """§5b 4  A batch from the funds on one species."""
        species, number = action.species, action.number
        g.tokens[species][seat] += number
        pay_food(g, seat, number)
        self.spent += number
        self.placed[species] = self.placed.get(species, 0) + number
        g.tell(FoodPlaced(seat, species, number))

    def steps(self, g: Zoocracy, seat: Seat, left: int) -> list[Action]:
        """All that a party may do next in its turn, with so much left to place; its cards come last."""
        bonus = cards.supplied(g, seat, BONUS) if ready(g, PRIME_MINISTER) == seat else 0
        attacks = ready(g, OPPOSITION_LEADER) == seat and cards.supplied(g, seat, 1) > 0
        found: list[Action] = []
        if left or bonus or attacks:
            found += chain.from_iterable(self.on_species(g, seat, left, bonus, attacks))
        found += cards.playable(g, seat, CAMPAIGN)
        found.append(PASS)
        return found

    def on_species(
        self, g: Zoocracy, seat: Seat, left: int, bonus: int, attacks: bool
    ) -> Iterator[tuple[Action, ...]]:
        """Along the walkway, what a party may do on each species within its limits."""
        per_species: int = g.setup.edition.per_species
        most = left if left < per_species else per_species
        within = dict.fromkeys(g.tokens, ways_within(seat, most, bonus, attacks))
        if g.blockade:
            within[g.blockade] = NO_WAYS
        for species, number in self.placed.items():
            most = per_species - number
            within[species] = ways_within(seat, left if left < most else most, bonus, attacks)
        # `within[species][counts][species]`, without a loop, and by `dict.__getitem__`, since `[…]` takes twice as
        # long where a class of our own is made of dict.
        by_counts = map(dict.__getitem__, within.values(), map(tuple, g.tokens.values()))
        return map(dict.__getitem__, by_counts, g.tokens)

    def why_not(self, g: Zoocracy, seat: Seat, action: Action) -> Message | None:
        """Why food can't be placed there, or a species be barred or covered."""
        if isinstance(action, SetBlockade | SetManipulation) and action.species not in g.tokens:
            return Message("refused-no-such-species", {"species": action.species}, "§5b 2")
        if g.ask.then != "step" or seat != g.order[self.turn]:
            return None
        match action:
            case Place(species, number):
                if number > limit(g) - self.spent:
                    return Message("refused-limit", {"most": limit(g), "left": limit(g) - self.spent}, "§5b 4")
                if number > g.reckoned[seat]:
                    return Message("refused-no-food", {"number": g.reckoned[seat]}, "§5b 4")
                most = g.edition.per_species - self.placed.get(species, 0)
                if number > most:
                    return Message("refused-per-species", {"most": g.edition.per_species}, "§5b 4")
                return zoo.why_no_room(g, seat, species, number, most)
            case PlaceBonus(species, number):
                if reason := why_not_ready(g, seat, PRIME_MINISTER):
                    return reason
                return zoo.why_no_room(g, seat, species, number, BONUS)
            case LeaderCampaign(species, party):
                if reason := why_not_ready(g, seat, OPPOSITION_LEADER):
                    return reason
                return zoo.why_not_replaced(g, seat, species, party)
        return None


class Ways(dict[Species, tuple[Action, ...]]):
    """By species, the actions that place so many tokens, or so many from the supply, or attack one of these."""

    def __init__(self, numbers: Sequence[int], bonuses: Sequence[int], attacked: Sequence[Seat]):
        self.numbers, self.bonuses, self.attacked = numbers, bonuses, attacked

    def __missing__(self, species: Species) -> tuple[Action, ...]:
        places, bonuses, attacks = PLACES[species], BONUSES[species], ATTACKS[species]
        self[species] = actions = (
            *[places[number] for number in self.numbers],
            *[bonuses[number] for number in self.bonuses],
            *[attacks[party] for party in self.attacked],
        )
        return actions


class WaysByCounts(dict[Counts, Ways]):
    """What a party may do on a species within its limits, by the tokens that lie there."""

    def __init__(self, seat: Seat, most: int, bonus: int, attacks: bool):
        self.seat, self.most, self.bonus, self.attacks = seat, most, bonus, attacks

    def __missing__(self, counts: Counts) -> Ways:
        if len(self) >= COUNTS_KEPT:
            self.clear()
        numbers = zoo.room(counts, self.seat, self.most)
        bonuses = zoo.room(counts, self.seat, self.bonus) if self.bonus else ()
        attacked = zoo.replaceable(counts, self.seat) if self.attacks else ()
        self[counts] = ways = same_ways(numbers, bonuses, attacked)
        return ways


# All nine species are looked at in every step of a campaign: what may be done there is found once for all games.
COUNTS_KEPT = 2_000
same_ways = remembered(Ways)
ways_within = remembered(WaysByCounts)
NO_WAYS = ways_within(0, 0, 0, False)


def limit(g: Zoocracy) -> int:
    """§5b 4, §9b  How much a party may place from its funds in a turn; harvests change it (ruling B14)."""
    most: int = g.setup.edition.tables[g.players].campaign + g.harvest
    return most if most > 0 else 0


def ready(g: Zoocracy, office: Office) -> Seat | None:
    """Who may use an office's privilege: the card must lie face up."""
    return g.offices.get(office) if g.face_up.get(office) else None


def why_not_ready(g: Zoocracy, seat: Seat, office: Office) -> Message | None:
    """Why a party can't use an office's privilege."""
    if g.holds(office) != seat:
        return Message("refused-not-your-office", {"office": office}, "§5b 6, 7")
    return None if g.face_up.get(office) else Message("refused-office-used", {"office": office}, "§5b 6, 7")

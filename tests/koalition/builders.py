"""Positions of Koalition in a few lines.

Players are A, B, C and so on. Cards are called as in the edition (`rose-10`, its twin `rose-10b`); a joker names
the party that it is laid for: `joker-5:leaf`.

    g = vote_in("fr", A="rose-10 rose-4", B="rose-9 hat-10")        # a table to count, nothing asked

    table = seated("fr", A="rose-10 rose-4 / doppler", B=…, C=…)    # hands, and behind the stroke the other pile
    table.lays("A", "rose-10")                                      # everything goes through the door, `game.act`
    table.plays("A", Doppler("rose"))
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict, Unpack, cast

from hemicycle.engine import flow
from hemicycle.engine.chance import Chance
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action
from hemicycle.games.koalition import RULES, count
from hemicycle.games.koalition.coalitions import Reach
from hemicycle.games.koalition.edition import Card, Country, KoalitionEdition, Party
from hemicycle.games.koalition.match import Match
from hemicycle.games.koalition.negotiation import Accept, Include, Negotiation, Propose, Withdraw, steps
from hemicycle.games.koalition.state import Koalition, Laid, Score
from hemicycle.games.koalition.vote import Lay, Vote
from tests import table
from tests.table import LETTERS, seat_of

from .brute_force import every_coalition


class ByPlayer(TypedDict, total=False):
    """Cards of each player: on the table, or in hand."""

    A: str
    B: str
    C: str
    D: str
    E: str
    F: str
    G: str
    H: str
    I: str  # noqa: E741
    J: str


DOSSIER: ByPlayer = {
    "A": "rose-10 rose-4 leaf-6 lemon-5",
    "B": "rose-9 hat-10 hat-3 cross-6",
    "C": "hat-9 leaf-8 fist-7 lemon-8",
}
"""The table of the dossier's worked examples: France, four cards, three players."""


def player_of(seat: Seat | None) -> str | None:
    return None if seat is None else LETTERS[seat]


def edition(name: str) -> KoalitionEdition:
    """An edition that comes with the game."""
    found = RULES.find_edition(name)
    assert isinstance(found, KoalitionEdition)
    return found


def all_of(hands: list[list[Card]]) -> list[Card]:
    """All cards in all hands."""
    return [card for one in hands for card in one]


# A table to count


def empty_table(players: int = 3, edition: str = "second", **options: Any) -> Koalition:
    """A state in which nothing has happened yet."""
    g = RULES.empty(RULES.setup(players, edition, options), Chance("a seed", {}))
    assert isinstance(g, Koalition)
    g.booked = {party: [0] * players for party in g.edition.parties}
    g.known = [[] for _ in range(players)]
    g.specials = [[] for _ in range(players)]
    g.hands = [[] for _ in range(players)]
    return g


def vote_in(
    country: Country, players: int = 3, edition: str = "second", *, options: Any = None, **table: Unpack[ByPlayer]
) -> Koalition:
    """A vote in a country with these cards on the table, by player."""
    g = empty_table(players, edition, **(options or {}))
    g.country = country
    for player, cards in cast("dict[str, str]", table).items():
        for card in cards.split():
            g.table.append(laid(g, player, card))
    return g


def laid(g: Koalition, player: str, called: str) -> Laid:
    """A card on the table."""
    card, _, party = called.partition(":")
    politician = g.edition.laid[card]
    return Laid(card, seat_of(player), party or politician.party or "", politician.votes)


def votes(g: Koalition) -> dict[str, int]:
    """The votes of each bloc."""
    return {bloc.id: bloc.votes for bloc in count.blocs(g)}


def total(g: Koalition) -> int:
    return sum(votes(g).values())


def leaders(g: Koalition) -> dict[Party, str | None]:
    """Who leads each party, by letter."""
    return {party: player_of(seat) for party, seat in count.leaders(g).items()}


def legal(g: Koalition) -> dict[str, int]:
    """Every coalition that may govern, as «rose leaf lemon», with its votes."""
    return {
        " ".join(bloc.id for bloc in coalition): sum(bloc.votes for bloc in coalition)
        for coalition in every_coalition(g)
    }


def governs(g: Koalition, coalition: str) -> list[Score]:
    """What a coalition pays, by player and party."""
    names = coalition.split()
    return count.payout(g, [bloc for bloc in count.blocs(g) if bloc.id in names])


def pays(g: Koalition, coalition: str) -> dict[str, int]:
    """What a coalition pays to each player who gets something."""
    points = count.by_seat(g, governs(g, coalition))
    return {LETTERS[seat]: taken for seat, taken in enumerate(points) if taken}


# A game under way


class Table(table.Table[Koalition]):
    """Players at a game under way, who do things one after the other through its one door."""

    @property
    def match(self) -> Match:
        frame = self.g.stack[0]
        assert isinstance(frame, Match)
        return frame

    @property
    def negotiation(self) -> Negotiation:
        frame = self.g.stack[-1]
        assert isinstance(frame, Negotiation)
        return frame

    def asked(self) -> dict[str, str]:
        """Who is asked, and what for; who may think again too."""
        return {LETTERS[request.seat]: request.kind for request in self.game.requests}

    def request(self, player: str) -> Request:
        (request,) = self.game.asked(seat_of(player))
        return request

    def options(self, player: str) -> tuple[Action, ...]:
        """What a player may choose from."""
        return self.request(player).options

    def plays(self, player: str, *actions: Action) -> Table:
        return self.does(player, *actions)

    def lays(self, player: str, called: str) -> Table:
        card, _, party = called.partition(":")
        return self.does(player, Lay(card, party or self.g.edition.laid[card].party or ""))

    def round(self, **cards: str) -> Table:
        """Each player lays a card, and nobody opens a round of action cards."""
        for player, card in cards.items():
            self.lays(player, card)
            if self.asked().get(player) == "open":
                self.passes(player)
        return self

    def everybody_lays(self) -> Table:
        """Each player lays the first card in hand, round after round, and nobody opens a round of action cards."""
        while (request := self.game.requests[0]).kind in ("lay", "open"):
            voted = len(self.g.outcomes)
            action = request.options[0] if request.kind == "lay" else PASS
            self.game.act(request.seat, request.id, action)
            if len(self.g.outcomes) > voted or self.game.over:
                break
        return self

    def proposes(self, player: str, coalition: str) -> Table:
        """Put a proposal together and on the table, in one go as a client sends it."""
        wanted = steps(self.negotiation, seat_of(player), coalition.split())
        self.game.act_all(seat_of(player), self.request(player).id, wanted)
        return self

    def includes(self, player: str, *blocs: str) -> Table:
        return self.does(player, *[Include(bloc) for bloc in blocs])

    def accepts(self, player: str, coalition: str) -> Table:
        return self.does(player, Accept(tuple(coalition.split())))

    def withdraws(self, player: str, coalition: str) -> Table:
        return self.does(player, Withdraw(tuple(coalition.split())))

    def nobody_agrees(self) -> Table:
        """Every leader has nothing to add."""
        while "negotiate" in self.asked().values():
            self.passes(next(iter(self.asked())))
        return self

    def agree(self, coalition: str) -> Table:
        """All leaders concerned shake hands on a coalition."""
        wanted = tuple(coalition.split())
        leaders = dict.fromkeys([bloc.leader for bloc in self.negotiation.members(wanted)])
        first, *others = [LETTERS[seat] for seat in leaders]
        self.proposes(first, coalition)
        for other in others:
            self.accepts(other, coalition)
        return self

    def somebody_governs(self) -> Table:
        """All leaders concerned shake hands on the first coalition that there is."""
        return self.agree(" ".join([bloc.id for bloc in next(Reach(self.g, self.negotiation.blocs).coalitions())]))

    def taken(self) -> dict[str, int]:
        """What each player took in the last vote, if anything."""
        points = count.by_seat(self.g, self.g.outcomes[-1].scores)
        return {LETTERS[seat]: one for seat, one in enumerate(points) if one}


def begin(players: int = 3, edition: str = "second", *, seed: str = "a game", **options: Any) -> Table:
    """A game as it really begins, dealt by chance."""
    return Table(Game.begin(RULES, RULES.setup(players, edition, options), seed))


def seated(
    country: Country,
    players: int = 3,
    edition: str = "second",
    *,
    starter: str = "A",
    then: str = "",
    options: Any = None,
    **hands: Unpack[ByPlayer],
) -> Table:
    """A game at the first card of a country, with these hands; the cards that nobody holds lie aside.

    `then` names the countries that come next. A player who is not named holds cards of the rest, as many as the
    table of deals gives.
    """
    table = begin(players, edition, **{"first_starter": "lot", **(options or {})})
    g = table.g
    politicians, specials = g.edition.piles(g.edition.deals[players])
    rest, rest_specials = Counter(politicians), Counter(specials)
    named = {seat_of(player): hand.partition("/") for player, hand in cast("dict[str, str]", hands).items()}
    for seat, (held, _, others) in named.items():
        g.hands[seat], g.specials[seat] = held.split(), others.split()
        for card in g.hands[seat]:
            assert rest[card], f"nobody can hold {card} here"
            rest[card] -= 1
        for card in g.specials[seat]:
            assert rest_specials[card], f"nobody can hold {card} here"
            rest_specials[card] -= 1
    aside, aside_specials = list(rest.elements()), list(rest_specials.elements())
    for seat in range(players):
        if seat not in named:
            g.hands[seat] = [aside.pop() for _ in range(g.edition.deals[players].politicians)]
            g.specials[seat] = [aside_specials.pop() for _ in range(g.edition.deals[players].specials)]
    g.aside, g.aside_specials = aside, aside_specials
    _turn_up(g, country, then.split())
    g.starter = seat_of(starter)
    _ask_again(g)
    assert g.conserved() == []
    return table


def _turn_up(g: Koalition, country: Country, then: list[Country]) -> None:
    left = len(g.deck)
    others = [one for one in g.edition.countries if one not in (country, *then)]
    g.country, g.deck = country, [*then, *others][:left]


def _ask_again(g: Koalition) -> None:
    """The first question of the vote, put to the table as it is now."""
    assert isinstance(g.stack[-1], Vote)
    flow.run(g, g.stack[-1].next_player)
    flow.settle(g)


def reachable(table: Table, player: str) -> set[tuple[str, ...]]:
    """Every coalition that a player could put together and propose now, step by step."""
    seat, found, tried = seat_of(player), set[tuple[str, ...]](), set[tuple[str, ...]]()
    waiting = [table.game.copy()]
    while waiting:
        game = waiting.pop()
        (request,) = [one for one in game.asked(seat) if not one.optional]
        for option in request.options:
            if isinstance(option, Propose):
                found.add(option.coalition)
            elif isinstance(option, Include):
                further = game.copy()
                further.act(seat, request.id, option)
                talks = further.state.stack[-1]
                assert isinstance(talks, Negotiation)
                if talks.drafts[seat] not in tried:
                    tried.add(talks.drafts[seat])
                    waiting.append(further)
    return found


def hand(g: Koalition, player: str) -> list[Card]:
    return sorted(g.hands[seat_of(player)])


def specials(g: Koalition, player: str) -> list[Card]:
    return sorted(g.specials[seat_of(player)])

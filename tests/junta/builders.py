"""Positions of Junta in a few lines.

Players are A, B, C and so on, in the order of their seats; puppets are X, Y and Z. Money is bills: "331" is two of
three millions and one of one. A position is the beginning of a phase of turn 5, A is President, the cabinet is
`usual_posts`, and nobody holds a card or a bill unless it is said.

    table = at(4, phase=4, reserve={"A": "3"}, hand={"B": "church"})
    table.piles("A", B="33", C="1").announces("A", 4, 1).ballot(yes="AB", no="CD")    # all through `game.act`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.engine import flow
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, ByLot, Pass
from hemicycle.games.junta import RULES
from hemicycle.games.junta.edition import ADMIRAL, COMMANDER, GENERALS, MINISTER, POSTS, JuntaEdition
from hemicycle.games.junta.match import Match
from hemicycle.games.junta.money import EMPTY, Purse, gathered, minus, plus, spread, worth
from hemicycle.games.junta.politics.assassins import Assassinate, InstallCousin, SecretPolice
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.politics.budget import SEAL, Announce, ForceBudget, LetBudgetFail, PutBill
from hemicycle.games.junta.politics.cabinet import GivePost, KeepCabinet
from hemicycle.games.junta.politics.location import GoIntoExile, GoTo
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, Decline, GiveAll, GiveVotes, Stand
from hemicycle.games.junta.state import NOBODY, Family, Junta, Turn
from hemicycle.games.junta.turn import NinePhases, Resign
from tests import table
from tests.table import LETTERS, EventT

PUPPETS = "XYZ"
A, B, C, D, E, F, G = range(7)
PASS = Pass()

BANK, HQ, HOME, FLAT, CLUB = PLACES = ("bank", "headquarters", "residence", "bachelor-flat", "night-club")


def bills(text: str) -> Purse:
    """ "331": two bills of three millions, one of one."""
    return gathered([int(bill) for bill in text])


def edition(name: str = "las-bananas") -> JuntaEdition:
    found = RULES.find_edition(name)
    assert isinstance(found, JuntaEdition)
    return found


class Table(table.Table[Junta]):
    """Players at a game under way, who do things one after the other through its one door."""

    def family(self, name: str) -> int:
        """The number of a family: a player's, or a puppet's."""
        return LETTERS.index(name) if name in LETTERS else self.g.players + PUPPETS.index(name)

    def families(self, names: str) -> list[int]:
        return [self.family(name) for name in names]

    def name(self, family: int) -> str:
        return LETTERS[family] if family < self.g.players else PUPPETS[family - self.g.players]

    def of(self, name: str) -> Family:
        return self.g.families[self.family(name)]

    # What is asked

    @property
    def kind(self) -> str:
        """What is asked, of whomever."""
        (kind,) = {one.kind for one in self.waiting()}
        return kind

    def request(self, player: str, family: str = "") -> Request:
        found = [one for one in self.waiting() if one.seat == LETTERS.index(player)]
        if family:
            found = [one for one in found if one.about["family"] == self.family(family)]
        assert found, f"{player} is not asked; {self.asked()}"
        return found[0]

    def options(self, player: str, *kinds: type[Action], family: str = "") -> list[Action]:
        """What a player may choose from, but to pass; of these kinds, if any are named."""
        found = [one for one in self.request(player, family).options if one != PASS]
        return [one for one in found if not kinds or isinstance(one, kinds)]

    def may(self, player: str, action: Action, family: str = "") -> bool:
        return action in self.request(player, family).options

    def offers(self) -> dict[str, str]:
        """Who may do what out of turn."""
        return {LETTERS[one.seat]: one.kind for one in self.game.requests if one.optional}

    # Doing things

    def does(self, player: str, *actions: Action, family: str = "") -> Table:
        for action in actions:
            request = self.request(player, family)
            self.game.act(request.seat, request.id, action)
        self.check()
        return self

    def all_pass(self, *kinds: str) -> Table:
        """Whoever is asked one of these passes, as long as it is asked."""
        while not self.game.over and (waiting := self.waiting()) and waiting[0].kind in kinds:
            self.game.act(waiting[0].seat, waiting[0].id, PASS)
        self.check()
        return self

    def check(self) -> None:
        assert self.g.conserved() == []

    def resigns(self) -> Table:
        (request,) = [one for one in self.game.requests if one.kind == "resign"]
        self.game.act(request.seat, request.id, Resign())
        self.check()
        return self

    # Ballots

    def voter(self) -> str:
        """For which family a vote is asked."""
        (request,) = self.waiting()
        assert request.kind == "vote"
        family = request.about["family"]
        assert isinstance(family, int)
        return self.name(family)

    def gives(self, choice: int | str, source: str = "") -> Table:
        """Whoever is asked gives all that lies open, or one block."""
        (request,) = self.waiting()
        action: Action = GiveVotes(source, choice) if source else GiveAll(choice)
        if action not in request.options and not source:
            action = GiveVotes("family", choice)
        self.game.act(request.seat, request.id, action)
        return self

    def abstains(self) -> Table:
        (request,) = self.waiting()
        self.game.act(request.seat, request.id, PASS)
        return self

    def vote(self, **choices: str | int) -> Table:
        """One round: each family gives all its open votes to this choice, or abstains."""
        place = self.g.stack[-1].round  # type: ignore[attr-defined]
        while not self.game.over and self.kind == "vote" and self.g.stack[-1].round == place:  # type: ignore[attr-defined]
            voter = self.voter()
            if voter in choices:
                self.gives(choices.pop(voter))
            else:
                self.abstains()
        self.check()
        return self

    def ballot(self, yes: str = "", no: str = "") -> Table:
        """A whole ballot: these for, these against, the others abstain; nobody plays a card."""
        self.vote(**dict.fromkeys(yes, FOR), **dict.fromkeys(no, AGAINST))
        return self.second_round()

    def elects(self, declines: str = "", **choices: str) -> Table:
        """An election: each family for this player; who has votes stands, or declines."""
        self.vote(**{voter: LETTERS.index(name) for voter, name in choices.items()})
        return self.stand(declines).second_round()

    def second_round(self) -> Table:
        """The rest of a ballot in which nobody plays a card."""
        self.all_pass("answer-ballot")
        if not self.game.over and self.kind == "vote" and self.g.stack[-1].round == 2:  # type: ignore[attr-defined]
            self.vote()
        return self.stand().all_pass("answer-ballot")

    def stand(self, declines: str = "") -> Table:
        for request in [one for one in self.waiting() if one.kind == "stand"]:
            action: Action = Decline() if LETTERS[request.seat] in declines else Stand()
            self.game.act(request.seat, request.id, action)
        self.check()
        return self

    # The phases

    def posts(self, player: str, *families: str) -> Table:
        """The President gives the posts that are his to give, in order."""
        for family in families:
            post = self.request(player).about["post"]
            assert isinstance(post, str)
            self.does(player, GivePost(post, NOBODY if family == "-" else self.family(family)))
        return self

    def keeps(self, player: str = "A") -> Table:
        return self.does(player, KeepCabinet())

    def piles(self, player: str, **piles: str) -> Table:
        """Piles of these bills, sealed."""
        for family, pile in piles.items():
            self.does(player, *[PutBill(self.family(family), int(bill)) for bill in pile])
        return self.does(player, SEAL)

    def announces(self, player: str, *values: int) -> Table:
        return self.does(player, *[Announce(value) for value in values])

    def proposes(self, player: str = "A", **piles: str) -> Table:
        """A budget, announced as it is."""
        self.piles(player, **piles)
        while not self.game.over and self.kind == "announce":
            self.does(player, self.request(player).options[0])
        return self

    def forces(self, player: str) -> Table:
        return self.all_pass("take-over").does(player, ForceBudget())

    def lets_fail(self, player: str) -> Table:
        return self.all_pass("take-over").does(player, LetBudgetFail())

    def goes(self, **places: str) -> Table:
        """Where everybody is; "exile": he leaves. Whoever is not named is at the night club."""
        for request in self.waiting():
            family = request.about["family"]
            assert isinstance(family, int)
            place = places.get(self.name(family), CLUB)
            action: Action = GoIntoExile() if place == "exile" else GoTo(place)
            self.game.act(request.seat, request.id, action)
        self.check()
        return self

    def sends(self, player: str, card: str, target: str, place: str) -> Table:
        return self.does(player, Assassinate(card, self.family(target), place))

    def police(self, player: str, target: str, place: str = BANK) -> Table:
        return self.does(player, SecretPolice(self.family(target), place))

    def undefended(self) -> Table:
        return self.all_pass("save-yourself")

    def cousin(self, player: str, post: str) -> Table:
        return self.does(player, InstallCousin(post))

    def deposits(self, player: str, text: str) -> Table:
        return self.does(player, Deposit(bills(text)))

    def withdraws(self, player: str, text: str) -> Table:
        return self.does(player, Withdraw(bills(text)))

    def quiet(self, *until: str) -> Table:
        """Everybody takes what is asked for granted (the default, or to pass) up to one of these questions."""
        while not self.game.over and self.waiting()[0].kind not in until:
            request = self.waiting()[0]
            action = PASS if PASS in request.options else request.default or request.options[0]
            if isinstance(action, ByLot):
                action = (action.among or request.options)[-1]
            self.game.act(request.seat, request.id, action)
        self.check()
        return self

    # What has come of it

    def cash(self, name: str) -> int:
        return worth(self.of(name).reserve)

    def swiss(self, name: str) -> int:
        return worth(self.of(name).account)

    def hand(self, name: str) -> str:
        return " ".join(sorted(self.of(name).hand))

    def dead(self) -> str:
        return "".join(self.name(number) for number, one in enumerate(self.g.families) if one.dead)

    def abroad(self) -> str:
        return "".join(self.name(number) for number, one in enumerate(self.g.families) if one.exile)

    def holders(self) -> dict[str, str]:
        return {post: "-" if family == NOBODY else self.name(family) for post, family in self.g.posts.items()}

    @property
    def president(self) -> str:
        return LETTERS[self.g.president]

    def last(self, kind: type[EventT]) -> EventT:
        return self.happened(kind)[-1]

    def view(self, player: str = "") -> Junta:
        """The table as a player sees it, or a spectator."""
        found = self.game.view(LETTERS.index(player) if player else -1)
        assert isinstance(found, Junta)
        return found

    def seen(self, player: str, kind: type[EventT]) -> EventT:
        """The last event of a kind as a player saw it."""
        found = self.last(kind).mask(LETTERS.index(player))
        assert isinstance(found, kind)
        return found


def begin(
    players: int = 4, *, seed: str = "a game", edition: str | JuntaEdition = "las-bananas", **options: Any
) -> Table:
    """A game as it really begins, dealt by chance."""
    return Table(Game.begin(RULES, RULES.setup(players, edition, options), seed))


def usual_posts(players: int, president: int) -> dict[str, int]:
    """Six posts in order to the players after the President, round and round; at small tables as they are set."""
    others = [(president + step) % players for step in range(1, players)]
    if players >= 4:
        return {post: others[at % len(others)] for at, post in enumerate(POSTS)}
    puppets = list(range(players, 5))
    found = {ADMIRAL: president, COMMANDER: others[-1], GENERALS[0]: others[-1]}
    found[MINISTER] = others[0] if players == 3 else puppets.pop(0)
    found[GENERALS[1]], found[GENERALS[2]] = puppets
    return found


def at(
    players: int = 4,
    phase: int = 1,
    *,
    president: str = "A",
    turn: int = 5,
    hand: dict[str, str] | None = None,
    influence: dict[str, str] | None = None,
    reserve: dict[str, str] | None = None,
    account: dict[str, str] | None = None,
    where: dict[str, str] | None = None,
    exile: str = "",
    dead: str = "",
    posts: dict[str, str] | None = None,
    follows: dict[str, str] | None = None,
    deck: str = "",
    discard: str = "",
    aid: str = "",
    left: int | None = None,
    edition: str | JuntaEdition = "las-bananas",
    options: dict[str, Any] | None = None,
    seed: str = "a game",
    dice: dict[str, Sequence[int]] | None = None,
    **fields: Any,
) -> Table:
    """A position at the beginning of a phase, run on to its first question.

    `phase`: 3 draws the aid and goes on to the budget; 4 is the budget without it. `posts`: by post, the others as
    usual; `follows`: whom a puppet follows (usually X the President, the others his opponent). `deck`: the next
    cards to come; `aid`: the next bills; `left`: how many bills the pile holds, the others lie in the box. `dice`:
    what is rolled next, by purpose.
    """
    table = begin(players, seed=seed, edition=edition, **(options or {}))
    g = table.g
    g.turn, g.president = Turn(turn, phase - 1, placed=phase >= 6), LETTERS.index(president)
    g.posts = usual_posts(players, g.president)
    for post, name in (posts or {}).items():
        g.posts[post] = NOBODY if name == "-" else table.family(name)
    for number, one in enumerate(g.families):
        name = table.name(number)
        one.hand, one.influence = (hand or {}).get(name, "").split(), (influence or {}).get(name, "").split()
        one.reserve, one.account = bills((reserve or {}).get(name, "")), bills((account or {}).get(name, ""))
        one.dead, one.exile = name in dead, "embassy-1" if name in exile else ""
        one.location = "" if phase < 6 or one.exile else (where or {}).get(name, CLUB)
        if number >= players:
            leader = (follows or {}).get(name) or (president if name == "X" else LETTERS[opponent_of(g)])
            one.leader = LETTERS.index(leader)
            one.seats = (one.leader,)
    g.table, g.box = [], EMPTY
    _deal_cards(g, deck.split(), discard.split())
    _deal_bills(g, aid, left)
    set_fields(g, fields)
    for purpose, rolled in (dice or {}).items():
        rolls(table, purpose, *rolled)
    _play_on(table)
    return table


def set_fields(g: Junta, fields: dict[str, Any]) -> None:
    """Fields of the table, or of its turn."""
    for field, value in fields.items():
        one = g.turn if hasattr(g.turn, field) else g
        assert hasattr(one, field), f"there is no field {field}"
        setattr(one, field, value)


def opponent_of(g: Junta) -> int:
    return next(seat for seat in range(g.players) if seat not in (g.president, g.posts[MINISTER]))


def rolls(table: Table, purpose: str, *dice: int) -> Table:
    """These dice are rolled next for a purpose: chance is wound to where it would roll them by itself."""
    chance = table.g.chance
    start = 0
    while True:
        chance.counts[purpose] = start
        if all(chance.roll(purpose) == die for die in dice):
            chance.counts[purpose] = start
            return table
        start += 1


def _deal_cards(g: Junta, deck: list[str], discard: list[str]) -> None:
    rest = list(g.edition.deck)
    for card in [*deck, *discard, *[card for one in g.families for card in (*one.hand, *one.influence)]]:
        rest.remove(card)
    g.deck, g.discard = [*rest, *reversed(deck)], discard


def _deal_bills(g: Junta, aid: str, left: int | None) -> None:
    rest = minus(g.edition.bills, bills(aid))
    for one in g.families:
        rest = minus(rest, plus(one.reserve, one.account))
    under = spread(rest)
    if left is not None:
        keep = left - len(aid)
        under, boxed = under[:keep], under[keep:]
        g.box = gathered(boxed)
    g.pile = [*under, *[int(bill) for bill in reversed(aid)]]


def _play_on(table: Table) -> None:
    g, match, turn = table.g, Match(), NinePhases()
    g.stack[:] = [match, turn]
    g.out_of_turn, g.events = [], []
    match.at = "turn_over"
    flow.run(g, turn.enter(g))
    flow.settle(g)
    table.game.chain = (None, 0, -1, "begin", 0, None, tuple(g.events))
    g.events = []
    assert g.over or not g.conserved(), g.conserved()

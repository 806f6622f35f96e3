"""The first half of the referee (see `referee.py`): cards, money, ballots and Presidents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Option: TypeAlias = tuple[Any, ...]
Bills: TypeAlias = tuple[int, int, int]


class Question(NamedTuple):
    seat: int
    kind: str
    options: frozenset[Option]
    family: int = -1
    """Where one seat is asked for several families at once."""


Questions: TypeAlias = list[Question]
Answers: TypeAlias = list[Option]
"""In the order of the questions; none: somebody has resigned instead."""
Asking: TypeAlias = Generator[Questions, Answers, Any]

NOBODY = -1
PASS: Option = ("Pass",)
MINISTER, ADMIRAL, COMMANDER = "minister", "admiral", "commander"
GENERALS = ("general-1", "general-2", "general-3")
POSTS = (MINISTER, *GENERALS, ADMIRAL, COMMANDER)

INFLUENCE = {
    "church": 10,
    "conservatives": 8,
    "bankers": 7,
    "unions": 5,
    "socialists": 5,
    "christian-democrats": 5,
    "peasants": 3,
    "student-movement": 3,
    "radicals": 3,
    "academics": 3,
    "monarchists": 3,
}
TOGETHER = {
    "socialists": ("unions", 10),
    "christian-democrats": ("church", 10),
    "academics": ("student-movement", 6),
}
VOTES = {
    "black-market": 3,
    "middle-class": 3,
    "ghost-voters": 3,
    "old-generals": 3,
    "refugees": 2,
    "anarchists": 2,
    "farmhands": 2,
    "marxists": 2,
    "double-voters": 2,
    "electoral-fraud": 5,
}
PAYERS = ("bankers", "monarchists")
NEEDS = {
    "call-for-reform": "christian-democrats",
    "church-sacked": "church",
    "bank-holiday": "bankers",
    "spy": "academics",
    "royalist": "monarchists",
}


class Over(Exception):
    """The game is over; whether everybody has lost."""


@dataclass
class House:
    """A family."""

    leader: int
    hand: Counter[str] = field(default_factory=Counter)
    shown: list[str] = field(default_factory=list)
    reserve: Counter[int] = field(default_factory=Counter)
    account: Counter[int] = field(default_factory=Counter)
    place: str = ""
    dead: bool = False
    abroad: bool = False
    spent: int = 0
    swapped: bool = False

    def cards(self) -> list[str]:
        return [card for card, number in self.hand.items() if number > 0]

    def kinds(self) -> list[int]:
        return [bill for bill, number in sorted(self.reserve.items()) if number > 0]


def money(purse: Counter[int]) -> int:
    return sum(bill * number for bill, number in purse.items())


def purse(bills: Bills) -> Counter[int]:
    return Counter({value: number for value, number in zip((1, 2, 3), bills, strict=True) if number})


def flat(bills: Counter[int]) -> Bills:
    return bills[1], bills[2], bills[3]


def every_part(bills: Counter[int]) -> set[Bills]:
    """All that can be taken from a purse, but nothing."""
    ones, twos, threes = (range(bills[value] + 1) for value in (1, 2, 3))
    return set(product(ones, twos, threes)) - {(0, 0, 0)}


def every_payment(bills: Counter[int], price: int) -> set[Bills]:
    """All ways to pay without a bill that one could take back."""
    found = set()
    for part in every_part(bills):
        total = part[0] + 2 * part[1] + 3 * part[2]
        smallest = min(value for value, number in zip((1, 2, 3), part, strict=True) if number)
        if total >= price > total - smallest:
            found.add(part)
    return found


@dataclass
class Parliament:
    """Families with their cards and money, and how they vote."""

    players: int
    options: dict[str, str]
    any_time: bool
    told: list[Any] = field(default_factory=list)
    """What chance has dealt since the last answer: events of the game, oldest first."""
    dice: list[int] = field(default_factory=list)
    """What was rolled."""

    def deal(self, deck: Iterable[str]) -> None:
        """Set-up  Cards for all; nothing else is anybody's yet."""
        self.small = self.players < 4
        puppets = {2: 3, 3: 2}.get(self.players, 0)
        self.houses = [House(seat) for seat in range(self.players)] + [House(NOBODY) for _ in range(puppets)]
        self.deck, self.discard, self.table = Counter(deck), Counter[str](), Counter[str]()
        self.pile, self.box = Counter({1: 51, 2: 30, 3: 15}), Counter[int]()
        self.under = 0
        self.president, self.turn, self.phase = NOBODY, 0, 0
        self.posts = dict.fromkeys(POSTS, NOBODY)
        self.cousin, self.motion = "", False
        self.unstable, self.bank, self.struck = False, "open", -9
        self.reform, self.sacked = NOBODY, Counter[int]()
        self.heaps: dict[int, tuple[Counter[int], int]] = {}
        self.gone_in = 0
        self.quiet = True
        self.over = self.lost = False
        for family in range(len(self.houses)):
            self.draw(family, 4 if self.small else 5)
        for house in self.houses[self.players :]:
            for card in house.cards():
                if card in INFLUENCE:
                    self.lay(house, card)

    # Chance

    def chance(self, kind: str) -> Any:
        assert self.told, f"{kind} was due, and nothing was dealt"
        event = self.told.pop(0)
        assert type(event).__name__ == kind, f"{kind} was due, not {event}"
        return event

    def die(self) -> int:
        assert self.dice, "a die was due, and none was rolled"
        return self.dice.pop(0)

    def draw(self, family: int, number: int) -> None:
        event = self.chance("CardsDrawn")
        there = self.deck.total() + self.discard.total()
        assert (event.family, len(event.cards)) == (family, min(number, there))
        for card in event.cards:
            if not self.deck.total():
                self.deck, self.discard = self.discard, Counter()
            assert self.deck[card] > 0, f"{card} can't be in the deck"
            self.deck[card] -= 1
            self.houses[family].hand[card] += 1

    def take_bills(self, kind: str, number: int) -> Counter[int]:
        event = self.chance(kind)
        bills = purse(event.bills)
        assert bills.total() == min(number, self.pile.total())
        assert all(self.pile[value] >= count for value, count in bills.items())
        self.pile -= bills
        return bills

    # Cards and bills

    def lay(self, house: House, card: str) -> None:
        house.hand[card] -= 1
        house.shown.append(card)

    def away(self, family: int, card: str) -> None:
        self.houses[family].hand[card] -= 1
        self.discard[card] += 1

    def pay_out(self, bills: Counter[int]) -> None:
        """Spent: into the box, or under the pile."""
        for bill in bills.elements():
            limit = {"box": 0, "under": 96, "under-10": 10}[self.options["spent"]]
            if self.under < limit:
                self.under += 1
                self.pile[bill] += 1
            else:
                self.box[bill] += 1

    def condition(self, family: int, card: str) -> bool:
        if card == "foreigner" and (family == self.president or family == self.holder(MINISTER)):
            return False
        return card not in NEEDS or NEEDS[card] in self.houses[family].shown

    def funds(self, family: int) -> int:
        house = self.houses[family]
        return max(0, sum(card in PAYERS for card in house.shown) - house.spent)

    def wallets(self, family: int) -> list[House]:
        """Whose bills pay for a card: a puppet's leader's; of three players the President's puppets' first."""
        family = family if family < self.players else self.houses[family].leader
        found = [self.houses[family]]
        if self.players == 3 and family == self.president:
            found = [house for house in self.houses[3:] if house.leader == family and self.here(house)] + found
        return found

    def can_pay(self, family: int, price: int) -> bool:
        return sum(money(house.reserve) for house in self.wallets(family)) + self.funds(family) >= price

    def pay(self, family: int, price: int) -> Asking:
        helped = min(price, self.funds(family))
        self.houses[family].spent += helped
        if price == helped:
            return
        wallets = self.wallets(family)
        together: Counter[int] = Counter()
        for house in wallets:
            together += house.reserve
        ways = {("PayBills", bills) for bills in every_payment(together, price - helped)}
        answer = yield from self.one(self.houses[family].leader, "pay", ways)
        due = purse(answer[1])
        self.pay_out(due)
        for house in wallets:
            part = due & house.reserve
            house.reserve -= part
            due -= part
        assert not due

    # Who is who

    def here(self, house: House) -> bool:
        """Alive and in the country; a puppet with its leader."""
        if house.dead or house.abroad:
            return False
        number = next(at for at, one in enumerate(self.houses) if one is house)
        if number < self.players or house.leader == NOBODY:
            return True
        return self.here(self.houses[house.leader])

    def active(self, family: int) -> bool:
        return self.here(self.houses[family])

    def round_from(self, family: int) -> list[int]:
        size = len(self.houses)
        return [one for one in [(family + step) % size for step in range(size)] if self.active(one)]

    def players_from(self, family: int) -> list[int]:
        return [one for one in self.round_from(family) if one < self.players]

    def holder(self, post: str) -> int:
        family = self.posts[post]
        return family if family != NOBODY and self.active(family) else NOBODY

    def posts_of(self, family: int) -> list[str]:
        return [post for post in POSTS if self.posts[post] == family]

    # Asking

    def ask(self, questions: Callable[[], Questions]) -> Asking:
        """Ask; where the President resigns over it, see to that and ask anew."""
        while True:
            put = questions()
            if not put:
                return []
            answers = yield put
            if answers:
                return answers
            yield from self.resignation()

    def one(self, seat: int, kind: str, options: Iterable[Option], may_pass: bool = False) -> Asking:
        found = frozenset(options) | ({PASS} if may_pass else set())
        answers = yield from self.ask(lambda: [Question(seat, kind, found)])
        return answers[0]

    def calmly(self, asking: Asking) -> Asking:
        """While this goes on nobody may resign."""
        before, self.quiet = self.quiet, True
        result = yield from asking
        self.quiet = before
        return result

    def may_resign(self, put: Questions, answered: set[int]) -> bool:
        """Whether the President may, over these questions, of which some are answered."""
        if self.quiet or self.gone_in == self.phase or self.heaps:
            return False
        return any(one.seat == self.president and at not in answered for at, one in enumerate(put))

    # Ballots

    def scrutin(self, choices: list[Any], order: list[int], bound: set[int], president: bool = False) -> Asking:
        """Two rounds; returns the votes by choice, and whether a card was played from a hand."""
        fresh = False
        declined: set[int] = set()
        standing: set[int] = set()
        while True:
            given: list[tuple[int, str, Any, int]] = []
            cut, again = False, False
            for number in (1, 2):
                for family in order:
                    if family in bound and number == 1:
                        given += [(family, block, "for", 1) for block in self.blocks(family, given)]
                    forced = family in bound and family >= self.players
                    if forced or not self.active(family) or self.houses[family].leader == NOBODY:
                        continue
                    mine = ["for"] if family in bound else choices
                    while True:
                        answer = yield from self.vote(family, number, mine, declined, given)
                        house = self.houses[family]
                        if answer == PASS:
                            break
                        if answer[0] == "GiveAll":
                            given += [(family, block, answer[1], number) for block in self.blocks(family, given)]
                        elif answer[0] == "GiveVotes":
                            card = answer[1]
                            if house.hand[card] > 0:
                                fresh = True
                                if card in INFLUENCE:
                                    self.lay(house, card)
                                else:
                                    house.hand[card] -= 1
                                    self.table[card] += 1
                            given.append((family, card, answer[2], number))
                        else:
                            self.away(family, answer[1])
                            if answer[1] == "verification":
                                again = True
                                break
                            if answer[1] == "call-for-reform":
                                self.reform = family
                            elif answer[1] == "church-sacked":
                                self.sacked[family] += 5
                            else:
                                cut = True
                                if number == 2:
                                    break
                    if again or (cut and number == 2):
                        break
                if again:
                    break
                if cut and number == 2:
                    given = [one for one in given if one[3] == 1]
                if president:
                    with_votes = {one[2] for one in given if self.worth_of(one[0], one[1])}
                    wanted = [choice for choice in choices if choice in with_votes - standing - declined]
                    if wanted:
                        both = frozenset({("Stand",), ("Decline",)})
                        answers = yield [Question(seat, "stand", both) for seat in wanted]
                        for seat, answer in zip(wanted, answers, strict=True):
                            (standing if answer == ("Stand",) else declined).add(seat)
                        given = [one for one in given if one[2] not in declined]
                if cut or not set(choices) - declined:
                    break
                if self.any_time:
                    deeds = {"power-cut", "verification"} | ({"summer-holidays"} if number == 1 else set())
                    played = yield from self.ballot_window([one for one in order if one < self.players], deeds)
                    if played == "verification":
                        again = True
                        break
                    if played:
                        given = [one for one in given if one[3] == 1]
                        break
            self.discard, self.table = self.discard + self.table, Counter()
            if not again:
                break
        votes = {choice: 0 for choice in choices if choice not in declined}
        for family, block, choice, _ in given:
            votes[choice] += self.worth_of(family, block)
        return votes, fresh

    def vote(self, family: int, number: int, choices: list[Any], declined: set[int], given: list[Any]) -> Asking:
        house = self.houses[family]
        open_choices = [choice for choice in choices if choice not in declined]
        found: set[Option] = set()
        blocks = self.blocks(family, given) if number == 1 else []
        if len(blocks) > 1:
            found |= {("GiveAll", choice) for choice in open_choices}
        hand = [card for card in house.cards() if card in INFLUENCE or card in VOTES]
        found |= {("GiveVotes", block, choice) for block in [*blocks, *hand] for choice in open_choices}
        events = {"power-cut", "verification"}
        if number == 1:
            events |= {"summer-holidays", "call-for-reform", "church-sacked"}
        for card in house.cards():
            if card in events and self.condition(family, card):
                found.add(("PlayInBallot", card))
        answer = yield from self.one(house.leader, "vote", found, True)
        return answer

    def blocks(self, family: int, given: list[tuple[int, str, Any, int]]) -> list[str]:
        """What one gives without a card from the hand, and has not given yet."""
        found = ["family"] + (["president"] if family == self.president else [])
        found += self.posts_of(family) + self.mine(family)
        found += ["sacrilege"] if self.sacked[family] else []
        used = {one[1] for one in given if one[0] == family or one[1] in INFLUENCE}
        return [block for block in found if block not in used]

    def mine(self, family: int) -> list[str]:
        """The open Influence cards of which one has the votes."""
        author = self.reform
        if author == NOBODY or not self.active(author):
            return list(self.houses[family].shown)
        found = []
        for owner, house in enumerate(self.houses):
            for card in house.shown:
                taken = owner != author and INFLUENCE[card] <= 5 and self.active(owner)
                if family == (author if taken else owner):
                    found.append(card)
        return found

    def worth_of(self, family: int, block: str) -> int:
        if block == "sacrilege":
            return self.sacked[family]
        if block in VOTES:
            return VOTES[block]
        if block not in INFLUENCE:
            return 1
        owner = next(house for house in self.houses if block in house.shown)
        return self.influence(owner, block)

    def influence(self, owner: House, card: str) -> int:
        other, more = TOGETHER.get(card, ("", 0))
        return more if other in owner.shown else INFLUENCE[card]

    def ballot_window(self, order: list[int], deeds: set[str]) -> Asking:
        asked = [seat for seat in order if self.active(seat)]
        put = []
        for seat in asked:
            found: set[Option] = {("PlayInBallot", card) for card in self.houses[seat].cards() if card in deeds}
            put.append(Question(seat, "answer-ballot", frozenset(found | {PASS})))
        answers = yield put
        for seat, answer in zip(asked, answers, strict=True):
            if answer != PASS:
                self.away(seat, answer[1])
                return answer[1]
        return ""

    # Presidents

    def first_election(self) -> Asking:
        if self.players == 2:
            answer = yield from self.one(0, "first-president", {("ChoosePresident", 0), ("ChoosePresident", 1)})
            self.president = answer[1]
            return
        while True:
            named: list[int] = []
            for seat in range(self.players):
                while len(named) < self.players:
                    found: set[Option] = {("Nominate", one) for one in range(self.players) if one not in named}
                    answer = yield from self.one(seat, "nominate", found, bool(named))
                    if answer == PASS:
                        break
                    named.append(answer[1])
            order = list(range(self.players))
            votes, _ = yield from self.scrutin(sorted(named), order, set(), True)
            best = [seat for seat, number in votes.items() if number and number == max(votes.values())]
            if len(best) == 1:
                self.president = best[0]
                return
            if not self.pile.total():
                raise Over(True)
            for house in self.houses[: self.players]:
                self.discard += +house.hand + Counter(house.shown)
                house.hand, house.shown = Counter(), []
            for seat in range(self.players):
                self.draw(seat, 4 if self.small else 5)
            bill = self.take_bills("FirstElectionTied", 1)
            if self.options["tie_bill"] == "host":
                self.houses[0].reserve += bill
            else:
                self.box += bill
            if not self.pile.total():
                raise Over(True)

    def election(self, first: int, barred: int = NOBODY) -> Asking:
        """Who is elected, by whoever is in the country."""
        present = [seat for seat in range(self.players) if self.active(seat)]
        found = [seat for seat in present if seat != barred] or present
        if len(found) == 1:
            return found[0]
        if self.small:
            strongest = max(self.players_from(first), key=self.faction)
            answer = yield from self.one(
                strongest, "choose-president", {("ChoosePresident", seat) for seat in found}
            )
            return answer[1]
        reruns = NOBODY
        while True:
            votes, fresh = yield from self.scrutin(found, self.round_from(first), set(), True)
            most = max(votes.values(), default=0)
            best = [seat for seat, number in votes.items() if number == most] if most else []
            if len(best) == 1:
                return best[0]
            reruns = 0 if fresh or reruns == NOBODY else reruns + 1
            if reruns == 2:
                voter = self.players_from(first)[0]
                ways = {("ChooseWinner", seat) for seat in best or found}
                answer = yield from self.one(voter, "break-tie", ways)
                return answer[1]

    def faction(self, seat: int) -> int:
        total = 0
        for family, house in enumerate(self.houses):
            if house.leader == seat and self.active(family):
                total += 1 + len(self.posts_of(family)) + (family == self.president)
                total += sum(self.worth_of(family, card) for card in self.mine(family))
        return total

    def install(self, seat: int) -> None:
        """Somebody is President now: his other posts are vacant, and another's cousin is gone."""
        if self.cousin and seat != self.president:
            self.posts[self.cousin] = NOBODY
            self.cousin = ""
        if not self.small:
            for post in self.posts_of(seat):
                if post != self.cousin:
                    self.posts[post] = NOBODY
        self.president = seat

    def succeed(self, new: int, with_money: bool) -> None:
        old = self.president
        theirs = self.posts_of(new)
        mine = self.posts_of(old) if self.small else []
        self.install(new)
        for post in theirs:
            self.posts[post] = old
        for post in mine:
            self.posts[post] = new
        if with_money:
            self.houses[new].reserve += self.houses[old].reserve
            self.houses[old].reserve = Counter()

    def resignation(self) -> Asking:
        self.gone_in = self.phase
        new = yield from self.calmly(self.election(self.president))
        if new != self.president:
            self.succeed(new, True)

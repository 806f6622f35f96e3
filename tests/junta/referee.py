"""A referee: the political game of Junta a second time, from the rulebook and the rulings, without its code.

It sits beside a game. It is told nothing but what chance has dealt (which cards, which bills, which dice) and what
the players answered; who must be asked what, with which choices, and every figure it finds by itself. Phase 8 is
another game: the referee waits outside, and takes the figures as they are when it is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from .parliament import (
    ADMIRAL,
    COMMANDER,
    GENERALS,
    INFLUENCE,
    MINISTER,
    NOBODY,
    PASS,
    POSTS,
    Asking,
    House,
    Option,
    Over,
    Parliament,
    Question,
    Questions,
    every_part,
    every_payment,
    flat,
    money,
    purse,
)

BANK, HOME = "bank", "residence"
PLACES = (BANK, "headquarters", HOME, "bachelor-flat", "night-club")
KILLERS = {"professional": 2, "foreigner": 1, "amateur": 1, "royalist": 0, "madman": 0}


class Referee(Parliament):
    """The nine phases of a turn."""

    def begin(self, deck: Iterable[str]) -> Asking:
        """The whole game."""
        self.deal(deck)
        try:
            yield from self.first_election()
            while True:
                self.turn += 1
                yield from self.nine_phases()
        except Over as end:
            self.over, self.lost = True, bool(end.args[0])

    # A turn

    def nine_phases(self) -> Asking:
        self.quiet = False
        yield from self.phase_1()
        self.phase = 2
        yield from self.phase_2()
        yield from self.calmly(self.interlude())
        self.phase = 3
        if self.pile.total() < 8:
            raise Over(False)
        self.houses[self.president].reserve += self.take_bills("AidDrawn", 8)
        self.phase = 4
        yield from self.budget(self.president, True)
        yield from self.calmly(self.interlude())
        self.phase = 5
        yield from self.phase_5()
        self.phase = 6
        yield from self.calmly(self.phase_6())
        yield from self.calmly(self.interlude())
        self.phase = 7
        yield from self.banking("Phase 7")
        self.phase = 8
        yield []  # another game
        self.phase = 9
        yield from self.phase_9()

    def interlude(self) -> Asking:
        """House rule: between phases, cards at any moment."""
        while self.any_time:
            order = self.players_from(self.president)
            put = [Question(seat, "play-any-time", frozenset(self.playable(seat) | {PASS})) for seat in order]
            answers = yield put
            played = [(seat, answer) for seat, answer in zip(order, answers, strict=True) if answer != PASS]
            if not played:
                return
            yield from self.play(*played[0])

    def playable(self, family: int) -> set[Option]:
        found: set[Option] = set()
        for card in self.houses[family].cards():
            if card in INFLUENCE:
                found.add(("LayInfluence", card))
            elif not self.condition(family, card):
                continue
            elif (
                card in ("donation", "call-for-reform", "church-sacked")
                or (card == "competence" and self.phase == 1)
                or (card == "bank-holiday" and self.bank != "holiday" and self.phase < 7)
            ):
                found.add(("PlayCard", card))
            elif card == "spy":
                found |= {("PlayOn", card, seat) for seat in range(self.players) if seat != family}
            elif card == "broken-coalition":
                for other, house in enumerate(self.houses):
                    if other != family and house.shown and self.active(other):
                        found.add(("PlayOn", card, other))
        return found

    def play(self, family: int, answer: Option) -> Asking:
        card = answer[1]
        if card in INFLUENCE:
            self.lay(self.houses[family], card)
            return
        self.away(family, card)
        if card == "donation":
            if self.pile.total():
                self.houses[family].reserve += self.take_bills("DonationTaken", 1)
        elif card == "call-for-reform":
            self.reform = family
        elif card == "church-sacked":
            self.sacked[family] += 5
        elif card == "bank-holiday":
            self.bank = "holiday"
        elif card == "competence":
            self.motion = True
        elif card == "broken-coalition":
            victim = self.houses[answer[2]]
            lost = ("GiveUpInfluence", victim.shown[0])
            if victim.leader != NOBODY:
                options = {("GiveUpInfluence", one) for one in victim.shown}
                lost = yield from self.one(victim.leader, "lose-influence", options)
            victim.shown.remove(lost[1])
            self.discard[lost[1]] += 1

    def phase_1(self) -> Asking:
        self.phase = 1
        order = self.round_from(self.president)
        for family in order:
            self.draw(family, 2)
        for family in order:
            house = self.houses[family]
            if house.leader == NOBODY or not self.active(family):
                continue
            while True:
                (answer,) = yield from self.ask(lambda family=family: self.plays(family))  # type: ignore[misc]
                if answer == PASS:
                    break
                if answer[0] == "SwapCards":
                    puppet = self.houses[answer[1]]
                    puppet.swapped = True
                    for giver, taker, card in ((house, puppet, answer[2]), (puppet, house, answer[3])):
                        giver.hand[card] -= 1
                        taker.hand[card] += 1
                else:
                    yield from self.calmly(self.play(family, answer))
        yield from self.calmly(self.six_at_most())

    def six_at_most(self) -> Asking:
        """Whoever has more than six cards as the phase ends, abroad too, discards; in order from the President."""
        houses = len(self.houses)
        for family in [(self.president + step) % houses for step in range(houses)]:
            house = self.houses[family]
            while house.leader != NOBODY and house.hand.total() + len(house.shown) > 6:
                found = {("Discard", card) for card in [*house.cards(), *house.shown]}
                answer = yield from self.one(house.leader, "discard", found)
                if house.hand[answer[1]] > 0:
                    self.away(family, answer[1])
                else:
                    house.shown.remove(answer[1])
                    self.discard[answer[1]] += 1

    def plays(self, family: int) -> Questions:
        house, found = self.houses[family], self.playable(family)
        if family >= self.players:
            found = {one for one in found if one[0] == "LayInfluence"}
        for number in range(self.players, len(self.houses)):
            puppet = self.houses[number]
            if family < self.players and puppet.leader == family and not puppet.swapped:
                pairs = product(house.cards(), puppet.cards())
                found |= {("SwapCards", number, mine, its) for mine, its in pairs if mine != its}
        return [Question(house.leader, "play-cards", frozenset(found | {PASS}))]

    # The cabinet

    def phase_2(self) -> Asking:
        if self.cousin:
            self.posts[self.cousin] = NOBODY
            self.cousin = ""
        if self.motion:
            self.motion = False
            yield from self.calmly(self.competence())
        while True:
            president, given = self.president, self.fixed()
            while len(given) < 6:
                post = next(one for one in POSTS if one not in given)
                found: set[Option] = {("GivePost", post, family) for family in self.takers(post, given)}
                if given == self.fixed() and self.keepable():
                    found.add(("KeepCabinet",))
                answers = yield [Question(self.president, "give-post", frozenset(found))]
                if not answers:
                    yield from self.resignation()
                    if self.president != president:
                        break
                    continue
                if answers[0] == ("KeepCabinet",):
                    return
                given[post] = answers[0][2]
                if self.players == 3 and post == MINISTER:
                    given[COMMANDER] = 3 - self.president - given[MINISTER]
            else:
                self.posts = dict(given)
                return

    def competence(self) -> Asking:
        old = self.president
        votes, _ = yield from self.scrutin(["for", "against"], self.round_from(old), set())
        if votes["for"] and votes["for"] * 3 >= (votes["for"] + votes["against"]) * 2:
            new = yield from self.election(old, old)
            if new != old:
                self.succeed(new, False)

    def fixed(self) -> dict[str, int]:
        if not self.small:
            return {}
        found = {ADMIRAL: self.president}
        if self.players == 2:
            found[COMMANDER] = 1 - self.president
        return found

    def takers(self, post: str, given: dict[str, int]) -> set[int]:
        """By trying: whoever can have it so that the rest still works out."""
        if self.small:
            free = {family for family in range(self.players, 5) if family not in given.values()}
            if post == MINISTER:
                return free if self.players == 2 else {0, 1, 2} - {self.president}
            other = given[COMMANDER]
            return free if any(given.get(one) == other for one in GENERALS) else free | {other}
        families = {family for family in range(self.players) if family != self.president and self.active(family)}
        exiles = {seat for seat in range(self.players) if self.houses[seat].abroad}
        spare = exiles | {NOBODY} if len(families) < 3 else set()
        return {one for one in families | spare if self.completes({**given, post: one}, families)}

    def completes(self, given: dict[str, int], families: set[int]) -> bool:
        few = len(families) < 3
        for family in {*given.values()} - {NOBODY}:
            mine = [post for post, one in given.items() if one == family]
            generals = sum(post in GENERALS for post in mine)
            if len(mine) > 2 or generals > 1 or (few and family in families and len(mine) - generals > 1):
                return False
        left = [post for post in POSTS if post not in given]
        if few:
            # A General and another post for each family, the rest for exiles or nobody.
            for kind in (GENERALS, (MINISTER, ADMIRAL, COMMANDER)):
                have = sum(any(given.get(post) == family for post in kind) for family in families)
                if len(families) - have > sum(post in kind for post in left):
                    return False
            return True
        if not left:
            return all(family in given.values() for family in families)
        return any(self.completes({**given, left[0]: family}, families) for family in families)

    def keepable(self) -> bool:
        given = self.fixed()
        if any(self.posts[post] != family for post, family in given.items()):
            return False
        for post in POSTS:
            if post not in given:
                if self.players == 3 and post == COMMANDER:
                    given[post] = 3 - self.president - given[MINISTER]
                    if self.posts[post] != given[post]:
                        return False
                    continue
                if self.players == 3 and COMMANDER not in given and post != MINISTER:
                    given[COMMANDER] = 3 - self.president - given[MINISTER]
                    if self.posts[COMMANDER] != given[COMMANDER]:
                        return False
                if self.posts[post] not in self.takers(post, given):
                    return False
                given[post] = self.posts[post]
        return True

    # The budget

    def budget(self, seat: int, own: bool) -> Asking:
        """Piles, announcements, the vote; forced, refused, or taken over."""
        heaps: dict[int, Counter[int]] = {}
        taken_back = 0
        while True:
            house = self.houses[seat]
            left = Counter(house.reserve)
            for heap in heaps.values():
                left -= heap
            found: set[Option] = {("SealPiles",)}
            for family in range(len(self.houses)):
                if family != seat and (self.active(family) or family >= self.players):
                    found |= {("PutBill", family, bill) for bill, number in left.items() if number > 0}
            for family, heap in heaps.items():
                if taken_back < 40:  # ruling J31
                    found |= {("TakeBill", family, bill) for bill, number in heap.items() if number > 0}
            answers = yield [Question(seat, "make-budget", frozenset(found))]
            if not answers:
                yield from self.resignation()
                if self.president != seat:
                    seat, heaps = self.president, {}
                continue
            what, *which = answers[0]
            if what == "SealPiles":
                break
            heap = heaps.setdefault(which[0], Counter())
            heap[which[1]] += 1 if what == "PutBill" else -1
            taken_back += what == "TakeBill"
        for family in sorted(heaps):
            if heaps[family].total() > 0:
                house.reserve -= heaps[family]
                self.heaps[family] = (+heaps[family], 0)
        for family, (heap, _) in list(self.heaps.items()):
            ways = {("Announce", value) for value in range(money(heap) + 1)}
            answer = yield from self.one(seat, "announce", ways)
            self.heaps[family] = (heap, answer[1])
        if self.small and own:
            self.loyalty()
        order = self.round_from(self.president)
        bound = {one for one in order if self.small and self.houses[one].leader == seat}
        votes, _ = yield from self.calmly(self.scrutin(["for", "against"], order, bound))
        passed = votes["for"] > votes["against"]
        if votes["for"] == votes["against"]:
            both = {("ChooseWinner", "for"), ("ChooseWinner", "against")}
            answer = yield from self.calmly(self.one(self.president, "break-tie", both))
            passed = answer[1] == "for"
        if passed:
            return self.pay_heaps()
        self.unstable = True
        if own:
            others = self.players_from(self.president)[1:]
            put = []
            for one in others:
                has = "alternative-budget" in self.houses[one].cards()
                card: set[Option] = {("TakeOverBudget", "alternative-budget")} if has else set()
                put.append(Question(one, "take-over", frozenset(card | {PASS})))
            answers = (yield put) if put else []
            takers = [one for one, answer in zip(others, answers, strict=True) if answer != PASS]
            if takers:
                self.away(takers[0], "alternative-budget")
                yield from self.calmly(self.taken_over(takers[0], seat))
                return None
        minister = self.holder(MINISTER)
        forced = False
        if minister != NOBODY and self.houses[minister].leader != NOBODY:
            police = {("ForceBudget",), ("LetBudgetFail",)}
            answer = yield from self.one(self.houses[minister].leader, "force-budget", police)
            forced = answer == ("ForceBudget",)
        if forced:
            self.bank = self.bank if self.bank == "holiday" else "siesta"
            return self.pay_heaps()
        self.bank = "holiday"
        self.back(seat)
        return None

    def pay_heaps(self) -> None:
        for family, (heap, _) in self.heaps.items():
            self.houses[family].reserve += heap
        self.heaps = {}

    def back(self, seat: int) -> None:
        for heap, _ in self.heaps.values():
            self.houses[seat].reserve += heap
        self.heaps = {}

    def taken_over(self, taker: int, seat: int) -> Asking:
        self.back(seat)
        house = self.houses[self.president]
        answer = yield from self.one(
            self.president, "keep-bill", {("KeepBill", bill) for bill in house.kinds() or [0]}
        )
        kept = Counter({answer[1]: 1}) if answer[1] else Counter[int]()
        self.houses[taker].reserve += house.reserve - kept
        house.reserve = kept
        yield from self.budget(taker, False)

    def loyalty(self) -> None:
        minister = self.posts[MINISTER]
        other = next(seat for seat in range(self.players) if seat not in (self.president, minister))
        rows = ((0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 2, 1), (4, 3, 2), (5, 4, 3))
        for family in range(self.players, len(self.houses)):
            house = self.houses[family]
            votes = sum(self.influence(house, card) for card in house.shown) + 5 * (family == minister)
            promised = self.heaps[family][1] if family in self.heaps else 0
            needed = rows[min(promised, 5)][0 if votes <= 5 else 1 if votes <= 10 else 2]
            house.leader = self.president if needed and self.die() <= needed else other

    # Locations, killings

    def phase_5(self) -> Asking:
        def questions() -> Questions:
            found = []
            for family in self.round_from(self.president):
                ways: set[Option] = {("GoTo", place) for place in PLACES}
                if family < self.players and family != self.president:
                    ways.add(("GoIntoExile",))
                found.append(Question(self.houses[family].leader, "choose-location", frozenset(ways), family))
            return found

        answers = yield from self.ask(questions)
        for one, answer in zip(questions(), answers, strict=True):
            house = self.houses[one.family]
            house.place, house.abroad = ("", True) if answer[0] == "GoIntoExile" else (answer[1], False)

    def phase_6(self) -> Asking:
        minister = self.holder(MINISTER)
        order = self.round_from(self.president if minister == NOBODY else minister)
        attempts: list[tuple[int, str, int, str]] = []
        struck = False
        for family in order:
            house = self.houses[family]
            targets = [one for one in order if self.houses[one].leader != house.leader]
            while True:
                answer = yield from self.one(
                    house.leader, "assassinate", self.killings(family, targets, struck), True
                )
                if answer == PASS:
                    break
                what, *rest = answer
                if what == "SecretPolice":
                    struck = True
                    attempts.append((family, "", rest[0], rest[1]))
                elif what == "Burgle":
                    attempts.append((family, rest[0], rest[1], HOME))
                else:
                    attempts.append((family, "" if what == "Overtime" else rest[0], rest[1], rest[2]))
                if what in ("SecretPolice", "Overtime") and rest[-1] == BANK:
                    self.struck = self.turn
                if what == "Overtime":
                    self.away(family, "overtime")
                    yield from self.pay(family, 2)
                elif what != "SecretPolice":
                    house.hand[rest[0]] -= 1
                    self.table[rest[0]] += 1
                    yield from self.pay(family, KILLERS.get(rest[0], 0))
        deaths = False
        for attempt in attempts:
            if attempt[1]:
                self.table[attempt[1]] -= 1
                self.discard[attempt[1]] += 1
            killed = yield from self.attempt(*attempt)
            deaths = deaths or killed
        if deaths:
            yield from self.after_deaths()

    def killings(self, family: int, targets: list[int], struck: bool) -> set[Option]:
        found: set[Option] = set()
        anywhere = set(PLACES[1:]) if self.options["secret_police"] == "anywhere" else set()
        if family == self.holder(MINISTER) and not struck:
            places = anywhere | ({BANK} if self.turn - self.struck >= 2 else set())
            found |= {("SecretPolice", target, place) for target in targets for place in places}
        for card in self.houses[family].cards():
            if card in KILLERS and self.condition(family, card) and self.can_pay(family, KILLERS[card]):
                found |= {("Assassinate", card, target, place) for target in targets for place in PLACES}
            elif card == "burglars":
                found |= {("Burgle", card, target) for target in targets}
            elif card == "overtime" and family == self.holder(MINISTER) and struck and self.can_pay(family, 2):
                places = anywhere | ({BANK} if self.turn - self.struck != 1 else set())
                found |= {("Overtime", card, target, place) for target in targets for place in places}
        return found

    def attempt(self, killer: int, card: str, target: int, place: str) -> Asking:
        """Whether somebody died of it."""
        victim = self.houses[target]
        if victim.dead:
            return False
        if card == "burglars":
            if victim.place != HOME:
                yield from self.burgled(killer, target)
            return False
        if card == "madman":
            die = self.die()
            if die == 6 and self.die() >= 4:
                if self.houses[killer].dead:
                    return False
                self.kill(killer, NOBODY)
                return True
            if die > 3:
                return False
        if victim.place != place:
            return False
        if card == "amateur" and self.die() <= 3:
            return False
        ways: set[Option] = set()
        for held in victim.cards():
            saves = held == "royalist" and self.condition(target, held)
            saves = saves or (held == "hush-money" and self.can_pay(target, 2))
            saves = saves or (self.options["block"] == "yes" and held in KILLERS)
            ways |= {("SaveYourself", held)} if saves else set()
        answer = yield from self.one(victim.leader, "save-yourself", ways, True)
        if answer == PASS:
            self.kill(target, self.heir(killer))
            return True
        self.away(target, answer[1])
        yield from self.pay(target, 2 if answer[1] == "hush-money" else 0)
        return False

    def burgled(self, killer: int, target: int) -> Asking:
        victim = self.houses[target]
        ways = every_payment(victim.reserve, 2) or {flat(victim.reserve)}
        answer = yield from self.one(victim.leader, "pay", {("PayBills", way) for way in ways})
        bills, heir = purse(answer[1]), self.heir(killer)
        victim.reserve -= bills
        if heir == NOBODY:
            self.box += bills
        else:
            self.houses[heir].reserve += bills

    def heir(self, killer: int) -> int:
        leader = self.houses[killer].leader
        return NOBODY if self.houses[killer].dead or self.houses[leader].dead else leader

    def kill(self, family: int, heir: int) -> None:
        house = self.houses[family]
        self.discard += +house.hand + Counter(house.shown)
        if heir == NOBODY:
            self.box += house.reserve
        else:
            self.houses[heir].reserve += house.reserve
        house.hand, house.shown, house.reserve, house.dead = Counter(), [], Counter(), True

    def after_deaths(self) -> Asking:
        self.unstable = True
        alive = [seat for seat in range(self.players) if not self.houses[seat].dead]
        if not alive:
            raise Over(True)
        if self.houses[self.president].dead:
            present = self.players_from(self.president)
            if present:
                new = yield from self.election(present[0])
            else:
                new = next(seat for seat in self.all_from(self.president) if seat in alive)
                self.houses[new].abroad = False
            self.install(new)
        vacant = [post for post in POSTS if self.posts[post] == NOBODY or self.houses[self.posts[post]].dead]
        if vacant and not self.small:
            answer = yield from self.one(
                self.president, "install-cousin", {("InstallCousin", post) for post in vacant}
            )
            self.cousin = answer[1]
            self.posts[answer[1]] = self.president

    def all_from(self, family: int) -> list[int]:
        return [(family + step) % len(self.houses) for step in range(len(self.houses))]

    # The Bank, and the end of a turn

    def banking(self, phase: str) -> Asking:
        if self.bank == "siesta" and phase == "Phase 7":
            return
        if self.bank != "holiday":
            for seat in [one for one in self.players_from(self.president) if self.houses[one].place == BANK]:
                house = self.houses[seat]
                while True:

                    def questions(house: House = house, seat: int = seat) -> Questions:
                        found: set[Option] = {("Deposit", bills) for bills in every_part(house.reserve)}
                        found |= {("Withdraw", bills) for bills in every_part(house.account)}
                        found |= {("PlayCard", card) for card in house.cards() if card == "donation"}
                        return [Question(seat, "bank", frozenset(found | {PASS}))]

                    (answer,) = yield from self.ask(questions)
                    if answer[0] == "PlayCard":
                        yield from self.calmly(self.play(seat, answer))
                        continue
                    if answer[0] == "Deposit":
                        house.reserve, house.account = (
                            house.reserve - purse(answer[1]),
                            house.account + purse(answer[1]),
                        )
                    elif answer[0] == "Withdraw":
                        house.reserve, house.account = (
                            house.reserve + purse(answer[1]),
                            house.account - purse(answer[1]),
                        )
                    break
        for family in range(self.players, len(self.houses)):
            house = self.houses[family]
            if self.active(family) and house.leader != NOBODY:
                if self.players == 3 and house.leader == self.president:
                    continue
                leader = self.houses[house.leader]
                if house.place == BANK and self.bank != "holiday":
                    leader.account += house.reserve
                else:
                    leader.reserve += house.reserve
                house.reserve = Counter()

    def phase_9(self) -> Asking:
        if self.bank == "siesta":
            yield from self.banking("Phase 9")
        for seat in self.all_from(self.president):
            house = self.houses[seat]
            if not house.abroad:
                continue
            account = [bill for bill, number in sorted(house.account.items()) if number > 0]
            back, away = house.kinds() or account or [0], account or house.kinds() or [0]
            found: set[Option] = {("ReturnHome", bill) for bill in back} | {("StayAbroad", bill) for bill in away}
            answer = yield from self.one(seat, "exile", found)
            home = answer[0] == "ReturnHome"
            house.abroad = not home
            if answer[1]:
                first, second = (house.reserve, house.account) if home else (house.account, house.reserve)
                source = first if first.total() > 0 else second
                source[answer[1]] -= 1
                self.pay_out(Counter({answer[1]: 1}))
        for family, house in enumerate(self.houses):
            if family >= self.players:
                self.box += house.reserve
                house.reserve = Counter()
            if house.dead:
                for post in self.posts_of(family):
                    self.posts[post] = NOBODY
            house.dead, house.place, house.spent, house.swapped = False, "", 0, False
        self.unstable, self.bank = False, "open"
        self.reform, self.sacked, self.gone_in = NOBODY, Counter(), 0

"""A referee: the rules of Politico a second time, from the rulebook and the rulings, sharing no code with it.

It sits beside a game. It is told nothing but what chance has dealt (which trumps were drawn, which event, which
plaques) and what the players answered; who must be asked what, with which choices, and every figure on the table
it finds by itself. Sets are compared, not orders.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Option: TypeAlias = tuple[Any, ...]
Asked: TypeAlias = dict[int, tuple[str, set[Option]]]
"""By seat: the kind of question, and the choices."""
Answers: TypeAlias = dict[int, Option]
Asking: TypeAlias = Generator[Asked, Answers, Any]

PM, HP, UNION, MOTION, ARMY = (
    "premier-ministre",
    "homme-providentiel",
    "union-nationale",
    "motion-de-censure",
    "pression-de-l-armee",
)
BARAKA, CATASTROPHE = "baraka", "catastrophe-ecologique"
PASS: Option = ("Pass",)

# card: (personal, the victim must govern, {defence: (what the attacker loses, who gets it)}, what a hit does)
SHEET: dict[str, tuple[bool, bool, dict[str, tuple[int, str]], str]] = {
    "greve-generale": (False, True, {"echec-de-la-greve": (30, "pm")}, "strike"),
    "desaccords": (False, True, {"replatrage": (20, "pm")}, "fall"),
    "agitation-sociale": (False, True, {"negociation": (10, "-"), "reussite": (10, "-")}, "30"),
    "debacle-economique": (False, True, {"reussite": (30, "pm")}, "fall, not the same"),
    "inflation-record": (False, True, {"inflation-vaincue": (20, "pm"), "reussite": (20, "pm")}, "strike"),
    "catastrophe-ecologique": (False, True, {}, "30 each"),
    "surenchere-demagogique": (False, False, {"propos-lenifiant": (20, "victim")}, "30"),
    "forfaiture": (False, True, {"avis-du-conseil": (40, "-")}, "fall"),
    "desastre-outre-mer": (False, True, {ARMY: (0, "-")}, "fall"),
    "scandale-financier": (True, False, {"proces-en-diffamation": (50, "victim")}, "3 trumps"),
    "affaire-de-moeurs": (True, False, {"proces-en-diffamation": (50, "victim")}, "affair"),
    "crise-dans-le-parti": (True, False, {"scission-evitee": (0, "-")}, "silence"),
    "scission-dans-le-parti": (True, False, {"scission-evitee": (0, "-")}, "10 deputies"),
}
TIME = {"normal": (75, 45, 150, 90), "short": (45, 27, 90, 54), "long": (120, 72, 240, 144)}


class Over(Exception):
    """Somebody has 400 points, or the time is up."""


@dataclass
class Cabinet:
    """The government in office."""

    members: list[int]
    card: str
    formed: int
    rounds: int = 0
    providential: bool = False
    safe_until: int = 0


@dataclass
class Effect:
    """Something that lasts, with the card that lies open for it."""

    what: str
    card: str
    seat: int | None = None
    until: int = 0
    members: tuple[int, ...] = ()
    in_office: bool = False


@dataclass
class Referee:
    players: int
    options: dict[str, Any]
    told: list[Any] = field(default_factory=list)
    """What chance has dealt since the last answer: events of the game, oldest first."""
    minutes: int = 0
    wants_to_resign: bool = False

    def begin(self, trumps: Iterable[str], events: Iterable[str]) -> Asking:
        """The whole game, from the plaques on."""
        everybody = range(self.players)
        self.points, self.hands = [0] * self.players, [Counter[str]() for _ in everybody]
        self.seen = [Counter[str]() for _ in everybody]
        self.pile, self.under, self.open = Counter(trumps), list[str](), Counter[str]()
        self.event_pile, self.event_under = Counter(events), list[str]()
        self.cabinet: Cabinet | None = None
        self.fallen: list[int] = []
        self.effects: list[Effect] = []
        self.turn, self.free_turns, self.governed = 0, 0, False
        self.elections_held = self.dissolved = False
        self.plaques = Counter[int]()
        self.elect("first")
        if self.players <= 4 and sum(self.deputies) < 200:
            self.elect("fourth")
        starter = self.chance("FirstPlayerFound").seat
        assert self.deputies[starter] == min(self.deputies)
        for seat in everybody:
            self.draw(seat, 6)
        try:
            while True:
                self.between_turns()
                self.turn += 1
                self.seat = (starter + self.turn - 1) % self.players
                self.governed = self.cabinet is not None
                self.begin_turn()
                yield from self.take_turn()
                self.free_turns = 0 if self.governed else self.free_turns + 1
        except Over:
            self.over = True

    over = False

    # Chance

    def chance(self, kind: str) -> Any:
        """The next thing that chance dealt, which must be of this kind."""
        assert self.told, f"{kind} was due, and nothing was dealt"
        event = self.told.pop(0)
        assert type(event).__name__ == kind, f"{kind} was due, not {event}"
        return event

    def elect(self, why: str) -> None:
        event = self.chance("DeputiesElected")
        assert event.why == why
        dealt = Counter(plaque for own in event.plaques for plaque in own)
        sizes = {len(own) for own in event.plaques}
        if why == "first":
            assert sizes == {3}
        elif why == "fourth":
            assert sizes == {4}
            assert not self.plaques - dealt
        else:
            assert dealt == self.plaques
            assert len(sizes) == 1
        self.plaques = dealt
        self.deputies = [sum(own) for own in event.plaques]

    def draw(self, seat: int, number: int) -> None:
        """Trumps from the pile; from what lies under it, when that is through."""
        there = self.pile.total() + len(self.under)
        if not min(number, there):
            return
        event = self.chance("TrumpsDrawn")
        assert event.seat == seat
        assert len(event.cards) == min(number, there)
        for card in event.cards:
            if not self.pile.total() and self.options["piles"] == "shuffled":
                self.pile, self.under = Counter(self.under), []
            if self.pile.total():
                assert self.pile[card] > 0, f"{card} can't be in the pile"
                self.pile[card] -= 1
            else:
                assert self.under.pop(0) == card
                self.seen[seat][card] += 1
            self.hands[seat][card] += 1

    # Cards

    def away(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] > 0
        self.hands[seat][card] -= 1
        if self.seen[seat][card]:
            self.seen[seat][card] -= 1

    def spend(self, seat: int, card: str) -> None:
        self.away(seat, card)
        self.under.append(card)

    def show(self, seat: int, card: str) -> None:
        self.away(seat, card)
        self.open[card] += 1

    def clear(self, card: str) -> None:
        assert self.open[card] > 0
        self.open[card] -= 1
        self.under.append(card)

    def holds(self, seat: int, card: str) -> bool:
        return self.hands[seat][card] > 0

    def kinds(self, seat: int) -> list[str]:
        return [card for card, number in self.hands[seat].items() if number > 0]

    # Who is who

    def after(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(1, self.players)]

    @property
    def members(self) -> list[int]:
        return self.cabinet.members if self.cabinet else []

    def lasts(self, what: str, seat: int | None = None) -> bool:
        return any(one.what == what and one.seat == seat for one in self.effects)

    def gagged(self, seat: int) -> bool:
        return self.lasts("gag", seat)

    def voteless(self, seat: int) -> bool:
        return any(one.what == "gag" and one.seat == seat and one.card.startswith("crise") for one in self.effects)

    def banned(self, seat: int) -> bool:
        """Not in the government that is; or, while there is none, not in the next."""
        return any(
            one.what == "ban" and one.seat == seat and one.in_office is (self.cabinet is not None)
            for one in self.effects
        )

    def same_again(self, members: list[int]) -> bool:
        return any(
            one.what == "same" and one.members[0] == members[0] and set(one.members) == set(members)
            for one in self.effects
        )

    @property
    def untouchable(self) -> bool:
        return self.cabinet is not None and self.turn < self.cabinet.safe_until

    @property
    def hour_of_providence(self) -> bool:
        if self.cabinet is not None:
            return False
        empty = not self.governed and self.free_turns >= 2 * self.players
        return empty or self.fallen[-2:] == [0, 0]

    # The turn

    def between_turns(self) -> None:
        turns, vote, minutes, minute = TIME[self.options["length"]]
        clock = self.options["ending"] == "clock"
        if (self.minutes >= minutes or self.turn >= 4 * turns) if clock else self.turn >= turns:
            self.score(self.turn + 1)
            raise Over
        if self.wants_to_resign:
            self.fall(None)
        due = (self.minutes >= minute or self.turn >= 4 * vote) if clock else self.turn >= vote
        if not self.elections_held and due:
            self.elections_held = True
            self.elect("intermediate")

    def begin_turn(self) -> None:
        for one in [one for one in self.effects if one.until == self.turn]:
            self.lift(one)
        self.score(self.turn)
        self.look_at_400()

    def score(self, turn: int) -> None:
        cabinet = self.cabinet
        if cabinet and turn > cabinet.formed and (turn - cabinet.formed) % self.players == 0:
            cabinet.rounds += 1
            strikes = [one for one in self.effects if one.what == "strike"]
            for one in strikes:
                self.lift(one)
            if not strikes:
                for seat in cabinet.members:
                    self.points[seat] += self.deputies[seat] + 30 * (seat == cabinet.members[0])

    def look_at_400(self) -> None:
        if max(self.points) >= 400:
            raise Over

    def lift(self, one: Effect) -> None:
        self.effects.remove(one)
        if one.card:
            self.clear(one.card)

    def take_turn(self) -> Asking:
        seat = self.seat
        may_act = yield from self.event(seat)
        self.look_at_400()
        if self.kinds(seat):
            answer = yield from self.one(
                seat, "draw", {("Draw",), *[("Swap", card) for card in self.kinds(seat)]}, False
            )
            if answer[0] == "Swap":
                self.spend(seat, answer[1])
            self.draw(seat, 1 + (answer[0] == "Swap"))
        else:
            self.draw(seat, 1)
        yield from self.acts(seat, may_act)

    def one(self, seat: int, kind: str, options: set[Option], may_pass: bool = True) -> Asking:
        answers = yield {seat: (kind, options | ({PASS} if may_pass else set()))}
        return answers[seat]

    ALL = ("form", "form by army", "red", "motion", "topple", "enter", "union", "leave")

    def acts(self, seat: int, may_act: bool) -> Asking:
        left = set(self.ALL) if may_act else set()
        fresh, reshuffled = may_act, False
        while left or (self.cabinet and self.members[0] == seat):
            options = self.possible(seat, left)
            if self.cabinet and self.members[0] == seat:
                options |= {("StepDown",)}
                options |= set() if reshuffled else {("ReshuffleGovernment",)}
                options |= set() if self.dissolved else {("Dissolve",)}
            answer = yield from self.one(seat, "act", options)
            did = answer[0]
            # The army and a Union nationale are one act together.
            with_union = {"union"} if fresh else set()
            if did == "Pass":
                return
            if did == "StepDown":
                self.fall(None)
            elif did == "Dissolve":
                self.dissolved = True
                self.elect("dissolution")
            elif did == "ReshuffleGovernment":
                reshuffled = True
                yield from self.reshuffle(seat)
            elif did == "LeaveGovernment":
                self.members.remove(seat)
                return
            elif did == "PlayUnion":
                self.show(seat, UNION)
                self.effects.append(Effect("union", UNION, None, self.turn + self.players))
                left = {"form by army", "topple", "enter"} if fresh else set()
            elif did == "FormGovernment":
                left = with_union if answer[2] else set()
                outcome = yield from self.form(seat, answer[1], answer[2])
                if outcome == "refused":
                    left = {"red"}
                elif outcome == "cancelled":
                    left = {"form", "red"}
            elif did == "AttackWith":
                left = set()
                fell = yield from self.attack(seat, answer[1], answer[2])
                self.look_at_400()
                if fell:
                    yield from self.succession([seat])
            elif did == "TableMotion":
                left = set()
                verdict = yield from self.censure(seat)
                self.look_at_400()
                if verdict == "carried":
                    yield from self.succession([seat])
                elif verdict == "rejected":
                    left = {"red", "topple"}
            else:
                left = with_union
                premier = self.members[0]
                self.spend(seat, ARMY)
                stands = yield from self.army(seat)
                if stands and did == "EnterByArmy":
                    self.members.append(seat)
                elif stands:
                    self.fall(seat)
                    self.look_at_400()
                    yield from self.succession([premier] if premier == seat else [premier, seat])
            if did not in ("StepDown", "Dissolve", "ReshuffleGovernment"):
                fresh = False

    def possible(self, seat: int, left: set[str]) -> set[Option]:
        found: set[Option] = set()
        gagged, cabinet = self.gagged(seat), self.cabinet
        found |= self.ways_to_form(seat, "form" in left, "form by army" in left)
        if "red" in left and not gagged:
            peace = self.lasts("union") or self.lasts("truce")
            for card in self.kinds(seat):
                if card in SHEET and (not peace or card == CATASTROPHE):
                    for target in range(self.players):
                        inside = target in self.members
                        if target != seat and (inside or not SHEET[card][1]) and not (inside and self.untouchable):
                            found.add(("AttackWith", card, target))
        if cabinet and not gagged and not self.untouchable:
            if "motion" in left and self.holds(seat, MOTION) and self.deputies[seat] and not self.lasts("union"):
                found.add(("TableMotion",))
            if self.holds(seat, ARMY):
                if "topple" in left:
                    found.add(("ToppleByArmy",))
                outside = seat not in self.members and not self.banned(seat)
                if "enter" in left and outside and not cabinet.providential:
                    if not self.same_again([*self.members, seat]):
                        found.add(("EnterByArmy",))
        if "union" in left and self.holds(seat, UNION):
            found.add(("PlayUnion",))
        if "leave" in left and seat in self.members[1:]:
            found.add(("LeaveGovernment",))
        return found

    # Governments

    def ways_to_form(self, seat: int, plainly: bool, by_army: bool) -> set[Option]:
        found: set[Option] = set()
        if self.cabinet or self.banned(seat):
            return found
        for card in (PM, HP):
            if self.holds(seat, card):
                if plainly:
                    found.add(("FormGovernment", card, False))
                needless = card == HP and self.hour_of_providence
                if by_army and self.holds(seat, ARMY) and not self.gagged(seat) and not needless:
                    found.add(("FormGovernment", card, True))
        return found

    def form(self, seat: int, card: str, by_army: bool) -> Asking:
        self.show(seat, card)
        if by_army:
            self.spend(seat, ARMY)
        invited: list[int] = []
        while True:
            guests = {("Invite", one) for one in self.after(seat) if one not in invited and not self.banned(one)}
            if not guests:
                break
            answer = yield from self.one(seat, "invite", guests | {("Present",)}, False)
            if answer[0] == "Present":
                break
            invited.append(answer[1])
        members = [seat, *(yield from self.call(invited))]
        refused = len(members) <= len(invited)
        if self.same_again(members):
            return self.take_back(seat, card)
        if refused:
            answer = yield from self.one(seat, "present", {("Withdraw",), ("Present",)}, False)
            if answer[0] == "Withdraw":
                return self.take_back(seat, card)
        if card == HP and self.hour_of_providence:
            return self.install(members, card, True)
        if by_army and (yield from self.army(seat)):
            return self.install(members, card, False)
        if not (yield from self.vote("investiture")):
            return self.take_back(seat, card)
        if (yield from self.army(seat)):
            return self.install(members, card, False)
        self.clear(card)
        return "cancelled"

    def call(self, invited: list[int]) -> Asking:
        if not invited:
            return []
        answers = yield {one: ("join", {("Join",), ("Decline",)}) for one in invited}
        return [one for one in invited if answers[one] == ("Join",)]

    def take_back(self, seat: int, card: str) -> str:
        self.open[card] -= 1
        self.hands[seat][card] += 1
        self.seen[seat][card] += 1
        return "refused"

    def install(self, members: list[int], card: str, providential: bool) -> str:
        safe = self.turn + 2 * self.players if providential else 0
        self.cabinet = Cabinet(members, card, self.turn, 0, providential, safe)
        self.governed = True
        for one in self.effects:
            if one.what == "ban":
                one.in_office = True
        return "formed"

    def vote(self, kind: str) -> Asking:
        voters = [seat for seat in range(self.players) if self.deputies[seat] and not self.voteless(seat)]
        if not voters:
            return False
        choices: set[Option] = {("Cast", "yes"), ("Cast", "no"), ("Cast", "abstain")}
        answers = yield dict.fromkeys(voters, (kind, choices))
        yes = sum(self.deputies[seat] for seat in voters if answers[seat] == ("Cast", "yes"))
        cast = sum(self.deputies[seat] for seat in voters if answers[seat] != ("Cast", "abstain"))
        return yes >= cast // 2 + 1

    def army(self, by: int) -> Asking:
        """Anybody may answer with the army, and so on; whether it stands in the end."""
        stands, last = True, by
        while self.under.count(ARMY) + self.open[ARMY] < 4:
            asked = [seat for seat in self.after(last) if not self.gagged(seat)]
            if not asked:
                break
            counter: Option = ("CounterWithArmy",)
            answers = yield {
                seat: ("answer-army", {PASS, *([counter] if self.holds(seat, ARMY) else [])}) for seat in asked
            }
            players = [seat for seat in asked if answers[seat] == counter]
            if not players:
                break
            last = players[0]
            self.spend(last, ARMY)
            stands = not stands
        return stands

    def succession(self, line: list[int]) -> Asking:
        while line and not self.cabinet:
            seat = line[0]
            if self.banned(seat):
                line = line[1:]
                continue
            answer = yield from self.one(seat, "succeed", self.ways_to_form(seat, True, True))
            if answer == PASS:
                line = line[1:]
                continue
            outcome = yield from self.form(seat, answer[1], answer[2])
            if outcome == "refused":
                line = line[1:]

    def reshuffle(self, seat: int) -> Asking:
        out: list[int] = []
        new: list[int] = []
        while True:
            options: set[Option] = {("Expel", one) for one in self.members[1:] if one not in out}
            options |= {
                ("Invite", one)
                for one in self.after(seat)
                if one not in self.members and one not in new and not self.banned(one)
            }
            answer = yield from self.one(seat, "reshuffle", options | {("Present",)}, False)
            if answer[0] == "Present":
                break
            (out if answer[0] == "Expel" else new).append(answer[1])
        joined = yield from self.call(new)
        members = [one for one in self.members if one not in out] + joined
        assert self.cabinet
        if members != self.cabinet.members and not self.same_again(members):
            self.cabinet.members = members

    def fall(self, author: int | None) -> None:
        """With an author the penalties of II.2 c and d."""
        cabinet = self.cabinet
        assert cabinet
        self.cabinet = None
        self.wants_to_resign = False
        self.fallen.append(cabinet.rounds)
        self.clear(cabinet.card)
        for one in [one for one in self.effects if one.what == "strike" or (one.what == "ban" and one.in_office)]:
            self.lift(one)
        if author is None:
            return
        premier = cabinet.members[0]
        for seat in cabinet.members:
            if not (seat == author == premier):
                self.points[seat] -= 50
        if author != premier:
            self.points[author] += 50
            self.pass_deputies(premier, author, 20)

    def pass_deputies(self, giver: int, taker: int, number: int) -> None:
        number = min(number, self.deputies[giver])
        self.deputies[giver] -= number
        self.deputies[taker] += number

    def censure(self, seat: int) -> Asking:
        self.show(seat, MOTION)
        if not (yield from self.vote("censure")):
            self.take_back(seat, MOTION)
            return "rejected"
        stands = yield from self.army(seat)
        self.clear(MOTION)
        if not stands:
            return "cancelled"
        self.fall(seat)
        return "carried"

    # Attacks

    def attack(self, seat: int, card: str, target: int) -> Asking:
        personal, _, defences, hit = SHEET[card]
        self.show(seat, card)
        helpers = [] if personal else [one for one in self.after(target) if one != seat]
        asked = [one for one in [target, *helpers] if not self.gagged(one)]
        while asked:
            answers = yield {
                one: (
                    "defend",
                    {PASS, *[("Defend", it) for it in [*defences, BARAKA] if self.holds(one, it)]},
                )
                for one in asked
            }
            defender = next((one for one in asked if answers[one] != PASS), None)
            if defender is None:
                break
            with_card = answers[defender][1]
            if with_card != ARMY:
                self.clear(card)
                self.spend(defender, with_card)
                loss, gets = (0, "-") if with_card == BARAKA else defences[with_card]
                self.points[seat] -= loss
                if gets != "-":
                    self.points[self.members[0] if gets == "pm" else target] += loss
                return False
            self.spend(defender, ARMY)
            if (yield from self.army(defender)):
                self.clear(card)
                return False
        return (yield from self.strike_home(seat, card, target, hit))

    def strike_home(self, seat: int, card: str, target: int, hit: str) -> Asking:
        round_over = self.turn + self.players
        stays = fell = False
        match hit:
            case "strike":
                self.effects.append(Effect("strike", card))
                stays = True
            case "30":
                self.points[target] -= 30
            case "30 each":
                for one in self.members:
                    self.points[one] -= 30
            case "10 deputies":
                self.pass_deputies(target, seat, 10)
            case "fall":
                fell = True
                self.fall(seat)
            case "fall, not the same":
                fell = stays = True
                members = tuple(self.members)
                self.fall(seat)
                self.effects.append(Effect("same", card, None, round_over, members))
            case "silence":
                stays = True
                self.effects.append(Effect("gag", card, target, round_over))
            case "affair" if target in self.members:
                fell = stays = True
                self.fall(seat)
                self.effects.append(Effect("ban", card, target))
            case "affair":
                stays = True
                self.points[target] -= 50
                self.effects.append(Effect("gag", card, target, round_over))
            case "3 trumps":
                self.clear(card)
                yield from self.scandal(target)
                return False
        if not stays:
            self.clear(card)
        return fell

    def scandal(self, target: int) -> Asking:
        number = min(3, self.hands[target].total())
        if self.options["scandal"] == "victim":
            for _ in range(number):
                answer = yield from self.one(
                    target, "lose", {("LoseTrump", card) for card in self.kinds(target)}, False
                )
                self.spend(target, answer[1])
        elif number:
            event = self.chance("TrumpsLost")
            assert (event.seat, len(event.cards)) == (target, number)
            for card in event.cards:
                self.spend(target, card)

    # Events

    def event(self, seat: int) -> Asking:
        """One event; whether the drawer has an act of play."""
        card = self.chance("EventDrawn").card
        if not self.event_pile.total() and self.options["piles"] == "shuffled":
            self.event_pile, self.event_under = Counter(self.event_under), []
        if self.event_pile.total():
            assert self.event_pile[card] > 0
            self.event_pile[card] -= 1
        else:
            assert self.event_under.pop(0) == card
        self.event_under.append(card)
        order, governing = [seat, *self.after(seat)], bool(self.cabinet)
        inside = list(self.members)
        outside = [one for one in order if one not in inside] if governing else []
        points, deputies = self.points, self.deputies

        def each(seats: Iterable[int], number: int) -> None:
            for one in seats:
                points[one] += number

        def top(seats: list[int], of: list[int], sign: int = 1) -> int:
            best = max(sign * of[one] for one in seats)
            return next(one for one in seats if sign * of[one] == best)

        match card:
            case "crise-internationale" | "le-premier-ministre-est-hospitalise" if governing:
                self.fall(None)
            case "manifestations-monstres" if governing:
                self.fall(None)
                each(inside[:1], -20)
            case "krach-boursier" if governing:
                self.fall(None)
                each(inside, -20)
            case "fronde-des-deputes" | "budget-rejete" if governing:
                if sum(deputies[one] for one in inside) < sum(deputies) / 2:
                    self.fall(None)
                    each(inside, -10 if card == "budget-rejete" else 0)
            case "reprise-economique" | "victoire-sportive" | "excedent-commercial":
                each(inside, 10)
            case "baisse-du-chomage" | "gisement-decouvert":
                each(inside, 20)
            case "inondations" | "secheresse" | "epidemie":
                each(inside, -10)
            case "choc-petrolier" | "devaluation":
                each(inside, -20)
            case "succes-diplomatique":
                each(inside[:1], 20)
            case "visite-d-etat" | "sondages-favorables":
                each(inside[:1], 10)
                if card == "sondages-favorables" and outside:
                    self.pass_deputies(top(outside, deputies), inside[0], 5)
            case "rapport-accablant" | "fuite-de-documents":
                each(inside[:1], -20)
            case "gaffe-du-porte-parole":
                each(inside[:1], -10)
            case "vague-de-mecontentement" | "meeting-reussi":
                each(outside, 10)
            case "congres-houleux" | "opposition-divisee":
                each(outside, -10)
            case "debat-televise" | "ralliement":
                each([seat] if card == "debat-televise" else [], 10)
                chosen = yield from self.one(
                    seat, "choose", {("ChoosePlayer", one) for one in self.after(seat)}, False
                )
                if card == "debat-televise":
                    each([chosen[1]], -10)
                else:
                    self.pass_deputies(chosen[1], seat, 5)
            case "partielle-gagnee":
                self.pass_deputies(top(order[1:], deputies), seat, 5)
            case "partielle-perdue":
                self.pass_deputies(seat, top(order[1:], deputies, -1), 5)
            case "scrutin-annule":
                self.pass_deputies(top(order, deputies), top(order, deputies, -1), 10)
            case "defections" if outside:
                self.pass_deputies(inside[0], top(outside, deputies), 5)
            case "transfuges" if outside:
                self.pass_deputies(top(outside, deputies), inside[0], 5)
            case "nouveau-parti":
                first = top(order, deputies)
                second = top([one for one in order if one != first], deputies)
                self.pass_deputies(second, top(order, deputies, -1), 5)
            case "recomptage":
                other = order[1]
                if deputies[seat] != deputies[other]:
                    more, less = (seat, other) if deputies[seat] > deputies[other] else (other, seat)
                    self.pass_deputies(more, less, 5)
            case "memoires-a-succes":
                each([seat], 20)
            case "decoration":
                each([seat], 10)
            case "controle-fiscal":
                each([seat], -20)
            case "lapsus-a-l-antenne":
                each([seat], -10)
            case "campagne-de-presse":
                each([top(order, points)], -20)
            case "capital-de-sympathie":
                each([top(order, points, -1)], 20)
            case "treve":
                self.effects.append(Effect("truce", "", None, self.turn + self.players))
            case "dossiers-secrets":
                self.draw(seat, 1)
            case "archives-brulees" if self.kinds(seat):
                given = yield from self.one(seat, "give-up", {("GiveUp", one) for one in self.kinds(seat)}, False)
                self.spend(seat, given[1])
            case "session-extraordinaire":
                for one in order:
                    self.draw(one, 1)
        return card != "vacances-parlementaires"

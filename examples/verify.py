"""Check the record of a game by docs/records.md alone: no line altered, no card, lot or die chosen.

    hemicycle edition show zoocracy 2019 --json > 2019.json
    python examples/verify.py game.jsonl 2019.json

Python's own library is all it needs, and nothing of Hemicycle is imported: whoever doubts the program need not
ask the program. What it does not do is play by the rules; `hemicycle verify` does that.
"""

# ruff: noqa: T201
# mypy: ignore-errors

import hashlib
import json
import re
import struct
import sys
import tomllib


class Wrong(Exception):
    """What does not hold, and where."""


def check(holds, what):
    if not holds:
        raise Wrong(what)


# --- the lines ----------------------------------------------------------------------------------------------


def read(text):
    """The lines of a record, once their hashes are found to be right."""
    before, lines = "", []
    for number, line in enumerate(text.removeprefix("\ufeff").rstrip().split("\n"), 1):
        found = re.search(r'"hash":"([0-9a-f]{32})"\}$', line)
        check(found, f"line {number} does not end with its hash")
        unsigned = line[: found.start()] + '"hash":""}'
        digest = hashlib.sha256((before + unsigned).encode()).hexdigest()[:32]
        check(digest == found[1], f"line {number}: the hash does not fit")
        before = digest
        lines.append(json.loads(line))
    return lines[0], lines[1:-1], lines[-1]


def compact(value, **more):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), **more).encode()


def fingerprint(figures):
    return hashlib.sha256(compact(figures, sort_keys=True)).hexdigest()[:16]


# --- the words ----------------------------------------------------------------------------------------------


def opened(header):
    """The words that the players have sealed and opened: by seat, and each as it was sealed."""
    sealed = header.get("sealed")
    if sealed is None:  # an older record, or nobody sealed a word
        return header["words"]
    for one in sealed:
        if word := one.get("word"):
            seal = hashlib.sha256(f"word/{header['commitment']}/{one['seat']}/{word}".encode()).hexdigest()
            check(seal == one["seal"], f"the word of seat {one['seat']} does not fit its seal")
    seats, words = [one["seat"] for one in sealed], [one["word"] for one in sealed if one.get("word")]
    check(seats == sorted(set(seats)) and words == header["words"], "other words than those that were sealed")
    return words


# --- the draws ----------------------------------------------------------------------------------------------


class Chance:
    def __init__(self, secret, words):
        told = compact([secret, *words]) if any(words) else secret.encode()
        self.seed = hashlib.sha256(told).hexdigest()
        self.counts = {}

    def draw(self, purpose, limits):
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        stream = hashlib.shake_256(f"{self.seed}/{purpose}/{count}".encode()).digest(4 * (len(limits) + 64))
        drawn = []
        for (number,) in struct.iter_unpack(">I", stream):
            if len(drawn) == len(limits):
                break
            limit = limits[len(drawn)]
            if number < 2**32 // limit * limit:
                drawn.append(number % limit)
        return drawn

    def shuffled(self, purpose, items):
        mixed = list(items)
        limits = range(len(mixed), 1, -1)
        for limit, other in zip(limits, self.draw(purpose, limits), strict=True):
            mixed[limit - 1], mixed[other] = mixed[other], mixed[limit - 1]
        return mixed

    def pick(self, purpose, items):
        return items[self.draw(purpose, [len(items)])[0]]

    def roll(self, purpose):
        return 1 + self.draw(purpose, [6])[0]


# --- the games: each follows what happened, and draws where the page says that something is drawn ------------


class Follower:
    def __init__(self, chance, table, edition):
        self.chance, self.table, self.edition = chance, table, edition
        self.piles = edition["unshuffled"]
        self.begin()

    def begin(self):
        pass

    def line(self, line):
        """A decision or a move of bargaining: what happened, in order."""
        for event in line.get("events", ()):
            handler = getattr(self, event["type"].replace("-", "_"), None)
            if handler:
                handler(event)

    def same(self, drawn, told, what):
        check(drawn == told, f"{what}: {drawn!r} was drawn, and {told!r} is told")


class Koalition(Follower):
    def begin(self):
        self.countries = self.chance.shuffled("countries", self.piles["countries"])
        self.starters = list(range(self.table["players"]))

    def new_deal(self, event):
        players = str(self.table["players"])
        self.politicians = self.chance.shuffled("politicians", self.piles["politicians"][players])
        self.specials = self.chance.shuffled("specials", self.piles["specials"][players])

    def dealt(self, event):
        for pile in ("politicians", "specials"):
            mine = event[pile]
            left = getattr(self, pile)
            self.same(left[: len(mine)], mine, f"the {pile} of seat {event['seat']}")
            setattr(self, pile, left[len(mine) :])

    def ballot_revealed(self, event):
        if event["question"] == "starter":
            votes = {choice: event["choices"].count(choice) for choice in event["choices"]}
            self.starters = [choice for choice in votes if votes[choice] == max(votes.values())]

    def starter_chosen(self, event):
        self.same(self.chance.pick("starter", self.starters), event["seat"], "the first starter")

    def country_turned(self, event):
        self.same(self.countries.pop(0), event["country"], "a country")


class Zoocracy(Follower):
    def begin(self):
        deck = self.piles["cards"][self.table["options"]["deck"]]
        self.deck, self.discard = self.chance.shuffled("cards", deck), []
        events = self.chance.shuffled("events", self.piles["events"])
        self.events = [*events[:-3], *self.chance.shuffled("end", [*events[-3:], "end-of-game"])]

    def line(self, line):
        for event in line.get("events", ()):
            if "card" in event and event["type"] != "event-drawn":
                self.discard.append(event["card"])
        super().line(line)

    def renew(self):
        if not self.deck and self.discard:
            self.deck, self.discard = self.chance.shuffled("cards", sorted(self.discard)), []

    def cards_drawn(self, event):
        for card in event["cards"]:
            self.renew()
            self.same(self.deck.pop(), card, f"a card of seat {event['seat']}")
            self.renew()

    def event_drawn(self, event):
        self.same(self.events.pop(0), event["card"], "an event")

    def round_began(self, event):
        seats = range(self.table["players"])
        self.same(self.chance.shuffled("lots", seats), event["lots"], "the lots of a round")


class Politico(Follower):
    ARMY, MOTION = "pression-de-l-armee", "motion-de-censure"
    LASTING = (
        "greve-generale",
        "inflation-record",
        "debacle-economique",
        "affaire-de-moeurs",
        "crise-dans-le-parti",
    )
    """Attacks that stay on the table when they succeed."""
    EFFECTS = ("government-fell", "lasting-ended", "points-changed", "deputies-moved", "trumps-lost")
    """What comes between a successful attack and its card going under."""

    def begin(self):
        seats = range(self.table["players"])
        self.plaques, self.in_use = self.chance.shuffled("plaques", self.piles["plaques"]), []
        self.hands = [[] for _ in seats]
        self.under, self.event_under = [], []
        self.pile = self.events = None
        self.attack = ""  # one that has succeeded, and goes under when its effects are over
        self.government = ""
        self.shuffling = self.table["options"]["piles"] == "shuffled"

    def line(self, line):
        for event in line.get("events", ()):
            if event["type"] not in self.EFFECTS:
                self.settle()
            super().line({"events": [event]})
        self.settle()

    def settle(self):
        if self.attack:
            self.under.append(self.attack)
            self.attack = ""

    def deputies_elected(self, event):
        dealt = event["plaques"]
        if event["why"] == "first":
            drawn = [[self.plaques.pop() for _ in mine] for mine in dealt]
        elif event["why"] == "fourth":
            drawn = [[*mine, self.plaques.pop()] for mine in self.dealt]
        else:
            plaques = self.chance.shuffled("plaques", self.in_use)
            each = len(plaques) // len(dealt)
            drawn = [plaques[seat * each : (seat + 1) * each] for seat in range(len(dealt))]
        self.same(drawn, dealt, "the plaques")
        self.dealt, self.in_use = dealt, sorted(plaque for mine in dealt for plaque in mine)
        self.deputies = event["deputies"]

    def first_player_found(self, event):
        fewest = [seat for seat, number in enumerate(self.deputies) if number == min(self.deputies)]
        first = self.chance.pick("first player", fewest) if len(fewest) > 1 else fewest[0]
        self.same(first, event["seat"], "the first player")
        self.pile = self.chance.shuffled("trumps", self.piles["trumps"])
        self.events = self.chance.shuffled("events", self.piles["events"])

    def trumps_drawn(self, event):
        for card in event["cards"]:
            if not self.pile and self.shuffling:
                self.pile, self.under = self.chance.shuffled("trumps", self.under), []
            drawn = self.pile.pop() if self.pile else self.under.pop(0)
            self.same(drawn, card, f"a trump of seat {event['seat']}")
            self.hands[event["seat"]].append(card)

    def event_drawn(self, event):
        if not self.events and self.shuffling:
            self.events, self.event_under = self.chance.shuffled("events", self.event_under), []
        drawn = self.events.pop() if self.events else self.event_under.pop(0)
        self.same(drawn, event["card"], "an event")
        self.event_under.append(drawn)

    def trump_swapped(self, event):
        self.hands[event["seat"]].remove(event["card"])
        self.under.append(event["card"])

    trump_given_up = trump_swapped

    def trumps_lost(self, event):
        hand, lost = self.hands[event["seat"]], event["cards"]
        self.same(self.chance.shuffled("scandal", sorted(hand))[: len(lost)], lost, "trumps lost in a scandal")
        for card in lost:
            hand.remove(card)
        self.under += lost

    def army_played(self, event):
        self.hands[event["seat"]].remove(self.ARMY)
        self.under.append(self.ARMY)

    def attack_played(self, event):
        self.hands[event["seat"]].remove(event["card"])

    def attack_countered(self, event):
        self.under.append(event["attack"])
        if event["card"] != self.ARMY:  # which has been played, and has gone under, already
            self.hands[event["seat"]].remove(event["card"])
            self.under.append(event["card"])

    def attack_succeeded(self, event):
        if event["card"] == "scandale-financier":
            # A hand without a card is shuffled too; nothing is told of it.
            if self.table["options"]["scandal"] == "chance" and not self.hands[event["target"]]:
                self.chance.shuffled("scandal", [])
        if event["card"] not in self.LASTING:
            self.attack = event["card"]

    def lasting_ended(self, event):
        if event["card"]:
            self.under.append(event["card"])

    def union_played(self, event):
        self.hands[event["seat"]].remove("union-nationale")

    def government_attempted(self, event):
        self.attempt = event["card"]
        self.hands[event["seat"]].remove(self.attempt)

    def government_formed(self, event):
        self.government = self.attempt

    def attempt_withdrawn(self, event):
        self.hands[event["seat"]].append(self.attempt)

    def investiture_voted(self, event):
        if not event["carried"]:
            self.hands[event["seat"]].append(self.attempt)

    def investiture_cancelled(self, event):
        self.under.append(self.attempt)

    def motion_tabled(self, event):
        self.hands[event["seat"]].remove(self.MOTION)

    def motion_voted(self, event):
        if not event["carried"]:
            self.hands[event["seat"]].append(self.MOTION)

    def motion_cancelled(self, event):
        self.under.append(self.MOTION)

    def government_fell(self, event):
        if event["why"] == "motion":
            self.under.append(self.MOTION)
        self.under.append(self.government)

    def prime_minister_resigned(self, event):
        self.under.append(self.government)


class Junta(Follower):
    BALLOT = (
        "votes-given",
        "card-played",
        "influence-played",
        "round-over",
        "candidates-answered",
        "ballot-cut",
        "nothing-played",
    )
    """What happens while a ballot goes on."""

    def begin(self):
        self.deck, self.discard = self.chance.shuffled("cards", self.piles["cards"]), []
        self.aid, self.returned = self.chance.shuffled("aid", self.piles["aid"]), 0
        self.on_table, self.attempts, self.turned_on = [], [], None
        figures = self.edition["figures"]["card"]
        self.kind = {card["id"]: card["kind"] for card in figures}
        self.mad = [card["id"] for card in figures if any("mad" in part for part in card["effects"].values())]

    def line(self, line):
        action = line.get("action") or {}
        if action.get("type") in ("return-home", "stay-abroad") and action["bill"]:
            self.spend([action["bill"]])
        self.request = line.get("request")
        for event in line.get("events", ()):
            # Vote cards lie on the table until their ballot is over; deals may be made in the middle of one.
            if event["type"] not in self.BALLOT and "bargain" not in line:
                self.discard += self.on_table
                self.on_table = []
            super().line({"events": [event]})

    def cards_drawn(self, event):
        for card in event["cards"]:
            if not self.deck:
                self.deck, self.discard = self.chance.shuffled("cards", self.discard), []
            self.same(self.deck.pop(), card, f"a card of family {event['family']}")

    def card_played(self, event):
        if self.kind[event["card"]] == "vote":
            self.on_table.append(event["card"])
            return
        if self.request == "save-yourself":
            self.resolve()
        self.discard.append(event["card"])

    def cards_discarded(self, event):
        self.discard += event["cards"]

    def influence_lost(self, event):
        self.discard.append(event["card"])

    bribe_offered = influence_lost

    # Attempts: all are announced, then one after the other is resolved. The card of one goes to the discard pile
    # as it begins to be resolved, so before any other card that it brings there.

    def phase_began(self, event):
        self.attempts, self.turned_on = [], None

    def assassination_announced(self, event):
        self.attempts.append(event["card"])

    def resolve(self, over=False):
        """The attempt that stands first is being resolved, or with `over` it has been."""
        if self.attempts:
            if self.attempts[0]:  # the secret police has no card
                self.discard.append(self.attempts[0])
            self.attempts[:1] = [] if over else [""]

    def attempt_failed(self, event):
        self.resolve(over=True)

    burglars_paid = attempt_failed

    def killer_turned(self, event):
        self.resolve(over=True)
        self.turned_on = event["family"]  # who dies next, unless he is dead already: that is no other attempt

    def family_killed(self, event):
        if event["family"] != self.turned_on:
            self.resolve(over=True)
        self.turned_on = None
        self.discard += event["cards"]

    # Money

    def take(self, number):
        bills = [0, 0, 0]
        for _ in range(min(number, len(self.aid))):
            bills[self.aid.pop() - 1] += 1
        return bills

    def spend(self, bills):
        most = {"box": 0, "under-10": 10, "under": len(self.piles["aid"])}[self.table["options"]["spent"]]
        for bill in bills:
            if self.returned < most:
                self.aid.insert(0, bill)
                self.returned += 1

    def bills_paid(self, event):
        self.spend([bill for bill, number in enumerate(event["bills"], 1) for _ in range(number)])

    def aid_drawn(self, event):
        self.same(self.take(sum(event["bills"])), event["bills"], "the aid of a year")

    def donation_taken(self, event):
        self.same(self.take(sum(event["bills"])), event["bills"], "a donation")

    def first_election_tied(self, event):
        self.same(self.take(1), event["bills"], "the bill of a tied election")

    def toll_taken(self, event):
        self.take(4)

    # Dice

    def rolled(self, purpose, dice):
        self.same([self.chance.roll(purpose) for _ in dice], dice, f"dice for {purpose}")

    def stack_bombarded(self, event):
        self.rolled("combat", event["dice"])

    shots_fired = stack_bombarded

    def unit_bribed(self, event):
        self.rolled("bribe", [event["die"]])

    def killer_rolled(self, event):
        self.resolve()
        self.rolled("madman" if event["card"] in self.mad else "assassin", [event["die"]])

    def loyalty_tried(self, event):
        self.rolled("loyalty", [event["die"]])


GAMES = {"koalition": Koalition, "zoocracy": Zoocracy, "politico": Politico, "junta": Junta}


def verify(record, edition):
    """How many draws were made again, by purpose; `Wrong` if anything does not hold."""
    header, lines, end = read(record)
    check(header["hemicycle"] == 1, f"this is format {header['hemicycle']}, and 1 is what is read here")
    committed = hashlib.sha256(f"commitment/{end['secret']}".encode()).hexdigest()
    check(committed == header["commitment"], "the secret is not the one that was committed to")
    kept = header["table"]["edition"]
    check(fingerprint(edition["figures"]) == kept["fingerprint"], "this edition is not the one that was played")
    if "text" in kept:
        check(fingerprint(tomllib.loads(kept["text"])) == kept["fingerprint"], "the record's edition is altered")
    check(
        header["game"] in GAMES,
        f"its lines and its secret hold; which draws {header['game']} makes is not known here",
    )
    chance = Chance(end["secret"], opened(header))
    follower = GAMES[header["game"]](chance, header["table"], edition)
    for line in lines:
        if "was" in line:
            # From here on it was played by other rules, whose draws may be others than on that page.
            break
        try:
            follower.line(line)
        except (IndexError, ValueError, Wrong) as error:
            raise Wrong(f"after decision {line['n']}: {error}") from None
    return chance.counts


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as record, open(sys.argv[2], encoding="utf-8") as edition:
        try:
            counts = verify(text := record.read(), json.load(edition))
            header = read(text)[0]
        except Wrong as wrong:
            sys.exit(f"{sys.argv[1]}: {wrong}")
    print("Every line, the secret and every draw hold:")
    for purpose, count in sorted(counts.items()):
        print(f"  {purpose}: {count}")
    for one in header.get("sealed", []):
        told = f"fits its seal: {one['word']}" if one.get("word") else "was not opened"
        print(f"  the word of seat {one['seat']} {told}")
    if changed := next((line for line in read(text)[1] if "was" in line), None):
        print(f"  up to decision {changed['n']}: then the game went on by version {changed['rules']} of its rules")
    print("What was played for somebody out of time (lapsed) only the rules can check: hemicycle verify")

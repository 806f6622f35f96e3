"""The President: the first election, later ones, resignation, and the vote on his competence."""

from __future__ import annotations

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.words import Action, Pass

from .. import cards
from ..edition import FamilyNumber
from ..events import CardsDiscarded
from ..money import EMPTY, plus
from ..pay import take
from ..people import make_president
from ..state import NOBODY, Junta
from .events import (
    BallotAnew,
    CandidateNamed,
    CompetenceVoted,
    FirstElectionTied,
    PresidentResigned,
    ReserveHandedOver,
    TieBroken,
)
from .scrutin import (
    AGAINST,
    COMPETENCE,
    FOR,
    PRESIDENCY,
    BallotChoice,
    Scrutin,
    Tally,
    influence_of,
    votes_of_block,
)

HOST: Seat = 0
"""The owner of the game (ruling 7)."""
RERUNS = 2
"""After so many tied re-runs without a new card the first voter decides (ruling 2)."""


class Nominate(Action, frozen=True):
    """Name a candidate for the presidency."""

    family: Public[FamilyNumber]


class ChooseWinner(Action, frozen=True):
    """Decide between equals."""

    choice: Public[BallotChoice]


class ChoosePresident(Action, frozen=True):
    """Say who is President: the host, or whose faction has the most votes, at a small table."""

    seat: Public[Seat]


class FirstElection(Frame):
    """First President 1, 2, 4  Nominations, then two rounds; a tie costs everybody all cards."""

    place: Public[int] = 0
    candidates: Public[list[FamilyNumber]] = []

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        return self.host if g.players == 2 else self.nominate

    def host(self, g: Junta) -> Step:
        """Two players 2; ruling J15  The owner of the game decides who is the first President."""
        options = [ChoosePresident(seat) for seat in range(g.players)]
        return ask(HOST, "first-president", options, self.host_chose, default=options[HOST])

    def host_chose(self, g: Junta, action: ChoosePresident) -> Step:
        make_president(g, action.seat, "host")
        return done(True)

    def nominate(self, g: Junta) -> Step:
        if self.place == g.players:
            return self.ballot(g)
        seat = (HOST + self.place) % g.players
        options: list[Action] = [Nominate(family) for family in range(g.players) if family not in self.candidates]
        default: Action = Nominate(seat)
        if self.candidates:
            options.append(default := Pass())
        return ask(seat, "nominate", options, self.nominated, default=default)

    def nominated(self, g: Junta, action: Action) -> Step:
        if isinstance(action, Nominate):
            seat = (HOST + self.place) % g.players
            self.candidates.append(action.family)
            g.tell(CandidateNamed(seat, action.family))
            if len(self.candidates) == g.players:
                self.place = g.players
        else:
            self.place += 1
        return self.nominate

    def ballot(self, g: Junta) -> Step:
        order = tuple(range(g.players))
        choices = tuple(sorted(self.candidates))
        return call(Scrutin(question=PRESIDENCY, choices=choices, order=order), self.counted)

    def counted(self, g: Junta, tally: Tally) -> Step:
        leaders = tally.leaders()
        if len(leaders) == 1 and isinstance(leaders[0], int):
            make_president(g, leaders[0], "vote")
            return done(True)
        return self.tied(g)

    def tied(self, g: Junta) -> Step:
        """Everything is discarded and dealt anew, and the host takes a bill (rulings 6, 7, 86)."""
        if not g.pile:
            return done(False)
        for family in range(g.players):
            one = g.families[family]
            thrown = (*one.hand, *one.influence)
            g.discard += thrown
            one.hand, one.influence = [], []
            g.tell(CardsDiscarded(family, thrown))
        for family in range(g.players):
            cards.draw(g, family, g.edition.dealt_small if g.small else g.edition.dealt)
        bills, host = take(g, 1), g.families[HOST]
        if g.options.tie_bill == "host":
            host.reserve = plus(host.reserve, bills)
        else:
            g.box = plus(g.box, bills)
        g.tell(FirstElectionTied((HOST,) if g.options.tie_bill == "host" else (), bills))
        if not g.pile:
            return done(False)
        self.place, self.candidates = 0, []
        return self.nominate


class Election(Frame):
    """President 1, 2  A new one is elected, by those who are alive and in the country (rulings 1 to 5)."""

    first: Public[FamilyNumber]
    """Who votes first."""
    barred: Public[FamilyNumber] = NOBODY
    """A President who was removed may not stand (ruling 10)."""
    ties: Public[int] = -1
    """How many re-runs without a new card have been tied in succession; the first tie is none."""
    leaders: Public[tuple[int | str, ...]] = ()

    undisturbed = True

    def candidates(self, g: Junta) -> tuple[int, ...]:
        present = [seat for seat in range(g.players) if g.active(seat)]
        others = [seat for seat in present if seat != self.barred]
        return tuple(others or present)

    def enter(self, g: Junta) -> Step:
        candidates = self.candidates(g)
        if len(candidates) == 1:
            return done(candidates[0])
        if g.small:
            return self.by_faction
        return self.ballot

    def ballot(self, g: Junta) -> Step:
        order = tuple(g.present(self.first))
        return call(Scrutin(question=PRESIDENCY, choices=self.candidates(g), order=order), self.counted)

    def counted(self, g: Junta, tally: Tally) -> Step:
        leaders = tally.leaders()
        if len(leaders) == 1:
            return done(leaders[0])
        self.ties = 0 if tally.fresh else self.ties + 1
        self.leaders = leaders or self.candidates(g)
        if self.ties >= RERUNS:
            return self.decide
        g.tell(BallotAnew("president", True))
        return self.ballot

    def decide(self, g: Junta) -> Step:
        """Ballots 7; President 2; rulings 1, 2  The first voter decides."""
        first = g.present(self.first)[0]
        options = [ChooseWinner(choice) for choice in self.leaders]
        about: dict[str, int | str] = {"question": "president"}
        return ask(g.decides(first), "break-tie", options, self.decided, about, by_lot())

    def decided(self, g: Junta, action: ChooseWinner) -> Step:
        g.tell(TieBroken(g.present(self.first)[0], action.choice))
        return done(action.choice)

    def by_faction(self, g: Junta) -> Step:
        """Two players 2; ruling J15  Whose faction has most votes says who is President, or the first voter."""
        voters = g.players_present(self.first)
        strongest = max(voters, key=lambda seat: faction_votes(g, seat))
        candidates = self.candidates(g)
        options = [ChoosePresident(seat) for seat in candidates]
        likely = ChoosePresident(strongest if strongest in candidates else candidates[0])
        return ask(strongest, "choose-president", options, self.chosen, default=likely)

    def chosen(self, g: Junta, action: ChoosePresident) -> Step:
        return done(action.seat)


def faction_votes(g: Junta, seat: Seat) -> int:
    """Two players  All votes of a faction that lie open: family, posts and Influence cards of each member."""
    votes = 0
    for family, one in enumerate(g.families):
        if one.leader == seat and g.active(family):
            votes += 1 + len(g.posts_of(family)) + (family == g.president)
            votes += sum([votes_of_block(g, family, card) for card in influence_of(g, family)])
    return votes


class Resignation(Frame):
    """President 3, 4  An election at once, in which he votes first and may stand (rulings 11 to 15)."""

    seat: Public[Seat]

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        g.turn.resigned = g.turn.phase
        g.tell(PresidentResigned(self.seat))
        return call(Election(first=self.seat), self.elected)

    def elected(self, g: Junta, seat: Seat) -> Step:
        if seat == self.seat:
            make_president(g, seat, "vote")
        else:
            succeed(g, seat, money=True)
        return done()


def succeed(g: Junta, new: Seat, *, money: bool) -> None:
    """The old President takes the posts of the new one, and hands over his money where he has resigned."""
    old = g.president
    posts = [post for post in g.posts_of(new) if post != g.cousin]
    mine = g.posts_of(old) if g.small else []
    make_president(g, new, "faction" if g.small else "vote")
    for post in posts:
        g.posts[post] = old
    for post in mine:
        g.posts[post] = new
    if money:
        giver, heir = g.families[old], g.families[new]
        bills, giver.reserve = giver.reserve, EMPTY
        heir.reserve = plus(heir.reserve, bills)
        g.tell(ReserveHandedOver((*giver.seats, *heir.seats), old, new, bills))


class Competence(Frame):
    """President 5; ruling 10  A ballot on the President: two thirds of the votes remove him."""

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        order = tuple(g.present(g.president))
        return call(Scrutin(question=COMPETENCE, choices=(FOR, AGAINST), order=order), self.counted)

    def counted(self, g: Junta, tally: Tally) -> Step:
        yes, no = tally.of(FOR), tally.of(AGAINST)
        removed = 3 * yes >= 2 * (yes + no) and yes > 0
        g.tell(CompetenceVoted(g.president, removed, yes, no))
        if not removed:
            return done()
        return call(Election(first=g.president, barred=g.president), self.elected)

    def elected(self, g: Junta, seat: Seat) -> Step:
        """Ruling 10  As after a resignation, but he keeps his money."""
        if seat != g.president:
            succeed(g, seat, money=False)
        return done()

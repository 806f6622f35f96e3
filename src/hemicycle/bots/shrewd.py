"""The shrewd player: tries more things than a steady one, on more imagined tables, among people of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from hemicycle.engine import flow
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import Ledger, hand_over
from hemicycle.engine.temper import Trust
from hemicycle.engine.words import Action, Refused

from .bargaining import Bargainer
from .base import Reply, next_request
from .beliefs import as_said
from .knowledge import Knowledge, temper_of
from .pledges import NONE, Play, Pledges, pledged
from .race import DOUBT, FEWEST, Race, Way, mean_and_error
from .steady import Steady, unseal

WORK = 1_000
"""How many decisions it imagines before it makes up its mind, as a rule: counted, not timed, so that it plays the
same on every machine. A game whose decisions take longer or shorter says so (`effort`)."""
SPARED = 0.5
"""By how many standard errors a deal must seem to cost chances to be left alone."""
MOST = 3
"""How many times that, where the fewest tables take so long."""
TABLES = 120
"""On how many imagined tables it tries anything, at most."""
BARGAIN = 400
"""The same, before it accepts or makes an offer."""
COMPANY = (0.4, 0.85)
"""Up to the first share an imagined player is a novice, up to the second wary; else somebody rash."""
RASH = 0.15
"""How often somebody rash does anything at all."""


class Shrewd(Steady):
    """Tries candidates on imagined tables, where novices, wary and rash players sit beside it, each with a temper.

    All candidates meet the same tables and the same people with the same luck. Those that fall behind are given
    up, so that the work goes where it is close; and it does what it would do without looking ahead unless
    something else is clearly better.
    """

    reckons: ClassVar[bool] = True

    def __init__(self, seat: Seat, rng: Random, knowledge: Knowledge, work: float = 1.0):
        super().__init__(seat, rng, knowledge)
        self.work = work
        """How much more than usual it imagines: 2 is twice as much."""
        self.pledges = NONE

    def decide(self, view: Any, request: Request) -> Action:
        self.pledges = self.pledged(view, self.ledger)
        return super().decide(view, request)

    def weighed(self, view: Any, request: Request) -> list[tuple[Action, float]]:
        ways, luck = self.manners(view, request), self.rng
        if ways:
            luck = self.luck(view)
        else:
            ways = self.answers(view, request)
        if len(ways) == 1:
            return [(ways[0].action, -1.0)]
        race = self.run(view, request, Race(ways, getattr(self.knowledge, "DOUBT", DOUBT)), luck)
        ranking = race.ranking()
        if request.kind in getattr(self.knowledge, "SECRET", ()):
            ranking = race.drawn(ranking, self.rng)
        found: dict[Action, float] = {}
        for way in ranking:
            found.setdefault(way.action, race.mean(way))
        return list(found.items())

    def answers(self, view: Any, request: Request) -> list[Way]:
        widen = getattr(self.knowledge, "widen", self.knowledge.candidates)
        found = dict.fromkeys(widen(view, request, self.temper, self.rng))
        return [Way(at, action, self.temper) for at, action in enumerate(found)]

    def manners(self, view: Any, request: Request) -> list[Way]:
        """Where many answers make one thing: the tempers in which to go about it, each with its next answer."""
        knowledge = self.knowledge
        onward = getattr(knowledge, "onward", knowledge.hasty)
        tempers = getattr(knowledge, "manners", _none)(request, self.temper)
        acts = [onward(view, request, temper, self.rng) for temper in tempers]
        return [Way(at, action, temper) for at, (action, temper) in enumerate(zip(acts, tempers, strict=True))]

    def luck(self, view: Any) -> Random:
        """The same for a whole series, so that who is made anew between two answers has the same in mind."""
        return Random(f"{self.seat} {self.knowledge.horizon(view)}")

    def run(self, view: Any, request: Request, race: Race, rng: Random) -> Race:
        """Try all on one imagined table after the other, until one is ahead or the work is done."""
        limit = WORK * self.effort(view)
        work = 0
        while len(race.left) > 1 and race.tables < TABLES * self.work:
            if work >= (MOST * limit if race.tables < FEWEST else limit):
                break
            table = self.imagined(view, rng)
            luck = rng.getrandbits(64)
            for way in race.left:
                value, decisions = self.play_on(table.copy(), request, way, luck)
                race.note(way, value)
                work += decisions
            race.next_table(work / limit)
        return race

    def effort(self, view: Any) -> float:
        """How many times the usual work a decision is worth at this table."""
        effort = getattr(self.knowledge, "effort", None)
        return self.work * (effort(view) if effort is not None else 1.0)

    def imagined(self, view: Any, rng: Random) -> Any:
        """A table that looks the same to it, as it thinks that it may be."""

        def believe(table: Any) -> None:
            getattr(self.knowledge, "believe", _nothing)(table, self.seat, self.temper)
            if self.ledger.live and self.bargaining is not None:
                as_said(self.bargaining, table, self.seat, self.ledger, self.trust(view, self.ledger), rng)

        table = view.imagine(rng, believe)
        if hasattr(self.knowledge, "foresee"):
            unseal(table, self.seat)
        else:
            getattr(self.knowledge, "simplify", unseal)(table, self.seat)
        return table

    def play_on(self, g: Any, request: Request, way: Way, luck: int) -> tuple[float, int]:
        """Do something on an imagined table, go on as far as its reach, and judge it; with the decisions taken."""
        until = self.reach(g)
        asked = next(one for one in g.requests if one.id == request.id)
        flow.answer(g, asked, way.action)
        return self.go_on(g, luck, until, way.temper)

    def go_on(self, g: Any, luck: int, until: object = None, temper: Any = None) -> tuple[float, int]:
        """Everybody plays on, each as it imagines him, until the game has come further than this."""
        order, company, decisions = Random(luck), self.company(g.players, temper or self.temper, luck), 1
        if until is None:
            until = self.reach(g)
        while not g.over and self.reach(g) == until:
            asked = next_request(g.requests, order)
            flow.answer(g, asked, company[asked.seat](g, asked))
            decisions += 1
        return self.judge(g), decisions

    def judge(self, g: Any) -> float:
        """The chance to win; where the game says so, by all that lies open on an imagined table."""
        verdict = getattr(self.knowledge, "verdict", None)
        if g.over or verdict is None:
            return super().judge(g)
        return float(verdict(g, self.seat))

    def reach(self, g: Any) -> object:
        """How far the game has come; when this changes, it looks no further."""
        known = getattr(self.knowledge, "reach", None)
        return known(g, self.seat) if known is not None else self.knowledge.horizon(g)

    def company(self, players: int, temper: Any, luck: int) -> list[Play]:
        """Who sits at an imagined table. Each has a luck of his own, so that what one does moves no other's."""
        return [self.player(seat, temper, Random(luck + seat + 1)) for seat in range(players)]

    def player(self, seat: Seat, temper: Any, rng: Random) -> Play:
        """Somebody whom it imagines; oneself with that temper."""
        knowledge, own = self.knowledge, seat == self.seat
        kind = rng.random()
        likeness = getattr(knowledge, "likeness", None)
        if likeness is not None:
            temper = likeness(temper, rng, own)
        elif not own:
            temper = temper_of(knowledge, rng)
        wary = own or COMPANY[0] <= kind < COMPANY[1]
        known = getattr(knowledge, "foresee", None)
        if known is None:
            known = getattr(knowledge, "onward", knowledge.hasty) if wary else knowledge.hasty
        rash = 0.0 if own or kind < COMPANY[1] else RASH

        def play(g: Any, request: Request) -> Action:
            if rash and rng.random() < rash:
                return request.options[int(rng.random() * len(request.options))]
            return known(g, request, temper, rng)

        return self.pledges.bind(self.bargaining, seat, play, rng) if self.pledges.owed else play

    # Deals

    def pledged(self, view: Any, ledger: Ledger) -> Pledges:
        """What all have promised, and how far it trusts them; itself wholly."""
        return pledged(ledger, self.trust(view, ledger)) if ledger.live else NONE

    def trust(self, view: Any, ledger: Ledger) -> Trust:
        assert self.bargaining is not None
        return Bargainer(self.bargaining, view, self.seat, self.temper, ledger).trust

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        """It accepts only what leaves it better off on imagined tables as well."""
        reply = super().consider(view, deal, ledger)
        if isinstance(reply, AcceptDeal) and not self.gains(view, deal, ledger):
            assert self.bargaining is not None
            return RefuseDeal(deal.id, self.bargaining.says(view, self.seat, deal.terms, False))
        return reply

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        """It offers nothing that it would rather not see accepted."""
        found = super().offer(view, ledger, terms)
        if found is None or self.pays(found, ledger):
            return found
        return found if self.gains(view, as_deal(view, self.seat, found), ledger) else None

    def pays(self, offer: Offer, ledger: Ledger) -> bool:
        """Whether it only makes good what it has promised."""
        return bool(self.promises) and all(term.seat == self.seat and term.at_once for term in offer.terms)

    def gains(self, view: Any, deal: Deal, ledger: Ledger) -> bool:
        """Whether the chance to win is not clearly less with a deal than without it, on the same imagined tables.

        Clearly only: what pays later than it looks ahead, judgement has weighed.
        """
        without = self.pledged(view, ledger)
        then = without.with_deal(deal.terms, self.trust(view, ledger))
        limit = BARGAIN * self.effort(view)
        gaps: list[float] = []
        work = 0
        while len(gaps) < 2 or (work < (MOST * limit if len(gaps) < FEWEST else limit) and len(gaps) < TABLES):
            table = self.imagined(view, self.rng)
            luck = self.rng.getrandbits(64)
            try:
                changed = hand_over(table, deal, deal.terms)
            except Refused:
                return True
            if changed is not table:
                flow.interrupted(changed)
                changed.events = []
            else:
                changed = table.copy()
            self.pledges = then
            value, some = self.go_on(changed, luck)
            self.pledges = without
            before, more = self.go_on(table, luck)
            gaps.append(value - before)
            work += some + more
        mean, error = mean_and_error(gaps)
        return mean > -SPARED * error


def as_deal(g: Any, seat: Seat, offer: Offer) -> Deal:
    """What an offer would be on the table."""
    parties, terms = tuple(sorted((seat, *offer.parties))), offer.terms
    noted = ("",) * len(terms)
    return Deal("", seat, parties, terms, (seat,), "open", offer.answers, 0, -1, g.chapter(), (), noted, None)


def _none(request: Request, temper: Any) -> list[Any]:
    return []


def _nothing(g: Any, seat: Seat, temper: Any) -> None:
    pass

"""Ruling D51: however many coalitions could govern, what is asked and shown stays small; nothing lists them."""

from __future__ import annotations

from itertools import combinations, islice
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from hemicycle.bots import levels
from hemicycle.engine.deals import Offer
from hemicycle.engine.words import Refused
from hemicycle.games.koalition import RULES, coalitions, count
from hemicycle.games.koalition.coalitions import FEW, Reach, prominent
from hemicycle.games.koalition.negotiation import Include, Negotiation, Propose
from hemicycle.games.koalition.promises import Join
from hemicycle.games.koalition.state import Koalition
from tests.scenes import shown
from tests.table import LETTERS

from .brute_force import every_coalition
from .builders import DOSSIER, vote_in
from .crowded import CROWDED, crowded
from .scenes import NAMES
from .test_coalitions import tables

LARGEST = 64 * 1024
"""Bytes that a question may take, and the open table."""
LONG_NAMES = [f"{name} à la frontière héritée d’Évêché"[:32] for name in NAMES]

every_crowd = pytest.mark.parametrize("name", CROWDED)


def put_together(g: Koalition) -> dict[int, set[tuple[str, ...]]]:
    """By seat: every coalition that it could put together, step by step."""
    blocs = count.blocs(g)
    talks = Negotiation.between(g, blocs, Reach(g, blocs).partners())
    found: dict[int, set[tuple[str, ...]]] = {}
    for seat in range(g.players):
        waiting: list[tuple[str, ...]] = [()]
        tried, mine = set(waiting), found.setdefault(seat, set())
        while waiting:
            talks.drafts[seat] = draft = waiting.pop()
            steps = talks.next_steps(g, seat)
            assert not draft or any(isinstance(step, Include | Propose) for step in steps), "no step leads nowhere"
            for step in steps:
                if isinstance(step, Propose):
                    mine.add(step.coalition)
                elif isinstance(step, Include):
                    grown = tuple([bloc.id for bloc in blocs if bloc.id in (*draft, step.bloc)])
                    if grown not in tried:
                        tried.add(grown)
                        waiting.append(grown)
    return found


def listed(g: Koalition) -> dict[int, set[tuple[str, ...]]]:
    """By seat: every coalition that it leads a party of, found by brute force."""
    every = every_coalition(g)
    return {
        seat: {tuple([bloc.id for bloc in one]) for one in every if seat in [bloc.leader for bloc in one]}
        for seat in range(g.players)
    }


def alone(g: Koalition) -> bool:
    """Whether one bloc has the majority, so that nobody negotiates."""
    blocs = count.blocs(g)
    return bool(blocs) and blocs[0].votes >= count.majority_of(blocs)


@settings(deadline=None, max_examples=150)
@given(tables())
def test_ruling_d51_whatever_may_govern_can_be_put_together(g: Koalition) -> None:
    if not alone(g):
        assert put_together(g) == listed(g)


def test_ruling_d51_whatever_may_govern_in_the_dossier_can_be_put_together() -> None:
    for party in (None, "rose", "hat", "leaf"):
        for compatibility in ("pairs", "chain"):
            g = vote_in("fr", options={"compatibility": compatibility}, **DOSSIER)
            g.dopplers = [party] if party else []
            assert put_together(g) == listed(g)
            assert any(listed(g).values())


@settings(deadline=None, max_examples=150)
@given(tables())
def test_ruling_d51_who_may_join_is_the_same_by_camps_as_by_sets_of_parties(g: Koalition) -> None:
    blocs = count.blocs(g)
    names = [bloc.id for bloc in blocs]
    for members in [(), *combinations(names, 1), *combinations(names, 2), *islice(combinations(names, 3), 20)]:
        assert coalitions.partners(g, blocs, members) == Reach(g, blocs, members).partners()


@settings(deadline=None, max_examples=150)
@given(tables())
def test_ruling_d51_where_there_are_few_all_are_looked_at(g: Koalition) -> None:
    found, every = prominent(g, count.blocs(g))
    whole = every_coalition(g)
    assert every == (len(whole) <= FEW)
    if every:
        assert found == whole
    else:
        assert set(found) <= set(whole)
        assert {bloc.leader for one in found for bloc in one} == {bloc.leader for one in whole for bloc in one}


@every_crowd
def test_ruling_d51_no_table_asks_more_than_fits(name: str) -> None:
    table = crowded(name, offers=10)
    more = islice(Reach(table.g, table.negotiation.blocs).coalitions(), 10_000)
    assert sum(1 for _ in more) == 10_000, "there are very many"
    rng, largest = Random(1), 0
    for _ in range(60):
        # Everybody proposes, so that as much lies on the table as can.
        for seat in table.negotiation.leaders:
            while "negotiate" in table.asked().values() and table.negotiation.proposals[seat] < 10:
                request = table.request(LETTERS[seat])
                seen = shown(table.game, seat, "fr", LONG_NAMES)
                for part in ("asked", "board"):
                    size = len(msgspec.json.encode(seen[part]))
                    assert size < LARGEST, part
                    largest = max(largest, size)
                steps = [one for one in request.options if isinstance(one, Include | Propose)]
                if not steps:
                    break
                action = rng.choice(steps)
                table.does(LETTERS[seat], action)
                if isinstance(action, Propose):
                    break
    assert table.negotiation.proposed
    assert largest > 0


@every_crowd
def test_nothing_lists_them_all(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: who looks at coalitions looks at some dozens."""
    table = crowded(name)
    yielded = 0
    original = Reach.coalitions

    def counted(self: Reach, first: int = 0) -> object:
        nonlocal yielded
        for one in original(self, first):
            yielded += 1
            yield one

    monkeypatch.setattr(coalitions.Reach, "coalitions", counted)
    looks = 0

    def looked() -> None:
        nonlocal looks
        looks += 1
        assert yielded <= looks * 4 * FEW

    shown(table.game, 0, "en", NAMES)
    looked()
    assert len(table.game.terms(0, tuple(range(1, 10)))) < 1_000
    looked()
    for level in ("novice", "steady"):
        bot = levels.find(RULES, level)(0, Random(1))
        action = bot.choose(table.game.view(0), table.request("A"))
        assert action in table.options("A")
        bot.explain()
        looked()


@every_crowd
def test_any_coalition_may_be_promised_also_one_that_is_not_listed(name: str) -> None:
    table = crowded(name)
    g, blocs = table.g, table.negotiation.blocs
    known = {tuple([bloc.id for bloc in one]) for one in prominent(g, blocs)[0]}
    members = next(one for one in Reach(g, blocs).coalitions() if tuple([bloc.id for bloc in one]) not in known)
    coalition = tuple([bloc.id for bloc in members])
    first, second = list(dict.fromkeys([bloc.leader for bloc in members]))[:2]
    term = Join(first, coalition)
    assert term not in table.game.terms(first, (second,))
    (deal,) = table.game.bargain(first, Offer((second,), (term,)))
    assert deal.terms == (term,)
    stranger = next(bloc.id for bloc in blocs if bloc.id not in coalition)
    outsider = next(seat for seat in range(10) if seat not in [bloc.leader for bloc in members])
    for wrong in (Join(first, (*coalition, stranger)), Join(first, coalition[:-1]), Join(outsider, coalition)):
        with pytest.raises(Refused):
            table.game.bargain(first, Offer((second,), (wrong,)))


@every_crowd
def test_bots_come_to_an_end_at_a_crowded_table(name: str) -> None:
    table, rng = crowded(name), Random(3)
    bots = [levels.find(RULES, "novice")(seat, Random(seat)) for seat in range(10)]
    decisions = 0
    while "negotiate" in table.asked().values():
        request = rng.choice([one for one in table.game.requests if not one.optional])
        action = bots[request.seat].choose(table.game.view(request.seat), request)
        table.game.act(request.seat, request.id, action)
        decisions += 1
        assert decisions < 2_000

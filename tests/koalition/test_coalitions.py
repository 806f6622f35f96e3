"""Déroulement: which coalitions may govern."""

from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from hemicycle.games.koalition import count
from hemicycle.games.koalition.count import Bloc
from hemicycle.games.koalition.state import Koalition, Laid

from .brute_force import every_coalition
from .builders import edition, empty_table, legal, vote_in, votes

SECOND = edition("second")


def test_materiel_a_politician_governs_only_with_the_parties_on_the_card() -> None:
    g = vote_in("fr", A="rose-10", B="hat-10", C="cross-4")
    assert legal(g) == {"rose cross": 14, "hat cross": 14}


def test_ruling_d2_partners_are_the_same_for_a_whole_party_and_mutual() -> None:
    for party, partners in SECOND.partners.items():
        assert all(party in SECOND.partners[partner] for partner in partners)
    assert sum(len(partners) for partners in SECOND.partners.values()) == 2 * 14


def test_ruling_d3_every_pair_must_be_partners() -> None:
    g = vote_in("fr", A="rose-10", B="hat-10", C="leaf-1")
    assert legal(g) == {"rose leaf": 11, "hat leaf": 11}
    g = vote_in("fr", A="rose-6", B="hat-6", C="leaf-1 acorn-9")  # 22 votes, 12 needed
    assert legal(g) == {"acorn hat": 15}


def test_ruling_d3_by_option_a_chain_of_partners_is_enough() -> None:
    table = {"A": "fist-5", "B": "acorn-5", "C": "leaf-5 lemon-5"}  # 20 votes, 11 needed
    pairs = vote_in("fr", A=table["A"], B=table["B"], C=table["C"])
    chained = vote_in("fr", options={"compatibility": "chain"}, A=table["A"], B=table["B"], C=table["C"])
    assert legal(pairs) == {}
    assert {frozenset(names.split()) for names in legal(chained)} == {
        frozenset({"leaf", "lemon", "fist"}),
        frozenset({"leaf", "lemon", "acorn"}),
    }


def test_deroulement_no_party_that_is_not_needed() -> None:
    g = vote_in("fr", A="rose-10 cross-2", B="leaf-9", C="hat-10")  # 31 votes, 16 needed
    assert "rose leaf" in legal(g)
    assert "rose leaf cross" not in legal(g)


def test_ruling_d4_three_may_govern_although_two_could() -> None:
    g = vote_in("fr", A="rose-7", B="leaf-6", C="lemon-5 cross-4")  # 22 votes, 12 needed
    assert votes(g) == {"rose": 7, "leaf": 6, "lemon": 5, "cross": 4}
    found = {frozenset(names.split()) for names in legal(g)}
    assert frozenset({"rose", "leaf"}) in found
    assert frozenset({"leaf", "lemon", "cross"}) in found


def test_ruling_d4_every_member_must_be_needed_not_only_the_last() -> None:
    g = vote_in("fr", A="rose-9", B="leaf-7", C="lemon-3 hat-10")  # 29 votes, 15 needed
    blocs = {bloc.id: bloc for bloc in count.blocs(g)}
    assert count.needed([blocs["rose"], blocs["leaf"]], 15)
    assert not count.needed([blocs["rose"], blocs["leaf"], blocs["lemon"]], 15)
    assert "rose leaf lemon" not in legal(g)


def test_ruling_d4_a_party_without_votes_is_never_needed() -> None:
    g = vote_in("fr", A="rose-9", B="leaf-7", C="lemon-3")
    g.resignations["lemon-3"] = True
    assert votes(g)["lemon"] == 0
    assert legal(g) == {"rose": 9}


def by_brute_force(g: Koalition) -> set[frozenset[str]]:
    """Every subset of the blocs, tried one by one in the words of the rule."""
    blocs = count.blocs(g)
    everything = sum(bloc.votes for bloc in blocs)

    def majority(members: tuple[Bloc, ...]) -> bool:
        return 2 * sum(bloc.votes for bloc in members) > everything

    def together(one: Bloc, other: Bloc) -> bool:
        return one.party == other.party or one.party in g.edition.partners[other.party]

    def compatible(members: tuple[Bloc, ...]) -> bool:
        if g.options.compatibility == "pairs":
            return all(together(one, other) for one, other in combinations(members, 2))
        groups = [{bloc.id} for bloc in members]
        for one, other in combinations(members, 2):
            if together(one, other):
                mine = next(group for group in groups if one.id in group)
                theirs = next(group for group in groups if other.id in group)
                if mine is not theirs:
                    groups.remove(theirs)
                    mine |= theirs
        return len(groups) == 1

    def all_needed(members: tuple[Bloc, ...]) -> bool:
        return not any(majority(tuple(bloc for bloc in members if bloc is not left)) for left in members)

    subsets = chain.from_iterable(combinations(blocs, size) for size in range(1, len(blocs) + 1))
    return {
        frozenset(bloc.id for bloc in members)
        for members in subsets
        if majority(members) and compatible(members) and all_needed(members)
    }


@st.composite
def tables(draw: st.DrawFn) -> Koalition:
    """Any table that a vote may come to: cards, jokers, and every trace that action cards leave."""
    players = draw(st.integers(3, 5))
    g = empty_table(players, compatibility=draw(st.sampled_from(["pairs", "chain"])), stacking=True)
    g.country = "fr"
    some_cards = st.lists(st.sampled_from(sorted(SECOND.laid)), min_size=1, max_size=4 * players, unique=True)
    for card in draw(some_cards):
        politician = SECOND.laid[card]
        party = politician.party or draw(st.sampled_from(SECOND.parties))
        g.table.append(Laid(card, draw(st.integers(0, players - 1)), party, politician.votes))
    parties = sorted({laid.party for laid in g.table})
    g.dopplers = draw(st.lists(st.sampled_from(parties), max_size=4))
    g.scandals = draw(st.dictionaries(st.sampled_from(parties), st.booleans(), max_size=2))
    cards = sorted(laid.card for laid in g.table)
    g.resignations = draw(st.dictionaries(st.sampled_from(cards), st.booleans(), max_size=4))
    for party in draw(st.lists(st.sampled_from(parties), max_size=3)):
        players_in = sorted({laid.seat for laid in g.table if laid.party == party})
        if len(players_in) > 1:
            g.overthrown[party] = draw(st.sampled_from(players_in))
    return g


@settings(deadline=None)
@given(tables())
def test_deroulement_the_coalitions_found_are_exactly_those_of_brute_force(g: Koalition) -> None:
    found = [frozenset(bloc.id for bloc in coalition) for coalition in every_coalition(g)]
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(g)


@settings(deadline=None)
@given(tables())
def test_deroulement_a_coalition_pays_its_members_and_nobody_else(g: Koalition) -> None:
    for coalition in every_coalition(g):
        scores = count.payout(g, coalition)
        parties = {bloc.party for bloc in coalition}
        assert {score.party for score in scores} <= parties
        assert sum(score.cards for score in scores) == sum(
            any(laid.party == bloc.party and (bloc.whole or bloc.leader == laid.seat) for bloc in coalition)
            for laid in g.table
        )


@settings(deadline=None)
@given(tables())
def test_deroulement_a_party_that_wins_alone_leaves_nothing_to_negotiate(g: Koalition) -> None:
    found = every_coalition(g)
    if any(len(coalition) == 1 for coalition in found):
        assert len(found) == 1

"""What bots know of Zoocracy, on small tables."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from hemicycle.bots import bargaining, levels, trust
from hemicycle.bots.novice import Novice
from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.game import Game
from hemicycle.engine.temper import Temper
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.bot import bidding, campaigning, deals, governing, prices, word
from hemicycle.games.zoocracy.bot.estimate import estimate
from hemicycle.games.zoocracy.campaign import Place, SetBlockade, SetManipulation
from hemicycle.games.zoocracy.cards import (
    Assertiveness,
    Defectors,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Loyalty,
    Migration,
    OverhangMandate,
    Rally,
)
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE, PRIME_MINISTER
from hemicycle.games.zoocracy.events import CoalitionProposed
from hemicycle.games.zoocracy.government import Appoint
from hemicycle.games.zoocracy.progress import Defy, Discard, NameGoal
from hemicycle.games.zoocracy.promises import (
    BackProposal,
    GiveGoal,
    GiveOffice,
    NameFor,
    NoMotion,
    OpposeProposal,
    SpareSpecies,
    StandAside,
)
from hemicycle.games.zoocracy.two_players import TakeOver
from tests.table import LETTERS, seat_of
from tests.zoocracy.builders import A, B, C, D, E, Table, at

both_levels = pytest.mark.parametrize("level", ["novice", "steady"])

MILD = Temper(greed=0.0, loyalty=0.5, risk=0.5, thrift=0.5)
KNOWLEDGE: Any = levels.knowledge_of(RULES)
FULL = "; ".join(f"{species} B3 C2" for species in RULES.find_edition("2019").votes)  # type: ignore[attr-defined]
"""A zoo in which B is first and C second everywhere."""
GOVERNED: dict[str, Any] = {
    "offices": "prime-minister B, finance B, defence C, opposition-leader A",
    "government": "BC",
    "programme": "BC",
}


def answer(table: Table, player: str, level: str = "novice", luck: int = 1) -> tuple[Action, Message | None]:
    """What a bot of a level does on a player's seat, and why."""
    seat = seat_of(player)
    bot = levels.find(RULES, level)(seat, Random(luck))
    return bot.choose(table.game.view(seat), table.request(player)), bot.explain()


def does(table: Table, player: str, level: str = "novice", luck: int = 1) -> Action:
    return answer(table, player, level, luck)[0]


def mild(seat: int, temper: Temper = MILD) -> Novice:
    made = Novice(seat, Random(seat), KNOWLEDGE)
    made.temper = temper
    return made


# §5a


def bids_of(table: Table, player: str, level: str = "novice") -> list[int]:
    found = [does(table, player, level, luck) for luck in range(30 if level == "novice" else 3)]
    return [int(bid.choice) for bid in found if isinstance(bid, Cast)]


@both_levels
def test_who_has_no_food_bids_none(level: str) -> None:
    assert set(bids_of(at("A", funds=[0, 9, 9]), "A", level)) == {0}


def test_a_bid_costs_less_than_the_presidency_is_worth_with_the_harm_of_seeing_another_have_it() -> None:
    for funds in ([10, 10, 10, 10], [60, 60, 60, 60], [30, 8, 8, 8]):
        table = at("A", 4, funds=funds)
        price = prices.food_price(table.g)
        assert max(bids_of(table, "A")) / 2 * price < 1.5 * bidding.PRESIDENCY


@pytest.mark.parametrize(("players", "food"), [(2, 20), (3, 14), (4, 10)])
def test_no_bid_is_much_better_than_the_mix_of_all(players: int, food: int) -> None:
    """Who never bid more than the presidency was worth was outbid for sure: with 13 of 14, at a table of three."""
    g = at("A", players, funds=[food] * players).g
    left = prices.rounds_left(g)
    rivals = [bidding.mix(g, seat, bidding.THOROUGH) for seat in range(1, players)]

    def chance(bid: int) -> float:
        """To win the game, with such a bid."""
        found = 0.0
        for drawn in product(*rivals):
            made = [bid, *[other for other, _ in drawn]]
            standing = [prices.food_worth(g, food - bidding.paid(one)) for one in made]
            highest = [seat for seat, one in enumerate(made) if one == max(made)]
            for seat in highest:
                standing[seat] += bidding.PRESIDENCY * (1.0 if len(highest) == 1 else bidding.TIED / len(highest))
            found += prod([share for _, share in drawn]) * prices.win_chance(standing, 0, left)
        return found

    assert max([chance(bid) for bid in range(food + 1)]) < 1 / players + 0.02


def test_a_bid_leaves_food_for_the_campaign() -> None:
    bids = bids_of(at("A", 4, funds=[10] * 4), "A")
    assert len(set(bids)) > 3, "nobody should be able to tell what it bids"
    assert min(10 - (bid + 1) // 2 for bid in bids) >= 2


@both_levels
def test_one_more_than_the_others_have_is_enough(level: str) -> None:
    action, reason = answer(at("A", funds=[14, 2, 1]), "A", level)
    assert action == Cast(3)
    assert reason == Message("bot-bid-sure", {"bid": 3, "paid": 2})


def test_bids_can_not_be_read() -> None:
    """Three out of five first bids were the same once, and whoever bid one more had the presidency."""
    bids = Counter(bids_of(at("A", 4, funds=[10] * 4), "A"))
    assert max(bids.values()) < 18
    assert len(bids) >= 4


def test_who_is_in_the_same_position_bids_alike() -> None:
    table = at("A", 4, funds=[12, 9, 12, 9])
    mixes = [bidding.mix(table.g, seat, bidding.QUICK) for seat in range(4)]
    assert mixes[0] == mixes[2]
    assert mixes[1] == mixes[3] != mixes[0]


def test_nobody_bids_more_than_is_enough() -> None:
    for bid in bids_of(at("A", funds=[30, 5, 9]), "A"):
        assert bid <= 10


def test_in_the_last_round_food_is_for_bidding() -> None:
    early, late = (at("A", 4, round=round, funds=[7] * 4) for round in (1, 8))
    assert bidding.affordable(late.g, A, 1.0) > bidding.affordable(early.g, A, 1.0)


# §5b


@both_levels
def test_the_last_to_campaign_takes_the_most_votes_for_the_fewest_tokens(level: str) -> None:
    """Hippos and elephants have most votes; the elephants would take three tokens, the hippos take one."""
    table = at("B", seats=[1, 3, 2], zoo="elephants B2", funds=[3, 3, 3], parliamentary=1).passes("B", "C")
    action, reason = answer(table, "A", level)
    assert action == Place("hippos", 1)
    assert reason == Message("bot-campaign-first", {"species": "hippos", "votes": 6})


def test_a_lead_that_can_be_taken_away_is_worth_less() -> None:
    table = at("B", seats=[3, 2, 1], funds=[9, 9, 9])
    gains = {gain.action: gain.seats for gain in campaigning.gains(table.g, A, table.options("A"))}
    assert gains[Place("hippos", 1)] < gains[Place("hippos", 2)] < gains[Place("hippos", 3)] == 6


def test_a_second_place_is_worth_a_token() -> None:
    table = at("B", seats=[1, 3, 2], zoo=FULL.replace("elephants B3 C2", "elephants B9"), funds=[1, 3, 3])
    action, reason = answer(table.passes("B", "C"), "A")
    assert action == Place("elephants", 1)
    assert reason == Message("bot-campaign-second", {"species": "elephants", "votes": 3})


@both_levels
def test_nothing_is_placed_where_it_brings_nothing(level: str) -> None:
    table = at("B", seats=[1, 3, 2], zoo=FULL, funds=[1, 9, 9], round=1).passes("B", "C")
    action, reason = answer(table, "A", level)
    assert (action, reason) == (PASS, Message("bot-campaign-enough"))


def test_cards_go_before_food() -> None:
    table = at("B", seats=[1, 3, 2], hands={"A": "rally-parrots"}, funds=[9, 9, 9]).passes("B", "C")
    assert isinstance(does(table, "A"), Rally)


def test_the_blockade_keeps_a_lead_and_waits_for_the_election() -> None:
    zoo = "hippos A2 B1; parrots A1; monkeys B3"
    table = at("B", seats=[1, 3, 2], zoo=zoo, offices="defence A", round=3)
    action, reason = answer(table, "A")
    assert action == SetBlockade("hippos")
    assert reason == Message("bot-block", {"species": "hippos"})
    early = at("B", seats=[1, 3, 2], zoo=zoo, offices="defence A", round=2, parliamentary=3)
    assert answer(early, "A") == (PASS, Message("bot-keep-marker"))


def test_manipulation_hurts_who_leads_where_there_is_most() -> None:
    zoo = "elephants B9 C8; parrots A1; snakes C1"
    table = at("B", seats=[1, 3, 2], zoo=zoo, offices="finance A", round=3)
    action, _ = answer(table, "A")
    assert action == SetManipulation("elephants")


# §5c


@both_levels
def test_an_overhang_mandate_is_for_a_species_that_one_leads(level: str) -> None:
    hands = {"A": "overhang-mandate-hippos overhang-mandate-monkeys"}
    table = at("C", seats=[1, 3, 2], zoo="hippos A2 B1; monkeys B2 A1", hands=hands)
    action, reason = answer(table, "A", level)
    assert action == OverhangMandate("hippos")
    assert reason == Message("bot-overhang", {"species": "hippos"})
    table.does("A", action)
    assert does(table, "A", level) == PASS


def test_a_seat_by_migration_is_always_welcome() -> None:
    assert does(at("C", seats=[1, 3, 2], hands={"A": "migration"}), "A") == Migration()


def test_a_season_is_played_against_leaders() -> None:
    zoo = "hippos B2; penguins B2; flamingos C1; polar-bears B1; monkeys A1"
    assert does(at("C", zoo=zoo, hands={"A": "dry-season wet-season"}), "A") == DrySeason()
    assert does(at("C", zoo=zoo, hands={"B": "dry-season"}, order="BAC"), "B") == PASS


def test_loyalty_keeps_two_tokens_unless_the_game_ends() -> None:
    fields: dict[str, Any] = {"zoo": "hippos A3", "hands": {"A": "loyalty-hippos"}}
    assert does(at("C", **fields), "A") == Loyalty("hippos", 2)
    assert does(at("C", round=8, **fields), "A") == PASS


# §5d


def drafted(table: Table, player: str, level: str = "novice", temper: Temper = MILD) -> CoalitionProposed:
    """The proposal that a bot makes, thing by thing."""
    bot = levels.find(RULES, level)(seat_of(player), Random(3))
    if isinstance(bot, Novice):
        bot.temper = temper
    while table.asked().get(player) in ("propose", "motion", "appoint", "promise-goal"):
        table.does(player, bot.choose(table.game.view(bot.seat), table.request(player)))
    return table.happened(CoalitionProposed)[-1]


def given(proposal: CoalitionProposed) -> list[int]:
    """Who gets something, things in their order."""
    things = (
        proposal.prime_minister,
        proposal.finance,
        proposal.defence,
        proposal.first_goal,
        proposal.second_goal,
    )
    return [seat for seat in things if seat is not None]


@both_levels
@pytest.mark.parametrize("seats", [[20, 17, 14], [15, 13, 12, 11], [11, 9, 7, 10, 8, 6], [24, 9, 9, 9]])
def test_a_proposal_is_for_a_majority_without_anybody_too_many(level: str, seats: list[int]) -> None:
    table = at("D", seats=seats)
    proposal = drafted(table, "A", level)
    members = {proposal.seat, *given(proposal)}
    strength = sum(seats[seat] for seat in members)
    assert A in given(proposal), "and something of it is for itself"
    assert strength >= table.g.majority
    assert all(strength - seats[seat] < table.g.majority for seat in members)


@both_levels
def test_who_has_the_majority_alone_takes_everything(level: str) -> None:
    assert given(drafted(at("D", seats=[30, 11, 10]), "A", level)) == [A] * 5


@both_levels
def test_the_leader_is_not_fed(level: str) -> None:
    """B, D and E are as good for the majority, and C proposes next; B needs two goals to win."""
    table = at("D", seats=[20, 8, 8, 8, 7], goals=[2, 6, 2, 2, 2], round=5)
    assert B not in given(drafted(table, "A", level))


def test_everybody_in_a_majority_is_needed() -> None:
    assert governing.majorities((20, 17, 14), 26, A, frozenset()) == ((B,), (C,))
    assert governing.majorities((30, 11, 10), 26, A, frozenset()) == ((),)
    for partners in governing.majorities((11, 9, 7, 10, 8, 6), 26, A, frozenset()):
        strength = 11 + sum((11, 9, 7, 10, 8, 6)[party] for party in partners)
        assert 26 <= strength < 26 + min((11, 9, 7, 10, 8, 6)[party] for party in partners)
    assert governing.majorities((30, 11, 10), 26, A, frozenset({B})) == ((B,),), (
        "who has been given something stays"
    )


def test_an_office_that_one_can_be_assertive_in_is_kept() -> None:
    seats = [11, 9, 7, 10, 8, 6]
    plain = drafted(at("D", seats=seats), "A")
    holders = {"prime-minister": plain.prime_minister, "finance": plain.finance, "defence": plain.defence}
    lent = [office for office, holder in holders.items() if holder != A]
    assert lent, "here partners get offices"
    for office in lent:
        table = at("D", seats=seats, hands={"A": f"assertiveness-{office}"})
        assert getattr(drafted(table, "A"), office.replace("-", "_")) == A


def voted(proposal: str, player: str, level: str = "novice", **fields: Any) -> tuple[Action, Message | None]:
    table = at("D", **{"seats": [20, 17, 14], **fields})
    table.proposes(next(iter(table.asked())), proposal)
    return answer(table, player, level)


@both_levels
def test_yes_for_a_goal_and_an_office(level: str) -> None:
    action, reason = voted("ACA CA", "C", level)
    assert action == Cast("yes")
    assert reason == Message("bot-vote-yes", {"offices": 1, "goals": 1})


@both_levels
def test_no_for_nothing_when_ones_own_turn_comes_next(level: str) -> None:
    action, reason = voted("AAC AC", "B", level)
    assert action == Cast("no")
    assert reason == Message("bot-vote-no-nothing", {"proposer": A})


def test_no_for_too_little() -> None:
    action, reason = voted("AAB AA", "B")
    assert (action, reason) == (Cast("no"), Message("bot-vote-no-better", {"proposer": A}))


def test_ones_own_proposal_gets_ones_own_vote() -> None:
    assert voted("ABA AB", "A") == (Cast("yes"), Message("bot-vote-own"))


def test_with_nothing_to_come_a_little_is_taken() -> None:
    """C proposes last: if that fails there is no government at all."""
    first = at("D", seats=[20, 17, 14]).proposes("A", "AAB AB")
    last = at("D", seats=[20, 17, 14]).passes("A", "B").proposes("C", "CCB CB")
    assert governing.vote(first.g, B, first.options("B"), MILD._replace(greed=0.5)) == Cast("no")
    assert governing.vote(last.g, B, last.options("B"), MILD._replace(greed=0.5)) == Cast("yes")


def test_the_greedy_want_more_for_their_vote() -> None:
    table = at("D", seats=[20, 17, 14]).proposes("A", "AAA AB")
    options = table.options("B")
    votes = [governing.vote(table.g, B, options, MILD._replace(greed=greed)) for greed in (0.0, 0.3, 0.6, 1.0)]
    assert votes == sorted(votes, key=lambda vote: vote != Cast("yes")), "who wants less says yes first"


# §5e, §5f


@both_levels
def test_defectors_bring_a_government_down(level: str) -> None:
    table = at("E", seats=[21, 12, 11], hands={"A": "defectors"}, event="good-harvest", **GOVERNED)
    action, reason = answer(table, "A", level)
    assert isinstance(action, Defectors)
    assert action.party in (B, C)
    assert reason == Message("bot-defectors", {"party": action.party})


def test_of_equals_anybody_loses_defectors() -> None:
    table = at("E", seats=[21, 12, 12], hands={"A": "defectors"}, event="good-harvest", **GOVERNED)
    hit = Counter(does(table, "A", luck=luck) for luck in range(60))
    assert hit.keys() == {Defectors(B), Defectors(C)}
    assert min(hit.values()) >= 18


def test_defectors_wait_where_they_change_nothing() -> None:
    table = at("E", seats=[9, 22, 20], hands={"A": "defectors"}, event="good-harvest", **GOVERNED)
    assert answer(table, "A") == (PASS, Message("bot-keep-cards"))


def test_defectors_save_ones_own_government() -> None:
    table = at("E", seats=[22, 11, 10], hands={"B": "defectors"}, event="good-harvest", **GOVERNED)
    assert does(table, "B") == Defectors(A)


def test_elections_come_early_for_those_who_gain() -> None:
    cards = {"A": "early-presidential-election early-parliamentary-election"}
    rich = at(
        "E", seats=[9, 22, 20], funds=[20, 3, 3], hands=cards, zoo="hippos A3", event="donation-1", **GOVERNED
    )
    either = {does(rich, "A", luck=luck) for luck in range(20)}
    assert either == {EarlyPresidentialElection(), EarlyParliamentaryElection()}
    poor = at(
        "E", seats=[9, 22, 20], funds=[3, 9, 9], hands=cards, zoo="hippos A3", event="donation-1", **GOVERNED
    )
    assert does(poor, "A") == EarlyParliamentaryElection()
    cards = {"B": "early-parliamentary-election"}
    assert does(at("E", seats=[9, 22, 20], hands=cards, event="donation-1", **GOVERNED), "B") == PASS


@both_levels
def test_a_government_without_majority_is_replaced(level: str) -> None:
    table = at("F", seats=[20, 10, 10, 9], **GOVERNED)
    proposal = drafted(table, "A", level)
    assert proposal.motion
    assert A in given(proposal)
    assert sum(table.g.seats[seat] for seat in {A, *given(proposal)}) >= table.g.majority


@both_levels
def test_the_opposition_takes_over_where_there_are_two(level: str) -> None:
    table = at("F", seats=[30, 20], offices="opposition-leader A, prime-minister B", government="B")
    assert does(table, "A", level) == TakeOver()


# §5g


@both_levels
def test_assertiveness_is_played_at_once(level: str) -> None:
    table = at("G", seats=[9, 22, 20], hands={"B": "assertiveness-finance"}, **GOVERNED)
    action, reason = answer(table, "B", level)
    assert action == Assertiveness("finance")
    assert reason == Message("bot-assertive", {"office": "finance"})


def test_the_least_dear_card_goes() -> None:
    hands = {"B": "assertiveness-finance rally-hippos migration defectors loyalty-parrots"}
    table = at("G", seats=[9, 22, 20], hands=hands, **GOVERNED).passes("B")
    table.all_pass("progress-card")
    assert "discard" in table.asked().values()
    drawn = table.g.hands[B][-1]
    action = does(table, "B")
    assert isinstance(action, Discard)
    assert action.card in ("loyalty-parrots", drawn)


def test_the_prime_minister_names_oneself_and_resistance_is_paid_off() -> None:
    table = at("G", seats=[9, 22, 20], options={"advanced": True}, **GOVERNED)
    assert answer(table, "B") == (NameGoal(B), Message("bot-goal-for-me"))
    table = at("G", seats=[9, 22, 20], funds=[9, 9, 9], trouble="resistance", **GOVERNED)
    assert does(table, "B") == Defy()


# Who is winning


def test_power_is_who_can_turn_a_vote() -> None:
    assert prices.power((25, 14, 12), 26) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert prices.power((30, 14, 7), 26) == (1.0, 0.0, 0.0)
    assert prices.power((0, 0, 0), 0) == (0.0, 0.0, 0.0)
    assert prices.power((24, 9, 9, 9), 26) == pytest.approx((0.5, 1 / 6, 1 / 6, 1 / 6))


def test_who_leads_is_likely_to_win_and_the_more_the_later() -> None:
    early, late = (at("B", 4, goals=[4, 2, 2, 2], round=round).g for round in (2, 7))
    chances = [estimate(early, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1, abs=0.1)  # each knows only its own hand
    assert chances[A] > chances[B] > 0
    assert estimate(late, A) > chances[A]


def test_a_promised_goal_and_an_office_count() -> None:
    fields: dict[str, Any] = {"seats": [9, 22, 20], "event": "good-harvest", "hands": {"A": "loyalty-hippos"}}
    bare = at("E", **fields, government="BC", offices="opposition-leader A")
    goal = at("E", **fields, government="BC", offices="opposition-leader A", programme="B-")
    later = at("E", **fields, government="BC", offices="opposition-leader A", programme="-B")
    office = at("E", **fields, government="BC", offices="opposition-leader A, finance B")
    chances = [estimate(table.g, B) for table in (bare, later, goal)]
    assert chances == sorted(set(chances))
    assert estimate(office.g, B) > chances[0]


def test_the_end_of_the_game_is_expected_in_the_last_four_rounds() -> None:
    chances = [prices.next_comes(at("B", round=round).g) for round in range(1, 9)]
    assert chances == pytest.approx([1, 1, 1, 1, 3 / 4, 2 / 3, 1 / 2, 0])
    assert prices.rounds_left(at("B", round=1).g) == pytest.approx(6.5)


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (4, True), (6, False)])
def test_every_reason_can_be_said_in_both_languages(players: int, advanced: bool) -> None:
    game = Game.begin(RULES, RULES.setup(players, options={"advanced": advanced}), "reasons")
    bots = [levels.find(RULES, "novice")(seat, Random(seat)) for seat in range(players)]
    said = set()
    while not game.over:
        request = next(one for one in game.requests if not one.answered)
        bot = bots[request.seat]
        game.act(request.seat, request.id, bot.choose(game.view(request.seat), request))
        reason = bot.explain()
        assert reason is not None
        said.add(reason.id)
        for language in LANGUAGES:
            sentence = RULES.texts(language).say(reason)
            assert sentence != reason.id
            assert "{" not in sentence
    assert len(said) > 12


# Deals


def offered(table: Table, by: str, to: str, *terms: Term) -> Deal:
    (deal,) = table.game.bargain(seat_of(by), Offer(tuple(seat_of(one) for one in to), terms))
    return deal


def considers(table: Table, player: str, deal: Deal) -> AcceptDeal | RefuseDeal | Offer:
    game, seat = table.game, seat_of(player)
    return mild(seat).consider(game.view(seat), deal, game.ledger.view(seat, True))


def chooses(table: Table, player: str, temper: Temper = MILD) -> Action:
    bot = mild(seat_of(player), temper)
    bot.promises = table.game.ledger.promises(bot.seat)
    return bot.choose(table.game.view(bot.seat), table.request(player))


def said(reply: AcceptDeal | RefuseDeal | Offer) -> str:
    assert reply.reason is not None
    return reply.reason.id


def test_votes_for_a_goal_are_agreed_to_with_what_they_bring() -> None:
    table = at("D", seats=[20, 17, 14])
    reply = considers(table, "C", offered(table, "A", "C", BackProposal(C, A), GiveGoal(A, C, 1)))
    assert isinstance(reply, AcceptDeal)
    assert said(reply) == "bot-deal-government"


def test_a_vote_for_nothing_is_refused() -> None:
    table = at("D", seats=[20, 17, 14])
    reply = considers(table, "B", offered(table, "A", "B", BackProposal(B, A)))
    assert not isinstance(reply, AcceptDeal)


def test_another_offer_in_answer_is_one_that_the_door_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer that is full, or gives the office away already, leaves no room for one thing more."""
    more = GiveOffice(A, D, FINANCE)
    monkeypatch.setattr(deals, "sweeteners", lambda g, seat, parties: [more])
    monkeypatch.setattr(deals, "worth", lambda g, seat, terms, trust: 9.0 * (seat != D or more in terms))
    monkeypatch.setattr(deals, "RIVALRY", 0.0)
    monkeypatch.setattr(bargaining, "NOTHING", -1.0)
    few = [BackProposal(D, A), BackProposal(E, A), GiveGoal(A, E, 1)]
    full = [*few, GiveGoal(A, E, 2), GiveOffice(A, E, DEFENCE), GiveOffice(A, E, PRIME_MINISTER)]
    clash = [*few, GiveOffice(A, E, FINANCE)]
    for terms, kind in ((few, Offer), (full, RefuseDeal), (clash, RefuseDeal)):
        table = at("D", seats=[11, 9, 7, 10, 8, 6])
        reply = considers(table, "D", offered(table, "A", "DE", *terms))
        assert isinstance(reply, kind)
        assert reply.reason is not None
        table.game.bargain(D, reply)


def test_before_its_proposal_a_bot_offers_what_it_will_hold() -> None:
    table = at("D", seats=[20, 17, 14])
    game = table.game
    offer = mild(A).offer(game.view(A), game.ledger.view(A), game.terms(A, (B, C)))
    assert offer is not None
    assert offer.reason is not None
    (partner,) = offer.parties
    assert BackProposal(partner, A) in offer.terms
    assert any(isinstance(term, GiveGoal | GiveOffice) and term.partner == partner for term in offer.terms)
    (deal,) = game.bargain(A, offer)
    assert isinstance(considers(table, LETTERS[partner], deal), AcceptDeal)


def test_a_promised_office_and_goal_are_in_the_proposal() -> None:
    table = at("D", seats=[20, 17, 14])
    table.agree(GiveOffice(A, C, PRIME_MINISTER), GiveGoal(A, C, 1), BackProposal(C, A), to="C")
    bot = mild(A)
    while "vote" not in table.asked().values():
        bot.promises = table.game.ledger.promises(A)
        table.does("A", bot.choose(table.game.view(A), table.request("A")))
    proposal = table.happened(CoalitionProposed)[-1]
    assert (proposal.prime_minister, proposal.first_goal) == (C, C)
    assert set(given(proposal)) == {A, C}


def test_nothing_is_wasted_on_those_with_whom_one_did_not_agree() -> None:
    seats = [11, 9, 7, 10, 8, 6]
    usual = set(given(drafted(at("D", seats=seats), "A")))
    friends = next(pair for pair in ("BD", "DF", "BE", "CD") if {A, *map(seat_of, pair)} != usual)
    table = at("D", seats=seats)
    first, second = (seat_of(one) for one in friends)
    table.agree(GiveGoal(A, first, 1), GiveGoal(A, second, 2), to=friends)
    bot = mild(A)
    while "vote" not in table.asked().values():
        bot.promises = table.game.ledger.promises(A)
        table.does("A", bot.choose(table.game.view(A), table.request("A")))
    assert set(given(table.happened(CoalitionProposed)[-1])) <= {A, first, second}


def test_a_promised_vote_is_cast() -> None:
    table = at("D", seats=[20, 17, 14])
    table.agree(BackProposal(B, A), OpposeProposal(C, A))
    table.proposes("A", "AAC AC")
    assert chooses(table, "B", MILD._replace(loyalty=1.0)) == Cast("yes")
    assert chooses(table, "C", MILD._replace(loyalty=1.0)) == Cast("no")
    bot = mild(B, MILD._replace(loyalty=1.0))
    bot.promises = table.game.ledger.promises(B)
    bot.choose(table.game.view(B), table.request("B"))
    assert bot.explain() == Message("bot-kept-promise")


def test_the_loyal_keep_what_an_opportunist_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "temptation", lambda g, request, kept, temper: 1.0)
    table = at("D", seats=[20, 17, 14])
    table.agree(BackProposal(B, A), to="B")
    table.proposes("A", "AAC AC")
    assert chooses(table, "B", MILD._replace(loyalty=0.0)) == Cast("no")
    assert chooses(table, "B", MILD._replace(loyalty=1.0)) == Cast("yes")


def test_a_breach_tempts_by_what_it_brings() -> None:
    table = at("D", seats=[20, 17, 14]).proposes("A", "ACA AC")
    request = table.request("C")
    yes, no = Cast("yes"), Cast("no")
    assert word.temptation(table.g, request, [yes], MILD) < 0 < word.temptation(table.g, request, [no], MILD)
    named = at("G", seats=[9, 22, 20], options={"advanced": True}, **GOVERNED)
    assert word.temptation(named.g, named.request("B"), [NameGoal(C)], MILD) > word.PRICE


@pytest.mark.parametrize(
    ("table", "player", "term", "kept"),
    [
        (lambda: at("A", funds=[14, 2, 1]), "A", StandAside(A), Cast(0)),
        (lambda: at("F", seats=[20, 10, 10, 9], **GOVERNED), "A", NoMotion(A), PASS),
        (
            lambda: at("G", seats=[9, 22, 20], options={"advanced": True}, **GOVERNED),
            "B",
            NameFor(B, A),
            NameGoal(A),
        ),
    ],
    ids=["stand aside", "no motion", "name for"],
)
def test_other_promises_are_kept_by_the_loyal(table: Any, player: str, term: Term, kept: Action) -> None:
    made = table()
    other = next(one for one in LETTERS[: made.g.players] if one != player)
    made.agree(term, by=player, to=other)
    loyal = MILD._replace(loyalty=1.0)
    assert does(made, player) != kept
    assert chooses(made, player, loyal) == kept


def test_a_spared_species_is_spared() -> None:
    table = at("B", seats=[1, 3, 2], zoo="elephants B2", funds=[3, 3, 3])
    table.agree(SpareSpecies(A, "hippos"), by="A", to="B")
    table.passes("B", "C")
    action = chooses(table, "A", MILD._replace(loyalty=1.0))
    assert isinstance(action, Place)
    assert action.species != "hippos"


def test_who_broke_a_promise_gets_no_deal_and_is_told_why() -> None:
    table = at("D", seats=[20, 17, 14])
    table.agree(BackProposal(B, A), GiveGoal(A, B, 2), to="B")
    table.proposes("A", "AAC AC")  # A has promised B the second goal
    ledger = table.game.ledger.view(B, True)
    assert trust.trust(ledger, A) < trust.DISTRUST < trust.trust(ledger, C)
    table.votes("")
    deal = offered(table, "A", "B", OpposeProposal(A, C), BackProposal(A, B), GiveOffice(B, A, FINANCE))
    reply = considers(table, "B", deal)
    assert isinstance(reply, RefuseDeal)
    assert reply.reason == Message("bot-deal-distrust", {"seat": A, "broken": 1})


def test_who_stands_aside_helps_who_has_food() -> None:
    g = at("A", funds=[14, 14, 2]).g
    certain = lambda seat: 1.0  # noqa: E731
    assert deals.worth(g, A, [StandAside(B)], certain) > deals.worth(g, A, [StandAside(C)], certain) > 0
    assert deals.worth(g, A, [StandAside(A)], certain) < 0
    assert deals.worth(g, A, [StandAside(B)], lambda seat: 0.5) < deals.worth(g, A, [StandAside(B)], certain)


def test_a_reason_for_a_deal_tells_nothing_of_the_hand() -> None:
    sentences = []
    for held in ("assertiveness-finance", "migration"):
        table = at("D", seats=[20, 17, 14], hands={"B": held})
        view: Any = table.game.view(B)
        terms = (BackProposal(B, A), GiveOffice(A, B, FINANCE), GiveGoal(A, B, 2))
        sentences.append(deals.says(view, B, terms, True))
    assert sentences[0] == sentences[1]


def test_who_promised_no_motion_can_promise_nothing_in_it() -> None:
    table = at("F", seats=[20, 10, 10, 9], **GOVERNED)
    assert deals.prevented(table.g, GiveOffice(A, B, FINANCE), [NoMotion(A)]) is not None
    assert deals.prevented(table.g, NoMotion(A), [GiveGoal(A, B, 1)]) is not None
    assert deals.prevented(table.g, NoMotion(A), [BackProposal(A, D)]) is None
    assert isinstance(table.options("A")[0], Appoint)

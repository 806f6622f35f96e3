"""Bargaining that can't be milked: nothing for nothing, nothing twice, nothing for what can't be kept."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import hemicycle
from hemicycle import games
from hemicycle.bots import bargaining, levels, probes, regard, trust
from hemicycle.bots.bargaining import Bargainer
from hemicycle.bots.base import Mind, Reply, play_out
from hemicycle.bots.novice import Novice
from hemicycle.bots.probes import Faithless, Probe
from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import MOST_OFFERS, Ledger
from hemicycle.engine.temper import Leaning, Temper
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action, Message
from hemicycle.games.junta.edition import GENERALS
from hemicycle.games.junta.politics.events import AssassinationAnnounced
from hemicycle.games.junta.promises import (
    BackBudget,
    BackCandidate,
    GivePostTo,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StartNoCoup,
    StayLoyal,
)
from hemicycle.games.junta.trades import HandBills
from hemicycle.games.koalition.promises import Join, StayOut, Support
from hemicycle.games.politico.promises import (
    InviteParty,
    JoinGovernment,
    SpareParty,
)
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE
from hemicycle.games.zoocracy.promises import BackProposal, GiveGoal, GiveOffice, OpposeProposal, SpareSpecies
from tests.junta.builders import at as junta
from tests.junta.test_president import first_ballot
from tests.koalition.test_promises import AB
from tests.koalition.test_promises import talks as koalition
from tests.politico.builders import at as politico
from tests.registered import bargaining_bots, near
from tests.zoocracy.builders import at as zoocracy

A, B, C, D = range(4)
MILD = Temper(greed=0.0, loyalty=0.5, risk=0.5, thrift=0.5)


def bot(game: Game, seat: int, kind: type[Novice] = Novice) -> Novice:
    knowledge: Any = levels.knowledge_of(game.rules)
    made = kind(seat, Random(seat), knowledge)
    made.temper = MILD
    return made


def mind(game: Game, seat: int, public: bool = False) -> Bargainer:
    made = bot(game, seat).bargainer(game.view(seat), game.ledger.view(seat, public))
    assert made is not None
    return made


def offers(game: Game, by: int, to: int, *terms: Term) -> Reply:
    """What a novice answers to an offer."""
    (deal,) = game.bargain(by, Offer((to,), terms))
    reply = bot(game, to).consider(game.view(to), deal, game.ledger.view(to))
    game.bargain(to, reply)
    return reply


def agree(game: Game, by: int, to: int, *terms: Term) -> None:
    (deal,) = game.bargain(by, Offer((to,), terms))
    game.bargain(to, AcceptDeal(deal.id))


def why(reply: Reply) -> str:
    assert reply.reason is not None
    return reply.reason.id if isinstance(reply, RefuseDeal) else type(reply).__name__


def sold() -> dict[str, tuple[Game, int, int, Term, Term]]:
    """In each game: who sells what to whom, and for what."""
    return {
        "junta": (junta(4, phase=2).game, B, A, BackBudget(B), ShareBudget(A, B, 3)),
        "koalition": (koalition().game, A, B, Support(A, B, 2), Support(B, A, 2)),
        "politico": (politico("A", hands={"A": "pm baraka"}).game, D, A, JoinGovernment(D, A), InviteParty(A, D)),
        "zoocracy": (zoocracy("D", seats=[20, 17, 14]).game, C, A, BackProposal(C, A), GiveGoal(A, C, 1)),
    }


every = pytest.mark.parametrize("name", sorted(sold()))


@every
def test_nothing_is_paid_for_twice(name: str) -> None:
    game, seller, buyer, ware, price = sold()[name]
    agree(game, seller, buyer, ware)
    reply = offers(game, seller, buyer, ware, price)
    assert why(reply) == "bot-deal-again"


@every
def test_nothing_is_given_for_nothing(name: str) -> None:
    game, seller, buyer, _, price = sold()[name]
    reply = offers(game, seller, buyer, price)
    assert not isinstance(reply, AcceptDeal)
    assert isinstance(reply, Offer) or why(reply) == "bot-deal-nothing"


@every
def test_what_is_promised_already_adds_nothing(name: str) -> None:
    game, seller, buyer, ware, _ = sold()[name]
    before = mind(game, buyer).gain(buyer, (ware,))
    agree(game, seller, buyer, ware)
    assert mind(game, buyer).gain(buyer, (ware,)) == 0.0 < before


@every
def test_what_a_deal_brings_is_found_once_and_anew_beside_another(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _, buyer, ware, _ = sold()[name]
    bargains = mind(game, buyer)
    reckoned: list[object] = []
    worth = bargains.knowledge.worth

    def counted(*question: Any) -> float:
        reckoned.append(question)
        return worth(*question)

    monkeypatch.setattr(bargains.knowledge, "worth", counted)
    first = bargains.gain(buyer, (ware,))
    found = len(reckoned)
    assert found > 0
    assert bargains.gain(buyer, (ware,)) == first > 0
    assert len(reckoned) == found
    assert bargains.beside((ware,)).gain(buyer, (ware,)) == 0.0, "it would be promised already"
    assert bargains.gain(buyer, (ware,)) == first


def test_junta_a_share_is_not_sold_in_steps() -> None:
    game = junta(4, phase=2).game
    first = mind(game, B).gain(B, (ShareBudget(A, B, 3),))
    agree(game, A, B, ShareBudget(A, B, 2))
    assert mind(game, B).gain(B, (ShareBudget(A, B, 3),)) < first / 2


def test_junta_votes_beyond_the_majority_are_worth_little() -> None:
    game = junta(7, phase=2).game
    first = mind(game, A).gain(A, (BackBudget(B),))
    for seat in range(2, 7):
        agree(game, seat, A, BackBudget(seat))
    assert mind(game, A).gain(A, (BackBudget(B),)) < first / 2


def test_junta_nobody_believes_in_more_than_there_is() -> None:
    game = junta(4, phase=2).game
    assert mind(game, B).able(ShareBudget(A, B, 10)) < bargaining.CAN < mind(game, B).able(ShareBudget(A, B, 3))
    agree(game, A, C, ShareBudget(A, C, 8))
    assert mind(game, B).able(ShareBudget(A, B, 3)) == 1.0, "B may not know of it"
    assert mind(game, B, True).able(ShareBudget(A, B, 3)) < bargaining.CAN, "unless all may"
    game = junta(4, phase=2, reserve={"B": "333"}).game
    reply = offers(game, A, B, ShareBudget(A, B, 10), HandBills(B, A, 3, 1))
    assert why(reply) == "bot-deal-cannot"


def test_junta_a_vote_that_has_been_cast_is_not_sold() -> None:
    table = first_ballot(candidates="AB")
    game, vote = table.game, BackCandidate(A, B)
    assert mind(game, B).able(vote) == 1.0
    assert mind(game, A).prevented((vote,)) is None
    table.gives(A, "family")
    assert mind(game, B).able(vote) == 0.0, "A has voted for A"
    assert mind(game, A).prevented((vote,)) is not None
    assert why(offers(game, A, B, vote, ShareBudget(B, A, 3))) == "bot-deal-cannot"
    assert mind(game, B).able(BackCandidate(C, B)) == 1.0
    table.passes("A").abstains()
    assert mind(game, C).able(BackCandidate(B, A)) == 0.0, "B has kept his back"
    assert mind(game, C).able(BackCandidate(D, C)) == 0.0, "C is no candidate"
    table.abstains().abstains().stand()
    assert mind(game, B).able(BackCandidate(D, B)) == 0.0, "the second round has begun, for cards alone"


def test_junta_one_office_is_promised_once() -> None:
    game = junta(4, phase=2).game
    agree(game, A, B, GivePostTo(A, B, "minister"))
    assert mind(game, B).able(GivePostTo(A, B, "admiral")) == 0.0


def test_junta_no_vote_for_a_rivals_budget_without_a_price() -> None:
    game = junta(4, phase=2).game
    assert why(offers(game, A, B, BackBudget(B))) in ("bot-deal-nothing", "Offer")


def test_zoocracy_a_gift_is_measured_by_what_one_would_have_kept() -> None:
    game = zoocracy("D", seats=[20, 17, 14]).game
    for gift in (GiveOffice(A, B, FINANCE), GiveOffice(A, B, DEFENCE), GiveGoal(A, B, 1)):
        assert mind(game, A).gain(A, (gift,)) < 0


def test_junta_what_one_player_promises_against_one_danger_is_paid_once() -> None:
    game = junta(4, phase=2, reserve={"A": "3333"}).game
    quiet = (StartNoCoup(B), StayLoyal(B), SpareFromSquad(B, A), SparePlayer(B, A))
    alone = [mind(game, A).gain(A, (term,)) for term in quiet]
    assert mind(game, A).gain(A, quiet) == pytest.approx(max(alone))
    agree(game, B, A, quiet[alone.index(max(alone))])
    assert mind(game, A).gain(A, quiet) == pytest.approx(0.0)
    assert mind(game, A).gain(A, (StartNoCoup(C),)) > 0, "another may rise as well"


def test_junta_quiet_is_worth_as_much_as_its_giver_is_likely_to_break_it() -> None:
    posts = {**dict.fromkeys(GENERALS, "B"), "admiral": "C", "minister": "D", "commander": "D"}
    game = junta(4, phase=2, posts=posts).game
    strong, weak = (mind(game, A).gain(A, (StartNoCoup(seat),)) for seat in (B, C))
    assert strong > 2 * weak > 0
    thankful = junta(4, phase=3, aid="33221111").proposes("A", C="33", D="2").game
    paid, forgotten = (mind(thankful, A).gain(A, (StartNoCoup(seat),)) for seat in (C, B))
    assert paid < forgotten / 1.5


def test_junta_money_to_one_player_gets_dearer_turn_by_turn() -> None:
    game = junta(4, phase=2, reserve={"A": "333333"}).game
    deal = (HandBills(A, B, 3, 1), StartNoCoup(B))
    before = mind(game, A).worth((A, B), deal)
    agree(game, A, B, HandBills(A, B, 3, 1))
    after = mind(game, A).worth((A, B), deal)
    assert after < before - 0.5
    elsewhere = (HandBills(A, C, 3, 1), StartNoCoup(C))
    assert mind(game, A).worth((A, C), elsewhere) == pytest.approx(before, abs=0.3)
    agree(game, B, A, HandBills(B, A, 3, 1))
    assert mind(game, A).worth((A, B), deal) == pytest.approx(before, abs=0.05), "it has come back"


def test_what_was_kept_by_leaving_something_alone_hardly_adds_to_trust() -> None:
    quiet = Ledger(tuple(msgspec.structs.replace(deal("kept", until=str(n)), id=f"0-1.{n}") for n in range(5)))
    done = Ledger(tuple(msgspec.structs.replace(one, terms=(BackBudget(A),)) for one in quiet.deals))
    assert trust.PRIOR < trust.trust(quiet, A) < trust.PRIOR + 0.06 < trust.trust(done, A)


def test_zoocracy_a_blank_yes_is_no_fair_swap_before_the_election() -> None:
    game = zoocracy("B", players=4, seats=[12, 13, 13, 12]).game
    swap = (BackProposal(B, A), BackProposal(A, B))
    assert mind(game, B).worth((A, B), swap) < mind(game, B).margin
    assert mind(game, B).gain(B, (BackProposal(B, A),)) < 0 < mind(game, B).gain(B, (BackProposal(A, B),))


def test_zoocracy_a_yes_is_worth_the_votes_that_it_brings() -> None:
    game = zoocracy("D", seats=[20, 14, 11, 5]).game
    many, few = (mind(game, A).gain(A, (BackProposal(seat, A),)) for seat in (B, D))
    assert many > 1.5 * few > 0


def test_zoocracy_a_place_in_a_proposal_is_not_sold_for_a_yes_that_all_may_buy() -> None:
    game = zoocracy("B", players=4, seats=[12, 13, 13, 12]).game
    for place in (GiveGoal(B, A, 1), GiveGoal(B, A, 2)):
        assert not isinstance(offers(game, A, B, place, BackProposal(A, B)), AcceptDeal)
    assert isinstance(offers(game, A, B, GiveOffice(B, A, FINANCE), *alone()), AcceptDeal), "it is for B alone"


def alone() -> tuple[Term, ...]:
    """A's yes for B, and for nobody else."""
    return (BackProposal(A, B), OpposeProposal(A, C), OpposeProposal(A, D))


def test_zoocracy_a_yes_that_may_be_sold_to_all_is_worth_less() -> None:
    game = zoocracy("B", players=4, seats=[12, 13, 13, 12]).game
    mine, anybodys = (mind(game, B).gain(B, terms) for terms in (alone(), alone()[:1]))
    assert mine > 1.5 * anybodys > 0
    for other in (C, D):
        agree(game, A, other, BackProposal(A, other))
    assert mind(game, B, True).gain(B, alone()[:1]) == pytest.approx(anybodys), "it was to be expected"


def test_zoocracy_before_the_count_nobody_is_named_for_nothing() -> None:
    """What some partner gets anyway, one whom the count makes useless gets on top."""
    game = zoocracy("B", players=4, seats=[12, 13, 13, 12]).game
    for gift in (GiveOffice(B, A, FINANCE), GiveOffice(B, A, DEFENCE), GiveGoal(B, A, 1), GiveGoal(B, A, 2)):
        assert mind(game, B).gain(B, (gift,)) < -0.05


def test_zoocracy_a_no_of_ones_own_brings_nothing() -> None:
    """What harms one, one may refuse without a deal; and who votes no is left out."""
    game = zoocracy("B", players=4, seats=[12, 13, 13, 12]).game
    assert mind(game, B).gain(B, (OpposeProposal(B, C),)) < 0
    agree(game, A, C, GiveGoal(C, A, 1), GiveGoal(C, A, 2), BackProposal(A, C))
    assert (
        mind(game, B, True).gain(B, (OpposeProposal(B, C),))
        < 0
        < mind(game, B, True).gain(B, (OpposeProposal(D, C),))
    )


def test_zoocracy_species_left_alone_by_one_player_are_paid_once() -> None:
    game = zoocracy("B", players=4, zoo="elephants B2 C1; hippos B2 C1", funds=[9, 9, 9, 9]).game
    elephants, hippos = SpareSpecies(A, "elephants"), SpareSpecies(A, "hippos")
    alone = [mind(game, B).gain(B, (term,)) for term in (elephants, hippos)]
    assert min(alone) > 0.05
    assert mind(game, B).gain(B, (elephants, hippos)) == pytest.approx(max(alone)), "his food goes to one of them"
    assert mind(game, B).gain(B, (elephants, SpareSpecies(C, "hippos"))) > max(alone), "another has food as well"


def test_politico_a_longer_peace_holds_the_shorter_one() -> None:
    game = politico("A", government="AB", formed=19).game
    agree(game, C, A, SpareParty(C, A, "scoring"))
    assert mind(game, A).gain(A, (SpareParty(C, A, "round"),)) <= 0


def test_politico_nobody_joins_two_governments() -> None:
    game = politico("A", hands={"A": "pm baraka"}).game
    agree(game, D, B, JoinGovernment(D, B))
    assert mind(game, A, True).able(JoinGovernment(D, A)) == 0.0


def test_koalition_no_coalition_is_sold_again_as_staying_out_of_another() -> None:
    table = koalition()
    agree(table.game, A, B, Join(A, AB))
    assert mind(table.game, B).gain(B, (Join(A, AB),)) == 0.0
    assert mind(table.game, B).gain(B, (StayOut(A, ("rose", "lemon")),)) <= 0


def test_a_flood_is_not_listened_to() -> None:
    """The offers of one player in one chapter that are thought about are few."""
    game = junta(4, phase=2, reserve={"B": "333"}).game
    replies = [why(offers(game, A, B, HandBills(B, A, 1, number))) for number in range(1, 3)]
    replies += [why(offers(game, A, B, HandBills(B, A, 3, number))) for number in range(1, 4)]
    assert replies[-1] == "bot-deal-wearied" != replies[0]
    assert isinstance(offers(game, A, B, ShareBudget(A, B, 3)), AcceptDeal), "a gift is welcome all the same"


def deal(verdict: Any, until: str = "1") -> Deal:
    """A promised B something, and it has come to this."""
    promise, both = SparePlayer(A, B), (A, B)
    return Deal("0-1.1", A, both, (promise,), both, "agreed", "", 0, 0, until, (verdict,), ("",), None)


def test_whoever_was_let_down_himself_trusts_less_than_who_heard_of_it() -> None:
    ledger = Ledger((deal("broken"),))
    assert trust.trust(ledger, A, B) < trust.trust(ledger, A, C) < trust.PRIOR


# Grudge and gratitude


def test_a_grudge_comes_of_ones_own_deals_alone() -> None:
    ledger = Ledger((deal("broken"),))
    assert regard.regard(ledger, B)[A] < 0
    assert regard.regard(ledger, C) == {}
    kept = Ledger(tuple(msgspec.structs.replace(deal("kept", until=str(n)), id=f"0-1.{n}") for n in range(5)))
    assert regard.regard(kept, B)[A] > 0


def test_a_grudge_tips_what_nearly_balances_and_says_so() -> None:
    yes, no = Cast("yes"), Cast("no")
    votes = [Leaning(yes, 1.0, helps=(A,)), Leaning(no, 0.0, harms=(A,))]
    assert swayed(votes, yes, -0.7, 4.0) == (no, "bot-grudge")
    assert swayed(votes, yes, -0.7, 1.0) is None, "it would cost too much"
    even = [Leaning(yes, -0.5, helps=(A,)), Leaning(no, 0.0, harms=(A,))]
    assert swayed(even, no, 0.5, 4.0) == (yes, "bot-gratitude")


def swayed(votes: list[Leaning], decided: Cast, felt: float, price: float) -> tuple[Action, str] | None:
    found = regard.swayed(votes, decided, {A: felt}, MILD, price)
    return None if found is None else (found[0], found[1].id)


def test_what_a_bot_feels_is_told_to_it_before_it_chooses_and_is_its_reason() -> None:
    game = politico("A", phase="act", government="AB", formed=19).game
    one = bot(game, C)
    one.regard = {A: -1.0}
    yes, no = Cast("yes"), Cast("no")
    one.decide = lambda view, request: yes  # type: ignore[method-assign]
    one.bargaining = Votes([Leaning(yes, 0.1, helps=(A,)), Leaning(no, 0.0, harms=(A,))])  # type: ignore[assignment]
    (request,) = game.requests[:1]
    asked = msgspec.structs.replace(request, seat=C, kind="investiture", options=(yes, no))
    assert one.choose(game.view(C), asked) == no
    reason = one.explain()
    assert reason is not None
    assert reason.id == "bot-grudge"


class Votes(NamedTuple):
    """All that a game must know of its deals for this."""

    found: list[Leaning]
    PRICE: float = 1.0
    LOYAL_PRICE: float = 1.0

    def leanings(self, g: Any, request: Any, temper: Any) -> list[Leaning]:
        return self.found


def test_a_mind_tells_its_bot_what_it_has_lived_through() -> None:
    game = junta(4, phase=5).game
    agree(game, A, B, SparePlayer(A, B))
    game.ledger = game.ledger.after(game.state, (AssassinationAnnounced(A, "", B, ""),))
    for seat, felt in ((B, {A}), (C, set())):
        one = Mind(game, bot(game, seat))
        one.awake("choose", 1)
        assert set(one.bot.regard) == felt


class Resentful(Novice):
    """Who can't stand the next seat and owes the one before everything."""

    def felt(self, view: Any, request: Request, action: Action) -> Action:
        self.regard = {(self.seat + 1) % view.players: -1.0, (self.seat - 1) % view.players: 1.0}
        found = super().felt(view, request, action)
        if self.moved is not None:
            moved.append((request.kind, self.moved))
        return found


moved: list[tuple[str, Message]] = []


@pytest.mark.parametrize("name", sorted(sold()))
def test_feelings_tip_choices_in_every_game_and_have_their_words(name: str) -> None:
    moved.clear()
    for seed in range(3):
        game = hemicycle.new(name, players=4, seed=seed)
        play_out(game, [bot(game, seat, Resentful) for seat in range(4)], Random(seed), 300)
    assert moved
    assert {message.id for _, message in moved} <= {"bot-grudge", "bot-gratitude"}
    for _, message in moved[:10]:
        for language in LANGUAGES:
            assert "{" not in game.rules.texts(language).say(message)


# Probes


PROBES = [
    probes.SellsAgain,
    probes.Peddles,
    probes.SellsQuiet,
    probes.SwapsVotes,
    probes.SellsOneYes,
    probes.AsksForGifts,
    probes.PromisesTheMoon,
    probes.Faithless,
    probes.Betrays,
    probes.Cheapest,
    probes.Refuses,
    probes.Floods,
]


@pytest.mark.parametrize("kind", PROBES)
@pytest.mark.parametrize("name", games.names())
def test_every_probe_plays_every_game(name: str, kind: type[Probe]) -> None:
    bargaining_bots(games.find(name))
    game = hemicycle.new(name, players=near(games.find(name), 4), seed="probe")
    bots = [bot(game, seat, kind if seat == 0 else Novice) for seat in range(game.players)]
    play_out(game, bots, Random(1), 80, bargaining=True)
    mine = [one for one in game.ledger.deals if one.by == 0]
    assert len(mine) <= MOST_OFFERS * len({one.until for one in mine})
    sells = kind not in (probes.Peddles, probes.SellsQuiet) or any(term.at_once for term in game.rules.promises)
    sells &= kind not in (probes.SwapsVotes, probes.SellsOneYes) or name == "zoocracy"
    assert mine or not sells or kind in (Faithless, probes.Refuses)

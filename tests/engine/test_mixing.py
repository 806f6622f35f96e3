"""What is chosen in secret, mixed so that nobody can read it."""

from __future__ import annotations

from random import Random

from hemicycle.engine.mixing import Profile, draw, mixed

ROUNDS = 4000


def near(found: list[float], wanted: tuple[float, ...], by: float = 0.05) -> bool:
    return all(abs(one - other) < by for one, other in zip(found, wanted, strict=True))


def test_hide_and_seek_is_mixed() -> None:
    """Where being found costs twice as much one hides half as often, and is looked for half as often."""

    def payoff(player: int, profile: Profile) -> float:
        found = (profile[0] == profile[1]) * (2.0 if profile[1] == 0 else 1.0)
        return found if player == 0 else -found

    seeker, hider = mixed(payoff, (2, 2), ROUNDS, Random(1))
    assert near(seeker, (1 / 3, 2 / 3))
    assert near(hider, (1 / 3, 2 / 3))


def test_what_is_always_worse_is_never_chosen() -> None:
    first, second = mixed(lambda player, profile: float(profile[player]), (3, 3), ROUNDS, Random(1))
    assert near(first, (0, 0, 1))
    assert near(second, (0, 0, 1))


def test_an_auction_that_all_pay_is_bid_for_evenly() -> None:
    """Two bidders, a prize of 6, everybody pays: every bid below the prize is about as good as another."""

    def payoff(player: int, profile: Profile) -> float:
        mine, other = profile[player], profile[1 - player]
        return 6 * (0.5 if mine == other else float(mine > other)) - mine

    for bids in mixed(payoff, (8, 8), ROUNDS, Random(2)):
        assert max(bids) < 0.4
        assert bids[7] < 0.02
        mean = sum(bid * share for bid, share in enumerate(bids))
        assert 2 < mean < 4


def test_the_same_chance_gives_the_same_mix() -> None:
    def payoff(player: int, profile: Profile) -> float:
        return float((profile[0] == profile[1]) == (player == 0))

    assert mixed(payoff, (2, 3), 50, Random(7)) == mixed(payoff, (2, 3), 50, Random(7))


def test_drawn_as_often_as_the_shares_say() -> None:
    rng = Random(3)
    drawn = [draw((0.0, 0.25, 0.75), rng) for _ in range(2000)]
    assert near([drawn.count(one) / 2000 for one in range(3)], (0, 0.25, 0.75))


def test_who_is_in_the_same_position_does_the_same() -> None:
    """Chicken: whoever gives way loses little, if both stay they lose all; the mix is to stay once in ten."""

    def payoff(player: int, profile: Profile) -> float:
        mine, other = profile[player], profile[1 - player]
        return -9.0 * (mine and other) + 1.0 * (mine and not other)

    alone = mixed(payoff, (2, 2), ROUNDS, Random(1))
    assert max(max(one) for one in alone) > 0.95, "one of the two gives way"
    first, second = mixed(payoff, (2, 2), ROUNDS, Random(1), alike=(0, 0))
    assert first == second
    assert near(first, (0.9, 0.1))

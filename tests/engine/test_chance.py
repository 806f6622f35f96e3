"""Chance: everything from one secret, by purpose and counter."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.engine.chance import Chance, commitment, seed_from


def chance(secret: str = "secret", words: tuple[str, ...] = ()) -> Chance:
    return Chance(seed_from(secret, words), {})


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(chance().shuffled("deck", range(60))) == list(range(60))


def test_the_same_secret_gives_the_same_cards_for_ever() -> None:
    """These values are part of the record format: a change here breaks every record there is."""
    assert chance().shuffled("deck", range(10)) == FROZEN_SHUFFLE
    assert [chance().roll("die")] == FROZEN_ROLL


FROZEN_SHUFFLE = [3, 2, 7, 0, 5, 4, 8, 1, 9, 6]
FROZEN_ROLL = [4]


def test_purposes_do_not_disturb_each_other() -> None:
    one, other = chance(), chance()
    other.roll("die")
    assert one.shuffled("deck", range(10)) == other.shuffled("deck", range(10))


def test_each_use_of_a_purpose_is_new() -> None:
    one = chance()
    assert one.shuffled("deck", range(30)) != one.shuffled("deck", range(30))


def test_every_player_may_change_the_cards_by_a_word() -> None:
    assert chance(words=("tulip",)).shuffled("deck", range(30)) != chance().shuffled("deck", range(30))


def test_the_commitment_tells_nothing_of_the_seed() -> None:
    """It is published before the first card: were it the seed itself, everybody could compute every draw."""
    assert commitment("secret") == commitment("secret")
    assert commitment("secret") != commitment("other")
    assert commitment("secret") != seed_from("secret")
    assert commitment("secret") != seed_from("secret", ("word",))


def test_words_can_not_be_cut_otherwise() -> None:
    assert seed_from("s", ("ab", "c")) != seed_from("s", ("a", "bc"))
    assert seed_from("s", ("a\x1fb",)) != seed_from("s", ("a", "b"))


def test_there_must_be_something_to_pick_from() -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        chance().pick("card", [])


@pytest.mark.parametrize("sides", [2, 3, 6, 7])
def test_dice_are_fair(sides: int) -> None:
    """Chi-square with a fixed seed; 30 is far beyond the 99.9 % point for six degrees of freedom (22.5)."""
    dice, throws = chance("fair"), 7000
    counts = Counter(dice.roll("die", sides) for _ in range(throws))
    expected = throws / sides
    assert set(counts) == set(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 30


def test_a_number_that_would_favour_low_results_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 - 1 is left over when 2**32 is cut into threes, so it must not count as a draw of 0."""

    class Stream:
        def __init__(self, _: bytes):
            pass

        def digest(self, size: int) -> bytes:
            return ((b"\xff" * 4) * 3 + (4).to_bytes(4, "big") * 100)[:size]

    monkeypatch.setattr("hemicycle.engine.chance.hashlib.shake_256", Stream)
    assert Chance("00", {})._draw("x", [3]) == [1]

"""Tables of ten at which parties without leader fall apart into small ones, so that very many could govern."""

from __future__ import annotations

from tests.table import LETTERS

from .builders import Table, seated

ROSES = "rose-10 rose-10b rose-9 rose-8 rose-8b rose-7 rose-6 rose-6b rose-5 rose-4"
LEAVES = "joker-7:leaf leaf-7 leaf-6 leaf-5 leaf-4 leaf-3 leaf-2 leaf-1 hat-10 hat-9"
LEMONS = "joker-5:lemon lemon-5 lemon-4 lemon-3 lemon-2 lemon-1 joker-5b:lemon joker-5c:lemon hat-8 hat-7"

CROWDED: dict[str, tuple[str, tuple[str, ...]]] = {
    "two parties apart": ("ie", (ROSES, LEAVES)),
    "three parties apart": ("es", (ROSES, LEAVES, LEMONS)),
}
"""By name: the country, and what everybody lays in each round. 10,277 coalitions may govern, and 1,111,729."""


def crowded(name: str, **options: object) -> Table:
    """The talks at such a table."""
    country, rounds = CROWDED[name]
    laid = [cards.split() for cards in rounds]
    hands = {player: _hand([cards[at] for cards in laid]) for at, player in enumerate(LETTERS)}
    table = seated(country, 10, options=options, **hands)
    for cards in laid:
        table.round(**dict(zip(LETTERS, cards, strict=True)))
    return table


def _hand(cards: list[str]) -> str:
    """Politicians before the stroke, jokers behind it."""
    names = [card.partition(":")[0] for card in cards]
    jokers = [name for name in names if name.startswith("joker")]
    return f"{' '.join(name for name in names if name not in jokers)} / {' '.join(jokers)}"

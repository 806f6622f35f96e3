"""What Koalition costs where very many coalitions could govern: milliseconds for each thing that a table does.

    python -m benchmarks.coalitions

Ten players, and parties that have fallen apart into small ones. No position may cost the table more than 20 ms,
nor a question more than 64 kB; the sizes are held by `tests/koalition/test_crowded_tables.py`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec

from hemicycle.bots import levels
from hemicycle.games.koalition import RULES, board, count
from hemicycle.games.koalition.coalitions import Reach, may_join, prominent
from hemicycle.games.koalition.negotiation import Include, steps
from hemicycle.games.koalition.state import Koalition
from tests.koalition.crowded import CROWDED, crowded
from tests.koalition.scenes import NAMES
from tests.scenes import shown

ROUNDS = 15


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some runs."""
    taken = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        work()
        taken.append(1_000 * (time.perf_counter() - started))
    return statistics.median(taken)


def measure(name: str, compatibility: str) -> None:
    table = crowded(name, compatibility=compatibility)
    game, g = table.game, table.g
    blocs = table.negotiation.blocs
    view = cast(Koalition, game.view(0))
    request = table.request("A")
    whole = [bloc.id for bloc in next(Reach(g, blocs, ("rose/0",)).coalitions())]

    def draw() -> None:
        board._tables.clear()
        board.board(view)

    def bot(level: str) -> Callable[[], object]:
        def choose() -> object:
            from hemicycle.games.koalition.bot import outlook

            outlook._LAST.clear()
            return levels.find(RULES, level)(0, Random(1)).choose(view, request)

        return choose

    print(f"\n{name}, {compatibility}: {len(blocs)} blocs, {len(prominent(g, blocs)[0])} coalitions looked at")
    for label, work in {
        "count the votes, and see who could govern": lambda: may_join(g, count.blocs(g)),
        "one step of a proposal": lambda: game.copy().act(0, request.id, Include("rose/0")),
        "a whole proposal, sent in one go": lambda: game.copy().act_all(
            0, request.id, steps(table.negotiation, 0, whole)
        ),
        "the board": draw,
        "the question, with why others can't": lambda: shown(game, 0, "fr", NAMES)["asked"],
        "what may be promised among all": lambda: game.terms(0, tuple(range(1, 10))),
        "a novice's step": bot("novice"),
        "a steady bot's step": bot("steady"),
    }.items():
        print(f"  {milliseconds(work):8.2f} ms  {label}")
    seen = shown(game, 0, "fr", NAMES)
    for part in ("asked", "board"):
        print(f"  {len(msgspec.json.encode(seen[part])) / 1024:8.1f} kB  {part}")
    assert board.board(view).table.all is False


if __name__ == "__main__":
    for one in CROWDED:
        for compatibility in ("pairs", "chain"):
            measure(one, compatibility)

"""What rules remember beyond the state of a game: what a pure function has found."""

from __future__ import annotations

from functools import lru_cache

remembered = lru_cache(maxsize=10_000)
"""For a pure function of a few values that never change, asked again and again: found once for all games.

Only where it was measured that a decision would else take several per cent longer (`benchmarks.instructions`).
"""

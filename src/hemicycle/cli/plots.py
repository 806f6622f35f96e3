"""Plots as SVG of our own, to be put into a page: rows with a mark and a range on one scale.

Places along the scale are given in per cent, so a plot is as wide as its room and its letters keep their size.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROW, HEAD, FOOT = 40, 8, 26
"""Height of a row, above the first and below the last, in pixels."""
EDGE = 2.0
"""Per cent left free at either end."""


class Mark(NamedTuple):
    """A row of a plot; a heading if it has nothing but a label."""

    label: str
    said: str = ""
    """Its value in words, at the end of the row."""
    middle: float | None = None
    ends: tuple[float, float] | None = None
    """The whisker: an interval, or the shortest and the longest."""
    box: tuple[float, float] | None = None
    """The thicker part of it."""


class Scale(NamedTuple):
    """From where to where a plot goes, and what is written below it."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    line: float | None = None
    """Where a line is drawn through all rows."""

    def at(self, value: float) -> float:
        """The place of a value, in per cent of the width."""
        inside = min(max(value, self.low), self.high)
        return EDGE + (100 - 2 * EDGE) * (inside - self.low) / ((self.high - self.low) or 1)


def scale(values: Sequence[float], said: list[tuple[float, str]], line: float | None = None) -> Scale:
    """A scale that holds all values and ticks."""
    found = [*values, *(value for value, _ in said)]
    return Scale(min(found), max(found), said, line)


def round_steps(low: float, high: float, about: int = 4) -> list[float]:
    """Some round numbers between two."""
    width = (high - low) / about or 1.0
    power = 10.0 ** (len(f"{int(width)}") - 1) if width >= 1 else 1.0
    step = next(power * one for one in (1, 2, 5, 10) if power * one >= width)
    first = int(low // step) + (low % step > 0)
    return [step * one for one in range(first, int(high // step) + 1)]


def plot(title: str, marks: Sequence[Mark], along: Scale) -> str:
    """A plot. What it shows stands in a table too: to whoever can't see it, it is told by its title."""
    bottom = HEAD + ROW * len(marks)
    parts = [f'<svg class="plot" role="img" aria-label="{escape(title)}" width="100%" height="{bottom + FOOT}">']
    for value, said in along.ticks:
        x = along.at(value)
        anchor = "start" if x < 8 else "end" if x > 92 else "middle"
        parts.append(f'<line class="grid" x1="{x:.2f}%" x2="{x:.2f}%" y1="{HEAD}" y2="{bottom}"/>')
        parts.append(
            f'<text class="tick" x="{x:.2f}%" y="{bottom + 18}" text-anchor="{anchor}">{escape(said)}</text>'
        )
    if along.line is not None:
        x = along.at(along.line)
        parts.append(f'<line class="equal" x1="{x:.2f}%" x2="{x:.2f}%" y1="{HEAD}" y2="{bottom}"/>')
    for row, mark in enumerate(marks):
        parts += _row(mark, along, HEAD + ROW * row)
    return "".join([*parts, "</svg>"])


def _row(mark: Mark, along: Scale, top: int) -> list[str]:
    if mark.middle is None:
        return [f'<text class="heading" x="0" y="{top + 30}">{escape(mark.label)}</text>']
    y, middle = top + 28, along.at(mark.middle)
    parts = [
        f'<text class="label" x="0" y="{top + 14}">{escape(mark.label)}</text>',
        f'<text class="said" x="100%" y="{top + 14}" text-anchor="end">{escape(mark.said)}</text>',
    ]
    for name, ends in (("whisker", mark.ends), ("box", mark.box)):
        if ends is not None:
            low, high = (along.at(end) for end in ends)
            parts.append(f'<line class="{name}" x1="{low:.2f}%" x2="{high:.2f}%" y1="{y}" y2="{y}"/>')
    parts.append(f'<circle class="dot" cx="{middle:.2f}%" cy="{y}" r="4.5"/>')
    return parts

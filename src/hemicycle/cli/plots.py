"""Plots as SVG of our own, to be put into a page: rows with a mark and a range on one scale, bars, columns.

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
    kind: str = ""
    """How its dot is drawn: `above`, `below`, or as usual."""
    ring: float | None = None
    """Another value, as a ring."""


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
    parts = [_open(title, bottom + FOOT), *_ticks(along, bottom)]
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
        *_label(mark.label, top + 14),
        f'<text class="said" x="100%" y="{top + 14}" text-anchor="end">{escape(mark.said)}</text>',
    ]
    for name, ends in (("whisker", mark.ends), ("box", mark.box)):
        if ends is not None:
            low, high = (along.at(end) for end in ends)
            parts.append(f'<line class="{name}" x1="{low:.2f}%" x2="{high:.2f}%" y1="{y}" y2="{y}"/>')
    if mark.ring is not None:
        parts.append(f'<circle class="ring" cx="{along.at(mark.ring):.2f}%" cy="{y}" r="4.5"/>')
    kind = f"dot {mark.kind}".strip()
    parts.append(f'<circle class="{kind}" cx="{middle:.2f}%" cy="{y}" r="4.5"/>')
    return parts


ROOMS = (("narrow", 34), ("middle", 56), ("wide", 200))
"""How many letters of a label there is room for beside a number: on a phone, in half of a page, in a whole one."""


def _label(label: str, y: int) -> list[str]:
    """A label; where it is long, shorter ones as well, of which the page shows what fits."""
    said = {room: label if len(label) <= most else _cut(label, most) for room, most in ROOMS}
    return [
        f'<text class="label {" ".join(room for room, _ in ROOMS if said[room] == one)}" x="0" y="{y}">'
        f"{escape(one)}</text>"
        for one in dict.fromkeys(said.values())
    ]


def _cut(label: str, most: int) -> str:
    return label[: most - 1].rstrip(" ,:–(") + "…"


def _open(title: str, height: int) -> str:
    return f'<svg class="plot" role="img" aria-label="{escape(title)}" width="100%" height="{height}">'


LETTER = 2.0
"""Of a narrow plot's width, in per cent: what a letter below it takes."""


def _ticks(along: Scale, bottom: int) -> list[str]:
    """What is written below a plot, as far as there is room for it, with lines up through it."""
    parts, free = [], -100.0
    for value, said in along.ticks:
        x, wide = along.at(value), LETTER * len(said)
        anchor, begin = ("start", x) if x < 8 else ("end", x - wide) if x > 92 else ("middle", x - wide / 2)
        parts.append(f'<line class="grid" x1="{x:.2f}%" x2="{x:.2f}%" y1="{HEAD}" y2="{bottom}"/>')
        if begin >= free:
            parts.append(
                f'<text class="tick" x="{x:.2f}%" y="{bottom + 18}" text-anchor="{anchor}">{escape(said)}</text>'
            )
            free = begin + wide
    return parts


class Bar(NamedTuple):
    """A row with a bar, in parts one behind the other, each with how it is drawn."""

    label: str
    said: str
    parts: Sequence[tuple[float, str]]


BAR_ROW, THICK = 38, 10


def bars(title: str, rows: Sequence[Bar], most: float = 0.0) -> str:
    """Rows with bars; the longest, or `most`, takes the whole width."""
    whole = most or max([sum(value for value, _ in row.parts) for row in rows], default=0) or 1.0
    parts = [_open(title, BAR_ROW * len(rows))]
    for at, row in enumerate(rows):
        top, x = BAR_ROW * at, 0.0
        parts += _label(row.label, top + 14)
        parts.append(f'<text class="said" x="100%" y="{top + 14}" text-anchor="end">{escape(row.said)}</text>')
        for value, kind in row.parts:
            width = 100 * value / whole
            if width > 0:
                parts.append(
                    f'<rect class="bar {kind}" x="{x:.2f}%" width="{width:.2f}%" y="{top + 20}" height="{THICK}"/>'
                )
            x += width
    return "".join([*parts, "</svg>"])


COLUMNS = 150
"""Height of the highest column."""


def columns(title: str, heights: Sequence[float], along: Scale) -> str:
    """A histogram: columns of the same width, from one end of the scale to the other."""
    bottom, highest = HEAD + COLUMNS, max(heights, default=0) or 1.0
    parts = [_open(title, bottom + FOOT), *_ticks(along, bottom)]
    width = (100 - 2 * EDGE) / max(1, len(heights))
    for at, height in enumerate(heights):
        tall = COLUMNS * height / highest
        parts.append(
            f'<rect class="column" x="{EDGE + at * width + width / 20:.2f}%" width="{0.9 * width:.2f}%"'
            f' y="{bottom - tall:.1f}" height="{tall:.1f}"/>'
        )
    if along.line is not None:
        x = along.at(along.line)
        parts.append(f'<line class="equal" x1="{x:.2f}%" x2="{x:.2f}%" y1="{HEAD}" y2="{bottom}"/>')
    return "".join([*parts, "</svg>"])

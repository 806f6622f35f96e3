"""A network as SVG of our own: who does something with whom, on a circle as around a table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

HEIGHT = 380
"""In pixels: only the width follows the room."""
MIDDLE, ACROSS, DOWN = 50.0, 34.0, 135.0
"""Where the circle is, and how far it reaches: across in per cent, down in pixels."""
LEAST_LINE, MOST_LINE = 1.0, 9.0
LEAST_NODE, MOST_NODE = 9.0, 22.0


class Node(NamedTuple):
    label: str
    size: float
    """From 0 to 1."""


class Edge(NamedTuple):
    one: int
    other: int
    strength: float
    """From 0 to 1."""
    kind: str
    """How it is drawn: `above`, `below`, or as usual."""


def network(title: str, nodes: Sequence[Node], edges: Sequence[Edge]) -> str:
    """A network. What it shows stands in a table too: to whoever can't see it, it is told by its title."""
    parts = [f'<svg class="plot network" role="img" aria-label="{escape(title)}" width="100%" height="{HEIGHT}">']
    places = [_place(at, len(nodes)) for at in range(len(nodes))]
    for edge in sorted(edges, key=lambda edge: edge.strength):
        (x, y), (to_x, to_y) = places[edge.one], places[edge.other]
        wide = LEAST_LINE + (MOST_LINE - LEAST_LINE) * edge.strength
        kind = f"edge {edge.kind}".strip()
        parts.append(
            f'<line class="{kind}" x1="{x:.2f}%" y1="{y:.1f}" x2="{to_x:.2f}%" y2="{to_y:.1f}"'
            f' stroke-width="{wide:.1f}"/>'
        )
    for node, (x, y) in zip(nodes, places, strict=True):
        radius = LEAST_NODE + (MOST_NODE - LEAST_NODE) * node.size
        # The name stands outside of the circle, where no line crosses it.
        below = y > HEIGHT / 2 - 1
        text = y + radius + 16 if below else y - radius - 7
        parts.append(f'<circle class="node" cx="{x:.2f}%" cy="{y:.1f}" r="{radius:.1f}"/>')
        parts.append(
            f'<text class="name" x="{x:.2f}%" y="{text:.1f}" text-anchor="middle">{escape(node.label)}</text>'
        )
    return "".join([*parts, "</svg>"])


def _place(at: int, of: int) -> tuple[float, float]:
    """On the circle, the first at its top."""
    turn = 2 * pi * at / max(1, of) - pi / 2
    return MIDDLE + ACROSS * cos(turn), HEIGHT / 2 + DOWN * sin(turn)

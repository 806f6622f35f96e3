"""The terminal itself: line breaks, names."""

from __future__ import annotations

import pytest
from rich.text import Text

from hemicycle.cli.screen import paragraph, printable


def test_a_line_never_breaks_before_a_french_colon() -> None:
    text = "À sa tête désormais\u00a0: Ada."
    assert paragraph(text, 20).plain == "À sa tête\ndésormais\u00a0: Ada."
    assert paragraph(text, 80, 3).plain == f"   {text}"


@pytest.mark.parametrize("width", range(1, 40))
def test_breaking_loses_nothing(width: int) -> None:
    text = Text.assemble("Sam lays ", ("Top hat 10", "bold"), " and waits for Ada.")
    broken = paragraph(text, width)
    assert broken.plain.split() == text.plain.split()
    longest = max(len(word) for word in text.plain.split())
    assert all(len(line) <= max(width, longest) for line in broken.plain.split("\n"))


def test_printable() -> None:
    assert printable("Zoé\x1b[1m\n\t") == "Zoé[1m"
    assert printable("x" * 99) == "x" * 24
    assert printable(" \u200b ") == ""

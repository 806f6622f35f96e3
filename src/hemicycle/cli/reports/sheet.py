"""A report in one language, and what its parts have in common."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hemicycle.analysis.study.study import Study
from hemicycle.cli import page
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules

from .words import Words

MOST = 12
"""Rows of a plot; the table behind it has them all."""


class Sheet(page.Article):
    """A report in one language."""

    def __init__(self, rules: Rules, edition: Edition, study: Study, language: str):
        super().__init__(rules, edition, language)
        self.study = study
        self.equal = 1 / study.players
        self.words = Words(self.texts, list(study.bots))
        self.title = self.say("report-title", title=self.say("game-title"), games=study.games)

    def points(self, difference: float) -> str:
        """A difference of two shares, in percentage points."""
        points = round(100 * difference)
        return self.say("report-points", points=points, sign="+" if points > 0 else "")

    def side(self, bounds: Sequence[float] | None) -> str:
        """On which side of an equal share a whole interval is."""
        if bounds is None:
            return ""
        return "more" if min(bounds) > self.equal else "less" if max(bounds) < self.equal else ""

    def side_by_side(self, *parts: str, kind: str = "parts") -> str:
        """Parts of a section, beside each other where there is room."""
        return f'<div class="{kind}">{"".join(f"<div>{part}</div>" for part in parts if part)}</div>\n'

    def in_columns(self, *parts: str) -> str:
        """Many parts of different heights, which fill columns one after the other."""
        return self.side_by_side(*parts, kind="columns")

    def heading(self, title: str) -> str:
        return f"<h3>{escape(self.say(title))}</h3>\n"

    def note(self, id: str) -> str:
        return f" <small>({escape(self.say(id))})</small>"

    def legend(self, marks: Sequence[tuple[str, str]]) -> str:
        """What is drawn how."""
        shown = "".join(f'<li><i class="{kind}"></i> {escape(said)}</li>' for kind, said in marks)
        return f'<ul class="legend">{shown}</ul>\n'

    def behind(self, title: str, heads: Sequence[str], rows: list[list[str]]) -> str:
        """The table behind a plot, which opens when somebody asks for it."""
        head, what = escape(self.say("report-table")), escape(self.say(title))
        table = self.table(title, heads, [("", rows)])
        return f'<details><summary>{head}<span class="hidden"> ({what})</span></summary>\n{table}</details>\n'

"""The page of an arena: one file that needs nothing else, in both languages, with tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from hemicycle.bots import levels
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES

from . import page as pages
from . import plots
from .plots import Mark
from .series import FEWEST

HOTTEST = 45
"""Per cent of colour in a cell at most: letters stay readable on it."""
TICKS = (0, 0.25, 0.5, 0.75, 1)


def page(rules: Rules, edition: Edition, result: dict[str, Any], language: str) -> str:
    """The page, which opens in this language."""
    return pages.page([Article(rules, edition, result, one) for one in LANGUAGES], language)


class Article(pages.Article):
    """The result in one language."""

    def __init__(self, rules: Rules, edition: Edition, result: dict[str, Any], language: str):
        super().__init__(rules, edition, language)
        self.result = result
        self.equal: float = result["equal_share"]
        self.called = labels(result["bots"])
        self.title = self.say("arena-title", title=self.say("game-title"))

    def parts(self) -> list[str]:
        return [
            self.played(),
            self.section("arena-head-matrix", self.matrix()),
            self.section("arena-head-together", self.together()),
            self.section("arena-head-ratings", self.ratings()),
            self.section("arena-head-lengths", self.lengths()),
            self.section("arena-head-counted", self.counted()),
        ]

    def played(self) -> str:
        """What was played."""
        found = self.result
        told = {
            "edition": self.edition,
            "players": f"{found['players']}",
            "games": self.say("page-number-of", number=found["games"]),
            "bargaining": self.say(f"page-deals-{found['deals'] or 'none'}"),
            "seed": f"{found['seed']}",
        }
        left = "" if found["complete"] else self.paragraph("arena-incomplete", "notice", wanted=found["wanted"])
        return f"{self.facts(told)}{left}"

    # The sections

    def matrix(self) -> str:
        """A heat table: each bot alone among each other kind."""
        bots = self.result["bots"]
        heads = "".join(f'<th scope="col">{self.bot(name)}</th>' for name in bots)
        rows = "".join(
            f'<tr><th scope="row">{self.bot(name)}</th>{"".join(self.cell(one) for one in cells)}</tr>'
            for name, cells in zip(bots, self.result["matrix"])
        )
        corner = escape(self.say("arena-corner"))
        head = f'<thead><tr><th scope="col">{corner}</th>{heads}</tr></thead>'
        table = f'<table class="heat">{head}<tbody>{rows}</tbody></table>'
        share = self.share(self.equal)
        return self.paragraph("arena-explain-matrix", share=share) + self.scrolled(
            self.say("arena-head-matrix"), table
        )

    def cell(self, row: dict[str, Any] | None) -> str:
        if row is None or not row["games"]:
            return '<td class="none">–</td>'
        share, equal = row["win_share"], self.equal
        heat = (share - equal) / (1 - equal) if share >= equal else (equal - share) / equal
        side = "above" if share >= equal else "below"
        bounds = sure(row, row["shuffles"])
        said = self.bounds(bounds) if bounds else "–"
        return (
            f'<td class="{side}" style="--heat: {HOTTEST * heat:.0f}%"><b>{self.share(share)}</b>'
            f"{self.verdict(bounds, self.result['equal_share'])}<small>{said}</small></td>"
        )

    def together(self) -> str:
        """Halves and the mixed league."""
        fields = [field for field in self.result["fields"] if field["kind"] != "one" and field["games"]]
        if not fields:
            return ""
        marks: list[Mark] = []
        groups: list[tuple[str, list[list[str]]]] = []
        for field in fields:
            name, rows = self.field(field), [row for row in field["rows"] if row["games"]]
            marks.append(Mark(name))
            groups.append((name, []))
            for row in rows:
                share, bounds = row["win_share"], sure(row, field["shuffles"])
                marks.append(Mark(self.called[row["bot"]], self.share(share), share, _pair(bounds)))
                shown = f"{self.share(share)}{self.verdict(bounds, self.result['equal_share'])}"
                groups[-1][1].append([self.bot(row["bot"]), f"{row['games']}", shown, self.bounds(bounds)])
        along = plots.scale([], [(one, self.percent(one)) for one in TICKS], self.equal)
        heads = ("simulate-bot", "simulate-games", "arena-each", "arena-interval")
        title = self.say("arena-head-together")
        return (
            self.paragraph("arena-explain-together")
            + plots.plot(title, marks, along)
            + self.table("arena-head-together", heads, groups)
        )

    def ratings(self) -> str:
        found = self.result["ratings"]
        ends = [bound for row in found for bound in row["rating_interval"]]
        marks = [
            Mark(self.called[row["bot"]], self.number(row["rating"]), row["rating"], _pair(row["rating_interval"]))
            for row in found
        ]
        ticks = [(one, self.whole(one)) for one in plots.round_steps(min(ends), max(ends))]
        rows = [
            [
                self.bot(row["bot"]),
                self.number(row["rating"]),
                self.bounds(row["rating_interval"], self.number),
            ]
            for row in found
        ]
        heads = ("simulate-bot", "arena-rating", "arena-interval")
        return (
            self.paragraph("arena-model")
            + plots.plot(self.say("arena-head-ratings"), marks, plots.scale(ends, ticks))
            + self.table("arena-head-ratings", heads, [("", rows)])
        )

    def lengths(self) -> str:
        """How long the games of each field were."""
        found = [(self.field(field), field["lengths"]) for field in self.result["fields"] if field["lengths"]]
        longest = max(length["most"] for _, length in found)
        ticks = [(one, self.whole(one)) for one in plots.round_steps(0, longest)]
        marks = [
            Mark(
                name,
                self.whole(length["half"]),
                length["half"],
                (length["least"], length["most"]),
                (length["quarter"], length["three_quarters"]),
            )
            for name, length in found
        ]
        kinds = ("least", "quarter", "half", "three_quarters", "most", "mean")
        rows = [[escape(name), *(self.whole(length[kind]) for kind in kinds)] for name, length in found]
        heads = ("arena-field", *(f"arena-length-{kind.replace('_', '-')}" for kind in kinds))
        return (
            self.paragraph("arena-explain-lengths")
            + plots.plot(self.say("arena-head-lengths"), marks, plots.scale([0.0, longest], ticks))
            + self.table("arena-head-lengths", heads, [("", rows)])
        )

    def counted(self) -> str:
        """How all of it was counted, and what else came of it."""
        said = [self.paragraph(f"arena-counted-{one}") for one in ("deals", "wins", "intervals")]
        if self.result["deals"]:
            kept = {verdict: self.result["promises"].get(verdict, 0) for verdict in ("kept", "broken", "void")}
            said.append(self.paragraph("simulate-promises", **kept))
        said.append(self.paragraph("simulate-violations", number=self.result["violations"]))
        return "".join(said)

    # Words

    def bot(self, name: str) -> str:
        return super().bot(self.called[name])

    def field(self, field: dict[str, Any]) -> str:
        return field_named(field, self.called, self.say)


def labels(bots: Sequence[str]) -> dict[str, str]:
    """How bots are called: one of one's own by its class, where no other has the same."""
    short = [levels.brief(name) for name in bots]
    return {name: one if short.count(one) == 1 else name for name, one in zip(bots, short)}


def field_named(field: dict[str, Any], called: dict[str, str], say: Callable[..., str]) -> str:
    """What a field is called."""
    one, other = field["bots"][:2]
    return say(f"arena-field-{field['kind']}", one=called[one], other=called[other])


def sure(row: dict[str, Any], shuffles: int) -> list[float] | None:
    """The interval of a share, where it says something."""
    found: list[float] | None = row["win_share_interval"]
    return found if shuffles >= FEWEST else None


def _pair(bounds: Sequence[float] | None) -> tuple[float, float] | None:
    return (bounds[0], bounds[1]) if bounds else None

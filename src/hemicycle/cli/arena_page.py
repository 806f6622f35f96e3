"""The page of an arena: one file that needs nothing else, in both languages, with tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib import resources
from typing import Any

from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES

from . import plots
from .plots import Mark
from .simulate import FEWEST

HOTTEST = 45
"""Per cent of colour in a cell at most: letters stay readable on it."""
TICKS = (0, 0.25, 0.5, 0.75, 1)


def page(rules: Rules, edition: Edition, result: dict[str, Any], language: str) -> str:
    """The page, which opens in this language."""
    articles = [Article(rules, edition, result, one) for one in LANGUAGES]
    style = resources.files(__package__).joinpath("arena.css").read_text("utf-8")
    first = next(article for article in articles if article.language == language)
    choices = "".join(
        f'<label lang="{one.language}"><input type="radio" name="language" value="{one.language}"'
        f"{' checked' if one is first else ''}> {escape(one.say('arena-language'))}</label>"
        for one in articles
    )
    legend = escape(first.say("arena-languages"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(first.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<fieldset class="languages"><legend>{legend}</legend>{choices}</fieldset>\n'
        + "".join(article.html() for article in articles)
        + "</main>\n</body>\n</html>\n"
    )


class Article:
    """The result in one language."""

    def __init__(self, rules: Rules, edition: Edition, result: dict[str, Any], language: str):
        texts = rules.texts(language).beside(__package__ or "")
        self.language = language
        self.result = result
        self.say: Callable[..., str] = texts.say
        self.called = labels(result["bots"])
        self.edition = rules.edition_name(edition, texts)
        self.title = self.say("arena-title", title=self.say("game-title"))

    def html(self) -> str:
        sections = (
            self.section("matrix", self.matrix()),
            self.section("together", self.together()),
            self.section("ratings", self.ratings()),
            self.section("lengths", self.lengths()),
            self.section("counted", self.counted()),
        )
        return (
            f'<article lang="{self.language}">\n<h1>{escape(self.title)}</h1>\n{self.facts()}'
            + "".join(sections)
            + "</article>\n"
        )

    def section(self, name: str, content: str) -> str:
        if not content:
            return ""
        head = escape(self.say(f"arena-head-{name}"))
        return f"<section>\n<h2>{head}</h2>\n{content}</section>\n"

    def facts(self) -> str:
        """What was played."""
        found = self.result
        told = {
            "edition": self.edition,
            "players": f"{found['players']}",
            "games": self.say("arena-number-of", number=found["games"]),
            "bargaining": self.say(f"arena-deals-{found['deals'] or 'none'}"),
            "seed": f"{found['seed']}",
        }
        rows = "".join(
            f"<div><dt>{escape(self.say(f'arena-fact-{name}'))}</dt><dd>{escape(said)}</dd></div>"
            for name, said in told.items()
        )
        left = "" if found["complete"] else self.paragraph("arena-incomplete", "notice", wanted=found["wanted"])
        return f"<dl>{rows}</dl>\n{left}"

    def paragraph(self, id: str, kind: str = "", **params: Any) -> str:
        return f"<p{f' class={kind!r}' if kind else ''}>{escape(self.say(id, **params))}</p>\n"

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
        share = self.share(self.result["equal_share"])
        return self.paragraph("arena-explain-matrix", share=share) + self.scrolled("matrix", table)

    def cell(self, row: dict[str, Any] | None) -> str:
        if row is None or not row["games"]:
            return '<td class="none">–</td>'
        share, equal = row["win_share"], self.result["equal_share"]
        heat = (share - equal) / (1 - equal) if share >= equal else (equal - share) / equal
        side = "above" if share >= equal else "below"
        bounds = sure(row, row["shuffles"])
        said = self.bounds(bounds) if bounds else "–"
        return (
            f'<td class="{side}" style="--heat: {HOTTEST * heat:.0f}%"><b>{self.share(share)}</b>'
            f"{self.verdict(bounds)}<small>{said}</small></td>"
        )

    def verdict(self, bounds: Sequence[float] | None) -> str:
        """An arrow where a whole interval is on one side of an equal share."""
        equal = self.result["equal_share"]
        for arrow, side, is_so in (("▲", "more", min), ("▼", "less", max)):
            if bounds and (is_so(bounds) > equal if side == "more" else is_so(bounds) < equal):
                said = escape(self.say(f"arena-{side}"))
                return f' <span role="img" aria-label="{said}" title="{said}">{arrow}</span>'
        return ""

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
                shown = f"{self.share(share)}{self.verdict(bounds)}"
                groups[-1][1].append([self.bot(row["bot"]), f"{row['games']}", shown, self.bounds(bounds)])
        along = plots.scale([], [(one, self.percent(one)) for one in TICKS], self.result["equal_share"])
        heads = ("simulate-bot", "simulate-games", "arena-each", "arena-interval")
        title = self.say("arena-head-together")
        return (
            self.paragraph("arena-explain-together")
            + plots.plot(title, marks, along)
            + self.table("together", heads, groups)
        )

    def ratings(self) -> str:
        found = self.result["ratings"]
        ends = [bound for row in found for bound in row["rating_interval"]]
        marks = [
            Mark(self.called[row["bot"]], self.number(row["rating"]), row["rating"], _pair(row["rating_interval"]))
            for row in found
        ]
        ticks = [(one, self.say("arena-whole", number=one)) for one in plots.round_steps(min(ends), max(ends))]
        rows = [
            [self.bot(row["bot"]), self.number(row["rating"]), self.bounds(row["rating_interval"], self.number)]
            for row in found
        ]
        heads = ("simulate-bot", "arena-rating", "arena-interval")
        return (
            self.paragraph("arena-model")
            + plots.plot(self.say("arena-head-ratings"), marks, plots.scale(ends, ticks))
            + self.table("ratings", heads, [("", rows)])
        )

    def lengths(self) -> str:
        """How long the games of each field were."""
        found = [(self.field(field), field["lengths"]) for field in self.result["fields"] if field["lengths"]]
        longest = max(length["most"] for _, length in found)
        ticks = [(one, self.say("arena-whole", number=one)) for one in plots.round_steps(0, longest)]
        marks = [
            Mark(
                name,
                self.say("arena-whole", number=length["half"]),
                length["half"],
                (length["least"], length["most"]),
                (length["quarter"], length["three_quarters"]),
            )
            for name, length in found
        ]
        kinds = ("least", "quarter", "half", "three_quarters", "most", "mean")
        rows = [
            [escape(name), *(self.say("arena-whole", number=length[kind]) for kind in kinds)]
            for name, length in found
        ]
        heads = ("arena-field", *(f"arena-length-{kind.replace('_', '-')}" for kind in kinds))
        return (
            self.paragraph("arena-explain-lengths")
            + plots.plot(self.say("arena-head-lengths"), marks, plots.scale([0.0, longest], ticks))
            + self.table("lengths", heads, [("", rows)])
        )

    def counted(self) -> str:
        """How all of it was counted, and what else came of it."""
        said = [self.paragraph(f"arena-counted-{one}") for one in ("deals", "wins", "intervals")]
        if self.result["deals"]:
            kept = {verdict: self.result["promises"].get(verdict, 0) for verdict in ("kept", "broken", "void")}
            said.append(self.paragraph("simulate-promises", **kept))
        said.append(self.paragraph("simulate-violations", number=self.result["violations"]))
        return "".join(said)

    # Words and figures

    def field(self, field: dict[str, Any]) -> str:
        return field_named(field, self.called, self.say)

    def bot(self, name: str) -> str:
        """A bot, whose name may be long: it may be broken at its colon."""
        return escape(self.called[name]).replace("/", "/<wbr>").replace(":", ":<wbr>")

    def share(self, share: float) -> str:
        return self.say("simulate-share", share=share)

    def percent(self, share: float) -> str:
        return self.say("arena-percent", share=share)

    def number(self, number: float) -> str:
        return self.say("arena-number", number=number)

    def bounds(self, bounds: Sequence[float] | None, said: Callable[[float], str] | None = None) -> str:
        """An interval; a dash where there were too few shuffles for any."""
        return " – ".join(map(said or self.share, bounds)) if bounds else "–"

    def table(self, name: str, heads: Sequence[str], groups: Sequence[tuple[str, list[list[str]]]]) -> str:
        """A table: names, then numbers. Its rows may stand in groups, each under a heading."""
        number = ' class="number"'
        head = "".join(
            f'<th scope="col"{number if at else ""}>{escape(self.say(one))}</th>' for at, one in enumerate(heads)
        )
        bodies = ""
        for called, rows in groups:
            bodies += "<tbody>"
            if called:
                bodies += f'<tr><th scope="rowgroup" colspan="{len(heads)}">{escape(called)}</th></tr>'
            for first, *others in rows:
                cells = "".join(f"<td{number}>{one}</td>" for one in others)
                bodies += f'<tr><th scope="row">{first}</th>{cells}</tr>'
            bodies += "</tbody>"
        return self.scrolled(name, f"<table><thead><tr>{head}</tr></thead>{bodies}</table>")

    def scrolled(self, name: str, table: str) -> str:
        """A table that a narrow window moves sideways, by keys too."""
        said = escape(self.say(f"arena-head-{name}"))
        return f'<div class="scrolled" role="region" tabindex="0" aria-label="{said}">{table}</div>\n'


def labels(bots: Sequence[str]) -> dict[str, str]:
    """How bots are called: one of one's own by its class, where no other has the same."""
    short = [name.rpartition(":")[2] for name in bots]
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

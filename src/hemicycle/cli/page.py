"""A page to look at: one file that needs nothing else, in both languages, with tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib import resources
from typing import Any

from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules


def page(articles: Sequence[Article], language: str) -> str:
    """The page, which opens in this language."""
    style = resources.files(__package__).joinpath("page.css").read_text("utf-8")
    first = next(article for article in articles if article.language == language)
    choices = "".join(
        f'<label lang="{one.language}"><input type="radio" name="language" value="{one.language}"'
        f"{' checked' if one is first else ''}> {escape(one.say('page-language'))}</label>"
        for one in articles
    )
    legend = escape(first.say("page-languages"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(first.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<fieldset class="languages"><legend>{legend}</legend>{choices}</fieldset>\n'
        + "".join(article.html() for article in articles)
        + "</main>\n</body>\n</html>\n"
    )


class Article:
    """A page in one language."""

    def __init__(self, rules: Rules, edition: Edition, language: str):
        self.texts = rules.texts(language).beside(__package__ or "").playing(edition)
        self.language = language
        self.say: Callable[..., str] = self.texts.say
        self.edition = rules.edition_name(edition, self.texts)
        self.title = ""

    def html(self) -> str:
        head = f'<article lang="{self.language}">\n<h1>{escape(self.title)}</h1>\n'
        return head + "".join(self.parts()) + "</article>\n"

    def parts(self) -> Sequence[str]:
        """What stands below the title."""
        raise NotImplementedError

    def section(self, head: str, content: str) -> str:
        """A part under its heading; nothing, where there is nothing."""
        return f"<section>\n<h2>{escape(self.say(head))}</h2>\n{content}</section>\n" if content else ""

    def facts(self, told: Mapping[str, str]) -> str:
        """What was played."""
        rows = "".join(
            f"<div><dt>{escape(self.say(f'page-fact-{name}'))}</dt><dd>{escape(said)}</dd></div>"
            for name, said in told.items()
        )
        return f"<dl>{rows}</dl>\n"

    def paragraph(self, id: str, kind: str = "", **params: Any) -> str:
        return f"<p{f' class={kind!r}' if kind else ''}>{escape(self.say(id, **params))}</p>\n"

    # Words and figures

    def bot(self, name: str) -> str:
        """A bot, whose name may be long: it may be broken at its colon."""
        return escape(name).replace("/", "/<wbr>").replace(":", ":<wbr>")

    def share(self, share: float) -> str:
        return self.say("simulate-share", share=share)

    def percent(self, share: float) -> str:
        return self.say("page-percent", share=share)

    def number(self, number: float) -> str:
        return self.say("page-number", number=number)

    def whole(self, number: float) -> str:
        return self.say("page-whole", number=number)

    def bounds(self, bounds: Sequence[float] | None, said: Callable[[float], str] | None = None) -> str:
        """An interval; a dash where there were too few shuffles for any."""
        return " – ".join(map(said or self.share, bounds)) if bounds else "–"

    def verdict(self, bounds: Sequence[float] | None, equal: float) -> str:
        """An arrow where a whole interval is on one side of an equal share."""
        for arrow, side, is_so in (("▲", "more", min), ("▼", "less", max)):
            if bounds and (is_so(bounds) > equal if side == "more" else is_so(bounds) < equal):
                said = escape(self.say(f"page-{side}"))
                return f' <span role="img" aria-label="{said}" title="{said}">{arrow}</span>'
        return ""

    def table(self, title: str, heads: Sequence[str], groups: Sequence[tuple[str, list[list[str]]]]) -> str:
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
        return self.scrolled(self.say(title), f"<table><thead><tr>{head}</tr></thead>{bodies}</table>")

    def scrolled(self, title: str, table: str) -> str:
        """A table that a narrow window moves sideways, by keys too."""
        return f'<div class="scrolled" role="region" tabindex="0" aria-label="{escape(title)}">{table}</div>\n'

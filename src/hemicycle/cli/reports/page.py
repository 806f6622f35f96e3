"""The page of a report: its parts put together, in both languages."""

from __future__ import annotations

from html import escape

from hemicycle.analysis.study.study import Study
from hemicycle.cli import page
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES

from . import course, deals, wins
from .sheet import Sheet


def report(rules: Rules, edition: Edition, study: Study, language: str) -> str:
    """The page, which opens in this language."""
    return page.page([Report(rules, edition, study, one) for one in LANGUAGES], language)


class Report(Sheet):
    """All of it in one language."""

    def parts(self) -> list[str]:
        study = self.study
        return [
            self.tiles(),
            self.played(),
            self.section("report-head-short", wins.in_short(self)),
            self.section("report-head-wins", wins.wins(self)),
            self.section("report-head-winning", wins.winning(self)),
            self.section("report-head-promises", deals.promises(self)),
            self.section("report-head-power", deals.power(self)),
            self.section(f"report-head-{study.together}", deals.together(self)),
            self.section("report-head-often", course.often(self)),
            self.section("report-head-rules", course.rules(self)),
            self.section("report-head-lengths", course.lengths(self)),
            self.section("report-head-counted", self.counted()),
        ]

    def tiles(self) -> str:
        """The largest figures."""
        study, found = self.study, self.study.promises
        made = sum(kind.number for kind in found.kinds)
        tiles = [
            (self.say("page-number-of", number=study.games), "report-tile-games"),
            (self.whole(study.decisions / study.games), "report-tile-decisions"),
        ]
        if study.governments:
            tiles.append((self.number(study.governments), f"report-tile-{study.together}"))
        if made:
            tiles.append((self.number(made / study.games), "report-tile-promises"))
        return (
            '<ul class="tiles">'
            + "".join(f"<li><b>{one}</b> <span>{escape(self.say(id))}</span></li>" for one, id in tiles)
            + "</ul>\n"
        )

    def played(self) -> str:
        study = self.study
        return self.facts(
            {
                "edition": self.edition,
                "players": f"{study.players}",
                "bots": ", ".join(study.bots),
                "bargaining": ", ".join(self.say(f"page-deals-{one or 'none'}") for one in study.deals),
                "seed": ", ".join(f"{seed}" for seed in study.seeds),
            }
        )

    def counted(self) -> str:
        """How all of it was counted."""
        said = [self.paragraph("report-counted", shuffles=self.study.shuffles)]
        said += [self.paragraph(f"arena-counted-{one}") for one in ("wins", "intervals")]
        said.append(self.paragraph("report-again"))
        said.append(self.paragraph("simulate-violations", number=self.study.violations))
        return "".join(said)

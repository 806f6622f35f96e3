"""What comes up in games, by which rules, and how long they take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from hemicycle.analysis.study.often import Often
from hemicycle.cli import plots
from hemicycle.cli.plots import Bar

from .sheet import MOST, Sheet

SELDOM = 0.05
"""What comes up less often in a game has no bar, as it would be said as 0."""


def often(sheet: Sheet) -> str:
    """Actions, and the things that they name."""
    study = sheet.study
    shown = [one for one in study.actions if one.key[1] != "pass"]
    return sheet.paragraph("report-explain-often") + sheet.in_columns(
        counts(sheet, "report-actions", shown, lambda key: sheet.words.action(*key), study.actions),
        *(
            counts(sheet, f"things-{field}", things, lambda key: sheet.words.thing(*key))
            for field, things in study.things.items()
        ),
    )


def counts(
    sheet: Sheet,
    title: str,
    shown: Sequence[Often],
    named: Callable[[tuple[str, ...]], str],
    all_of_them: Sequence[Often] = (),
) -> str:
    often = [one for one in shown if one.each >= SELDOM][:MOST]
    bars = [Bar(named(one.key), sheet.number(one.each), [(one.each, "often")]) for one in often]
    rows = [
        [escape(named(one.key)), sheet.say("simulate-mean", mean=one.each), sheet.share(one.games)]
        for one in all_of_them or shown
    ]
    heads = ["report-what", "report-each", "report-in-games"]
    return sheet.heading(title) + plots.bars(sheet.say(title), bars) + sheet.behind(title, heads, rows)


def rules(sheet: Sheet) -> str:
    """Under which headings of the rules decisions were taken."""
    study = sheet.study
    chapters: dict[str, float] = {}
    for one in study.rules:
        name = sheet.words.chapter(one.key[0])
        chapters[name] = chapters.get(name, 0.0) + one.each
    often = [(name, each) for name, each in chapters.items() if each >= SELDOM]
    ordered = sorted(often, key=lambda pair: -pair[1])[:MOST]
    bars = [Bar(name, sheet.number(each), [(each, "often")]) for name, each in ordered]
    rows = [
        [
            escape(sheet.words.rule(one.key[0])),
            sheet.say("simulate-mean", mean=one.each),
            sheet.share(one.games),
        ]
        for one in study.rules
    ]
    heads = ["report-rule", "report-each", "report-in-games"]
    return (
        sheet.paragraph("report-explain-rules")
        + plots.bars(sheet.say("report-head-rules"), bars)
        + sheet.behind("report-head-rules", heads, rows)
    )


def lengths(sheet: Sheet) -> str:
    found = sheet.study.lengths
    low, high = found.columns[0].low, found.columns[-1].high
    ticks = [(one, sheet.whole(one)) for one in plots.round_steps(low, high, 8)]
    along = plots.Scale(low, high, ticks, found.spread["half"])
    heights = [float(column.number) for column in found.columns]
    rows = [
        [sheet.say("report-from-to", low=column.low, high=column.high - 1), f"{column.number}"]
        for column in found.columns
    ]
    rounds = sheet.paragraph("report-rounds", rounds=found.rounds) if found.rounds is not None else ""
    endings = [
        Bar(sheet.words.ending(id), sheet.share(number / sheet.study.games), [(number, "often")])
        for id, number in sheet.study.endings.items()
    ]
    return (
        sheet.paragraph("report-explain-lengths", half=found.spread["half"])
        + rounds
        + sheet.side_by_side(
            sheet.heading("report-length")
            + plots.columns(sheet.say("report-length"), heights, along)
            + sheet.behind("report-length", ["report-decisions", "simulate-games"], rows),
            sheet.heading("report-endings") + plots.bars(sheet.say("report-endings"), endings),
        )
    )

"""Who wins, and what goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hemicycle.analysis.study.shares import Standing
from hemicycle.analysis.study.winning import Lift
from hemicycle.cli import plots
from hemicycle.cli.plots import Mark

from .sheet import MOST, Sheet

OFTEN = 100
"""Promises of a kind that were kept or broken: of fewer it is not said how often they are broken."""


def in_short(sheet: Sheet) -> str:
    """What one may say in a sentence each."""
    return f'<ul class="short">{"".join(f"<li>{escape(one)}</li>" for one in sentences(sheet))}</ul>\n'


def sentences(sheet: Sheet) -> list[str]:
    study = sheet.study
    bots = [(sheet.words.bots[bot], standing) for bot, standing in study.bots.items()]
    seats = [(sheet.words.node(f"{seat}", "seats"), one) for seat, one in enumerate(study.seats)]
    said = apart(sheet, bots) if len(bots) > 1 else []
    if study.seats[0].wins.interval:
        said += apart(sheet, seats, "report-short-place") or [sheet.say("report-short-seats")]
    clear = [one for one in study.winning if one.clear and one.difference > 0 and one.factor[0] != "thing"]
    if clear:
        best = clear[0]
        named = sheet.words.factor(best.factor)
        said.append(sheet.say("report-short-best", what=named, more=best.more, others=best.others))
    return [*said, *kept(sheet)]


def kept(sheet: Sheet) -> list[str]:
    """How many promises were kept, and which kind least of all."""
    judged = [kind for kind in sheet.study.promises.kinds if not kind.at_once and kind.broken.number]
    if not judged:
        return []
    kept, broken = (sum(kind.verdicts.get(one, 0) for kind in judged) for one in ("kept", "broken"))
    said = [sheet.say("report-short-kept", share=kept / (kept + broken))]
    if often := [kind for kind in judged if kind.broken.number >= OFTEN and kind.broken.mean > 0]:
        worst = max(often, key=lambda kind: (kind.broken.mean, kind.name))
        named = sheet.words.promise(worst.name)
        said.append(sheet.say("report-short-worst", what=named, share=worst.broken.mean))
    return said


def apart(
    sheet: Sheet, rows: Sequence[tuple[str, Standing]], one_of_them: str = "report-short-share"
) -> list[str]:
    """Who wins more than an equal share, and who less: a sentence each."""
    said = []
    for side in ("more", "less"):
        ordered = sorted(rows, key=lambda pair: pair[1].wins.mean, reverse=side == "more")
        named = [
            sheet.say(one_of_them, who=name, share=one.wins.mean)
            for name, one in ordered
            if sheet.side(one.wins.interval) == side
        ]
        if named:
            said.append(sheet.say(f"report-short-{side}", named=sheet.texts.listed(named), equal=sheet.equal))
    return said


def wins(sheet: Sheet) -> str:
    study = sheet.study
    bots = [(sheet.words.bots[bot], standing) for bot, standing in study.bots.items()]
    seats = [(sheet.words.node(f"{seat}", "seats"), one) for seat, one in enumerate(study.seats)]
    best_first = sorted(bots, key=lambda pair: -pair[1].wins.mean)
    return sheet.paragraph("report-explain-wins", share=sheet.share(sheet.equal)) + sheet.side_by_side(
        standings(sheet, "report-by-bot", best_first) if len(bots) > 1 else "",
        standings(sheet, "report-by-seat", seats),
    )


def standings(sheet: Sheet, title: str, rows: Sequence[tuple[str, Standing]]) -> str:
    ends = [bound for _, one in rows for bound in one.wins.interval or (one.wins.mean,)]
    most = min(1.0, -(-max(ends, default=1.0) // 0.1) / 10)
    ticks = [(at / 10, sheet.percent(at / 10)) for at in range(round(most * 10) + 1)]
    marks = [
        Mark(
            name,
            sheet.share(one.wins.mean),
            one.wins.mean,
            one.wins.interval,
            kind={"more": "above", "less": "below"}.get(sheet.side(one.wins.interval), "plain"),
        )
        for name, one in rows
    ]
    governs = any(one.governs is not None for _, one in rows)
    table = [
        [
            escape(name),
            f"{sheet.share(one.wins.mean)}{sheet.verdict(one.wins.interval, sheet.equal)}",
            sheet.bounds(one.wins.interval),
            sheet.say("simulate-mean", mean=one.points.mean),
            sheet.bounds(one.points.interval, lambda mean: sheet.say("simulate-mean", mean=mean)),
            *([sheet.share(one.governs.mean) if one.governs else "–"] if governs else []),
        ]
        for name, one in rows
    ]
    heads = ["report-who", "simulate-wins", "arena-interval", "simulate-points", "arena-interval"]
    return (
        sheet.heading(title)
        + plots.plot(sheet.say(title), marks, plots.scale([0.0, most], ticks, sheet.equal))
        + sheet.behind(title, [*heads, *(["report-governs"] if governs else [])], table)
    )


def winning(sheet: Sheet) -> str:
    """What goes with winning: those who did more of something beside the others of the same game."""
    found = sheet.study.winning
    if not found:
        return ""
    clear = [one for one in found if one.clear]
    did = [one for one in found if one.factor[0] != "thing"]
    named = [one for one in found if one.factor[0] == "thing"]
    return (
        sheet.paragraph("report-explain-winning")
        + sheet.paragraph("report-caution")
        + sheet.paragraph("report-looked", all=len(found), clear=len(clear))
        + sheet.side_by_side(lifts(sheet, "report-did", did), lifts(sheet, "report-named", named) if named else "")
    )


def lifts(sheet: Sheet, title: str, found: Sequence[Lift]) -> str:
    """The largest differences that are no chance; behind them all there are."""
    clear = sorted([one for one in found if one.clear], key=lambda one: -abs(one.difference))[:MOST]
    marks = [
        Mark(
            sheet.words.factor(one.factor),
            sheet.points(one.difference),
            one.difference,
            one.interval,
            kind="above" if one.difference > 0 else "below",
        )
        for one in sorted(clear, key=lambda one: -one.difference)
    ]
    ends = [0.0, *(bound for one in clear for bound in one.interval)]
    low, high = min(ends), max(ends)
    ticks = [(at / 100, sheet.points(at / 100)) for at in plots.round_steps(100 * low, 100 * high)]
    along = plots.scale(ends, ticks, 0.0 if low < 0 < high else None)
    rows = [
        [
            escape(sheet.words.factor(one.factor)),
            sheet.share(one.more),
            sheet.share(one.others),
            sheet.points(one.difference),
            sheet.bounds(one.interval, sheet.points),
            sheet.say("page-number-of", number=one.games),
        ]
        for one in found
    ]
    heads = ("report-what", "report-more", "report-others", "report-difference", "arena-interval")
    plot = plots.plot(sheet.say(title), marks, along) if marks else ""
    return sheet.heading(title) + plot + sheet.behind(title, [*heads, "simulate-games"], rows)

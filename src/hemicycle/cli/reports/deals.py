"""Promises, power, and who governs with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from hemicycle.analysis.study.promises import VERDICTS, Kind
from hemicycle.analysis.study.voting import Network
from hemicycle.cli import plots
from hemicycle.cli.plots import Bar, Mark

from .network import Edge, Node, network
from .sheet import MOST, Sheet

SELDOM = 0.005
"""What is left out of a sentence, as it would be said as 0 %."""


def promises(sheet: Sheet) -> str:
    found = sheet.study.promises
    if not found.kinds:
        return ""
    text = sheet.paragraph("report-explain-promises")
    text += sheet.paragraph("report-offers", offers=found.offers, share=found.agreed / max(1, found.offers))
    text += sheet.legend([(f"verdict-{one}", sheet.say(f"report-verdict-{one}")) for one in VERDICTS[:3]])
    return text + sheet.side_by_side(
        kinds(sheet, "report-by-kind", found.kinds, sheet.words.promise),
        kinds(sheet, "report-by-bot", found.bots, sheet.words.bots.__getitem__) if len(found.bots) > 1 else "",
    )


def kinds(sheet: Sheet, title: str, kinds: Sequence[Kind], named: Callable[[str], str]) -> str:
    shown = [kind for kind in kinds if not kind.at_once] or kinds
    bars = [
        Bar(
            named(kind.name),
            sheet.say("page-number-of", number=kind.number),
            [(kind.verdicts.get(one, 0) / kind.number, f"verdict-{one}") for one in VERDICTS],
        )
        for kind in shown[:MOST]
    ]
    judged = list(VERDICTS[:3])
    rows = [
        [
            escape(named(kind.name)) + (sheet.note("report-at-once") if kind.at_once else ""),
            *(sheet.say("page-number-of", number=kind.verdicts.get(one, 0)) for one in judged),
            "–" if kind.at_once or not kind.broken.number else sheet.share(kind.broken.mean),
            "–" if kind.at_once else sheet.bounds(kind.broken.interval),
        ]
        for kind in kinds
    ]
    heads = ["report-promise", *(f"report-verdict-{one}" for one in judged), "report-broken", "arena-interval"]
    return sheet.heading(title) + plots.bars(sheet.say(title), bars, 1.0) + sheet.behind(title, heads, rows)


def power(sheet: Sheet) -> str:
    """Who could turn a vote, and what came of it."""
    found = sheet.study.power
    if found.fit is None:
        return ""
    ranges = [
        sheet.say("report-no-power") if not step.high else sheet.say("report-power", low=step.low, high=step.high)
        for step in found.steps
    ]
    marks = [
        Mark(
            name,
            sheet.share(step.governs.mean),
            step.governs.mean,
            step.governs.interval,
            ring=step.taken.mean if step.taken else None,
        )
        for name, step in zip(ranges, found.steps, strict=True)
    ]
    ticks = [(at / 4, sheet.percent(at / 4)) for at in range(5)]
    rows = [
        [
            escape(name),
            sheet.say("page-number-of", number=step.governs.number),
            sheet.share(step.governs.mean),
            sheet.bounds(step.governs.interval),
            sheet.share(step.taken.mean) if step.taken else "–",
        ]
        for name, step in zip(ranges, found.steps, strict=True)
    ]
    heads = ["report-power-of", "report-times", "report-in-majority", "arena-interval", "report-taken"]
    fit = found.fit
    legend = [("dot", sheet.say("report-in-majority"))]
    if any(step.taken for step in found.steps):
        legend.append(("ring", sheet.say("report-taken")))
    return (
        sheet.paragraph("report-explain-power", votes=found.votes, none=found.none)
        + sheet.legend(legend)
        + plots.plot(sheet.say("report-head-power"), marks, plots.scale([0.0, 1.0], ticks))
        + sheet.paragraph("report-fit", votes=fit.votes, banzhaf=fit.banzhaf, shapley=fit.shapley)
        + sheet.behind("report-head-power", heads, rows)
    )


def together(sheet: Sheet) -> str:
    study = sheet.study
    people, kind = (study.bots_together, "bots") if study.bots_together else (study.seats_together, "seats")
    parties = study.parties_together
    if people is None and parties is None:
        return ""
    found = sheet.side_by_side(
        linked(sheet, f"report-{study.together}", people, kind) if people else "",
        linked(sheet, "report-parties", parties, "parties") if parties else "",
    )
    legend = [("edge above", sheet.say("report-more-often")), ("edge below", sheet.say("report-less-often"))]
    return sheet.paragraph("report-explain-together") + sheet.legend(legend) + found


def linked(sheet: Sheet, title: str, found: Network, kind: str) -> str:
    names = [sheet.words.node(node, kind) for node in found.nodes]
    most, least = max(found.times), min(found.times)
    nodes = [
        Node(name, (times - least) / ((most - least) or 1)) for name, times in zip(names, found.times, strict=True)
    ]
    strongest = max(link.times for link in found.links)
    edges, rows = [], []
    for link in found.links:
        expected = found.expected(link.one, link.other)
        side = {1: "above", -1: "below"}.get(found.apart(link), "")
        edges.append(Edge(link.one, link.other, link.times / strongest, side))
        rows.append(
            [
                escape(sheet.say("report-pair", one=names[link.one], other=names[link.other])),
                sheet.share(link.times / found.governments),
                sheet.share(expected / found.governments),
            ]
        )
    each = ", ".join(
        sheet.say("report-size", members=size, share=times / found.governments)
        for size, times in found.sizes.items()
        if times / found.governments >= SELDOM
    )
    return (
        sheet.heading(title)
        + network(sheet.say(title), nodes, edges)
        + sheet.paragraph("report-sizes", number=found.governments, sizes=each)
        + sheet.behind(title, ["report-who", "report-both", "report-by-chance"], rows)
    )

"""What `hemicycle admin` lists, in words. What people have typed is shown without what could steer a terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .language import say
from .screen import printable

if TYPE_CHECKING:
    from hemicycle.server.penalties import Deed, Penalty
    from hemicycle.server.registry import Known, Listed, Statistics
    from hemicycle.server.reports import Report, Speaker

LONGEST = 2000
"""Letters of a line of talk that are shown."""


def moment(at: float) -> str:
    """As it is written in both languages."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at)) if at else ""


def called(one: Known | Speaker) -> str:
    """A name with the id, for names are not unique."""
    id = one.player if hasattr(one, "player") else one.id
    name = printable(one.name, 40) or say("admin-nameless")
    return f"{name} [{id}]" if id else name


def players(found: Sequence[Known]) -> str:
    return "\n".join(map(_player, found)) or say("admin-none")


def _player(one: Known) -> str:
    head = say(
        "admin-player",
        name=called(one),
        seen=moment(one.seen),
        made=moment(one.made),
        tables=one.tables,
        passphrase="yes" if one.passphrase else "no",
    )
    return "\n".join([head, *(f"  · {_penalty(penalty)}" for penalty in one.penalties)])


def _penalty(one: Penalty) -> str:
    id = f"admin-got-{one.kind}"
    if one.ended:
        id += "-ended"
    elif one.kind != "warning" and not one.until:
        id += "-for-good"
    why = printable(one.why, LONGEST)
    return say(id, made=moment(one.made), until=moment(one.until), ended=moment(one.ended), why=why)


def tables(found: Sequence[Listed]) -> str:
    return "\n".join(map(_table, found)) or say("admin-none")


def _table(one: Listed) -> str:
    names = ", ".join(printable(name, 40) for name in one.players)
    title = printable(one.title, 60)
    head = say(
        "admin-table",
        table=one.id,
        game=one.game,
        state="closed" if one.closed else one.state,
        moves=one.moves,
        changed=moment(one.changed),
    )
    lines = [head, f"  {title}" if title else "", f"  {names}" if names else ""]
    return "\n".join(filter(None, [*lines, f"  {printable(one.closed, LONGEST)}" if one.closed else ""]))


def reports(found: Sequence[Report]) -> str:
    return "\n\n".join(map(_report, found)) or say("admin-no-reports")


def _report(one: Report) -> str:
    head = say(
        "admin-report-settled" if one.settled else "admin-report",
        line=one.line,
        made=moment(one.made),
        table=one.table,
    )
    speaker = say("admin-report-speaker", name=called(one.speaker), number=one.speaker.reported)
    by = say("admin-report-by", names=", ".join(map(called, one.by)))
    reasons = [say("admin-report-reason", reason=printable(why, LONGEST)) for why in one.reasons if why]
    talk = []
    for heard in one.around:
        mark = ">" if heard.id == one.line else " "
        text = printable(heard.text.replace("\n", " "), LONGEST)
        whispered = f" {say('admin-report-whispered')}" if heard.whispered else ""
        talk.append(f"  {mark} {moment(heard.at)} {printable(heard.name, 40)}{whispered}: {text}")
    return "\n".join([head, speaker, by, *reasons, *(talk or [f"  > {printable(one.said, LONGEST)}"])])


def statistics(found: Statistics) -> str:
    lines = [
        say(
            "admin-statistics-players",
            players=found.players,
            named=found.named,
            passphrases=found.passphrases,
            week=found.seen_in_a_week,
        )
    ]
    for game, states in found.tables.items():
        counts = {state: states.get(state, 0) for state in ("gathering", "playing", "over")}
        lines.append(say("admin-statistics-game", game=game, **counts))
    lines.append(say("admin-statistics-closed", number=found.closed))
    lines += [
        say("admin-statistics-week", ago=int(ago), number=number)
        for ago, number in found.finished.items()
        if number
    ]
    lines.append(say("admin-statistics-done", moves=found.moves, talk=found.talk, deals=found.deals))
    lines.append(say("admin-statistics-order", reports=found.reports, bans=found.bans, mutes=found.mutes))
    return "\n".join(lines)


def deeds(found: Sequence[Deed]) -> str:
    return "\n".join(map(_deed, found)) or say("admin-none")


def _deed(one: Deed) -> str:
    about = " ".join(filter(None, [one.player, one.table, printable(one.why, LONGEST)]))
    return f"{one.n}  {moment(one.made)}  {printable(one.who, 60)}  {one.act}  {about}".rstrip()

"""The coach at a table: who may ask, what is thought about, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hemicycle.bots.coach import Advice, OnOffer, coach_of
from hemicycle.engine.citations import rule_asked
from hemicycle.engine.deals import AcceptDeal
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import plain

from . import protocol as p
from .commands import Asking
from .refusal import refuse
from .words import Words


class Wanted(NamedTuple):
    """What somebody wants advice about, as the table stood when they asked."""

    id: str
    """Of the command."""
    think: Callable[[], Advice | OnOffer | None]
    """It takes a while, and touches nothing that goes on meanwhile."""
    request: Request | None
    rule: str
    accept: bool = False
    """Whether the offer is one that a lesson's note asks to accept."""


def wanted(asking: Asking, command: p.Advise) -> Wanted:
    """Whether somebody may ask that; `Refusal` when not."""
    seat, table = asking.playing(), asking.table
    if not table.coached:
        raise refuse("not-allowed", "refusal-no-coach")
    assert table.game is not None
    game = table.game.copy()
    moves = table.walk.asked_for(table.game) if table.walk else []
    coach = coach_of(game, seat, table.public)
    assert coach is not None
    if command.deal:
        deal = next((one for one in game.ledger.open(seat) if one.id == command.deal), None)
        if deal is None:
            raise refuse("not-allowed", "refusal-no-such-offer")
        return Wanted(command.id, lambda: coach.consider(deal), None, "", AcceptDeal(deal.id) in moves)
    asked = [one for one in coach.view.requests if one.id == command.request and one.seat == seat]
    if not asked or asked[0].optional:
        raise refuse("not-allowed", "refusal-not-asked")
    request = asked[0]
    think = partial(coach.noted, request, moves) if moves else partial(coach.advise, request)
    return Wanted(command.id, think, request, rule_asked(game.state, request))


def said(words: Words, about: Wanted, advice: Advice | OnOffer | None) -> p.Advice:
    """Advice in the sentences of a language."""
    texts = words.texts
    if about.accept:
        return p.Advice(about.id, answer="accept", said=texts.say("coach-note"))
    if advice is None:
        return p.Advice(about.id, said=texts.say("coach-nothing"))
    if isinstance(advice, OnOffer):
        look = []
        for id, terms in (("coach-bound", advice.bound), ("coach-owed", advice.owed)):
            if terms:
                look.append(texts.say(id, promises="; ".join(texts.promise(term) for term in terms)))
        return p.Advice(
            about.id,
            answer=advice.answer,
            said=texts.say(f"coach-{advice.answer}"),
            why=texts.say(advice.reason) if advice.reason else "",
            instead=[texts.promise(term) for term in advice.terms],
            look=look,
        )
    assert about.request is not None
    kind = about.request.kind
    return p.Advice(
        about.id,
        suggestions=[
            p.Suggestion(
                action=plain(one.action),
                said=words.choice(one.action, kind).said.said,
                why=texts.say(one.reason) if one.reason else "",
                close=one.close,
            )
            for one in advice.suggestions
        ],
        said=texts.say("coach-note") if advice.noted else "",
        look=[texts.say(message) for message in advice.heed],
    )

"""Offers, promises and who kept them, in words, as far as a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.texts import Texts

MOST_CLOSED = 3
"""Deals with a broken promise, and own offers that came to nothing: only the last ones are told."""
MOST_OF_OTHERS = 5
"""Deals of others in which something is still to be kept: of more only the last ones are told."""


def numbered(game: Game, seat: Seat) -> dict[int, Deal]:
    """The deals of which a seat is a party, by numbers that stay theirs: it speaks of them by these."""
    return dict(enumerate((one for one in game.ledger.deals if seat in one.parties), 1))


def lines(game: Game, seat: Seat, texts: Texts, public: bool) -> list[str]:
    """Open offers, promises to be kept, what came of others, and everybody's record."""
    visible = game.ledger.visible(seat, public)
    agreed = [deal for deal in visible if deal.status == "agreed"]
    pending = [deal for deal in agreed if deal.pending]
    others = [deal for deal in pending if seat not in deal.parties]
    told = [deal for deal in pending if deal not in others[:-MOST_OF_OTHERS]]
    broken = [deal for deal in agreed if "broken" in deal.verdicts][-MOST_CLOSED:]
    return [
        *_offers(game, seat, texts),
        *[_promises(texts, deal, "pending") for deal in told],
        *([texts.say("page-promises-more", number=left)] if (left := len(pending) - len(told)) else ()),
        *[_promises(texts, deal, "broken") for deal in broken],
        *_records(game, seat, texts, public),
    ]


def _offers(game: Game, seat: Seat, texts: Texts) -> Iterator[str]:
    """Those of the seat that are open, and those of this chapter that came to nothing."""
    chapter = game.state.chapter()
    mine = [(number, deal) for number, deal in numbered(game, seat).items() if deal.until == chapter]
    over = [pair for pair in mine if pair[1].status not in ("open", "agreed")][-MOST_CLOSED:]
    for number, deal in [pair for pair in mine if pair[1].status == "open"] + over:
        yield offer(texts, deal, number, seat)


def offer(texts: Texts, deal: Deal, number: int, seat: Seat) -> str:
    """An offer with its number: by whom, to whom, what, who has to answer until when; or what came of it."""
    others = [one for one in deal.parties if one != deal.by]
    said = texts.say(
        "page-offer-own" if deal.by == seat else "page-offer",
        number=f"{number}",
        seat=deal.by,
        seats_named=others,
        terms=terms(texts, deal),
    )
    if deal.status == "open":
        waiting = [one for one in deal.parties if one not in deal.accepted]
        state = texts.say("page-offer-open", seats_named=waiting, until=texts.until(deal.until))
    else:
        state = texts.say(f"page-offer-{deal.status}")
    reason = texts.say("page-reason", reason=texts.say(deal.reason)) if deal.reason else ""
    return " ".join(filter(None, [said, state, reason]))


def terms(texts: Texts, deal: Deal) -> str:
    """What is promised, or handed over."""
    return texts.row([texts.promise(term) for term in deal.terms])


def _promises(texts: Texts, deal: Deal, verdict: str) -> str:
    """The promises of a deal of which this is what has become."""
    pairs = zip(deal.terms, deal.verdicts, strict=True)
    said = texts.row([texts.promise(term) for term, one in pairs if one == verdict])
    return texts.say(f"page-promise-{verdict}", promises=said, seats_named=deal.parties)


def _records(game: Game, seat: Seat, texts: Texts, public: bool) -> Iterator[str]:
    """Who has kept how many promises, and broken how many."""
    found = []
    for one in range(game.players):
        record = game.ledger.record(one, seat, public)
        if record.kept or record.broken:
            found.append(texts.say("page-record", seat=one, kept=record.kept, broken=record.broken))
    if found:
        yield texts.say("page-records", records=", ".join(found))

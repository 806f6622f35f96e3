"""What a seat decides out of turn and for itself: nobody else sees anything of it, and the record keeps it."""

from __future__ import annotations

import json
from random import Random

import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.words import Order

RULES = games.find("politico")


def offered() -> tuple[Game, Request]:
    """A game of Politico in which a Prime Minister may decide to resign after another's turn."""
    game, rng = hemicycle.new("politico", players=4, seed=1), Random(1)
    while True:
        for request in game.requests:
            if request.optional:
                return game, request
        request = rng.choice([one for one in game.requests if not one.answered])
        game.act(request.seat, request.id, rng.choice(request.options))


def test_nobody_else_can_tell_that_something_was_decided() -> None:
    game, offer = offered()
    others = [seat for seat in range(-1, 4) if seat != offer.seat]
    before = [game.view(seat) for seat in others]
    number, decisions = game.number, len(game.events())
    assert game.act(offer.seat, offer.id, offer.options[0]) == ()
    assert [game.view(seat) for seat in others] == before
    assert game.view(offer.seat) != game.imagine(others[1], Random(0)).view(offer.seat)
    assert (game.number, len(game.events())) == (number, decisions)
    assert game.log is not None
    assert game.log.action == Order(offer.options[0])


def test_it_may_be_decided_again_under_the_same_number() -> None:
    game, offer = offered()
    for option in (offer.options[0], offer.options[1], offer.options[0]):
        game.act(offer.seat, offer.id, option)
    assert len([entry for entry in game.history(game.number - 1) if not entry.decided]) == 3


def test_the_record_keeps_it() -> None:
    game, offer = offered()
    game.act(offer.seat, offer.id, offer.options[0])
    record = Record(game.record())
    assert record.play(RULES) == game
    assert json.loads(game.record().split("\n")[-3])["order"] == {"type": "resign-later"}


def test_an_order_out_of_place_is_found_though_the_hashes_fit() -> None:
    from hemicycle.engine import records

    game, offer = offered()
    game.act(offer.seat, offer.id, offer.options[0])
    lines = game.record().rstrip().split("\n")

    def altered(n: int) -> str:
        running, written = "", []
        for at, line in enumerate(lines):
            kind = records.Header if at == 0 else records.End if at == len(lines) - 1 else records._kind(line)
            one = records.msgspec.json.decode(line, type=kind)  # type: ignore[attr-defined]
            if kind is records.Ordered:
                one.n = n
            running = one.hash = records._hash(running, one)
            written.append(records.msgspec.json.encode(one).decode())  # type: ignore[attr-defined]
        return "\n".join(written)

    with pytest.raises(RecordError, match="an order after decision 0 stands where"):
        Record(altered(0))

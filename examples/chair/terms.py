"""How the things that messages name are said."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import UNKNOWN, Seat
from hemicycle.engine.texts import Say, Texts


def say_seat(texts: Texts, seat: Seat) -> str:
    return texts.say("term-somebody") if seat == UNKNOWN else texts.seat(seat)


def say_friends(texts: Texts, friends: Sequence[Seat]) -> str:
    return texts.listed(
        [texts.say("term-friend", seat=seat, friend=friend) for seat, friend in enumerate(friends)]
    )


TERMS: dict[str, Say] = {"friend": say_seat, "candidate": say_seat, "choice": say_seat, "friends": say_friends}

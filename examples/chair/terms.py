"""How the things that messages name are said."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import UNKNOWN, Seat
from hemicycle.engine.texts import Say, Texts


def say_friend(texts: Texts, seat: Seat) -> str:
    """A player, or somebody whom the reader may not know."""
    return texts.say("term-somebody") if seat == UNKNOWN else texts.seat(seat)


def say_friends(texts: Texts, friends: Sequence[Seat]) -> str:
    return texts.listed(
        [texts.say("term-friend", seat=seat, friend=friend) for seat, friend in enumerate(friends)]
    )


TERMS: dict[str, Say] = {"friend": say_friend, "friends": say_friends}

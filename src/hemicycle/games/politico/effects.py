"""What an event card can do: the list of effects that an edition's author writes events from.

An effect is a short sentence in the edition file, checked as it is read:

    fall                                the government falls; no penalty but what the card says further
    fall if minority                    the same, if its members hold less than half of all deputies; if not, the
                                        rest of the card is left out
    points NUMBER for WHO               points won or, with a minus, lost
    deputies NUMBER from ONE to ONE     so many deputies change hands, or as many as there are
    even out NUMBER with ONE            who has more deputies, of the drawer and that player, gives so many
    truce                               no red attack for a round, Catastrophe écologique excepted
    no act                              the drawer has no act of play this turn
    draw NUMBER for WHO                 so many trumps, in turn order
    give up NUMBER                      the drawer puts so many trumps of his choice under the pile

`docs/editions.md` has the words for WHO. An effect on a government, or on who is outside it, does nothing while
there is none.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

import msgspec

from hemicycle.engine.words import Message, Sentence

Kind: TypeAlias = Literal["fall", "points", "deputies", "even-out", "truce", "no-act", "draw", "give-up"]

ONE = (
    "drawer",
    "next",
    "chosen",
    "prime-minister",
    "most-deputies",
    "second-most-deputies",
    "fewest-deputies",
    "other-with-most-deputies",
    "other-with-fewest-deputies",
    "largest-outside",
    "most-points",
    "fewest-points",
)
"""One player. «Other» is a player other than the drawer, «outside» one outside the government; ties go to the
first clockwise from the drawer."""
SEVERAL = ("members", "outside", "all")
"""The Prime Minister is one of the members."""

WHO = (*ONE, *SEVERAL)


class Effect(msgspec.Struct, frozen=True):
    """One effect of an event card."""

    kind: Kind
    number: int = 0
    who: str = ""
    """Whom it is for; of deputies, who gives them."""
    to: str = ""
    minority: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The players that it names."""
        return tuple([word for word in (self.who, self.to) if word])


def parse(text: str) -> Effect:
    """The effect that a sentence says; the error is the message that tells what is wrong with it."""
    for pattern, kind in FORMS.items():
        if found := pattern.fullmatch(text):
            parts = found.groupdict()
            for part, known in (("who", WHO), ("one", ONE), ("to", ONE)):
                if parts.get(part) is not None and parts[part] not in known:
                    raise Sentence(Message("figures-no-player", {"name": parts[part], "known": ", ".join(known)}))
            number = int(parts.get("number") or 0)
            if kind != "points" and parts.get("number") is not None and not 1 <= number <= 100:
                raise Sentence(Message("figures-effect-number", {"effect": text, "least": "1", "most": "100"}))
            if kind == "points" and not 1 <= abs(number) <= 200:
                raise Sentence(Message("figures-effect-number", {"effect": text, "least": "±1", "most": "±200"}))
            who = parts.get("who") or parts.get("one") or ""
            return Effect(kind, number, who, parts.get("to") or "", parts.get("minority") is not None)
    raise Sentence(Message("figures-no-effect", {"effect": text}))


FORMS: dict[re.Pattern[str], Kind] = {
    re.compile(r"fall(?P<minority> if minority)?"): "fall",
    re.compile(r"points (?P<number>[+-]?\d{1,4}) for (?P<who>[a-z-]+)"): "points",
    re.compile(r"deputies (?P<number>\d{1,4}) from (?P<one>[a-z-]+) to (?P<to>[a-z-]+)"): "deputies",
    re.compile(r"even out (?P<number>\d{1,4}) with (?P<one>[a-z-]+)"): "even-out",
    re.compile(r"truce"): "truce",
    re.compile(r"no act"): "no-act",
    re.compile(r"draw (?P<number>\d{1,4}) for (?P<who>[a-z-]+)"): "draw",
    re.compile(r"give up (?P<number>\d{1,4})"): "give-up",
}

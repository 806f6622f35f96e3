"""What Politics cards can do, as an edition writes it: `votes 10`, `cost 2`, `units rioters 8 at poor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from hemicycle.engine.words import Message, Sentence

CardKind: TypeAlias = Literal["influence", "vote", "donation", "assassin", "bribe", "coup", "event"]
CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)

Deed: TypeAlias = Literal[
    "end-ballot",
    "skip-round",
    "verify",
    "break-up",
    "reform",
    "sacrilege",
    "competence",
    "substitute-budget",
    "close-bank",
    "spy",
    "pretext",
    "attempt",
    "burgle",
    "save",
    "another-attempt",
]
"""What happens when a card is played, beside votes, bills and units."""
DEEDS: tuple[Deed, ...] = get_args(Deed)


class Effects(msgspec.Struct, frozen=True):
    """All that a card does."""

    deeds: tuple[Deed, ...] = ()
    votes: int = 0
    votes_with: tuple[tuple[str, int], ...] = ()
    """`votes 10 with unions`: as many instead, while one also has that Influence card."""
    pays: int = 0
    """Millions each turn, for assassins and bribes alone."""
    draws: int = 0
    """Bills from the pile of aid."""
    cost: int = 0
    figure: int = 0
    """Of reform: up to how many votes; of sacrilege: how many more; of burglars: how much."""
    fails_to: int = 0
    """An attempt comes to nothing when the die shows this or less."""
    mad: bool = False
    """A psychotic killer: 1 to 3 he strikes, 4 and 5 nothing, 6 he may turn on whoever sent him."""
    not_by: tuple[str, ...] = ()
    """Posts whose holders may not play it."""
    needs: str = ""
    """The Influence card that one must have."""
    unit: str = ""
    """The units that it brings, or bribes."""
    number: int = 0
    areas: tuple[str, ...] = ()
    """Where they appear: one of these; none: with a stack of one's own."""
    bribes_from: int = 0
    """A bribed unit changes sides when the die shows this or more."""


def parse(said: Sequence[str]) -> Effects:
    """The effects as written; the error is the message that tells what is wrong with them."""
    found: dict[str, Any] = {"deeds": (), "votes_with": (), "not_by": ()}
    for text in said:
        match text.split():
            case [("votes" | "pays" | "draws" | "cost" | "fails-to") as field, number]:
                found[field.replace("-", "_")] = _number(text, number)
            case ["votes", number, "with", card]:
                found["votes_with"] += ((card, _number(text, number)),)
            case ["mad"]:
                found["mad"] = True
            case ["not-by", post]:
                found["not_by"] += (post,)
            case ["needs", card]:
                found["needs"] = card
            case ["units", unit, number, "at", *areas] if areas:
                found |= {"unit": unit, "number": _number(text, number), "areas": tuple(areas)}
            case ["units", unit, number]:
                found |= {"unit": unit, "number": _number(text, number)}
            case ["bribes", unit, "from", number]:
                found |= {"unit": unit, "bribes_from": _number(text, number)}
            case [deed] if deed in DEEDS:
                found["deeds"] += (deed,)
            case [deed, number] if deed in DEEDS:
                found["deeds"] += (deed,)
                found["figure"] = _number(text, number)
            case _:
                raise Sentence(Message("figures-no-effect", {"effect": text}))
    return Effects(**found)


def _number(text: str, number: str) -> int:
    if not number.isdecimal() or int(number) > 100:
        raise Sentence(Message("figures-effect-number", {"effect": text, "least": "0", "most": "100"}))
    return int(number)


PLAYED: dict[CardKind, tuple[Deed, ...]] = {
    "assassin": ("attempt", "burgle", "save"),
    "bribe": ("save", "another-attempt"),
    "coup": ("pretext",),
}
"""The deeds that a card of each kind may do: its kind says when it is played."""
PLAYED["event"] = tuple(set(DEEDS).difference(*PLAYED.values()))


def check(kind: CardKind, does: Effects) -> None:
    """Refuse what a card of this kind can't do."""
    wrong = [deed for deed in does.deeds if deed not in PLAYED.get(kind, ())]
    if wrong:
        raise Sentence(Message("figures-deed", {"kind": kind, "deed": wrong[0]}))
    if (kind in ("influence", "vote")) != bool(does.votes):
        raise Sentence("figures-only-votes")
    if (kind == "donation") != bool(does.draws):
        raise Sentence("figures-only-draws")
    if (bool(does.number) and kind != "coup") or (bool(does.bribes_from) and kind != "bribe"):
        raise Sentence("figures-only-units")
    if not (does.deeds or does.votes or does.draws or does.unit):
        raise Sentence("figures-idle")

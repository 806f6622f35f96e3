"""What passes between a game and its players: actions, events, messages and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from .declare import Fact, Public, Seat

if TYPE_CHECKING:
    from .texts import Texts


def kebab(name: str) -> str:
    """`WeisseWeste` → `weisse-weste`: how a class is called in records, on the wire and in the texts."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Fact, frozen=True, tag=kebab, tag_field="type"):
    """A choice that a seat makes: small, immutable, comparable."""


class Pass(Action, frozen=True):
    """Do nothing, this time."""


class ByLot(Action, frozen=True):
    """What is played for whoever runs out of time is drawn: from these, or from all that is open to the seat."""

    among: Public[tuple[Action, ...]] = ()


class Lapse(Fact, frozen=True):
    """A seat's time ran out, and this was played for it."""

    action: Action


class Order(Fact, frozen=True):
    """What a seat has decided out of turn and for itself: nobody else sees anything of it."""

    action: Action


class Clock(Fact, frozen=True):
    """Whoever keeps the clock of a table says how many minutes have been played: nobody's decision."""

    minutes: int


class Continued(Fact, frozen=True):
    """From here on the game is played by other rules than before: nobody's decision."""

    was: int
    rules: int


class Event(Fact, frozen=True, tag=kebab, tag_field="type"):
    """Something that happened. Its fields declare who sees them, as a state's do."""

    reveals: ClassVar[Literal["nothing", "addressed", "to all"]] = "nothing"
    """To whom something hidden or drawn became known by it: nobody may undo past that."""

    def reveals_to(self, viewer: Seat) -> bool:
        """Whether the viewer learns something by it that was hidden until then."""
        if self.reveals == "addressed":
            return viewer == getattr(self, "seat", None) or viewer in getattr(self, "seats", ())
        return self.reveals == "to all"


class Message(msgspec.Struct, frozen=True):
    """A sentence for people: an id of the texts with its parameters, and the rule that it comes from."""

    id: str
    params: dict[str, Any] = {}
    rule: str = ""

    shared_by_all_copies: ClassVar[bool] = True


class Sentence(Exception):
    """Something that is not so, or is not done, and the sentence that says why, in any language.

    `texts` gives a language's sentences where they are not the engine's own alone, but a game's or a screen's.
    """

    def __init__(self, message: Message | str, texts: Callable[[str], Texts] | None = None):
        super().__init__(message)
        self.message = message if isinstance(message, Message) else Message(message)
        self.texts = texts

    def said(self, language: str) -> str:
        from .texts import engine_texts

        return (self.texts or engine_texts)(language).say(self.message)

    def __str__(self) -> str:
        return self.said("en")


class Refused(Sentence):
    """An action was not taken, and nothing has changed. `message` says why, by which rule."""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """Which seat chose what, where several were asked."""

    seat: Seat
    action: Action


class GameOver(Event, frozen=True):
    """The game has ended: places (1 is first, shared places have the same number) and points by seat."""

    places: Public[tuple[int, ...]]
    points: Public[tuple[int, ...]]

"""What a seat sees as numbers between -1 and 1, each always at the same place: derived from the declared fields.

They are made of the seat's view, of the deals that it may know, and of what it is asked, so they tell nothing that
it may not know. How a type becomes numbers is in `shapes.py`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, get_args

from hemicycle.engine.deals import Standing, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Frame, Request, kinds
from hemicycle.engine.ledger import EMPTY, Ledger
from hemicycle.engine.state import GameState, Setup

from .actions import ActionCode
from .play import Asked, Turn
from .shapes import Amount, Fields, Named, Row, Shape, Table, declared, shape_of

try:
    import numpy as np
except ImportError as error:
    raise ImportError(
        'numpy is not installed. It comes with the extra for researchers: pip install "hemicycle[research]"'
    ) from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

OF_THE_FLOW = frozenset(GameState.__struct_fields__) - {"minutes"}
"""Fields of every state that are told otherwise, or tell a player nothing."""
OF_A_FRAME = frozenset(Frame.__struct_fields__)


class Now(NamedTuple):
    """What a row is made of."""

    view: GameState
    seat: Seat
    turn: Turn | None
    ledger: Ledger

    @property
    def request(self) -> Request | None:
        """What the seat is asked by the rules."""
        mine = [one for one in self.view.requests if one.seat == self.seat]
        if self.turn is not None:
            return next((one for one in mine if one.id == self.turn.request), None)
        return next((one for one in mine if not one.optional and not one.answered), None)


class Part:
    """A part of the row."""

    size = 0

    def put(self, now: Now, row: Row, at: int) -> None:
        raise NotImplementedError

    def names(self) -> Iterator[str]:
        raise NotImplementedError


class OfTable(Part):
    """A field of the state."""

    def __init__(self, field: str, shape: Shape):
        self.field = field
        self.shape = shape
        self.size = shape.size

    def put(self, now: Now, row: Row, at: int) -> None:
        self.shape.put(getattr(now.view, self.field), row, at)

    def names(self) -> Iterator[str]:
        return self.shape.names()


class Viewer(Part):
    """Who sees it."""

    def __init__(self, setup: Setup):
        self.size = setup.players

    def put(self, now: Now, row: Row, at: int) -> None:
        row[at + now.seat] = 1.0

    def names(self) -> Iterator[str]:
        return (f"={seat}" for seat in range(self.size))


class Procedures(Part):
    """Which procedures of the rules run, and the fields of each; of two of a kind the later one."""

    def __init__(self, setup: Setup):
        self.of: dict[type[Frame], tuple[int, Fields]] = {}
        for cls in sorted(setup.rules.vocabulary.every(Frame), key=lambda cls: str(cls.__struct_config__.tag)):
            fields = [(name, shape_of(hint, setup)) for name, hint in declared(cls) if name not in OF_A_FRAME]
            self.of[cls] = (self.size, Fields(fields))
            self.size += 1 + self.of[cls][1].size

    def put(self, now: Now, row: Row, at: int) -> None:
        seen: set[type[Frame]] = set()
        for frame in reversed(now.view.stack):
            cls = type(frame)
            if cls not in seen:
                seen.add(cls)
                start, fields = self.of[cls]
                row[at + start] = 1.0
                fields.put(frame, row, at + start + 1)

    def names(self) -> Iterator[str]:
        for cls, (_, fields) in self.of.items():
            tag = cls.__struct_config__.tag
            yield f".{tag}"
            for name in fields.names():
                yield f".{tag}{name}"


class Questions(Part):
    """What the seat is asked, who else is, and who has answered under seal."""

    def __init__(self, setup: Setup):
        self.kinds = Named(kinds(setup))
        self.asked = Named(get_args(Asked))
        self.players = setup.players
        self.size = self.asked.size + self.kinds.size + 2 * self.players

    def put(self, now: Now, row: Row, at: int) -> None:
        if now.turn is not None:
            self.asked.put(now.turn.asked, row, at)
        at += self.asked.size
        if request := now.request:
            self.kinds.put(request.kind, row, at)
        at += self.kinds.size
        for one in now.view.requests:
            if not one.optional:
                row[at + one.seat + (self.players if one.answered else 0)] = 1.0

    def names(self) -> Iterator[str]:
        yield from self.asked.names()
        for kind in self.kinds.names():
            yield f".kind{kind}"
        for what in (".waits", ".answered"):
            for seat in range(self.players):
                yield f"{what}[{seat}]"


class Said(Part):
    """What the seat has said so far of a choice that is a series of numbers."""

    def __init__(self, code: ActionCode):
        self.code = code
        self.size = code.size

    def put(self, now: Now, row: Row, at: int) -> None:
        for number in now.turn.begun if now.turn else ():
            row[at + number] = 1.0

    def names(self) -> Iterator[str]:
        return (f" {name}" for name in self.code.names)


class Standings(Part):
    """How everybody has kept promises, as far as the seat may know."""

    def __init__(self, setup: Setup):
        self.players = setup.players
        self.fields = Fields([(name, Amount()) for name in Standing.__struct_fields__])
        self.size = setup.players * self.fields.size

    def put(self, now: Now, row: Row, at: int) -> None:
        for seat in range(self.players) if now.ledger.deals else ():
            # The ledger is the seat's own view of it, so all that is in it may be counted.
            self.fields.put(now.ledger.record(seat, now.seat, True), row, at + seat * self.fields.size)

    def names(self) -> Iterator[str]:
        for seat in range(self.players):
            for name in self.fields.names():
                yield f"[{seat}]{name}"


class Terms:
    """Terms of deals: a table of each kind, by who promises."""

    def __init__(self, setup: Setup):
        self.of: dict[type[Term], tuple[int, Table]] = {}
        self.size = 0
        for cls in sorted(setup.rules.promises, key=lambda cls: str(cls.__struct_config__.tag)):
            self.of[cls] = (self.size, Table(cls, setup))
            self.size += self.of[cls][1].size

    def put(self, terms: Iterable[Term], row: Row, at: int) -> None:
        for term in terms:
            start, table = self.of[type(term)]
            table.put((term,), row, at + start)

    def names(self) -> Iterator[str]:
        for cls, (_, table) in self.of.items():
            for name in table.names():
                yield f".{cls.__struct_config__.tag}{name}"


class Promised(Part):
    """What is promised and still to be kept."""

    def __init__(self, setup: Setup):
        self.terms = Terms(setup)
        self.size = self.terms.size

    def put(self, now: Now, row: Row, at: int) -> None:
        for live in now.ledger.live:
            deal = now.ledger.deals[live]
            if deal.status == "agreed":
                pairs = zip(deal.terms, deal.verdicts, strict=True)
                self.terms.put([term for term, verdict in pairs if verdict == "pending"], row, at)

    def names(self) -> Iterator[str]:
        return self.terms.names()


class Offered(Part):
    """The offer that the seat puts together, or is to answer: who makes it, to whom, and what it holds."""

    def __init__(self, setup: Setup):
        self.players = setup.players
        self.terms = Terms(setup)
        self.size = 2 * self.players + self.terms.size

    def put(self, now: Now, row: Row, at: int) -> None:
        turn = now.turn
        if turn is None:
            return
        by, parties, terms = turn.seat, turn.partners, turn.terms
        if deal := now.ledger.find(turn.deal) if turn.deal else None:
            by, parties, terms = deal.by, tuple(seat for seat in deal.parties if seat != deal.by), deal.terms
        if parties:
            row[at + by] = 1.0
            for seat in parties:
                row[at + self.players + seat] = 1.0
            self.terms.put(terms, row, at + 2 * self.players)

    def names(self) -> Iterator[str]:
        for what in (".by", ".to"):
            for seat in range(self.players):
                yield f"{what}[{seat}]"
        yield from self.terms.names()


class Observed:
    """What the seats of one table see. `size` numbers; `names` says what each of them tells."""

    def __init__(self, setup: Setup, code: ActionCode | None = None):
        self.setup = setup
        self.code = code
        """With the numbers of its choices it tells what was said of one; where these have deals, of deals too."""
        self.parts: list[tuple[str, Part]] = [
            ("me", Viewer(setup)),
            *[
                (name, OfTable(name, shape_of(hint, setup)))
                for name, hint in declared(setup.rules.state)
                if name not in OF_THE_FLOW
            ],
            ("procedures", Procedures(setup)),
            ("asked", Questions(setup)),
        ]
        if code is not None:
            self.parts.append(("said", Said(code)))
            if code.deals:
                self.parts += [
                    ("standing", Standings(setup)),
                    ("promised", Promised(setup)),
                    ("deal", Offered(setup)),
                ]
        self.parts = [(name, part) for name, part in self.parts if part.size]
        self.spans: dict[str, tuple[int, int]] = {}
        """Where each part begins and ends."""
        end = 0
        for name, part in self.parts:
            self.spans[name] = (end, end := end + part.size)
        self.size = end

    @property
    def names(self) -> list[str]:
        """What each number tells."""
        return [f"{name}{one}" for name, part in self.parts for one in part.names()]

    def flat(
        self, view: GameState, seat: Seat, turn: Turn | None = None, ledger: Ledger = EMPTY
    ) -> NDArray[np.float32]:
        """All in one row. `turn` is what the seat is asked, if it is; `ledger` the deals that it may know."""
        row = array("f", bytes(4 * self.size))
        now = Now(view, seat, turn if turn and turn.seat == seat else None, ledger)
        at = 0
        for _, part in self.parts:
            part.put(now, row, at)
            at += part.size
        return np.frombuffer(row, dtype=np.float32)

    def fields(
        self, view: GameState, seat: Seat, turn: Turn | None = None, ledger: Ledger = EMPTY
    ) -> dict[str, NDArray[np.float32]]:
        """The same, part by part."""
        row = self.flat(view, seat, turn, ledger)
        return {name: row[begin:end] for name, (begin, end) in self.spans.items()}

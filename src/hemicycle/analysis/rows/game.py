"""What a game leaves behind, as one row of a table.

A row is declared here once: the columns of the file and their types come from it (`parquet.py`). It holds all that
it takes to play the game again: the table in words, who sat where, and by which numbers chance was drawn.
"""

from __future__ import annotations

import hashlib
import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from hemicycle import games
from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.declare import Seat, noted, typed
from hemicycle.engine.game import Game
from hemicycle.engine.log import Entry
from hemicycle.engine.rules import Rules, as_json
from hemicycle.engine.words import Action, Order

T = TypeVar("T")

Long: TypeAlias = Annotated[int, 64]
"""A number for which 32 bits may be too few."""
Small: TypeAlias = Annotated[int, 8]
"""A number for which 8 bits are enough, as they are for a seat."""


class Promise(NamedTuple):
    """A term of a deal that was agreed on."""

    deal: str
    seat: Seat
    parties: tuple[Seat, ...]
    kind: str
    at_once: bool
    agreed: int
    verdict: str


class Offered(NamedTuple):
    """How many deals a seat has offered, and what became of them."""

    seat: Seat
    status: str
    number: int


class Done(NamedTuple):
    """How often a seat has answered a kind of question with a kind of action."""

    seat: Seat
    asked: str
    action: str
    number: int


class Chosen(NamedTuple):
    """How often a seat has named a thing in a kind of action: a card, a party, a place."""

    seat: Seat
    action: str
    field: str
    thing: str
    number: int


class Happened(NamedTuple):
    """How often something has happened, by the seat that it is told of."""

    event: str
    seat: Seat | None
    number: int


class Ruled(NamedTuple):
    """How many decisions were taken by a rule, as it is cited."""

    rule: str
    number: int


class Governed(NamedTuple):
    """Somebody took office."""

    move: int
    members: tuple[Seat, ...]


class Voted(NamedTuple):
    """A weighted vote."""

    move: int
    quota: int
    weights: tuple[int, ...]
    governs: tuple[Seat, ...]
    parties: tuple[str, ...]
    points: tuple[int, ...]


class Told(NamedTuple):
    """What a game that was played tells of itself."""

    places: tuple[Small, ...]
    rounds: int | None
    over: bool
    ending: str
    promises: tuple[Promise, ...]
    offers: tuple[Offered, ...]
    actions: tuple[Done, ...]
    things: tuple[Chosen, ...]
    events: tuple[Happened, ...]
    rules: tuple[Ruled, ...]
    governments: tuple[Governed, ...]
    votes: tuple[Voted, ...]
    digest: str


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the file, in the order of its columns."""

    game: str
    edition: str
    players: Small
    options: str
    deals: str
    seed: Long
    index: int
    shuffle: int
    bots: tuple[str, ...]
    places: tuple[Small, ...]
    points: tuple[int, ...]
    won: tuple[float, ...]
    decisions: int
    rounds: int | None
    over: bool
    ending: str
    promises: tuple[Promise, ...]
    offers: tuple[Offered, ...]
    actions: tuple[Done, ...]
    things: tuple[Chosen, ...]
    events: tuple[Happened, ...]
    rules: tuple[Ruled, ...]
    governments: tuple[Governed, ...]
    votes: tuple[Voted, ...]
    violations: tuple[str, ...]
    digest: str
    version: int
    code: str
    table: str


def told(game: Game, rules_asked: Iterable[str]) -> Told:
    """What is told of a game; `rules_asked`: by which rule each of its decisions was taken."""
    rules, history, events = game.rules, game.history(), game.events()
    story = games.part(rules, "story")
    decisions = [(entry, action) for entry in history if (action := chosen(entry)) is not None]
    named = [(one.seat, tag(action), *thing) for one, action in decisions for thing in things(rules, action)]
    ending = game.state.ending() if game.over else None
    return Told(
        places=game.result.places,
        rounds=story.round_of(game.state) if story else None,
        over=game.over,
        ending=ending.id if ending else "",
        promises=tuple(promises(game)),
        offers=_counted(Offered, [(deal.by, deal.status) for deal in game.ledger.deals]),
        actions=_counted(Done, [(one.seat, one.request, tag(action)) for one, action in decisions]),
        things=_counted(Chosen, named),
        events=_counted(Happened, [(tag(event), getattr(event, "seat", None)) for _, event in events]),
        rules=_counted(Ruled, [(rule,) for rule in rules_asked]),
        governments=tuple(map(governed, story.governments(events))) if story else (),
        votes=tuple(voted(story, one) for one in story.assemblies(game.players, events)) if story else (),
        digest=digest(history),
    )


def chosen(entry: Entry) -> Action | None:
    """What somebody has decided, aside too; nothing, where an entry is no decision."""
    action = entry.action.action if isinstance(entry.action, Order) else entry.action
    return action if isinstance(action, Action) else None


def promises(game: Game) -> list[Promise]:
    """Everything that was agreed on, and what became of it."""
    return [
        Promise(deal.id, term.seat, deal.parties, tag(term), term.at_once, deal.agreed, verdict)
        for deal in game.ledger.deals
        if deal.status == "agreed"
        for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
    ]


def governed(one: Government) -> Governed:
    return Governed(one.move, one.members)


def voted(story: Any, one: Assembly) -> Voted:
    """A vote. A game whose majorities are made of parties too, and not of players alone, says of which
    (`parties_of` in its `story`)."""
    parties = story.parties_of(one) if hasattr(story, "parties_of") else ()
    return Voted(one.move, one.quota, one.weights, one.governs, parties, one.points)


def tag(thing: Any) -> str:
    return str(thing.__struct_config__.tag)


def things(rules: Rules, action: Action) -> list[tuple[str, str]]:
    """What an action names: each field that the game's terms have a word for, if it is no player and no number."""
    found = []
    for field in _naming(rules, type(action)):
        value = getattr(action, field)
        if isinstance(value, str):
            found.append((field, value))
        elif isinstance(value, tuple):
            found.append((field, as_json(value).decode()))
    return found


@cache
def _naming(rules: Rules, kind: type[Action]) -> tuple[str, ...]:
    return tuple(name for name, hint in typed(kind).items() if name in rules.terms and _a_word(hint))


def _a_word(hint: Any) -> bool:
    """Whether what is declared so may be a word, or words."""
    bare, _ = noted(hint)
    origin, parts = get_origin(bare), get_args(bare)
    if origin in (typing.Union, types.UnionType):
        return any(map(_a_word, parts))
    if origin is Literal:
        return isinstance(parts[0], str)
    if origin is tuple:
        return len(parts) == 2 and _a_word(parts[0])
    return bare is str


def digest(history: Sequence[Entry]) -> str:
    """A hash of every decision, and of every move of bargaining: two games with the same one are the same."""
    return hashlib.sha256(as_json([entry[:5] for entry in history])).hexdigest()[:32]


def _counted(kind: Callable[..., T], keys: Iterable[tuple[Any, ...]]) -> tuple[T, ...]:
    """Each with how often it comes up, in an order that hangs on nothing but them."""
    counts = Counter(keys)
    ordered = sorted(counts, key=lambda key: [(part is not None, part) for part in key])
    return tuple([kind(*key, counts[key]) for key in ordered])

"""What a bot is to think about, as a process of its own is handed it, and what comes back: bytes.

Handed over is what the seat may know, as a view masks it, and nothing of the table's secrets: no other hand, no
seed, no deal of others.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from hemicycle import games
from hemicycle.bots import base, levels
from hemicycle.bots.base import RandomBot
from hemicycle.bots.coach import openly
from hemicycle.bots.steps import Answer, Choose, Consider, Move, Propose, Step, Volunteer
from hemicycle.engine.deals import Bargain, Deal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.rules import Rules, as_json, plain
from hemicycle.engine.words import Action, Event, Message

from .entries import Plain
from .logs import failure

STEPS: dict[str, type[Step]] = {"consider": Consider, "offer": Propose, "choose": Choose, "volunteer": Volunteer}


class Thought(msgspec.Struct, frozen=True):
    """What a bot has come to, and its reasons as the minutes keep them."""

    move: Move
    why: Plain | None = None
    thought: Plain | None = None
    mute: dict[str, str] | None = None
    """What went wrong as it looked for its reasons."""


class Matter(msgspec.Struct, tag="matter", omit_defaults=True):
    """What one seat is to think about."""

    game: str
    level: str
    """Of a bot of one's own: where it is found."""
    seat: Seat
    public: bool
    others: tuple[Seat, ...]
    number: int
    """How many decisions have been taken."""
    view: bytes
    deals: bytes
    kind: str
    about: int | str
    """The request, or the deal."""
    topic: str
    luck: bytes
    """For this thought."""
    temper: bytes
    """The luck that the bot is made with."""
    events: bytes = b"[]"
    """What its seat has seen since it was last told, for one who wants to know."""
    left: tuple[int, ...] | None = None
    """Of the options, those that a lesson leaves."""
    mind: int = 0
    """Of a bot that remembers: which it is; 0: it is made for this thought, and gone after it."""
    looks: list[bytes] = []
    """Of one that is made anew: what it has to call to mind."""
    names: tuple[str, ...] = ()
    """What the players are called."""


class Reply(msgspec.Struct, tag="reply", omit_defaults=True):
    """What came of it."""

    move: bytes = b""
    """Empty: nothing."""
    why: Plain | None = None
    thought: Plain | None = None
    told: int = -1
    """Up to which decision the bot has been told."""
    failed: dict[str, str] | None = None
    """What went wrong, and then there is nothing else."""
    mute: dict[str, str] | None = None


# To be handed over


def packed(chance: Random) -> bytes:
    """The point at which a generator stands. Its seed would give away the table's secret."""
    return struct.pack("<625I", *chance.getstate()[1])


def unpacked(state: bytes) -> Random:
    chance = Random()
    chance.setstate((3, struct.unpack("<625I", state), None))
    return chance


def topic(step: Step, game: Game) -> str:
    """By what a bot's luck is drawn for a step: as its `Mind` asks for it."""
    match step:
        case Consider(deal=deal):
            return f"consider {deal.id}"
        case Propose(request=request):
            return f"offer {request.id}"
        case Volunteer(request=request):
            return f"volunteer {request.kind} {game.state.chapter()}"
        case Choose(request=request):
            return f"choose {request.id}"
    raise TypeError(f"nobody thinks of a {type(step).__name__}")


def named(level: str) -> str:
    """A level as another process finds it."""
    return levels.OWN[level].named if level in levels.OWN else level


def matter(
    step: Step,
    game: Game,
    level: str,
    public: bool,
    others: Sequence[Seat],
    chances: tuple[Random, Random],
    told: int | None = None,
    left: tuple[int, ...] | None = None,
) -> Matter:
    """What a seat is to think about; `told`: up to where one who wants to know what happens was told of it.

    `chances`: the luck for this thought, and that with which the bot is made.
    """
    seat = step.seat
    news = [] if told is None else [event for _, event in game.events(seat, told)]
    if isinstance(step, Consider):
        about: int | str = step.deal.id
    else:
        assert isinstance(step, Answer | Propose)
        about = step.request.id
    return Matter(
        game=game.rules.name,
        level=named(level),
        seat=seat,
        public=public,
        others=tuple(others),
        number=game.number,
        view=as_json(game.view(seat)),
        deals=as_json(game.ledger.visible(seat, public)),
        kind=next(kind for kind, cls in STEPS.items() if type(step) is cls),
        about=about,
        topic=topic(step, game),
        luck=packed(chances[0]),
        temper=packed(chances[1]),
        events=as_json(news),
        left=left,
    )


# To be thought about


def seen(rules: Rules, given: Matter) -> Game:
    """The game as the seat sees it: what is hidden from it is not there."""
    load = rules.vocabulary.load
    deals = tuple([load(Deal, one) for one in msgspec.json.decode(given.deals)])
    events = tuple([load(Event, one) for one in msgspec.json.decode(given.events)])
    news = (None, given.number, SPECTATOR, "seen", 0, None, events)
    return Game(rules, rules.load(msgspec.json.decode(given.view)), news, "", (), Ledger(deals))


def step_of(given: Matter, game: Game) -> Step:
    """The step, in the game as the seat sees it."""
    cls: Any = STEPS[given.kind]
    if cls is Consider:
        return Consider(given.seat, next(one for one in game.ledger.deals if one.id == given.about))
    (request,) = [one for one in game.requests if (one.id, one.seat) == (given.about, given.seat)]
    if given.left is not None:
        request = msgspec.structs.replace(request, options=tuple([request.options[at] for at in given.left]))
    step: Step = cls(given.seat, request)
    return step


class Mind(base.Mind):
    """A bot's, where there is nothing but what it was handed."""

    def __init__(self, rules: Rules, given: Matter):
        make = levels.find_or_import(rules, given.level)
        super().__init__(seen(rules, given), make(given.seat, unpacked(given.temper)), given.public, self._luck)
        for look in given.looks:
            self.bot.look(rules.load(msgspec.json.decode(look)))

    def of(self, rules: Rules, given: Matter) -> Step:
        """Take up what is to be thought about."""
        self.given = given
        self.bot.names = given.names
        self.game = seen(rules, given)
        return step_of(given, self.game)

    def others(self) -> tuple[Seat, ...]:
        return self.given.others

    def _luck(self, seat: Seat, what: str) -> Random:
        assert what == self.given.topic, f"luck for {self.given.topic} was asked for as {what}"
        return unpacked(self.given.luck)


def reflect(given: Matter, minds: dict[int, Mind]) -> Reply:
    """Let a bot think, of whatever it was handed. `minds` keeps those that remember."""
    rules = games.find(given.game)
    mind = minds.get(given.mind) or Mind(rules, given)
    if given.mind:
        minds[given.mind] = mind
    thought = think(mind.of(rules, given), mind)
    move = b"" if thought.move is None else as_json(thought.move)
    return Reply(move, thought.why, thought.thought, mind.told, mute=thought.mute)


def failing(error: Exception) -> Reply:
    """What went wrong, for whoever waits; without the error's own words, which may quote a hand."""
    return Reply(failed=failure(error))


def think(step: Step, mind: base.Mind) -> Thought:
    """Let a bot think, and say why. No reason must ever hold up a game."""
    seen = mind.game.view(SPECTATOR) if isinstance(step, Answer) else None
    move = step.think(mind)
    if not isinstance(step, Answer) or not isinstance(move, Action) or isinstance(mind.bot, RandomBot):
        return Thought(move)
    try:
        told = openly(mind.game.rules, seen, step.request, move)
        own = mind.bot.explain()
        why, thought = (_kept(mind.game.rules, one) for one in (told, own))
    except Exception as error:
        return Thought(move, mute=failure(error))
    return Thought(move, why, thought if thought != why else None)


def _kept(rules: Rules, reason: Message | None) -> Plain | None:
    """A reason as it is kept: a sentence that the texts know."""
    if not isinstance(reason, Message) or not rules.texts("en").has(reason.id):
        return None
    kept: Plain = plain(reason)
    return kept


# Come back


def thought_of(rules: Rules, step: Step, reply: Reply) -> Thought:
    """What a bot has come to; `ValueError` when it is no move at all."""
    if not reply.move:
        return Thought(None)
    found = msgspec.json.decode(reply.move)
    move: Action | Bargain
    move = rules.load_action(found) if isinstance(step, Answer) else rules.load_bargain(found)
    return Thought(move, reply.why, reply.thought, reply.mute)

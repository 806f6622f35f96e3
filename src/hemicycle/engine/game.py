"""A game under way: the doors through which alone it changes, what each seat sees of it, and its history."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from . import flow, ledger
from .chance import SealedWord, commitment, seed_from
from .citations import rule_asked
from .deals import Bargain, Deal, Term
from .declare import SPECTATOR, Seat
from .flow import FlowError, Request
from .ledger import EMPTY, Ledger
from .log import Chain, Entry, last_decision, since
from .memory import remembered
from .rules import Rules, as_json
from .state import GameState, Setup
from .undo import Step, hindered, last_step, never_past, own, waited_for
from .words import Action, ByLot, Clock, Continued, Event, Lapse, Message, Order, Refused


class Result(NamedTuple):
    """Places (1 is first; a shared place has the same number) and points by seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All who share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Game:
    """A game under way. `act`, `lapse`, `bargain` and `tick` are the only doors that change it."""

    __slots__ = ("_undo", "chain", "ledger", "rules", "secret", "state", "words")

    def __init__(
        self,
        rules: Rules,
        state: GameState,
        chain: Chain | None,
        secret: str,
        words: tuple[str, ...],
        ledger: Ledger = EMPTY,
    ):
        self.rules = rules
        self.state = state
        self.chain = chain
        self.secret = secret
        self.words = words
        self.ledger = ledger
        """Every deal of the game; what a seat may see of it is `ledger.visible(seat, …)`."""
        self._undo: list[Step] | None = None
        """What may be taken back, the last one last; nothing is kept until `keep_undo`."""

    @classmethod
    def begin(cls, rules: Rules, setup: Setup, secret: str, words: tuple[str, ...] = ()) -> Game:
        """Deal, and stop at the first decision."""
        state = rules.begin(setup, seed_from(secret, words))
        game = cls(rules, state, None, secret, words)
        game.chain = (None, 0, SPECTATOR, "begin", 0, None, tuple(state.events))
        state.events = []
        return game

    # The table

    @property
    def players(self) -> int:
        return self.state.setup.players

    @property
    def commitment(self) -> str:
        """The hash of the secret behind every draw, for all to see from the start."""
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def requests(self) -> list[Request]:
        """The open requests: those that the rules wait for, then what seats may do out of turn."""
        return self.state.requests

    def asked(self, seat: Seat) -> list[Request]:
        """What a seat is asked, or may do."""
        return [request for request in self.state.requests if request.seat == seat]

    @property
    def number(self) -> int:
        """How many decisions have been taken."""
        return self.chain[1] if self.chain else 0

    @property
    def log(self) -> Entry | None:
        """The last decision, or the deal."""
        return Entry(*self.chain[1:]) if self.chain else None

    @property
    def result(self) -> Result:
        """How the game stands; once it is over, how it ended."""
        return Result(*self.state.places_and_points())

    # The doors

    def act(self, seat: Seat, request_id: int, action: Action, *, counted: bool = False) -> tuple[Event, ...]:
        """Answer a request; `Refused`, and nothing changes, when that is not open to the seat.

        To change a sealed answer is an order: nobody else may notice it. `counted`: as a decision, as it once was.

        A `FlowError` says that the game's rules are written wrongly: the game is then void.

        Returns what happened. Whoever passes it on shows each seat `event.mask(seat)`.
        """
        state = self.state
        requests, place = state.requests, 0
        if not requests or (request := requests[0]).id != request_id:
            for request in requests:
                if request.id == request_id:
                    break
                place += 1
            else:
                raise self._refused(self._no_request(seat))
        if request.seat != seat:
            raise self._refused(self._no_request(seat))
        seat = request.seat
        try:
            # What is kept is the option, not what was handed in: 1 and True are equal, and not written alike.
            action = request.options[request.options.index(action)]
        except ValueError:
            message = self.why_not(seat, action) or Message(
                "refused-not-offered", {}, rule_asked(self.state, request)
            )
            raise self._refused(message) from None
        if request.answered and not request.changeable:
            raise self._refused(Message("refused-answered", {}, rule_asked(self.state, request)))
        changes = request.answered and not counted
        kept = None
        if self._undo is not None:
            kept = (state.copy(), waited_for(state))
        try:
            aside = flow.answer(state, request, action)
        except Refused as refused:
            raise FlowError("a rule refused what it had offered; the game is void") from refused
        before, deals = self.chain, self.ledger
        if aside or (changes and not state.events):
            self.chain = (before, self.number, seat, request.kind, place, Order(action), ())
            if kept is not None:
                self._keep(Step(seat, request_id, kept[0], before, deals, never_past(seat, (), state, *kept)))
            return ()
        events: tuple[Event, ...] = ()
        if state.events:
            events = tuple(state.events)
            state.events.clear()
        self.chain = (before, before[1] + 1 if before else 1, seat, request.kind, place, action, events)
        if self.ledger.live:
            self.ledger = self.ledger.after(state, events)
        if kept is not None:
            self._keep(Step(seat, request_id, kept[0], before, deals, never_past(seat, events, state, *kept)))
        return events

    def lapse(self, seat: Seat, request_id: int) -> tuple[Event, ...]:
        """A seat's time has run out: play the default of a request, which is drawn where it is `ByLot`.

        The draw has a purpose of its own, so that all others come as they would have come. It can't be undone.
        """
        request = next((one for one in self.requests if (one.id, one.seat) == (request_id, seat)), None)
        if request is None or request.default is None:
            raise self._refused(self._no_request(seat))
        if request.answered:
            raise self._refused(Message("refused-answered", {}, rule_asked(self.state, request)))
        played = request.default
        if isinstance(played, ByLot):
            played = self.state.chance.pick("lapse", played.among or request.options)
        events = self.act(seat, request_id, played)
        assert self.chain is not None
        before, *decision, _, told = self.chain
        self.chain = (before, *decision, Lapse(played), told)
        if self._undo is not None:
            self._undo.clear()
        return events

    def act_all(self, seat: Seat, request_id: int, actions: Sequence[Action]) -> tuple[Event, ...]:
        """Answer a series of requests in one go, from this one on: all of them, or none.

        Only the last may draw, reveal, or pass the turn: else a batch that is bound to fail would be a free look
        at what comes. It is one step: `undo` takes back the whole of it.
        """
        first = request_id
        trial = self.copy().keep_undo()
        events: tuple[Event, ...] = ()
        for place, action in enumerate(actions):
            if place:
                mine = [one for one in trial.asked(seat) if not one.optional and not one.answered]
                if not mine or not trial.can_undo(seat):
                    raise self._refused(Message("refused-batch"))
                request_id = mine[0].id
            events += trial.act(seat, request_id, action)
        step = Step(seat, first, self.state, self.chain, self.ledger, trial._never(seat) if actions else "")
        self.state, self.chain, self.ledger = trial.state, trial.chain, trial.ledger
        if self._undo is not None and actions:
            self._keep(step)
        return events

    def bargain(self, seat: Seat, move: Bargain) -> tuple[Deal, ...]:
        """Offer, accept, refuse or withdraw a deal; `Refused`, and nothing changes, when that is not open.

        Returns the deals that it changed, whole: whoever passes them on shows each seat `ledger.visible(seat, …)`.
        What was handed over is told by the events of `log`.
        """
        before, chain = self.ledger, self.chain
        try:
            after, table = ledger.bargain(self.state, before, self.number, seat, move)
        except Refused as refused:
            refused.texts = self.state.setup.texts
            raise
        if table is not self.state:
            # What is asked may hang on what has changed hands: it is asked anew.
            flow.interrupted(table)
        events = tuple(table.events)
        table.events = []
        self.state, self.ledger = table, after
        self.chain = (chain, self.number, seat, "bargain", 0, move, events)
        if events and after.live:
            self.ledger = after.after(table, events)
        return self.ledger.changes(before)

    def tick(self, minutes: int) -> None:
        """Say how many minutes the table has played, where the game wants to know; it never goes back."""
        state = self.state
        if not state.setup.options.by_clock or state.over or minutes <= state.minutes:
            return
        state.minutes = minutes
        self.chain = (self.chain, self.number, SPECTATOR, "clock", 0, Clock(minutes), ())

    def terms(self, seat: Seat, partners: tuple[Seat, ...]) -> tuple[Term, ...]:
        """All that could be promised, or handed over, between these seats now, by any of them."""
        parties = tuple(sorted({seat, *partners}))
        if self.state.over or len(parties) < 2 or not 0 <= parties[0] <= parties[-1] < self.players:
            return ()
        return tuple(self.state.terms_between(parties))

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        """Why an action is not open to a seat, by the rules; nothing when it is."""
        mine = self.asked(seat)
        if any(action in request.options for request in mine):
            return None
        if self.state.over:
            return Message("refused-over")
        if 0 <= seat < self.players:  # of others the rules know nothing, and a list would count from its end
            for frame in reversed(self.state.stack):
                if message := frame.why_not(self.state, seat, action):
                    return message
            if message := self.state.why_not(seat, action):
                return message
        if not mine:
            return self._no_request(seat)
        asked = next((one for one in mine if not one.optional and not one.answered), mine[0])
        if all(type(action) is not type(option) for request in mine for option in request.options):
            question = {"kind": asked.kind, "seat": seat, "about": asked.about}
            return Message("refused-other-question", {"asked": question}, rule_asked(self.state, asked))
        return Message("refused-not-offered", {}, rule_asked(self.state, asked))

    def _no_request(self, seat: Seat) -> Message:
        if self.state.over:
            return Message("refused-over")
        if not 0 <= seat < self.players:
            return Message("refused-no-such-seat", {"seats": self.players})
        waiting = [
            request.seat for request in self.state.requests if not request.optional and not request.answered
        ]
        if seat in waiting:
            return Message("refused-stale")
        return Message("refused-not-asked", {"seat": waiting[0] if waiting else seat})

    def _refused(self, message: Message) -> Refused:
        """A refusal that can be read: the sentence may be the game's."""
        return Refused(message, self.state.setup.texts)

    # Sight

    def view(self, viewer: Seat = SPECTATOR) -> GameState:
        """What a seat, or a spectator, may see."""
        return self.state.view(viewer)

    def imagine(self, seat: Seat, rng: Random) -> Game:
        """A game that the seat can't tell from this one, for search to play on."""
        return Game(self.rules, self.state.view(seat).imagine(rng), None, "", (), self.ledger.view(seat))

    def events(self, viewer: Seat = SPECTATOR, after: int = -1) -> list[tuple[int, Event]]:
        """What a viewer saw happen, each with the number of its decision, after a decision's number."""
        return [(entry.number, event.mask(viewer)) for entry in self.history(after) for event in entry.events]

    def history(self, after: int = -1) -> list[Entry]:
        """The log from after a decision's number on, oldest first."""
        entries = []
        chain = self.chain
        while chain is not None and chain[1] > after:
            entries.append(Entry(*chain[1:]))
            chain = chain[0]
        return entries[::-1]

    # Copies, saves, undo

    def copy(self) -> Game:
        """A twin that goes its own way."""
        return Game(self.rules, self.state.copy(), self.chain, self.secret, self.words, self.ledger)

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same point of the same game, however they came there."""
        return (
            isinstance(other, Game)
            and self.rules is other.rules
            and self.state == other.state
            and self.ledger == other.ledger
        )

    def __hash__(self) -> int:
        raise TypeError("a game changes: it can't be a key")

    def save(self) -> bytes:
        """The state at this decision as JSON, for `load`. It holds every secret of the game."""
        rules, deals = self.rules, self.ledger.deals
        return as_json(
            _Save(rules.name, rules.version, self.number, self.secret, list(self.words), self.state, deals)
        )

    @classmethod
    def load(cls, rules: Rules, saved: bytes) -> Game:
        """The game that was saved; `ValueError` when this is none of it."""
        data, state, deals = cls._read(rules, saved)
        if data.rules != rules.version:
            raise ValueError(f"this is a save of {data.game}, rules version {data.rules}")
        chain = (None, data.number, SPECTATOR, "load", 0, None, ()) if data.number else None
        return cls(rules, state, chain, data.secret, tuple(data.words), Ledger(deals))

    @classmethod
    def go_on(cls, rules: Rules, saved: bytes, chain: Chain | None) -> Game:
        """The game that was saved under any version of the rules, with its log; from here on by today's rules.

        `ValueError` when these can make nothing of it.
        """
        data, state, deals = cls._read(rules, saved)
        game = cls(rules, state, chain, data.secret, tuple(data.words), Ledger(deals))
        if data.rules == rules.version:
            return game
        game.chain = (chain, data.number, SPECTATOR, "rules", 0, Continued(data.rules, rules.version), ())
        if not state.over:
            try:
                flow.interrupted(state)
            except Exception as error:
                raise ValueError(f"version {rules.version} can't ask anew what {data.rules} has asked") from error
        return game

    @staticmethod
    def _read(rules: Rules, saved: bytes) -> tuple[_Saved, GameState, tuple[Deal, ...]]:
        try:
            data = msgspec.json.decode(saved, type=_Saved)
            if data.game != rules.name:
                raise ValueError(f"this is a save of {data.game}")
            state = rules.load_older(data.state, data.rules)
            deals = tuple([_deal(rules, bytes(deal)) for deal in data.deals])
        except msgspec.MsgspecError as error:
            raise ValueError(f"this is no save of {rules.name}: {error}") from None
        return data, state, deals

    def record(
        self,
        seats: Sequence[str] = (),
        sealed: Sequence[SealedWord] = (),
        deals: Literal["all", "parties", "none"] | None = None,
    ) -> str:
        """The record of the game so far as JSON lines (see `records`): who sat where, the sealed words, who knew
        what was agreed."""
        from .records import write

        return write(self, seats, sealed, deals)

    def keep_undo(self) -> Game:
        """From now on decisions can be undone, within the four nevers (see `undo`)."""
        if self._undo is None:
            self._undo = []
        return self

    def forget_undo(self) -> None:
        """Nothing of what was decided until now can be undone."""
        self._undo = None

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be taken."""
        return not self._never(seat)

    def undoable(self, seat: Seat) -> tuple[int, list[tuple[str, Action]]]:
        """The request whose answer `undo` would take back, and the whole step, each with its kind of question.

        Where nothing may be taken back it is nothing.
        """
        step = last_step(self._undo, seat)
        if step is None or hindered(step, self.chain, self.ledger):
            return 0, []
        taken = [(entry.request, entry.action) for entry in since(self.chain, step.chain) if own(entry, seat)]
        orders = [(kind, one.action if isinstance(one, Order) else one) for kind, one in taken]
        return step.request, [(kind, action) for kind, action in orders if isinstance(action, Action)]

    @property
    def undoable_requests(self) -> tuple[int, ...]:
        """The requests whose answers may be taken back, one after the other."""
        return tuple([step.request for step in self._undo or ()])

    def undo(self, seat: Seat, request_id: int | None = None) -> None:
        """Take back the seat's last decision, or series of them; `Refused`, and nothing changes, when it may not.

        Never past a reveal, a draw or another player's act, and never to change who acts; where others are asked
        at the same time, only what nobody was told of; nor past what was said in bargaining to the seat or by it.
        What others have done since among themselves, or aside, happens again: a refusal would tell of it.

        `request_id` names the request whose answer is meant, so that a late click takes back nothing else.
        """
        never, step = self._never(seat), last_step(self._undo, seat)
        if not never and step is not None and request_id not in (None, step.request):
            never = "stale"
        if never or step is None or self._undo is None:
            raise self._refused(Message("refused-undo", {"why": never}))
        place = next(at for at, one in enumerate(self._undo) if one is step)
        kept, now = self._undo[:place], (self.state, self.chain, self.ledger, self._undo)
        others = [entry for entry in since(self.chain, step.chain) if not own(entry, seat)]
        questions = self.state.questions
        self.state, self.chain, self.ledger = step.state.copy() if others else step.state, step.chain, step.ledger
        self.state.questions = questions
        self._undo = None
        try:
            for entry in others:
                self._again(entry)
        except Refused:
            self.state, self.chain, self.ledger, self._undo = now
            raise self._refused(Message("refused-undo", {"why": "another"})) from None
        self._undo = kept
        # New numbers: a message that was on its way when the decision was taken back must not take it again.
        for request in self.state.requests:
            if request.seat == seat:
                self.state.questions = request.id = self.state.questions + 1

    def _again(self, entry: Entry) -> None:
        """Let happen again what came after a decision that was taken back, and hung on nothing of it."""
        match entry.action:
            case Bargain():
                self.bargain(entry.seat, entry.action)
            case Clock():
                self.tick(entry.action.minutes)
            case Order(action=action):
                offered = [
                    one
                    for one in self.asked(entry.seat)
                    if one.kind == entry.request and (one.optional or one.answered)
                ]
                if not offered:
                    raise Refused(self._no_request(entry.seat))
                self.act(entry.seat, offered[0].id, action)

    def _keep(self, step: Step) -> None:
        """A step was taken: it ends what others could take back, unless they can't know of it."""
        assert self._undo is not None
        log = self.log
        if log is not None and log.decided:
            self._undo = [one for one in self._undo if one.seat == step.seat]
        if (last := last_step(self._undo, step.seat)) is not None and hindered(last, self.chain, self.ledger):
            self._undo = [one for one in self._undo if one.seat != step.seat]
        self._undo.append(step)

    def _never(self, seat: Seat) -> str:
        """Why a seat can't take back anything now; empty: it can."""
        if (step := last_step(self._undo, seat)) is not None:
            return hindered(step, self.chain, self.ledger)
        last = last_decision(self.chain)
        return "nothing" if last is None or last.seat in (seat, SPECTATOR) else "another"


class _Save(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules: int
    number: int
    secret: str
    words: list[str]
    state: Any
    deals: Any


class _Saved(_Save, forbid_unknown_fields=True):
    """The same as it is read."""

    deals: list[msgspec.Raw] = []


@remembered
def _deal(rules: Rules, saved: bytes) -> Deal:
    """A deal that was saved. It never changes, so that whoever loads a game again and again shares it: most deals
    are over, and to read them anew took a fifth of a thorough check."""
    deal: Deal = rules.vocabulary.load(Deal, msgspec.json.decode(saved))
    return deal

"""The way through a lesson: which note is up, what it asks for, and what has to wait until that is done.

It is told by nothing but what the learner's seat may see, and is the same for the page and the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from .deals import AcceptDeal, Offer, RefuseDeal
from .flow import Request
from .game import Game
from .lessons import (
    CLOSING,
    LEARNER,
    Bubble,
    Lesson,
    Move,
    fact,
    fits_thing,
    holds,
    made_already,
    made_offer,
    offers,
    waiting,
)
from .log import last_decision
from .texts import Texts
from .words import Action, Message, Refused


class Step(NamedTuple):
    """What the learner has done to the notes by a move, or by several in one go."""

    closed: tuple[str, ...] = ()
    begun: str = ""
    """The note of whose series something is done now, and not the last."""


class Walk:
    """How far a learner has come."""

    def __init__(self, lesson: Lesson, learner: str):
        self.lesson = lesson
        self.names = lesson.seated(learner)
        self.seen: list[str] = []
        self.begun = ""
        """The note that asks for a series of which something has been done."""
        self.skipped = False

    @property
    def done(self) -> bool:
        """Whether the learner has come to its end."""
        return CLOSING in self.seen

    @property
    def teaches(self) -> bool:
        """Whether it goes on; else the rest of the game is free."""
        return not self.skipped and not self.done

    def up(self, game: Game) -> Bubble | None:
        """The note that is up."""
        return next(self.due(game), None)

    def due(self, game: Game) -> Iterator[Bubble]:
        """The notes whose time has come, in order."""
        if not self.teaches:
            return
        found = sorted(
            [one for one in self.left() if self.has_come(one, game)], key=lambda one: one.name != self.begun
        )
        yield from found
        if not found and (game.over or all(one.optional for one in self.left())):
            yield Bubble(CLOSING)

    def left(self) -> list[Bubble]:
        """The notes that the learner has not seen."""
        return [one for one in self.lesson.bubbles if one.name not in self.seen]

    def has_come(self, bubble: Bubble, game: Game) -> bool:
        """Whether it is time for a note. One that asks for what is not possible waits."""
        if bubble.when.after and bubble.when.after not in self.seen:
            return False
        if bubble.name != self.begun and not holds(bubble.when, game, LEARNER):
            return False
        if not bubble.wanted:
            return True
        early = not bubble.bargains and self.coming(game) is not None
        return not early and bool(self.tries(bubble, game))

    def coming(self, game: Game) -> Request | None:
        """The question before which a bot wishes to make the learner an offer: he has to wait for it."""
        for wish in self.lesson.wishes:
            if wish.offer is None or LEARNER not in wish.offer["parties"]:
                continue
            for request in waiting(game, wish.seat):
                if not request.optional and holds(wish.when, game, wish.seat, request):
                    offer = made_offer(wish.offer, game, wish.seat)
                    if offer is not None and not made_already(offer, game, wish.seat):
                        return request
        return None

    def tries(self, bubble: Bubble, game: Game) -> list[Move]:
        """What the learner may do that is what a note asks for, in its order."""
        found: list[Move] = []
        for wanted in bubble.wanted:
            match wanted["type"]:
                case "offer":
                    offer = made_offer(wanted, game, LEARNER)
                    if offer is not None and not made_already(offer, game, LEARNER):
                        found.append(offer)
                case "accept-deal":
                    found += [AcceptDeal(deal.id) for deal in offers(bubble.when.offer or {}, game, LEARNER)]
                case "refuse-deal":
                    found += [RefuseDeal(deal.id) for deal in offers(bubble.when.offer or {}, game, LEARNER)]
                case _:
                    asked = [one for one in waiting(game, LEARNER) if self._is_about(bubble, one)]
                    found += [action for one in asked for action in one.options if fits_thing(wanted, action)]
        return found

    def asked_for(self, game: Game) -> list[Move]:
        """What the notes whose time has come ask for first; empty: nothing."""
        wanting = (one for one in self.due(game) if one.wanted)
        bubble = next(wanting, None)
        return self.tries(bubble, game) if bubble else []

    def _is_about(self, bubble: Bubble, request: Request) -> bool:
        """Whether a note asks to answer this question; in the midst of a series others may be put."""
        return bubble.when.ask in ("", request.kind) or bubble.name == self.begun

    def speaks(self, game: Game) -> Request | None:
        """Who speaks next, where the order matters; nothing: anybody.

        That is a bot that wishes to make the learner an offer; the learner while a note is up; and where whoever
        is first may settle it, a bot and the learner in turn.
        """
        if not self.teaches:
            return None
        if (request := self.coming(game)) is not None:
            return request
        asked = [one for one in game.requests if not one.optional and not one.answered]
        bots = [one for one in asked if one.seat != LEARNER]
        mine = [one for one in asked if one.seat == LEARNER]
        if mine and self.up(game) is not None:
            return mine[0]
        if game.state.ask.gathers != "any" or not asked:
            return None
        last = last_decision(game.chain)
        spoken = last is not None and last.seat != LEARNER and last.request == asked[0].kind
        return (mine + bots if spoken else bots + mine)[0]

    def waits(self, game: Game) -> bool:
        """Whether bots wait for the learner: while a note is up, an offer to him is open, or he is to speak."""
        if not self.teaches:
            return False
        if self.up(game) is not None or game.ledger.open(LEARNER):
            return True
        speaks = self.speaks(game)
        return speaks is not None and speaks.seat == LEARNER

    def go_on(self, name: str) -> None:
        """The learner has read a note."""
        if name not in self.seen:
            self.seen.append(name)

    def skip(self) -> None:
        """The learner has had enough of notes."""
        self.skipped = True

    def refuse(self, game: Game, *moves: Move) -> None:
        """`Refused`, in kind words, where the learner may do this, but is asked for something else first.

        What the rules do not allow, they refuse themselves.
        """
        for bubble in self.due(game):
            if bubble.wanted and bubble.must and self._is_instead(bubble, game, moves):
                raise self.instead(bubble, game)
        if isinstance(moves[0], Action) and self.teaches and (request := self.coming(game)) is not None:
            raise Refused(Message("lesson-wait", {"seat": self.names[request.seat]}))

    def instead(self, bubble: Bubble, game: Game) -> Refused:
        """What is said to whoever does something else than what a note asks for."""
        texts = partial(self._texts, game)
        own = f"bubble-{bubble.name}-else"
        return Refused(Message(own if texts("en").has(own) else "lesson-first", self.called(), bubble.rule), texts)

    def _is_instead(self, bubble: Bubble, game: Game, moves: Sequence[Move]) -> bool:
        """Whether moves that the rules allow take the place of what is asked for."""
        first = moves[0]
        if isinstance(first, Action):
            legal = game.why_not(LEARNER, first) is None
            wanted = all(self._meets(bubble, game, move) for move in moves)
            return legal and (not wanted or self._ends_unbegun(bubble, game, first))
        rivals = {"offer": Offer, "accept-deal": AcceptDeal | RefuseDeal, "refuse-deal": AcceptDeal | RefuseDeal}
        rival = rivals.get(bubble.wanted[-1]["type"])
        return rival is not None and isinstance(first, rival) and not self._meets(bubble, game, first)

    def _ends_unbegun(self, bubble: Bubble, game: Game, first: Action) -> bool:
        """Whether the last of a series comes before all others: it closes what they make."""
        *others, last = bubble.wanted
        if bubble.name == self.begun or not fits_thing(last, first):
            return False
        return any(fits_thing(one, move) for one in others for move in self.tries(bubble, game))

    def _texts(self, game: Game, language: str) -> Texts:
        return game.state.setup.texts(language).beside(self.lesson.words)

    def step(self, game: Game, *moves: Move) -> Step:
        """What moves of the learner's are going to do to the notes, once they are done."""
        due = list(self.due(game))
        # Whoever does something has read what is up; of what he may try he has thought better.
        acts = isinstance(moves[0], Action)
        closed = [one.name for one in due[:1] if not one.wanted or (acts and not one.must)]
        begun = "" if acts else self.begun
        for bubble in due:
            if not bubble.wanted or not any(self._meets(bubble, game, move) for move in moves):
                continue
            if bubble.bargains or any(fits_thing(bubble.wanted[-1], move) for move in moves):
                closed.append(bubble.name)
            else:
                begun = bubble.name
        return Step(tuple(closed), begun)

    def take(self, step: Step) -> None:
        """It is done."""
        self.begun = step.begun
        for name in step.closed:
            self.go_on(name)

    def _meets(self, bubble: Bubble, game: Game, move: Move) -> bool:
        """Whether a move is what a note asks for. In a series in one go, later ones are not open yet."""
        match move:
            case Offer():
                same = (one for one in self.tries(bubble, game) if isinstance(one, Offer))
                return any(set(one.terms) == set(move.terms) and {*one.parties} == {*move.parties} for one in same)
            case AcceptDeal() | RefuseDeal():
                answers = [
                    (type(one), one.deal) for one in self.tries(bubble, game) if isinstance(one, type(move))
                ]
                return (type(move), move.deal) in answers
            case _:
                return not bubble.bargains and any(fits_thing(one, move) for one in bubble.wanted)

    def said(self, bubble: Bubble, game: Game, texts: Texts) -> str:
        """The words of a note, by the sentences of the table."""
        id = "lesson-closing" if bubble.name == CLOSING else f"bubble-{bubble.name}"
        view = game.view(LEARNER)
        facts = {name: fact(view, path) for name, path in bubble.say.items()}
        return texts.beside(self.lesson.words).say(id, **self.called(), **facts)

    def called(self) -> dict[str, str]:
        """Everybody's name, as arguments of the words."""
        return {"you": self.names[LEARNER], **{f"seat{seat}": name for seat, name in enumerate(self.names)}}

"""Small games that use what the four large ones need of the engine, one mechanism each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from hemicycle.engine.ballot import ABSTAIN, Ballot, Cast, Count, Paper
from hemicycle.engine.chance import Chance, seed_from
from hemicycle.engine.declare import SPECTATOR, Backs, Own, Public, Seat
from hemicycle.engine.editions import Edition, Source
from hemicycle.engine.flow import Frame, Request, Step, ask, ask_all, call, done, interrupt, may, question
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Options, Rules
from hemicycle.engine.state import GameState
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Answer, Event, GameOver


class ToyEdition(Edition):
    def read(self, source: Source) -> None:
        pass

    def players(self) -> range:
        return range(2, 7)


class Toy(GameState):
    """A table with a little of everything."""

    food: Own[list[int]] = []
    """Hidden behind a screen."""
    hand: Own[list[list[str]]] = []
    deck: Backs[list[str]] = []
    seats_won: Public[list[int]] = []
    said: Public[list[str]] = []
    president: Public[int | None] = None

    def fill(self, viewer: Seat, rng: Random) -> None:
        for seat in range(self.players):
            if seat != viewer:
                if self.food:
                    self.food[seat] = rng.randrange(10)
                if self.hand:
                    self.hand[seat] = [rng.choice(["army", "blank"]) for _ in self.hand[seat]]

    def bid(self, seat: Seat) -> int:
        """What a seat has bid under seal, so far."""
        casts = [one.answer for one in self.ask.requests if one.seat == seat and isinstance(one.answer, Cast)]
        return int(casts[0].choice) if casts else 0

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (1,) * self.players, (0,) * self.players


class Told(Event, frozen=True):
    text: Public[str]


class Choice(Action, frozen=True):
    name: Public[str]


def choices(*names: str) -> list[Action]:
    return [Choice(name) for name in names]


def start(first: type[Frame], players: int = 3, **fields: Any) -> Game:
    """A toy game whose whole flow is one procedure, on a table with these fields."""
    edition = ToyEdition.parse('id = "toy"\ntitle = "Toy"')

    rules = Rules(
        name="toy",
        version=1,
        package="tests.engine",
        state=Toy,
        first=first,
        options=Options,
        edition=ToyEdition,
        editions=("toy",),
        longest=1000,
        terms={},
    )
    rules.find_edition = lambda name: edition  # type: ignore[method-assign]
    state = rules.empty(rules.setup(players, edition), Chance(seed_from("toy"), {}))
    for name, value in fields.items():
        setattr(state, name, value)
    events = rules.start(state).events
    state.events = []
    return Game(rules, state, (None, 0, SPECTATOR, "begin", 0, None, tuple(events)), "toy", ())


def said(game: Game) -> list[str]:
    assert isinstance(game.state, Toy)
    return game.state.said


def toy(game: Game) -> Toy:
    assert isinstance(game.state, Toy)
    return game.state


def answer(game: Game, seat: Seat, name: str, kind: str | None = None) -> tuple[Event, ...]:
    """A seat chooses an option by its name."""
    for request in game.asked(seat):
        for option in request.options:
            said = getattr(option, "name", getattr(option, "choice", type(option).__name__.lower()))
            if str(said) == name and kind in (None, request.kind):
                return game.act(seat, request.id, option)
    raise AssertionError(f"seat {seat} may not {name}: {game.asked(seat)}")


class Finish(Frame):
    """The end of every toy game."""

    def finish(self, g: Toy) -> Step:
        g.tell(GameOver(*g.places_and_points()))
        return done()


# Sealed bids (Zoocracy's presidential election)


class Bids(Ballot):
    def papers_now(self, g: Toy) -> tuple[Paper, ...]:
        return tuple(Paper(paper.seat, tuple(range(g.food[paper.seat] + 1)), default=0) for paper in self.papers)

    def off(self, g: Toy) -> Step:
        """The ballot is called off: a state that does not ask."""
        return done(None)


class Election(Finish):
    """Meanwhile anybody may give a piece of food away, as far as it is not bid; or walk out; or call it off."""

    def enter(self, g: Toy) -> Step:
        return self.hold

    def hold(self, g: Toy) -> Step:
        papers = tuple(Paper(seat, ()) for seat in range(g.players) if str(seat) not in g.said)
        return call(Bids(question="bid", papers=papers), self.elected)

    def elected(self, g: Toy, count: Count) -> Step:
        """§5a  The highest bid wins."""
        highest = count.highest()
        g.president = highest[0] if len(highest) == 1 else None
        return self.finish


class Market(Election):
    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        for seat in range(g.players):
            if g.food[seat] > g.bid(seat):
                yield may(seat, "give", choices("give"), self.give)

    def give(self, g: Toy, taken: Answer) -> None:
        """Aide  To the left."""
        g.food[taken.seat] -= 1
        g.food[(taken.seat + 1) % g.players] += 1


class Verified(Election):
    """The first ballot may be called off, and is then held again from the start (Junta)."""

    called_off: Public[bool] = False

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        if not self.called_off:
            yield may(0, "verify", choices("verify"), self.verify)

    def verify(self, g: Toy, taken: Answer) -> None:
        """Verification  All bids are void."""
        self.called_off = True
        ballot = g.stack[-1]
        assert isinstance(ballot, Bids)
        g.ask.state = "off"  # the state that is put anew: it does not ask, so the ballot is over

    def elected(self, g: Toy, count: Count | None) -> Step:
        """§5a  The highest bid wins, unless the ballot was called off."""
        return self.hold if count is None else super().elected(g, count)


class Walkout(Finish):
    """§1  All answer under seal; whoever likes may walk out instead."""

    gone: Public[list[Seat]] = []

    def enter(self, g: Toy) -> Step:
        return self.ask_those_present

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        for seat in range(g.players):
            if seat not in self.gone:
                yield may(seat, "walk-out", choices("walk out"), self.walk_out)

    def walk_out(self, g: Toy, taken: Answer) -> None:
        """§2  Nobody is kept."""
        self.gone.append(taken.seat)

    def ask_those_present(self, g: Toy) -> Step:
        present = [seat for seat in range(g.players) if seat not in self.gone]
        return ask_all([question(seat, "word", choices("yes", "no")) for seat in present], self.all_in)

    def all_in(self, g: Toy, answers: list[Answer]) -> Step:
        g.said = [f"{one.seat} {getattr(one.action, 'name', '')}" for one in answers]
        return self.finish


class Blocks(Finish):
    """Scrutin  Each seat holds two blocks of votes (Junta); meanwhile anybody may say something."""

    def enter(self, g: Toy) -> Step:
        papers = tuple(
            Paper(seat, ("yes", "no"), weight=weight) for seat in range(g.players) for weight in (1, 10)
        )
        return call(Ballot(question="budget", papers=papers), self.counted)

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        yield may(0, "speak", choices("speak"), self.speak)

    def speak(self, g: Toy, taken: Answer) -> None:
        g.said.append("hear")

    def counted(self, g: Toy, count: Count) -> Step:
        g.said.append(f"{count.weight('yes')}:{count.weight('no')}")
        return self.finish


# Weighted votes with abstention (Politico), a vote within a vote (Politico, Junta)


class Investiture(Finish):
    """II.1  Openly, in turn; then once more in secret."""

    nested: Public[bool] = False

    def enter(self, g: Toy) -> Step:
        papers = tuple(Paper(seat, ("yes", "no", ABSTAIN), weight=g.seats_won[seat]) for seat in range(g.players))
        return call(Ballot(question="investiture", papers=papers), self.counted)

    def counted(self, g: Toy, count: Count) -> Step:
        passed = count.weight("yes") > count.weight("no")
        g.said.append(f"{count.weight('yes')}:{count.weight('no')} {'passed' if passed else 'refused'}")
        if self.nested:
            return self.finish
        self.nested = True
        papers = tuple(Paper(seat, ("yes", "no")) for seat in range(g.players))
        return call(Ballot(question="recount", papers=papers), self.recounted)

    def recounted(self, g: Toy, count: Count) -> Step:
        g.said.append(f"recount {count.weight('yes')}")
        return self.finish


# A counter to a counter (Politico's army)


class Army(Window):
    """II.6  Anybody may cancel the card below with an army card, which may be cancelled in turn."""

    how: ClassVar[Literal["turns", "once", "together"]] = "once"

    cancels: Public[str] = ""

    def may(self, g: Toy, seat: Seat) -> bool:
        return bool(g.hand[seat])

    def answers(self, g: Toy, seat: Seat) -> Sequence[Action]:
        return choices("army") if "army" in g.hand[seat] else ()

    def play(self, g: Toy, seat: Seat, action: Action) -> Step:
        g.hand[seat].remove("army")
        g.said.append(f"{seat} answers {self.cancels}")
        others = tuple((seat + step) % g.players for step in range(1, g.players + 1))
        return call(type(self)(order=others, cancels=f"army of {seat}", kind="army"), self.countered)

    def countered(self, g: Toy, cancelled: bool | None) -> Step:
        return done(not cancelled)


class ArmyTogether(Army):
    how = "together"


class ArmyTurns(Army):
    how = "turns"


class Coup(Finish):
    window: ClassVar[type[Army]] = Army

    def enter(self, g: Toy) -> Step:
        order = tuple(range(g.players))
        return call(self.window(order=order, cancels="coup", kind="army"), self.over)

    def over(self, g: Toy, cancelled: bool | None) -> Step:
        g.said.append("coup fails" if cancelled else "coup succeeds")
        return self.finish


class CoupTogether(Coup):
    window = ArmyTogether


class CoupTurns(Coup):
    window = ArmyTurns


# Out of turn: resign at once (Politico), or by a procedure that interrupts and returns (Junta)


class Resignation(Frame):
    """II.2.a  The seat that resigns names a successor."""

    seat: Public[Seat] = 0

    def enter(self, g: Toy) -> Step:
        return self.name_successor

    def name_successor(self, g: Toy) -> Step:
        others = [str(seat) for seat in range(g.players) if seat != self.seat]
        return ask(self.seat, "successor", choices(*others), self.named)

    def named(self, g: Toy, action: Choice) -> Step:
        g.president = int(action.name)
        g.tell(Told(f"{action.name} succeeds"))
        return done(g.president)


class Reign(Finish):
    """§1  Each seat in turn says a word; the president may resign whenever he likes, also out of turn."""

    turn: Public[int] = 0

    def enter(self, g: Toy) -> Step:
        g.president = 0
        return self.next_word

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        if g.president is not None:
            yield may(g.president, "resign", choices("resign", "abdicate"), self.resign)

    def resign(self, g: Toy, taken: Answer) -> Step | None:
        """II.2.a  At once, or by naming a successor."""
        if taken.action == Choice("abdicate"):
            g.president = None
            return None
        return interrupt(Resignation(seat=taken.seat), self.resigned)

    def resigned(self, g: Toy, successor: Seat) -> None:
        g.said.append(f"after {successor}")

    def next_word(self, g: Toy) -> Step:
        if self.turn == g.players:
            return self.finish
        words = ["yes", "no"] if g.president is not None else ["no president"]
        return ask(self.turn, "word", choices(*words), self.spoken)

    def spoken(self, g: Toy, action: Choice) -> Step:
        g.said.append(action.name)
        self.turn += 1
        return self.next_word


class SealedReign(Reign):
    """§1  The same, while all are asked at once under seal."""

    def next_word(self, g: Toy) -> Step:
        words = choices("yes", "no")
        asked = [question(seat, "word", words, changeable=True) for seat in range(g.players)]
        return ask_all(asked, self.all_spoken)

    def all_spoken(self, g: Toy, answers: list[Answer]) -> Step:
        g.said += [f"{one.seat} {getattr(one.action, 'name', '')}" for one in answers]
        return self.finish


# A series of small choices (a campaign, a proposal) that ends in `done`


class Campaign(Finish):
    """§5b  One seat places as it likes; then the other has a word."""

    placed: Public[int] = 0

    def enter(self, g: Toy) -> Step:
        return self.place

    def place(self, g: Toy) -> Step:
        names = ["token", "draw", "show", "done"] if self.placed < 5 else ["done"]
        return ask(0, "place", choices(*names), self.chosen)

    def chosen(self, g: Toy, action: Choice) -> Step:
        if action.name == "done":
            return self.other
        if action.name == "draw":
            g.said.append(g.chance.pick("card", ["ace", "king"]))
        if action.name == "show":
            g.tell(Shown("shield"))
        self.placed += 1
        return self.place

    def other(self, g: Toy) -> Step:
        return ask(1, "place", choices("done"), self.other_done)

    def other_done(self, g: Toy, action: Choice) -> Step:
        return self.finish


class Shown(Event, frozen=True):
    reveals = "to all"

    card: Public[str]

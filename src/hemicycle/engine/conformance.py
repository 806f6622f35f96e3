"""What every game must keep, whatever its rules: a game passes by being registered.

`check_games` plays at random and with hostile hands over all player counts, options and editions, and bargains in
one game in four; `check_sight` proves at every decision that a seat is told no more than it may know. Both take a
range of seeds, so that many processes can share the work, and report every violation in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from . import conformance_deals as deals
from . import flow
from .ballot import Cast
from .chance import Chance
from .citations import rule_asked
from .declare import SPECTATOR, Seat, Sight, sights
from .flow import Frame, Request
from .game import Game
from .records import Record, RecordError
from .rules import BadSetup, Rules, as_json
from .state import GameState, Setup
from .words import Action, ByLot, Event, GameOver, Message, Refused

THOROUGH = 40
"""One game in so many is checked at every decision."""
SAMPLE = 80
"""Of the others, one decision in so many."""
BARGAINING = 4
"""In one game in so many, those that are checked at every decision among them, people bargain."""
LAPSES = 1 / 50
"""How often somebody's time runs out."""
DENSE, SPARSE = 1_000, 10
"""After so many games of a run, checks within a game are so many times rarer: the games are the check."""

NONSENSE: tuple[Any, ...] = (None, {}, [], 7, "lay", {"type": "lay"}, {"type": 3}, {"type": "no-such-action"})


class Report(msgspec.Struct):
    """What a run of checks has found."""

    games: int = 0
    decisions: int = 0
    violations: list[str] = []

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations


class Violation(Exception):
    """Something that no game may do."""


@cache
def tables(rules: Rules) -> list[Setup]:
    """Every edition at every player count, with every option at each of its values."""
    found: list[Setup] = []
    for name in rules.editions:
        edition = rules.find_edition(name)
        for players in edition.players():
            found.append(rules.setup(players, edition))
        for option, values in rules.choices().items():
            for value in values[1:]:
                for players in edition.players():
                    try:
                        found.append(rules.setup(players, edition, {option: value}))
                    except BadSetup:
                        continue  # not every edition knows every value
    return found


def table(rules: Rules, seed: int) -> Setup:
    """The table of a seed: each in turn, and after one round of them all, options thrown together."""
    every = tables(rules)
    if seed < len(every):
        return every[seed]
    rng = Random(f"table {seed}")
    plainest = every[seed % len(every)]
    while True:
        thrown = {option: rng.choice(values) for option, values in rules.choices().items()}
        try:
            return rules.setup(plainest.players, plainest.edition, thrown)
        except BadSetup:
            continue


def check_games(rules: Rules, seeds: range) -> Report:
    """Random and hostile play: no dead end, bounded length, nothing created or lost, nothing slips through."""
    return _each(rules, seeds, _check_game)


def check_sight(rules: Rules, seeds: range) -> Report:
    """Sight: of two states that a seat can't tell apart it is told the same, at every decision."""
    return _each(rules, seeds, _check_sight_game)


def _each(rules: Rules, seeds: range, check: Callable[[Game, Random, int], None]) -> Report:
    report = Report()
    for seed in seeds:
        setup = table(rules, seed)
        game = Game.begin(rules, setup, f"conformance {seed}")
        try:
            check(game, Random(f"play {seed}"), seed)
        except Exception as error:
            where = f"{rules.name}, seed {seed}, {setup.summary()}, decision {game.number}"
            report.violations.append(f"{where}: {type(error).__name__}: {error}")
        report.games += 1
        report.decisions += game.number
    return report


def _decisions(game: Game, rng: Random, bargaining: bool) -> Iterator[tuple[Request, Action]]:
    """Random play: each time who answers what. Whoever asks for the next one has it carried out."""
    while not game.over:
        if game.number > game.rules.longest:
            raise Violation(f"no end after {game.number} decisions, and `longest` of its RULES says there is one")
        if bargaining:
            deals.haggle(game, rng)
        if game.state.setup.options.by_clock and rng.random() < 1 / 5:
            game.tick(game.state.minutes + 1)
        wanted = [one for one in game.requests if not one.answered or one.changeable]
        if rng.random() < 0.9:  # what may be done out of turn stands open all the time, and is done now and then
            wanted = [one for one in wanted if not one.optional]
        request = rng.choice(wanted)
        action = rng.choice(request.options)
        yield request, action
        if rng.random() < LAPSES and request.default is not None and not request.answered:
            game.lapse(request.seat, request.id)
        else:
            game.act(request.seat, request.id, action)


def _must(holds: bool, what: str, *about: Any) -> None:
    """What is asked thousands of times names what it is about apart: written out it is only when it fails."""
    if not holds:
        raise Violation(what.format(*about) if about else what)


# Random and hostile play


def _check_game(game: Game, rng: Random, seed: int) -> None:
    seen: dict[Action, None] = {Cast("nonsense"): None}
    sparse = 1 if seed < DENSE else SPARSE
    thorough = seed % (sparse * THOROUGH) == 0
    recorded = seed % sparse == 0
    for request, action in _decisions(game, rng, seed % BARGAINING == 0):
        seen.update(dict.fromkeys(request.options))
        if recorded and game.number == 30:
            _must(Record(game.record()).play(game.rules) == game, "the record of a game under way leads elsewhere")
        if thorough or rng.random() < 1 / (sparse * SAMPLE):
            _check_decision(game, request, action, list(seen), rng)
    _check_end(game, recorded)


def _check_decision(game: Game, request: Request, action: Action, seen: list[Action], rng: Random) -> None:
    _check_requests(game)
    _must(not (wrong := game.state.conserved()), f"not conserved: {wrong}")
    before = game.save()
    _check_copies(game, request, action, before)
    _check_refusals(game, seen, rng)
    deals.check_terms(game, rng)
    deals.check_refusals(game, before)
    for viewer in (SPECTATOR, *range(game.players)):
        shown = as_json(game.view(viewer))
        _must(game.state.chance.seed.encode() not in shown, f"seat {viewer} sees the seed")
    _must(game.save() == before, "looking or refusing has changed the game")


def _check_requests(game: Game) -> None:
    waiting = [one for one in game.requests if not one.optional and not one.answered]
    _must(bool(waiting), "nobody is asked, and the game is not over")
    _must(len({one.id for one in game.requests}) == len(game.requests), "two requests have the same number")
    for one in game.requests:
        _must(0 <= one.seat < game.players, f"seat {one.seat} is asked, and there is none")
        _must(len(set(one.options)) == len(one.options) > 0, f"options of {one.kind}: none, or one twice")
        played = one.default.among if isinstance(one.default, ByLot) else (one.default,)
        _must(
            one.optional or all(action in one.options for action in played),
            f"the default of {one.kind} is not among its options",
        )
        _must(bool(rule_asked(game.state, one)), f"{one.kind} names no rule")
    looked_for = game.state.copy()
    flow.settle(looked_for)
    same = looked_for.out_of_turn == game.state.out_of_turn
    _must(same, "a sealed answer lets somebody act out of turn, and nobody was told")


def _check_copies(game: Game, request: Request, action: Action, before: bytes) -> None:
    """A copy and a saved game go on as the game itself would, and the game does not notice."""
    copy, loaded = game.copy(), Game.load(game.rules, before)
    _must(copy == game and loaded == game, "a copy or a saved game is not equal to the game")
    _must(loaded.save() == before, "a saved game, loaded and saved, is not the same")
    copy.keep_undo()
    happened = copy.act(request.seat, request.id, action)
    _must(loaded.act(request.seat, request.id, action) == happened, "a saved game goes on otherwise")
    _must(copy == loaded, "a saved game goes on to another state")
    _must(game.save() == before, "acting on a copy has changed the game")
    if copy.can_undo(request.seat):
        copy.undo(request.seat)
        _must(_without_numbers(copy.state) == _without_numbers(game.state), "undo does not lead back")
        _must(copy.ledger == game.ledger, "undo does not lead back to the same deals")
    else:
        again = copy.save()
        _must(bool(_refused(copy.undo, request.seat)) and copy.save() == again, "undo past one of the nevers")


def _without_numbers(state: GameState) -> GameState:
    """A state but for the numbers of its requests, which are new after an undo."""
    state = state.copy()
    state.questions = 0
    for request in state.requests:
        request.id = 0
    return state


def _check_refusals(game: Game, seen: list[Action], rng: Random) -> None:
    """Whatever is not offered is refused, with a reason that people can read."""
    for junk in NONSENSE:
        try:
            game.rules.load_action(junk)
        except msgspec.ValidationError:
            continue
        raise Violation(f"{junk!r} is taken for an action")
    for one in game.requests:
        legal, mine = one.options[0], game.asked(one.seat)
        for seat in (SPECTATOR, game.players, (one.seat + 1) % game.players):
            _must(bool(_refused(game.act, seat, one.id, legal)), f"seat {seat} may answer for {one.seat}")
        for number in (0, -1, one.id + 1000):
            _must(bool(_refused(game.act, one.seat, number, legal)), "a request that isn't there is answered")
        for action in rng.sample(seen, min(len(seen), 12)):
            # Whoever tries what is not offered is told what `why_not` says.
            reason = None if action in one.options else _refused(game.act, one.seat, one.id, action)
            _must(action in one.options or reason is not None, "{} was not offered", action)
            if any(action in other.options for other in mine):
                against = game.why_not(one.seat, action)
                _must(against is None, "why_not has a reason against what is offered: {}", action)
            elif reason is not None:
                _must(reason.id != "refused-not-offered", "nobody says why not: {}, {}", one.kind, action)
                _must(not (wrong := deals.unsaid(game.rules, reason.id)), wrong)


def _refused(attempt: Callable[..., Any], *given: Any) -> Message | None:
    """Why an attempt is refused; nothing when it isn't."""
    try:
        attempt(*given)
    except Refused as refused:
        return refused.message
    return None


def _check_end(game: Game, recorded: bool) -> None:
    places, points = game.result
    nobody_won = set(places) == {game.players}
    _must(len(places) == len(points) == game.players, f"the result is {game.result}")
    _must(min(places) == 1 or nobody_won, f"the result is {game.result}")
    _must(not game.requests and not game.state.stack, "the game is over, and something is left to do")
    _must(not (wrong := game.state.conserved()), f"not conserved at the end: {wrong}")
    last = game.log.events[-1] if game.log and game.log.events else None
    _must(last == GameOver(places, points), f"the last event is {last}")
    _must(bool(_refused(game.act, 0, 1, Cast("late"))), "somebody acts after the end")
    deals.check_end(game)
    if not recorded:
        return
    try:
        record = Record(game.record())
        _must(record.play(game.rules) == game, "the record leads to another game")
        told = [event for _, event in record.events(game.rules)]
    except RecordError as error:
        raise Violation(f"the record does not verify: {error}") from None
    _must(told == [event for entry in game.history() for event in entry.events], "the record tells another story")


# Sight


def _check_sight_game(game: Game, rng: Random, seed: int) -> None:
    _check_opening(game)
    varies, seen = False, [*game.requests[0].options]
    for request, action in _decisions(game, rng, bargaining=True):
        viewer = rng.randrange(SPECTATOR, game.players)
        seen += rng.sample(request.options, min(len(request.options), 2))
        after = ahead(game, request, action)
        twin = check_sight_of(game, after, viewer, request, action, rng)
        if game.rules.promises:
            deals.check_sight(game, after, twin, viewer, request, action, rng)
        varies = varies or _hidden_part(twin) != _hidden_part(game.view(viewer).imagine(rng))
        for asked in rng.sample(seen, min(len(seen), 3)):
            reasons = [one.why_not(viewer, asked) for one in (game, Game(game.rules, twin, None, "", ()))]
            _must(reasons[0] == reasons[1], "seat {} is told by a reason what it can't see: {}", viewer, reasons)
    _must(varies or not _hides(game.rules), "always the same is imagined: `fill` does not fill")


def _check_opening(game: Game) -> None:
    """Before the first decision: of two deals each seat is told the same, up to what either reveals to it."""
    other = Game.begin(game.rules, game.state.setup, f"{game.state.chance.seed} dealt anew")
    for viewer in (SPECTATOR, *range(game.players)):
        if _told_the_same(viewer, game.history()[0].events, other.history()[0].events, any):
            _must_look_the_same(viewer, as_json(game.view(viewer)), other.state)


def _hides(rules: Rules) -> bool:
    """Whether a game has anything that not everybody sees."""
    own = [sights(cls).items() for cls in (rules.state, *rules.vocabulary.every(Frame))]
    base = GameState.__struct_fields__
    return any(sight is not Sight.PUBLIC for fields in own for name, sight in fields if name not in base)


def _hidden_part(state: GameState) -> GameState:
    """A state but for its chance, which is always imagined anew."""
    state = state.copy()
    state.chance = Chance("", {})
    return state


def ahead(game: Game, request: Request, action: Action) -> Game:
    """The game after an act, to compare with: once for all the checks of a decision, none of which changes it."""
    after = game.copy().keep_undo()
    after.act(request.seat, request.id, action)
    return after


def check_sight_of(
    game: Game, after: Game, viewer: Seat, request: Request, action: Action, rng: Random
) -> GameState:
    """At one decision: build a twin that the viewer can't tell apart, and compare all that it is told."""
    view = game.view(viewer)
    told = as_json(view)
    twin = view.imagine(rng)
    _must(not (wrong := twin.conserved()), f"an imagined state is impossible: {wrong}")
    viewed = twin.view(viewer)
    seen = as_json(viewed)
    if seen != told:
        raise Violation(f"seat {viewer} can tell an imagined state apart: {_difference(told, seen)}")
    dream = rng.getrandbits(64)
    one, other = view.imagine(Random(dream)), viewed.imagine(Random(dream))
    _must(one == other, f"seat {viewer} imagines otherwise what it can't tell apart")
    _must(all(asked.options for asked in twin.requests), "an imagined state is a dead end")
    for _ in range(3):
        if _offers(twin, request, action):
            _check_same_told(game, after, twin, viewer, request, action)
            break
        _must(request.seat != viewer, f"seat {viewer}'s own options hang on what it can't see")
        twin = view.imagine(rng)
    _check_undo_reveals_nothing(game, after, viewer, request, action, twin)
    return twin


def _offers(state: GameState, request: Request, action: Action) -> bool:
    return any(one.id == request.id and action in one.options for one in state.requests)


def _check_same_told(
    game: Game, after: Game, twin: GameState, viewer: Seat, request: Request, action: Action
) -> None:
    """The same act in both: until something hidden becomes known to the viewer, it is told exactly the same.

    Once with the same draws to come and once with others, which nobody may know before they are told.
    """
    told, shown = _told_last(after), as_json(after.view(viewer))
    for chance in (game.state.chance, twin.chance):
        other = twin.copy()
        other.chance = chance.copy()
        events = Game(game.rules, other, None, "", ()).act(request.seat, request.id, action)
        if _told_the_same(viewer, told, events):
            _must_look_the_same(viewer, shown, other)


def _told_last(game: Game) -> tuple[Event, ...]:
    return game.log.events if game.log else ()


def _must_look_the_same(viewer: Seat, shown: bytes, other: GameState) -> None:
    """What a viewer is shown of one state, encoded, is what it sees of another."""
    seen = as_json(other.view(viewer))
    if seen != shown:
        where = _difference(shown, seen)
        raise Violation(f"seat {viewer} sees something hidden of which no event tells: {where}")


def _difference(this: bytes, that: bytes) -> str:
    """Where two encoded states part, as `purses.1: 7 / 9`."""
    one, other = msgspec.json.decode(this), msgspec.json.decode(that)
    path: list[str] = []
    while type(one) is type(other) and isinstance(one, (dict, list)) and len(one) == len(other):
        keys = [key for key in one if key in other] if isinstance(one, dict) else range(len(one))
        parted = [key for key in keys if one[key] != other[key]]
        if not parted:
            break
        path.append(str(parted[0]))
        one, other = one[parted[0]], other[parted[0]]
    return f"{'.'.join(path)}: {one!r:.80} / {other!r:.80}"


def _told_the_same(
    viewer: Seat,
    these: tuple[Event, ...],
    those: tuple[Event, ...],
    reveal: Callable[[list[bool]], bool] = all,
) -> bool:
    for this, that in zip_longest(these, those):
        if this is None or that is None or this.mask(viewer) != that.mask(viewer):
            honest = [event is not None and event.reveals_to(viewer) for event in (this, that)]
            _must(reveal(honest), "seat {} is told something hidden: {} / {}", viewer, this, that)
            return False
    return True


def _check_undo_reveals_nothing(
    game: Game, after: Game, viewer: Seat, request: Request, action: Action, twin: GameState
) -> None:
    """What can be undone must be open to a seat whatever it hides, or it would show something of that."""
    if viewer != request.seat and after.can_undo(request.seat):
        if not _told_last(after) and _without_numbers(after.view(viewer)) == _without_numbers(game.view(viewer)):
            return  # the viewer sees nothing of it
        _must(_offers(twin, request, action), "{} can be undone, and shows what the seat holds", action)

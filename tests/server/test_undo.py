"""Undo at a table: the game, the log, the deals and the record are as if what was taken back had never been."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.deals import AcceptDeal, Offer
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.words import Refused
from hemicycle.games.junta.politics.budget import Budget, PutBill
from hemicycle.games.zoocracy.campaign import Place
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server import story
from hemicycle.server.keeper import Keeper
from hemicycle.server.scene import Scene, Viewer
from hemicycle.server.table import Table
from tests.registered import every_game, near

from .client import fold
from .conftest import run
from .tables import ME, OPEN, House, Person, house

Plain = dict[str, Any]


class Sitting:
    """A table of people, without a hall: what they do is entered, and what each viewer is told is folded."""

    def __init__(self, rules: Rules, seats: int, **settings: Any):
        wishes = [p.SeatWish("open")] * seats
        self.table = Table("t", p.NewTable(rules.name, wishes, **settings), "secret", 0.0, "p0")
        self.now = 0.0
        self.entries: list[e.AnyEntry] = []
        self.scene = Scene(self.table)
        self.viewers = [Viewer(seat, "en") for seat in range(-1, seats)]
        self.known: dict[Viewer, Any] = {}
        self.seen: dict[Viewer, Plain] = {viewer: {} for viewer in self.viewers}
        for seat in range(seats):
            self.enter(e.Sat(at=0, seat=seat, player=f"p{seat}", name=f"P{seat}"))
        setup = Table.setup(self.table.settings)
        self.enter(e.Began(at=0, rules=rules.version, fingerprint=setup.edition.fingerprint))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def enter(self, entry: e.AnyEntry) -> None:
        self.entries.append(e.decode(e.encode(entry)))
        self.table.apply(self.entries[-1])
        look = self.scene.look(self.now)
        for viewer in self.viewers:
            before = self.known.get(viewer)
            self.known[viewer], news = look.news(viewer, before)
            if news:
                fold(self.seen[viewer], msgspec.json.decode(news))

    def act(self, seat: int, request: int, *actions: Any, by: e.By = "person") -> None:
        self.now += 1
        chosen = tuple(plain(action) for action in actions)
        self.enter(e.Acted(at=self.now, seat=seat, request=request, actions=chosen, by=by))

    def bargain(self, seat: int, move: Any) -> None:
        self.now += 1
        self.enter(e.Bargained(at=self.now, seat=seat, move=plain(move)))

    def undo(self, seat: int) -> None:
        self.now += 1
        self.enter(e.Undone(at=self.now, seat=seat, request=self.game.undoable(seat)[0]))

    def whole(self, viewer: Viewer) -> Plain:
        """What somebody would be told who comes only now."""
        seen: Plain = {}
        fold(seen, msgspec.json.decode(self.scene.look(self.now).news(viewer)[1]))
        return seen


def unnumbered(seen: Plain) -> Plain:
    """What was told, but for the time, the numbers of requests and entries, and that something was taken back."""
    told: Plain = msgspec.json.decode(msgspec.json.encode(seen))
    del told["number"], told["now"]
    for asked in told["asked"]:
        del asked["id"]
    for waiting in told["waiting"]:
        waiting.pop("patience", None)
    if "undo" in told["you"]:
        del told["you"]["undo"]["request"]
    told["lines"] = [line for line in told.get("lines", []) if line["type"] != "table-undone"]
    told.pop("talk", None)
    return told


def numberless(game: Game) -> Any:
    """The whole state but for the numbers of its requests, which are new after an undo."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: bare(one) for name, one in value.items() if name not in ("id", "questions")}
        return [bare(one) for one in value] if isinstance(value, list) else value

    return bare(msgspec.json.decode(game.save())["state"])


def played(rules: Rules, decisions: int) -> tuple[Sitting, list[tuple[Any, ...]], int]:
    """People at random who take back a good part of what they may; what stood in the end, and how often."""
    rng, sitting = Random(7), Sitting(rules, near(rules, 4), talk="free")
    stood: list[tuple[Any, ...]] = []
    undone = 0
    while not sitting.game.over and sitting.game.number < decisions:
        game = sitting.game
        waiting = [one for one in game.requests if not one.answered]
        request = rng.choice(waiting)
        place = game.requests.index(request)
        action = rng.choice(request.options)
        sitting.act(request.seat, request.id, action)
        stood.append(("act", request.seat, request.kind, place, action))
        others = [seat for seat in range(game.players) if seat != request.seat]
        if rules.promises and rng.random() < 0.2 and len(others) > 1:
            offering, partner = rng.sample(others, 2)
            stood += offered(sitting, offering, partner, rng)
        if sitting.game.can_undo(request.seat) and rng.random() < 0.6:
            sitting.undo(request.seat)
            undone += 1
            last = max(at for at, one in enumerate(stood) if one[:2] == ("act", request.seat))
            del stood[last]
    return sitting, stood, undone


def offered(sitting: Sitting, seat: int, partner: int, rng: Random) -> list[tuple[Any, ...]]:
    """Others whisper an offer meanwhile, which nobody else may notice."""
    terms = [term for term in sitting.game.terms(seat, (partner,)) if not term.at_once]
    if not terms or any(deal.status == "open" and partner in deal.parties for deal in sitting.game.ledger.deals):
        return []
    move = Offer((partner,), (rng.choice(terms),))
    sitting.bargain(seat, move)
    if rng.random() < 0.5:
        return [("bargain", seat, move)]
    agreed = AcceptDeal(sitting.game.ledger.deals[-1].id)
    sitting.bargain(partner, agreed)
    return [("bargain", seat, move), ("bargain", partner, agreed)]


def again(rules: Rules, stood: list[tuple[Any, ...]]) -> Sitting:
    """The same at a table at which nobody ever took anything back."""
    sitting = Sitting(rules, near(rules, 4), talk="free")
    for what, seat, *of in stood:
        if what == "bargain":
            sitting.bargain(seat, *of)
            continue
        kind, place, action = of
        request = sitting.game.requests[place]
        assert (request.seat, request.kind) == (seat, kind)
        sitting.act(seat, request.id, action)
    return sitting


@every_game
def test_a_table_is_as_if_what_was_taken_back_had_never_been(rules: Rules) -> None:
    sitting, stood, undone = played(rules, 90)
    plainly = again(rules, stood)
    assert undone or rules.name not in ("koalition", "zoocracy", "politico", "junta")
    assert numberless(sitting.game) == numberless(plainly.game)
    assert sitting.game.ledger == plainly.game.ledger
    assert sitting.game.record() == plainly.game.record()
    assert numberless(Record(sitting.game.record()).play(rules)) == numberless(plainly.game)
    for viewer in sitting.viewers:
        told = unnumbered(sitting.seen[viewer])
        assert told == unnumbered(sitting.whole(viewer))
        assert told == unnumbered(plainly.whole(viewer))
    for move in range(0, sitting.game.number, 17):
        assert numberless(sitting.table.at(move)) == numberless(plainly.table.at(move))
    course, plain_course = (story.Course(one.scene, "en") for one in (sitting, plainly))
    assert (course.chapters, course.points) == (plain_course.chapters, plain_course.points)


@every_game
def test_a_table_that_is_loaded_again_is_the_same_to_the_last_number(rules: Rules) -> None:
    sitting, _, _ = played(rules, 60)
    loaded = Sitting(rules, near(rules, 4), talk="free")
    loaded.now = sitting.now
    loaded.table = Table("t", sitting.table.settings, "secret", 0.0, "p0")
    for entry in sitting.entries:
        loaded.table.apply(entry)
    loaded.scene = Scene(loaded.table)
    assert loaded.game.state == sitting.game.state
    assert loaded.game.ledger == sitting.game.ledger
    assert loaded.table.minutes == sitting.table.minutes
    assert loaded.table.opened == sitting.table.opened
    for viewer in sitting.viewers:
        assert loaded.whole(viewer) == sitting.whole(viewer)
    for seat in range(sitting.game.players):
        assert loaded.game.undoable(seat) == sitting.game.undoable(seat)


# --- what is set piece by piece ------------------------------------------------------------------------------


def until(sitting: Sitting, kind: str) -> Any:
    """Play on, each the first thing that is open, until a kind of question is put."""
    rng = Random(3)
    while True:
        for request in sitting.game.requests:
            if request.kind == kind:
                return request
        request = next(one for one in sitting.game.requests if not one.optional and not one.answered)
        sitting.act(request.seat, request.id, rng.choice(request.options))


def told_to(sitting: Sitting, seat: int) -> Plain:
    return sitting.seen[Viewer(seat, "en")]


def test_food_placed_in_zoocracy_can_be_taken_back_while_the_turn_lasts() -> None:
    sitting = Sitting(games.find("zoocracy"), 3)
    request = until(sitting, "campaign")
    seat, before = request.seat, numberless(sitting.game)
    place = next(action for action in request.options if isinstance(action, Place))
    lines = len(told_to(sitting, (seat + 1) % 3)["lines"])
    sitting.act(seat, request.id, place)
    assert told_to(sitting, seat)["you"]["undo"]["request"] == request.id
    assert "undo" not in told_to(sitting, (seat + 1) % 3)["you"]
    sitting.undo(seat)
    assert numberless(sitting.game) == before
    assert told_to(sitting, (seat + 1) % 3)["lines"][lines:][0]["type"] == "table-undone"
    step = told_to(sitting, seat)["you"].get("undo", {"request": 0})
    assert step["request"] != request.id


def test_bills_put_on_piles_in_junta_can_be_taken_back_one_after_the_other() -> None:
    sitting = Sitting(games.find("junta"), 5)
    request = until(sitting, "make-budget")
    seat, before = request.seat, numberless(sitting.game)
    for _ in range(3):
        (request,) = [one for one in sitting.game.asked(seat) if not one.optional]
        put = next(action for action in request.options if isinstance(action, PutBill))
        sitting.act(seat, request.id, put)
    for _ in range(3):
        assert told_to(sitting, seat)["you"]["undo"]["said"]
        sitting.undo(seat)
    assert numberless(sitting.game) == before
    frame = sitting.game.state.stack[-1]
    assert isinstance(frame, Budget)
    assert frame.taken_back == 0, "it does not count as a bill moved to and fro"


def test_parts_of_a_proposal_in_zoocracy_go_back_whole_when_they_were_sent_whole() -> None:
    sitting = Sitting(games.find("zoocracy"), 3)
    request = until(sitting, "propose")
    seat, before = request.seat, numberless(sitting.game)
    first = request.options[0]
    trial = sitting.game.copy()
    trial.act(seat, request.id, first)
    (follows,) = [one for one in trial.asked(seat) if not one.optional]
    sitting.act(seat, request.id, first, next(one for one in follows.options if type(one) is type(first)))
    moves = told_to(sitting, seat)["moves"]
    assert told_to(sitting, seat)["you"]["undo"]["request"] == request.id
    sitting.undo(seat)
    assert numberless(sitting.game) == before
    assert told_to(sitting, seat)["moves"] == moves - 2


# --- who may, and when ---------------------------------------------------------------------------------------


def feeding(**settings: Any) -> tuple[Sitting, int]:
    """Zoocracy with three people, of whom one has just placed food."""
    sitting = Sitting(games.find("zoocracy"), 3, **settings)
    request = until(sitting, "campaign")
    place_food(sitting, request.seat)
    return sitting, request.seat


def place_food(sitting: Sitting, seat: int) -> None:
    (request,) = [one for one in sitting.game.asked(seat) if not one.optional]
    sitting.act(seat, request.id, next(one for one in request.options if isinstance(one, Place)))


def why_not(sitting: Sitting, seat: int, request: int) -> str:
    """Which never a refusal names; nothing may have changed."""
    before = sitting.game.save(), list(sitting.table.minutes)
    with pytest.raises(Refused) as refused:
        sitting.table.apply(e.Undone(at=sitting.now, seat=seat, request=request))
    assert (sitting.game.save(), sitting.table.minutes) == before
    assert refused.value.message.id == "refused-undo"
    assert refused.value.said("en") != refused.value.said("fr")
    return str(refused.value.message.params["why"])


def test_nobody_takes_back_what_another_did_nor_the_same_twice_nor_what_was_done_before() -> None:
    sitting, seat = feeding()
    request = sitting.game.undoable(seat)[0]
    for other in range(3):
        if other != seat:
            assert why_not(sitting, other, request) == "another"
    place_food(sitting, seat)
    assert why_not(sitting, seat, request) == "stale"
    sitting.undo(seat)
    sitting.undo(seat)
    assert why_not(sitting, seat, request) != ""
    place_food(sitting, seat)
    assert why_not(sitting, seat, request) == "stale", "a late click takes back nothing else"


def test_nobody_takes_back_a_turn_that_is_over_a_draw_or_what_was_shown() -> None:
    sitting, _ = feeding()
    whys: set[str] = set()
    rng = Random(5)
    while sitting.game.number < 400 and not sitting.game.over and whys < {"turn", "reveal", "draw"}:
        request = next(one for one in sitting.game.requests if not one.optional and not one.answered)
        sitting.act(request.seat, request.id, rng.choice(request.options))
        if not sitting.game.can_undo(request.seat):
            whys.add(why_not(sitting, request.seat, request.id))
            assert "undo" not in told_to(sitting, request.seat)["you"]
    assert whys >= {"turn", "reveal", "draw"}


def test_what_others_whisper_neither_ends_it_nor_is_told_by_it() -> None:
    sitting, seat = feeding(promises="parties")
    one, two = [other for other in range(3) if other != seat]
    known = sitting.known[Viewer(seat, "en")]
    offer = Offer((two,), (sitting.game.terms(one, (two,))[0],))
    sitting.bargain(one, offer)
    assert sitting.scene.look(sitting.now).news(Viewer(seat, "en"), known)[1] == b""
    sitting.undo(seat)
    (deal,) = sitting.game.ledger.deals
    assert (deal.status, deal.by) == ("open", one)
    assert deal.id in told_to(sitting, two)["deals"]
    assert deal.id not in told_to(sitting, seat).get("deals", {})


def test_whoever_has_bargained_since_takes_nothing_back() -> None:
    sitting, seat = feeding()
    request, other = sitting.game.undoable(seat)[0], (seat + 1) % 3
    sitting.bargain(other, Offer((seat,), (sitting.game.terms(other, (seat,))[0],)))
    assert "undo" not in told_to(sitting, seat)["you"]
    assert why_not(sitting, seat, request) == "deal"


def test_a_bots_decision_for_somebody_is_not_theirs_to_take_back() -> None:
    sitting = Sitting(games.find("zoocracy"), 3)
    request = until(sitting, "campaign")
    place = next(one for one in request.options if isinstance(one, Place))
    sitting.act(request.seat, request.id, place, by="bot")
    assert why_not(sitting, request.seat, request.id) == "nothing"


def test_the_clock_goes_on_as_if_it_had_never_been_answered() -> None:
    sitting = Sitting(games.find("zoocracy"), 3, clock=60)
    request = until(sitting, "campaign")
    seat, opened = request.seat, sitting.table.opened[request.id]
    sitting.now += 30
    place_food(sitting, seat)
    sitting.now += 10
    sitting.undo(seat)
    (request,) = [one for one in sitting.table.awaited if one.seat == seat]
    assert sitting.table.deadline(request) == opened + 60


# --- at a table of the server --------------------------------------------------------------------------------


async def fed(h: House, *names: str, **settings: Any) -> tuple[list[Person], Person]:
    """Zoocracy with these people; whoever may place food has placed some."""
    host = await h.person(names[0])
    table = await h.table(host, ME, *[OPEN] * (len(names) - 1), game="zoocracy", **settings)
    people = [await (await h.person(name)).come(table) for name in names]
    for seat, person in enumerate(people[1:], 1):
        await person.do(p.Sit, seat=seat)
    for person in people:
        await person.do(p.Ready)
    while True:
        for person in people:
            person.read()
        asked = next(person for person in people if person.asked and "answered" not in person.asked[0])
        if asked.asked[0]["kind"] == "campaign":
            await place_some(asked)
            for person in people:
                person.read()
            return people, asked
        await asked.answer()


async def place_some(person: Person) -> None:
    request = person.asked[0]
    choice = next(at for at, one in enumerate(request["options"]) if one["action"]["type"] == "place")
    await person.answer(choice)


def test_everybody_is_told_and_a_command_that_comes_twice_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            people, ada = await fed(h, "Ada", "Bruno", "Clara")
            others = [one for one in people if one is not ada]
            step, moves = ada.seen["you"]["undo"], ada.seen["moves"]
            assert step["said"] == "Place 1 token on the elephants"
            for other in others:
                assert await other.refused(p.Undo, request=step["request"]) == "refused-undo"
            placed = others[0].seen["lines"][-1]
            await ada.do(p.Undo, id="u1", request=step["request"])
            await ada.do(p.Undo, id="u1", request=step["request"])
            for person in people:
                person.read()
                assert person.seen["moves"] == moves - 1
                assert placed not in person.seen["lines"]
                assert person.seen["lines"][-1]["type"] == "table-undone"
            assert await ada.refused(p.Undo, request=step["request"]) == "refused-undo"
            assert ada.asked[0]["id"] > step["request"]

    run(play)


def test_who_was_away_meanwhile_reads_the_same_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            people, ada = await fed(h, "Ada", "Bruno", "Clara")
            bruno = next(one for one in people if one is not ada)
            number, table = bruno.seen["number"], ada.clerk.table.id  # type: ignore[union-attr]
            bruno.go()
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            await place_some(ada)
            await bruno.come(table, number)
            again = await (await h.person(bruno.player.name)).come(table)
            assert bruno.seen["lines"] == again.seen["lines"]

    run(play)


def test_a_table_that_was_unloaded_after_an_undo_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            people, ada = await fed(h, "Ada", "Bruno", "Clara")
            await place_some(ada)
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            clerk = ada.clerk
            assert clerk is not None
            seen, game = ada.seen, clerk.table.game
            for person in people:
                person.go()
            h.hall.discard(clerk)
            clerk.shut()
            await ada.come(clerk.table.id)
            assert ada.clerk is not clerk
            assert ada.clerk is not None
            assert ada.clerk.table.game == game
            for name in ("you", "asked", "board", "mine", "moves", "lines"):
                assert ada.seen[name] == seen[name]
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])

    run(play)


def test_what_could_not_be_written_was_not_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, ada = await fed(h, "Ada", "Bruno", "Clara")
            moves, table = ada.seen["moves"], ada.clerk.table.id  # type: ignore[union-attr]

            async def fails(write: Any) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(h.store, "append", fails)
                with pytest.raises(OSError, match="full"):
                    await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            await ada.come(table)
            assert ada.seen["moves"] == moves
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            assert ada.seen["moves"] == moves - 1

    run(play)


def test_whose_time_for_it_is_over_takes_nothing_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, ada = await fed(h, "Ada", "Bruno", "Clara", clock=60)
            h.clock.now += 59
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            await place_some(ada)
            h.clock.now += 1
            request = ada.seen["you"]["undo"]["request"]
            assert await ada.refused(p.Undo, request=request) == "refusal-undo-time"

    run(play)


def test_bots_forget_what_was_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, ada = await fed(h, "Ada", "Bruno", "Clara")
            assert ada.clerk is not None
            keeper: Keeper = ada.clerk.keeper
            told = keeper.mind(1)
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            assert keeper.minds == {}
            assert keeper.mind(1) is not told
            assert keeper.mind(1).told == -1, "it will be told everything that is so"

    run(play)

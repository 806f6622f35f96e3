"""A lesson at the server: a table of one's own that begins at once, waits for its notes, and keeps one's place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle import games
from hemicycle.engine import lessons
from hemicycle.engine.records import Record
from hemicycle.server import protocol as p
from hemicycle.server import story
from hemicycle.server.refusal import Refusal

from .conftest import run
from .tables import House, Person, house

CHAIR = games.find("chair")
LESSON = p.NewLesson("chair")


def note(person: Person) -> dict[str, Any]:
    """The note that is up; nothing: none."""
    up: dict[str, Any] = person.seen["taught"].get("note") or {}
    return up


async def learner(h: House, name: str = "") -> Person:
    """Somebody who has just begun the lesson."""
    person = await h.person(name or "learner")
    person.player.name = name
    return await person.come(await h.hall.learn(person.player, LESSON))


async def next_note(h: House, person: Person, *, but: str = "") -> str:
    """Until a note is up that is another one."""

    def is_up() -> bool:
        person.read()
        return bool(note(person)) and note(person)["name"] != but

    await h.until(is_up)
    return str(note(person)["name"])


async def do_what_is_asked(person: Person) -> None:
    up = note(person)
    tries = up.get("tries")
    if not tries:
        return await person.do(p.Read, note=up["name"])
    wanted = tries[0]
    if wanted.get("terms"):
        return await person.do(p.Offer, parties=wanted["parties"], terms=wanted["terms"])
    if wanted.get("deal"):
        return await person.do(p.Reply, deal=wanted["deal"], answer=wanted["answer"])
    await person.do(p.Act, request=wanted["request"], actions=[wanted["action"]])


async def learn(h: House, person: Person, up_to: str) -> list[str]:
    """Do what the notes ask for, up to one of them; the notes."""
    shown = [await next_note(h, person)]
    while shown[-1] != up_to:
        await do_what_is_asked(person)
        shown.append(await next_note(h, person, but=shown[-1]))
    return shown


def test_somebody_without_a_name_learns_a_game_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            assert person.seen["table"]["state"] == "playing"
            assert person.seen["table"]["lesson"] == "first"
            shown = await learn(h, person, "closing")
            assert shown == [*[one.name for one in lessons.find(CHAIR).bubbles], "closing"]
            await do_what_is_asked(person)
            assert person.seen["taught"]["done"]
            tables = await h.hall.tables(person.player)
            assert [(one.lesson, one.learnt) for one in tables.mine] == [("first", True)]

    run(play)


def test_a_lesson_is_in_nobodys_list(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            await learner(h)
            other = await h.person("Bruno")
            tables = await h.hall.tables(other.player)
            assert (tables.open, tables.watch) == ([], [])

    run(play)


def test_bots_wait_while_a_note_is_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            assert person.clerk is not None
            assert person.clerk.keeper.bots_due() == []
            await learn(h, person, "vote")
            assert person.clerk.table.moves == 0

    run(play)


def test_another_choice_is_answered_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            await learn(h, person, "vote")
            other = person.asked[0]["options"][1]["action"]
            assert (
                await person.refused(p.Act, request=person.asked[0]["id"], actions=[other]) == "bubble-vote-else"
            )
            await learn(h, person, "offer")
            deal = note(person)["tries"][0]["deal"]
            assert await person.refused(p.Reply, deal=deal, answer="refuse") == "lesson-first"

    run(play)


def test_a_note_that_asks_for_something_is_not_read_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            await learn(h, person, "vote")
            await person.do(p.Read, note="vote")
            await person.do(p.Read, note="tie")
            assert note(person)["name"] == "vote"

    run(play)


def test_whoever_leaves_and_comes_back_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            await learn(h, person, "taken")
            await person.do(p.Leave)
            assert person.clerk is not None
            assert not person.clerk.table.seats[0].kept
            again = await h.hall.learn(person.player, LESSON)
            assert again == person.clerk.table.id
            h.hall.discard(person.clerk)  # as after a restart
            back = await (await h.person("learner")).come(again)
            assert note(back)["name"] == "taken"
            assert back.seen["taught"]["seen"] == 3
            anew = await h.hall.learn(person.player, p.NewLesson("chair", again=True))
            assert anew != again

    run(play)


def test_whoever_skips_plays_on_freely(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            await learn(h, person, "vote")
            await person.do(p.Skip)
            assert not note(person)
            assert person.seen["taught"]["skipped"]
            await person.answer(1)
            clerk = person.clerk
            assert clerk is not None
            await h.until(lambda: clerk.table.moves == 3)
            assert await h.hall.learn(person.player, LESSON) != clerk.table.id

    run(play)


def test_notes_are_said_in_the_learners_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h)
            english = note(person)["said"]
            await person.do(p.Speak, lang="fr")
            assert note(person)["said"] == "À chaque manche, un joueur obtient la chaise. " + (
                "Une chaise à vous vaut 2 points. Après trois manches, le joueur qui a le plus de points gagne."
            )
            assert english != note(person)["said"]

    run(play)


def test_the_record_of_a_lesson_is_proved_like_any_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            person = await learner(h, "Nora")
            await learn(h, person, "closing")
            assert person.clerk is not None
            record = Record(story.record(person.clerk.table))
            assert record.end.secret == lessons.find(CHAIR).secret
            assert record.play(CHAIR).over

    run(play)


def test_at_another_table_there_are_no_notes(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            nora = await h.person("Nora")
            await nora.come(await h.table(nora))
            assert "taught" not in nora.seen
            assert await nora.refused(p.Skip) == "refusal-no-lesson"

    run(play)


def test_there_is_no_lesson_that_a_game_does_not_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            nora = await h.person("Nora")
            for wrong in (p.NewLesson("chess"), p.NewLesson("chair", "second")):
                with pytest.raises(Refusal, match="choose one of"):
                    await h.hall.learn(nora.player, wrong)

    run(play)

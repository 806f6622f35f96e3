"""Editions of one's own on a server: chosen in the set-up, named as what they are, and kept by their tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from hemicycle.server.settings import BadSettings, Settings
from hemicycle.server.shelf import Shelf, files
from hemicycle.server.table import Table

from .conftest import run
from .tables import BOT, ME, OPEN, House, house

SECOND = games.find("koalition").find_edition("second").text
MINE = SECOND.replace('id = "second"', 'id = "mine"').replace("1995–96", "by my box", 1)
MINE = MINE.replace('title = "Second edition', 'title = "My figures').replace(
    "card_points = { source = 1 }", "card_points = { rulebook = 2 }"
)
OWN = games.find("koalition").edition.parse(MINE)


def put(folder: Path, text: str = MINE, name: str = "mine") -> Path:
    (folder / "editions").mkdir(exist_ok=True)
    file = folder / "editions" / f"{name}.toml"
    file.write_text(text, "utf-8")
    return file


def offered(h: House) -> dict[str, p.EditionInfo]:
    (koalition,) = [game for game in h.hall.games() if game.name == "koalition"]
    return {one.id: one for one in koalition.editions}


def test_an_edition_in_the_folder_can_be_chosen_and_is_named_as_ones_own(tmp_path: Path) -> None:
    put(tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            assert list(offered(h)) == ["second", "first", "mine"]
            mine = offered(h)["mine"]
            assert mine.own
            assert not offered(h)["second"].own
            assert mine.said.en.startswith("My figures")
            assert "own figures" in mine.said.en
            assert "chiffres personnels" in mine.said.fr
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, edition="mine"))
            assert ada.seen["table"]["own"]["said"]["en"] == mine.said.en
            await ada.do(p.Ready)
            assert ada.clerk is not None
            game = ada.clerk.table.game
            assert game is not None
            assert game.state.setup.edition.fingerprint == OWN.fingerprint

    run(play)


def test_a_table_keeps_its_edition_when_the_file_is_changed_or_gone(tmp_path: Path) -> None:
    file = put(tmp_path)
    tables: list[str] = []

    async def begin() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            tables.append(await h.table(ada, ME, BOT, BOT, edition="mine"))
            tables.append(await h.table(ada, ME, OPEN, OPEN, edition="mine"))
            await ada.come(tables[0])
            await ada.do(p.Ready)

    run(begin)
    file.write_text(
        MINE.replace("doppler = { rulebook = 7 }", "doppler = { rulebook = 6 }").replace(
            "sturz = { rulebook = 4 }", "sturz = { rulebook = 5 }"
        ),
        "utf-8",
    )

    async def go_on() -> None:
        async with house(tmp_path) as h:
            for table in tables:
                clerk = await h.hall.find(table)
                assert clerk is not None
                assert clerk.table.setup(clerk.table.settings).edition.fingerprint == OWN.fingerprint

    run(go_on)
    file.unlink()

    async def once_more() -> None:
        async with house(tmp_path) as h:
            assert "mine" not in offered(h)
            watching = await (await h.person("Bruno")).come(tables[0])
            assert watching.seen["table"]["own"]["id"] == "mine"
            assert watching.clerk is not None
            clerk = await h.hall.find(await h.hall.again(watching.clerk.table, watching.player))
            assert clerk is not None
            assert clerk.table.setup(clerk.table.settings).edition.fingerprint == OWN.fingerprint

    run(once_more)


def test_the_record_of_such_a_table_holds_the_figures(tmp_path: Path) -> None:
    settled = Shelf([put(tmp_path)]).settle(p.NewTable("koalition", [ME, BOT, BOT], "mine", {"countries": 5}))
    game = Game.begin(games.find("koalition"), Table.setup(settled), "secret")
    while not game.over:
        game.act(game.requests[0].seat, game.requests[0].id, game.requests[0].options[0])
    record = Record(game.record())
    assert record.header.table["edition"]["text"] == MINE
    assert record.play(games.find("koalition")).over


def test_an_unknown_edition_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            with pytest.raises(Refusal, match="mine"):
                await h.table(ada, ME, BOT, BOT, edition="mine")

    run(play)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SECOND.replace("card_points = { source = 1 }", "card_points = { source = 2 }"), "an id of its own"),
        (
            MINE.replace("doppler = { rulebook = 7 }", "doppler = { rulebook = 6 }"),
            "be 20 in all, not 19",
        ),
        (MINE.replace('id = "mine"', f'id = "{"m" * 40}"'), "1 to 32 letters"),
        ("not toml", "not TOML"),
    ],
)
def test_a_bad_file_is_told_when_the_server_starts(tmp_path: Path, text: str, said: str) -> None:
    file = put(tmp_path, text)
    with pytest.raises(BadSettings, match=said) as bad:
        Shelf([file])
    assert str(file) in str(bad.value)


def test_a_mere_copy_is_not_offered_twice_and_two_of_one_id_are_refused(tmp_path: Path) -> None:
    assert Shelf([put(tmp_path, SECOND, "copy")]).of("koalition") == []
    one = put(tmp_path, MINE, "one")
    two = put(tmp_path, MINE.replace("My figures", "Other figures"), "two")
    with pytest.raises(BadSettings, match="has the id 'mine' too"):
        Shelf([one, two])
    with pytest.raises(BadSettings, match="can’t be read"):
        Shelf([tmp_path / "none.toml"])


def test_files_that_are_named_come_before_those_of_the_folder(tmp_path: Path) -> None:
    inside, named = put(tmp_path), tmp_path / "elsewhere.toml"
    settings = Settings(f"sqlite:///{tmp_path}/hall.db", tmp_path, editions=(named,))
    assert files(settings) == [named, inside]


def test_two_editions_of_junta_do_not_name_each_others_cards() -> None:
    rules = games.find("junta")
    shipped = rules.find_edition("las-bananas")
    own = rules.edition.parse(
        shipped.text.replace('id = "las-bananas"', 'id = "mine"').replace('en = "Church"', 'en = "Cathedral"')
    )
    for edition, title in ((shipped, "Church"), (own, "Cathedral")):
        said = rules.texts("en").playing(edition).say("event-influence-played", family=0, card="church")
        assert title in said

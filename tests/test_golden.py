"""Golden games: records of whole games, for every version of the rules there ever was.

Those of today's version must go on verifying, line by line, to the same result; those of older ones must go on
being read and told from what they stored. None is ever rewritten. If one of today's fails, games now end otherwise
than they did: if that is a mistake, mend it; if it is meant, raise `version` in the game's `RULES`, then write the
golden games of the new version, of all games or of one, beside the old ones:

    .venv/bin/python -m tests.test_golden
    .venv/bin/python -m tests.test_golden politico
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from hemicycle import games
from hemicycle.cli.main import main
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from tests.registered import GAMES, every_game, wanted

FOLDER = Path(__file__).parent / "golden"

MEANT = (
    "A golden game no longer verifies. If results changed on purpose, raise `version` in the RULES of {game} and "
    "write golden games of the new version: python -m tests.test_golden"
)


class Golden(NamedTuple):
    """A table at which a golden game is played."""

    game: str
    edition: str
    players: int
    options: dict[str, Any]
    label: str = ""
    """Where there is more than one for the same number of players."""

    @property
    def name(self) -> str:
        return " ".join(part for part in (self.game, self.edition, str(self.players), self.label) if part)

    @property
    def file(self) -> Path:
        _, *parts = self.name.split()
        return folder(self.game) / f"{'-'.join(parts)}.jsonl"


def folder(game: str) -> Path:
    """Where the golden games of today's rules lie; those of the first version lie above the others."""
    version = games.find(game).version
    return FOLDER / game / f"v{version}" if version > 1 else FOLDER / game


SHORT = {"countries": 5}
CHOSEN = [
    Golden("koalition", "second", 3, SHORT),
    Golden("koalition", "second", 4, {**SHORT, "stacking": True}),
    Golden("koalition", "second", 5, {**SHORT, "compatibility": "chain"}),
    Golden("koalition", "second", 6, {**SHORT, "resigned_scores": False}),
    Golden("koalition", "second", 7, SHORT),
    Golden("koalition", "second", 8, {**SHORT, "no_coalition": "drop", "first_starter": "lot"}),
    Golden("koalition", "second", 9, {**SHORT, "offers": 1}),
    Golden("koalition", "second", 10, SHORT),
    Golden("koalition", "first", 3, SHORT),
    Golden("koalition", "first", 4, {**SHORT, "compatibility": "chain"}),
    Golden("koalition", "first", 5, SHORT),
    Golden("koalition", "first", 6, {**SHORT, "no_coalition": "drop"}),
    Golden("koalition", "first", 7, {**SHORT, "offers": 1}),
    Golden("koalition", "first", 8, SHORT),
    *[Golden("zoocracy", "2019", players, {}) for players in (2, 3, 4, 5, 6)],
    Golden("zoocracy", "2019", 3, {"strict_tokens": True}, "strict"),
    Golden("zoocracy", "2019", 4, {"deck": "turbulent"}, "turbulent"),
    Golden("zoocracy", "2019", 5, {"advanced": True}, "advanced"),
    Golden("politico", "original", 3, {"length": "short"}),
    Golden("politico", "original", 4, {}),
    Golden("politico", "original", 5, {"piles": "cycle", "length": "long"}),
    Golden("politico", "original", 6, {"scandal": "victim"}),
    Golden("politico", "original", 7, {}),
    Golden("politico", "original", 8, {"length": "short"}),
    Golden("politico", "original", 4, {"ending": "clock"}, "clock"),
    Golden("junta", "las-bananas", 2, {"coups": "strict"}),
    Golden("junta", "las-bananas", 3, {"toll": "yes"}),
    Golden("junta", "las-bananas", 4, {}),
    Golden("junta", "las-bananas", 5, {"toll": "yes", "block": "yes", "return_for_coup": "yes"}),
    Golden("junta", "las-bananas", 6, {"toll": "yes", "secret_police": "anywhere", "tie_bill": "burned"}),
    Golden("junta", "las-bananas", 7, {"coups": "strict"}),
    Golden("junta", "older", 2, {"toll": "yes"}),
    Golden("junta", "older", 3, {"coups": "strict", "spent": "under-10"}),
    Golden("junta", "older", 4, {"toll": "yes", "cards": "own-turn"}),
    Golden("junta", "older", 5, {"coups": "strict"}),
    Golden("junta", "older", 6, {"toll": "yes"}),
    Golden("junta", "older", 7, {"coups": "strict", "toll": "yes"}),
]
"""The tables of some games, where options and labels were chosen."""


def tables_of(rules: Rules) -> list[Golden]:
    """The chosen tables of a game, else every edition at every number of players."""
    return [table for table in CHOSEN if table.game == rules.name] or [
        Golden(rules.name, edition, players, {})
        for edition in rules.editions
        for players in rules.find_edition(edition).players()
    ]


def played(table: Golden) -> Game:
    """A whole game with random hands, the same each time."""
    rules = games.find(table.game)
    name = f"golden {table.name}"
    game = Game.begin(rules, rules.setup(table.players, table.edition, table.options), name)
    chance = Random(name)
    while not game.over:
        wanted = [request for request in game.requests if not request.answered]
        if any(request.optional for request in wanted) and chance.random() < 0.98:  # now and then, out of turn
            wanted = [request for request in wanted if not request.optional]
        request = chance.choice(wanted)
        game.act(request.seat, request.id, chance.choice(request.options))
        game.tick(game.number // 5)
    return game


def write(only: Sequence[str] = ()) -> None:
    """Play and write all golden games, or those of some games."""
    for table in (table for rules in GAMES if not only or rules.name in only for table in tables_of(rules)):
        if table.file.exists():
            print(f"{table.file} stays as it is: a change of rules is a new version")
            continue
        table.file.parent.mkdir(parents=True, exist_ok=True)
        table.file.write_text(played(table).record(["random"] * table.players), "utf-8")


def of(file: Path) -> str:
    """The game of a golden game."""
    return file.relative_to(FOLDER).parts[0]


EVERY = sorted(FOLDER.rglob("*.jsonl"))
TODAYS = [file for file in EVERY if file.parent == folder(of(file))]
OLDER = [file for file in EVERY if file not in TODAYS]


def named(file: Path) -> str:
    return "-".join(file.relative_to(FOLDER).with_suffix("").parts)


@pytest.mark.parametrize("file", TODAYS, ids=named)
def test_golden_games_go_on_verifying(file: Path) -> None:
    try:
        game = Record(file.read_text("utf-8")).play(games.find(of(file)))
    except RecordError as error:
        raise AssertionError(f"{file.name}, {error}. {MEANT.format(game=of(file))}") from None
    assert game.over
    assert game.state.conserved() == []


@pytest.mark.parametrize("file", OLDER, ids=named)
def test_golden_games_of_older_rules_are_told_from_what_they_stored(file: Path) -> None:
    language = LANGUAGES[len(file.stem) % 2]
    told = CliRunner().invoke(main, ["replay", str(file), "--lang", language])
    assert told.exit_code == 0, told.output
    record, rules = Record(file.read_text("utf-8")), games.find(of(file))
    with pytest.raises(RecordError, match=f"version {record.header.rules} of the rules"):
        record.play(rules)
    texts = rules.texts(language)
    for _, event in record.events(rules):
        sentence = texts.event(event)
        assert not sentence.startswith("event-"), sentence


@every_game
def test_every_game_and_player_count_of_every_edition_has_a_golden_game(rules: Rules) -> None:
    wanted(
        rules, f"golden games: python -m tests.test_golden {rules.name} writes them", folder(rules.name).exists()
    )
    every = {(name, players) for name in rules.editions for players in rules.find_edition(name).players()}
    assert {(table.edition, table.players) for table in tables_of(rules)} == every
    assert {table.file for table in tables_of(rules)} == set(folder(rules.name).glob("*.jsonl"))


if __name__ == "__main__":
    write(sys.argv[1:])

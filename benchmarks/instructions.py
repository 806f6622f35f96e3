"""Machine instructions a decision, which no load on the machine disturbs.

    python -m benchmarks.instructions [GAME …]

Random play as in `benchmarks.engine`, counted by `valgrind --tool=callgrind`: several games less the first alone,
so that neither the start of the program nor what is made once counts.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile

import hemicycle
from benchmarks.engine import play

TABLES = {"koalition": (3, 5, 8), "zoocracy": (2, 4, 6), "politico": (3, 5, 8), "junta": (3, 5, 7)}
GAMES = {"koalition": 5, "zoocracy": 9, "politico": 5, "junta": 3}
"""How many games are played."""


def decisions(game: str, players: int, games: int) -> int:
    """Play so many games, always the same ones; how many decisions that took."""
    return sum(play(hemicycle.new(game, players, seed=seed), seed) for seed in range(1, games + 1))


def counted(game: str, players: int, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games, the start of the program included."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable]
            + ["-m", "benchmarks.instructions", "--only", game, str(players), str(games)],
            env=os.environ | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found, run.stderr
    return int(found[1]), int(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(TABLES))
    parser.add_argument("--only", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.only:
        game, players, games = given.only
        print(decisions(game, int(players), int(games)))
        return
    print("| game | players | instructions a decision |\n| --- | --- | --- |")
    for game in given.games:
        for players in TABLES[game]:
            first, few = counted(game, players, 1)
            instructions, many = counted(game, players, GAMES[game])
            print(f"| {game} | {players} | {(instructions - first) / (many - few):,.0f} |", flush=True)


if __name__ == "__main__":
    main()

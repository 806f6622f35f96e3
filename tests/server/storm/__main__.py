"""People and bots play all games on several servers, and meanwhile

`python -m tests.server.storm --kills 1000`     everything dies ever again
`python -m tests.server.storm --deaths 100`     one server at a time dies, and the others live
`python -m tests.server.storm --upgrades 30`    one server after the other is ended, and starts with later rules
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from .harness import GAMES, Storm, stormed
from .rolling import OneByOne, Upgrade


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.storm",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--deaths", type=int, default=0, help="in place of all kills")
    parser.add_argument("--upgrades", type=int, default=0, help="in place of all kills")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6, help="at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hemicycle-storm-") as folder:
        account = asyncio.run(
            stormed(
                Path(folder),
                kills=given.upgrades or given.deaths or given.kills,
                processes=given.processes,
                tables=given.tables,
                games=given.games.split(","),
                seed=given.seed,
                tell=lambda said: print(said, flush=True),
                kind=Upgrade if given.upgrades else OneByOne if given.deaths else Storm,
            )
        )
    print(account.told())


main()

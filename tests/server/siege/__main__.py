"""The hostile run, and what it tells."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from .attacks import ATTACKS
from .besieged import besieged, played
from .run import Report, phase, siege


async def work(folder: Path, given: argparse.Namespace) -> None:
    kinds = given.only.split(",") if given.only else [*ATTACKS]
    tables = await played(folder, ("koalition", "junta"))
    with besieged(folder) as server:
        print(Report.HEAD, flush=True)
        found = [await phase(server, "nobody attacks", [], given.seconds)]
        for kind in kinds:
            found.append(await phase(server, kind, siege(server, tables, [kind], given.seconds), given.seconds))
        if len(kinds) > 1:
            long = 60 * given.minutes
            all = [one for kind in kinds for one in siege(server, tables, [kind], long)]
            found.append(await phase(server, "all at once", all, long))
        found.append(await phase(server, "afterwards", [], given.seconds))
    for one in found:
        one.tell_more()


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--minutes", type=float, default=2, help="of all attacks at once")
    parse.add_argument("--seconds", type=float, default=20, help="of each attack alone")
    parse.add_argument("--only", default="", help=f"these attacks: {','.join(ATTACKS)}")
    with tempfile.TemporaryDirectory(prefix="hemicycle-siege-") as folder:
        asyncio.run(work(Path(folder), parse.parse_args()))


if __name__ == "__main__":
    main()

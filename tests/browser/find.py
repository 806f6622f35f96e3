"""Where a Chromium is: `$CHROMIUM`, or the machine's own, or the one that `make test` has put into `chromium/`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OURS = Path(__file__).parent / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def find_chromium() -> str:
    if named := os.environ.get("CHROMIUM"):
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if Path(MAC).exists():
        return MAC
    if (OURS / "node_modules").exists():
        # The node of the environment, where the machine has none.
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        unpack = ["node", "path.mjs"]
        return subprocess.run(
            unpack, cwd=OURS, env={**os.environ, "PATH": path}, check=True, capture_output=True, text=True
        ).stdout
    raise LookupError("there is no Chromium: `make test` installs one, or name yours in $CHROMIUM")


if __name__ == "__main__":
    try:
        find_chromium()
    except LookupError:
        sys.exit(1)

"""Builds the page for the browser into a wheel, where it has not been built and the machine has node.

`make` installs the package as editable and builds the page itself; and whoever has no node or no network gets a
package without the page, which says so when it is started.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/hemicycle/server/static/index.html")
STEPS = (
    ("npm", "ci", "--silent", "--no-audit", "--no-fund", "--fetch-retries=1"),
    ("npm", "run", "--silent", "build"),
)
NONE = "The page for the browser is not in this package: {reason}. `make client` in its folder builds it."


class Page(BuildHookInterface[Any]):
    """The hook that hatchling calls before it gathers the files of a wheel or a source archive."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE).is_file():
            return
        if not (root / "web" / "package.json").is_file():
            self.app.display_warning(NONE.format(reason="its source is not here"))
        elif os.environ.get("HEMICYCLE_NO_PAGE"):
            self.app.display_warning(NONE.format(reason="HEMICYCLE_NO_PAGE is set"))
        elif shutil.which("npm") is None:
            self.app.display_warning(NONE.format(reason="there is no npm to build it with"))
        else:
            self._build(root / "web")

    def _build(self, web: Path) -> None:
        self.app.display_info("Building the page for the browser")
        for step in STEPS:
            try:
                subprocess.run([shutil.which(step[0]) or step[0], *step[1:]], cwd=web, check=True, timeout=600)
            except (OSError, subprocess.SubprocessError) as error:
                self.app.display_warning(NONE.format(reason=f"{' '.join(step[:3])} failed ({error})"))
                return

"""The client's files, as the build has left them in `static/`: one page for all addresses, and its assets."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hemicycle</title></head>
<body>
<h1>Hemicycle</h1>
<p>The server is running, but the page for the browser has not been built. In the folder of the source code:
<code>make run</code> builds it; then load this page again.</p>
<p lang="fr">Le serveur tourne, mais la page pour le navigateur n’a pas été construite. Dans le dossier du code
source&nbsp;: <code>make run</code> la construit&nbsp;; rechargez ensuite cette page.</p>
</body>
</html>
"""


def built(folder: Path | None = None) -> bool:
    """Whether there is a page to show."""
    return ((folder or STATIC) / "index.html").is_file()


class Client(StaticFiles):
    """The client's files; and for every address that is no file the page, which knows what it shows there."""

    def __init__(self, folder: Path = STATIC):
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # it may not be there: then the page says how to build it
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or os.path.splitext(path)[1] or path.startswith("assets/"):
                raise
            found = await self._page(scope)
        if isinstance(found, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            found = await self._smaller(found)
        # The build puts a hash of the content into an asset's name, so it never changes; all else may.
        forever = path.startswith("assets/") and found.status_code in (200, 304)
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return found

    async def _smaller(self, found: FileResponse) -> Response:
        """The same, compressed if that makes it smaller. What the API says never is: it may hold secrets."""
        if found.status_code != 200 or Path(found.path).suffix not in COMPRESSED or found.stat_result is None:
            return found
        content = await asyncio.to_thread(_compressed, str(found.path), found.stat_result.st_mtime_ns)
        kept = {name: value for name, value in found.headers.items() if name != "content-length"}
        return Response(content, headers={**kept, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})

    async def _page(self, scope: Scope) -> Response:
        if not built(self.folder):
            return HTMLResponse(NOT_BUILT)
        return await super().get_response("index.html", scope)


@lru_cache(maxsize=200)
def _compressed(path: str, changed: int) -> bytes:
    """A file, compressed once: at 10 ms for the script of the first page it must not happen at each visit."""
    return gzip.compress(Path(path).read_bytes(), 9)

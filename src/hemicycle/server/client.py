"""The client's files, as the build has left them in `static/`: one page for all addresses, and its assets."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

STATIC = Path(__file__).parent / "static"

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
        # The build puts a hash of the content into an asset's name, so it never changes; all else may.
        forever = path.startswith("assets/") and found.status_code in (200, 304)
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return found

    async def _page(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        return await super().get_response("index.html", scope)


class Compressed:
    """The client's files are compressed. What the API says is not: it may hold secrets beside foreign words."""

    def __init__(self, client: Client):
        self.app = GZipMiddleware(client, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

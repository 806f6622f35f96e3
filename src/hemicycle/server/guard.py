"""What holds for every HTTP request: headers that keep a browser safe, no foreign pages, not too many."""

from __future__ import annotations

import re

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .answers import trouble
from .desk import Desk, address_of, of_this_site
from .network import is_loopback
from .refusal import Refusal, refuse
from .settings import Settings

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    # The link to a table is the key to its free seats: no other site may learn it.
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Nothing inline: what somebody writes at a table can't become script or style, even if escaping failed."""


class Guard:
    """Stands before all routes."""

    def __init__(self, app: ASGIApp, settings: Settings):
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(request, MutableHeaders(scope=message))
            await send(message)

        # One address that answers slowly must not take all lines that a proxy has for us.
        under_way, address = request.app.state.desk.under_way, address_of(request)
        under_way[address] += 1
        try:
            self._check(request)
            await self.app(scope, receive, send_safely)
        except Refusal as refusal:
            metrics.refused.labels(refusal.code).inc()
            await trouble(refusal)(scope, receive, send_safely)
        finally:
            under_way[address] -= 1
            if not under_way[address]:
                del under_way[address]

    def _check(self, request: Request) -> None:
        if request.app.state.desk.under_way[address_of(request)] > self.settings.limits.requests_at_once:
            raise refuse("too-fast", "refusal-too-fast")
        if not request.url.path.startswith("/api/"):
            return
        desk: Desk = request.app.state.desk
        desk.requests.charge(address_of(request))
        if request.method not in ("GET", "HEAD"):
            # Programs send none; a browser does always, and no page can forge it.
            if "origin" in request.headers and not of_this_site(request, self.settings):
                raise refuse("not-allowed", "refusal-foreign-page")
            if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise refuse("not-allowed", "refusal-foreign-page")
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > self.settings.limits.body:
                raise refuse("too-large", "refusal-too-large", kib=self.settings.limits.body // 1024)

    def _dress(self, request: Request, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if self.settings.https or request.url.scheme == "https" or is_loopback(request.url.hostname or ""):
            # To a friend who comes by http://192.168.… it would be an error on the console, and nothing else.
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Content-Security-Policy"] = POLICY.format(sockets=self._sockets(request))
        if self.settings.https:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        if request.url.path.startswith("/api/"):
            headers["Cache-Control"] = "no-store"

    def _sockets(self, request: Request) -> str:
        """Older browsers don't count a socket to the page's own server as 'self'."""
        if self.settings.public_url:
            return " " + re.sub("^http", "ws", self.settings.public_url)
        host = request.headers.get("host", "")
        if not re.fullmatch(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?", host):
            return ""
        return f" ws://{host} wss://{host}"

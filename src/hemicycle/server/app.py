"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from hemicycle.engine.words import Message

from .answers import trouble
from .api import ROUTES
from .client import Client
from .desk import Desk
from .guard import Guard
from .hall import Hall
from .keys import keyed
from .logs import log
from .notices import Notices
from .players import Players, signing_key
from .refusal import STATUS, Refusal, refuse
from .settings import BadSettings, Settings
from .store import Store

MakeHall: TypeAlias = Callable[[Store, Settings, Notices], Hall]


def build(settings: Settings, make_hall: MakeHall = Hall) -> Starlette:
    """The application; `BadSettings` when it starts with what can't be."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(settings, make_hall) as desk:
            app.state.desk = desk
            yield

    return Starlette(
        routes=[*ROUTES, Mount("/", Client())],
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: _trouble},
        lifespan=lifespan,
    )


@asynccontextmanager
async def opened(settings: Settings, make_hall: MakeHall = Hall) -> AsyncIterator[Desk]:
    """Everything behind the doors."""
    store = Store(settings.database)
    await store.open()
    try:
        settings = await keyed(store, settings)
        players = Players(store, signing_key(settings))
        notices = Notices(store, settings)
        hall = make_hall(store, settings, notices)
        try:
            await hall.start()
        except Refusal as refusal:
            if refusal.message.id == "refusal-damaged":
                raise BadSettings("database-damaged", file=store.name) from None
            if refusal.message.id == "refusal-database-away":
                silent = Message("postgres-silent")
                raise BadSettings("postgres-unreached", database=store.name, reason=silent) from None
            raise
        log.info("started", database=store.name)
        try:
            desk = Desk(settings, store, players, notices, hall)
            hall.crew.known = desk.heard
            yield desk
        finally:
            await hall.close()
    finally:
        await store.close()
        log.info("stopped")


async def _trouble(request: Request, error: Exception) -> Response:
    """Routes that there are not."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    response = trouble(refuse("not-found", "refusal-no-page"))
    response.status_code = status if status in (404, 405) else STATUS["malformed"]
    return response

"""How HTTP answers: with one of the protocol's structs, or with trouble in both languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hemicycle.engine.misread import misread

from . import metrics, protocol
from .logs import failure, log
from .refusal import STATUS, Refusal, refuse

T = TypeVar("T")

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


def answer(content: object) -> Response:
    return Response(msgspec.json.encode(content), media_type="application/json")


def trouble(refusal: Refusal) -> Response:
    said = protocol.Trouble(refusal.code, refusal.both)
    return Response(msgspec.json.encode(said), STATUS[refusal.code], media_type="application/json")


def door(work: Callable[[Request], Awaitable[Any]]) -> Endpoint:
    """An endpoint that answers with a struct of the protocol, or says what it refuses."""

    async def endpoint(request: Request) -> Response:
        try:
            content = await work(request)
        except Refusal as refusal:
            metrics.refused.labels(refusal.code).inc()
            return trouble(refusal)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception as error:
            log.error("request-failed", door=work.__name__, **failure(error))
            return trouble(refuse("unavailable", "refusal-unavailable"))
        return content if isinstance(content, Response) else answer(content)

    return endpoint


async def body(request: Request, wanted: type[T], at_most: int) -> T:
    """What was sent, as one of the protocol's structs."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        # Else a page of another site could send it as a form, with the visitor's cookie.
        raise refuse("malformed", "refusal-not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > at_most:
            raise refuse("too-large", "refusal-too-large", kib=at_most // 1024)
    try:
        return msgspec.json.decode(data, type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise refuse("malformed", "refusal-unreadable", reason=misread(error)) from None

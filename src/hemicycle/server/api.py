"""The doors of HTTP: who one is, which games there are, tables, and what can be read of them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from hemicycle import games as registered
from hemicycle.engine.rulebook import PageName

from . import metrics, protocol
from .answers import answer, body, door
from .clerk import Clerk
from .codes import drawn
from .desk import Desk, address_of, language_of
from .gate import from_this_machine
from .players import COOKIE, YEAR, me
from .reading import sheet
from .refusal import refuse
from .sockets import socket
from .store import Player

T = TypeVar("T")


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def _sent(request: Request, wanted: type[T]) -> T:
    return await body(request, wanted, _desk(request).settings.limits.body)


# --- who am I -----------------------------------------------------------------------------------------------


def _me(request: Request, player: Player, *, cookie: bool) -> Response:
    desk = _desk(request)
    response = answer(me(player, can_email=desk.notices.can_email, push_key=desk.notices.push_key))
    if cookie:
        # Each visit gives it another year.
        response.set_cookie(
            COOKIE,
            desk.players.cookie(player),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=desk.settings.https or request.url.scheme == "https",
        )
    return response


async def who_am_i(request: Request) -> Response:
    desk = _desk(request)
    player = await desk.who(request)
    bearer = "authorization" in request.headers
    if player is None:
        if bearer:
            raise refuse("not-allowed", "refusal-nobody")
        desk.visits.charge(address_of(request))
        player = await desk.players.make()
    await desk.players.greet(player)
    return _me(request, player, cookie=not bearer)


async def rename(request: Request) -> Response:
    desk, given = _desk(request), await _sent(request, protocol.Rename)
    player = await desk.players.rename(await desk.somebody(request), given.name)
    desk.changed(player)
    return _me(request, player, cookie=False)


def _slowly(request: Request, name: str) -> None:
    """Passphrases are tried slowly, from one address and for one name."""
    desk = _desk(request)
    for key in (address_of(request), f"name {name.casefold()}"):
        desk.passphrases.charge(key)


async def set_passphrase(request: Request) -> Response:
    desk, given = _desk(request), await _sent(request, protocol.Passphrase)
    player = await desk.somebody(request)
    _slowly(request, player.id)
    player = await desk.players.set_passphrase(player, given)
    desk.changed(player)
    return _me(request, player, cookie=False)


async def enter(request: Request) -> Response:
    given = await _sent(request, protocol.Passphrase)
    _slowly(request, given.name)
    player = await _desk(request).players.enter(given)
    return _me(request, player, cookie=True)


async def set_notices(request: Request) -> Response:
    desk, given = _desk(request), await _sent(request, protocol.Notices)
    player = await desk.players.set_notices(
        await desk.somebody(request),
        given,
        can_email=desk.notices.can_email,
        can_push=bool(desk.notices.push_key),
    )
    return _me(request, player, cookie=False)


async def new_token(request: Request) -> protocol.Token:
    desk = _desk(request)
    await _sent(request, dict)
    return protocol.Token(await desk.players.new_token(await desk.somebody(request)))


# --- tables -------------------------------------------------------------------------------------------------


async def games(request: Request) -> list[protocol.GameInfo]:
    return _desk(request).hall.games()


def _page(name: PageName) -> Callable[[Request], Awaitable[Response]]:
    """One of a game's pages, the same for everybody."""

    async def page(request: Request) -> Response:
        game = request.path_params["game"]
        found = sheet(game, language_of(request), name) if game in registered.names() else None
        if found is None:
            raise refuse("not-found", "refusal-no-page")
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(found.plain, media_type="application/json")
        return Response(found.compressed, headers={"Content-Encoding": "gzip"}, media_type="application/json")

    return page


async def tables(request: Request) -> protocol.Tables:
    desk = _desk(request)
    return await desk.hall.tables(await desk.somebody(request))


async def make_table(request: Request) -> protocol.TableMade:
    desk, new = _desk(request), await _sent(request, protocol.NewTable)
    player = await desk.somebody(request)
    desk.tables.charge(address_of(request))
    return protocol.TableMade(await desk.hall.make(player, new))


async def learn(request: Request) -> protocol.TableMade:
    desk, new = _desk(request), await _sent(request, protocol.NewLesson)
    player = await desk.somebody(request)
    desk.tables.charge(address_of(request))
    return protocol.TableMade(await desk.hall.learn(player, new))


async def _at(request: Request) -> tuple[Player, Clerk]:
    desk = _desk(request)
    player = await desk.somebody(request)
    if (table := await desk.hall.find(request.path_params["table"])) is None:
        raise refuse("not-found", "refusal-no-table")
    return player, table


def _number(given: str | None, lowest: int = 0) -> int:
    if given is None or not re.fullmatch(r"-?\d{1,9}", given) or int(given) < lowest:
        raise refuse("malformed", "refusal-no-number", given=(given or "")[:40])
    return int(given)


def _dearly(request: Request, cost: int) -> None:
    """What takes long counts for several requests: it must not be asked for faster than it can be answered."""
    _desk(request).requests.charge(address_of(request), cost - 1)


async def info(request: Request) -> protocol.TableInfo:
    player, table = await _at(request)
    return await table.info(player)


async def terms(request: Request) -> protocol.Terms:
    player, table = await _at(request)
    seats = [_number(one) for one in request.query_params.getlist("with")[:16]]
    return await table.terms(player, seats, language_of(request))


async def moment(request: Request) -> protocol.Moment:
    _dearly(request, 3)
    player, table = await _at(request)
    eyes = request.query_params.get("seat")
    seat = eyes if eyes in ("all", None) else _number(eyes, -1)
    return await table.moment(player, _number(request.query_params.get("move")), seat, language_of(request))


async def chronicle(request: Request) -> protocol.Chronicle:
    _dearly(request, 6)
    player, table = await _at(request)
    return await table.chronicle(player, language_of(request))


async def story(request: Request) -> protocol.Story:
    _dearly(request, 6)
    player, table = await _at(request)
    return await table.story(player, language_of(request))


async def prospects(request: Request) -> protocol.Prospects:
    _dearly(request, 3)
    player, table = await _at(request)
    return await table.prospects(player, language_of(request))


async def record(request: Request) -> Response:
    player, table = await _at(request)
    name = re.sub(r"[^\w-]", "", request.path_params["table"])
    return Response(
        await table.record(player),
        media_type="application/jsonl; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="hemicycle-{name}.jsonl"'},
    )


# --- who can come -------------------------------------------------------------------------------------------


async def reach(request: Request) -> protocol.Reach:
    return _desk(request).gate.reach(request)


async def turn(request: Request) -> protocol.Reach:
    gate, wanted = _desk(request).gate, await _sent(request, protocol.Turn)
    await gate.turn(request, wanted.open)
    return gate.reach(request)


async def code(request: Request) -> Response:
    """The link to a table as a square that a phone reads."""
    await _at(request)
    address, table = request.query_params.get("address", ""), request.path_params["table"]
    if address not in _desk(request).gate.reach(request).addresses:
        raise refuse("not-found", "refusal-no-page")
    return Response(drawn(f"{address}/t/{table}"), media_type="image/svg+xml")


# --- for whoever runs the server ------------------------------------------------------------------------------


async def health(request: Request) -> dict[str, bool]:
    """Whether players can be served: the database can be read and written."""
    await _desk(request).store.check()
    return {"ok": True}


async def measures(request: Request) -> Response:
    """For Prometheus; on the machine itself, or with the token."""
    token = _desk(request).settings.metrics_token
    if token:
        from hmac import compare_digest

        if not compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
            raise refuse("not-allowed", "refusal-metrics")
    elif not from_this_machine(request):
        raise refuse("not-allowed", "refusal-metrics")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def nothing(request: Request) -> None:
    raise refuse("not-found", "refusal-no-page")


def _get(path: str, work: Callable[[Request], Awaitable[object]]) -> Route:
    return Route(path, door(work), methods=["GET"])


def _post(path: str, work: Callable[[Request], Awaitable[object]]) -> Route:
    return Route(path, door(work), methods=["POST"])


ROUTES = [
    _get("/api/me", who_am_i),
    _post("/api/me", rename),
    _post("/api/me/passphrase", set_passphrase),
    _post("/api/me/enter", enter),
    _post("/api/me/notices", set_notices),
    _post("/api/me/token", new_token),
    _get("/api/reach", reach),
    _post("/api/reach", turn),
    _get("/api/games", games),
    _get("/api/rules/{game}", _page("rules")),
    _get("/api/learn/{game}", _page("minutes")),
    _get("/api/tables", tables),
    _post("/api/tables", make_table),
    _post("/api/lessons", learn),
    _get("/api/tables/{table}", info),
    _get("/api/tables/{table}/terms", terms),
    _get("/api/tables/{table}/moment", moment),
    _get("/api/tables/{table}/chronicle", chronicle),
    _get("/api/tables/{table}/story", story),
    _get("/api/tables/{table}/prospects", prospects),
    _get("/api/tables/{table}/record", record),
    _get("/api/tables/{table}/code", code),
    WebSocketRoute("/api/tables/{table}/socket", socket),
    _get("/api/{rest:path}", nothing),
    _get("/healthz", health),
    _get("/metrics", measures),
]

"""The doors of HTTP: who one is, which games there are, tables, and what can be read of them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from hemicycle import games as registered
from hemicycle.engine.rulebook import PageName

from . import account, metrics, protocol
from .account import desk_of, get, post, sent
from .clerk import Clerk
from .codes import drawn
from .desk import address_of, language_of
from .gate import from_this_machine
from .reading import sheet
from .refusal import refuse
from .sockets import socket
from .store import Player

# --- tables -------------------------------------------------------------------------------------------------


async def games(request: Request) -> list[protocol.GameInfo]:
    return desk_of(request).hall.games()


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
    desk = desk_of(request)
    return await desk.hall.tables(await desk.somebody(request))


async def make_table(request: Request) -> protocol.TableMade:
    desk, new = desk_of(request), await sent(request, protocol.NewTable)
    player = await desk.somebody(request)
    await desk.tables.charge(address_of(request))
    return protocol.TableMade(await desk.hall.make(player, new))


async def learn(request: Request) -> protocol.TableMade:
    desk, new = desk_of(request), await sent(request, protocol.NewLesson)
    player = await desk.somebody(request)
    await desk.tables.charge(address_of(request))
    return protocol.TableMade(await desk.hall.learn(player, new))


async def _at(request: Request) -> tuple[Player, Clerk]:
    desk = desk_of(request)
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
    desk_of(request).requests.charge(address_of(request), cost - 1)


async def info(request: Request) -> protocol.TableInfo:
    player, table = await _at(request)
    return await table.info(player)


async def terms(request: Request) -> protocol.Terms:
    _dearly(request, 5)  # late in Junta it takes 30 ms, in which nobody else is served
    player, table = await _at(request)
    seats = [_number(one) for one in request.query_params.getlist("with")[:16]]
    return await table.terms(player, seats, language_of(request))


async def in_words(request: Request) -> protocol.InWords:
    _dearly(request, 6)  # it is made anew each time, in some 20 ms
    player, table = await _at(request)
    since = _number(request.query_params.get("since", "-1"), -1)
    return await table.in_words(player, language_of(request), since)


async def talk(request: Request) -> protocol.Talk:
    player, table = await _at(request)
    return await table.talk(player, request.query_params.get("before", "")[:64])


async def moment(request: Request) -> protocol.Moment:
    _dearly(request, 3)
    player, table = await _at(request)
    eyes = request.query_params.get("seat")
    seat = eyes if eyes in ("all", None) else _number(eyes, -1)
    move, address = _number(request.query_params.get("move")), address_of(request)
    return await table.moment(player, move, seat, language_of(request), address)


async def chronicle(request: Request) -> protocol.Chronicle:
    _dearly(request, 6)
    player, table = await _at(request)
    line = _number(request.query_params.get("line", "0"))
    return await table.chronicle(player, language_of(request), line, address_of(request))


async def story(request: Request) -> protocol.Story:
    _dearly(request, 6)
    player, table = await _at(request)
    return await table.story(player, language_of(request), address_of(request))


async def prospects(request: Request) -> protocol.Prospects:
    _dearly(request, 3)
    player, table = await _at(request)
    return await table.prospects(player, language_of(request), address_of(request))


async def record(request: Request) -> Response:
    _dearly(request, 3)
    player, table = await _at(request)
    name = re.sub(r"[^\w-]", "", request.path_params["table"])
    return Response(
        await table.record(player, address_of(request)),
        media_type="application/jsonl; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="hemicycle-{name}.jsonl"'},
    )


# --- who can come -------------------------------------------------------------------------------------------


async def reach(request: Request) -> protocol.Reach:
    return desk_of(request).gate.reach(request)


async def turn(request: Request) -> protocol.Reach:
    gate, wanted = desk_of(request).gate, await sent(request, protocol.Turn)
    await gate.turn(request, wanted.open)
    return gate.reach(request)


async def code(request: Request) -> Response:
    """The link to a table as a square that a phone reads."""
    await _at(request)
    address, table = request.query_params.get("address", ""), request.path_params["table"]
    if address not in desk_of(request).gate.reach(request).addresses:
        raise refuse("not-found", "refusal-no-page")
    return Response(drawn(f"{address}/t/{table}"), media_type="image/svg+xml")


# --- for whoever runs the server ------------------------------------------------------------------------------


async def health(request: Request) -> dict[str, bool]:
    """Whether players can be served: the database can be read and written."""
    await desk_of(request).store.check()
    return {"ok": True}


async def measures(request: Request) -> Response:
    """For Prometheus; on the machine itself, or with the token."""
    token = desk_of(request).settings.metrics_token
    if token:
        from hmac import compare_digest

        if not compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
            raise refuse("not-allowed", "refusal-metrics")
    elif not from_this_machine(request):
        raise refuse("not-allowed", "refusal-metrics")
    await desk_of(request).hall.measure()
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def nothing(request: Request) -> None:
    raise refuse("not-found", "refusal-no-page")


ROUTES = [
    *account.ROUTES,
    get("/api/reach", reach),
    post("/api/reach", turn),
    get("/api/games", games),
    get("/api/rules/{game}", _page("rules")),
    get("/api/learn/{game}", _page("minutes")),
    get("/api/tables", tables),
    post("/api/tables", make_table),
    post("/api/lessons", learn),
    get("/api/tables/{table}", info),
    get("/api/tables/{table}/terms", terms),
    get("/api/tables/{table}/words", in_words),
    get("/api/tables/{table}/talk", talk),
    get("/api/tables/{table}/moment", moment),
    get("/api/tables/{table}/chronicle", chronicle),
    get("/api/tables/{table}/story", story),
    get("/api/tables/{table}/prospects", prospects),
    get("/api/tables/{table}/record", record),
    get("/api/tables/{table}/code", code),
    WebSocketRoute("/api/tables/{table}/socket", socket),
    get("/api/{rest:path}", nothing),
    get("/healthz", health),
    get("/metrics", measures),
]

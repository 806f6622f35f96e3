"""The doors of HTTP that are about oneself: a name, a passphrase, notices, links from mails, whom one blocks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from . import protocol
from .answers import answer, body, door
from .desk import Desk, address_of, language_of
from .players import COOKIE, YEAR, address, clean_name, me, token_hash, veiled
from .refusal import refuse
from .store import Player, name_key

T = TypeVar("T")


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def sent(request: Request, wanted: type[T]) -> T:
    return await body(request, wanted, desk_of(request).settings.limits.body)


def get(path: str, work: Callable[[Request], Awaitable[object]]) -> Route:
    return Route(path, door(work), methods=["GET"])


def post(path: str, work: Callable[[Request], Awaitable[object]]) -> Route:
    return Route(path, door(work), methods=["POST"])


# --- who am I -----------------------------------------------------------------------------------------------


async def _me(request: Request, player: Player, *, cookie: bool) -> Response:
    notices = desk_of(request).notices
    by_code = not notices.links.url
    told = me(player, can_email=notices.can_email, by_code=by_code, push_key=notices.push_key)
    warnings = await desk_of(request).hall.usher.warnings(player.id)
    told.warnings = [protocol.Warned(one.id, one.why, one.made) for one in warnings]
    response = answer(told)
    if cookie:
        _sign_in(request, response, player)
    return response


def _sign_in(request: Request, response: Response, player: Player) -> None:
    """This device is the player's. Each visit gives it another year."""
    desk = desk_of(request)
    response.set_cookie(
        COOKIE,
        desk.players.cookie(player),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=desk.settings.https or request.url.scheme == "https",
    )


async def who_am_i(request: Request) -> Response:
    desk = desk_of(request)
    player = await desk.who(request)
    bearer = "authorization" in request.headers
    if player is None:
        if bearer:
            raise refuse("not-allowed", "refusal-nobody")
        desk.visits.charge(address_of(request))
        player = await desk.players.make()
    await desk.players.greet(player)
    if request.query_params.get("lang") and player.lang != (lang := language_of(request)):
        await desk.store.set_lang(player.id, lang)
    return await _me(request, player, cookie=not bearer)


async def rename(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.Rename)
    player = await desk.players.rename(await desk.somebody(request), given.name)
    desk.changed(player)
    desk.hall.people.renamed(player)
    return await _me(request, player, cookie=False)


async def _slowly(request: Request, name: str) -> None:
    """Passphrases are tried slowly, from one address and for one name.

    A name that is tried too often is not shut: each address still has a few tries for it, and whoever comes with
    the cookie of that name is not counted among those who try it.
    """
    desk, address, key = desk_of(request), address_of(request), name_key(clean_name(name))
    await desk.passphrases.charge(address)
    player = await desk.who(request)
    own = player is not None and bool(player.passphrase) and name_key(player.name) == key
    if not own and await desk.passphrases.take(f"name {key}"):
        await desk.besieged.charge(f"{address} {key}")


async def enter(request: Request) -> Response:
    given = await sent(request, protocol.Passphrase)
    await _slowly(request, given.name)
    player = await desk_of(request).players.enter(given)
    desk_of(request).hall.usher.admit(player.id)
    return await _me(request, player, cookie=True)


async def read_warning(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.ReadWarning)
    player = await desk.somebody(request)
    await desk.hall.usher.have_read(player.id, given.id)
    return await _me(request, player, cookie=False)


async def set_notices(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.Notices)
    player = await _in_person(request)  # by a link in a mail one is that player
    if given.email is not msgspec.UNSET:
        await _set_email(request, player, address(given.email, can_email=desk.notices.can_email))
    await desk.players.set_push(player, given, can_push=bool(desk.notices.push_key))
    return await _me_anew(request, player)


async def _set_email(request: Request, player: Player, email: str) -> None:
    """An address is asked first; the one before is used as long as it has not answered."""
    desk = desk_of(request)
    if email == player.email:
        await desk.store.set_pending(player.id, "", 0)
    elif not email:
        await desk.store.set_email(player.id, "")
    else:
        for key in (address_of(request), player.id, f"to {email.casefold()}"):
            await desk.mails.charge(key)
        if not await desk.notices.ask_to_confirm(player, email, player.lang or language_of(request)):
            raise refuse("unavailable", "refusal-mail-not-sent")


async def _me_anew(request: Request, player: Player) -> Response:
    now = await desk_of(request).store.player(player.id)
    assert now is not None
    return await _me(request, now, cookie=False)


async def confirm(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.Confirm)
    player = await desk.somebody(request)
    for key in (address_of(request), f"code {player.id}"):
        await desk.passphrases.charge(key)
    await desk.notices.confirm(player, given.code)
    return await _me_anew(request, player)


async def end_links(request: Request) -> Response:
    desk = desk_of(request)
    await sent(request, dict)
    player = await desk.somebody(request)
    await desk.store.end_links(player.id)
    return await _me_anew(request, player)


# --- links from mails ---------------------------------------------------------------------------------------


async def open_link(request: Request) -> Response:
    """What it does; and, when its page's button was pressed, do it. To look at it has no effect."""
    desk, given = desk_of(request), await sent(request, protocol.OpenLink)
    link, player = await desk.notices.opened(given.token)
    if link.purpose == "seat":
        desk.hall.usher.admit(player.id)
    who = await desk.who(request)
    mine = who is not None and who.id == player.id
    about = {"table": link.about} if link.purpose == "seat" else {"email": veiled(player.pending or player.email)}
    response = answer(protocol.LinkInfo(link.purpose, player.name, mine=mine, **about))
    if given.use:
        await desk.notices.follow(link, player)
        if link.purpose == "seat":
            await desk.players.greet(player)
            _sign_in(request, response, player)
    return response


async def show_stop(request: Request) -> Response:
    """For people whose mail program opens `List-Unsubscribe` as a page: the page asks."""
    return RedirectResponse(f"/link#{request.path_params['token']}", 303)


async def stop(request: Request) -> dict[str, bool]:
    """For mail programs: `List-Unsubscribe-Post`. Whoever has the mail may end them; there is no cookie."""
    desk = desk_of(request)
    link, player = await desk.notices.opened(request.path_params["token"])
    if link.purpose != "stop":
        raise refuse("malformed", "refusal-link-bad")
    await desk.notices.follow(link, player)
    return {"ok": True}


async def new_token(request: Request) -> protocol.Token:
    desk = desk_of(request)
    await sent(request, dict)
    return protocol.Token(await desk.players.new_token(await desk.somebody(request)))


# --- logging out, and going ---------------------------------------------------------------------------------


async def _in_person(request: Request) -> Player:
    """Whoever has the key for programs may play for its player, and not do away with them, nor become them."""
    if "authorization" in request.headers:
        raise refuse("not-allowed", "refusal-in-person")
    return await desk_of(request).somebody(request)


async def set_passphrase(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.NewPassphrase)
    player = await _in_person(request)
    for key in (address_of(request), f"own {player.id}"):
        await desk.passphrases.charge(key)
    player = await desk.players.set_passphrase(player, given)
    desk.changed(player)
    desk.hall.people.renamed(player)
    return await _me(request, player, cookie=False)


async def log_out(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.LogOut)
    player = await _in_person(request)
    if given.everywhere:
        await desk.players.end_all(player)
        desk.cut(player.id)
    return _signed_out()


async def delete(request: Request) -> Response:
    desk, given = desk_of(request), await sent(request, protocol.Delete)
    player = await _in_person(request)
    for key in (address_of(request), f"own {player.id}"):
        await desk.passphrases.charge(key)
    await desk.players.prove(player, given.passphrase)
    await desk.hall.people.delete(player)
    desk.cut(player.id)
    return _signed_out()


def _signed_out() -> Response:
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


# --- whom one blocks ----------------------------------------------------------------------------------------


async def blocks(request: Request) -> protocol.Blocks:
    return await _blocks(request, await desk_of(request).somebody(request))


async def block(request: Request) -> protocol.Blocks:
    desk, given = desk_of(request), await sent(request, protocol.NewBlock)
    player = await desk.somebody(request)
    await desk.hall.people.block(player, given.table, given.seat)
    return await _blocks(request, player)


async def unblock(request: Request) -> protocol.Blocks:
    desk, given = desk_of(request), await sent(request, protocol.Unblock)
    player = await desk.somebody(request)
    for other in await desk.store.blocks(player.id):
        if _key(other) == given.key:
            await desk.hall.people.unblock(player, other)
    return await _blocks(request, player)


async def _blocks(request: Request, player: Player) -> protocol.Blocks:
    blocked = await desk_of(request).store.blocks(player.id)
    return protocol.Blocks([protocol.Blocked(_key(other), name) for other, name in blocked.items()])


def _key(player: str) -> str:
    """Of somebody else's id no more than is needed to tell them apart."""
    return token_hash(player)[:16]


ROUTES = [
    get("/api/me", who_am_i),
    post("/api/me", rename),
    post("/api/me/passphrase", set_passphrase),
    post("/api/me/out", log_out),
    post("/api/me/delete", delete),
    get("/api/me/blocks", blocks),
    post("/api/me/blocks", block),
    post("/api/me/unblock", unblock),
    post("/api/me/enter", enter),
    post("/api/me/warnings", read_warning),
    post("/api/me/notices", set_notices),
    post("/api/me/confirm", confirm),
    post("/api/me/links", end_links),
    post("/api/me/token", new_token),
    post("/api/link", open_link),
    get("/api/stop/{token}", show_stop),
    post("/api/stop/{token}", stop),
]

"""Who somebody is: known by a cookie from the first visit on, without an account.

A name can be chosen at any time. A passphrase takes the identity to another device; a token lets a program act
for its player. The server keeps only hashes of both.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from . import protocol
from .refusal import refuse
from .settings import BadSettings, Settings, private, reason
from .store import Player, Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "hemicycle"
YEAR = 365 * 24 * 3600
DAY = 24 * 3600
NAME_LENGTH = 32
SAME_NAME = 5
"""Players of one name who may have a passphrase: each costs a hash when somebody enters by that name."""
DEVICES = 5
"""Devices of one player that get notices."""

# Letters that steer the direction of writing, or that nobody sees, could make a name look like another's.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
ZERO_WIDTH_JOINER = "\u200d"
"""Unseen too, but it holds emoji together."""


def clean_name(given: str, longest: int = NAME_LENGTH) -> str:
    """A name as it may be shown: printable, in composed letters, no spaces around; empty when nothing is left."""
    name = unicodedata.normalize("NFC", given)
    name = "".join(" " if letter.isspace() else letter for letter in name)
    name = "".join(
        letter for letter in name if letter == ZERO_WIDTH_JOINER or unicodedata.category(letter) not in UNSEEN
    )
    name = re.sub(r" +", " ", name).strip(" " + ZERO_WIDTH_JOINER)[:longest].strip(" " + ZERO_WIDTH_JOINER)
    # Marks stacked on a letter would grow over the lines above and below.
    name = re.sub(r"([\u0300-\u036f]{2})[\u0300-\u036f]+", r"\1", name)
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    return name if seen else ""


def signing_key(settings: Settings) -> str:
    """What signs the cookies: as given, else the one in the data folder, made at the first start."""
    if settings.secret:
        return settings.secret
    path = settings.folder / "cookies.key"
    try:
        key = private(path, secrets.token_hex(32).encode()).decode().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings("key-unkept", file=f"{path}", reason=reason(error)) from None
    if len(key) < 32:
        raise BadSettings("key-short", file=f"{path}")
    return key


class Players:
    """All who have ever been here."""

    def __init__(self, store: Store, key: str, clock: Callable[[], float] = time.time):
        self.store = store
        self.clock = clock
        self._signer = TimestampSigner(key, salt="hemicycle.player", digest_method=hashlib.sha256)
        # Each hash takes 19 MiB: two at a time, whatever comes.
        self._hashing = asyncio.Semaphore(2)

    # --- cookies and tokens ---------------------------------------------------------------------------------

    def cookie(self, player: Player) -> str:
        """What the browser keeps."""
        return self._signer.sign(f"{player.id}:{player.epoch}" if player.epoch else player.id).decode()

    async def of_cookie(self, cookie: str | None) -> Player | None:
        if not cookie:
            return None
        try:
            id, signed = self._signer.unsign(cookie, return_timestamp=True)
            # Of the future are those from before a clock was set back: they are as good as any.
            if self._signer.get_timestamp() - signed.timestamp() > YEAR:
                return None
            name, _, epoch = id.decode().partition(":")
        except (BadSignature, UnicodeError):
            return None
        player = await self.store.player(name)
        return player if player is not None and f"{player.epoch or ''}" == epoch else None

    async def of_token(self, token: str) -> Player | None:
        return await self.store.by_token_hash(token_hash(token)) if token else None

    async def make(self) -> Player:
        """Somebody new."""
        now = self.clock()
        player = Player(secrets.token_urlsafe(12), made=now, seen=now)
        await self.store.add_player(player)
        return player

    async def greet(self, player: Player) -> None:
        """Remember that somebody was here; to the day is enough."""
        now = self.clock()
        if now - player.seen > DAY:
            await self.store.set_seen(player.id, now)

    async def new_token(self, player: Player) -> str:
        """A new key for this player's programs; the one before ends."""
        token = secrets.token_urlsafe(32)
        await self.store.set_token_hash(player.id, token_hash(token))
        return token

    # --- names and passphrases ------------------------------------------------------------------------------

    async def rename(self, player: Player, given: str) -> Player:
        name = _name(given)
        if player.passphrase:
            await self._room_for(player, name)
        await self.store.rename(player.id, name)
        return msgspec.structs.replace(player, name=name)

    async def set_passphrase(self, player: Player, given: protocol.NewPassphrase) -> Player:
        await self.prove(player, given.old)
        name, phrase = _name(given.name), _phrase(given.passphrase)
        if len(phrase.strip()) < 8 or phrase.casefold() == name.casefold():
            raise refuse("not-allowed", "refusal-weak-passphrase")
        await self._room_for(player, name)
        async with self._hashing:
            hash = await asyncio.to_thread(lambda: _hasher().hash(phrase))
        await self.store.set_passphrase(player.id, name, hash)
        return msgspec.structs.replace(player, name=name, passphrase=hash)

    async def prove(self, player: Player, phrase: str) -> None:
        """Whoever has a passphrase must say it, for what somebody at their device must not do in their place."""
        if player.passphrase:
            async with self._hashing:
                found = await asyncio.to_thread(_matching, [player], _phrase(phrase))
            if found is None:
                raise refuse("not-allowed", "refusal-wrong-old-passphrase")

    async def end_all(self, player: Player) -> None:
        """Log out everywhere. Whoever has no passphrase could not come back."""
        if not player.passphrase:
            raise refuse("not-allowed", "refusal-no-way-back")
        await self.store.end_all(player.id)

    async def enter(self, given: protocol.Passphrase) -> Player:
        """The player who has this name and this passphrase."""
        phrase = _phrase(given.passphrase)
        named = await self.store.by_name_with_passphrase(clean_name(given.name))
        async with self._hashing:
            found = await asyncio.to_thread(_matching, named[:SAME_NAME], phrase)
        if found is None:
            raise refuse("not-allowed", "refusal-wrong-passphrase")
        await self.greet(found)
        return found

    async def _room_for(self, player: Player, name: str) -> None:
        others = [one for one in await self.store.by_name_with_passphrase(name) if one.id != player.id]
        if len(others) >= SAME_NAME:
            raise refuse("not-allowed", "refusal-name-crowded")

    # --- notices --------------------------------------------------------------------------------------------

    async def set_push(self, player: Player, given: protocol.Notices, *, can_push: bool) -> Player:
        """Which devices get notices. One is added to the others; `null` forgets them all."""
        devices = [one for one in devices_of(player) if one["endpoint"] != given.without]
        if given.push is None:
            devices = []
        elif given.push is not msgspec.UNSET:
            if not can_push:
                raise refuse("unavailable", "refusal-no-push")
            device = subscription(given.push)
            devices = [*(one for one in devices if one["endpoint"] != device["endpoint"]), device][-DEVICES:]
        push = msgspec.json.encode(devices)
        if push != player.push:
            await self.store.set_push(player.id, push)
        return msgspec.structs.replace(player, push=push)


def address(given: str, *, can_email: bool) -> str:
    """An e-mail address, if it is one; empty: none is wanted."""
    email = given.strip()
    if email and not re.fullmatch(
        r"[^@\s<>\"(),:;\\\x00-\x1f]{1,64}@[^@\s<>\"(),:;\\\x00-\x1f]+\.[^@\s.]+", email
    ):
        raise refuse("malformed", "refusal-bad-email", email=email[:80])
    if email and not can_email:
        raise refuse("unavailable", "refusal-no-email")
    return email


def veiled(email: str) -> str:
    """An address, as whoever has it knows it again, and nobody else learns it: `a…@example.org`."""
    name, _, host = email.rpartition("@")
    return f"{name[:1]}…@{host}" if name else ""


def me(player: Player, *, can_email: bool = False, by_code: bool = False, push_key: str = "") -> protocol.Me:
    """What a player is told of itself."""
    return protocol.Me(
        id=player.id,
        name=player.name,
        has_passphrase=bool(player.passphrase),
        email=player.email,
        pending=player.pending,
        by_code=bool(player.pending) and by_code,
        push=bool(devices_of(player)),
        push_key=push_key,
        can_email=can_email,
    )


def devices_of(player: Player) -> list[dict[str, object]]:
    """The subscriptions of a player's devices."""
    return list(msgspec.json.decode(player.push))


def subscription(given: protocol.Plain) -> dict[str, object]:
    """Of a browser's `PushSubscription` what is needed, if it is one."""
    endpoint, keys = given.get("endpoint"), given.get("keys")
    if not (isinstance(endpoint, str) and endpoint.startswith("https://") and len(endpoint) <= 1000):
        raise refuse("malformed", "refusal-bad-push")
    if not isinstance(keys, dict):
        raise refuse("malformed", "refusal-bad-push")
    wanted = {name: keys.get(name) for name in ("p256dh", "auth")}
    if not all(isinstance(one, str) and re.fullmatch(r"[A-Za-z0-9_=-]{10,200}", one) for one in wanted.values()):
        raise refuse("malformed", "refusal-bad-push")
    return {"endpoint": endpoint, "keys": wanted}


def token_hash(token: str) -> str:
    """A token is long and random, so a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _name(given: str) -> str:
    if not (name := clean_name(given)):
        raise refuse("malformed", "refusal-empty-name")
    return name


def _phrase(given: str) -> str:
    """The same letters, however the keyboard of a device composes them."""
    return unicodedata.normalize("NFKC", given)


def _hasher() -> PasswordHasher:
    # Here and not above, for a first page within a second: few ever need it.
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def _matching(named: list[Player], phrase: str) -> Player | None:
    from argon2.exceptions import InvalidHashError, VerificationError

    hasher = _hasher()
    for player in named:
        try:
            if hasher.verify(player.passphrase, phrase):
                return player
        except (VerificationError, InvalidHashError):
            continue
    if not named:
        hasher.hash(phrase)  # so that the time does not tell whether there is such a name
    return None

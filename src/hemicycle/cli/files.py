"""Files that people name: read with a clear sentence when it can't be, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from hemicycle.engine.words import Message
from hemicycle.server.settings import reason

from .failures import Bad


def read(path: Path, what: str) -> str:
    """The text of a file that should be `what`: an edition, a record, or a save."""
    wanted = {"path": f"{path}", "what": Message(f"file-{what}")}
    if path.is_dir():
        raise Bad("file-folder", **wanted)
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Bad("file-none", **wanted) from None
    except UnicodeDecodeError:
        raise Bad("file-not-text", **wanted) from None
    except (OSError, ValueError) as error:
        raise Bad("file-unread", path=f"{path}", reason=reason(error)) from None


def check_readable(path: Path, what: str) -> None:
    """Whether there is a file of that name, which should be `what`."""
    if path.is_dir() or not path.exists():
        raise Bad("file-folder" if path.is_dir() else "file-none", path=f"{path}", what=Message(f"file-{what}"))


def check_writable(path: Path) -> None:
    """Whether there can be a file of that name."""
    if path.is_dir():
        raise Bad("file-folder-to-write", path=f"{path}")
    if not path.parent.is_dir():
        raise Bad("file-no-folder-to-write", path=f"{path}", folder=f"{path.parent}")


def write(path: Path, text: str, *, private: bool = False) -> None:
    """Put a text into a file, so that whatever happens either the old or the new one is there whole.

    `private`: nobody but its owner may read it, since it holds the secrets of a game.
    """
    check_writable(path)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Bad("file-unwritten", path=f"{path}", reason=reason(error)) from None
    finally:
        # Whatever happened, nothing half-written stays behind.
        with suppress(OSError, ValueError):
            beside.unlink()

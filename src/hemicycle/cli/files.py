"""Files that people name: read with a clear sentence when it can't be, written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path

from hemicycle.engine.words import Message

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
        raise Bad("file-unread", path=f"{path}", reason=_reason(error)) from None


def write(path: Path, text: str) -> None:
    """Put a text into a file, so that whatever happens either the old or the new one is there whole."""
    if path.is_dir():
        raise Bad("file-folder-to-write", path=f"{path}")
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Bad("file-unwritten", path=f"{path}", reason=_reason(error)) from None
    finally:
        # Whatever happened, nothing half-written stays behind.
        with suppress(OSError, ValueError):
            beside.unlink()


def _reason(error: OSError | ValueError) -> Message:
    """Why, in our words: the system says it in English alone."""
    match error:
        case PermissionError():
            return Message("file-not-allowed")
        case FileNotFoundError() | NotADirectoryError():
            return Message("file-no-folder")
        case OSError(errno=errno.ENOSPC):
            return Message("file-no-room")
        case OSError(errno=number) if number is not None:
            return Message("file-trouble", {"number": f"{number}"})
    return Message("file-bad-name")

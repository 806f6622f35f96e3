"""Files that people name: read with a clear sentence when it can't be, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from .failures import Bad


def read(path: Path, what: str) -> str:
    """The text of a file that should be `what`, such as «a record»."""
    if path.is_dir():
        raise Bad(f"{path} is a folder; name the file of {what}")
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Bad(f"there is no file {path}; name the file of {what}") from None
    except UnicodeDecodeError:
        raise Bad(f"{path} is not {what}: it is not a text in UTF-8") from None
    except (OSError, ValueError) as error:
        raise Bad(f"{path} can't be read: {_reason(error)}") from None


def write(path: Path, text: str, *, private: bool = False) -> None:
    """Put a text into a file, so that whatever happens either the old or the new one is there whole.

    `private`: nobody but its owner may read it, since it holds the secrets of a game.
    """
    if path.is_dir():
        raise Bad(f"{path} is a folder; name a file to write")
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Bad(f"{path} can't be written: {_reason(error)}") from None
    finally:
        # Whatever happened, nothing half-written stays behind.
        with suppress(OSError, ValueError):
            beside.unlink()


def _reason(error: OSError | ValueError) -> str:
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return (reason or type(error).__name__).lower()

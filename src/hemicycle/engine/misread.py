"""Why something that came from outside can't be read: in our own words, for any language, with its place."""

from __future__ import annotations

import re
from typing import Any

from .words import Message

LONGEST = 60
"""Letters of what was sent that are said again."""

CAUSES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (r"Expected `([^`]+)`, got `([^`]+)`", "kind", ("wanted", "got")),
    (r"Object missing required field `([^`]+)`", "missing", ("field",)),
    (r"Object contains unknown field `([^`]+)`", "unknown", ("field",)),
    (r"Invalid (?:enum )?value (.+)", "value", ("value",)),
    (r"Expected `([^`]+)` of length >= (\d+)", "short", ("wanted", "least")),
    (r"Expected `([^`]+)` of length <= (\d+)", "long", ("wanted", "most")),
    (r"Expected `[^`]+` >= (\S+)", "low", ("least",)),
    (r"Expected `[^`]+` <= (\S+)", "high", ("most",)),
    (r"JSON is malformed|Input data was truncated|Invalid UTF-8|.*codec can't decode", "json", ()),
)
"""What msgspec says, our message, and what it names. What is in none of them is said without a cause."""
KINDS = ("str", "int", "float", "bool", "array", "object", "null")


def misread(error: Exception) -> Message:
    """The message of an error of msgspec's (or in its words): where, and what is wanted there."""
    cause, _, place = str(error).partition(" - at `")
    where: Message | str = place.rstrip("`").removeprefix("$").lstrip(".") or Message("misread-top")
    return Message("misread", {"place": where, "what": _cause(cause)})


def _cause(cause: str) -> Message:
    for pattern, id, names in CAUSES:
        if found := re.match(pattern, cause, re.DOTALL):
            given = zip(names, found.groups(), strict=False)
            return Message(f"misread-{id}", {name: _named(name, value) for name, value in given})
    return Message("misread-other")


def _named(name: str, value: str) -> Any:
    if name not in ("wanted", "got"):
        return value[:LONGEST]
    kind = next((one for one in value.split(" | ") if one in KINDS), "other")
    return Message(f"misread-a-{kind}")

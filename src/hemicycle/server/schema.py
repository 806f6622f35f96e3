"""The protocol as JSON Schema: `python -m hemicycle.server.schema > docs/protocol.schema.json`.

The client's types are made from it (`npm run types` in `web/`); a test sees to it that neither falls behind.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from . import protocol


def schema() -> dict[str, Any]:
    """One document with every message under `$defs`, by its name."""
    messages = [
        cls
        for _, cls in inspect.getmembers(protocol, inspect.isclass)
        if issubclass(cls, msgspec.Struct) and cls.__module__ == protocol.__name__ and cls is not protocol.Command
    ]
    _, components = msgspec.json.schema_components(messages, ref_template="#/$defs/{name}")
    union = {
        "AnyCommand": [cls.__name__ for cls in messages if issubclass(cls, protocol.Command)],
        "Frame": ["News", "Done", "Refused"],
    }
    for name, members in union.items():
        components[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{one}"} for one in members]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hemicycle protocol",
        "$defs": dict(sorted(components.items())),
    }


def text() -> str:
    """The document as it is kept."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())

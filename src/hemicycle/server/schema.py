"""The protocol as JSON Schema: `python -m hemicycle.server.schema > docs/protocol.schema.json`.

A test sees to it that it does not fall behind.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import sys
from functools import cache
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
    for cls in messages:
        described = descriptions(cls)
        for name, field in components[cls.__name__]["properties"].items():
            tag = "enum" in field and len(field["enum"]) == 1
            field["description"] = described.get(name, "Which message this is." if tag else "")
    for name, members in union.items():
        components[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{one}"} for one in members]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hemicycle protocol",
        "$defs": dict(sorted(components.items())),
    }


def descriptions(cls: type) -> dict[str, str]:
    """What the docstring under each field of a message says about it; Python itself forgets these."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        for field, doc in itertools.pairwise(_classes().get(base.__name__, ())):
            match field, doc:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(said))),
                ):
                    found[name] = inspect.cleandoc(said).replace("\n", " ")
    return found


@cache
def _classes() -> dict[str, list[ast.stmt]]:
    tree = ast.parse(inspect.getsource(protocol))
    return {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}


def text() -> str:
    """The document as it is kept."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())

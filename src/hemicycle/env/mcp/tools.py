"""The tools that a model is given, as data: what each is called, and what it takes.

What they do is in the texts: `tool-act`, and `tool-act-choice` of what it takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message, Sentence

PACKAGE = __name__.rpartition(".")[0].rpartition(".")[0]
LONGEST = 2_000
"""Letters in a word of a model's."""

Kind = Literal["string", "integer", "object"]


class Taken(NamedTuple):
    """Something that a tool takes."""

    name: str
    kind: Kind = "string"
    must: bool = False


class Tool(NamedTuple):
    name: str
    takes: tuple[Taken, ...] = ()
    changes: bool = False
    """Whether it changes anything."""


def must(name: str, kind: Kind = "string") -> Taken:
    return Taken(name, kind, True)


TOOLS = (
    Tool("games"),
    Tool("rules", (must("game"), Taken("about"))),
    Tool(
        "play",
        (
            must("game"),
            Taken("players", "integer"),
            Taken("bots"),
            Taken("options", "object"),
            Taken("edition"),
            Taken("seed"),
            Taken("name"),
        ),
        changes=True,
    ),
    Tool("tables", (Taken("server"),)),
    Tool("join", (must("table"), Taken("seat", "integer"), Taken("name")), changes=True),
    Tool("look"),
    Tool("act", (must("choice"),), changes=True),
    Tool("why_not", (must("choice"),)),
    Tool("undo", changes=True),
    Tool("promises", (must("with"), Taken("about"))),
    Tool("offer", (must("to"), must("promises")), changes=True),
    Tool("answer", (must("offer", "integer"), must("answer")), changes=True),
    Tool("say", (must("words"), Taken("to")), changes=True),
    Tool("wait", (Taken("seconds", "integer"),)),
    Tool("leave", changes=True),
)
NAMED = {tool.name: tool for tool in TOOLS}


class Teaching(Sentence):
    """A sentence for a model that can't have what it wants: what would do."""


def teaching(id: str, **params: Any) -> Teaching:
    """`raise teaching("no-table")`"""
    return Teaching(Message(f"mcp-{id}", params), lambda language: Texts(language, PACKAGE))


def schema(tool: Tool, texts: Texts) -> dict[str, Any]:
    """What it takes, as JSON Schema."""
    return {
        "type": "object",
        "properties": {
            one.name: {"type": one.kind, "description": texts.say(f"tool-{slug(tool.name)}-{one.name}")}
            for one in tool.takes
        },
        "required": [one.name for one in tool.takes if one.must],
        "additionalProperties": False,
    }


def about(tool: Tool, texts: Texts) -> str:
    return texts.say(f"tool-{slug(tool.name)}")


def slug(name: str) -> str:
    return name.replace("_", "-")


def taken(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What a tool was given, as it takes it; `Teaching` where that is something else."""
    if (tool := NAMED.get(name)) is None:
        raise teaching("no-tool", name=f"{name:.40}", known=", ".join(NAMED))
    known = ", ".join(one.name for one in tool.takes) or "–"
    if strange := [one for one in given if one not in [wanted.name for wanted in tool.takes]]:
        raise teaching("not-taken", tool=name, name=f"{strange[0]:.40}", known=known)
    found = {}
    for wanted in tool.takes:
        value = given.get(wanted.name)
        if value is None or value == "":
            if wanted.must:
                raise teaching("wanted", tool=name, name=wanted.name, known=known)
            continue
        found[wanted.name] = _read(tool, wanted, value)
    return found


def _read(tool: Tool, wanted: Taken, value: Any) -> Any:
    """Forgiving where there is no doubt: a model may write a number as a string, or the other way about."""
    match wanted.kind, value:
        case "string", str() if len(value) <= LONGEST:
            return value.strip()
        case "string", int() if not isinstance(value, bool):
            return f"{value}"
        case "integer", int() if not isinstance(value, bool):
            return value
        case "integer", str() if value.strip().isdecimal() and len(value) < 10:
            return int(value)
        case "object", dict():
            return value
        case "string", str():
            raise teaching("long", tool=tool.name, name=wanted.name, most=LONGEST)
    raise teaching("kind", tool=tool.name, name=wanted.name, kind=wanted.kind)

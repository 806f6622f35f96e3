"""The client's types, made from the classes of what is sent: `python -m hemicycle.server.typescript web/src`.

`protocol.ts` has what passes between server and client, `games/GAME/shown.ts` what a game's board shows. A test
sees to it that none of them falls behind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from hemicycle import games

from . import protocol

WIDTH = 110
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def files() -> dict[str, str]:
    """Every file of types as it must be, by its path in the client's source."""
    modules = {"protocol.ts": protocol}
    for name in games.names():
        board = f"{games.find(name).package}.shown"
        if find_spec(board):
            modules[f"games/{name}/shown.ts"] = import_module(board)
    return {path: text(module) for path, module in modules.items()}


def text(module: ModuleType) -> str:
    """The types of one module, and those from elsewhere that they are made of."""
    types = _types(module)
    names = {_bare(hint): name for name, hint in types.items()}
    title = (
        f"// Made by `npm run types` from {module.__name__}, which says what each field means. Not for editing."
    )
    return "\n".join([title, "", *(_defined(name, hint, names) for name, hint in types.items()), ""])


def _bare(hint: Any) -> Any:
    """A type without what is noted inside of it, as `get_type_hints` says that of a field."""
    return get_type_hints(SimpleNamespace(__annotations__={"it": hint}))["it"]


def _types(module: ModuleType) -> dict[str, Any]:
    """Structs, and aliases that are more than another word for a plain type, by name."""
    found: dict[str, Any] = {}

    def take(name: str, hint: Any) -> None:
        found.setdefault(name, hint)
        for part in _parts(hint):
            if part.__name__ not in found:
                take(part.__name__, part)

    for name, hint in vars(module).items():
        ours = _is_struct(hint) and hint.__module__ == module.__name__ and not _is_base(hint)
        if ours or get_origin(hint) in (Literal, tuple, dict, Union, UnionType):
            take(name, hint)
    return found


def _parts(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    for one in get_type_hints(hint).values() if _is_struct(hint) else get_args(hint):
        if _is_struct(one):
            yield one
        else:
            yield from _parts(one)


def _is_base(struct: type[msgspec.Struct]) -> bool:
    """Whether it is there for others of its module to be made from; what is made from it elsewhere is not sent."""
    return any(one.__module__ == struct.__module__ for one in struct.__subclasses__())


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _defined(name: str, hint: Any, names: dict[Any, str]) -> str:
    """The definition of a type: on one line, or with a line for every field."""
    if not _is_struct(hint):
        return f"export type {name} = {_shape(hint, names)};"
    fields = list(_fields(hint, names))
    short = f"export type {name} = {{ {'; '.join(fields)} }};"
    if len(short) <= WIDTH:
        return short
    return "\n".join([f"export type {name} = {{", *(f"  {field};" for field in fields), "};"])


def _fields(struct: type[msgspec.Struct], names: dict[Any, str]) -> Iterator[str]:
    config, hints = struct.__struct_config__, get_type_hints(struct)
    if config.tag is not None:
        yield f'{config.tag_field}: "{config.tag}"'
    for field in msgspec.structs.fields(struct):
        # The server leaves out what is as usual, where a class says so, and a client may do so in what it sends.
        may_miss = (config.omit_defaults or config.forbid_unknown_fields) and not field.required
        yield f"{field.encode_name}{'?' if may_miss else ''}: {_written(hints[field.name], names)}"


def _written(hint: Any, names: dict[Any, str]) -> str:
    """A type where it is used: by its name, if it has one."""
    return names[hint] if hint in names else _shape(hint, names)


def _shape(hint: Any, names: dict[Any, str]) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, NewType):
        return _written(hint.__supertype__, names)
    parts = get_args(hint)
    match get_origin(hint):
        case origin if origin is Literal:
            return " | ".join(f'"{word}"' for word in parts)
        case origin if origin is Annotated:
            return _written(parts[0], names)
        case origin if origin in (Union, UnionType):
            return " | ".join(_written(part, names) for part in parts if part is not msgspec.UnsetType)
        case origin if origin is dict:
            # A key of JSON is a word, also where it says a number.
            return f"Record<string, {_written(parts[1], names)}>"
        case origin if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(_written(part, names) for part in parts)}]"
        case _:
            several = _written(parts[0], names)
            return f"({several})[]" if " | " in several else f"{several}[]"


if __name__ == "__main__":
    for path, types in files().items():
        (Path(sys.argv[1]) / path).write_text(types, "utf-8")

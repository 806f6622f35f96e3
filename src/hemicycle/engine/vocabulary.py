"""The words of one game: its actions, events and frames by name, and the way from saved data to objects."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from .declare import Fact, State

Load: TypeAlias = Callable[[Any], Any]
T = TypeVar("T")

KINDS: dict[type, str] = {dict: "object", list: "array", tuple: "array", type(None): "null"}
"""Kinds of plain data as msgspec calls them: what is wrong is said in its words, whoever finds it."""


class Vocabulary:
    """Every tagged class that a game can use: the engine's own and those of the game's package."""

    def __init__(self, package: str, roots: tuple[type[msgspec.Struct], ...], hook: Callable[[type, Any], Any]):
        self.kinds: dict[str, type[msgspec.Struct]] = {}
        self._hook = hook
        self._loads: dict[Any, Load] = {}
        engine = __name__.rpartition(".")[0]
        for cls in _family(roots):
            if _within(cls.__module__, package) or _within(cls.__module__, engine):
                tag = str(cls.__struct_config__.tag)
                if self.kinds.setdefault(tag, cls) is not cls:
                    raise TypeError(f"two classes are called {tag!r}: {self.kinds[tag]} and {cls}")

    def every(self, root: type[T]) -> list[type[T]]:
        """All kinds of action, of event or of frame."""
        return [cls for cls in self.kinds.values() if issubclass(cls, root) and cls is not root]

    def load(self, hint: Any, saved: Any) -> Any:
        """The object of this type from its saved form; `msgspec.ValidationError` when it is none."""
        return self._load(hint)(saved)

    def _load(self, hint: Any) -> Load:
        load = self._loads.get(hint)
        if load is None:
            load = self._loads[hint] = self._make(hint)
        return load

    def _make(self, hint: Any) -> Load:
        if not _has_classes(hint):
            return self._at_once(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin in (typing.Union, types.UnionType) and len(args) == 2 and type(None) in args:
            inner = self._load(args[0] if args[1] is type(None) else args[1])
            return lambda saved: None if saved is None else inner(saved)
        if origin is list:
            item = self._load(args[0])
            return lambda saved: [item(one) for one in _expect(saved, (list, tuple))]
        if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
            item = self._load(args[0])
            return lambda saved: tuple([item(one) for one in _expect(saved, (list, tuple))])
        if origin is dict:
            back: Callable[[Any], Any] = int if args[0] is int else self._load(args[0])
            item = self._load(args[1])
            return lambda saved: {back(name): item(one) for name, one in _expect(saved, (dict,)).items()}
        if isinstance(hint, type) and issubclass(hint, State | Fact):
            return self._by_kind(hint) if hint.__struct_config__.tag else self._by_fields(hint)
        raise TypeError(f"{hint} can't be saved: of what a game holds, only lists, dicts and one or nothing")

    def _at_once(self, hint: Any) -> Load:
        # Keys of a saved dict are texts, whatever they were: JSON knows no others.
        return lambda saved: msgspec.convert(saved, hint, str_keys=True, dec_hook=self._hook)

    def _by_kind(self, root: type[msgspec.Struct]) -> Load:
        loads: dict[str, Load] = {}

        def load(saved: Any) -> Any:
            kind = _expect(_expect(saved, (dict,)).get("type"), (str,))
            if kind not in loads:
                cls = self.kinds.get(kind)
                if cls is None or not issubclass(cls, root):
                    raise msgspec.ValidationError(f"Invalid value {kind!r:.60} - at `$.type`")
                loads[kind] = self._by_fields(cls)
            return loads[kind](saved)

        return load

    def _by_fields(self, cls: type[msgspec.Struct]) -> Load:
        hints = {name: hint for name, hint in typing.get_type_hints(cls).items() if name in cls.__struct_fields__}
        known = {*hints, "type"} if cls.__struct_config__.tag else {*hints}
        # Numbers and texts are loaded together, in one go.
        plain = {name: hint for name, hint in hints.items() if not _has_classes(hint)}
        # So is a whole object that holds nothing else.
        load_whole = self._at_once(cls) if len(plain) == len(hints) else None
        load_plain = self._at_once(typing.TypedDict(cls.__name__, plain, total=False))  # type: ignore[operator]
        # Filled at first use: a class may hold others of its own kind.
        loads: dict[str, Load] = {}

        def load(saved: Any) -> Any:
            if not known.issuperset(_expect(saved, (dict,))):
                unknown = next(name for name in saved if name not in known)
                raise msgspec.ValidationError(f"Object contains unknown field `{unknown:.60}`")
            if load_whole is not None:
                return load_whole(saved)
            if len(loads) + len(plain) < len(hints):
                loads.update({name: self._load(hints[name]) for name in hints if name not in plain})
            fields = load_plain(saved)
            fields.update({name: load_one(saved[name]) for name, load_one in loads.items() if name in saved})
            try:
                return cls(**fields)
            except TypeError:
                missing = next(name for name in cls.__struct_fields__ if name not in saved)
                raise msgspec.ValidationError(f"Object missing required field `{missing}`") from None

        return load


def _has_classes(hint: Any) -> bool:
    """Whether data of this type hold things of the game, which are found by name; else it is numbers and texts."""
    if isinstance(hint, type) and issubclass(hint, State | Fact):
        return True
    return any(_has_classes(part) for part in get_args(hint))


def _expect(saved: Any, kinds: tuple[type, ...]) -> Any:
    if not isinstance(saved, kinds):
        wanted, got = (KINDS.get(one, one.__name__) for one in (kinds[0], type(saved)))
        raise msgspec.ValidationError(f"Expected `{wanted}`, got `{got}`")
    return saved


def _family(roots: tuple[type[msgspec.Struct], ...]) -> Iterator[type[msgspec.Struct]]:
    for root in roots:
        for cls in root.__subclasses__():
            yield cls
            yield from _family((cls,))


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")

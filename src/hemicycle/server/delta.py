"""What is other in plain data than it was: so that a row of positions takes little more room than one of them.

[new]             something else stands in its place
[]                it is gone
{"name": …, …}    these members are other (of a list, by their place)
"""

from __future__ import annotations

from typing import Any, TypeAlias

Delta: TypeAlias = list[Any] | dict[str, Any]

GONE: Delta = []


def difference(before: Any, after: Any) -> Delta | None:
    """What makes the one of the other; None: they are the same."""
    # 1 and True are equal, and not written alike.
    if type(before) is not type(after):
        return [after]
    if isinstance(after, dict):
        members = {name: _member(before, name, one) for name, one in after.items()}
        gone = {name: GONE for name in before if name not in after}
        return {name: change for name, change in members.items() if change is not None} | gone or None
    if isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        changes = {str(at): change for at, pair in pairs if (change := difference(*pair)) is not None}
        return ([after] if len(changes) == len(after) and len(changes) > 1 else changes) or None
    return None if before == after else [after]


def _member(before: dict[str, Any], name: str, after: Any) -> Delta | None:
    return difference(before[name], after) if name in before else [after]


def patched(before: Any, change: Delta | None) -> Any:
    """What it is after a change; what there was stays as it is."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [patched(one, change.get(str(at))) for at, one in enumerate(before)]
    found = {name: patched(one, change.get(name)) for name, one in before.items() if change.get(name) != GONE}
    found.update({name: one[0] for name, one in change.items() if name not in before})
    return found

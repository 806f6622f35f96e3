"""What somebody would stumble over who hears a page: from Chromium's own tree of accessibility."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

Node = dict[str, Any]

WORD = re.compile(r"[^\W_]")
LETTER = re.compile(r"[^\W\d_]")
SIGN = re.compile(r"[^\s.,:;()«»“”’–/·+-]|^[·–+]$")
"""In the place of a word. What stands between words, as in «Finance · Defence», is none."""
AMONG_WORDS = re.compile("(?:^| )[?!▒●★→↓](?: |$)")
"""The same in the midst of them: French has another space before «?» and «!»."""
RUN_ON = re.compile(r"[.!?:;,] *,|(?<!\.)\.\.(?!\.)")
WHOLE = {
    "button",
    "link",
    "image",
    "tab",
    "radio",
    "checkbox",
    "option",
    "combobox",
    "heading",
    "DisclosureTriangle",
}
"""Their name is said, and then nothing of what is in them."""
MUST_SAY = WHOLE | {
    *("listitem", "paragraph", "cell", "gridcell", "columnheader", "rowheader", "term", "definition", "caption"),
    *("textbox", "slider", "spinbutton", "dialog", "article", "region", "group", "figure", "table"),
}
NUMBERS_STAND = {
    "term",
    "definition",
    "cell",
    "gridcell",
    "rowheader",
    "columnheader",
    "meter",
    "spinbutton",
    "combobox",
    "slider",
}
"""A number in a table has its headings."""


def stumbles(page: Page) -> list[str]:
    """What says nothing, signs and numbers without words, what runs on."""
    session = page.context.new_cdp_session(page)
    nodes: dict[str, Node] = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()
    root = next(iter(nodes.values()))
    return list(dict.fromkeys(_stumbles(nodes, root, root)))


def _stumbles(nodes: dict[str, Node], node: Node, read_with: Node) -> Iterator[str]:
    """`read_with`: the nearest around it that is read as one."""
    role, name = _role(node), _name(node)
    if role == "StaticText":
        if not WORD.search(name) and SIGN.search(name.strip()):
            yield f"a bare sign: «{name}» in {_shown(nodes, read_with)}"
        if re.search(r"\d", name) and not LETTER.search(name) and _role(read_with) not in NUMBERS_STAND:
            if not LETTER.search(_heard(nodes, read_with)):
                yield f"a bare number: {_shown(nodes, read_with)} "
        return
    if role in MUST_SAY:
        words = name or _heard(nodes, node)
        if not WORD.search(words) and not _waits(node):
            yield f"says nothing: {_shown(nodes, node)}"
        elif AMONG_WORDS.search(words):
            yield f"a sign among words: {_shown(nodes, node)}"
        elif RUN_ON.search(words):
            yield f"runs on: {_shown(nodes, node)}"
    if role in WHOLE:
        return
    reads = node if role in MUST_SAY else read_with
    for one in _children(nodes, node):
        yield from _stumbles(nodes, one, reads)


def _role(node: Node) -> str:
    return "" if node["ignored"] else str(node["role"]["value"])


def _waits(node: Node) -> bool:
    """It will say something when there is something to say."""
    return any(one["name"] == "live" for one in node.get("properties", []))


def _name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def _children(nodes: dict[str, Node], node: Node) -> list[Node]:
    return [nodes[one] for one in node.get("childIds", []) if one in nodes]


def _heard(nodes: dict[str, Node], node: Node) -> str:
    role = _role(node)
    if role == "StaticText" or role in WHOLE:
        return _name(node)
    return " ".join(_heard(nodes, one) for one in _children(nodes, node))


def _shown(nodes: dict[str, Node], node: Node) -> str:
    return f"{_role(node)} «{_name(node) or _heard(nodes, node)[:80]}»"

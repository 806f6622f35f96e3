"""The terminal: coloured when it is one, plain when it is not or when NO_COLOR is set."""

from __future__ import annotations

import sys

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text


def console(*, err: bool = False) -> Console:
    """Where to print. Nothing in what is printed is taken for markup: names are people's own."""
    for stream in (sys.stdout, sys.stderr):
        # In a terminal that knows no UTF-8 a bar may become a question mark, but nothing breaks.
        if hasattr(stream, "reconfigure") and "utf" not in (stream.encoding or "").lower():
            stream.reconfigure(errors="replace")
    return Console(stderr=err, highlight=False, markup=False, emoji=False)


def typed(prompt: str) -> str:
    """What the person types. Where it comes from a file it is shown, so that what comes out can be read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{printable(line, 80)}\n")
    return line


def printable(name: str, longest: int = 24) -> str:
    """A name without what could steer a terminal."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:longest]


def lines(*parts: Text | str) -> Text:
    """Texts one below the other."""
    return Text("\n").join([part if isinstance(part, Text) else Text(part) for part in parts])


def paragraph(text: Text | str, width: int, indent: int = 0) -> Text:
    """A text in lines that fit, broken at plain spaces only: rich would also break before a French colon."""
    text = text if isinstance(text, Text) else Text(text)
    room, at, used = width - indent, 0, 0
    breaks = []
    for word in text.plain.split(" "):
        size = cell_len(word)
        if used and used + 1 + size > room:
            breaks.append(at)
            used = size
        else:
            used += size + (1 if used else 0)
        at += len(word) + 1
    pieces = text.divide(breaks)
    for piece in pieces:
        piece.rstrip()
        piece.pad_left(indent)
    return Text("\n").join(pieces)


def tell(console: Console, text: Text | str, style: str = "", indent: int = 0) -> None:
    """Print a sentence."""
    said = Text(text) if isinstance(text, str) else text
    said.stylize_before(style)
    console.print(paragraph(said, console.width, indent))

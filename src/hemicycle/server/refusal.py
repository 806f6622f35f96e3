"""What the server does not do for somebody, and why, in a sentence that they can read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeAlias

from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message

from .protocol import Cited, Said
from .reading import cited

Code: TypeAlias = Literal[
    "malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable", "not-found"
]

STATUS: dict[str, int] = {
    "malformed": 400,
    "not-allowed": 403,
    "not-found": 404,
    "against-the-rules": 409,
    "too-large": 413,
    "too-fast": 429,
    "unavailable": 503,
}
"""How HTTP says the same."""


@cache
def server_texts(language: str) -> Texts:
    """The server's own sentences."""
    return Texts(language, "hemicycle.server")


class Refusal(Exception):
    """Something was asked that is not done, and nothing has changed.

    `texts` gives the sentences of a language when they are not the server's own: a game's, for what its rules
    forbid.
    """

    def __init__(self, code: Code, message: Message, texts: Callable[[str], Texts] = server_texts):
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.texts = texts

    def said(self, lang: str) -> str:
        return self.texts(lang).say(self.message)

    @property
    def both(self) -> Said:
        return Said(en=self.said("en"), fr=self.said("fr"))

    def cited(self, lang: str) -> list[Cited]:
        """The paragraphs of the rules that it comes from."""
        return cited(self.texts(lang), self.message.rule)

    def __str__(self) -> str:
        return f"{self.code}: {self.said('en')}"


def refuse(code: Code, id: str, **params: Any) -> Refusal:
    """`raise refuse("not-found", "refusal-no-table")`"""
    return Refusal(code, Message(id, params))

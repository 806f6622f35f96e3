"""Sentences that are kept for ever name nobody: where a name stood is a mark, and who reads is told the name.

So whoever is renamed, or deletes themselves, is so in old games, too, and what is kept needs no second writing.

A mark stands in for the name when a sentence is made, and a language may ask something of the words beside it
(«d’Élodie», «de Bea», «du Joueur 4»): so it begins as the name does, as far as that matters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from hemicycle.engine.declare import Seat
from hemicycle.engine.grammar import capital, forms

FIRST = 0xE000
"""Marks are letters that nobody has: `FIRST` for seat 0, and so on."""
STEMS = ("Joueur 1", "A", "B")
"""What a name may begin like: a player's number, a word that French elides before, any other."""
BESIDE = ("d’", "du ", "de ", "qu’", "que ", "au ", "à ")
"""What may stand before a name and hang on it, and the form that makes it."""
FORMS = {"d": "DE", "q": "QUE", "a": "A", "à": "A"}

MARKED = re.compile(
    rf"((?<!\w)(?:{'|'.join(BESIDE)}))?({'|'.join((*STEMS, 'a', 'b'))})([\ue000-\ue0ff])", re.IGNORECASE
)


def mark(name: str, seat: Seat) -> str:
    """What stands in for a name."""
    stem = _stem(name)
    return (stem.lower() if name[:1].islower() else stem) + chr(FIRST + seat)


def _stem(name: str) -> str:
    of = forms("fr")["DE"](name)[: -len(name)] if name else ""
    return {"d’": "A", "du ": STEMS[0]}.get(of, "B")


def unveiled(kept: str, names: Sequence[str], *, json: bool = True) -> str:
    """The same with the names of now; `json`: in the way it is written there."""

    def name(found: re.Match[str]) -> str:
        before, stem, seat = found[1] or "", found[2], ord(found[3]) - FIRST
        said = names[seat] if seat < len(names) else f"{seat + 1}"
        if before and _stem(said).lower() != stem.lower():
            form = str(forms("fr")[FORMS[before[0].lower()]](said))
            said, before = (capital(form) if before[0].isupper() else form), ""
        elif stem[0].isupper() and said[:1].islower():
            said = capital(said)  # it begins a sentence
        return before + (msgspec.json.encode(said).decode()[1:-1] if json else said)

    return MARKED.sub(name, kept)

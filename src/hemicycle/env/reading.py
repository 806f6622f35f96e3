"""The rules to read: a paragraph in words, and those that somebody looks for."""

from __future__ import annotations

import re
import unicodedata

from hemicycle.engine.rulebook import Item, Picture, Rulebook, anchor, blocks
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts

PACKAGE = __name__.rpartition(".")[0]
SMALL_WORDS = """
    a an and are at by can do does for from how i if in is it many may much my of on or the to what when
    where which who why with au aux avec ce ces combien comment d dans de des du elle en est et il ils j je
    l la le les leur leurs ma mes mon n on ou par peut pour pourquoi qu quand que quel quelle quelles quels
    qui quoi s sa se ses si son sont sur un une y
"""
"""Words of a question that stand everywhere in the rules, or nowhere. reading/search.ts has the same."""


def in_words(item: Item, rules: Rules, texts: Texts) -> str:
    """A paragraph with its key, and what it hangs on."""
    texts = texts.beside(PACKAGE)
    said = [f"**{texts.paragraph(item.key)}** {without_pictures(item.text, texts)}"]
    if item.options:
        options = texts.listed([texts.option(name) for name in item.options])
        said.append(f"*{texts.say('rules-by-option', options=options)}*")
    # What holds in the usual edition needs no word about it.
    if item.editions and rules.editions[0] not in item.editions:
        editions = texts.listed([texts.say(f"edition-{name}") for name in item.editions])
        said.append(f"*{texts.say('rules-by-edition', editions=editions)}*")
    return "\n\n".join(said)


def without_pictures(text: str, texts: Texts) -> str:
    """What a picture shows, in words."""
    texts = texts.beside(PACKAGE)
    return "\n\n".join(
        f"*{texts.say('rules-picture', words=one.words)}*" if isinstance(one, Picture) else one
        for one in blocks(text)
    )


def matching(book: Rulebook, texts: Texts, wanted: str) -> list[Item]:
    """The paragraph that is named, however it is typed; a whole section; else those in which the words stand.

    Where no paragraph has them all, it is those that have the most of them; none, where nothing is found.
    """
    at = anchor(wanted)
    addresses = {key: {item.anchor, anchor(texts.paragraph(key))} for key, item in book.items.items()}
    if named := [item for key, item in book.items.items() if at in addresses[key]]:
        return named
    if within := [
        item for key, item in book.items.items() if any(one.startswith(f"{at}-") for one in addresses[key])
    ]:
        return within
    words = telling(wanted)
    found = {key: sum(word in bare(item.text) for word in words) for key, item in book.items.items()}
    most = max(found.values())
    return [item for key, item in book.items.items() if found[key] == most] if most else []


def telling(wanted: str) -> list[str]:
    """The words that tell what is looked for; where there are none but small ones, those."""
    words = [word for word in re.split(r"[\s',;:!?«»]+", bare(wanted)) if word]
    small = SMALL_WORDS.split()
    return [word for word in words if word not in small] or words


def bare(text: str) -> str:
    """Without accents and capitals."""
    plain = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFD", text))
    return plain.lower().replace("’", "'")

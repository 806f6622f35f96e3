"""Which of some sentences is meant by a few words of it, in English or French.

Accents, case, spaces, articles and plurals are forgiven, and so are words of which only the beginning is said.
Numbers are not, nor is a «not»: «attack Bea» never means «Ada does not attack Bea».
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Tokens: TypeAlias = tuple[str, ...]


def set_of(words: str) -> frozenset[str]:
    """Words that are written in a row."""
    return frozenset(words.split())


FILLERS = set_of(
    "the a an to of in on at am is are be will shall would do does s ll any anything anybody anyone please"
    " le la les l un une des du de d au aux en dans sur chez suis es est sommes etes sont sera va que qu c ce"
    " cette se il y"
)
"""What a sentence can do without."""
NOT = set_of("not no nothing nobody none never n non ne pas rien jamais personne aucun aucune")
AND = set_of("and or et ou")
"""What follows one of these adds to a sentence, and does not turn it round: «governs with Bea or not at all»."""
NOW = re.compile(r"\b(at once|right now|aussitot|maintenant|tout de suite|immediatement)\b")
SPELT = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "‘": "'", "×": "x"})
SHORT = {"j": "je ", "m": "moi ", "t": "toi ", "n": "ne "}
"""Of «j’attaque», «n’attaque»."""
SHARED, ENDING = 4, 3
"""Letters that two forms of a word share at least, and how many more each has at most: «ministry», «minister»."""

LEAST_ALIKE = 0.5
"""What shares no word with what was said, and is less like it, is not near it."""


class Fit(NamedTuple):
    """How well words fit a sentence: the less, the better."""

    loosely: bool
    """Whether some word is only the beginning of one of the sentence's, or another form of it."""
    order: int
    """0: the very same; 1: all that it tells; 2: its beginning; 3: together; 4: in this order; 5: in another."""


@lru_cache(maxsize=20_000)
def tokens(words: str) -> Tokens:
    """The words of a sentence as they are compared. Numbers stand alone, so that «3M» is «3 M»."""
    letters = unicodedata.normalize("NFKD", words.casefold().translate(SPELT))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    plain = re.sub(r"n't\b", " not", plain)
    plain = re.sub(r"\bi'm\b", "i am", plain)
    plain = re.sub(r"'re\b", " are", plain)
    plain = re.sub(r"\b([jmtn])'", lambda found: SHORT[found[1]], plain)
    return tuple(re.findall(r"\d+|[^\W\d_]+", NOW.sub("now", plain)))


def telling(words: Tokens) -> Tokens:
    """Those that tell something."""
    return tuple(word for word in words if word not in FILLERS)


def turned(words: Tokens) -> bool:
    """Whether a sentence says what is not done."""
    for word in words:
        if word in NOT:
            return True
        if word in AND:
            break
    return False


def fit(said: Tokens, sentence: Tokens) -> Fit | None:
    """How well words fit a sentence; nothing: not at all, or they turn it round."""
    if turned(said) != turned(sentence):
        return None
    words, told = telling(said), telling(sentence)
    if not words:
        return Fit(False, 0) if said and said == sentence else None
    if words == told:
        return Fit(False, int(said != sentence))
    if NOT.issuperset(words) and not all(any(other.startswith(word) for other in told) for word in words):
        return None  # «nothing» alone is no other word for «no»
    return _in_order(words, told) or _in_any_order(words, told)


def holds(sentence: Tokens, words: Tokens) -> bool:
    """Whether words are found in a sentence, whatever it says of them."""
    return _in_any_order(telling(words), telling(sentence)) is not None


def _in_order(words: Tokens, told: Tokens) -> Fit | None:
    together = None
    for begin in range(len(told) - len(words) + 1):
        alike = [_alike(word, other) for word, other in zip(words, told[begin:], strict=False)]
        if all(alike):
            found = Fit(1 in alike, 2 if begin == 0 else 3)
            together = min(together or found, found)
    if together is not None:
        return together
    at, loosely = 0, False
    for word in words:
        while at < len(told) and not _alike(word, told[at]):
            at += 1
        if at == len(told):
            return None
        loosely = loosely or _alike(word, told[at]) == 1
        at += 1
    return Fit(loosely, 4)


def _in_any_order(words: Tokens, told: Tokens) -> Fit | None:
    left, loosely = list(told), False
    for word in words:
        other = max(left, key=lambda one: _alike(word, one), default="")
        if not (alike := _alike(word, other)):
            return None
        left.remove(other)
        loosely = loosely or alike == 1
    return Fit(loosely, 5)


@lru_cache(maxsize=50_000)
def _alike(word: str, other: str) -> int:
    """2: the same word, as «I vote» and «Ada votes»; 1: its beginning, or another form of it; 0: another word."""
    if word == other:
        return 2
    if not (word.isalpha() and other.isalpha()):
        return 0
    if word == f"{other}s" or other == f"{word}s":
        return 2
    if other.startswith(word) or (word in NOT and other in NOT):
        return 1
    shortest = min(len(word), len(other))
    shared = next((at for at in range(shortest) if word[at] != other[at]), shortest)
    return int(shared >= SHARED and max(len(word), len(other)) - shared <= ENDING)


def fitting(said: Tokens, sentences: Sequence[Tokens]) -> list[int]:
    """Which of the sentences fit best, all equally well: their places."""
    if said in sentences:
        return [at for at, one in enumerate(sentences) if one == said]
    found = {at: how for at, one in enumerate(sentences) if (how := fit(said, one)) is not None}
    best = min(found.values(), default=None)
    return [at for at, how in found.items() if how == best]


def nearest(said: Tokens, sentences: Sequence[Tokens], most: int = 3) -> list[int]:
    """Those that come nearest to what fits none: that share most of its words, and are spelt most alike."""
    told = telling(said)
    meant, written = [word for word in told if not word.startswith("@")] or told, " ".join(told)

    def likeness(at: int) -> tuple[float, float]:
        there = telling(sentences[at])
        shared = sum(any(_alike(word, other) for other in there) for word in meant)
        return shared, SequenceMatcher(None, written, " ".join(there)).ratio()

    rated = {at: likeness(at) for at in range(len(sentences))}
    ranked = sorted(rated, key=lambda at: (-rated[at][0], -rated[at][1], at))
    shared = rated[ranked[0]][0] if ranked else 0
    return [at for at in ranked if rated[at] > (shared / 2, 0.0 if shared else LEAST_ALIKE)][:most]


def replaced(words: Tokens, runs: Iterable[tuple[Tokens, str]]) -> Tokens:
    """Words with some of them in a row replaced by one; the longest first."""
    found = list(words)
    for run, by in sorted(runs, key=lambda pair: -len(pair[0])):
        at = 0
        while run and at + len(run) <= len(found):
            if tuple(found[at : at + len(run)]) == run:
                found[at : at + len(run)] = [by]
            at += 1
    return tuple(found)

"""What somebody says in words, understood: a choice, a deal, a word to others.

Strictly: what fits nothing, or several things, is refused with what would be understood. All of it goes by
sentences alone, each with what it stands for: so it serves whoever has the game, and a client far away.

    offer Bea: I vote yes; you: finance ministry          offre à Béa : je vote oui ; toi : ministère des Finances
    offer Bea, Carl: I join Rose + Leaf; Bea: the same
    accept 1 · refuse 1 · withdraw 1 · counter 1: …       accepter 1 · refuser 1 · retirer 1 · contre 1 : …
    deals Bea vote                                        accords Béa vote
    say … · say Bea: …                                    dire … · dire à Béa : …
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Message, Refused

from .matching import NOT, Tokens, fitting, holds, nearest, replaced, set_of, tokens, turned

T = TypeVar("T")
Verb: TypeAlias = Literal["offer", "accept", "refuse", "withdraw", "counter", "deals", "say"]

VERBS: dict[Verb, str] = {
    "offer": "offer offre offrir propose proposer",
    "accept": "accept accepte accepter",
    "refuse": "refuse reject refuser rejeter",
    "withdraw": "withdraw retire retirer",
    "counter": "counter contre answer repondre",
    "deals": "deals deal accords accord",
    "say": "say tell dire dis",
}
WORDS: dict[str, Verb] = {word: verb for verb, words in VERBS.items() for word in words.split()}
I = set_of("i me my mine myself je moi mon ma mes")  # noqa: E741
YOU = set_of("you your yours yourself tu te toi ton ta tes vous votre vos")
THEY = set_of("he she they him her them il elle iel lui")
"""The one other, unless a promise itself has the word: «elle annonce 9 M pour moi»."""
ALL = set_of("all everybody everyone tous toutes")
IS = set_of("am are is be suis es est etes sera serai seras serez")
BETWEEN = set_of("to with for a avec pour and et")
"""What may stand before a name."""
PASSING = set_of("pass skip no none nothing end stop done passer non rien fin finir terminer")
MOST_NAMED = 6
"""Choices that a refusal names."""
LONGEST = 60
"""Letters of what was said that a refusal says back."""


class Company(NamedTuple):
    """Who speaks, and among whom."""

    names: Sequence[str]
    """By seat."""
    me: Seat


class Said(NamedTuple):
    """What somebody wants with deals or with talk: the first words of it."""

    verb: Verb
    seats: tuple[Seat, ...] = ()
    """The others that are named."""
    number: int = 0
    """Of which deal; 0: none is named."""
    words: str = ""
    """The rest: promises, or what is told to others."""


class Promise(NamedTuple, Generic[T]):
    """Something that could be promised."""

    words: str
    seat: Seat
    """By whom."""
    thing: T


def spoken_texts(language: str) -> Texts:
    """The sentences of this package."""
    return Texts(language, __package__, {"named": row})


def refusal(refused: Refused, texts: Texts) -> str:
    """Why something was refused: in the sentences of a table, which know its players’ names, where it can."""
    own = refused.texts is spoken_texts or not texts.has(refused.message.id)
    return refused.said(texts.language) if own else texts.say(refused.message)


def row(texts: Texts, named: Sequence[str]) -> str:
    """Sentences one after the other, as promises are said; the texts are this package's, or stand beside them."""
    return reduce(lambda one, other: texts.say("spoken-row", one=one, other=other), named) if named else ""


def refused(id: str, **params: Any) -> Refused:
    return Refused(Message(id, params), spoken_texts)


# Choices


def act(said: str, choices: Sequence[tuple[str, T]], marks: Sequence[str] = (), question: str = "") -> T:
    """The choice that is meant, by its mark or by words of it; the marks are 1, 2, 3 …, unless they are given.

    Choices of the very same words can't be told apart by anybody: the first of them is taken. Words of the
    question that none of its choices has may stand beside those of a choice: «bid 6», «join the government».
    """
    marks = marks or [f"{number}" for number in range(1, len(choices) + 1)]
    plain = said.strip().casefold()
    if plain in marks:
        return choices[marks.index(plain)][1]
    words, sentences = tokens(said), [tokens(sentence) for sentence, _ in choices]
    if question and not any(holds(sentence, words) for sentence in sentences):
        words = _answering(words, sentences, tokens(question)) or words
    if not tokens(said) or (len(tokens(said)) == 1 and tokens(said)[0].isdigit()):
        raise refused("spoken-no-mark", said=brief(said) or "…", first=marks[0], last=marks[-1])
    best = fitting(words, sentences)
    if best and all(sentences[at] == sentences[best[0]] for at in best):
        return choices[best[0]][1]
    marked = [f"{mark} {sentence}" for mark, (sentence, _) in zip(marks, choices, strict=True)]
    raise _not_one(said, marked, best, nearest(words, sentences), "spoken-choice")


def _answering(words: Tokens, sentences: Sequence[Tokens], question: Tokens) -> Tokens:
    """Words without those that only the question has."""
    known = [word for word in words if word in NOT or any(holds(sentence, (word,)) for sentence in sentences)]
    return tuple(word for word in words if word in known or not holds(question, (word,)))


def meant(said: str, sentences: Sequence[str]) -> list[int]:
    """Which of some sentences words fit best, all equally well; none, if it is none."""
    return fitting(tokens(said), [tokens(sentence) for sentence in sentences]) if said.strip() else []


def denied(said: str, sentences: Sequence[str]) -> list[int]:
    """Which of some sentences say what is not done, where «no» is all that is said."""
    words = tokens(said)
    found = [at for at, sentence in enumerate(sentences) if turned(tokens(sentence))]
    return found if words and NOT.issuperset(words) else []


def begun(said: str, sentences: Sequence[str]) -> list[int]:
    """Which of some sentences begin with the first word that is said."""
    first = tokens(said)[:1]
    return [at for at, sentence in enumerate(sentences) if first and tokens(sentence)[:1] == first]


def passes(said: str) -> bool:
    """Whether somebody says that they let it be, whatever that is called here."""
    return PASSING.issuperset(words := tokens(said)) and bool(words)


def steps(said: str) -> list[str]:
    """What was said in one go, step by step: «1; 3», «Rose 7 then pass»."""
    return [step for one in re.split(r";|\bthen\b|\bpuis\b", said) if (step := one.strip())]


def _not_one(
    said: str, sentences: Sequence[str], fits: Sequence[int], near: Sequence[int], id: str, **params: str
) -> Refused:
    """What was said fits several sentences, or none."""
    if fits:
        named = [sentences[at] for at in fits[:MOST_NAMED]]
        return refused(
            f"{id}-several", said=brief(said), named=named, more=max(0, len(fits) - MOST_NAMED), **params
        )
    named = [sentences[at] for at in near]
    return refused(f"{id}-none", said=brief(said), named=named, near="yes" if near else "no", **params)


def brief(said: str) -> str:
    """What was said, as it can be said back."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"


# Deals and talk


def read(said: str, company: Company) -> Said | None:
    """What somebody wants with deals or with talk; nothing, if it is about neither: then it is a choice."""
    first, _, rest = said.strip().partition(" ")
    verb = WORDS.get(" ".join(tokens(first.rstrip(":"))))
    if verb is None:
        return None
    before, colon, after = rest.partition(":")
    match verb:
        case "offer":
            if not colon:
                return None
            return Said(verb, _seats(before, company), words=after.strip())
        case "say":
            if colon and (seats := _seats_or_none(before, company)):
                return Said(verb, seats, words=after.strip())
            return Said(verb, words=rest.strip())
        case "deals":
            return _listed(rest, company)
        case _:
            return _answered(verb, rest)


def wanting(said: str) -> Refused | None:
    """What is missing where the first word speaks of deals, and `read` makes nothing of the rest."""
    verb = WORDS.get(" ".join(tokens(said.strip().partition(" ")[0].rstrip(":"))))
    return refused("spoken-how", verb=verb) if verb else None


def _answered(verb: Verb, rest: str) -> Said | None:
    """«accept 1», «counter 1: …», «answer 2 yes»; without a number it is no answer to a deal."""
    found = re.fullmatch(r"\s*(?:#|n°)?\s*(\d{1,4})\s*(:?)\s*(.*)", rest, re.DOTALL)
    if found is None:
        return None
    number, colon, words = int(found[1]), found[2], found[3].strip()
    if verb != "counter":
        return None if words else Said(verb, number=number)
    if not colon and (said := ANSWERS.get(" ".join(tokens(words)))):
        return Said(said, number=number)
    return Said(verb, number=number, words=words)


ANSWERS: dict[str, Verb] = {
    **dict.fromkeys(("yes", "y", "oui", "o", *VERBS["accept"].split()), "accept"),
    **dict.fromkeys(("no", "n", "non", *VERBS["refuse"].split()), "refuse"),
}


def _listed(rest: str, company: Company) -> Said:
    """«deals Bea vote»: with whom, and the words by which promises are looked for."""
    before, colon, after = rest.partition(":")
    if colon:
        return Said("deals", _seats(before, company), words=after.strip())
    words = rest.split()
    for many in range(len(words), 0, -1):
        if seats := _seats_or_none(" ".join(words[:many]), company):
            return Said("deals", seats, words=" ".join(words[many:]))
    return Said("deals", words=rest.strip())


def _seats(named: str, company: Company) -> tuple[Seat, ...]:
    """The others who are named, each once."""
    found: list[Seat] = []
    for one in re.split(r"[,+&]|\band\b|\bet\b", named):
        seats = _named(one, company)
        if not seats or company.me in seats:
            others = [name for seat, name in enumerate(company.names) if seat != company.me]
            raise refused("spoken-nobody", said=brief(one), names=", ".join(others))
        found += [seat for seat in seats if seat not in found]
    return tuple(found)


def _seats_or_none(named: str, company: Company) -> tuple[Seat, ...]:
    try:
        return _seats(named, company)
    except Refused:
        return ()


def _named(named: str, company: Company) -> tuple[Seat, ...]:
    """Whom a name means, or the beginning of one name alone; nobody, if that is not clear."""
    words = tokens(named)
    names = [tokens(name) for name in company.names]
    while words and words not in names and words[0] in BETWEEN:
        words = words[1:]
    if not words:
        return ()
    if words in names:
        return (names.index(words),)
    if len(words) == 1 and words[0] in ALL:
        return tuple(seat for seat in range(len(names)) if seat != company.me)
    begun = [seat for seat, name in enumerate(names) if " ".join(name).startswith(" ".join(words))]
    return tuple(begun) if len(begun) == 1 else ()


# Promises


def promises(game: Game, seats: Sequence[Seat], texts: Texts) -> list[Promise[Term]]:
    """All that could be promised now among some seats, in words."""
    return [Promise(texts.promise(term), term.seat, term) for term in game.terms(seats[0], tuple(seats[1:]))]


def promised(said: str, company: Company, others: Sequence[Seat], possible: Sequence[Promise[T]]) -> list[T]:
    """The promises that are meant, of those possible between the speaker and others, with «;» between them.

    Before a colon stands who promises: «you: finance ministry».
    """
    parts = [part.strip() for part in re.split(r"[;\n]", said) if part.strip()]
    found = [one for part in parts for one in _of_part(part, company, others, possible)]
    if not found:
        raise refused("spoken-no-promise")
    return [one.thing for at, one in enumerate(found) if one.thing not in [before.thing for before in found[:at]]]


def about(said: str, company: Company, others: Sequence[Seat], possible: Sequence[Promise[T]]) -> list[Promise[T]]:
    """Those of the possible promises in which all these words are found."""
    words = _words(said, company, others)
    return [one for one in possible if holds(_sentence(one.words, company), words)]


def _of_part(
    part: str, company: Company, others: Sequence[Seat], possible: Sequence[Promise[T]]
) -> list[Promise[T]]:
    """What a part of a deal means: one promise, or what would be several with «;» in the place of «and»."""
    before, colon, after = part.partition(":")
    by = _promiser(before, company, others) if colon else None
    said = after if colon else part
    try:
        return [_promise(said, by, company, others, possible)]
    except Refused:
        pieces = [one.strip() for one in re.split(r",|\band\b|\bet\b", said)]
        if len(pieces) == 1 or not all(pieces):
            raise
        try:
            found = [_promise(pieces[0], by, company, others, possible)]
        except Refused:
            pieces = []
        if not pieces:
            raise
        for piece in pieces[1:]:
            # «I vote yes and attack nobody»: who does the first does the rest, unless another is named.
            named = "".join(_words(piece, company, others)[:1]).startswith("@")
            does = found[-1].seat if by is None and not named else by
            found.append(_promise(piece, does, company, others, possible))
        return found


def _promise(
    said: str, by: Seat | None, company: Company, others: Sequence[Seat], possible: Sequence[Promise[T]]
) -> Promise[T]:
    """The one promise that is meant, by somebody if that is known."""
    parties = (company.me, *others)
    mine = [one for one in possible if by is None or one.seat == by]
    sentences = [_sentence(one.words, company) for one in mine]
    words = _words(said, company, others, frozenset().union(*sentences))
    if words[1:2] and words[1] in IS and len(_parties(words[:3])) == 2:
        words = (words[2], words[0], *words[3:])  # «I am your minister» is one in your proposal
    elif words[2:] and len(_parties(words[:3])) == len(_parties(words[:2])) == 2:
        words = (words[0], words[2], words[1], *words[3:])  # «tu me donnes 2 × 3 M»
    # Whoever is not of the deal must be named: «I vote yes» is said of a proposal of one's partner. Names in
    # brackets only say more of something.
    strangers = {f"@{seat}" for seat in range(len(company.names)) if seat not in parties} - set(words)
    plain = [_sentence(re.sub(r"\([^)]*\)", "", one.words), company) for one in mine]
    near = [at for at, sentence in enumerate(plain) if not strangers & set(sentence)]
    best = _best(words, [sentences[at] for at in near])
    fits, best = best, [at for at in best if not _turned_round(words, sentences[near[at]])]
    if len(best) > 1:
        # Who stands first does it, if that decides: «tu votes oui à ma proposition».
        first = [at for at in best if words[0] == f"@{mine[near[at]].seat}"]
        best = first or [at for at in best if _same_order(words, sentences[near[at]])]
    if len(best) == 1:
        return mine[near[best[0]]]
    if not best and len(fits) == 1:
        fits = []
    told = [mine[at].words for at in near]
    close = nearest(words, [sentences[at] for at in near])
    raise _not_one(said, told, fits, close, "spoken-promise", name=company.names[others[0]])


def _parties(words: Tokens) -> list[str]:
    return [word for word in words if word.startswith("@")]


def _turned_round(words: Tokens, sentence: Tokens) -> bool:
    """Whether it would be another's to do what whoever stands first is said to do: «tu me donnes la Défense»."""
    first, does = words[:1], sentence[:1]
    return first != does and len(_parties(first) + _parties(does)) == 2 and first[0] in sentence


def _same_order(words: Tokens, sentence: Tokens) -> bool:
    """Whether who is named stands there in the same order: «in Bea's proposal, I am minister»."""
    named = _parties(words)
    return words[0] not in BETWEEN and len(named) > 1 and named == _parties(sentence)


def _best(words: Tokens, sentences: Sequence[Tokens]) -> list[int]:
    """Which sentences fit best, where what is counted out may be said by its sum."""
    forms = [(at, form) for at, sentence in enumerate(sentences) for form in _forms(sentence)]
    return list(dict.fromkeys([forms[at][0] for at in fitting(words, [form for _, form in forms])]))


def _forms(sentence: Tokens) -> list[Tokens]:
    """A sentence, and the same with «2 × 3 M» as «6 M»."""
    for at in range(len(sentence) - 2):
        many, times, bill = sentence[at : at + 3]
        if times == "x" and many.isdigit() and bill.isdigit():
            return [sentence, (*sentence[:at], str(int(many) * int(bill)), *sentence[at + 3 :])]
    return [sentence]


def _promiser(named: str, company: Company, others: Sequence[Seat]) -> Seat:
    """Who is named before a colon: one of the deal."""
    words = _words(named, company, others)
    seats = _named(named, company)
    if len(words) == 1 and words[0].startswith("@"):
        seats = (int(words[0][1:]),)
    if len(seats) != 1 or seats[0] not in (company.me, *others):
        names = ", ".join(company.names[seat] for seat in others)
        raise refused("spoken-no-promiser", said=brief(named), names=names)
    return seats[0]


def _sentence(words: str, company: Company) -> Tokens:
    """A sentence with each player as one word: names may be made of several, or mean something else."""
    return _called(words, tuple(company.names))


@lru_cache(maxsize=5_000)
def _called(words: str, names: tuple[str, ...]) -> Tokens:
    return replaced(tokens(words), [(tokens(name), f"@{seat}") for seat, name in enumerate(names)])


def _words(said: str, company: Company, others: Sequence[Seat], known: frozenset[str] = frozenset()) -> Tokens:
    """The same of what somebody says, who may say «I» and, to one other, «you»; or «she», where that is not a
    word of what is known."""
    words: list[str] = []
    for word in _sentence(said, company):
        if word in I:
            word = f"@{company.me}"
        elif word in YOU:
            if len(others) != 1:
                raise refused("spoken-which-you", said=brief(said))
            word = f"@{others[0]}"
        elif word in THEY - known and len(others) == 1:
            word = f"@{others[0]}"
        if not (word.startswith("@") and words[-1:] == [word]):  # «tu te déclares»
            words.append(word)
    return tuple(words)

"""What an editor would find in a message: each check yields what is wrong with it.

Every check is proved in test_language.py by messages as they once were. What is right for a reason stands in
words.toml, under `right`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tests.language.reading import WORDS, Said, any_of, by_number, choices, every_text, keys_of, read, readings

NO_BREAK, NARROW = "\u00a0", "\u202f"
RIGHT = WORDS["right"]
PERSON, NUMBER, SEVERAL = any_of(WORDS["persons"]), any_of(WORDS["numbers"]), any_of(WORDS["several"])
SUBJECTS = {*WORDS["persons"], "card", "country"}
"""What may stand before a verb that looks like a noun: «{ $seat } votes yes»."""

Check = Callable[[Said], Iterator[str]]

# a. Elision and articles

BARE_PREPOSITION = re.compile(
    rf"(?<![\w’])(de|d’|que|qu’|lorsque|puisque|jusque|à|au|du|des|aux|le|la|l’) ?"
    rf"\{{\$(?!(?:{NUMBER})\}})(\w+)\}}",
    re.IGNORECASE,
)

BARE_FINE = {
    ("coalition", "à"),  # said as its parties: Rose + Citron
    ("coalition", "de"),
    ("last", "à"),  # a number in the terminal
    *[("title", article) for article in ("le", "la", "l’")],  # a name of Junta's editions, which gets its article
}


def elision(said: Said) -> Iterator[str]:
    """«de { $seat }»: a name may begin with a vowel, a term with its article."""
    if said.language != "fr":
        return
    for text in readings(said):
        for word, name in BARE_PREPOSITION.findall(text):
            if (name, word.lower()) not in BARE_FINE:
                yield f"«{word} {{ ${name} }}»: ask for DE, QUE, A or BARE"


# b. Gender

PARTICIPLE = (
    r"(?:\w+(?:é|ée|és)|mort|élu|exclu|mis|promis|pris|fait|refait|accueilli|puni|trahi|vaincu|battu|perdu|tenu|reçu|déçu"
    r"|venu|parti|sorti|devenu|assis|absent|présent|prêt|seul|content)"
)
ADVERBS = r"(?:(?:pas|plus|déjà|encore|désormais|aussi|jamais|toujours|donc) )*"
AGREES = re.compile(
    r"^(?:(?:.*(?:[^\w ] |\b(?:que|si|quand|lorsque|et|ou|où|car|comme) ))?"
    rf"\{{(?:CAP\(|QUE\()?\$(?:{PERSON})\)?\}} )?"
    rf"(?:n’)?(?:est|était|sera|serait|fut|soit|(?:a|avait|ait) {ADVERBS}été) {ADVERBS}({PARTICIPLE})\b(?!-)"
)
MAY_BE = re.compile(
    rf"\{{\$(?:{PERSON})\}} [^.:;]*\bet (?:ne |n’)?(?:peut|pourra|doit) {ADVERBS}être ({PARTICIPLE})\b"
)
IMPERSONAL = (
    r"(?! (?:n’)?y a| (?:ne |n’)?(?:vous |me |lui |en )?(?:faut|fall|faudr|rest|manqu|sortira)"
    r"| (?:s’agit|s’en|se pass|est (?:interdit|permis|temps)))"
)
PRONOUN = re.compile(
    rf"\b(?:il\b{IMPERSONAL}|(?:chez|avec|pour|sans|contre|à|c’est) lui\b(?! seul| \w+er\b)|lui-même"
    r"|celui-ci|celui-là|\w+-(?:t-)?il\b|seul (?=\{)|à le (?=\w+re?\b))",
    re.IGNORECASE,
)
GENDERED = r"(?:prêt|présent|absent|invité|appelé|renvoyé|exclu|visé|loyal|mort)"
ADDRESSED = re.compile(
    rf"^(?:pas encore |finalement pas )?{GENDERED}(?: \{{\$number\}})?\W*$"
    r"|\b(?:je suis|vous êtes|êtes-vous) (?:prêt|seul|\w+é)\b|\bvous seul\b|\bc’est lui que\b",
    re.IGNORECASE,
)


def gender(said: Said) -> Iterator[str]:
    """«{ $seat } est élu»: nobody knows the gender of a player."""
    if said.language != "fr" or said.id in RIGHT["epicene"]:
        return
    for text in readings(said):
        for word in AGREES.findall(text):
            yield f"«{word}» agrees with a player"
        for word in MAY_BE.findall(text):
            yield f"«{word}» agrees with a player"
        if re.search(rf"\$(?:{PERSON})\b", text) or said.id.startswith("term-failed-"):
            for found in PRONOUN.finditer(text):
                yield f"«{found[0].strip()}» beside a player"
        for found in ADDRESSED.finditer(text):
            yield f"«{found[0].strip()}» agrees with the reader"


# c. Numbers

NOUNS: dict[str, dict[str, str]] = {
    language: {noun: WORDS["plurals"].get(noun, f"{noun}s") for noun in nouns}
    for language, nouns in WORDS["nouns"].items()
}
"""Each with its plural."""
VERBS: dict[str, str] = WORDS["verbs"]["fr"]

ONE = {"fr": "[01]", "en": "1"}
TWO = {"fr": "(?:2|21)", "en": "(?:0|2|21)"}
ONE_BEFORE_PLURAL = {
    language: re.compile(
        rf"(?<![\w,.])(?<!\d à )(?<!\d to ){ONE[language]}[ {NO_BREAK}]"
        rf"((?:autres |other )?(?:{any_of(nouns.values())}))\b"
    )
    for language, nouns in NOUNS.items()
}
TWO_BEFORE_SINGULAR = {
    language: re.compile(rf"(?<![\w,.−-]){TWO[language]}[ {NO_BREAK}]({any_of(nouns)})\b(?![-’])")
    for language, nouns in NOUNS.items()
}
BETWEEN = r"(?: (?:sur (?:\d+|\{[^}]*\})|d[e’] ?\{[^}]*\}|\{[^}]*\}))?"
ONE_WITH_PLURAL_VERB = re.compile(
    rf"(?<![\w,.−-])(?<!sur )1(?: (?:{any_of(NOUNS['fr'])}))?{BETWEEN} ({any_of(VERBS.values())})\b"
)
TWO_WITH_SINGULAR_VERB = re.compile(
    rf"(?<![\w,.−-])2 (?:{any_of(NOUNS['fr'].values())}){BETWEEN} ({any_of(VERBS)})\b(?! \d)"
)
LITERAL_ONE = re.compile(r"\b(une?|son|sa|1)\b", re.IGNORECASE)


def miscounted(text: str, language: str) -> Iterator[str]:
    patterns = [ONE_BEFORE_PLURAL[language], TWO_BEFORE_SINGULAR[language]]
    if language == "fr":
        patterns += [ONE_WITH_PLURAL_VERB, TWO_WITH_SINGULAR_VERB]
    for pattern in patterns:
        for found in pattern.finditer(text):
            yield f"«{found[0]}»"


def numeric(said: Said) -> set[str]:
    """The parameters of a message that are numbers: by their name, by a choice, or by the noun after them."""
    plurals = any_of(NOUNS[said.language].values())
    found = {by_number(chosen) for chosen in choices(said)}
    for text in readings(said):
        for name, plural in re.findall(rf"\{{\$(\w+)\}}(?:[ {NO_BREAK}]({plurals})\b)?", text):
            if name in WORDS["numbers"] or (plural and (name == "seats" or name not in SUBJECTS)):
                found.add(name)
    return found - {""}


def numbers(said: Said) -> Iterator[str]:
    """Rendered with 0, 1, 2 and 21: no «1 cartes», no «2 carte», no «une carte» where there is none."""
    variables = numeric(said)
    for number in (0, 1, 2, 21, -1):
        values = {
            name: number
            for name in variables
            if number > 1 or not (name in WORDS["many"] or said.id in RIGHT["never_few"])
        }
        for text in readings(said, values):
            yield from miscounted(text, said.language)
    if said.language != "fr" or said.id in RIGHT["never_none"]:
        return
    for chosen in choices(said):
        keys, name = keys_of(chosen), by_number(chosen)
        if "one" in keys and "0" not in keys:
            for text in read(keys["one"].value, {}, "fr"):
                if f"${name}" not in text and (word := LITERAL_ONE.search(text)):
                    yield f"[one] says «{word[0]}», and is said of 0 too: add [0]"


# d. Plural verbs before an open list

OPEN_LIST = re.compile(
    rf"(?:^|[.;:,]\W|\b[Yy] )((?!\w*ment\b)(?:\w+ent|[Ss]ont|[Oo]nt|[Ff]ont|[Vv]ont))"
    rf"[ {NO_BREAK}:]+\{{\$(?:{SEVERAL})\}}"
)


LIST_AS_SUBJECT = re.compile(
    rf"\{{\$(?:{SEVERAL}|told)\}} (?:ne |n’|se |s’|l’|le |en |y )?"
    rf"((?!\w*ment\b)\w+(?:ait|ent)|veut|{any_of(VERBS.values())})\b"
)


def open_list(said: Said) -> Iterator[str]:
    """«Acceptent : { $members }», «{ $names } voudrait»: there may be one, several, or none."""
    if said.language != "fr" or said.id in RIGHT["always_several"]:
        return
    for text in readings(said):
        for verb in OPEN_LIST.findall(text):
            yield f"«{verb}» before a list that may have one name"
        if not any(map(by_number, choices(said))):
            for verb in LIST_AS_SUBJECT.findall(text):
                yield f"«{verb}» after a list that may have one name, or several"


# e. Sentences

SENTENCES = ("event-", "ask-", "help-", "refused-", "action-", "ending-", "bot-")
BEGINS_LOW = re.compile(rf"^(?:[a-zà-ÿœ]|\{{\$(?!(?:{any_of([*WORDS['capital'], *WORDS['numbers']])})\}})\w+\}})")
SUBJECT_COLON = re.compile(
    rf"^\{{(?:CAP\()?\$(?:seat|family|author|premier|proposer|leader)\)?\}}[ {NO_BREAK}]?: "
)


TWO_COLONS = re.compile(rf"[ {NO_BREAK}]?: [^.;!?…]*[^\d]: ")
INVERTED = re.compile(r"^(?!.*(?:\?|peut-être|sans doute)).*\b\w+-(?:t-)?(?:elles?|ils?|on)\b", re.IGNORECASE)


def sentence(said: Said) -> Iterator[str]:
    """A capital first, one colon at most and none between subject and verb; a question ends as one."""
    if said.language == "fr":
        for text in readings(said):
            if INVERTED.match(text):
                yield "a question without «?»"
    if not said.id.startswith(SENTENCES) or said.id in RIGHT["no_sentence"] or said.id.startswith("help-key"):
        return
    for text in readings(said):
        if BEGINS_LOW.match(text):
            yield f"begins with «{text[:20]}»: a capital, or CAP"
        if said.id.startswith("event-") and SUBJECT_COLON.match(text):
            yield f"«{text[:30]}»: a colon after the subject"
        if said.id.startswith("event-") and TWO_COLONS.search(text):
            yield "two colons"


# f. Typography

TYPOGRAPHY = {
    "fr": {
        rf"[^{NO_BREAK}\s\d:/]:(?=\s|$)|[ {NARROW}]:(?=\s|$)": "a no-break space before «:»",
        rf"(?<![{NARROW}«(?!{{])[;?!](?=\s|$|{NO_BREAK}»)": "a narrow no-break space before «; ? !»",
        rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»": "no-break spaces inside « »",
        r"\w'|'\w": "’, not '",
        r'"': '« », not "',
        rf"(?<=[\w}}])[ {NO_BREAK}{NARROW}]…|\.\.\.": "… without a space before it",
        r" & ": "et, not &",
        r"(?<=[}\d]) M\b": "a no-break space before M",
        r"§(?=\d)": "a no-break space after §",
    },
    "en": {
        r"\w'|'\w": "’, not '",
        r'"': '“ ” or «», not "',
        rf"[ {NO_BREAK}{NARROW}][;:?!,.](?=\s|$)": "no space before punctuation",
        r"\.\.\.": "…, not ...",
        r"(?<=[}\d]) M\b": "a no-break space before M",
    },
    "both": {
        r"(?<=\S)  +(?=\S)": "one space",
        r"(?<![\w-])-(?=[\d{])": "a real minus, −",
    },
}

LITERAL = re.compile(r"--[\w-]+|\b\S+\.(?:py|toml)\S*|https?:\S*|Content-Type: \S+|\w+://\S*|(?:·|or|ou) \?")
"""What is typed as it stands: commands, files, addresses."""


def typography(said: Said) -> Iterator[str]:
    """Spaces, apostrophes, quotation marks, ellipses, minus."""
    for text in readings(said):
        yield from ill_set(text, said.language)


def ill_set(text: str, language: str) -> Iterator[str]:
    text = LITERAL.sub("x", text)
    if len(text.strip()) < 2:
        return
    for pattern, wanted in {**TYPOGRAPHY[language], **TYPOGRAPHY["both"]}.items():
        if found := re.search(pattern, text):
            yield f"«{text[max(0, found.start() - 10) : found.end() + 10]}»: {wanted}"


CHECKS: dict[str, Check] = {
    "elision": elision,
    "gender": gender,
    "numbers": numbers,
    "open-list": open_list,
    "sentence": sentence,
    "typography": typography,
}


def faults(check: str) -> dict[str, str]:
    """What a check finds in all texts: by file and id, what is wrong."""
    found: dict[str, str] = {}
    for said in (*every_text("en"), *every_text("fr")):
        for what in CHECKS[check](said):
            found.setdefault(f"{said.file} {said.id}", what)
    return found

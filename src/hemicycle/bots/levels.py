"""The levels of bots, by name: `random` for every game, the others where the game says what to know.

Of those others a character may be asked for as well: `steady/loyal` (`characters.py`).

Beside them bots of one's own, named as `FILE.py:Class` or `module:Class`, or a program: `cmd:python my_bot.py`.
To take one runs its code, so only whoever starts Hemicycle can name one; afterwards it is a level like the others,
under the name of its class or of its file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, cast

from hemicycle import games
from hemicycle.engine.rules import Rules, bad_setup

from . import processes
from .base import Bot, MakeBot, RandomBot
from .characters import CHARACTERS, InCharacter, parted
from .knowledge import Knowledge
from .novice import Novice
from .program import ProgramBot
from .shrewd import Shrewd
from .steady import Steady

LEVELS: dict[str, Callable[..., Novice]] = {"novice": Novice, "steady": Steady, "shrewd": Shrewd}
"""The levels that need a game's knowledge, weakest first."""
USUAL = "steady"
LONGEST = 32
"""Letters in the name of a bot of one's own."""


class Own(NamedTuple):
    """A bot of one's own."""

    named: str
    """As it was given: `FILE.py:Class`."""
    make: Callable[..., Bot]
    level: str
    """What it is called as a level."""

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(getattr(self.make, "games", ()))

    def plays(self, rules: Rules) -> bool:
        return not self.games or rules.name in self.games


OWN: dict[str, Own] = {}
"""Bots of one's own that were admitted, by the name of their class."""


def names(rules: Rules) -> list[str]:
    """Every level that a game has, weakest first; then the bots of one's own that play it."""
    return [*ours(rules), *(name for name, own in OWN.items() if own.plays(rules))]


def ours(rules: Rules) -> list[str]:
    """The levels that come with the game, weakest first."""
    return ["random", *(LEVELS if knowledge_of(rules) is not None else ())]


def characters(rules: Rules) -> dict[str, list[str]]:
    """The characters that may be asked for, by level: `find` knows one as `steady/loyal`."""
    return {level: list(CHARACTERS) for level in ours(rules) if level in LEVELS}


def known(rules: Rules, name: str) -> bool:
    """Whether there is such a bot: a level, or a level with a character."""
    level, character = parted(name)
    if not character:
        return name in names(rules)
    return character in characters(rules).get(level, ())


def usual(rules: Rules) -> str:
    """The level that one meets unless one asks for another: it bargains, and thinks quickly."""
    there = ours(rules)
    return USUAL if USUAL in there else there[-1]


def find(rules: Rules, name: str) -> MakeBot:
    """How to make a bot of a level for this game."""
    if name == "random":
        return RandomBot
    if name in OWN:
        return _made_for(rules, OWN[name])
    knowledge = knowledge_of(rules)
    level, character = parted(name)
    if character and level in characters(rules) and character not in CHARACTERS:
        raise bad_setup("no-character", name=f"{name:.60}", level=level, known=", ".join(CHARACTERS))
    if knowledge is None or not known(rules, name):
        raise bad_setup("no-bot", game=rules.name, name=f"{name:.60}", known=", ".join(names(rules)))
    make = partial(LEVELS[level], knowledge=knowledge)
    return InCharacter(make, character) if character else make


def find_or_import(rules: Rules, name: str) -> MakeBot:
    """A level, or a bot of one's own: `FILE.py:Class`, `module:Class` or `cmd:…`."""
    return _made_for(rules, _taken(name)) if ":" in name else find(rules, name)


def admit(name: str, played: Iterable[Rules]) -> str:
    """Make a bot of one's own a level, for those of these games that it plays; the name of the level."""
    own = _taken(name)
    level = own.level
    if level == "random" or level in LEVELS or len(level) > LONGEST:
        raise bad_setup("own-called", name=level, longest=LONGEST)
    if OWN.get(level, own).named != name:
        raise bad_setup("own-twice", level=level, one=OWN[level].named, other=name)
    for rules in played:
        if own.plays(rules):
            _made_for(rules, own)
    OWN[level] = own
    return level


def knowledge_of(rules: Rules) -> Knowledge | None:
    """What a game's bots know: its module `bot`; nothing when it has none."""
    return cast(Knowledge | None, games.part(rules, "bot"))


# Bots of one's own


def listed(names: str) -> list[str]:
    """The bots of `steady,novice,…`. Between quotation marks the words of a program may hold commas."""
    found, quote = [""], ""
    for letter in names:
        if letter == "," and not quote:
            found.append("")
            continue
        found[-1] += letter
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'" and found[-1].lstrip().startswith(processes.MARK):
            quote = letter
    return [name.strip() for name in found]


def brief(name: str) -> str:
    """What a bot is called for short: one of one's own by its class, a program by its file."""
    if name.startswith(processes.MARK) and (words := processes.words_of(name)):
        return processes.called(words)
    return name.rpartition(":")[2]


def _made_for(rules: Rules, own: Own) -> MakeBot:
    """How to make it for this game; made once, to see that it can be."""
    if not own.plays(rules):
        raise bad_setup("own-plays", name=own.named, games=", ".join(own.games), game=rules.name)
    make, knowledge = own.make, knowledge_of(rules)
    if own.named.startswith(processes.MARK):
        return partial(make, rules=rules)
    if isinstance(make, type) and issubclass(make, Novice) and knowledge is not None:
        make = partial(make, knowledge=knowledge)
    try:
        bot: Any = make(0, Random(0))
    except Exception as error:
        raise bad_setup("own-not-made", name=own.named, error=told(error)) from None
    if not isinstance(bot, Bot):
        raise bad_setup("own-makes", name=own.named, kind=type(bot).__name__)
    return make


def _taken(name: str) -> Own:
    """What a name means, if that is a bot."""
    if name.startswith(processes.MARK):
        words = processes.split(name)
        return Own(name, partial(ProgramBot, words=words), processes.called(words))
    where, _, called = name.rpartition(":")
    module = _file(Path(where)) if where.endswith(".py") else _module(where, name)
    if (make := getattr(module, called, None)) is None or not called:
        there = [
            one for one, found in vars(module).items() if _is_bot(found) and found.__module__ == module.__name__
        ]
        raise bad_setup("own-no-class" if there else "own-none", called=called, file=where, known=", ".join(there))
    # A function that makes bots will do too: what it makes is looked at when it is made.
    if isinstance(make, type) and not _is_bot(make):
        raise bad_setup("own-no-bot", name=name)
    if not callable(make):
        raise bad_setup("own-makes-none", name=name, kind=type(make).__name__)
    return Own(name, make, called)


def _is_bot(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Bot) and found.choose is not Bot.choose


def _module(where: str, name: str) -> ModuleType:
    try:
        return import_module(where)
    except (ModuleNotFoundError, ValueError) as error:
        lacks = getattr(error, "name", None) or where
        raise bad_setup("no-own-bot", name=f"{name:.60}", lacks=f"{lacks:.60}") from None
    except Exception as error:
        raise bad_setup("own-fails", file=where, error=told(error)) from None


def _file(path: Path) -> ModuleType:
    """A file as a module. It may import what lies beside it."""
    if not path.is_file():
        raise bad_setup("own-no-file", file=f"{path}")
    path = path.resolve()
    called = f"{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    if called in sys.modules:
        return sys.modules[called]
    spec = spec_from_file_location(called, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[called] = module_from_spec(spec)
    if (folder := str(path.parent)) not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[called]
        raise bad_setup("own-fails", file=path.name, error=told(error)) from None
    return module


def told(error: Exception) -> str:
    """An error in a few words, with its line where it is about the way something is written."""
    line = f" (line {error.lineno})" if isinstance(error, SyntaxError) else ""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {said}{line}" if said else type(error).__name__

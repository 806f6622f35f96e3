"""What a game is: its name, its tables, its options and editions, and how one begins."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from .chance import Chance
from .deals import Bargain, Term
from .editions import Edition, EditionError
from .evening import Evening
from .flow import Ask, Frame, run, settle
from .state import GameState, Setup
from .texts import Say, Texts
from .vocabulary import Vocabulary
from .words import Action, Event, Message, Sentence


class BadSetup(Sentence, ValueError):
    """A table that can't be: the sentence says what would be accepted."""


def bad_setup(id: str, **params: Any) -> BadSetup:
    """`raise bad_setup("no-game", name=…, known=…)`"""
    return BadSetup(Message(f"setup-{id}", params))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's table options: each field a choice between named values, or a small range."""

    @property
    def by_clock(self) -> bool:
        """Whether anything hangs on how long the table has played (`Game.tick`)."""
        return False


class Rules:
    """One game of Hemicycle. Each game's package has exactly one, called `RULES`."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        package: str,
        state: type[GameState],
        first: type[Frame],
        options: type[Options],
        edition: type[Edition],
        editions: tuple[str, ...],
        longest: int,
        terms: dict[str, Say],
        promises: tuple[type[Term], ...] = (),
        evening: Evening | None = None,
        older: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] | None = None,
    ):
        self.name = name
        self.version = version
        """Bumped by every change of the rules that alters results, so that old records are known as such."""
        self.package = package
        self.state = state
        self.first = first
        self.options = options
        self.edition = edition
        self.editions = editions
        """The editions that come with the game; the first is the default."""
        self.longest = longest
        """No game takes more decisions than this."""
        self.terms = terms
        """How the things that a message names are said, by the parameter's name."""
        self.promises = promises
        """The kinds of term that a deal may hold."""
        self.evening = evening
        """How long it takes and how hard it is; None: nobody has said."""
        self.older = older or {}
        """By version: what makes of a state as it was saved under it one of the next version. Where there is
        nothing to do, as with fields that are new and have defaults, there need be none."""
        self._vocabulary: Vocabulary | None = None
        self._built_in: dict[str, Edition] = {}
        self._choices: dict[str, tuple[Any, ...]] = {}

    @property
    def vocabulary(self) -> Vocabulary:
        if self._vocabulary is None:
            self._vocabulary = Vocabulary(self.package, (Action, Event, Frame, Term, Bargain), self._load_setup)
        return self._vocabulary

    def texts(self, language: str, names: Sequence[str] = ()) -> Texts:
        """The sentences of this game for a table with these players."""
        return Texts(language, self.package, self.terms, names)

    def find_edition(self, name: str) -> Edition:
        """An edition that comes with the game."""
        if name not in self.editions:
            known = ", ".join(self.editions)
            raise bad_setup("no-edition", game=self.name, name=name, known=known)
        if name not in self._built_in:
            self._built_in[name] = self.edition.built_in(self.package, name)
        return self._built_in[name]

    def setup(
        self, players: int, edition: str | Edition | None = None, options: dict[str, Any] | None = None
    ) -> Setup:
        """A table: checked, so that a game on it can begin."""
        chosen = edition if isinstance(edition, Edition) else self.find_edition(edition or self.editions[0])
        if players not in chosen.players():
            least, most = min(chosen.players()), max(chosen.players())
            raise bad_setup(
                "players",
                game=self.name,
                edition=self.edition_id(chosen),
                least=least,
                most=most,
                players=f"{players}",
            )
        made = self.make_options(options or {}, chosen)
        setup = Setup(self, players, chosen, made)
        if message := chosen.refuses(setup):
            raise BadSetup(message, setup.texts)
        return setup

    def make_options(self, given: dict[str, Any], edition: Edition) -> Options:
        """Options from plain values; strings are taken for what they spell."""
        choices = self.choices()
        meant: dict[str, Any] = {}
        for name, value in given.items():
            if name not in choices:
                raise bad_setup("no-option", game=self.name, name=name, known=", ".join(choices))
            meant[name] = _unspelled(value, choices[name])
            if not any(meant[name] == one and type(meant[name]) is type(one) for one in choices[name]):
                said = ", ".join(_spelled(one) for one in choices[name] if edition.has(name, one))
                raise bad_setup("option", name=name, value=f"{value!s:.60}", known=said)
        return msgspec.convert(meant, self.options)

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Every table option with the values that it may take, the default first."""
        if not self._choices:
            hints = typing.get_type_hints(self.options)
            defaults = self.options()
            for name in self.options.__struct_fields__:
                default = getattr(defaults, name)
                values = (True, False) if hints[name] is bool else _literal(hints[name])
                self._choices[name] = (default, *(value for value in values if value != default))
        return self._choices

    def begin(self, setup: Setup, seed: str) -> GameState:
        """The state at the first decision."""
        return self.start(self.empty(setup, Chance(seed, {})))

    def start(self, state: GameState) -> GameState:
        """Run the rules from their first procedure to the first decision."""
        first = self.first()
        state.stack.append(first)
        run(state, first.enter)
        settle(state)
        return state

    def empty(self, setup: Setup, chance: Chance) -> GameState:
        """A state before anything has happened."""
        return self.state(setup, setup.players, chance, [], Ask(), [], 0, False, None, 0, [])

    def ships(self, edition: Edition) -> bool:
        """Whether an edition is one that comes with the game: by its figures, since a copy may be changed and keep
        the name."""
        return edition.id in self.editions and edition.fingerprint == self.find_edition(edition.id).fingerprint

    def edition_id(self, edition: Edition) -> str:
        """The id of an edition; if it doesn't come with the game, with the beginning of its fingerprint."""
        return edition.id if self.ships(edition) else f"{edition.id}+{edition.fingerprint[:8]}"

    def edition_name(self, edition: Edition, texts: Texts) -> str:
        """What an edition is called. Whatever differs from the one that comes with the game says so."""
        if self.ships(edition):
            return texts.say(f"edition-{edition.id}")
        if edition.id in self.editions:
            known = texts.say(f"edition-{edition.id}")
            return texts.say("edition-altered", title=known, id=self.edition_id(edition))
        title = "".join(letter for letter in edition.title if letter.isprintable()).strip()[:60]
        return texts.say("edition-own", title=title, id=self.edition_id(edition))

    def summary(self, setup: Setup) -> dict[str, Any]:
        """A table in words, as saves and records keep it."""
        return {
            "players": setup.players,
            "edition": setup.edition.summary(built_in=self.ships(setup.edition)),
            "options": msgspec.to_builtins(setup.options),
        }

    def from_summary(self, summary: dict[str, Any]) -> Setup:
        """The table that a save or a record describes."""
        try:
            if type(summary["players"]) is not int or type(summary["options"]) is not dict:
                raise bad_setup("no-table", game=self.name)
            kept = summary["edition"]
            if "text" in kept:
                edition = self.edition.parse(kept["text"])
            else:
                edition = self.find_edition(kept["id"])
            if edition.fingerprint != kept["fingerprint"]:
                raise bad_setup("figures", name=f"{kept['id']}")
            return self.setup(summary["players"], edition, summary["options"])
        except EditionError as error:
            raise bad_setup("edition", game=self.name, line=f"{error.line}") from error
        except (KeyError, TypeError, AttributeError, RecursionError) as error:
            raise bad_setup("no-table", game=self.name) from error

    def load_older(self, saved: dict[str, Any], version: int) -> GameState:
        """The state of a game that was played by another version of the rules, to go on with by today's."""
        for step in range(version, self.version):
            if (change := self.older.get(step)) is not None:
                saved = change(saved)
        return self.load(saved)

    def load(self, saved: dict[str, Any]) -> GameState:
        """The state of this plain form; `msgspec.ValidationError` or `BadSetup` when it is none."""
        state: GameState = self.vocabulary.load(self.state, saved)
        return state

    def load_action(self, saved: Any) -> Action:
        """An action from its plain form."""
        action: Action = self.vocabulary.load(Action, saved)
        return action

    def load_term(self, saved: Any) -> Term:
        """A term of a deal from its plain form."""
        term: Term = self.vocabulary.load(Term, saved)
        return term

    def load_bargain(self, saved: Any) -> Bargain:
        """A move of bargaining from its plain form."""
        move: Bargain = self.vocabulary.load(Bargain, saved)
        return move

    def _load_setup(self, hint: type, saved: Any) -> Any:
        if hint is Setup:
            return self.from_summary(saved)
        raise NotImplementedError(f"{hint} can't be loaded")


def _plain(value: Any) -> Any:
    if isinstance(value, Setup):
        return value.summary()
    raise NotImplementedError(f"{type(value)} can't be saved")


def plain(value: Any) -> Any:
    """Any object of the engine as plain data."""
    return msgspec.to_builtins(value, enc_hook=_plain)


def as_json(value: Any) -> bytes:
    """Any object of the engine as JSON: that of its plain form, written at once, which takes half the time."""
    return msgspec.json.encode(value, enc_hook=_plain)


def _literal(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(value for part in get_args(hint) for value in _literal(part))
    raise TypeError(f"an option is a bool or a Literal, not {hint}")


def _spelled(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _unspelled(value: Any, allowed: tuple[Any, ...]) -> Any:
    if isinstance(value, str):
        for one in allowed:
            if value.lower() in (str(one).lower(), _spelled(one)):
                return one
    return value

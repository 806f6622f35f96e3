"""Both languages say everything that the code can produce, with the same parameters, and nothing else."""

from __future__ import annotations

import ast as python_ast
import re
import typing
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hemicycle import games
from hemicycle.bots import levels, shrewd
from hemicycle.engine import texts as engine_texts
from hemicycle.engine.ballot import AMOUNTS, Cast
from hemicycle.engine.citations import cited_by, rule_asked, section_of
from hemicycle.engine.deals import Term
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rulebook import anchor
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES, Texts, option_id, source
from hemicycle.engine.words import Action, ByLot, Event, Message
from tests.registered import GAMES, every_game, near

from .test_rule_docs import page

ENGINE, CLI, SERVER, ENV = "hemicycle.engine", "hemicycle.cli", "hemicycle.server", "hemicycle.env"
PACKAGES = [ENGINE, CLI, SERVER, ENV, *(rules.package for rules in GAMES)]

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a package, its attributes and its terms too, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(package, language)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content!r:.80}"
        if isinstance(entry, ast.Message | ast.Term):
            name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
            assert name not in found, f"{package} {language}: {name} stands twice"
            parts: list[tuple[str, ast.BaseNode]] = [(name, entry.value)] if entry.value else []
            parts += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for part, pattern in parts:
                variables = Variables()
                variables.visit(pattern)
                found[part] = variables.found
    return found


class Known(dict[str, set[str]]):
    """Messages by id; of one that is missing it says where it should stand."""

    def __missing__(self, id: str) -> set[str]:
        raise AssertionError(f"{id} is missing in texts/en.ftl or texts/fr.ftl of the game")


def known(rules: Rules, language: str) -> Known:
    """The messages of the engine and of a game, which may say some of the engine's otherwise."""
    return Known(messages(ENGINE, language) | messages(rules.package, language))


@cache
def python_source(package: str) -> str:
    folder = Path(str(resources.files(package)))
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@cache
def kinds_asked(package: str) -> set[str]:
    """Every kind of question that stands in a package's source."""
    asked = r'(?:ask|question|offer)\(\s*[\w.\[\]()]+,\s*"([a-z-]+)"|\b(?:kind|question)="([a-z-]+)"'
    return {one or other for one, other in re.findall(asked, python_source(package))}


def refusals(package: str) -> dict[str, set[str]]:
    """Every refusal in a package's source with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for id, params in re.findall(r'Message\(\s*"([a-z-]+)"(?:,\s*(\{[^}]*\}))?', python_source(package)):
        found.setdefault(id, set()).update(re.findall(r'"(\w+)":', params))
    return found


@cache
def complaints(package: str) -> dict[str, set[str]]:
    """Everything that a package has to say against the figures of an edition, with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(str(resources.files(package))).rglob("*.py")):
        for call in python_ast.walk(python_ast.parse(path.read_text("utf-8"))):
            match call:
                case python_ast.Call(python_ast.Attribute(attr="wrong"), [_, said], keywords):
                    names = {str(keyword.arg) for keyword in keywords} | {"figure"}
                    ids = re.findall("'([a-z-]+)'", python_ast.unparse(said))
                    found |= {f"figures-{id}": names | found.get(f"figures-{id}", set()) for id in ids}
                case python_ast.Call(
                    python_ast.Name("Message" | "Sentence"), [python_ast.Constant(str(id)), *params]
                ):
                    keys = [python_ast.unparse(key) for one in params for key in getattr(one, "keys", ()) if key]
                    if id.startswith("figures-"):
                        found[id] = {key.strip("'") for key in keys}
    return found


def words(rules: Rules, root: type[Any]) -> list[tuple[str, set[str]]]:
    return [
        (str(cls.__struct_config__.tag), {*cls.__struct_fields__, "told"})
        for cls in rules.vocabulary.every(root)
        if cls.__struct_config__.tag and cls is not ByLot  # nobody's choice
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_messages_and_parameters(package: str) -> None:
    first, *others = (messages(package, language) for language in LANGUAGES)
    for other in others:
        assert sorted(first) == sorted(other)
        assert {id: first[id] ^ other[id] for id in first if first[id] != other[id]} == {}


@every_language
@every_game
def test_every_event_is_told(rules: Rules, language: str) -> None:
    said = known(rules, language)
    for tag, fields in words(rules, Event):
        assert said[f"event-{tag}"] <= fields, tag


@every_language
@every_game
def test_every_action_has_its_line_and_its_explanation(rules: Rules, language: str) -> None:
    said = known(rules, language)
    for tag, fields in words(rules, Action):
        for id in [f"action-{tag}", f"help-action-{tag}"]:
            assert said[id] <= fields, id
            for kind in kinds_asked(rules.package):
                assert said.get(f"{id}-{kind}", set()) <= fields, kind


@every_language
@every_game
def test_every_promise_is_said(rules: Rules, language: str) -> None:
    said = known(rules, language)
    assert {cls.__name__ for cls in rules.promises} <= {cls.__name__ for cls in rules.vocabulary.every(Term)}
    for cls in rules.promises:
        assert said[f"promise-{cls.__struct_config__.tag}"] <= {*cls.__struct_fields__, "told"}, cls


@every_language
def test_what_bots_say_to_offers_has_its_words(language: str) -> None:
    produced = refusals("hemicycle.bots")
    assert "bot-deal-distrust" in produced
    for id, params in produced.items():
        assert messages(ENGINE, language)[id] <= params, id


def variants(rules: Rules) -> set[str]:
    """The sets of rules under which a game's texts may say things otherwise."""
    return {str(getattr(rules.find_edition(edition), "rules", "")) for edition in rules.editions} - {""}


@every_language
@every_game
def test_every_question_is_asked_and_explained(rules: Rules, language: str) -> None:
    said = known(rules, language)
    kinds = kinds_asked(rules.package)
    assert kinds
    for kind in kinds:
        assert f"ask-{kind}" in said
        assert f"help-ask-{kind}" in said


@every_language
@every_game
def test_every_refusal_is_explained(rules: Rules, language: str) -> None:
    said = known(rules, language)
    produced = refusals(ENGINE) | refusals(rules.package)
    assert produced
    for id, params in produced.items():
        assert id in said
        if id.startswith("refused-"):
            assert said[id] <= params, id


@every_language
@every_game
def test_every_complaint_about_figures_has_its_words(rules: Rules, language: str) -> None:
    said = known(rules, language)
    ours = complaints(rules.package)
    for id, params in (complaints(ENGINE) | ours).items():
        assert said[id] <= params, id
    assert {id for id in messages(rules.package, language) if id.startswith("figures-")} <= ours.keys()


@every_language
@every_game
def test_every_option_value_and_edition_has_its_words(rules: Rules, language: str) -> None:
    said = known(rules, language)
    for name, values in rules.choices().items():
        assert option_id(name) in said
        assert f"{option_id(name)}-help" in said
        for value in values:
            assert option_id(name, value) in said
    for edition in rules.editions:
        assert f"edition-{edition}" in said
    assert {"game-title", "game-tagline"} <= said.keys()


def named_in(everything: str, id: str) -> bool:
    """Whether a source names a message, or makes its id from a beginning: f"term-party-{party}"."""
    if f'"{id}"' in everything or f"'{id}'" in everything:
        return True
    return any(f'"{id[: at.end()]}{{' in everything for at in re.finditer("-", id))


@every_game
def test_no_message_is_without_use(rules: Rules) -> None:
    used = {f"event-{tag}" for tag, _ in words(rules, Event)}
    kinds = kinds_asked(rules.package)
    for tag, _ in words(rules, Action):
        for id in (f"action-{tag}", f"help-action-{tag}"):
            used |= {id, *(f"{id}-{kind}" for kind in kinds)}
    used |= {f"{prefix}-{kind}" for kind in kinds for prefix in ("ask", "help-ask")}
    used |= refusals(rules.package).keys() | refusals(ENGINE).keys()
    for name, values in rules.choices().items():
        used |= {option_id(name), f"{option_id(name)}-help", *(option_id(name, value) for value in values)}
    used |= {f"edition-{edition}" for edition in rules.editions} | {"game-title", "game-tagline"}
    counts = {players for edition in rules.editions for players in rules.find_edition(edition).players()}
    used |= {f"table-note-{players}" for players in counts}
    # What the terminal shows as the browser does stands in the game's texts.
    everything = "".join(map(python_source, (rules.package, ENGINE, ENV, CLI)))
    said = messages(rules.package, "en")
    for id in said:
        # What is said otherwise under some rules is used where the usual words are.
        usual = next((id.removesuffix(f"-{one}") for one in variants(rules) if id.endswith(f"-{one}")), id)
        usual = usual if usual in said else id
        assert usual in used or named_in(everything, usual), id


@pytest.mark.parametrize("package", [CLI, ENV])
def test_no_message_beside_the_games_is_without_use(package: str) -> None:
    everything = python_source(package)
    endings = tuple(f"-{one}" for rules in GAMES for one in variants(rules))
    for id in messages(package, "en"):
        usual = next((id.removesuffix(ending) for ending in endings if id.endswith(ending)), id)
        # Or it begins with what a function was handed: "spoken-choice" of spoken-choice-none.
        begins = [usual[: at.start()] for at in re.finditer("-", usual)][1:]
        assert named_in(everything, usual) or any(f'"{one}"' in everything for one in begins), id


def test_every_message_that_the_command_line_names_is_there() -> None:
    named = set(re.findall(r'\.say\(\s*"([a-z-]+)"', python_source(CLI)))
    said = set(messages(CLI, "en")) | set(messages(ENGINE, "en"))
    for rules in GAMES:
        said |= set(messages(rules.package, "en"))
    assert named
    assert named - said == set()


@every_game
def test_every_section_that_has_a_name_is_one_of_the_rulebook(rules: Rules) -> None:
    words = [section_of(item.key).split(" ") for item in page(rules.name)]
    sections = {anchor(" ".join(some[:many])) for some in words for many in range(1, len(some) + 1)}
    named = {id.removeprefix("section-") for id in messages(rules.package, "en") if id.startswith("section-")}
    assert named <= sections


def tables(rules: Rules) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Each edition with few and with many players, and its options away from the default."""
    for edition in rules.editions:
        counts = rules.find_edition(edition).players()
        yield edition, min(counts), {}
        thrown = {name: values[-1] for name, values in rules.choices().items()}
        try:
            rules.setup(max(counts), edition, thrown)
        except ValueError:
            thrown = {}
        yield edition, max(counts), thrown


@cache
def check_sentence(sentence: str) -> None:
    assert sentence
    assert not re.search(r"\{|\}|\$|None|\b(event|action|ask|help|refused|term|option)-", sentence), sentence
    assert "?," not in sentence, sentence
    assert not re.search(r"(?<![\w-])-1\b|\(-?\d+,|[\[\]]", sentence), f"a parameter without a term: {sentence}"
    assert not re.search(r"\b(rose|hat|leaf|lemon|fist|acorn|cross)-\d", sentence), sentence


def check_ballot(sentence: str, request: Request, action: Action) -> None:
    """A number on a paper is a player (here P0, P1, …), unless its ballot is about amounts."""
    if not isinstance(action, Cast) or isinstance(action.choice, str):
        return
    if AMOUNTS.items() <= request.about.items():
        assert not re.search(r"\bP\d", sentence), f"an amount is said as a player, for want of a term: {sentence}"
    else:
        assert f"P{action.choice}" in sentence, f"a number that is no player: is it `about=AMOUNTS`? {sentence}"


@every_language
@every_game
def test_a_whole_game_reads_well(rules: Rules, language: str) -> None:
    for edition, players, options in tables(rules):
        variant = getattr(rules.find_edition(edition), "rules", "")
        texts = rules.texts(language, [f"P{seat}" for seat in range(players)]).under(variant)
        game = Game.begin(rules, rules.setup(players, edition, options), f"texts {edition} {players}")
        # The same is said in the same words, however often.
        say_action, say_help, say_event = cache(texts.action), cache(texts.help), cache(texts.event)
        say_cited = cache(texts.cited)
        rng = Random(1)
        tried: dict[Action, None] = {}
        while not game.over:
            request = rng.choice([one for one in game.requests if not one.answered])
            action = rng.choice(request.options)
            check_sentence(texts.request(request))
            check_sentence(texts.request_help(request))
            check_sentence(say_action(action, request.kind))
            check_ballot(say_action(action, request.kind), request, action)
            check_sentence(say_help(action, request.kind))
            asked = rule_asked(game.state, request)
            check_sentence(say_cited(cited_by(type(action)) or asked))
            check_sentence(say_cited(asked))
            tried.update(dict.fromkeys(request.options))
            for other in rng.sample(list(tried), min(5, len(tried))):
                if (reason := game.why_not(request.seat, other)) is not None:
                    check_sentence(texts.say(reason))
            game.act(request.seat, request.id, action)
        for viewer in (SPECTATOR, 0):
            for _, event in game.events(viewer):
                check_sentence(say_event(event))
        for entry in game.history():
            for event in entry.events:
                check_sentence(say_event(event))


@every_game
def test_bots_explain_themselves(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shrewd, "WORK", 20)
    monkeypatch.setattr(shrewd, "FEWEST", 2)
    for level in levels.names(rules):
        for edition in rules.editions:
            players = near(rules, 3, edition)
            game = Game.begin(rules, rules.setup(players, edition), f"reasons {level}")
            bots = [levels.find(rules, level)(seat, Random(seat)) for seat in range(players)]
            for _ in range(150):
                if game.over:
                    break
                request = next(one for one in game.requests if not one.answered)
                bot = bots[request.seat]
                game.act(request.seat, request.id, bot.choose(game.view(request.seat), request))
                if (reason := bot.explain()) is not None:
                    for language in LANGUAGES:
                        texts = rules.texts(language)
                        assert texts.has(reason.id), reason
                        assert messages(rules.package, language)[reason.id] <= reason.params.keys()
                        check_sentence(texts.say(reason))


@every_language
def test_what_does_not_exist_is_said_back(language: str) -> None:
    """A refusal may name a card that nobody has ever seen."""
    koalition = games.find("koalition")
    texts = koalition.texts(language, ["Ada"])
    for strange in (
        "unicorn",
        "rose-",
        "rose-x",
        "joker-",
        "joker-x",
        "doubler-x",
        "rose-10zz",
        "-",
        "²",
        "rose-²",
    ):
        for param in ("card", "target", "special", "party", "country", "bloc", "choice"):
            id = {"card": "refused-resigned", "target": "refused-not-on-table"}.get(param, "refused-no-card")
            assert strange in texts.say(id, **{"special": strange, param: strange})
    assert "Ada" in texts.say("event-proposed", seat=0, coalition=("rose/0", "rose/x"))


def test_numbers_of_seats_without_a_name() -> None:
    assert Texts("en").seat(4) == "Player 5"
    assert Texts("fr", names=["Ada"]).seat(1) == "Joueur 2"
    assert Texts("en").listed([]) == "nobody"
    assert Texts("fr", names="ABC").say("term-place", place=1, seat=2, points=-3) == "1re place pour C (−3)"


def test_ballots_of_any_game_can_be_told() -> None:
    from hemicycle.engine.ballot import BallotRevealed, Cast

    texts = Texts("en", names=["Ada", "Bruno"])
    assert texts.event(BallotRevealed("tax", (0, 1), ("yes", 7), (1, 2))) == (
        "The votes are revealed. Ada: yes (1), Bruno: Player 8 (2)."
    )
    assert texts.action(Cast("abstain")) == "Vote: abstention"


def test_some_rules_say_things_otherwise() -> None:
    usual = games.find("koalition").texts("en")
    for texts in (usual.under("first"), usual.under("first").beside(CLI)):
        assert texts.say("term-joker", votes=6) == "Colourless 6"
        assert texts.say("term-politician", party="rose", votes=6) == "Rose 6"
    for texts in (usual, usual.under("second"), usual.under("first").under("")):
        assert texts.say("term-joker", votes=6) == "Joker 6"


@pytest.mark.parametrize(
    ("language", "party", "small"),
    [
        (
            "en",
            "Rose, led by Ada, has a majority of its own.",
            "The small party Rose (Ada) has a majority of its own.",
        ),
        (
            "fr",
            "Le parti Rose, avec Ada à sa tête, a la majorité à lui seul.",
            "Le petit parti Rose (Ada) a la majorité à lui seul.",
        ),
    ],
)
def test_a_party_or_a_small_party_that_wins_alone(language: str, party: str, small: str) -> None:
    texts = games.find("koalition").texts(language, ["Ada"])
    assert texts.say("event-won-alone", bloc="rose", seat=0) == party
    assert texts.say("event-won-alone", bloc="rose/0", seat=0) == small


def test_small_parties_of_one_party_are_said_together() -> None:
    texts = games.find("koalition").texts("en", ["Ada", "Bruno", "Clara"])
    said = texts.say("event-proposed", seat=1, coalition=("rose/0", "lemon", "rose/2", "leaf/1"))
    assert said == "Bruno proposes Rose (Ada and Clara) + Lemon + Leaf (Bruno)."


@pytest.mark.parametrize(
    ("citation", "english", "french"),
    [
        ("", "", ""),
        ("§5b, §5d", "rulebook, §5b, §5d", "règle du jeu, §\u00a05b, §\u00a05d"),
        ("Phase 2; ruling 26", "rulebook, Phase 2; ruling R26", "règle du jeu, Phase 2\u202f; décision R26"),
        ("Rulings 74, J5", "rulings R74, J5", "décisions R74, J5"),
        (
            "Cards 4, 10; Foreign aid 2; Coup A 1, 3; rulings 51, C3",
            "rulebook, Cards 4, 10; Foreign aid 2; Coup A 1, 3; rulings R51, C3",
            "règle du jeu, Cartes 4, 10\u202f; Aide étrangère 2\u202f; Coup A 1, 3\u202f; décisions R51, C3",
        ),
    ],
)
def test_a_citation_is_said_in_its_readers_language(citation: str, english: str, french: str) -> None:
    junta = games.find("junta")
    assert junta.texts("en").cited(citation) == english
    assert junta.texts("fr").cited(citation) == french


def test_a_citation_says_where_on_the_page_of_rules_each_paragraph_stands() -> None:
    junta = games.find("junta")
    assert junta.texts("fr").cites("Foreign aid 2; Coup A; ruling 51") == [
        ("Aide étrangère 2", "foreign-aid-2"),
        ("Coup A", "coup-a-1"),
        ("R51", "r51"),
    ]
    assert Texts("en").cites("§5") == [("§5", "")]


def test_an_unknown_message_is_its_own_id() -> None:
    assert Texts("en").say("no-such-message") == "no-such-message"


def test_every_parameter_that_names_a_thing_has_a_term() -> None:
    """No sentence shows a tuple or an id as it stands in the code: what is not a number or a flag has a term."""
    for rules in GAMES:
        said = known(rules, "en")
        for root, prefix in ((Event, "event"), (Action, "action")):
            for cls in rules.vocabulary.every(root):
                if cls.__module__.startswith(ENGINE):
                    continue
                hints = typing.get_type_hints(cls)
                for name in said[f"{prefix}-{cls.__struct_config__.tag}"] - {"told"}:
                    if not plain_number(hints[name]):
                        assert name in rules.terms or name in engine_texts.TERMS, f"{cls.__name__}.{name}"


def plain_number(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (typing.Union, UnionType):
        return False
    return hint in (int, bool)


@every_game
@every_language
def test_what_others_say_is_none_of_the_games_terms(rules: Rules, language: str) -> None:
    """A parameter of the engine's, the server's or the terminal's that a game has a term for is left as it is.

    «Type a number from 1 to Player 7»: Politico calls a party `last`, and the terminal its last number.
    """
    ours = Texts(language, beside=(CLI, SERVER))
    games_own = messages(rules.package, language)
    at_the_table = rules.texts(language).beside(CLI).beside(SERVER)
    for package in (ENGINE, CLI, SERVER):
        for id, variables in messages(package, language).items():
            if id in games_own or variables & {"told", "choice", "asked", "choices_named"}:
                continue
            params = {name: (0, 1) if name == "seats_named" else 1 for name in variables}
            assert at_the_table.say(id, **params) == ours.say(id, **params), f"{rules.name}: {id}"


def test_the_last_number_of_a_list_is_no_player() -> None:
    texts = games.find("politico").texts("en").beside(CLI)
    assert texts.say("play-not-understood", low=1, last=7).startswith("Type a number from 1 to 7,")


def test_a_message_in_a_message_is_said_in_the_same_language() -> None:
    said = Texts("fr").say("misread", place=Message("nobody"), what=Message("seat-number", {"number": 2}))
    assert said == "personne\u00a0: Joueur 2"

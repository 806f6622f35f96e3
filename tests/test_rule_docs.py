"""Every game's page of rules, docs/rules/GAME.md, against its tests and its code.

An item of such a page has the key of a paragraph of the rulebook with a number, or of a ruling; what it says
stands under the same key on the page that players read, `texts/rules.en.md` and `rules.fr.md`:

    **Déroulement 5** (Elsewhere **§5b 3**, of a card **§9a Rally 1**; or **II.2.c 1**.)
    *Code:* `vote.Vote.may_open`.
    *Tests:* `test_deroulement_after_laying_one_may_play_one_action_card`.
"""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import NamedTuple

import pytest

from hemicycle import games
from hemicycle.engine.ballot import Ballot
from hemicycle.engine.citations import cited_by, items
from hemicycle.engine.flow import Frame
from hemicycle.engine.rulebook import PageName, Picture, Rulebook, blocks, rulebook
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.window import Window
from tests import registered
from tests.registered import ROOT


class Item(NamedTuple):
    """One rule of a page."""

    key: str
    code: list[str]
    tests: list[str]

    @property
    def paragraph(self) -> str:
        """How its tests begin: of «Déroulement 5» with `test_deroulement_`, of «D12» with `test_ruling_d12_`.

        R stands for a dossier, which code and tests cite without a letter: `test_ruling_12_` is of «R12».
        """
        if re.fullmatch(r"[A-Z]\d+", self.key):
            return f"test_ruling_{self.key.lower().removeprefix('r')}_"
        name = re.sub(r"\s*\d+[a-z]?$", "", self.key)
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        return "test_" + re.sub(r"\W+", "_", plain) + "_"


def items_in(text: str) -> list[Item]:
    """The items of a page."""
    found = []
    for paragraph in text.split("\n\n"):
        if item := re.fullmatch(r"\*\*([^*]+)\*\*\s.*?\*Code:\*(.*?)\*Tests:\*(.*)", paragraph.strip(), re.DOTALL):
            key, code, tests = item.groups()
            found.append(Item(key.strip(), re.findall(r"`([^`]+)`", code), re.findall(r"`([^`]+)`", tests)))
        elif re.match(r"\*\*[^*]+ \d+[a-z]?\*\*|\*\*[A-Z]\d+\*\*", paragraph.strip()):
            raise AssertionError(f"this rule names no code and no tests: {paragraph.strip()[:80]}")
    return found


@cache
def page(game: str) -> tuple[Item, ...]:
    return tuple(items_in(registered.page(games.find(game)).read_text("utf-8")))


def code(game: str) -> list[Path]:
    """The modules of a game."""
    return sorted(Path(str(resources.files(games.find(game).package))).rglob("*.py"))


@cache
def functions_in(game: str) -> frozenset[str]:
    """Every test function of a game."""
    return frozenset(
        node.name
        for file in (ROOT / "tests" / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


every_game = pytest.mark.parametrize("game", games.names())
every_language = pytest.mark.parametrize("language", LANGUAGES)

PAGES: tuple[PageName, ...] = ("rules", "minutes")


@every_game
def test_every_game_has_its_page(game: str) -> None:
    assert page(game), f"docs/rules/{game}.md has no items"


@every_game
def test_every_item_has_a_test(game: str) -> None:
    without = [item.key for item in page(game) if not item.tests]
    assert not without, f"these rules have no test: {without}"


@every_game
def test_every_test_named_there_exists(game: str) -> None:
    named = {test for item in page(game) for test in item.tests}
    assert not named - functions_in(game), "these tests do not exist"


@every_game
def test_every_function_named_there_exists(game: str) -> None:
    for item in page(game):
        assert item.code, f"{item.key} does not say where its code is"
        for where in item.code:
            module, _, names = where.partition(".")
            found = import_module(f"hemicycle.games.{game}.{module}")
            for name in names.split(".") if names else ():
                assert hasattr(found, name), f"{item.key}: there is no {where}"
                found = getattr(found, name)


@every_game
def test_every_test_named_after_a_rule_is_listed(game: str) -> None:
    paragraphs = tuple({item.paragraph for item in page(game)} | {"test_ruling_"})
    listed = {test for item in page(game) for test in item.tests}
    left_out = sorted(test for test in functions_in(game) if test.startswith(paragraphs) and test not in listed)
    assert not left_out, "these tests are named after a rule and not listed"


@every_game
def test_every_test_named_after_a_ruling_stands_under_it(game: str) -> None:
    for item in page(game):
        if item.paragraph.startswith("test_ruling_"):
            mine = {test for test in functions_in(game) if test.startswith(item.paragraph)}
            assert mine <= set(item.tests), f"{item.key} does not list {mine - set(item.tests)}"


def book(game: str, language: str, name: PageName = "rules") -> Rulebook:
    """What players read."""
    rules = games.find(game)
    found = rulebook(rules.package, language, name)
    registered.wanted(rules, f"page texts/{name}.{language}.md", found)
    assert found is not None
    return found


@every_game
@every_language
def test_players_read_every_item_and_no_other(game: str, language: str) -> None:
    # A vector is a worked case for programmers.
    proved = {item.key for item in page(game) if not item.key.startswith("Vector ")}
    said = set(book(game, language).items)
    assert said == proved, f"only one of the two pages has {sorted(said ^ proved)}"
    empty = [item.key for item in book(game, language).items.values() if not item.text]
    assert not empty, "these say nothing"


@every_game
def test_both_languages_have_the_same_page(game: str) -> None:
    """The same parts, items, options, editions and pictures, in the same order."""

    def form(page: Rulebook) -> list[object]:
        return [
            drawn(page.lead),
            *(
                (one.level, drawn(one.lead), [(i.key, i.options, i.editions, drawn(i.text)) for i in one.items])
                for one in page.sections
            ),
        ]

    for name in PAGES:
        english, *others = (form(book(game, language, name)) for language in LANGUAGES)
        for other in others:
            for one, two in zip(english, other, strict=True):
                assert one == two


def drawn(text: str) -> list[str]:
    """The names of the pictures in a text."""
    return [one.name for one in blocks(text) if isinstance(one, Picture)]


@every_game
@every_language
def test_options_and_editions_of_an_item_exist(game: str, language: str) -> None:
    rules = games.find(game)
    for item in book(game, language).items.values():
        assert set(item.options) <= set(rules.choices()), f"{item.key}: {item.options}"
        assert set(item.editions) <= set(rules.editions), f"{item.key}: {item.editions}"


@every_game
@every_language
@pytest.mark.parametrize("name", PAGES)
def test_what_marks_an_item_stands_in_an_item(game: str, language: str, name: PageName) -> None:
    """Elsewhere, or written otherwise, it would be read as text; so would a picture within a line."""
    found = book(game, language, name)
    texts = [found.lead, *(one.lead for one in found.sections), *(item.text for item in found.items.values())]
    for text in texts:
        words = " ".join(one for one in blocks(text) if isinstance(one, str))
        assert not re.search(r"\*(Options?|[EÉ]ditions?)\W*\*|picture:", words), words[:80]


@every_game
@every_language
def test_every_address_is_one_of_one_paragraph(game: str, language: str) -> None:
    found = book(game, language)
    addresses = [item.anchor for item in found.items.values()] + [one.anchor for one in found.sections]
    assert all(addresses)
    assert len(set(addresses)) == len(addresses)


@every_game
@every_language
def test_two_minutes_are_two_minutes(game: str, language: str) -> None:
    """Four to six parts of a few sentences, and hardly a part without a picture."""
    parts = book(game, language, "minutes").sections
    assert 4 <= len(parts) <= 7
    words = sum(len(one.lead.split()) for one in parts)
    assert words <= 480, f"{words} words take longer"


@every_game
def test_no_number_is_left_out_and_none_stands_twice(game: str) -> None:
    keys = [item.key for item in page(game)]
    assert len(keys) == len(set(keys)), "a rule stands twice"
    numbers: dict[str, set[int]] = {}
    for item in page(game):
        kind = item.paragraph
        if kind.startswith("test_ruling_"):
            kind = f"ruling {item.key.rstrip('0123456789')}"
        numbers.setdefault(kind, set()).add(int(re.findall(r"\d+", item.key)[-1]))
    for kind, found in numbers.items():
        assert found == set(range(1, max(found) + 1)), f"{kind}: a number is left out"


@every_game
def test_every_ruling_that_the_code_cites_stands_there(game: str) -> None:
    keys = {item.key for item in page(game)}
    for file in code(game):
        cited = {one if one[0].isalpha() else f"R{one}" for one in rulings_cited(file.read_text("utf-8"))}
        assert cited <= keys, f"{file.name} cites {sorted(cited - keys)}"


def rulings_cited(text: str) -> set[str]:
    """The rulings that a text cites: ruling D4; rulings P1, Q2; rulings 11 to 15."""
    found: set[str] = set()
    for cited in re.findall(r"[Rr]ulings? ([A-Z]?\d+(?:(?:,| and| to) [A-Z]?\d+)*)", text):
        found.update(re.findall(r"[A-Z]?\d+", cited))
        for first, last in re.findall(r"(?<!\w)(\d+) to (\d+)", cited):
            found.update(str(number) for number in range(int(first), int(last)))
    return found


def paragraphs_cited(text: str) -> set[str]:
    """The paragraphs of a rulebook that a text cites: with a sign (§5b), or by Roman chapters (I.2, II.2.c)."""
    return set(re.findall(r"§\d+[a-z]?", text)) | set(re.findall(r"(?<![\w.])[IVX]+\.\d+(?:\.[a-z])?\b", text))


@every_game
def test_every_paragraph_that_the_code_cites_stands_there(game: str) -> None:
    paragraphs = {item.key.split()[0] for item in page(game)}
    # Of a paragraph that the page has only in parts (I.2.a to I.2.c) the whole may be cited too.
    paragraphs |= {paragraph.rpartition(".")[0] for paragraph in paragraphs}
    for file in code(game):
        cited = paragraphs_cited(file.read_text("utf-8"))
        assert cited <= paragraphs, f"{file.name} cites {sorted(cited - paragraphs)}"


def citations_in(source: str) -> Iterator[str]:
    """What docstrings begin with, and what messages name."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef():
                if found := re.match(r"(\S.*?)  \S", ast.get_docstring(node, clean=False) or ""):
                    yield found[1]
            case ast.Call(func=ast.Name("Message"), args=[_, _, ast.Constant(str(citation))]):
                yield citation


def rule_files(game: str) -> list[Path]:
    """A game's source but for its bots."""
    return [file for file in code(game) if "bot" not in file.parts]


@every_game
@every_language
def test_every_citation_leads_to_its_paragraph(game: str, language: str) -> None:
    found = book(game, language)
    for file in rule_files(game):
        for citation in citations_in(file.read_text("utf-8")):
            dead = [named for named in items(citation) if found.find(named) is None]
            assert not dead, f"{file.name} cites {dead}"


@every_game
def test_every_frame_cites_its_rule(game: str) -> None:
    """So every question has one; a ballot or a window may leave it to whoever calls it."""
    for frame in games.find(game).vocabulary.every(Frame):
        if not issubclass(frame, Ballot | Window):
            assert cited_by(frame), f"the docstring of {frame.__name__} begins with no citation"


def test_every_page_is_that_of_a_game() -> None:
    assert {file.stem for file in (ROOT / "docs" / "rules").glob("*.md")} <= set(games.names())


def test_the_check_itself_knows_the_items_of_all_games_by_their_tests() -> None:
    for key, begins in {
        "Déroulement 5": "test_deroulement_",
        "D12": "test_ruling_d12_",
        "§5b 3": "test_5b_",
        "§9a Negative Campaign 1": "test_9a_negative_campaign_",
        "II.6 4": "test_ii_6_",
        "I.2.b 10": "test_i_2_b_",
        "Sheet Grève générale 1": "test_sheet_greve_generale_",
        "R12": "test_ruling_12_",
        "Phase 1 3": "test_phase_1_",
    }.items():
        assert Item(key, [], []).paragraph == begins


def test_the_check_itself_knows_a_paragraph_when_it_is_cited() -> None:
    assert paragraphs_cited(
        "§5d  As I.2 says, and II.2.c; rulings P1, Q2. I.e. not this: e.g. III, v1.2, X.Y"
    ) == {
        "§5d",
        "I.2",
        "II.2.c",
    }


def test_the_check_itself_knows_a_ruling_when_it_is_cited() -> None:
    text = "Ruling D4  As it says (rulings P1, Q2 and 7); rulings 11 to 14, 30. Of 5 rulings none."
    assert rulings_cited(text) == {"D4", "P1", "Q2", "7", "11", "12", "13", "14", "30"}


def test_the_check_itself_notices_an_item_without_tests() -> None:
    with pytest.raises(AssertionError, match="names no code and no tests"):
        items_in("**D1**\n*Code:* `vote.Vote`.")
    (item,) = items_in("**D1**\n*Code:* `vote.Vote`.\n*Tests:* none yet.")
    assert item.tests == []

"""The command line speaks the reader's language: help, headings, errors, results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from hemicycle.cli import main
from hemicycle.cli.commands import CHOOSE_LANGUAGE, HELP, Argument, Command, Option, key
from hemicycle.cli.language import of_the_system
from hemicycle.engine.texts import LANGUAGES, Texts, source
from tests.test_refusals import english

from .conftest import Run, record_of


def every_command(command: click.Command = main, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, click.Group):
        for name, one in command.commands.items():
            yield from every_command(one, (*path, name))


def found(path: tuple[str, ...]) -> click.Command:
    command: click.Command = main
    for name in path:
        assert isinstance(command, click.Group)
        command = command.commands[name]
    return command


COMMANDS = [*every_command()]
in_every_command = pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(("hemicycle", *path)))

# The language


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en_GB:fr"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    monkeypatch.delenv("LANG")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert of_the_system() == spoken
    assert run("--help").stdout.startswith({"en": "Usage: ", "fr": "Utilisation\u00a0: "}[spoken])


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "fr", "play", "--help"),
        ("--lang=fr", "play", "--help"),
        ("play", "--lang", "fr", "--help"),
        ("play", "-h", "--lang", "fr"),
        ("--lang", "en", "play", "--help", "--lang=fr"),
    ],
)
def test_lang_stands_before_or_after_the_command(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.exit_code == 0
    assert done.stdout.startswith("Utilisation\u00a0: hemicycle play [OPTIONS] [JEU]")


def test_lang_is_stronger_than_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Que joue-t-on" not in run("--lang", "en", "rules", "koalition").stdout
    assert "is missing" in run("--lang", "en", "replay").stderr
    assert "il manque" in run("replay").stderr


# Help


@in_every_command
def test_every_command_and_option_has_its_words(path: tuple[str, ...]) -> None:
    command = found(path)
    assert isinstance(command, Command)
    assert command.help is None or command.help == command.callback.__doc__
    for language in LANGUAGES:
        texts = Texts(language, beside=("hemicycle.cli",))
        assert texts.has(f"help-command-{key(command)}")
        for param in command.get_params(click.Context(command)):
            assert isinstance(param, Option | Argument), param.name
            if isinstance(param, Option):
                assert param.help is None or param.name == "version"
                name = max(param.opts, key=len).lstrip("-")
                assert texts.has(f"help-option-{name}") or texts.has(f"help-option-{key(command)}-{name}"), name


def test_no_words_are_for_what_is_not_there() -> None:
    known = set()
    for command in map(found, COMMANDS):
        known |= {f"help-command-{key(command)}", f"help-command-{key(command)}-more", "help-default"}
        for param in (*command.params, CHOOSE_LANGUAGE, HELP):
            name = max(param.opts, key=len).lstrip("-")
            known |= {f"help-option-{name}", f"help-option-{key(command)}-{name}"}
    assert set(re.findall(r"^help-[\w-]+", source("hemicycle.cli", "en"), re.MULTILINE)) <= known


@in_every_command
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language(run: Run, path: tuple[str, ...], language: str) -> None:
    done = run(*path, "--help", "--lang", language)
    assert done.exit_code == 0
    page = done.stdout
    assert page.startswith({"en": "Usage: hemicycle", "fr": "Utilisation\u00a0: hemicycle"}[language])
    assert not re.search(r"help-|metavar-|heading-|\{", page)
    assert all(len(line) <= 80 for line in page.splitlines())
    # Commands, options and values are typed as they are in any language.
    told = re.sub(r"^  \w+  |--?[\w-]+|\[[\w|]+\]|\w+\.\w+", "", page, flags=re.MULTILINE)
    if language == "fr":
        assert not english(told), told
        assert not re.search(r"\b[A-Z]*(FILE|GAME|NAME|VALUE|FOLDER|NUMBER|TEXT|COMMAND)S?\b", told), told
    else:
        assert not re.search(r"[éèàêç\u00a0\u202f]", told), told


# What is wrong: every kind of bad input to every command


@in_every_command
@pytest.mark.parametrize("wrong", ["--dance", "--lang de", "again again again", "--help=yes", "--lang"])
def test_bad_input_is_answered_in_french(
    run: Run, monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...], wrong: str
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    done = run(*path, *wrong.split())
    assert done.exit_code == 2
    told = re.sub(r"«.*?»|'.*?'", "", done.stderr.partition("choisissez parmi")[0])
    assert re.fullmatch(r"hemicycle: [^\n]+\n?", told), told
    assert not english(told), told


@in_every_command
def test_what_is_missing_is_named_in_french(run: Run, path: tuple[str, ...]) -> None:
    wanted = [param for param in found(path).params if isinstance(param, Argument) and param.required]
    if wanted or path == ("edition",):
        told = run(*path, "--lang", "fr").stderr
        assert re.search(
            r"il manque (JEU|FICHIER|DOSSIER|JOUEUR|TABLE|LIGNE|NOM|--out)|indiquez une de ces commandes", told
        ), told


# What is told


def test_a_simulation_is_told_in_french(run: Run) -> None:
    words = ("--players", "3", "--games", "12", "--option", "countries=5", "--jobs", "1", "--bots", "novice")
    done = run("simulate", "koalition", *words, "--deals", "all", "--out", "out.json", "--lang", "fr")
    assert "12 parties de Koalition (second), 3 joueurs" in done.stdout
    assert re.search(r"\d,\d\u202f?\u00a0?%", done.stdout)
    assert "Infractions\u00a0: 0" in done.stdout
    assert "Résultat écrit dans out.json." in done.stdout
    assert not english(done.stdout), done.stdout


def test_a_conformance_run_is_told_in_french(run: Run) -> None:
    done = run("check", "koalition", "--games", "1", "--sight", "1", "--jobs", "1", "--lang", "fr")
    assert len(re.findall(r"\u00a0: 1 partie, .* décisions, 0 infraction$", done.stdout, re.MULTILINE)) == 2
    assert not english(done.stdout), done.stdout


@pytest.mark.parametrize("decisions", [None, 5])
def test_a_proof_is_told_in_french(run: Run, tmp_path: Path, decisions: int | None) -> None:
    (tmp_path / "game").write_text(record_of(decisions=decisions), "utf-8")
    done = run("verify", "game", "--lang", "fr")
    assert done.exit_code == 0
    assert "Aucune ligne n’a été modifiée" in done.stdout
    assert not english(done.stdout), done.stdout


def test_editions_are_told_in_french(run: Run, tmp_path: Path) -> None:
    listed = run("edition", "list", "--lang", "fr").stdout
    assert "édition" in listed
    assert not english(listed), listed
    (tmp_path / "mine.toml").write_text(run("edition", "show", "koalition", "--toml").stdout, "utf-8")
    checked = run("edition", "check", "mine.toml", "--lang", "fr").stdout
    assert "contient une édition valide de Koalition" in checked
    assert not english(checked), checked


def test_whoever_stops_it_is_answered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hemicycle.bots.simulation.simulate", stopped)
    done = run("simulate", "koalition", "--lang", "fr")
    assert done.exit_code == 1
    assert done.stderr == "\nArrêt.\n"

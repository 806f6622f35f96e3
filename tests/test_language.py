"""Every text is fit for print, as an editor would read it: the checks of tests/language, and the proof of each."""

from __future__ import annotations

import re

import pytest

from hemicycle.engine.rulebook import rulebook
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from tests.language.checks import CHECKS
from tests.language.elsewhere import misnamed, punctuated
from tests.language.every import CHECKED
from tests.language.played import misheard
from tests.language.reading import parsed
from tests.registered import every_game


@pytest.mark.parametrize("check", CHECKED)
def test_no_text_has_this_fault(check: str) -> None:
    found = CHECKED[check]()
    assert not found, "\n".join(["", *(f"{where}: {what}" for where, what in found.items())])


# Each check finds what it is for: messages as they once were, and as they are right

FAULTY = [
    ("elision", "fr", "term-fell-motion = La motion { DE($author) } renverse le gouvernement de { $premier }."),
    ("elision", "fr", "bot-vote-no-better = Ce que { $proposer } me donnait était trop peu."),
    ("elision", "fr", "board-give = { $what } à { $seat }"),
    ("gender", "fr", "term-elected-vote = est élu Président"),
    ("gender", "fr", "term-killed = { $family } est mort : { $bills } hors du jeu."),
    ("gender", "fr", "term-competence-removed = { $seat } est destitué, par { $yes } contre { $no }."),
    ("gender", "fr", "event-retreat-refused = { $family } n’est pas accueilli : { $to }."),
    ("gender", "fr", "event-pile-announced = Pour { $family } : { $value } M, dit-il."),
    ("gender", "fr", "refused-deal-not-own = Seul { $seat }, qui a fait cette proposition, peut la retirer."),
    ("gender", "fr", "event-coalition-invited = { $seat } appelle { $members } à le rejoindre."),
    ("gender", "fr", "bot-burgle = { $family } n’est sûrement pas chez lui."),
    ("gender", "fr", "ready-yes = Je suis prêt"),
    ("gender", "fr", "guest-name = Invité { $number }"),
    ("gender", "fr", "help-action-choose-player = C’est lui que l’événement touche."),
    ("gender", "fr", "x = { $seat } est désormais un Premier ministre comme un autre, et peut être attaqué."),
    ("numbers", "fr", "x = { $number ->\n    [one] une carte\n   *[other] { $number } cartes\n}"),
    ("numbers", "fr", "x = avec { $number ->\n    [one] son siège\n   *[other] ses { $number } sièges\n}"),
    ("numbers", "fr", "board-funds-of = { $food } jetons"),
    ("numbers", "fr", "x = { $number ->\n    [0] 0 jetons\n   *[other] { $number } jeton\n}"),
    ("numbers", "fr", "board-has-voted = { $number } sur { $players } ont voté"),
    ("numbers", "fr", "board-loyal = { $number } { DE($seat) } restent"),
    ("numbers", "fr", "board-go-stay = { $go } partent, { $stay } restent"),
    ("numbers", "fr", "x = { $number } jetons restera en place"),
    ("numbers", "en", "board-funds-of = { $food } tokens"),
    ("numbers", "en", "x = { $points ->\n    [1] one point\n   *[other] { $points } points\n}"),
    ("open-list", "fr", "term-invited-all = Acceptent : { $members }."),
    ("open-list", "fr", "x = Gouvernent { $seats }, avec la majorité."),
    ("open-list", "fr", "term-bank-there = La Banque ouvre. Y sont : { $families }."),
    ("open-list", "fr", "pause-who = { $names } voudrait une pause."),
    ("open-list", "fr", "event-deck-shuffled = La pioche est épuisée : { $told } sont mélangées."),
    ("sentence", "fr", "event-post-given = { $post } : { $family }."),
    ("sentence", "fr", "event-attempt-failed = la police secrète échoue."),
    ("sentence", "fr", "event-candidate-named = { $seat } : désigne { $family }."),
    (
        "sentence",
        "fr",
        "event-fire-split = { CAP($area) }, salve { $salvo } : vise unité par unité : { $families }.",
    ),
    (
        "sentence",
        "fr",
        "plot-banzhaf-help = Dans quelle part une place pouvait-elle à elle seule changer l’issue.",
    ),
    ("sentence", "en", "event-candidate-named = { $seat }: names { $family }."),
    ("typography", "fr", "x = Fermer : maintenant"),
    ("typography", "fr", "x = Fermer ?"),
    ("typography", "fr", "x = Un instant …"),
    ("typography", "fr", "x = Paroles & accords"),
    ("typography", "fr", "x = l'armée"),
    ("typography", "fr", "x = « oui »"),
    ("typography", "fr", "x = { $number } M"),
    ("typography", "en", "x = It can't be read."),
    ("typography", "en", "x = Two  spaces"),
]
RIGHT = [
    (
        "elision",
        "fr",
        "x = Le budget { DE($seat) } passe, lors{ QUE($party) } donne { $number } M { A($family) }.",
    ),
    (
        "gender",
        "fr",
        "x = { $seat } remporte la présidence : il faut { $number } voix, et le parti { $party } est doublé.",
    ),
    (
        "numbers",
        "fr",
        "x = { $number ->\n    [0] aucune carte\n    [one] une carte\n   *[other] { $number } cartes\n}",
    ),
    ("numbers", "en", "x = { $number ->\n    [one] { $number } card\n   *[other] { $number } cards\n}"),
    ("open-list", "fr", "x = Au gouvernement : { $members }."),
    ("sentence", "fr", "event-post-given = { CAP($post) } : { $family }."),
    ("typography", "fr", "x = « Oui »\u202f; d’accord\u202f? L’un : l’autre…"),
]


@pytest.mark.parametrize(("check", "language", "message"), FAULTY)
def test_the_check_finds_it(check: str, language: str, message: str) -> None:
    (said,) = parsed(message, "", language)
    assert list(CHECKS[check](said))


@pytest.mark.parametrize(("check", "language", "message"), RIGHT)
def test_the_check_leaves_what_is_right(check: str, language: str, message: str) -> None:
    (said,) = parsed(
        message.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»"), "", language
    )
    assert list(CHECKS[check](said)) == []


def test_what_is_heard_is_checked() -> None:
    assert list(misheard("event-x", "la police secrète échoue.", "fr"))
    assert list(misheard("event-x", "Le budget de Ada est rejeté.", "fr"))
    assert list(misheard("event-x", "Ada reconnaît la victoire de le Président.", "fr"))
    assert list(misheard("event-x", "2 sièges d’Anouk change de camp.".replace("d’Anouk ", ""), "fr"))
    assert list(misheard("event-x", "Le budget d’Ada passe au Parlement.", "fr")) == []


@pytest.mark.parametrize(
    ("line", "suffix"),
    [
        ('<p class="small soft">{one.said}: <em>{one.why}</em></p>', ".svelte"),
        (
            "  way.family >= 0 ? `${speech.area(way.to)}: ${speech.family(way.family)}` : speech.area(way.to);",
            ".svelte",
        ),
        (
            "let told = $derived(benches.map((one) => `${speech.seat(one.seat)}`).join('; '));".replace("'", '"'),
            ".svelte",
        ),
        ('{#if deal.reason}<p class="reason">« {deal.reason} »</p>{/if}', ".svelte"),
        ('words = [f"{value_name(value)}: {texts.option(name, value)}" for value in values]', ".py"),
        ('effects = "; ".join(say_effect(texts, parse(text)) for text in drawn["effects"])', ".py"),
    ],
)
def test_punctuation_between_texts_is_found(line: str, suffix: str) -> None:
    assert punctuated(line, suffix)


def test_types_are_no_texts() -> None:
    assert not punctuated("let { live, move }: { live: LiveTable; move: number } = $props();", ".svelte")
    assert not punctuated("}: {", ".svelte")


def test_the_glossary_is_kept() -> None:
    assert list(misnamed("src/hemicycle/games/junta/texts/fr.ftl", "{$seat} fait fusiller {$family}."))
    assert list(misnamed("web/src/games/zoocracy/texts/fr.ftl", "derrière le paravent"))
    assert list(misnamed("src/hemicycle/games/junta/texts/fr.ftl", "Payer pour {$unit}"))
    assert list(misnamed("src/hemicycle/server/texts/fr.ftl", "Qui est prêt peut rester."))
    assert list(misnamed("src/hemicycle/games/politico/texts/fr.ftl", "interdit jusqu’au tour 22"))
    assert list(misnamed("src/hemicycle/games/politico/texts/fr.ftl", "interdit jusqu’au début du tour 22")) == []


@every_game
def test_rules_are_the_same_in_both_languages_one_by_one(rules: Rules) -> None:
    """Each with the same figures; that none is left out test_rule_docs.py sees to."""
    english, french = (rulebook(rules.package, language) for language in LANGUAGES)
    assert english
    assert french
    for key, item in english.items.items():
        figures = [sorted(re.findall(r"\d+", text)) for text in (item.text, french.items[key].text)]
        assert figures[0] == figures[1], key

"""How Junta is told: what its terms make of names, areas and cards."""

from __future__ import annotations

import pytest

from hemicycle.engine.flow import question
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.events import HelicopterFlew, UnitsLost, UnitsMarched
from hemicycle.games.junta.edition import JuntaEdition
from hemicycle.games.junta.events import CardsDrawn, CardsSwapped
from hemicycle.games.junta.politics.events import (
    AssassinationAnnounced,
    CandidateNamed,
    PostGiven,
    RoundOver,
    VotesGiven,
)
from hemicycle.games.junta.terms import say_area

NAMES = ("Ann", "Élodie", "Hugo")
PUPPET = len(NAMES)


def spoken(language: str) -> Texts:
    return RULES.texts(language, NAMES).playing(RULES.find_edition("las-bananas"))


@pytest.mark.parametrize("id", RULES.editions)
def test_every_area_has_its_article_in_a_sentence_and_none_on_the_map(id: str) -> None:
    edition = JuntaEdition.built_in(RULES.package, id)
    texts = RULES.texts("fr", NAMES).playing(edition)
    for area, place in edition.places.items():
        assert texts.named("area", area).startswith(("le ", "la ", "l’", "les ")), area
        assert say_area(texts, area) == place.title["fr"]


@pytest.mark.parametrize("id", RULES.editions)
def test_no_title_has_a_colon_which_would_cut_its_sentence(id: str) -> None:
    edition = JuntaEdition.built_in(RULES.package, id)
    assert edition.cards["bribe-police"].title == {"en": "Bribe (Police)", "fr": "Pot-de-vin (Police)"}
    assert not [title for titles in edition.titles.values() for title in titles.values() if ":" in title]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (VotesGiven(1, "radicals", "for", 3), "Élodie vote pour\u00a0: 3 voix (Radicaux)."),
        (
            VotesGiven(PUPPET, "family", 1, 1),
            "Le fantoche A vote pour Élodie\u00a0: 1 voix (voix de la famille).",
        ),
        (
            RoundOver("president", 2, (0, 1), (4, 1)),
            "À l’issue du second tour de scrutin\u00a0: 4 voix pour Ann et 1 voix pour Élodie.",
        ),
        (
            RoundOver("budget", 1, ("for", "against"), (4, 0)),
            "À l’issue du premier tour de scrutin\u00a0: 4 voix pour et 0 voix contre.",
        ),
        (CardsDrawn(0, (0,), 0, ()), "Ann ne pioche aucune carte\u00a0: il n’en reste plus."),
        (
            CardsSwapped((0,), 0, PUPPET, ("church", "riots")),
            "Ann donne Église au fantoche A et reçoit Émeutes.",
        ),
        (PostGiven("admiral", 1), "Élodie reçoit le poste d’amiral de la Navy."),
        (PostGiven("admiral", -1), "Le poste d’amiral de la Navy reste vacant."),
        (
            AssassinationAnnounced(0, "", 1, "bank"),
            "Ann annonce un assassinat\u00a0: la police secrète contre Élodie, à la Banque.",
        ),
        (AssassinationAnnounced(0, "burglars", 1, "residence"), "Ann joue Cambrioleurs contre Élodie."),
        (
            UnitsMarched(1, "university", "docks", ("police", "students"), (1, 2)),
            "Élodie déplace 1 unité de police et 2 unités d’étudiants vers les Docks, depuis l’Université.",
        ),
        (
            UnitsLost(1, "docks", "brigade-1", 1),
            "Élodie perd 1 unité de la Première Brigade aux Docks.",
        ),
        (CandidateNamed(0, 1), "Ann désigne Élodie pour la présidence."),
        (CandidateNamed(1, 1), "Élodie propose sa propre candidature à la présidence."),
        (
            HelicopterFlew(1, "docks", "market", (), ()),
            "L’hélicoptère d’Élodie vole des Docks vers le Marché.",
        ),
    ],
)
def test_what_happens_is_a_sentence(event: Event, told: str) -> None:
    assert spoken("fr").event(event) == told


@pytest.mark.parametrize(
    ("language", "family", "told"),
    [
        ("en", 0, "Where do you go?"),
        ("en", PUPPET, "Where do you send puppet A?"),
        ("fr", 0, "Où allez-vous\u202f?"),
        ("fr", PUPPET, "Où envoyez-vous le fantoche A\u202f?"),
    ],
)
def test_a_player_is_asked_for_himself_or_for_a_puppet(language: str, family: int, told: str) -> None:
    asked = question(0, "choose-location", [], {"family": family})
    assert spoken(language).request(asked) == told

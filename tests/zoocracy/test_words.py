"""What people read: one and several, who is needed, and what a majority is."""

from __future__ import annotations

import pytest

from hemicycle.engine.words import Event, Message
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.events import (
    FormationFailed,
    GoalNamed,
    GovernmentFormed,
    LoyaltyPlayed,
    ProposalRefused,
    SeatsDefected,
)

from .builders import A, B, C

NAMES = ("Ada", "Yann", "Zoé")


def formed(*members: int, motion: bool = False) -> GovernmentFormed:
    first = members[0]
    return GovernmentFormed(members, 21, 20, first, first, first, first, None, motion)


ALONE = "Prime Minister Yann, Finance Yann, Defence Yann; goal of this round for Yann."
SANS = "Yann Premier ministre, Yann aux Finances, Yann à la Défense\u202f; objectif de cette manche pour Yann."


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            LoyaltyPlayed(A, "hippos", 1, "loyalty-hippos"),
            "Ada plays Loyalty: 1 token stays on the hippos after the count.",
            "Ada joue Loyauté\u00a0: 1 jeton restera chez les hippopotames après le décompte.",
        ),
        (
            LoyaltyPlayed(A, "hippos", 2, "loyalty-hippos"),
            "Ada plays Loyalty: 2 tokens stay on the hippos after the count.",
            "Ada joue Loyauté\u00a0: 2 jetons resteront chez les hippopotames après le décompte.",
        ),
        (
            SeatsDefected(A, B, 1, "defectors"),
            "Ada plays Defectors and takes 1 seat from Yann.",
            "Ada joue Transfuges et prend 1 siège à Yann.",
        ),
        (
            SeatsDefected(A, B, 2, "defectors"),
            "Ada plays Defectors and takes 2 seats from Yann.",
            "Ada joue Transfuges et prend 2 sièges à Yann.",
        ),
        (
            ProposalRefused(A, 16, 21),
            "Ada’s proposal is refused: 16 seats in favour; the majority is 21.",
            "La proposition d’Ada est refusée\u00a0: 16 sièges pour, il en fallait 21.",
        ),
        (
            ProposalRefused(A, 1, 21),
            "Ada’s proposal is refused: 1 seat in favour; the majority is 21.",
            "La proposition d’Ada est refusée\u00a0: 1 siège pour, il en fallait 21.",
        ),
        (
            ProposalRefused(A, 0, 21),
            "Ada’s proposal is refused: no seat in favour; the majority is 21.",
            "La proposition d’Ada est refusée\u00a0: aucun siège pour, il en fallait 21.",
        ),
        (
            formed(B),
            f"Yann governs alone with 21 seats: {ALONE}",
            f"Yann gouverne sans partenaire, avec 21 sièges\u00a0: {SANS}",
        ),
        (
            formed(B, C, motion=True),
            f"The government falls. Yann and Zoé govern with 21 seats: {ALONE}",
            f"Le gouvernement tombe. Yann et Zoé gouvernent avec 21 sièges\u00a0: {SANS}",
        ),
        (
            GoalNamed(A, B),
            "As Prime Minister, Ada gives the goal to Yann.",
            "En tant que Premier ministre, Ada donne l’objectif à Yann.",
        ),
        (
            GoalNamed(A, A),
            "As Prime Minister, Ada keeps the goal for their own party.",
            "En tant que Premier ministre, Ada garde l’objectif pour son parti.",
        ),
        (
            FormationFailed((B,)),
            "No government is formed. The former one (Yann) stays in office until the election next round.",
            "Aucun gouvernement n’est formé. L’ancien (Yann) reste en place jusqu’à l’élection de la manche "
            "suivante.",
        ),
    ],
)
def test_what_happens_is_said_in_good_words(event: Event, english: str, french: str) -> None:
    assert RULES.texts("en", NAMES).event(event) == english
    assert RULES.texts("fr", NAMES).event(event) == french


@pytest.mark.parametrize(
    ("number", "french"),
    [(0, "Vous n’avez plus de jeton."), (1, "Vous n’avez que 1 jeton."), (2, "Vous n’avez que 2 jetons.")],
)
def test_what_is_refused_counts_rightly(number: int, french: str) -> None:
    assert RULES.texts("fr", NAMES).say(Message("refused-no-food", {"number": number})) == french

"""What people read: one and several, who is needed, and what a majority is."""

from __future__ import annotations

import pytest

from hemicycle.engine.words import Event, Message
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.events import (
    FormationFailed,
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


ALONE = "Prime Minister Yann, Finance Yann, Defence Yann; goal of this round Yann."
SANS = "Premier ministre Yann, Finances Yann, Défense Yann\u202f; objectif de cette manche Yann."


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            LoyaltyPlayed(A, "hippos", 1, "loyalty-hippos"),
            "Ada plays Loyalty: 1 token stays on the hippos after the count.",
            "Ada joue Loyauté\u00a0: 1 jeton restera en place chez les hippopotames.",
        ),
        (
            LoyaltyPlayed(A, "hippos", 2, "loyalty-hippos"),
            "Ada plays Loyalty: 2 tokens stay on the hippos after the count.",
            "Ada joue Loyauté\u00a0: 2 jetons resteront en place chez les hippopotames.",
        ),
        (
            SeatsDefected(A, B, 1, "defectors"),
            "Ada plays Defectors: 1 seat of Yann changes over.",
            "Ada joue Transfuges contre Yann\u00a0: 1 siège change de camp.",
        ),
        (
            SeatsDefected(A, B, 2, "defectors"),
            "Ada plays Defectors: 2 seats of Yann change over.",
            "Ada joue Transfuges contre Yann\u00a0: 2 sièges changent de camp.",
        ),
        (
            ProposalRefused(A, 16, 21),
            "The proposal of Ada is refused: 16 seats are for it, and 21 were needed.",
            "La proposition est refusée (Ada)\u00a0: 16 sièges pour, il en fallait 21.",
        ),
        (
            ProposalRefused(A, 1, 21),
            "The proposal of Ada is refused: 1 seat is for it, and 21 were needed.",
            "La proposition est refusée (Ada)\u00a0: 1 siège pour, il en fallait 21.",
        ),
        (
            ProposalRefused(A, 0, 21),
            "The proposal of Ada is refused: no seat is for it, and 21 were needed.",
            "La proposition est refusée (Ada)\u00a0: aucun siège pour, il en fallait 21.",
        ),
        (
            formed(B),
            f"Yann governs alone with 21 seats: {ALONE}",
            f"Yann gouverne sans partenaire, avec 21 sièges\u00a0: {SANS}",
        ),
        (
            formed(B, C, motion=True),
            f"The government falls. Yann and Zoé govern with 21 seats: {ALONE}",
            f"Le gouvernement tombe. Yann et Zoé gouvernent, avec 21 sièges\u00a0: {SANS}",
        ),
        (
            FormationFailed((B,)),
            "No government was formed. The former one (Yann) stays in office until the election next round.",
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

"""What may be typed at any question, in both languages, and what ends a question without an answer."""

from __future__ import annotations

LEAVE = ("q", "quit", "exit")
UNDO = ("u", "undo", "annuler")
HELP = ("h", "help", "aide")
WHY = ("w", "why", "pourquoi")
NOT_IT = ("not", "no", "pas")
"""After «why»: it asks the same without it."""
LEDGER = ("d", "ledger", "registre")
ABOUT_DEALS = ("deals", "deal", "offer", "accords", "accord", "offre")
"""After `?`: how deals are made in words."""
YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")


class Leave(Exception):
    """The person has had enough for now."""


class Anew(Exception):
    """What the person is asked has changed, by a step that was taken back or by a deal: it is put anew."""

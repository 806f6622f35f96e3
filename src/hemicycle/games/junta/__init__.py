"""Junta: families of a banana republic share out its foreign aid, and shoot over it."""

from hemicycle.engine.rules import Rules

from .edition import JuntaEdition
from .match import Match
from .promises import PROMISES
from .state import Junta, JuntaOptions
from .terms import TERMS

RULES = Rules(
    name="junta",
    version=3,
    package=__name__,
    state=Junta,
    first=Match,
    options=JuntaOptions,
    edition=JuntaEdition,
    editions=("las-bananas", "older"),
    longest=60_000,
    terms=TERMS,
    promises=PROMISES,
)

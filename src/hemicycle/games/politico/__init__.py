"""Politico: French parties form governments, and bring each other's down."""

from hemicycle.engine.rules import Rules

from .edition import PoliticoEdition
from .match import Match
from .promises import PROMISES
from .state import Politico, PoliticoOptions
from .terms import TERMS

RULES = Rules(
    name="politico",
    version=2,
    package=__name__,
    state=Politico,
    first=Match,
    options=PoliticoOptions,
    edition=PoliticoEdition,
    editions=("original",),
    longest=60_000,
    terms=TERMS,
    promises=PROMISES,
)

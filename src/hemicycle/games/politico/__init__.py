"""Politico: French parties form governments, and bring each other's down."""

from hemicycle.engine.evening import Evening
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
    evening=Evening(
        weight=2,
        seconds=16,
        decisions={3: 415, 4: 530, 5: 555, 6: 610, 7: 610, 8: 670},
        option="length",
        shares={"short": 0.6, "long": 1.6},
    ),
)

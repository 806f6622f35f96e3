"""Koalition, by Hartmut Witt: vote after vote through Europe, leaders of parties look for a majority."""

from hemicycle.engine.rules import Rules

from .edition import KoalitionEdition
from .match import Match
from .promises import PROMISES
from .state import Koalition, KoalitionOptions
from .terms import TERMS

RULES = Rules(
    name="koalition",
    version=2,
    package=__name__,
    state=Koalition,
    first=Match,
    options=KoalitionOptions,
    edition=KoalitionEdition,
    editions=("second", "first"),
    longest=20_000,
    terms=TERMS,
    promises=PROMISES,
)

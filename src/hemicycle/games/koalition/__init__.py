"""Koalition, by Hartmut Witt: vote after vote through Europe, leaders of parties look for a majority."""

from hemicycle.engine.evening import Evening
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
    evening=Evening(
        weight=1,
        seconds=6,
        decisions={3: 375, 4: 515, 5: 665, 6: 845, 7: 970, 8: 1200, 9: 1200, 10: 1400},
        option="countries",
        shares={5: 0.32, 10: 0.65},
    ),
)

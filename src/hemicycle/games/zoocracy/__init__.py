"""Zoocracy, by Simon Haas: animal parties woo the zoo, form governments and bring them down."""

from hemicycle.engine.evening import Evening
from hemicycle.engine.rules import Rules

from .edition import ZoocracyEdition
from .match import Match
from .promises import PROMISES
from .state import Zoocracy, ZoocracyOptions
from .terms import TERMS

RULES = Rules(
    name="zoocracy",
    version=2,
    package=__name__,
    state=Zoocracy,
    first=Match,
    options=ZoocracyOptions,
    edition=ZoocracyEdition,
    editions=("2019",),
    longest=6_000,
    terms=TERMS,
    promises=PROMISES,
    evening=Evening(weight=2, seconds=20, decisions={2: 160, 3: 230, 4: 265, 5: 315, 6: 360}),
)

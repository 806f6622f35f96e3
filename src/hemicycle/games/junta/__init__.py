"""Junta: families of a banana republic share out its foreign aid, and shoot over it."""

from hemicycle.engine.evening import Evening
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
    evening=Evening(weight=3, seconds=12, decisions={2: 660, 3: 805, 4: 825, 5: 915, 6: 1150, 7: 1150}),
)

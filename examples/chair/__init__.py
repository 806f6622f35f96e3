"""Chair: each round all vote in secret who gets the chair, and everybody has a secret friend."""

from hemicycle.engine.rules import Rules

from .edition import ChairEdition
from .match import Match
from .promises import PROMISES
from .state import Chair, ChairOptions
from .terms import TERMS

RULES = Rules(
    name="chair",
    version=1,
    package=__name__,
    state=Chair,
    first=Match,
    options=ChairOptions,
    edition=ChairEdition,
    editions=("standard",),
    longest=1_000,
    terms=TERMS,
    promises=PROMISES,
)

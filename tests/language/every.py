"""All checks by their names, each with what finds its faults: by place, what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.language.checks import CHECKS, faults
from tests.language.elsewhere import punctuation, rules_typography, terminology, unused
from tests.language.played import faults_played

CHECKED: dict[str, Callable[[], dict[str, str]]] = {
    **{check: partial(faults, check) for check in CHECKS},
    "rules": rules_typography,
    "punctuation": punctuation,
    "glossary": terminology,
    "unused": unused,
    "played": faults_played,
}

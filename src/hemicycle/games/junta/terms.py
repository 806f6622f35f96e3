"""stub"""
from __future__ import annotations

from hemicycle.engine.texts import Say

TERMS: dict[str, Say] = {}

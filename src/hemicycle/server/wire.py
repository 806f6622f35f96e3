"""How things are written for the wire."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hemicycle.engine.rules import plain

Encoded: TypeAlias = bytes
encode = msgspec.json.Encoder(enc_hook=plain).encode

"""Links as squares that a phone's camera reads (QR codes)."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO


@lru_cache(maxsize=64)
def drawn(link: str) -> bytes:
    """A link as a drawing in SVG: black on white, with the margin that readers want, whatever is around it."""
    import segno

    drawing = BytesIO()
    segno.make_qr(link, error="m").save(
        drawing, kind="svg", xmldecl=False, omitsize=True, light="white", svgclass=None, lineclass=None, nl=False
    )
    return drawing.getvalue()
